"""`Store`: what pages, command line and tests ask of the database."""

from __future__ import annotations

import re
import uuid
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from . import changes as ch
from . import engine as en
from . import links as li
from . import migrate, people, plays, rows
from .schema import revision, schema, score_table
from .values import (
    Access,
    BadChange,
    Change,
    Conflict,
    Created,
    Document,
    Existing,
    Link,
    Missing,
    Newest,
    Restored,
    Revision,
    Revoked,
    Role,
    Saved,
    StoreRefused,
    Summary,
    Table,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence
    from pathlib import Path

T = TypeVar("T")

KEPT = timedelta(days=30)
"""How long a deleted table can be brought back."""

REMEMBERED = 1_000
"""From how many of a device's tables, the newest, names are remembered."""

_hash, _known_device = rows.key_hash, rows.known_device
_TOKEN = re.compile(r"[A-Za-z0-9_-]{22,64}")
_FORGOTTEN = re.compile("#[0-9]+")
_TRIES = 6


def now() -> datetime:
    """The moment, in UTC."""
    return datetime.now(UTC)


def open_store(
    url: str | None = None,
    *,
    timeout: float = 10.0,
    folder: Path | None = None,
    clock: Callable[[], datetime] = now,
    steps: Sequence[migrate.Step] = migrate.STEPS,
) -> Store:
    """Open the database, making its tables if it is new and updating it if it is old.

    ``url``: ``sqlite:///file``, ``postgresql://…``; else that in ``SCOREKEEPER_DB``; else a SQLite
    file in the user's data folder. ``timeout``: seconds to wait while others write. ``folder``:
    where the copy of a PostgreSQL database goes before an update; the data folder by default.
    Raises `StoreRefused`.
    """
    where = en.address(url)
    with en.refusing(where):
        engine = en.connect(where, timeout)
        try:
            migrate.prepare(engine, steps, folder or en.data_folder(), f"{clock():%Y%m%dT%H%M%S%fZ}")
        except BaseException:
            engine.dispose()
            raise
    return Store(engine, clock=clock, schema_version=migrate.newest(steps))


class Store:
    """All tables of one database. Made by `open_store`.

    A ``token`` is the unguessable part of a table's address; a ``device`` is the secret key that
    the browser keeps, of which the database holds only a hash. Whatever is returned as saved is on
    disk. Any method may raise `StoreRefused`; those that take a document or changes, `BadChange`.
    Threads may share a store; processes open their own (also after a fork).
    """

    def __init__(self, engine: sa.Engine, *, clock: Callable[[], datetime] = now, schema_version: int = 1) -> None:
        self._engine = engine
        self._clock = clock
        self._schema_version = schema_version

    def close(self) -> None:
        """Let go of all connections."""
        self._engine.dispose()

    # Tables

    def create(self, document: Document, device: str) -> Created | Existing:
        """Keep a new table; it gets an ``id`` if the document has none.

        The device owns it, manages it by any link, and has it in its list. A browser that keeps no key (an empty
        ``device``) owns nothing: its table's first link is one to manage by, else nobody could.
        """
        document = people.tidy((), document)
        if not isinstance(document, dict):
            raise BadChange("not-a-document")
        if document.get("id") is None:
            document = {**document, "id": str(uuid.uuid4())}
        lasting = ch.lasting(document["id"])

        def work(connection: sa.Connection) -> Created | Existing:
            at, owner = self._at(), self._device(connection, device)
            query = sa.select(score_table.c.id).where(score_table.c.document_id == lasting)
            if (there := connection.scalar(query)) is not None:
                return Existing(lasting, li.address_on_list(connection, owner, there) if device else None)
            stored = rows.refer(connection, owner, [((), document)], at)
            head = stored.values[0]
            values = {**rows.derived(head), "document_id": lasting, "owner_id": owner, "version": 1}
            table_id = rows.insert(connection, score_table, **values, created_at=at, updated_at=at)
            rows.mention_all(connection, table_id, stored.persons)
            plays.put(connection, [(table_id, lasting, head)])
            rows.add_revision(connection, table_id, Revision(1, at, owner, "create", (("", head),)))
            token = li.add(connection, table_id, "enter" if device else "manage", at).token
            if device:
                row = li.find(connection, token)
                li.put_on_list(connection, owner, row, token, at)
            return Created(token, lasting)

        return self.writing(work)

    def load(self, token: str, version: int | None = None) -> Table | None:
        """The table at its newest or at an older version; ``None`` if there is no such thing.

        A deleted table is still read; its ``deleted_at`` says so.
        """
        with self.reading() as connection:
            row = self._seen(connection, token)
            if row is None or not (version is None or 1 <= version <= row.version):
                return None
            at = row.updated_at
            if version is None or version == row.version:
                version, stored = row.version, rows.read(row.head)
            else:
                past = rows.revisions(connection, row.id, 0, version)
                stored, at = rows.replay(past), past[-1].at
            document = rows.named(connection, [((), stored)])[0]
            return Table(token, row.document_id, version, document, at, row.deleted_at)

    def version(self, token: str) -> int | None:
        """The newest version number, cheaply; ``None`` if no table has this address."""
        with self.reading() as connection:
            row = self._seen(connection, token)
            return None if row is None else row.version

    def changes_since(self, token: str, version: int) -> tuple[Revision, ...] | None:
        """The revisions after ``version`` (0 for all), oldest first; ``None`` if no such table."""
        with self.reading() as connection:
            row = self._seen(connection, token)
            return None if row is None else self._revisions(connection, row, version)

    def append(
        self,
        token: str,
        base_version: int,
        changes: Sequence[Change],
        device: str,
        kind: str = "edit",
    ) -> Saved | Conflict | Missing:
        """Add a revision to what the caller knows as ``base_version``.

        If others wrote in between at other places, both stand and `Saved.merged` tells theirs; if
        at one of the same places, nothing is saved and `Conflict` tells why. With no changes
        nothing is written.
        """
        tidied = people.tidy_changes(changes)

        def work(connection: sa.Connection) -> Saved | Conflict | Missing:
            row = self._held(connection, token, device, "enter")
            if isinstance(row, Missing):
                return row
            if li.right(row, _maker(device)) != "manage" and li.manages(connection, row, tidied):
                return Missing("role", "manage")
            if base_version > row.version:
                return Conflict(row.version, ())
            merged = self._revisions(connection, row, base_version)
            theirs = [change for other in merged for change in other.changes]
            if clash := ch.clashing(tidied, theirs):
                return Conflict(row.version, merged, clash)
            if not tidied:
                return Saved(row.version, row.updated_at, merged)
            saved = self._add(connection, row, tidied, device, kind)
            return Saved(saved.version, saved.at, merged)

        return self.writing(work)

    # Ends, and coming back

    def delete(self, token: str, device: str) -> Saved | Missing:
        """Delete a table; it can be brought back until `purge`."""

        def work(connection: sa.Connection) -> Saved | Missing:
            row = self._held(connection, token, device, "manage")
            if isinstance(row, Missing):
                return row
            return self._add(connection, row, [], device, "delete", deleted=True)

        return self.writing(work)

    def restore(self, token: str, device: str) -> Saved | Missing:
        """Bring a deleted table back. One that is not deleted is left as it is."""

        def work(connection: sa.Connection) -> Saved | Missing:
            row = self._held(connection, token, device, "manage", deleted=True)
            if isinstance(row, Missing):
                return row
            if row.deleted_at is None:
                return Saved(row.version, row.updated_at)
            return self._add(connection, row, [], device, "restore", deleted=False)

        return self.writing(work)

    def abandon(self, token: str, device: str) -> Saved | Missing:
        """Set the status to ``abandoned``. A table that is so already is left as it is."""

        def work(connection: sa.Connection) -> Saved | Missing:
            row = self._held(connection, token, device, "manage")
            if isinstance(row, Missing):
                return row
            if row.status == "abandoned":
                return Saved(row.version, row.updated_at)
            return self._add(connection, row, [("status", "abandoned")], device, "abandon")

        return self.writing(work)

    def reopen(self, token: str, device: str) -> Saved | Missing:
        """Give an abandoned table the status back that it had before."""

        def work(connection: sa.Connection) -> Saved | Missing:
            row = self._held(connection, token, device, "manage")
            if isinstance(row, Missing):
                return row
            if row.status != "abandoned":
                return Saved(row.version, row.updated_at)
            status: str | None = "playing"
            query = sa.select(sa.func.max(revision.c.version)).where(
                revision.c.table_id == row.id, revision.c.kind == "abandon"
            )
            if last := connection.scalar(query):
                past = rows.revisions(connection, row.id, 0, last - 1)
                status = rows.replay(past).get("status")
            return self._add(connection, row, [("status", status)], device, "reopen")

        return self.writing(work)

    def purge(self, older_than: timedelta = KEPT) -> int:
        """Remove for good the tables deleted longer ago than this, and names that only they held.

        Returns how many tables.
        """
        limit = _iso(self._clock() - older_than)
        return self.writing(lambda connection: rows.purge(connection, limit))

    # Links

    def access(self, token: str, device: str) -> Access | Missing:
        """What a device may do by an address."""
        with self.reading() as connection:
            row = self._held(connection, token, device, "view", deleted=True, lock=False)
            if isinstance(row, Missing):
                return row
            maker = _maker(device)
            return Access(li.right(row, maker), li.owned(row, maker), row.deleted_at is not None)

    def links(self, token: str, device: str) -> tuple[Link, ...] | Missing:
        """All links of a table, oldest first, revoked ones too; for those who manage it."""

        with self.reading() as connection:
            row = self._held(connection, token, device, "manage", deleted=True, lock=False)
            return row if isinstance(row, Missing) else li.of(connection, row.id)

    def make_link(self, token: str, role: Role, device: str) -> Link | Missing:
        """One more link to a table; for those who manage it."""

        def work(connection: sa.Connection) -> Link | Missing:
            row = self._held(connection, token, device, "manage")
            return row if isinstance(row, Missing) else li.add(connection, row.id, role, self._at())

        return self.writing(work)

    def revoke_link(self, token: str, which: str, device: str) -> Revoked | Missing:
        """Let the link ``which`` of a table open nothing any more, for good; for those who manage the table.

        Whoever made the table always keeps a link in the list: a new one to enter by, if need be.
        """

        def work(connection: sa.Connection) -> Revoked | Missing:
            row = self._held(connection, token, device, "manage", deleted=True)
            if isinstance(row, Missing):
                return row
            if all(each.token != which for each in li.of(connection, row.id)):
                return Missing("unknown")
            li.revoke(connection, row, which, self._at())
            rows.announce(connection, row.id)
            if which != token:
                return Revoked(token)
            number = _known_device(connection, device)
            return Revoked(None if number is None else li.address_on_list(connection, number, row.id))

        return self.writing(work)

    def newest(self, tokens: Collection[str]) -> dict[str, Newest | Missing]:
        """The newest versions behind many addresses at once."""
        known = {token for token in tokens if _TOKEN.fullmatch(token)}
        with self.reading() as connection:
            return {**dict.fromkeys(tokens, Missing("unknown")), **li.newest(connection, known)}

    # Devices

    def device_number(self, device: str) -> int | None:
        """The number by which revisions name this device; ``None`` before it wrote anything."""
        with self.reading() as connection:
            return _known_device(connection, device)

    def remember(self, device: str, token: str) -> bool:
        """Put a table that was opened by its link in the device's list; whether there is one."""

        def work(connection: sa.Connection) -> bool:
            row = self._seen(connection, token)
            if row is not None:
                li.put_on_list(connection, self._device(connection, device), row, token, self._at())
            return row is not None

        return self.writing(work)

    def tables_of(
        self, device: str, *, deleted: bool = False, since: str | None = None, most: int | None = None
    ) -> tuple[Summary, ...]:
        """The device's list, newest first: its own tables and those opened by link.

        With ``deleted``, those that can be brought back instead; ``since``: of those that are over, only what was
        written after that moment (UTC, ISO 8601); ``most``: no more than so many.
        """
        if not device:
            return ()
        with self.reading() as connection:
            return li.summaries(connection, _known_device(connection, device), deleted, since, most)

    def remembered_names(self, device: str) -> tuple[str, ...]:
        """The players at the tables in the device's list, those who played last first."""
        names = (name for summary in self.tables_of(device, most=REMEMBERED) for name in summary.names)
        return tuple(dict.fromkeys(name for name in names if name and not _FORGOTTEN.fullmatch(name)))

    # Copies

    def verify(self) -> tuple[str, ...]:
        """Replay every table; the ids of those whose kept document is not what comes out."""
        with self.reading() as connection:
            return tuple(
                row.document_id
                for row in rows.each(connection, score_table)
                if not ch.same(rows.replay(rows.revisions(connection, row.id, 0)), rows.read(row.head))
            )

    def backup(self, target: Path) -> tuple[str, ...]:
        """Write every table as readable files; see `scorekeeper.store.backup`. Returns the ids."""
        from . import backup

        return backup.write(self, target)

    def restore_backup(self, source: Path) -> Restored:
        """Read a backup, adding what is not here yet and nothing twice."""
        from . import backup

        return backup.read(self, source)

    # For the package itself

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """A connection that sees one moment of the database."""
        with en.refusing(self._engine.url), self._engine.connect() as plain:
            connection = plain
            if plain.dialect.name == "postgresql":
                connection = plain.execution_options(isolation_level="REPEATABLE READ")
            with connection.begin():
                yield connection

    def writing(self, work: Callable[[sa.Connection], T]) -> T:
        """Do ``work`` in one transaction, again if another crossed it; durable on return."""
        with en.refusing(self._engine.url):
            for tries_left in reversed(range(_TRIES)):
                try:
                    with self._engine.connect() as plain:
                        connection = plain.execution_options(write=True)
                        with connection.begin():
                            self._check_schema(connection)
                            return work(connection)
                except DBAPIError as error:
                    if not (tries_left and en.passing(error)):
                        raise
        raise AssertionError  # the last try returns or raises

    def _check_schema(self, connection: sa.Connection) -> None:
        # A newer program may have updated the database while this process had it open.
        found = connection.scalar(sa.select(schema.c.version))
        if found != self._schema_version:
            raise StoreRefused("newer-database", {"version": found, "known": self._schema_version})

    def _at(self) -> str:
        return _iso(self._clock())

    def _device(self, connection: sa.Connection, key: str) -> int:
        number = _known_device(connection, key)
        if number is None:
            number = rows.device(connection, _hash(key), self._at())
        return number

    def _seen(self, connection: sa.Connection, token: str) -> Any:
        """The row behind an address, for whoever may look; ``None`` if it opens nothing."""
        row = li.find(connection, token) if _TOKEN.fullmatch(token) else None
        return None if isinstance(row, Missing) else row

    def _held(
        self,
        connection: sa.Connection,
        token: str,
        device: str,
        needs: Role,
        *,
        deleted: bool = False,
        lock: bool = True,
    ) -> Any:
        """The row behind an address, locked, for a device that may do what needs a role; else what is `Missing`.

        ``deleted``: a deleted table will do.
        """
        row = li.find(connection, token, lock=lock) if _TOKEN.fullmatch(token) else Missing("unknown")
        if isinstance(row, Missing):
            return row
        if not li.includes(li.right(row, _maker(device)), needs):
            return Missing("role", needs)
        return row if deleted or row.deleted_at is None else Missing("deleted")

    def _revisions(self, connection: sa.Connection, row: Any, version: int) -> tuple[Revision, ...]:
        if version >= row.version:
            return ()
        return rows.with_names(connection, rows.revisions(connection, row.id, max(0, version)))

    def _add(
        self,
        connection: sa.Connection,
        row: Any,
        changes: Sequence[Change],
        device: str,
        kind: str,
        deleted: bool | None = None,
    ) -> Saved:
        """Put one more revision on a table that this transaction has locked."""
        at = self._at()
        head = rows.read(row.head)
        was_over = row.deleted_at is None and plays.finished(head)
        changes = [ch.keeping_id(path, value, head["id"]) for path, value in changes]
        placed = [(ch.parse_path(path), value) for path, value in changes]
        stored = rows.refer(connection, row.owner_id, placed, at)
        written = tuple((path, stored.values[n]) for n, (path, _) in enumerate(changes))
        version = row.version + 1
        device_id = self._device(connection, device)
        rows.add_revision(connection, row.id, Revision(version, at, device_id, kind, written))
        rows.mention_all(connection, row.id, stored.persons)
        ch.apply_to(head, written)
        values: dict[str, Any] = {**rows.derived(head), "version": version, "updated_at": at}
        if deleted is not None:
            values["deleted_at"] = at if deleted else None
        connection.execute(score_table.update().where(score_table.c.id == row.id).values(values))
        if was_over:
            plays.remove(connection, row.id)
        if not (row.deleted_at is not None if deleted is None else deleted):
            plays.put(connection, [(row.id, row.document_id, head)])
        rows.announce(connection, row.id, version)
        return Saved(version, at)


def _iso(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")


def _maker(key: str) -> str | None:
    return _hash(key) if key else None
