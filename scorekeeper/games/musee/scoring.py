"""What scores at the end: paintings, neighbours, staircases and gallery bonus cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from scorekeeper.game import final_path
from scorekeeper.games.musee.maximum import BONUS, NEIGHBOURS, PAINTING, STAIRCASE
from scorekeeper.games.musee.model import (
    LEVELS,
    ROWS,
    STEP,
    Level,
    MuseeTable,
    SeatFinal,
    gallery,
    gallery_path,
    source,
    stairs,
)
from scorekeeper.rules import Fact, Line, Seat, Stage, rule

JOINED: dict[str, tuple[Level, Level]] = {"upper": ("upper", "middle"), "lower": ("middle", "lower")}
"""Galleries above and below each row of tokens."""


def seats(table: MuseeTable) -> Iterator[tuple[Seat, SeatFinal]]:
    """Each seat with its Musée (nothing counted, where there is none)."""
    given = table.final.seats if table.final is not None else ()
    for seat in table.seats:
        yield seat, given[seat] if seat < len(given) else SeatFinal()


def same_theme(one: int | None, other: int | None) -> bool:
    """Whether two slots are filled with paintings of one theme: their numbers differ by fives."""
    return one is not None and other is not None and one % STEP == other % STEP


def neighbours(row: tuple[int | None, ...]) -> tuple[int, ...]:
    """Places (from 0) of the left painting of each pair of neighbours of one theme."""
    return tuple(index for index, (left, right) in enumerate(pairwise(row)) if same_theme(left, right))


def climbs(above: tuple[int | None, ...], below: tuple[int | None, ...], columns: tuple[int, ...]) -> tuple[int, ...]:
    """Columns (from 1) of the staircases that join two paintings of one theme."""
    last = min(len(above), len(below))
    return tuple(c for c in sorted(set(columns)) if 1 <= c <= last and same_theme(above[c - 1], below[c - 1]))


def paintings_of(seat: SeatFinal) -> int | None:
    """Paintings in a Musée, or ``None`` where a gallery is not counted."""
    rows = [gallery(seat, level) for level in LEVELS]
    if any(row is None for row in rows):
        return None
    return sum(card is not None for row in rows for card in row or ())


def uncounted(seat: int, musee: SeatFinal) -> tuple[str, ...]:
    """Paths of the galleries that are not counted."""
    return tuple(gallery_path(seat, level) for level in LEVELS if gallery(musee, level) is None)


@rule("paintings", Stage.SCORING, source=source("Fin del juego"), basis=("B5", "mu-013", "mu-094"))
def paintings(table: MuseeTable) -> Iterator[Line]:
    """Each painting in the Musée is worth 1."""
    for seat, musee in seats(table):
        number = paintings_of(musee)
        if number is None:
            yield Line(seat, None, missing=uncounted(seat, musee))
        else:
            yield Line(seat, PAINTING * number, {"paintings": number, "each": PAINTING, "points": PAINTING * number})


@rule("neighbours", Stage.SCORING, source=source("Fin del juego"), basis=("B5", "mu-014", "mu-074", "mu-095"))
def neighbours_line(table: MuseeTable) -> Iterator[Line]:
    """Two paintings of one theme side by side in a gallery are worth 2."""
    for seat, musee in seats(table):
        missing = uncounted(seat, musee)
        if missing:
            yield Line(seat, None, missing=missing)
            continue
        found: dict[str, int] = {level: len(neighbours(gallery(musee, level) or ())) for level in LEVELS}
        pairs = sum(found.values())
        facts: dict[str, Fact] = {**found, "pairs": pairs, "each": NEIGHBOURS, "points": NEIGHBOURS * pairs}
        yield Line(seat, NEIGHBOURS * pairs, facts)


@rule("staircases", Stage.SCORING, source=source("Fin del juego"), basis=("B5", "mu-015", "mu-075", "mu-096"))
def staircases(table: MuseeTable) -> Iterator[Line]:
    """Two paintings of one theme joined by a staircase are worth 3."""
    arrangement = stairs(table)
    unknown = tuple(f"final.shared.stairs.{name}" for name in ROWS if getattr(arrangement, name) is None)
    for seat, musee in seats(table):
        missing = unknown + uncounted(seat, musee)
        if missing:
            yield Line(seat, None, missing=missing)
            continue
        found: dict[str, int] = {}
        for name in ROWS:
            above, below = (gallery(musee, level) or () for level in JOINED[name])
            found[name] = len(climbs(above, below, getattr(arrangement, name) or ()))
        pairs = sum(found.values())
        facts: dict[str, Fact] = {**found, "pairs": pairs, "each": STAIRCASE, "points": STAIRCASE * pairs}
        yield Line(seat, STAIRCASE * pairs, facts)


@rule("gallery-bonuses", Stage.SCORING, source=source("Fin del juego"), basis=("B5", "mu-016", "mu-080", "mu-097"))
def gallery_bonuses(table: MuseeTable) -> Iterator[Line]:
    """Each gallery bonus card is worth 4."""
    for seat, musee in seats(table):
        if musee.bonuses is None:
            yield Line(seat, None, missing=(final_path(seat, "bonuses"),))
        else:
            number = len(set(musee.bonuses))
            yield Line(seat, BONUS * number, {"cards": number, "each": BONUS, "points": BONUS * number})
