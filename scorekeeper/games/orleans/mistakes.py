"""How Orléans is counted wrong. Standard library only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from scorekeeper.compare import Mistake
from scorekeeper.games.orleans import board
from scorekeeper.games.orleans.position import OrleansTable, number, seats
from scorekeeper.games.orleans.scoring import last_citizen_of
from scorekeeper.rules import Seat

Counted = Mapping[str, int]


class _Known(NamedTuple):
    """What the development line of a seat is made of; ``space`` is ``None`` where only the status was noted."""

    status: int
    space: int | None
    stations: int
    citizens: int
    last: int


def _known(table: OrleansTable, seat: Seat) -> _Known | None:
    everyone = seats(table)
    stations = [number(each.stations) for each in everyone]
    own = everyone[seat]
    status = own.status if own.development is None else board.status_of(own.development)
    built, citizens, last = stations[seat], number(own.citizens), last_citizen_of(seat, stations)
    if status is None or built is None or citizens is None or last is None:
        return None
    return _Known(status, own.development, built, citizens, last)


def _development(count: Callable[[_Known], int | None]) -> Callable[[OrleansTable, Seat], Counted]:
    """A mistake in the development line, from what the line is made of."""

    def counted(table: OrleansTable, seat: Seat) -> Counted:
        known = _known(table, seat)
        points = None if known is None else count(known)
        return {} if points is None else {"development": points}

    return counted


def _all(known: _Known) -> int:
    return known.stations + known.citizens + known.last


def status_added(known: _Known) -> int:
    """The status is added instead of multiplied by."""
    return known.status + _all(known)


def citizens_left_out(known: _Known) -> int:
    """Only stations are multiplied; citizens are forgotten."""
    return known.status * known.stations


def stations_left_out(known: _Known) -> int:
    """Only citizens are multiplied; stations are forgotten."""
    return known.status * (known.citizens + known.last)


def citizens_not_multiplied(known: _Known) -> int:
    """Stations are multiplied, citizens count 1 each."""
    return known.status * known.stations + known.citizens + known.last


def stations_not_multiplied(known: _Known) -> int:
    """Citizens are multiplied, stations count 1 each."""
    return known.status * (known.citizens + known.last) + known.stations


def last_citizen_forgotten(known: _Known) -> int:
    """The citizen for most trading stations is left out."""
    return known.status * (known.stations + known.citizens)


def last_citizen_twice(known: _Known) -> int | None:
    """The citizen for most trading stations is counted twice: with the others, and again."""
    return known.status * (_all(known) + 1) if known.last else None


def status_too_low(known: _Known) -> int | None:
    """The marker stands on the first spaces of a status and is read as the one before."""
    return (known.status - 1) * _all(known) if known.status > 1 else None


def status_too_high(known: _Known) -> int | None:
    """The next status is taken, which the marker has not reached."""
    return (known.status + 1) * _all(known) if known.status < len(board.STATUS_FROM) else None


def marker_as_status(known: _Known) -> int | None:
    """The space of the marker is multiplied by, not the status."""
    return None if known.space is None else known.space * _all(known)


def last_citizen_on_a_tie(table: OrleansTable, seat: Seat) -> Counted:
    """Where most trading stations are shared, everybody with so many takes the citizen."""
    known = _known(table, seat)
    stations = [number(each.stations) or 0 for each in seats(table)]
    if known is None or stations.count(max(stations)) < 2 or stations[seat] < max(stations) or not max(stations):
        return {}
    return {"development": known.status * (_all(known) + 1)}


def unbuilt_stations_counted(table: OrleansTable, seat: Seat) -> Counted:
    """Trading stations still in the supply count like those on the map."""
    known, supply = _known(table, seat), seats(table)[seat].stations_supply
    if known is None:
        return {}
    unbuilt = board.STATIONS - known.stations if supply is None else supply
    return {"development": known.status * (_all(known) + max(0, unbuilt))}


def goods_by_tile(table: OrleansTable, seat: Seat) -> Counted:
    """Every goods tile counts 1."""
    goods = seats(table)[seat].goods
    counts = [getattr(goods, good, None) for good in board.GOODS]
    return {} if None in counts else {"goods": sum(count or 0 for count in counts)}


def goods_from_the_top(table: OrleansTable, seat: Seat) -> Counted:
    """The row of goods is read from the wrong end: grain 5 down to brocade 1."""
    goods = seats(table)[seat].goods
    counts = [getattr(goods, good, None) for good in board.GOODS]
    worth = reversed([board.GOOD_POINTS[good] for good in board.GOODS])
    return {} if None in counts else {"goods": sum(each * (n or 0) for each, n in zip(worth, counts, strict=True))}


MISTAKES = (
    *(
        Mistake(count.__name__.replace("_", "-"), "development", _development(count))
        for count in (
            last_citizen_forgotten,
            last_citizen_twice,
            status_too_low,
            status_too_high,
            citizens_left_out,
            stations_left_out,
            citizens_not_multiplied,
            stations_not_multiplied,
            status_added,
            marker_as_status,
        )
    ),
    Mistake("last-citizen-on-a-tie", "development", last_citizen_on_a_tie),
    Mistake("unbuilt-stations-counted", "development", unbuilt_stations_counted),
    Mistake("goods-by-tile", "goods", goods_by_tile),
    Mistake("goods-from-the-top", "goods", goods_from_the_top),
)
