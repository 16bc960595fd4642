"""What happens at the table in Musée, as events of a log.

Hands are hidden, so nothing asks for them; a table that plays with open hands may note them, and rules then know more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, get_args

from scorekeeper.games.musee.model import Galleries, Level
from scorekeeper.rules import PlayerIndex

Draw = Literal["keep", "give", "no-draw"]
"""A card drawn after placing: kept, handed to the partner unseen, or none drawn."""

DRAWS: tuple[Draw, ...] = get_args(Draw)


@dataclass(frozen=True, slots=True)
class Place:
    """A painting is hung. ``slot`` counts from 1 at the left; ``draw`` left out means: as the rules have it."""

    EVENT: ClassVar[str] = "place"
    player: PlayerIndex
    card: int
    gallery: Level
    slot: int
    draw: Draw | None = None


@dataclass(frozen=True, slots=True)
class Retire:
    """Somebody holds no card that fits, and places no more in this game."""

    EVENT: ClassVar[str] = "retire"
    player: PlayerIndex


@dataclass(frozen=True, slots=True)
class Claim:
    """Somebody takes a gallery bonus card. Whoever fills a gallery first has it without this event."""

    EVENT: ClassVar[str] = "claim"
    player: PlayerIndex
    gallery: Level


@dataclass(frozen=True, slots=True)
class Pass:
    """Somebody places nothing though not out, perhaps throwing a card away: against the rules, so for house rules."""

    EVENT: ClassVar[str] = "pass"
    player: PlayerIndex
    card: int | None = None


@dataclass(frozen=True, slots=True)
class Remove:
    """A painting comes off a wall: against the rules, so for house rules."""

    EVENT: ClassVar[str] = "remove"
    player: PlayerIndex
    card: int


@dataclass(frozen=True, slots=True)
class Hand:
    """What somebody holds, where it is shown: numbers, how many cards, or both."""

    EVENT: ClassVar[str] = "hand"
    player: PlayerIndex
    cards: tuple[int, ...] | None = None
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Resume:
    """How one Musée looks where the log begins in the middle of a game.

    ``retired``: this person can place nothing more. ``next``: who has the next turn.
    """

    EVENT: ClassVar[str] = "resume"
    player: PlayerIndex
    galleries: Galleries | None = None
    bonuses: tuple[Level, ...] | None = None
    retired: bool | None = None
    next: PlayerIndex | None = None


@dataclass(frozen=True, slots=True)
class Finish:
    """The game is over: nobody can place any more."""

    EVENT: ClassVar[str] = "finish"


EVENTS: tuple[type, ...] = (Place, Retire, Claim, Hand, Resume, Finish, Pass, Remove)
