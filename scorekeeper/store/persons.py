"""Persons are rows: renamed, merged, unmerged and forgotten here, in every table of their owner at once.

All persons at a table belong to the device that made it. Tables hold their numbers, so a new name or a merge is one
row, and undone as one row. Forgetting rewrites: a name also stands where somebody typed it (notes, a place's name, a
foreign record), in every revision.
"""

from __future__ import annotations

import json
import re
import sqlite3
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from . import rows
from .people import FOREIGN, MAX_NAME, NOT_NAMES
from .schema import mention, person, revision, score_table
from .store import Store
from .values import Document

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

TYPED = frozenset({"board", "extra", "location", "notes", *FOREIGN})
"""Top-level keys under which any text may hold a name that somebody typed."""

_TYPED_OF_PLAYERS = frozenset({"team", "role", "team_role"})
_BATCH = 200
_LETTER = r"[^\W\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff66-\uff9f]"  # of scripts that put blanks between words


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody whom a device's tables know.

    ``name`` is what the tables show, or ``None`` if forgotten; ``merged_into`` the number of the person whose name is
    shown instead; ``tables`` how many tables mention this very number.
    """

    id: int
    name: str | None
    merged_into: int | None
    tables: int


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing was changed. ``reason``: ``unknown``, ``forgotten``, ``taken`` (another has the name: merge instead;
    ``other`` is their number), ``bad-name``, ``same`` (they are one already), ``strangers`` (of two devices)."""

    reason: str
    other: int | None = None


@dataclass(frozen=True, slots=True)
class Forgotten:
    """Whom nothing in the database names any more: how many tables were rewritten, and what they read instead."""

    tables: int
    reads: str


def everyone(store: Store, device: str | None) -> tuple[Person, ...]:
    """The persons of a device's own tables, by name; those of all devices for ``None`` (whoever manages the server)."""
    count = sa.select(mention.c.person_id, sa.func.count().label("tables")).group_by(mention.c.person_id).subquery()
    query = sa.select(person, sa.func.coalesce(count.c.tables, 0).label("tables")).outerjoin(
        count, count.c.person_id == person.c.id
    )
    with store.reading() as connection:
        if device is not None:
            query = query.where(person.c.device_id == rows.known_device(connection, device))
        found = connection.execute(query.order_by(person.c.name, person.c.id)).all()
    return tuple(Person(row.id, row.name, row.same_as, row.tables) for row in found)


def rename(store: Store, number: int, name: str, device: str | None = None) -> Person | Refused:
    """Give a person another name, everywhere."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not tidy or tidy in NOT_NAMES or len(tidy) > MAX_NAME or re.search("[\x00\ud800-\udfff]", tidy):
        return Refused("bad-name")

    def work(connection: sa.Connection) -> Person | Refused:
        row = _row(connection, number, device)
        if isinstance(row, Refused):
            return row
        row = _root(connection, row)
        if row.name is None:
            return Refused("forgotten")
        taken = sa.select(person.c.id).where(person.c.device_id == row.device_id, person.c.name == tidy)
        other = connection.scalar(taken)
        if other is not None and other != row.id:
            return Refused("taken", other)
        connection.execute(person.update().where(person.c.id == row.id).values(name=tidy))
        return Person(row.id, tidy, row.same_as, _tables(connection, row.id))

    return store.writing(work)


def merge(store: Store, number: int, into: int, device: str | None = None) -> Person | Refused:
    """Let a person be another one: everything of theirs shows the other's name until `unmerge`."""

    def work(connection: sa.Connection) -> Person | Refused:
        row, target = _row(connection, number, device), _row(connection, into, device)
        if isinstance(row, Refused):
            return row
        if isinstance(target, Refused):
            return target
        if row.device_id != target.device_id:
            return Refused("strangers")
        row, target = _root(connection, row), _root(connection, target)
        if row.id == target.id:
            return Refused("same")
        if row.name is None or target.name is None:
            return Refused("forgotten")
        connection.execute(person.update().where(person.c.id == row.id).values(same_as=target.id))
        return Person(row.id, row.name, target.id, _tables(connection, row.id))

    return store.writing(work)


def unmerge(store: Store, number: int, device: str | None = None) -> Person | Refused:
    """Undo a merge: the person has their own name again in all their tables."""

    def work(connection: sa.Connection) -> Person | Refused:
        row = _row(connection, number, device)
        if isinstance(row, Refused):
            return row
        connection.execute(person.update().where(person.c.id == row.id).values(same_as=None))
        return Person(row.id, row.name, None, _tables(connection, row.id))

    return store.writing(work)


def forget(store: Store, number: int, device: str | None = None, also: Iterable[str] = ()) -> Forgotten | Refused:
    """Take a person's name out of everything the database holds, for good; their figures stay.

    With them go those merged into them. In what somebody typed, and in foreign records, the name is replaced as whole
    words in any case; ``also`` are further spellings to take out (a nickname, a former name). Foreign records about
    the person go whole. Files exported before, and copies of the database, still hold what they held.
    """
    further = [spelling for given in also if (spelling := " ".join(unicodedata.normalize("NFC", given).split()))]

    def work(connection: sa.Connection) -> Forgotten | Refused:
        row = _row(connection, number, device)
        if isinstance(row, Refused):
            return row
        root = _root(connection, row)
        group = _merged(connection, root.id)
        names = list(
            connection.scalars(sa.select(person.c.name).where(person.c.id.in_(group), person.c.name.is_not(None)))
        )
        if not names and not further:
            return Refused("forgotten")
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("PRAGMA secure_delete = ON")  # what is overwritten is overwritten on disk too
        scrub = _Scrub(frozenset(group), [*names, *further], f"#{root.id}")
        count = _rewrite(connection, root.device_id, scrub)
        connection.execute(person.update().where(person.c.id.in_(group)).values(name=None))
        return Forgotten(count, f"#{root.id}")

    done = store.writing(work)
    if isinstance(done, Forgotten):
        _sweep(store)
    return done


# --- rows --------------------------------------------------------------------------------------------------------


def _row(connection: sa.Connection, number: int, device: str | None) -> Any | Refused:
    """The person's row, for whoever manages the server (``None``) or the device whose tables know them."""
    row = connection.execute(sa.select(person).where(person.c.id == number)).one_or_none()
    if row is None or (device is not None and row.device_id != rows.known_device(connection, device)):
        return Refused("unknown")
    return row


def _root(connection: sa.Connection, row: Any) -> Any:
    """Whose name is shown for this person."""
    seen = {row.id}
    while row.same_as is not None and row.same_as not in seen:
        seen.add(row.same_as)
        row = connection.execute(sa.select(person).where(person.c.id == row.same_as)).one()
    return row


def _merged(connection: sa.Connection, root: int) -> set[int]:
    """The person and all who are merged into them."""
    found, new = {root}, {root}
    while new:
        new = set(connection.scalars(sa.select(person.c.id).where(person.c.same_as.in_(new)))) - found
        found |= new
    return found


def _tables(connection: sa.Connection, number: int) -> int:
    query = sa.select(sa.func.count()).select_from(mention).where(mention.c.person_id == number)
    return int(connection.scalar(query) or 0)


# --- taking a name out -------------------------------------------------------------------------------------------


class _Scrub:
    """Replaces spellings of a name in what people typed, and empties foreign records about these persons."""

    def __init__(self, numbers: frozenset[int], names: Iterable[str], instead: str) -> None:
        self.references = frozenset(f"@{number}" for number in numbers)
        self._instead = instead
        spellings = {spelling for name in names for spelling in (name, re.sub(r" \([0-9]+\)$", "", name))}
        spellings |= {json.dumps(each)[1:-1] for each in spellings}  # as texts that are JSON themselves may spell it
        spellings |= {json.dumps(each, ensure_ascii=False)[1:-1] for each in spellings}
        self._pattern = re.compile("|".join(map(_words, sorted(spellings, key=len, reverse=True))), re.IGNORECASE)

    def text(self, text: str) -> str:
        """A text without the name; one without it comes back as it was, spelling and all."""
        composed = unicodedata.normalize("NFC", text)
        return self._pattern.sub(self._instead, composed) if self._pattern.search(composed) else text

    def concerns(self, raw: str) -> bool:
        """Whether a column may hold anything to take out: cheap, and rather once too often."""
        composed = unicodedata.normalize("NFC", raw)
        return any(f'"{each}"' in raw for each in self.references) or bool(self._pattern.search(composed))

    def document(self, document: Document) -> Document:
        """A document without the name."""
        done = {key: self._any(value) if key in TYPED else value for key, value in document.items()}
        if isinstance(players := done.get("players"), list):
            done["players"] = [self._player(each) for each in players]
            self._records(done.get("source"), players)
        return done

    def change(self, path: str, value: Any) -> Any:
        """The value of a change without the name; ``path`` is in the score file's notation."""
        key = re.split(r"[.\[]", path, maxsplit=1)[0]
        if not path:
            return self.document(value) if isinstance(value, dict) else value
        if key == "source":
            value = self._any(value)
            if isinstance(value, dict) and "players" in value:
                value["players"] = None  # whom they are about stands in another change
            return value
        if key == "players":
            if isinstance(value, list):
                return [self._player(each) for each in value]
            last = path.rsplit(".", 1)[-1]
            return self.text(value) if last in _TYPED_OF_PLAYERS and isinstance(value, str) else self._player(value)
        return self._any(value) if key in TYPED else value

    def _player(self, player: Any) -> Any:
        if not isinstance(player, dict):
            return player
        return {
            key: self.text(value) if key in _TYPED_OF_PLAYERS and isinstance(value, str) else value
            for key, value in player.items()
        }

    def _records(self, source: Any, players: list[Any]) -> None:
        """Empty the foreign records about the persons, here and where BGG's record lists its players."""
        if not isinstance(source, dict):
            return
        record = source.get("record")
        for holder in (source, record):
            about = holder.get("players") if isinstance(holder, dict) else None
            if isinstance(about, list) and len(about) == len(players):
                for index, player in enumerate(players):
                    if isinstance(player, dict) and player.get("name") in self.references:
                        about[index] = {} if holder is record else None

    def _any(self, value: Any) -> Any:
        if isinstance(value, str):
            return self.text(value)
        if isinstance(value, list):
            return [self._any(each) for each in value]
        if isinstance(value, dict):
            return {key: self._any(each) for key, each in value.items()}
        return value


def _words(name: str) -> str:
    """A pattern for a name as whole words; scripts that write words without blanks need no border."""
    return f"{_border(name[0], before=True)}{re.escape(name)}{_border(name[-1], before=False)}"


def _border(edge: str, *, before: bool) -> str:
    if not re.fullmatch(_LETTER, edge):
        return ""
    return f"(?<!{_LETTER})" if before else f"(?!{_LETTER})"


def _rewrite(connection: sa.Connection, owner: int, scrub: _Scrub) -> int:
    """Take the name out of all tables of a device; returns how many held it."""
    changed: set[int] = set()
    for batch in _batches(connection, owner):
        for table in batch:
            if scrub.concerns(table.head):
                head = scrub.document(rows.read(table.head))
                place = score_table.c.id == table.id
                changed |= _put(connection, score_table, place, "head", table.head, head, table.id)
        query = sa.select(revision.c.table_id, revision.c.version, revision.c.changes)
        for item in connection.execute(query.where(revision.c.table_id.in_([table.id for table in batch]))).all():
            if scrub.concerns(item.changes):
                told = [(path, scrub.change(path, value)) for path, value in rows.read(item.changes)]
                here = (revision.c.table_id == item.table_id) & (revision.c.version == item.version)
                changed |= _put(connection, revision, here, "changes", item.changes, told, item.table_id)
    for number in sorted(changed):
        rows.announce(connection, number)
    return len(changed)


def _put(
    connection: sa.Connection, table: sa.Table, place: Any, column: str, old: str, value: Any, number: int
) -> set[int]:
    new = rows.dump(value)
    if new == old:
        return set()
    connection.execute(table.update().where(place).values({column: new}))
    return {number}


def _batches(connection: sa.Connection, owner: int) -> Iterator[Any]:
    last = 0
    query = sa.select(score_table.c.id, score_table.c.head).where(score_table.c.owner_id == owner)
    query = query.order_by(score_table.c.id).limit(_BATCH).with_for_update()
    while found := connection.execute(query.where(score_table.c.id > last)).all():
        last = found[-1].id
        yield found


def _sweep(store: Store) -> None:
    """Let the database drop what it keeps of overwritten rows. It does so in time; here, at once if nobody minds."""
    try:
        with store._engine.connect() as plain:
            if plain.dialect.name == "sqlite":
                driver = plain.connection.driver_connection
                assert isinstance(driver, sqlite3.Connection)
                driver.execute("VACUUM")
                driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            else:
                plain.execution_options(isolation_level="AUTOCOMMIT").exec_driver_sql("VACUUM")
    except (DBAPIError, sqlite3.Error):  # somebody reads or writes just now
        pass
