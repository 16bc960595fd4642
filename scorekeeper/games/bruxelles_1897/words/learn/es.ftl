# Bruxelles 1897: la lección, sus preguntas y el glosario.

## Capítulos

chapter-goal = El objetivo
chapter-setup = Preparación
chapter-turn = Tu turno
chapter-actions = El área Art Nouveau
chapter-nobles = Los Nobles
chapter-exhibition = Las exposiciones
chapter-brussels = Bruselas
chapter-passing = Pasar
chapter-majorities = Las mayorías
chapter-end = Las rondas y el final
chapter-scoring = Puntuación final
chapter-ties = Empates
chapter-checks = Contar bien
chapter-try = A jugar

## Pasos

step-theme = Bruselas, 1897: eres arquitecto, reúnes Obras de arte, construyes Casas y te ganas a los Nobles. Durante cuatro rondas los PV vienen de construcciones, exposiciones y escudos de armas, y de nada más; el resto se puntúa tras la ronda 4. Gana quien tiene más PV.
    .title = De qué va
step-architects = Todo se hace con cartas de Arquitecto. Tienes siete: cuatro 1/3, dos 2/4 y una 2/5, con un valor en cada lado. Las que no están en el área, en Bruselas ni en prisión están en tu mano. Al empezar cada ronda vuelven todas menos las de prisión.
    .title = Siete Arquitectos
step-setup-table = Juegan de dos a cuatro. El tablero va arriba, con el marcador de ronda en el 1; debajo, las tres cartas de Bruselas y la de Prisión. Cada jugador recibe un Georges Brugmann; los sobrantes vuelven a la caja. Se sortea el jugador inicial. La Expo espera en el área de exposición si no sale en el área.
    .title = La mesa
step-setup-pieces = Toma los siete Arquitectos y los cuatro marcadores de un color. El marcador de PV empieza en 0 y los otros tres, en la primera casilla de Arquitectura, Nobleza y Prestigio, que vale 1. Nadie tiene aún Obras de arte, Materiales, Casas ni otros Nobles.
    .title = Tus piezas
step-setup-prison = No todos los Arquitectos empiezan en la mano. Con dos jugadores, cada uno pone su 2/5 debajo de la carta de Prisión. Con tres o cuatro, también una 2/4.
    .title = Presos desde el principio
step-setup-area = Toma tres cartas de cada uno de los cinco mazos, cuatro con cuatro jugadores; añade la Expo y baraja. Forma cuatro columnas de tres cartas, de cuatro con cuatro jugadores. El Dinero muestra el 3. Debajo de cada columna va una de las cuatro cartas de bonificación. Lo que sobra no se usa en esta ronda.
    .title = El área Art Nouveau
step-setup-two = Con dos jugadores se descartan las cartas de las dos esquinas inferiores. Ahí se colocan dos Arquitectos neutrales de un color que nadie usa, con el 2 a la vista. Se quedan toda la ronda y cuentan en las mayorías; nadie puede colocar ahí.
    .title = A dos: el bando neutral
step-setup-piles = Doce Obras de arte, doce Materiales, dieciséis Casas y quince Nobles forman cuatro mazos boca abajo; Brugmann no está entre ellos. De los mazos salen las cartas del área. Las que no se colocan empiezan los descartes; el Dinero sobrante vuelve a su pila.
    .title = Mazos y sobrantes
step-setup-money = El jugador inicial tiene 4 BEF. En sentido horario, cada uno tiene uno más que el anterior: 5, 6, 7.
    .title = Dinero inicial
step-setup-check = Repasa la mesa una vez más: pistas en 1, dinero en orden, cada carta de bonificación una vez, una Expo como mucho, no más cartas de un tipo de las que se toman, y neutrales solo si juegan dos.
    .title = ¿Listos?
step-turn = Se juega en sentido horario. En tu turno haces una cosa: actuar en el área Art Nouveau, actuar en Bruselas o pasar. Quien ha pasado queda fuera hasta la ronda siguiente; los demás siguen. Cuando todos han pasado se resuelven las mayorías.
    .title = Una cosa por turno
step-open-cards = Nada es secreto. El Dinero y las cartas de Acción están a la vista delante de ti toda la partida; los Arquitectos puedes llevarlos en la mano, pero cualquiera puede pedir verlos. Una carta de Dinero muestra 1 o 3, y hay 23. Algunas mesas usan monedas.
    .title = Cartas a la vista
step-place = En el área Art Nouveau sustituyes una carta de Acción por un Arquitecto de tu mano, pagas su valor y haces la acción de esa carta. En cada espacio cabe un Arquitecto; fuera del área no se coloca ninguno.
    .title = Al área Art Nouveau
step-paying = Eliges qué lado muestra el Arquitecto y pagas ese número de BEF enseguida, antes de la acción. Sin el dinero no puedes colocarlo. Los valores altos ganan columnas. Las cartas en prisión o ya colocadas no se pueden volver a usar.
    .title = El valor es el precio
step-creation = La carta del espacio decide la acción: con Creación tomas una Obra de arte; con Suministro, una carta de Material; ambas quedan boca arriba delante de ti. En la caja hay doce de cada una. En la fila 1, columna 2 hay Dinero. Ann quiere tomar ahí un Material.
    .title = Creación y Suministro
    .ask = ¿Puede hacerlo Ann?
step-sale = Venta: descarta una de tus Obras de arte y toma 3 BEF. Ann tiene 2 BEF y una obra roja. Coloca un Arquitecto sobre una carta de Dinero y muestra el 2.
    .title = Venta
    .ask = ¿Puede hacerlo Ann? Después tendría 3 BEF.
step-sale-too-poor = Se paga antes de cobrar. Ahora Ann solo tiene 1 BEF y una obra roja, y otra vez quiere vender con un Arquitecto que muestra el 2.
    .title = Sin dinero para vender
    .ask = ¿Puede hacerlo Ann?
step-majorities-only = Un espacio puede valer más que su carta. Si no puedes vender, o no puedes construir, aun así puedes colocar ahí un Arquitecto. Pagas como siempre y la carta se descarta sin usarla.
    .title = Solo por las mayorías
step-construction = Construcción: tu primera Casa cuesta un material; la segunda, dos; la tercera, tres, y así sucesivamente. Cada carta de Material muestra dos materiales. En la caja hay dieciséis Casas.
    .title = Lo que cuesta una Casa
step-construction-cards = Construyes con tus propias cartas de Material, de cualquier tipo. Se descartan enteras y lo que sobra se pierde, pero cada carta debe aportar al menos un material. La Casa queda boca arriba delante de ti.
    .title = Con qué cartas se paga
step-building-one-kind = Una Casa da 1 PV por cada material distinto que se usa en ella. Ann tiene una Casa y construye la segunda con una sola carta: madera y madera.
    .title = Un solo tipo
    .ask = Ann construye su segunda Casa con madera y madera. ¿Cuántos PV le da?
step-building-two-kinds = Con más cartas puedes mostrar más tipos. Ann construye su segunda Casa con una madera de la carta de madera y madera y un ladrillo de la de ladrillo y ladrillo.
    .title = Dos tipos
    .ask = Ann construye su segunda Casa con madera y ladrillo. ¿Cuántos PV le da?
step-building-three-kinds = Hay tres tipos en total, así que ninguna Casa da más de 3 PV. Ann construye su tercera Casa con las cartas de madera y acero y de ladrillo y ladrillo.
    .title = Tres tipos
    .ask = Ann construye su tercera Casa con madera, acero y ladrillo. ¿Cuántos PV le da?
step-third-house = Dee tiene 3 PV y dos Casas. Construye la tercera y descarta las cartas de ladrillo y ladrillo y de madera y ladrillo. Se usan tres materiales; el cuarto se pierde.
    .title = La tercera Casa
    .ask = Dee construye su tercera Casa con las cartas de ladrillo y ladrillo y de madera y ladrillo. ¿Cuántos PV tiene entonces?
step-building-short = Ann tiene cuatro Casas y quiere construir la quinta con dos cartas: madera y madera, y madera y madera.
    .title = Falta un material
    .ask = ¿Puede hacerlo Ann?
step-building-spare = Ann no tiene ninguna Casa. Quiere construir la primera y descartar dos cartas de Material por ella.
    .title = Una carta de más
    .ask = ¿Puede hacerlo Ann?
step-noble-effects = Cada Noble tiene un efecto. Georges Brugmann da 4 BEF. Victor Horta te hace avanzar un paso en Arquitectura; Prince Albert, en Nobleza; Charles Buls, en Prestigio. Con Paul Hankar robas dos cartas de Material y te quedas una. Émile Vandervelde te devuelve un Arquitecto de la prisión.
    .title = Qué hacen los Nobles
step-influence = Influencia: aplica el efecto del Noble y luego conserva la carta, girada, o descártala. Se pueden comprar quince Nobles, tres de cada uno. Brugmann nunca está entre ellos.
    .title = Influencia
step-second-vandervelde = Nunca conservas dos veces el mismo Noble. El segundo actúa y se descarta. Cid ya tiene a Émile Vandervelde, compra otro, libera un Arquitecto y quiere quedarse también esta carta.
    .title = Un segundo Vandervelde
    .ask = ¿Puede hacerlo Cid?
step-track-end = Nobleza va de 1 a 5, y nada retrocede. El reglamento no dice hasta dónde llegan Arquitectura y Prestigio: aquí se supone que también acaban en 5 y que un marcador al final se queda ahí. Puedes elegir otro final.
    .title = El final de una pista
step-expo = La Expo abre una exposición. Solo hay una carta, así que hay una exposición por ronda, o ninguna si no salió. Solo se compra en el área Art Nouveau, nunca en Bruselas. Quien la compra no necesita Obras de arte.
    .title = La Expo
step-exhibition = Desde quien la compra y en sentido horario, cada uno expone por turno una obra propia, por 2 PV, y la conserva. Ningún color se repite. Quien ha pasado no participa. Acaba cuando nadie puede exponer nada nuevo o cuando están los cuatro colores.
    .title = Una exposición
step-exhibition-order = Se salta a quien no puede exponer nada. Tras el último jugador se sigue con quien compró la Expo, mientras alguien pueda exponer un color nuevo.
    .title = A quién le toca
step-exhibition-example = Cid abre una exposición y expone una obra roja. Dee expone una amarilla. Ana y Ben no tienen ninguna, y a Cid no le quedan. Entre rojo y azul, Dee solo puede exponer azul. Nadie tiene verde.
    .title = Entre dos, tres obras
    .ask = Cid ha expuesto una obra roja; Dee, una amarilla y una azul. ¿Cuántos PV tiene Dee entonces? Todos tenían 0.
step-exhibition-start = La Expo se queda delante de quien la compró hasta la ronda siguiente, y esa persona es el jugador inicial. Cid compró la Expo; Dee expuso más.
    .title = Empieza quien la compró
    .ask = ¿Puede Dee empezar la ronda siguiente?
step-brussels = En Bruselas no se paga y los valores no importan. El primer uso de una carta de Bruselas en la ronda pide un Arquitecto; el segundo, dos; el tercero, tres, sea de quien sea. La Bolsa de Valores da 5 BEF.
    .title = Bruselas
step-city-hall = El Ayuntamiento activa Nobles tuyos: al menos uno y, como mucho, tantos como tu posición de Nobleza. Los girados ya actuaron; cada uno actúa una vez por ronda. Ana está en Nobleza 2 y es la primera en el Ayuntamiento. Usa un Arquitecto y activa a Victor Horta y a Charles Buls.
    .title = El Ayuntamiento
    .ask = ¿Puede hacerlo Ana?
step-city-hall-three = Ana está en Nobleza 2 y querría activar a Georges Brugmann, a Victor Horta y a Charles Buls, a los tres.
    .title = Tres Nobles
    .ask = ¿Puede hacerlo Ana?
step-parc = El Parque del Cincuentenario permite cualquier acción Art Nouveau menos la exposición. Para una Obra de arte, un Material, una Casa o un Noble, roba dos cartas del mazo, quédate una boca arriba y descarta la otra. Un mazo vacío se rehace con su descarte barajado. Vender y construir cuesta lo de siempre.
    .title = El Parque del Cincuentenario
step-parc-sale = Dee quiere vender una Obra de arte. En el área hay dos cartas de Dinero, pero no tiene nada para pagar: solo le queda el Parque. Allí ya hay un Arquitecto. Pone dos, descarta la obra y toma 3 BEF.
    .title = Una venta en el Parque
    .ask = ¿Puede hacerlo Dee?
step-pass = Quien no puede o no quiere actuar, pasa. El primero en pasar recibe 3 BEF; los demás, 1 BEF cada uno, también el último. Quien ha pasado tampoco participa en las exposiciones.
    .title = Pasar
step-pass-order = Ann ha pasado primero y después Cid. Bob es el último en pasar y toma 1 BEF.
    .title = El último en pasar
    .ask = ¿Está permitido?
step-columns = Cuando todos han pasado, primero se resuelven las columnas. En cada una se suman los valores de cada jugador. La suma más alta gana al momento la mitad superior de la carta de bonificación; si hay empate, la ganan todos. Las cartas de Bruselas no cuentan aquí.
    .title = Mayorías de columna
step-column-tie = La columna da un paso en Arquitectura. Ana tiene en ella dos Arquitectos de valor 2; Ben, uno de valor 4. Los dos avanzan.
    .title = Empate en una columna
    .ask = Ana y Ben avanzan los dos. ¿Está permitido?
step-neutral-leads = Los Arquitectos neutrales cuentan. Si el neutral tiene en solitario la suma más alta, no gana nadie. Ha acabado la última ronda, y en la primera columna Ana tiene un 1 junto al 2 neutral. Tras pagar a su Noble le quedan 4 BEF.
    .title = Lidera el neutral
step-neutral-level = Basta con igualar al neutral. En la primera columna Ana, Ben y el neutral tienen 2 cada uno. Tras pagar a su Noble, a Ben le quedan 3 BEF.
    .title = Empate con el neutral
step-empty-column = Nadie tiene un Arquitecto en la tercera columna, la de las Casas. El reglamento no dice quién la gana; aquí no la gana nadie. Puedes elegir otra cosa.
    .title = Una columna vacía
step-who-frees = Una de las cartas de bonificación libera un Arquitecto: quien gana esa columna recupera de la prisión una de sus cartas. Nadie más lo hace, y nadie libera cartas ajenas.
    .title = Fuera de la prisión
step-crests = Donde se juntan cuatro cartas del área hay un escudo de armas. Solo cuenta si lo rodean cuatro Arquitectos. Puntúa quien tiene más cartas en él; los valores no importan. En caso de empate puntúan todos. El neutral solo ayuda a completarlo.
    .title = Escudos de armas
step-crests-example = Un escudo de armas da tantos PV como tu posición de Prestigio. Cid está en Prestigio 2 y Dee, en 3. En el de la izquierda hay más cartas de Cid. En el de la derecha tienen dos cada uno. Nadie tiene PV todavía.
    .title = Empate en un escudo
    .ask = Se puntúan los escudos de armas. ¿Cuántos PV tiene Dee entonces?
step-crest-incomplete = La misma mesa. Cid cuenta un tercer escudo, con Arquitectos en solo dos de sus cuatro espacios, y se anota 6 PV.
    .title = Sin completar
    .ask = Cid cuenta también este escudo y se anota 6 PV. ¿Puede hacerlo Cid?
step-crests-after-columns = Primero van las columnas y después los escudos de armas. Ann está en Prestigio 1, gana la columna que da un paso en Prestigio y tiene más cartas en los dos escudos completos. Tenía 0 PV.
    .title = Columnas antes que escudos
    .ask = Se resuelven las mayorías. ¿Cuántos PV tiene Ann entonces?
step-prison = Por último, Bruselas: quien tiene allí más Arquitectos mete uno de ellos en prisión, y si hay empate lo hacen todos los empatados. Aquí Cid tiene tres; Dee, dos; Ben, uno. Cid mete en prisión una 1/3; los demás, ninguna.
    .title = A prisión
    .ask = Cid mete un Arquitecto en prisión; los demás, ninguno. ¿Está permitido?
step-new-round = Ronda nueva: avanza el marcador de ronda, recupera tus Arquitectos menos los presos, endereza tus Nobles y descarta lo que nadie compró. Forma otra área como en la preparación y baraja las cuatro cartas de bonificación. Las dos mitades de una carta van juntas toda la partida.
    .title = Una ronda nueva
step-next-start = Quien compró la Expo recibe la carta de primer jugador. Si nadie la compró, la carta pasa a la izquierda, al siguiente en sentido horario.
    .title = Quién empieza
step-the-end = Hay cuatro rondas. Las mayorías de la ronda 4 llegan cuando todos han pasado, y después ya no se hace nada más: empieza la puntuación final.
    .title = Tras la ronda 4
step-scoring-order = El orden de la puntuación final importa: primero se paga a los Nobles; luego puntúan las Casas, las cartas de Material, la Expo y, por último, las mitades inferiores de las cartas de bonificación. El dinero con el que se pagó a los Nobles ya no puntúa.
    .title = En este orden
step-unpaid = Primero paga 2 BEF por cada Noble, salvo Brugmann. Quien tiene el dinero debe pagar. Cada Noble que no puedes pagar se descarta y te cuesta 3 PV.
    .title = Pagar a los Nobles
step-unpaid-example = Ana tiene 12 PV en la pista, 5 BEF, tres Nobles además de Brugmann y dos Casas, y está en Arquitectura 5. Ganó la columna de los Nobles: 2 PV por cada Noble que le quede, también Brugmann.
    .title = Un Noble de más
    .ask = ¿Cuántos puntos tiene Ana en total?
    .because = Paga a dos Nobles; pierde el tercero y 3 PV. Las Casas valen 5 cada una, y con Brugmann le quedan tres Nobles.
step-houses = Cada Casa da tantos PV como tu posición de Arquitectura. Cuenta la casilla, no los pasos: incluso en la primera, una Casa vale 1.
    .title = Casas
step-small-lines = Cada carta de Material sin usar da 1 PV: por carta, no por material. Quien tiene la Expo al final, es decir, quien la compró en la ronda 4, gana 2 PV.
    .title = Materiales y Expo
step-bonuses = Quien ganó una columna en la ronda 4 puntúa también la mitad inferior de su carta de bonificación, y de nuevo lo hacen todos los empatados. Aquí ves el área tras la ronda 4. Con dos jugadores, el neutral cuenta.
    .title = Las mitades inferiores
step-money-example = Ben tiene 10 PV en la pista, 10 BEF y dos Nobles además de Brugmann. No tiene nada más. Ganó la columna del Dinero: 3 PV por cada 2 BEF que le queden.
    .title = Dinero después de los Nobles
    .ask = ¿Cuántos puntos tiene Ben en total?
    .because = Pagar a dos Nobles cuesta 4 BEF. De los 10 quedan 6: tres pares.
step-money-most = Cuentan como mucho cinco pares de BEF. Lo mismo otra vez, pero Ben tiene 15 BEF.
    .title = Cinco pares como mucho
    .ask = ¿Cuántos puntos tiene Ben en total?
    .because = Pagar a dos Nobles cuesta 4 BEF. De los 15 quedan 11: cinco pares.
step-kinds = La columna de las Obras de arte da 2 PV por cada color que tengas; la de las Casas, 2 PV por cada tipo de Casa: los cuatro tipos se distinguen por la farola. Otra carta igual no suma. Hay tres obras de cada color.
    .title = Colores y tipos
step-below-zero = Los Nobles sin pagar pueden costar más PV de los que tienes. El reglamento no dice qué pasa entonces. Aquí se conserva el signo negativo o, si lo eliges, se para en cero.
    .title = Por debajo de cero
step-tie-prison = Con los mismos puntos va por delante quien tiene menos Arquitectos en prisión. Ana y Ben tienen 48 puntos cada uno.
    .title = Menos en prisión
step-tie-tracks = ¿También empatan en prisión? Entonces decide la suma más alta de Arquitectura, Nobleza y Prestigio. Ana y Ben empatan a 48 puntos.
    .title = La suma de las pistas
step-tie-shared = Si aún hay empate, comparten la victoria. El dinero no deshace ningún empate.
    .title = Victoria compartida
step-in-between = El dinero solo cambia en unos pocos casos: el valor de cada Arquitecto en el área, 5 BEF en la Bolsa de Valores, 4 por Brugmann, 3 por una venta y 3 o 1 por pasar. Así se puede contar a media partida.
    .title = Contar a media partida
step-box = Algunos recuentos son imposibles, porque la caja no trae tanto. Según fuentes públicas hay cuatro Casas de cada tipo, tres obras de cada color, tres cartas de cada Noble y dos de cada par de materiales.
    .title = Lo que trae la caja
step-possible-vp = También hay PV imposibles. Las exposiciones dan un número par, 32 entre todos. Una Casa da de 1 a 3 PV al construirse, así que al menos uno cada una. Los escudos no dan más que todos los de cuatro rondas con tu Prestigio.
    .title = PV posibles
step-count-fits = Las cartas tienen su precio. Cada Obra de arte, Casa, Noble y Material costó un Arquitecto, siete por ronda como mucho. Para ganar una columna hace falta uno en el área, y los que están en prisión no estaban allí.
    .title = ¿Encaja?
step-spot-final = Un último vistazo a la mesa tras la ronda 4, antes de puntuar. Hay una cosa que no puede ser. ¿Dónde está?
    .title = Encuentra el error
step-capstone = Ahora, todo junto. Prepara esta mesa para dos, juega tres turnos de la ronda 4, resuelve las mayorías con su escudo de armas y la prisión, y puntúa: Nobles, Casas, Materiales, Expo, columnas y el empate.
    .title = Una mesa completa

## Preguntas

question-start-money = En sentido horario están { $player-1 }, { $player-2 }{ $count ->
    [2] { "" }
    [3] , { $player-3 }
   *[other] , { $player-3 }, { $player-4 }
}. Empieza { $first }. ¿Con cuántos BEF empieza { $player }?
question-begin-player = Juegan { $players }. ¿Qué es cierto para cada jugador al empezar?
    .because = 0 PV, todas las pistas en 1, un Brugmann y nada más. La 2/5 está en prisión; con tres o cuatro jugadores, también una 2/4; los demás Arquitectos, en la mano.
question-prison-cards = Juegan { $players }. ¿Qué Arquitectos de { $player } empiezan en prisión?
question-piece-colours = { $player } y { $other } eligen color. ¿Qué elecciones son posibles?
question-neutral-colour = { $player } juega con el { $first } y { $other } con el { $second }. ¿De qué color pueden ser los Arquitectos neutrales?
question-begin-table = Juegan { $players }. ¿Qué es cierto antes del primer turno?
    .because = Juegan de dos a cuatro. Se sortea el jugador inicial, el marcador de ronda está en 1, hay tres cartas de Bruselas, los Brugmann sobrantes vuelven a la caja y la Expo espera en su sitio si no sale en el área.
question-begin-area = Juegan { $players }. ¿Qué puede darse en el área Art Nouveau en la preparación?
    .because = Cuatro columnas de tres cartas, de cuatro con cuatro jugadores; de cada tipo, como mucho tantas cartas como filas; una Expo como mucho; el Dinero muestra 3; cada carta de bonificación una vez; neutrales con el 2 en las esquinas inferiores, solo a dos.
question-pile-off = Juegan { $players } y se acaba de formar la primera área. Mazo de { $kind }: { $found } cartas. ¿Cuántas sobran? (Si faltan, con un menos delante.)
question-leftovers = Juegan { $players }. Todas las cartas tomadas que no se colocan van al descarte. ¿Cuántas son de este tipo: { $kind }?
question-spot-setup = Preparación para { $players }. Aquí hay algo mal. Señálalo.
question-whose-turn = Juegan { $players }. El último turno fue de { $last }. Han pasado: { $passed }. ¿Qué puede venir ahora?
question-pass-money = { $player } pasa. ¿Cuántos BEF recibe?
question-next-start-buyer = En sentido horario: { $players }. El jugador inicial era { $first } y la Expo la compró { $buyer }. ¿Quién empieza la ronda siguiente?
question-next-start-nobody = En sentido horario: { $players }. El jugador inicial era { $first } y nadie compró la Expo. ¿Quién empieza la ronda siguiente?
question-new-round = Juegan { $players } y empieza la ronda { $round }. En la ronda anterior, la carta de bonificación de { $bonus } tenía esta mitad superior: { $upper }. ¿Qué puede darse ahora?
    .because = El marcador de ronda avanza uno. De cada tipo hay como mucho tres cartas, cuatro con cuatro jugadores, y una sola Expo. Cada carta de bonificación está debajo de una columna, con sus dos mitades.
question-when-over = ¿Cuáles de estas afirmaciones son correctas?
    .because = Cuando todos han pasado en la ronda 4 llegan sus mayorías, después la puntuación final, y nada más.
question-where-architect = { $player } quiere una carta de este tipo: { $card }. Señala un espacio donde pueda colocar un Arquitecto para conseguirla.
question-which-space = ¿Dónde puede colocar { $player } un Arquitecto?
question-which-value = { $player } tiene { $bef } BEF. Ya en el área: { $spent ->
    [0] ninguno
   *[other] Arquitectos que muestran { $values }
}. En prisión: { $prison }. ¿Qué valores puede mostrar ahora { $player }?
question-hand-left = { $player } tiene Arquitectos en el área: { $area }; en Bruselas: { $brussels }; en prisión: { $prison }. ¿Cuántos tiene en la mano?
question-kind-left = Juegan { $players }. { $n ->
    [one] En esta ronda salió del área una carta
   *[other] En esta ronda salieron del área { $n } cartas
} de este tipo: { $card }. ¿Cuántas más se pueden comprar ahí como mucho?
question-given-up = { $player } no tiene Obras de arte ni Materiales. ¿Cuáles de estas cartas se pueden descartar sin usar para colocar un Arquitecto?
question-how-many-architects = { $player } quiere usar ahora esta carta: { $card }. ¿Cuántos Arquitectos necesita?
question-exhibition-here = { $player } querría abrir ahora una exposición y no tiene ninguna obra. ¿Dónde puede hacerlo?
question-at-the-parc = { $player } tiene cartas de Material: { $cards }; Casas: { $houses }; Obras de arte: { $artworks }; BEF: { $bef }. Nadie ha usado en esta ronda el Parque del Cincuentenario. ¿Qué puede hacer { $player }?
question-least-cards = { $player } { $houses ->
    [0] no tiene ninguna Casa
    [one] tiene una Casa
   *[other] tiene { $houses } Casas
}. ¿Cuántas cartas de Material cuesta como mínimo la próxima?
question-which-cards = { $player } { $houses ->
    [0] no tiene ninguna Casa
    [one] tiene una Casa
   *[other] tiene { $houses } Casas
}. Sus cartas de Material: { $card-1 } · { $card-2 } · { $card-3 } · { $card-4 }. ¿Con cuáles de estas se puede pagar la próxima Casa?
question-building-points = { $player } { $houses ->
    [0] no tiene ninguna Casa
    [one] tiene una Casa
   *[other] tiene { $houses } Casas
} y construye la próxima con { $card-1 }{ $cards ->
    [1] { "" }
    [2] {" "}· { $card-2 }
    [3] {" "}· { $card-2 } · { $card-3 }
   *[other] {" "}· { $card-2 } · { $card-3 } · { $card-4 }
}. ¿Cuántos PV da como mucho?
question-noble-effects = { $player } activa en el Ayuntamiento: { $nobles }. ¿Qué consigue?
question-most-nobles = { $player } está en Nobleza { $nobility } y conserva, además de a Brugmann, a { $nobles }. Ya girado: { $used }. ¿Cuántos Nobles puede activar ahora el Ayuntamiento?
question-which-nobles = { $player } está en Nobleza { $nobility } y conserva, además de a Brugmann, a { $nobles }. Ya girado: { $used }. ¿Cuáles de estos puede activar juntos el Ayuntamiento?
question-noble-bought = Además de a Brugmann, { $player } conserva a { $nobles }, y elige Influencia. ¿Qué puede pasar?
question-free-whom = { $player } tiene en prisión: { $prison }. Actúa Émile Vandervelde. ¿Cuáles de estas pueden volver?
question-step-on = { $noble } actúa para { $player }, que está en { $place } de esta pista: { $track }. Se supone que acaba en 5. ¿Dónde queda el marcador?
question-money-sell = { $player } tiene { $bef } BEF y vende una Obra de arte en el área con un Arquitecto que muestra { $value }. { $first ->
    [0] { $other } pasa y después pasa { $player }.
   *[other] { $other } actúa y { $player } pasa antes que nadie.
} ¿Cuántos BEF tiene { $player }?
question-money-exchange = { $player } tiene { $bef } BEF y pone un Arquitecto, que muestra { $value }, en la Bolsa de Valores. { $first ->
    [0] { $other } pasa y después pasa { $player }.
   *[other] { $other } actúa y { $player } pasa antes que nadie.
} ¿Cuántos BEF tiene { $player }?
question-money-brugmann = { $player } tiene { $bef } BEF, pone un Arquitecto, que muestra { $value }, en el Ayuntamiento y activa a Georges Brugmann. { $first ->
    [0] { $other } pasa y después pasa { $player }.
   *[other] { $other } actúa y { $player } pasa antes que nadie.
} ¿Cuántos BEF tiene { $player }?
question-money-supply = { $player } tiene { $bef } BEF y toma un Material del área con un Arquitecto que muestra { $value }. { $first ->
    [0] { $other } pasa y después pasa { $player }.
   *[other] { $other } actúa y { $player } pasa antes que nadie.
} ¿Cuántos BEF tiene { $player }?
question-points-now = { $player } tiene { $points } PV y { $houses ->
    [0] ninguna Casa
    [one] una Casa
   *[other] { $houses } Casas
}, construye la próxima con { $card-1 }{ $cards ->
    [1] { "" }
   *[other] {" "}· { $card-2 }
} por el máximo de PV y después expone estas obras: { $colours }. ¿Cuántos PV tiene { $player }?
question-prison-now = Al empezar la ronda { $player } tenía { $prison } en prisión{ $freed ->
    [0] { "" }
   *[other] , y Émile Vandervelde liberó uno
}. Arquitectos de { $player } en Bruselas al final: { $own }; el máximo de los demás: { $most }. Las columnas no liberaron a nadie. ¿Cuántos tiene { $player } en prisión tras las mayorías?
question-possible-counts = Empieza la ronda { $round } y { $player } hace recuento. ¿Qué es posible?
question-exhibition-points = { $buyer } abrió una exposición. Se expuso: { $who-1 } ({ $colour-1 }){ $shown ->
    [1] { "" }
    [2] , { $who-2 } ({ $colour-2 })
    [3] , { $who-2 } ({ $colour-2 }), { $who-3 } ({ $colour-3 })
   *[other] , { $who-2 } ({ $colour-2 }), { $who-3 } ({ $colour-3 }), { $who-4 } ({ $colour-4 })
}. ¿Cuántos PV gana con ella { $player }?
question-show-next = En sentido horario, con sus obras: { $player-1 } ({ $artworks-1 }), { $player-2 } ({ $artworks-2 }){ $count ->
    [2] { "" }
   *[other] , { $player-3 } ({ $artworks-3 })
}. Han pasado: { $passed }. { $buyer } abrió una exposición. Expuesto hasta ahora: { $shown ->
    [0] nada
    [1] { $who-1 } ({ $colour-1 })
   *[other] { $who-1 } ({ $colour-1 }), { $who-2 } ({ $colour-2 })
}. ¿Qué puede venir ahora?
question-show-order = En sentido horario, con sus obras: { $player-1 } ({ $artworks-1 }), { $player-2 } ({ $artworks-2 }), { $player-3 } ({ $artworks-3 }){ $count ->
    [3] { "" }
   *[other] , { $player-4 } ({ $artworks-4 })
}. { $buyer } abre una exposición y cada uno expone lo que puede. ¿En qué orden?
question-column-winners = Todos han pasado. ¿Quién gana la columna { $column }? Marca a todos los que la ganan.
question-column-won = Todos han pasado. Señala una columna que gane { $player }.
question-final-column = El área tras la ronda 4. ¿Quién puntúa la mitad inferior de la carta de bonificación de la columna { $column } ({ $bonus })? Marca a todos los que la puntúan.
question-who-frees = Todos han pasado. ¿Quién puede liberar un Arquitecto con una carta de bonificación? Marca a todos los que pueden.
question-crest-points = Todos han pasado. ¿Cuántos PV dan los escudos de armas a { $player } en esta ronda? Primero se resuelven las columnas.
question-crest-owned = Señala un escudo de armas que puntúe { $player }.
question-crest-numbers = Juegan { $players }. { $player } está en Prestigio { $prestige } y ninguna columna dio un paso. Entre todos colocaron { $cards } Arquitectos en el área; nadie recuerda dónde. ¿Cuáles de estos PV pueden haber dado los escudos de armas a { $player }?
question-to-prison = Todos han pasado. ¿Quién mete un Arquitecto en prisión? Marca a todos los que lo hacen.
question-unpaid = La partida ha acabado. { $player } tiene { $bef } BEF y, además de Brugmann, estos Nobles: { $nobles }. ¿Cuántos PV cuestan los Nobles? (Una pérdida, con un menos delante.)
question-house-points = La partida ha acabado. { $player } está en Arquitectura { $architecture } y tiene Casas de tipo A: { $house-a }; B: { $house-b }; C: { $house-c }; D: { $house-d }. ¿Cuántos PV dan ahora las Casas?
question-small-line = La partida ha acabado. { $player } tiene cartas de Material: { $cards }, y { $expo ->
    [0] no tiene la Expo
   *[other] compró la Expo en la ronda 4
}. ¿Cuántos puntos da esta línea: { $line }?
question-bonus-money = La partida ha acabado. { $player } tiene { $bef } BEF, Nobles aún sin pagar además de Brugmann: { $nobles }, y { $won ->
    [0] no ganó la columna del Dinero
   *[other] ganó la columna del Dinero
}. ¿Cuántos PV da esa bonificación?
question-bonus-kinds = La partida ha acabado. { $player } tiene obras rojas: { $red }; amarillas: { $yellow }; azules: { $blue }; verdes: { $green }; Casas de tipo A: { $house-a }; B: { $house-b }; C: { $house-c }; D: { $house-d }. { $won ->
    [0] No ganó esta columna
   *[other] Ganó esta columna
}: { $bonus }. ¿Cuántos PV da esa bonificación?
question-bonus-nobles = La partida ha acabado. { $player } tiene { $bef } BEF, Nobles aún sin pagar además de Brugmann: { $nobles }, y { $won ->
    [0] no ganó la columna de los Nobles
   *[other] ganó la columna de los Nobles
}. ¿Cuántos PV da esa bonificación?
question-whole-sum = { $player } tiene { $vp } PV en la pista, { $bef } BEF, Nobles además de Brugmann: { $nobles }, cartas de Material: { $materials }, la Expo y Arquitectura { $architecture }. Casas de tipo A: { $house-a }; B: { $house-b }; C: { $house-c }; D: { $house-d }. Obras rojas: { $red }; amarillas: { $yellow }; azules: { $blue }; verdes: { $green }. Columnas ganadas: { $bonuses }. ¿Cuál es el total?
question-scoring-order = ¿En qué orden se hace en la puntuación final?
    .because = Primero se paga a los Nobles; después, Casas, Materiales y Expo; las mitades inferiores de las cartas de bonificación van al final, en cualquier orden de columnas.
question-below-zero = { $player } tiene { $vp } PV, { $bef } BEF y, además de Brugmann, estos Nobles: { $nobles }. No hay nada más que puntuar. Elegido para los PV bajo cero: { $floor }. ¿Cuántos PV le quedan?
question-ranking = Ha acabado la ronda 4. Nadie tiene dinero, Casas, Obras de arte, Materiales ni Nobles además de Brugmann. Puntúa y ordena a los jugadores, primero quien gana.
    .because = Gana quien tiene más puntos. Por orden: { $players }, con { $points } puntos.
question-tie = { $players } empatan a { $points } puntos. ¿Quién gana? Marca a todos los que ganan.
question-box-limits = La partida ha acabado. ¿Qué pueden tener entre todos los jugadores?
    .because = La caja trae 16 Casas, 12 Obras de arte, 12 Materiales, 15 Nobles además de los Brugmann, 23 cartas de Dinero de 3 como mucho y una Expo; según fuentes públicas, 4 Casas de cada tipo, 3 obras de cada color, 3 cartas de cada Noble y 2 de cada par.
question-money-cards = Cuatro jugadores tienen { $bef-1 }, { $bef-2 }, { $bef-3 } y { $bef-4 } BEF. ¿Cuántas cartas de Dinero hacen falta como mínimo para mostrar esas sumas?
question-own-limits = La partida ha acabado, y se supone que las otras dos pistas acaban en 5, como la de Nobleza. ¿Qué puede tener un jugador?
    .because = Un Brugmann y hasta cinco Nobles más, cada uno una vez; siete Casas como mucho; pistas de 1 a 5.
question-prison-most = Juegan { $players }. ¿Cuántos Arquitectos puede tener { $player } en prisión como mucho tras la ronda { $round }?
question-house-vp-most = { $player } ha construido { $houses ->
    [one] una Casa
   *[other] { $houses } Casas
}. ¿Cuántos PV ha podido ganar con eso como mucho durante la partida?
question-house-vp-least = { $player } ha construido { $houses ->
    [one] una Casa
   *[other] { $houses } Casas
}. ¿Cuántos PV ha ganado con eso como mínimo durante la partida?
question-missing-construction = Antes de la puntuación final { $player } tiene { $vp } PV: { $first } de exposiciones y { $second } de escudos de armas. ¿Cuántos son de construcciones?
question-missing-exhibitions = Antes de la puntuación final { $player } tiene { $vp } PV: { $first } de construcciones y { $second } de escudos de armas. ¿Cuántos son de exposiciones?
question-missing-crests = Antes de la puntuación final { $player } tiene { $vp } PV: { $first } de construcciones y { $second } de exposiciones. ¿Cuántos son de escudos de armas?
question-possible-vp = Juegan { $players } y la puntuación final no ha empezado. ¿Qué puede tener { $player }, o pueden tener entre todos?
    .because = Las exposiciones dan 2 PV por obra, 32 entre todos; una Casa, de 1 a 3 al construirla; un escudo de armas, la posición de Prestigio. Nada más da PV antes del final.
question-count-fits = Juegan { $players } y ha acabado la ronda 4. ¿Cuáles de estos recuentos encajan?
    .because = Siete Arquitectos por ronda, menos los presos, pagan cada carta, cada columna y la Expo. Una lista y su recuento coinciden.
question-bonus-list = En la ronda 4, la carta de bonificación de { $bonus } tiene esta mitad superior: { $upper }. ¿Qué puede anotarse al final?
    .because = Cuatro cartas de bonificación, cada una una vez, con sus dos mitades; quien gana una columna se lleva las dos.
question-spot-final = Ha acabado la ronda 4, y aquí hay una cosa que no puede ser. Señálala.
question-brussels-most = Ha acabado la ronda 4. Nadie anotó cuántos Arquitectos de { $player } había en Bruselas. ¿Cuántos pudieron ser como mucho, además de los del área y los de prisión?

## Respuestas

answer-begin-points = PV: { $n }
answer-begin-track = { $track }: en { $n }
answer-begin-locked = Arquitectos en prisión: { $n }
answer-begin-hand = Arquitectos en la mano: { $n }
answer-begin-brugmann = Georges Brugmann: { $n }
answer-begin-other = { $kind }: { $n }
answer-cards = { $cards }
answer-no-cards = Ninguno
answer-colours = { $first } y { $second }
answer-begin-spare = Cartas de Brugmann devueltas a la caja: { $n }
answer-begin-round = El marcador de ronda está en { $n }
answer-begin-brussels = Cartas de Bruselas en la mesa: { $n }
answer-begin-crowd = { $n ->
    [one] Puede jugar una persona
   *[other] Pueden jugar { $n } personas
}
answer-begin-box = En la caja, de este tipo: { $kind }: { $n }
answer-begin-expo = La Expo no salió entre las cartas del área: está { $place }
answer-begin-drawn = Se sortea y se anota un jugador inicial
answer-begin-nobody = No hay jugador inicial; empieza el más rápido
answer-area-size = { $columns } columnas, { $rows } filas
answer-area-kind = { $kind }; cartas: { $n }
answer-area-expo = Expo: { $n }
answer-area-money = Las cartas de Dinero muestran { $n }
answer-area-bonuses = Debajo de las columnas: { $bonuses }
answer-area-place = En la fila { $row }, columna { $column }: { $card }
answer-area-neutral = Un Arquitecto neutral muestra { $n }
answer-majorities = Se resuelven las mayorías
answer-halves = Carta de bonificación de { $bonus }, mitad superior: { $upper }
answer-round-marker = El marcador de ronda está en { $n }
answer-over-scored = Puntuación final tras la ronda { $n }
answer-over-marker = La última ronda fue la { $n }
answer-over-waiting = { $n ->
    [0] Mayorías de la ronda 4 cuando todos han pasado
    [one] Mayorías de la ronda 4 cuando un jugador no ha pasado
   *[other] Mayorías de la ronda 4 cuando { $n } jugadores no han pasado
}
answer-over-act = Otra acción tras las mayorías de la ronda { $n }
answer-space = Fila { $row }, columna { $column }
answer-in-the-area = En el área Art Nouveau
answer-at-the-parc = En el Parque del Cincuentenario
answer-nowhere = En ningún sitio
answer-do-create = Tomar una Obra de arte en el Parque con un Arquitecto
answer-do-sell = Vender una Obra de arte en el Parque con un Arquitecto
answer-do-supply = Tomar un Material en el Parque con un Arquitecto
answer-do-build = Construir una Casa en el Parque con un Arquitecto
answer-do-exhibit = Abrir una exposición en el Parque con un Arquitecto
answer-do-free = Tomar una Obra de arte sin colocar ningún Arquitecto
answer-set-1 = { $card-1 }
answer-set-2 = { $card-1 } · { $card-2 }
answer-set-3 = { $card-1 } · { $card-2 } · { $card-3 }
answer-set-4 = { $card-1 } · { $card-2 } · { $card-3 } · { $card-4 }
answer-no-noble = Ninguno
answer-effect-money = BEF
answer-effect-architecture = Un paso en Arquitectura
answer-effect-nobility = Un paso en Nobleza
answer-effect-prestige = Un paso en Prestigio
answer-effect-material = Una carta de Material
answer-effect-release = Un Arquitecto de la prisión
answer-noble-keep = Comprar a { $noble }, aplicar el efecto y conservar la carta
answer-noble-discard = Comprar a { $noble }, aplicar el efecto y descartar la carta
answer-noble-neither = Comprar a { $noble } y llevarse la carta a la mano para decidir después
answer-freed-by = Cualquiera, si en su lugar actúa { $noble }
answer-counted = { $what }: { $n }
answer-shows = { $player }, { $colour }
answer-exhibition-over = La exposición ha acabado
answer-nobody = Nadie
answer-scored-unpaid-nobles = Pagar a los Nobles
answer-scored-houses = Puntuar las Casas
answer-scored-materials = Puntuar las cartas de Material
answer-scored-expo = Puntuar la Expo
answer-scored-bonus = Puntuar la mitad inferior: { $line }
answer-all-houses = Casas: { $n }
answer-all-materials = Cartas de Material: { $n }
answer-all-artworks = Obras de arte: { $n }
answer-all-nobles = Nobles además de Brugmann: { $n }
answer-all-money = BEF, todos en las 23 cartas de Dinero: { $n }
answer-all-expos = Jugadores con la Expo: { $n }
answer-all-of-type = { $kind }: { $n }
answer-all-of-colour = Obras de este color: { $colour }: { $n }
answer-all-of-noble = Cartas de { $noble }: { $n }
answer-all-of-pair = Cartas de Material de este par: { $pair }: { $n }
answer-own-same = Cartas de { $noble }: { $n }
answer-own-nobles = Nobles además de Brugmann: { $n }
answer-own-brugmann = Georges Brugmann: { $n }
answer-own-houses = Casas: { $n }
answer-own-track = { $track }: en { $n }
answer-vp-exhibitions = De exposiciones: { $n } PV
answer-vp-all-exhibitions = Entre todos, de exposiciones: { $n } PV
answer-vp-crests = De escudos de armas con Prestigio { $prestige }: { $n } PV
answer-vp-houses = En la pista: { $n } PV, con Casas: { $houses }
answer-vp-reach = En la pista: { $n } PV, con Casas: { $houses }, Prestigio { $prestige }
answer-vp-many = En la pista: { $n } PV
answer-fits-prison = Cartas en prisión: { $cards }; contadas: { $n }
answer-fits-pairs = Madera y madera: { $first }; ladrillo y ladrillo: { $second }; ningún otro par; cartas de Material en total: { $n }
answer-fits-seven = En el área { $area }, en Bruselas { $brussels }, en prisión { $prison }
answer-fits-columns = Columnas ganadas: { $n }; en prisión: { $prison }
answer-fits-expo = Tiene la Expo y ningún Arquitecto en el área
answer-fits-expo-area = Tiene la Expo y un Arquitecto en el área
answer-fits-space = Un Arquitecto en la fila { $row }, columna { $column }
answer-fits-cards = Casas { $houses }, Obras de arte { $artworks }, Nobles además de Brugmann { $nobles }
answer-bonus-number = Cartas de bonificación anotadas: { $n }
answer-bonus-upper = Cartas con esta mitad superior: { $upper }: { $n }
answer-both-halves = Una columna: mitad superior para { $player }, inferior para { $other }

## Identificadores

id-black = negro
id-white = blanco
id-purple = morado

## Errores frecuentes

mistake-start-money-by-seat = Se cuenta desde el jugador inicial, no desde el primer nombre.
mistake-start-money-same = Solo el jugador inicial tiene 4; cada uno de los siguientes, uno más.
mistake-start-money-other-way = El dinero crece en sentido horario.
mistake-start-with-points = Todos empiezan con 0 PV.
mistake-tracks-begin-at-zero = Las pistas empiezan en su primera casilla, que vale 1.
mistake-tracks-begin-higher = Las tres pistas empiezan en 1.
mistake-prison-of-other-count = Con dos jugadores empieza en prisión un Arquitecto; con tres o cuatro, dos.
mistake-prison-of-other-cards = La 2/5 empieza siempre en prisión; con tres o cuatro jugadores, también una 2/4; nunca una 1/3.
mistake-hand-of-seven = Los de prisión no están en la mano: quedan seis con dos jugadores; con tres o cuatro, cinco.
mistake-brugmann-bought = Cada jugador tiene exactamente un Brugmann, repartido en la preparación.
mistake-starts-with-cards = Las Obras de arte, los Materiales, las Casas y los demás Nobles hay que comprarlos.
mistake-same-colour = Cada jugador lleva un color distinto.
mistake-colour-not-in-box = La caja trae azul, rojo, amarillo y verde.
mistake-neutral-of-a-player = Los Arquitectos neutrales son de un color que nadie usa.
mistake-brugmanns-in-the-pile = Los Brugmann no van al mazo: cada jugador recibe uno y los demás vuelven a la caja.
mistake-round-marker-elsewhere = El marcador de ronda empieza en 1.
mistake-other-brussels = Son tres: la Bolsa de Valores, el Ayuntamiento y el Parque del Cincuentenario.
mistake-two-to-four = Es un juego de dos a cuatro jugadores.
mistake-other-box = La caja trae 12 Obras de arte, 23 cartas de Dinero, 12 Materiales, 16 Casas, 19 Nobles, 28 Arquitectos, 16 marcadores, 4 cartas de bonificación y 3 de Bruselas.
mistake-expo-waits-in-its-place = Si la Expo no sale en el área, espera en el área de exposición.
mistake-nobody-begins = Se sortea un jugador inicial, que toma la carta de primer jugador.
mistake-area-of-other-count = Siempre cuatro columnas; tres filas, y cuatro filas con cuatro jugadores.
mistake-more-of-a-kind = Se toman tres cartas de cada tipo, cuatro con cuatro jugadores; no puede haber más.
mistake-more-expos = Hay una sola carta Expo.
mistake-money-shows-one = El Dinero del área muestra el 3.
mistake-bonus-card-again = Cada una de las cuatro cartas de bonificación va debajo de una columna.
mistake-neutral-anywhere = Solo hay Arquitectos neutrales en las esquinas inferiores de una partida a dos.
mistake-no-neutral-corner = Con dos jugadores, las dos esquinas inferiores son neutrales.
mistake-neutral-shows-other = Los Arquitectos neutrales muestran el 2.
mistake-nothing-taken = Las cartas del área han salido del mazo.
mistake-taken-of-other-count = Se toman tres de cada tipo, cuatro con cuatro jugadores.
mistake-laid-not-left = Las que están en el área no sobran.
mistake-all-taken-left = Solo se descartan las que no se colocaron.
mistake-acts-after-passing = Quien ha pasado ya no tiene turno en esta ronda.
mistake-another-turn = Se juega en sentido horario, saltando a quien ha pasado.
mistake-majorities-too-early = Las mayorías llegan cuando todos han pasado.
mistake-pass-pays-three-always = Solo el primero en pasar recibe 3 BEF.
mistake-pass-pays-one-always = El primero en pasar recibe 3 BEF.
mistake-pass-pays-nothing = Pasar da dinero: 3 BEF al primero y 1 a cada uno de los demás.
mistake-last-pass-pays-nothing = También el último en pasar recibe 1 BEF.
mistake-pass-pays-by-order = Son 3 BEF para el primero y 1 para cada uno de los demás.
mistake-start-player-stays = La carta de primer jugador cambia de manos en cada ronda.
mistake-expo-ignored = Empieza quien compró la Expo.
mistake-passes-right = La carta de primer jugador pasa a la izquierda, en sentido horario.
mistake-round-marker-jumps = El marcador de ronda avanza de uno en uno.
mistake-halves-change = Las dos mitades están impresas en una carta y van juntas.
mistake-scored-early = La puntuación final llega solo tras la ronda 4.
mistake-fifth-round = La partida acaba con las mayorías de la ronda 4.
mistake-space-taken = En cada espacio cabe un Arquitecto.
mistake-space-neutral = Con dos jugadores, las esquinas inferiores son del neutral.
mistake-space-outside = El área tiene cuatro columnas y tres filas; con cuatro jugadores, cuatro filas.
mistake-no-such-value = Los Arquitectos muestran de 1 a 5.
mistake-pays-later = El valor se paga enseguida, con el dinero que se tiene.
mistake-card-used-up = Un color tiene cuatro 1/3, dos 2/4 y una 2/5; las colocadas o en prisión no se pueden usar.
mistake-prison-forgotten = Los Arquitectos en prisión no están en la mano.
mistake-brussels-forgotten = Los Arquitectos de Bruselas vuelven con la ronda siguiente.
mistake-area-comes-back = Los Arquitectos del área vuelven con la ronda siguiente.
mistake-bought-not-counted = Las ya compradas estaban entre las cartas del área.
mistake-as-many-as-columns = No es una por columna: son tres de un tipo, cuatro con cuatro jugadores.
mistake-usable-card-given-up = Solo se renuncia a una venta o a una construcción que no se puede hacer.
mistake-always-one-architect = Solo el primer uso de la ronda pide un único Arquitecto.
mistake-uses-of-all-cards = Cada carta de Bruselas se cuenta por separado.
mistake-one-more-than-lie-there = Se cuentan los usos, no los Arquitectos.
mistake-own-uses-only = También cuentan los usos de los demás.
mistake-expo-anyway = Sin la carta Expo en el área no hay exposición.
mistake-exhibition-at-the-parc = El Parque permite todas las acciones menos la exposición.
mistake-artworks-needed = Quien compra la Expo no necesita Obras de arte.
mistake-sale-without-artwork = Para vender hace falta una obra propia, también en el Parque.
mistake-too-few-materials = La siguiente Casa cuesta un material más que la anterior; una carta da dos como mucho.
mistake-action-without-architect = Toda acción pide un Arquitecto.
mistake-a-card-for-each-material = Una carta de Material da hasta dos materiales.
mistake-cost-of-the-last-house = La siguiente Casa cuesta un material más que el número de Casas que ya tienes.
mistake-every-house-alike = Cada Casa es más cara que la anterior.
mistake-materials-of-others = Solo se descartan cartas de Material propias.
mistake-card-for-nothing = Cada carta debe aportar al menos un material.
mistake-vp-for-each-material = Los PV son por tipos de material, no por materiales.
mistake-vp-for-each-card = Los PV son por tipos de material, no por cartas.
mistake-all-printed-kinds = Solo cuentan los materiales usados: tantos como cuesta la Casa.
mistake-same-points-each-house = Da 1 PV por cada tipo usado.
mistake-printed-materials = No cuenta lo impreso en las cartas, sino los tipos usados.
mistake-effect-of-another = Eso lo hace otro Noble.
mistake-all-own-nobles = El límite es la posición de Nobleza.
mistake-one-noble-a-time = Pueden actuar a la vez tantos como la posición de Nobleza.
mistake-nobility-alone = Solo se activan Nobles que tienes y que aún no han actuado.
mistake-brugmann-does-not-act = Brugmann también actúa.
mistake-turned-nobles-act = Un Noble actúa una vez por ronda; los girados ya actuaron.
mistake-more-than-nobility = Son más de los que permite la posición de Nobleza.
mistake-noble-of-others = Solo se activan los Nobles que tienes delante.
mistake-city-hall-for-nothing = El Ayuntamiento activa al menos un Noble.
mistake-same-noble-twice = Nadie conserva dos veces el mismo Noble.
mistake-noble-to-the-hand = El efecto es inmediato; después la carta se conserva o se descarta.
mistake-free-from-the-area = Solo se liberan Arquitectos en prisión.
mistake-beyond-the-end = La pista acaba en 5.
mistake-no-step = El Noble mueve el marcador un paso.
mistake-two-steps = Es un solo paso.
mistake-back-to-one = Los marcadores nunca retroceden.
mistake-value-not-paid = El valor de un Arquitecto en el área se paga.
mistake-brussels-costs-its-value = En Bruselas los valores no importan y no se paga nada.
mistake-one-for-each-shown = Cada obra expuesta da 2 PV.
mistake-exhibition-scores-once = Cada obra expuesta da 2 PV, no solo la primera.
mistake-houses-score-at-the-end = Una Casa también da PV al construirla.
mistake-material-cards-score-now = Los Materiales solo puntúan al final, y solo los que no se usaron.
mistake-free-forgotten = Vandervelde liberó uno.
mistake-sent-forgotten = Quien tiene más en Bruselas manda uno a prisión, también si empata.
mistake-everybody-sends-one = Solo lo hacen quienes tienen más Arquitectos en Bruselas.
mistake-prison-emptied = Los presos se quedan hasta que algo los libera.
mistake-below-nothing = Nada puede ser menos que cero.
mistake-all-artworks-score = Solo puntúan las obras expuestas.
mistake-all-colours-score = Un color que ya expuso otro no se puede repetir.
mistake-passed-shows-too = Quien ha pasado no participa.
mistake-artwork-of-another = Cada uno expone obras propias.
mistake-colour-twice = Cada color se expone una vez.
mistake-out-of-order = Alguien podía exponer antes.
mistake-exhibition-stops = Alguien puede exponer todavía un color.
mistake-ties-win-nothing = En un empate ganan todos los empatados.
mistake-cards-win-columns = En las columnas cuenta la suma de valores, no el número de cartas.
mistake-highest-card-wins = Cuenta la suma, no la carta más alta.
mistake-neutral-does-not-count = El neutral cuenta; si lidera en solitario, no gana nadie.
mistake-no-architect-no-column = Sin un Arquitecto en la columna no hay nada que ganar.
mistake-incomplete-crests-score = Solo cuentan los escudos rodeados por cuatro Arquitectos.
mistake-one-for-each-crest = Cada uno da la posición de Prestigio.
mistake-crests-before-columns = El paso de Prestigio ganado en una columna ya cuenta.
mistake-ties-win-no-crest = En caso de empate puntúan todos los empatados.
mistake-no-multiple-of-prestige = Tiene que ser un múltiplo de la posición de Prestigio.
mistake-four-cards-for-each-crest = Tan pocos Arquitectos no completan tantos escudos.
mistake-area-does-not-count = Solo cuentan los Arquitectos de las cartas de Bruselas.
mistake-brugmann-is-paid = Brugmann no cuesta nada.
mistake-noble-costs-one = Cada Noble cuesta 2 BEF.
mistake-noble-costs-three = Cada Noble cuesta 2 BEF; los 3 PV se pierden por cada uno sin pagar.
mistake-unpaid-costs-two = Cada Noble sin pagar cuesta 3 PV.
mistake-one-penalty-for-all = Son 3 PV por cada Noble sin pagar.
mistake-unpaid-costs-nothing = Cada Noble sin pagar cuesta 3 PV.
mistake-architecture-counts-steps = Cuenta la casilla, no los pasos: la primera es la 1.
mistake-houses-score-types = Cuentan todas las Casas, no solo cada tipo.
mistake-architecture-once = Cada Casa da la posición de Arquitectura.
mistake-house-scores-one = Puede ser más de 1 por Casa: piensa en Arquitectura, o en los tres tipos de material.
mistake-houses-and-architecture = Se multiplica, no se suma.
mistake-points-for-each-material = Es 1 PV por carta, no por material.
mistake-materials-worth-nothing = Cada carta de Material sin usar da 1 PV.
mistake-expo-scores-each-round = Solo quien la tiene al final gana 2 PV.
mistake-expo-scores-one = La Expo da 2 PV.
mistake-expo-for-the-last = Solo quien tiene la Expo al final gana 2 PV.
mistake-money-before-nobles = Primero se paga a los Nobles.
mistake-money-without-end = Cuentan cinco pares como mucho.
mistake-money-by-the-franc = Son 3 PV por cada 2 BEF.
mistake-odd-money-scores = Un franco suelto no da nada.
mistake-bonus-without-the-column = Solo puntúa la mitad inferior quien ganó la columna.
mistake-every-card-scores = Cada color o tipo cuenta una vez.
mistake-kinds-score-one = Son 2 PV cada uno.
mistake-other-kinds-score = Esa es la otra bonificación.
mistake-unpaid-nobles-score = Los Nobles sin pagar ya no están.
mistake-brugmann-scores-nothing = Aquí Brugmann cuenta.
mistake-nobles-score-one = Son 2 PV por cada Noble.
mistake-track-forgotten = Los PV de la pista se conservan.
mistake-penalty-forgotten = Cada Noble sin pagar cuesta 3 PV.
mistake-vp-stop-at-zero = Aquí se conserva el signo negativo.
mistake-vp-keep-the-minus = Aquí se para en cero.
mistake-tracks-before-prison = Primero la prisión; después, las pistas.
mistake-most-in-prison-wins = Es mejor tener menos en prisión; solo después cuentan las pistas.
mistake-one-track-decides = Cuenta la suma de las tres pistas.
mistake-more-than-the-box = La caja no trae tantos.
mistake-money-counted-together = Cada jugador necesita sus propias cartas.
mistake-franc-by-franc = Una carta puede mostrar 3.
mistake-rests-forgotten = Lo que sobra de los treses también ocupa cartas.
mistake-one-card-for-a-rest = Dos francos ocupan dos cartas.
mistake-more-than-five-nobles = Hay cinco Nobles distintos además de Brugmann.
mistake-eight-houses = Ocho Casas exigirían más Arquitectos de los que dan cuatro rondas.
mistake-prison-begins-empty = Algunos Arquitectos empiezan en prisión.
mistake-all-in-prison = Entra uno por ronda como mucho.
mistake-two-prisoners-a-round = Es uno por ronda.
mistake-three-for-each-house = La primera Casa da 1 PV; la segunda, 2 como mucho.
mistake-house-points-grow = Ninguna Casa da más de 3 PV.
mistake-source-forgotten = Cuentan las tres fuentes.
mistake-other-source-forgotten = Cuentan las tres fuentes.
mistake-sum-of-sources = Se pregunta por el resto.
mistake-odd-exhibition = Las exposiciones dan un número par.
mistake-more-exhibitions = Cuatro rondas con cuatro colores dan 32 PV.
mistake-more-crests = Es más que todos los escudos de cuatro rondas.
mistake-houses-without-vp = Cada Casa dio al menos 1 PV.
mistake-vp-out-of-reach = Es más de lo que pueden dar todas las fuentes.
mistake-list-and-count = La lista y el recuento deben coincidir.
mistake-more-than-seven = Hay siete Arquitectos en total.
mistake-more-columns-than-architects = Cada columna ganada pide un Arquitecto que no esté en prisión.
mistake-expo-from-brussels = La Expo se compra con un Arquitecto en el área.
mistake-more-cards-than-architects = Cuatro rondas no dan tantos Arquitectos.
mistake-not-four-columns = Hay cuatro cartas de bonificación.
mistake-upper-half-twice = Cada mitad superior está en una sola carta.
mistake-halves-apart = Una sola mayoría decide las dos mitades.
mistake-values-not-cards = Se cuentan cartas, no valores.

## Glosario

term-architect = Carta de Arquitecto
    .meaning = Una de tus siete cartas; con ella actúas y muestras uno de sus dos valores.
term-action-card = Carta de Acción
    .meaning = Obra de arte, Dinero, Material, Casa, Noble o Expo: lo que se puede comprar en el área Art Nouveau.
term-art-nouveau-area = Área Art Nouveau
    .meaning = Las filas de cartas de Acción; los Arquitectos que se colocan en ella se pagan y cuentan en las mayorías.
term-brussels-area = Área de Bruselas
    .meaning = Tres cartas de Bruselas y la de Prisión; sus acciones cuestan cartas, no dinero.
term-bef = BEF
    .meaning = Francos belgas. Una carta de Dinero muestra 1 o 3.
term-artwork = Obra de arte
    .meaning = Una carta de uno de cuatro colores, para exponer o vender.
term-material = Material
    .meaning = Madera, ladrillo o acero. Una carta de Material muestra dos.
term-house = Casa
    .meaning = Se construye con materiales; al final vale tu posición de Arquitectura.
term-noble = Noble
    .meaning = Un personaje con un efecto, una vez por ronda. Al final cuesta 2 BEF.
term-brugmann = Georges Brugmann
    .meaning = El Noble que todos tienen desde el principio. Da 4 BEF y nunca se paga.
term-expo = Carta Expo
    .meaning = Abre una exposición; quien compra la carta empieza la ronda siguiente.
term-creation = Creación
    .meaning = La acción con la que tomas una Obra de arte.
term-sale = Venta
    .meaning = La acción con la que cambias una Obra de arte por 3 BEF.
term-supply = Suministro
    .meaning = La acción con la que tomas una carta de Material.
term-construction = Construcción
    .meaning = La acción con la que construyes una Casa.
term-influence = Influencia
    .meaning = La acción con la que consigues un Noble.
term-exhibition = Exposición
    .meaning = Los jugadores exponen por turno obras de colores distintos, a 2 PV cada una.
term-stock-exchange = Bolsa de Valores
    .meaning = La carta de Bruselas que da 5 BEF.
term-city-hall = Ayuntamiento
    .meaning = La carta de Bruselas que activa tus Nobles.
term-parc = Parque del Cincuentenario
    .meaning = La carta de Bruselas para cualquier acción Art Nouveau menos la exposición.
term-prison = Prisión
    .meaning = Los Arquitectos que están debajo de la carta de Prisión no vuelven a la mano hasta que se liberan.
term-architecture = Pista de Arquitectura
    .meaning = Dice cuánto vale cada Casa al final.
term-nobility = Pista de Nobleza
    .meaning = Dice cuántos Nobles activa el Ayuntamiento.
term-prestige = Pista de Prestigio
    .meaning = Dice cuánto vale un escudo de armas.
term-bonus-card = Carta de bonificación
    .meaning = Está debajo de una columna: la mitad superior, en cada ronda; la inferior, al final.
term-column-majority = Mayoría de columna
    .meaning = La suma de valores más alta de una columna.
term-crest = Escudo de armas
    .meaning = Donde se juntan cuatro Arquitectos; puntúa quien tiene más cartas.
term-brussels-majority = Mayoría de Bruselas
    .meaning = Quien tiene más Arquitectos en las cartas de Bruselas manda uno a prisión.
term-neutral = Arquitecto neutral
    .meaning = Dos cartas de un color sin usar que, a dos jugadores, sustituyen a los que faltan.
term-first-player-card = Carta de primer jugador
    .meaning = Indica quién empieza la ronda.
