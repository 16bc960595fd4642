"""What the acts of every room share: reading what a button carries, and putting changes on disk."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from scorekeeper.store import Change, Missing
from scorekeeper.ui.desk import Clash
from scorekeeper.ui.entry import whole

if TYPE_CHECKING:
    from scorekeeper.ui.app import App

Data = Mapping[str, Any]
Act = Callable[["App", Data, Any], None]


def number(data: Data, key: str) -> int:
    """A number among what a button carries, or -1."""
    found = whole(data.get(key))
    return -1 if found is None else found


def save(app: App, changes: Sequence[Change], kind: str = "edit") -> bool:
    """Put changes that did not come from a cell on disk; whether that worked (if not, it is said)."""
    desk = app.state.desk
    if desk is None:  # its table was left meanwhile
        return False
    refused = desk.save(changes, None, kind)
    if isinstance(refused, Missing):
        app.missing(refused)
    elif isinstance(refused, Clash):
        app.tell("app-changed-meanwhile")
    return refused is None
