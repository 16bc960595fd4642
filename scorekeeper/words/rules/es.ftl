# Reglas del acta, comunes a todos los juegos.

player-count = El juego es para el número de jugadores que indica la caja.
    .title = Número de jugadores
    .problem = { $found ->
        [0] Todavía no juega nadie; este juego es de { $least } a { $most } jugadores.
        [one] Un solo jugador no basta: este juego es de { $least } a { $most } jugadores.
       *[other] Con { $found } jugadores no se puede: este juego es de { $least } a { $most } jugadores.
    }
    .why = La preparación y los límites solo se conocen para ese número de jugadores.

named-players = Cada jugador tiene un nombre que cabe en la hoja de puntuación.
    .title = Nombres
    .problem = { $state ->
        [0] El jugador { $number } no tiene nombre. Escribe uno para poder distinguirlo.
       *[other] El nombre del jugador { $number } pasa de cien caracteres. Con uno más corto se leerá.
    }
    .why = Un resultado sin nombre no es de nadie.

distinct-names = Dos jugadores con el mismo nombre no se distinguen.
    .title = Nombres distintos
    .problem = Hay dos jugadores llamados { $name }. Añade una letra a uno de ellos.
    .why = Quien lea el resultado más tarde debe saber quién ganó.

distinct-colours = Cada jugador lleva piezas de un color distinto.
    .title = Colores distintos
    .problem = Dos jugadores llevan el color { $colour }. Cambia uno de los dos.
    .why = Las piezas de un color son de un solo jugador.

seats-match = Hay un recuento por asiento y ninguno más.
    .title = Un recuento por asiento
    .problem = Hay recuentos para más asientos ({ $found }) de los que se puntúan ({ $expected }). Quita los que sobran.
    .why = Un recuento sin dueño se perdería sin avisar.

not-negative = Nada de lo que se cuenta puede ser menor que 0.
    .title = Sin negativos
    .problem = { $found } no se puede contar: lo mínimo es 0.
    .why = Las piezas están en la mesa o no están.

unlikely-count = Un recuento superior a { 999 } suele ser un desliz.
    .title = Poco probable
    .problem = { $found } es más de lo que se ve en ninguna mesa. Comprueba que no sea un desliz.
    .why = Una tecla pulsada de más no debería ganar la partida.

entered-sums = La suma tal como se escribió da el número contado.
    .title = Sumas escritas
    .problem = La suma { $typed } no da los { $counted } contados. Vuelve a escribir una de las dos cosas.
    .why = La suma es la prueba del número.

not-checked = Las expansiones y los puntos propios se suman tal cual.
    .title = Sin comprobar
    .problem = { $name } no se conoce aquí: se suma tal como está, y los límites que cambie solo se anotan.
    .why = Solo se juzgan las reglas del juego básico.

log-differs = Lo contado al final es lo que da el registro de la partida. Si difieren, vale lo contado.
    .title = Recuento y registro
    .problem = { $numbers ->
        [0] Aquí el recuento y el registro difieren. Mira cuál es correcto; vale lo contado.
       *[other] Se han contado { $counted } y el registro da { $logged }. Mira cuál es correcto; vale lo contado.
    }
    .why = O algo no se anotó durante la partida, o hay un desliz en el recuento.

claimed-total = Vuestro total es el que dan las reglas.
    .title = Vuestro total
    .problem = { $player }: contasteis { $claimed } y las reglas dan { $computed }.
    .why = Dos recuentos que coinciden valen más que uno.

claimed-lines = Cada línea de vuestro recuento es la que dan las reglas.
    .title = Vuestro recuento, línea a línea
    .problem = { $player }, { $line }: contasteis { $claimed } y las reglas dan { $computed }.
    .why = La línea que no coincide es donde hay que mirar.

claimed-winner = Quien dais por ganador gana según las reglas.
    .title = Vuestro ganador
    .problem = { $claim ->
        [1] Apuntasteis que ganó { $player }; según las reglas, la victoria es de { $winners }.
       *[other] Apuntasteis que { $player } no ganó; según las reglas, la victoria es de { $winners }.
    }
    .why = Un empate se adjudica fácilmente al lado equivocado.

id-extra = Puntos propios

# Cómo se equivoca una mesa al contar, en cualquier juego.

counted-line-left-out = { $line }: sin contar.
counted-line-twice = { $line }: contado dos veces.
counted-penalty-added = { $line }: sumado en vez de restado.
counted-digits-swapped = Se cambiaron las cifras de sitio: { $claimed } en vez de { $computed }.
counted-total-of-another = Ese es el total de { $other }.
counted-added-wrong = Vuestras propias líneas suman { $sum }, no { $claimed }.
