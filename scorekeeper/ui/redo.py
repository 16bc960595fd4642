"""What was undone and can be done again. It follows from the table's revisions, so it outlives the page and is the same
on every device.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from scorekeeper.store import Change

if TYPE_CHECKING:
    from scorekeeper.store import Store

UNDO, REDO = "undo", "redo"
"""Kinds of revisions that take the log's last entry back, and put it there again."""

FIRST_LOOK, LOOK_BACK = 20, 500
"""Revisions that are looked through, at first and at most, for what was undone before the page was opened."""


@dataclass(frozen=True, slots=True)
class Redo:
    """Entries that were undone, the next to come back first."""

    entries: tuple[Any, ...] = ()

    def after(self, kind: str, changes: Sequence[Change], before: Sequence[Any], after: Sequence[Any]) -> Redo:
        """What can be done again after a revision that made the log ``after`` of ``before``."""
        if not _touches(changes):
            return self
        if kind == UNDO:
            return Redo((*before[len(after) :], *self.entries))
        if kind == REDO:
            return Redo(self.entries[len(after) - len(before) :])
        return Redo()


def redo_of(store: Store, token: str, version: int, log: Sequence[Any]) -> Redo:
    """What can be done again at a table that is opened at ``version``."""
    for far in (FIRST_LOOK, LOOK_BACK):
        for each in reversed(store.changes_since(token, max(0, version - far)) or ()):
            if not _touches(each.changes) or each.kind in (UNDO, REDO):
                continue
            found = store.load(token, each.version)
            known = None if found is None else found.document.get("log")
            return Redo(tuple((known or ())[len(log) :]))
    return Redo()


def _touches(changes: Sequence[Change]) -> bool:
    """Whether changes reach the log."""
    return any(path == "" or path.startswith("log") for path, _ in changes)
