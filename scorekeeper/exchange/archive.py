"""Our own files: score files and plays, one, many, or a whole archive.

An archive is a folder or a ``.zip`` with ``<id>.json`` for each table or play, which is the readable part of a backup
of the store; a backup's ``<id>.revisions.json`` are passed over here, since only restoring reads them. One file may
also hold a list of documents, or ``{"format": "scorekeeper-archive/1", "tables": [...]}``.
"""

from __future__ import annotations

import json
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import IO, Any, BinaryIO, TextIO

from scorekeeper import codec
from scorekeeper.exchange import jsonstream, play
from scorekeeper.exchange.jsonstream import BadFile
from scorekeeper.exchange.play import Document
from scorekeeper.exchange.records import File, FilePerson, Gone, Reader, Reading, Record, lasting_id, made_id
from scorekeeper.rules import Typed
from scorekeeper.shape import Malformed

FORMAT = "scorekeeper-archive/1"
REVISIONS = ".revisions.json"
MOST_FILES = 1_000_000

_ZIP = b"PK\x03\x04"


class Ours:
    """One JSON file with documents of ours."""

    kind = "scorekeeper"

    def __init__(self, file: File) -> None:
        self.file = file

    def look(self) -> Reading:
        """Go through the file once."""
        people: dict[str, FilePerson] = {}
        total = 0
        for _, value in self._documents():
            total += 1
            for player in _players(value):
                people.setdefault(f"name:{player}", FilePerson(f"name:{player}", player))
        return Reading(tuple(people.values()), total=total)

    def records(self, names: Mapping[str, str]) -> Iterator[Record]:
        """Yield every document; in files of our own a name is the person, so ``names`` changes nothing."""
        del names
        for place, value in self._documents():
            yield _record(place, value)

    def _documents(self) -> Iterator[tuple[str, Any]]:
        single: Document = {}
        with self.file.open() as stream:
            for key, index, value in jsonstream.parts(stream):
                if index is not None and key in ("", "tables") and single.get("format") in (None, FORMAT):
                    yield f"{key}[{index}]", value
                elif index is None:
                    single[key] = value
                else:
                    single.setdefault(key, [])
        form = single.get("format")
        if isinstance(form, str) and form.startswith("scorekeeper-archive/") and form != FORMAT:
            raise BadFile("newer-format", found=Typed(form[:40]))
        if single and form != FORMAT:
            # One document: read again as a whole, with everything that is wrong with its shape.
            with self.file.open() as stream:
                document, faults = codec.read(stream.read(codec.MOST_BYTES + 1))
            if faults:
                raise BadFile(faults[0].kind, faults[0].path, **faults[0].facts)
            yield "", document


def _players(value: Any) -> list[str]:
    players = value.get("players") if isinstance(value, dict) else None
    names = (each.get("name") for each in players if isinstance(each, dict)) if isinstance(players, list) else ()
    return [name for name in names if isinstance(name, str) and name]


def _record(place: str, value: Any) -> Record:
    faults: tuple[Malformed, ...]
    if play.is_play(value):
        found, faults = play.decode(value)
        if found is not None:
            value = {**value, "id": lasting_id("play", found.id)} if found.id else _with_id(value)
    else:
        _, faults = codec.decode(value)
        if not faults:
            given = value.get("id")
            value = {**value, "id": lasting_id("table", given)} if given else _with_id(value)
    if faults:
        placed = (".".join(part for part in (place, each.path) if part) for each in faults)
        return Record(place, faults=tuple(map(_moved, faults, placed)))
    modified = (value.get("source") or {}).get("modified")
    return Record(place, value, modified=modified if isinstance(modified, str) else "")


def _moved(fault: Malformed, path: str) -> Malformed:
    return Malformed(path, fault.kind, fault.facts)


def _with_id(value: Document) -> Document:
    """The document with an id made of its content, so that importing it twice adds nothing."""
    return {**value, "id": made_id(json.dumps(value, sort_keys=True, ensure_ascii=False))}


# --- archives ----------------------------------------------------------------------------------------------------


def is_zip(file: File) -> bool:
    """Whether a file is a ``.zip``."""
    with file.open() as stream:
        return stream.read(4) == _ZIP


class Archive:
    """A ``.zip`` or a folder of files; each is read by the reader that ``pick`` finds for it."""

    kind = "archive"

    def __init__(self, file: File, pick: Callable[[File], Reader], path: Path | None = None) -> None:
        self.file = file
        self._pick = pick
        self._path = path

    def look(self) -> Reading:
        """Go through all files once."""
        people: dict[str, FilePerson] = {}
        gone: list[Gone] = []
        total = 0
        with self._files() as files:
            for file in files:
                try:
                    reading = self._pick(file).look()
                except BadFile:  # `records` says so at its place
                    total += 1
                    continue
                total += reading.total
                gone += reading.gone
                for person in reading.people:
                    people.setdefault(person.key, person)
        return Reading(tuple(people.values()), tuple(gone), total=total)

    def records(self, names: Mapping[str, str]) -> Iterator[Record]:
        """Yield the records of all files; one that cannot be read is a record with its fault."""
        with self._files() as files:
            for file in files:
                try:
                    for record in self._pick(file).records(names):
                        record.place = f"{file.name}: {record.place}" if record.place else file.name
                        yield record
                except BadFile as bad:
                    yield Record(file.name, faults=(Malformed(bad.path, bad.kind, bad.facts),))

    @contextmanager
    def _files(self) -> Iterator[Iterator[File]]:
        if self._path is not None:
            yield _in_folder(self._path)
            return
        try:
            with self.file.open() as stream, zipfile.ZipFile(stream) as archive:
                if len(archive.infolist()) > MOST_FILES:
                    raise BadFile("too-many-files", most=MOST_FILES)
                yield _in_zip(archive)
        except (zipfile.BadZipFile, NotImplementedError):
            raise BadFile("not-zip") from None


def _in_folder(path: Path) -> Iterator[File]:
    for each in sorted(path.iterdir()):
        if each.is_file() and not each.name.endswith(REVISIONS) and not each.name.startswith("."):
            yield File.at(each)


def _in_zip(archive: zipfile.ZipFile) -> Iterator[File]:
    for name in sorted(archive.namelist()):
        if not name.endswith(("/", REVISIONS)) and not name.startswith("__MACOSX/"):
            yield File(name, partial(_opened, archive, name))


def _opened(archive: zipfile.ZipFile, name: str) -> BinaryIO:
    try:
        return _Member(archive.open(name))  # type: ignore[return-value]  # it is read from, and no more
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, OSError, ValueError):  # damaged, or encrypted
        raise BadFile("not-zip") from None


class _Member:
    """A file in a ``.zip`` that says in our way what is wrong with it."""

    def __init__(self, stream: IO[bytes]) -> None:
        self._stream = stream

    def read(self, size: int = -1) -> bytes:
        try:
            return self._stream.read(size)
        except (zipfile.BadZipFile, zlib.error, EOFError, OSError):
            raise BadFile("not-zip") from None

    def __enter__(self) -> _Member:
        return self

    def __exit__(self, *_: object) -> None:
        self._stream.close()


# --- writing -----------------------------------------------------------------------------------------------------


def write_json(documents: Iterable[Document], out: TextIO) -> int:
    """Write one JSON file with all documents; returns how many."""
    count = 0
    out.write('{"format": "' + FORMAT + '", "tables": [')
    for document in documents:
        out.write(",\n" if count else "\n")
        json.dump(document, out, ensure_ascii=False)
        count += 1
    out.write("\n]}\n")
    return count


def write(documents: Iterable[Document], target: Path) -> int:
    """Write an archive, a ``.zip`` or a folder, with ``<id>.json`` for each document; returns how many."""
    count = 0
    with _put_into(target) as put:
        for document in documents:
            put(f"{document['id']}.json", json.dumps(document, ensure_ascii=False, indent=1) + "\n")
            count += 1
    return count


@contextmanager
def _put_into(target: Path) -> Iterator[Any]:
    if target.suffix.casefold() != ".zip":
        target.mkdir(parents=True, exist_ok=True)
        yield lambda name, text: (target / name).write_text(text, encoding="utf-8")
        return
    part = target.with_name(f"{target.name}.part")
    try:
        with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as archive:
            yield lambda name, text: archive.writestr(name, text)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
