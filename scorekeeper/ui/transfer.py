"""Files that come from the browser in pieces, and files that it fetches in pieces. They lie in a folder of the page's
own, which goes with it."""

from __future__ import annotations

import re
import tempfile
from dataclasses import dataclass
from pathlib import Path

PIECE = 500_000
"""Bytes of a piece: far below what a web socket takes at a time."""

MOST_BYTES = 2_000_000_000
"""Largest file that is taken in."""

MOST_FILES = 200
"""Most files that are taken in at once."""


_ODD = re.compile(r"[^\w.() -]")


@dataclass(frozen=True, slots=True)
class Got:
    """A whole file that came from the browser."""

    name: str
    path: Path


class Bag:
    """One page's files, coming and going."""

    def __init__(self) -> None:
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._count = 0
        self.coming: list[Got] = []
        self._size = 0

    def place(self, suffix: str) -> Path:
        """A name for a new file in the folder."""
        if self._folder is None:
            self._folder = tempfile.TemporaryDirectory(prefix="scorekeeper-")
        self._count += 1
        return Path(self._folder.name) / f"{self._count}{suffix}"

    def clear(self) -> None:
        """Let all files go."""
        if self._folder is not None:
            self._folder.cleanup()
        self._folder, self.coming, self._size = None, [], 0

    def take(self, name: str, file: int, at: int, piece: bytes) -> bool:
        """The next piece of a file, the first being number 0; whether it fits what came before."""
        if file == 0 and at == 0:
            self.clear()
        if at == 0:
            if file != len(self.coming) or file >= MOST_FILES:
                return False
            self.coming.append(Got(name[:200], self.place("")))
            self._size = 0
        if file != len(self.coming) - 1 or at != self._size or self._size + len(piece) > MOST_BYTES:
            return False
        with self.coming[-1].path.open("ab") as out:
            out.write(piece)
        self._size += len(piece)
        return True


def file_name(text: str) -> str:
    """A text fit for the name of a file."""
    return _ODD.sub("-", text)[:80].strip(". ") or "file"
