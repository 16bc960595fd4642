"""What the tests of the store share."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import sqlalchemy as sa

from scorekeeper.store import (
    Created,
    Store,
    Table,
)

PHONE, OTHER = "phone-key-of-the-tests", "another-key-of-the-tests"


def document(**more: Any) -> dict[str, Any]:
    return {
        "format": "scorekeeper/1",
        "game": "orleans",
        "status": "playing",
        "players": [{"name": "Ana", "colour": "blue"}, {"name": "Ben", "colour": "red"}],
        "start_player": "Ana",
        "notes": "Ana brought cake",
        "final": {"shared": {}, "seats": [{}, {}]},
        **more,
    }


class Clock:
    """A clock that the test turns; each look at it takes a second."""

    def __init__(self) -> None:
        self.moment = datetime(2026, 11, 28, 19, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.moment += timedelta(seconds=1)
        return self.moment


def make(store: Store, device: str = PHONE, **more: Any) -> str:
    made = store.create(document(**more), device)
    assert isinstance(made, Created)
    return made.token


def read(store: Store, token: str, version: int | None = None) -> Table:
    table = store.load(token, version)
    assert table is not None
    return table


def texts(url: str) -> str:
    """Everything in the database but the table of persons, as one text."""
    engine = sa.create_engine(url)
    found = sa.MetaData()
    found.reflect(engine)
    with engine.connect() as connection:
        rows = [
            str(tuple(row))
            for table in found.sorted_tables
            if table.name != "person"
            for row in connection.execute(sa.select(table))
        ]
    engine.dispose()
    return "\n".join(rows)


def execute(url: str, statement: str) -> None:
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        connection.execute(sa.text(statement))
    engine.dispose()
