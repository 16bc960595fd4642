"""Paths of the score file, and changes applied to a document. Pure; standard library only.

A path is keys joined by dots and list places in brackets: ``final.seats[0].coins``,
``players[1].name``; ``""`` is the whole document. A key with a dot or a bracket in it stands in
brackets as a JSON string: ``setup["a.b"]``. The keys of ``entered`` are paths themselves, so all
that follows ``entered.`` is one key: ``entered.final.seats[0].coins``.
"""

from __future__ import annotations

import copy
import json
import re
import uuid
from typing import TYPE_CHECKING, Any, TypeAlias

from .values import BadChange, Change, Document

if TYPE_CHECKING:
    from collections.abc import Iterable

Parts: TypeAlias = tuple[str | int, ...]

MAX_INDEX = 9_999
"""The highest list place that a change may name: far beyond any log, far below any harm."""

_STEP = re.compile(r'\[([0-9]{1,9})\]|\[("(?:[^"\\]|\\.)*")\]|(\.?)([^.\[\]]+)')


def parse_path(path: str) -> Parts:
    """Take a path apart: ``"final.seats[0].coins"`` -> ``("final", "seats", 0, "coins")``.

    Raises `BadChange` (``bad-path``, ``too-far``).
    """
    parts: list[str | int] = []
    at = 0
    while at < len(path):
        if parts == ["entered"] and path[at] == "." and len(path) > at + 1:
            return ("entered", path[at + 1 :])
        step = _STEP.match(path, at)
        if step is None:
            raise BadChange("bad-path", path)
        index, quoted, dot, key = step.groups()
        if index is not None:
            if int(index) > MAX_INDEX:
                raise BadChange("too-far", path, {"limit": MAX_INDEX})
            parts.append(int(index))
        elif quoted is not None:
            try:
                parts.append(str(json.loads(quoted)))
            except ValueError:
                raise BadChange("bad-path", path) from None
        elif bool(dot) != bool(parts):  # a dot joins two keys and stands nowhere else
            raise BadChange("bad-path", path)
        else:
            parts.append(key)
        at = step.end()
    return tuple(parts)


def overlap(one: Parts, other: Parts) -> bool:
    """Whether two places are the same, or one lies inside the other."""
    shorter = min(len(one), len(other))
    return one[:shorter] == other[:shorter]


def clashing(ours: Iterable[Change], theirs: Iterable[Change]) -> tuple[str, ...]:
    """Those of our paths that a change of theirs touches.

    The same value at the same place is agreement, not a clash; so sending a change again after a
    lost answer does no harm.
    """
    others = [(parse_path(path), value) for path, value in theirs]

    def touched(parts: Parts, value: Any) -> bool:
        return any(overlap(parts, place) and not (parts == place and same(value, other)) for place, other in others)

    return tuple(path for path, value in ours if touched(parse_path(path), value))


def same(one: Any, other: Any) -> bool:
    """Equality of JSON values; unlike Python's own, ``true`` is not 1."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def apply(document: Document, changes: Iterable[Change]) -> Document:
    """A copy of ``document`` with the changes made in order. See `apply_to`."""
    result = copy.deepcopy(document)
    apply_to(result, copy.deepcopy(list(changes)))
    return result


def apply_to(document: Document, changes: Iterable[Change]) -> None:
    """Make the changes in ``document`` itself; their values become part of it.

    What is missing (or null) on the way is made: objects, and lists filled up to the place. A value
    of ``None`` takes a key away; in a list it leaves an empty place, since the place of an item
    there says what it is. To shorten a list, write the list. Raises `BadChange`.
    """
    for path, value in changes:
        parts = parse_path(path)
        if not parts:
            if not isinstance(value, dict):
                raise BadChange("not-a-document", path)
            document.clear()
            document.update(value)
        else:
            _set(document, parts, value, path)


def lasting(value: Any) -> str:
    """A table's lasting id in its one spelling. Raises `BadChange` (``bad-id``)."""
    try:
        return str(uuid.UUID(value))
    except (ValueError, AttributeError, TypeError):
        raise BadChange("bad-id", "id") from None


def keeping_id(path: str, value: Any, own: str) -> Change:
    """The change, which must leave a table its lasting id. Raises `BadChange` (``lasting-id``)."""
    parts = parse_path(path)
    if parts == () and isinstance(value, dict):
        if value.get("id") is None:
            return path, {**value, "id": own}
        value_id = value["id"]
    elif parts[:1] == ("id",):
        value_id = value if len(parts) == 1 else None
    else:
        return path, value
    if value_id is None or lasting(value_id) != lasting(own):
        raise BadChange("lasting-id", path)
    return path, value


def _set(document: Document, parts: Parts, value: Any, path: str) -> None:
    at: Any = document
    for part, following in zip(parts, (*parts[1:], None), strict=True):
        last = following is None
        if isinstance(part, str):
            if not isinstance(at, dict):
                raise BadChange("no-such-place", path)
            if last and value is None:
                at.pop(part, None)
                return
        else:
            if not isinstance(at, list):
                raise BadChange("no-such-place", path)
            if part >= len(at):
                if value is None:
                    return
                at.extend(_empty(following) for _ in range(part + 1 - len(at)))
        if last:
            at[part] = value
            return
        inner = at.get(part) if isinstance(at, dict) else at[part]
        if inner is None:
            if value is None:
                return
            inner = at[part] = _empty(following)
        at = inner


def _empty(following: str | int | None) -> Any:
    """What a new place holds until it is filled, by the step that goes on from there."""
    if following is None:
        return None
    return {} if isinstance(following, str) else []
