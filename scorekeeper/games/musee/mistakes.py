"""How a Musée is counted wrong. Standard library only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise

from scorekeeper.compare import Mistake
from scorekeeper.games.musee.maximum import BONUS, NEIGHBOURS, PAINTING, STAIRCASE
from scorekeeper.games.musee.model import LEVELS, ROWS, MuseeTable, gallery, size, stairs
from scorekeeper.games.musee.scoring import JOINED, climbs, neighbours, same_theme
from scorekeeper.games.musee.scoring import seats as seats_of
from scorekeeper.rules import Seat

Row = tuple[int | None, ...]
Counted = Mapping[str, int]


def _rows(table: MuseeTable, seat: Seat) -> tuple[Row, ...]:
    """The three galleries of a seat, from the top."""
    musee = dict(seats_of(table))[seat]
    return tuple(gallery(musee, level) or () for level in LEVELS)


def _columns(table: MuseeTable) -> dict[str, tuple[int, ...]]:
    """Columns with a staircase, by row of tokens."""
    return {row: getattr(stairs(table), row) or () for row in ROWS}


def _joined(table: MuseeTable, seat: Seat, columns: Mapping[str, tuple[int, ...]]) -> int:
    by_level = dict(zip(LEVELS, _rows(table, seat), strict=True))
    return sum(len(climbs(by_level[above], by_level[below], columns[row])) for row, (above, below) in JOINED.items())


def slots_counted(table: MuseeTable, seat: Seat) -> Counted:
    """Every slot counts, free or not."""
    return {"paintings": PAINTING * size(table).slots}


def _once(row: Row) -> int:
    """Pairs of neighbours, if every painting were in one pair only."""
    number, at = 0, 1
    while at < len(row):
        paired = same_theme(row[at - 1], row[at])
        number += paired
        at += 1 + paired
    return number


def a_painting_once(table: MuseeTable, seat: Seat) -> Counted:
    """Every painting is in one pair of neighbours at most."""
    return {"neighbours": NEIGHBOURS * sum(map(_once, _rows(table, seat)))}


def across_a_gap(table: MuseeTable, seat: Seat) -> Counted:
    """Paintings with nothing but free slots between them are neighbours."""
    packed = (tuple(card for card in row if card is not None) for row in _rows(table, seat))
    return {"neighbours": NEIGHBOURS * sum(same_theme(left, right) for row in packed for left, right in pairwise(row))}


def points_as_pairs(table: MuseeTable, seat: Seat) -> Counted:
    """A pair of neighbours is worth 1."""
    return {"neighbours": sum(len(neighbours(row)) for row in _rows(table, seat))}


def as_neighbours(table: MuseeTable, seat: Seat) -> Counted:
    """A pair joined by a staircase is worth no more than neighbours."""
    return {"staircases": NEIGHBOURS * _joined(table, seat, _columns(table))}


def neighbours_as_staircases(table: MuseeTable, seat: Seat) -> Counted:
    """A pair of neighbours is worth as much as one joined by a staircase."""
    return {"neighbours": STAIRCASE * sum(len(neighbours(row)) for row in _rows(table, seat))}


def chandelier_joins(table: MuseeTable, seat: Seat) -> Counted:
    """Every column joins, chandeliers too."""
    every = tuple(range(1, size(table).columns + 1))
    return {"staircases": STAIRCASE * _joined(table, seat, dict.fromkeys(ROWS, every))}


def staircases_alone(table: MuseeTable, seat: Seat) -> Counted:
    """Every staircase with a painting above and below counts, whatever their themes."""
    by_level = dict(zip(LEVELS, _rows(table, seat), strict=True))
    number = 0
    for row, (above, below) in JOINED.items():
        last = min(len(by_level[above]), len(by_level[below]))
        joined = (at - 1 for at in _columns(table)[row] if 1 <= at <= last)
        number += sum(by_level[above][at] is not None and by_level[below][at] is not None for at in joined)
    return {"staircases": STAIRCASE * number}


def every_full_gallery(table: MuseeTable, seat: Seat) -> Counted:
    """Every full gallery earns a bonus, whoever filled that level first."""
    full = sum(len(row) == size(table).columns and None not in row for row in _rows(table, seat))
    return {"gallery-bonuses": BONUS * full}


def points_as_cards(table: MuseeTable, seat: Seat) -> Counted:
    """A gallery bonus card is worth 1."""
    return {"gallery-bonuses": len(set(dict(seats_of(table))[seat].bonuses or ()))}


def _mistake(rule: str, count: Callable[[MuseeTable, Seat], Counted]) -> Mistake:
    return Mistake(count.__name__.replace("_", "-"), rule, count)


MISTAKES = (
    _mistake("paintings", slots_counted),
    _mistake("neighbours", a_painting_once),
    _mistake("neighbours", across_a_gap),
    _mistake("neighbours", points_as_pairs),
    _mistake("neighbours", neighbours_as_staircases),
    _mistake("staircases", as_neighbours),
    _mistake("staircases", chandelier_joins),
    _mistake("staircases", staircases_alone),
    _mistake("gallery-bonuses", every_full_gallery),
    _mistake("gallery-bonuses", points_as_cards),
)
