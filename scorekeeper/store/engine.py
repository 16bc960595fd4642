"""Addresses, connections, and drivers' errors turned into refusals."""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import platformdirs
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    NoSuchModuleError,
    SQLAlchemyError,
)
from sqlalchemy.exc import (
    TimeoutError as PoolTimeout,
)

from .values import BadChange, StoreRefused

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

ENVIRONMENT = "SCOREKEEPER_DB"


def data_folder() -> Path:
    """The user's data folder for this program. Not made here."""
    return platformdirs.user_data_path("scorekeeper", appauthor=False)


def address(url: str | None) -> sa.URL:
    """The database's address: the caller's, else ``SCOREKEEPER_DB``, else a file of the user's.

    Raises `StoreRefused` (``bad-url``, ``unreachable``).
    """
    text = url or os.environ.get(ENVIRONMENT)
    if not text:
        folder = data_folder()
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise _from_os(error, {"database": str(folder)}) from None
        return sa.URL.create("sqlite", database=str(folder / "scorekeeper.sqlite3"))
    try:
        found = sa.make_url(text)
    except (ArgumentError, ValueError):
        raise StoreRefused("bad-url") from None  # it may hold a password, so it is not shown
    if found.drivername in {"postgres", "postgresql"}:
        found = found.set(drivername="postgresql+psycopg")
    in_memory = not found.database or ":memory:" in found.database
    if found.get_backend_name() == "sqlite" and (in_memory or "memory" in found.query.values()):
        raise StoreRefused("bad-url", {"database": str(found), "detail": "nothing would be kept"})
    if found.get_backend_name() not in {"sqlite", "postgresql"}:
        raise StoreRefused("bad-url", {"database": found.render_as_string()})
    return found


def connect(url: sa.URL, timeout: float) -> sa.Engine:
    """An engine whose every commit is on disk before it returns, and which waits its turn.

    ``timeout``: seconds to wait while others write. Raises `StoreRefused` (``no-driver``).
    """
    wait = max(1, round(timeout * 1000))
    try:
        if url.get_backend_name() == "sqlite":
            engine = sa.create_engine(url, connect_args={"timeout": timeout})
        else:
            engine = sa.create_engine(
                url, pool_pre_ping=True, pool_timeout=timeout, connect_args={"connect_timeout": 10}
            )
    except (ImportError, NoSuchModuleError) as error:
        raise StoreRefused("no-driver", {"detail": str(error)}) from None
    except (ArgumentError, TypeError, ValueError) as error:
        raise StoreRefused("bad-url", {"detail": str(error)}) from None

    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def _prepare_sqlite(connection: sqlite3.Connection, _: object) -> None:
            connection.isolation_level = None  # transactions begin where we say, not the driver
            for pragma in (
                f"busy_timeout = {wait}",
                "foreign_keys = ON",
                "synchronous = FULL",
                "fullfsync = ON",  # on macOS a plain fsync is not enough
            ):
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def _begin(connection: sa.Connection) -> None:
            # A writer takes its lock at once: two that read first would meet half way.
            write = connection.get_execution_options().get("write", False)
            connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")

    else:

        @event.listens_for(engine, "connect")
        def _prepare_postgresql(connection: Any, _: object) -> None:
            with connection.cursor() as cursor:
                cursor.execute("SET synchronous_commit = on")
                cursor.execute(f"SET lock_timeout = {wait}")
            connection.commit()

    return engine


@contextmanager
def refusing(url: sa.URL) -> Iterator[None]:
    """Turn whatever a driver raises inside into a `StoreRefused`."""
    facts = {"database": url.render_as_string()}
    try:
        yield
    except (StoreRefused, BadChange):
        raise
    except OSError as error:
        raise _from_os(error, facts) from None
    except ImportError as error:
        raise StoreRefused("no-driver", {**facts, "detail": str(error)}) from None
    except PoolTimeout as error:
        raise StoreRefused("locked", {**facts, "detail": str(error)}) from None
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise _refusal(error, facts) from None
    except Exception as error:
        # psycopg's own errors come here bare while a connection is set up. It is an extra, so it
        # is known by its place; anything else is a bug of ours and goes on.
        if not type(error).__module__.startswith("psycopg"):
            raise
        raise _refusal(error, facts) from None


def passing(error: DBAPIError) -> bool:
    """Whether the same work may well succeed when done again from the start.

    So it is after a deadlock, and after another process put in the row that this one was about to
    (a device, a person, a table with the same id): the second time it is found.
    """
    state = getattr(error.orig, "sqlstate", None)
    name = getattr(error.orig, "sqlite_errorname", "") or ""
    return state in {"40001", "40P01", "23505", "23503"} or name.startswith("SQLITE_BUSY_SNAPSHOT")


def _refusal(error: Exception, facts: Mapping[str, Any]) -> StoreRefused:
    original = getattr(error, "orig", None) or error
    facts = {**facts, "detail": str(original).strip()}
    if isinstance(original, sqlite3.Error):
        return StoreRefused(_sqlite_code(getattr(original, "sqlite_errorname", "") or ""), facts)
    return StoreRefused(_postgresql_code(original), facts)


def _sqlite_code(name: str) -> str:
    for start, code in {
        "SQLITE_BUSY": "locked",
        "SQLITE_LOCKED": "locked",
        "SQLITE_READONLY": "read-only",
        "SQLITE_PERM": "read-only",
        "SQLITE_AUTH": "read-only",
        "SQLITE_FULL": "full",
        "SQLITE_NOTADB": "corrupt",
        "SQLITE_CORRUPT": "corrupt",
        "SQLITE_CANTOPEN": "unreachable",
        "SQLITE_IOERR": "unreachable",
    }.items():
        if name.startswith(start):
            return code
    return "failed"


def _postgresql_code(error: BaseException) -> str:
    state = getattr(error, "sqlstate", None)
    if state is None:  # no server answered
        lost = type(error).__name__ in {"OperationalError", "ConnectionTimeout", "InterfaceError"}
        return "unreachable" if lost else "failed"
    for start, code in {
        "08": "unreachable",
        "28": "unreachable",  # not let in
        "3D000": "unreachable",  # no such database
        "57P": "unreachable",  # shutting down, starting up
        "53300": "unreachable",  # too many connections
        "25006": "read-only",
        "42501": "read-only",
        "53100": "full",
        "55P03": "locked",
        "57014": "locked",
        "40": "locked",
        "XX001": "corrupt",
        "XX002": "corrupt",
        "58": "unreachable",  # the server's own disk
    }.items():
        if state.startswith(start):
            return code
    return "failed"


def _from_os(error: OSError, facts: Mapping[str, Any]) -> StoreRefused:
    facts = {**facts, "detail": error.strerror or str(error), "file": error.filename}
    if error.errno in {errno.ENOSPC, errno.EDQUOT}:
        return StoreRefused("full", facts)
    if error.errno in {errno.EACCES, errno.EPERM, errno.EROFS}:
        return StoreRefused("read-only", facts)
    return StoreRefused("unreachable", facts)
