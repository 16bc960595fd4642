# Usual mistakes in counting: what was done.

counted-last-citizen-forgotten = The citizen for most trading stations was forgotten.
counted-last-citizen-twice = The citizen for most trading stations was counted twice.
counted-last-citizen-on-a-tie = The citizen for most trading stations was given although the most is shared.
counted-status-too-low = The development status was read one too low.
counted-status-too-high = The development status was read one too high.
counted-citizens-left-out = Only trading stations were multiplied; citizens were forgotten.
counted-stations-left-out = Only citizens were multiplied; trading stations were forgotten.
counted-citizens-not-multiplied = Citizens were given 1 point each instead of being multiplied.
counted-stations-not-multiplied = Trading stations were given 1 point each instead of being multiplied.
counted-status-added = The status was added to stations and citizens instead of multiplied by them.
counted-marker-as-status = The space of the marker was multiplied, not the status it shows.
counted-unbuilt-stations-counted = Trading stations that were never built were counted, too.
counted-goods-by-tile = Each goods tile was given 1 point, whatever lies on it.
counted-goods-from-the-top = The values of the goods were turned round: grain 5 down to brocade 1.
