# Errores habituales al contar: qué se hizo.

counted-last-citizen-forgotten = Se olvidó el ciudadano de la mayoría de puestos comerciales.
counted-last-citizen-twice = Se contó dos veces el ciudadano de la mayoría de puestos comerciales.
counted-last-citizen-on-a-tie = Se dio el ciudadano de la mayoría de puestos aunque hay empate.
counted-status-too-low = Se leyó un nivel de desarrollo de menos.
counted-status-too-high = Se leyó un nivel de desarrollo de más.
counted-citizens-left-out = Solo se multiplicaron los puestos comerciales; se olvidaron los ciudadanos.
counted-stations-left-out = Solo se multiplicaron los ciudadanos; se olvidaron los puestos comerciales.
counted-citizens-not-multiplied = Se dio 1 punto por ciudadano en vez de multiplicarlos.
counted-stations-not-multiplied = Se dio 1 punto por puesto comercial en vez de multiplicarlos.
counted-status-added = Se sumó el nivel a puestos y ciudadanos en vez de multiplicar.
counted-marker-as-status = Se multiplicó por la casilla del marcador y no por el nivel.
counted-unbuilt-stations-counted = Se contaron también los puestos comerciales sin construir.
counted-goods-by-tile = Se dio 1 punto por ficha de mercancía, fuera cual fuera.
counted-goods-from-the-top = Se contaron los valores al revés: del cereal, 5, al brocado, 1.
