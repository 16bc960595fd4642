# New York 1901: reglas, casillas e identificadores.

id-new-york-1901 = New York 1901

## Preparación

known-colours = Las piezas vienen en amarillo, verde, azul y marrón.
    .title = Colores de la caja
    .problem = { $colour } no es un color de la caja ({ $colours }). Se queda como lo escribiste.
    .why = Vale cualquier nombre mientras cada jugador lleve un color distinto.

no-david-schneider = Con dos jugadores, la carta de personaje rosa, David Schneider, vuelve a la caja.
    .title = David Schneider se queda en la caja
    .problem = { $player } tiene la carta de personaje rosa, que no se usa con dos jugadores. Que robe otra.
    .why = El distrito rosa no está en juego, así que nadie podría empezar allí.

districts-in-play = Con dos jugadores, todas las cartas de territorio rosas vuelven a la caja. Con tres o cuatro se usan las de los cinco distritos.
    .title = Cartas de territorio en juego
    .problem = Con { $players } jugadores se usan las cartas de territorio de estos distritos: { $expected }.
    .why = El mazo debe coincidir con el terreno que se puede reclamar. Sin las rosas, los dos jugadores se encuentran antes.

three-streets = Se roban al azar tres de las cinco cartas Calles de Nueva York y se dejan boca arriba junto al tablero.
    .title = Tres calles
    .problem = { $found ->
        [one] Hay una calle anotada; se roban tres.
       *[other] Hay { $found } calles anotadas; se roban tres.
    }
    .why = En cada partida importan tres calles distintas.

different-streets = Hay una sola carta de cada calle, así que las tres son distintas.
    .title = Cada calle, una vez
    .problem = { $street } está anotada { $found } veces, pero solo hay una carta.
    .why = Las cinco cartas muestran cinco calles.

same-streets = Las calles robadas en la preparación son las que puntúan al final.
    .title = Las mismas calles al final
    .problem = En la preparación salieron { $drawn }; al final se cuentan { $counted }. Uno de los dos datos está mal.
    .why = Las cartas están junto al tablero durante toda la partida.

one-challenge = Se roba una de las cinco cartas de reto y vale para toda la partida.
    .title = Un solo reto
    .problem = En la preparación salió { $drawn }, pero al final consta { $counted }. Uno de los dos datos está mal.
    .why = Un objetivo extra basta para dar carácter a cada partida.

different-characters = Cada jugador recibe una carta de personaje. Hay una por distrito.
    .title = Personajes distintos
    .problem = { $players } tienen la carta de personaje del distrito { $district }, y solo hay una.
    .why = El personaje decide dónde empiezas, y nadie empieza en el mismo terreno.

starter-district = El edificio inicial va en el territorio con el símbolo de tu carta de personaje, en el distrito de esa carta.
    .title = Edificio inicial en su distrito
    .problem = El edificio inicial de { $player } está en el distrito { $found }, pero su personaje indica { $expected }.
    .why = El color de la carta señala el distrito, no el color de tus piezas.

starter-size = El edificio inicial ocupa un territorio de tamaño 2.
    .title = Edificio inicial en tamaño 2
    .problem = El edificio inicial de { $player } está en un territorio de tamaño { $found }; le toca uno de tamaño 2.
    .why = Todos empiezan igual de pequeños.

first-card-district = Toma una carta de territorio que coincida con el terreno de tu edificio inicial y ponla sobre tu carta de personaje.
    .title = Primera carta del mismo distrito
    .problem = La primera carta de territorio de { $player } es del distrito { $found }, pero empieza en { $expected }.
    .why = Las cartas sobre tu personaje llevan la cuenta de lo que posees.

first-card-size = La primera carta de territorio es de tamaño 2, como el terreno del edificio inicial.
    .title = Primera carta de tamaño 2
    .problem = La primera carta de territorio de { $player } es de tamaño { $found }; debe ser de tamaño 2.
    .why = Si se retira otra carta, el mazo ofrecería terreno que ya no está libre.

deck-size = Las cartas de los edificios iniciales salen del mazo para que coincida con los territorios libres: 50 cartas con dos jugadores, 62 con tres y 61 con cuatro.
    .title = Cartas en el mazo
    .problem = El mazo tiene { $found } cartas de territorio; con { $players } jugadores son { $expected } antes de formar el mercado.
    .why = Cada carta del mazo equivale a un territorio libre.

four-open = Se descubren cuatro cartas de territorio: el Mercado Abierto.
    .title = Cuatro cartas en el Mercado Abierto
    .problem = { $found ->
        [one] Hay una carta en el Mercado Abierto; se empieza con cuatro.
       *[other] Hay { $found } cartas en el Mercado Abierto; se empieza con cuatro.
    }
    .why = Al expandirte siempre eliges entre cuatro.

futures-size = Las demás cartas de territorio, barajadas y boca abajo, forman el Mercado de Futuros: 46, 58 o 57 cartas con dos, tres o cuatro jugadores.
    .title = Cartas en el Mercado de Futuros
    .problem = El Mercado de Futuros tiene { $found } cartas; con { $players } jugadores empieza con { $expected }.
    .why = Cuando se agota, el final está cerca.

four-legendaries = El tablero va en el centro y los cuatro rascacielos legendarios negros a su lado, al alcance de todos.
    .title = Cuatro rascacielos legendarios
    .problem = { $found ->
        [one] Hay un rascacielos legendario junto al tablero; son cuatro.
       *[other] Hay { $found } rascacielos legendarios junto al tablero; son cuatro.
    }
    .why = Son de quien los construya primero.

score-at-zero = Cada ficha de puntuación empieza en la casilla 0.
    .title = Desde cero
    .problem = { $player } empieza con { $found ->
        [one] 1 punto
       *[other] { $found } puntos
    }; todos empiezan con 0. El edificio inicial no puntúa.
    .why = El primer terreno te lo regalan; los puntos, no.

eighteen-to-build = Cada jugador tiene 18 rascacielos y un edificio inicial.
    .title = Dieciocho rascacielos por construir
    .problem = { $player } empieza con { $found } rascacielos; deben ser 18, sin el edificio inicial.
    .why = Todos tienen el mismo juego de piezas: la diferencia está en dónde construyen.

four-workers = Cada jugador tiene cuatro trabajadores junto a sus cartas de acción.
    .title = Cuatro trabajadores
    .problem = { $player } empieza con { $found ->
        [one] 1 trabajador
       *[other] { $found } trabajadores
    } en la reserva; deben ser 4.
    .why = Los trabajadores guardan el terreno sin construir, y son pocos.

three-action-cards = Cada jugador deja tres cartas de acción boca arriba: las mismas tres para todos.
    .title = Tres cartas de acción
    .problem = { $player } empieza con { $found ->
        [one] 1 carta
       *[other] { $found } cartas
    } de acción; deben ser 3.
    .why = Cada una se usa una vez o se guarda por un punto.

king-token-in-hand = Cada jugador guarda su ficha de rey junto a las cartas de acción.
    .title = Ficha de rey en la reserva
    .problem = La ficha de rey de { $player } no está en su reserva. Solo va al tablero con un rascacielos legendario.
    .why = Más tarde indica qué legendario es tuyo.

start-player = Se elige jugador inicial: las reglas proponen a quien haya estado en Nueva York más recientemente.
    .title = Jugador inicial
    .problem = Todavía no hay jugador inicial. Elegid uno o dejad que lo sortee el programa.
    .why = Nada más decide quién empieza; después se juega en el sentido de las agujas del reloj.

## Piezas al final

eighteen-skyscrapers = Los rascacielos en pie, demolidos y sin construir de un jugador siempre suman 18, sin contar el edificio inicial ni el legendario.
    .title = Dieciocho rascacielos en total
    .problem = { $player } suma { $found } rascacielos entre los que están en pie, demolidos y sin construir. Deben ser 18, sin contar el edificio inicial ni el legendario.
    .why = Cada pieza está en el tablero, en la caja o aún delante de ti.

four-unbuilt = Cuando solo te quedan cuatro rascacielos sin construir, provocas el final. Nadie puede bajar de cuatro.
    .title = Cuatro quedan sin construir
    .problem = { $player } tiene { $found } rascacielos sin construir; lo mínimo posible es 4.
    .why = El turno que te deja en cuatro es el último, y la carta Construction Boom no permite bajar de ahí.

six-of-a-generation = De los 18 rascacielos, seis son de bronce, seis de plata y seis de oro.
    .title = Seis de cada generación
    .problem = { $player } ha construido { $found } rascacielos de { $generation }, contando los demolidos; hay 6 por jugador.
    .why = Este reparto viene de una sola fuente pública, no de las reglas. Desactiva la comprobación si tu caja es distinta.

gold-stays = El oro es la generación más alta, así que nada puede sustituirlo.
    .title = El oro no se demuele
    .problem = { $found ->
        [one] { $player } tiene un rascacielos de oro demolido, y nada supera al oro.
       *[other] { $player } tiene { $found } rascacielos de oro demolidos, y nada supera al oro.
    }
    .why = Lo que demueles debe ser de una generación inferior a lo que construyes en su lugar.

bronze-gives-way = Un rascacielos de bronce solo se demuele para construir uno de plata o de oro.
    .title = El bronce cede ante algo mejor
    .problem = { $found ->
        [one] { $player } demolió un rascacielos de bronce sin haber construido nunca plata ni oro.
       *[other] { $player } demolió { $found } rascacielos de bronce sin haber construido nunca plata ni oro.
    }
    .why = Se demuele para poner un edificio mejor, nunca uno igual.

silver-gives-way = Un rascacielos de plata solo se demuele para construir uno de oro o un legendario.
    .title = La plata cede ante el oro
    .problem = { $found ->
        [one] { $player } demolió un rascacielos de plata sin haber construido nunca oro ni un legendario.
       *[other] { $player } demolió { $found } rascacielos de plata sin haber construido nunca oro ni un legendario.
    }
    .why = Plata por plata no vale: el nuevo edificio debe ser de una generación superior.

starter-gives-way = El edificio inicial solo se demuele para construir algo en su lugar.
    .title = El edificio inicial cede ante otro
    .problem = { $player } ya no tiene su edificio inicial, pero nunca construyó nada.
    .why = Quien demuele tiene que construir en el mismo turno.

streets-within-standing = En una calle no puede haber más rascacielos tuyos de los que tienes en pie.
    .title = No más en la calle que en pie
    .problem = { $player } tiene { $found } rascacielos en { $street }, pero como mucho puede tener { $most } en pie, contando el legendario.
    .why = Un rascacielos puede tocar varias calles, pero cada una solo una vez. Los demolidos ya no están.

irregular-within-standing = No puedes tener más rascacielos irregulares que rascacielos en pie.
    .title = No más irregulares que en pie
    .problem = { $player } tiene { $found } rascacielos irregulares, pero como mucho puede tener { $most } en pie.
    .why = Solo cuenta lo que está en pie al final.

district-gold-within-standing = En un distrito no puede haber más rascacielos tuyos de nivel oro de los que tienes.
    .title = No más oro en un distrito que en pie
    .problem = { $player } tiene { $found } rascacielos de nivel oro en el distrito { $district }, pero como mucho hay { $most } en pie.
    .why = El que ocupa dos distritos cuenta en ambos, una vez en cada uno.

gold-in-some-district = Cada rascacielos de nivel oro en pie está al menos en un distrito.
    .title = Todo el oro está en algún sitio
    .problem = { $player } tiene { $expected } rascacielos de nivel oro, pero entre todos los distritos solo suman { $found }.
    .why = Una pieza sobre un límite aumenta la suma; nunca la reduce.

no-pink-land = Con dos jugadores nadie puede tener terreno en el distrito rosa.
    .title = Sin terreno rosa entre dos
    .problem = { $player } tiene algo en el distrito rosa, cuyas cartas no están en juego con dos jugadores.
    .why = Sin su carta no se puede reclamar un territorio.

legendary-once = De cada rascacielos legendario hay uno solo: es de quien llega primero.
    .title = Cada legendario, una vez
    .problem = { $legendary } aparece a nombre de { $players }. Solo puede ser de uno.
    .why = Son comunes a todos y se construyen una sola vez.

king-marks-legendary = Tu ficha de rey está sobre el legendario que construiste y en ningún otro sitio.
    .title = El rey señala un legendario
    .problem = { $king ->
        [0] { $player } tiene un legendario, pero su ficha de rey no está en el tablero.
       *[other] La ficha de rey de { $player } está en el tablero, pero no consta ningún legendario.
    }
    .why = Los legendarios son negros: solo la ficha dice de quién son.

one-starter = Cada jugador tiene un solo edificio inicial.
    .title = Un edificio inicial
    .problem = { $player } tiene { $found } edificios iniciales en { $street }; solo hay uno.
    .why = Es la pieza número 19, y no hay otra igual.

starter-stands = Un edificio inicial demolido ya no toca ninguna calle.
    .title = El edificio inicial debe seguir en pie
    .problem = El edificio inicial de { $player } se cuenta en { $street }, aunque fue demolido.
    .why = Lo demolido está de vuelta en la caja.

street-in-play = Solo puntúan las tres calles cuyas cartas salieron.
    .title = Calles sin carta
    .problem = Hay rascacielos contados en { $street }, que no está entre las calles en juego ({ $streets }). No puntúan.
    .why = Las otras calles esta vez son solo calles.

starter-may-decide = Un edificio inicial que sigue en pie cuenta como rascacielos en las calles que toca.
    .title = Un edificio inicial puede decidir
    .problem = En { $street } está reñido: un edificio inicial que la toque podría cambiar quién tiene más. Se puntúa sin ellos; cuéntalos para asegurarte.
    .why = Los edificios iniciales se tratan como rascacielos, salvo que no puntúan al colocarse y están por debajo del bronce.

## Puntos

points-from-building = Solo se puntúa construyendo. El terreno y el edificio inicial no dan puntos.
    .title = Los puntos vienen de construir
    .problem = { $player } está en { $track } sin haber construido nada.
    .why = La ficha de puntuación solo avanza cuando se levanta un rascacielos.

track-of-builds = Cada rascacielos dio de 2 a 8 puntos, y el legendario los que lleva impresos.
    .title = Puntos y número de edificios
    .problem = { $high ->
        [-1] { $player } está en { $track } y ha construido { $built } rascacielos; lo mínimo posible es { $low }.
       *[other] { $player } está en { $track } y ha construido { $built } rascacielos; lo posible va de { $low } a { $high }.
    }
    .why = Estos valores vienen de una sola fuente pública, no de las reglas. Desactiva la comprobación si tus piezas son distintas.

track-of-one = El rascacielos más pequeño da 2 puntos, así que nadie se queda en 1.
    .title = Nadie está en 1
    .problem = { $player } está en 1. El primer rascacielos ya da 2.
    .why = Estos valores vienen de una sola fuente pública, no de las reglas.

printed-points = Cada rascacielos lleva impresos de 2 a 8 puntos; los legendarios pueden llevar más.
    .title = Puntos de una pieza
    .problem = { $player }: los puntos impresos en sus rascacielos de { $generation } no pueden sumar { $found }; cada uno lleva de 2 a 8.
    .why = Estos valores vienen de una sola fuente pública, no de las reglas. Desactiva la comprobación si tus piezas son distintas.

track-covers-standing = El marcador nunca está por debajo de los puntos impresos en lo que sigue en pie.
    .title = El marcador cubre lo que está en pie
    .problem = El marcador de { $player } está en { $track }, pero sus rascacielos en pie llevan impresos { $printed }.
    .why = Cada uno hizo avanzar la ficha lo que indica su número, y los puntos no se pierden.

track-equals-points = Si constan todos los puntos impresos, ellos y los de Gold Prestige forman el marcador.
    .title = Puntos impresos y marcador
    .problem = El marcador de { $player } está en { $track }; las piezas muestran { $printed } y Gold Prestige dio { $prestige }. Uno de los datos está mal.
    .why = Durante la partida nada más mueve la ficha.

gold-unlocked = Los rascacielos de oro y los legendarios se pueden construir desde 18 puntos. Sus propios puntos se suman después.
    .title = Oro desde 18 puntos
    .problem = { $printed ->
        [0] { $player } tiene rascacielos de nivel oro y está en { $track }. Antes del primero hacen falta { $at }: al menos { $least }.
       *[other] { $player } tiene rascacielos de nivel oro y está en { $track }. Antes del primero hacen falta { $at }, y llevan impresos { $printed }: al menos { $least }.
    }
    .why = La generación debe estar desbloqueada antes de construir, así que sus propios puntos no ayudan.

silver-unlocked = Los rascacielos de plata se pueden construir desde 6 puntos. Sus puntos y los del oro se suman después.
    .title = Plata desde 6 puntos
    .problem = { $printed ->
        [0] { $player } construyó plata y está en { $track }. Antes de la primera hacen falta { $at }: al menos { $least }.
       *[other] { $player } construyó plata y está en { $track }. Antes de la primera hacen falta { $at }, y plata y oro llevan impresos { $printed }: al menos { $least }.
    }
    .why = Cada jugador desbloquea la plata por su cuenta, con su propia ficha.

least-after-gold = Cada rascacielos de oro dio al menos 2 puntos, además de los 18 que lo desbloquean.
    .title = El marcador después del oro
    .problem = { $player } está en { $track }. Con { $number } rascacielos de oro además de los { $at } iniciales, son al menos { $least }.
    .why = Que la pieza más pequeña dé 2 viene de una sola fuente pública, no de las reglas.

least-after-silver = Cada rascacielos de plata o de oro dio al menos 2 puntos, además de los 6 que desbloquean la plata.
    .title = El marcador después de la plata
    .problem = { $player } está en { $track }. Con { $number } rascacielos de plata y oro además de los { $at } iniciales, son al menos { $least }.
    .why = Que la pieza más pequeña dé 2 viene de una sola fuente pública, no de las reglas.

bronze-before-silver = Los primeros 6 puntos vienen solo del bronce.
    .title = Bronce antes que plata
    .problem = { $player } construyó plata u oro, pero el bronce solo le dio { $found } puntos. Hacen falta 6.
    .why = Al principio solo se puede construir bronce.

silver-before-gold = Los primeros 18 puntos vienen solo del bronce y de la plata.
    .title = Bronce y plata antes que oro
    .problem = { $player } construyó oro o un legendario, pero bronce y plata solo le dieron { $found } puntos. Hacen falta 18.
    .why = Antes de los 18 puntos no se puede construir nada de nivel oro, así que el oro no ayuda a llegar.

tiles-before-gold = Para llegar a 18 puntos hacen falta al menos tres rascacielos de bronce y plata.
    .title = Tres rascacielos antes del oro
    .problem = { $found ->
        [one] { $player } tiene algo de nivel oro con un solo rascacielos de bronce o plata. A 8 puntos cada uno como mucho, hacen falta tres.
       *[other] { $player } tiene algo de nivel oro con solo { $found } rascacielos de bronce y plata. A 8 puntos cada uno como mucho, hacen falta tres.
    }
    .why = Estos valores vienen de una sola fuente pública, no de las reglas.

prestige-needs-card = Los puntos de Gold Prestige solo se ganan si esa carta está en juego.
    .title = El prestigio necesita su carta
    .problem = { $found ->
        [one] { $player } tiene 1 punto de Gold Prestige, pero el reto en juego es { $challenge }.
       *[other] { $player } tiene { $found } puntos de Gold Prestige, pero el reto en juego es { $challenge }.
    }
    .why = Hay un solo reto por partida.

prestige-needs-gold = Gold Prestige da puntos al construir oro o un legendario.
    .title = El prestigio necesita oro
    .problem = { $found ->
        [one] { $player } tiene 1 punto de Gold Prestige sin ningún rascacielos de oro ni legendario.
       *[other] { $player } tiene { $found } puntos de Gold Prestige sin ningún rascacielos de oro ni legendario.
    }
    .why = Solo un edificio de nivel oro eclipsa a sus vecinos.

prestige-within-reach = Cada construcción de nivel oro gana como mucho un punto por cada rascacielos de bronce y plata de los demás.
    .title = Prestigio posible
    .problem = Puntos de Gold Prestige de { $player }: { $found }; con sus construcciones de nivel oro ({ $builds }) y el bronce y la plata de los demás ({ $others }) caben como mucho { $most }.
    .why = Puntúan el bronce y la plata de los rivales que toca tu nuevo edificio.

## Terreno, trabajadores, cartas

action-cards-at-most = Cada jugador tiene tres cartas de acción.
    .title = Tres cartas de acción como mucho
    .problem = { $player } tiene { $found } cartas de acción sin usar; solo hay 3.
    .why = Cada una se usa una vez y se pone boca abajo.

workers-add-up = Los trabajadores en la reserva y en el tablero siempre suman cuatro.
    .title = Cuatro trabajadores en total
    .problem = Los trabajadores de { $player } suman { $found } entre la reserva y el tablero. Deben ser 4.
    .why = Los trabajadores nunca salen de la partida.

workers-guard-empty-land = Hay un trabajador en cada territorio tuyo sin edificio propio, y en ningún otro sitio.
    .title = Los trabajadores guardan lo vacío
    .problem = { $player } tiene territorios sin edificio: { $empty }, y trabajadores en el tablero: { $workers }. Deben coincidir.
    .why = Pones un trabajador en el terreno nuevo y lo recuperas al construir; el terreno que vacía una demolición recibe otro.

empty-within-land = No puedes tener más territorios vacíos que territorios.
    .title = Lo vacío también es tuyo
    .problem = Territorios vacíos de { $player }: { $empty }; en total solo posee { $owned }.
    .why = Tu patrimonio es todo el terreno que has adquirido.

cards-match-land = Por cada territorio tuyo en el tablero hay una carta sobre tu carta de personaje.
    .title = Una carta por territorio
    .problem = { $player } tiene cartas de territorio: { $cards }, y territorios en el tablero: { $owned }. Deben coincidir.
    .why = Terreno y carta se toman siempre juntos y se devuelven juntos.

some-land = Todos tienen terreno al final: al menos el del edificio inicial, salvo que hubiera que devolverlo.
    .title = Algo de terreno para todos
    .problem = A { $player } no le queda ninguna carta de territorio. Solo es posible si tuvo que devolver la última.
    .why = El primer territorio es tuyo desde el principio.

squares-in-estate = Tus edificios no ocupan más casillas de las que tienen tus territorios.
    .title = Los edificios caben en el patrimonio
    .problem = Los edificios de { $player } ocupan { $found } casillas; sus territorios solo tienen { $most }.
    .why = Los edificios quedan enteros dentro de tu patrimonio y nunca uno sobre otro.

room-for-skyscrapers = Cada rascacielos en pie ocupa dos casillas o más.
    .title = Sitio para todos los rascacielos
    .problem = { $player } tiene { $towers } rascacielos en pie en territorios con { $most } casillas en total. A dos casillas cada uno no caben.
    .why = Que la pieza más pequeña ocupe dos casillas viene de una sola fuente pública, no de las reglas.

territory-cards = Hay 65 cartas de territorio en juego, 52 con dos jugadores.
    .title = Cartas de territorio en total
    .problem = Se cuentan { $found } cartas de territorio; con { $players } jugadores hay { $most } en juego.
    .why = Cada carta equivale a un territorio del tablero.

district-cards = Cada uno de los cinco distritos tiene 13 territorios, con una carta para cada uno.
    .title = Trece territorios por distrito
    .problem = Se cuentan { $found } cartas de territorio del distrito { $district }; hay 13.
    .why = Las líneas continuas del tablero los delimitan: cinco veces trece.

cards-accounted-for = Cada carta de territorio está sobre una carta de personaje o en uno de los dos mercados.
    .title = No se pierde ninguna carta
    .problem = Se cuentan { $found } de las { $expected } cartas de territorio; deberían ser al menos { $least }.
    .why = Las cartas solo pasan de los mercados a los jugadores y al revés, salvo las que retira una carta de acción.
    .silent = Una carta de acción cambia las cuatro cartas del Mercado Abierto por otras nuevas. No sabemos adónde van las cuatro anteriores. El programa supone que quedan fuera de la partida; puedes indicar que vuelven al Mercado de Futuros.

open-market = El Mercado Abierto se rellena hasta cuatro cartas mientras queden en el Mercado de Futuros.
    .title = Mercado Abierto de cuatro
    .problem = { $found ->
        [one] Hay una carta en el Mercado Abierto. Si quedan en el Mercado de Futuros, deberían ser cuatro.
       *[other] Hay { $found } cartas en el Mercado Abierto. Son cuatro, y menos solo cuando se agota el Mercado de Futuros.
    }
    .why = Se rellena después de expandirse. Una carta devuelta al final o una carta de acción pueden ser la excepción.

end-triggered = La partida termina cuando a un jugador solo le quedan cuatro rascacielos sin construir, o cuando solo quedan tres cartas en el Mercado Abierto y ninguna en el de Futuros. Después, cada uno de los demás juega un turno más.
    .title = Qué termina la partida
    .problem = Todavía no se ha cumplido ninguna condición de final: lo mínimo sin construir es { $least } y las cartas que quedan son { $open } en el Mercado Abierto y { $futures } en el de Futuros. Si lo dejasteis antes, marcad la partida como abandonada.
    .why = Quien provoca el final ya no tiene otro turno.

## El recuento de la mesa

claimed-streets = Una calle da 5 puntos, así que las calles dan 0, 5, 10 o 15.
    .title = Puntos posibles por calles
    .problem = { $player }: { $found } por las calles no es posible. Valores posibles: { $possible }.
    .why = Todo o nada: quien más tiene recibe 5 y los demás, nada.

claimed-streets-once = Cada una de las tres calles puntúa para un jugador como mucho.
    .title = Cada calle para un jugador
    .problem = En total se anotaron { $found } puntos por calles; tres calles dan { $most } como mucho.
    .why = En caso de empate no puntúa nadie.

claimed-street-needs-one = Nadie puntúa una calle sin ningún edificio en ella.
    .title = Ninguna calle sin edificio
    .problem = { $player }: consta { $found } por las calles, pero solo tiene rascacielos en { $touched } de las tres.
    .why = La mayoría de nada es nada.

claimed-bronze-baron = Bronze Baron da 0, 5, 10 o 15 puntos.
    .title = Puntos posibles de Bronze Baron
    .problem = { $player }: { $found } por Bronze Baron no es posible. Valores posibles: { $possible }.
    .why = Hacen falta cuatro rascacielos de bronce en pie para puntuar.

claimed-baron-needs-six = Los quince puntos de Bronze Baron exigen los seis rascacielos de bronce en pie.
    .title = Quince puntos piden seis de bronce
    .problem = { $player }: se anotaron 15 puntos de Bronze Baron, pero hay rascacielos de bronce demolidos: { $gone }. Ya no puede haber seis en pie.
    .why = Hay seis de bronce por jugador, según una sola fuente pública, y lo demolido no vuelve.

claimed-master-architect = Master Architect da 0, 3, 6 o 10 puntos.
    .title = Puntos posibles de Master Architect
    .problem = { $player }: { $found } por Master Architect no es posible. Valores posibles: { $possible }.
    .why = Hacen falta tres rascacielos irregulares para puntuar, y más de cinco no dan más.

claimed-generation-king = Generation King da 5 puntos por generación: 0, 5, 10 o 15.
    .title = Puntos posibles de Generation King
    .problem = { $player }: { $found } por Generation King no es posible. Valores posibles: { $possible }.
    .why = Hay tres generaciones en las que mandar.

claimed-kings-once = Cada generación tiene un rey como mucho.
    .title = Un rey por generación
    .problem = En total se anotaron { $found } puntos de Generation King; tres generaciones dan { $most } como mucho.
    .why = En caso de empate no hay rey.

claimed-gold-tycoon = Gold Tycoon da 3 puntos por cada distrito en juego.
    .title = Puntos posibles de Gold Tycoon
    .problem = { $player }: { $found } por Gold Tycoon no es posible. Valores posibles: { $possible }.
    .why = Un distrito cuenta o no cuenta; con dos jugadores hay cuatro.

claimed-tycoon-needs-two = Gold Tycoon exige dos rascacielos de nivel oro.
    .title = Gold Tycoon pide dos
    .problem = { $player }: consta { $found } por Gold Tycoon, pero sus rascacielos de nivel oro en pie son { $gold }. Hacen falta dos en un mismo distrito.
    .why = Dos en el mismo distrito hacen al magnate.

claimed-gold-prestige = Gold Prestige no suma nada al final.
    .title = Gold Prestige al final
    .problem = { $found ->
        [one] { $player }: se anotó 1 punto de Gold Prestige al final. Posibles: { $possible }. Ya está en el marcador.
       *[other] { $player }: se anotaron { $found } puntos de Gold Prestige al final. Posibles: { $possible }. Ya están en el marcador.
    }
    .why = La ficha avanzó al construir; sumarlos otra vez sería contarlos doble.

claimed-action-cards = Las cartas de acción sin usar dan de 0 a 3 puntos.
    .title = Puntos posibles por cartas de acción
    .problem = { $player }: { $found } por las cartas de acción no es posible. Valores posibles: { $possible }.
    .why = Tres cartas, un punto cada una.

claimed-challenge = Solo da puntos la carta de reto en juego.
    .title = Solo el reto en juego
    .problem = { $player }: consta { $found } por { $line }, pero el reto en juego es { $challenge }.
    .why = Salió una carta; las otras cuatro están en la caja.

claimed-sum = Un total anotado con todas sus líneas es la suma de ellas.
    .title = Vuestra suma
    .problem = { $player }: las líneas anotadas suman { $found }, no { $total }.
    .why = Sumando con sueño es como se pierden los puntos.

## Puntuación

score-track = Los puntos del marcador son tuyos.
    .title = Marcador
    .line = { $track } en el marcador
    .why = Cada rascacielos dio sus puntos al construirse, y lo demolido no los quita.

streets = Cada una de las tres calles en juego da 5 puntos a quien tenga en ella más rascacielos que nadie. En caso de empate no puntúa nadie. Un rascacielos cuenta en todas las calles que toca con un lado.
    .title = Calles de Nueva York
    .line = { $number ->
        [0] { $streets }: { $counts }. Mayoría en ninguna calle = { $points }
       *[other] { $streets }: { $counts }. Mayoría en { $led }: { $number } × 5 = { $points }
    }
    .why = Compensa construir a lo largo de una calle y no por toda la ciudad. Tocar con una esquina no cuenta.
    .silent = No se dice expresamente si un edificio inicial aún en pie cuenta en las calles. Se trata como un rascacielos salvo en dos cosas que nada tienen que ver con las calles, así que el programa lo cuenta donde lo anotes. Puedes desactivarlo.

bronze-baron = Tus rascacielos de bronce en pie: 4 dan 5 puntos, 5 dan 10 y los 6 dan 15.
    .title = Bronze Baron
    .line = { $found ->
        [one] 1 rascacielos de bronce en pie = { $points }
       *[other] { $found } rascacielos de bronce en pie = { $points }
    }
    .why = Premia a quien conserva lo antiguo en vez de sustituirlo.

master-architect = Tus rascacielos irregulares, marcados con un hexágono: 3 dan 3 puntos, 4 dan 6, y 5 o más dan 10.
    .title = Master Architect
    .line = { $found ->
        [one] 1 rascacielos irregular = { $points }
       *[other] { $found } rascacielos irregulares = { $points }
    }
    .why = Las formas irregulares son más difíciles de encajar; el reto las recompensa.
    .silent = No se dice si cuenta un legendario de forma irregular. El programa toma vuestro recuento tal cual; con la opción desactivada, no cuenta el legendario que hayáis marcado como uno de ellos.

generation-king = Por bronce, plata y oro: 5 puntos en cada caso a quien tenga más en pie que nadie. Un legendario cuenta como oro; un edificio inicial no cuenta. En caso de empate no puntúa nadie.
    .title = Generation King
    .line = { $number ->
        [0] bronce { $bronze }, plata { $silver }, oro { $gold }. Mayoría en ninguna = { $points }
       *[other] bronce { $bronze }, plata { $silver }, oro { $gold }. Mayoría en { $led }: { $number } × 5 = { $points }
    }
    .why = Premia una ventaja clara en una generación, sea antigua o nueva.

gold-tycoon = Cada distrito con dos o más rascacielos tuyos de nivel oro da 3 puntos. El que ocupa dos distritos cuenta en ambos; el legendario también cuenta.
    .title = Gold Tycoon
    .line = { $number ->
        [0] ningún distrito con dos de nivel oro = { $points }
       *[other] dos o más de nivel oro en { $held }: { $number } × 3 = { $points }
    }
    .why = Premia el oro agrupado, mejor aún sobre un límite entre distritos.

gold-prestige = Al añadir un rascacielos de nivel oro ganas enseguida 1 punto por cada rascacielos de bronce o plata de los rivales que toque. Al final no se suma nada.
    .title = Gold Prestige
    .line = se puntúa durante la partida, nada al final
    .why = Esos puntos ya están en el marcador.

action-cards = Cada carta de acción que no usaste, todavía boca arriba, da 1 punto.
    .title = Cartas de acción sin usar
    .line = { $cards ->
        [one] 1 carta × 1
       *[other] { $cards } cartas × 1
    }
    .why = Usar una carta debería dar más que el punto que cuesta.

## Empates

tallest-legendary = En caso de empate va delante quien tenga el rascacielos legendario más alto: Woolworth, después Metropolitan Life, Singer y Park Row.
    .title = Legendario más alto
    .line = { $legendary }
    .problem = { $players } empatan a { $points } puntos en el puesto { $rank }. Indicad qué legendario tiene cada uno, o que no tiene ninguno.
    .why = La altura está impresa en la pieza y no hay dos iguales. Quien tiene uno va delante de quien no tiene.

most-gold = Si quienes empatan no tienen legendario, va delante quien tenga más rascacielos de oro en pie. Si siguen empatados, comparten el puesto.
    .title = Más rascacielos de oro
    .line = { $gold ->
        [one] 1 rascacielos de oro
       *[other] { $gold } rascacielos de oro
    }
    .problem = { $players } empatan a { $points } puntos en el puesto { $rank }, sin legendario. Contad los rascacielos de oro de cada uno.
    .why = El oro es lo más moderno de la ciudad.

## Opciones y valores

id-starter-on-streets = Los edificios iniciales cuentan en las calles
id-legendary-irregular = Un legendario irregular cuenta para Master Architect
id-swapped-cards = Cartas de territorio retiradas del Mercado Abierto
id-component-data = Comprobaciones basadas en datos de la caja sin confirmar
id-on = sí
id-off = no
id-out = fuera de la partida
id-back = de vuelta al Mercado de Futuros

## Identificadores

id-broadway = Broadway
id-wall-street = Wall Street
id-nassau-broad = Nassau & Broad
id-cedar = Cedar
id-pine-thames = Pine & Thames
id-bronze-baron = Bronze Baron
id-master-architect = Master Architect
id-generation-king = Generation King
id-gold-tycoon = Gold Tycoon
id-gold-prestige = Gold Prestige
id-red = Rojo
id-blue = Azul
id-green = Verde
id-yellow = Amarillo
id-pink = Rosa
id-brown = Marrón
id-bronze = bronce
id-silver = plata
id-gold = oro
id-woolworth = Woolworth
id-metropolitan-life = Metropolitan Life
id-singer = Singer
id-park-row = Park Row
id-none = ninguno
id-score-track = Marcador
id-streets = Calles de Nueva York
id-action-cards = Cartas de acción sin usar

## Casillas del formulario

group-setup-cards = Cartas y mercados
group-setup-player = Cada jugador al empezar
group-cards-in-play = Cartas en juego
group-market = Cartas de territorio restantes
group-track = Marcador
group-streets = Rascacielos en las calles
group-cards = Cartas de acción
group-challenge = Reto
group-towers = Rascacielos, para empates y comprobaciones
group-starter = Edificio inicial
group-printed = Puntos impresos, para comprobaciones
group-estate = Terreno y trabajadores, para comprobaciones

row-setup-streets = Calles robadas
row-setup-challenge = Reto robado
row-setup-districts = Distritos de las cartas de territorio
row-setup-deck = Cartas de territorio antes de formar el mercado
row-setup-open = Mercado Abierto
row-setup-futures = Mercado de Futuros
row-setup-legendaries = Legendarios junto al tablero
row-character = Carta de personaje
row-starter-district = Edificio inicial: distrito
row-starter-size = Edificio inicial: tamaño del territorio
row-first-card-district = Primera carta de territorio: distrito
row-first-card-size = Primera carta de territorio: tamaño
row-setup-track = Puntos
row-setup-unbuilt = Rascacielos
    .help = Sin el edificio inicial.
row-setup-workers = Trabajadores en la reserva
row-setup-actions = Cartas de acción
row-setup-king = Ficha de rey en la reserva

row-streets = Calles en juego
row-challenge = Reto en juego
row-market-open = Mercado Abierto
row-market-futures = Mercado de Futuros

row-track = Puntos en el marcador
row-on-broadway = Broadway
    .help = Rascacielos propios con un lado en ella, contando el legendario pero no el edificio inicial.
row-on-wall-street = Wall Street
    .help = Rascacielos propios con un lado en ella, contando el legendario pero no el edificio inicial.
row-on-nassau-broad = Nassau & Broad
    .help = Rascacielos propios con un lado en ella, contando el legendario pero no el edificio inicial.
row-on-cedar = Cedar
    .help = Rascacielos propios con un lado en ella, contando el legendario pero no el edificio inicial.
row-on-pine-thames = Pine & Thames
    .help = Rascacielos propios con un lado en ella, contando el legendario pero no el edificio inicial.
row-action-cards = Sin usar, boca arriba
row-standing-bronze = Bronce en pie
row-standing-silver = Plata en pie
row-standing-gold = Oro en pie
    .help = Sin el legendario.
row-legendary = Legendario
row-irregular = Irregulares
    .help = Rascacielos en pie con un hexágono alrededor del número.
row-legendary-irregular = El legendario es uno de ellos
row-gold-red = Nivel oro en el rojo
    .help = Rascacielos de oro y el legendario. El que cruza un límite cuenta en los dos distritos.
row-gold-blue = Nivel oro en el azul
    .help = Rascacielos de oro y el legendario. El que cruza un límite cuenta en los dos distritos.
row-gold-green = Nivel oro en el verde
    .help = Rascacielos de oro y el legendario. El que cruza un límite cuenta en los dos distritos.
row-gold-yellow = Nivel oro en el amarillo
    .help = Rascacielos de oro y el legendario. El que cruza un límite cuenta en los dos distritos.
row-gold-pink = Nivel oro en el rosa
    .help = Rascacielos de oro y el legendario. El que cruza un límite cuenta en los dos distritos.
row-prestige = Ganados con Gold Prestige
    .help = Ya están en el marcador; sirven para las comprobaciones.
row-unbuilt = Sin construir
    .help = Rascacielos propios que siguen delante del jugador.
row-demolished = Demolidos
    .help = Sin el edificio inicial.
row-demolished-bronze = Bronce demolido
row-demolished-silver = Plata demolida
row-demolished-gold = Oro demolido
row-king-on-board = Ficha de rey sobre un legendario
row-starter-broadway = Edificio inicial en Broadway
row-starter-wall-street = Edificio inicial en Wall Street
row-starter-nassau-broad = Edificio inicial en Nassau & Broad
row-starter-cedar = Edificio inicial en Cedar
row-starter-pine-thames = Edificio inicial en Pine & Thames
row-starter-standing = El edificio inicial sigue en pie
row-points-bronze = Bronce en pie
    .help = Escríbelos como suma, pieza a pieza.
row-points-silver = Plata en pie
    .help = Escríbelos como suma, pieza a pieza.
row-points-gold = Oro en pie
    .help = Escríbelos como suma, pieza a pieza.
row-points-legendary = Legendario
row-points-gone-bronze = Bronce demolido
row-points-gone-silver = Plata demolida
row-cards-red = Cartas de territorio: rojo
row-cards-blue = Cartas de territorio: azul
row-cards-green = Cartas de territorio: verde
row-cards-yellow = Cartas de territorio: amarillo
row-cards-pink = Cartas de territorio: rosa
row-land-two = Territorios de tamaño 2
row-land-three = Territorios de tamaño 3
row-empty-land = Territorios sin edificio propio
row-covered = Casillas bajo edificios propios
row-workers-hand = Trabajadores en la reserva
row-workers-board = Trabajadores en el tablero

## Lista de preparación

setup-box-character = Devolved a la caja la carta de personaje David Schneider (rosa).
setup-box-cards = Devolved a la caja todas las cartas de territorio rosas: quedan { $cards }.
setup-board = Poned el tablero en el centro y los cuatro legendarios negros a su lado.
setup-skyscrapers = Dad a cada uno las piezas de un color: 18 rascacielos y el edificio inicial.
setup-score = Poned cada ficha de puntuación en la casilla 0.
setup-workers = Dad a cada uno cuatro trabajadores.
setup-king = Dad a cada uno su ficha de rey.
setup-actions = Dejad las tres cartas de acción de cada uno boca arriba.
setup-streets = Robad tres cartas Calles de Nueva York y dejadlas boca arriba.
setup-challenge = Robad una carta de reto y dejadla boca arriba.
setup-characters = Barajad las { $characters } cartas de personaje y repartid una a cada jugador.
setup-starter = Pon tu edificio inicial en el territorio con el símbolo de tu carta de personaje.
setup-starter-two = Ese territorio es de tamaño 2.
setup-first-card = Toma del mazo una carta de territorio del mismo distrito y ponla sobre tu carta de personaje.
setup-first-card-two = Esa carta también es de tamaño 2.
setup-deck = Barajad las demás cartas de territorio: { $deck } cartas.
setup-open = Descubrid cuatro: el Mercado Abierto.
setup-futures = Las otras { $futures } son el Mercado de Futuros, boca abajo.
setup-start = Elegid jugador inicial: quien haya estado en Nueva York más recientemente.

## Dibujos

view-setup = Preparación
view-final = El final
part-drawing-setup = Las calles y el reto en juego, los mercados, los legendarios del más alto al más bajo y lo que tiene delante cada uno de los { $players } jugadores.
part-drawing-final = Quién tiene cuántos rascacielos en cada calle y el patrimonio de cada uno de los { $players } jugadores por generación y distrito. No es un mapa.
part-streets = Calles de Nueva York
part-challenge = Reto
part-no-challenge = sin robar
part-market = Cartas de territorio
part-open = Abierto: { $number }
part-futures = Futuros: { $number }
part-legendaries = Legendarios, por altura
part-character = Personaje: { $district }, territorio tamaño { $size }
part-track = { $number } en el marcador
part-on-track = marcador
part-actions = Cartas de acción sin usar: { $number }
part-unbuilt = sin construir: { $number }
part-demolished = demolidos: { $number }
part-land = Cartas de territorio por distrito; las barras son nivel oro
part-sizes = Tamaño 2: { $two } · tamaño 3: { $three }
part-workers = Trabajadores: { $board } en el tablero, { $hand } en la reserva
part-points = { $number ->
    [one] punto
   *[other] puntos
}
part-on-street = Rascacielos
part-irregular = rascacielos irregulares: { $number }
part-land-cards = Territorios por distrito y tamaño
part-land-gold = Oro por distrito (puede estar en dos)
part-key-drawn = En juego
part-key-not-drawn = Fuera de juego
part-key-most = Mayoría
part-key-card = Carta de acción
part-key-used-card = Carta ya usada
part-key-demolished = Demolido
part-key-king = Ficha de rey
part-key-gold = Rascacielos de oro
part-key-board = Trabajador en el tablero
part-key-hand = Trabajador en la reserva
