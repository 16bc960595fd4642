"""How rules of play are written here: for which events, and what an expansion relaxes. Standard library only."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from scorekeeper.games.orleans.play_state import State
from scorekeeper.games.orleans.position import FOUND, SEED, OrleansTable
from scorekeeper.rules import Confidence, Finding, Rule, Severity, Source, Stage, rule

Judge = Callable[[State, Any, OrleansTable], Iterator[Finding]]


def text(heading: str) -> Source:
    """A heading of the rule text."""
    return Source(SEED, heading)


def play_rule(
    id: str,
    *events: type,
    source: Source | tuple[Source, ...] = FOUND,
    basis: tuple[str, ...],
    severity: Severity = Severity.ERROR,
    confidence: Confidence = Confidence.PRINTED,
    option: str | None = None,
    limit: bool = False,
) -> Callable[[Judge], Rule]:
    """Turn a function into the play rule ``id``, which judges ``events`` only.

    ``limit``: a limit of what is in the box; with expansions the finding is a note.
    """

    def make(judge: Judge) -> Rule:
        def judged(state: State, event: Any, table: OrleansTable) -> Iterator[Finding]:
            if isinstance(event, events):
                for found in judge(state, event, table):
                    yield replace(found, severity=Severity.NOTE) if limit and table.expansions else found

        judged.__doc__ = judge.__doc__
        made = rule(id, Stage.PLAY, source=source, basis=basis, severity=severity, confidence=confidence,
                    option=option, limit=limit)  # fmt: skip
        return made(judged)

    return make
