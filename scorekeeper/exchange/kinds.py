"""Which reader a file wants, found by looking into it; its name says nothing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from scorekeeper.exchange import jsonstream
from scorekeeper.exchange.archive import Archive, Ours, is_zip
from scorekeeper.exchange.bgg import BGG
from scorekeeper.exchange.bgstats import BGStats
from scorekeeper.exchange.jsonstream import BadFile
from scorekeeper.exchange.longcsv import LongCSV
from scorekeeper.exchange.records import File, Reader

_BGSTATS = frozenset({"plays", "games", "userInfo", "deletedObjects"})
_START = 4096


def pick(file: File, mapping: Mapping[str, str] | None = None) -> Reader:
    """The reader for a file. ``mapping``: the file's own headings, for a CSV. Raises `BadFile`."""
    with file.open() as stream:
        start = stream.read(_START)
    head = start.removeprefix(b"\xef\xbb\xbf").lstrip()
    if is_zip(file):
        return Archive(file, partial(_inside, mapping))
    if head.startswith((b"{", b"[")) or (not head and start):  # blanks alone are no JSON, which is then said
        return _json(file)
    if head.startswith(b"<"):
        return BGG(file)
    if not head:
        raise BadFile("empty-file")
    return LongCSV(file, mapping)


def pick_folder(path: Path, mapping: Mapping[str, str] | None = None) -> Reader:
    """The reader for a folder of files."""
    return Archive(File(path.name, lambda: (_ for _ in ()).throw(BadFile("no-file"))), partial(_inside, mapping), path)


def _inside(mapping: Mapping[str, str] | None, file: File) -> Reader:
    if is_zip(file):
        raise BadFile("zip-in-zip")
    return pick(file, mapping)


def _json(file: File) -> Reader:
    """Ours, which say a format, or BG Stats', which have plays beside games."""
    seen = set()
    with file.open() as stream:
        for key, index, value in jsonstream.parts(stream):
            if (key == "format" and isinstance(value, str)) or (key == "" and index is not None):
                return Ours(file)
            seen.add(key)
            if key == "plays" and index is not None:
                return BGStats(file)
    if seen & _BGSTATS:
        return BGStats(file)
    if "players" in seen and "sourceName" not in seen:
        return Ours(file)  # it says what is missing
    raise BadFile("unknown-file")
