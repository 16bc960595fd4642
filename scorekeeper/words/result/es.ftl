# The page of a result.

# Papel.

print-blank = Hoja de puntuación
print-result = Resultado
print-date = Fecha
print-place = Lugar
print-names = Nombres
print-count = cuántos
print-points = puntos
print-ties = En caso de empate:
print-players = { $count ->
    [one] Un jugador
   *[other] { $count } jugadores
}
result-doubt = { $count ->
    [one] Hay una cosa en esta mesa que no puede ser: el resultado puede estar mal.
   *[other] Hay { $count } cosas en esta mesa que no pueden ser: el resultado puede estar mal.
}
picture-title = Puntos por línea

app-result-share = Compartir
app-result-print = Imprimir
app-result-earlier = Versiones anteriores
app-result-option = Jugáis así: { $option } = { $value }.
app-result-house = { $count ->
    [one] Una anotación del registro quedó como regla de la casa.
   *[other] { $count } anotaciones del registro quedaron como reglas de la casa.
}
app-result-expansions = Con { $names }: lo que se añade así no se comprueba.

app-result-compare = Comparar con vuestro recuento
app-result-compare-how = Escribe los totales que apuntasteis. Si alguno no coincide, verás qué error habitual da justo esa diferencia.
app-result-own-total = Total apuntado de { $player }
app-result-own-line = { $line }, recuento de { $player }
app-result-by-line = Línea a línea
app-result-own-later = Se compara en cuanto esté todo contado.
app-result-own-rules = Según las reglas: { $points }
app-result-own-agrees = Coincide con las reglas: { $points }
app-result-own-more = { $count ->
    [one] Uno más que según las reglas ({ $points }).
   *[other] { $count } más que según las reglas ({ $points }).
}
app-result-own-fewer = { $count ->
    [one] Uno menos que según las reglas ({ $points }).
   *[other] { $count } menos que según las reglas ({ $points }).
}
app-result-own-lines-differ = Una línea no coincide con las reglas.
app-result-own-this = Esto da justo esa diferencia:
app-result-own-may = Cada una de estas cosas da justo esa diferencia:
app-result-own-look = Escribe el recuento línea a línea para ver dónde no coincide.
app-result-own-line-agrees = coincide
app-result-own-line-differs = Según las reglas: { $points }

app-result-text = Como texto
app-result-copy = Copiar texto
app-result-copied = Copiado
app-result-hand = Enviar
app-result-picture = Como imagen
app-result-ground = Fondo de la imagen
app-result-light = Claro
app-result-dark = Oscuro
app-result-save-png = Guardar PNG
app-result-save-svg = Guardar SVG
app-result-link = Como enlace
app-result-copy-link = Copiar enlace
app-result-link-looks = Quien lo abra verá el resultado y no podrá cambiar nada.
app-result-link-enters = Quien lo abra podrá hacer aquí lo mismo que tú.
app-result-programs = Para otros programas
app-result-bgstats = Abrir en BG Stats
app-result-save-bgsplay = Guardar para BG Stats
app-result-save-json = Guardar partida

app-result-paper = Papel
app-result-paper-a4 = A4
app-result-paper-letter = Carta
app-result-print-result = Este resultado
app-result-print-result-how = Clasificación, desglose de los puntos e imagen, en blanco y negro.
app-result-print-blank = Una hoja en blanco
app-result-print-blank-how = Para contar en papel, con la lista de preparación.
app-result-save-html = Guardar la página

app-result-earlier-how = Resultados de esta partida antes de reabrirla o corregirla.
app-result-no-earlier = Esta partida no tiene resultados anteriores.
app-result-look = Ver
app-result-all-earlier = Todas
app-result-since = Ha cambiado desde entonces
