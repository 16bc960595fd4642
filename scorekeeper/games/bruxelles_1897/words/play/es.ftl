### Bruxelles 1897 en español: la partida paso a paso. Un mensaje por regla; los datos son números, jugadores e identificadores.

## Rondas y turnos

rounds-follow = La partida tiene cuatro rondas seguidas; el marcador de ronda avanza una casilla cada vez.
    .title = Ronda tras ronda
    .problem = Consta la ronda { $found }, pero toca la { $expected } (son { $most } en total).
    .why = Si falta una ronda, faltan sus mayorías.

after-the-end = Tras las mayorías de la ronda 4 ya no hay más acciones; solo queda la puntuación final.
    .title = La partida ha terminado
    .problem = La ronda { $rounds } ha terminado, mayorías incluidas. Ya no se puede hacer nada más.
    .why = No hay quinta ronda.

turn-order = Se juega en sentido horario desde el jugador inicial. En tu turno haces una sola cosa: una acción en el área Art Nouveau, una en Bruselas o pasar.
    .title = De quién es el turno
    .problem = No es el turno de { $player }, sino de { $turn }.
    .why = Con una acción cada uno, la carrera por cartas y espacios es justa.

passed-is-out = Quien no puede o no quiere actuar pasa y ya no tiene más turnos en la ronda; los demás siguen.
    .title = Quien pasa, pasa
    .problem = { $again ->
        [0] { $player } ha pasado y ya no puede actuar en esta ronda.
       *[other] { $player } ya había pasado; nadie pasa dos veces en una ronda.
    }
    .why = Pasar pronto se paga renunciando al resto de la ronda.

pass-income = El primero en pasar recibe 3 BEF; los demás, 1 BEF cada uno, también el último.
    .title = Dinero al pasar
    .problem = { $player } ha tomado { $found } BEF. { $earlier ->
        [0] Antes no había pasado nadie
        [one] Antes había pasado un jugador
       *[other] Antes habían pasado { $earlier } jugadores
    }: pasar da { $expected } BEF.
    .why = El primero es quien más deja a los demás.

all-pass-first = Las mayorías se resuelven cuando todos han pasado.
    .title = Antes pasan todos
    .problem = Aún no han pasado: { $players }.
    .why = Mientras quede alguien, un Arquitecto puede cambiar una mayoría.

expo-buyer-starts = Quien compró la Expo recibe la carta de primer jugador en la ronda siguiente.
    .title = La Expo da la salida
    .problem = Consta { $player } como jugador inicial, pero la Expo la compró { $expected }, que es quien empieza.
    .why = Por eso la Expo interesa incluso sin Obras de arte.

first-player-passes-left = Si nadie compró la Expo, la carta de primer jugador pasa a la izquierda, al siguiente en sentido horario.
    .title = Jugador inicial sin Expo
    .problem = Consta { $player } como jugador inicial; nadie compró la Expo, así que empieza { $expected }.
    .why = Sin exposición, a todos les va tocando empezar.

new-area = En cada ronda se forma un área nueva como en la preparación: como mucho tres cartas de cada tipo, cuatro con cuatro jugadores, y una Expo.
    .title = El área nueva
    .problem = { $kind }: hay { $found } en el área nueva; puede haber { $most } como mucho.
    .why = Antes se descartan las cartas sin comprar, y los mazos agotados se rehacen con su descarte.

bonus-cards-anew = Las cuatro cartas de bonificación se barajan en cada ronda; cada una va debajo de una columna.
    .title = Bonificaciones barajadas
    .problem = { $bonus }: está debajo de { $found } columnas; cada carta de bonificación está una sola vez.
    .why = Así, en cada ronda están las cuatro.

bonus-halves-stay = Las dos mitades de una carta de bonificación son las mismas toda la partida.
    .title = Las mitades de la carta
    .problem = La carta de { $bonus } constaba con { $expected } en la mitad superior y ahora consta con { $found }.
    .why = Están impresas en la misma carta.

## Recuento a media partida

counts-possible = Nada puede ser menos que cero; las pistas empiezan en 1 y la de Nobleza acaba en 5.
    .title = Recuentos posibles
    .problem = { $player }, { $what }: { $found } no es posible; el mínimo es { $least }{ $most ->
        [0] { "" }
       *[other] {" "}y el máximo { $most }
    }.
    .why = Solo se paga lo que se tiene y los marcadores nunca retroceden.

money-as-logged = La Bolsa da 5 BEF, Georges Brugmann 4, una venta 3, y al pasar también se cobra; los Arquitectos del área cuestan su valor, que vuelve a la pila.
    .title = El dinero anotado
    .problem = { $player } cuenta { $found } BEF; según lo anotado son { $logged }. Desde aquí vale el recuento.
    .why = Lo más frecuente es haber olvidado un pago, o que la pila se haya agotado.

points-as-logged = Durante la partida, los PV vienen solo de construcciones, exposiciones y escudos de armas.
    .title = Los PV anotados
    .problem = { $player } cuenta { $found } PV; según lo anotado son { $logged }. Desde aquí vale el recuento.
    .why = Es fácil mover un marcador dos veces, o ninguna.

tracks-as-logged = Victor Horta, Prince Albert y Charles Buls hacen avanzar un paso tu marcador en Arquitectura, Nobleza y Prestigio, igual que las cartas de bonificación. Nada lo hace retroceder.
    .title = Las pistas anotadas
    .problem = { $what }: { $player } está en { $found }; según lo anotado es { $logged }.
    .why = Cada paso tiene su causa; sin ella, o no se anotó o no estaba permitido.

prison-as-logged = En prisión están los que ya estaban, más los enviados desde Bruselas, menos los liberados.
    .title = La prisión anotada
    .problem = { $player } tiene { $found } en prisión; según lo anotado son { $logged }.
    .why = Nada más hace entrar o salir Arquitectos.

## Colocar Arquitectos

inside-the-area = El área Art Nouveau tiene cuatro columnas y tres filas; con cuatro jugadores, cuatro filas.
    .title = Dentro del área
    .problem = Aquí no existe la fila { $row }, columna { $column }: el área tiene { $rows } filas y { $columns } columnas.
    .why = Los Arquitectos ocupan el sitio de las cartas colocadas.

space-free = En cada espacio del área hay un solo Arquitecto.
    .title = Un espacio libre
    .problem = En la fila { $row }, columna { $column } ya hay un Arquitecto de { $player }.
    .why = Su carta de Acción ya no está.

neutral-keeps-corner = Con dos jugadores, los Arquitectos neutrales ocupan desde el principio las esquinas inferiores.
    .title = Esquinas neutrales
    .problem = El espacio de la fila { $row }, columna { $column } es del bando neutral.
    .why = Ahí no hay ninguna carta que comprar.

card-on-space = En el área cambias una carta de Acción por un Arquitecto, pagas y realizas la acción de esa carta.
    .title = La carta del espacio
    .problem = En la fila { $row }, columna { $column } hay: { $card }. { $card ->
        [no-card] Ahí no se puede comprar nada.
       *[other] Esta acción necesita: { $wanted }.
    }
    .why = La carta decide la acción.

architect-placed = Las acciones se hacen con Arquitectos: uno en el área o, en el Parque, tantos como pida su carta. Sin ellos no se consigue ninguna carta.
    .title = Un Arquitecto por acción
    .problem = { $both ->
        [0] { $player } actúa sin ningún Arquitecto. Anota su espacio o su valor, o cuántos van al Parque.
       *[other] Constan a la vez un espacio del área y Arquitectos en el Parque. { $player } hace una sola acción, en uno de los dos.
    }
    .why = Solo tienes siete cartas y todas las mayorías se cuentan con ellas.

value-on-card = Los Arquitectos muestran valores de 1 a 5.
    .title = Valor de un Arquitecto
    .problem = Ningún Arquitecto muestra { $found }; van de { $least } a { $most }.
    .why = Las cartas son 1/3, 2/4 y 2/5, y eliges el lado.

copies-of-a-value = Cada color tiene cuatro cartas 1/3, dos 2/4 y una 2/5; faltan las que están en prisión.
    .title = Cartas para un valor
    .problem = { $player } tendría { $found } Arquitectos de valor { $values } en el área y { $prison } de esas cartas en prisión; solo hay { $most }.
    .why = El reparto procede de una fuente pública; el reglamento solo nombra la 2/4 y la 2/5.

architects-in-hand = Los Arquitectos se colocan desde la mano. Al empezar una ronda vuelven todos menos los que están en prisión.
    .title = Arquitectos en la mano
    .problem = { $player } necesita { $needed }, pero tiene { $hand } en la mano (en prisión: { $prison }).
    .why = Lo que está en el área o en Bruselas vuelve en la ronda siguiente.

architect-affordable = En el área pagas enseguida el valor que muestras, antes de la acción. Sin dinero no hay acción, y lo que da una venta llega tarde.
    .title = Pagar al Arquitecto
    .problem = { $player } pagaría { $found } BEF y tiene { $bef }.
    .why = Los lados bajos son baratos, pero no ganan columnas.

kind-limit = Para el área se barajan tres cartas de cada tipo, cuatro con cuatro jugadores.
    .title = Cartas de un tipo por ronda
    .problem = { $kind }: sería la número { $found } comprada en el área en esta ronda; hay { $most } como mucho.
    .why = No se toman más del mazo.

one-exhibition = Quien compra la Expo la deja delante de sí hasta la ronda siguiente; por eso hay una sola exposición por ronda.
    .title = Una exposición por ronda
    .problem = En esta ronda ya ha comprado la Expo { $player }.
    .why = Solo hay una carta Expo.

no-exhibition-at-parc = El Parque del Cincuentenario permite cualquier acción Art Nouveau menos la exposición.
    .title = Sin exposición en el Parque
    .problem = { $player } no puede abrir una exposición en el Parque; la Expo se compra en el área.
    .why = La Expo no tiene mazo del que robar.

expo-in-area = Si la Expo no está en el área, esta ronda no hay exposición; tampoco si estaba en una esquina neutral.
    .title = La Expo no está
    .problem = { $player } abre una exposición, pero la Expo no se colocó en esta ronda.
    .why = Algunas cartas barajadas sobran, y la Expo puede ser una de ellas.

kth-use = El primer uso de una carta de Bruselas en la ronda pide un Arquitecto; el segundo, dos, y así sucesivamente. No cuestan dinero y su valor no importa.
    .title = Arquitectos para Bruselas
    .problem = { $card }: Arquitectos anotados, { $found }; este uso pide { $expected }.
    .why = Quien llega tarde lo paga con cartas para el resto de la ronda.

## Ventas y construcciones

artwork-to-sell = Una venta, en el área o en el Parque, descarta una Obra de arte propia a cambio de 3 BEF.
    .title = Una obra que vender
    .problem = { $some ->
        [0] { $player } no tiene ninguna Obra de arte que vender.
       *[other] { $player } no tiene ninguna de este color: { $colour }.
    }
    .why = Quien no tenga puede colocar igualmente un Arquitecto; la carta se descarta sin usar.

unused-card = Quien no puede vender o construir puede colocar igualmente un Arquitecto en esa carta por las mayorías. Se paga como siempre y la carta se descarta sin usar.
    .title = Solo por las mayorías
    .problem = { $card }: esta carta siempre se puede usar, así que { $player } no tiene por qué renunciar a ella.
    .why = A veces un espacio vale más que su carta.

enough-materials = La enésima Casa pide n materiales de cartas propias, también en el Parque. Una carta de Material da dos como mucho.
    .title = Suficientes materiales
    .problem = La Casa número { $number } de { $player } pide { $number ->
        [one] un material
       *[other] { $number } materiales
    }; las cartas { $noted ->
        [0] disponibles
       *[other] descartadas
    } ({ $cards }) dan { $units } como mucho.
    .why = Cada Casa es más cara que la anterior.

every-card-gives = Las cartas de Material se descartan enteras, aunque solo haga falta un material; pero cada una debe aportar al menos uno.
    .title = Ninguna carta de más
    .problem = La Casa número { $number } de { $player } pide { $number ->
        [one] un material
       *[other] { $number } materiales
    }; { $cards } cartas son demasiadas.
    .why = Una carta que no aporta nada no forma parte del coste.

own-materials = Se construye con materiales de cualquier tipo, de cartas de Material que tienes boca arriba delante de ti.
    .title = Materiales propios
    .problem = { $player } no tiene esto para descartar: { $kinds } ({ $found }).
    .why = Primero, el suministro; después, la construcción.

building-points = Una construcción da 1 PV por cada tipo de material usado: como mucho tantos como materiales y nunca más de tres. Lo que sobra en una carta se pierde.
    .title = PV por construir
    .problem = { $state ->
        [0] Anota los PV de { $player } o las cartas descartadas: esta Casa da de { $least } a { $most }.
       *[other] { $player } no puede ganar { $found } PV con esta Casa: lo posible es de { $least } a { $most }.
    }
    .why = La tercera Casa de Dee, con ladrillo y ladrillo más ladrillo y madera: tres materiales, dos tipos, 2 PV.

## Nobles

second-noble-discarded = Nadie conserva dos cartas del mismo Noble. La segunda actúa una vez y se descarta.
    .title = El segundo del mismo Noble
    .problem = { $player } ya conserva a { $noble } y debe descartar esta carta.
    .why = Su efecto sí se aplica: un segundo Vandervelde libera otro Arquitecto.

keep-or-discard = Primero se aplica el efecto del Noble; después la carta se conserva hasta el final o se descarta.
    .title = Conservar o descartar
    .problem = ¿{ $noble } se conserva o se descarta? Mientras no conste, se entiende que { $player } lo conserva.
    .why = Cada Noble conservado cuesta 2 BEF al final.

brugmann-not-bought = Georges Brugmann se reparte en la preparación y nunca se compra.
    .title = Brugmann no se compra
    .problem = { $player } no puede comprar a Georges Brugmann; todos lo tienen desde el principio.
    .why = Los que sobran están en la caja.

noble-once-a-round = Un Noble actúa una vez por ronda y se gira; el que se compra y se conserva ya ha actuado. En la ronda siguiente se enderezan todos.
    .title = Una vez por ronda
    .problem = { $noble } ya ha actuado para { $player } en esta ronda.
    .why = Las cartas giradas muestran quién ya ha actuado.

own-nobles = El Ayuntamiento activa Nobles que tienes delante; Georges Brugmann siempre está.
    .title = Nobles propios
    .problem = { $player } no tiene a { $noble }.
    .why = Un Noble descartado tras su efecto ya no está.

nobility-limit = El Ayuntamiento activa como mucho tantos Nobles como indica tu posición de Nobleza en ese momento.
    .title = Cuántos Nobles
    .problem = { $albert ->
        [0] { $player } activa { $found } Nobles; con Nobleza { $most } puede activar { $most } como mucho.
       *[other] { $player } activa { $found } Nobles con Nobleza { $most }. Para ello Prince Albert debe ir primero, y el reglamento no dice si su paso cuenta enseguida.
    }
    .why = Ana, en la casilla 2, gira dos de sus tres Nobles.

city-hall-idle = El Ayuntamiento activa en el acto uno o más Nobles propios.
    .title = Al Ayuntamiento para nada
    .problem = No consta ningún Noble de { $player } en el Ayuntamiento.
    .why = Los efectos sin anotar faltan en las pistas y en el dinero.

noble-effects = Con Paul Hankar se roban dos cartas de Material y se conserva una. Émile Vandervelde libera un Arquitecto. Ningún otro Noble hace eso.
    .title = Qué hacen los Nobles
    .problem = { $player } necesita para esto a { $noble }.
    .why = Cada Noble tiene un solo efecto.

own-prisoner = Émile Vandervelde, o la bonificación correspondiente, devuelve a la mano un Arquitecto propio de la prisión.
    .title = Un preso propio
    .problem = { $player } no tiene ninguna { $card } en prisión que liberar (en prisión: { $prison }).
    .why = Solo vuelven cartas que están debajo de la carta de Prisión.

marker-at-end = Se entiende que un marcador al final de su pista se queda donde está.
    .title = Final de una pista
    .problem = { $track }: { $player } está en { $end }, que se toma por la última casilla, y ahí se queda. Si tu tablero sigue, elige otro final.
    .why = El reglamento no dice qué ocurre ahí.

## Exposiciones

colour-shown-once = En una exposición cada color se expone una sola vez, así que hay cuatro obras como mucho.
    .title = Cada color una vez
    .problem = { $colour }: consta { $found } veces; el máximo es { $most }.
    .why = Quien expone primero les quita el color a los demás.

show-own-artwork = Quien participa expone Obras de arte propias y las conserva. Quien compra la Expo no necesita ninguna.
    .title = Obras propias
    .problem = { $player } no tiene esta obra para exponer: { $colour }.
    .why = Las obras vendidas ya no están; las expuestas se quedan.

no-show-after-passing = En una exposición puede participar quien no haya pasado antes.
    .title = Quien pasó no expone
    .problem = { $player } había pasado y no participa en la exposición.
    .why = Pasar pronto tiene su precio.

two-for-each-shown = Cada obra expuesta da 2 PV a su dueño.
    .title = 2 PV por obra
    .problem = { $player } no puede ganar { $found } PV aquí: son 2 por obra expuesta (constan { $shown }), { $most } como mucho.
    .why = No hay medias obras.

exhibition-order = Desde quien compró la Expo y en sentido horario, cada uno expone una obra por turno, y así mientras puedan.
    .title = Orden de la exposición
    .problem = { $player } podía exponer una obra antes que { $instead } y quedó fuera.
    .why = El orden decide quién expone un color que tienen varios.

exhibition-goes-on = La exposición acaba cuando nadie puede exponer nada nuevo o ya están los cuatro colores.
    .title = La exposición sigue
    .problem = Aún podrían exponer una obra: { $players }.
    .why = No se dice si es obligatorio, pero quien expone gana 2 PV.

## Mayorías

column-majority = En cada columna gana la bonificación la suma de valores más alta; en caso de empate, todos los empatados.
    .title = Mayorías de columna
    .problem = { $leaders ->
        [0] Columna { $column }: no la gana nadie; ningún jugador tiene la suma más alta, { $best }.
       *[other] La columna { $column } es de { $players } con { $best }.
    }
    .why = Ana con 2 + 2 y Ben con 4 reciben los dos la bonificación.

majority-to-note = Primero las columnas, después los escudos de armas y por último Bruselas: un paso en Prestigio recién ganado ya cuenta para los escudos.
    .title = Lo que el área no dice
    .problem = { $what ->
        [0] Anota quién gana la columna { $column }: falta el espacio o el valor de un Arquitecto.
        [1] Anota la mitad superior de la carta de bonificación de la columna { $column }. Hasta entonces no se conocen las pistas de quien la gana.
       *[other] Anota los PV por escudos de armas: falta el espacio de un Arquitecto.
    }
    .why = Lo que no se sabe queda abierto, no se adivina.

release-is-won = Libera un Arquitecto quien gana la columna con esa bonificación.
    .title = Quién libera
    .problem = { $player } no ganó la columna que libera un Arquitecto.
    .why = Nadie más recibe la bonificación.

crest-points = Cada escudo rodeado por cuatro Arquitectos da tu posición de Prestigio si tienes ahí más cartas que nadie; uno incompleto no da nada.
    .title = PV por escudos
    .problem = { $player } gana { $expected } PV por escudos de armas ({ $crests } con Prestigio { $prestige }), no { $found }.
    .why = En caso de empate cada uno suma su posición: Cid, en 2, gana 2; Dee, en 3, gana 3.

crest-multiple = Los escudos dan un múltiplo de tu posición de Prestigio.
    .title = Múltiplo del Prestigio
    .problem = { $player } no puede ganar { $found } PV por escudos con Prestigio { $prestige }.
    .why = Todos dan lo mismo.

crests-by-cards = Un escudo necesita cuatro Arquitectos, así que con pocos se completan pocos.
    .title = Escudos y cartas
    .problem = { $player } no puede ganar { $found } PV: con los Arquitectos de todos ({ $cards }), los escudos completos son { $most } como mucho.
    .why = Los escudos vecinos comparten cartas, pero no todas.

most-in-brussels = Quien tiene más Arquitectos ante las cartas de Bruselas envía uno de ellos a prisión; si hay empate, lo hacen todos los empatados.
    .title = Quien más tiene en Bruselas
    .problem = { $player } no envía a nadie a prisión: tiene { $found } en Bruselas y el máximo es { $most }.
    .why = Bruselas no cuesta dinero, pero alguien paga.

## Sucesos

part-play-where = { $architects ->
    [0] { $row ->
        [0] { "" }
       *[other] {" "}en la fila { $row }, columna { $column }
    }{ $value ->
        [0] { "" }
       *[other] {" "}por { $value } BEF
    }
   [1] {" "}en el Parque con un Arquitecto
   *[other] {" "}en el Parque con { $architects } Arquitectos
}
part-play-space = { $row ->
    [0] { "" }
   *[other] {" "}en la fila { $row }, columna { $column }
}{ $value ->
    [0] { "" }
   *[other] {" "}por { $value } BEF
}
event-create = Crear
    .line = { $player }: Obra de arte{ $artwork ->
        [0] { "" }
       *[other] {" "}({ $artwork })
    }{ part-play-where }
event-sell = Vender
    .line = { $player }: Venta{ $artwork ->
        [0] { "" }
       *[other] {" "}({ $artwork })
    }{ part-play-where }
event-supply = Abastecerse
    .line = { $player }: Material{ $material ->
        [0] { "" }
       *[other] {" "}({ $material })
    }{ part-play-where }
event-build = Construir
    .line = { $player }: Casa{ $discards ->
        [0] { "" }
       *[other] {" "}con { $discards }
    }{ part-play-where }
event-influence = Conseguir un Noble
    .line = { $player }: { $noble }{ part-play-where }
event-exhibit = Abrir una exposición
    .line = { $player }: Exposición{ part-play-space }
event-place = Colocar solo por las mayorías
    .line = { $player }: carta sin usar{ part-play-space }
event-exchange = Ir a la Bolsa
    .line = { $player }: Bolsa de Valores, 5 BEF
event-city-hall = Ir al Ayuntamiento
    .line = { $player }: Ayuntamiento{ $nobles ->
        [0] { "" }
       *[other] , { $nobles }
    }
event-pass = Pasar
    .line = { $player } pasa
event-majority = Resolver las mayorías
    .line = Mayorías: columnas, escudos de armas, Bruselas
event-prepare = Preparar una ronda
    .line = Se prepara una ronda nueva
event-resume = Anotar la mesa tal como está
    .line = La mesa según el recuento

## Casillas de los sucesos

group-play = Este turno
row-play-create-player = Jugador
row-play-create-row = Fila
row-play-create-column = Columna
row-play-create-value = Valor a la vista
row-play-create-architects = Arquitectos en el Parque
    .help = Solo si la acción se hace en el Parque del Cincuentenario.
row-play-create-artwork = Obra obtenida
row-play-sell-player = Jugador
row-play-sell-row = Fila
row-play-sell-column = Columna
row-play-sell-value = Valor a la vista
row-play-sell-architects = Arquitectos en el Parque
row-play-sell-artwork = Obra vendida
row-play-supply-player = Jugador
row-play-supply-row = Fila
row-play-supply-column = Columna
row-play-supply-value = Valor a la vista
row-play-supply-architects = Arquitectos en el Parque
row-play-supply-material = Carta de Material obtenida
row-play-build-player = Jugador
row-play-build-row = Fila
row-play-build-column = Columna
row-play-build-value = Valor a la vista
row-play-build-architects = Arquitectos en el Parque
row-play-build-kind = Tipo de Casa
row-play-build-discard = Carta de Material descartada
row-play-build-points = PV
    .help = Puede quedar vacío: se toma lo máximo que dan las cartas.
row-play-influence-player = Jugador
row-play-influence-row = Fila
row-play-influence-column = Columna
row-play-influence-value = Valor a la vista
row-play-influence-architects = Arquitectos en el Parque
row-play-influence-noble = Noble
row-play-influence-keep = Conservar la carta
row-play-influence-material = Hankar: carta conservada
row-play-influence-release = Vandervelde: carta liberada
row-play-exhibit-player = Jugador
row-play-exhibit-row = Fila
row-play-exhibit-column = Columna
row-play-exhibit-value = Valor a la vista
row-play-exhibit-shown-player-1 = Expone en primer lugar
row-play-exhibit-shown-artwork-1 = Primera obra
row-play-exhibit-shown-player-2 = Expone en segundo lugar
row-play-exhibit-shown-artwork-2 = Segunda obra
row-play-exhibit-shown-player-3 = Expone en tercer lugar
row-play-exhibit-shown-artwork-3 = Tercera obra
row-play-exhibit-shown-player-4 = Expone en cuarto lugar
row-play-exhibit-shown-artwork-4 = Cuarta obra
row-play-exhibit-points = PV de la exposición
    .help = Solo si no se anotan las obras.
row-play-place-player = Jugador
row-play-place-row = Fila
row-play-place-column = Columna
row-play-place-value = Valor a la vista
row-play-place-card = Carta sin usar
row-play-exchange-player = Jugador
row-play-exchange-architects = Arquitectos
    .help = Puede quedar vacío: tantos como pide el reglamento.
row-play-city-hall-player = Jugador
row-play-city-hall-nobles = Nobles activados
row-play-city-hall-material = Hankar: carta conservada
row-play-city-hall-release = Vandervelde: carta liberada
row-play-city-hall-architects = Arquitectos
row-play-pass-player = Jugador
row-play-pass-bef = BEF recibidos
    .help = Puede quedar vacío: lo fija el reglamento.
row-play-majority-uppers-1 = Mitad superior, columna 1
row-play-majority-uppers-2 = Mitad superior, columna 2
row-play-majority-uppers-3 = Mitad superior, columna 3
row-play-majority-uppers-4 = Mitad superior, columna 4
row-play-majority-winners-1 = Quién gana la columna 1
row-play-majority-winners-2 = Quién gana la columna 2
row-play-majority-winners-3 = Quién gana la columna 3
row-play-majority-winners-4 = Quién gana la columna 4
row-play-majority-released = Carta liberada por la bonificación
row-play-majority-crests = PV por escudos de armas
row-play-majority-prison = Carta enviada a prisión
row-play-prepare-round = Ronda
row-play-prepare-start-player = Jugador inicial
row-play-prepare-uppers-1 = Mitad superior, columna 1
row-play-prepare-uppers-2 = Mitad superior, columna 2
row-play-prepare-uppers-3 = Mitad superior, columna 3
row-play-prepare-uppers-4 = Mitad superior, columna 4
row-play-prepare-lowers-1 = Mitad inferior, columna 1
row-play-prepare-lowers-2 = Mitad inferior, columna 2
row-play-prepare-lowers-3 = Mitad inferior, columna 3
row-play-prepare-lowers-4 = Mitad inferior, columna 4
row-play-prepare-card = Carta colocada
row-play-resume-round = Ronda que empieza
row-play-resume-start-player = Jugador inicial
row-play-resume-vp = PV
row-play-resume-bef = Dinero en BEF
row-play-resume-architecture = Arquitectura
row-play-resume-nobility = Nobleza
row-play-resume-prestige = Prestigio
row-play-resume-prison = Arquitectos en prisión
row-play-resume-nobles = Nobles además de Brugmann
row-play-resume-houses-a = Casas de tipo A
row-play-resume-houses-b = Casas de tipo B
row-play-resume-houses-c = Casas de tipo C
row-play-resume-houses-d = Casas de tipo D
row-play-resume-artworks-red = Obras rojas
row-play-resume-artworks-yellow = Obras amarillas
row-play-resume-artworks-blue = Obras azules
row-play-resume-artworks-green = Obras verdes
row-play-resume-materials = Cartas de Material

## Identificadores y dibujo

id-a = Tipo A
id-b = Tipo B
id-c = Tipo C
id-d = Tipo D
id-georges-brugmann = Georges Brugmann
id-stock-exchange = Bolsa de Valores
id-city-hall = Ayuntamiento
id-parc-du-cinquantenaire = Parque del Cincuentenario
id-vp = PV
id-bef = Dinero
id-prison = Prisión
view-play = Ahora
part-play-description = La mesa ahora: ronda y turno, tres pistas, el área Art Nouveau con cartas de Acción, Arquitectos, escudos de armas y bonificaciones, las cartas de Bruselas con quienes las usaron, y lo que tiene cada jugador.
part-turn = Turno: { $player }
part-turn-majorities = Ahora, las mayorías
part-turn-over = La partida ha terminado
part-turn-open = ¿A quién le toca?
part-passed = pasó
part-next-use = ahora: { $number }
part-hand = Mano { $number }
part-in-prison = Presos: { $number }
part-upper-architecture = +1 Arqui{ "\u00AD" }tectura
part-upper-nobility = +1 Nobleza
part-upper-prestige = +1 Prestigio
part-upper-release = −1 Prisión
part-key-step = Paso en la pista
part-key-release = Un Arquitecto sale de prisión
part-head-uses = Área de Bruselas: Arquitectos colocados
part-head-bonus-upper = Bonificaciones: mitad superior
part-head-bonus-halves = Bonificaciones: mitad superior e inferior
part-head-bonus-led = Bonificaciones: superior, inferior, líder
