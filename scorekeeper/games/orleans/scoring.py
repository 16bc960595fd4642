"""What a position is worth: coins, goods, development. Standard library only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorekeeper.game import final_path
from scorekeeper.games.orleans import board
from scorekeeper.games.orleans.position import FOUND, OrleansTable, number, seats
from scorekeeper.rules import Confidence, Fact, Line, Seat, Stage, rule


def last_citizen_owner(stations: Sequence[int]) -> Seat | None:
    """Who takes the last citizen: whoever alone has most stations on the map, or ``None`` where nobody does."""
    most = max(stations, default=0)
    leaders = [seat for seat, built in enumerate(stations) if built == most]
    return Seat(leaders[0]) if most > 0 and len(leaders) == 1 else None


def last_citizen_of(seat: int, stations: Sequence[int | None]) -> int | None:
    """Last citizens that ``seat`` takes (0 or 1), or ``None`` while uncounted stations of others can decide it."""
    if stations[seat] is None:
        return None
    counted = [-1 if built is None else built for built in stations]
    if last_citizen_owner(counted) != seat:
        return 0
    return None if None in stations else 1


@rule("coins", Stage.SCORING, source=FOUND, basis=("orleans B5", "or-265"), confidence=Confidence.FOUND)
def coins(table: OrleansTable) -> Iterator[Line]:
    """Each coin is worth 1 point."""
    for index, seat in zip(table.seats, seats(table), strict=True):
        missing = () if seat.coins is not None else (final_path(index, "coins"),)
        yield Line(
            index, seat.coins, {} if seat.coins is None else {"coins": seat.coins, "points": seat.coins}, missing
        )


@rule("goods", Stage.SCORING, source=FOUND, basis=("orleans B5", "or-266", "or-267", "or-268", "or-269", "or-270"),
      confidence=Confidence.FOUND)  # fmt: skip
def goods(table: OrleansTable) -> Iterator[Line]:
    """Grain is worth 1 point, cheese 2, wine 3, wool 4, brocade 5."""
    for index, seat in zip(table.seats, seats(table), strict=True):
        counts = {good: getattr(seat.goods, good, None) for good in board.GOODS}
        missing = tuple(final_path(index, f"goods.{good}") for good, count in counts.items() if count is None)
        points = goods_points(counts)
        facts: dict[str, Fact] = {good: count for good, count in counts.items() if count is not None}
        yield Line(index, points, facts if points is None else {**facts, "points": points}, missing)


def goods_points(counts: dict[str, int | None]) -> int | None:
    """What goods are worth, or ``None`` where one kind is not counted."""
    known = {good: count for good, count in counts.items() if count is not None}
    if len(known) < len(board.GOODS):
        return None
    return sum(board.GOOD_POINTS[good] * count for good, count in known.items())


@rule("development", Stage.SCORING, source=FOUND, basis=("orleans B5", "or-263", "or-271", "or-272", "or-273"),
      confidence=Confidence.FOUND)  # fmt: skip
def development(table: OrleansTable) -> Iterator[Line]:
    """Development status times trading stations and citizens, the last citizen among them."""
    everyone = seats(table)
    stations = [number(seat.stations) for seat in everyone]
    for index, seat in zip(table.seats, everyone, strict=True):
        built, citizens = stations[index], number(seat.citizens)
        status = seat.status if seat.development is None else board.status_of(seat.development)
        last = last_citizen_of(index, stations)
        wanted = {"development": status, "stations": built, "citizens": citizens}
        missing = [final_path(index, cell) for cell, count in wanted.items() if count is None]
        if last is None:
            missing += [final_path(other, "stations") for other, count in enumerate(stations) if count is None]
        known = {"status": status, "stations": built, "citizens": citizens, "last": last}
        facts: dict[str, Fact] = {name: count for name, count in known.items() if count is not None}
        if status is None or built is None or citizens is None or last is None:
            yield Line(index, None, facts, tuple(dict.fromkeys(missing)))
            continue
        points = status * (built + citizens + last)
        yield Line(index, points, {**facts, "together": built + citizens + last, "points": points})


LINES = (coins, goods, development)
