"""What every reader of a foreign file hands over: records, people, and what is to be removed."""

from __future__ import annotations

import io
import unicodedata
import uuid
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO, Protocol

from scorekeeper.exchange.jsonstream import BadFile
from scorekeeper.exchange.play import Document
from scorekeeper.games import GAMES
from scorekeeper.shape import Malformed, wrong_type

SPACE = uuid.UUID("5b0c4ac0-93a4-5bb6-8f0a-1f7fd8a2a6de")
"""Under it stand the ids of records whose own file gives none that is a UUID."""

BGG_GAMES: Mapping[int, str] = {game.bgg_id: game.id for game in GAMES.values() if game.bgg_id}
"""Our games by their number on BoardGameGeek."""

Open = Callable[[], BinaryIO]
"""Opens a file from its beginning; a reader goes through it more than once."""


@dataclass(frozen=True, slots=True)
class File:
    """A file to import: the name to show, and how to open it."""

    name: str
    open: Open

    @classmethod
    def at(cls, path: Path) -> File:
        """The file at a path."""
        return cls(path.name, lambda: path.open("rb"))

    @classmethod
    def of(cls, name: str, data: bytes) -> File:
        """A file that has been uploaded."""
        return cls(name, lambda: io.BytesIO(data))


@dataclass(frozen=True, slots=True)
class FilePerson:
    """Somebody in a file. ``key`` is their identity in it; ``twin`` is 2 for the second of one name, and so on."""

    key: str
    name: str
    twin: int = 1
    anonymous: bool = False

    @property
    def shown(self) -> str:
        """The name under which the store would keep them."""
        return f"{self.name} ({self.twin})" if self.twin > 1 and self.name else self.name


@dataclass(slots=True)
class Record:
    """One play of a file. ``document`` is ``None`` if ``faults`` refuse it; ``remarks`` refuse nothing.

    ``modified``: when it was last changed, as the file says, comparable as text; ``keys`` are the people of the seats.
    """

    place: str
    document: Document | None = None
    faults: tuple[Malformed, ...] = ()
    remarks: tuple[Malformed, ...] = ()
    modified: str = ""
    keys: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Gone:
    """A play that the file says was deleted."""

    id: str
    modified: str


@dataclass(slots=True)
class Reading:
    """What a first look at a file gives: who is in it, and what of the whole is worth a remark."""

    people: tuple[FilePerson, ...] = ()
    gone: tuple[Gone, ...] = ()
    remarks: tuple[Malformed, ...] = ()
    total: int = 0


class Reader(Protocol):
    """One file of one kind. Both methods raise `BadFile` where the file as a whole cannot be read."""

    kind: str
    file: File

    def look(self) -> Reading:
        """Go through the file once."""

    def records(self, names: Mapping[str, str]) -> Iterator[Record]:
        """Yield the records in order; ``names`` maps a person's key to the name to keep them under."""


def lasting_id(kind: str, text: str) -> str:
    """The lasting id of a foreign record: its own UUID in lower case, else one made from it."""
    try:
        if len(text) == 36:
            return str(uuid.UUID(text))
    except ValueError:
        pass
    return made_id(f"{kind}:{text.casefold()}")


def made_id(text: str) -> str:
    """An id made of a text; the same text gives the same id."""
    return str(uuid.uuid5(SPACE, text.encode("utf-8", "replace").decode()))  # halves of characters have no bytes


def tidy(text: str) -> str:
    """A name in one spelling: composed, without blanks at its ends or doubled ones between."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def alike(text: str) -> str:
    """What two spellings of one name share: neither case nor accents nor width count."""
    plain = unicodedata.normalize("NFKD", tidy(text)).casefold()
    return "".join(char for char in plain if not unicodedata.combining(char) or _voiced(char))


def _voiced(char: str) -> bool:
    return char in "\u3099\u309a"  # は, ば and ぱ are three letters


def without_nothing(document: Document) -> Document:
    """The document without the members that say nothing (``None``, ``""``, ``[]``, ``{}``); 0 and false stay."""
    return {key: value for key, value in document.items() if value is not None and value not in ("", [], {}, ())}


@dataclass(slots=True)
class Twins:
    """Numbers people of one name: the first keeps it, the second is 2."""

    seen: dict[str, int] = field(default_factory=dict)

    def number(self, name: str) -> int:
        """The number of one more person of this name."""
        self.seen[name] = self.seen.get(name, 0) + 1
        return self.seen[name]


def text(value: Any, place: str, faults: list[Malformed]) -> str:
    """A text, ``""`` for nothing; a fault for anything else."""
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    faults.append(Malformed(place, "wrong-type", wrong_type(value, "text").facts))
    return ""


__all__ = [
    "BGG_GAMES",
    "BadFile",
    "File",
    "FilePerson",
    "Gone",
    "Open",
    "Reader",
    "Reading",
    "Record",
    "Twins",
    "alike",
    "lasting_id",
    "made_id",
    "text",
    "tidy",
    "without_nothing",
]
