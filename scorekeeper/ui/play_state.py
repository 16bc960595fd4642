"""What of the page belongs to Play: the event that is being entered, and what lies open. Pure."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

How = Literal["add", "edit", "insert"]

FIRST_SHOWN = 12
"""Entries of the log that are shown at first; a long log must not make the page slow."""

MORE_SHOWN = 50


@dataclass(frozen=True, slots=True)
class Form:
    """An event that is being entered.

    ``values`` is what stands in the form, by field, as the page has it (text, or a list of ids). ``at`` is the place of
    the entry: that which is edited, before which one is put in, or the end of the log as it was when the form was
    shown. ``serial`` tells one form from the next, so that the page knows when to take our values for its own.
    ``refused``: an attempt to enter it failed, ``house`` whether it could be kept against the rules. ``meanwhile``:
    entries that others added since the form was opened.
    """

    event: str
    values: Mapping[str, Any] = field(default_factory=dict)
    how: How = "add"
    at: int = 0
    serial: int = 0
    fresh: bool = True
    refused: bool = False
    meanwhile: int = 0

    def to(self, **changes: Any) -> Form:
        """The form with some of it changed."""
        return dataclasses.replace(self, **changes)


@dataclass(frozen=True, slots=True)
class PlayState:
    """Play's part of the page. ``shown``: entries of the log that are listed; ``links``: whether that sheet is open."""

    form: Form | None = None
    serial: int = 0
    shown: int = FIRST_SHOWN
    links: bool = False

    def to(self, **changes: Any) -> PlayState:
        """The part with some of it changed."""
        return dataclasses.replace(self, **changes)

    def listing(self, place: int, entries: int) -> PlayState:
        """With so much of the log listed that the entry at ``place`` is there."""
        return self.to(shown=max(self.shown, entries - place))

    def opened(self, event: str, values: Mapping[str, Any], how: How, at: int) -> PlayState:
        """With a form open."""
        serial = self.serial + 1
        return self.to(form=Form(event, dict(values), how, at, serial), serial=serial)
