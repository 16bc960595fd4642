"""A rule and what it yields.

A rule is a small function under one id. Set-up, play and final rules yield findings, scoring rules
yield lines, tie-break rules yield keys. :func:`rule` turns such a function into a :class:`Rule`; running the rule
stamps its id on everything it yields, so no author can forget to cite.

Standard library only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class Stage(StrEnum):
    """When in the life of a table a rule speaks."""

    SETUP = "setup"
    PLAY = "play"
    FINAL = "final"
    SCORING = "scoring"
    TIEBREAK = "tie-break"


class Severity(StrEnum):
    """How much a finding weighs; only ``ERROR`` says that the thing is impossible by the rules."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


class Confidence(StrEnum):
    """Where the rule comes from."""

    PRINTED = "printed"  # said by the rule text the game starts from
    FOUND = "found"  # said by public sources only
    DERIVED = "derived"  # follows from what is printed; no source spells it out
    ASSUMED = "assumed"  # the rules are silent or contradict themselves; an option or a default fills the gap


class Seat(int):
    """A seat number, counted from 0. Words show it as the name of who sits there (a team, where teams play)."""


class PlayerIndex(int):
    """The place of a person in ``players``, counted from 0. Differs from a seat only where teams play."""


class Typed(str):
    """Text that a person typed; words show it as it is instead of looking it up as an id."""


Fact = int | str | tuple[int, ...] | tuple[str, ...]
"""Numbers, ids and seats (or tuples of them): never words. A ``str`` is an id unless it is :class:`Typed`."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where a rule is written: a document of the rule texts and its heading, or a public source.

    ``document`` is a file name of the rule texts (``000_64460af2cb975b15.txt``) or, where ``heading`` begins with
    ``facts``, ``-`` for what the texts lack.
    """

    document: str
    heading: str


@dataclass(frozen=True, slots=True)
class Finding:
    """Something about a table that a rule objects to or remarks upon.

    ``where`` holds paths in the score file (``final.seats[0].coins``), most telling first; ``part`` the id of the
    shape in the game's drawing; ``severity`` is the rule's unless the finding sets its own (it is never
    ``None`` once the rule has stamped it).
    """

    where: tuple[str, ...]
    facts: Mapping[str, Fact] = field(default_factory=dict)
    part: str | None = None
    severity: Severity | None = None
    rule: str = ""
    basis: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """What one scoring rule gives one seat. ``points`` is ``None`` where something is not counted yet.

    ``missing`` lists the paths that must be counted before there are points.
    """

    seat: Seat
    points: int | None
    facts: Mapping[str, Fact] = field(default_factory=dict)
    missing: tuple[str, ...] = ()
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Key:
    """What a tie-break compares for one seat: the higher ``value`` is ahead (negate what should be low).

    ``value`` is ``None`` where it is not counted; ``missing`` lists the paths to count. ``facts`` hold the number
    as the rule names it (so ``prison`` 1 rather than -1).
    """

    seat: Seat
    value: int | None
    facts: Mapping[str, Fact] = field(default_factory=dict)
    missing: tuple[str, ...] = ()
    rule: str = ""


@dataclass(frozen=True)
class Rule:
    """One rule of one game. Call it to judge a table.

    ``id``: kebab-case ASCII, unique inside the game, never reused. ``basis``: the entries of the validation list or the
    statement rows behind it (``BX-F2``, ``bx-242``). ``option``: id of the option that settles what the rule leaves
    open. ``compares``: the rule takes the outcome as well and holds what the table claims against it. ``limit``: a
    limit of what is in the box, which an expansion relaxes (the finding becomes a note).
    """

    id: str
    stage: Stage
    judge: Callable[..., Iterable[Any]]
    source: tuple[Source, ...]
    basis: tuple[str, ...] = ()
    severity: Severity = Severity.ERROR
    confidence: Confidence = Confidence.PRINTED
    option: str | None = None
    compares: bool = False
    limit: bool = False
    summary: str = field(default="", repr=False)

    def findings(self, table: Any, *outcome: Any) -> Iterator[Finding]:
        """Yield what the rule objects to on ``table``, stamped with the rule's id, basis and severity.

        ``outcome`` is handed on to a rule that ``compares``.
        """
        for found in self.judge(table, *outcome):
            yield self._stamped(found)

    def events(self, state: Any, event: Any, table: Any) -> Iterator[Finding]:
        """Yield what a play rule objects to in ``event``, which meets ``state``; ``where`` has fields of the event."""
        for found in self.judge(state, event, table):
            yield self._stamped(found)

    def _stamped(self, found: Finding) -> Finding:
        severity, basis = found.severity or self.severity, found.basis or self.basis
        return Finding(found.where, found.facts, found.part, severity, self.id, basis)

    def lines(self, table: Any) -> Iterator[Line]:
        """Yield the rule's line for each seat of ``table``, in seat order."""
        for line in self.judge(table):
            yield Line(line.seat, line.points, line.facts, line.missing, self.id)

    def keys(self, table: Any, level: tuple[Seat, ...]) -> Iterator[Key]:
        """Yield the rule's key for each of the seats in ``level``, which have the same points."""
        for key in self.judge(table, level):
            yield Key(key.seat, key.value, key.facts, key.missing, self.id)


def rule(
    id: str,
    stage: Stage,
    *,
    source: Source | tuple[Source, ...],
    basis: tuple[str, ...] = (),
    severity: Severity = Severity.ERROR,
    confidence: Confidence = Confidence.PRINTED,
    option: str | None = None,
    compares: bool = False,
    limit: bool = False,
) -> Callable[[Callable[..., Iterable[Any]]], Rule]:
    """Turn a function into the rule ``id``.

    The function takes the table (and, for a tie-break, the level seats) and yields :class:`Finding` (set-up, play,
    final), :class:`Line` (scoring) or :class:`Key` (tie-break). It is pure and never raises on what people entered.
    """

    def make(judge: Callable[..., Iterable[Any]]) -> Rule:
        sources = source if isinstance(source, tuple) else (source,)
        summary = (judge.__doc__ or "").strip().split("\n")[0]
        return Rule(id, stage, judge, sources, basis, severity, confidence, option, compares, limit, summary)

    return make
