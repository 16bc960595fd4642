# Musée: reglas, casillas y dibujos.

id-musee = Musée

## Preparación

two-teams-of-two = Cuatro personas juegan en **dos equipos de dos**, con un Musée por equipo.
    .title = Dos equipos de dos
    .problem = { $missing ->
        [0] Los equipos anotados no son de dos personas. Con cuatro se juega en dos equipos de dos.
        [one] Un jugador aún no tiene equipo. Anota quién juega con quién: dos equipos de dos.
       *[other] { $missing } jugadores aún no tienen equipo. Anota quién juega con quién: dos equipos de dos.
    }
    .why = Los compañeros llenan juntos un Musée y comparten su puntuación.

partners-apart = Los compañeros nunca se sientan juntos, así los turnos alternan entre equipos.
    .title = Compañeros separados
    .problem = { $first } está al lado de { $second }, de su mismo equipo ({ $team }). Entre ellos va alguien del otro equipo.
    .why = Cada equipo debe colocar tantas veces como el otro.

number-of-musees = Hay un Musée por jugador; con cuatro, uno por equipo.
    .title = Cuántos Musées
    .problem = { $found ->
        [one] Hay un Musée en la mesa; con este número de jugadores deben ser { $expected }.
       *[other] Hay { $found } Musées en la mesa; con este número de jugadores deben ser { $expected }.
    }
    .why = Uno de más se queda vacío; si falta uno, alguien no tiene paredes.

tokens-per-row = Cada una de las dos filas tiene **seis** fichas; con tres jugadores, **cinco**.
    .title = Fichas por fila
    .problem = { $found ->
        [one] Hay una ficha por fila; deben ser { $expected }.
       *[other] Hay { $found } fichas por fila; deben ser { $expected }.
    }
    .why = Las fichas marcan las columnas: de ellas depende cuántas pinturas caben en una galería.

tokens-per-musee = Un Musée se monta con **doce** fichas; con tres jugadores, con **diez**.
    .title = Fichas por Musée
    .problem = { $found ->
        [one] Se repartió una ficha por Musée; deben ser { $expected }.
       *[other] Se repartieron { $found } fichas por Musée; deben ser { $expected }.
    }
    .why = Dos filas iguales dejan tres galerías iguales: encima, en medio y debajo.

three-staircases-a-row = Con dos o cuatro jugadores, **tres** fichas de cada fila muestran la escalera.
    .title = Tres escaleras por fila
    .problem = { $found ->
        [one] La fila { $row } tiene una escalera; deben ser { $expected }.
       *[other] La fila { $row } tiene { $found } escaleras; deben ser { $expected }.
    }
    .why = Con las escaleras bien repartidas, compensa unir cualquiera de las galerías.

two-and-three-staircases = Con tres jugadores, cinco fichas muestran la escalera: **dos** en una fila y **tres** en la otra.
    .title = Dos y tres escaleras
    .problem = Escaleras en la fila superior: { $upper }; en la inferior: { $lower }. Deben ser dos en una y tres en la otra.
    .why = Las filas de cinco se quedan cortas para tres escaleras cada una.
    .silent = El reglamento no dice qué fila lleva la tercera, ni a qué fichas dar la vuelta en la primera partida a tres. Poneos de acuerdo.

staircase-in-row = Una escalera es una de las fichas de su fila, contando desde la izquierda.
    .title = La escalera, en una ficha
    .problem = En la fila { $row } hay anotada una escalera en la { $found }; las fichas van de la 1 a la { $last }.
    .why = Donde no hay ficha, nada une dos galerías.

staircase-once = A cada ficha se le da la vuelta una sola vez.
    .title = Cada escalera, una vez
    .problem = La ficha { $found } de la fila { $row } está anotada dos veces como escalera. Pon otra o quítala.
    .why = Contar una ficha dos veces esconde que falta otra.

same-staircases = Todos los Musées llevan **exactamente la misma** disposición de escaleras y candelabros.
    .title = Igual para todos
    .problem = La fila { $row } no es igual en los Musées de { $players }. Dad la vuelta a fichas hasta que todos coincidan.
    .why = Nadie debe tener mejores paredes; por eso la disposición se acuerda entre todos.

staircases-as-set-up = Durante la partida no se da la vuelta a ninguna ficha.
    .title = Escaleras como al principio
    .problem = La fila { $row } del final no coincide con la preparación en: { $columns }. Mirad cuál de las dos es la buena.
    .why = Una ficha vuelta sin querer cambia lo que valen las pinturas de al lado.

first-game-staircases = En la primera partida son escaleras las fichas **pares** de la fila superior y las **impares** de la inferior.
    .title = Escaleras de la primera partida
    .problem = Para la primera partida, el reglamento propone escaleras en { $columns } de la fila { $row }.
    .why = Así las escaleras se alternan y ninguna columna tiene dos.
    .silent = Para tres jugadores no se indica ninguna disposición inicial.

cards-in-play = Las pinturas van del 1 al **50**. Solo con tres jugadores se usan también las del 51 al **60**.
    .title = Pinturas en juego
    .problem = La pintura más alta del mazo es la { $found }; debe ser la { $expected }.
    .why = Hay las cartas justas para las paredes, y así se puede calcular qué queda por salir.

cards-shuffled = Todas las pinturas en juego se barajan juntas.
    .title = Todas barajadas
    .problem = { $found ->
        [one] Se barajó una pintura; deben ser { $expected }.
       *[other] Se barajaron { $found } pinturas; deben ser { $expected }.
    }
    .why = Una carta olvidada en la caja se espera en vano.

hand-of-five = Cada persona recibe **cinco** cartas.
    .title = Cinco cartas en mano
    .problem = { $found ->
        [one] Se repartió una carta a cada uno; deben ser { $expected }.
       *[other] Se repartieron { $found } cartas a cada uno; deben ser { $expected }.
    }
    .why = Cinco es también la mano que recuperas al robar.

draw-deck-left = Las cartas que no se reparten forman el mazo de robo, boca abajo y al alcance de todos.
    .title = El mazo de robo
    .problem = { $found ->
        [one] En el mazo de robo hay una carta; tras repartir deben quedar { $expected }.
       *[other] En el mazo de robo hay { $found } cartas; tras repartir deben quedar { $expected }.
    }
    .why = Si no cuadra, se repartió mal o quedó una carta en la caja.

bonus-cards-out = Las **tres** cartas de bonificación de galería se ponen boca arriba al otro lado, una por galería.
    .title = Cartas de bonificación
    .problem = { $found ->
        [one] Hay una carta de bonificación a la vista; deben ser { $expected }.
       *[other] Hay { $found } cartas de bonificación a la vista; deben ser { $expected }.
    }
    .why = Así todos ven por qué se compite todavía.

loser-starts = En la primera partida empieza quien diga «Musée» con más arte. Después, **alguien que perdió la anterior**.
    .title = Quién empieza
    .problem = Empieza { $starter } después de ganar la anterior (ganadores: { $winners }). Debe empezar alguien que la perdió.
    .why = Ser el primero es una pequeña ventaja.
    .silent = El reglamento no dice cuál de los perdedores empieza, ni quién tras una victoria compartida. Decididlo entre vosotros.

one-theme-a-name = Hay cinco temas. Los números de un tema van **de cinco en cinco**, así que solo tienen dos terminaciones, como 3 y 8.
    .title = Un tema, un grupo de números
    .problem = { $theme } está anotado para números acabados en { $digits }. Un tema solo tiene dos terminaciones.
    .why = El número indica el tema aunque el color se vea mal.
    .silent = El reglamento no dice qué números son de cada tema. Para puntuar no hacen falta los nombres; basta mirar una carta de cada color para ponerlos.

one-name-a-theme = Las pinturas cuyos números se llevan cinco, diez, quince… son del mismo tema y color.
    .title = Un grupo de números, un tema
    .problem = { $themes } están anotados para números acabados en { $digit } { $other ->
        [8] u
       *[other] o
    } { $other }. Solo uno puede ser el correcto.
    .why = Manda el color de la carta, no lo demás que salga en el cuadro.

## Qué cuelga dónde

no-more-slots = Una galería tiene tantos huecos como fichas hay en una fila: seis, o cinco con tres jugadores.
    .title = Ni un hueco más
    .problem = { $player }: la galería { $gallery } tiene { $found } huecos; solo hay { $expected }.
    .why = Donde no hay ficha, no se cuelga nada.

every-slot-noted = Para el recuento final se anotan todos los huecos; los libres, como libres.
    .title = Todos los huecos anotados
    .problem = { $player }: huecos anotados de la galería { $gallery }: { $found } de { $expected }. Anota también los libres.
    .why = El hueco exacto decide junto a qué está cada pintura.

lowest-card = Los números de exhibición empiezan en el **1**.
    .title = El número más bajo
    .problem = { $player }, galería { $gallery }: no existe la pintura { $found }. La más baja es la { $least }; un hueco libre se deja en blanco.
    .why = Es fácil escribir un 0 por un hueco vacío.

highest-card = Los números de exhibición llegan al **50**; con tres jugadores, al **60**.
    .title = El número más alto
    .problem = { $player }, galería { $gallery }: la pintura { $found } no está en esta partida. La más alta es la { $most }.
    .why = Las pinturas del 51 al 60 se quedan en la caja salvo a tres jugadores.

one-card-a-number = Cada número está en **una sola carta**.
    .title = Una carta por número
    .problem = El número { $number } cuelga en { $places } sitios. Solo puede estar en uno.
    .why = Por eso conviene fijarse en lo que cuelgan los demás.

rising-numbers = En una galería los números **suben de izquierda a derecha**. Se pueden saltar números y huecos.
    .title = De menor a mayor
    .problem = { $player }, galería { $gallery }: la { $right } cuelga a la derecha de la { $left }. La de la derecha debe ser mayor.
    .why = Cada carta que cuelgas estrecha lo que cabe a su lado: ahí está todo el juego.

paintings-in-all = Entre todos los Musées caben **36** pinturas; con tres jugadores, **45**.
    .title = Pinturas en total
    .problem = Hay { $found } pinturas colgadas; solo caben { $most }.
    .why = Con todas las paredes llenas no cabe más.

card-of-its-theme = El tema anotado para una carta es el de todos los números con la misma terminación.
    .title = Cada carta, de su tema
    .problem = La pintura { $number } está anotada como { $theme }, pero su terminación corresponde a { $expected }.
    .why = Mira el color de la carta: una de las dos anotaciones está mal.

bonus-held-once = Hay **una** carta de bonificación por cada nivel de galería.
    .title = Una bonificación por nivel
    .problem = Hay { $found } cartas de bonificación de la galería { $gallery } anotadas ({ $players }). Solo existe una.
    .why = Solo se la lleva quien llena antes ese nivel.

bonus-gallery-full = Quien tiene una carta de bonificación ha **llenado** esa galería.
    .title = Bonificación por galería llena
    .problem = { $free ->
        [one] { $player } tiene la bonificación de la galería { $gallery }, pero queda un hueco libre.
       *[other] { $player } tiene la bonificación de la galería { $gallery }, pero quedan { $free } huecos libres.
    }
    .why = La carta premia el último hueco, y una pintura nunca se descuelga.

bonus-claimed = El primero en llenar un nivel de galería se queda su carta de bonificación.
    .title = Una bonificación sin dueño
    .problem = { $number ->
        [one] { $players } llenó la galería { $gallery }, pero nadie tiene la bonificación. Si fue un olvido, anótala.
       *[other] { $players } llenaron la galería { $gallery }, pero nadie tiene la bonificación. ¿Quién fue el primero?
    }
    .why = Con la emoción, cuatro puntos se olvidan fácilmente.
    .silent = El reglamento no dice qué pasa si se olvida reclamarla. No se rechaza nada: cuenta para quien anotéis.

## Terminada o en curso

no-empty-gallery = La partida no puede acabar mientras un Musée tenga una **galería vacía del todo**.
    .title = Ninguna galería vacía
    .problem = { $player } no tiene nada en la galería { $gallery }. Allí cabe cualquier carta, así que la partida no había terminado.
    .why = No se puede pasar, y quien tiene huecos aún tiene cartas.

somebody-could-play = La partida acaba cuando **nadie** puede colocar. Quien tiene huecos libres solo conserva cartas que no caben en ninguno.
    .title = Alguien podía colocar
    .problem = { $number ->
        [one] { $players } aún tiene cartas en la mano ({ $held }). De las que no están colgadas, { $stuck ->
            [0] todas le caben
            [one] solo una no le cabe
           *[other] solo { $stuck } no le caben
        }: al menos una se podía colocar.
       *[other] { $players } aún tienen cartas en la mano ({ $held } entre todos). De las que no están colgadas, { $stuck ->
            [0] todas les caben
            [one] solo una no les cabe
           *[other] solo { $stuck } no les caben
        }: al menos una se podía colocar.
    }
    .why = No se puede pasar: la carta que cabe, se juega.
    .silent = A cuatro no siempre se sabe quién se quedó las dos últimas cartas; ahí, si hay duda, solo se avisa.

three-paintings = Un Musée terminado tiene al menos **tres** pinturas, una por galería.
    .title = Tres pinturas como mínimo
    .problem = { $found ->
        [one] { $player } tiene una pintura; al final hay al menos { $least }.
       *[other] { $player } tiene { $found } pinturas; al final hay al menos { $least }.
    }
    .why = En una galería vacía cabe cualquier carta.

turns-fit-counts = Los turnos van en ronda. Quien tiene menos pinturas de las que tocan ha llenado su Musée o ya no puede colocar.
    .title = Pinturas y turnos
    .problem = { $order ->
        [0] Pinturas de { $player }: { $found }; de { $other }: { $most }, aunque { $player } todavía puede colocar. Nadie puede llevar tanta ventaja.
       *[other] Pinturas de { $player }: { $found }; de { $other }: { $most }, aunque { $player } todavía puede colocar. Con este orden de turno no puede ser.
    }
    .why = O falta anotar una pintura, o alguien se quedó antes sin jugada.

retired-with-empty-gallery = Nadie se queda sin jugada con una galería vacía del todo.
    .title = Con una galería vacía siempre hay jugada
    .problem = Consta que { $player } no puede colocar, pero su galería { $gallery } está vacía: allí cabe cualquier carta.
    .why = La primera pintura de una galería va en el hueco que quieras.

retired-could-play = Quien se queda sin jugada tiene **cinco** cartas que no caben en ninguna parte.
    .title = Sin jugada y con cartas que caben
    .problem = { $number ->
        [one] Consta que { $players } no puede colocar y tiene { $held } cartas, pero de las que no están colgadas { $stuck ->
            [0] le caben todas
            [one] solo una no le cabe
           *[other] solo { $stuck } no le caben
        }.
       *[other] Consta que { $players } no pueden colocar y tienen { $held } cartas entre todos, pero de las que no están colgadas { $stuck ->
            [0] les caben todas
            [one] solo una no les cabe
           *[other] solo { $stuck } no les caben
        }.
    }
    .why = Hay que colocar mientras quepa alguna carta de la mano.

counts-in-turn = Mientras todos juegan sus turnos, todos tienen las mismas pinturas, o una más quien empezó antes.
    .title = Turno a turno
    .problem = { $order ->
        [0] Pinturas de { $player }: { $found }; de { $other }: { $most }. Mientras todos juegan, la diferencia es de una como mucho.
       *[other] Pinturas de { $player }: { $found }; de { $other }: { $most }. Con este orden de turno no puede ser.
    }
    .why = Un turno es una pintura: ni más ni menos.

play-is-over = Cuando todos los Musées están llenos o sus dueños ya no pueden colocar, la partida **ha terminado**.
    .title = La partida ha terminado
    .problem = { $number ->
        [one] Ya no queda nada por colocar. Marca la partida como terminada.
       *[other] Ninguno de los { $number } puede colocar ya. Marca la partida como terminada.
    }
    .why = Solo una partida terminada tiene ganador.

## Vuestro recuento

most-points = Un Musée vale como mucho **76** puntos; con tres jugadores, **64**.
    .title = El total más alto
    .problem = { $player }: hay anotados { $claimed } puntos; no se puede pasar de { $most }.
    .why = Solo hay diez pinturas de cada tema (doce a tres jugadores), pocas para una pared de un solo color.

most-points-of-layout = La disposición de las escaleras fija el total más alto: **72** en la primera partida, hasta 76 en otras.
    .title = El total más alto con estas escaleras
    .problem = { $player }: hay anotados { $claimed } puntos; con escaleras en { $upper } arriba y { $lower } abajo, el máximo es { $most }.
    .why = Si las escaleras atan las tres galerías, no todas pueden unir pinturas del mismo tema.

unreachable-total = No se pueden hacer **75** puntos justos (63 con tres jugadores).
    .title = Un total imposible
    .problem = { $player }: hay anotados { $claimed } puntos. El máximo es { $most }, y no hay forma de quedarse a un solo punto.
    .why = Perder una pareja cuesta 2; una pintura con su pareja y su bonificación, mucho más.

points-in-steps = Las vecinas puntúan de **dos** en dos, las escaleras de **tres** en tres y las bonificaciones de **cuatro** en cuatro.
    .title = Puntos por tramos
    .problem = { $player }, { $line }: { $claimed } no es posible. Esta línea sube de { $each } en { $each } desde 0.
    .why = Si no es múltiplo, hay un error en la suma.

paintings-most = En un Musée caben **18** pinturas; con tres jugadores, **15**.
    .title = Sitio para pinturas
    .problem = { $player }: hay anotadas { $claimed } pinturas; solo caben { $most }.
    .why = Tres galerías de seis, o de cinco.

neighbours-most = Cada galería empezada da una pareja menos que pinturas tiene.
    .title = Parejas de vecinas
    .problem = { $player }: parejas anotadas, { $claimed }; con las pinturas que hay ({ $paintings }) son { $most } como mucho.
    .why = Entre seis pinturas seguidas hay cinco separaciones.

staircases-most = Tres pinturas en columna dan como mucho dos parejas por escalera, y solo hay seis escaleras (cinco con tres jugadores).
    .title = Parejas por escalera
    .problem = { $player }: parejas por escalera anotadas, { $claimed }; con las pinturas que hay ({ $paintings }) son { $most } como mucho.
    .why = Solo en la galería media puede una pintura tocar dos escaleras.

staircases-most-of-layout = Si ninguna columna tiene dos escaleras, cada pareja por escalera necesita **dos** pinturas propias.
    .title = Parejas con estas escaleras
    .problem = { $player }: parejas por escalera anotadas, { $claimed }; con estas escaleras y las pinturas que hay ({ $paintings }) son { $most } como mucho.
    .why = Ahí ninguna pintura toca dos escaleras.

bonus-needs-paintings = Cada carta de bonificación supone una galería llena: **seis** pinturas, o cinco con tres jugadores.
    .title = Bonificaciones y pinturas
    .problem = { $player }: bonificaciones anotadas, { $cards }; pinturas, { $paintings }. Hacen falta al menos { $least } pinturas.
    .why = Las pinturas nunca se descuelgan.

three-bonus-cards = Entre todos no hay más de **tres** cartas de bonificación.
    .title = Tres bonificaciones en total
    .problem = Hay anotadas { $found } cartas de bonificación en total; existen { $most }.
    .why = Hay una por nivel de galería.

## El encuentro

two-wins-at-most = El encuentro acaba con la segunda victoria: nadie tiene más de **dos**.
    .title = Dos victorias como mucho
    .problem = { $player } consta con { $found } victorias; el encuentro acaba a las { $most }.
    .why = La tercera victoria es ya del siguiente encuentro.

match-already-won = En cuanto alguien gana dos partidas, el encuentro ha terminado.
    .title = El encuentro ya está ganado
    .problem = { $player } ya tenía { $wins } victorias antes de esta partida: el encuentro había terminado. Empezad otro o corregid las victorias.
    .why = El primero en ganar dos partidas es el ganador final.

wins-fit-games = Nadie ha ganado más partidas de las que se jugaron antes de esta.
    .title = Victorias y partidas
    .problem = { $games ->
        [one] Victorias anotadas de { $player }: { $found }, y solo se ha jugado una partida.
       *[other] Victorias anotadas de { $player }: { $found }; partidas jugadas: { $games }.
    }
    .why = Una partida da a cada uno, como mucho, una victoria.

shared-wins-counted = Gana el encuentro **el primero en ganar dos partidas**.
    .title = Victorias para el encuentro
    .problem = Victorias anotadas de { $player } antes de esta partida: { $found }; tras la anterior deben ser { $expected }.
    .why = Una buena mano no debe decidir la velada.
    .silent = El reglamento no dice cuánto vale una victoria compartida en el encuentro. Por defecto, cada uno de los que la comparten se apunta una; la otra opción es que no cuente para nadie. Si varios llegan a dos a la vez, el encuentro se comparte.

## Puntos

paintings = Cada pintura de tu Musée vale **1** punto.
    .title = Pinturas
    .line = { $paintings ->
        [one] una pintura × { $each } = { $points }
       *[other] { $paintings } pinturas × { $each } = { $points }
    }
    .why = Una pintura siempre puntúa, aunque esté sola.

neighbours = Dos pinturas del mismo tema **una al lado de otra** en una galería valen **2** puntos. Una pintura puede contar en varias parejas.
    .title = Vecinas
    .line = { $pairs ->
        [one] una pareja × { $each } = { $points }
       *[other] { $pairs } parejas ({ $upper } arriba, { $middle } en medio, { $lower } abajo) × { $each } = { $points }
    }
    .why = Los números de un tema van de cinco en cinco: una pareja salta al menos cuatro números. Un hueco en medio rompe la pareja.

staircases = Dos pinturas del mismo tema **unidas por una escalera** valen **3** puntos. Un candelabro no une nada.
    .title = Escaleras
    .line = { $pairs ->
        [one] una pareja × { $each } = { $points }
       *[other] { $pairs } parejas ({ $upper } en la fila superior, { $lower } en la inferior) × { $each } = { $points }
    }
    .why = Dos galerías con números distintos han de coincidir en una columna, y eso cuesta más que ponerlas juntas.

gallery-bonuses = Cada carta de bonificación de galería vale **4** puntos.
    .title = Bonificaciones de galería
    .line = { $cards ->
        [one] una carta × { $each } = { $points }
       *[other] { $cards } cartas × { $each } = { $points }
    }
    .why = Llenar antes un nivel es una carrera, y obliga a conformarse con lo que quepa.

most-paintings = A igualdad de puntos, va delante quien tiene **más pinturas**.
    .title = Más pinturas
    .line = { $paintings ->
        [one] una pintura
       *[other] { $paintings } pinturas
    }
    .problem = { $players } empatan a { $points } puntos en el puesto { $rank }. Cuenta sus pinturas para deshacer el empate.
    .why = Un Musée más lleno es mejor Musée.

most-gallery-bonuses = Si sigue el empate, va delante quien tiene **más cartas de bonificación de galería**. Después, la victoria se comparte.
    .title = Más bonificaciones de galería
    .line = { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }
    .problem = { $players } empatan a { $points } puntos en el puesto { $rank }. Cuenta sus cartas de bonificación para deshacer el empate.
    .why = Haber sido el primero una vez más es lo único que queda por comparar.

## Palabras de los identificadores

id-upper = superior
id-middle = media
id-lower = inferior
id-staircase = escalera
id-chandelier = candelabro
id-landscapes = Paisajes
id-water = Agua
id-persons = Personas
id-architecture = Arquitectura
id-animals = Animales
id-paintings = Pinturas
id-neighbours = Vecinas
id-staircases = Escaleras
id-gallery-bonuses = Bonificaciones de galería
id-shared-win = Victoria compartida en el encuentro
id-each = cada uno suma una victoria
id-none = nadie suma victoria

## Casillas

group-galleries = Galerías
group-bonuses = Bonificaciones de galería
group-state = ¿Sigue colocando?
group-stairs = Escaleras
group-themes = Temas
group-match = Encuentro
group-table = Mesa
group-tokens = Fichas
group-cards = Cartas

row-upper = Galería superior
    .help = Números de izquierda a derecha; deja en blanco los huecos libres.
row-middle = Galería media
    .help = Números de izquierda a derecha; deja en blanco los huecos libres.
row-lower = Galería inferior
    .help = Números de izquierda a derecha; deja en blanco los huecos libres.
row-bonuses = Bonificaciones de galería conseguidas
    .help = Los niveles que este Musée llenó antes que nadie.
row-retired = Ya no puede colocar
    .help = Durante la partida: ninguna carta de la mano cabe en un hueco libre.
row-stairs-upper = Escaleras de la fila superior
    .help = Fichas de izquierda a derecha, entre la galería superior y la media.
row-stairs-lower = Escaleras de la fila inferior
    .help = Fichas de izquierda a derecha, entre la galería media y la inferior.
row-theme-0 = Números acabados en 0 o 5
row-theme-1 = Números acabados en 1 o 6
row-theme-2 = Números acabados en 2 o 7
row-theme-3 = Números acabados en 3 u 8
row-theme-4 = Números acabados en 4 o 9
row-card-landscapes = Una carta gris (Paisajes)
    .help = El número de cualquier carta de este color.
row-card-water = Una carta azul (Agua)
    .help = El número de cualquier carta de este color.
row-card-persons = Una carta roja (Personas)
    .help = El número de cualquier carta de este color.
row-card-architecture = Una carta amarilla (Arquitectura)
    .help = El número de cualquier carta de este color.
row-card-animals = Una carta verde (Animales)
    .help = El número de cualquier carta de este color.
row-match-number = Qué partida del encuentro es
row-wins-first = Victorias antes de esta partida, asiento 1
row-wins-second = Victorias antes de esta partida, asiento 2
row-wins-third = Victorias antes de esta partida, asiento 3
row-wins-fourth = Victorias antes de esta partida, asiento 4
row-previous-winners = Quién ganó la anterior
row-musees = Musées en la mesa
row-first-game = Primera partida
    .help = El reglamento propone una disposición.
row-columns = Fichas por fila
row-tokens = Fichas por Musée
row-highest-card = Pintura más alta del mazo
row-paintings-shuffled = Pinturas barajadas
row-hand = Cartas repartidas a cada uno
row-draw-deck = Cartas en el mazo de robo
row-bonus-cards = Bonificaciones de galería boca arriba

## Lista de preparación

setup-teams = Formad dos equipos de dos personas.
setup-seats = Sentaos dos a cada lado de la mesa, nadie junto a su compañero. Los compañeros callan toda la partida.
setup-cards-away = Devolved a la caja las pinturas del { $first } al { $last }; se juega con las del 1 al { $left }.
setup-all-cards = Se juega con todas las pinturas, del 1 al { $left }.
setup-musees = { $teams ->
    [0] Dejad sitio para { $musees } Musées, uno por jugador.
   *[other] Dejad sitio para { $musees } Musées, uno por equipo.
}
setup-tokens = Coged { $tokens } fichas por Musée ({ $all } en total), con el candelabro hacia arriba.
setup-rows = Ponedlas en dos filas de { $columns }, con sitio para una galería encima, en medio y debajo.
setup-stairs = Acordad { $stairs } fichas de cada fila y ponedlas por el lado de la escalera.
setup-first-stairs = Primera partida: dad la vuelta a las fichas { $upper } de la fila superior y { $lower } de la inferior.
setup-uneven-stairs = Acordad { $all } fichas y ponedlas por el lado de la escalera: { $fewest } en una fila y { $most } en la otra.
setup-same-stairs = Comprobad que todos los Musées tienen exactamente las mismas escaleras.
setup-shuffle = Barajad bien las { $paintings } pinturas.
setup-hand = Repartid { $hand } cartas a cada persona. Se guardan en secreto.
setup-draw-deck = Dejad las otras { $cards } cartas boca abajo a la derecha, al alcance de todos: es el mazo de robo.
setup-bonus-cards = Poned las { $cards } cartas de bonificación de galería boca arriba al otro lado.
setup-starter = Decidid quién empieza: en la primera partida, quien diga «Musée» con más arte; después, alguien que perdió la anterior.

## Dibujos

view-setup = Fichas y escaleras
view-final = Las paredes

part-setup-described = Tres galerías de { $columns } huecos. Entre ellas, dos filas de fichas: { $upper } escaleras en la fila superior y { $lower } en la inferior. Debajo, el mazo de robo y tres cartas de bonificación de galería.
part-final-described = Las paredes de { $musees } Musées, uno debajo de otro: tres galerías cada uno, escaleras entre ellas y las bonificaciones a la derecha.
part-gallery = Galería { $gallery }
part-token = Fila { $row }, ficha { $column }: { $side }
part-deck = Mazo de robo, pinturas del 1 al { $highest }
part-bonus-cards = Cartas de bonificación, una por nivel
part-gallery-of = { $player }, galería { $gallery }
part-slot = { $player }, galería { $gallery }, hueco { $slot }: pintura { $card }
part-slot-free = { $player }, galería { $gallery }, hueco { $slot }: libre
part-pair = { $player }, galería { $gallery }: vecinas del mismo tema, { $points } puntos
part-token-of = { $points ->
    [0] { $player }, fila { $row }, ficha { $column }: { $side }
   *[other] { $player }, fila { $row }, ficha { $column }: { $side }, { $points } puntos
}
part-bonus = { $player } tiene la bonificación de la galería { $gallery }
part-bonus-free = { $player } no tiene la bonificación de la galería { $gallery }
part-theme = acaba en { $first } / { $second }
part-theme-named = { $theme } ({ $first }, { $second })
part-gallery-short = galería { $gallery }
part-tokens-short = fila { $row }
part-columns = hueco
part-gallery-column = galería
part-deck-short = Mazo
part-bonus-cards-short = Bonificaciones de galería
part-bonus-points = +{ $points } puntos
part-key-free = hueco libre
part-key-bonus = bonificación de galería: { $points } puntos
part-key-no-bonus = sin bonificación
part-key-neighbours = puntos por un par de vecinas
part-key-staircases = puntos por un par en una escalera
