"""What can be entered for Orléans: the cells of its forms. Standard library only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scorekeeper.game import Table
from scorekeeper.games.orleans import board
from scorekeeper.games.orleans.position import amounts
from scorekeeper.sheet import Kind, Row, Sheet

_SOURCES = (*board.DEED_IDS, *board.DEVELOPMENT_CITIZENS, *board.TRACK_CITIZENS)
_TOWNS = tuple(board.TOWNS)


def _counts(prefix: str, field: str, group: str, most: dict[str, int | None], rule: str | None) -> Iterator[Row]:
    """One optional count for each id of ``most``, with the highest one suggested."""
    for id, high in most.items():
        yield Row(f"{prefix}{id}", f"{field}.{board.field(id)}", Kind.COUNT, group, rule, high=high, needed=False)


def _seats() -> Iterator[Row]:
    yield Row("coins", "coins", Kind.NUMBER, "coins", "coins")
    for good, most in board.GOOD_TILES.items():
        yield Row(good, f"goods.{good}", Kind.COUNT, "goods", "goods", high=most)
    yield Row("stations", "stations", Kind.COUNT, "development", "development", high=board.STATIONS)
    yield Row("citizens", "citizens", Kind.COUNT, "development", "development", high=board.BOARD_CITIZENS)
    yield Row("development", "development", Kind.COUNT, "development", "development", high=board.LAST_SPACE)
    yield Row("status", "status", Kind.COUNT, "development", "status-of-marker", low=1, high=6, needed=False)
    yield Row("station-towns", "stations", Kind.SET, "details", "one-station-per-town", _TOWNS, needed=False)
    yield Row("citizen-sources", "citizens", Kind.SET, "details", "citizen-taken-once", _SOURCES, needed=False)
    for cell in ("stations_supply", "stations_lost"):
        id = cell.replace("_", "-")
        yield Row(id, cell, Kind.COUNT, "details", "stations-balance", high=board.STATIONS, needed=False)
    yield Row("technology", "technology", Kind.COUNT, "details", "technology-supply", high=16, needed=False)
    yield Row("places", "places", Kind.SET, "details", "place-taken-once", board.PLACES, needed=False)
    yield from _counts("track-", "tracks", "tracks", dict(board.TRACK_LENGTH), "track-length")
    lost = ("stations", "followers", "development", "goods", "places", "technology")
    yield from _counts("torture-", "torture", "torture", dict.fromkeys(lost), None)
    yield Row("plague-lost", "plague", Kind.COUNT, "torture", "track-supply", needed=False)


def _deeds(table: Table[Any, Any]) -> Iterator[Row]:
    """A count for every kind that a deed has slots for, and for others that somebody entered."""
    placed = table.final.shared.deeds if table.final else None
    for deed, space in board.DEEDS.items():
        entered = amounts(getattr(placed, board.field(deed), None))
        high = {kind: space.slots.get(kind, 0) for kind in board.KINDS if kind in space.slots or entered.get(kind)}
        yield from _counts(f"deed-{deed}-", f"deeds.{board.field(deed)}", "deeds", dict(high), "deed-slots")


def _shared(table: Table[Any, Any]) -> Iterator[Row]:
    seats = tuple(str(int(seat)) for seat in table.seats)
    yield Row("last-citizen", "last_citizen", Kind.CHOICE, "table", "last-citizen", ("nobody", *seats), needed=False)
    yield Row("round", "round", Kind.COUNT, "table", "last-round", low=1, high=board.ROUNDS, needed=False)
    yield from _deeds(table)
    tiles: dict[str, int | None] = dict(board.GOOD_TILES)
    yield from _counts("market-", "goods_market", "market", tiles, "goods-by-kind")
    yield from _counts("map-", "goods_on_map", "map-goods", tiles, "goods-by-kind")


def _setup(table: Table[Any, Any]) -> Iterator[Row]:
    yield from _counts("supply-", "characters", "characters", dict(board.NEUTRAL_TILES), "neutral-characters")
    removed: dict[str, int | None] = dict.fromkeys(board.KINDS, 9)
    yield from _counts("removed-", "characters_removed", "characters-removed", removed, "characters-removed")
    yield Row("technology", "technology", Kind.COUNT, "board", "technology-stack", high=16, needed=False)
    for cell, most in (("citizens_on_boards", board.BOARD_CITIZENS), ("citizens_aside", 1)):
        yield Row(cell.replace("_", "-"), cell, Kind.COUNT, "board", "citizens-laid-out", high=most, needed=False)
    yield Row("goods-removed", "goods_removed", Kind.COUNT, "market", "goods-removed", high=12, needed=False)
    yield from _counts("market-", "goods_market", "market", dict(board.GOOD_TILES), "goods-in-market")
    for space in board.SPACES:
        field = f"spaces.{board.field(space)}"
        rule = "goods-on-routes" if board.SPACES[space] <= table.count else "marked-spaces-empty"
        yield Row(f"space-{space}", field, Kind.CHOICE, "routes", rule, (*board.GOODS, "none"), needed=False)
    pile = len((table.setup.hourglasses if table.setup else None) or ())
    for index in range(max(board.ROUNDS, min(pile, 99))):
        id = f"hourglass-{index + 1}" if index < board.ROUNDS else "hourglass-more"
        rule = "events-three-times" if index else "pilgrimage-first"
        yield Row(id, f"hourglasses[{index}]", Kind.CHOICE, "hourglasses", rule, board.EVENTS, needed=False)
    for cell in ("pile_one", "pile_two"):
        id = cell.replace("_", "-")
        yield Row(id, cell, Kind.SET, "places", "place-piles", board.PLACES, needed=False)


def _setup_seats() -> Iterator[Row]:
    yield Row("coins", "coins", Kind.COUNT, "player", "start-coins", high=board.START_COINS, needed=False)
    yield Row("stations-supply", "stations", Kind.COUNT, "player", "stations-in-supply", high=10, needed=False)
    yield Row("merchant", "merchant", Kind.CHOICE, "player", "merchants-in-orleans", _TOWNS, needed=False)
    starters: dict[str, int | None] = dict.fromkeys(board.KINDS[:4], 1)
    yield from _counts("starter-", "followers", "player", starters, "starting-followers")
    yield from _counts("marker-", "markers", "player", dict(board.TRACK_LENGTH), "markers-at-start")
    yield Row(
        "marker-development", "markers.development", Kind.COUNT, "player", "markers-at-start", high=30, needed=False
    )


def sheet(table: Table[Any, Any]) -> Sheet:
    """The cells of a table. A list of towns or sources has a row of its own beside the number it may replace."""
    return Sheet(tuple(_seats()), tuple(_shared(table)), tuple(_setup(table)), tuple(_setup_seats()))
