# Palabras de la línea de órdenes y de los recibos.

total = Total
so-far = { $points } por ahora
blank = –
findings = Lo que dicen las reglas
no-winner = Aún no hay ganador: queda algo por contar.
wins = { $count ->
    [one] Gana { $winners }.
   *[other] { $winners } comparten la victoria.
}
tie-shared = igualados en todo, así que el puesto se comparte
tie-missing = sin decidir: queda algo por contar
step-joiner = | → |
step-titled = |: |
rests-on = Este resultado depende de una elección donde las reglas callan: { $option } = { $value }.
line-extra = { $text } (puntos propios, sin comprobar)
line-not-counted = sin contar todavía
own-count = Vuestro recuento
own-against-rules = contasteis { $claimed }; según las reglas, { $computed }
no-usual-mistake = Ningún error habitual da justo esta diferencia.
counted-joiner = | Y además: |

severity-error = Error
severity-warning = Aviso
severity-note = Nota

stage-setup = Preparación
stage-play = Partida
stage-final = Posición final
stage-scoring = Puntuación
stage-tie-break = Desempate

confidence-printed = lo dice el reglamento
confidence-found = de fuentes públicas
confidence-derived = se deduce del reglamento
confidence-assumed = una suposición: el reglamento calla

rule-source = Fuente
source-record = lo que un resultado necesita para distinguirse de otros
source-public = fuentes públicas
source-counts = se deduce del número de piezas
source-es = reglas en español
source-ja = reglas en japonés
rule-confidence = Certeza
rule-why = Por qué
rule-silent = Donde las reglas callan
rule-option = Opción
rule-examples = Ejemplos resueltos
rule-statements = Frases del reglamento
ask-silent = Las reglas no lo dicen.
ask-option = El programa aplica esta opción: { $option }
ask-nearest = Lo más cercano:
game-players = de { $least } a { $most } jugadores
game-editions = Ediciones
game-options = Opciones

# Defectos de forma: qué falla en un lugar del archivo y qué sería correcto.

id-type-null = nada
id-type-truth = verdadero o falso
id-type-number = un número
id-type-text = texto
id-type-list = una lista
id-type-object = un objeto
id-type-value = un valor

fault-not-json = Esto no es JSON: no se entiende la línea { $line }, columna { $column }. Corrígela y vuelve a probar.
fault-not-json-value = Esto no es JSON legible: contiene un valor como NaN, un número interminable o paréntesis sin fin.
fault-not-utf8 = El archivo no está en UTF-8. Guárdalo como UTF-8 y vuelve a probar.
fault-too-big = El archivo ocupa más de { $most } MB, y ninguna partida ocupa tanto. Mira si es el correcto.
fault-no-file = No existe ese archivo o no se puede leer. Revisa el nombre.
fault-twice = { $key } aparece dos veces en un mismo objeto. Quita una.
fault-wrong-type = Aquí hay { $found }; se espera { $expected }.
fault-not-whole = { $found } no es un número entero.
fault-bad-text = Este texto contiene caracteres que no existen. Escríbelo de nuevo.
fault-needed = Esto es necesario y falta.
fault-unknown-key = Aquí no existe esa entrada. Quítala o revisa su nombre.
fault-unknown-key-near = Aquí no existe esa entrada. Quizá sea { $near }.
fault-unknown-id = { $found } no se conoce aquí. Posibles: { $choices }.
fault-unknown-id-near = { $found } no se conoce aquí. Quizá sea { $near }.
fault-unknown-game = No hay ningún juego { $found }. Conocidos: { $choices }.
fault-unknown-game-near = No hay ningún juego { $found }. Quizá sea { $near }.
fault-unknown-seat = No hay ningún asiento { $found }: los asientos van del 0 al { $last }.
fault-unknown-player = En esta mesa nadie se llama { $found }.
fault-ambiguous-player = Hay más de un jugador llamado { $found }. Pon el número de asiento.
fault-newer-format = El archivo es del formato { $found }, de una versión más nueva. Actualiza el programa para leerlo.
fault-unknown-format = Esto no es un archivo de partida: su formato debería ser { $expected }.
fault-unknown-rule = No hay ninguna regla { $found }.
fault-unknown-rule-near = No hay ninguna regla { $found }. Quizá sea { $near }.
fault-rule-shape = Una regla se nombra JUEGO:REGLA, por ejemplo { $example }.
fault-more = … y { $count } más.
fault-refused = { $text }

seed-noted = Sorteado con la semilla { $seed }.

cli-about = Cuenta bien los juegos de mesa: comprueba la preparación, puntúa el final y deshace los empates, cada respuesta con su regla.
cli-no-app = La aplicación necesita más paquetes. Instálalos con: pip install "tabletop-scorekeeper[app]"
cli-nothing-found = Nada que objetar.
new-game-made = Carpeta nueva: { $folder }
new-game-listed = Una línea más en: { $file }
new-game-unlisted = Añade "{ $folder }" a FOLDERS en { $file }.
new-game-next = El juego ya se puede puntuar. Lo que le falta lo dicen las pruebas: pytest tests/test_games.py -k { $game }
new-game-name = De «{ $found }» no sale un identificador. El nombre debe empezar por una letra de la a a la z y seguir con letras o cifras.
new-game-keyword = «{ $found }» es una palabra reservada de Python. Añade otra palabra al nombre.
new-game-exists = { $found } ya existe.

## App

app-home = Inicio
app-parts = Secciones de la partida
app-part-players = Jugadores
app-part-setup = Preparar
app-part-score = Puntuar
app-part-result = Resultado
app-language = Idioma
app-saved = guardado
app-not-saved = sin guardar
app-close = Cerrar
app-cancel = Cancelar
app-dismiss = Entendido

app-what-to-count = ¿Qué juego?
app-for-players = De { $least } a { $most } jugadores
app-start-score = Puntuar
app-start-setup = Preparar
app-continue-tables = Seguir
app-finished-tables = Terminadas
app-deleted-tables = Borradas
app-deleted-count = { $count ->
    [one] Una partida borrada; se conserva treinta días
   *[other] { $count } partidas borradas; se conservan treinta días
}
app-more-tables = { $count ->
    [one] Una más
   *[other] { $count } más
}
app-continue = Seguir
app-open = Abrir
app-bring-back = Recuperar
app-abandoned = abandonada

app-who-plays = ¿Quién juega?
app-how-many = Número de jugadores
app-player-number = Jugador { $number }
app-name-of = Nombre del jugador { $number }
app-move-up = Subir a { $player }
app-move-down = Bajar a { $player }
app-remove = Quitar a { $player }
app-any-colour = Color
app-colour-of = Color de { $player }
app-colour-blue = Azul
app-colour-orange = Naranja
app-colour-green = Verde
app-colour-purple = Morado
app-colour-red = Rojo
app-colour-yellow = Amarillo
app-colour-white = Blanco
app-colour-black = Negro
app-colour-grey = Gris
app-colour-brown = Marrón
app-colour-pink = Rosa
app-colour-turquoise = Turquesa
app-team = Equipo { $number }
app-team-of = Equipo de { $player }
app-start-player = Jugador inicial
app-not-noted = sin anotar
app-draw = Sortear
app-drawn = Ha salido:

app-setup-list = { $count ->
    [one] Preparación para un jugador
   *[other] Preparación para { $count } jugadores
}
app-no-setup-list = El reglamento no da una lista para este número de jugadores.
app-draw-setup = Sortear la preparación
app-draw-setup-how = Todo lo que las reglas dejan al azar, sorteado limpiamente. La misma semilla da lo mismo.
app-seed = Semilla
app-no-seed = Una semilla es un número entero de hasta doce cifras.
app-ask-redraw = ¿Sortear otra vez?
app-ask-redraw-what = Se sustituye lo anotado de la preparación.
app-ask-redraw-yes = Sortear
app-check-setup = Comprobar lo que hay en la mesa
app-check-setup-how = Anotad lo que veis. Lo que no encaje con el reglamento se marca en el dibujo y se explica debajo.
app-rule-of = Regla: { $rule }

app-go-there = Ir a la casilla
app-clash = Dos móviles han anotado cosas distintas aquí: este, { $ours }; otro, { $theirs }. No se ha sobrescrito nada.
app-keep-ours = Dejar { $ours }
app-keep-theirs = Tomar { $theirs }
app-finish = Terminar y ver el resultado
app-is-finished = La partida ha terminado.
app-is-abandoned = La partida se abandonó.
app-to-result = Ver el resultado
app-options = Donde el reglamento calla

app-points = { $count ->
    [one] con un punto
   *[other] con { $count } puntos
}
app-places = Clasificación
app-tie = Empate a { $points }. Así se ha resuelto:
app-receipts = De dónde salen los puntos
app-lines-missing = { $count ->
    [one] Falta por contar una línea.
   *[other] Faltan por contar { $count } líneas.
}
app-to-score = Seguir contando
app-reopen = Reabrir
app-abandon = Abandonar
app-delete = Borrar

app-ask-remove = ¿Quitar a { $player }?
app-ask-remove-what = Se irá también lo que se ha contado de { $player }.
app-ask-remove-yes = Quitar
app-ask-count = ¿Cambiar el número de jugadores?
app-ask-count-what = Parte de lo contado ya no tendrá sitio y se perderá.
app-ask-count-yes = Cambiar
app-ask-abandon = ¿Abandonar la partida?
app-ask-abandon-what = Queda como abandonada, sin ganador, y se puede reabrir.
app-ask-abandon-yes = Abandonar
app-ask-delete = ¿Borrar esta partida?
app-ask-delete-what = Durante treinta días podréis recuperarla desde Inicio.
app-ask-delete-yes = Borrar

app-lost = Se ha perdido la conexión. La página volverá sola.
app-lost-waiting = Se ha perdido la conexión. Lo que escribáis queda aquí, sin guardar; la página volverá sola.
app-lost-still = Sigue sin haber conexión. Mirad si el programa está en marcha y volved a cargar la página.
app-again = Volver a cargar

app-no-number = «{ $text }» no es un número. Se entienden cifras y sumas como 20+5+3.
app-no-number-kept = «{ $text }» no es un número. Sigue valiendo { $kept }.
app-half = Dueño y valor van juntos: anotad los dos o ninguno.
app-no-table = No hay ninguna partida en esta dirección. Mirad si el enlace está entero.
app-deleted = Esta partida se borró. Durante treinta días se puede recuperar aquí abajo, en el dispositivo que la creó.
app-revoked = Este enlace se ha retirado. Pedid uno nuevo a quien os lo envió.
app-role = Este enlace no permite cambiar eso. Pedídselo a quien creó la partida.
app-no-game = Aquí no se conoce ese juego.
app-no-rule = Aquí no hay ninguna regla así.
app-no-language = Ese idioma aún no está. Hay español, inglés y japonés.
app-unreadable = Esta partida se creó con una versión más nueva del programa. Actualizadlo para abrirla.
app-changed-meanwhile = Alguien lo ha cambiado desde otro dispositivo. Ahora veis su anotación; repetid la vuestra si es la buena.
app-name-too-long = El nombre es demasiado largo para guardarlo. Escribid uno más corto.
app-fault = Algo ha fallado en el programa. Lo guardado está a salvo; volved a cargar la página.
app-refused-bad-url = La dirección de la base de datos no es válida. Arrancad el programa con --db y una correcta.
app-refused-no-driver = Al programa le falta la parte de PostgreSQL. Instalad tabletop-scorekeeper[postgres].
app-refused-unreachable = La base de datos no responde. Lo que escribáis queda en esta página hasta que lo haga.
app-refused-read-only = No se puede escribir en la base de datos. Dad permiso a su carpeta; lo que escribáis queda en esta página.
app-refused-locked = Otro programa tiene ocupada la base de datos. Cerradlo; lo que escribáis queda en esta página.
app-refused-full = El disco está lleno. Haced sitio; lo que escribáis queda en esta página.
app-refused-corrupt = La base de datos está dañada. Poned una copia en su lugar; lo que escribáis queda en esta página.
app-refused-not-a-store = La base de datos es de otro programa. Arrancad con --db y otra.
app-refused-newer-database = La base de datos se escribió con una versión más nueva del programa. Actualizadlo.
app-refused-failed = Ahora no se puede usar la base de datos. Lo que escribáis queda en esta página.

pad-less = Uno menos
pad-more = Uno más
pad-sum = Añadir a la suma
pad-yes = Sí
pad-no = No
pad-none = Ninguno
pad-owner = dueño
pad-value = valor
pad-counted = Todo vacío
pad-all = Todo contado
pad-table = Mesa
pad-columns = De quién se cuenta
pad-caption = Hoja de puntuación: en las filas lo que se cuenta, en las columnas los jugadores
pad-done = { $done } de { $of } contados
pad-from-log = del registro
pad-not-number = No es un número
pad-still = Aún vale { $value }

## Exchange

fault-score-value = El texto { $text } no da este valor. Corrige uno de los dos.
fault-not-zip = El archivo comprimido está dañado o tiene contraseña. Vuelve a crearlo y prueba otra vez.
fault-zip-in-zip = Hay un archivo comprimido dentro de otro. Descomprímelo e impórtalo aparte.
fault-too-many-files = Este archivo comprimido contiene más de { $most } archivos. Impórtalo por partes.
fault-empty-file = El archivo está vacío.
fault-unknown-file = No es un archivo de partidas que se pueda leer aquí. Valen: BG Stats, partidas de BGG (XML), el CSV largo y los archivos de este programa.
fault-bgg-error = No es una lista de partidas, sino una página de BoardGameGeek, quizá un aviso de error. Vuelve a descargar las partidas.
fault-xml-doctype = Este XML declara un tipo de documento, cosa que una lista de partidas nunca hace. No se ha seguido leyendo.
fault-not-xml = No es XML legible: línea { $line }. Vuelve a descargar el archivo.
fault-not-csv = No se puede leer la línea { $line } de esta tabla. Mira si quedan unas comillas sin cerrar.
fault-no-play = No es una partida: un programa guarda ahí sus ajustes.
fault-too-many-players = En esta partida figuran más de { $most } jugadores. Se ha dejado fuera.
fault-too-many-rows = Más de { $most } filas pertenecen a esta partida. Revisa la columna play_id.
fault-no-date = { $found } no es una fecha. La partida se guarda sin ella.
fault-date-unsure = { $found } no es una fecha que se lea de una sola manera. Escríbela así: 2026-11-28.
fault-no-game = El archivo no dice qué juego es. La partida se guarda como de un juego desconocido.
fault-no-player = El archivo no dice quién es. La puntuación se guarda como de un jugador desconocido.
fault-score-unsure = { $found } se puede leer de dos maneras. Se guarda como texto y no cuenta.
fault-sum-differs = La hoja suma { $sheet } y la puntuación dice { $score }. Se guardan las dos y cuenta la puntuación.
fault-outcome-differs = Según las puntuaciones, los puestos serían otros. Se respeta lo que dice el archivo.
fault-superseded = En el mismo archivo hay una versión más nueva de esta partida.
fault-came-before = Esta partida ya ha salido antes, en este archivo o en otro.
fault-elsewhere = Otro dispositivo ya guarda esta partida.
fault-deleted-here = Esta partida se borró aquí. Recupérala de la lista de partidas borradas.
fault-made-here = Esta partida se anotó aquí. Se queda como está.
fault-counted-here = Esta partida se contó aquí después de importarla. Se queda como está.
fault-differs = Esta partida ya está aquí con otro contenido, y nada dice cuál es más nueva. Se queda como está.
fault-store-name-too-long = Un nombre de esta partida es demasiado largo. Acórtalo y vuelve a importar.
fault-store-too-deep = Esta partida contiene valores demasiado anidados.
fault-store-not-json = Esta partida contiene un valor que no se puede guardar, como NaN.
fault-store-refused = Esta partida no se puede guardar tal como está.
fault-no-writing = No se puede escribir { $file }: { $why }.

import-new = { $count ->
    [one] 1 partida es nueva.
   *[other] { $count } partidas son nuevas.
}
import-changed = { $count ->
    [one] 1 partida es más nueva en el archivo y se sustituirá; la versión actual queda en su historial.
   *[other] { $count } partidas son más nuevas en el archivo y se sustituirán; las versiones actuales quedan en su historial.
}
import-here = { $count ->
    [one] 1 partida ya está aquí.
   *[other] { $count } partidas ya están aquí.
}
import-differs = { $count ->
    [one] 1 partida está aquí con otro contenido y se queda como está.
   *[other] { $count } partidas están aquí con otro contenido y se quedan como están.
}
import-refused = { $count ->
    [one] 1 partida no se puede leer.
   *[other] { $count } partidas no se pueden leer.
}
import-same-together = { $name } es { $other }, que ya se conoce aquí.
import-same-apart = { $name } no es { $other }, que ya se conoce aquí, y recibe un número.
import-twin-together = { $name } se une a { $other }. Se puede deshacer.
import-twin-apart = En el archivo hay dos personas llamadas { $other }; la segunda se guarda como { $name }. Se pueden unir.
import-alike-together = { $name } se une a { $other }. Se puede deshacer.
import-alike-apart = Puede que { $name } sea { $other }. Se guardan por separado y se pueden unir.
import-gone = { $count ->
    [one] 1 partida que está aquí se borró en el programa de origen.
   *[other] { $count } partidas que están aquí se borraron en el programa de origen.
}
import-ask = ¿Importarlas? (sí/no)
import-left = No se ha escrito nada. Con --yes se importa sin preguntar.
import-no-such-match = No hay nada que elegir sobre { $name }. Mira los nombres de arriba.
import-done = Hecho. Añadidas: { $new }; sustituidas: { $changed }.
import-joined = { $one } pasa a ser { $other }.
import-removed = { $count ->
    [one] 1 partida borrada; se puede recuperar durante treinta días.
   *[other] { $count } partidas borradas; se pueden recuperar durante treinta días.
}
import-dry = No se ha escrito nada.
export-done = { $count ->
    [one] 1 partida escrita en { $file }.
   *[other] { $count } partidas escritas en { $file }.
}
backup-done = { $count ->
    [one] 1 partida guardada en { $file }.
   *[other] { $count } partidas guardadas en { $file }.
}
restore-done = Añadidas: { $added }; ya estaban: { $present }; distintas, se quedan como están: { $differing }.
restore-not-json = No es JSON legible.
restore-not-a-backup = No es un archivo de una copia de seguridad.
restore-newer-format = Lo escribió una versión más nueva. Actualiza el programa para leerlo.
restore-incomplete = Falta un archivo o una revisión que va con este.
restore-altered = La partida y sus revisiones no coinciden; alguien cambió una de las dos.
restore-token-taken = Otra partida tiene la misma dirección.
restore-other = No se puede guardar tal como está.
store-bad-url = SCOREKEEPER_DB no es la dirección de una base de datos. Corrígela, por ejemplo sqlite:///partidas.sqlite3.
store-no-driver = Falta la biblioteca para esta clase de base de datos. Para PostgreSQL: pip install "tabletop-scorekeeper[postgres]"
store-unreachable = La base de datos no responde. Mira si existe y está en marcha.
store-read-only = La base de datos solo se puede leer. Revisa los permisos de su archivo o de su usuario.
store-locked = Alguien más lleva demasiado tiempo escribiendo. Prueba otra vez.
store-full = El disco está lleno. Haz sitio y prueba otra vez.
store-corrupt = La base de datos está dañada. Restaura una copia de seguridad.
store-not-a-store = Esta base de datos es de otro programa. Indica otra en SCOREKEEPER_DB.
store-newer-database = Esta base de datos la escribió una versión más nueva. Actualiza el programa.
store-failed = La base de datos lo ha rechazado. Prueba otra vez; si se repite, haz antes una copia de seguridad.
forgotten-note = El nombre ya no está en esta base de datos. Los archivos exportados antes y las copias de seguridad aún lo tienen.
