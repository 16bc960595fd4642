"""The table's own count as it is entered on the page: ``claimed[SEAT].total``, ``claimed[SEAT].lines.RULE``.

In the score file claims stand in a list in any order; on the page each seat has its own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from scorekeeper.ui.desk import Desk
from scorekeeper.ui.entry import Entry, number

_PLACE = re.compile(r"claimed\[(\d{1,2})\]\.(?:total|lines\.([a-z0-9-]+))")


def is_claim(path: str) -> bool:
    """Whether the page means somebody's own count."""
    return path.startswith("claimed[")


def total_path(seat: int) -> str:
    """Where the page notes a seat's own total."""
    return f"claimed[{int(seat)}].total"


def line_path(seat: int, rule: str) -> str:
    """Where the page notes a line of a seat's own count."""
    return f"claimed[{int(seat)}].lines.{rule}"


def standing(desk: Desk, path: str) -> int | None:
    """The number that the score file has at such a place."""
    if (found := _PLACE.fullmatch(path)) is None:
        return None
    claim = next((each for each in desk.table.claimed if each.seat == int(found[1])), None)
    if claim is None:
        return None
    return claim.total if found[2] is None else claim.lines.get(found[2])


def entered(desk: Desk, path: str, message: Mapping[str, Any]) -> Entry | None:
    """What an entry changes in the score file; ``None`` if there is no such place at this table."""
    found = _PLACE.fullmatch(path)
    if found is None or int(found[1]) >= len(desk.table.seats) or found[2] not in (None, *desk.game.line_ids):
        return None
    seat, rule = int(found[1]), found[2]
    value, _, fine = number(str(message.get("text") or ""))
    if not fine:
        return Entry(bad=True)
    at = next((index for index, claim in enumerate(desk.table.claimed) if claim.seat == seat), None)
    if at is None and value is None:
        return Entry()
    given = desk.document.get("claimed") or []
    claim: dict[str, Any] = {"seat": seat} if at is None else dict(given[at])
    if rule is None:
        claim["total"] = value
    else:
        claim["lines"] = {**(claim.get("lines") or {}), rule: value}
        claim["lines"] = {id: points for id, points in claim["lines"].items() if points is not None} or None
    kept = {key: each for key, each in claim.items() if each is not None}
    # The claim goes as a whole: half of one, without its seat, could not be read.
    return Entry(((f"claimed[{len(given) if at is None else at}]", kept),))
