"""A document made into a table, its log replayed from where it changed and no further. No widgets, no store."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping
from typing import Any

from scorekeeper.codec import decode, entry_at
from scorekeeper.game import Game
from scorekeeper.game import Table as Played
from scorekeeper.games import GAMES
from scorekeeper.play import Entry, Log

GROUND = ("game", "edition", "options", "players", "setup", "start_player", "expansions")
"""What of a document the replay of its log rests on, besides what the final position says of the table itself."""


class Kept:
    """The log as it was last replayed. Each entry is decoded and judged once, however often the rest is."""

    def __init__(self) -> None:
        self.log: Log | None = None
        self._raw: list[Any] = []
        self._ground = ""

    def table(self, document: Mapping[str, Any]) -> Played[Any, Any] | None:
        """The table of a document with what its log gives, or ``None`` where it cannot be read."""
        table, _ = decode({key: value for key, value in document.items() if key != "log"})
        if table is None:
            return None
        game = GAMES[table.game].of(table.edition)
        assert game is not None  # the codec knows editions
        raw = document.get("log")
        if game.play is None or not isinstance(raw, list | None):
            return table if not raw else None
        log = self._replayed(game, table, raw or [], _ground(document))
        if log is None:
            return None
        return game.settled(dataclasses.replace(table, log=log.entries), log) if raw else table

    def _replayed(self, game: Game, table: Played[Any, Any], raw: list[Any], ground: str) -> Log | None:
        same = 0
        if self.log is not None and ground == self._ground:
            most = min(len(raw), len(self._raw))
            while same < most and (raw[same] is self._raw[same] or raw[same] == self._raw[same]):
                same += 1
        entries: list[Entry] = []
        for index in range(same, len(raw)):
            entry, _ = entry_at(raw[index], index, table)
            if entry is None:
                return None
            entries.append(entry)
        if same:
            assert self.log is not None
            log = self.log.continued(same, entries)
        else:
            fresh = game.journal(dataclasses.replace(table, log=()))
            assert fresh is not None
            log = fresh.continued(0, entries)
        self.log, self._raw, self._ground = log, list(raw), ground
        return log


def _ground(document: Mapping[str, Any]) -> str:
    final = document.get("final")
    shared = final.get("shared") if isinstance(final, dict) else None
    return json.dumps([[document.get(key) for key in GROUND], shared], sort_keys=True)
