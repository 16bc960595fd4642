"""What is recorded of a table of Bruxelles 1897, and the numbers of the game.

``None`` means *not counted*, never 0, but inside ``Area.rows``, where it is an empty space; and there, in the two
bottom corners of a two-player game, it stands for the neutral Architects that set-up puts on them.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Literal, get_args

from scorekeeper.game import Counts
from scorekeeper.rules import Seat

Bonus = Literal["money", "artworks", "houses", "nobles"]
Upper = Literal["architecture", "nobility", "prestige", "release"]
NobleId = Literal["victor-horta", "charles-buls", "paul-hankar", "emile-vandervelde", "prince-albert"]
ArchitectCard = Literal["1/3", "2/4", "2/5"]
LaidCard = Literal["artwork", "money", "material", "house", "noble", "expo", "neutral", "no-card"]

BONUSES: tuple[Bonus, ...] = get_args(Bonus)
UPPERS: tuple[Upper, ...] = get_args(Upper)
NOBLES: tuple[NobleId, ...] = get_args(NobleId)
ARCHITECT_CARDS: tuple[ArchitectCard, ...] = get_args(ArchitectCard)
LAID_CARDS: tuple[LaidCard, ...] = get_args(LaidCard)
KINDS: tuple[LaidCard, ...] = ("artwork", "money", "material", "house", "noble")
"""The five kinds of which cards are taken for the Art Nouveau area; Expo comes as a single card."""

COLOURS = ("blue", "red", "yellow", "green")
COLUMNS = 4
ROUNDS = 4
ARCHITECTS = 7  # cards a player
LEAST_VALUE, MOST_VALUE = 1, 5
CARD_GROUPS: tuple[tuple[tuple[int, ...], tuple[ArchitectCard, ...], int], ...] = (
    ((1, 3), ("1/3",), 4),
    ((4,), ("2/4",), 2),
    ((5,), ("2/5",), 1),
    ((2, 4, 5), ("2/4", "2/5"), 3),
)
"""Values that only these cards can show, and how many of the cards a colour has."""
TRACK_START = 1
NOBILITY_END = 5
PAY = 2  # BEF a noble at the end
PENALTY = 3  # VP for each noble that is not paid
EXPO_POINTS = 2  # VP
BONUS_POINTS = 2  # VP for each artwork colour, house type or noble
MONEY_POINTS = 3  # VP for each pair of BEF
MONEY_PAIRS = 5  # at most so many pairs count
SHOWN_POINTS = 2  # VP for each artwork shown in an exhibition
EXHIBITIONS_MOST = 32  # VP: four exhibitions of four artworks, all players together

HOUSES = 16
HOUSES_A_TYPE = 4
HOUSES_A_PLAYER = 7
MATERIALS = 12
PAIRS_EACH = 2
ARTWORKS = 12
ARTWORKS_A_COLOUR = 3
NOBLE_CARDS = 15  # besides the Brugmanns
NOBLE_COPIES = 3
BRUGMANNS = 4
MONEY_CARDS = 23
BANK = 3 * MONEY_CARDS  # BEF, all cards with their 3 on top


def rows_of(count: int) -> int:
    """Rows of the Art Nouveau area for ``count`` players."""
    return 4 if count >= 4 else 3


def start_prison(count: int) -> tuple[ArchitectCard, ...]:
    """The Architect cards that each player puts in prison at set-up."""
    return ("2/5",) if count <= 2 else ("2/4", "2/5")


def corners(count: int) -> tuple[tuple[int, int], ...]:
    """Row and column of the spaces that neutral Architects take: the bottom corners, with two players only."""
    return ((2, 0), (2, COLUMNS - 1)) if count == 2 else ()


def construction_most(houses: int) -> int:
    """Most VP that building ``houses`` houses can have given: 0, 1, 3, 6, 9, …"""
    return houses if houses < 2 else 3 * houses - 3


# --- set-up ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Piles(Counts):
    """Cards in the four piles, by kind."""

    artwork: int | None = None
    material: int | None = None
    house: int | None = None
    noble: int | None = None


@dataclass(frozen=True, slots=True)
class Inventory(Counts):
    """What the box holds: the six kinds of Action cards, then everything else that is counted."""

    artwork: int | None = None
    money: int | None = None
    material: int | None = None
    house: int | None = None
    noble: int | None = None
    expo: int | None = None
    architects: int | None = None
    markers: int | None = None
    bonus_cards: int | None = None
    brussels_cards: int | None = None
    prison_cards: int | None = None


BOX = Inventory(12, 23, 12, 16, 19, 1, 28, 16, 4, 3, 1)


@dataclass(frozen=True, slots=True)
class Neutral:
    """The two neutral Architects of a two-player game: their colour and the values they show."""

    colour: str | None = None
    values: tuple[int | None, ...] | None = None


@dataclass(frozen=True, slots=True)
class SetupSeat:
    """What one player starts with. ``hand``: Architect cards; ``nobles`` without Brugmann; money in BEF."""

    bef: int | None = None
    vp: int | None = None
    architecture: int | None = None
    nobility: int | None = None
    prestige: int | None = None
    hand: int | None = None
    prison: tuple[ArchitectCard | None, ...] | None = None
    brugmann: int | None = None
    nobles: int | None = None
    houses: int | None = None
    artworks: int | None = None
    materials: int | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """The table before the first turn.

    ``rows``: the Art Nouveau area, top to bottom, columns left to right, by kind of card (``neutral``: a neutral
    Architect; ``no-card``: no card could be laid). ``bonuses``: the Bonus card under each column. ``money_shows``: the
    side of the Money cards laid. ``expo``: laid in the area or back in its place. ``piles`` and ``discards`` are those
    after laying out.
    """

    rows: tuple[tuple[LaidCard | None, ...] | None, ...] | None = None
    bonuses: tuple[Bonus | None, ...] | None = None
    neutral: Neutral | None = None
    money_shows: int | None = None
    expo: Literal["laid", "exhibition-area"] | None = None
    round: int | None = None
    brussels_cards: int | None = None
    prison_cards: int | None = None
    brugmanns_boxed: int | None = None
    piles: Piles | None = None
    discards: Piles | None = None
    inventory: Inventory | None = None
    seats: tuple[SetupSeat, ...] = ()


# --- final position ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Space:
    """An Architect card in the area: whose it is and the value it shows (1 to 5)."""

    owner: Seat | Literal["neutral"] | None = None
    value: int | None = None


@dataclass(frozen=True, slots=True)
class Area:
    """The Art Nouveau area after round 4: the Bonus card under each column, and the Architects, rows top to bottom."""

    bonuses: tuple[Bonus | None, ...] | None = None
    rows: tuple[tuple[Space | None, ...] | None, ...] | None = None


@dataclass(frozen=True, slots=True)
class Column:
    """One column of round 4 by its Bonus card: lower half, who won it, and if noted the upper half likewise."""

    bonus: Bonus | None = None
    winners: tuple[Seat, ...] | None = None
    upper: Upper | None = None
    upper_winners: tuple[Seat, ...] | None = None


@dataclass(frozen=True, slots=True)
class BonusPairs:
    """The upper half printed on the card of each lower half."""

    money: Upper | None = None
    artworks: Upper | None = None
    houses: Upper | None = None
    nobles: Upper | None = None


@dataclass(frozen=True, slots=True)
class Shared:
    """What belongs to the table: the columns, or the area they follow from, or both. ``round``: the last one played."""

    columns: tuple[Column | None, ...] | None = None
    area: Area | None = None
    bonus_pairs: BonusPairs | None = None
    round: int | None = None


@dataclass(frozen=True, slots=True)
class Houses(Counts):
    """Houses by type; the types are told apart by the lamp post on the card."""

    a: int | None = None
    b: int | None = None
    c: int | None = None
    d: int | None = None


@dataclass(frozen=True, slots=True)
class Artworks(Counts):
    """Artworks by colour."""

    red: int | None = None
    yellow: int | None = None
    blue: int | None = None
    green: int | None = None


@dataclass(frozen=True, slots=True)
class MaterialPairs(Counts):
    """Material cards by the two materials on them."""

    wood_wood: int | None = None
    brick_brick: int | None = None
    steel_steel: int | None = None
    wood_brick: int | None = None
    wood_steel: int | None = None
    brick_steel: int | None = None


@dataclass(frozen=True, slots=True)
class VpFrom:
    """VP gained before the end by where they came from."""

    construction: int | None = None
    exhibitions: int | None = None
    crests: int | None = None


@dataclass(frozen=True, slots=True)
class SeatFinal:
    """What one player has after the majority phase of round 4, before anything is paid.

    ``vp``: on the track; ``bef``: money; ``nobles`` without Brugmann; ``materials``: cards; ``architecture``,
    ``nobility``, ``prestige``: positions from 1; ``prison`` and ``brussels``: own Architect cards there.
    """

    vp: int | None = None
    bef: int | None = None
    nobles: tuple[NobleId, ...] | None = None
    houses: Houses | None = None
    artworks: Artworks | None = None
    materials: int | None = None
    expo: bool | None = None
    architecture: int | None = None
    prison: int | None = None
    nobility: int | None = None
    prestige: int | None = None
    brussels: int | None = None
    prison_values: tuple[ArchitectCard | None, ...] | None = None
    vp_from: VpFrom | None = None
    brugmann: int | None = None
    material_pairs: MaterialPairs | None = None


@dataclass(frozen=True, slots=True)
class Final:
    """The final position."""

    shared: Shared = Shared()
    seats: tuple[SeatFinal, ...] = ()


# --- counting ----------------------------------------------------------------------------------------------------


def names_of(type_: type[Counts]) -> tuple[str, ...]:
    """The ids that a class counts."""
    return tuple(each.name for each in fields(type_))  # type: ignore[arg-type]  # every Counts is a dataclass


def known(counts: Counts | None) -> dict[str, int]:
    """What is counted, by id."""
    if counts is None:
        return {}
    found = {name: getattr(counts, name) for name in names_of(type(counts))}
    return {name: number for name, number in found.items() if number is not None}


def total(counts: Counts | None) -> int | None:
    """The sum, or ``None`` while anything of it is not counted."""
    found = known(counts)
    return None if counts is None or len(found) < len(names_of(type(counts))) else sum(found.values())


def uncounted(counts: Counts | None, type_: type[Counts], field: str) -> tuple[str, ...]:
    """Fields (below a seat) of what is not counted yet."""
    found = known(counts)
    return tuple(f"{field}.{name}" for name in names_of(type_) if name not in found)
