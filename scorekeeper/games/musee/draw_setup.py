"""A random legal set-up. Standard library only."""

from __future__ import annotations

import random as randomness
from typing import Any

from scorekeeper.games.musee.model import ROWS, SIZES


def random_setup(players: int, random: randomness.Random) -> dict[str, Any]:
    """The ``setup`` of a score file for 2 to 4 players, drawn with ``random`` alone, so the same seed gives the same.

    Every arrangement that the rules allow is as likely as any other. Raises ``ValueError`` for other numbers of
    players: the game is not for them.
    """
    if players not in SIZES:
        raise ValueError(f"no set-up for {players} players")
    size = SIZES[players]
    numbers = list(size.stairs)
    random.shuffle(numbers)
    columns = range(1, size.columns + 1)
    stairs = {row: sorted(random.sample(columns, number)) for row, number in zip(ROWS, numbers, strict=True)}
    return {
        "start_player": random.randrange(players),
        "columns": size.columns,
        "seats": [{"stairs": stairs} for _ in range(size.musees)],
    }
