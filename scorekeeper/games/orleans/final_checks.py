"""Rules of the final position: stations, goods, rounds. Standard library only."""

from __future__ import annotations

from collections.abc import Iterator

from scorekeeper.game import final_path, shared_path
from scorekeeper.games.orleans import board
from scorekeeper.games.orleans.position import (
    FOUND,
    SEED,
    OrleansTable,
    amounts,
    complete,
    number,
    paths,
    seats,
    shared,
    tortured,
)
from scorekeeper.rules import Confidence, Fact, Finding, Seat, Severity, Source, Stage, rule

_BOX = Source(SEED, "Componentes")
_PREPARE = Source(SEED, "Preparar")

# --- trading stations --------------------------------------------------------------------------------------------


@rule("stations-per-player", Stage.FINAL, source=(_BOX, _PREPARE), basis=("orleans B8", "or-006", "or-021"), limit=True)
def stations_per_player(table: OrleansTable) -> Iterator[Finding]:
    """A player has at most 10 trading stations on the map."""
    for index, seat in enumerate(seats(table)):
        built = number(seat.stations)
        if built is not None and built > board.STATIONS:
            facts = {"player": Seat(index), "found": built, "most": board.STATIONS}
            yield Finding((final_path(index, "stations"),), facts, part=f"seat-{index}")


@rule("stations-balance", Stage.FINAL, source=_BOX, basis=("orleans B8",), limit=True, confidence=Confidence.DERIVED)
def stations_balance(table: OrleansTable) -> Iterator[Finding]:
    """Stations on the map, in the supply and lost to torture make 10 for each player."""
    for index, seat in enumerate(seats(table)):
        cells = {"stations": number(seat.stations), "stations_supply": seat.stations_supply}
        lost = tortured(seat, "stations") if seat.stations_lost is None else seat.stations_lost
        cells["torture.stations" if seat.stations_lost is None else "stations_lost"] = lost
        known = {cell: count for cell, count in cells.items() if count is not None}
        total = sum(known.values())
        if len(known) < 2 or (cells["stations"] or 0) > board.STATIONS:
            continue
        if total > board.STATIONS or (len(known) == 3 and total != board.STATIONS):
            facts = {"player": Seat(index), "found": total, "expected": board.STATIONS}
            yield Finding(tuple(final_path(index, cell) for cell in known), facts, part=f"seat-{index}")


@rule("stations-lost-to-torture", Stage.FINAL, source=FOUND, basis=("or-255",), severity=Severity.WARNING,
      confidence=Confidence.FOUND)  # fmt: skip
def stations_lost_to_torture(table: OrleansTable) -> Iterator[Finding]:
    """Only torture takes stations out of the game."""
    for index, seat in enumerate(seats(table)):
        given = tortured(seat, "stations")
        if seat.stations_lost is not None and given is not None and seat.stations_lost != given:
            where = (final_path(index, "stations_lost"), final_path(index, "torture.stations"))
            facts = {"player": Seat(index), "found": seat.stations_lost, "expected": given}
            yield Finding(where, facts, part=f"seat-{index}")


@rule("one-station-per-town", Stage.FINAL, source=FOUND, basis=("orleans B8", "or-196", "or-197"),
      confidence=Confidence.FOUND)  # fmt: skip
def one_station_per_town(table: OrleansTable) -> Iterator[Finding]:
    """A town holds one trading station, Orléans one of each player."""
    lists = [seat.stations if isinstance(seat.stations, tuple) else () for seat in seats(table)]
    for town in board.TOWNS:
        owners = [index for index, towns in enumerate(lists) for each in towns if each == town]
        crowded = {index for index in owners if owners.count(index) > 1} if town == "orleans" else set(owners)
        if len(owners) > 1 and crowded:
            found = max(map(owners.count, owners)) if town == "orleans" else len(owners)
            facts: dict[str, Fact] = {"town": town, "found": found, "players": tuple(Seat(i) for i in sorted(crowded))}
            where = tuple(final_path(index, "stations") for index in sorted(crowded))
            yield Finding(where, facts, part=f"town-{town}")


@rule("stations-on-map", Stage.FINAL, source=FOUND, basis=("orleans B8", "or-310"), limit=True,
      confidence=Confidence.DERIVED)  # fmt: skip
def stations_on_map(table: OrleansTable) -> Iterator[Finding]:
    """There is room for 22 stations outside Orléans and one of each player there."""
    total = room = 0
    for seat in seats(table):
        built = number(seat.stations) or 0
        total += built
        room += "orleans" in seat.stations if isinstance(seat.stations, tuple) else built > 0
    room += len(board.TOWNS) - 1
    if total > room:
        yield Finding(paths(table, "stations"), {"found": total, "most": room})


# --- goods -------------------------------------------------------------------------------------------------------


@rule("goods-by-kind", Stage.FINAL, source=FOUND, basis=("orleans B8", "orleans B2", "or-291", "or-295"),
      limit=True, confidence=Confidence.FOUND)  # fmt: skip
def goods_by_kind(table: OrleansTable) -> Iterator[Finding]:
    """Of each good there are only so many tiles: 24 grain, 21 cheese, 18 wine, 15 wool, 12 brocade."""
    for good, most in board.GOOD_TILES.items():
        cells = {final_path(index, f"goods.{good}"): seat.goods for index, seat in enumerate(seats(table))}
        cells |= {shared_path(f"{name}.{good}"): getattr(shared(table), name) for name in _PLACES}
        known = {path: getattr(goods, good) for path, goods in cells.items() if getattr(goods, good, None) is not None}
        if sum(known.values()) > most:
            facts = {"good": good, "found": sum(known.values()), "most": most}
            yield Finding(tuple(known), facts, part=f"market-{good}")


_PLACES = ("goods_market", "goods_on_map")


def _counted_goods(table: OrleansTable) -> dict[str, int]:
    """Every count of goods of players, market and map, by path."""
    places = {final_path(index, "goods"): seat.goods for index, seat in enumerate(seats(table))}
    places |= {shared_path(name): getattr(shared(table), name) for name in _PLACES}
    return {
        f"{place}.{good}": count
        for place, goods in places.items()
        for good, count in amounts(goods).items()
        if count is not None
    }


def _kind_exceeded(counted: dict[str, int]) -> bool:
    """Whether one kind alone is too much; then that finding says enough."""
    return any(
        sum(count for path, count in counted.items() if path.endswith(f".{good}")) > most
        for good, most in board.GOOD_TILES.items()
    )


@rule(
    "goods-in-play",
    Stage.FINAL,
    source=(_BOX, _PREPARE),
    basis=("orleans B8", "or-009", "or-057", "or-063"),
    limit=True,
)
def goods_in_play(table: OrleansTable) -> Iterator[Finding]:
    """There are 90 goods, 84 with three players and 78 with two (worth 240, 234 and 228 points at most)."""
    most, counted = board.goods_in_play(table.count), _counted_goods(table)
    total = sum(counted.values())
    if most is not None and total > most and not _kind_exceeded(counted):
        yield Finding(tuple(counted), {"found": total, "most": most}, part="market")


@rule("goods-all-there", Stage.FINAL, source=(_BOX, FOUND), basis=("orleans B8", "review Orléans"), limit=True,
      confidence=Confidence.DERIVED)  # fmt: skip
def goods_all_there(table: OrleansTable) -> Iterator[Finding]:
    """Goods of players, market and map are all there, but for those given up to torture."""
    total, counted = board.goods_in_play(table.count), _counted_goods(table)
    all_seats = seats(table)
    lost = [tortured(seat, "goods") for seat in all_seats]
    goods = [seat.goods for seat in all_seats] + [getattr(shared(table), name) for name in _PLACES]
    known = [count for count in lost if count is not None]
    if total is None or not all_seats or len(known) < len(lost) or not all(map(complete, goods)):
        return
    least, found = total - sum(known), sum(counted.values())
    if found < least:
        where = (*counted, *paths(table, "torture.goods"))
        yield Finding(where, {"found": found, "least": least, "missing": least - found}, part="market")


@rule("goods-left-on-map", Stage.FINAL, source=FOUND, basis=("or-296", "or-297", "or-298"), limit=True,
      confidence=Confidence.DERIVED)  # fmt: skip
def goods_left_on_map(table: OrleansTable) -> Iterator[Finding]:
    """Goods are only taken from the map, never laid there."""
    counted = {good: count for good, count in amounts(shared(table).goods_on_map).items() if count is not None}
    if 2 <= table.count <= 4 and sum(counted.values()) > (most := len(board.spaces_used(table.count))):
        where = tuple(shared_path(f"goods_on_map.{good}") for good in counted)
        yield Finding(where, {"found": sum(counted.values()), "most": most}, part="map-goods")


# --- the end -----------------------------------------------------------------------------------------------------


@rule("round-number", Stage.FINAL, source=Source(SEED, "Como se Juega"), basis=("or-070", "orleans B8"), limit=True)
def round_number(table: OrleansTable) -> Iterator[Finding]:
    """The game has rounds 1 to 18."""
    found = shared(table).round
    if found is not None and not 1 <= found <= board.ROUNDS and found >= 0:
        yield Finding((shared_path("round"),), {"found": found, "most": board.ROUNDS}, part="round")


@rule("last-round", Stage.FINAL, source=Source(SEED, "Fase 1"), basis=("OR-F10", "or-074"), severity=Severity.WARNING,
      limit=True)  # fmt: skip
def last_round(table: OrleansTable) -> Iterator[Finding]:
    """The game is scored after round 18."""
    found = shared(table).round
    if found is not None and 1 <= found < board.ROUNDS and table.finished:
        yield Finding((shared_path("round"),), {"found": found, "expected": board.ROUNDS}, part="round")


@rule("nothing-to-score", Stage.FINAL, source=FOUND, basis=("orleans B9",), severity=Severity.WARNING,
      confidence=Confidence.ASSUMED)  # fmt: skip
def nothing_to_score(table: OrleansTable) -> Iterator[Finding]:
    """A finished game in which nobody has anything was hardly played."""
    if table.at_end() is None or not seats(table):
        return
    for seat in seats(table):
        counts = [seat.coins, number(seat.stations), number(seat.citizens), *amounts(seat.goods).values()]
        if not complete(seat.goods) or any(counts) or None in counts:
            return
    yield Finding((*paths(table, "coins"), *paths(table, "stations"), *paths(table, "citizens")))


@rule("edition-limits", Stage.FINAL, source=FOUND, basis=("orleans B11",), severity=Severity.NOTE,
      confidence=Confidence.FOUND)  # fmt: skip
def edition_limits(table: OrleansTable) -> Iterator[Finding]:
    """What is in the box of the five-player edition is known in parts only, so its limits are not checked."""
    if table.edition != "2014":
        yield Finding((), {"edition": table.edition})


CHECKS = (
    stations_per_player,
    stations_balance,
    stations_lost_to_torture,
    one_station_per_town,
    stations_on_map,
    goods_by_kind,
    goods_in_play,
    goods_all_there,
    goods_left_on_map,
    round_number,
    last_round,
    nothing_to_score,
    edition_limits,
)
