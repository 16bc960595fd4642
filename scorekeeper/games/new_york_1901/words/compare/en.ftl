# Usual mistakes in counting: what was done.

counted-demolished-lose-points = The points of demolished skyscrapers were taken off.
counted-prestige-again = The points of Gold Prestige were added once more at the end.
counted-prestige-off = The points of Gold Prestige were taken off the track.
counted-ties-on-streets-score = Streets where the most is shared were scored, too.
counted-any-building-on-a-street = Every street with a skyscraper of one's own was scored.
counted-starter-counted = The starter was counted as a skyscraper on its streets.
counted-starter-left-out = The starter was not counted on its streets, though you play it so.
counted-demolished-bronze-counts = Demolished bronze was counted as well.
counted-five-for-each = Each bronze skyscraper was given 5 points.
counted-a-point-for-each = Each skyscraper was given 1 point, as if the card had no steps.
counted-three-for-each-irregular = Each irregular skyscraper was given 3 points.
counted-architect-goes-on = Irregular skyscrapers beyond the fifth were given more points.
counted-legendary-is-no-gold = The legendary was not counted as gold.
counted-ties-make-kings = Generations where the most is shared were scored, too.
counted-one-gold-is-enough = Districts with a single skyscraper of gold level were scored, too.
counted-three-for-each-gold = Each skyscraper of gold level was given 3 points.
counted-used-cards-score = Used action cards were scored instead of unused ones.
counted-all-cards-score = Used action cards were scored, too.
