"""Scorekeeper: counts physical tabletop games right and teaches their rules.

>>> from scorekeeper import decode, GAMES
>>> table, faults = decode({"format": "scorekeeper/1", "game": "musee", "players": [{"name": "Ana"}, {"name": "Ben"}]})
>>> [finding.rule for finding in GAMES["musee"].check(table)]
[]
"""

from __future__ import annotations

from scorekeeper.codec import Malformed, decode, read
from scorekeeper.game import Game, Outcome, Placing, Result, SeatScore, Table
from scorekeeper.games import GAMES
from scorekeeper.rules import Finding, Key, Line, Rule, Severity, Stage

__all__ = [
    "GAMES",
    "Finding",
    "Game",
    "Key",
    "Line",
    "Malformed",
    "Outcome",
    "Placing",
    "Result",
    "Rule",
    "SeatScore",
    "Severity",
    "Stage",
    "Table",
    "decode",
    "read",
]
