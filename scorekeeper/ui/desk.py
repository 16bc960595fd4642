"""The table that lies open: its document, what was made of it, and its way to the store. No widgets."""

from __future__ import annotations

import dataclasses
import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from scorekeeper import paths
from scorekeeper.codec import FORMAT
from scorekeeper.game import Game, Outcome, Result
from scorekeeper.game import Table as Played
from scorekeeper.games import GAMES
from scorekeeper.play import Log
from scorekeeper.sheet import Sheet
from scorekeeper.store import Change, Conflict, Created, Document, Missing, Role, Saved, StoreRefused
from scorekeeper.store.changes import apply_to
from scorekeeper.ui.entry import Cell
from scorekeeper.ui.kept import Kept
from scorekeeper.ui.redo import Redo, redo_of
from scorekeeper.ui.view import SCORE, Wanted, cells, part_of, wanted

if TYPE_CHECKING:
    from scorekeeper.store import Store

PATIENCE = 3.0
"""Seconds to wait while others write; longer, and the page would think that the connection is lost."""

_store: dict[str, Store] = {}


def store() -> Store:
    """The store that ``SCOREKEEPER_DB`` names, opened when first needed. Raises `StoreRefused`."""
    key = os.environ.get("SCOREKEEPER_DB", "")
    if key not in _store:
        from scorekeeper.store import open_store

        _store[key] = open_store(timeout=PATIENCE)
    return _store[key]


@dataclass(frozen=True, slots=True)
class Clash:
    """Somebody else entered something else at the same place: what is on disk, and what was entered here."""

    path: str
    theirs: Any
    ours: tuple[Change, ...]


class Unreadable(Exception):
    """A table whose document this program cannot read (made by a newer one, or by hand)."""


class Desk:
    """One open table. ``document`` holds what was entered so far, also what is not on disk yet."""

    def __init__(self, token: str, version: int, document: Document, device: str, deleted: bool = False) -> None:
        self.token, self.version, self.device, self.deleted = token, version, device, deleted
        self.document = document
        self.role: Role = "enter"
        self.redo = Redo()
        self.kept = Kept()
        self.drawn: tuple[tuple[str, int, str], str] | None = None  # the drawing of a version in a language
        self.unsaved: dict[str, Any] = {}  # entered, not on disk yet: values by path, in the order they came
        self._number: int | None = None
        self.game: Game
        self.table: Played[Any, Any]
        self.sheet: Sheet
        self.cells: dict[str, Cell]
        self.wanted: Wanted
        if not self.read():
            raise Unreadable
        self._spell_out()

    # --- coming and going ----------------------------------------------------------------------------------------

    @classmethod
    def open(cls, token: str, device: str) -> Desk | None:
        """The table behind an address, or ``None``. Raises `StoreRefused`, `Unreadable`."""
        found = store().load(token)
        if found is None:
            return None
        if device:
            store().remember(device, token)
        desk = cls(token, found.version, found.document, device, found.deleted_at is not None)
        access = store().access(token, device)
        desk.role = "view" if isinstance(access, Missing) else access.role
        desk.redo = redo_of(store(), token, found.version, desk.log)
        return desk

    @classmethod
    def create(cls, game: Game, names: Sequence[str], device: str, now: str) -> Desk:
        """A new table with these players. Raises `StoreRefused`."""
        document: Document = {
            "format": FORMAT,
            "game": game.id,
            "edition": game.edition,
            "status": "playing",
            "players": [{"name": name} for name in names],
        }
        document["final"] = {"shared": {}, "seats": [{} for _ in names]}
        if now:
            document["played_at"] = now
        if len(names) in game.teams:
            document["players"] = [{**p, "team": str(n % 2 + 1)} for n, p in enumerate(document["players"])]
            document["final"]["seats"] = [{}, {}]
        made = store().create(document, device)
        assert isinstance(made, Created)  # only a document with an id of its own can be there already
        opened = cls.open(made.token, device)
        assert opened is not None
        return opened

    def read(self) -> bool:
        """Decode the document and what hangs on it; whether that is possible."""
        table = self.kept.table(self.document)
        if table is None:
            return False
        game = GAMES[table.game].of(table.edition)
        assert game is not None  # the codec knows editions
        self.game, self.table, self.sheet = game, table, game.sheet(table)
        self.cells = cells(self.sheet, len(table.seats))
        self.wanted = wanted(part_of(self.sheet, SCORE), len(table.seats))
        return True

    @property
    def log(self) -> list[Any]:
        """The log as the document has it."""
        return self.document.get("log") or []

    @property
    def journal(self) -> Log | None:
        """The log, replayed and judged (empty where there is none); ``None`` if the game cannot be played along."""
        return self.kept.log

    @property
    def logged(self) -> Any:
        """The final position as the log gives it and what was counted beats it; ``None`` without a log."""
        return self.table.final if self.log else None

    def _spell_out(self) -> None:
        """Counts that stand as a list of ids (``["a", "a", "c"]``) become counts by id, which cells can hold.

        It goes to disk with the first entry that touches one of them.
        """
        counts: dict[str, dict[str, int]] = {}
        for cell in self.cells.values():
            above, _, name = cell.path.rpartition(".")
            listed = paths.get(self.document, above) if above and not name.endswith("]") else None
            if isinstance(listed, list):
                counts.setdefault(above, {})[name] = listed.count(name)
        if counts:
            self.unsaved.update(counts)
            apply_to(self.document, list(counts.items()))
            self.read()

    def reload(self) -> None:
        """Take what is on disk."""
        found = store().load(self.token)
        if found is not None:
            self.version, self.document = found.version, found.document
            self.deleted = found.deleted_at is not None
            self.unsaved.clear()
            self.read()
            self.redo = redo_of(store(), self.token, self.version, self.log)
            self._spell_out()

    def others(self) -> bool:
        """Take in what others wrote since; whether there was anything."""
        revisions = store().changes_since(self.token, self.version)
        if not revisions:
            return False
        for each in revisions:
            self._apply(each.kind, [change for change in each.changes if not self._touching([change[0]])])
            self.version = each.version
            if each.kind in ("delete", "restore"):
                self.deleted = each.kind == "delete"
        self.read()
        return True

    # --- entering ------------------------------------------------------------------------------------------------

    def enter(self, changes: Sequence[Change]) -> Outcome | None:
        """Make changes here, not on disk; the outcome with them.

        ``None`` if no document could hold them; then nothing changes.

        This runs at each key: nothing but decoding and scoring belongs here.
        """
        kept = {key: value for key, value in self.document.items() if key == "log"}  # no cell lies in it: not copied
        rest = {key: value for key, value in self.document.items() if key != "log"}
        document: Document = {**json.loads(json.dumps(rest)), **kept}  # the quickest deep copy of JSON values
        apply_to(document, changes)
        table = self.kept.table(document)
        if table is None:
            return None
        self.document, self.table = document, table
        for path, value in changes:
            self.unsaved.pop(path, None)
            self.unsaved[path] = value
        return self.game.outcome(table)

    def save(self, changes: Sequence[Change], base: int | None = None, kind: str = "edit") -> Clash | Missing | None:
        """Put changes on disk. ``base`` is the version the page knew when they were made. Raises `StoreRefused`.

        What this device wrote itself in between is no conflict. What others wrote is: then nothing is saved, the
        document is what is on disk, and both values are handed back.
        """
        waiting = self._touching([path for path, _ in changes])
        changes = [*((path, self.unsaved[path]) for path in waiting if path not in dict(changes)), *changes]
        at = self.version if base is None else min(base, self.version)
        answer = store().append(self.token, at, changes, self.device, kind)
        if isinstance(answer, Conflict):
            if self._number is None:
                self._number = store().device_number(self.device)
            own = all(each.device == self._number for each in answer.changes_since)
            # In the log each place is taken once: another window of this browser may have entered something there.
            if own and not any(path.startswith("log") for path, _ in changes):
                answer = store().append(self.token, answer.current_version, changes, self.device, kind)
        if isinstance(answer, Saved):
            for revision in answer.merged:
                if revision.version > self.version:
                    self._apply(revision.kind, revision.changes)
            self._apply(kind, changes)
            self.version = answer.version
            for path, _ in changes:
                self.unsaved.pop(path, None)
            self.read()
            return None
        self.reload()
        if isinstance(answer, Missing):
            return answer
        path = answer.paths[0] if answer.paths else changes[0][0]
        return Clash(path, paths.get(self.document, path), tuple(changes))

    def _apply(self, kind: str, changes: Sequence[Change]) -> None:
        before = list(self.log)
        apply_to(self.document, changes)
        self.redo = self.redo.after(kind, changes, before, self.log)

    def _touching(self, places: Sequence[str]) -> list[str]:
        """What is not on disk yet at these places, above or below them."""
        return [
            path
            for path in self.unsaved
            if any(paths.covers(path, place) or paths.covers(place, path) for place in places)
        ]

    # --- judging -------------------------------------------------------------------------------------------------

    def result(self) -> Result:
        """Check and score. What only holds at the end is judged as soon as everything is counted.

        What a log gives that has not come to its end is no count of the end.
        """
        result = self.game.score(self.table)
        ended = not self.log or self.journal is None or self.journal.play.over(self.journal.state)
        if ended and self.table.status == "playing" and all(score.complete for score in result.outcome.seats):
            return self.game.score(dataclasses.replace(self.table, status="finished"))
        return result


__all__ = ["Clash", "Desk", "StoreRefused", "Unreadable", "store"]
