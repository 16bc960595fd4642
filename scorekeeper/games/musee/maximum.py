"""The highest total that an arrangement of staircases allows.

A full Musée with all three bonus cards would make the sum of all its slots, neighbours, staircases and cards if
every painting had one theme. There are too few of a theme for that (ten among 1-50, twelve among 1-60), so the walls
must be split among themes; each pair of neighbours that the split parts costs 2, each staircase 3. The cheapest split
is the answer. Leaving a slot empty costs more: the painting, the bonus card and a pair, 7 together, and no arrangement
loses as much.

* Two themes are enough with three players: of three or more, the two smallest parts together are at most ten
  paintings, so they can be made one theme without parting more. With two or four players that fails only where three
  parts have at most seven paintings each, and such splits always cost more (a test tries them all).
* What is asked of the numbers is only how many there are of a theme. For every total above 72, for a first game and for
  all arrangements with three players a test finds numbers that also rise in every gallery. In some arrangements with 72
  the order of the numbers keeps even that out of reach; there the bound is generous, but never too strict.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from scorekeeper.games.musee.model import LEVELS, Size, Stairs

PAINTING, NEIGHBOURS, STAIRCASE, BONUS = 1, 2, 3, 4
"""Points for a painting, a pair of neighbours, a pair joined by a staircase, a gallery bonus card."""

THEMES = 5


def complete(stairs: Stairs, sizes: Size) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """Both rows of an arrangement, sorted, or ``None`` where one is not counted or not as the rules want it."""
    if stairs.upper is None or stairs.lower is None:
        return None
    rows = tuple(sorted(stairs.upper)), tuple(sorted(stairs.lower))
    columns = range(1, sizes.columns + 1)
    sound = all(len(set(row)) == len(row) and all(column in columns for column in row) for row in rows)
    fewest, most = sorted(map(len, rows))
    return rows if sound and (fewest, most) == sizes.stairs else None


def highest_total(upper: tuple[int, ...], lower: tuple[int, ...], sizes: Size) -> int:
    """The highest total with staircases in these columns (from 1) of the two rows."""
    everything = (
        PAINTING * sizes.slots
        + NEIGHBOURS * len(LEVELS) * (sizes.columns - 1)
        + STAIRCASE * sum(sizes.stairs)
        + BONUS * len(LEVELS)
    )
    supply = sizes.highest // THEMES
    return everything - _cheapest_split(upper, lower, sizes.columns, supply)


@lru_cache(maxsize=1024)
def _cheapest_split(upper: tuple[int, ...], lower: tuple[int, ...], columns: int, supply: int) -> int:
    """Points lost by the best split of the walls among two themes with ``supply`` paintings each.

    Goes column by column, knowing for each way to paint the last column and each number of paintings of the first
    theme so far the smallest loss.
    """
    ways = tuple(product((0, 1), repeat=len(LEVELS)))

    def parted(way: tuple[int, ...], column: int) -> int:
        above = column in upper and way[0] != way[1]
        below = column in lower and way[1] != way[2]
        return STAIRCASE * (above + below)

    loss = {(way, sum(way)): parted(way, 1) for way in ways}
    for column in range(2, columns + 1):
        after: dict[tuple[tuple[int, ...], int], int] = {}
        for (before, number), lost in loss.items():
            for way in ways:
                state = way, number + sum(way)
                cost = lost + parted(way, column)
                cost += NEIGHBOURS * sum(a != b for a, b in zip(before, way, strict=True))
                after[state] = min(cost, after.get(state, cost))
        loss = after
    slots = len(LEVELS) * columns
    return min(lost for (_, number), lost in loss.items() if slots - supply <= number <= supply)
