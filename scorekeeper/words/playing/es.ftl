# La página mientras se juega.
app-part-play = Jugar

app-play-along = Seguir la partida
app-play-none = Este juego no se puede seguir aquí turno a turno.
app-play-now = La partida ahora
app-play-turn = Turno de { $player }
app-play-nobody = Puede jugar cualquiera
app-play-over = La partida ha terminado
app-play-round = Ronda { $number }
app-play-points = puntos hasta ahora: { $points }
app-play-to-score = Pasar a puntuar
app-play-view-only = Estás mirando. Quien creó la partida puede darte un enlace para anotar.
app-play-seats-stay = Los turnos están anotados por asiento, así que los asientos ya no se pueden cambiar. Deshaz antes hasta el principio.

app-play-what = ¿Qué ocurre?
app-play-more = Otra cosa
app-play-undo = Deshacer
app-play-redo = Rehacer
app-play-empty = Todavía no hay nada anotado.

app-play-enter = Anotar
app-play-save = Guardar el cambio
app-play-put-in = Intercalar
app-play-house = Dejarlo como regla de la casa
app-play-editing = anotación { $number }
app-play-inserting = antes de la anotación { $number }
app-play-which = Qué ocurrió
app-play-optional = Más, si lo anotas
app-play-fits = Valores posibles: { $values }
app-play-nothing-fits = Ahora no hay valores posibles
app-play-now-possible = Posible ahora
app-play-now-not = Ahora no
app-play-of-seat = { $title }, { $player }
app-play-at-place = { $title }, fila { $row }, columna { $column }
app-play-not-number = No es un número
app-play-not-number-in = Hay algo que no es un número.
app-play-missing = Falta: { $what }
app-play-fine = Las reglas lo permiten.
app-play-refused = No se ha anotado: las reglas no lo permiten.
app-play-meanwhile = Anotado mientras tanto en otro dispositivo: { $what }. Anota lo tuyo después si sigue valiendo.

app-play-log-short = El registro no llega al final de la partida. Las casillas marcadas «del registro» muestran hasta dónde llegó; vuelve a contarlas.
app-play-log = Registro
app-play-earlier = Mostrar anotaciones anteriores
app-play-change = Cambiar la anotación { $number }
app-play-edit = Editar
app-play-insert = Insertar antes
app-play-strike = Tachar
app-play-unstrike = Volver a contar
app-play-is-house = regla de la casa
app-play-is-struck = tachada
app-play-is-broken = ya no vale
app-play-broken-count = { $count ->
    [one] Una anotación no cumple las reglas.
   *[other] { $count } anotaciones no cumplen las reglas.
}

app-play-clock-start = Poner un reloj
app-play-clock-go-on = Seguir con el reloj
app-play-clock-pause = Parar el reloj
app-play-clock-off = Quitar el reloj

app-play-links = Móviles en esta mesa
app-play-links-what = Los demás pueden seguir la partida o anotar desde su móvil.
app-play-links-open = Mostrar enlace y código QR
app-play-links-how = Quien abra esta dirección está en esta mesa.
app-play-links-local = Esta dirección solo funciona en este equipo. Arranca el programa con --lan para que entren los móviles.
app-play-qr = Código QR de la dirección
app-play-link-list = Enlaces repartidos
app-play-link-new = Nuevo enlace
app-play-link-new-view = Para mirar
app-play-link-new-enter = Para anotar
app-play-link-new-manage = Para gestionar
app-play-link-view = Mira
app-play-link-enter = Anota
app-play-link-manage = Gestiona
app-play-link-this = esta página
app-play-link-show = Mostrar código QR
app-play-link-revoke = Retirar
