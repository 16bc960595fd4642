# Orléans en español: durante la partida.

# --- Rondas, relojes de arena, censo ---

resume-first = Una partida ya empezada se anota tal como está, antes de la primera ronda que se sigue.
    .title = Primero la posición
    .problem = La posición solo se puede anotar antes de la primera ronda de este registro.
    .why = De ella se deduce todo lo que viene después.

eighteen-rounds = La pila tiene 18 relojes de arena: cuando acaba la última ronda, acaba la partida.
    .title = Dieciocho rondas
    .problem = Ya se han jugado las { $most } rondas. Solo queda la puntuación final.
    .why = La pila vacía pone fin a la partida.

token-to-the-left = Cada ronda empieza cuando el jugador inicial da la vuelta al reloj de arena de arriba. Al acabar, la ficha pasa al jugador de la izquierda.
    .title = Ficha de jugador inicial
    .problem = En la ronda { $round } consta { $player } con la ficha; la tiene { $expected }.
    .why = Así todos empiezan por turno.

pilgrimage-in-round-one = El primer reloj de arena siempre es la Peregrinación.
    .title = Peregrinación en la ronda 1
    .problem = Para la ronda 1 consta { $event }; siempre es la Peregrinación.
    .why = Para eso se puso encima de la pila.

hourglass-as-laid = Los relojes de arena salen en el orden de la pila.
    .title = Según la pila
    .problem = Consta { $event }; según la pila anotada en la preparación toca { $expected }.
    .why = Dos anotaciones de la misma pila deben coincidir.

event-three-times = Cada evento está en tres relojes de arena.
    .title = Evento por cuarta vez
    .problem = { $event } ya ha salido { $most } veces; no queda ninguna loseta así.
    .why = Quien lleva la cuenta sabe lo que falta por salir.

event-once-a-pile = Con tres pilas por letra, cada evento sale una vez en las rondas 1 a 6, otra en las 7 a 12 y otra en las 13 a 18.
    .title = Evento repetido en la pila
    .problem = { $event } ya ha salido en las rondas { $first } a { $last }; cada pila lo tiene una vez.
    .why = Así los eventos se reparten por toda la partida.

all-have-passed = La fase de acciones dura hasta que todos han pasado; entonces llega el evento y después la siguiente ronda.
    .title = Antes pasan todos
    .problem = Aún no han pasado: { $players }.
    .why = Quien tiene acciones activadas puede seguir.

event-before-next-round = Cuando todos han pasado, el evento de la ronda afecta a todos, también en la ronda 18.
    .title = Evento antes de la siguiente ronda
    .problem = { $event }: falta anotarlo para { $players }.
    .why = Una pérdida olvidada falta luego en las cuentas.

census-round-one = En la ronda 1 todos están igualados en la pista de granjeros: nadie cobra ni paga.
    .title = Censo en la ronda 1
    .problem = Consta una moneda en el censo de la ronda 1; están todos igualados y no se mueve ninguna.
    .why = Todavía nadie ha reclutado granjeros.

census-leader = En el censo, quien va en solitario el primero en la pista de granjeros coge 1 moneda de la reserva.
    .title = Censo: más granjeros
    .problem = La moneda consta para { $player }; según la pista de granjeros es para: { $expected }.
    .why = Tener muchos granjeros compensa cada ronda.

census-shared-lead = Si hay empate en cabeza de la pista de granjeros, nadie coge la moneda.
    .title = Censo: empate en cabeza
    .problem = { $player } consta con la moneda, pero no va primero en solitario. Es para: { $expected }.
    .why = Un empate en cabeza no es ventaja.

census-last = En el censo, quien va en solitario el último en la pista de granjeros paga 1 moneda a la reserva.
    .title = Censo: menos granjeros
    .problem = Consta que paga { $player }; según la pista de granjeros le toca a: { $expected }.
    .why = Quien descuida a los granjeros lo nota cada ronda.

census-shared-last = Si hay empate en el último lugar de la pista de granjeros, nadie paga.
    .title = Censo: empate en la cola
    .problem = Consta que paga { $player }, pero no va último en solitario. Le toca a: { $expected }.
    .why = El empate salva a los dos.

census-two-players = Con dos jugadores, el primero coge la moneda como siempre y nadie paga.
    .title = Censo con dos jugadores
    .problem = Consta que paga { $player }; con dos jugadores no paga nadie.
    .why = Si no, uno perdería una moneda casi cada ronda.

census-not-both = Nadie cobra y paga a la vez en el censo.
    .title = Los dos extremos del censo
    .problem = { $player } consta cobrando y pagando.
    .why = Nadie es primero y último al mismo tiempo.

# --- Seguidores y turnos ---

draw-limit = Puedes sacar de tu bolsa tantos seguidores como indique tu marcador en la pista de caballeros (4, 5, 6, 7, 7 u 8) o menos.
    .title = Seguidores sacados
    .problem = { $player } sacó { $found }; la pista de caballeros permite { $most }.
    .why = Los caballeros alargan las rondas. El cuarto solo trae el ciudadano.

market-room = Los seguidores sacados van a tu mercado. Tiene 8 espacios, dos más con la Torre de la pólvora, y los que quedaron de rondas anteriores ocupan sitio.
    .title = Sitio en el mercado
    .problem = { $player } tendría { $found } seguidores en el mercado; hay { $most } espacios.
    .why = Los seguidores sin usar estorban.

taken-back-for-draws = Por cada seguidor que podrías sacar y no sacas, puedes devolver uno de un espacio de acción al mercado.
    .title = Recuperar en vez de sacar
    .problem = { $player } recuperó { $found }; por lo que no sacó pueden ser { $most }.
    .why = Se puede cambiar de plan, pero no gratis.

actions-in-a-round = Las acciones de tus lugares activados se hacen en la fase de acciones: después del reloj de arena y antes de que todos hayan pasado.
    .title = Fuera de la fase de acciones
    .problem = No hay fase de acciones en curso (ronda { $round }). Antes hay que dar la vuelta al siguiente reloj de arena.
    .why = La ronda va por fases.

passed-is-out = Quien pasa ya no participa en la fase de acciones de esa ronda. Se puede pasar aunque queden acciones; siguen activadas.
    .title = Quien pasa queda fuera
    .problem = { $player } ya ha pasado en esta ronda.
    .why = Lo preparado queda para la ronda siguiente.

clockwise-turns = Desde el jugador inicial y en el sentido de las agujas del reloj, cada uno hace una acción o pasa; las propias, en el orden que quiera.
    .title = De quién es el turno
    .problem = No le toca a { $player }, sino a { $expected }.
    .why = De acción en acción se compite por las acciones benéficas, las mercancías y las ciudades.

once-a-round = Tras la acción, los seguidores vuelven a la bolsa y los nuevos se colocan en la siguiente planificación: cada lugar sirve una vez por ronda.
    .title = Lugar usado dos veces
    .problem = { $player } ya ha usado este lugar en esta ronda: { $place }.
    .why = Solo la tecnología se queda, y ella sola no llena ningún lugar.

place-filled = Un lugar está activado cuando cada espacio tiene su seguidor o lo que puede sustituirlo: un monje por cualquier otro, una loseta de tecnología, y navegantes o eruditos con el Jardín de hierbas o la Escuela. Se puede anotar lo que había.
    .title = Lugar mal ocupado
    .problem = { $player }, { $place }: con { $found } no se llenan sus espacios.
    .why = Se puede llenar en varias rondas, pero entero.

event-after-actions = Todos los eventos menos la Peregrinación se aplican después de la fase de acciones.
    .title = El evento, después de las acciones
    .problem = Todavía no han pasado todos ({ $event }).
    .why = Quien ve la loseta tiene toda la ronda para prepararse.

# --- Reclutar ---

no-monk-in-pilgrimage = En una ronda de Peregrinación nadie recluta monjes. Vale desde que se ve la loseta.
    .title = Sin monjes en la Peregrinación
    .problem = { $player } no puede reclutar un monje: la ronda { $round } es de Peregrinación.
    .why = Los monjes están de camino.

kind-has-run-out = Al reclutar, una ficha de ese tipo pasa del tablero a la bolsa. Si no queda ninguna, ese tipo no se puede reclutar.
    .title = Tipo agotado
    .problem = { $player } no puede reclutar a nadie de este tipo, no queda en el tablero: { $kind }.
    .why = Algunos escasean a propósito.

end-of-track = Cada seguidor reclutado hace avanzar una casilla el marcador de su tipo; al final de la pista ya no se recluta ese tipo. Los monjes no tienen pista ni dan nada más.
    .title = Final de la pista
    .problem = { $player } está en la casilla { $most }, el final de esta pista: { $kind }.
    .why = Así nadie se lleva a todos los de un tipo.

boatman-coins = Los navegantes dan 2, 3, 4 y 5 monedas; el quinto ninguna, solo el ciudadano a quien llega primero.
    .title = Monedas de los navegantes
    .problem = { $player } cogió { $found ->
        [one] 1 moneda
       *[other] { $found } monedas
    }; el navegante número { $step } da { $expected }.
    .why = Las monedas están impresas en la pista.

scholar-points = Los eruditos dan 2, 3, 4, 5 y 6 puntos de desarrollo; cada uno adelanta el marcador una casilla.
    .title = Puntos de los eruditos
    .problem = { $player } tiene el marcador en la { $found }; con { $points } puntos llega a la { $expected }.
    .why = Los puntos se suman a donde está el marcador.

development-coins = Cuando tu marcador llega a la casilla 7, 12 o 25, o la rebasa, por primera vez, coges 3, 4 o 5 monedas.
    .title = Monedas de la pista de desarrollo
    .problem = { $player } cogió { $found ->
        [one] 1 moneda
       *[other] { $found } monedas
    } de camino a la casilla { $marker }; son { $expected }.
    .why = Basta con pasar, no hace falta parar.

farmer-good-in-market = Los ocho primeros granjeros traen del mercado cereal, cereal, queso, queso, vino, vino, lana y brocado.
    .title = Mercancía de la pista de granjeros
    .problem = En el mercado no queda { $good }. { $player } no recibe nada con el granjero.
    .why = Las mercancías pueden acabarse antes que los granjeros.

technology-in-stack = Cada artesano, y cada uso del Laboratorio, da una loseta de tecnología de la pila.
    .title = Tecnología agotada
    .problem = La pila está vacía: { $player } no recibe loseta de tecnología.
    .why = Hay 16 para todos.

# --- Losetas de edificio ---

tile-with-trader = Cada comerciante trae una loseta de edificio; nadie más la trae.
    .title = Edificio sin comerciante
    .problem = { $player } reclutó: { $kind }. Eso no da loseta de edificio ({ $place }).
    .why = Los comerciantes amplían la ciudad.

tile-still-there = El edificio se elige entre los que quedan en las pilas; cada uno existe una vez.
    .title = Edificio ya cogido
    .problem = Ya lo tiene { $player }: { $place }.
    .why = Quien llega antes elige entre más.

first-tile-from-pile-one = Tu primer comerciante trae un edificio de la pila I; los siguientes, de cualquiera de las dos.
    .title = El primer edificio, de la pila I
    .problem = Es el primer edificio de { $player } y este es de la pila II: { $place }.
    .why = Los más fuertes llegan después.

own-place = Una loseta de edificio queda junto al tablero de su dueño, y solo él la usa desde entonces.
    .title = No es tu edificio
    .problem = { $player } no lo tiene: { $place }.
    .why = Cada cual amplía su propia ciudad.

place-with-action = Jardín de hierbas, Escuela, Casa de baños, Torre de la pólvora y Sacristía no son acciones: cambian lo que se puede hacer en otro sitio. El Carro de caballos es una forma de moverse.
    .title = Sin acción propia
    .problem = { $player } no puede usarlo como acción: { $place }.
    .why = Algunos edificios no necesitan seguidores.

good-of-place = Pajar, Quesería, Bodega, Manufactura de lana y Sastrería producen cereal, queso, vino, lana y brocado, si queda en el mercado.
    .title = Mercancía agotada
    .problem = En el mercado no queda { $good }. { $player } no recibe nada ({ $place }).
    .why = Todo lo que se produce sale del mercado.

coins-of-place = La Cervecería y el Molino dan 2 monedas, la Taberna 4, el Hospital tantas como tu nivel y la Tesorería 1 por puesto en el mapa. Las monedas de la pista de desarrollo van incluidas.
    .title = Monedas de un edificio
    .problem = { $player } cogió { $found ->
        [one] 1 moneda
       *[other] { $found } monedas
    } ({ $place }); son { $expected }.
    .why = Algunos edificios crecen con lo que has construido.

points-of-place = El Molino y la Naviera dan 1 punto de desarrollo, la Biblioteca 2 y la Botica 1 por moneda pagada.
    .title = Puntos de un edificio
    .problem = { $player } tiene el marcador en la { $found } ({ $place }); debe estar en la { $expected }.
    .why = Estos edificios mueven el marcador sin eruditos.

pharmacy-three-coins = En la Botica se pagan hasta 3 monedas, cada una por un punto de desarrollo.
    .title = Tres monedas en la Botica
    .problem = { $player } pagó { $found } monedas; se permiten { $most } como mucho.
    .why = Con más se llegaría arriba por un atajo.

pharmacy-own-coins = En la Botica se paga con las monedas que se tienen.
    .title = Monedas para la Botica
    .problem = { $player } pagó { $found ->
        [one] 1 moneda
       *[other] { $found } monedas
    } y tiene { $most }.
    .why = Es voluntario: nadie se endeuda por ello.

pharmacy-lost-point = La pista de desarrollo acaba en 30. La moneda pagada por un punto de más se pierde.
    .title = Pagado en vano
    .problem = { $player } está en la casilla { $marker }; monedas que no dan nada: { $lost }.
    .why = Ninguna regla lo prohíbe, pero nadie lo querría.

# --- Tecnología ---

technology-in-hand = La loseta de tecnología se deja primero junto al tablero. Una vez colocada no se mueve y se queda hasta el final.
    .title = No hay tecnología disponible
    .problem = { $player } no tiene ninguna loseta de tecnología sin colocar.
    .why = Es una decisión para toda la partida.

technology-after-passing = Una loseta de tecnología solo se puede usar después de que su dueño haya pasado en esa fase de acciones.
    .title = Tecnología recién recibida
    .problem = { $player } acaba de recibir esta loseta y todavía no ha pasado.
    .why = Ayuda desde la ronda siguiente.

first-technology-for-farmer = Tu primera loseta de tecnología de la partida sustituye a un granjero.
    .title = La primera, por un granjero
    .problem = Es la primera loseta de tecnología de { $player }: sustituye a un granjero, no a: { $kind }.
    .why = Lo primero es el arado.

technology-not-for-monk = Desde la segunda loseta de tecnología se puede sustituir a cualquiera menos a un monje.
    .title = Tecnología por un monje, no
    .problem = { $player } no puede sustituir a un monje ({ $place }).
    .why = A un monje no lo sustituye nada.

technology-for-a-need = La loseta de tecnología ocupa un espacio de acción y sustituye para siempre al seguidor que se pide allí.
    .title = Allí no se pide
    .problem = { $player }: en este lugar ({ $place }) no se pide este seguidor ({ $kind }).
    .why = Sustituye a lo impreso en su espacio.

technology-one-a-place = En un lugar cabe una sola loseta de tecnología.
    .title = Una tecnología por lugar
    .problem = { $player } tendría { $found } losetas de tecnología en un mismo lugar.
    .why = Toda acción necesita también gente.

technology-not-alone = No se pone tecnología en un lugar que pide un solo seguidor.
    .title = Lugar de un solo espacio
    .problem = { $player } no puede ponerla ahí, el lugar tiene menos de dos espacios: { $place }.
    .why = Quedaría activado para siempre.

no-technology-at-town-hall = En el Ayuntamiento no se pone tecnología.
    .title = Sin tecnología en el Ayuntamiento
    .problem = { $player } no puede poner una loseta de tecnología en el Ayuntamiento.
    .why = Quienes están allí se marchan para siempre.

# --- Acciones benéficas ---

deed-wants-kind = En el Ayuntamiento se envían seguidores a acciones benéficas que muestran su tipo. Allí los monjes no sustituyen a nadie.
    .title = Tipo no pedido
    .problem = { $player } no puede enviar allí a este seguidor: { $kind }, «{ $deed }».
    .why = Cada acción benéfica pide gente concreta.

deed-slot-free = Cada seguidor enviado ocupa un hueco libre de su tipo; quien ocupa el último se lleva el ciudadano.
    .title = Sin hueco libre
    .problem = En «{ $deed }» ya están ocupados todos los huecos de este tipo ({ $kind }): { $most }. { $player } no puede enviar otro.
    .why = La carrera es por el último hueco.

recruited-to-deeds = Solo se envían seguidores reclutados, y no vuelven. Los de tu color se quedan contigo.
    .title = Reclutar antes de enviar
    .problem = { $player } envía { $found } de este tipo ({ $kind }) y tiene { $most } reclutados.
    .why = Empiezas con los de tu color y los conservas hasta el final.

two-followers-sent = El Ayuntamiento envía uno o dos seguidores, de cualquier tipo. Solo la Torre de la pólvora permite más.
    .title = Dos seguidores por Ayuntamiento
    .problem = { $player } enviaría { $found } seguidores en esta ronda; pueden ser { $most }.
    .why = Una acción benéfica lleva varias rondas.

point-on-canalisation = Solo en la Canalización se elige entre 1 moneda y 1 punto de desarrollo.
    .title = Punto en vez de monedas
    .problem = { $player } no puede coger un punto en «{ $deed }»; da monedas: { $coins }.
    .why = Las demás acciones benéficas pagan solo en monedas.

deed-coins = Cada seguidor enviado gana las monedas de su acción benéfica.
    .title = Monedas de las acciones benéficas
    .problem = { $player } cogió { $found ->
        [one] 1 moneda
       *[other] { $found } monedas
    }; las acciones benéficas dan { $expected }.
    .why = Las monedas son el agradecimiento por dejar marchar a un seguidor.

scriptorium-point = El Scriptorium da 1 punto de desarrollo.
    .title = Punto del Scriptorium
    .problem = { $player } tiene el marcador en la { $found }; debe estar en la { $expected }.
    .why = Es la forma constante de avanzar por la pista.

# --- Mercader y puestos comerciales ---

ship-on-water = La Embarcación mueve a tu mercader por una vía fluvial (línea azul) hasta la ciudad vecina.
    .title = No hay vía fluvial
    .problem = { $player } no puede navegar de { $town } a { $to }: no las une ninguna vía fluvial.
    .why = Para los caminos hace falta un Carro.

wagon-on-road = El Carro y el Carro de caballos mueven a tu mercader por un camino (línea marrón) hasta la ciudad vecina.
    .title = No hay camino
    .problem = { $player } no puede ir de { $town } a { $to }: no las une ningún camino.
    .why = Para las vías fluviales hace falta una Embarcación.

good-on-the-way = Por el camino se puede coger una mercancía que aún esté en la ruta recorrida.
    .title = Esa mercancía no está
    .problem = { $player } no puede coger { $good }. Mercancías que quedan en la ruta { $space }: { $found }, ninguna de ese tipo.
    .why = Quien viaja antes elige.

station-at-merchant = En el Gremio se construye un puesto comercial en la ciudad donde está tu mercader.
    .title = Donde está el mercader
    .problem = { $player } construyó en { $town }, pero su mercader está en { $expected }.
    .why = Primero se viaja y luego se construye.

town-has-room = En cada ciudad cabe un puesto comercial. Solo en Orléans cabe uno de cada jugador.
    .title = Ciudad ocupada
    .problem = En { $town } no hay sitio para { $player }: allí está el puesto de { $owner }.
    .why = Quien llega antes cierra el paso a los demás.

station-in-supply = Construir un puesto comercial no cuesta monedas; cada jugador tiene 10.
    .title = No quedan puestos
    .problem = A { $player } no le queda ninguno de sus { $most } puestos comerciales.
    .why = Los entregados en la tortura tampoco vuelven.

# --- Eventos ---

income-by-status = Ingresos: cada uno coge tantas monedas como su nivel de desarrollo, de 1 a 6.
    .title = Ingresos
    .problem = { $player } cogió { $found ->
        [one] 1 moneda
       *[other] { $found } monedas
    }; por su nivel son { $expected }.
    .why = Aquí no cuentan los puestos; cuentan en el Día de comercio.

trading-day-by-stations = Día de comercio: cada uno coge 1 moneda por puesto comercial propio en el mapa.
    .title = Día de comercio
    .problem = { $player } cogió { $found ->
        [one] 1 moneda
       *[other] { $found } monedas
    }; por sus puestos son { $expected }.
    .why = Aquí no cuenta el nivel; cuenta en los Ingresos.

harvest-food = Cosecha: cada uno devuelve un alimento, es decir, cereal, queso o vino.
    .title = Alimento para la Cosecha
    .problem = { $food ->
        [0] { $player } no puede entregarlo: { $good } no es alimento.
       *[other] { $player } no tiene para entregar: { $good }.
    }
    .why = La lana y el brocado no se comen.

harvest-five-coins = Cosecha: quien no entrega alimento paga 5 monedas, y lo que le falte lo suple con tortura.
    .title = Monedas para la Cosecha
    .problem = { $player } pagó { $found ->
        [one] 1 moneda
       *[other] { $found } monedas
    } y debía { $due }; deben ser { $expected }.
    .why = Un cereal guardado ahorra mucho.

taxes-by-goods = Impuestos: cada uno paga 1 moneda por cada 3 mercancías completas, y lo que le falte lo suple con tortura.
    .title = Impuestos
    .problem = { $player } pagó { $found ->
        [one] 1 moneda
       *[other] { $found } monedas
    } y debía { $due }; deben ser { $expected }.
    .why = Con dos mercancías no se paga nada, ni por una o dos que pasen de un grupo de tres.

plague-takes-recruited = Peste: cada uno saca un seguidor de la bolsa. Si es reclutado, vuelve a la reserva; si es de su color, a la bolsa. Con la bolsa vacía no se pierde nada.
    .title = Perdido por la Peste
    .problem = { $player } no tiene ningún reclutado de este tipo que perder: { $kind }.
    .why = Los de tu color no se pierden.

sacristy-in-bad-event = Con un monje en la Sacristía, su dueño se libra de una Cosecha, unos Impuestos o una Peste; después el monje vuelve.
    .title = Sacristía
    .problem = { $owns ->
        [0] { $player } no tiene la Sacristía.
       *[other] La Sacristía no sirve aquí: { $event }.
    }
    .why = Solo protege de los eventos malos.

# --- Tortura ---

torture-at-once = Quien no puede pagar las monedas que debe sufre la tortura al momento: por cada moneda que falta entrega una cosa.
    .title = Primero la tortura
    .problem = { $player } aún debe { $owed }: una cosa por cada moneda.
    .why = Nadie arrastra deudas.

torture-for-debt = La tortura cuesta una cosa por cada moneda que falta. Quien paga todo no entrega nada.
    .title = No debe nada
    .problem = { $player } no debe nada.
    .why = Las monedas van siempre primero.

torture-own-things = La tortura se lleva un puesto comercial, un seguidor reclutado, un punto de desarrollo, una mercancía, un edificio o una tecnología; se pueden combinar.
    .title = No lo tiene
    .problem = { $player } no tiene esto para entregar: { $item }.
    .why = Si sale un seguidor de tu color, se saca otro.

torture-not-over-coins = Entregar un punto de desarrollo hace retroceder el marcador una casilla, pero nunca hasta una casilla de monedas.
    .title = No hasta una casilla de monedas
    .problem = { $player } no puede retroceder a la casilla { $space }, que tiene monedas.
    .why = Si no, esas monedas se cobrarían dos veces.

# --- Entradas del registro ---

event-hourglass = Dar la vuelta al reloj
    .line = Empieza una ronda: { $shows }
event-census = Hacer el censo
    .line = Censo: { $gains ->
        [0] –
       *[other] { $gains }
    } +1, { $pays ->
        [0] –
       *[other] { $pays }
    } −1
event-draw = Sacar seguidores
    .line = { $player } saca seguidores
event-technology = Colocar tecnología
    .line = { $player }: tecnología en vez de { $instead }, { $place }
event-recruit = Reclutar
    .line = { $player } recluta: { $follower }{ $tile ->
        [0] { "" }
       *[other] , { $tile }
    }
event-scriptorium = Usar el Scriptorium
    .line = { $player }: Scriptorium
event-town-hall = Enviar a acciones benéficas
    .line = { $player } envía: { $follower } a { $deed }{ $second_follower ->
        [0] { "" }
       *[other] , { $second_follower } a { $second_deed }
    }
event-move = Mover al mercader
    .line = { $player }: { $by } a { $to }{ $good ->
        [0] { "" }
       *[other] {" "}({ $good })
    }
event-guildhall = Construir un puesto
    .line = { $player } construye un puesto comercial{ $town ->
        [0] { "" }
       *[other] {" "}en { $town }
    }
event-place = Usar un edificio
    .line = { $player }: { $place }
event-pass = Pasar
    .line = { $player } pasa
event-settle = Resolver el evento
    .line = { $player } resuelve el evento
event-torture = Entregar por tortura
    .line = { $player } entrega: { $item }
event-resume = Anotar a un jugador tal como está
    .line = { $player }, según lo contado
event-resume-table = Anotar el tablero tal como está
    .line = El tablero, según lo contado

# --- Casillas de las entradas ---

row-play-hourglass-shows = Evento de la loseta
row-play-hourglass-player = Quién le da la vuelta
row-play-census-gains = Coge la moneda
row-play-census-pays = Paga la moneda
row-play-draw-player = Jugador
row-play-draw-drawn = Seguidores sacados
row-play-draw-market = Quedaban en el mercado
row-play-draw-back = Recuperados de lugares
row-play-technology-player = Jugador
row-play-technology-place = En el lugar
row-play-technology-instead = En vez de
row-play-recruit-player = Jugador
row-play-recruit-follower = Seguidor
row-play-recruit-tile = Loseta de edificio (comerciante)
row-play-recruit-coins = Monedas recibidas
row-play-recruit-marker = Marcador de desarrollo, ahora en
row-play-recruit-used-1 = Primer seguidor del lugar
row-play-recruit-used-2 = Segundo seguidor del lugar
row-play-recruit-used-3 = Tercer seguidor del lugar
row-play-scriptorium-player = Jugador
row-play-scriptorium-coins = Monedas recibidas
row-play-scriptorium-marker = Marcador de desarrollo, ahora en
row-play-scriptorium-used-1 = Primer seguidor del lugar
row-play-scriptorium-used-2 = Segundo seguidor del lugar
row-play-scriptorium-used-3 = Tercer seguidor del lugar
row-play-town-hall-player = Jugador
row-play-town-hall-deed = Acción benéfica
row-play-town-hall-follower = Seguidor
row-play-town-hall-reward = Moneda o punto (Canalización)
row-play-town-hall-second-deed = Segunda acción benéfica
row-play-town-hall-second-follower = Segundo seguidor
row-play-town-hall-second-reward = Segundo: moneda o punto
row-play-town-hall-coins = Monedas recibidas
row-play-town-hall-sender = Enviados desde
row-play-move-player = Jugador
row-play-move-by = Se mueve en
row-play-move-to = Destino
row-play-move-good = Mercancía cogida
row-play-move-used-1 = Primer seguidor del lugar
row-play-move-used-2 = Segundo seguidor del lugar
row-play-move-used-3 = Tercer seguidor del lugar
row-play-guildhall-player = Jugador
row-play-guildhall-town = Ciudad
row-play-guildhall-used-1 = Primer seguidor del lugar
row-play-guildhall-used-2 = Segundo seguidor del lugar
row-play-guildhall-used-3 = Tercer seguidor del lugar
row-play-place-player = Jugador
row-play-place-place = Loseta de edificio
row-play-place-paid = Monedas pagadas (Botica)
row-play-place-coins = Monedas recibidas
row-play-place-marker = Marcador de desarrollo, ahora en
row-play-place-used-1 = Primer seguidor del lugar
row-play-place-used-2 = Segundo seguidor del lugar
row-play-place-used-3 = Tercer seguidor del lugar
row-play-pass-player = Jugador
row-play-settle-player = Jugador
row-play-settle-good = Alimento entregado
row-play-settle-coins = Monedas cobradas o pagadas
row-play-settle-follower = Sacado por la Peste
row-play-settle-sacristy = Sacristía usada
row-play-torture-player = Jugador
row-play-torture-item = Qué se entrega
row-play-torture-good = Qué mercancía
row-play-torture-follower = Qué seguidor
row-play-torture-town = De qué ciudad
row-play-torture-place = Qué edificio, o de qué lugar
row-play-resume-player = Jugador
row-play-resume-coins = { row-coins }
row-play-resume-goods-grain = { row-grain }
row-play-resume-goods-cheese = { row-cheese }
row-play-resume-goods-wine = { row-wine }
row-play-resume-goods-wool = { row-wool }
row-play-resume-goods-brocade = { row-brocade }
row-play-resume-stations = { row-station-towns }
row-play-resume-merchant = { row-merchant }
row-play-resume-citizens = { row-citizen-sources }
row-play-resume-development = { row-development }
row-play-resume-tracks-farmer = { row-track-farmer }
row-play-resume-tracks-boatman = { row-track-boatman }
row-play-resume-tracks-craftsman = { row-track-craftsman }
row-play-resume-tracks-trader = { row-track-trader }
row-play-resume-tracks-knight = { row-track-knight }
row-play-resume-tracks-scholar = { row-track-scholar }
row-play-resume-monks = Monjes reclutados
row-play-resume-technology = { row-technology }
row-play-resume-places = { row-places }
row-play-resume-stations-lost = { row-stations-lost }
row-play-resume-table-round = Ronda que empieza
row-play-resume-table-start = Tiene la ficha de jugador inicial
row-play-resume-table-deeds-city-wall-knight = { row-deed-city-wall-knight }
row-play-resume-table-deeds-city-wall-trader = { row-deed-city-wall-trader }
row-play-resume-table-deeds-city-wall-farmer = { row-deed-city-wall-farmer }
row-play-resume-table-deeds-city-wall-craftsman = { row-deed-city-wall-craftsman }
row-play-resume-table-deeds-papal-conclave-monk = { row-deed-papal-conclave-monk }
row-play-resume-table-deeds-papal-conclave-knight = { row-deed-papal-conclave-knight }
row-play-resume-table-deeds-defeating-the-plague-scholar = { row-deed-defeating-the-plague-scholar }
row-play-resume-table-deeds-defeating-the-plague-boatman = { row-deed-defeating-the-plague-boatman }
row-play-resume-table-deeds-defeating-the-plague-farmer = { row-deed-defeating-the-plague-farmer }
row-play-resume-table-deeds-defeating-the-plague-trader = { row-deed-defeating-the-plague-trader }
row-play-resume-table-deeds-astronomy-scholar = { row-deed-astronomy-scholar }
row-play-resume-table-deeds-astronomy-trader = { row-deed-astronomy-trader }
row-play-resume-table-deeds-boatmens-guild-boatman = { row-deed-boatmens-guild-boatman }
row-play-resume-table-deeds-boatmens-guild-scholar = { row-deed-boatmens-guild-scholar }
row-play-resume-table-deeds-cathedral-craftsman = { row-deed-cathedral-craftsman }
row-play-resume-table-deeds-cathedral-monk = { row-deed-cathedral-monk }
row-play-resume-table-deeds-cathedral-trader = { row-deed-cathedral-trader }
row-play-resume-table-deeds-peace-treaty-knight = { row-deed-peace-treaty-knight }
row-play-resume-table-deeds-peace-treaty-monk = { row-deed-peace-treaty-monk }
row-play-resume-table-deeds-peace-treaty-scholar = { row-deed-peace-treaty-scholar }
row-play-resume-table-deeds-canalisation-boatman = { row-deed-canalisation-boatman }
row-play-resume-table-deeds-canalisation-trader = { row-deed-canalisation-trader }
row-play-resume-table-deeds-canalisation-farmer = { row-deed-canalisation-farmer }
row-play-resume-table-deeds-canalisation-craftsman = { row-deed-canalisation-craftsman }
row-play-resume-table-goods-market-grain = { row-market-grain }
row-play-resume-table-goods-market-cheese = { row-market-cheese }
row-play-resume-table-goods-market-wine = { row-market-wine }
row-play-resume-table-goods-market-wool = { row-market-wool }
row-play-resume-table-goods-market-brocade = { row-market-brocade }

# --- Names, views, drawing ---

group-play = Anotación
view-play = En juego
part-title-play = Orléans: en juego
part-description-play = Para { $count } jugadores: la ronda con su evento, lo que tiene cada uno, el mapa con puestos, mercaderes y mercancías, los seguidores que quedan, todas las pistas, las acciones benéficas y el mercado.
part-owed = Tortura: aún debe { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
part-passed = ha pasado
part-on-development = Casilla de desarrollo { $space }
part-merchant-in = Mercader: { $town }
part-place-tiles = Edificios:
part-round-event = Ronda { $round }: { $event }
part-start = empieza
part-census-gains = Censo: +1
part-census-pays = Censo: −1
id-farm-house = Granja
id-village = Aldea
id-university = Universidad
id-castle = Castillo
id-monastery = Monasterio
id-scriptorium = Scriptorium
id-town-hall = Ayuntamiento
id-ship = Embarcación
id-wagon = Carro
id-guildhall = Gremio
id-station = puesto comercial del mapa
id-station-supply = puesto comercial de la reserva
id-follower = seguidor de la bolsa
id-place = loseta de edificio
id-coin = 1 moneda
id-point = 1 punto de desarrollo
id-starter = uno de su color (vuelve)
id-nothing = nada (bolsa vacía)
