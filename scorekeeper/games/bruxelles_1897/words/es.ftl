### Bruxelles 1897 en español. Un mensaje por regla; los datos son números, puestos e identificadores.

id-bruxelles-1897 = Bruxelles 1897

## Preparación

box-colours = La caja trae Arquitectos y marcadores de cuatro colores: azul, rojo, amarillo y verde.
    .title = Colores de la caja
    .problem = El color del jugador { $number } no es ninguno de estos: { $colours }.
    .why = Siete Arquitectos y cuatro marcadores forman un color.

start-player = Se elige al azar un jugador inicial, que recibe la carta de primer jugador.
    .title = Jugador inicial
    .problem = No consta quién empieza, así que del dinero solo se comprueba el orden: { $money } BEF son para quien empieza.
    .why = Quien elige primero recibe menos dinero.

start-money = El jugador inicial tiene 4 BEF; el siguiente, 5; después 6 y 7, a la vista delante de cada uno.
    .title = Dinero inicial
    .problem = { $place ->
        [0] { $player } tiene { $found } BEF, pero las cantidades no encajan con ningún orden en la mesa: crecen de 1 en 1 en sentido horario a partir de { $expected }.
       *[other] { $player } ocupa el asiento { $place } y tiene { $found } BEF; deberían ser { $expected }.
    }
    .why = Quien juega después tiene menos donde elegir y lo compensa con un franco más.

start-victory-points = El marcador de PV de cada jugador empieza en la primera casilla, con 0.
    .title = PV al empezar
    .problem = { $player } empieza con { $found } PV; todos empiezan con 0.
    .why = Todos los puntos se ganan jugando.

start-tracks = Cada jugador coloca un marcador en la primera casilla de las pistas de Arquitectura, Nobleza y Prestigio.
    .title = Pistas al empezar
    .problem = { $track }: { $player } empieza en { $found }; debería ser { $expected }.
    .why = La primera casilla vale 1: incluso sin avanzar, una Casa vale 1.

start-prison-count = Con dos jugadores, cada uno empieza con un Arquitecto en prisión; con tres o cuatro, con dos.
    .title = Cuántos empiezan en prisión
    .problem = { $player } tiene { $found } en prisión; en la preparación corresponde { $expected }.
    .why = Las cartas en prisión no vuelven a la mano hasta que algo las libera.

start-prison-cards = Debajo de la carta de Prisión va la 2/5 de cada jugador; con tres o cuatro jugadores, también una 2/4.
    .title = Qué cartas empiezan en prisión
    .problem = { $player } tiene en prisión { $found }; debería ser { $expected }.
    .why = Las cartas más fuertes solo entran en juego cuando se liberan.

start-hand = De los siete Arquitectos de cada jugador, los que no están en prisión van a la mano: seis con dos jugadores; con tres o cuatro, cinco.
    .title = Mano inicial
    .problem = { $player }: Arquitectos en la mano, { $found }; con { $prison } en prisión deberían ser { $expected }.
    .why = Cada Arquitecto está en la mano, colocado o en prisión.

one-brugmann-each = Cada jugador empieza con un Georges Brugmann boca arriba.
    .title = Un Brugmann por jugador
    .problem = { $player } tiene { $found } cartas de Brugmann; debería ser 1.
    .why = Es el único Noble que todos tienen y nadie paga.

no-other-cards = Nadie empieza con otros Nobles ni con Casas, Obras de arte o Materiales.
    .title = Nada más al empezar
    .problem = { $player } empieza con { $found } de este tipo: { $kind }. Al empezar, nadie tiene ninguna de esas cartas.
    .why = Todo eso se compra con Arquitectos.

spare-brugmanns = Las cartas de Brugmann que sobran vuelven a la caja.
    .title = Brugmann sobrantes
    .problem = Cartas de Brugmann en la caja: { $found }; con { $players } jugadores deberían ser { $expected }.
    .why = Ningún Brugmann debe salir en el mazo de Nobles.

layout-size = El área Art Nouveau tiene cuatro columnas y tres filas, 12 cartas; con cuatro jugadores, cuatro filas, 16 cartas.
    .title = Tamaño del área
    .problem = Filas y columnas anotadas: { $rows } y { $columns }; aquí son { $most_rows } filas de cuatro, { $most } cartas.
    .why = Cuatro columnas, porque hay cuatro cartas de bonificación.

layout-full = En la preparación hay una carta en cada espacio; más adelante pueden agotarse un mazo y su descarte.
    .title = Sin huecos
    .problem = El espacio de la fila { $row }, columna { $column } está vacío; en la preparación los { $most } espacios llevan carta.
    .why = Una carta de menos es una acción de menos.

layout-kinds = Se toman tres cartas de cada uno de los cinco mazos, cuatro con cuatro jugadores: no puede haber más de un mismo tipo.
    .title = Cartas de cada tipo
    .problem = { $kind }: hay { $found } cartas en el área; del mazo se toman { $most } como mucho.
    .why = Como algunas cartas de la mezcla quedan fuera, incluso puede faltar un tipo.

layout-one-expo = La única carta Expo se baraja con las cartas del área.
    .title = Una sola Expo
    .problem = La carta Expo está { $found } veces en el área; solo hay una.
    .why = Como mucho, una exposición por ronda.

neutral-corners = Con dos jugadores se descartan las cartas de las dos esquinas de la fila inferior y las sustituyen Arquitectos neutrales.
    .title = Esquinas neutrales
    .problem = En la fila inferior, columna { $column }, está: { $card }. Ahí va un Arquitecto neutral.
    .why = Hacen que también haya que luchar por las columnas exteriores.

neutral-elsewhere = Solo hay Arquitectos neutrales en esas dos esquinas; con tres o cuatro jugadores, ninguno.
    .title = Ningún otro neutral
    .problem = En la fila { $row }, columna { $column } consta un Arquitecto neutral; con { $players } jugadores ahí no hay ninguno.
    .why = El bando neutral sustituye a los jugadores que faltan.

neutral-shows-two = Los dos Arquitectos neutrales muestran el 2.
    .title = Los neutrales muestran el 2
    .problem = Un Arquitecto neutral muestra { $found }; debería ser 2.
    .why = Es lo que hay que igualar para ganar la columna.

neutral-colour-unused = Los Arquitectos neutrales son de un color que nadie usa.
    .title = Color de los neutrales
    .problem = Los neutrales llevan el color de { $player }; toma uno que nadie use.
    .why = Si no, no se sabría de quién es la carta.

bonus-cards-laid = Debajo de cada columna hay, al azar y boca arriba, una de las cuatro cartas de bonificación.
    .title = Cartas de bonificación
    .problem = { $same ->
        [0] Hay { $found } cartas de bonificación anotadas, la primera de { $bonus }; solo existen { $most }.
       *[other] La carta de bonificación de { $bonus } está { $found } veces; cada una de las { $most } está una sola vez.
    }
    .why = Cada ronda, cada columna vale algo distinto.

money-shows-three = Las cartas de Dinero del área muestran el lado de 3 BEF.
    .title = El dinero muestra el 3
    .problem = Las cartas de Dinero del área muestran { $found }; deberían mostrar 3.
    .why = Una venta da siempre 3 BEF.

expo-place = Si la Expo no está en el área Art Nouveau, espera en el área de exposición; también si ocupaba una esquina neutral.
    .title = Dónde está la Expo
    .problem = { $laid ->
        [0] La Expo consta como colocada ({ $place }), pero no está en ningún espacio del área.
       *[other] La Expo consta en su sitio ({ $place }), pero hay { $laid } en el área Art Nouveau.
    }
    .why = Quien la compra empieza la ronda siguiente.

draw-piles = Obras de arte, Materiales, Casas y Nobles se barajan y forman cuatro mazos boca abajo junto al dinero; de ellos salen las cartas del área.
    .title = Mazos de robo
    .problem = Mazo ({ $kind }): { $found }; tras tomar { $taken } cartas, lo correcto es { $expected }.
    .why = Si a un mazo le faltan cartas, quizá sigan en la caja.

leftovers-discarded = Las cartas tomadas que no se colocan van boca arriba delante de su mazo; el dinero sobrante vuelve a su pila.
    .title = Cartas sobrantes
    .problem = { $kind } en el descarte: { $found }; de { $taken } cartas tomadas, lo correcto es { $expected }.
    .why = Vuelven cuando se baraja de nuevo el mazo.

round-marker-first = El tablero se coloca en la parte superior de la mesa; el marcador de ronda empieza en la ronda 1.
    .title = Marcador de ronda
    .problem = El marcador de ronda está en la { $found }; empieza en la 1.
    .why = La partida dura cuatro rondas.

brussels-area = Las tres cartas de Bruselas y la carta de Prisión están boca arriba delante del tablero: es el área de Bruselas.
    .title = Área de Bruselas
    .problem = { $kind }: hay { $found } en la mesa; deberían ser { $expected }.
    .why = Sus acciones no cuestan dinero, solo cartas y quizá un preso.

component-totals = 12 Obras de arte, 23 cartas de Dinero, 12 Materiales, 16 Casas, 19 Nobles y la Expo; 28 Arquitectos, 16 marcadores, 4 cartas de bonificación, 3 de Bruselas y 1 de Prisión.
    .title = Contenido de la caja
    .problem = { $kind }: se han contado { $found }; la caja trae { $expected }.
    .why = Una carta perdida cambia lo que aún puede salir.

## Posición final: límites de la caja

house-supply = En la caja hay 16 Casas.
    .title = Dieciséis Casas
    .problem = Entre todos suman { $found } Casas; solo hay { $most }.
    .why = Todas las Casas salen del mismo mazo.

material-supply = En la caja hay 12 cartas de Material.
    .title = Doce cartas de Material
    .problem = Entre todos suman { $found } cartas de Material; solo hay { $most }. Cuenta cartas, no los materiales que muestran.
    .why = Los Materiales usados se descartan; solo quedan los que no se usaron.

artwork-supply = En la caja hay 12 Obras de arte.
    .title = Doce Obras de arte
    .problem = Entre todos suman { $found } Obras de arte; solo hay { $most }.
    .why = Las obras vendidas van al descarte: cuenta solo las que tienes delante.

noble-supply = De los 19 Nobles, cuatro son Brugmann; se pueden comprar 15.
    .title = Quince Nobles que comprar
    .problem = Entre todos conservan { $found } Nobles además de Brugmann; solo hay { $most }.
    .why = Brugmann se reparte, no se compra.

one-expo-holder = Hay una sola carta Expo; al final solo la tiene quien la compró en la ronda 4.
    .title = Una sola carta Expo
    .problem = { $players } tienen la Expo: { $found } jugadores para una sola carta.
    .why = Vuelve a su sitio al empezar cada ronda.

house-type-supply = Hay cuatro tipos de Casa, que se distinguen por la farola, con cuatro cartas cada uno.
    .title = Cuatro Casas de cada tipo
    .problem = { $kind }: { $found } en total; hay { $most } de cada tipo.
    .why = Dieciséis Casas en cuatro tipos: el reparto procede de una fuente pública, no del reglamento.

artwork-colour-supply = Las Obras de arte son de cuatro colores, tres cartas de cada uno.
    .title = Tres obras de cada color
    .problem = { $kind }: { $found } obras en total; hay { $most } de cada color.
    .why = Doce obras en cuatro colores: el reparto procede de una fuente pública, no del reglamento.

noble-copies = De cada Noble, salvo Brugmann, hay tres cartas.
    .title = Tres cartas de cada Noble
    .problem = { $kind } aparece { $found } veces; solo hay { $most } cartas.
    .why = Quince cartas y cinco Nobles: el reparto procede de una fuente pública, no del reglamento.

material-pair-supply = Cada par de materiales está en dos cartas.
    .title = Dos cartas de cada par
    .problem = { $kind }: { $found } cartas en total; hay { $most } de cada par.
    .why = Doce cartas y seis pares: el reparto procede de una fuente pública, no del reglamento.

material-pairs-add-up = Las cartas de Material desglosadas por pares son todas las del jugador.
    .title = Materiales por pares
    .problem = { $player }: por pares suman { $found } y las cartas de Material contadas son { $expected }; deberían coincidir.
    .why = Las dos cifras cuentan las mismas cartas.

bank-money = Las 23 cartas de Dinero suman como mucho 69 BEF.
    .title = Dinero de la caja
    .problem = Entre todos tienen { $found } BEF; { $cards } cartas suman { $most } BEF como mucho.
    .why = En algunas mesas se usan monedas: por eso es solo un aviso, salvo que vuestro dinero se limite a las cartas.
    .silent = El reglamento no dice qué pasa si se acaban las cartas de Dinero. Una suma mayor es un aviso; con la opción, un error.

money-cards-suffice = Una carta de Dinero vale el 1 o el 3 que muestra; el dinero de un jugador es la suma de lo que tiene a la vista.
    .title = Cartas para el dinero
    .problem = Para mostrar estas cantidades hacen falta { $found } cartas de Dinero; hay { $most }.
    .why = Dos BEF ocupan dos cartas; tres, una.

## Posición final: un jugador

no-duplicate-noble = Nadie puede conservar dos cartas del mismo Noble.
    .title = Cada Noble una vez
    .problem = { $player } conserva { $found } cartas de { $noble }; solo puede quedarse una.
    .why = La segunda copia se usa y se descarta.

most-nobles = Además de Brugmann hay cinco Nobles y cada uno se conserva una sola vez.
    .title = Cinco Nobles como mucho
    .problem = { $player } conserva { $found } Nobles además de Brugmann; como mucho son { $most }.
    .why = No hay más que cinco Nobles distintos.

one-brugmann = Cada jugador tiene exactamente el Brugmann de la preparación: ni se compra, ni se paga, ni se pierde.
    .title = Brugmann se queda
    .problem = { $player } tiene { $found } cartas de Brugmann; debería ser 1.
    .why = Los demás volvieron a la caja.

most-houses = Ocho Casas exigirían más Arquitectos de los que dan cuatro rondas.
    .title = Siete Casas como mucho
    .problem = { $player } tiene { $found } Casas; nadie puede construir más de { $most }.
    .why = La octava Casa cuesta por sí sola ocho materiales: cuatro cartas como mínimo.

nobility-range = La pista de Nobleza va de 1 a 5.
    .title = Pista de Nobleza
    .problem = { $player } está en { $found }; la pista de Nobleza va de { $least } a { $most }.
    .why = Indica cuántos Nobles activa el Ayuntamiento.

tracks-from-one = Arquitectura y Prestigio empiezan en 1 y nunca retroceden.
    .title = Las pistas empiezan en 1
    .problem = { $track }: { $player } está en { $found }; lo mínimo es { $least }.
    .why = Cuenta la casilla, no los pasos: la primera es la 1.

track-end = Se supone que Arquitectura y Prestigio acaban en 5, como Nobleza.
    .title = Final de las pistas
    .problem = { $track }: { $player } está en { $found }; aquí la pista acaba en { $most }.
    .why = Una posición más allá del final suele ser un error al anotar.
    .silent = El reglamento solo da la longitud de la pista de Nobleza y no dice qué pasa al final de una pista. Elige el final que muestra tu tablero; si una posición lo supera, verás un aviso.

prison-limit = En prisión hay como mucho las cartas de la preparación y una más por cada una de las cuatro rondas.
    .title = Máximo en prisión
    .problem = { $player } tiene { $found } en prisión; { $start } de la preparación y una por cada una de las { $rounds } rondas son { $most } como mucho.
    .why = La mayoría de Bruselas envía una carta por ronda.

prison-by-round = Después de cada ronda hay como mucho una carta más de cada jugador en prisión.
    .title = Prisión tras menos rondas
    .problem = { $player } tiene { $found } en prisión; { $start } de la preparación y una por ronda (rondas: { $rounds }) son { $most } como mucho.
    .why = O la ronda o la prisión está mal anotada.

prison-values-match = Las cartas anotadas en prisión son tantas como las contadas.
    .title = Cartas en prisión
    .problem = { $player }: en prisión hay { $found } en la lista y { $expected } en el recuento; deberían coincidir.
    .why = Ambas cifras hablan de las mismas cartas.

vp-adds-up = Antes de la puntuación final los PV salen de construcciones, exposiciones y escudos de armas, y de nada más.
    .title = De dónde salen los PV
    .problem = { $player }: las fuentes suman { $found } PV y la pista muestra { $expected }.
    .why = Los Nobles, las columnas y pasar nunca dan PV directamente.

construction-range = Una Casa da 1 PV por cada tipo de material usado: la primera 1, la segunda 1 o 2, las demás de 1 a 3. La enésima Casa cuesta n materiales.
    .title = PV por construir
    .problem = { $player }: { $found } PV por construir { $houses ->
        [0] { $houses } Casas
        [one] una Casa
       *[other] { $houses } Casas
    }; deberían ser de { $least } a { $most }.
    .why = Un material es de un tipo, dos son de dos como mucho, y solo hay tres tipos.

vp-covers-houses = Cada Casa dio al menos un PV al construirse, y los PV no bajan antes del final.
    .title = Un PV por Casa
    .problem = { $player } tiene { $found } PV en la pista, menos que Casas ({ $houses }); cada una dio al menos 1.
    .why = En cada Casa se usa al menos un tipo de material.

exhibition-even = Cada obra expuesta da 2 PV: las exposiciones dan un número par.
    .title = Las exposiciones dan un número par
    .problem = { $player }: los PV de exposiciones ({ $found }) son un número impar; cada obra expuesta da 2.
    .why = No hay media exposición.

exhibition-limit = En una exposición no se repite color y hay una exposición por ronda como mucho: 32 PV entre todos.
    .title = Máximo por exposiciones
    .problem = Entre todos suman { $found } PV de exposiciones; lo máximo es { $most }.
    .why = Cuatro rondas, cuatro colores, 2 PV cada uno.

crest-limit = Un escudo de armas da tantos PV como la posición de Prestigio; el máximo son todos los de cuatro rondas con la posición final.
    .title = Máximo por escudos de armas
    .problem = { $player }: { $found } PV de escudos de armas; { $crests } con Prestigio { $prestige } dan { $most } como mucho.
    .why = El Prestigio no retrocede: antes no pudieron dar más.

vp-within-reach = Los PV antes de la puntuación final no superan lo que pueden dar construcciones, exposiciones y escudos.
    .title = PV alcanzables
    .problem = { $player }: { $found } PV; las Casas ({ $houses }) dan { $construction } como mucho, las exposiciones { $exhibitions }, los escudos con Prestigio { $prestige } dan { $crests }: { $most } en total.
    .why = No hay otras fuentes.

vp-ceiling = Más PV antes de la puntuación final de los que dan siete Casas, todas las exposiciones y todos los escudos.
    .title = Demasiados PV
    .problem = { $player } tiene { $found } PV antes de la puntuación final; a { $most } no llega nadie.
    .why = Quizá se anotó el total en lugar de la pista.

placements-suffice = Cada carta que tiene un jugador costó un Arquitecto, y también cada Material gastado en construir; cuatro rondas dan 28 como mucho.
    .title = Arquitectos para todo eso
    .problem = Las cartas de { $player } cuestan { $found } Arquitectos (Casas, { $houses }, y cartas de Material para construirlas, { $built }, incluidas); solo se pudieron colocar { $most }.
    .why = Una carta por Arquitecto, siete por ronda, menos los que empiezan en prisión.

score-below-zero = Los Nobles sin pagar pueden costar más PV de los que hay en la pista.
    .title = Por debajo de cero
    .problem = { $player } tiene { $vp } PV y pierde { $penalty }: { $kept ->
        [0] aquí la pérdida se detiene en 0.
       *[other] aquí se conserva la suma con su signo negativo.
    }
    .why = El reglamento no dice si la pista baja de cero.
    .silent = El reglamento no dice si los PV pueden bajar de cero. El programa conserva el signo negativo o, si lo eliges, se detiene en cero.

rounds-one-to-four = Una partida dura cuatro rondas.
    .title = Cuatro rondas
    .problem = Consta la ronda { $found }; las rondas van de la 1 a la { $most }.
    .why = El tablero tiene cuatro casillas para el marcador de ronda.

scored-after-round-four = La puntuación final llega después de la fase de mayoría de la cuarta ronda.
    .title = Puntuar tras la ronda 4
    .problem = Solo consta jugada la ronda { $found }; la puntuación final llega tras la ronda { $most }.
    .why = El dinero y los Nobles aún cambiarían.

## Posición final: el área

four-bonus-cards = Hay cuatro cartas de bonificación, una debajo de cada columna.
    .title = Cuatro cartas de bonificación
    .problem = Cartas de bonificación anotadas: { $found }; deben ser { $most }. Una columna que nadie ganó queda sin ganadores, pero también se anota.
    .why = Las cuatro puntúan al final.

bonus-card-once = Cada carta de bonificación está debajo de una columna; en cada ronda se barajan de nuevo.
    .title = Cada bonificación una vez
    .problem = La carta de bonificación de { $bonus } está debajo de { $found } columnas; solo hay una carta así.
    .why = Cuatro cartas, cuatro mitades inferiores distintas.

bonus-pairs-once = Cada mitad superior está en una sola carta: un paso en Arquitectura, Nobleza o Prestigio, o liberar un Arquitecto.
    .title = Mitades superiores
    .problem = { $upper } es la mitad superior de { $found } cartas; está en una sola.
    .why = Cuatro cartas, cuatro mitades superiores distintas.

bonus-pairs-match = Las dos mitades de una columna son las impresas en su carta; la inferior solo cuenta al final.
    .title = Las dos mitades de una carta
    .problem = La carta de { $bonus } lleva aquí arriba { $found }, pero en vuestra lista { $expected }.
    .why = La carta es la misma en todas las rondas.

upper-and-lower-winners = Quien gana una columna en la ronda 4 recibe la mitad superior al momento y la inferior en la puntuación final.
    .title = Mismos ganadores en las dos mitades
    .problem = Columna { $column }: la mitad superior fue para { $uppers ->
        [0] nadie { $upper }
       *[other] { $upper }
    }, la inferior para { $lowers ->
        [0] nadie { $lower }
       *[other] { $lower }
    }; ambas son para los mismos.
    .why = Una sola mayoría decide las dos.

winner-has-architect = Las mayorías de columna dependen del valor y la posición de los Arquitectos: nadie gana una columna sin tener uno en ella.
    .title = Un Arquitecto en la columna
    .problem = { $player } figura como ganador de la columna { $column } ({ $bonus }), pero no tiene ningún Arquitecto en ella.
    .why = Sin carta no hay mayoría.
    .silent = El reglamento no dice quién recibe la bonificación de una columna sin Arquitectos. El programa no se la da a nadie o, si lo eliges, a todos.

column-winners-lead = La suma más alta de valores de Arquitectos en una columna gana su bonificación; si el neutral lidera en solitario, nadie.
    .title = Mayoría de columna
    .problem = { $player } figura como ganador de la columna { $column } ({ $bonus }) con { $found }; la suma más alta es { $best }.
    .why = Aquí cuentan los valores, no las cartas.

column-leaders-win = Todos los que comparten la suma más alta reciben la bonificación; con dos jugadores cuentan los dos Arquitectos neutrales.
    .title = Todos los empatados ganan
    .problem = { $player } tiene la suma más alta de la columna { $column } ({ $bonus }), { $best }, pero no figura como ganador.
    .why = El empate no le quita nada a nadie.

columns-won = Cada columna ganada exige un Arquitecto en el área, y los que acaban en prisión no estaban en ella.
    .title = Columnas y prisión
    .problem = { $player } ganó { $found } columnas, pero con { $prison } en prisión pudo tener en el área, como mucho, { $most } de sus siete Arquitectos.
    .why = Siete Arquitectos en total.

area-size = El área Art Nouveau tiene cuatro columnas y tres filas, o cuatro filas con cuatro jugadores.
    .title = Tamaño del área
    .problem = El área anotada llega a la fila { $rows } y la columna { $columns }; aquí son { $most_rows } filas de cuatro, { $most } espacios.
    .why = Un Arquitecto ocupa el lugar de una carta colocada.

area-neutral-corners = Con dos jugadores, los Arquitectos neutrales ocupan toda la ronda las dos esquinas de la fila inferior.
    .title = Nadie en las esquinas
    .problem = { $player } está en la fila { $row }, columna { $column }; ahí hay un Arquitecto neutral desde el principio de la ronda.
    .why = Ahí no hay carta que comprar.

area-neutral-elsewhere = Los Arquitectos neutrales están en las esquinas inferiores de una partida a dos, en ningún otro sitio.
    .title = Neutral solo en las esquinas
    .problem = En la fila { $row }, columna { $column } consta un Arquitecto neutral; con { $players } jugadores ahí no hay ninguno.
    .why = El bando neutral nunca actúa.

area-neutral-value = Cada Arquitecto neutral vale 2 en su columna.
    .title = El neutral vale 2
    .problem = El Arquitecto neutral de la fila { $row }, columna { $column } muestra { $found }; debería ser 2.
    .why = Se coloca con el 2 a la vista.

architect-values = Un Arquitecto muestra el lado que su dueño eligió y pagó, de 1 a 5.
    .title = Valores de los Arquitectos
    .problem = El Arquitecto de la fila { $row }, columna { $column } muestra { $found }; los Arquitectos muestran de { $least } a { $most }.
    .why = Las cartas son 1/3, 2/4 y 2/5.

architect-copies = Cada color tiene cuatro cartas 1/3, dos 2/4 y una 2/5.
    .title = Cartas de un color
    .problem = { $player } tiene { $found } cartas de valor { $values }, { $prison } de ellas en prisión; solo hay { $most }.
    .why = El reparto procede de una fuente pública; el reglamento solo menciona 2/4 y 2/5.

architects-at-hand = Cada jugador tiene siete Arquitectos: en el área, en Bruselas, en prisión o en la mano.
    .title = Siete Arquitectos
    .problem = { $player }: { $area } en el área, { $brussels } en Bruselas y { $prison } en prisión son { $found }; solo hay { $most }.
    .why = La carta enviada a prisión ya no está en Bruselas: no la cuentes dos veces.

expo-holder-in-area = La Expo se compra con un Arquitecto en el área Art Nouveau; en Bruselas no se puede conseguir.
    .title = La Expo se compra en el área
    .problem = { $player } tiene la Expo, pero ningún Arquitecto en el área de la ronda 4.
    .why = El Parque del Cincuentenario permite cualquier acción menos la exposición.

crests-of-round-four = Cuatro Arquitectos completan un escudo de armas; quien tiene más cartas en él, o cada empatado, gana su posición de Prestigio. Los valores no importan.
    .title = Escudos de la ronda 4
    .problem = { $player }: los escudos ganados en la ronda 4 ({ $crests }) con Prestigio { $prestige } dan { $least } PV{ $houses ->
        [0] { "" }
       *[other] { " " }además de { $houses } de Casas
    }; solo figuran { $found }.
    .why = Los escudos se puntúan al final de cada ronda, antes de la puntuación final.

## Puntuación final

vp-track = Los PV ganados en las cuatro rondas se conservan. Al final gana quien tenga más PV.
    .title = PV en la pista
    .line = { $vp } PV en la pista
    .why = Construcciones, exposiciones y escudos ya puntuaron en su momento.

unpaid-nobles = Primero se pagan 2 BEF por cada Noble salvo Brugmann. Cada uno que no se pueda pagar se descarta y resta 3 PV.
    .title = Nobles sin pagar
    .line = { $nobles ->
        [0] Ningún Noble que pagar: { $points }
       *[other] Nobles { $nobles }, dinero { $bef } BEF: pagados { $paid } ({ $cost } BEF), sin pagar { $unpaid } × -{ $penalty } = { $points }
    }
    .why = Los Nobles son fuertes: conservarlos tiene un precio, y se paga antes de puntuar el dinero.
    .silent = El reglamento no dice si uno puede negarse a pagar ni si los PV bajan de cero. Quien puede, paga; la suma conserva el signo negativo, salvo que elijáis detenerla en cero.

houses = Cada Casa vale tantos PV como tu posición de Arquitectura.
    .title = Casas
    .line = { $houses } × Arquitectura { $architecture } = { $points }
    .why = Construir y subir en la pista solo rinden juntos.

materials = Cada carta de Material sin usar vale 1 PV: por carta, no por material.
    .title = Materiales sin usar
    .line = { $materials } × 1 = { $materials }
    .why = El material que no se usó no se pierde del todo.

expo = Quien tiene la carta Expo al final gana 2 PV.
    .title = Carta Expo
    .line = { $points ->
        [0] Sin carta Expo: { $points }
       *[other] Carta Expo: { $points }
    }
    .why = Ya no hay ronda siguiente que empezar: a cambio da puntos.

bonus-money = Quien ganó la columna con esta bonificación recibe 3 PV por cada 2 BEF que le queden tras pagar a los Nobles, como mucho cinco veces.
    .title = Bonificación de dinero
    .line = { $won ->
        [0] Columna no ganada: { $points }
       *[other] BEF restantes { $found }: pares { $pairs } (máximo { $most }) × 3 = { $points }
    }
    .why = Un franco suelto no vale nada, y más de diez, tampoco.

bonus-artworks = Quien ganó la columna con esta bonificación recibe 2 PV por cada color distinto de sus Obras de arte.
    .title = Bonificación de obras
    .line = { $won ->
        [0] Columna no ganada: { $points }
       *[other] Colores { $found } × 2 = { $points }
    }
    .why = Una segunda obra del mismo color no suma.

bonus-houses = Quien ganó la columna con esta bonificación recibe 2 PV por cada tipo distinto de sus Casas.
    .title = Bonificación de Casas
    .line = { $won ->
        [0] Columna no ganada: { $points }
       *[other] Tipos { $found } × 2 = { $points }
    }
    .why = Los tipos se distinguen por las farolas.

bonus-nobles = Quien ganó la columna con esta bonificación recibe 2 PV por cada Noble que le quede, Brugmann incluido.
    .title = Bonificación de Nobles
    .line = { $won ->
        [0] Columna no ganada: { $points }
       *[other] Nobles con Brugmann { $found } × 2 = { $points }
    }
    .why = Los Nobles sin pagar ya no están; Brugmann siempre queda, así que nunca es menos de 2.

## Empates

fewest-in-prison = En caso de empate va por delante quien tiene menos Arquitectos en prisión.
    .title = Menos en prisión
    .problem = { $players } empatan a { $points } en el puesto { $rank }. Para desempatar, cuenta sus Arquitectos en prisión.
    .line = { $prison } en prisión
    .why = Los presos son el precio de usar Bruselas.

highest-tracks = Si sigue el empate, va por delante quien tiene la suma más alta de Arquitectura, Nobleza y Prestigio. Si aun así empatan, comparten el puesto.
    .title = Pistas más altas
    .problem = { $players } empatan a { $points } en el puesto { $rank }, y también en prisión. Para desempatar, anota todas sus pistas.
    .line = { $architecture } + { $nobility } + { $prestige } = { $sum }
    .why = Gana quien más alto llegó en la ciudad.

## Cartas y pistas

id-artwork = Obra de arte
id-money = Dinero
id-material = Material
id-house = Casa
id-noble = Noble
id-no-card = Sin carta
id-neutral = Arquitecto neutral
id-artworks = Obras de arte
id-nobles = Nobles
id-release = Liberar de la prisión
id-architecture = Arquitectura
id-nobility = Nobleza
id-prestige = Prestigio
id-victor-horta = Victor Horta
id-charles-buls = Charles Buls
id-paul-hankar = Paul Hankar
id-emile-vandervelde = Émile Vandervelde
id-prince-albert = Prince Albert
id-blue = azul
id-red = rojo
id-yellow = amarillo
id-green = verde
id-house-a = Casa de tipo A
id-house-b = Casa de tipo B
id-house-c = Casa de tipo C
id-house-d = Casa de tipo D
id-wood-wood = madera y madera
id-brick-brick = ladrillo y ladrillo
id-steel-steel = acero y acero
id-wood-brick = madera y ladrillo
id-wood-steel = madera y acero
id-brick-steel = ladrillo y acero
id-card-1-3 = 1/3
id-card-2-4 = 2/4
id-card-2-5 = 2/5
id-architects = Cartas de Arquitecto
id-markers = Marcadores
id-bonus-cards = Cartas de bonificación
id-brussels-cards = Cartas de Bruselas
id-prison-cards = Carta de Prisión
id-laid = en el área Art Nouveau
id-exhibition-area = en el área de exposición

## Líneas de la puntuación

id-vp-track = PV en la pista
id-unpaid-nobles = Nobles sin pagar
id-houses = Casas
id-materials = Materiales
id-expo = Expo
id-bonus-money = Bonificación de dinero
id-bonus-artworks = Bonificación de obras
id-bonus-houses = Bonificación de Casas
id-bonus-nobles = Bonificación de Nobles

## Opciones

id-empty-column = Columna sin Arquitectos
id-nobody = nadie recibe la bonificación
id-everybody = todos reciben la bonificación
id-below-zero = PV por debajo de cero
id-signed = conservar el signo negativo
id-stop-at-zero = detenerse en cero
id-track-end = Final de Arquitectura y Prestigio
id-open = no se sabe
id-money-limit = Dinero limitado a las 23 cartas
id-component-data = Comprobaciones con recuentos de fuentes públicas
id-on = sí
id-off = no

## Hoja de puntuación

group-counted = Delante de ti
group-columns = Columnas de la ronda 4
group-area = Área Art Nouveau
group-tie = Para desempatar
group-sources = De dónde salieron los PV
group-checks = Para comprobar más
group-pairs = Materiales por pares
group-upper = Mitades superiores de las bonificaciones
group-layout = Área Art Nouveau
group-board = Tablero y Bruselas
group-piles = Mazos
group-box = La caja
group-start = Con qué empieza cada jugador
row-vp = PV en la pista
    .help = Tal como está antes de la puntuación final.
row-bef = Dinero en BEF
    .help = Antes de pagar a los Nobles.
row-nobles = Nobles además de Brugmann
    .help = Todos los conservados, pagados o no.
row-architecture = Posición de Arquitectura
    .help = La casilla, no los pasos: la primera es 1.
row-houses-a = Casas de tipo A
    .help = Llama A a D a las cuatro farolas, en el orden que quieras.
row-houses-b = Casas de tipo B
row-houses-c = Casas de tipo C
row-houses-d = Casas de tipo D
row-materials = Cartas de Material
    .help = Cartas, no los materiales que muestran.
row-artworks-red = Obras rojas
row-artworks-yellow = Obras amarillas
row-artworks-blue = Obras azules
row-artworks-green = Obras verdes
row-expo = Tiene la carta Expo
row-prison = Arquitectos en prisión
    .help = Después de la mayoría de Bruselas de la ronda 4.
row-nobility = Posición de Nobleza
row-prestige = Posición de Prestigio
row-from-construction = PV por construir
row-from-exhibitions = PV por exposiciones
row-from-crests = PV por escudos de armas
row-brussels = Arquitectos en Bruselas
    .help = Sin contar el enviado a prisión.
row-prison-value = Carta en prisión
row-brugmann = Cartas de Brugmann
row-pair-wood-wood = Madera y madera
row-pair-brick-brick = Ladrillo y ladrillo
row-pair-steel-steel = Acero y acero
row-pair-wood-brick = Madera y ladrillo
row-pair-wood-steel = Madera y acero
row-pair-brick-steel = Ladrillo y acero
row-column-1-bonus = Bonificación de la columna 1
row-column-1-winners = Quién ganó la columna 1
    .help = La suma de valores más alta; todos los empatados.
row-column-2-bonus = Bonificación de la columna 2
row-column-2-winners = Quién ganó la columna 2
row-column-3-bonus = Bonificación de la columna 3
row-column-3-winners = Quién ganó la columna 3
row-column-4-bonus = Bonificación de la columna 4
row-column-4-winners = Quién ganó la columna 4
row-space = Arquitecto
    .help = De quién es la carta y qué valor muestra; deja vacío un espacio sin Arquitecto.
row-area-bonus-1 = Bonificación bajo la columna 1
row-area-bonus-2 = Bonificación bajo la columna 2
row-area-bonus-3 = Bonificación bajo la columna 3
row-area-bonus-4 = Bonificación bajo la columna 4
row-column-1-upper = Mitad superior de la columna 1
row-column-1-upper-winners = Quién recibió la mitad superior de la columna 1
row-column-2-upper = Mitad superior de la columna 2
row-column-2-upper-winners = Quién recibió la mitad superior de la columna 2
row-column-3-upper = Mitad superior de la columna 3
row-column-3-upper-winners = Quién recibió la mitad superior de la columna 3
row-column-4-upper = Mitad superior de la columna 4
row-column-4-upper-winners = Quién recibió la mitad superior de la columna 4
row-pair-money = Mitad superior de la carta de dinero
row-pair-artworks = Mitad superior de la carta de obras
row-pair-houses = Mitad superior de la carta de Casas
row-pair-nobles = Mitad superior de la carta de Nobles
row-round = Última ronda jugada
row-place = Carta
row-setup-bonus-1 = Bonificación bajo la columna 1
row-setup-bonus-2 = Bonificación bajo la columna 2
row-setup-bonus-3 = Bonificación bajo la columna 3
row-setup-bonus-4 = Bonificación bajo la columna 4
row-money-shows = Lado de las cartas de Dinero colocadas
row-expo-place = Dónde está la Expo
row-neutral-colour = Color de los Arquitectos neutrales
row-neutral-value = Valor de un Arquitecto neutral
row-round-marker = Marcador de ronda
row-brussels-cards = Cartas de Bruselas
row-prison-cards = Carta de Prisión
row-brugmanns-boxed = Brugmann devueltos a la caja
row-pile-artwork = Mazo de Obras de arte
row-pile-material = Mazo de Materiales
row-pile-house = Mazo de Casas
row-pile-noble = Mazo de Nobles
row-discard-artwork = Obras descartadas
row-discard-material = Materiales descartados
row-discard-house = Casas descartadas
row-discard-noble = Nobles descartados
row-box-artwork = Obras de arte
row-box-money = Cartas de Dinero
row-box-material = Cartas de Material
row-box-house = Casas
row-box-noble = Nobles con los Brugmann
row-box-expo = Expo
row-box-architects = Arquitectos
row-box-markers = Marcadores
row-box-bonus-cards = Cartas de bonificación
row-box-brussels-cards = Cartas de Bruselas
row-box-prison-cards = Carta de Prisión
row-start-bef = Dinero en BEF
row-start-vp = PV
row-start-architecture = Arquitectura
row-start-nobility = Nobleza
row-start-prestige = Prestigio
row-start-hand = Arquitectos en la mano
row-start-brugmann = Cartas de Brugmann
row-start-nobles = Otros Nobles
row-start-houses = Casas
row-start-artworks = Obras de arte
row-start-materials = Cartas de Material

## Lista de preparación

setup-board = Coloca el tablero en la parte superior y el marcador de ronda en la ronda 1.
setup-expo = Deja por ahora la carta Expo en el área de exposición.
setup-brussels = Coloca boca arriba las tres cartas de Bruselas y la de Prisión delante del tablero.
setup-brugmann = Da a cada jugador un Georges Brugmann, boca arriba.
setup-spare-brugmanns = Devuelve a la caja los demás Brugmann ({ $count }).
setup-piles = Apila las cartas de Dinero en la parte inferior; baraja Obras de arte, Materiales, Casas y Nobles en cuatro mazos boca abajo a su lado.
setup-take = Toma { $taken } cartas de cada uno de los cinco mazos, añade la Expo y baraja esas { $cards } cartas.
setup-lay = Coloca { $laid } boca arriba: { $columns } columnas y { $rows } filas.
setup-money-side = Pon las cartas de Dinero del área por el lado del 3.
setup-corners = Descarta las cartas de las dos esquinas de la fila inferior y pon ahí Arquitectos de un color sin usar, con el 2 a la vista.
setup-leftovers = Deja las cartas sobrantes boca arriba delante de sus mazos; el dinero vuelve a su pila y la Expo, al área de exposición.
setup-bonus = Baraja las cuatro cartas de bonificación y pon una boca arriba debajo de cada columna.
setup-pieces = Cada jugador toma los { $architects } Arquitectos y los cuatro marcadores de su color.
setup-prison-two = Cada jugador pone su 2/5 debajo de la carta de Prisión; le quedan { $hand } Arquitectos en la mano.
setup-prison-more = Cada jugador pone una 2/4 y su 2/5 debajo de la carta de Prisión; le quedan { $hand } Arquitectos en la mano.
setup-vp-marker = Un marcador de cada jugador va en la primera casilla de la pista de PV.
setup-track-markers = Los otros tres van en las primeras casillas de Arquitectura, Nobleza y Prestigio.
setup-start-player = Elegid al azar un jugador inicial, que recibe la carta de primer jugador.
setup-money = Desde el jugador inicial, en sentido horario, repartid { $money } BEF, a la vista.

## Dibujo

view-setup = Preparación
view-final = Final de la ronda 4
part-setup-description = La mesa en la preparación: pista de rondas, área de exposición, tres pistas, área de Bruselas, área Art Nouveau con sus bonificaciones y dinero de cada jugador.
part-final-description = La mesa tras la ronda 4: tres pistas, área Art Nouveau con Arquitectos y escudos, quién ganó cada columna, prisión, Bruselas, y los PV y el dinero de cada jugador.
part-round = Ronda
part-architecture = Arquitectura
part-nobility = Nobleza
part-prestige = Prestigio
part-exhibition-area = Exposición
part-brussels = Bruselas
part-stock-exchange = Bolsa de Valores
part-city-hall = Ayuntamiento
part-parc-du-cinquantenaire = Parque del Cincuentenario
part-prison = Prisión
part-prison-start = Prisión: { $cards }
part-seat = { $player }
part-vp = { $points } PV
part-bef = { $bef } BEF
part-place = Fila { $row }, columna { $column }
part-bonus = Bonificación
part-bonus-money = Dinero
part-bonus-artworks = Obras
part-bonus-houses = Casas
part-bonus-nobles = Nobles
part-card-artwork = Obra
part-card-money = Dinero
part-card-material = Material
part-card-house = Casa
part-card-noble = Noble
part-card-expo = Expo
part-card-neutral = Neutral
part-crest = Escudo de armas: { $players }
part-crest-open = Escudo de armas incompleto
part-head-bonus-lower = Bonificaciones: mitad inferior
part-head-bonus-won = Bonificaciones: mitad inferior, ganador
part-head-architects = Arquitectos en prisión y en Bruselas
part-head-architects-prison = Arquitectos en prisión
part-head-architects-brussels = Arquitectos en Bruselas
part-key-architect = Arquitecto y su valor
part-key-neutral-value = Arquitecto neutral y su valor
part-key-values = Arquitecto ({ $first } o { $second }) de cada jugador
part-key-empty = Espacio vacío
