"""Who is ahead among players with the same points. The official wording is not known. Standard library only."""

from __future__ import annotations

from collections.abc import Iterator

from scorekeeper.game import final_path
from scorekeeper.games.orleans import board
from scorekeeper.games.orleans.position import FOUND, OrleansTable, marker_range, seats
from scorekeeper.games.orleans.scoring import goods_points
from scorekeeper.rules import Confidence, Fact, Key, Seat, Stage, rule


@rule("development-track", Stage.TIEBREAK, source=FOUND, basis=("orleans B6", "or-276", "or-278"), option="tie-break",
      confidence=Confidence.ASSUMED)  # fmt: skip
def development_track(table: OrleansTable, level: tuple[Seat, ...]) -> Iterator[Key]:
    """Further ahead on the development track is ahead.

    Of a seat with a status alone it is enough that no other level seat can stand on its spaces.
    """
    if table.has("tie-break", "shared"):
        return
    ranges = {seat: marker_range(seats(table)[seat]) for seat in level}
    for seat in level:
        position, (low, high) = seats(table)[seat], ranges[seat]
        overlapping = any(other != seat and low <= ranges[other][1] and ranges[other][0] <= high for other in level)
        if low != high and overlapping:
            yield Key(seat, None, missing=(final_path(seat, "development"),))
            continue
        status = board.status_of(low) if position.development is not None else position.status
        facts: dict[str, Fact] = {"space": low, "exact": int(low == high), "status": status or 0}
        yield Key(seat, low, facts)


@rule("goods-value", Stage.TIEBREAK, source=FOUND, basis=("orleans B6", "or-277"), option="tie-break",
      confidence=Confidence.ASSUMED)  # fmt: skip
def goods_value(table: OrleansTable, level: tuple[Seat, ...]) -> Iterator[Key]:
    """Goods of higher value are ahead, where the table plays so."""
    if not table.has("tie-break", "development-then-goods"):
        return
    for seat in level:
        goods = seats(table)[seat].goods
        counts = {good: getattr(goods, good, None) for good in board.GOODS}
        points = goods_points(counts)
        missing = tuple(final_path(seat, f"goods.{good}") for good, count in counts.items() if count is None)
        yield Key(seat, points, {} if points is None else {"points": points}, missing)


TIEBREAKS = (development_track, goods_value)
