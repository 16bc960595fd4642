"""The clock of a table: how long each player has had. It lies in the document, the same on every device. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

LONGEST_TURN = 6 * 3600
"""Seconds; a turn that took longer was no turn: somebody forgot to stop the clock overnight."""


def used(document: Mapping[str, Any], players: int) -> list[int]:
    """Seconds that each player has had up to now, the turn of now left out."""
    clock = document.get("clocks") or {}
    given = list(clock.get("used") or ())
    return [max(0, int(given[at] or 0)) if at < len(given) else 0 for at in range(players)]


def since(document: Mapping[str, Any]) -> datetime | None:
    """From when the turn of now is measured; ``None`` while the clock stands."""
    text = (document.get("clocks") or {}).get("since")
    try:
        found = datetime.fromisoformat(text) if text else None
    except ValueError:
        return None
    return found if found is not None and found.tzinfo is not None else None


def shown(document: Mapping[str, Any]) -> bool:
    """Whether the table uses a clock."""
    return bool(document.get("clocks"))


def moved(document: Mapping[str, Any], players: int, turn: int | None, now: datetime, runs: bool) -> dict[str, Any]:
    """The clock after the time until now went to whoever's turn it was; ``runs``: whether it goes on."""
    spent = used(document, players)
    begun = since(document)
    if begun is not None and turn is not None and turn < players:
        seconds = int((now - begun).total_seconds())
        spent[turn] += min(max(0, seconds), LONGEST_TURN)
    clock: dict[str, Any] = {"used": spent}
    if runs:
        clock["since"] = now.isoformat(timespec="seconds")
    return clock
