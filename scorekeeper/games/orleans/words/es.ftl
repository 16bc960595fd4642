# Orléans.

id-orleans = Orléans

# --- Preparación ---

start-coins = Cada jugador coge 5 monedas; las demás quedan al alcance de todos como reserva.
    .title = Monedas iniciales
    .problem = { $player } tiene { $found } en monedas; todos empiezan con { $expected }.
    .why = Cada moneda es un punto al final, así que todos parten de lo mismo.

stations-in-supply = Cada jugador deja delante 10 puestos comerciales. En el mapa todavía no hay ninguno.
    .title = Puestos comerciales iniciales
    .problem = Puestos comerciales en la reserva de { $player }: { $found }; todos empiezan con { $expected }.
    .why = Cada puesto construido cuenta al final; todos tienen los mismos por construir.

starting-followers = Cada jugador coge un tablero, una bolsa, 7 marcadores y un granjero, un navegante, un artesano y un comerciante de su color. Los cuatro van al mercado de su tablero. Los colores que sobran vuelven a la caja.
    .title = Seguidores iniciales
    .problem = { $player } tiene { $found } seguidores propios de este tipo: { $kind }. Debería tener { $expected }.
    .why = Con ellos se hacen las primeras acciones. Nunca se pierden ni se envían a otra parte.

markers-at-start = Cada jugador pone un marcador en la primera casilla de las seis pistas de personajes y de la pista de desarrollo.
    .title = Marcadores en la primera casilla
    .problem = { $player } tiene el marcador «{ $track }» en la casilla { $found }. Empieza en la 0.
    .why = La primera casilla de la pista de caballeros indica 4: los seguidores que se roban al principio.

merchants-in-orleans = Todos los mercaderes empiezan en Orléans.
    .title = Mercaderes en Orléans
    .problem = { $player } tiene el mercader en { $town }. Todos los mercaderes empiezan en Orléans.
    .why = De allí parten caminos y vías fluviales hacia todas las ciudades.

start-player = El jugador más joven recibe la ficha de jugador inicial.
    .title = Jugador inicial
    .problem = No consta quién es el jugador inicial. Indica cuál de los { $players } jugadores tiene la ficha y se podrán seguir los turnos.
    .why = La ficha cambia de manos cada ronda: quien la tiene primero decide quién la tiene al final.

player-colours = La caja trae piezas azules, verdes, rojas y amarillas.
    .title = Colores de la caja
    .problem = { $player } juega con un color que no es ninguno de estos: { $colours }. Si tu caja lo trae, no pasa nada.
    .why = Los colores solo sirven para distinguir las piezas.

characters-removed = Con menos jugadores se retiran fichas neutrales: con tres, 2 granjeros, 2 navegantes, 2 artesanos y 2 comerciantes, y 3 caballeros, 3 eruditos y 3 monjes; con dos, 4 y 6 de cada uno. (En la edición para cinco: 2 y 3 con cuatro, 4 y 6 con tres, 6 y 9 con dos.)
    .title = Personajes retirados
    .problem = De este tipo ({ $kind }) se han retirado { $found }; con este número de jugadores deben ser { $expected }.
    .why = Menos jugadores reclutan menos, y la reserva no se agotaría nunca.

neutral-characters = Los personajes neutrales se colocan en sus edificios: con cuatro jugadores, 16 granjeros, 10 navegantes, 10 artesanos, 10 comerciantes, 14 caballeros, 14 eruditos y 14 monjes; con tres y con dos, menos.
    .title = Personajes en el tablero
    .problem = De este tipo ({ $kind }) hay { $found } en el tablero; con este número de jugadores deben ser { $expected }.
    .why = Lo que hay en el tablero es todo lo que se puede reclutar.

technology-stack = Las 16 losetas de tecnología forman una pila en su casilla.
    .title = Pila de tecnología
    .problem = Losetas de tecnología en su casilla: { $found }; deben ser { $expected }.
    .why = La pila se puede agotar: habrá quien quiera más.

citizens-laid-out = Los dos tableros van en la mesa. 13 ciudadanos van en sus casillas: 8 en las acciones benéficas, 3 en la pista de desarrollo, 1 en la de caballeros y 1 en la de navegantes. El decimocuarto queda junto a los tableros.
    .title = Ciudadanos colocados
    .problem = Ciudadanos apuntados: { $found }; ahí van { $expected }.
    .why = Trece se ganan durante la partida; el último, solo al final.

place-piles = Las losetas de edificio se separan por el número del dorso: pila I y pila II.
    .title = Dos pilas de edificios
    .problem = Esto no es de { $pile }: { $places }.
    .why = El primer edificio de cada jugador solo puede ser de la pila I.

place-piles-complete = La pila I tiene 12 losetas de edificio y la pila II tiene 8, una de cada.
    .title = Edificios completos
    .problem = En { $pile } debe haber { $expected } losetas, una de cada. Faltan o están repetidas: { $places }.
    .why = De cada edificio hay uno: quien lo coge lo tiene en exclusiva.

goods-removed = Con tres jugadores se retiran 6 mercancías sin mirarlas; con dos, 12.
    .title = Mercancías retiradas
    .problem = Mercancías retiradas: { $found }; con este número de jugadores deben ser { $expected }.
    .why = Nadie sabe cuáles faltan.

goods-on-routes = Las mercancías se barajan boca abajo y se ponen boca arriba en caminos y vías fluviales, una por casilla: 52 con cuatro jugadores, 48 con tres, 43 con dos.
    .title = Mercancías en caminos y vías fluviales
    .problem = La casilla { $space } está vacía. Con este número de jugadores las { $expected } casillas en uso llevan mercancía.
    .why = Los mercaderes recogen lo que encuentran de camino.

marked-spaces-empty = Nueve rutas tienen una segunda casilla con un número: la del 4 solo se usa con cuatro jugadores; la del 3, con tres y cuatro. Si no, se quedan vacías.
    .title = Casillas con 3 y 4
    .problem = La casilla { $space } lleva un { $marked } y se queda vacía con menos jugadores.
    .why = Con menos mercaderes en ruta hay menos que recoger.

goods-in-market = El resto de las mercancías se ordena en el mercado de mercancías: 38 con cuatro jugadores, 36 con tres, 35 con dos.
    .title = Mercado de mercancías
    .problem = Hay { $found } mercancías en el mercado; con este número de jugadores deben ser { $expected }.
    .why = Lo que se produce sale del mercado; lo que allí se acaba ya no se produce.

goods-tiles = La caja trae 24 de cereal, 21 de queso, 18 de vino, 15 de lana y 12 de brocado.
    .title = Mercancías de la caja
    .problem = Entre mapa y mercado hay { $found } fichas de { $good }; la caja trae { $most }.
    .why = Cuanto más escasa es una mercancía, más puntos da.

pilgrimage-first = Se barajan todas las losetas menos la Peregrinación de tono claro, que se pone encima de la pila.
    .title = Primero, la Peregrinación
    .problem = La primera loseta es { $event }; siempre es la Peregrinación.
    .why = En la ronda 1 nadie recluta monjes.

hourglass-pile = La pila tiene 18 relojes de arena, uno por ronda.
    .title = Dieciocho relojes de arena
    .problem = La pila tiene { $found } losetas; deben ser { $expected }.
    .why = Cuando se descubre la última, empieza la última ronda.

events-three-times = Cada uno de los seis eventos está en tres relojes de arena.
    .title = Cada evento, tres veces
    .problem = { $event } sale { $found } veces en la pila; hay { $most } losetas así.
    .why = Quien lleva la cuenta sabe lo que queda por venir.

events-by-pile = En las ediciones nuevas el dorso de los relojes de arena lleva una letra. Forman tres pilas de seis, cada una con todos los eventos.
    .title = Pilas de relojes por letra
    .problem = { $event } sale dos veces entre las rondas { $first } y { $last }; en cada pila está una vez.
    .why = Así los eventos se reparten por toda la partida.
    .silent = En la primera edición se barajan todos los relojes menos la Peregrinación en una sola pila; en las nuevas hay letras en el dorso. Si no se indica otra cosa, el programa cuenta con una sola pila.

# --- Posición final: puestos y mercancías ---

stations-per-player = Cada jugador tiene 10 puestos comerciales y ninguno más.
    .title = Diez puestos cada uno
    .problem = { $player } tiene { $found } puestos comerciales en el mapa; nadie tiene más de { $most }.
    .why = No hay más piezas de madera.

stations-balance = Los puestos de un jugador en el mapa, en la reserva y perdidos suman 10.
    .title = Dónde están los puestos
    .problem = Los puestos comerciales de { $player } suman { $found } en vez de { $expected }.
    .why = Un puesto está construido, espera o se entregó en la tortura. No hay más sitios.

stations-lost-to-torture = Solo la tortura saca puestos comerciales del juego.
    .title = Puestos perdidos
    .problem = { $player }: puestos perdidos, { $found }; puestos entregados en la tortura, { $expected }. Una de las dos cosas está mal.
    .why = No hay otra forma de perderlos.

one-station-per-town = En cada ciudad cabe un puesto comercial. Solo en Orléans cabe uno de cada jugador.
    .title = Un puesto por ciudad
    .problem = { $town } tiene { $found } puestos comerciales, de { $players }. Cabe uno; solo en Orléans puede tener uno cada jugador.
    .why = Quien llega primero cierra el paso a los demás.

stations-on-map = Fuera de Orléans hay 22 ciudades con sitio para un puesto, y en Orléans cabe uno de cada jugador.
    .title = Sitio para los puestos
    .problem = Hay { $found } puestos comerciales en el mapa; caben { $most }.
    .why = En esta partida se compite por llegar antes a las ciudades.

goods-by-kind = Entre jugadores, mercado y mapa hay 24 de cereal, 21 de queso, 18 de vino, 15 de lana y 12 de brocado.
    .title = Mercancías de cada tipo
    .problem = Se han contado { $found } fichas de { $good }; la caja trae { $most }.
    .why = Contar dos veces una ficha es el desliz más frecuente al final.

goods-in-play = Con cuatro jugadores hay 90 mercancías; con tres, 84; con dos, 78.
    .title = Mercancías en total
    .problem = Se han contado { $found } mercancías; con este número de jugadores hay { $most }.
    .why = Con menos jugadores, algunas volvieron a la caja sin que nadie las viera.

goods-all-there = Las mercancías de jugadores, mercado y mapa son todas las que hay en juego; solo la tortura puede haber quitado alguna.
    .title = Ninguna mercancía perdida
    .problem = Mercancías contadas: { $found }; debe haber al menos { $least } (faltan { $missing }).
    .why = Las mercancías pasan del mapa o del mercado a los jugadores, pero del juego solo salen por tortura.

goods-left-on-map = Del mapa se cogen mercancías; allí no se vuelve a poner ninguna.
    .title = Mercancías que quedan en el mapa
    .problem = Hay { $found } mercancías en el mapa; al principio había { $most }.
    .why = El mercader recoge; nadie deja mercancías en un camino.

round-number = La partida tiene 18 rondas.
    .title = Rondas
    .problem = No hay ronda { $found }; la última es la { $most }.
    .why = En cada ronda se descubre uno de los 18 relojes de arena.

last-round = La partida acaba tras la ronda { 18 }, y entonces se puntúa.
    .title = Se puntúa tras la última ronda
    .problem = Se ha puntuado tras la ronda { $found }; la partida dura hasta la { $expected }.
    .why = Acabar antes favorece a quien gasta tarde.

nothing-to-score = Una partida acabada en la que nadie tiene nada difícilmente se ha jugado.
    .title = Nada que contar
    .problem = Nadie tiene monedas, mercancías, puestos ni ciudadanos. ¿Se jugó esta partida?
    .why = Estos registros suelen ser partidas que no llegaron a jugarse.

edition-limits = La edición para cinco trae más piezas de algunos tipos. Aquí no se sabe cuántas, así que no se comprueban los límites de la caja.
    .title = Otra edición
    .problem = No se conocen los límites de la caja de «{ $edition }» y no se comprueban.
    .why = Un límite supuesto rechazaría resultados verdaderos.

# --- Posición final: ciudadanos y acciones benéficas ---

citizens-on-boards = En los tableros hay 13 ciudadanos. El último lo otorga el programa y no se apunta.
    .title = Trece ciudadanos
    .problem = Se han contado { $found } ciudadanos, pero en los tableros solo hay { $most }. No cuentes el último: se añade aquí.
    .why = El decimocuarto es para quien tiene más puestos comerciales, justo al final.

two-player-citizens = Entre dos jugadores se pueden llevar 12 de los 13 ciudadanos como mucho.
    .title = Ciudadanos con dos jugadores
    .problem = Se han contado { $found } ciudadanos; con dos jugadores se pueden conseguir { $most }.
    .why = Las acciones benéficas piden 7 navegantes, 7 artesanos y 7 comerciantes, y con dos jugadores hay 6 de cada uno: una queda sin completar.

citizen-taken-once = De cada ciudadano hay uno.
    .title = Cada ciudadano, una vez
    .problem = El ciudadano «{ $citizen }» se ha contado { $found } veces, para { $players }.
    .why = El primero que llega se lo lleva; los siguientes, nada.

citizens-within-reach = Un jugador puede tener los ciudadanos de acciones benéficas completas y los de casillas a las que llegaron sus marcadores.
    .title = Ciudadanos a su alcance
    .problem = { $player }: ciudadanos, { $found }; acciones benéficas y marcadores propios pueden haber dado { $most }.
    .why = Cada ciudadano tiene su casilla, y alguien tiene que llegar a ella.

citizens-possible = Entre todos pueden tener los ciudadanos de acciones benéficas completas y los de casillas a las que alguien llegó.
    .title = Ciudadanos que se pueden conseguir
    .problem = Ciudadanos contados: { $found }; acciones benéficas y pistas pueden haber dado { $most }.
    .why = Una acción benéfica con un hueco libre conserva su ciudadano.

citizens-due = Las acciones benéficas completas y los marcadores que llegaron lo bastante lejos ya han dado sus ciudadanos.
    .title = Ciudadanos que faltan
    .problem = Ciudadanos contados: { $found }; acciones benéficas y marcadores han dado { $least }. ¿Falta alguno?
    .why = Quien llega primero se lleva el ciudadano en el acto.

deed-citizen-needs-full-deed = El ciudadano de una acción benéfica es para quien ocupa su último hueco.
    .title = Acción sin completar
    .problem = { $player } tiene el ciudadano de «{ $deed }», pero allí quedan huecos libres: { $free }.
    .why = El último seguidor gana el ciudadano; los demás, solo monedas.

full-deed-gives-citizen = El ciudadano de una acción benéfica completa es de quien ocupó el último hueco.
    .title = Ciudadano de una acción completa
    .problem = «{ $deed }» está completa, pero nadie tiene su ciudadano. ¿Quién envió al último seguidor?
    .why = Con las prisas de las últimas rondas se olvida fácilmente.

development-citizen-reached = Los ciudadanos de la pista de desarrollo están en las casillas 3, 18 y 28 y son para el primer marcador que llega. La tortura puede haberlo hecho retroceder después, pero nunca más allá de una casilla de monedas.
    .title = Ciudadano de desarrollo imposible
    .problem = { $player } tiene el ciudadano de la casilla { $space }, pero su marcador no pudo llegar allí: está en la { $found }.
    .why = Retroceder cuesta puntos, no el ciudadano.

development-citizen-taken = El primer marcador que llega a la casilla 3, 18 o 28 o la pasa se lleva el ciudadano.
    .title = Ciudadano de desarrollo sin dueño
    .problem = Hay un marcador en la casilla { $space } o más allá, pero nadie tiene su ciudadano. ¿Quién llegó primero?
    .why = Basta con pasar; no hace falta pararse allí.

track-citizen-reached = El ciudadano de la pista de caballeros pide cuatro caballeros; el de la de navegantes, cinco navegantes.
    .title = Ciudadano de pista imposible
    .problem = { $player } tiene el ciudadano de esta pista ({ $kind }), pero su marcador está en la { $found }; el ciudadano está en la { $least }.
    .why = Los marcadores de estas pistas nunca retroceden.

track-citizen-taken = El primero con cuatro caballeros y el primero con cinco navegantes se llevan el ciudadano de la pista.
    .title = Ciudadano de pista sin dueño
    .problem = Alguien ha llegado al paso { $least } de esta pista ({ $kind }), pero nadie tiene su ciudadano. ¿Quién fue el primero?
    .why = El cuarto caballero no deja robar más seguidores: solo trae el ciudadano.

last-citizen = El decimocuarto ciudadano es para quien tiene, en solitario, más puestos comerciales en el mapa. Si hay empate, para nadie.
    .title = Último ciudadano
    .problem = En vuestra mesa se lo llevó: { $taken }. Según los puestos le toca a: { $owner }.
    .why = Se olvida a menudo, o se le da a uno de dos empatados.

deed-slots = Cada acción benéfica tiene huecos para ciertos seguidores. Los monjes van solo en huecos de monje, y nadie más.
    .title = Huecos de las acciones
    .problem = En «{ $deed }»: { $found } × { $kind }, pero los huecos así son { $most }.
    .why = Un monje puede sustituir a otros en los edificios, pero no aquí.

two-player-deeds = Con dos jugadores hay 6 navegantes, 6 artesanos y 6 comerciantes: uno menos de cada que huecos.
    .title = Acciones con dos jugadores
    .problem = En las acciones benéficas: { $found } × { $kind }; con dos jugadores solo existen { $most }.
    .why = Alguna acción que los pide queda sin completar.

deed-followers-recruited = A las acciones benéficas solo se envían seguidores reclutados. Los de tu color se quedan.
    .title = Antes, reclutados
    .problem = En las acciones benéficas: { $found } × { $kind }; entre todos se reclutaron { $most }.
    .why = Cada paso en una pista es un seguidor reclutado.

# --- Posición final: desarrollo, pistas, tecnología, edificios ---

development-range = La pista de desarrollo acaba en 30. Los puntos que sobran se pierden.
    .title = Final de la pista de desarrollo
    .problem = { $player } tiene el marcador en { $found }; la pista acaba en { $most }.
    .why = En la 30 el nivel es 6, el más alto.

status-range = El nivel de desarrollo va de 1 a 6.
    .title = Nivel de 1 a 6
    .problem = { $player } tiene nivel { $found }; va de 1 a { $most }.
    .why = Es 1 desde el principio y 6 solo en la última casilla.

status-of-marker = El nivel lo marca la casilla: 1 desde la 0, 2 desde la 4, 3 desde la 9, 4 desde la 15, 5 desde la 22, 6 en la 30.
    .title = Nivel y marcador
    .problem = { $player } tiene nivel { $found }, pero un marcador en la casilla { $marker } da { $expected }.
    .why = Cuenta donde está el marcador al final.

development-of-scholars = Los eruditos dan por sí solos 2, 3, 4, 5 y 6 puntos de desarrollo. Menos solo es posible por tortura.
    .title = Desarrollo por eruditos
    .problem = { $player }: eruditos, { $scholars }, así que el marcador está al menos en la { $least }, pero está en la { $found }. Solo la tortura hace retroceder.
    .why = Cinco eruditos llevan por sí solos a la casilla 20.

track-length = La pista de granjeros tiene 8 pasos; las demás, 5. Quien está en el último ya no puede reclutar ese tipo.
    .title = Final de una pista
    .problem = { $player } ha dado { $found } pasos en esta pista ({ $kind }); tiene { $most }.
    .why = Así nadie se lleva a todos los de un tipo.

track-supply = Cada paso en una pista se lleva una ficha neutral de ese tipo, y las fichas son limitadas. La peste y la tortura pueden devolver alguna.
    .title = Seguidores en la reserva
    .problem = Entre todos se han dado { $found } pasos en esta pista ({ $kind }), pero solo había { $most } fichas. Lo que se llevaran la peste y la tortura lo explicaría.
    .why = Cuando un tipo se acaba, nadie puede reclutarlo.

technology-supply = Hay 16 losetas de tecnología.
    .title = Losetas de tecnología
    .problem = Se han contado { $found } losetas de tecnología; hay { $most }.
    .why = Se quedan en sus edificios hasta el final, así que no vuelve ninguna.

technology-of-craftsmen = Cada artesano reclutado trae una loseta de tecnología. Más, solo con el Laboratorio.
    .title = Tecnología por artesanos
    .problem = { $player }: losetas de tecnología, { $found }; artesanos, { $most }; y no consta el Laboratorio.
    .why = No hay otra fuente.

technology-received = Cada artesano reclutado trae una loseta de tecnología.
    .title = Tecnología recibida
    .problem = { $player }: losetas de tecnología, { $found }; los artesanos trajeron { $least }.
    .why = Una loseta olvidada frena todas las rondas siguientes.
    .silent = Las reglas no dicen qué pasa cuando se acaban las losetas de tecnología o las mercancías. El programa deja hacer la acción sin ellas, como se cuenta que juega el autor; la opción lo prohíbe.

place-taken-once = De cada una de las 20 losetas de edificio hay una.
    .title = Cada edificio, una vez
    .problem = { $place } se ha contado { $found } veces; solo hay una.
    .why = Quien lo coge lo tiene en exclusiva.

places-of-traders = Cada comerciante reclutado trae una loseta de edificio, así que nadie tiene más de 5.
    .title = Edificios por comerciantes
    .problem = { $player }: losetas de edificio, { $found }; los comerciantes trajeron como mucho { $most }.
    .why = No hay otra fuente.

second-pile-places = El primer edificio siempre es de la pila I; desde el segundo comerciante se elige de cualquiera de las dos.
    .title = Edificios de la pila II
    .problem = { $player }: losetas de la pila II, { $found } ({ $places }); con esos comerciantes, como mucho { $most }.
    .why = Los edificios más fuertes llegan después.

place-supply = Cada loseta de edificio la trajo un comerciante, y los comerciantes son limitados. La peste y la tortura pueden devolver alguno.
    .title = Edificios y comerciantes
    .problem = Se han contado { $found } losetas de edificio, pero solo había { $most } comerciantes. Lo que se llevaran la peste y la tortura lo explicaría.
    .why = Diez comerciantes con cuatro jugadores, ocho con tres, seis con dos.

# --- Puntuación ---

coins = Cada moneda vale 1 punto.
    .title = Monedas
    .line = { $coins } × 1 = { $points }
    .why = Lo que no se gastó también cuenta.

goods = El cereal vale 1 punto, el queso 2, el vino 3, la lana 4 y el brocado 5.
    .title = Mercancías
    .line = { $grain } de cereal × 1 + { $cheese } de queso × 2 + { $wine } de vino × 3 + { $wool } de lana × 4 + { $brocade } de brocado × 5 = { $points }
    .why = Cuanto más escasa es una mercancía, más vale.

development = El nivel de desarrollo multiplica la suma de puestos comerciales en el mapa y ciudadanos. Antes, quien tiene más puestos en solitario se lleva un ciudadano más. Los puestos sin construir, la tecnología, los edificios y los seguidores no valen nada.
    .title = Desarrollo
    .line = nivel { $status } × ({ $stations ->
        [one] 1 puesto
       *[other] { $stations } puestos
    } + { $citizens ->
        [one] 1 ciudadano
       *[other] { $citizens } ciudadanos
    }{ $last ->
        [0] { "" }
       *[other] { " " }+ { $last } último ciudadano
    }) = { $status } × { $together } = { $points }
    .why = El nivel lo multiplica todo: conviene tener ambas cosas.

# --- Empates ---

development-track = Entre jugadores con los mismos puntos gana quien está más adelante en la pista de desarrollo.
    .title = Más adelante en la pista de desarrollo
    .line = { $exact ->
        [0] nivel { $status }, es decir, casilla { $space } o más
       *[other] casilla { $space } (nivel { $status })
    }
    .problem = { $players } empatan a { $points } puntos (puesto { $rank }). Para desempatar, apunta sus marcadores en la pista de desarrollo.
    .why = Es el único desempate que conoce alguna fuente.
    .silent = No hemos podido ver el texto oficial del desempate. El programa compara la pista de desarrollo y después comparte la victoria; la opción la comparte directamente o compara también las mercancías.

goods-value = Donde se juegue así: si el empate sigue, gana quien tiene mercancías de más valor.
    .title = Mercancías de más valor
    .line = mercancías por valor de { $points }
    .problem = { $players } empatan a { $points } puntos (puesto { $rank }). Para desempatar, cuenta todas sus mercancías.
    .why = Una fuente sigue con las mercancías después de la pista de desarrollo.

# --- Identificadores ---

id-orleans = Orléans
id-chartres = Chartres
id-etampes = Étampes
id-le-mans = Le Mans
id-chateaudun = Châteaudun
id-montargis = Montargis
id-vendome = Vendôme
id-blois = Blois
id-briare = Briare
id-tours = Tours
id-chinon = Chinon
id-montrichard = Montrichard
id-vierzon = Vierzon
id-loches = Loches
id-bourges = Bourges
id-sancerre = Sancerre
id-chatellerault = Châtellerault
id-le-blanc = Le Blanc
id-chateauroux = Châteauroux
id-nevers = Nevers
id-argenton-sur-creuse = Argenton
id-la-chatre = La Châtre
id-st-amand-montrond = St-Amand
id-grain = cereal
id-cheese = queso
id-wine = vino
id-wool = lana
id-brocade = brocado
id-none = nada (vacía)
id-farmer = granjero
id-boatman = navegante
id-craftsman = artesano
id-trader = comerciante
id-knight = caballero
id-scholar = erudito
id-monk = monje
id-pilgrimage = Peregrinación
id-income = Ingresos
id-trading-day = Día de comercio
id-harvest = Cosecha
id-taxes = Impuestos
id-plague = Peste
id-city-wall = Construcción de la muralla
id-papal-conclave = Cónclave papal
id-defeating-the-plague = Victoria sobre la peste
id-astronomy = Astronomía
id-boatmens-guild = Gremio de los navegantes
id-cathedral = Construcción de la catedral
id-peace-treaty = Tratado de paz
id-canalisation = Canalización
id-development-3 = casilla 3 de desarrollo
id-development-18 = casilla 18 de desarrollo
id-development-28 = casilla 28 de desarrollo
id-knight-track = pista de caballeros
id-boatman-track = pista de navegantes
id-hayrick = Pajar
id-cheese-factory = Quesería
id-winery = Bodega
id-wool-manufacturer = Manufactura de lana
id-tailor-shop = Sastrería
id-brewery = Cervecería
id-windmill = Molino de viento
id-library = Biblioteca
id-hospital = Hospital
id-sacristy = Sacristía
id-herb-garden = Jardín de hierbas
id-bathhouse = Casa de baños
id-shipping-line = Naviera
id-pharmacy = Botica
id-office = Tesorería
id-cellar = Taberna municipal
id-laboratory = Laboratorio
id-horse-wagon = Carro de caballos
id-school = Escuela
id-gunpowder-tower = Torre de la pólvora
id-pile-one = la pila I
id-pile-two = la pila II
id-blue = azul
id-green = verde
id-red = rojo
id-yellow = amarillo
id-nobody = nadie
id-coins = Monedas
id-goods = Mercancías
id-development = Desarrollo
id-five-player = edición para cinco
id-tie-break = Desempate
id-development-then-shared = pista de desarrollo y, si sigue, compartida
id-shared = compartida directamente
id-development-then-goods = pista de desarrollo y después mercancías
id-empty-supply = Cuando se acaban las fichas
id-go-on = la acción se hace sin ellas
id-not-allowed = la acción no se puede hacer
id-hourglass-piles = Pilas de relojes de arena
id-one-pile = una sola pila
id-three-piles = tres pilas por letra
id-component-data = Comprobaciones según el material
id-on = sí
id-off = no
id-stations = Puestos
id-citizens = Ciudadanos
id-round = Ronda
id-technology = Losetas de tecnología
id-argenton-sur-creuse-chateauroux = { id-argenton-sur-creuse }–{ id-chateauroux }
id-argenton-sur-creuse-chatellerault = { id-argenton-sur-creuse }–{ id-chatellerault }
id-argenton-sur-creuse-chatellerault-second = { id-argenton-sur-creuse }–{ id-chatellerault } (4)
id-argenton-sur-creuse-la-chatre = { id-argenton-sur-creuse }–{ id-la-chatre }
id-blois-vendome = { id-blois }–{ id-vendome }
id-blois-vierzon = { id-blois }–{ id-vierzon }
id-bourges-nevers = { id-bourges }–{ id-nevers }
id-bourges-st-amand-montrond = { id-bourges }–{ id-st-amand-montrond }
id-bourges-sancerre = { id-bourges }–{ id-sancerre }
id-briare-montargis = { id-briare }–{ id-montargis }
id-chartres-chateaudun = { id-chartres }–{ id-chateaudun }
id-chartres-etampes = { id-chartres }–{ id-etampes }
id-chartres-le-mans = { id-chartres }–{ id-le-mans }
id-chartres-le-mans-second = { id-chartres }–{ id-le-mans } (4)
id-chartres-orleans = { id-chartres }–{ id-orleans }
id-chateaudun-le-mans = { id-chateaudun }–{ id-le-mans }
id-chateaudun-orleans = { id-chateaudun }–{ id-orleans }
id-chateaudun-vendome = { id-chateaudun }–{ id-vendome }
id-chateauroux-la-chatre = { id-chateauroux }–{ id-la-chatre }
id-chateauroux-le-blanc = { id-chateauroux }–{ id-le-blanc }
id-chateauroux-loches = { id-chateauroux }–{ id-loches }
id-chateauroux-vierzon = { id-chateauroux }–{ id-vierzon }
id-chatellerault-chinon-road = { id-chatellerault }–{ id-chinon } (camino)
id-etampes-montargis = { id-etampes }–{ id-montargis }
id-etampes-montargis-second = { id-etampes }–{ id-montargis } (4)
id-la-chatre-st-amand-montrond = { id-la-chatre }–{ id-st-amand-montrond }
id-le-mans-tours = { id-le-mans }–{ id-tours }
id-le-mans-tours-second = { id-le-mans }–{ id-tours } (3)
id-le-mans-vendome = { id-le-mans }–{ id-vendome }
id-loches-montrichard = { id-loches }–{ id-montrichard }
id-montargis-orleans = { id-montargis }–{ id-orleans }
id-nevers-st-amand-montrond = { id-nevers }–{ id-st-amand-montrond }
id-nevers-st-amand-montrond-second = { id-nevers }–{ id-st-amand-montrond } (4)
id-orleans-vierzon = { id-orleans }–{ id-vierzon }
id-orleans-vierzon-second = { id-orleans }–{ id-vierzon } (3)
id-argenton-sur-creuse-le-blanc = { id-argenton-sur-creuse }–{ id-le-blanc }
id-blois-orleans = { id-blois }–{ id-orleans }
id-blois-tours = { id-blois }–{ id-tours }
id-bourges-vierzon = { id-bourges }–{ id-vierzon }
id-briare-orleans = { id-briare }–{ id-orleans }
id-briare-orleans-second = { id-briare }–{ id-orleans } (3)
id-briare-sancerre = { id-briare }–{ id-sancerre }
id-briare-sancerre-second = { id-briare }–{ id-sancerre } (3)
id-chatellerault-chinon-water = { id-chatellerault }–{ id-chinon } (vía fluvial)
id-chinon-le-blanc = { id-chinon }–{ id-le-blanc }
id-chinon-le-blanc-second = { id-chinon }–{ id-le-blanc } (3)
id-chinon-tours = { id-chinon }–{ id-tours }
id-loches-tours = { id-loches }–{ id-tours }
id-montrichard-tours = { id-montrichard }–{ id-tours }
id-montrichard-vierzon = { id-montrichard }–{ id-vierzon }
id-nevers-sancerre = { id-nevers }–{ id-sancerre }
id-st-amand-montrond-vierzon = { id-st-amand-montrond }–{ id-vierzon }

# --- Filas ---

row-coins = Monedas
    .help = De 1, 5 y 10: cuenta el valor.
row-grain = Cereal
row-cheese = Queso
row-wine = Vino
row-wool = Lana
row-brocade = Brocado
row-stations = Puestos comerciales en el mapa
    .help = No los que siguen delante de ti.
row-citizens = Ciudadanos
    .help = Sin el último, el de más puestos: se añade aquí.
row-development = Marcador en la pista de desarrollo
    .help = De 0 a 30
row-status = Nivel de desarrollo
    .help = De 1 a 6; basta con el marcador.
row-station-towns = Ciudades con puesto
    .help = En vez del número.
row-citizen-sources = Qué ciudadanos
    .help = En vez del número.
row-stations-supply = Puestos en la reserva
row-stations-lost = Puestos perdidos
row-technology = Losetas de tecnología
row-places = Losetas de edificio
row-plague-lost = Seguidores perdidos por la peste
row-last-citizen = Quién se llevó el último ciudadano
row-round = Última ronda jugada
row-merchant = Mercader
row-citizens-on-boards = Ciudadanos en los tableros
row-citizens-aside = Ciudadano junto a los tableros
row-goods-removed = Mercancías retiradas
row-pile-one = Edificios de la pila I
row-pile-two = Edificios de la pila II
row-hourglass-more = Otro reloj de arena
row-torture-stations = Puestos entregados
row-torture-followers = Seguidores entregados
row-torture-development = Puntos de desarrollo entregados
row-torture-goods = Mercancías entregadas
row-torture-places = Losetas de edificio entregadas
row-torture-technology = Losetas de tecnología entregadas
row-marker-development = Marcador: pista de desarrollo
row-track-farmer = Pista de granjeros
row-marker-farmer = Marcador: pista de granjeros
row-track-boatman = Pista de navegantes
row-marker-boatman = Marcador: pista de navegantes
row-track-craftsman = Pista de artesanos
row-marker-craftsman = Marcador: pista de artesanos
row-track-trader = Pista de comerciantes
row-marker-trader = Marcador: pista de comerciantes
row-track-knight = Pista de caballeros
row-marker-knight = Marcador: pista de caballeros
row-track-scholar = Pista de eruditos
row-marker-scholar = Marcador: pista de eruditos
row-supply-farmer = Granjeros
row-removed-farmer = Granjeros
row-starter-farmer = Granjero
row-supply-boatman = Navegantes
row-removed-boatman = Navegantes
row-starter-boatman = Navegante
row-supply-craftsman = Artesanos
row-removed-craftsman = Artesanos
row-starter-craftsman = Artesano
row-supply-trader = Comerciantes
row-removed-trader = Comerciantes
row-starter-trader = Comerciante
row-supply-knight = Caballeros
row-removed-knight = Caballeros
row-supply-scholar = Eruditos
row-removed-scholar = Eruditos
row-supply-monk = Monjes
row-removed-monk = Monjes
row-market-grain = { row-grain }
row-map-grain = { row-grain }
row-market-cheese = { row-cheese }
row-map-cheese = { row-cheese }
row-market-wine = { row-wine }
row-map-wine = { row-wine }
row-market-wool = { row-wool }
row-map-wool = { row-wool }
row-market-brocade = { row-brocade }
row-map-brocade = { row-brocade }
row-hourglass-1 = Ronda 1
row-hourglass-2 = Ronda 2
row-hourglass-3 = Ronda 3
row-hourglass-4 = Ronda 4
row-hourglass-5 = Ronda 5
row-hourglass-6 = Ronda 6
row-hourglass-7 = Ronda 7
row-hourglass-8 = Ronda 8
row-hourglass-9 = Ronda 9
row-hourglass-10 = Ronda 10
row-hourglass-11 = Ronda 11
row-hourglass-12 = Ronda 12
row-hourglass-13 = Ronda 13
row-hourglass-14 = Ronda 14
row-hourglass-15 = Ronda 15
row-hourglass-16 = Ronda 16
row-hourglass-17 = Ronda 17
row-hourglass-18 = Ronda 18
row-space-argenton-sur-creuse-chateauroux = { id-argenton-sur-creuse-chateauroux }
row-space-argenton-sur-creuse-chatellerault = { id-argenton-sur-creuse-chatellerault }
row-space-argenton-sur-creuse-chatellerault-second = { id-argenton-sur-creuse-chatellerault-second }
row-space-argenton-sur-creuse-la-chatre = { id-argenton-sur-creuse-la-chatre }
row-space-blois-vendome = { id-blois-vendome }
row-space-blois-vierzon = { id-blois-vierzon }
row-space-bourges-nevers = { id-bourges-nevers }
row-space-bourges-st-amand-montrond = { id-bourges-st-amand-montrond }
row-space-bourges-sancerre = { id-bourges-sancerre }
row-space-briare-montargis = { id-briare-montargis }
row-space-chartres-chateaudun = { id-chartres-chateaudun }
row-space-chartres-etampes = { id-chartres-etampes }
row-space-chartres-le-mans = { id-chartres-le-mans }
row-space-chartres-le-mans-second = { id-chartres-le-mans-second }
row-space-chartres-orleans = { id-chartres-orleans }
row-space-chateaudun-le-mans = { id-chateaudun-le-mans }
row-space-chateaudun-orleans = { id-chateaudun-orleans }
row-space-chateaudun-vendome = { id-chateaudun-vendome }
row-space-chateauroux-la-chatre = { id-chateauroux-la-chatre }
row-space-chateauroux-le-blanc = { id-chateauroux-le-blanc }
row-space-chateauroux-loches = { id-chateauroux-loches }
row-space-chateauroux-vierzon = { id-chateauroux-vierzon }
row-space-chatellerault-chinon-road = { id-chatellerault-chinon-road }
row-space-etampes-montargis = { id-etampes-montargis }
row-space-etampes-montargis-second = { id-etampes-montargis-second }
row-space-la-chatre-st-amand-montrond = { id-la-chatre-st-amand-montrond }
row-space-le-mans-tours = { id-le-mans-tours }
row-space-le-mans-tours-second = { id-le-mans-tours-second }
row-space-le-mans-vendome = { id-le-mans-vendome }
row-space-loches-montrichard = { id-loches-montrichard }
row-space-montargis-orleans = { id-montargis-orleans }
row-space-nevers-st-amand-montrond = { id-nevers-st-amand-montrond }
row-space-nevers-st-amand-montrond-second = { id-nevers-st-amand-montrond-second }
row-space-orleans-vierzon = { id-orleans-vierzon }
row-space-orleans-vierzon-second = { id-orleans-vierzon-second }
row-space-argenton-sur-creuse-le-blanc = { id-argenton-sur-creuse-le-blanc }
row-space-blois-orleans = { id-blois-orleans }
row-space-blois-tours = { id-blois-tours }
row-space-bourges-vierzon = { id-bourges-vierzon }
row-space-briare-orleans = { id-briare-orleans }
row-space-briare-orleans-second = { id-briare-orleans-second }
row-space-briare-sancerre = { id-briare-sancerre }
row-space-briare-sancerre-second = { id-briare-sancerre-second }
row-space-chatellerault-chinon-water = { id-chatellerault-chinon-water }
row-space-chinon-le-blanc = { id-chinon-le-blanc }
row-space-chinon-le-blanc-second = { id-chinon-le-blanc-second }
row-space-chinon-tours = { id-chinon-tours }
row-space-loches-tours = { id-loches-tours }
row-space-montrichard-tours = { id-montrichard-tours }
row-space-montrichard-vierzon = { id-montrichard-vierzon }
row-space-nevers-sancerre = { id-nevers-sancerre }
row-space-st-amand-montrond-vierzon = { id-st-amand-montrond-vierzon }
row-deed-city-wall-farmer = { id-city-wall }: { row-supply-farmer }
row-deed-city-wall-boatman = { id-city-wall }: { row-supply-boatman }
row-deed-city-wall-craftsman = { id-city-wall }: { row-supply-craftsman }
row-deed-city-wall-trader = { id-city-wall }: { row-supply-trader }
row-deed-city-wall-knight = { id-city-wall }: { row-supply-knight }
row-deed-city-wall-scholar = { id-city-wall }: { row-supply-scholar }
row-deed-city-wall-monk = { id-city-wall }: { row-supply-monk }
row-deed-papal-conclave-farmer = { id-papal-conclave }: { row-supply-farmer }
row-deed-papal-conclave-boatman = { id-papal-conclave }: { row-supply-boatman }
row-deed-papal-conclave-craftsman = { id-papal-conclave }: { row-supply-craftsman }
row-deed-papal-conclave-trader = { id-papal-conclave }: { row-supply-trader }
row-deed-papal-conclave-knight = { id-papal-conclave }: { row-supply-knight }
row-deed-papal-conclave-scholar = { id-papal-conclave }: { row-supply-scholar }
row-deed-papal-conclave-monk = { id-papal-conclave }: { row-supply-monk }
row-deed-defeating-the-plague-farmer = { id-defeating-the-plague }: { row-supply-farmer }
row-deed-defeating-the-plague-boatman = { id-defeating-the-plague }: { row-supply-boatman }
row-deed-defeating-the-plague-craftsman = { id-defeating-the-plague }: { row-supply-craftsman }
row-deed-defeating-the-plague-trader = { id-defeating-the-plague }: { row-supply-trader }
row-deed-defeating-the-plague-knight = { id-defeating-the-plague }: { row-supply-knight }
row-deed-defeating-the-plague-scholar = { id-defeating-the-plague }: { row-supply-scholar }
row-deed-defeating-the-plague-monk = { id-defeating-the-plague }: { row-supply-monk }
row-deed-astronomy-farmer = { id-astronomy }: { row-supply-farmer }
row-deed-astronomy-boatman = { id-astronomy }: { row-supply-boatman }
row-deed-astronomy-craftsman = { id-astronomy }: { row-supply-craftsman }
row-deed-astronomy-trader = { id-astronomy }: { row-supply-trader }
row-deed-astronomy-knight = { id-astronomy }: { row-supply-knight }
row-deed-astronomy-scholar = { id-astronomy }: { row-supply-scholar }
row-deed-astronomy-monk = { id-astronomy }: { row-supply-monk }
row-deed-boatmens-guild-farmer = { id-boatmens-guild }: { row-supply-farmer }
row-deed-boatmens-guild-boatman = { id-boatmens-guild }: { row-supply-boatman }
row-deed-boatmens-guild-craftsman = { id-boatmens-guild }: { row-supply-craftsman }
row-deed-boatmens-guild-trader = { id-boatmens-guild }: { row-supply-trader }
row-deed-boatmens-guild-knight = { id-boatmens-guild }: { row-supply-knight }
row-deed-boatmens-guild-scholar = { id-boatmens-guild }: { row-supply-scholar }
row-deed-boatmens-guild-monk = { id-boatmens-guild }: { row-supply-monk }
row-deed-cathedral-farmer = { id-cathedral }: { row-supply-farmer }
row-deed-cathedral-boatman = { id-cathedral }: { row-supply-boatman }
row-deed-cathedral-craftsman = { id-cathedral }: { row-supply-craftsman }
row-deed-cathedral-trader = { id-cathedral }: { row-supply-trader }
row-deed-cathedral-knight = { id-cathedral }: { row-supply-knight }
row-deed-cathedral-scholar = { id-cathedral }: { row-supply-scholar }
row-deed-cathedral-monk = { id-cathedral }: { row-supply-monk }
row-deed-peace-treaty-farmer = { id-peace-treaty }: { row-supply-farmer }
row-deed-peace-treaty-boatman = { id-peace-treaty }: { row-supply-boatman }
row-deed-peace-treaty-craftsman = { id-peace-treaty }: { row-supply-craftsman }
row-deed-peace-treaty-trader = { id-peace-treaty }: { row-supply-trader }
row-deed-peace-treaty-knight = { id-peace-treaty }: { row-supply-knight }
row-deed-peace-treaty-scholar = { id-peace-treaty }: { row-supply-scholar }
row-deed-peace-treaty-monk = { id-peace-treaty }: { row-supply-monk }
row-deed-canalisation-farmer = { id-canalisation }: { row-supply-farmer }
row-deed-canalisation-boatman = { id-canalisation }: { row-supply-boatman }
row-deed-canalisation-craftsman = { id-canalisation }: { row-supply-craftsman }
row-deed-canalisation-trader = { id-canalisation }: { row-supply-trader }
row-deed-canalisation-knight = { id-canalisation }: { row-supply-knight }
row-deed-canalisation-scholar = { id-canalisation }: { row-supply-scholar }
row-deed-canalisation-monk = { id-canalisation }: { row-supply-monk }

# --- Grupos, vistas, preparación, dibujo ---

group-coins = Monedas
group-goods = Mercancías
group-development = Desarrollo
group-details = Más sobre la posición
group-tracks = Pistas de personajes
group-torture = Perdido durante la partida
group-deeds = Acciones benéficas
group-market = Mercado de mercancías
group-map-goods = Mercancías en el mapa
group-table = La mesa
group-characters = Personajes neutrales en el tablero
group-characters-removed = Personajes neutrales retirados
group-board = En los tableros
group-routes = Mercancías en caminos y vías fluviales
group-hourglasses = Pila de relojes de arena
group-places = Losetas de edificio
group-player = Cada jugador
view-setup = Preparación
view-final = Final de la partida
setup-boards = Poned en la mesa el tablero principal y el de acciones benéficas.
setup-player-pieces = Cada uno coge un tablero, una bolsa, 10 puestos comerciales, 7 marcadores, un mercader y un granjero, un navegante, un artesano y un comerciante de su color. Los cuatro seguidores van al mercado de su tablero.
setup-coins = Cada uno coge { $coins } monedas.
setup-stations = Cada uno deja delante sus { $stations } puestos comerciales.
setup-technology = Apilad las { $tiles } losetas de tecnología en su casilla.
setup-hourglasses = Apartad la Peregrinación de tono claro, barajad los demás relojes de arena boca abajo y ponedla encima: { $tiles } en total.
setup-markers = Cada uno pone un marcador en la primera casilla de las seis pistas de personajes y de la pista de desarrollo.
setup-characters-removed = Retirad { $farmers } fichas neutrales de cada uno de estos tipos: granjeros, navegantes, artesanos y comerciantes; y { $knights } de cada uno de estos: caballeros, eruditos y monjes. Retirad también los colores que no se usan.
setup-characters = Colocad los personajes neutrales en sus edificios: { $farmer } granjeros, { $boatman } navegantes, { $craftsman } artesanos, { $trader } comerciantes, { $knight } caballeros, { $scholar } eruditos y { $monk } monjes.
setup-citizens = Poned { $tiles } ciudadanos en las casillas marcadas de los dos tableros y el último al lado.
setup-places = Separad las losetas de edificio en la pila I ({ $first }) y la pila II ({ $second }).
setup-goods-removed = Barajad las mercancías boca abajo y retirad { $tiles } sin mirarlas.
setup-goods-routes = Poned { $tiles } mercancías barajadas boca arriba en las casillas de caminos y vías fluviales, una por casilla.
setup-marked-3 = Dejad vacías las casillas marcadas con un 4 ({ $spaces }).
setup-marked-2 = Dejad vacías las casillas marcadas con un 3 o un 4 ({ $spaces }).
setup-goods-market = Ordenad las otras { $tiles } mercancías en el mercado de mercancías.
setup-merchants = Poned todos los mercaderes en Orléans.
setup-start-player = El más joven coge la ficha de jugador inicial.
part-title-setup = Orléans: preparación
part-title-final = Orléans: final de la partida
part-description-setup = Para { $count } jugadores: lo que tiene cada uno, el mapa con mercancías en caminos y vías fluviales, la reserva, el mercado de mercancías, las pistas con los marcadores en la primera casilla y las acciones benéficas vacías.
part-description-final = Para { $count } jugadores: lo que tiene cada uno, el mapa con los puestos comerciales, la pista de desarrollo, las pistas de personajes, las acciones benéficas con sus seguidores y las mercancías que quedan.
part-map = Mapa
part-map-merchants = Mapa con mercaderes y mercancías
part-map-stations = Puestos comerciales en el mapa
part-road = camino
part-waterway = vía fluvial
part-supply = Reserva
part-market = Mercado de mercancías
part-map-goods = Mercancías que quedan en el mapa
part-good-worth = { $good } × { $points }
part-development = Pista de desarrollo
part-tracks = Pistas de personajes
part-deeds = Acciones benéficas
part-last-citizen = último ciudadano
part-technology = Losetas de tecnología
part-citizens = Ciudadanos en los tableros
part-hourglasses = Pila de relojes de arena
part-pile-one = Losetas de edificio, pila I
part-pile-two = Losetas de edificio, pila II
part-short-farmer = Gr
part-short-boatman = Na
part-short-craftsman = Ar
part-short-trader = Co
part-short-knight = Ca
part-short-scholar = Er
part-short-monk = Mo
part-track-farmer = Pista de granjeros
part-track-boatman = Pista de navegantes
part-track-craftsman = Pista de artesanos
part-track-trader = Pista de comerciantes
part-track-knight = Pista de caballeros
part-track-scholar = Pista de eruditos
part-key-space-coins = Da monedas al pasar
part-key-deed-coins = Monedas por cada seguidor enviado
part-key-taken = Ciudadano de un jugador
part-key-first-pile = Loseta de edificio, pila I
part-key-either-pile = Loseta de edificio, pila I o II
part-key-draw-limit = Seguidores que se sacan como máximo
part-key-points = Puntos de desarrollo
part-key-status = Nivel de desarrollo
part-key-status-only = Se sabe el nivel, no la casilla
part-key-hourglass = Reloj de arena
part-key-free = Libre
part-key-sent = Ocupado
part-key-worth = Puntos por unidad
part-key-left = Quedan
part-key-station = Puesto comercial
part-key-built = Puestos en el mapa
part-key-merchant = Mercader
