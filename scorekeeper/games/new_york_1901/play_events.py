"""What happens in a turn of New York 1901, as events of a log.

Neither the board nor the tiles are known to the program, so what lies where is entered with the event. Every field
but the player may be left out; rules that want it then stay silent.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, get_args

from scorekeeper.games.new_york_1901.model import District, SeatFinal, Street
from scorekeeper.rules import PlayerIndex

Card = Literal["red-2", "red-3", "blue-2", "blue-3", "green-2", "green-3", "yellow-2", "yellow-3", "pink-2", "pink-3"]
"""A territory card, or a territory like it: district and size in squares."""
Built = Literal["bronze", "silver", "gold", "legendary"]
Named = Literal["woolworth", "metropolitan-life", "singer", "park-row"]
Contact = Literal["street", "park", "corner", "nothing"]
"""What a side of a building touches; a corner is not a side."""
Action = Literal["construction-boom", "two-territories", "market-swap"]

CARDS: tuple[str, ...] = get_args(Card)
BUILT: tuple[str, ...] = get_args(Built)
CONTACTS: tuple[str, ...] = get_args(Contact)
ACTIONS: tuple[str, ...] = get_args(Action)
BOOM, TWO, SWAP = ACTIONS
LEGENDARY = "legendary"
STARTER = "starter"


@dataclass(frozen=True, slots=True)
class Expand:
    """A territory card is taken and a worker put on a territory like it.

    ``land``: what the worker stands on, where that is not what the card says. ``plot``: a number by which the table
    tells the territories of a district apart, 1 to 13. ``refill``: the card turned up in its place.
    """

    EVENT: ClassVar[str] = "expand"
    player: PlayerIndex
    card: Card | None = None
    land: Card | None = None
    plot: int | None = None
    refill: Card | None = None


@dataclass(frozen=True, slots=True)
class Demolish:
    """Own buildings are taken off the board for a better one, ``new``, which is built next.

    ``tiles``: numbers of own buildings, 0 being the starter and the others numbered as they were built. ``workers``:
    own ones taken off under the new footprint. ``emptied``: own territories left with neither worker nor building,
    which each get a worker.
    """

    EVENT: ClassVar[str] = "demolish"
    player: PlayerIndex
    tiles: tuple[int, ...] | None = None
    new: Built | None = None
    workers: int | None = None
    emptied: int | None = None


@dataclass(frozen=True, slots=True)
class Build:
    """A skyscraper is put on the board.

    ``points``: as printed. ``squares``: those it covers. ``streets``: those it touches with a side, of the streets in
    play. ``contact``: what else it touches. ``districts``: those it lies in. ``workers``: taken back. ``prestige``:
    gained by Gold Prestige. ``tile``: a number by which the table tells its tiles of one generation apart, 1 to 6.
    ``track``: where the score token stands now.
    """

    EVENT: ClassVar[str] = "build"
    player: PlayerIndex
    generation: Built | None = None
    legendary: Named | None = None
    points: int | None = None
    squares: int | None = None
    streets: tuple[Street, ...] | None = None
    contact: Contact | None = None
    irregular: bool | None = None
    districts: tuple[District, ...] | None = None
    workers: int | None = None
    prestige: int | None = None
    tile: int | None = None
    track: int | None = None


@dataclass(frozen=True, slots=True)
class UseCard:
    """An action card is used and turned face down."""

    EVENT: ClassVar[str] = "action-card"
    player: PlayerIndex
    card: Action | None = None


@dataclass(frozen=True, slots=True)
class ReturnWorker:
    """An own worker is taken off the board, and the card of his territory goes under the futures market."""

    EVENT: ClassVar[str] = "return-worker"
    player: PlayerIndex
    card: Card | None = None
    plot: int | None = None


@dataclass(frozen=True, slots=True)
class EndTurn:
    """A turn ends without a build. After a build, or once somebody else goes on, that needs no event."""

    EVENT: ClassVar[str] = "end-turn"
    player: PlayerIndex


@dataclass(frozen=True, slots=True)
class ShowMarket:
    """What lies in the markets: the cards of the open market, as far as named, and how many are in each."""

    EVENT: ClassVar[str] = "market"
    first: Card | None = None
    second: Card | None = None
    third: Card | None = None
    fourth: Card | None = None
    open: int | None = None
    futures: int | None = None


@dataclass(frozen=True, slots=True)
class Resume:
    """What one player has when the log begins in the middle of a game.

    ``turns``: own turns completed. ``has``: what lies before the player, as at the end of a game.
    """

    EVENT: ClassVar[str] = "resume"
    player: PlayerIndex
    turns: int | None = None
    has: SeatFinal | None = None


@dataclass(frozen=True, slots=True)
class Finish:
    """The game is over: nobody has a turn any more."""

    EVENT: ClassVar[str] = "finish"


EVENTS: tuple[type, ...] = (
    Expand,
    Demolish,
    Build,
    UseCard,
    ReturnWorker,
    EndTurn,
    ShowMarket,
    Resume,
    Finish,
)
TurnEvent = Expand | Demolish | Build | UseCard | ReturnWorker | EndTurn
