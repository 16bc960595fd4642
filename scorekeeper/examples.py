"""Worked examples: one file a game, read by the tests, the lessons and the command line.

An example is a score file (a named base, changed at some paths) and what the rules must say of it. In TOML, which has
no ``null``, the text ``"_"`` stands for one. See ``tutorials/README.md`` for the keys.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import resources
from typing import Any

from scorekeeper import paths
from scorekeeper.codec import FORMAT, decode
from scorekeeper.game import Game, Result, Table
from scorekeeper.rules import Severity, Stage

_RUN = ("findings", "clean", "lines", "totals", "winners", "ranks", "decided", "points")
KEYS = frozenset({"id", "source", "base", "set", "waiting", "play", "note", *_RUN})


@dataclass(frozen=True)
class Example:
    """One worked example.

    ``document`` is the whole score file. Expected, each only where given: ``findings`` (tables with ``rule`` and, if
    wanted, ``where``, ``severity`` and facts), ``clean`` (ids of rules that must not be triggered), ``lines`` (tables
    with ``seat``, ``rule``, ``points``, and ``applies`` where the line of a rule that applies is worth 0), ``totals``
    (one a seat), ``winners`` and ``ranks`` (by seat), ``decided`` (one a seat, ``""`` for nothing). ``waiting`` names
    the stage an example waits for (``play``): it is stored and counted, not run.
    """

    id: str
    game: str
    document: Mapping[str, Any]
    source: str = ""
    findings: tuple[Mapping[str, Any], ...] = ()
    clean: tuple[str, ...] = ()
    lines: tuple[Mapping[str, Any], ...] = ()
    totals: tuple[int | None, ...] = ()
    winners: tuple[int, ...] | None = None
    ranks: tuple[int, ...] = ()
    decided: tuple[str, ...] = ()
    points: tuple[int | None, ...] = ()
    waiting: str | None = None
    play: Mapping[str, Any] = field(default_factory=dict)
    note: str = ""

    def table(self) -> Table[Any, Any]:
        """The decoded table. Raises ``ValueError`` if the example's file has a fault of shape."""
        table, faults = decode(self.document)
        if table is None:
            raise ValueError(f"{self.game}: example {self.id}: {faults}")
        return table

    def triggers(self, game: Game) -> frozenset[str]:
        """Ids of the rules that this example says are broken, worth points, or decide."""
        worth = {line["rule"] for line in self.lines if line.get("points") or line.get("applies")}
        return frozenset({each["rule"] for each in self.findings} | worth | (set(self.decided) & set(game.by_id)))


def nulls(value: Any) -> Any:
    """What a TOML file holds, with ``None`` for each ``"_"``."""
    if isinstance(value, dict):
        return {key: nulls(each) for key, each in value.items()}
    if isinstance(value, list):
        return [nulls(each) for each in value]
    return None if value == "_" else value


@lru_cache(maxsize=16)
def examples(game: str) -> tuple[Example, ...]:
    """All worked examples of a game, in the order of its file (empty if it has none)."""
    place = resources.files("scorekeeper").joinpath("games", game.replace("-", "_"), "examples.toml")
    if not place.is_file():
        return ()
    data = nulls(tomllib.loads(place.read_text("utf-8")))
    bases: dict[str, Any] = data.get("base", {})
    return tuple(_example(game, entry, bases) for entry in data.get("example", []))


def _example(game: str, entry: dict[str, Any], bases: Mapping[str, Any]) -> Example:
    unknown = set(entry) - KEYS
    if unknown:
        raise ValueError(f"{game}: example {entry.get('id')}: unknown keys {sorted(unknown)}")
    document: Any = {"format": FORMAT, "game": game, **bases.get(entry.get("base", ""), {})}
    if entry.get("base", "") not in (*bases, ""):
        raise ValueError(f"{game}: example {entry['id']}: no base {entry['base']}")
    for path, value in entry.get("set", {}).items():
        document = paths.put(document, path, value)
    return Example(
        id=entry["id"],
        game=game,
        document=document,
        source=entry.get("source", ""),
        findings=tuple(entry.get("findings", ())),
        clean=tuple(entry.get("clean", ())),
        lines=tuple(entry.get("lines", ())),
        totals=tuple(entry.get("totals", ())),
        winners=tuple(entry["winners"]) if "winners" in entry else None,
        ranks=tuple(entry.get("ranks", ())),
        decided=tuple(entry.get("decided", ())),
        points=tuple(entry.get("points", ())),
        waiting=entry.get("waiting"),
        play=entry.get("play", {}),
        note=entry.get("note", ""),
    )


def differences(game: Game, example: Example) -> list[str]:
    """What the rules say otherwise than the example expects; empty when it comes out.

    Every finding that is an error must be expected: an example is also a table that is not refused without reason.
    """
    table = example.table()
    game = game.of(table.edition) or game
    result = game.score(table)
    wrong: list[str] = []
    for expected in example.findings:
        if not any(_matches(expected, finding) for finding in result.findings):
            wrong.append(f"not found: {dict(expected)}")
    said = {finding.rule for finding in result.findings}
    expected_rules = {each["rule"] for each in example.findings}
    for finding in result.findings:
        if finding.severity is Severity.ERROR and finding.rule not in expected_rules:
            wrong.append(f"refused: {finding.rule} {finding.where} {dict(finding.facts)}")
    wrong += [f"not clean: {id}" for id in example.clean if _triggered(game, id, result, said)]
    wrong += _score_differences(example, result)
    if example.points:
        wrong += _points_differences(game, example)
    return wrong


def _points_differences(game: Game, example: Example) -> list[str]:
    journal = example.table().journal
    got = game.play.points(journal.state) if game.play and journal else ()
    return [] if got == example.points else [f"points {example.points}, got {got}"]


def _matches(expected: Mapping[str, Any], finding: Any) -> bool:
    facts = {key: value for key, value in expected.items() if key not in ("rule", "where", "severity", "part")}
    where = expected.get("where")
    wanted = (where,) if isinstance(where, str) else tuple(where or ())
    return (
        finding.rule == expected["rule"]
        and all(path in finding.where for path in wanted)
        and expected.get("severity", finding.severity) == finding.severity
        and expected.get("part", finding.part) == finding.part
        and all(_plain(finding.facts.get(key)) == value for key, value in facts.items())
    )


def _plain(fact: Any) -> Any:
    return list(fact) if isinstance(fact, tuple) else fact


def _triggered(game: Game, id: str, result: Result, said: set[str]) -> bool:
    stage = game.by_id[id].stage
    if stage is Stage.SCORING:
        return any(line.points for seat in result.outcome.seats for line in seat.lines if line.rule == id)
    if stage is Stage.TIEBREAK:
        return any(placing.decided_by == id for placing in result.outcome.ranking)
    return id in said


def _score_differences(example: Example, result: Result) -> list[str]:
    wrong: list[str] = []
    outcome = result.outcome
    for expected in example.lines:
        lines = {line.rule: line.points for line in outcome.seats[expected["seat"]].lines}
        if lines.get(expected["rule"]) != expected.get("points"):
            wrong.append(f"{dict(expected)}: got {lines.get(expected['rule'])}")
    by_seat = {placing.seat: placing for placing in outcome.ranking}
    for seat, total in enumerate(example.totals):
        score = outcome.seats[seat]
        if total != (score.total if score.complete else None):
            wrong.append(f"seat {seat}: total {total}, got {score.total} (complete: {score.complete})")
    for seat, rank in enumerate(example.ranks):
        if by_seat[outcome.seats[seat].seat].rank != rank:
            wrong.append(f"seat {seat}: rank {rank}, got {by_seat[outcome.seats[seat].seat].rank}")
    for seat, decided in enumerate(example.decided):
        if (by_seat[outcome.seats[seat].seat].decided_by or "") != decided:
            wrong.append(f"seat {seat}: decided {decided!r}, got {by_seat[outcome.seats[seat].seat].decided_by!r}")
    if example.winners is not None and tuple(outcome.winners) != example.winners:
        wrong.append(f"winners {example.winners}, got {tuple(outcome.winners)}")
    return wrong
