"""Reading and writing single rows, for `Store` and for backups. Each function works inside the
transaction of the connection that it is given."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from . import changes as ch
from . import people
from .schema import device as devices
from .schema import link, listing, mention, person, play, revision, score_table
from .values import BadChange, Document, Revision, StoreRefused

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

CHANNEL = "scorekeeper_written"
"""Where PostgreSQL tells other processes what was written; see `signals`."""

Placed = tuple[ch.Parts, Any]
"""A value and its place in the document."""


@dataclass(frozen=True, slots=True)
class Stored:
    """Values with references for names, in the order given, and the persons they refer to."""

    values: list[Any]
    persons: set[int]


def dump(value: Any) -> str:
    """JSON for a column. Raises `BadChange` (``not-json``: NaN, say, or a number beyond reason)."""
    try:
        return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    except (ValueError, TypeError):
        raise BadChange("not-json") from None
    except RecursionError:
        raise BadChange("too-deep") from None


def read(text: str) -> Any:
    """The value of a JSON column."""
    try:
        return json.loads(text)
    except ValueError as error:
        raise StoreRefused("corrupt", {"detail": str(error)}) from None


def insert(connection: sa.Connection, table: sa.Table, **values: Any) -> int:
    """Insert a row and return its number."""
    key = connection.execute(table.insert().values(values)).inserted_primary_key
    assert key is not None
    return int(key[0])


def put(connection: sa.Connection, table: sa.Table, **values: Any) -> None:
    """Insert a row unless one like it is there."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    connection.execute(dialect.insert(table).values(values).on_conflict_do_nothing())


def key_hash(key: str) -> str:
    """What the database holds of a device's key."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def known_device(connection: sa.Connection, key: str) -> int | None:
    """The number of a device, ``None`` for one that has written nothing yet."""
    return connection.scalar(sa.select(devices.c.id).where(devices.c.key_hash == key_hash(key)))


def device(connection: sa.Connection, key_hash: str, at: str) -> int:
    """The number of the device with this hash, new or known."""
    put(connection, devices, key_hash=key_hash, created_at=at)
    query = sa.select(devices.c.id).where(devices.c.key_hash == key_hash)
    return int(connection.execute(query).scalar_one())


def refer(connection: sa.Connection, owner: int, placed: Iterable[Placed], at: str) -> Stored:
    """Store names as persons of the table's owner, and put references in their place.

    All persons at a table belong to the device that owns it, whoever typed the name: so the owner's
    other tables know the same person, and a guest's device learns no more than what it sees.
    """
    placed = list(placed)
    names = {name for parts, value in placed for name in people.names_in(parts, value)}
    numbers: dict[str, int] = {}
    if names:
        query = sa.select(person.c.name, person.c.id).where(person.c.device_id == owner, person.c.name.in_(names))
        numbers = {row.name: row.id for row in connection.execute(query)}
        if new := sorted(names - numbers.keys()):  # in order, so that two writers cannot deadlock
            for name in new:
                put(connection, person, device_id=owner, name=name, created_at=at)
            numbers = {row.name: row.id for row in connection.execute(query)}
    return Stored(
        [people.with_references(parts, value, numbers) for parts, value in placed],
        set(numbers.values()),
    )


def mention_all(connection: sa.Connection, table_id: int, persons: Iterable[int]) -> None:
    """Note which persons a table's revisions refer to."""
    for number in sorted(persons):
        put(connection, mention, table_id=table_id, person_id=number)


def named(connection: sa.Connection, placed: Sequence[Placed]) -> list[Any]:
    """Stored values with the names that the persons have now.

    A forgotten person reads ``#12``: the number is still one person, and says nothing else.
    """
    wanted = {number for parts, value in placed for number in people.references_in(parts, value)}
    known: dict[int, Any] = {}
    while missing := wanted - known.keys():
        query = sa.select(person).where(person.c.id.in_(missing))
        found = {row.id: row for row in connection.execute(query)}
        if missing - found.keys():
            raise StoreRefused("corrupt", {"persons": sorted(missing - found.keys())})
        known |= found
        wanted |= {row.same_as for row in found.values() if row.same_as is not None}
    names = {}
    for number in known:
        row, seen = known[number], {number}
        while row.same_as is not None and row.same_as not in seen:
            seen.add(row.same_as)
            row = known[row.same_as]
        names[number] = f"#{row.id}" if row.name is None else row.name
    return [people.with_names(parts, value, names) for parts, value in placed]


def revisions(connection: sa.Connection, table_id: int, after: int, upto: int | None = None) -> list[Revision]:
    """A table's revisions as stored, oldest first."""
    query = (
        sa.select(revision)
        .where(revision.c.table_id == table_id, revision.c.version > after)
        .order_by(revision.c.version)
    )
    if upto is not None:
        query = query.where(revision.c.version <= upto)
    return [
        Revision(
            row.version,
            row.at,
            row.device_id,
            row.kind,
            tuple((path, value) for path, value in read(row.changes)),
        )
        for row in connection.execute(query)
    ]


def with_names(connection: sa.Connection, stored: Sequence[Revision]) -> tuple[Revision, ...]:
    """Revisions for reading."""
    placed = [(ch.parse_path(path), value) for item in stored for path, value in item.changes]
    values = iter(named(connection, placed))
    return tuple(replace(item, changes=tuple((path, next(values)) for path, _ in item.changes)) for item in stored)


def replay(stored: Iterable[Revision]) -> Document:
    """The document that the revisions make."""
    document: Document = {}
    for item in stored:
        ch.apply_to(document, item.changes)
    return document


def add_revision(connection: sa.Connection, table_id: int, new: Revision) -> None:
    """Insert a revision, its changes as stored."""
    connection.execute(
        revision.insert().values(
            table_id=table_id,
            version=new.version,
            at=new.at,
            device_id=new.device,
            kind=new.kind,
            changes=dump(new.changes),
        )
    )


def each(connection: sa.Connection, table: sa.Table, batch: int = 200) -> Iterator[Any]:
    """All rows of a table that has numbers, in their order, a batch in memory at a time."""
    query, last = sa.select(table).order_by(table.c.id).limit(batch), 0
    while found := connection.execute(query.where(table.c.id > last)).all():
        last = found[-1].id
        yield from found


def announce(connection: sa.Connection, table_id: int, version: int = 0) -> None:
    """Tell other processes, once this transaction is on disk, that a table has a new version.

    0: look again, something else changed. SQLite needs no telling.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{table_id} {version}")))


def derived(head: Document) -> dict[str, Any]:
    """What a table's row keeps of its document as stored, for lists."""
    status, players = head.get("status"), head.get("players")
    if not isinstance(status, str):
        status = "finished" if head.get("final") is not None else "playing"
    seats = players if isinstance(players, list) else []
    names = [seat.get("name") if isinstance(seat, dict) else None for seat in seats]
    return {
        "head": dump(head),
        "game": str(head.get("game") or ""),
        "status": status,
        "people": dump([{"name": name if isinstance(name, str) else None} for name in names]),
        "counted": _counted(head.get("final")),
    }


def _counted(value: Any) -> bool:
    if isinstance(value, dict):
        return any(_counted(item) for item in value.values())
    if isinstance(value, list):
        return any(_counted(item) for item in value)
    return value is not None


def purge(connection: sa.Connection, limit: str) -> int:
    """Remove the tables deleted before ``limit``, and the persons whom nothing mentions then."""
    query = sa.select(score_table.c.id).where(score_table.c.deleted_at < limit)
    gone = list(connection.scalars(query.with_for_update()))
    if not gone:
        return 0
    query = sa.select(mention.c.person_id).where(mention.c.table_id.in_(gone)).distinct()
    persons = list(connection.scalars(query))
    for table in (play, mention, listing, link, revision):
        connection.execute(table.delete().where(table.c.table_id.in_(gone)))
    for table_id in gone:
        announce(connection, table_id)
    connection.execute(score_table.delete().where(score_table.c.id.in_(gone)))
    other = person.alias()
    connection.execute(
        person.delete().where(
            person.c.id.in_(persons),
            ~sa.exists().where(mention.c.person_id == person.c.id),
            ~sa.exists().where(other.c.same_as == person.c.id),
        )
    )
    return len(gone)
