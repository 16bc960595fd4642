"""What is noted while a game is played: one event a turn, and one each for a round's beginning and its majorities.

Rows and columns count from 1, as people say them, from the upper left. ``architects`` is given where an action is
taken at the Parc du Cinquantenaire (how many cards lie down for it), ``row``, ``column`` and ``value`` where an
Architect goes into the Art Nouveau area. What is not noted is ``None``; the rules are silent where they would need it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, get_args

from scorekeeper.games.bruxelles_1897.model import ArchitectCard, Artworks, Bonus, Houses, LaidCard, NobleId, Upper
from scorekeeper.rules import PlayerIndex, Seat

Colour = Literal["red", "yellow", "blue", "green"]
HouseType = Literal["a", "b", "c", "d"]
Pair = Literal["wood-wood", "brick-brick", "steel-steel", "wood-brick", "wood-steel", "brick-steel"]
AnyNoble = Literal[
    "georges-brugmann", "victor-horta", "charles-buls", "paul-hankar", "emile-vandervelde", "prince-albert"
]

ARTWORK_COLOURS: tuple[Colour, ...] = get_args(Colour)
HOUSE_TYPES: tuple[HouseType, ...] = get_args(HouseType)
PAIRS: tuple[Pair, ...] = get_args(Pair)
EVERY_NOBLE: tuple[AnyNoble, ...] = get_args(AnyNoble)
BRUGMANN = "georges-brugmann"


@dataclass(frozen=True, slots=True)
class Create:
    """Creation: take an artwork."""

    EVENT: ClassVar[str] = "create"
    player: PlayerIndex
    row: int | None = None
    column: int | None = None
    value: int | None = None
    artwork: Colour | None = None
    architects: int | None = None


@dataclass(frozen=True, slots=True)
class Sell:
    """Sale: discard an own artwork for 3 BEF."""

    EVENT: ClassVar[str] = "sell"
    player: PlayerIndex
    row: int | None = None
    column: int | None = None
    value: int | None = None
    artwork: Colour | None = None
    architects: int | None = None


@dataclass(frozen=True, slots=True)
class Supply:
    """Supply: take a Material card."""

    EVENT: ClassVar[str] = "supply"
    player: PlayerIndex
    row: int | None = None
    column: int | None = None
    value: int | None = None
    material: Pair | None = None
    architects: int | None = None


@dataclass(frozen=True, slots=True)
class Build:
    """Construction. ``kind``: the type of house; ``discards``: the Material cards given up; ``points``: VP."""

    EVENT: ClassVar[str] = "build"
    player: PlayerIndex
    row: int | None = None
    column: int | None = None
    value: int | None = None
    kind: HouseType | None = None
    discards: tuple[Pair | None, ...] | None = None
    points: int | None = None
    architects: int | None = None


@dataclass(frozen=True, slots=True)
class Influence:
    """Influence. ``keep``: whether the noble stays; ``material``: the card kept with Hankar; ``release``: the
    Architect that Vandervelde frees.
    """

    EVENT: ClassVar[str] = "influence"
    player: PlayerIndex
    noble: AnyNoble
    row: int | None = None
    column: int | None = None
    value: int | None = None
    keep: bool | None = None
    material: Pair | None = None
    release: ArchitectCard | None = None
    architects: int | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """One artwork shown in an exhibition, and by whom."""

    player: PlayerIndex
    artwork: Colour | None = None


@dataclass(frozen=True, slots=True)
class Exhibit:
    """Exhibition. ``shown``: the artworks in order; ``points``: VP by seat, where the artworks are not noted."""

    EVENT: ClassVar[str] = "exhibit"
    player: PlayerIndex
    row: int | None = None
    column: int | None = None
    value: int | None = None
    shown: tuple[Shown, ...] | None = None
    points: tuple[int | None, ...] | None = None
    architects: int | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """An Architect for the majorities alone: the Action card (``card``) is paid and discarded unused."""

    EVENT: ClassVar[str] = "place"
    player: PlayerIndex
    row: int | None = None
    column: int | None = None
    value: int | None = None
    card: Literal["artwork", "money", "material", "house", "noble", "expo"] | None = None


@dataclass(frozen=True, slots=True)
class Exchange:
    """Stock Exchange: 5 BEF."""

    EVENT: ClassVar[str] = "exchange"
    player: PlayerIndex
    architects: int | None = None


@dataclass(frozen=True, slots=True)
class CityHall:
    """City Hall. ``nobles``: whom the player activates; ``material`` and ``release`` as for :class:`Influence`."""

    EVENT: ClassVar[str] = "city-hall"
    player: PlayerIndex
    nobles: tuple[AnyNoble, ...] = ()
    architects: int | None = None
    material: Pair | None = None
    release: ArchitectCard | None = None


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass. ``bef``: the money received, if noted; the rules fix it."""

    EVENT: ClassVar[str] = "pass"
    player: PlayerIndex
    bef: int | None = None


@dataclass(frozen=True, slots=True)
class Majority:
    """The majority phase, computed from the area; noted is what needs a choice or cannot be computed.

    ``uppers``: upper halves of the Bonus cards by column; ``winners`` by column and ``crests`` (VP by seat) only where
    Architects in the area were not noted; ``released`` and ``prison``: by seat, the card that the bonus frees and
    the card from Brussels that goes to prison.
    """

    EVENT: ClassVar[str] = "majority"
    uppers: tuple[Upper | None, ...] | None = None
    winners: tuple[tuple[Seat, ...] | None, ...] | None = None
    released: tuple[ArchitectCard | None, ...] | None = None
    crests: tuple[int | None, ...] | None = None
    prison: tuple[ArchitectCard | None, ...] | None = None


@dataclass(frozen=True, slots=True)
class Prepare:
    """What a round begins with: the Bonus cards under the columns (either half), and the area as it is laid."""

    EVENT: ClassVar[str] = "prepare"
    round: int | None = None
    start_player: PlayerIndex | None = None
    uppers: tuple[Upper | None, ...] | None = None
    lowers: tuple[Bonus | None, ...] | None = None
    rows: tuple[tuple[LaidCard | None, ...] | None, ...] | None = None


@dataclass(frozen=True, slots=True)
class Counted:
    """What one player has, as counted: as in the final position, but ``prison`` may list its cards."""

    vp: int | None = None
    bef: int | None = None
    architecture: int | None = None
    nobility: int | None = None
    prestige: int | None = None
    prison: int | tuple[ArchitectCard | None, ...] | None = None
    nobles: tuple[NobleId, ...] | None = None
    houses: Houses | None = None
    artworks: Artworks | None = None
    materials: int | None = None


@dataclass(frozen=True, slots=True)
class Resume:
    """The table as it stands at the beginning of a round: where a log begins, or counted anew in between."""

    EVENT: ClassVar[str] = "resume"
    round: int | None = None
    start_player: PlayerIndex | None = None
    seats: tuple[Counted, ...] | None = None


EVENTS: tuple[type, ...] = (
    Create,
    Sell,
    Supply,
    Build,
    Influence,
    Exhibit,
    Place,
    Exchange,
    CityHall,
    Pass,
    Majority,
    Prepare,
    Resume,
)

AreaEvent = Create | Sell | Supply | Build | Influence | Exhibit | Place
TurnEvent = AreaEvent | Exchange | CityHall | Pass
AnyEvent = TurnEvent | Majority | Prepare | Resume

ACTION_CARDS: dict[type, LaidCard] = {
    Create: "artwork",
    Sell: "money",
    Supply: "material",
    Build: "house",
    Influence: "noble",
    Exhibit: "expo",
}
"""The Action card that each Art Nouveau action replaces."""


def at_parc(event: object) -> bool:
    """Whether an Art Nouveau action is taken at the Parc du Cinquantenaire."""
    return getattr(event, "architects", None) is not None and isinstance(event, AreaEvent)


def space_of(event: object) -> tuple[int, int] | None:
    """Row and column, counted from 0, of the space that an Architect goes to; ``None`` where they are not noted."""
    row, column = getattr(event, "row", None), getattr(event, "column", None)
    return None if row is None or column is None else (row - 1, column - 1)
