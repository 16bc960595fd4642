"""What a game lets people enter: the cells of its forms, as data.

A row is one thing to count; its cells are one for the table (shared) or one a seat. The page makes inputs from rows,
blank sheets are printed from them, and a test holds every path that a finding can name against them.

Standard library only.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """What a cell takes."""

    COUNT = "count"  # a small whole number: a stepper helps
    NUMBER = "number"  # a whole number that is rather typed, sums allowed (20+5+3)
    FLAG = "flag"  # yes or no
    CHOICE = "choice"  # one id of ``choices``
    SET = "set"  # several ids of ``choices``, each at most once (a list in the file)
    NUMBERS = "numbers"  # several numbers out of ``choices`` (a list in the file)
    SEATS = "seats"  # several seats (a list of seat numbers in the file)
    SLOT = "slot"  # one slot of a row of slots that may stay empty; ``null`` is an empty slot
    SPACE = "space"  # one space of a grid: an owner and a value; ``null`` is an empty space


@dataclass(frozen=True, slots=True)
class Row:
    """One thing to count.

    ``id`` names it (its words are the message ``row-<id>``, with ``.help``); ``field`` is the path below
    the place the row belongs to (``goods.grain`` below ``final.seats[0]``). ``group`` is the heading it stands under
    (``group-<group>``), ``rule`` the id of the rule it feeds. ``low`` and ``high`` bound what the inputs *suggest*;
    they refuse nothing, rules do. ``needed``: the score cannot be complete without it.
    """

    id: str
    field: str
    kind: Kind
    group: str
    rule: str | None = None
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int | None = None
    needed: bool = True


@dataclass(frozen=True, slots=True)
class Sheet:
    """The rows of a table as it stands (they depend on the number of players and on the cards in play).

    ``setup`` rows hang below ``setup``, ``setup_seats`` below ``setup.seats[i]``, ``shared`` below ``final.shared``,
    ``seats`` below ``final.seats[i]``.
    """

    seats: tuple[Row, ...]
    shared: tuple[Row, ...] = ()
    setup: tuple[Row, ...] = ()
    setup_seats: tuple[Row, ...] = ()

    def paths(self, seats: int) -> Iterator[str]:
        """Yield the path of every cell for a table with this many seats."""
        for row in self.setup:
            yield f"setup.{row.field}"
        for row in self.shared:
            yield f"final.shared.{row.field}"
        for seat in range(seats):
            for row in self.setup_seats:
                yield f"setup.seats[{seat}].{row.field}"
            for row in self.seats:
                yield f"final.seats[{seat}].{row.field}"
