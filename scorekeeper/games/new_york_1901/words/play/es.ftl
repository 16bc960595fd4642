# Nueva York 1901: durante la partida.

## Turnos

clockwise = Los turnos siguen el sentido de las agujas del reloj, desde el jugador inicial.
    .title = En sentido horario
    .problem = Le toca a { $expected }, no a { $player }. Si falta un turno, anótalo antes.
    .why = Todos juegan el mismo número de turnos, uno arriba o abajo.

trigger-turn-is-last = Quien provoca el final termina ese turno y no tiene otro.
    .title = El turno de quien provoca el final es el último
    .problem = { $player } provocó el final, así que aquel fue su último turno.
    .why = Los demás aún pueden responder, una vez cada uno.

one-last-turn = Provocado el final, cada uno de los demás juega exactamente un turno más.
    .title = Un último turno por persona
    .problem = { $player } ya ha jugado su último turno.
    .why = Después de esos turnos se cuentan los puntos.

demolish-then-build = Quien demuele tiene que construir en el mismo turno.
    .title = Tras demoler, construir
    .problem = { $player } ha demolido y todavía no ha construido. Ahora viene el rascacielos por el que se demolió.
    .why = Demoler solo hace sitio; no se derriba por derribar.

must-expand = Con un trabajador en la reserva, el turno en que no demueles empieza con terreno nuevo.
    .title = Expandirse mientras haya trabajadores
    .problem = { $built ->
        [0] { $player } tiene trabajadores en la reserva ({ $workers }) y no ha demolido nada: antes tenía que reclamar terreno.
       *[other] { $player } tiene trabajadores en la reserva ({ $workers }): antes de construir hay que expandirse o demoler.
    }
    .why = Construir sin más es para los turnos en que no te queda nadie a quien enviar. Si el Mercado Abierto está vacío, no hay obligación.

stuck-returns-worker = Sin trabajadores en la reserva y sin poder construir ni demoler, retiras uno de los tuyos del tablero.
    .title = Sin salida: se retira un trabajador
    .problem = { $player } no tiene trabajadores en la reserva y no ha hecho nada. Quien no puede construir ni demoler retira un trabajador del tablero.
    .why = Recuperas un trabajador a cambio del terreno donde estaba.

return-needs-empty-hand = Solo quien no tiene trabajadores en la reserva retira uno del tablero.
    .title = Con trabajadores en la reserva no se renuncia a terreno
    .problem = { $player } tiene trabajadores en la reserva ({ $workers }) y no puede renunciar a terreno.
    .why = Es una salida para quien está bloqueado, no una opción más.

return-is-the-turn = Retirar un trabajador del tablero ocupa el turno entero.
    .title = Renunciar a terreno es todo el turno
    .problem = { $player } ya ha hecho otra cosa en este turno.
    .why = Quien podía hacer otra cosa no estaba bloqueado.

one-expand-a-turn = Se reclama un territorio por turno, o dos con la carta de acción correspondiente.
    .title = Un territorio por turno
    .problem = { $most ->
        [one] { $player } ya ha reclamado un territorio en este turno. Para otro hace falta la carta de acción de dos territorios.
       *[other] { $player } ya ha reclamado { $most } territorios en este turno. No se pueden reclamar más.
    }
    .why = Una carta de acción vale una vez, en el turno en que se usa.

expand-or-demolish = Antes de construir, o te expandes o demueles: una de las dos cosas y una sola vez.
    .title = Expandirse o demoler
    .problem = { $twice ->
        [0] { $player } no puede expandirse y demoler en el mismo turno.
       *[other] { $player } ya ha demolido en este turno. Todo lo que está bajo el nuevo rascacielos se quita a la vez.
    }
    .why = Terreno nuevo o mejor uso del viejo: esa es la elección de cada turno.

build-comes-last = Expandirse y demoler van antes de construir.
    .title = Construir es lo último
    .problem = { $expands ->
        [0] { $player } ya ha construido en este turno, así que ya no puede demoler.
       *[other] { $player } ya ha construido en este turno, así que ya no puede reclamar terreno.
    }
    .why = Al construir, el turno pasa al siguiente.

boom-adds-a-build-only = Construction Boom da una construcción más pero, al parecer, no permite expandirse ni demoler otra vez.
    .title = Construction Boom solo añade una construcción
    .problem = { $player } usa Construction Boom y vuelve a expandirse o a demoler. Por lo que sabemos de la carta, solo da una construcción más.
    .why = No conocemos el texto completo de la carta, por eso es solo una observación.

one-build-a-turn = Se construye una vez por turno, o dos con Construction Boom.
    .title = Una construcción por turno
    .problem = { $most ->
        [one] { $player } ya ha construido en este turno. Para construir otra vez hay que usar antes la carta Construction Boom.
       *[other] { $player } ya ha construido { $most } veces en este turno. No se puede construir más.
    }
    .why = Una carta de acción da una acción adicional, en el turno en que se usa.

action-card-once = Cada carta de acción se usa una vez por partida y se pone boca abajo.
    .title = Cada carta de acción, una vez
    .problem = { $player } ya ha usado esta carta: { $card }.
    .why = La que siga boca arriba al final vale un punto.

end-needs-trigger = La partida termina cuando a alguien solo le quedan cuatro rascacielos sin construir o cuando en los mercados solo quedan tres cartas.
    .title = Qué provoca el final
    .problem = Nada de lo anotado ha provocado el final: lo mínimo sin construir es { $least } y hay { $estates } territorios ocupados. Si lo dejáis antes, marcad la partida como abandonada.
    .why = Mientras nadie haya acabado y quede terreno, la ciudad crece.

last-turns-played = La partida acaba cuando todos menos quien provocó el final han jugado un turno más.
    .title = Quién tiene aún un turno
    .problem = Falta el último turno de { $players }.
    .why = Todos pueden responder una vez al final.

turns-in-step = Nadie lleva más de un turno de ventaja a otro.
    .title = Turnos acompasados
    .problem = { $player } no puede haber jugado { $turns } turnos si { $other } ha jugado { $theirs }.
    .why = Los turnos van pasando uno a uno por la mesa.

builds-within-turns = Nadie ha construido más de una vez por turno, salvo una vez más con Construction Boom.
    .title = No más construcciones que turnos
    .problem = { $player } no puede haber construido { $builds } veces en { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }.
    .why = Una construcción por turno y una carta que añade otra.

entry-not-negative = Nada de lo que se anota puede ser menor que 0.
    .title = Sin números negativos
    .problem = Aquí no se puede anotar { $found }: lo mínimo es 0.
    .why = Los puntos no retroceden, y las piezas están en la mesa o no están.

## Expandir

worker-to-expand = Para expandirse hace falta un trabajador en la reserva al empezar el turno.
    .title = Un trabajador para expandirse
    .problem = { $player } no tenía trabajadores en la reserva al empezar el turno y no puede reclamar terreno. Puede construir, o demoler y construir.
    .why = El trabajador señala el terreno como tuyo hasta que construyas.

card-in-open-market = La carta de territorio que se toma está en el Mercado Abierto.
    .title = Una carta del Mercado Abierto
    .problem = { $reason ->
        [0] { $card }: esa carta no está en el Mercado Abierto.
        [1] { $card }: las cartas de ese distrito no están en juego.
       *[other] { $card }: los 13 territorios de ese distrito ya están ocupados.
    }
    .why = Cuatro cartas donde elegir, las mismas para todos.

free-land = No se puede reclamar un territorio que ya es de alguien.
    .title = Solo terreno libre
    .problem = El territorio { $plot } ({ $district }) ya es de { $owner }.
    .why = Un trabajador o un edificio indica de quién es, y nadie más puede construir ahí.

land-of-card-colour = El trabajador va a un territorio del color de la carta.
    .title = Terreno del color de la carta
    .problem = La carta es { $card } y el territorio, { $land }.
    .why = Carta y terreno deben coincidir; si no, el mazo deja de corresponder al tablero.

land-of-card-size = El trabajador va a un territorio del tamaño de la carta.
    .title = Terreno del tamaño de la carta
    .problem = La carta es de tamaño { $card } y el territorio, de tamaño { $land }.
    .why = Carta y terreno deben coincidir; si no, el mazo deja de corresponder al tablero.

returned-card-owned = La carta que va debajo del Mercado de Futuros es tuya: la del terreno donde estaba tu trabajador.
    .title = Se devuelve una carta propia
    .problem = { $player } no tiene esa carta de territorio: { $card }.
    .why = Terreno y carta van siempre juntos, al llegar y al irse.

## Demoler

demolish-lower = Lo que se demuele es de rango inferior a lo que ocupa su lugar: edificio inicial, bronce, plata, oro.
    .title = Solo por algo mejor
    .problem = { $player } no puede demoler { $found } para construir { $new }. Tiene que ser de rango inferior.
    .why = El oro y los legendarios son lo más alto, así que se quedan para siempre.

demolish-what-stands = Se demuelen uno o más edificios propios que estén en pie.
    .title = Se demuele lo que está en pie
    .problem = { $number ->
        [-1] { $player } no demuele nada; tiene que caer al menos un edificio.
       *[other] { $player } no tiene en pie ningún edificio con el número { $number }.
    }
    .why = Lo demolido ya está en la caja.

workers-for-emptied-land = El terreno propio que una demolición deja sin trabajador ni edificio recibe un trabajador tuyo. Si no te alcanzan, no puedes demoler.
    .title = Trabajadores para el terreno vacío
    .problem = Trabajadores que { $player } necesitaría para el terreno vacío: { $emptied }; tiene { $workers }, contando los retirados. Esta demolición no está permitida.
    .why = Un terreno sin trabajador ni edificio parecería de nadie.

promised-skyscraper = Se construye aquello por lo que se demolió.
    .title = Se construye lo elegido
    .problem = Se hizo sitio para { $expected } y se construye { $found }.
    .why = Primero se elige el nuevo rascacielos; después se ve qué tiene que caer.

## Construir

silver-from-six = La plata se construye con 6 puntos o más, contados antes de construir.
    .title = Plata desde 6 puntos
    .problem = { $player } tiene { $track ->
        [one] 1 punto
       *[other] { $track } puntos
    }; la plata se desbloquea con 6.
    .why = Los puntos de esta construcción no ayudan; los de otra anterior del mismo turno, sí.

gold-from-eighteen = El oro y los legendarios se construyen con 18 puntos o más, contados antes de construir.
    .title = Oro desde 18 puntos
    .problem = { $player } tiene { $track ->
        [one] 1 punto
       *[other] { $track } puntos
    }; el oro y los legendarios se desbloquean con 18.
    .why = Los puntos de esta construcción no ayudan; los de otra anterior del mismo turno, sí.

four-stay = Ninguna construcción te deja con menos de cuatro rascacielos sin construir.
    .title = Cuatro quedan sin construir
    .problem = A { $player } le quedan { $unbuilt } rascacielos sin construir, y cuatro tienen que quedar. Un legendario sí se podría construir: no cuenta entre ellos.
    .why = Con cuatro llega el final, y Construction Boom no permite bajar de ahí.

one-legendary-each = Cada jugador construye un solo rascacielos legendario por partida.
    .title = Un legendario por jugador
    .problem = { $player } ya ha construido un legendario: { $legendary }.
    .why = Solo tienes una ficha de rey para señalarlo.

legendary-still-free = Cada legendario se construye una vez: es de quien llega primero.
    .title = Un legendario aún libre
    .problem = { $legendary } ya es de { $owner }.
    .why = Los cuatro son de todos hasta que alguien los construye.

tile-once = Cada rascacielos se construye una vez. Lo demolido no vuelve.
    .title = Cada pieza, una vez
    .problem = { $tile ->
        [0] { $player } ya ha construido los seis rascacielos de esta generación: { $generation }.
       *[other] { $player } ya ha construido la pieza { $tile } de esta generación: { $generation }.
    }
    .why = Las piezas demolidas van a la caja. Que haya seis por generación lo dice una sola fuente pública.

points-of-a-tile = Un rascacielos que no es legendario lleva impresos de 2 a 8 puntos.
    .title = Puntos de una pieza
    .problem = Ningún rascacielos lleva impreso { $found }: van de 2 a 8.
    .why = El margen viene de una sola fuente pública, no de las reglas. Desactiva la comprobación si tus piezas son distintas.

token-by-points = La ficha de puntuación avanza los puntos impresos en el nuevo rascacielos y los de Gold Prestige.
    .title = Cuánto avanza la ficha
    .problem = La ficha de { $player } estaba en { $before } y debería estar en { $expected }, no en { $found }. Desde aquí vale la ficha tal como está.
    .why = Nada más la hace avanzar y nada la hace retroceder.

side-on-street-or-park = Un rascacielos toca una calle o un parque con un lado.
    .title = Un lado junto a calle o parque
    .problem = Este rascacielos no toca con un lado ninguna calle ni ningún parque: { $contact }.
    .why = Tocar con una esquina no cuenta.

build-on-own-land = Un rascacielos está por completo en tu patrimonio, y puede ocupar varios de tus distritos.
    .title = Solo en terreno propio
    .problem = { $player } no tiene terreno en estos distritos: { $districts }.
    .why = Todo tu terreno es una sola obra; el de los demás, no.

room-to-build = Un rascacielos necesita casillas libres en tu patrimonio.
    .title = Sitio para construir
    .problem = Casillas libres de { $player }, como mucho: { $free }; este rascacielos ocupa { $squares }.
    .why = Los edificios no se ponen unos sobre otros, salvo que antes se demuela.

workers-back = Los trabajadores del terreno donde construyes vuelven a tu reserva, uno por territorio, aunque solo se cubra en parte.
    .title = Los trabajadores vuelven
    .problem = Trabajadores que vuelven a la reserva de { $player }: { $found }. Aquí son { $most } como mucho.
    .why = El edificio indica ya de quién es el terreno.

prestige-for-gold-level = Gold Prestige da puntos al construir oro o un legendario.
    .title = Prestigio de nivel oro
    .problem = Construir { $generation } no da puntos de Gold Prestige.
    .why = Solo un edificio de nivel oro eclipsa a sus vecinos.

prestige-of-standing = Una construcción gana como mucho un punto de Gold Prestige por cada rascacielos de bronce o plata de los demás que esté en pie.
    .title = Prestigio por lo que está en pie
    .problem = Puntos de Gold Prestige anotados: { $found }; rascacielos de bronce y plata que los demás tienen en pie: { $others }.
    .why = Se puntúan los que toca tu nuevo edificio.

## Sucesos

event-expand = Expandirse
    .line = { $player } reclama terreno: { $card ->
        [0] –
       *[other] { $card }
    }
event-demolish = Demoler
    .line = { $player } demuele ({ $tiles ->
        [0] –
       *[other] { $tiles }
    }) para construir { $new ->
        [0] –
       *[other] { $new }
    }
event-build = Construir
    .line = { $player } construye { $generation ->
        [0] –
       *[other] { $generation }
    }: { $points ->
        [0] –
       *[other] { $points }
    } puntos
event-action-card = Usar una carta de acción
    .line = { $player } usa una carta: { $card ->
        [0] –
       *[other] { $card }
    }
event-return-worker = Retirar un trabajador
    .line = { $player } renuncia a terreno: { $card ->
        [0] –
       *[other] { $card }
    }
event-end-turn = Terminar el turno
    .line = { $player } termina el turno
event-market = Anotar los mercados
    .line = Se anotan los mercados
event-resume = Empezar a mitad de partida
    .line = La partida sigue desde aquí para { $player }
event-finish = Terminar la partida
    .line = La partida ha terminado

## Casillas

group-play = Turno

row-play-expand-player = Jugador
row-play-expand-card = Carta de territorio tomada
row-play-expand-refill = Carta que ocupa su lugar
    .help = Solo si anotáis el Mercado Abierto.
row-play-expand-land = Territorio, si no es el de la carta
row-play-expand-plot = Número del territorio
    .help = Solo si numeráis los territorios de un distrito, del 1 al 13.
row-play-demolish-player = Jugador
row-play-demolish-new = Qué se construye en su lugar
row-play-demolish-tiles = Edificios que caen
    .help = Con los números del dibujo; el 0 es el edificio inicial.
row-play-demolish-workers = Trabajadores retirados
    .help = Los propios que están bajo el nuevo rascacielos.
row-play-demolish-emptied = Trabajadores en terreno vacío
row-play-build-player = Jugador
row-play-build-generation = Qué se construye
row-play-build-legendary = Qué legendario
row-play-build-points = Puntos impresos
row-play-build-workers = Trabajadores recuperados
row-play-build-streets = Calles que toca
    .help = Con un lado, entre las calles en juego.
row-play-build-prestige = Ganados con Gold Prestige
row-play-build-irregular = Irregular
    .help = Un hexágono alrededor del número.
row-play-build-districts = Distritos que ocupa
row-play-build-contact = Qué toca
row-play-build-squares = Casillas que ocupa
row-play-build-tile = Número de la pieza
    .help = Solo si numeráis las piezas de una generación, del 1 al 6.
row-play-build-track = Ficha de puntuación ahora
    .help = Para comparar con lo anotado.
row-play-action-card-player = Jugador
row-play-action-card-card = Carta de acción
row-play-return-worker-player = Jugador
row-play-return-worker-card = Carta de territorio devuelta
row-play-return-worker-plot = Número del territorio
row-play-end-turn-player = Jugador
row-play-market-first = Primera carta a la vista
row-play-market-second = Segunda carta a la vista
row-play-market-third = Tercera carta a la vista
row-play-market-fourth = Cuarta carta a la vista
row-play-market-open = Cartas en el Mercado Abierto
row-play-market-futures = Cartas en el Mercado de Futuros
row-play-resume-player = Jugador
row-play-resume-turns = Turnos propios hasta ahora
row-play-resume-track = Puntos en el marcador
row-play-resume-unbuilt = Sin construir
    .help = Rascacielos propios que siguen delante del jugador.
row-play-resume-workers-hand = Trabajadores en la reserva
row-play-resume-action-cards = Cartas de acción sin usar
row-play-resume-standing-bronze = Bronce en pie
row-play-resume-standing-silver = Plata en pie
row-play-resume-standing-gold = Oro en pie
    .help = Sin el legendario.
row-play-resume-legendary = Legendario
row-play-resume-starter-standing = El edificio inicial sigue en pie
row-play-resume-demolished-bronze = Bronce demolido
row-play-resume-demolished-silver = Plata demolida
row-play-resume-irregular = Irregulares
    .help = Rascacielos en pie con un hexágono alrededor del número.
row-play-resume-prestige = Ganados con Gold Prestige
    .help = Ya están en el marcador; sirven para las comprobaciones.
row-play-resume-land-two = Territorios de tamaño 2
row-play-resume-land-three = Territorios de tamaño 3
row-play-resume-on-street-broadway = En Broadway
    .help = Rascacielos propios con un lado en ella, contando el legendario pero no el edificio inicial.
row-play-resume-on-street-wall-street = En Wall Street
    .help = Rascacielos propios con un lado en ella, contando el legendario pero no el edificio inicial.
row-play-resume-on-street-nassau-broad = En Nassau & Broad
    .help = Rascacielos propios con un lado en ella, contando el legendario pero no el edificio inicial.
row-play-resume-on-street-cedar = En Cedar
    .help = Rascacielos propios con un lado en ella, contando el legendario pero no el edificio inicial.
row-play-resume-on-street-pine-thames = En Pine & Thames
    .help = Rascacielos propios con un lado en ella, contando el legendario pero no el edificio inicial.
row-play-resume-gold-by-district-red = Nivel oro en el rojo
    .help = Rascacielos de oro y el legendario. El que cruza un límite cuenta en los dos distritos.
row-play-resume-gold-by-district-blue = Nivel oro en el azul
    .help = Rascacielos de oro y el legendario. El que cruza un límite cuenta en los dos distritos.
row-play-resume-gold-by-district-green = Nivel oro en el verde
    .help = Rascacielos de oro y el legendario. El que cruza un límite cuenta en los dos distritos.
row-play-resume-gold-by-district-yellow = Nivel oro en el amarillo
    .help = Rascacielos de oro y el legendario. El que cruza un límite cuenta en los dos distritos.
row-play-resume-gold-by-district-pink = Nivel oro en el rosa
    .help = Rascacielos de oro y el legendario. El que cruza un límite cuenta en los dos distritos.
row-play-resume-cards-red = Cartas de territorio: rojo
row-play-resume-cards-blue = Cartas de territorio: azul
row-play-resume-cards-green = Cartas de territorio: verde
row-play-resume-cards-yellow = Cartas de territorio: amarillo
row-play-resume-cards-pink = Cartas de territorio: rosa

## Nombres

id-red-2 = Rojo, tamaño 2
id-red-3 = Rojo, tamaño 3
id-blue-2 = Azul, tamaño 2
id-blue-3 = Azul, tamaño 3
id-green-2 = Verde, tamaño 2
id-green-3 = Verde, tamaño 3
id-yellow-2 = Amarillo, tamaño 2
id-yellow-3 = Amarillo, tamaño 3
id-pink-2 = Rosa, tamaño 2
id-pink-3 = Rosa, tamaño 3
id-starter = edificio inicial
id-legendary = legendario
id-construction-boom = Construction Boom
id-two-territories = Dos territorios
id-market-swap = Nuevo Mercado Abierto
id-street = una calle
id-park = un parque
id-corner = solo una esquina
id-nothing = nada

## Dibujo

view-play = La mesa ahora
part-drawing-play = A quién le toca, los mercados, las cartas de territorio, los legendarios y lo que tiene cada uno de los { $players } jugadores. No es un mapa; se pueden tocar cartas y edificios.
part-turn = Turno: { $player }
part-anyone = ¿Quién empieza?
part-over = La partida ha terminado
part-running = Nadie ha provocado aún el final
part-triggered = { $player } ha provocado el final
part-lots = Cartas de territorio por distrito; debajo, cuántas se han tomado
part-construction-boom = Boom
part-two-territories = 2 terrenos
part-market-swap = Otro mercado
part-land-short = Territorios
part-key-size = Tamaño { $size }
part-key-taken = Cartas tomadas, de 13
part-key-open = Cartas abiertas
part-key-built = Ya construido
part-key-number = N.º de edificio
part-key-points = Sus puntos
