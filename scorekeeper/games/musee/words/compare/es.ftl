# Errores habituales al contar: qué se hizo.

counted-slots-counted = Se contaron los huecos libres como pinturas.
counted-a-painting-once = Se metió cada pintura en una sola pareja de vecinas.
counted-across-a-gap = Se tomaron por vecinas pinturas con un hueco libre en medio.
counted-points-as-pairs = Se dio 1 punto por pareja de vecinas en vez de 2.
counted-neighbours-as-staircases = Se dieron 3 puntos por pareja de vecinas, como si las uniera una escalera.
counted-as-neighbours = Se dieron 2 puntos por pareja unida por escalera en vez de 3.
counted-chandelier-joins = Se contaron también las parejas separadas por un candelabro.
counted-staircases-alone = Se contó toda escalera entre dos pinturas, fueran del tema que fueran.
counted-every-full-gallery = Se dieron 4 puntos por cada galería llena, también sin su carta de bonificación.
counted-points-as-cards = Se dio 1 punto por carta de bonificación de galería en vez de 4.
