"""A game: its model, its rules, and how a table of it is checked, scored and ranked.

Standard library only.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import groupby
from random import Random
from typing import Any, Generic, TypeVar

from scorekeeper.play import Difference, Entry, Log, Play, merged
from scorekeeper.rules import Fact, Finding, Key, Line, PlayerIndex, Rule, Seat, Severity, Stage, Typed
from scorekeeper.sheet import Sheet
from scorekeeper.walk import numbers

Setup = TypeVar("Setup")
Final = TypeVar("Final")


class Counts:
    """Base of a class whose fields are counts by id (``houses``: ``a b c d``).

    A score file may also write it as a list of ids, one for each thing: ``["a", "a", "c"]``.
    """


@dataclass(frozen=True, slots=True)
class Player:
    """A person at the table, in seat order, clockwise. ``team`` labels who plays together, where teams play."""

    name: str
    colour: str | None = None
    team: str | None = None


@dataclass(frozen=True, slots=True)
class Claim:
    """What the table counted itself for one seat: a total, single lines by rule id, or who won."""

    seat: Seat
    total: int | None = None
    lines: Mapping[str, int] = field(default_factory=dict)
    winner: bool | None = None


@dataclass(frozen=True, slots=True)
class Extra:
    """Points that no rule of the game knows (a promo, an expansion); added to the total, marked as not checked."""

    seat: Seat
    text: str
    points: int


@dataclass(frozen=True, slots=True)
class Option:
    """A choice where the rules are silent or tables differ.

    ``rule`` is the rule whose silence it settles; ``scores`` says whether points or places can depend on it.
    """

    id: str
    values: tuple[str, ...]
    default: str
    rule: str
    scores: bool = True


@dataclass(frozen=True)
class Table(Generic[Setup, Final]):
    """One table of one game, as decoded from a score file; immutable.

    ``options`` holds every option of the game with the value in force. ``journal`` is the log, replayed and judged;
    ``final`` is then what was counted, filled up with what the log gives, and ``differences`` where the two differ.
    ``final`` has ``shared`` and ``seats`` of the
    game's own classes. ``finished``: checks that only hold at the end run as errors (see :meth:`at_end`).
    """

    game: str
    edition: str
    players: tuple[Player, ...]
    options: Mapping[str, str]
    status: str = "playing"
    setup: Setup | None = None
    final: Final | None = None
    start_player: PlayerIndex | None = None
    expansions: tuple[str, ...] = ()
    claimed: tuple[Claim, ...] = ()
    extra: tuple[Extra, ...] = ()
    entered: Mapping[str, str] = field(default_factory=dict)
    teams: bool = False
    log: tuple[Entry, ...] = ()
    journal: Log | None = None
    differences: tuple[Difference, ...] = ()

    @property
    def count(self) -> int:
        """How many people play."""
        return len(self.players)

    @cached_property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The people of each seat: one a seat, or those of one team, in order of first appearance."""
        if not self.teams:
            return tuple((index,) for index in range(self.count))
        by_team: dict[object, list[int]] = {}
        for index, player in enumerate(self.players):
            by_team.setdefault(player.team if player.team is not None else index, []).append(index)
        return tuple(tuple(side) for side in by_team.values())

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that are scored: one a player, or one a team."""
        return tuple(Seat(index) for index in range(len(self.sides)))

    @cached_property
    def seat_names(self) -> tuple[str, ...]:
        """The name shown for each seat; a team's is its people's names."""
        return tuple(" & ".join(self.players[index].name for index in side) for side in self.sides)

    @cached_property
    def numbers(self) -> tuple[tuple[str, int], ...]:
        """Every whole number in set-up and final position with its path."""
        return (*numbers(self.setup, "setup"), *numbers(self.final, "final"))

    @property
    def finished(self) -> bool:
        """Whether the table is marked finished."""
        return self.status == "finished"

    def at_end(self) -> Severity | None:
        """Severity of what can only be wrong once a game is over.

        Error on a finished table, warning on an abandoned one, ``None`` (do not judge) while it is played.
        """
        return {"finished": Severity.ERROR, "abandoned": Severity.WARNING}.get(self.status)

    def has(self, option: str, value: str = "on") -> bool:
        """Whether ``option`` stands at ``value``."""
        return self.options.get(option) == value


@dataclass(frozen=True, slots=True)
class SetupItem:
    """One thing to do when a table is set up (its words are the message ``setup-<id>``), and the rule behind it."""

    id: str
    rule: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    part: str | None = None


def final_path(seat: int, field: str) -> str:
    """Path of a field of one seat in the final position."""
    return f"final.seats[{seat}].{field}"


def shared_path(field: str) -> str:
    """Path of a field that belongs to the table in the final position."""
    return f"final.shared.{field}"


@dataclass(frozen=True, slots=True)
class SeatScore:
    """The lines of one seat and their sum. ``total`` sums what is counted; ``complete`` says whether that is all."""

    seat: Seat
    player: str
    total: int
    complete: bool
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Placing:
    """The place of one seat. See the score file for what ``decided_by`` says; ``rank`` is ``None`` if not all counted.

    ``keys`` are the tie-break keys that were compared for this seat, in order, for the explanation.
    """

    seat: Seat
    player: str
    rank: int | None
    points: int
    decided_by: str | None
    keys: tuple[Key, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """Scores of all seats, their places and who won; ``winners`` is empty while anything decisive is uncounted."""

    seats: tuple[SeatScore, ...]
    ranking: tuple[Placing, ...]
    winners: tuple[Seat, ...]

    @cached_property
    def gist(self) -> tuple[object, ...]:
        """What two outcomes must share to count as the same result."""
        totals = tuple((score.total, score.complete) for score in self.seats)
        return totals, tuple((placing.seat, placing.rank) for placing in self.ranking), self.winners


@dataclass(frozen=True, slots=True)
class Result:
    """What scoring a table returns: findings (errors first), the outcome, and the options it depended on."""

    findings: tuple[Finding, ...]
    outcome: Outcome
    decisive: tuple[str, ...]


SHARED = "shared"  # decided_by: the rules leave the place shared
MISSING = "missing"  # decided_by: a value that the tie-break wants is not counted
COMPONENT_DATA = "component-data"  # the option that switches off checks resting on unconfirmed component counts
EXTRA = "extra"  # the rule named by lines of points that no rule of the game knows


@dataclass(frozen=True)
class Game:
    """One game, as a value: the table of contents of its folder.

    ``counts``: numbers of players. ``edition``: its id; ``variants`` are the same game in other editions, as values
    of their own that share functions with it. ``setup`` and ``final``: the classes that
    a score file's ``setup`` and ``final`` are decoded to. ``sheet(table)`` lists the cells; ``draw(table, view, name)``
    gives an SVG whose shapes carry part ids, ``view`` being one of ``views`` and ``name`` a function that gives the
    words of an id. ``random_setup(players, random)`` draws the ``setup`` of a score file. ``teams`` names the player
    counts at which people play in teams.
    """

    id: str
    name: str
    bgg_id: int
    year: int
    counts: tuple[int, ...]
    edition: str
    setup: type
    final: type
    rules: tuple[Rule, ...]
    sheet: Callable[[Table[Any, Any]], Sheet]
    draw: Callable[[Table[Any, Any], str, Callable[..., str]], str]
    views: tuple[str, ...]
    options: tuple[Option, ...] = ()
    colours: tuple[str, ...] = ()
    teams: tuple[int, ...] = ()
    setup_list: Callable[[int, str], tuple[SetupItem, ...]] = lambda count, edition: ()
    renamed: Mapping[str, str] = field(default_factory=dict)
    variants: tuple[Game, ...] = ()
    random_setup: Callable[[int, Random], dict[str, Any]] | None = None
    play: Play | None = None

    @property
    def editions(self) -> tuple[str, ...]:
        """Ids of all editions, this one first."""
        return (self.edition, *(each.edition for each in self.variants))

    def of(self, edition: str) -> Game | None:
        """The game in another edition, or ``None`` if there is no such edition."""
        return next((each for each in (self, *self.variants) if each.edition == edition), None)

    @cached_property
    def by_id(self) -> Mapping[str, Rule]:
        """Rules by id, in the order of the game's table of contents."""
        return {each.id: each for each in self.rules}

    @cached_property
    def line_ids(self) -> tuple[str, ...]:
        """Ids of the lines every seat has, in order."""
        return tuple(each.id for each in self.stage(Stage.SCORING))

    @cached_property
    def _stages(self) -> Mapping[Stage, tuple[Rule, ...]]:
        return {stage: tuple(each for each in self.rules if each.stage is stage) for stage in Stage}

    def stage(self, stage: Stage) -> tuple[Rule, ...]:
        """The rules of one stage, in order."""
        return self._stages[stage]

    def journal(self, table: Table[Any, Any]) -> Log | None:
        """The table's log, replayed and judged; ``None`` if the game cannot be played along."""
        return Log.of(self.play, self.stage(Stage.PLAY), table, table.log) if self.play else None

    def settled(self, table: Table[Any, Any], journal: Log | None = None) -> Table[Any, Any]:
        """The table with its log replayed and its final position filled up from it (itself if it has no log).

        ``journal`` saves replaying where it is at hand. Do this once, before checking and scoring.
        """
        journal = journal or (self.journal(table) if table.log else None)
        if journal is None or self.play is None:
            return table
        final, differences = merged(table.final, self.play.final(journal.state), "final")
        return replace(table, log=journal.entries, journal=journal, final=final, differences=tuple(differences))

    def check(self, table: Table[Any, Any], outcome: Outcome | None = None) -> tuple[Finding, ...]:
        """Judge set-up, final position and the table's own count. Returns findings, errors first.

        ``outcome`` saves scoring again where it is at hand.
        """
        found: list[Finding] = list(table.journal.findings) if table.journal else []
        for each in self.stage(Stage.SETUP) + self.stage(Stage.FINAL):
            if each.option == COMPONENT_DATA and not table.has(COMPONENT_DATA):
                continue
            if not each.compares:
                judged = each.findings(table)
            elif table.claimed:
                outcome = outcome or self.outcome(table)
                judged = each.findings(table, outcome)
            else:
                continue
            relaxed = each.limit and table.expansions
            found.extend(replace(finding, severity=Severity.NOTE) if relaxed else finding for finding in judged)
        return tuple(sorted(found, key=_weight))

    def seat_scores(self, table: Table[Any, Any]) -> tuple[SeatScore, ...]:
        """Score every seat: all lines of the game, in order, then the table's own extras."""
        lines: dict[int, list[Line]] = defaultdict(list)
        if table.final is not None:
            for each in self.stage(Stage.SCORING):
                for line in each.lines(table):
                    lines[line.seat].append(line)
        for extra in table.extra:
            lines[extra.seat].append(Line(extra.seat, extra.points, {"text": Typed(extra.text)}, rule=EXTRA))
        return tuple(_seat_score(seat, table, tuple(lines[seat])) for seat in table.seats)

    def rank(self, table: Table[Any, Any], scores: Sequence[SeatScore]) -> tuple[Placing, ...]:
        """Rank the seats, first place first. Nobody has a rank while any seat is incomplete."""
        ordered = sorted(scores, key=lambda score: (-score.total, score.seat))
        if not all(score.complete for score in ordered):
            return tuple(Placing(s.seat, s.player, None, s.total, None) for s in ordered if s.complete)
        names = {score.seat: score.player for score in ordered}
        placings: list[Placing] = []
        for points, group in groupby(ordered, key=lambda score: score.total):
            for place in _break_tie(self.stage(Stage.TIEBREAK), table, tuple(score.seat for score in group)):
                rank = len(placings) + 1
                placings += [
                    Placing(seat, names[seat], rank, points, decided, tuple(k for k in place.keys if k.seat == seat))
                    for seat, decided in place.decided.items()
                ]
        return tuple(placings)

    def outcome(self, table: Table[Any, Any]) -> Outcome:
        """Lines, ranking and winners without findings: what has to be quick while people type."""
        scores = self.seat_scores(table)
        ranking = self.rank(table, scores)
        first = tuple(placing for placing in ranking if placing.rank == 1)
        winners = () if any(p.decided_by == MISSING for p in first) else tuple(sorted(p.seat for p in first))
        return Outcome(scores, ranking, winners)

    def score(self, table: Table[Any, Any]) -> Result:
        """Check, score and rank ``table``."""
        outcome = self.outcome(table)
        findings = (*self.check(table, outcome), *_uncounted_ties(outcome.ranking))
        return Result(tuple(sorted(findings, key=_weight)), outcome, self._decisive(table, outcome))

    def _decisive(self, table: Table[Any, Any], outcome: Outcome) -> tuple[str, ...]:
        """Ids of the options with which this result would be another, found by scoring with their other values."""
        if table.final is None:
            return ()
        decisive = []
        for option in self.options:
            others = (value for value in option.values if option.scores and value != table.options[option.id])
            tables = (replace(table, options={**table.options, option.id: value}) for value in others)
            if any(self.outcome(other).gist != outcome.gist for other in tables):
                decisive.append(option.id)
        return tuple(decisive)


def _seat_score(seat: Seat, table: Table[Any, Any], lines: tuple[Line, ...]) -> SeatScore:
    counted = [line.points for line in lines if line.points is not None]
    complete = table.final is not None and len(counted) == len(lines)
    return SeatScore(seat, table.seat_names[seat], sum(counted), complete, lines)


def _weight(finding: Finding) -> int:
    return tuple(Severity).index(finding.severity or Severity.ERROR)


@dataclass(frozen=True, slots=True)
class _Place:
    """Seats that end up on one place, each with what decided about it, and the keys compared on the way."""

    decided: Mapping[Seat, str | None]
    keys: tuple[Key, ...]


def _break_tie(rules: tuple[Rule, ...], table: Table[Any, Any], level: tuple[Seat, ...]) -> list[_Place]:
    """Split seats with the same points into places, best first.

    The first rule that tells any of them apart splits the group, and the chain starts anew among those still level.
    """
    if len(level) == 1:
        return [_Place({level[0]: None}, ())]
    compared: tuple[Key, ...] = ()
    for each in rules:
        keys = tuple(each.keys(table, level))
        compared += keys
        if any(key.value is None for key in keys):
            return [_Place(dict.fromkeys(level, MISSING), compared)]
        value = {key.seat: key.value or 0 for key in keys}
        if len(set(value.values())) > 1:
            places: list[_Place] = []
            ordered = sorted(level, key=lambda seat: (-value[seat], seat))
            for _, group in groupby(ordered, key=lambda seat: value[seat]):
                for place in _break_tie(rules, table, tuple(group)):
                    decided = {
                        seat: word if word in (SHARED, MISSING) else each.id for seat, word in place.decided.items()
                    }
                    seen = {(key.rule, key.seat) for key in compared}
                    later = tuple(key for key in place.keys if (key.rule, key.seat) not in seen)
                    places.append(_Place(decided, compared + later))
            return places
    return [_Place(dict.fromkeys(level, SHARED), compared)]


def _uncounted_ties(ranking: Iterable[Placing]) -> Iterable[Finding]:
    """Warn of every tie that waits for something to be counted, listing what."""
    for rank, group in groupby((p for p in ranking if p.decided_by == MISSING), key=lambda p: p.rank):
        waiting = tuple(group)
        keys = [key for placing in waiting for key in placing.keys if key.value is None]
        paths = tuple(path for key in keys for path in key.missing)
        seats = tuple(placing.seat for placing in waiting)
        facts: dict[str, Fact] = {"players": seats, "points": waiting[0].points, "rank": rank or 0}
        yield Finding(paths, facts, severity=Severity.WARNING, rule=keys[0].rule, basis=())
