"""What a person can do besides entering: one function an act, by the name its button carries, a module a room."""

from __future__ import annotations

from collections.abc import Mapping

from scorekeeper.ui.acts import history, learn, play, result, table
from scorekeeper.ui.acts.common import Act

ROOMS = (table, play, result, learn, history)
ACTS: Mapping[str, Act] = {name: act for room in ROOMS for name, act in room.ACTS.items()}

READS: list[str] = sorted({each for room in ROOMS for each in getattr(room, "READS", ())})
"""What somebody may do who only looks on: a room names in ``READS`` its acts that change nothing at a table."""

assert len(ACTS) == sum(len(room.ACTS) for room in ROOMS), "two rooms have an act of the same name"
