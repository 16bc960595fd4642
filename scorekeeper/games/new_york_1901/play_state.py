"""The table while it is played: a frozen state, cheap to copy, with *not recorded* (``None``) kept apart from 0."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from scorekeeper.games.new_york_1901.model import (
    ACTION_CARDS,
    DISTRICTS,
    GENERATIONS,
    LAST_CARDS,
    LEAST_UNBUILT,
    NONE,
    SKYSCRAPERS,
    WORKERS,
    SeatFinal,
)
from scorekeeper.games.new_york_1901.play_events import ACTIONS, BOOM, LEGENDARY, STARTER

LEVELS = {STARTER: 0, "bronze": 1, "silver": 2, "gold": 3, LEGENDARY: 3}
"""Rank of a generation. What is demolished must rank below what takes its place."""
UNKNOWN = "?"


@dataclass(frozen=True, slots=True)
class Tile:
    """A building on the board. ``number``: 0 for the starter, else the order of building; ``old``: built before the
    log began, so that its streets and points are only known in sum."""

    number: int
    generation: str
    points: int | None = None
    squares: int | None = None
    irregular: bool | None = None
    streets: tuple[str, ...] | None = None
    districts: tuple[str, ...] | None = None
    old: bool = False


@dataclass(frozen=True, slots=True)
class SeatState:
    """One player in the middle of a game.

    ``workers``: in hand. ``land``: territories claimed since the log began, as ``red-2`` (``?`` for what is not
    known); ``cards`` and ``sizes``: those from before, by district and by size. ``gone``: demolished skyscrapers by
    generation, ``gone_points`` printed on them (bronze, silver). ``labels``: tiles that the table numbered. ``before``:
    what was entered where the log began in the middle. ``whole``: all standing tiles are listed.
    """

    track: int | None = 0
    unbuilt: int | None = SKYSCRAPERS
    workers: int | None = WORKERS
    tiles: tuple[Tile, ...] = (Tile(0, STARTER),)
    numbered: int = 0
    whole: bool = True
    gone: tuple[int, int, int] | None = (0, 0, 0)
    gone_points: tuple[int | None, int | None] = (0, 0)
    labels: frozenset[tuple[str, int]] = frozenset()
    legendary: str | None = NONE
    legendary_points: int | None = None
    prestige: int | None = 0
    unused: tuple[str, ...] = ACTIONS
    left: int | None = ACTION_CARDS
    land: tuple[str, ...] = ()
    cards: tuple[int, ...] | None = (0,) * len(DISTRICTS)
    sizes: tuple[int, int] | None = (0, 0)
    turns: int | None = 0
    resumed: bool = False
    before: SeatFinal | None = None

    def standing(self, generation: str) -> int | None:
        """Standing tiles of a generation, or ``None`` if not all are listed."""
        return sum(tile.generation == generation for tile in self.tiles) if self.whole else None

    @property
    def board(self) -> int | None:
        """Workers on the board."""
        return None if self.workers is None else WORKERS - self.workers


@dataclass(frozen=True, slots=True)
class Turn:
    """What has been done in a turn. ``workers``: in hand as it began; ``empty``: no open cards then; ``promised``:
    what a demolition made room for, while ``pending``."""

    expands: int = 0
    demolitions: int = 0
    builds: int = 0
    cards: tuple[str, ...] = ()
    promised: str | None = None
    pending: bool = False
    ended: bool = False
    workers: int | None = None
    empty: bool = False

    @property
    def fresh(self) -> bool:
        """Whether nothing but action cards was done."""
        return not (self.expands or self.demolitions or self.builds)

    @property
    def over(self) -> bool:
        """Whether the turn passes on by itself: built, and no extra build is owed by Construction Boom."""
        return self.ended or (self.builds > (BOOM in self.cards) and not self.pending)


@dataclass(frozen=True, slots=True)
class State:
    """The table in the middle of a game.

    ``shown``: cards known to lie in the open market. ``plots``: numbered territories with their owners. ``trigger``:
    who brought about the end; ``sure``: by unbuilt skyscrapers, or by markets that were counted without a gap.
    ``last``: who has had the turn after it.
    """

    seats: tuple[SeatState, ...]
    start: int | None = None
    streets: tuple[str, ...] | None = None
    challenge: str | None = None
    open: int | None = None
    futures: int | None = None
    shown: tuple[str, ...] = ()
    plots: tuple[tuple[str, int, int], ...] = ()
    active: int | None = None
    turn: Turn = field(default_factory=Turn)
    trigger: int | None = None
    sure: bool = False
    last: frozenset[int] = frozenset()
    swaps: int = 0
    returned: int = 0
    back: bool = False
    finished: bool = False
    drawn_districts: tuple[str, ...] = DISTRICTS

    def seat(self, player: int) -> SeatState:
        """One player's state; an empty one for a player who is not at the table."""
        return self.seats[player] if 0 <= player < len(self.seats) else SeatState()

    def put(self, player: int, seat: SeatState) -> State:
        """The state with another state of one player."""
        return replace(self, seats=(*self.seats[:player], seat, *self.seats[player + 1 :]))


def next_player(state: State) -> int | None:
    """Who has the next turn, clockwise; ``None`` where that is not known."""
    if state.active is not None:
        return (state.active + 1) % len(state.seats)
    turns = [seat.turns for seat in state.seats]
    known = [each for each in turns if each is not None]
    if len(known) < len(turns) or len(set(known)) < 2:
        return state.start
    behind = [at for at, each in enumerate(known) if each == min(known) and known[at - 1] > each]
    return behind[0] if len(behind) == 1 else None


def opens(state: State, player: int) -> bool:
    """Whether an event of ``player`` begins a new turn."""
    return state.active != player or state.turn.ended


def opened(state: State, player: int) -> State:
    """The state in which it is the turn of ``player``: another's turn is closed, this one goes on if it is open."""
    if not opens(state, player):
        return state
    state = closed(state)
    turn = Turn(workers=state.seat(player).workers, empty=state.open == 0)
    return replace(state, active=player, turn=turn)


def closed(state: State) -> State:
    """The state after the turn that is open."""
    active = state.active
    if active is None:
        return state
    seat = state.seat(active)
    state = state.put(active, replace(seat, turns=None if seat.turns is None else seat.turns + 1))
    if state.trigger is not None and active != state.trigger:
        state = replace(state, last=state.last | {active})
    return state


def over(state: State) -> bool:
    """Whether the game has ended: triggered, and everybody else had one more turn."""
    if state.finished:
        return True
    if state.trigger is None:
        return False
    if state.active == state.trigger and not state.turn.over:
        return False
    return len(had_their_last(state)) >= len(state.seats)


def had_their_last(state: State) -> frozenset[int]:
    """Who has no turn any more once the end was brought about; the open turn counts if it passes on by itself."""
    had = {*state.last, *(each for each in (state.trigger,) if each is not None)}
    if state.turn.over and state.active is not None:
        had.add(state.active)
    return frozenset(had)


def turn(state: State) -> int | None:
    """Whose turn it is; ``None`` if that is not known or the game is over."""
    if over(state):
        return None
    return next_player(state) if state.active is None or state.turn.over else state.active


def triggered(state: State) -> State:
    """The state, with the player of the open turn bringing about the end if the table says so."""
    if state.trigger is not None or state.active is None:
        return state
    unbuilt = state.seat(state.active).unbuilt
    if unbuilt is not None and unbuilt <= LEAST_UNBUILT:
        return replace(state, trigger=state.active, sure=True)
    if state.open is not None and state.open <= LAST_CARDS and state.futures == 0:
        return replace(state, trigger=state.active, sure=state.swaps == 0)
    return state


# --- what the rules ask ------------------------------------------------------------------------------------------


def district_of(card: str) -> str:
    """The district of a territory card."""
    return card.rsplit("-", 1)[0]


def size_of(card: str) -> int | None:
    """The size of a territory card, in squares."""
    size = card.rsplit("-", 1)[-1]
    return int(size) if size.isdigit() else None


def lots(seat: SeatState) -> tuple[int, ...] | None:
    """Own territories by district; ``None`` if not all are known."""
    if seat.cards is None or any(district_of(card) == UNKNOWN for card in seat.land):
        return None
    return tuple(
        number + sum(district_of(card) == district for card in seat.land)
        for number, district in zip(seat.cards, DISTRICTS, strict=True)
    )


def least_lots(seat: SeatState, district: str) -> int:
    """Own territories of a district, as far as known."""
    before = seat.cards[DISTRICTS.index(district)] if seat.cards and district in DISTRICTS else 0
    return before + sum(district_of(card) == district for card in seat.land)


def sizes(seat: SeatState) -> tuple[int, int] | None:
    """Own territories of size 2 and of size 3; ``None`` if not all are known."""
    found = [size_of(card) for card in seat.land]
    if seat.sizes is None or any(each not in (2, 3) for each in found):
        return None
    return seat.sizes[0] + found.count(2), seat.sizes[1] + found.count(3)


def free_squares(seat: SeatState) -> int | None:
    """The most squares of the own estate that can be free; ``None`` if the estate is not known."""
    found = sizes(seat)
    if found is None:
        return None
    return 2 * found[0] + 3 * found[1] - sum(max(1, tile.squares or 1) for tile in seat.tiles)


def others_standing(state: State, player: int) -> int | None:
    """Standing bronze and silver skyscrapers of all the others."""
    counts = [
        seat.standing(generation)
        for at, seat in enumerate(state.seats)
        if at != player
        for generation in ("bronze", "silver")
    ]
    return None if None in counts else sum(each or 0 for each in counts)


def ever_built(seat: SeatState, generation: str) -> int | None:
    """Skyscrapers of a generation ever built, the legendary not among them."""
    up = seat.standing(generation)
    if up is None or seat.gone is None or generation not in GENERATIONS:
        return None
    return up + seat.gone[GENERATIONS.index(generation)]


def taken_legendaries(state: State) -> dict[str, int]:
    """Legendaries on the board, with their owners."""
    return {str(seat.legendary): at for at, seat in enumerate(state.seats) if seat.legendary not in (None, NONE)}


def to_demolish(seat: SeatState, new: str | None = None) -> Iterator[Tile]:
    """Standing buildings that may give way (to ``new``, where it is known)."""
    for tile in seat.tiles:
        if LEVELS[tile.generation] < (LEVELS["gold"] if new is None else LEVELS[new]):
            yield tile
