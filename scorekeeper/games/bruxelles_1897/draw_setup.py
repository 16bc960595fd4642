"""A random legal set-up. Standard library only."""

from __future__ import annotations

import random as randomness
from typing import Any

from scorekeeper.games.bruxelles_1897.model import (
    ARCHITECTS,
    BONUSES,
    COLUMNS,
    KINDS,
    TRACK_START,
    corners,
    rows_of,
    start_prison,
)
from scorekeeper.games.bruxelles_1897.setup_checks import FIRST_MONEY, taken


def random_setup(players: int, random: randomness.Random) -> dict[str, Any]:
    """The ``setup`` of a score file for 2 to 4 players, drawn with ``random`` alone, so the same seed gives the same.

    Raises ``ValueError`` for other numbers of players: the game is not for them.
    """
    if not 2 <= players <= 4:
        raise ValueError(f"no set-up for {players} players")
    cards = ["expo", *(kind for kind in KINDS for _ in range(taken(players)))]
    random.shuffle(cards)
    area = [cards[row * COLUMNS : (row + 1) * COLUMNS] for row in range(rows_of(players))]
    for row, column in corners(players):
        area[row][column] = "neutral"
    bonuses = list(BONUSES)
    random.shuffle(bonuses)
    start_player = random.randrange(players)
    return {
        "start_player": start_player,
        "rows": area,
        "bonuses": bonuses,
        "expo": "laid" if any("expo" in row for row in area) else "exhibition-area",
        "seats": [_seat(players, (seat - start_player) % players) for seat in range(players)],
    }


def _seat(players: int, turn: int) -> dict[str, Any]:
    prison = start_prison(players)
    return {
        "bef": FIRST_MONEY + turn,
        "vp": 0,
        "architecture": TRACK_START,
        "nobility": TRACK_START,
        "prestige": TRACK_START,
        "hand": ARCHITECTS - len(prison),
        "prison": list(prison),
        "brugmann": 1,
    }
