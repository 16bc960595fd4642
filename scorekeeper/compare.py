"""Why a table's own count differs from the rules: usual mistakes, tried one by one, that give just that difference.

A mistake is a pure function: the lines of one seat as somebody counts who makes it. Nothing is guessed: what is shown
gives the difference exactly, and where nothing does, that is said. Standard library only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations
from typing import Any

from scorekeeper.game import Claim, Outcome, SeatScore, Table
from scorekeeper.rules import Fact, Seat, Typed

LEFT_OUT, TWICE, ADDED = "line-left-out", "line-twice", "penalty-added"
SWAPPED, OTHERS, ADDING = "digits-swapped", "total-of-another", "added-wrong"
GENERAL = (LEFT_OUT, TWICE, ADDED, SWAPPED, OTHERS, ADDING)
"""Mistakes that need no game: a line left out or counted twice, a penalty added, digits swapped, a wrong column."""

MOST_SHOWN = 3
"""So many explanations are shown: more would explain nothing."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A usual mistake in counting; its words are the message ``counted-<id>``, ``rule`` is the line it is made in.

    ``count(table, seat)``: points by line id, for those lines that come out otherwise; empty where the mistake cannot
    be made on this table. A mistake that can be made in several lines is one for each, with the same id.
    """

    id: str
    rule: str
    count: Callable[[Any, Seat], Mapping[str, int]]


@dataclass(frozen=True, slots=True)
class Slip:
    """A mistake made for one seat: by how much it changes each line, and what its words want."""

    id: str
    rule: str
    changes: Mapping[str, int]
    facts: Mapping[str, Fact] = field(default_factory=dict)

    @property
    def by(self) -> int:
        """By how much the total changes."""
        return sum(self.changes.values())


Reason = tuple[Slip, ...]
"""Slips that together give a difference: one, or two in different lines."""


@dataclass(frozen=True, slots=True)
class LineCompared:
    """A line that the table noted: its own points, the rules', and what would make one the other."""

    rule: str
    claimed: int
    computed: int
    reasons: tuple[Reason, ...] = ()

    @property
    def difference(self) -> int:
        """Own points minus the rules'."""
        return self.claimed - self.computed


@dataclass(frozen=True, slots=True)
class Compared:
    """One seat's own count beside the rules'. ``reasons`` explain what the noted lines leave unexplained of the total.

    ``claimed`` is ``None`` where the table noted no total.
    """

    seat: Seat
    claimed: int | None
    computed: int
    lines: tuple[LineCompared, ...] = ()
    reasons: tuple[Reason, ...] = ()

    @property
    def difference(self) -> int:
        """Own total minus the rules'; 0 where no total was noted."""
        return 0 if self.claimed is None else self.claimed - self.computed

    @property
    def agrees(self) -> bool:
        """Whether nothing that was noted differs."""
        return not self.difference and not any(line.difference for line in self.lines)


@lru_cache(maxsize=16)
def mistakes_of(game: str) -> tuple[Mistake, ...]:
    """The usual mistakes of a game; none where it has no list."""
    module = f"scorekeeper.games.{game.replace('-', '_')}.mistakes"
    if find_spec(module) is None:
        return ()
    found: tuple[Mistake, ...] = import_module(module).MISTAKES
    return found


def compare(table: Table[Any, Any], outcome: Outcome) -> tuple[Compared, ...]:
    """Hold what the table noted against the rules, seat by seat; seats that are not all counted are left out."""
    noted: dict[Seat, Claim] = {}
    for claim in table.claimed:
        before = noted.get(claim.seat)
        total = claim.total if before is None or claim.total is not None else before.total
        lines = {**(before.lines if before else {}), **claim.lines}
        noted[claim.seat] = Claim(claim.seat, total, lines)
    return tuple(
        _compared(table, outcome, score, noted[score.seat])
        for score in outcome.seats
        if score.complete and score.seat in noted and (noted[score.seat].total is not None or noted[score.seat].lines)
    )


def _compared(table: Table[Any, Any], outcome: Outcome, score: SeatScore, claim: Claim) -> Compared:
    points = _points(score)
    slips = tuple(_slips(table, score, points))
    lines = tuple(
        LineCompared(id, own, points[id], _reasons_of_line(slips, id, own - points[id]))
        for id, own in claim.lines.items()
        if id in points
    )
    if claim.total is None:
        return Compared(score.seat, None, score.total, lines)
    left = claim.total - score.total - sum(line.difference for line in lines)
    open_ = set(points) - {line.rule for line in lines}
    if not left:
        reasons: tuple[Reason, ...] = ()
    elif not open_:
        own = sum(line.claimed for line in lines)
        reasons = ((Slip(ADDING, "", {"": left}, {"sum": own, "claimed": claim.total}),),)
    else:
        usable = tuple(slip for slip in slips if set(slip.changes) <= open_)
        whole = () if lines else tuple(_whole(outcome, score, claim.total))
        reasons = _reasons((*usable, *whole), left)
    return Compared(score.seat, claim.total, score.total, lines, reasons)


def _points(score: SeatScore) -> dict[str, int]:
    """Points by line; what the table added of its own is one line."""
    points: dict[str, int] = {}
    for line in score.lines:
        points[line.rule] = points.get(line.rule, 0) + (line.points or 0)
    return points


def _slips(table: Table[Any, Any], score: SeatScore, points: Mapping[str, int]) -> Iterator[Slip]:
    """Every mistake that would change something for this seat: those of the game first."""
    for mistake in mistakes_of(table.game):
        counted = mistake.count(table, score.seat)
        changes = {id: number - points[id] for id, number in counted.items() if id in points and number != points[id]}
        if changes:
            yield Slip(mistake.id, mistake.rule, changes, {"line": mistake.rule})
    for id, number in points.items():
        if number:
            yield Slip(LEFT_OUT, id, {id: -number}, {"line": id, "points": number})
            yield Slip(TWICE, id, {id: number}, {"line": id, "points": number})
        if number < 0:
            yield Slip(ADDED, id, {id: -2 * number}, {"line": id, "points": -number})


def _whole(outcome: Outcome, score: SeatScore, claimed: int) -> Iterator[Slip]:
    """Mistakes in the total alone."""
    by = claimed - score.total
    digits, own = str(abs(score.total)), str(abs(claimed))
    if len(digits) == 2 and own == digits[::-1] and own != digits and score.total > 0 < claimed:
        yield Slip(SWAPPED, "", {"": by}, {"claimed": claimed, "computed": score.total})
    for other in outcome.seats:
        if other.seat != score.seat and other.complete and other.total == claimed:
            yield Slip(OTHERS, "", {"": by}, {"other": other.seat})


def _reasons(slips: Iterable[Slip], by: int) -> tuple[Reason, ...]:
    """Single slips that change the total by so much; where none does, pairs in different lines that do."""
    known = tuple(slips)
    single = tuple((slip,) for slip in known if slip.by == by)
    if single:
        return single[:MOST_SHOWN]
    pairs = (
        (one, other)
        for one, other in combinations(known, 2)
        if one.by + other.by == by and one.by and other.by and not set(one.changes) & set(other.changes)
    )
    # A mistake of the game says more than a line left out, and two of those more than one.
    ordered = sorted(pairs, key=lambda pair: sum(slip.id in GENERAL for slip in pair))
    return tuple(ordered[:MOST_SHOWN])


def _reasons_of_line(slips: Iterable[Slip], id: str, by: int) -> tuple[Reason, ...]:
    """Slips that change this line by so much."""
    return tuple((slip,) for slip in slips if by and slip.changes.get(id) == by)[:MOST_SHOWN]


def facts_of(slip: Slip, title: Callable[[str], str]) -> dict[str, Fact]:
    """What the words of a slip want; ``title`` gives the name of a line."""
    return {**slip.facts, "line": Typed(title(slip.rule))} if slip.rule else dict(slip.facts)
