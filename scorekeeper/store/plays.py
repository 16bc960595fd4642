"""The rows of `play`: finished plays as figures, so that looking back decodes and scores no document.

They follow from the documents (`scorekeeper.derive`), are written in the same transaction, and can be made anew by
`rebuild`. People are packed one after the other as `PERSON`, points of lines as little-endian doubles.
"""

from __future__ import annotations

import gc
import math
import re
import struct
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from scorekeeper.derive import Derived, derive, finished

from . import rows
from .schema import link, listing, person, play, score_table

if TYPE_CHECKING:
    from .store import Store
    from .values import Document

PERSON = struct.Struct("<qhhbbd")
"""Person's number (0: nobody known), scored seat, rank (0: none), winner, start (-1: unknown), points (NaN: none)."""

_REFERENCE = re.compile(r"@([0-9]{1,18})")
_BATCH = 200
_LAST = 32_000  # what a seat or a rank may be at most, to be packed

__all__ = ["PERSON", "Compared", "Kept", "compare", "fill", "finished", "put", "rebuild", "remove", "select"]


def put(connection: sa.Connection, documents: Iterable[tuple[int, str, Document]]) -> None:
    """Keep the figures of those tables (number, lasting id, document as stored) that are finished plays."""
    found = [
        _row(number, lasting, derived)
        for number, lasting, document in documents
        if (derived := derive(document)) is not None
    ]
    if found:
        connection.execute(play.insert(), found)


def remove(connection: sa.Connection, number: int) -> None:
    """Take a table's figures away, because it goes on, is deleted, or is to be put anew."""
    connection.execute(play.delete().where(play.c.table_id == number))


def fill(connection: sa.Connection) -> int:
    """Make all rows from the documents; returns how many tables were looked at."""
    connection.execute(play.delete())
    last = count = 0
    query = sa.select(score_table.c.id, score_table.c.document_id, score_table.c.head)
    query = query.where(score_table.c.deleted_at.is_(None)).order_by(score_table.c.id).limit(_BATCH)
    while found := connection.execute(query.where(score_table.c.id > last)).all():
        last, count = found[-1].id, count + len(found)
        put(connection, [(row.id, row.document_id, rows.read(row.head)) for row in found])
    return count


def rebuild(store: Store) -> int:
    """Score every finished play again by today's rules, and keep that; returns how many tables were looked at."""
    return store.writing(fill)


def _row(number: int, lasting: str, derived: Derived) -> dict[str, Any]:
    packed = b"".join(
        PERSON.pack(
            _number(each.name),
            min(each.seat, _LAST),
            min(each.rank or 0, _LAST),
            -1 if each.winner is None else each.winner,
            -1 if each.start is None else each.start,
            math.nan if each.points is None else each.points,
        )
        for each in derived.people
    )
    flat = [math.nan if points is None else points for seat in derived.lines for points in seat]
    return {
        "table_id": number,
        "document_id": lasting,
        "game": derived.game,
        "day": derived.day,
        "minutes": derived.minutes,
        "quantity": derived.quantity,
        "known_by": derived.known_by,
        "scoring": derived.scoring,
        "left_out": derived.left_out,
        "people": packed,
        "line_ids": ",".join(derived.line_ids) or None,
        "lines": struct.pack(f"<{len(flat)}d", *flat) if flat else None,
        "decided": ",".join(derived.decided) if derived.decided else None,
    }


def _number(name: str) -> int:
    """The person whom a stored document names, 0 for nobody."""
    reference = _REFERENCE.fullmatch(name)
    return int(reference[1]) if reference else 0


# --- reading -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Kept:
    """All plays in a scope, column by column in the order of `COLUMNS`, and the people: number to (name, whose).

    A name is what is shown (``#12``: forgotten); the second is the number of the person whose name that is.
    """

    columns: Sequence[Sequence[Any]]
    people: dict[int, tuple[str, int]]


COLUMNS = tuple(column.name for column in play.columns)


def select(store: Store, device: str | None) -> Kept:
    """The plays in a device's list, those of the whole database for ``None``; oldest table first."""
    query = sa.select(*play.columns).order_by(play.c.table_id)
    with store.reading() as connection:
        if device is not None:
            revoked = sa.select(link.c.token).where(link.c.revoked_at.is_not(None))
            number = rows.known_device(connection, device)
            listed = sa.select(listing.c.table_id).where(listing.c.device_id == number, listing.c.token.not_in(revoked))
            query = query.where(play.c.table_id.in_(listed))
        with _uncollected():
            found = connection.execute(query).all()
            columns: Sequence[Sequence[Any]] = list(zip(*found, strict=True)) if found else [()] * len(COLUMNS)
            del found
        names = {row.id: row for row in connection.execute(sa.select(person.c.id, person.c.name, person.c.same_as))}
    return Kept(columns, {number: _shown(number, names) for number in names})


@contextmanager
def _uncollected() -> Iterator[None]:
    """Without the garbage collector: it would look at each of a hundred thousand new rows again and again."""
    on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if on:
            gc.enable()


def _shown(number: int, people: dict[int, Any]) -> tuple[str, int]:
    row, seen = people[number], {number}
    while row.same_as is not None and row.same_as not in seen:
        seen.add(row.same_as)
        row = people[row.same_as]
    return f"#{row.id}" if row.name is None else row.name, row.id


@dataclass(frozen=True, slots=True)
class Compared:
    """A play whose document was read again. ``token``: an address that opens it, or ``None``.

    ``earlier`` and ``today``: points of each person as kept when it was finished, and by the rules of this version;
    ``differs``: whether these, or the places, are not the same.
    """

    number: int
    token: str | None
    document: Document
    earlier: tuple[float | None, ...]
    today: tuple[float | None, ...]
    differs: bool


def compare(store: Store, numbers: Sequence[int], device: str | None) -> Iterator[Compared]:
    """Read these tables' documents and score them again, in the order given; ``device`` ``None``: by any address."""
    addresses = sa.select(link.c.table_id, link.c.token).where(
        link.c.table_id.in_(numbers), link.c.revoked_at.is_(None)
    )
    with store.reading() as connection:
        if device is not None:
            number = rows.known_device(connection, device)
            addresses = addresses.join(listing, listing.c.token == link.c.token)
            addresses = addresses.where(listing.c.device_id == number, listing.c.table_id.in_(numbers))
        tokens = {row.table_id: row.token for row in connection.execute(addresses.order_by(link.c.token))}
        query = sa.select(play, score_table.c.head).join(score_table, score_table.c.id == play.c.table_id)
        found = {row.table_id: row for row in connection.execute(query.where(play.c.table_id.in_(numbers)))}
        heads = {number: rows.read(found[number].head) for number in numbers if number in found}
        named = rows.named(connection, [((), head) for head in heads.values()])
    for (number, head), document in zip(heads.items(), named, strict=True):
        kept = [record[1:] for record in PERSON.iter_unpack(found[number].people)]
        again = derive(head)
        fresh = _row(number, "", again)["people"] if again is not None else b""
        now = [record[1:] for record in PERSON.iter_unpack(fresh)]
        yield Compared(
            number,
            tokens.get(number),
            document,
            tuple(_known(record[-1]) for record in kept),
            tuple(_known(record[-1]) for record in now),
            found[number].people != fresh and [_gist(each) for each in kept] != [_gist(each) for each in now],
        )


def _known(points: float) -> float | None:
    return None if math.isnan(points) else points


def _gist(record: tuple[Any, ...]) -> tuple[Any, ...]:
    """What two scorings of one seat must share: rank, winner, points."""
    return record[1], record[2], _known(record[-1])
