"""What lies on the table in Musée: galleries, staircases, bonus cards; and the numbers of the game.

Sizes by number of players: facts from *Preparar*, *3 Jugadores* and *4 Jugadores* of ``002_1aeffd7545feab09.txt``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from scorekeeper.game import Table
from scorekeeper.rules import Seat, Source

Level = Literal["upper", "middle", "lower"]
Theme = Literal["landscapes", "water", "persons", "architecture", "animals"]
Residue = Literal["0", "1", "2", "3", "4"]

LEVELS: tuple[Level, ...] = ("upper", "middle", "lower")
"""Galleries, from top to bottom."""

ROWS: tuple[Literal["upper", "lower"], ...] = ("upper", "lower")
"""Rows of tokens: the upper one joins the upper and the middle gallery, the lower one the middle and the lower."""

THEMES: tuple[Theme, ...] = ("landscapes", "water", "persons", "architecture", "animals")
RESIDUES: tuple[Residue, ...] = ("0", "1", "2", "3", "4")
STEP = 5
"""Numbers of one theme go up in fives: the remainder by five is the theme."""

HAND = 5
"""Cards each person holds after every draw while the deck lasts."""

WINS = 2
"""Games to win for the match."""

DOCUMENT = "002_1aeffd7545feab09.txt"
FIRST_GAME = {"upper": (2, 4, 6), "lower": (1, 3, 5)}
"""Columns with a staircase in a first game with two or four players (with three no arrangement is given)."""


def source(heading: str) -> Source:
    """A heading of the rule text."""
    return Source(DOCUMENT, heading)


@dataclass(frozen=True, slots=True)
class Size:
    """Numbers of one player count: ``columns`` slots a gallery and tokens a row, paintings 1 to ``highest``.

    ``musees`` stand on the table; ``stairs`` are the staircases of the two rows, fewest first; ``most`` is the highest
    total of any arrangement and ``unreachable`` the total below it that none gives.
    """

    musees: int
    columns: int
    highest: int
    stairs: tuple[int, int]
    most: int
    unreachable: int

    @property
    def slots(self) -> int:
        """Paintings that a Musée has room for."""
        return len(LEVELS) * self.columns


SIZES: Mapping[int, Size] = {
    2: Size(musees=2, columns=6, highest=50, stairs=(3, 3), most=76, unreachable=75),
    3: Size(musees=3, columns=5, highest=60, stairs=(2, 3), most=64, unreachable=63),
    4: Size(musees=2, columns=6, highest=50, stairs=(3, 3), most=76, unreachable=75),
}


def size(table: Table[Any, Any]) -> Size:
    """The numbers for this many people; those for two where the game is not for so many."""
    return SIZES.get(table.count, SIZES[2])


@dataclass(frozen=True, slots=True)
class Stairs:
    """Columns (from 1, left to right) of the tokens that show their staircase side."""

    upper: tuple[int, ...] | None = None
    lower: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class SetupSeat:
    """One Musée before the game."""

    stairs: Stairs | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """The table before the first turn, as counted.

    ``musees`` on the table; ``columns`` tokens in each row; ``tokens`` a Musée; ``highest_card`` and number of
    ``paintings`` shuffled; ``hand`` cards dealt to each person; ``draw_deck`` cards left over; ``bonus_cards`` face up.
    """

    musees: int | None = None
    columns: int | None = None
    tokens: int | None = None
    first_game: bool | None = None
    highest_card: int | None = None
    paintings: int | None = None
    hand: int | None = None
    draw_deck: int | None = None
    bonus_cards: int | None = None
    seats: tuple[SetupSeat, ...] = ()


@dataclass(frozen=True, slots=True)
class ThemeCards:
    """Numbers seen on cards of a theme; one of each theme tells all the others of it."""

    landscapes: int | tuple[int, ...] | None = None
    water: int | tuple[int, ...] | None = None
    persons: int | tuple[int, ...] | None = None
    architecture: int | tuple[int, ...] | None = None
    animals: int | tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Match:
    """Where this game stands in a match: its ``number`` from 1, and before it ``wins`` by seat and who won the last."""

    id: str | None = None
    number: int | None = None
    wins: tuple[int | None, ...] | None = None
    previous_winners: tuple[Seat, ...] | None = None


@dataclass(frozen=True, slots=True)
class Shared:
    """What is the same for all Musées. ``themes`` names the theme of the numbers with each remainder by five."""

    stairs: Stairs | None = None
    themes: Mapping[Residue, Theme | None] | None = None
    theme_cards: ThemeCards | None = None
    match: Match | None = None


@dataclass(frozen=True, slots=True)
class Galleries:
    """Exhibit numbers by slot, left to right: ``None`` in a row is an empty slot, ``None`` for a row not counted."""

    upper: tuple[int | None, ...] | None = None
    middle: tuple[int | None, ...] | None = None
    lower: tuple[int | None, ...] | None = None


@dataclass(frozen=True, slots=True)
class SeatFinal:
    """One Musée: its galleries, the gallery bonus cards beside it, and whether its owners can place nothing more."""

    galleries: Galleries | None = None
    bonuses: tuple[Level, ...] | None = None
    retired: bool | None = None


@dataclass(frozen=True, slots=True)
class Final:
    """The end of a game, or where a game that is still played stands."""

    shared: Shared = Shared()
    seats: tuple[SeatFinal, ...] = ()


MuseeTable = Table[Setup, Final]
"""A table of Musée."""


def gallery(seat: SeatFinal, level: Level) -> tuple[int | None, ...] | None:
    """The slots of one gallery, or ``None`` where it is not counted."""
    return None if seat.galleries is None else getattr(seat.galleries, level)


def stairs(table: MuseeTable) -> Stairs:
    """The staircases as counted at the end, row by row, else as they were set up for the first Musée that says."""
    final = (table.final and table.final.shared.stairs) or Stairs()
    laid = [seat.stairs for seat in (table.setup.seats if table.setup else ()) if seat.stairs]
    row = {name: getattr(final, name) for name in ROWS}
    for each in laid:
        row = {name: row[name] if row[name] is not None else getattr(each, name) for name in ROWS}
    return Stairs(row["upper"], row["lower"])


CELLS = 12
"""Slots of a gallery that have a cell of their own; a row that is longer still is pointed at as a whole."""


def slot_path(seat: int, level: Level, index: int) -> str:
    """Path of one slot; ``index`` counts from 0 at the left."""
    return f"{gallery_path(seat, level)}[{index}]" if index < CELLS else gallery_path(seat, level)


def gallery_path(seat: int, level: Level) -> str:
    """Path of one gallery."""
    return f"final.seats[{seat}].galleries.{level}"
