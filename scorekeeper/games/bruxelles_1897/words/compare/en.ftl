# Usual mistakes in counting: what was done.

counted-brugmann-paid = Brugmann was paid like the other nobles.
counted-nobles-for-nothing = The nobles were not paid, and none was lost.
counted-unpaid-cost-two = Each unpaid noble cost 2 VP instead of 3.
counted-a-point-a-house = Each house was given 1 VP instead of the Architecture position.
counted-position-alone = The Architecture position was given once, not for each house.
counted-position-added = Houses and Architecture position were added, not multiplied.
counted-house-types-multiplied = Types of houses were multiplied, not houses.
counted-materials-by-unit = Both materials on each card were counted.
counted-money-before-nobles = The money bonus was counted before the nobles were paid.
counted-money-without-end = More than five pairs of BEF were counted.
counted-three-a-franc = 3 VP were given for each BEF, not for each pair.
counted-money-rounded-up = A single BEF left over was counted as a pair.
counted-artworks-each = Every artwork was counted, not every colour.
counted-houses-each = Every house was counted, not every type.
counted-lost-nobles-counted = Nobles that were lost unpaid were counted for the bonus.
counted-brugmann-left-out = Brugmann was not counted for the bonus.
counted-tied-columns-left-out = Bonuses of columns with a shared majority were not taken.
counted-bonus-not-won = { $line }: taken although another won the column.
