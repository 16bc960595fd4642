# La página que mira atrás.

app-past = Historial
app-past-views = Vistas del historial
app-past-plays = Partidas
app-past-games = Juegos
app-past-people = Número de jugadores
app-past-files = Archivos
app-past-view-people = Jugadores
app-past-whose = De quién
app-past-mine = Este dispositivo
app-past-all = Todo lo que hay aquí
app-past-filters = Qué partidas
app-past-game = Juego
app-past-player = Jugador
app-past-since = Desde
app-past-until = Hasta
app-past-any = Todos
app-past-choose = Elige
app-past-clear = Mostrar todo
app-past-count = { $shown } de { $total } partidas
app-past-nothing = Todavía no hay partidas terminadas. Termina una o importa las que tengas en otro sitio.
app-past-none-found = Ninguna partida cumple estos filtros. Amplía alguno.
app-past-newest = Las más recientes primero
app-past-more = Mostrar más
app-past-no-game = Juego desconocido
app-past-no-day = Sin fecha
app-past-nobody = Jugador desconocido
app-past-per-month = Partidas al mes
app-past-per-year = Partidas al año
app-past-month = Mes
app-past-year = Año
app-past-as-table = En una tabla
app-past-known-claimed = recuento de la propia mesa
app-past-known-totals = solo los totales
app-past-out-ignored = fuera de las cifras: marcada para no contar
app-past-out-no-play = fuera de las cifras: no es una partida
app-past-out-no-points = fuera de las cifras: juego sin puntos
app-past-out-cooperative = fuera de las cifras: cooperativa
app-past-out-all-zero = fuera de las cifras: nunca se anotaron los totales
app-past-out-nothing-entered = fuera de las cifras: no hay nada anotado
app-past-out-incomplete = fuera de las cifras: falta un total
app-past-out-unreadable = fuera de las cifras: la hizo una versión más nueva
app-past-earlier-rules = Puntuada con reglas anteriores: { $then }. Con las de hoy: { $now }.
app-past-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
app-past-line = Línea
app-past-sheet = Hoja de puntuación
app-past-totals-only = De esta partida se conocen los totales. No se vuelve a contar nada.
app-past-winner = Gana
app-past-deleted = La partida se ha borrado. Durante treinta días la puedes recuperar desde Inicio.

## Juegos

app-past-all-games = Todos los juegos
app-past-more-games = { $count ->
    [one] Hay un juego más, con menos partidas.
   *[other] Hay { $count } juegos más, con menos partidas.
}
app-past-people-count = Jugadores
app-past-median-minutes = Minutos (mediana)
app-past-first = Primera
app-past-last = Última
app-past-left-out = { $count ->
    [one] 1 partida no entra en estas cifras; la lista de partidas dice por qué.
   *[other] { $count } partidas no entran en estas cifras; la lista de partidas dice por qué.
}
app-past-totals-of = Puntuaciones finales
app-past-usual = La mitad de las puntuaciones está entre { $q1 } y { $q3 }; la del medio es { $median }.
app-past-points = Puntos
app-past-seats-winners = Puntuaciones (de ganadores)
app-past-all-seats = Todos
app-past-winners = Ganadores
app-past-others = Los demás
app-past-of-seats = Número de puntuaciones
app-past-of-mean = Media
app-past-of-sd = Desviación típica
app-past-of-min = Mínimo
app-past-of-q1 = Primer cuartil
app-past-of-median = Mediana
app-past-of-q3 = Tercer cuartil
app-past-of-max = Máximo
app-past-of-winners = Media de los ganadores
app-past-lines = De dónde salen los puntos
app-past-best-line = Donde más ventaja sacan los ganadores es en { $line }: { $points } puntos.
app-past-difference = Diferencia
app-past-share = % de los puntos del ganador
app-past-going-first = ¿Ayuda empezar?
app-past-first-helps = Ayuda: quien empezó ganó el { $share } de { $plays } partidas; por azar sería el { $expected }.
app-past-first-hurts = Perjudica: quien empezó ganó el { $share } de { $plays } partidas; por azar sería el { $expected }.
app-past-first-unclear = Estas partidas no lo dicen: quien empezó ganó el { $share } de { $plays } partidas; por azar sería el { $expected }, y la diferencia puede ser casualidad.
app-past-seats = Jugadores
app-past-seats-of = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
app-past-together = En conjunto
app-past-first-share = Ganadas por quien empezó
app-past-expected = Por azar
app-past-interval = Intervalo del 95 % (puntos porcentuales)
app-past-no-difference = sin diferencia
app-past-ties = Empates en el primer puesto
app-past-tied = Partidas con empate a puntos en el primer puesto: { $ties } de { $plays } ({ $share }).
app-past-decided-by = Lo decidió
app-past-share-of-plays = % de las partidas
app-past-tie-shared = Victoria compartida
app-past-tie-missing = Faltaba contar un valor
app-past-tie-table = No consta
app-past-by-seats = Según el número de jugadores (un equipo cuenta como uno)
app-past-margin = Ventaja del primero
app-past-records = Récords
app-past-record = Récord
app-past-value = Valor
app-past-day = Día
app-past-record-most = Más puntos
app-past-record-least-winning = Menos puntos que bastaron para ganar
app-past-record-most-losing = Más puntos sin ganar
app-past-record-widest = Mayor ventaja
app-past-record-closest = Menor ventaja
app-past-record-longest = Partida más larga (minutos)

## Jugadores

app-past-who-wins = Quién gana y con qué frecuencia
app-past-who-wins-how = Una victoria compartida cuenta en parte. Por azar: uno entre el número de jugadores, de media.
app-past-won = Ganadas
app-past-share-won = % de victorias
app-past-interval-share = Intervalo del 95 %
app-past-more-people = { $count ->
    [one] Hay una persona más, con menos partidas.
   *[other] Hay { $count } personas más, con menos partidas.
}
app-past-versus = Dos jugadores, cara a cara
app-past-one = Primer jugador
app-past-other = Segundo jugador
app-past-never-met = { $one } y { $other } no se han enfrentado en estas partidas.
app-past-met = { $one } y { $other } se han enfrentado { $plays ->
    [one] una vez
   *[other] { $plays } veces
}: por delante { $one } { $ahead ->
    [one] una vez
   *[other] { $ahead } veces
}, { $other } { $behind ->
    [one] una vez
   *[other] { $behind } veces
}, igualados { $level ->
    [one] una vez
   *[other] { $level } veces
}.
app-past-ahead = Delante el primero
app-past-behind = Delante el segundo
app-past-level = Igualados
app-past-points-ahead = Ventaja media del primero
app-past-streaks = Victorias seguidas
app-past-longest = La racha más larga
app-past-current = Ahora
app-past-names = Nombres
app-past-names-how = Cambia un nombre, une dos nombres de la misma persona u olvida a alguien. La unión se puede deshacer; el olvido no.
app-past-tables = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
app-past-rename-of = Nombre nuevo de { $player }
app-past-rename = Cambiar el nombre
app-past-renamed = El nombre es { $player } desde ahora, en todas las partidas.
app-past-join-of = { $player } es la misma persona que
app-past-join = Unir
app-past-joined = { $player } cuenta como { $into }.
app-past-joined-now = Desde ahora son una sola persona.
app-past-unjoin = Deshacer la unión
app-past-unjoined = Vuelven a ser dos personas.
app-past-forget = Olvidar
app-past-ask-forget = ¿Olvidar a { $player }?
app-past-ask-forget-what = El nombre { $player } desaparece para siempre de todas las partidas, de sus versiones anteriores y de las notas. Los puntos se quedan, con un número.
app-past-ask-forget-files = Los archivos ya exportados y las copias de seguridad hechas antes siguen teniendo el nombre. Hay que borrarlos a mano.
app-past-also = Quitar también estas formas de escribirlo (separadas por comas)
app-past-forgotten = Olvidado: las partidas muestran { $reads } en lugar del nombre. { $count ->
    [0] No estaba en ninguna nota.
    [one] También estaba en las notas o registros de 1 partida y se ha quitado.
   *[other] También estaba en las notas o registros de { $count } partidas y se ha quitado.
}
app-past-no-unknown = Esta persona no se conoce aquí o es de otro dispositivo.
app-past-no-forgotten = Esta persona ya está olvidada.
app-past-no-taken = Otra persona tiene este nombre. Únelas si son la misma.
app-past-no-bad-name = Esto no puede ser un nombre. Escribe otro.
app-past-no-same = Ya son una sola persona.
app-past-no-strangers = Son de dispositivos distintos y no se pueden unir.

## Importar y exportar

app-past-import = Importar
app-past-import-what = De BG Stats, de BoardGameGeek (partidas en XML), de una tabla CSV o de archivos de este programa. No se escribe nada hasta que veas qué se haría.
app-past-choose-files = Elegir archivos
app-past-looking = Leyendo los archivos
app-past-importing = Importando
app-past-so-far = { $done } de { $total }
app-past-preview = Qué hará la importación
app-past-no-plays = En estos archivos no hay ninguna partida.
app-past-do-import = { $count ->
    [0] Aplicar
    [one] Importar 1 partida
   *[other] Importar { $count } partidas
}
app-past-delete-too = Borrarlas aquí también.
app-past-matches = Personas que pueden ser la misma
app-past-same-person = { $one } es { $other }
app-past-refused = { $count ->
    [one] 1 partida no se puede leer
   *[other] { $count } partidas no se pueden leer
}
app-past-remarks = { $count ->
    [one] 1 partida con una observación
   *[other] { $count } partidas con observaciones
}
app-past-more-lines = { $count } más
app-past-beyond = { $count ->
    [one] Hay 1 más que no se muestra.
   *[other] Hay { $count } más que no se muestran.
}
app-past-no-upload = El archivo no ha llegado entero. Vuelve a elegirlo.
app-past-export = Exportar
app-past-export-what = { $count ->
    [0] No hay ninguna partida que exportar.
    [one] 1 partida cumple estos filtros.
   *[other] { $count } partidas cumplen estos filtros.
}
app-past-form = Formato
app-past-form-bgstats = BG Stats
app-past-form-bgsplay = BG Stats (.bgsplay)
app-past-form-csv = Tabla (CSV)
app-past-form-json = Todas las partidas en un archivo (JSON)
app-past-form-zip = Un archivo por partida, comprimidos (ZIP)
app-past-download = Descargar
app-past-exporting = Escribiendo el archivo
app-past-exported = { $count ->
    [one] Se ha escrito 1 partida.
   *[other] Se han escrito { $count } partidas.
}
app-past-backup = Copia de seguridad
app-past-backup-what = Todo lo que hay aquí, con las versiones anteriores y los enlaces, en archivos legibles dentro de un comprimido. Quien lo tenga puede abrir todas las partidas: guárdalo bien.
app-past-backup-make = Hacer una copia
app-past-backing-up = Haciendo la copia
app-past-backed-up = { $count ->
    [one] La copia contiene 1 partida.
   *[other] La copia contiene { $count } partidas.
}
app-past-restore = Restaurar una copia
app-past-restoring = Restaurando
app-past-managed = Para importar, hacer copias y ver las partidas de otros hace falta el enlace de gestión, que el programa muestra al arrancar.
