# Usual mistakes in counting: what was done.

counted-slots-counted = Free slots were counted as paintings.
counted-a-painting-once = Each painting was put in one pair of neighbours only.
counted-across-a-gap = Paintings with a free slot between them were taken for neighbours.
counted-points-as-pairs = Each pair of neighbours was given 1 point instead of 2.
counted-neighbours-as-staircases = Each pair of neighbours was given 3 points, as if joined by a staircase.
counted-as-neighbours = Each pair joined by a staircase was given 2 points instead of 3.
counted-chandelier-joins = Pairs above and below a chandelier were counted as well.
counted-staircases-alone = Every staircase between two paintings was counted, whatever their themes.
counted-every-full-gallery = Every full gallery was given 4 points, not only those with a bonus card.
counted-points-as-cards = Each gallery bonus card was given 1 point instead of 4.
