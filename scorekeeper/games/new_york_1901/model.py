"""What a table of New York 1901 can record, and its number tables.

Points are those printed on the tiles. The tiles themselves and the geometry of the board are not known to the
program, so the points of single skyscrapers are entered as printed. Everything that is not counted is ``None``, never
0.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from scorekeeper.game import Counts

Street = Literal["broadway", "wall-street", "nassau-broad", "cedar", "pine-thames"]
Challenge = Literal["bronze-baron", "master-architect", "generation-king", "gold-tycoon", "gold-prestige"]
District = Literal["red", "blue", "green", "yellow", "pink"]
Legendary = Literal["woolworth", "metropolitan-life", "singer", "park-row", "none"]

STREETS: tuple[str, ...] = get_args(Street)
CHALLENGES: tuple[str, ...] = get_args(Challenge)
DISTRICTS: tuple[str, ...] = get_args(District)
LEGENDARIES: tuple[str, ...] = get_args(Legendary)[:-1]
"""From the tallest to the lowest. The printed heights are not known; their order is."""
GENERATIONS = ("bronze", "silver", "gold")
"""From the lowest to the highest; a starter ranks below bronze, a legendary is of gold level."""

PLAYERS = (2, 3, 4)
COLOURS = ("yellow", "green", "blue", "brown")
NONE = "none"
LEFT_OUT = "pink"
"""The district of David Schneider, which stays in the box with two players."""

SKYSCRAPERS = 18
"""Skyscrapers of one player, starter and legendary not among them."""
PER_GENERATION = 6
LEAST_UNBUILT = 4
"""The end is triggered by a player who has only this many left, and nobody can go below."""
WORKERS = 4
ACTION_CARDS = 3
OPEN_MARKET = 4
LAST_CARDS = 3
"""With only this many cards in the open market and none in the futures market, the end is triggered."""
DISTRICT_CARDS = 13
CARDS = {2: 52, 3: 65, 4: 65}
"""Territory cards in play, those of the starters included."""
SMALLEST_TERRITORY = 2

SILVER_AT = 6
GOLD_AT = 18
"""Points on the track that unlock a generation, reached before the build."""
LEAST_PRINTED = 2
MOST_PRINTED = 8
"""Points printed on a skyscraper that is no legendary (one public source)."""

STREET_POINTS = 5
STREETS_DRAWN = 3
BARON = {4: 5, 5: 10, 6: 15}
"""Bronze Baron: standing bronze skyscrapers to points."""
ARCHITECT = {3: 3, 4: 6, 5: 10}
"""Master Architect: irregular skyscrapers to points; more than five give no more."""
KING_POINTS = 5
TYCOON_POINTS = 3
TYCOON_NEEDS = 2


def districts_in_play(players: int) -> tuple[str, ...]:
    """Ids of the districts whose territory cards are in play with this many players."""
    return tuple(each for each in DISTRICTS if players != 2 or each != LEFT_OUT)


@dataclass(frozen=True, slots=True)
class Market:
    """Territory cards: face up in the open market, face down in the futures market."""

    open: int | None = None
    futures: int | None = None


@dataclass(frozen=True, slots=True)
class Territory:
    """A territory, or its card: district and size (2 or 3 squares)."""

    district: District | None = None
    size: int | None = None


@dataclass(frozen=True, slots=True)
class SetupSeat:
    """One player when the game begins.

    ``character``: district of the character card. ``starter``: the territory under the starter building;
    ``first_card``: the territory card laid on the character card.
    """

    character: District | None = None
    starter: Territory | None = None
    first_card: Territory | None = None
    track: int | None = None
    unbuilt: int | None = None
    workers: int | None = None
    action_cards: int | None = None
    king_token: bool | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """The table when the game begins.

    ``districts``: those whose territory cards are in play. ``deck``: territory cards left once the starters' cards
    are taken, before the market is dealt. ``legendaries``: black tiles beside the board.
    """

    streets: tuple[Street, ...] | None = None
    challenge: Challenge | None = None
    districts: tuple[District, ...] | None = None
    deck: int | None = None
    market: Market | None = None
    legendaries: int | None = None
    seats: tuple[SetupSeat, ...] = ()


@dataclass(frozen=True, slots=True)
class Generations(Counts):
    """Skyscrapers by generation, neither starter nor legendary among them."""

    bronze: int | None = None
    silver: int | None = None
    gold: int | None = None


@dataclass(frozen=True, slots=True)
class Districts(Counts):
    """Counts by district."""

    red: int | None = None
    blue: int | None = None
    green: int | None = None
    yellow: int | None = None
    pink: int | None = None


Printed = int | tuple[int, ...] | None
"""Printed points: their sum, or those of each tile."""


@dataclass(frozen=True, slots=True)
class StandingPoints:
    """Points printed on the own tiles that stand, by generation."""

    bronze: Printed = None
    silver: Printed = None
    gold: Printed = None
    legendary: int | None = None


@dataclass(frozen=True, slots=True)
class DemolishedPoints:
    """Points printed on the own tiles that were demolished, by generation."""

    bronze: Printed = None
    silver: Printed = None


@dataclass(frozen=True, slots=True)
class Workers:
    """Own workers in hand and on the board."""

    hand: int | None = None
    board: int | None = None


@dataclass(frozen=True, slots=True)
class Sizes:
    """Own territories on the board by size, in squares."""

    two: int | None = None
    three: int | None = None


@dataclass(frozen=True, slots=True)
class SeatFinal:
    """What lies before one player at the end, before the final scoring.

    ``track``: points on the score track, ``prestige`` of them gained by Gold Prestige. ``on_street``: own skyscrapers
    touching each street in play, the legendary among them, the starter not; ``starter_on_street``: 1 where the
    standing starter touches it. ``action_cards``: unused ones. ``standing`` and ``demolished``: skyscrapers without
    starter and legendary. ``irregular``: standing ones with a hexagon, ``legendary_irregular`` tells whether the
    legendary is one of them. ``gold_by_district``: gold-level ones by district, the legendary among them. ``cards``:
    territory cards on the character card; ``land``: own territories on the board, ``empty_land`` of them without an
    own building; ``covered``: squares under own buildings. ``king_on_board``: the King token lies on a legendary.
    """

    track: int | None = None
    on_street: Mapping[Street, int | None] | None = None
    starter_on_street: Mapping[Street, int | None] | None = None
    starter_standing: bool | None = None
    action_cards: int | None = None
    standing: Generations | None = None
    demolished: int | Generations | None = None
    unbuilt: int | None = None
    irregular: int | None = None
    legendary: Legendary | None = None
    legendary_irregular: bool | None = None
    king_on_board: bool | None = None
    gold_by_district: Districts | None = None
    prestige: int | None = None
    standing_points: StandingPoints | None = None
    demolished_points: DemolishedPoints | None = None
    workers: Workers | None = None
    cards: Districts | None = None
    land: Sizes | None = None
    empty_land: int | None = None
    covered: int | None = None


@dataclass(frozen=True, slots=True)
class Shared:
    """What belongs to the table at the end: the cards in play and the market."""

    streets: tuple[Street, ...] | None = None
    challenge: Challenge | None = None
    market: Market | None = None


@dataclass(frozen=True, slots=True)
class Final:
    """The end of a table."""

    shared: Shared = Shared()
    seats: tuple[SeatFinal, ...] = ()
