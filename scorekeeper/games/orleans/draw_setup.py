"""A random legal set-up. Standard library only."""

from __future__ import annotations

import random as randomness
from typing import Any

from scorekeeper.games.orleans import board


def random_setup(players: int, random: randomness.Random) -> dict[str, Any]:
    """The ``setup`` of a score file for 2 to 4 players, drawn with ``random`` alone, so the same seed gives the same.

    Raises ``ValueError`` for other numbers of players: what is in the box for them is not known.
    """
    neutral, removed = board.neutral_tiles(players), board.characters_removed(players, "2014")
    away = board.goods_removed(players)
    if neutral is None or removed is None or away is None:
        raise ValueError(f"no set-up for {players} players")
    tiles = [good for good in board.GOODS for _ in range(board.GOOD_TILES[good])]
    random.shuffle(tiles)
    used = board.spaces_used(players)
    left = iter(tiles[away:])
    spaces = {board.field(space): next(left) if space in used else "none" for space in board.SPACES}
    market = list(left)
    return {
        "start_player": random.randrange(players),
        "characters": dict(neutral),
        "characters_removed": dict(removed),
        "spaces": spaces,
        "goods_removed": away,
        "goods_market": {good: market.count(good) for good in board.GOODS},
        "hourglasses": _hourglasses(random),
        "technology": board.TECHNOLOGY,
        "citizens_on_boards": board.BOARD_CITIZENS,
        "citizens_aside": 1,
        "pile_one": list(board.PILE_ONE),
        "pile_two": list(board.PILE_TWO),
        "seats": [_seat() for _ in range(players)],
    }


def _hourglasses(random: randomness.Random) -> list[str]:
    """The pile from the top: the light Pilgrimage, then the other 17 shuffled."""
    others = list(board.EVENTS) * board.EVENT_TILES
    others.remove("pilgrimage")
    random.shuffle(others)
    return ["pilgrimage", *others]


def _seat() -> dict[str, Any]:
    return {
        "coins": board.START_COINS,
        "stations": board.STATIONS,
        "merchant": "orleans",
        "followers": dict.fromkeys(board.KINDS[:4], 1),
        "markers": {**dict.fromkeys(board.TRACKS, 0), "development": 0},
    }
