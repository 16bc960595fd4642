"""Rules of the record that every game has: who plays, what may be counted, what the table claims itself.

Their words stand in ``words/rules/``. Standard library only.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from scorekeeper import paths
from scorekeeper.game import Outcome, Table
from scorekeeper.rules import Confidence, Fact, Finding, Rule, Severity, Source, Stage, Typed, rule

RECORD = Source("-", "score file")
"""Source of what the record asks for, whatever the game."""

LONGEST_NAME = 100
UNLIKELY = 999
"""Counts above this are remarked upon: no game here comes near."""

_SUM = re.compile(r"\s*[+-]?\s*\d{1,9}(?:\s*[+-]\s*\d{1,9}){0,99}\s*")


def sum_of(text: str) -> int | None:
    """The value of a small sum as people type it (``20+5+3``); ``None`` where it is none. Never evaluates code."""
    if not text.isascii() or not _SUM.fullmatch(text):
        return None
    terms: list[str] = re.findall(r"[+-]?\d+", text.replace(" ", "").replace("\t", ""))
    return sum(int(term) for term in terms)


def player_count(counts: tuple[int, ...], source: Source, basis: tuple[str, ...] = ()) -> Rule:
    """The rule ``player-count``: as many people as the game is for."""

    @rule("player-count", Stage.SETUP, source=source, basis=basis)
    def judge(table: Table[Any, Any]) -> Iterator[Finding]:
        """The game is for the number of players that its box says."""
        if table.count not in counts:
            yield Finding(("players",), {"found": table.count, "least": min(counts), "most": max(counts)})

    return judge


@rule("named-players", Stage.SETUP, source=RECORD, severity=Severity.WARNING)
def named_players(table: Table[Any, Any]) -> Iterator[Finding]:
    """Every player has a name that fits a score sheet."""
    for index, player in enumerate(table.players):
        if not player.name.strip():
            yield Finding((f"players[{index}].name",), {"number": index + 1, "state": 0})
        elif len(player.name) > LONGEST_NAME:
            yield Finding((f"players[{index}].name",), {"number": index + 1, "state": 1})


@rule("distinct-names", Stage.SETUP, source=RECORD, severity=Severity.WARNING)
def distinct_names(table: Table[Any, Any]) -> Iterator[Finding]:
    """Two players of one name cannot be told apart."""
    places: dict[str, list[str]] = {}
    for index, player in enumerate(table.players):
        if player.name.strip():
            places.setdefault(player.name.strip(), []).append(f"players[{index}].name")
    for name, where in places.items():
        if len(where) > 1:
            yield Finding(tuple(where), {"name": Typed(name[:LONGEST_NAME])})


@rule("distinct-colours", Stage.SETUP, source=RECORD)
def distinct_colours(table: Table[Any, Any]) -> Iterator[Finding]:
    """Each player has pieces of another colour."""
    places: dict[str, list[str]] = {}
    for index, player in enumerate(table.players):
        if player.colour:
            places.setdefault(player.colour, []).append(f"players[{index}].colour")
    for colour, where in places.items():
        if len(where) > 1 and not table.teams:
            yield Finding(tuple(where), {"colour": Typed(colour[:LONGEST_NAME])})


@rule("seats-match", Stage.FINAL, source=RECORD)
def seats_match(table: Table[Any, Any]) -> Iterator[Finding]:
    """There is one count for each seat, and no more."""
    for name in ("setup", "final"):
        given = getattr(getattr(table, name), "seats", None) or ()
        if len(given) > len(table.seats):
            yield Finding((f"{name}.seats",), {"found": len(given), "expected": len(table.seats)})


@rule("not-negative", Stage.FINAL, source=RECORD)
def not_negative(table: Table[Any, Any]) -> Iterator[Finding]:
    """Nothing that is counted can be less than none."""
    for path, number in table.numbers:
        if number < 0:
            yield Finding((path,), {"found": number})


@rule("unlikely-count", Stage.FINAL, source=RECORD, severity=Severity.WARNING, confidence=Confidence.ASSUMED)
def unlikely_count(table: Table[Any, Any]) -> Iterator[Finding]:
    """A count above 999 is more likely a slip than a game."""
    for path, number in table.numbers:
        if number > UNLIKELY:
            yield Finding((path,), {"found": number, "most": UNLIKELY})


@rule("entered-sums", Stage.FINAL, source=RECORD, severity=Severity.WARNING)
def entered_sums(table: Table[Any, Any]) -> Iterator[Finding]:
    """A sum kept as it was typed gives the number that is counted."""
    if not table.entered:
        return
    counted = dict(table.numbers)
    for path, text in table.entered.items():
        value = sum_of(text)
        if path in counted and value != counted[path]:
            yield Finding((path,), {"typed": Typed(text[:LONGEST_NAME]), "counted": counted[path]})


@rule("not-checked", Stage.FINAL, source=RECORD, severity=Severity.NOTE)
def not_checked(table: Table[Any, Any]) -> Iterator[Finding]:
    """Expansions and points of the table's own are added as they are."""
    for index in range(len(table.expansions)):
        yield Finding((f"expansions[{index}]",), {"name": Typed(table.expansions[index][:LONGEST_NAME])})
    for index, extra in enumerate(table.extra):
        yield Finding((f"extra[{index}]",), {"name": Typed(extra.text[:LONGEST_NAME])})


@rule("log-differs", Stage.FINAL, source=RECORD, severity=Severity.WARNING)
def log_differs(table: Table[Any, Any]) -> Iterator[Finding]:
    """What is counted at the end is what the log of the game gives; where they differ the count stands."""
    for each in table.differences:
        pair = each.counted, each.logged
        numbers_ = all(isinstance(one, int) and not isinstance(one, bool) for one in pair)
        counted, logged = pair if numbers_ else (0, 0)
        yield Finding((each.path,), {"numbers": int(numbers_), "counted": int(counted), "logged": int(logged)})


@rule("claimed-total", Stage.FINAL, source=RECORD, severity=Severity.WARNING, compares=True)
def claimed_total(table: Table[Any, Any], outcome: Outcome) -> Iterator[Finding]:
    """The table's own total is the total by the rules."""
    for index, claim in enumerate(table.claimed):
        score = outcome.seats[claim.seat]
        if claim.total is not None and score.complete and claim.total != score.total:
            facts: dict[str, Fact] = {"player": claim.seat, "claimed": claim.total, "computed": score.total}
            yield Finding((f"claimed[{index}].total",), facts)


@rule("claimed-lines", Stage.FINAL, source=RECORD, severity=Severity.WARNING, compares=True)
def claimed_lines(table: Table[Any, Any], outcome: Outcome) -> Iterator[Finding]:
    """Each line of the table's own count is the line by the rules."""
    for index, claim in enumerate(table.claimed):
        lines = {line.rule: line.points for line in outcome.seats[claim.seat].lines}
        for id, points in claim.lines.items():
            computed = lines.get(id)
            if computed is not None and computed != points:
                facts: dict[str, Fact] = {"player": claim.seat, "line": id, "claimed": points, "computed": computed}
                yield Finding((paths.join(("claimed", index, "lines", id)),), facts)


def claimed_winner(severity: Severity = Severity.WARNING, basis: tuple[str, ...] = ()) -> Rule:
    """The rule ``claimed-winner``: whom the table calls its winner wins by the rules."""

    @rule("claimed-winner", Stage.FINAL, source=RECORD, severity=severity, basis=basis, compares=True)
    def judge(table: Table[Any, Any], outcome: Outcome) -> Iterator[Finding]:
        """Whom the table calls its winner wins by the rules."""
        if not outcome.winners:
            return
        for index, claim in enumerate(table.claimed):
            if claim.winner is not None and claim.winner != (claim.seat in outcome.winners):
                facts: dict[str, Fact] = {
                    "player": claim.seat,
                    "claim": int(claim.winner),
                    "winners": outcome.winners,
                }
                yield Finding((f"claimed[{index}].winner",), facts)

    return judge


def record_rules(
    counts: tuple[int, ...],
    source: Source,
    basis: tuple[str, ...] = (),
    *,
    winner: Severity = Severity.WARNING,
    winner_basis: tuple[str, ...] = (),
) -> tuple[Rule, ...]:
    """The rules of the record, for a game's table of contents.

    ``counts`` are the numbers of players, ``source`` and ``basis`` where the game says so; ``winner`` is the severity
    of a recorded winner who is not the rules' winner.
    """
    return (
        player_count(counts, source, basis),
        named_players,
        distinct_names,
        distinct_colours,
        seats_match,
        not_negative,
        unlikely_count,
        entered_sums,
        not_checked,
        log_differs,
        claimed_total,
        claimed_lines,
        claimed_winner(winner, winner_basis),
    )


def spread(values: Counter[Any], most: int) -> tuple[Any, ...]:
    """The values that occur more often than ``most``, in order of first appearance."""
    return tuple(value for value, number in values.items() if number > most)
