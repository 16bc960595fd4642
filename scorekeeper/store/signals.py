"""How a process hears that another one has written, without asking again and again what.

On PostgreSQL each transaction that writes says so with ``NOTIFY``: the number of the table and its new version, and no
more. On SQLite the file's own counter of commits is looked at, which costs microseconds and reads no row.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from . import engine as en
from .rows import CHANNEL
from .store import Store
from .values import StoreRefused

LOOK_SECONDS = 0.2
"""How often SQLite's counter is looked at."""

Heard = tuple[list[tuple[int, int]], bool]
"""``(table number, version)`` that were told, and whether anything else may have changed as well."""

_TOLD = re.compile(r"([0-9]{1,18}) ([0-9]{1,18})")


class Ear(Protocol):
    """What hears. ``descriptor`` becomes readable when there is something; ``None``: look every `seconds`."""

    descriptor: int | None
    seconds: float | None

    def heard(self) -> Heard:
        """What was written since the last call. Does not wait. Raises what `hearing` turns into `StoreRefused`."""
        ...


@contextmanager
def hearing(url: str | None = None, timeout: float = 5.0) -> Iterator[tuple[Store, Ear]]:
    """A store to read from, and an ear for what other processes write in it, from now on.

    Unlike `open_store` this makes and updates nothing: where no database is, there is nothing to hear.
    Raises `StoreRefused`, here and inside.
    """
    where = en.address(url)
    if where.get_backend_name() == "sqlite" and not Path(where.database or "").is_file():
        raise StoreRefused("unreachable", {"database": where.render_as_string()})
    with en.refusing(where):
        engine = en.connect(where, timeout)
        try:
            pooled = engine.raw_connection()
            try:
                own = pooled.driver_connection
                sqlite = engine.dialect.name == "sqlite"
                yield Store(engine), _Counter(own, Path(where.database or "")) if sqlite else _Channel(own)
            finally:
                pooled.invalidate()  # it is set up unlike the others, so it must not go back to them
        finally:
            engine.dispose()


class _Counter:
    """SQLite's counter of the commits that other connections made."""

    descriptor: int | None = None
    seconds: float | None = LOOK_SECONDS

    def __init__(self, connection: Any, file: Path) -> None:
        self._connection, self._file = connection, file
        connection.execute("PRAGMA query_only = ON")
        self._which, self._count = self._identity(), self._counted()

    def heard(self) -> Heard:
        if self._identity() != self._which:  # a copy was put in its place; this connection has the old one
            raise StoreRefused("unreachable", {"database": str(self._file)})
        before, self._count = self._count, self._counted()
        return [], self._count != before

    def _identity(self) -> tuple[int, int]:
        status = self._file.stat()
        return status.st_dev, status.st_ino

    def _counted(self) -> int:
        return int(self._connection.execute("PRAGMA data_version").fetchone()[0])


class _Channel:
    """PostgreSQL's notifications."""

    seconds: float | None = None

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        connection.rollback()
        connection.autocommit = True
        connection.execute(f"LISTEN {CHANNEL}")
        self.descriptor: int | None = connection.fileno()

    def heard(self) -> Heard:
        told, look = [], False
        for each in self._connection.notifies(timeout=0):
            if (found := _TOLD.fullmatch(each.payload)) and int(found[2]) > 0:
                told.append((int(found[1]), int(found[2])))
            else:
                look = True
        return told, look
