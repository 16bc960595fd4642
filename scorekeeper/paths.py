"""Paths in a score file: ``final.seats[0].goods.grain``.

A path is a chain of keys and list places. The empty path is the document itself. The keys of ``entered`` are paths
themselves, so all that follows ``entered.`` is one key. Standard library only.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

Step = str | int
_STEP = re.compile(r"(?:^|(?<!^)\.)([^.\[\]]+)|\[(\d+)\]")


def steps(path: str) -> tuple[Step, ...]:
    """Split a path into keys and list places. Raises ``ValueError`` where it is not a path."""
    found: list[Step] = []
    at = 0
    while at < len(path):
        if found == ["entered"] and path[at] == "." and at + 1 < len(path):
            return ("entered", path[at + 1 :])
        match = _STEP.match(path, at)
        if match is None:
            raise ValueError(f"not a path: {path!r}")
        key, place = match.groups()
        found.append(key if key is not None else int(place))
        at = match.end()
    return tuple(found)


def join(parts: Iterable[Step]) -> str:
    """Put a path together again."""
    path = ""
    for part in parts:
        path += f"[{part}]" if isinstance(part, int) else f".{part}" if path else part
    return path


def get(document: Any, path: str) -> Any:
    """The value at ``path``, or ``None`` where there is none."""
    for step in steps(path):
        if isinstance(step, int):
            document = document[step] if isinstance(document, list) and step < len(document) else None
        else:
            document = document.get(step) if isinstance(document, dict) else None
    return document


def put(document: Any, path: str, value: Any) -> Any:
    """A copy of ``document`` with ``value`` at ``path``; what is not on the way is shared with the old one.

    Objects and lists on the way come into being; a list is filled up with empty places. ``None`` takes a key away (and
    leaves a ``null`` in a list).
    """
    return _put(document, steps(path), value)


def _put(document: Any, way: tuple[Step, ...], value: Any) -> Any:
    if not way:
        return value
    step, rest = way[0], way[1:]
    if isinstance(step, int):
        items = list(document) if isinstance(document, list) else []
        items += [_empty(rest) for _ in range(step + 1 - len(items))]
        items[step] = _put(items[step], rest, value)
        return items
    entries = dict(document) if isinstance(document, dict) else {}
    below = _put(entries.get(step), rest, value)
    if below is None:
        entries.pop(step, None)
    else:
        entries[step] = below
    return entries


def _empty(rest: tuple[Step, ...]) -> Any:
    """What a new place holds until it is filled, by the step that goes on from there."""
    return None if not rest else {} if isinstance(rest[0], str) else []


def covers(path: str, other: str) -> bool:
    """Whether ``other`` is ``path`` or lies below it."""
    return other == path or (other.startswith(path) and (not path or other[len(path)] in ".["))
