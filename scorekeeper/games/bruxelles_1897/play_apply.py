"""The reducer: the state after an event. It takes forbidden events too, as sensibly as it can, and never raises."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from scorekeeper.games.bruxelles_1897.model import (
    COLUMNS,
    MATERIALS,
    NOBILITY_END,
    ROUNDS,
    SHOWN_POINTS,
    ArchitectCard,
    LaidCard,
    Space,
    VpFrom,
    rows_of,
)
from scorekeeper.games.bruxelles_1897.play_count import resumed
from scorekeeper.games.bruxelles_1897.play_events import (
    ACTION_CARDS,
    BRUGMANN,
    AnyEvent,
    AreaEvent,
    Build,
    CityHall,
    Create,
    Exchange,
    Exhibit,
    Influence,
    Majority,
    Pair,
    Pass,
    Place,
    Prepare,
    Resume,
    Sell,
    Supply,
    at_parc,
    space_of,
)
from scorekeeper.games.bruxelles_1897.play_state import (
    BRUSSELS,
    EXCHANGE,
    HALL,
    PARC,
    TRACKS,
    SeatState,
    State,
    brussels_leaders,
    build_points,
    column_winners,
    crests_won,
    empty_grid,
    house_number,
    known_halves,
    laid_rows,
    without,
)
from scorekeeper.games.bruxelles_1897.setup_checks import FIRST_MONEY
from scorekeeper.rules import Seat

SALE, EXCHANGED, BRUGMANN_GIVES = 3, 5, 4  # BEF
FIRST_PASS, LATER_PASS = 3, 1  # BEF
MOST_AT_ONCE = 99  # Architects of one event that are taken for true
EFFECT_TRACKS = {"victor-horta": "architecture", "prince-albert": "nobility", "charles-buls": "prestige"}


def apply(state: State, event: AnyEvent) -> State:
    """The state after ``event``."""
    after = _applied(state, event)
    return replace(after, entries=state.entries + 1)


def _applied(state: State, event: AnyEvent) -> State:
    match event:
        case Prepare():
            return _prepared(state, event)
        case Resume():
            return resumed(state, event)
        case Majority():
            return _majorities(state, event)
        case Pass():
            return _passed(state, event)
        case Exchange():
            return _turned(earned(_used(state, EXCHANGE, event), event.player, EXCHANGED), event.player)
        case CityHall():
            after = _used(state, HALL, event)
            seat = after.seats[event.player]
            after = with_seat(after, event.player, used=(*seat.used, *event.nobles))
            for noble in event.nobles:
                after = _effect(after, event.player, noble, event.material, event.release)
            return _turned(after, event.player)
        case _:
            return _turned(_acted(_placed(state, event), event), event.player)


def with_seat(state: State, player: int, **values: Any) -> State:
    """The state with something else at one seat."""
    seats = list(state.seats)
    seats[player] = replace(seats[player], **values)
    return replace(state, seats=tuple(seats))


def earned(state: State, player: int, bef: int) -> State:
    """The state after a player got (or paid) money; what is not kept stays unknown."""
    held = state.seats[player].bef
    return state if held is None else with_seat(state, player, bef=held + bef)


def scored(state: State, player: int, source: str, points: int | None) -> State:
    """The state after a player got VP from ``source``; with ``None`` what the player has is not known any more."""
    seat = state.seats[player]
    before = getattr(seat.vp_from, source)
    from_: VpFrom = replace(seat.vp_from, **{source: None if None in (before, points) else before + points})
    vp = None if seat.vp is None or points is None else seat.vp + points
    return with_seat(state, player, vp=vp, vp_from=from_)


def advanced(state: State, player: int, track: str) -> State:
    """The state with a marker one step on; at the end of its track it stays."""
    at = getattr(state.seats[player], track)
    end = NOBILITY_END if track == "nobility" else state.track_end
    return state if at is None or (end is not None and at >= end) else with_seat(state, player, **{track: at + 1})


def freed(state: State, player: int, card: ArchitectCard | None) -> State:
    """The state with an own Architect back from prison, if there is one."""
    prison = state.seats[player].prison
    return with_seat(state, player, prison=without(prison, (card,))) if prison else state


def _turned(state: State, player: int) -> State:
    start = player if state.start_player is None else state.start_player
    return replace(state, start_player=start, turn=state.next_of(player, state.passed))


# --- turns --------------------------------------------------------------------------------------------------------


def _placed(state: State, event: AreaEvent) -> State:
    player = event.player
    if at_parc(event):
        return _used(state, PARC, event)
    state = with_seat(state, player, bef=None) if event.value is None else earned(state, player, -event.value)
    space = space_of(event)
    card = ACTION_CARDS.get(type(event)) or getattr(event, "card", None) or state.card_at(space)
    state = replace(state, bought=(*state.bought, card)) if card else state
    if space is None or not state.inside(*space) or state.grid[space[0]][space[1]] is not None:
        return with_seat(state, player, hidden=state.seats[player].hidden + 1)
    row, column = space
    line = list(state.grid[row])
    line[column] = Space(Seat(player), event.value)
    return replace(state, grid=(*state.grid[:row], tuple(line), *state.grid[row + 1 :]))


def _used(state: State, card: int, event: Any) -> State:
    """The state after Architects went to a Brussels card: as many as noted, else as the rules ask for."""
    uses, player = list(state.uses), event.player
    number = len(uses[card]) + 1 if event.architects is None else max(0, min(event.architects, MOST_AT_ONCE))
    uses[card] = (*uses[card], (int(player), number))
    state = with_seat(state, player, brussels=state.seats[player].brussels + number)
    return replace(state, uses=tuple(uses))


def _acted(state: State, event: AreaEvent) -> State:
    player = event.player
    seat = state.seats[player]
    match event:
        case Create():
            return with_seat(state, player, artworks=_more(seat.artworks, event.artwork))
        case Sell():
            state = with_seat(state, player, artworks=without(seat.artworks, (event.artwork,)))
            return earned(state, player, SALE)
        case Supply():
            return with_seat(state, player, materials=_more(seat.materials, event.material))
        case Build():
            return _built(state, event)
        case Influence():
            return _influenced(state, event)
        case Exhibit():
            return _exhibited(state, event)
        case Place():
            return state


def _more(items: tuple[Any, ...] | None, item: Any) -> tuple[Any, ...] | None:
    return None if items is None else (*items, item)


def _built(state: State, event: Build) -> State:
    player, number = event.player, house_number(state, event.player)
    seat = state.seats[player]
    state = scored(state, player, "construction", built_points(state, event))
    gone: tuple[Pair | None, ...] | None = event.discards
    if gone is None and number is not None and seat.materials is not None:
        least, most = (number + 1) // 2, min(number, len(seat.materials))
        gone = (None,) * least if least >= most else None
    materials = None if gone is None else without(seat.materials, gone)
    return with_seat(state, player, materials=materials, houses=_more(seat.houses, event.kind))


def built_points(state: State, event: Build) -> int | None:
    """VP of a construction: as noted, else the most that the discarded cards can give; ``None`` if not known."""
    number = house_number(state, event.player)
    if event.points is not None:
        return event.points
    if number == 1:
        return 1
    cards = tuple(pair for pair in event.discards or () if pair is not None)
    if number is None or event.discards is None or len(cards) < len(event.discards):
        return None
    return max(build_points(cards, number), default=len({kind for pair in cards for kind in pair.split("-")}))


def _influenced(state: State, event: Influence) -> State:
    state = _effect(state, event.player, event.noble, event.material, event.release)
    seat = state.seats[event.player]
    if event.noble == BRUGMANN or seat.nobles is None:
        return state
    keep = event.noble not in seat.nobles if event.keep is None else event.keep
    if not keep:
        return state
    return with_seat(state, event.player, nobles=(*seat.nobles, event.noble), used=(*seat.used, event.noble))


def _effect(state: State, player: int, noble: str, material: Pair | None, release: ArchitectCard | None) -> State:
    if noble in EFFECT_TRACKS:
        return advanced(state, player, EFFECT_TRACKS[noble])
    if noble == BRUGMANN:
        return earned(state, player, BRUGMANN_GIVES)
    if noble == "paul-hankar":
        return with_seat(state, player, materials=_drawn(state, player, material))
    return freed(state, player, release)


def _drawn(state: State, player: int, material: Pair | None) -> tuple[Pair | None, ...] | None:
    """The Material cards of a player after Hankar, who finds none where all lie in the area or before players."""
    own = state.seats[player].materials
    held = sum(len(seat.materials or ()) for seat in state.seats)
    open_ = [card for line, cards in zip(state.grid, state.laid, strict=True) for card in _unbought(line, cards)]
    most_laid = min(open_.count("material") + open_.count(None), rows_of(state.count))
    if material is not None or held + most_laid < MATERIALS:
        return _more(own, material)
    return None if None in open_ else own


def _unbought(line: Sequence[Space | None], cards: Sequence[LaidCard | None]) -> Iterator[LaidCard | None]:
    return (card for space, card in zip(line, cards, strict=True) if space is None)


def _exhibited(state: State, event: Exhibit) -> State:
    state = replace(state, expo=int(event.player))
    if event.shown is not None:
        for each in event.shown:
            state = scored(state, each.player, "exhibitions", SHOWN_POINTS)
        return state
    for player, points in enumerate((event.points or ())[: len(state.seats)]):
        state = scored(state, player, "exhibitions", points or 0)
    return state


def pass_income(state: State) -> int:
    """What passing gives now: 3 BEF to the first, 1 to everybody else."""
    return LATER_PASS if state.passed else FIRST_PASS


def _passed(state: State, event: Pass) -> State:
    state = earned(state, event.player, pass_income(state))
    passed = state.passed if event.player in state.passed else (*state.passed, int(event.player))
    return _turned(replace(state, passed=passed), event.player)


# --- rounds -------------------------------------------------------------------------------------------------------


def _prepared(state: State, event: Prepare) -> State:
    lowers = tuple(event.lowers or ())[:COLUMNS] or state.lowers
    uppers = tuple(event.uppers or ())[:COLUMNS] or state.uppers
    lowers, uppers = lowers + (None,) * (COLUMNS - len(lowers)), uppers + (None,) * (COLUMNS - len(uppers))
    halves, lowers, uppers = known_halves(state.halves, lowers, uppers)
    start, turn = state.start_player, state.turn
    if event.start_player is not None:
        state = _start_money(state, event.start_player)
        start = int(event.start_player)
        turn = start if state.turn == state.start_player and not state.passed else turn
    laid = state.laid if event.rows is None else laid_rows(state.count, event.rows)
    number = state.round if event.round is None else event.round
    return replace(
        state, round=number, start_player=start, turn=turn, laid=laid, lowers=lowers, uppers=uppers, halves=halves
    )


def _start_money(state: State, start: int) -> State:
    """With the first start player the start money is known: 4, 5, 6, 7 BEF in turn order."""
    if state.entries or state.start_player is not None or state.round > 1:
        return state
    for player in state.people:
        if state.seats[player].bef is None:
            state = with_seat(state, player, bef=FIRST_MONEY + (player - start) % len(state.seats))
    return state


def _majorities(state: State, event: Majority) -> State:
    if state.over:
        return state
    uppers = tuple(state.upper_of(column, event.uppers) for column in range(COLUMNS))
    halves, lowers, uppers = known_halves(state.halves, state.lowers, uppers)
    state = replace(state, halves=halves, lowers=lowers, uppers=uppers)
    won = tuple(column_winners(state, column, event.winners) for column in range(COLUMNS))
    for column, winners in enumerate(won):
        for player in state.people if winners is None else winners:
            state = _rewarded(state, player, uppers[column] if winners is not None else None, event.released)
    state = _crests_scored(state, event)
    for player in brussels_leaders(state):
        seat = state.seats[player]
        card = event.prison[player] if event.prison and player < len(event.prison) else None
        prison = None if seat.prison is None else (*seat.prison, card)
        state = with_seat(state, player, prison=prison, brussels=seat.brussels - 1)
    if state.round >= ROUNDS:
        return replace(state, over=True, turn=None, won=won)
    return _next_round(state)


def _rewarded(state: State, player: int, upper: str | None, released: Any) -> State:
    """The state after the upper half of a Bonus card; if it is not known which, its tracks and prison are not."""
    if not 0 <= player < len(state.seats):
        return state
    if upper in TRACKS:
        return advanced(state, player, upper)
    if upper == "release":
        return freed(state, player, released[player] if released and player < len(released) else None)
    return with_seat(state, player, prison=None, **dict.fromkeys(TRACKS))


def _crests_scored(state: State, event: Majority) -> State:
    computed = crests_won(state)
    for player in state.people:
        prestige = state.seats[player].prestige
        noted = event.crests[player] if event.crests and player < len(event.crests) else None
        won = None if computed is None else computed[player]
        points = 0 if won == 0 else None if won is None or prestige is None else won * prestige
        state = scored(state, player, "crests", noted if points is None else points)
    return state


def _next_round(state: State) -> State:
    """The preparation of the next round: Architects go home, nobles are turned back, Expo makes the first player."""
    size = max(1, len(state.seats))
    start = state.expo
    if start is None and state.start_player is not None:
        start = (state.start_player + 1) % size
    seats: tuple[SeatState, ...] = tuple(replace(seat, used=(), hidden=0, brussels=0) for seat in state.seats)
    return replace(
        state,
        seats=seats,
        grid=empty_grid(state.count),
        laid=laid_rows(state.count, None),
        round=state.round + 1,
        start_player=start,
        turn=start,
        passed=(),
        uppers=(None,) * COLUMNS,
        lowers=(None,) * COLUMNS,
        bought=(),
        uses=((),) * len(BRUSSELS),
        expo=None,
        started_by_expo=state.expo is not None,
    )
