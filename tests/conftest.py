"""Fixtures that several test files share."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

import postgres

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from scorekeeper.store import Store
    from storing import Clock

_numbers = itertools.count(1)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path / 'store.sqlite3'}"


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL server's own database; the server lives as long as the test run."""
    pytest.importorskip("psycopg", reason="psycopg is not installed (extra 'postgres')")
    try:
        with postgres.server() as url:
            yield url
    except postgres.NoPostgreSQL as why:
        pytest.skip(str(why))


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest) -> str:
    """An empty database, on each engine in turn."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite_url"))
    import sqlalchemy as sa  # the tests of the rules do without

    url = sa.make_url(request.getfixturevalue("postgres_url"))
    name = f"store_{next(_numbers)}"
    engine = sa.create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    engine.dispose()
    return url.set(database=name).render_as_string(hide_password=False)


@pytest.fixture
def clock() -> Clock:
    """What `store` takes for the time."""
    from storing import Clock

    return Clock()


@pytest.fixture
def store(store_url: str, clock: Clock) -> Iterator[Store]:
    """An empty store, on each engine in turn."""
    from scorekeeper.store import open_store

    opened = open_store(store_url, clock=clock)
    yield opened
    assert opened.verify() == ()  # whatever the test did, the kept document is the replay
    opened.close()
