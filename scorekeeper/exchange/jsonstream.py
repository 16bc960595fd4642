"""A large JSON file as a stream of its parts: the members of its object, and lists in it item by item.

The standard library reads whole documents; its decoder at a place in a sliding window does the rest, at its speed.
"""

from __future__ import annotations

import json
import re
from codecs import getincrementaldecoder
from collections.abc import Iterator
from typing import Any, BinaryIO

from scorekeeper.rules import Fact

LARGEST_ITEM = 5_000_000
"""Characters that one item may have: a thousand times a usual play."""

_CHUNK = 1 << 17
_BLANK = re.compile(r"[ \t\n\r]*")
_CUT = 16  # no word of JSON is longer: a fault further from the window's end is one of the file


class BadFile(Exception):
    """A file that cannot be read on. ``kind``, ``path`` and ``facts`` are those of a fault; `plan` makes it one."""

    def __init__(self, kind: str, path: str = "", **facts: Fact) -> None:
        super().__init__(kind)
        self.kind, self.path, self.facts = kind, path, facts


def _constant(word: str) -> Any:
    raise ValueError(word)


class _Window:
    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._utf8 = getincrementaldecoder("utf-8-sig")()
        self._decode = json.JSONDecoder(parse_constant=_constant).raw_decode
        self._lines = 0  # of what has been dropped from the window
        self._last_line = 0  # characters dropped since the last of its line ends
        self.text = ""
        self.at = 0
        self.ended = False

    def grow(self, size: int = _CHUNK) -> bool:
        """Read on; whether there was more."""
        if self.ended:
            return False
        if self.at:
            gone = self.text[: self.at]
            lines = gone.count("\n")
            self._lines += lines
            self._last_line = len(gone) - gone.rfind("\n") - 1 if lines else self._last_line + len(gone)
            self.text, self.at = self.text[self.at :], 0
        data = self._file.read(size)
        self.ended = not data
        try:
            self.text += self._utf8.decode(data, final=self.ended)
        except UnicodeDecodeError:
            raise BadFile("not-utf8") from None
        return True

    def fault(self, at: int | None = None) -> BadFile:
        before = self.text[: self.at if at is None else at]
        lines = before.count("\n")
        column = len(before) - before.rfind("\n") if lines else self._last_line + len(before) + 1
        return BadFile("not-json", line=self._lines + lines + 1, column=column)

    def peek(self) -> str:
        """The next character that is no blank; ``""`` at the end."""
        while True:
            blank = _BLANK.match(self.text, self.at)
            assert blank is not None
            self.at = blank.end()
            if self.at < len(self.text):
                return self.text[self.at]
            if not self.grow():
                return ""

    def take(self, expected: str) -> str:
        """Step over one of ``expected``."""
        char = self.peek()
        if not char or char not in expected:
            raise self.fault()
        self.at += 1
        return char

    def value(self) -> Any:
        """Read one whole value."""
        self.peek()
        size = _CHUNK
        while True:
            try:
                found, end = self._decode(self.text, self.at)
            except json.JSONDecodeError as error:
                cut = error.msg.startswith("Unterminated string") or error.pos > len(self.text) - _CUT
                if self.ended or not cut:
                    raise self.fault(error.pos) from None
            except (ValueError, RecursionError):
                raise BadFile("not-json-value") from None
            else:
                if end < len(self.text) or self.ended:  # else a number may go on behind the window
                    self.at = end
                    return found
            if len(self.text) - self.at > LARGEST_ITEM:
                raise BadFile("too-big", most=LARGEST_ITEM // 1_000_000)
            self.grow(size)
            size *= 2


def parts(file: BinaryIO) -> Iterator[tuple[str, int | None, Any]]:
    """Yield ``(key, index, value)`` for each item of a list in the object, ``(key, None, value)`` for other members.

    A list at the top gives its items under the key ``""``; another value gives ``("", None, value)``. An empty list
    gives nothing. Raises `BadFile`.
    """
    window = _Window(file)
    first = window.peek()
    if not first:
        raise window.fault()
    if first == "{":
        yield from _members(window)
    elif first == "[":
        yield from _items(window, "")
    else:
        yield "", None, window.value()
    if window.peek():
        raise window.fault()


def _members(window: _Window) -> Iterator[tuple[str, int | None, Any]]:
    window.take("{")
    if window.peek() == "}":
        window.take("}")
        return
    while True:
        if window.peek() != '"':
            raise window.fault()
        key = str(window.value())
        window.take(":")
        if window.peek() == "[":
            yield from _items(window, key)
        else:
            yield key, None, window.value()
        if window.take(",}") == "}":
            return


def _items(window: _Window, key: str) -> Iterator[tuple[str, int | None, Any]]:
    window.take("[")
    if window.peek() == "]":
        window.take("]")
        return
    index = 0
    while True:
        yield key, index, window.value()
        index += 1
        if window.take(",]") == "]":
            return
