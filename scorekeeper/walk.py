"""A walk over everything that is counted in a position. Standard library only."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any


def numbers(part: Any, place: str) -> Iterator[tuple[str, int]]:
    """Every whole number below ``part`` (a dataclass, mapping, tuple or number) with its path.

    Seats and flags are no numbers, though Python takes them for some.
    """
    kind = type(part)
    if kind is int:
        yield place, part
    elif kind is tuple:
        for index, each in enumerate(part):
            if each is not None:
                yield from numbers(each, f"{place}[{index}]")
    elif kind is dict:
        for key, each in part.items():
            if each is not None:
                yield from numbers(each, f"{place}.{key}")
    elif dataclasses.is_dataclass(kind):
        for name in kind.__dataclass_fields__:
            each = getattr(part, name)
            if each is not None:
                yield from numbers(each, f"{place}.{name}")
