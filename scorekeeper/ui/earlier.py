"""Earlier versions of a result: a finished table that was reopened or corrected keeps what it was."""

from __future__ import annotations

import json
from dataclasses import dataclass

from scorekeeper.codec import decode
from scorekeeper.game import Outcome
from scorekeeper.games import GAMES
from scorekeeper.store import Document
from scorekeeper.store.changes import apply_to
from scorekeeper.ui import view
from scorekeeper.ui.desk import Desk, Unreadable, store


@dataclass(frozen=True)
class Version:
    """A result that once stood: the last revision with it, when it came about, and its outcome."""

    number: int
    at: str
    outcome: Outcome


def versions(token: str) -> tuple[Version, ...]:
    """The results that once stood, newest first; that of now is not among them. Raises `StoreRefused`."""
    document: Document = {}
    found: list[Version] = []
    for revision in store().changes_since(token, 0) or ():
        apply_to(document, json.loads(json.dumps(revision.changes)))
        if document.get("status") != "finished":
            continue
        table, _ = decode(document)
        game = GAMES[table.game].of(table.edition) if table is not None else None
        if table is None or game is None:
            continue
        outcome = game.outcome(table)
        if found and _same(found[-1].outcome, outcome):
            found[-1] = Version(revision.version, found[-1].at, outcome)
        else:
            found.append(Version(revision.version, revision.at, outcome))
    if document.get("status") == "finished":
        found = found[:-1]
    return tuple(reversed(found))


def _same(one: Outcome, other: Outcome) -> bool:
    lines = [[(line.rule, line.points) for line in score.lines] for score in one.seats]
    return one.gist == other.gist and lines == [[(ln.rule, ln.points) for ln in score.lines] for score in other.seats]


def opened(desk: Desk, version: int) -> Desk | None:
    """The table as it was at a version, to look at; ``None`` if there is no such version."""
    if not 1 <= version <= desk.version:
        return None
    found = store().load(desk.token, version)
    if found is None:
        return None
    try:
        return Desk(desk.token, found.version, found.document, desk.device)
    except Unreadable:
        return None


def changed(before: Desk, now: Desk) -> tuple[tuple[str, str, str], ...]:
    """What was entered otherwise then: the path of each cell, what stood there, and what stands there now."""
    old, new = (view.values(desk.document, desk.cells) for desk in (before, now))
    keys = dict.fromkeys([*before.cells, *now.cells])
    found = []
    for key in keys:
        cell = now.cells.get(key) or before.cells[key]
        was, is_ = old.get(key, {}).get("v"), new.get(key, {}).get("v")
        if was != is_ and not cell.whole:
            found.append((key, _shown(was), _shown(is_)))
    return tuple(found)


def _shown(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(str(each) for each in value) or "–"
    if isinstance(value, dict):
        return " ".join(str(each) for each in value.values() if each not in (None, ""))
    return "–" if value is None or value == "" else str(value)
