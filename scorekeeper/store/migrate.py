"""Make a new database ready, and bring an older one up to date after copying it.

`STEPS[n]` turns schema version n + 1 into n + 2, inside one transaction with all other steps; the
newest version is one more than there are steps. A step gets a connection and may use what it needs
of SQL; `schema` already describes the result.
"""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from . import plays
from .schema import metadata, schema
from .schema import play as play_table
from .schema import progress as progress_table
from .values import StoreRefused

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Step = Callable[[sa.Connection], None]


def _add_plays(connection: sa.Connection) -> None:
    """1 to 2: the table of finished plays, filled from the documents."""
    play_table.create(connection)
    plays.fill(connection)


def _add_progress(connection: sa.Connection) -> None:
    """2 to 3: what devices have learned."""
    progress_table.create(connection)


STEPS: Sequence[Step] = (_add_plays, _add_progress)

_LOCK = 0x53434F52  # any number that this program alone takes on its PostgreSQL database


def newest(steps: Sequence[Step]) -> int:
    """The schema version that these steps lead to."""
    return 1 + len(steps)


def prepare(engine: sa.Engine, steps: Sequence[Step], folder: Path, stamp: str) -> Path | None:
    """Leave the database at the newest version, and say where the copy is if one was made.

    ``folder``: for the copy of a PostgreSQL database; that of SQLite lies beside the file.
    ``stamp``: the moment, for the copy's name. Raises `StoreRefused` (``newer-database``,
    ``not-a-store``) and whatever the driver raises.
    """
    sqlite = engine.dialect.name == "sqlite"
    with engine.connect() as plain:
        connection = plain.execution_options(write=True)
        with connection.begin():  # also proves that we may write here
            if not sqlite:
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
            there = set(sa.inspect(connection).get_table_names())
            copy = None
            if schema.name in there:
                copy = _update(connection, steps, there, folder, stamp)
            elif there & metadata.tables.keys() or (sqlite and there):
                raise StoreRefused("not-a-store", {"tables": sorted(there)[:20]})
            else:
                metadata.create_all(connection)
                connection.execute(schema.insert().values(id=1, version=newest(steps)))
    if sqlite:
        _write_ahead(engine)
    return copy


def _update(connection: sa.Connection, steps: Sequence[Step], there: set[str], folder: Path, stamp: str) -> Path | None:
    found = connection.execute(sa.select(schema.c.version)).scalar()
    if not isinstance(found, int) or found < 1:
        raise StoreRefused("corrupt", {"version": found})
    if found > newest(steps):
        raise StoreRefused("newer-database", {"version": found, "known": newest(steps)})
    if found == newest(steps):
        return None
    if connection.dialect.name == "sqlite":
        copy = _copy_file(connection, f"schema{found}-{stamp}")
    else:
        copy = _copy_tables(connection, there, folder, f"schema{found}-{stamp}")
    for step in steps[found - 1 :]:
        step(connection)
    connection.execute(schema.update().values(version=newest(steps)))
    return copy


def _copy_file(connection: sa.Connection, label: str) -> Path | None:
    file = Path(connection.exec_driver_sql("PRAGMA database_list").one()[2])
    copy = file.with_name(f"{file.stem}-{label}{file.suffix}")
    # Read through a connection of its own: the one at hand holds the writer's lock.
    with (
        closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(copy)) as target,
    ):
        source.backup(target)
    return copy


def _copy_tables(connection: sa.Connection, there: set[str], folder: Path, label: str) -> Path:
    rows: dict[str, Any] = {}
    for name in sorted(there & metadata.tables.keys()):
        table = sa.Table(name, sa.MetaData(), autoload_with=connection)
        rows[name] = [dict(row._mapping) for row in connection.execute(sa.select(table))]
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    copy = folder / f"{connection.engine.url.database or 'scorekeeper'}-{label}.json"
    with copy.open("x", encoding="utf-8") as file:
        json.dump(rows, file, ensure_ascii=False, indent=1, default=str)
    return copy


def _write_ahead(engine: sa.Engine) -> None:
    """Switch a SQLite file to its write-ahead log, once in its life.

    The switch wants the file to itself and does not wait for it, so we do.
    """
    with engine.connect() as connection:
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        patience = driver.execute("PRAGMA busy_timeout").fetchone()[0] / 1000
        end = time.monotonic() + patience
        while True:
            try:
                if driver.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
                    driver.execute("PRAGMA journal_mode = WAL")
            except sqlite3.OperationalError as error:
                busy = (error.sqlite_errorname or "").startswith(("SQLITE_BUSY", "SQLITE_LOCKED"))
                if not busy or time.monotonic() > end:
                    raise
                time.sleep(0.02)
            else:
                return
