"""What a person entered in a cell, made into changes of the score file."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from scorekeeper import paths
from scorekeeper.common import sum_of
from scorekeeper.sheet import Kind, Row
from scorekeeper.store import Change

_MINUS = str.maketrans({"−": "-", "–": "-", "—": "-", "ー": "-", "‐": "-"})

MOST_DIGITS = 15
"""Longest number that says a place, a count or a person: all that a browser can count exactly."""

MOST_DEEP = 12
"""Objects and lists in each other, in what the page sends."""

_UNFIT = re.compile("[\x00\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class Entry:
    """What an entry changes; ``bad`` says that it is no number (it then changes nothing)."""

    changes: tuple[Change, ...] = ()
    bad: bool = False


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell: its row, and the seat it belongs to (``None``: the table's own). ``whole``: the list of a row of slots,
    of ``size`` slots. ``path`` is where it writes; two cells may write at one place (a number, or the things
    themselves).
    """

    row: Row
    path: str
    seat: int | None = None
    whole: bool = False
    size: int = 0


def number(text: str) -> tuple[int | None, str | None, bool]:
    """Read a typed number: its value, the sum as typed if it is one, and whether it can be read at all.

    Full-width digits, as a Japanese keyboard gives them, are digits too.
    """
    plain = unicodedata.normalize("NFKC", text).translate(_MINUS).strip()
    if not plain:
        return None, None, True
    value = sum_of(plain)
    if value is None:
        return None, None, False
    is_sum = any(sign in plain[1:] for sign in "+-")
    return value, plain if is_sum else None, True


def sent(value: Any, deep: int = MOST_DEEP) -> Any:
    """What the page sent, fit to be kept and shown: signs that no file can hold (halves of signs, the zero byte) become
    ``\ufffd``, and what lies deeper than anything the page sends is left out.
    """
    if isinstance(value, str):
        return _UNFIT.sub("\ufffd", value)
    if isinstance(value, dict):
        return {sent(key): sent(each, deep - 1) for key, each in value.items()} if deep else None
    if isinstance(value, list):
        return [sent(each, deep - 1) for each in value] if deep else None
    return value


def whole(value: Any) -> int | None:
    """A whole number from 0 that the page sends (a place, a count, a person), or ``None``. Other digits than 0 to 9
    (``²``) are none, nor is what is longer than any such number is.
    """
    text = str(value)
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None


def entry_of(cell: Cell, message: Mapping[str, Any], document: Any) -> Entry:
    """What ``message`` (``text`` as typed, or a ``value``) changes at a cell. Never raises on what a page can send."""
    kind, path = cell.row.kind, cell.path
    if cell.whole:
        return Entry(((path, [None] * cell.size if message.get("value") is not None else None),))
    if kind in (Kind.COUNT, Kind.NUMBER, Kind.SLOT):
        return _number(path, str(message.get("text") or ""), document)
    value = message.get("value")
    if kind is Kind.SPACE:
        return _space(path, value if isinstance(value, dict) else {})
    if kind is Kind.CHOICE and value is not None:
        value = str(value) if (at := whole(value)) is None else at  # a seat is a number in the file
    if kind is Kind.FLAG and not isinstance(value, bool):
        value = None
    if kind in (Kind.SET, Kind.NUMBERS, Kind.SEATS):
        value = value if isinstance(value, list) else None
    return Entry(((path, value),))


def _number(path: str, text: str, document: Any) -> Entry:
    value, typed, fine = number(text)
    if not fine:
        return Entry(bad=True)
    known = (document.get("entered") or {}).get(path) if isinstance(document, dict) else None
    changes: list[Change] = [(path, value)]
    if typed != known:
        changes.append((f"entered.{path}", typed))
    return Entry(tuple(changes))


def _space(path: str, value: Mapping[str, Any]) -> Entry:
    owner: Any = str(value.get("owner") or "")
    points, _, fine = number(str(value.get("value") or ""))
    if not fine:
        return Entry(bad=True)
    if not owner and points is None:
        return Entry(((path, None),))
    space: dict[str, Any] = {}
    if owner:
        space["owner"] = owner if (seat := whole(owner)) is None else seat
    if points is not None:
        space["value"] = points
    return Entry(((path, space),))


def filled_up(changes: tuple[Change, ...], size: int, document: Any) -> tuple[Change, ...]:
    """Changes that write a slot, with its row made as long as it is on the table: free slots are noted as free."""
    path, value = changes[0]
    whole = list_of(path)
    now = paths.get(document, whole)
    slots = list(now) if isinstance(now, list) else []
    if len(slots) >= size or (not slots and value is None):
        return changes
    slots += [None] * (size - len(slots))
    slots[int(paths.steps(path)[-1])] = value
    return ((whole, slots), *changes[1:])


def list_of(path: str) -> str:
    """The path of the list that a slot or space lies in: ``a.b[1][2]`` -> ``a.b``."""
    steps = list(paths.steps(path))
    while steps and isinstance(steps[-1], int):
        steps.pop()
    return paths.join(steps)
