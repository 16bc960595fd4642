"""What happens at a table of Orléans, one event for each thing done.

What a field leaves out is worked out where the rules fix it, and else not judged. Standard library only.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, get_args

from scorekeeper.games.orleans.board import Deed, Good, Kind, Place, Town
from scorekeeper.games.orleans.board import Event as Tile
from scorekeeper.games.orleans.model import Deeds, Goods, SeatFinal
from scorekeeper.rules import PlayerIndex

Used = Literal["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk", "technology"]
Taken = Literal["grain", "cheese", "wine", "wool", "brocade", "none"]
Vehicle = Literal["ship", "wagon", "horse-wagon"]
Reward = Literal["coin", "point"]
Sender = Literal["town-hall", "gunpowder-tower"]
AnyPlace = Literal[
    "farm-house", "village", "university", "castle", "monastery", "scriptorium", "town-hall", "ship", "wagon",
    "guildhall", "hayrick", "cheese-factory", "winery", "wool-manufacturer", "tailor-shop", "brewery", "windmill",
    "library", "hospital", "sacristy", "herb-garden", "bathhouse", "shipping-line", "pharmacy", "office", "cellar",
    "laboratory", "horse-wagon", "school", "gunpowder-tower",
]  # fmt: skip
Item = Literal["station", "station-supply", "follower", "development", "goods", "place", "technology"]
Struck = Literal["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk", "starter", "nothing"]

USED: tuple[str, ...] = get_args(Used)
VEHICLES: tuple[str, ...] = get_args(Vehicle)
REWARDS: tuple[str, ...] = get_args(Reward)
SENDERS: tuple[str, ...] = get_args(Sender)
ANY_PLACES: tuple[str, ...] = get_args(AnyPlace)
ITEMS: tuple[str, ...] = get_args(Item)
STRUCK: tuple[str, ...] = get_args(Struck)


@dataclass(frozen=True, slots=True)
class Hourglass:
    """A round begins: the tile on top is turned. ``player``: who has the token and turns it.

    The census follows from the farmer track; it needs no entry.
    """

    EVENT: ClassVar[str] = "hourglass"
    shows: Tile
    player: PlayerIndex | None = None


@dataclass(frozen=True, slots=True)
class Census:
    """Who took and who paid the coin of the census, where the table wants it compared."""

    EVENT: ClassVar[str] = "census"
    gains: PlayerIndex | Literal["nobody"] | None = None
    pays: PlayerIndex | Literal["nobody"] | None = None


@dataclass(frozen=True, slots=True)
class Draw:
    """Followers drawn from the bag. ``market``: lying there before; ``back``: taken back from action spaces."""

    EVENT: ClassVar[str] = "draw"
    player: PlayerIndex
    drawn: int | None = None
    market: int | None = None
    back: int | None = None


@dataclass(frozen=True, slots=True)
class Technology:
    """A technology tile is put on a place, for good, where a follower ``instead`` is wanted."""

    EVENT: ClassVar[str] = "technology"
    player: PlayerIndex
    place: AnyPlace
    instead: Kind


@dataclass(frozen=True, slots=True)
class Recruit:
    """A follower is recruited. ``tile``: the place tile that a trader brings.

    ``used``: what lay on the place; ``coins``: received; ``marker``: where the development marker stands now.
    """

    EVENT: ClassVar[str] = "recruit"
    player: PlayerIndex
    follower: Kind
    tile: Place | None = None
    coins: int | None = None
    marker: int | None = None
    used: tuple[Used | None, ...] | None = None


@dataclass(frozen=True, slots=True)
class Scriptorium:
    """One development point at the Scriptorium."""

    EVENT: ClassVar[str] = "scriptorium"
    player: PlayerIndex
    coins: int | None = None
    marker: int | None = None
    used: tuple[Used | None, ...] | None = None


@dataclass(frozen=True, slots=True)
class TownHall:
    """One or two followers go to the deeds. ``reward``: on the Canalisation a coin (if left out) or a point.

    ``sender``: followers on the Gunpowder Tower may be sent as well. ``coins``: received in all.
    """

    EVENT: ClassVar[str] = "town-hall"
    player: PlayerIndex
    deed: Deed
    follower: Kind
    reward: Reward | None = None
    second_deed: Deed | None = None
    second_follower: Kind | None = None
    second_reward: Reward | None = None
    coins: int | None = None
    sender: Sender | None = None


@dataclass(frozen=True, slots=True)
class Move:
    """The merchant moves along one connection. ``good``: the goods tile taken on the way, or ``none``."""

    EVENT: ClassVar[str] = "move"
    player: PlayerIndex
    by: Vehicle
    to: Town
    good: Taken | None = None
    used: tuple[Used | None, ...] | None = None


@dataclass(frozen=True, slots=True)
class Guildhall:
    """A trading station is built where the merchant stands (``town``, if told)."""

    EVENT: ClassVar[str] = "guildhall"
    player: PlayerIndex
    town: Town | None = None
    used: tuple[Used | None, ...] | None = None


@dataclass(frozen=True, slots=True)
class UsePlace:
    """An own place tile is used. ``paid``: coins at the Pharmacy; ``coins``: received."""

    EVENT: ClassVar[str] = "place"
    player: PlayerIndex
    place: Place
    paid: int | None = None
    coins: int | None = None
    marker: int | None = None
    used: tuple[Used | None, ...] | None = None


@dataclass(frozen=True, slots=True)
class Pass:
    """A player passes and is out for the round."""

    EVENT: ClassVar[str] = "pass"
    player: PlayerIndex


@dataclass(frozen=True, slots=True)
class Settle:
    """What the event of the round did to a player.

    ``good``: food given back (Harvest); ``coins``: received or paid; ``follower``: drawn by the Plague;
    ``sacristy``: the Sacristy kept the player out of it.
    """

    EVENT: ClassVar[str] = "settle"
    player: PlayerIndex
    good: Good | None = None
    coins: int | None = None
    follower: Struck | None = None
    sacristy: bool | None = None


@dataclass(frozen=True, slots=True)
class Torture:
    """One thing is given up for one coin that cannot be paid."""

    EVENT: ClassVar[str] = "torture"
    player: PlayerIndex
    item: Item
    good: Good | None = None
    follower: Kind | None = None
    town: Town | None = None
    place: AnyPlace | None = None


@dataclass(frozen=True, slots=True)
class Resume:
    """What one player has when the log begins in the middle of a game, as at the end of one."""

    EVENT: ClassVar[str] = "resume"
    player: PlayerIndex
    merchant: Town | None = None
    monks: int | None = None
    has: SeatFinal | None = None


@dataclass(frozen=True, slots=True)
class ResumeTable:
    """What the table shows when the log begins in the middle: ``round`` is the one that begins next."""

    EVENT: ClassVar[str] = "resume-table"
    round: int | None = None
    start: PlayerIndex | None = None
    deeds: Deeds | None = None
    goods_market: Goods | None = None


EVENTS: tuple[type, ...] = (
    Hourglass,
    Census,
    Draw,
    Technology,
    Recruit,
    Scriptorium,
    TownHall,
    Move,
    Guildhall,
    UsePlace,
    Pass,
    Settle,
    Torture,
    Resume,
    ResumeTable,
)
ACTIONS = (Recruit, Scriptorium, TownHall, Move, Guildhall, UsePlace)
"""What takes a turn of the action phase, but for passing."""
