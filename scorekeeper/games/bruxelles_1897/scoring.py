"""Final scoring, in the order of the rules: nobles are paid before money counts."""

from __future__ import annotations

from collections.abc import Iterator

from scorekeeper.game import Table, final_path
from scorekeeper.games.bruxelles_1897 import sources
from scorekeeper.games.bruxelles_1897.area import winners
from scorekeeper.games.bruxelles_1897.model import (
    BONUS_POINTS,
    EXPO_POINTS,
    MONEY_PAIRS,
    MONEY_POINTS,
    PAY,
    PENALTY,
    Artworks,
    Bonus,
    Final,
    Houses,
    SeatFinal,
    Setup,
    known,
    total,
    uncounted,
)
from scorekeeper.rules import Confidence, Fact, Line, Seat, Stage, rule

BxTable = Table[Setup, Final]


def paid(seat: SeatFinal) -> int | None:
    """How many nobles a player pays: as many as the money reaches; ``None`` while that is not known."""
    if seat.nobles is None or (seat.nobles and seat.bef is None):
        return None
    return min(len(seat.nobles), max(0, seat.bef or 0) // PAY)


def unpaid(seat: SeatFinal) -> int | None:
    """How many nobles a player cannot pay and loses."""
    enough = paid(seat)
    return None if enough is None or seat.nobles is None else len(seat.nobles) - enough


def _seats(table: BxTable) -> Iterator[tuple[Seat, SeatFinal]]:
    return zip(table.seats, table.final.seats if table.final else (), strict=False)


def _missing(seat: Seat, each: SeatFinal, *fields: str) -> tuple[str, ...]:
    return tuple(final_path(seat, field) for field in fields if getattr(each, field) is None)


def _paying(seat: Seat, each: SeatFinal) -> tuple[str, ...]:
    """What must be counted to know which nobles are paid."""
    return _missing(seat, each, "nobles") or (_missing(seat, each, "bef") if each.nobles else ())


@rule("vp-track", Stage.SCORING, source=sources.END, basis=("A5", "bx-253"))
def vp_track(table: BxTable) -> Iterator[Line]:
    """The VP on the track before the end stay."""
    for seat, each in _seats(table):
        yield Line(seat, each.vp, {"vp": each.vp or 0}, _missing(seat, each, "vp"))


@rule(
    "unpaid-nobles",
    Stage.SCORING,
    source=sources.END,
    basis=("A5", "bx-238", "bx-239", "bx-240", "bx-241"),
    option="below-zero",
)
def unpaid_nobles(table: BxTable) -> Iterator[Line]:
    """Each noble but Brugmann costs 2 BEF; each that cannot be paid is lost, with 3 VP."""
    for seat, each in _seats(table):
        enough, lost = paid(each), unpaid(each)
        if enough is None or lost is None:
            yield Line(seat, None, missing=_paying(seat, each))
            continue
        points = PENALTY * lost
        if table.has("below-zero", "stop-at-zero") and lost:
            if each.vp is None:
                yield Line(seat, None, missing=_missing(seat, each, "vp"))
                continue
            points = min(points, max(each.vp, 0))
        facts: dict[str, Fact] = {"nobles": enough + lost, "bef": each.bef or 0, "paid": enough, "cost": PAY * enough}
        facts |= {"unpaid": lost, "penalty": PENALTY, "points": -points}
        yield Line(seat, -points, facts)


@rule("houses", Stage.SCORING, source=sources.END, basis=("A5", "bx-242"))
def houses(table: BxTable) -> Iterator[Line]:
    """Each house is worth the Architecture position."""
    for seat, each in _seats(table):
        number = total(each.houses)
        missing = tuple(final_path(seat, field) for field in uncounted(each.houses, Houses, "houses"))
        missing += _missing(seat, each, "architecture")
        if number is None or each.architecture is None:
            yield Line(seat, None, missing=missing)
            continue
        points = number * each.architecture
        yield Line(seat, points, {"houses": number, "architecture": each.architecture, "points": points})


@rule("materials", Stage.SCORING, source=sources.END, basis=("A5", "bx-243"))
def materials(table: BxTable) -> Iterator[Line]:
    """Each Material card left is worth 1 VP."""
    for seat, each in _seats(table):
        yield Line(seat, each.materials, {"materials": each.materials or 0}, _missing(seat, each, "materials"))


@rule("expo", Stage.SCORING, source=sources.END, basis=("A5", "bx-244"))
def expo(table: BxTable) -> Iterator[Line]:
    """Whoever holds the Expo card gets 2 VP."""
    for seat, each in _seats(table):
        points = None if each.expo is None else EXPO_POINTS * each.expo
        yield Line(seat, points, {"points": points or 0}, _missing(seat, each, "expo"))


def _bonus(table: BxTable, bonus: Bonus) -> Iterator[tuple[Seat, SeatFinal, Line | None]]:
    """Every seat; with its line where it did not win the column or nobody knows, else with ``None``."""
    won, missing = winners(table, bonus)
    for seat, each in _seats(table):
        if won is None:
            yield seat, each, Line(seat, None, missing=missing)
        else:
            yield seat, each, None if seat in won else Line(seat, 0, {"won": 0, "found": 0, "points": 0})


@rule("bonus-money", Stage.SCORING, source=sources.END, basis=("A5", "bx-245", "bx-246", "bx-247", "bx-248"))
def bonus_money(table: BxTable) -> Iterator[Line]:
    """The money bonus: 3 VP for every 2 BEF left, for five pairs at most."""
    for seat, each, line in _bonus(table, "money"):
        enough = paid(each)
        if line is not None:
            yield line if line.points is None else Line(seat, 0, {**line.facts, "pairs": 0, "most": MONEY_PAIRS})
        elif enough is None or each.bef is None:
            yield Line(seat, None, missing=_missing(seat, each, "bef", "nobles"))
        else:
            left = max(0, each.bef) - PAY * enough
            pairs = min(MONEY_PAIRS, left // PAY)
            facts: dict[str, Fact] = {"won": 1, "found": left, "pairs": pairs, "most": MONEY_PAIRS}
            yield Line(seat, MONEY_POINTS * pairs, {**facts, "points": MONEY_POINTS * pairs})


def _kinds(seat: Seat, number: int) -> Line:
    return Line(seat, BONUS_POINTS * number, {"won": 1, "found": number, "points": BONUS_POINTS * number})


@rule("bonus-artworks", Stage.SCORING, source=sources.END, basis=("A5", "bx-245", "bx-246", "bx-249"))
def bonus_artworks(table: BxTable) -> Iterator[Line]:
    """The artwork bonus: 2 VP for each colour among one's artworks."""
    for seat, each, line in _bonus(table, "artworks"):
        missing = uncounted(each.artworks, Artworks, "artworks")
        if line is not None:
            yield line
        elif missing:
            yield Line(seat, None, missing=tuple(final_path(seat, field) for field in missing))
        else:
            yield _kinds(seat, sum(number > 0 for number in known(each.artworks).values()))


@rule("bonus-houses", Stage.SCORING, source=sources.END, basis=("A5", "bx-245", "bx-246", "bx-250"))
def bonus_houses(table: BxTable) -> Iterator[Line]:
    """The house bonus: 2 VP for each type among one's houses."""
    for seat, each, line in _bonus(table, "houses"):
        missing = uncounted(each.houses, Houses, "houses")
        if line is not None:
            yield line
        elif missing:
            yield Line(seat, None, missing=tuple(final_path(seat, field) for field in missing))
        else:
            yield _kinds(seat, sum(number > 0 for number in known(each.houses).values()))


@rule(
    "bonus-nobles",
    Stage.SCORING,
    source=sources.END,
    basis=("A5", "bx-245", "bx-246", "bx-251", "bx-252"),
    confidence=Confidence.PRINTED,
)
def bonus_nobles(table: BxTable) -> Iterator[Line]:
    """The noble bonus: 2 VP for each noble left, Brugmann among them."""
    for seat, each, line in _bonus(table, "nobles"):
        enough = paid(each)
        if line is not None:
            yield line
        elif enough is None:
            yield Line(seat, None, missing=_paying(seat, each))
        else:
            yield _kinds(seat, enough + 1)


SCORING_RULES = (
    vp_track,
    unpaid_nobles,
    houses,
    materials,
    expo,
    bonus_money,
    bonus_artworks,
    bonus_houses,
    bonus_nobles,
)
