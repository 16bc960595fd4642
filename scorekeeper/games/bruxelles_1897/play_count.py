"""A table that is counted in the middle of a game: the state that it gives."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from scorekeeper.game import Counts
from scorekeeper.games.bruxelles_1897.model import COLUMNS, ArchitectCard, VpFrom, known
from scorekeeper.games.bruxelles_1897.play_events import ARTWORK_COLOURS, HOUSE_TYPES, Counted, Resume
from scorekeeper.games.bruxelles_1897.play_state import SeatState, State, empty_grid, laid_rows

Item = TypeVar("Item", bound=str)
MOST_CARDS = 30  # cards of a kind that are listed one by one


def resumed(state: State, event: Resume) -> State:
    """The state as counted; as a log's first entry it says all there is to know, later it mends what is counted."""
    number = state.round if event.round is None else event.round
    counted = (event.seats or ())[: len(state.seats)]
    first = state.entries == 0 and number > 1
    seats = [_first(each) if first else _mended(seat, each) for seat, each in zip(state.seats, counted, strict=False)]
    seats += [_first(Counted()) if first else seat for seat in state.seats[len(seats) :]]
    state = replace(state, seats=tuple(seats), round=number)
    start = state.start_player if event.start_player is None and not first else event.start_player
    if first or event.start_player is not None:
        fresh = not state.passed and state.turn == state.start_player
        state = replace(state, start_player=start, turn=start if first or fresh else state.turn)
    if not first:
        return state
    return replace(
        state,
        grid=empty_grid(state.count),
        laid=laid_rows(state.count, None),
        lowers=(None,) * COLUMNS,
        uppers=(None,) * COLUMNS,
    )


def _first(counted: Counted) -> SeatState:
    return SeatState(
        vp=counted.vp,
        bef=counted.bef,
        architecture=counted.architecture,
        nobility=counted.nobility,
        prestige=counted.prestige,
        prison=prisoners(counted, None),
        nobles=counted.nobles,
        houses=_listed(counted.houses, HOUSE_TYPES),
        artworks=_listed(counted.artworks, ARTWORK_COLOURS),
        materials=_unknown(counted.materials),
        vp_from=VpFrom(),
    )


def _mended(seat: SeatState, counted: Counted) -> SeatState:
    new = _first(counted)
    fields = ("vp", "bef", "architecture", "nobility", "prestige", "nobles", "houses", "artworks")
    values = {field: getattr(new, field) for field in fields if getattr(new, field) is not None}
    if counted.prison is not None:
        values["prison"] = prisoners(counted, seat)
    if counted.materials is not None and (seat.materials is None or len(seat.materials) != counted.materials):
        values["materials"] = new.materials
    if counted.vp is not None and counted.vp != seat.vp:
        values["vp_from"] = VpFrom()
    return replace(seat, **values)


def prisoners(counted: Counted, seat: SeatState | None) -> tuple[ArchitectCard | None, ...] | None:
    """The Architects in prison as counted; a number alone leaves the cards as they were known, if it is the same."""
    if counted.prison is None or isinstance(counted.prison, tuple):
        return counted.prison
    if seat is not None and seat.prison is not None and len(seat.prison) == counted.prison:
        return seat.prison
    return (None,) * max(0, min(counted.prison, MOST_CARDS))


def _unknown(number: int | None) -> tuple[None, ...] | None:
    return None if number is None else (None,) * max(0, min(number, MOST_CARDS))


def _listed(counts: Counts | None, names: tuple[Item, ...]) -> tuple[Item, ...] | None:
    """One item for each card that is counted; kinds left out are none."""
    if counts is None:
        return None
    found = known(counts)
    return tuple(name for name in names for _ in range(max(0, min(found.get(name, 0), MOST_CARDS))))
