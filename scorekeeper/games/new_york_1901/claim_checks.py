"""Rules about the table's own count: which points a line can give at all.

They also judge where the parts of a line are not counted, and only the points were noted.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scorekeeper import paths
from scorekeeper.game import EXTRA, Claim, Outcome
from scorekeeper.games.new_york_1901.known import (
    NewYork,
    challenge,
    demolished,
    finals,
    gold_level,
    part,
    streets,
    value_of,
)
from scorekeeper.games.new_york_1901.model import (
    ACTION_CARDS,
    ARCHITECT,
    BARON,
    CHALLENGES,
    KING_POINTS,
    STREET_POINTS,
    STREETS_DRAWN,
    TYCOON_NEEDS,
    TYCOON_POINTS,
    districts_in_play,
)
from scorekeeper.rules import Confidence, Fact, Finding, Rule, Severity, Source, Stage, rule

TEXT = "003_b1665ebc0639bb12.txt"
STREETS_TEXT = Source(TEXT, "Calles de Nueva York:")
ACTIONS = Source(TEXT, "Tarjetas de acción:")
SCORING = Source(TEXT, "Puntuación")
CARDS = Source("-", "facts: bonus challenge cards")
FINAL = "new-york-1901 A8 final"


def _claims(table: NewYork, line: str) -> Iterator[tuple[int, Claim, int]]:
    """Place and claim of all who noted points for ``line``, with those points."""
    for index, claim in enumerate(table.claimed):
        if line in claim.lines:
            yield index, claim, claim.lines[line]


def _path(index: int, line: str) -> str:
    return paths.join(("claimed", index, "lines", line))


def _possible(
    id: str, line: str, possible: tuple[int, ...], source: Source, basis: tuple[str, ...], summary: str
) -> Rule:
    """A rule that ``line`` gives one of the ``possible`` points."""

    def judge(table: NewYork, outcome: Outcome) -> Iterator[Finding]:
        for index, claim, found in _claims(table, line):
            if found not in possible:
                facts: dict[str, Fact] = {"player": claim.seat, "found": found, "possible": possible}
                yield Finding((_path(index, line),), facts)

    judge.__doc__ = summary
    confidence = Confidence.FOUND if source is CARDS else Confidence.DERIVED
    return rule(id, Stage.FINAL, source=source, basis=(FINAL, *basis), confidence=confidence, compares=True)(judge)


def _once(id: str, line: str, most: int, source: Source, basis: tuple[str, ...], summary: str) -> Rule:
    """A rule that ``line`` gives no more than ``most`` points to all players together."""

    def judge(table: NewYork, outcome: Outcome) -> Iterator[Finding]:
        best = {claim.seat: (index, found) for index, claim, found in _claims(table, line) if found > 0}
        given = sum(found for _, found in best.values())
        if given > most:
            yield Finding(tuple(_path(index, line) for index, _ in best.values()), {"found": given, "most": most})

    judge.__doc__ = summary
    confidence = Confidence.FOUND if source is CARDS else Confidence.DERIVED
    return rule(id, Stage.FINAL, source=source, basis=(FINAL, *basis), confidence=confidence, compares=True)(judge)


FIVES = tuple(range(0, STREET_POINTS * STREETS_DRAWN + 1, STREET_POINTS))
KINGS = tuple(range(0, 3 * KING_POINTS + 1, KING_POINTS))

claimed_streets = _possible(
    "claimed-streets", "streets", FIVES, STREETS_TEXT, ("ny-045", "ny-151"), "A street gives 5 points, three at most."
)
claimed_streets_once = _once(
    "claimed-streets-once",
    "streets",
    FIVES[-1],
    STREETS_TEXT,
    ("ny-152",),
    "Each street is scored by one player at most.",
)
claimed_baron = _possible(
    "claimed-bronze-baron",
    "bronze-baron",
    (0, *BARON.values()),
    CARDS,
    ("ny-168",),
    "Bronze Baron gives 0, 5, 10 or 15.",
)
claimed_architect = _possible(
    "claimed-master-architect",
    "master-architect",
    (0, *ARCHITECT.values()),
    CARDS,
    ("ny-175",),
    "Master Architect gives 0, 3, 6 or 10.",
)
claimed_king = _possible(
    "claimed-generation-king",
    "generation-king",
    KINGS,
    CARDS,
    ("ny-177",),
    "Generation King gives 5 points a generation.",
)
claimed_kings_once = _once(
    "claimed-kings-once", "generation-king", KINGS[-1], CARDS, ("ny-178",), "Each generation has one king at most."
)
claimed_prestige = _possible(
    "claimed-gold-prestige", "gold-prestige", (0,), CARDS, ("ny-186",), "Gold Prestige adds nothing at the end."
)
claimed_actions = _possible(
    "claimed-action-cards",
    "action-cards",
    tuple(range(ACTION_CARDS + 1)),
    ACTIONS,
    ("ny-155",),
    "Unused action cards give 0 to 3 points.",
)


@rule("claimed-street-needs-one", Stage.FINAL, source=STREETS_TEXT, basis=(FINAL, "ny-045"), compares=True)
def claimed_street_needs_one(table: NewYork, outcome: Outcome) -> Iterator[Finding]:
    """Nobody scores a street that no own building touches."""
    by_seat = dict(finals(table))
    drawn = streets(table)
    for index, claim, found in _claims(table, "streets"):
        own = by_seat.get(claim.seat)
        if own is None or drawn is None or len(drawn) != STREETS_DRAWN:
            continue
        counted = [value_of(own, f"on_street.{street}") for street in drawn]
        if None in counted:
            continue
        # A starter counts too where the table plays it so.
        starters = [value_of(own, f"starter_on_street.{street}") for street in drawn]
        touched = sum(1 for up, low in zip(counted, starters, strict=True) if up > 0 or (low is None or low > 0))
        if found > STREET_POINTS * touched:
            facts: dict[str, Fact] = {"player": claim.seat, "found": found, "touched": touched}
            places = tuple(f"final.seats[{claim.seat}].on_street.{street}" for street in drawn)
            yield Finding((_path(index, "streets"), *places), facts, part(claim.seat))


@rule(
    "claimed-baron-needs-six",
    Stage.FINAL,
    source=CARDS,
    basis=(FINAL, "ny-170"),
    confidence=Confidence.FOUND,
    option="component-data",
    compares=True,
)
def claimed_baron_needs_six(table: NewYork, outcome: Outcome) -> Iterator[Finding]:
    """Fifteen points for Bronze Baron need all six bronze skyscrapers, so none was demolished."""
    by_seat = dict(finals(table))
    for index, claim, found in _claims(table, "bronze-baron"):
        own = by_seat.get(claim.seat)
        gone = demolished(own)[0] if own is not None else None
        if found == max(BARON.values()) and (gone or 0) > 0:
            place = f"final.seats[{claim.seat}].demolished.bronze"
            facts: dict[str, Fact] = {"player": claim.seat, "gone": gone or 0}
            yield Finding((_path(index, "bronze-baron"), place), facts, part(claim.seat, "towers"))


@rule(
    "claimed-gold-tycoon",
    Stage.FINAL,
    source=CARDS,
    basis=(FINAL, "ny-181"),
    confidence=Confidence.FOUND,
    compares=True,
)
def claimed_tycoon(table: NewYork, outcome: Outcome) -> Iterator[Finding]:
    """Gold Tycoon gives 3 points a district in play."""
    possible = tuple(TYCOON_POINTS * number for number in range(len(districts_in_play(table.count)) + 1))
    for index, claim, found in _claims(table, "gold-tycoon"):
        if found not in possible:
            facts: dict[str, Fact] = {"player": claim.seat, "found": found, "possible": possible}
            yield Finding((_path(index, "gold-tycoon"),), facts)


@rule(
    "claimed-tycoon-needs-two",
    Stage.FINAL,
    source=CARDS,
    basis=(FINAL, "ny-181", "ny-183"),
    confidence=Confidence.FOUND,
    compares=True,
)
def claimed_tycoon_needs_two(table: NewYork, outcome: Outcome) -> Iterator[Finding]:
    """Gold Tycoon needs two gold-level skyscrapers."""
    by_seat = dict(finals(table))
    for index, claim, found in _claims(table, "gold-tycoon"):
        own = by_seat.get(claim.seat)
        gold = gold_level(own) if own is not None else None
        if found > 0 and gold is not None and gold < TYCOON_NEEDS:
            places = tuple(f"final.seats[{claim.seat}].{each}" for each in ("standing.gold", "legendary"))
            facts: dict[str, Fact] = {"player": claim.seat, "found": found, "gold": gold}
            yield Finding((_path(index, "gold-tycoon"), *places), facts, part(claim.seat, "towers"))


@rule("claimed-challenge", Stage.FINAL, source=SCORING, basis=("new-york-1901 A5", "ny-149"), compares=True)
def claimed_challenge(table: NewYork, outcome: Outcome) -> Iterator[Finding]:
    """Only the challenge in play gives points."""
    played = challenge(table)
    for line in CHALLENGES if played is not None else ():
        for index, claim, found in _claims(table, line) if line != played else ():
            if found != 0:
                facts: dict[str, Fact] = {
                    "player": claim.seat,
                    "found": found,
                    "line": line,
                    "challenge": played or line,
                }
                yield Finding((_path(index, line), "final.shared.challenge"), facts, "challenge")


@rule("claimed-sum", Stage.FINAL, source=SCORING, basis=(FINAL,), severity=Severity.WARNING, compares=True)
def claimed_sum(table: NewYork, outcome: Outcome) -> Iterator[Finding]:
    """A total noted with all its lines is their sum."""
    for index, claim in enumerate(table.claimed):
        lines = {line.rule for line in outcome.seats[claim.seat].lines if line.rule != EXTRA}
        own = sum(each.points for each in table.extra if each.seat == claim.seat)
        if claim.total is None or challenge(table) is None or not lines or not lines <= set(claim.lines):
            continue
        found = sum(claim.lines[line] for line in lines) + own
        if found != claim.total:
            facts: dict[str, Fact] = {"player": claim.seat, "total": claim.total, "found": found}
            yield Finding((f"claimed[{index}].total",), facts)


RULES: tuple[Any, ...] = (
    claimed_streets,
    claimed_streets_once,
    claimed_street_needs_one,
    claimed_baron,
    claimed_baron_needs_six,
    claimed_architect,
    claimed_king,
    claimed_kings_once,
    claimed_tycoon,
    claimed_tycoon_needs_two,
    claimed_prestige,
    claimed_actions,
    claimed_challenge,
    claimed_sum,
)
