"""What of the page belongs to Result: the sheet that lies open, and what was chosen on it. Pure."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any

SHARE, PRINT, EARLIER = "share", "print", "earlier"
SHEETS = (SHARE, PRINT, EARLIER)
LIGHT, DARK = "light", "dark"


@dataclass(frozen=True, slots=True)
class ResultState:
    """Result's part of the page.

    ``sheet``: what lies over the page, or nothing. ``version``: the earlier version that is shown, or 0 for their
    list. ``theme`` of the picture, ``paper`` and number of ``players`` (0: those at the table) of a printed sheet.
    """

    sheet: str = ""
    version: int = 0
    theme: str = LIGHT
    paper: str = "a4"
    players: int = 0

    def to(self, **changes: Any) -> ResultState:
        """The part with some of it changed."""
        return dataclasses.replace(self, **changes)
