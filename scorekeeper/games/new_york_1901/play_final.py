"""The final position as far as the log knows it; what people still have to count is ``None``."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from scorekeeper.games.new_york_1901.model import (
    DISTRICTS,
    GENERATIONS,
    NONE,
    DemolishedPoints,
    Districts,
    Final,
    Generations,
    Market,
    SeatFinal,
    Shared,
    Sizes,
    StandingPoints,
    Workers,
)
from scorekeeper.games.new_york_1901.play_events import LEGENDARY, STARTER
from scorekeeper.games.new_york_1901.play_state import LEVELS, SeatState, State, Tile, lots, sizes


def final(state: State) -> Final:
    """What lies on the table, as a final position."""
    market = None if state.open is None and state.futures is None else Market(state.open, state.futures)
    shared = Shared(streets=state.streets, challenge=state.challenge, market=market)  # type: ignore[arg-type]  # ids
    return Final(shared, tuple(_seat(state, seat) for seat in state.seats))


def _since(seat: SeatState) -> list[Tile]:
    """Skyscrapers built since the log began."""
    return [tile for tile in seat.tiles if tile.generation != STARTER and not tile.old]


def _sum(values: Iterable[int | None]) -> int | None:
    found = list(values)
    return None if None in found else sum(each or 0 for each in found)


def _counted(seat: SeatState, before: Callable[[SeatFinal], Any], each: Callable[[Tile], int | None]) -> int | None:
    """A count over all standing skyscrapers: what was there before the log, and one after the other since."""
    old = any(tile.old for tile in seat.tiles) or not seat.whole
    found = before(seat.before) if seat.before is not None else None
    first = sum(found) if isinstance(found, tuple) else found
    return _sum([first if old else 0, *(each(tile) for tile in _since(seat))])


def _on_street(seat: SeatState, street: str) -> int | None:
    def before(has: SeatFinal) -> int | None:
        return None if has.on_street is None else has.on_street.get(street)  # type: ignore[call-overload]

    return _counted(seat, before, lambda tile: None if tile.streets is None else int(street in tile.streets))


def _points(seat: SeatState, generation: str) -> int | None:
    def before(has: SeatFinal) -> Any:
        return None if has.standing_points is None else getattr(has.standing_points, generation)

    old = any(tile.old and tile.generation == generation for tile in seat.tiles) or not seat.whole
    found = before(seat.before) if seat.before is not None else None
    first = sum(found) if isinstance(found, tuple) else found
    since = [tile.points for tile in _since(seat) if tile.generation == generation]
    return _sum([first if old else 0, *since])


def _gold(seat: SeatState, district: str) -> int | None:
    def before(has: SeatFinal) -> int | None:
        return None if has.gold_by_district is None else getattr(has.gold_by_district, district)

    old = any(tile.old and LEVELS[tile.generation] == LEVELS["gold"] for tile in seat.tiles) or not seat.whole
    first = before(seat.before) if seat.before is not None else None
    gold = [tile.districts for tile in _since(seat) if LEVELS[tile.generation] == LEVELS["gold"]]
    return _sum([first if old else 0, *(None if found is None else int(district in found) for found in gold)])


def _by_district(state: State, counts: Iterable[int | None]) -> Districts | None:
    """Counts by district; those that are not in play stay uncounted unless there is something."""
    found = dict(zip(DISTRICTS, counts, strict=True))
    shown = {each: number for each, number in found.items() if each in state.drawn_districts or number}
    return None if None in shown.values() else Districts(**shown)


def _seat(state: State, seat: SeatState) -> SeatFinal:
    up = [seat.standing(each) for each in GENERATIONS]
    owned, squares = lots(seat), sizes(seat)
    streets = {street: _on_street(seat, street) for street in state.streets or ()}
    irregular = _counted(
        seat, lambda has: has.irregular, lambda tile: None if tile.irregular is None else int(tile.irregular)
    )
    legend = [tile for tile in _since(seat) if tile.generation == LEGENDARY]
    starter: bool | None = any(tile.generation == STARTER for tile in seat.tiles)
    if seat.before is not None and starter:
        starter = seat.before.starter_standing
    bronze, silver = seat.gone_points
    workers = None if seat.workers is None else Workers(seat.workers, seat.board)
    return SeatFinal(
        track=seat.track,
        on_street=streets if streets and None not in streets.values() else None,  # type: ignore[arg-type]  # street ids
        starter_standing=starter,
        action_cards=seat.left,
        standing=None if None in up else Generations(*up),
        demolished=None if seat.gone is None else Generations(*seat.gone),
        unbuilt=seat.unbuilt,
        irregular=irregular,
        legendary=seat.legendary,  # type: ignore[arg-type]  # the id of a legendary
        legendary_irregular=legend[-1].irregular if legend else None,
        gold_by_district=_by_district(state, [_gold(seat, each) for each in DISTRICTS]),
        prestige=seat.prestige if state.challenge == "gold-prestige" else None,
        standing_points=StandingPoints(
            bronze=_points(seat, "bronze"),
            silver=_points(seat, "silver"),
            gold=_points(seat, "gold"),
            legendary=seat.legendary_points if seat.legendary not in (None, NONE) else None,
        ),
        demolished_points=None if bronze is None and silver is None else DemolishedPoints(bronze, silver),
        workers=workers,
        cards=None if owned is None else _by_district(state, owned),
        land=None if squares is None else Sizes(*squares),
    )
