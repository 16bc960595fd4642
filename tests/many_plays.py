"""Generated plays, as many as wanted: four games of ours known line by line, and others by totals."""

from __future__ import annotations

import random
import uuid
from collections.abc import Iterator
from datetime import date, timedelta
from itertools import islice
from typing import Any

from scorekeeper.games import GAMES
from scorekeeper.store import Store, bulk

PEOPLE = [f"Player {number}" for number in range(1, 61)]
BATCH = 500


def documents(count: int, seed: int = 1) -> Iterator[dict[str, Any]]:
    """Plays from 2010 on, a few a day; half of them of our games. The same seed gives the same plays."""
    chance = random.Random(seed)
    day = date(2010, 1, 1)
    for _ in range(count):
        day += timedelta(days=chance.random() < 0.06)
        common = {
            "id": str(uuid.UUID(int=chance.getrandbits(128), version=4)),
            "status": "finished",
            "played_at": f"{day}T{chance.randint(10, 23)}:15:00",
            "duration_min": chance.randint(30, 180),
        }
        people = chance.sample(PEOPLE, chance.randint(2, 4))
        yield {**common, **(_ours if chance.random() < 0.5 else _other)(chance, people)}


def _ours(chance: random.Random, people: list[str]) -> dict[str, Any]:
    game = GAMES[chance.choice(list(GAMES))]
    if len(people) in game.teams:
        people = people[:3]
    points = [{line: chance.randint(0, 30) for line in game.line_ids} for _ in people]
    start = chance.randrange(len(people))
    first = game.line_ids[0]
    points[start][first] += 4  # so that going first helps a little
    totals = [sum(each.values()) for each in points]
    return {
        "format": "scorekeeper/1",
        "game": game.id,
        "players": [{"name": name} for name in people],
        "start_player": start,
        "claimed": [{"seat": n, "total": totals[n], "lines": each} for n, each in enumerate(points)],
    }


def _other(chance: random.Random, people: list[str]) -> dict[str, Any]:
    totals = [chance.randint(10, 120) for _ in people]
    return {
        "format": "scorekeeper-play/1",
        "game": f"Game {chance.randint(1, 60)}",
        "scoring": "highest",
        "players": [
            {"name": name, "score": {"text": str(total), "value": total}, "winner": total == max(totals)}
            for name, total in zip(people, totals, strict=True)
        ],
    }


def fill(store: Store, count: int, device: str, seed: int = 1) -> None:
    """Keep so many generated plays as a device's own."""
    given = documents(count, seed)
    while batch := list(islice(given, BATCH)):
        bulk.create_many(store, batch, device)
