"""Many tables at once, for import and export: one transaction a batch instead of one a table."""

from __future__ import annotations

import secrets
import uuid
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from . import changes as ch
from . import people, plays, rows
from .schema import link, listing, mention, revision, score_table
from .store import Store
from .values import BadChange, Change, Created, Document, Existing, Missing, Saved

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

BATCH = 200
"""Tables read at a time."""


@dataclass(frozen=True, slots=True)
class Known:
    """A table that is kept already. ``token`` is ``None`` if the device does not have it in its list."""

    id: str
    token: str | None
    version: int
    deleted: bool
    document: Document


def create_many(store: Store, documents: Sequence[Document], device: str) -> list[Created | Existing | BadChange]:
    """Keep new tables, all in one transaction; what `Store.create` would say of each, in order.

    A document that cannot be kept is a `BadChange` at its place, and the others are kept all the same. The device owns
    them all, so there must be one.
    """
    if not device:
        raise ValueError("nobody would own these tables")
    found: list[Created | Existing | BadChange | None] = [None] * len(documents)
    ready: dict[str, tuple[int, Document]] = {}
    twice: list[tuple[int, str]] = []
    for index, document in enumerate(documents):
        try:
            tidied = people.tidy((), document)
            if not isinstance(tidied, dict):
                raise BadChange("not-a-document")
            if tidied.get("id") is None:
                tidied = {**tidied, "id": str(uuid.uuid4())}
            key = ch.lasting(tidied["id"])
        except BadChange as bad:
            found[index] = bad
            continue
        if key in ready:
            twice.append((index, key))
        else:
            ready[key] = (index, tidied)

    def work(connection: sa.Connection) -> dict[str, Created | Existing]:
        return _create(store, connection, {key: document for key, (_, document) in ready.items()}, device)

    try:
        done = store.writing(work) if ready else {}
    except BadChange:  # a value that JSON does not have, say NaN: find whose
        for key, (index, tidied) in list(ready.items()):
            try:
                rows.dump(tidied)
            except BadChange as bad:
                found[index] = bad
                del ready[key]
                for again in [again for again, other in twice if other == key]:
                    found[again] = bad
        twice = [(index, key) for index, key in twice if key in ready]
        done = store.writing(work) if ready else {}
    for key, (index, _) in ready.items():
        found[index] = done[key]
    for index, key in twice:
        first = done[key]
        found[index] = Existing(key, first.token)
    return [each for each in found if each is not None]


def _create(
    store: Store, connection: sa.Connection, documents: dict[str, Document], device: str
) -> dict[str, Created | Existing]:
    at, owner = store._at(), store._device(connection, device)
    done: dict[str, Created | Existing] = {}
    for row in connection.execute(_listed(owner, documents)):
        done[row.document_id] = Existing(row.document_id, row.token)
    new = [key for key in documents if key not in done]
    if not new:
        return done
    heads = rows.refer(connection, owner, [((), documents[key]) for key in new], at).values
    common = {"owner_id": owner, "version": 1, "created_at": at, "updated_at": at}
    values = [{**rows.derived(head), "document_id": key, **common} for key, head in zip(new, heads, strict=True)]
    inserted = connection.execute(score_table.insert().returning(score_table.c.id, score_table.c.document_id), values)
    numbers = {row.document_id: row.id for row in inserted}
    tokens = {key: secrets.token_urlsafe(24) for key in new}
    persons = [
        {"table_id": numbers[key], "person_id": person}
        for key, head in zip(new, heads, strict=True)
        for person in sorted(people.references_in((), head))
    ]
    head_at = {each["document_id"]: each["head"] for each in values}
    connection.execute(
        revision.insert(),
        [
            {
                "table_id": numbers[key],
                "version": 1,
                "at": at,
                "device_id": owner,
                "kind": "create",
                "changes": f'[["",{head_at[key]}]]',  # what `rows.add_revision` would write
            }
            for key in new
        ],
    )
    connection.execute(
        link.insert(),
        [{"token": tokens[key], "table_id": numbers[key], "role": "enter", "created_at": at} for key in new],
    )
    connection.execute(
        listing.insert(),
        [{"device_id": owner, "table_id": numbers[key], "token": tokens[key], "added_at": at} for key in new],
    )
    if persons:
        connection.execute(mention.insert(), persons)
    plays.put(connection, [(numbers[key], key, head) for key, head in zip(new, heads, strict=True)])
    return done | {key: Created(tokens[key], key) for key in new}


def change_many(
    store: Store, changes: Sequence[tuple[str, Sequence[Change]]], device: str, kind: str
) -> list[Saved | Missing]:
    """Add a revision to each table named by its token, on top of whatever is its newest, in one transaction.

    Raises `BadChange`, and then nothing is saved.
    """
    tidied = [(token, people.tidy_changes(each)) for token, each in changes]

    def work(connection: sa.Connection) -> list[Saved | Missing]:
        done: list[Saved | Missing] = []
        for token, each in tidied:
            row = store._held(connection, token, device, "enter")
            done.append(row if isinstance(row, Missing) else store._add(connection, row, each, device, kind))
        return done

    return store.writing(work) if tidied else []


def look_up(store: Store, ids: Sequence[str], device: str) -> dict[str, Known]:
    """Those of the lasting ids that are kept already, whoever keeps them."""
    with store.reading() as connection:
        number = rows.known_device(connection, device)
        found = connection.execute(_listed(number, ids)).all()
        documents = rows.named(connection, [((), rows.read(row.head)) for row in found])
        return {
            row.document_id: Known(row.document_id, row.token, row.version, row.deleted_at is not None, document)
            for row, document in zip(found, documents, strict=True)
        }


def _listed(device: int | None, ids: Collection[str]) -> sa.Select[Any]:
    """Tables by lasting id, each with the link by which a device lists it if that still opens it."""
    mine = (listing.c.table_id == score_table.c.id) & (listing.c.device_id == device)
    return (
        sa.select(score_table, link.c.token)
        .outerjoin(listing, mine)
        .outerjoin(link, (link.c.token == listing.c.token) & link.c.revoked_at.is_(None))
        .where(score_table.c.document_id.in_(ids))
    )


def documents(store: Store, device: str | None = None) -> Iterator[Document]:
    """All documents that are not deleted, oldest first: all for ``None``, else those in the device's list that its
    links still open.

    As of one moment; read in batches, so that memory does not grow with their number.
    """
    with store.reading() as connection:
        query = sa.select(score_table.c.id, score_table.c.head).where(score_table.c.deleted_at.is_(None))
        if device is not None:
            number = rows.known_device(connection, device)
            revoked = sa.select(link.c.token).where(link.c.revoked_at.is_not(None))
            listed = sa.select(listing.c.table_id).where(listing.c.device_id == number, listing.c.token.not_in(revoked))
            query = query.where(score_table.c.id.in_(listed))
        query, last = query.order_by(score_table.c.id).limit(BATCH), 0
        while found := connection.execute(query.where(score_table.c.id > last)).all():
            last = found[-1].id
            yield from rows.named(connection, [((), rows.read(row.head)) for row in found])
