"""A backup is files that a person can read, in a folder or a ``.zip``.

For each table, deleted ones too, ``<id>.json`` is its score file and ``<id>.revisions.json`` all
its revisions, its addresses, and the hashes of the devices that own it and list it. Whoever has a
backup can open its tables: it wants to be kept like the database.
"""

from __future__ import annotations

import copy
import json
import re
import zipfile
import zlib
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from . import changes as ch
from . import engine as en
from . import people, plays, rows
from .schema import device, link, listing, score_table
from .values import BadChange, Document, Restored, Revision

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from .store import Store

FORMAT = "scorekeeper-revisions/"
VERSION = 1

_TAIL = ".revisions.json"
MOST_BYTES = 200_000_000
"""Largest file of a ``.zip`` that is unpacked."""

_HASH = re.compile(r"[0-9a-f]{64}")
_TOKEN = re.compile(r"[A-Za-z0-9_-]{22,64}")


def write(store: Store, target: Path, progress: Callable[[int, int], None] | None = None) -> tuple[str, ...]:
    """Write a backup as of one moment; returns the ids of the tables in it.

    Files in a folder are overwritten; a ``.zip`` is replaced as a whole once it is complete. ``progress`` is called now
    and then with how many tables are written, and of how many.
    """
    ids = []
    with store.reading() as connection, _writer(target) as put:
        total = connection.scalar(sa.select(sa.func.count()).select_from(score_table)) or 0
        for row in rows.each(connection, score_table):
            document, story = _told(connection, row)
            put(f"{row.document_id}.json", document)
            put(f"{row.document_id}{_TAIL}", story)
            ids.append(row.document_id)
            if progress is not None and (len(ids) % 50 == 0 or len(ids) == total):
                progress(len(ids), total)
    return tuple(ids)


def read(store: Store, source: Path, progress: Callable[[int, int], None] | None = None) -> Restored:
    """Read a backup into the store, each table in a transaction of its own; nothing else of it stays in memory.

    ``progress`` is called now and then with how many files are done, and of how many.
    """
    done: dict[str, list[Any]] = {"added": [], "present": [], "differing": [], "refused": []}
    with en.refusing(sa.URL.create("file", database=str(source))):
        try:
            with _reader(source) as (names, fetch):
                ours = sorted(name for name in names if name.endswith(".json"))
                for number, name in enumerate(ours):
                    try:
                        if story := _story(name, names, fetch):
                            done[store.writing(partial(_add, story=story))].append(story.id)
                    except BadChange as error:
                        done["refused"].append((name, error.code))
                    except (zipfile.BadZipFile, zlib.error, EOFError):
                        done["refused"].append((name, "not-a-backup"))
                    if progress is not None and (number % 50 == 49 or number + 1 == len(ours)):
                        progress(number + 1, len(ours))
        except zipfile.BadZipFile:
            return Restored(refused=((source.name, "not-a-backup"),))
    return Restored(**{outcome: tuple(found) for outcome, found in done.items()})


def _story(name: str, names: set[str], fetch: Callable[[str], bytes]) -> _Story | None:
    """The table that a file tells of, ``None`` for the readable file beside it. Raises `BadChange`."""
    if not name.endswith(_TAIL):
        if name.removesuffix(".json") + _TAIL not in names:
            raise BadChange("incomplete")
        return None
    story = _parse(fetch(name))
    document = name.removesuffix(_TAIL) + ".json"
    if document not in names:
        raise BadChange("incomplete")
    if not ch.same(_json(fetch(document)), story.document):
        raise BadChange("altered")
    return story


@dataclass(frozen=True, slots=True)
class _Story:
    """A table as a backup tells it; devices are their hashes."""

    id: str
    owner: str
    created_at: str
    deleted_at: str | None
    links: list[dict[str, Any]]
    listings: list[tuple[str, str, str]]  # device, token, added_at
    revisions: list[tuple[str, Revision]]  # device, and the revision with names
    document: Document


def _told(connection: sa.Connection, row: Any) -> tuple[Document, dict[str, Any]]:
    past = rows.with_names(connection, rows.revisions(connection, row.id, 0))
    links = connection.execute(
        sa.select(link).where(link.c.table_id == row.id).order_by(link.c.created_at, link.c.token)
    ).all()
    lists = connection.execute(
        sa.select(listing).where(listing.c.table_id == row.id).order_by(listing.c.device_id)
    ).all()
    numbers = {row.owner_id, *(item.device for item in past), *(item.device_id for item in lists)}
    hashes = connection.execute(sa.select(device.c.id, device.c.key_hash).where(device.c.id.in_(numbers)))
    story = {
        "format": f"{FORMAT}{VERSION}",
        "id": row.document_id,
        "owner": row.owner_id,
        "devices": {str(item.id): item.key_hash for item in hashes},
        "created_at": row.created_at,
        "deleted_at": row.deleted_at,
        "links": [
            {
                "token": item.token,
                "role": item.role,
                "created_at": item.created_at,
                "revoked_at": item.revoked_at,
            }
            for item in links
        ],
        "listings": [{"device": item.device_id, "token": item.token, "added_at": item.added_at} for item in lists],
        "revisions": [
            {
                "version": item.version,
                "at": item.at,
                "device": item.device,
                "kind": item.kind,
                "changes": item.changes,
            }
            for item in past
        ],
    }
    return rows.named(connection, [((), rows.read(row.head))])[0], story


def _parse(data: bytes) -> _Story:
    """Raises `BadChange` with a code of `Restored`."""
    story = _json(data)
    try:
        kind, _, version = str(story["format"]).rpartition("/")
        if f"{kind}/" != FORMAT:
            raise BadChange("not-a-backup")
        if int(version) > VERSION:
            raise BadChange("newer-format")
        devices = {int(number): _match(_HASH, key) for number, key in story["devices"].items()}
        past = [
            (
                devices[item["device"]],
                Revision(
                    int(item["version"]),
                    _moment(item["at"]),
                    0,
                    str(item["kind"]),
                    people.tidy_changes(item["changes"]),
                ),
            )
            for item in story["revisions"]
        ]
        if not past or [item.version for _, item in past] != list(range(1, len(past) + 1)):
            raise BadChange("incomplete")
        document = rows.replay(copy.deepcopy([item for _, item in past]))
        if document["id"].lower() != story["id"]:
            raise BadChange("altered")
        return _Story(
            id=story["id"],
            owner=devices[story["owner"]],
            created_at=_moment(story["created_at"]),
            deleted_at=None if story["deleted_at"] is None else _moment(story["deleted_at"]),
            links=[
                {
                    "token": _match(_TOKEN, item["token"]),
                    "role": str(item["role"])[:16],
                    "created_at": _moment(item["created_at"]),
                    "revoked_at": item["revoked_at"] and _moment(item["revoked_at"]),
                }
                for item in story["links"]
            ],
            listings=[
                (devices[item["device"]], _match(_TOKEN, item["token"]), _moment(item["added_at"]))
                for item in story["listings"]
            ],
            revisions=past,
            document=document,
        )
    except BadChange:
        raise
    except (KeyError, TypeError, ValueError, AttributeError):
        raise BadChange("not-a-backup") from None


def _add(connection: sa.Connection, story: _Story) -> str:
    """Put a table in; the outcome is the name of a field of `Restored`."""
    there = connection.scalar(sa.select(score_table.c.id).where(score_table.c.document_id == story.id))
    told = [_mark(item) for _, item in story.revisions]
    if there is not None:
        kept = [_mark(item) for item in rows.revisions(connection, there, 0)]
        return "present" if kept[: len(told)] == told else "differing"
    tokens = [item["token"] for item in story.links]
    if connection.scalar(sa.select(link.c.token).where(link.c.token.in_(tokens)).limit(1)):
        raise BadChange("token-taken")

    owner = rows.device(connection, story.owner, story.created_at)
    stored: list[Revision] = []
    persons: set[int] = set()
    for key, item in story.revisions:
        placed = [(ch.parse_path(path), value) for path, value in item.changes]
        found = rows.refer(connection, owner, placed, item.at)
        persons |= found.persons
        number = rows.device(connection, key, item.at)
        changed = tuple((path, found.values[n]) for n, (path, _) in enumerate(item.changes))
        stored.append(Revision(item.version, item.at, number, item.kind, changed))
    document = rows.replay(copy.deepcopy(stored))
    head = rows.derived(document)
    table_id = rows.insert(
        connection,
        score_table,
        document_id=story.id,
        owner_id=owner,
        version=len(stored),
        created_at=story.created_at,
        updated_at=stored[-1].at,
        deleted_at=story.deleted_at,
        **head,
    )
    for revision in stored:
        rows.add_revision(connection, table_id, revision)
    rows.mention_all(connection, table_id, persons)
    if story.deleted_at is None:
        plays.put(connection, [(table_id, story.id, document)])
    for address in story.links:
        connection.execute(link.insert().values(table_id=table_id, **address))
    for key, token, added_at in story.listings:
        number = rows.device(connection, key, added_at)
        rows.put(
            connection,
            listing,
            device_id=number,
            table_id=table_id,
            token=token,
            added_at=added_at,
        )
    return "added"


def _mark(item: Revision) -> tuple[Any, ...]:
    """What tells one revision from another, whatever the players are called since."""
    return item.version, item.at, item.kind, [path for path, _ in item.changes]


def _moment(text: str) -> str:
    datetime.fromisoformat(text)
    if len(text) > 32:
        raise ValueError(text)
    return text


def _match(pattern: re.Pattern[str], text: str) -> str:
    if not pattern.fullmatch(text):
        raise ValueError(text)
    return text


def _json(data: bytes) -> Any:
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        raise BadChange("not-json") from None


@contextmanager
def _writer(target: Path) -> Iterator[Callable[[str, Any], None]]:
    def text(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False, indent=1) + "\n"

    if target.suffix.lower() != ".zip":
        target.mkdir(parents=True, exist_ok=True)

        def put_file(name: str, value: Any) -> None:
            (target / name).write_text(text(value), encoding="utf-8")

        yield put_file
        return
    part = target.with_name(f"{target.name}.part")
    try:
        with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as archive:
            yield lambda name, value: archive.writestr(name, text(value))
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


@contextmanager
def _reader(source: Path) -> Iterator[tuple[set[str], Callable[[str], bytes]]]:
    """The names in a folder or a ``.zip``, and how to read one; nothing is read before it is wanted."""
    if source.is_dir():
        yield {file.name for file in source.iterdir() if file.is_file()}, lambda name: (source / name).read_bytes()
        return
    with zipfile.ZipFile(source) as archive:

        def fetch(name: str) -> bytes:
            if archive.getinfo(name).file_size > MOST_BYTES:
                raise BadChange("too-big")
            try:
                return archive.read(name)
            except (RuntimeError, NotImplementedError):  # encrypted, or packed in a way that is not known here
                raise BadChange("not-a-backup") from None

        yield set(archive.namelist()), fetch
