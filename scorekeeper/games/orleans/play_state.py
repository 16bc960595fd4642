"""What a log knows of a table: frozen, small, and cheap to change. ``None`` is what is not known.

Where something is not recorded, a number is the most that there can be, so that nothing is refused without proof.
Standard library only.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from scorekeeper.games.orleans import board
from scorekeeper.games.orleans.play_events import Guildhall, Move, Recruit, Scriptorium, TownHall, UsePlace
from scorekeeper.games.orleans.play_places import HOUSE_OF, TOWN_HALL
from scorekeeper.rules import PlayerIndex

SPACE_IDS = tuple(board.SPACES)
REST, ACTION, EVENT = "rest", "action", "event"
"""Between two rounds; while actions are taken; while the event of the round still has to be settled."""
KEPT = 99
"""Entries of a list that a state keeps: more than a game needs, so that absurd logs stay cheap."""

Counts = tuple[int | None, ...]
LOST = ("stations", "followers", "development", "goods", "places", "technology")


@dataclass(frozen=True, slots=True)
class SeatState:
    """One player.

    ``goods`` and ``steps`` in the order of the board's tables; ``neutral``: own neutral followers of each kind;
    ``peak``: the furthest space of the development marker; ``more_citizens`` and ``more_places``: those from before
    the log that are not named; ``fresh``: technology tiles received in this action phase, not usable before passing;
    ``placed``: technology tiles on places, each with what it replaces, all of them if ``placed_known``; ``lost``: given
    up to torture; ``owed``: coins that could not be paid yet; ``used``: places used in this round; ``sent``: followers
    sent to deeds in this round; ``before``: coins, debt and goods before the event of the round.
    """

    coins: int | None = board.START_COINS
    goods: Counts = (0,) * len(board.GOODS)
    towns: tuple[str, ...] = ()
    built: int | None = 0
    supply: int | None = board.STATIONS
    merchant: str | None = "orleans"
    steps: Counts = (0,) * len(board.TRACKS)
    neutral: Counts = (0,) * len(board.KINDS)
    development: int | None = 0
    peak: int = 0
    citizens: tuple[str, ...] = ()
    more_citizens: int | None = 0
    technology: int | None = 0
    fresh: int = 0
    placed: tuple[tuple[str, str], ...] = ()
    placed_known: bool = True
    places: tuple[str, ...] = ()
    more_places: int | None = 0
    lost: Counts = (0,) * len(LOST)
    plague: int | None = 0
    owed: int = 0
    passed: bool = False
    used: tuple[str, ...] = ()
    sent: int = 0
    drawn: bool = False
    settled: bool = True
    before: tuple[int | None, int, Counts] | None = None

    def step(self, kind: str) -> int | None:
        """Steps on a character track."""
        return self.steps[board.TRACKS.index(kind)]

    def good(self, good: str) -> int | None:
        """Goods tiles of one kind."""
        return self.goods[board.GOODS.index(good)]

    def own(self, kind: str) -> int | None:
        """Neutral followers of a kind that the player can have."""
        return self.neutral[board.KINDS.index(kind)]

    def may_have(self, place: str) -> bool:
        """Whether the player has a place tile, or may have it."""
        return place in self.places or self.more_places != 0

    @property
    def abilities(self) -> tuple[str, ...]:
        """Place tiles that the player has or may have."""
        return self.places if self.more_places == 0 else board.PLACES

    @property
    def status(self) -> int | None:
        """Development status 1-6."""
        return None if self.development is None else board.status_of(self.development)

    @property
    def goods_total(self) -> int | None:
        """All goods tiles."""
        return total(self.goods)

    @property
    def citizen_count(self) -> int | None:
        """Citizens, the last one not among them."""
        return None if self.more_citizens is None else len(self.citizens) + self.more_citizens

    @property
    def in_hand(self) -> int | None:
        """Technology tiles that are not on a place yet, those just received among them."""
        return self.technology - len(self.placed) if self.technology is not None and self.placed_known else None


@dataclass(frozen=True, slots=True)
class State:
    """The table.

    ``seen``: events turned up so far, by round; ``pile``: the hourglass pile as recorded at set-up; ``last``: who had
    the last turn of the action phase; ``left``: neutral followers of each kind on the board, at most; ``back``: such
    whose kind is not known; ``deeds``: followers by deed and kind; ``stack``: technology tiles; ``exact``: whether
    ``market`` is what lies there, and not only the most that can; ``census``: who gained and who paid this round;
    ``census_owed``: whether who paid had no coin for it; ``entries``: entries so far.
    """

    seats: tuple[SeatState, ...]
    start: int | None = None
    round: int = 0
    phase: str = REST
    event: str | None = None
    seen: tuple[str, ...] = ()
    pile: tuple[str | None, ...] = ()
    last: int | None = None
    market: Counts = (None,) * len(board.GOODS)
    exact: bool = True
    spaces: tuple[str | None, ...] = (None,) * len(SPACE_IDS)
    left: Counts = (None,) * len(board.KINDS)
    back: int = 0
    deeds: tuple[Counts, ...] = ((0,) * len(board.KINDS),) * len(board.DEEDS)
    stack: int | None = board.TECHNOLOGY
    census: tuple[int | None, int | None] = (None, None)
    census_owed: bool = False
    resumed: bool = False
    entries: int = 0

    def seat(self, player: int) -> SeatState:
        """A player; a blank one for a seat that is not there."""
        return self.seats[player] if 0 <= player < len(self.seats) else SeatState()

    def put(self, player: int, **changes: Any) -> State:
        """The state with one player changed."""
        if not 0 <= player < len(self.seats):
            return self
        seats = self.seats
        return replace(self, seats=(*seats[:player], replace(seats[player], **changes), *seats[player + 1 :]))

    def in_market(self, good: str) -> int | None:
        """Goods of a kind on the market, at most."""
        return self.market[board.GOODS.index(good)]

    def can_recruit(self, kind: str) -> bool:
        """Whether a neutral tile of the kind can be left."""
        left = self.left[board.KINDS.index(kind)]
        return left is None or left + self.back > 0

    def on_deed(self, deed: str, kind: str) -> int | None:
        """Followers of a kind on a deed."""
        return self.deeds[board.DEED_IDS.index(deed)][board.KINDS.index(kind)]


def total(counts: Counts) -> int | None:
    """The sum, or ``None`` where something is not known."""
    return None if None in counts else sum(each or 0 for each in counts)


def plus(counts: Counts, index: int, by: int) -> Counts:
    """Counts with one of them changed, never below 0."""
    here = counts[index]
    return counts if here is None else (*counts[:index], max(0, here + by), *counts[index + 1 :])


def items_of(seat: SeatState) -> tuple[str, ...]:
    """What a player has, or may have, to give up by torture."""
    marker = seat.development
    there = {
        "station": seat.built != 0,
        "station-supply": seat.supply != 0,
        "follower": any(each != 0 for each in seat.neutral),
        "development": marker is None or (marker > 0 and marker - 1 not in board.DEVELOPMENT_COINS),
        "goods": seat.goods_total != 0,
        "place": bool(seat.places) or seat.more_places != 0,
        "technology": seat.technology != 0,
    }
    return tuple(item for item, has in there.items() if has)


def must_give(seat: SeatState) -> bool:
    """Whether a player owes coins and surely has something to give up for them.

    Followers may all be on the board instead of in the bag, and technology tiles on places may have to stay there.
    """
    marker = seat.development
    known = (seat.built, seat.supply, seat.in_hand, *seat.goods, len(seat.places))
    back = marker is not None and marker > 0 and marker - 1 not in board.DEVELOPMENT_COINS
    return seat.owed > 0 and (back or any((each or 0) > 0 for each in known))


# --- whose turn, whose token -------------------------------------------------------------------------------------


def next_start(state: State) -> int | None:
    """Who has the start token when the next round begins."""
    if state.start is None or not state.seats:
        return None
    return state.start if state.round == 0 else (state.start + 1) % len(state.seats)


def to_act(state: State) -> int | None:
    """Whose turn it is in the action phase."""
    if state.phase != ACTION or not state.seats:
        return None
    first = state.start if state.last is None else state.last + 1
    if first is None:
        return None
    order = ((first + place) % len(state.seats) for place in range(len(state.seats)))
    return next((player for player in order if not state.seats[player].passed), None)


def turn(state: State) -> PlayerIndex | None:
    """Whose turn it is: who owes, who acts, who has to settle the event, who turns the next hourglass."""
    seats = state.seats
    found = next((player for player, seat in enumerate(seats) if must_give(seat)), None)
    if found is None and state.phase == ACTION:
        found = to_act(state)
    elif found is None and state.phase == EVENT:
        found = next((player for player, seat in enumerate(seats) if not seat.settled), None)
    elif found is None and not over(state):
        found = next_start(state)
    return None if found is None else PlayerIndex(found)


def over(state: State) -> bool:
    """Whether the last round is played to its end."""
    return state.round >= board.ROUNDS and state.phase == REST and not any(must_give(seat) for seat in state.seats)


# --- what is known -----------------------------------------------------------------------------------------------


def census_of(state: State) -> tuple[int | None, int | None] | None:
    """Who alone leads and who alone is last on the farmer track; ``None`` where a marker is not known."""
    steps = [seat.step("farmer") for seat in state.seats]
    known = [step for step in steps if step is not None]
    if len(known) < len(steps):
        return None
    alone = [index for index, step in enumerate(known) if known.count(step) == 1]
    first = next((index for index in alone if known[index] == max(known)), None)
    last = next((index for index in alone if known[index] == min(known)), None)
    if len(known) < 2:
        return None, None
    return first, last if len(known) > 2 else None


def taken(state: State, source: str) -> bool:
    """Whether somebody has the citizen of a deed or track."""
    if any(source in seat.citizens for seat in state.seats):
        return True
    if all(seat.more_citizens == 0 for seat in state.seats):
        return False
    if source in board.DEVELOPMENT_CITIZENS:
        return any(seat.peak >= board.DEVELOPMENT_CITIZENS[source] for seat in state.seats)
    if source in board.TRACK_CITIZENS:
        kind, step = board.TRACK_CITIZENS[source]
        return any((seat.step(kind) or 0) >= step for seat in state.seats)
    return False


def route(one: str | None, other: str, water: bool) -> board.Route | None:
    """The connection of a sort between two towns."""
    return next((each for each in board.ROUTES if each.water is water and {each.one, each.other} == {one, other}), None)


def spaces_of(way: board.Route) -> tuple[int, ...]:
    """Indices of the goods spaces of a connection."""
    return tuple(SPACE_IDS.index(id) for id in (way.id, f"{way.id}-second") if id in board.SPACES)


def goods_on(state: State, way: board.Route) -> tuple[str, ...] | None:
    """Goods on a connection, or ``None`` where a space is not known."""
    here = [state.spaces[index] for index in spaces_of(way)]
    return None if None in here else tuple(good for good in here if good not in (None, "none"))


def builders(state: State, town: str) -> tuple[int, ...]:
    """Who has a station in a town."""
    return tuple(player for player, seat in enumerate(state.seats) if town in seat.towns)


def may_build(state: State, player: int, town: str | None) -> bool:
    """Whether a town has room for a station of the player, as far as known."""
    here = builders(state, town or "")
    return player not in here if town == "orleans" else not here


def place_of(event: Any) -> str | None:
    """The place whose action an event is."""
    if isinstance(event, Recruit):
        return HOUSE_OF[event.follower]
    if isinstance(event, Move):
        return event.by
    if isinstance(event, UsePlace):
        return event.place
    names = {Scriptorium: "scriptorium", Guildhall: "guildhall", TownHall: TOWN_HALL}
    return names.get(type(event))


def followers_sent(event: TownHall) -> Iterator[tuple[str, str, str | None, str]]:
    """Each follower sent, with its deed, the reward told, and the name of the fields before their last word."""
    yield event.deed, event.follower, event.reward, ""
    if event.second_deed is not None and event.second_follower is not None:
        yield event.second_deed, event.second_follower, event.second_reward, "second_"


def used_by(event: Any) -> tuple[str, ...] | None:
    """What lay on the place of an action, or ``None`` where it is not recorded."""
    used = tuple(each for each in getattr(event, "used", None) or () if each is not None)
    return used or None
