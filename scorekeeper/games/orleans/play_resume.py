"""Beginning in the middle, beginning at the start, and the final position. Standard library only."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from scorekeeper.games.orleans import board
from scorekeeper.games.orleans.model import (
    Characters,
    Deeds,
    Final,
    Goods,
    SeatFinal,
    SetupSeat,
    Shared,
    Torture,
    Tracks,
)
from scorekeeper.games.orleans.play_events import Resume, ResumeTable
from scorekeeper.games.orleans.play_state import LOST, SPACE_IDS, Counts, SeatState, State
from scorekeeper.games.orleans.position import OrleansTable, amounts, number


def begin(table: OrleansTable) -> State:
    """The state after set-up: as entered, else as the rules have it."""
    setup = table.setup
    seats = [_first(SetupSeat())] * table.count
    for index, own in enumerate((setup.seats if setup else ())[: table.count]):
        seats[index] = _first(own)
    neutral = board.neutral_tiles(table.count) if table.edition == "2014" else None
    box = not table.expansions and table.edition == "2014"
    left = amounts(setup.characters if setup else None)
    market = amounts(setup.goods_market if setup else None)
    used = board.spaces_used(table.count) if 2 <= table.count <= 4 and box else frozenset(SPACE_IDS)
    spaces = setup.spaces if setup else None
    stack = setup.technology if setup else None
    return State(
        seats=tuple(seats),
        start=table.start_player,
        pile=(setup.hourglasses if setup else None) or (),
        market=tuple(market.get(good) for good in board.GOODS),
        spaces=tuple(getattr(spaces, board.field(id), None) or (None if id in used else "none") for id in SPACE_IDS),
        left=tuple((neutral or {}).get(k) if left.get(k) is None else left[k] for k in board.KINDS),
        stack=(board.TECHNOLOGY if box else None) if stack is None else max(0, stack),
    )


def _first(own: SetupSeat) -> SeatState:
    markers = amounts(own.markers)
    development = markers.get("development") or 0
    return SeatState(
        coins=board.START_COINS if own.coins is None else own.coins,
        supply=board.STATIONS if own.stations is None else own.stations,
        merchant=own.merchant or "orleans",
        steps=tuple(max(0, markers.get(kind) or 0) for kind in board.TRACKS),
        development=max(0, development),
        peak=max(0, development),
    )


def _counts(given: Any, ids: tuple[str, ...]) -> Counts:
    known = amounts(given)
    return tuple(None if (here := known.get(id)) is None else max(0, here) for id in ids)


def _less(whole: int, *parts: int | None) -> int | None:
    return None if None in parts else max(0, whole - sum(part or 0 for part in parts))


def resume(state: State, event: Resume) -> State:
    """One player in the middle of a game; what is not told is not known from then on."""
    has = event.has or SeatFinal()
    built, steps = number(has.stations), _counts(has.tracks, board.TRACKS)
    lost = _counts(has.torture, LOST)
    gone = has.stations_lost if has.stations_lost is not None else lost[0]
    development = has.development
    named = has.citizens if isinstance(has.citizens, tuple) else ()
    more = 0 if isinstance(has.citizens, tuple) else has.citizens
    places = has.places if isinstance(has.places, tuple) else ()
    seat = SeatState(
        coins=has.coins,
        goods=_counts(has.goods, board.GOODS),
        towns=has.stations if isinstance(has.stations, tuple) else (),
        built=built,
        supply=has.stations_supply if has.stations_supply is not None else _less(board.STATIONS, built, gone),
        merchant=event.merchant,
        steps=steps,
        neutral=(*steps, event.monks),
        development=development,
        peak=0 if development is None else max(0, development),
        citizens=named,
        more_citizens=more,
        technology=has.technology,
        placed_known=has.technology == 0,
        places=places,
        more_places=0 if isinstance(has.places, tuple) else has.places,
        lost=lost,
        plague=has.plague,
    )
    state = state.put(event.player, **{name: getattr(seat, name) for name in SeatState.__dataclass_fields__})
    if state.resumed:
        return _recounted(state)
    # What lay on board and map at the start says nothing of now.
    unknown: Counts = (None,) * len(board.KINDS)
    return _recounted(
        replace(
            state,
            market=(None,) * len(board.GOODS),
            spaces=(None,) * len(SPACE_IDS),
            deeds=(unknown,) * len(board.DEEDS),
            resumed=True,
        )
    )


def _recounted(state: State) -> State:
    """Technology tiles left: those that nobody has. Followers left on the board are not known."""
    held = [seat.technology for seat in state.seats]
    return replace(state, stack=_less(board.TECHNOLOGY, *held), left=(None,) * len(board.KINDS))


def resume_table(state: State, event: ResumeTable) -> State:
    """The board in the middle of a game."""
    round_, size = max(1, min(event.round or state.round + 1, board.ROUNDS + 1)), max(1, len(state.seats))
    first = state.start
    if event.start is not None:
        start: int | None = int(event.start) if round_ == 1 else (event.start - 1) % size
    else:
        start = None if first is None else first if round_ == 1 else (first + round_ - 2) % size
    deeds = state.deeds
    if event.deeds is not None:
        deeds = tuple(_lying(event.deeds, deed) for deed in board.DEED_IDS)
    market = _counts(event.goods_market, board.GOODS) if event.goods_market is not None else state.market
    seen = state.seen if round_ == 1 else ()
    return replace(state, round=round_ - 1, start=start, deeds=deeds, market=market, seen=seen, resumed=True)


def _lying(deeds: Deeds, deed: str) -> Counts:
    """Followers on a deed; kinds that it has no slot for are none."""
    counts = _counts(getattr(deeds, board.field(deed)), board.KINDS)
    return tuple(
        0 if here is None and kind not in board.DEEDS[deed].slots else here
        for kind, here in zip(board.KINDS, counts, strict=True)
    )


# --- the final position ------------------------------------------------------------------------------------------


def final(state: State) -> Final:
    """The final position as far as the log knows it; what it does not know has to be counted.

    What a table kept against the rules is not told in detail, so that it is not objected to once more at the end.
    """
    sent = _sent_were_recruited(state)
    known = sent and all(None not in lying for lying in state.deeds)
    deeds = {board.field(deed): Characters(*lying) for deed, lying in zip(board.DEED_IDS, state.deeds, strict=True)}
    market = Goods(*state.market) if state.exact and None not in state.market else None
    on_map = None
    if None not in state.spaces:
        on_map = Goods(*(state.spaces.count(good) for good in board.GOODS))
    shared = Shared(
        deeds=Deeds(**deeds) if known else None,
        goods_market=market,
        goods_on_map=on_map,
        round=min(state.round, board.ROUNDS) or None,
    )
    return Final(shared=shared, seats=tuple(_seat(seat, sent) for seat in state.seats))


def _sent_were_recruited(state: State) -> bool:
    """Whether no more followers of a kind lie on the deeds than were recruited, as far as known."""
    for index, kind in enumerate(board.TRACKS):
        recruited = [seat.step(kind) for seat in state.seats]
        if None not in recruited and sum(lying[index] or 0 for lying in state.deeds) > sum(s or 0 for s in recruited):
            return False
    return True


def _seat(seat: SeatState, sent: bool) -> SeatFinal:
    lost = None if seat.lost == (None,) * len(LOST) else Torture(*seat.lost)
    points = min(board.LAST_SPACE, board.scholar_points(seat.step("scholar") or 0)) - (seat.lost[2] or 0)
    if seat.development is not None and seat.development < points:
        lost = None  # the table moved the marker otherwise; that was said of the entry
    towns: Any = seat.towns
    citizens: Any = seat.citizens
    places: Any = seat.places
    second, traders = sum(place in board.PILE_TWO for place in seat.places), seat.step("trader")
    in_order = seat.more_places == 0 and (traders is None or second <= max(0, traders - 1))
    return SeatFinal(
        coins=seat.coins,
        goods=Goods(*seat.goods),
        stations=towns if seat.built == len(seat.towns) else seat.built,
        citizens=citizens if seat.more_citizens == 0 and sent else seat.citizen_count,
        development=seat.development,
        tracks=Tracks(*seat.steps),
        stations_supply=seat.supply,
        stations_lost=seat.lost[0],
        technology=seat.technology,
        places=places if in_order else _sum(len(seat.places), seat.more_places),
        torture=lost,
        plague=seat.plague,
    )


def _sum(known: int, more: int | None) -> int | None:
    return None if more is None else known + more


def points(state: State) -> tuple[int | None, ...]:
    """Points of each seat so far, without the last citizen."""
    return tuple(_points(seat) for seat in state.seats)


def _points(seat: SeatState) -> int | None:
    citizens, status = seat.citizen_count, seat.status
    if seat.coins is None or seat.built is None or citizens is None or status is None or None in seat.goods:
        return None
    goods = sum(board.GOOD_POINTS[good] * (seat.good(good) or 0) for good in board.GOODS)
    return seat.coins + goods + status * (seat.built + citizens)


__all__ = ["begin", "final", "points", "resume", "resume_table"]
