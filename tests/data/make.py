"""Write ``tests/data/v1``: a database, a backup and score files as this version makes them.

Run it once for a version of the formats, and never again for that version: what lies there is proof
that later versions still read it. ``python tests/data/make.py`` refuses to overwrite.
"""

from __future__ import annotations

import itertools
import json
import secrets
import sqlite3
import sys
import uuid
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from scorekeeper.store import Created, Existing, Store, open_store

if TYPE_CHECKING:
    from collections.abc import Iterator

TARGET = Path(__file__).resolve().parent / "v1"
PHONE, TABLET = "v1-phone-key", "v1-tablet-key"


def lasting(number: int) -> str:
    """A made-up id, the same in each run."""
    return str(uuid.uuid5(uuid.NAMESPACE_URL, f"scorekeeper/1/{number}"))


def moments() -> Iterator[datetime]:
    """A clock that goes on by seven seconds at each look."""
    start = datetime(2026, 11, 28, 19, 15, tzinfo=UTC)
    return (start + timedelta(seconds=7 * n) for n in itertools.count())


SCORES: dict[str, dict[str, Any]] = {
    "orleans": {
        "format": "scorekeeper/1",
        "id": lasting(1),
        "game": "orleans",
        "status": "finished",
        "players": [{"name": "Ana", "colour": "blue"}, {"name": "Ben", "colour": "red"}],
        "start_player": 0,
        "played_at": "2026-11-28T20:15:00+01:00",
        "duration_min": 95,
        "notes": "Café, 1º intento; 修道士の袋は満杯。",
        "final": {
            "shared": {},
            "seats": [
                {"coins": 28, "goods": {"grain": 2, "cheese": 0, "wine": 1, "wool": 3, "brocade": 2},
                 "stations": 4, "citizens": 2, "development": 14},
                {"coins": 31, "goods": {"grain": 4, "cheese": 1, "wine": 2, "wool": 0, "brocade": 1},
                 "stations": 3, "citizens": 1, "development": 10},
            ],
        },
        "entered": {"final.seats[0].coins": "20+5+3"},
    },
    "musee": {
        "format": "scorekeeper/1",
        "id": lasting(2),
        "game": "musee",
        "status": "playing",
        "players": [{"name": "Ana"}, {"name": "ゆき"}],
        "final": {
            "shared": {"stairs": {"upper": [2, 4, 6], "lower": [1, 3, 5]}},
            "seats": [
                {"galleries": {"upper": [8, 11, None, 30], "middle": [1, 2], "lower": []}},
                {},
            ],
        },
    },
    "bruxelles-1897": {
        "format": "scorekeeper/1",
        "id": lasting(3),
        "game": "bruxelles-1897",
        "players": [{"name": "Ben"}, {"name": "Cem"}],
        "start_player": "Cem",
        "played_at": "2026-11",
        "final": {
            "shared": {"columns": [{"bonus": "money", "winners": ["Cem"]},
                                   {"bonus": "artworks", "winners": []},
                                   {"bonus": "houses", "winners": [0, 1]},
                                   {"bonus": "nobles", "winners": [0]}]},
            "seats": [{"vp": 41, "bef": 3}, {"vp": 38}],
        },
    },
}  # fmt: skip


def fill(store: Store) -> list[str]:
    """Tables with the stories that tables have; their addresses."""
    made: list[Created | Existing] = [store.create(score, PHONE) for score in SCORES.values()]
    tokens = [str(table.token) for table in made]
    orleans, musee, bruxelles = tokens
    store.append(orleans, 1, [("final.seats[1].coins", 32)], PHONE)
    store.remember(TABLET, orleans)
    store.append(orleans, 1, [("final.seats[0].stations", 5)], TABLET)
    store.append(orleans, 3, [("players[1].name", "Dov"), ("notes", None)], TABLET)
    store.abandon(musee, PHONE)
    store.reopen(musee, PHONE)
    store.append(musee, 3, [("log[0]", {"seat": "ゆき", "type": "draw"})], PHONE)
    store.delete(bruxelles, PHONE)
    return tokens


def expected(store: Store, tokens: list[str]) -> dict[str, Any]:
    """What a later version should read."""
    tables = []
    for token in tokens:
        table, first, past = store.load(token), store.load(token, 1), store.changes_since(token, 0)
        assert table is not None
        assert first is not None
        assert past is not None
        tables.append({
            "token": token,
            "version": table.version,
            "deleted": table.deleted_at is not None,
            "kinds": [item.kind for item in past],
            "first": first.document,
            "document": table.document,
        })  # fmt: skip
    names = {device: store.remembered_names(device) for device in (PHONE, TABLET)}
    return {"tables": tables, "names": names}


def main() -> None:
    """Write everything."""
    if (TARGET / "store.sqlite3").exists():
        sys.exit("tests/data/v1 is written already; a new version of a format gets its own folder.")
    TARGET.mkdir(exist_ok=True)
    clock, numbers = moments(), itertools.count(1)
    file = TARGET / "store.sqlite3"
    store = open_store(f"sqlite:///{file}", clock=lambda: next(clock))
    with mock.patch.object(secrets, "token_urlsafe", lambda size: f"v1-token-{next(numbers):023d}"):
        tokens = fill(store)
    write("expected.json", expected(store, tokens))
    store.backup(TARGET / "backup")
    store.close()
    with sqlite3.connect(file) as connection:  # one file, without its log beside it
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    for name, score in SCORES.items():
        write(f"{name}.score.json", score)


def write(name: str, value: Any) -> None:
    """A file a person can read."""
    text = json.dumps(value, ensure_ascii=False, indent=1)
    (TARGET / name).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
