"""The set-up list for each number of players. Standard library only."""

from __future__ import annotations

from collections.abc import Iterator

from scorekeeper.game import SetupItem
from scorekeeper.games.orleans import board


def setup_list(count: int, edition: str = "2014") -> tuple[SetupItem, ...]:
    """What to do before a game of ``count`` players, in order, each item with its rule.

    Of the five-player edition only what is known is listed.
    """
    return tuple(_base(count) if edition == "2014" else _other(count, edition))


def _base(count: int) -> Iterator[SetupItem]:
    yield SetupItem("boards", "citizens-laid-out")
    yield SetupItem("player-pieces", "starting-followers", part="seat-0")
    yield SetupItem("coins", "start-coins", {"coins": board.START_COINS}, "seat-0")
    yield SetupItem("stations", "stations-in-supply", {"stations": board.STATIONS}, "seat-0")
    yield SetupItem("technology", "technology-stack", {"tiles": board.TECHNOLOGY}, "technology")
    yield SetupItem("hourglasses", "pilgrimage-first", {"tiles": board.ROUNDS}, "hourglasses")
    yield SetupItem("markers", "markers-at-start", part="tracks")
    if count < 4:
        yield _removed(count, "2014")
    neutral = board.neutral_tiles(count) or {}
    yield SetupItem("characters", "neutral-characters", neutral, "supply")
    yield SetupItem("citizens", "citizens-laid-out", {"tiles": board.BOARD_CITIZENS}, "citizens")
    yield SetupItem("places", "place-piles", {"first": len(board.PILE_ONE), "second": len(board.PILE_TWO)}, "pile-one")
    if count < 4:
        yield SetupItem("goods-removed", "goods-removed", {"tiles": board.goods_removed(count) or 0}, "market")
    used = len(board.spaces_used(count))
    yield SetupItem("goods-routes", "goods-on-routes", {"tiles": used}, "map")
    if count < 4:
        yield SetupItem(f"marked-{count}", "marked-spaces-empty", {"spaces": len(board.SPACES) - used}, "map")
    yield SetupItem("goods-market", "goods-in-market", {"tiles": (board.goods_in_play(count) or 0) - used}, "market")
    yield SetupItem("merchants", "merchants-in-orleans", part="town-orleans")
    yield SetupItem("start-player", "start-player")


def _removed(count: int, edition: str) -> SetupItem:
    removed = board.characters_removed(count, edition) or {}
    facts = {"farmers": removed.get("farmer", 0), "knights": removed.get("knight", 0)}
    return SetupItem("characters-removed", "characters-removed", facts, "supply")


def _other(count: int, edition: str) -> Iterator[SetupItem]:
    if count < 5:
        yield _removed(count, edition)
    yield SetupItem("hourglasses", "pilgrimage-first", {"tiles": board.ROUNDS}, "hourglasses")
    yield SetupItem("markers", "markers-at-start", part="tracks")
    yield SetupItem("merchants", "merchants-in-orleans", part="town-orleans")
    yield SetupItem("start-player", "start-player")
