# Musée: la lección, sus preguntas y el glosario.

## Capítulos

chapter-goal = El objetivo
chapter-setup = Preparación
chapter-turn = Tu turno
chapter-bonus = Bonificaciones de galería
chapter-end = El final
chapter-points = Puntos
chapter-ties = Empates y encuentro
chapter-many = Tres y cuatro jugadores
chapter-try = Pruébalo

## Pasos

step-theme = Diriges un museo, un *Musée*, y lo llenas de pinturas. Los puntos llegan solo al final: 1 por cada pintura, 2 por cada dos del mismo tema que estén juntas, 3 por cada dos del mismo tema unidas por una escalera y 4 por cada galería que llenes antes que nadie. Gana quien tenga más puntos.
    .title = De qué va
step-galleries = Un Musée tiene tres galerías, una sobre otra: superior, media e inferior. Cada una tiene seis huecos, así que caben 18 pinturas, 36 en las paredes de dos jugadores. Entre las galerías hay dos filas de fichas, una ficha por columna. Entre dos se juega con 50 cartas.
    .title = Tres galerías
step-themes = Hay cinco temas, que se reconocen por el color de la carta. Los números de un tema van de cinco en cinco: 3, 8, 13, 18… Por eso un tema solo tiene dos terminaciones, y dos pinturas casan si se llevan cinco, diez, quince…
    .title = Cinco temas
step-theme-names = El gris es Paisajes; el azul, Agua; el rojo, Personas; el amarillo, Arquitectura; el verde, Animales. Cuenta lo que domina en el cuadro, así que fíate del color. Con ver una carta de cada color ya sabes el tema de todos los demás números.
    .title = Qué dicen los colores
step-players = A dos o a tres, cada cual juega por su cuenta. A cuatro se juega en dos equipos de dos, y cada equipo comparte un Musée. Una partida dura una media hora.
    .title = Cuántos juegan
step-setup-cards = Las pinturas van del 1 al 60, una carta por número. A dos o a cuatro, las del 51 al 60 vuelven a la caja; solo a tres se usan todas. Barajad juntas todas las que estén en juego, y barajad bien.
    .title = Las cartas
step-setup-tokens = Por cada Musée, coged doce fichas y ponedlas en dos filas de seis, con el candelabro hacia arriba. Dejad sitio para una galería encima, otra en medio y otra debajo. A tres son diez fichas, en dos filas de cinco.
    .title = Las fichas
step-setup-stairs = Acordad tres fichas de la fila superior y tres de la inferior y ponedlas por el lado de la escalera. Valen tres cualesquiera. Una escalera une el hueco de arriba con el de abajo.
    .title = Las escaleras
step-four-and-two = Aquí alguien dio la vuelta a seis fichas, pero cuatro en la misma fila. No basta con que sumen seis: cada fila lleva exactamente tres.
    .title = Seis, pero no tres y tres
step-setup-first = ¿No sabéis a cuáles dar la vuelta? En la primera partida, dad la vuelta a las pares de la fila superior, 2, 4 y 6, y a las impares de la inferior, 1, 3 y 5. Así las escaleras quedan alternas.
    .title = En la primera partida
step-setup-same = Todos los Musées llevan exactamente las mismas escaleras y candelabros, para que nadie tenga mejores paredes. Por eso se acuerdan entre todos antes de empezar.
    .title = Igual para todos
step-setup-stay = Una vez empezada la partida, las fichas no se tocan. Si se os cae alguna, mirad el Musée de otro: todos son iguales.
    .title = Las fichas no se mueven
step-setup-deal = Repartid cinco cartas a cada persona, que las guarda en secreto. Las demás forman el mazo de robo: dejadlo boca abajo a la derecha, al alcance de todos.
    .title = El reparto
step-setup-bonus = Poned las tres cartas de bonificación boca arriba al otro lado: una para la galería superior, otra para la media y otra para la inferior. Serán de quien llene antes una galería de ese nivel.
    .title = Las bonificaciones
step-setup-begin = En la primera partida empieza quien diga «Musée» con más arte. Después, empieza alguien que perdió la anterior. Si perdieron varios, poneos de acuerdo.
    .title = Quién empieza
step-turn = En tu turno haces dos cosas, las dos obligatorias y en este orden: cuelgas una pintura de tu mano boca arriba en tu Musée y después robas una carta. Nada más: una pintura, una carta.
    .title = Cuelga una, roba una
step-order = En cada galería, los números de exhibición, que están en la esquina superior izquierda de las pinturas, suben de izquierda a derecha. En una galería vacía, una pintura puede ir en cualquier hueco. Después, los mayores van a su derecha y los menores a su izquierda.
    .title = De menor a mayor
step-right-of = En el tercer hueco de la galería superior de Ana cuelga un 25. Quiere colgar un 35 en esa misma galería, en un hueco a su derecha.
    .title = Un 35 a la derecha del 25
    .ask = Ana cuelga el 35 en el hueco 4, a la derecha del 25. ¿Puede?
step-left-of = El mismo 25 y el mismo 35. Pero esta vez Ana lo querría al otro lado, a la izquierda del 25.
    .title = Un 35 a la izquierda del 25
    .ask = Ana cuelga el 35 en el hueco 2, a la izquierda del 25. ¿Puede?
step-skip-numbers = Puedes saltarte todos los números que quieras. Aquí hay un 5 en la galería, y la pintura siguiente, justo a su derecha, es un 25.
    .title = Se pueden saltar números
    .ask = Ana cuelga el 25 justo a la derecha del 5. ¿Puede?
step-skip-slots = También puedes saltarte huecos. El número siguiente, el 6, no tiene por qué ir pegado al 5: aquí quedan dos huecos libres en medio.
    .title = Se pueden saltar huecos
    .ask = Ana cuelga el 6 tres huecos a la derecha del 5. ¿Puede?
step-third-slot = En el tercer hueco de la galería superior hay un 20. Desde ahora, todo lo que cuelgue a su derecha tiene que ser mayor que 20, y todo lo de su izquierda, menor, aunque esté a varios huecos.
    .title = Lo que hace un 20 en su galería
    .ask = Ana cuelga un 21 en el hueco 4, a la derecha del 20. ¿Puede?
step-below-twenty = Ahora Ana tiene un 19, solo uno menos que el 20 del tercer hueco, y todos los huecos de su derecha están libres.
    .title = ¿Y un 19?
    .ask = Ana cuelga el 19 en el hueco 4, a la derecha del 20. ¿Puede?
step-other-galleries = Cada galería es una serie aparte. El 20 de la superior no dice nada sobre la media ni la inferior: en una galería vacía cabe cualquier carta, en cualquier hueco.
    .title = Las galerías son independientes
    .ask = Ana cuelga un 21 en el hueco 1 de la galería media. ¿Puede?
step-wrong-order = Aquí alguien no se fijó: en una galería hay un 25 a la izquierda de un 20. Los números tienen que subir siempre de izquierda a derecha.
    .title = Un 25 a la izquierda de un 20
step-stays = Lo que se cuelga, colgado se queda. Una pintura no se mueve, no se quita ni se tapa con otra. Piénsalo dos veces: cada una deja menos números posibles a su lado.
    .title = Colgada se queda
step-one-card = De cada número hay una sola carta. La que ya cuelga en un Musée, sea de quien sea, no volverá a salir. Fíjate en lo que cuelgan los demás: así sabrás qué números y temas quedan y qué bonificaciones merecen la pena.
    .title = Una carta por número
step-seventeen-twice = Solo hay una carta con el 17. En esta mesa consta en dos Musées, así que en uno de ellos hay un error.
    .title = El 17 en dos Musées
step-fifty-one = Juegan dos, así que las pinturas del 51 al 60 están en la caja. Aquí hay anotado un número imposible.
    .title = Un 51 a dos jugadores
step-hand = Después de cada turno vuelves a tener cinco cartas en la mano. Elige bien: cada carta la colgarás tarde o temprano, o te quedarás con ella. A tu pared solo van cartas de tu mano.
    .title = Cinco cartas para elegir
step-clockwise = El turno pasa hacia la izquierda, una pintura cada vez. Mientras todos sigan jugando, todos habrán colgado las mismas pinturas, o una más quienes empezaron antes.
    .title = Por turnos
step-no-pass = No se pasa nunca ni se descarta nunca. Mientras alguna carta de tu mano quepa en algún hueco libre, tienes que colgar una. Si no cabe ninguna, quedas fuera: ya no cuelgas nada más en esta partida.
    .title = Ni pasar ni descartar
step-out = Quien queda fuera no vuelve, pero conserva sus pinturas. Los demás siguen turno tras turno mientras puedan. El último hasta puede jugar varios turnos seguidos.
    .title = Fuera es fuera
step-bonus = Una galería está llena cuando hay una pintura en cada hueco: seis, o cinco con tres jugadores. Con un solo hueco libre no da derecho a su carta de bonificación.
    .title = Una galería llena
step-bonus-first = Si eres el primero de todos en llenar una galería superior, coge la bonificación superior y ponla junto a esa galería; igual con la media y la inferior. Los que la llenen después no reciben nada. Vale 4 puntos y es tuya hasta el final.
    .title = El primero se la lleva
step-bonus-not-full = Aquí Ana tiene la bonificación superior, pero mira bien su galería superior. La carta es solo para una galería llena.
    .title = Una bonificación antes de tiempo
step-bonus-both = Hay una sola carta de bonificación por nivel. Aquí dos jugadores dicen tener la de la galería media.
    .title = Una carta, dos dueños
step-bonus-forgotten = Hay una galería llena, pero nadie tiene la bonificación de ese nivel. Lo más probable es que se olvidara con la emoción. Preguntad quién llenó ese nivel primero.
    .title = La carta que nadie cogió
step-over = La partida acaba en cuanto nadie puede colgar: cada jugador tiene el Musée lleno o solo cartas que no caben en ninguna parte. Entonces se cuentan los puntos.
    .title = Cuándo acaba
step-can-end = En una galería vacía cabe cualquier carta y, mientras te queden huecos, te quedan cartas. Por eso ninguna partida acaba con una galería vacía: todos tienen al menos tres pinturas.
    .title = Ninguna galería vacía
step-impossible-end = El Musée de Ben está lleno. Ana aún tiene cinco cartas y huecos libres. Pero mira qué números quedan: todos le caben. Así que esta partida no había acabado.
    .title = Aún no ha acabado
step-possible-end = La misma mesa con otros números: ahora siete de las cartas que quedan no le caben a Ana. Las cinco suyas pueden ser de esas, así que la partida puede haber acabado. Los huecos libres se quedan libres.
    .title = Acabada con huecos libres
step-paintings = Primera línea del recuento: cada pintura de tu Musée vale 1 punto, sea cual sea su número y lo que tenga al lado. Los huecos libres no valen nada.
    .title = 1 punto por pintura
step-neighbours = Segunda línea: dos pinturas del mismo tema pegadas en una galería valen 2 puntos. Una pintura puede estar en dos parejas, una a cada lado; tres seguidas son dos parejas.
    .title = 2 puntos por vecinas
step-thirteen-twenty-eight = En la galería media cuelga un 28. El 13 va justo a su izquierda. Se llevan quince, así que son del mismo tema.
    .title = El 13 junto al 28
step-thirty-eight = Ahora un 38 va justo a la derecha del 28. El mismo 28 vuelve a contar: una pintura sirve para más de una pareja.
    .title = Y el 38 al otro lado
step-gap = Aquí el 13 y el 28 son del mismo tema, pero entre ellos hay un hueco libre.
    .title = Con un hueco en medio
step-staircases = Tercera línea: dos pinturas del mismo tema unidas por una escalera valen 3 puntos. Una cuelga justo encima y la otra justo debajo. Los candelabros no unen nada, y en diagonal no se cuenta.
    .title = 3 puntos por escalera
step-eighteen = El 28 cuelga en la galería media y el 18 justo debajo, en la inferior. La ficha que hay entre ellos muestra una escalera.
    .title = El 18 bajo el 28
step-chandelier = El 13 y el 28 cuelgan uno encima del otro y son del mismo tema. Pero la ficha que hay entre ellos muestra el candelabro.
    .title = Solo un candelabro
step-four-paintings = 13, 28 y 38 seguidos, y el 18 bajo el 28 con una escalera. El 28 está en tres parejas a la vez. Súmalo todo, también las pinturas.
    .title = Todo junto
step-bonus-points = Cuarta línea: cada carta de bonificación de galería vale 4 puntos. Cuentan las cartas, no las galerías: si llenaste una galería en segundo lugar, no tienes carta.
    .title = 4 puntos por bonificación
step-best-first-game = Con las escaleras de la primera partida no se puede hacer más que este Musée: todo lleno, doce parejas de vecinas, las seis escaleras y las tres bonificaciones. Otras disposiciones permiten hasta 76.
    .title = Lo máximo
step-where-it-adds = Un buen hueco sirve para varias cosas: una vecina a la izquierda, otra a la derecha, una escalera arriba o abajo. Busca el hueco donde una carta da más.
    .title = Busca el mejor hueco
step-possible = Las vecinas puntúan de dos en dos, las escaleras de tres en tres y las bonificaciones de cuatro en cuatro. Si un número no es múltiplo, o es demasiado alto para esas paredes, hay un error en la suma.
    .title = Números posibles
step-most = Una fila de pinturas da una pareja menos que pinturas tiene. Tres en columna dan como mucho dos parejas por escalera. Cada bonificación supone una galería llena. Sirve para repasar un recuento.
    .title = Cuánto cabe
step-own-count = ¿Habéis contado vosotros y alguien no lo ve claro? Comparad línea por línea: pinturas, vecinas, escaleras y bonificaciones. La línea que no cuadra dice dónde está el error.
    .title = Repasad vuestro recuento
step-ties = ¿Los mismos puntos? Va delante quien tenga más pinturas en su Musée. Si también empatan, quien tenga más cartas de bonificación. Y si ni así, comparten la victoria.
    .title = Los mismos puntos
step-more-paintings = Aquí los dos tienen 31 puntos. Cuenta las pinturas.
    .title = 31 a 31: pinturas
    .ask = Los dos tienen 31 puntos. ¿Quién gana? Marca a todos los ganadores.
step-more-bonuses = Otra vez 31 a 31, y los dos tienen las mismas pinturas. ¿Qué se compara ahora?
    .title = 31 a 31: bonificaciones
    .ask = Los dos tienen 31 puntos y las mismas pinturas. ¿Quién gana? Marca a todos los ganadores.
step-shared = 31 a 31, las mismas pinturas y las mismas bonificaciones. El reglamento no compara nada más.
    .title = 31 a 31: iguales en todo
    .ask = Empatan a puntos, pinturas y bonificaciones. ¿Quién gana? Marca a todos los ganadores.
step-match = Gana el encuentro el primero que gane dos partidas. El reglamento no dice cuánto vale una victoria compartida; acordadlo antes de empezar. Aquí, si no elegís otra cosa, cada uno de los que la comparten suma una.
    .title = A dos victorias
step-three = A tres todo es un poco más pequeño: cinco columnas, diez fichas y cinco escaleras, dos en una fila y tres en la otra. Cuál lleva tres lo decidís vosotros. Se usan las 60 pinturas.
    .title = Escaleras para tres
step-six-columns = Las seis columnas son para dos y cuatro jugadores. A tres hay cinco, así que en cada galería caben cinco pinturas y en un Musée, quince.
    .title = Seis columnas, no
step-three-draw = A tres, cuando en el mazo solo quedan dos cartas, ya no roba nadie. Esas dos no llegan a salir. Se sigue jugando con lo que queda en las manos, que van menguando.
    .title = Dos cartas fuera
step-teams = A cuatro se juega en dos equipos, dos personas a cada lado de la mesa y los compañeros nunca juntos. Así, uno de cada equipo se sienta enfrente de su Musée. Durante toda la partida, los compañeros callan: ni una palabra ni una pista.
    .title = Dos equipos
step-four-draw = A cuatro, las dos últimas cartas del mazo son una para cada equipo. Quien tenga que robar una puede quedársela o dársela a su compañero, y lo decide antes de que nadie la vea. Hasta entonces, cada cual roba para sí.
    .title = Las dos últimas cartas
step-final-check = Antes de contar, un último vistazo: ¿suben los números?, ¿está cada número una sola vez?, ¿hay bonificaciones solo con galerías llenas? Aquí hay algo mal.
    .title = Un último vistazo
step-capstone = Ahora te toca todo a ti. Prepara esta mesa para dos, juega sus tres últimos turnos, mira quién se lleva cada bonificación y puntúa los dos Musées, línea por línea.
    .title = Una mesa entera

## Preguntas: preparación

question-off-cards-in-play = Juegan { $players }. La pintura más alta del mazo es la { $found }. ¿Por cuánto se han equivocado?
question-off-cards-shuffled = Juegan { $players }. Han barajado { $found ->
        [one] una pintura
       *[other] { $found } pinturas
    }. ¿Cuántas sobran o faltan?
question-off-draw-deck-left = Juegan { $players }. Tras repartir, { $found ->
        [one] queda una carta
       *[other] quedan { $found } cartas
    } en el mazo de robo. ¿Cuántas sobran o faltan?
question-off-hand-of-five = Juegan { $players }. Cada uno ha recibido { $found ->
        [one] una carta
       *[other] { $found } cartas
    }. ¿Cuántas sobran o faltan?
question-off-bonus-cards-out = Juegan { $players }. Hay { $found ->
        [one] una carta de bonificación
       *[other] { $found } cartas de bonificación
    } boca arriba. ¿Cuántas sobran o faltan?
question-off-number-of-musees = Juegan { $players }. En la mesa hay { $found ->
        [one] un Musée
       *[other] { $found } Musées
    }. ¿Cuántos sobran o faltan?
question-off-tokens-per-row = Juegan { $players }. Cada fila tiene { $found ->
        [one] una ficha
       *[other] { $found } fichas
    }. ¿Cuántas sobran o faltan?
question-off-tokens-per-musee = Juegan { $players }. Cada Musée tiene { $found ->
        [one] una ficha
       *[other] { $found } fichas
    }. ¿Cuántas sobran o faltan?
question-begin-table = Preparáis una partida para { $players }. ¿Qué está bien? Marca todo lo que valga.
answer-laid-cards-in-play = La pintura más alta del mazo es la { $number }
answer-laid-cards-shuffled = Pinturas barajadas: { $number }
answer-laid-draw-deck-left = Cartas en el mazo de robo: { $number }
answer-laid-hand-of-five = Cartas repartidas a cada persona: { $number }
answer-laid-bonus-cards-out = Bonificaciones boca arriba: { $number }
answer-laid-number-of-musees = Musées en la mesa: { $number }
answer-laid-tokens-per-row = Fichas por fila: { $number }
answer-laid-tokens-per-musee = Fichas por Musée: { $number }
question-stairs-missing = Juegan { $players }. En la fila { $row } muestran la escalera estas fichas: { $columns }. La fila { $other } está bien: tiene { $there } escaleras. ¿A cuántas fichas de la fila { $row } hay que dar la vuelta, en un sentido u otro?
question-spot-row = Preparáis una partida para { $players }. En una fila se dio la vuelta a fichas de más o de menos. Señálala.
question-spot-first-row = Primera partida para { $players }, con las escaleras que propone el reglamento. Una fila no coincide. Señálala.
question-arrangements = ¿Qué disposiciones de escaleras valen para { $players } jugadores? Márcalas todas.
answer-stairs = Fila superior: { $upper }. Fila inferior: { $lower }
question-turn-token = Juegan { $players }. Acordaron escaleras en { $upper } de la fila superior y { $lower } de la inferior. Así las ha puesto { $player }. Señala la ficha a la que hay que dar la vuelta.
question-first-token = Primera partida para { $players }, con las escaleras que propone el reglamento. Una ficha está mal. Señálala.
question-tokens-turned = La fila { $row } empezó con escaleras en { $before }. Al final están en { $after }. ¿Qué fichas no están como al principio? Márcalas todas.
question-who-begins = Juegan { $players }. La partida anterior la ganó { $winner } en solitario. ¿Quién puede empezar la siguiente? Marca a todos los que pueden.
answer-name = { $name }
question-seating = Cuatro personas se sientan a la mesa en este orden. ¿Qué formas de sentarse valen? Márcalas todas.
answer-seating = { $name0 } (equipo { $team0 }), { $name1 } ({ $team1 }), { $name2 } ({ $team2 }), { $name3 } ({ $team3 })
question-same-theme = ¿Qué pinturas son del mismo tema que la { $card }? Márcalas todas.
question-theme-named = Has visto una carta de cada color: la { $landscapes } es de Paisajes; la { $water }, de Agua; la { $persons }, de Personas; la { $architecture }, de Arquitectura; la { $animals }, de Animales. ¿De qué tema es la { $card }?

## Preguntas: colocación y turnos

question-how-many = ¿Cuántas personas pueden jugar a Musée? Marca todo lo que valga.
question-legal-slot = { $player } juega la { $card }. Señala un hueco donde quepa.
question-slots-for = { $player } juega la { $card }. ¿En cuántos huecos de la galería { $gallery } cabe?
question-cards-for-slot = ¿Cuáles de estas cartas puede colgar { $player } en la galería { $gallery }, hueco { $slot }? Márcalas todas.
question-cards-left = Juegan { $players }. ¿Cuántas pinturas que aún no están colgadas cabrían en el hueco { $slot } de la galería { $gallery } de { $player }?
question-may-place = Le toca a { $player }. ¿Qué puede hacer? Marca todo lo que valga.
answer-place = La { $card } en la galería { $gallery }, hueco { $slot }
question-your-turn = Le toca a { $player }, que tiene en la mano { $cards }. ¿Qué puede hacer? Marca todo lo que valga.
answer-turn-pass = Pasar y esperar una carta mejor
answer-turn-discard = Tirar la { $card } y robar otra
answer-turn-stop = No colgar nada más en esta partida
answer-turn-take-down = Descolgar la { $card } de su pared
answer-turn-draw = Colgar la { $card } en la galería { $gallery }, hueco { $slot }, y robar
answer-turn-no-draw = Colgar la { $card } en la galería { $gallery }, hueco { $slot }, y no robar
question-whose-turn = Se juega en este orden: { $players }. { $outs ->
        [0] Nadie ha avisado de que se queda sin jugada.
       *[other] Sin jugada: { $out }.
    } { $last } acaba de colocar y robar. ¿A quién le toca ahora?
question-out-of-placements = ¿Con cuáles de estas manos se queda { $player } sin jugada? Márcalas todas.
answer-hand = { $cards }
question-turn-counts = Empezó { $player } y todos siguen jugando todos sus turnos. ¿Cuántas pinturas puede haber, en el orden { $players }? Marca todo lo que valga.
answer-counts = { $numbers }
question-take-bonus = { $player } juega contra { $other }. ¿Qué bonificaciones puede coger { $player }? Márcalas todas.
answer-claim-first = La { $gallery }: a { $other } le quedan huecos en la suya y a mí ninguno
answer-claim-short = La { $gallery }: me queda un hueco libre, pero { $other } va más atrás
answer-claim-held = La { $gallery }: la mía está llena; la de { $other } también, y ya tiene la carta
answer-claim-late = La { $gallery }: acabo de llenarla; { $other } la llenó antes y se olvidó de la carta
question-bonus-possible = La partida ha terminado. ¿Qué bonificaciones puede tener { $player }, según las paredes y lo que tienen los demás? Márcalas todas.
answer-gallery-upper = La superior
answer-gallery-middle = La media
answer-gallery-lower = La inferior
question-free-of-bonus = ¿Cuántas pinturas le faltan a { $player } en la galería { $gallery } para poder coger su bonificación?
question-spot-wall = La partida ha terminado y aquí hay algo imposible. Señálalo.
question-can-end = Las galerías tienen { $columns } huecos. ¿Cómo puede quedar un Musée al acabar la partida? Marca todo lo que valga.
answer-numbers = Pinturas: { $upper } arriba, { $middle } en medio, { $lower } abajo
question-drawing = Alguien acaba de colgar una pintura. ¿Qué está bien, con las cartas que quedan en el mazo? Marca todo lo que valga.
answer-draw = { $players } jugadores, { $deck ->
        [one] queda una carta
       *[other] quedan { $deck } cartas
    }: { $draw }
question-in-hand = Juegan { $players } y quedan { $deck } cartas en el mazo de robo. ¿Cuántas cartas puede tener { $player } en la mano después de robar, si aún se puede robar? Marca todo lo que valga.
question-not-hung = Juegan { $players }. ¿Cuántas cartas no están colgadas, entre todas las manos y el mazo de robo?
question-is-it-over = Juegan { $players }. ¿Qué partidas han terminado? Márcalas todas.
answer-over = { $name0 }: { $state0 }. { $name1 }: { $state1 }
id-state-full = todos los huecos llenos
id-state-stuck = quedan huecos, pero no le cabe ninguna carta
id-state-fits = quedan huecos y le cabe una carta

## Preguntas: puntos y ganadores

question-paintings = ¿Cuántos puntos se lleva { $player } por pinturas?
question-neighbours = ¿Cuántos puntos se lleva { $player } por vecinas?
question-staircases = ¿Cuántos puntos se lleva { $player } por escaleras?
question-bonuses = ¿Cuántos puntos se lleva { $player } por bonificaciones de galería?
question-all-points = ¿Cuántos puntos tiene { $player } en total?
question-adds = { $player } cuelga la { $card } en la galería { $gallery }, hueco { $slot }. ¿Cuántos puntos suma con eso?
question-best-slot = { $player } juega la { $card }. Señala un hueco donde sume más puntos.
question-scoring-staircase = Señala una escalera que le dé puntos a { $player }.
question-wrong-line = { $player } ha contado sus puntos. ¿Qué línea está mal?
answer-line = { $line }: { $points }
question-possible-points = Juegan { $players }. ¿Cuántos puntos puede llevarse uno de ellos por «{ $line }»? Marca todo lo que valga.
question-most-neighbours = Juegan { $players }. { $player } tiene { $paintings } pinturas. ¿Cuántas parejas de vecinas puede tener como mucho?
question-most-staircases = Juegan { $players }. { $player } tiene { $paintings } pinturas. ¿Cuántas parejas por escalera puede tener como mucho, estén donde estén las escaleras?
question-most-gallery-bonuses = Juegan { $players }. { $player } tiene { $paintings } pinturas. ¿Cuántas bonificaciones de galería puede tener como mucho?
question-who-wins = La partida ha terminado. ¿Quién gana?
question-tie-winners = Todos estos tienen { $points } puntos. ¿Quién gana? Marca a todos los ganadores.
answer-level = { $name }: { $paintings } pinturas, { $cards ->
        [one] una bonificación
       *[other] { $cards } bonificaciones
    }
question-tie-order = Todos estos tienen { $points } puntos. Ordénalos, con el ganador primero.
question-tie-decided = { $name0 } y { $name1 } tienen { $points } puntos cada uno. { $name0 }: { $paintings0 } pinturas, { $cards0 ->
        [one] una bonificación
       *[other] { $cards0 } bonificaciones
    }. { $name1 }: { $paintings1 } pinturas, { $cards1 ->
        [one] una bonificación
       *[other] { $cards1 } bonificaciones
    }. ¿Qué decide?
answer-decided-most-paintings = Las pinturas
answer-decided-most-gallery-bonuses = Las bonificaciones de galería
answer-decided-shared = Nada: comparten la victoria
question-match = Partidas ganadas hasta ahora, en el orden { $players }. ¿Con cuáles sigue el encuentro? Márcalas todas.
answer-wins = { $wins }

## Errores habituales

mistake-numbers-of-three = Esos son los números de tres jugadores. A dos o a cuatro, las pinturas del 51 al 60 se quedan en la caja y las filas tienen seis fichas.
mistake-numbers-of-fewer = Eso vale para otro número de jugadores. Mira la lista del vuestro.
mistake-staircases-of-three = Dos escaleras en una fila es cosa de tres jugadores. A dos o a cuatro, cada fila lleva tres.
mistake-three-and-three = Tres por fila es para dos y cuatro jugadores. A tres son dos en una fila y tres en la otra.
mistake-six-anyhow = No basta con que sumen seis escaleras: cada fila lleva exactamente tres.
mistake-no-such-token = Las columnas se cuentan desde 1 por la izquierda y no hay fichas más allá de la última: seis por fila, cinco a tres jugadores.
mistake-winner-begins = El ganador no vuelve a empezar: empieza alguien que perdió.
mistake-partners-together = Los compañeros nunca se sientan juntos; alrededor de la mesa, los equipos se alternan.
mistake-three-against-one = Dos contra dos: no hay equipos de tres.
mistake-close-is-not-a-theme = Que dos números estén cerca no los hace del mismo tema. Lo son si se llevan cinco, diez, quince…
mistake-any-free-slot = No vale cualquier hueco libre: los números suben de izquierda a derecha.
mistake-directly-beside = Una pintura no tiene por qué ir pegada a otra. Puedes dejar huecos.
mistake-from-the-edge = Una galería no se llena desde un extremo. Vale cualquier hueco libre que respete el orden.
mistake-hung-elsewhere = Los números que ya cuelgan, en este Musée o en otro, no vuelven a salir.
mistake-its-own-neighbours = Las pinturas de los lados no cuentan: el número tiene que quedar entre las dos.
mistake-second-to-fill = No basta con llenar la galería: la carta es para el primero que llena ese nivel.
mistake-almost-full = La bonificación es para una galería llena. Con un hueco libre, la carta se queda donde está.
mistake-already-hung = Cuenta los huecos libres, no las pinturas que ya cuelgan.
mistake-stuck-with-a-free-gallery = Con una galería vacía nadie se queda sin jugada: ahí cabe cualquier carta.
mistake-two-turns-ahead = Un turno es una pintura. Mientras todos juegan, nadie saca dos de ventaja.
mistake-later-seat-ahead = La pintura de más la tiene quien empezó antes, nunca alguien que va después en la ronda.
mistake-paintings-move = Una pintura colgada no se mueve ni se quita.
mistake-two-of-a-number = De cada número hay una sola carta. La que cuelga en un Musée no está en la mano de nadie.
mistake-one-card-is-enough = Con una sola carta que quepa en alguna parte, hay que seguir. Mira las tres galerías.
mistake-passing = No se pasa nunca: si te cabe una carta, la cuelgas; si no, quedas fuera.
mistake-discarding = Las cartas no se tiran nunca, ni para robar otra mejor.
mistake-out-plays-on = Quien no pudo colocar queda fuera hasta el final; su turno se salta.
mistake-two-in-a-row = Una pintura por turno. Solo repites si nadie más puede colocar.
mistake-drawn-to-the-last = A tres, las dos últimas cartas no se roban.
mistake-gift-too-early = Al compañero solo se le puede dar una de las dos últimas cartas.
mistake-cards-of-another-count = Las 60 pinturas se usan solo a tres; a dos o a cuatro son 50.
mistake-hands-forgotten = Esas son solo las del mazo de robo. Suma las que tiene cada uno en la mano.
mistake-over-for-one = Que uno no pueda seguir no acaba la partida: los demás continúan hasta que nadie pueda.
mistake-slots-counted = Cuentan las pinturas, no los huecos libres.
mistake-gaps-counted = Esos son los huecos libres. Cuenta lo que cuelga.
mistake-a-painting-once = Una pintura puede estar en varias parejas: tres seguidas son dos.
mistake-across-a-gap = Un hueco libre entre dos pinturas las separa: no son pareja.
mistake-points-as-pairs = Esas son las parejas. Cada una vale 2 puntos.
mistake-chandelier-joins = Un candelabro no une nada. Busca las escaleras.
mistake-staircases-alone = Una escalera por sí sola no vale nada: tiene que unir dos pinturas del mismo tema.
mistake-as-neighbours = Una al lado de otra son 2 puntos; por escalera, 3.
mistake-every-full-gallery = Los puntos los dan las cartas, y solo recibe una el primero que llena un nivel.
mistake-points-as-cards = Esas son las cartas. Cada una vale 4 puntos.
mistake-pairs-alone = Cada pintura vale además un punto por sí misma.
mistake-bonuses-forgotten = También cuentan las bonificaciones de galería, 4 puntos cada una.
mistake-staircases-forgotten = También cuentan las parejas por escalera, 3 puntos cada una.
mistake-the-painting-itself = La propia pintura también vale 1 punto.
mistake-one-pair-only = Una pintura puede hacer varias parejas a la vez: izquierda, derecha, arriba y abajo.
mistake-one-row-of-all = No caben todas en una fila: cada galería más cuesta una pareja.
mistake-two-for-each-pair = Una pintura puede estar en varias parejas: no hacen falta dos nuevas para cada una.
mistake-as-many-as-paintings = Tres pinturas en columna dan dos parejas, y la columna siguiente empieza de cero.
mistake-begun-galleries = Una galería a medias no da carta: tiene que estar llena.
mistake-fullest-wins = Tener más pinturas solo deshace un empate. Primero van los puntos.
mistake-bonus-cards-first = Primero se comparan las pinturas; las bonificaciones, después.
mistake-three-wins = El encuentro acaba a las dos victorias, no a las tres.

## Glosario

term-painting = Pintura
    .meaning = Una carta con un cuadro, un número y el color de un tema. Hay 60, una por número.
term-exhibit-number = Número de exhibición
    .meaning = El número de la esquina superior izquierda de una pintura. Dice dónde puede colgar y de qué tema es.
term-gallery = Galería
    .meaning = Cada una de las tres filas de un Musée: superior, media e inferior. En ella los números suben de izquierda a derecha.
term-musee = Musée
    .meaning = Lo que llena un jugador o un equipo: tres galerías con dos filas de fichas entre ellas.
term-slot = Hueco
    .meaning = El sitio de una pintura en una galería: uno por cada ficha de una fila, es decir, seis, o cinco a tres jugadores.
term-staircase = Escalera
    .meaning = Una cara de las fichas. Une la pintura de arriba con la de abajo: 3 puntos si son del mismo tema.
term-chandelier = Candelabro
    .meaning = La otra cara de las fichas. No une nada.
term-theme = Tema
    .meaning = Paisajes, Agua, Personas, Arquitectura o Animales, según el color; los números de un tema van de cinco en cinco.
term-neighbours = Vecinas
    .meaning = Dos pinturas del mismo tema pegadas en una galería. 2 puntos.
term-gallery-bonus-card = Carta de bonificación de galería
    .meaning = Hay una por nivel de galería, para quien lo llena primero. 4 puntos.
term-draw-deck = Mazo de robo
    .meaning = Las pinturas boca abajo de las que se roba después de colocar.
term-out-of-placements = Sin jugada (fuera)
    .meaning = Así queda quien no tiene en la mano ninguna carta que quepa: no juega más turnos. Sus pinturas siguen y puntúan.
term-partner = Compañero
    .meaning = A cuatro, la otra persona de tu equipo. Llenáis juntos un Musée, en silencio.
term-match = Encuentro
    .meaning = Varias partidas seguidas. Lo gana el primero en ganar dos.
