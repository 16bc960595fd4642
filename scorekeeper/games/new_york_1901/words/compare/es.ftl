# Errores habituales al contar: qué se hizo.

counted-demolished-lose-points = Se restaron los puntos de los rascacielos demolidos.
counted-prestige-again = Se sumaron otra vez al final los puntos de Gold Prestige.
counted-prestige-off = Se restaron del marcador los puntos de Gold Prestige.
counted-ties-on-streets-score = Se puntuaron también las calles con empate en la mayoría.
counted-any-building-on-a-street = Se puntuó toda calle con algún rascacielos propio.
counted-starter-counted = Se contó el edificio inicial como rascacielos en sus calles.
counted-starter-left-out = No se contó el edificio inicial en sus calles, aunque jugáis contándolo.
counted-demolished-bronze-counts = Se contó también el bronce demolido.
counted-five-for-each = Se dieron 5 puntos por cada rascacielos de bronce.
counted-a-point-for-each = Se dio 1 punto por rascacielos, como si la carta no tuviera tramos.
counted-three-for-each-irregular = Se dieron 3 puntos por cada rascacielos irregular.
counted-architect-goes-on = Se dieron más puntos por los irregulares a partir del sexto.
counted-legendary-is-no-gold = No se contó el legendario como oro.
counted-ties-make-kings = Se puntuaron también las generaciones con empate en la mayoría.
counted-one-gold-is-enough = Se puntuaron también los distritos con un solo rascacielos de nivel oro.
counted-three-for-each-gold = Se dieron 3 puntos por cada rascacielos de nivel oro.
counted-used-cards-score = Se puntuaron las cartas de acción usadas en vez de las no usadas.
counted-all-cards-score = Se puntuaron también las cartas de acción usadas.
