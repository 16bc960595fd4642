"""A drawing inside the text: its parts by name, some of them marked, all of them to be pointed at if that is asked."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping
from functools import lru_cache
from html import unescape
from typing import Any

from scorekeeper.game import Game, Table
from scorekeeper.text import Words
from scorekeeper.ui.safe import esc

_TAG = re.compile(r"<(/?)g\b([^>]*?)(/?)>(?:<title>([^<]*)</title>)?")
_PART = re.compile(r'data-part="([^"]*)"')
_CLASS = re.compile(r' class="([^"]*)"')
_PATH = re.compile(r' data-path="[^"]*"')


def drawn(game: Game, table: Table[Any, Any], view: str, words: Words) -> str:
    """The drawing of a table."""
    return game.draw(table, view, words.drawn)


@lru_cache(maxsize=64)
def parts(svg: str) -> Mapping[str, str]:
    """The parts of a drawing that have a name, in drawing order: id to name.

    Parts of one name are told apart by the name of what they lie in, and, where that does not do, by a number.
    """
    titles: dict[str, tuple[str, str]] = {}  # name and the name of what it lies in
    above: list[str] = []  # for each open group: its name, or that of what it lies in
    for closing, attributes, empty, title in _TAG.findall(svg):
        if closing:
            above.pop()
            continue
        part, named, outer = _PART.search(attributes), unescape(title), above[-1] if above else ""
        if part and named:
            titles.setdefault(unescape(part[1]), (named, outer))
        if not empty:
            above.append(named or outer)
    alike = Counter(named for named, _ in titles.values())
    found = {
        part: f"{outer}: {named}" if alike[named] > 1 and outer else named for part, (named, outer) in titles.items()
    }
    alike, seen = Counter(found.values()), Counter[str]()
    for id, named in found.items():
        if alike[named] > 1:
            seen[named] += 1
            found[id] = f"{named} ({seen[named]})"
    return found


def outermost(svg: str, chosen: Collection[str]) -> tuple[str, ...]:
    """Those of the ``chosen`` parts that do not lie within another chosen one, in drawing order."""
    found: list[str] = []
    above: list[bool] = []  # for each open group: whether it is, or lies in, a chosen part
    for closing, attributes, empty, _ in _TAG.findall(svg):
        if closing:
            above.pop()
            continue
        part = _PART.search(attributes)
        inside = bool(above) and above[-1]
        hit = part is not None and unescape(part[1]) in chosen
        if part and hit and not inside:
            found.append(unescape(part[1]))
        if not empty:
            above.append(inside or hit)
    return tuple(found)


def marked(svg: str, marks: Mapping[str, str], act: str = "") -> str:
    """The drawing with a class for each marked part; with ``act``, each part that has a name can be pressed."""

    def tag(found: re.Match[str]) -> str:
        closing, attributes, empty, title = found.groups()
        part = _PART.search(attributes)
        if closing or part is None:
            return found[0]
        attributes = _PATH.sub("", attributes)  # the cells of a form: there is none here
        if mark := marks.get(unescape(part[1])):
            before = _CLASS.search(attributes)
            attributes = _CLASS.sub("", attributes) + f' class="{before[1] + " " if before else ""}{esc(mark)}"'
        if act and title:
            attributes += f' data-act="{act}"'
        inside = f"<title>{title}</title>" if title else ""
        return f"<g{attributes}{empty}>{inside}"

    return _TAG.sub(tag, svg)
