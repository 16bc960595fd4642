"""Rules that hold the score track against what was built: building alone gives points, generation after generation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scorekeeper.games.new_york_1901.known import (
    NewYork,
    built,
    built_in_all,
    challenge,
    demolished_points,
    ever,
    finals,
    least,
    owns_legendary,
    part,
    points,
    prestige,
    standing,
    standing_points,
    total,
    value_of,
    where,
)
from scorekeeper.games.new_york_1901.model import (
    GENERATIONS,
    GOLD_AT,
    LEAST_PRINTED,
    MOST_PRINTED,
    NONE,
    SILVER_AT,
    SeatFinal,
)
from scorekeeper.rules import Confidence, Fact, Finding, Seat, Severity, Source, Stage, rule

TEXT = "003_b1665ebc0639bb12.txt"
TOWERS = Source(TEXT, "Rascacielos:")
BUILD = Source(TEXT, "III. Construir")
FOUND = Source("-", "facts: public sources")
IN_GAME = "new-york-1901 A8 in-game"
FINAL = "new-york-1901 A8 final"

STANDING = tuple(f"standing.{each}" for each in GENERATIONS)
DEMOLISHED = tuple(f"demolished.{each}" for each in GENERATIONS)
BUILT = ("unbuilt", *STANDING, *DEMOLISHED)
POINTS_UP = tuple(f"standing_points.{each}" for each in (*GENERATIONS, "legendary"))
POINTS_GONE = ("demolished_points.bronze", "demolished_points.silver")


def _finding(seat: Seat, own: SeatFinal, fields: tuple[str, ...], facts: dict[str, Fact]) -> Finding:
    return Finding(tuple(where(seat, own, *fields)), {"player": seat, **facts}, part(seat, "track"))


@rule(
    "points-from-building",
    Stage.FINAL,
    source=BUILD,
    basis=("NY-F2", "ny-003", "ny-067"),
    confidence=Confidence.DERIVED,
    limit=True,
)
def points_from_building(table: NewYork) -> Iterator[Finding]:
    """Who has built nothing has no points."""
    for seat, own in finals(table):
        if own.track is not None and own.track > 0 and built_in_all(own) == 0 and not owns_legendary(own):
            yield _finding(seat, own, ("track", *BUILT), {"track": own.track})


def _legendary_points(own: SeatFinal) -> int | None:
    """Points of the legendary; 0 without one, ``None`` where they are not known."""
    return standing_points(own)[3]


@rule(
    "track-of-builds",
    Stage.FINAL,
    source=FOUND,
    basis=("NY-F2", "new-york-1901 A7"),
    confidence=Confidence.FOUND,
    option="component-data",
    limit=True,
)
def track_of_builds(table: NewYork) -> Iterator[Finding]:
    """Each skyscraper built gave 2 to 8 points."""
    for seat, own in finals(table):
        number = built_in_all(own)
        if own.track is None or number is None or number <= 0:
            continue
        low = LEAST_PRINTED * number + (_legendary_points(own) or 0)
        extra = total((_legendary_points(own), prestige(table, own)))
        high = None if extra is None else MOST_PRINTED * number + extra
        if own.track < low or (high is not None and own.track > high):
            fields = ("track", *BUILT, "standing_points.legendary", "legendary", "prestige")
            facts: dict[str, Fact] = {
                "track": own.track,
                "built": number,
                "low": low,
                "high": -1 if high is None else high,
            }
            yield _finding(seat, own, fields, facts)


@rule(
    "track-of-one",
    Stage.FINAL,
    source=FOUND,
    basis=("new-york-1901 A7",),
    confidence=Confidence.FOUND,
    option="component-data",
    limit=True,
)
def track_of_one(table: NewYork) -> Iterator[Finding]:
    """The smallest skyscraper gives two points, so nobody stands on 1."""
    for seat, own in finals(table):
        if own.track == 1:
            yield _finding(seat, own, ("track",), {})


@rule(
    "printed-points",
    Stage.FINAL,
    source=FOUND,
    basis=(IN_GAME, "ny-052"),
    confidence=Confidence.FOUND,
    option="component-data",
)
def printed_points(table: NewYork) -> Iterator[Finding]:
    """A skyscraper that is no legendary shows 2 to 8 points."""
    for seat, own in finals(table):
        for place in ("standing", "demolished"):
            for generation in GENERATIONS:
                field, tiles = f"{place}_points.{generation}", f"{place}.{generation}"
                printed = value_of(own, field)
                single = printed if isinstance(printed, tuple) else ()
                number, found = value_of(own, tiles), points(printed)
                outside = [each for each in single if not LEAST_PRINTED <= each <= MOST_PRINTED]
                counted = number is not None and found is not None and number >= 0
                if counted and not LEAST_PRINTED * number <= found <= MOST_PRINTED * number:
                    outside = [found, *outside]
                if outside:
                    facts: dict[str, Fact] = {"generation": generation, "found": outside[0]}
                    yield _finding(seat, own, (field, tiles), facts)


@rule(
    "track-covers-standing",
    Stage.FINAL,
    source=BUILD,
    basis=("NY-F3", "ny-127", "ny-119"),
    confidence=Confidence.DERIVED,
)
def track_covers_standing(table: NewYork) -> Iterator[Finding]:
    """The track is never below the points printed on what stands."""
    for seat, own in finals(table):
        printed = least(each for each in standing_points(own) if (each or 0) > 0)
        if own.track is not None and own.track < printed:
            yield _finding(seat, own, ("track", *POINTS_UP), {"track": own.track, "printed": printed})


@rule(
    "track-equals-points",
    Stage.FINAL,
    source=BUILD,
    basis=("new-york-1901 A7", "ny-128"),
    severity=Severity.WARNING,
    confidence=Confidence.DERIVED,
)
def track_equals_points(table: NewYork) -> Iterator[Finding]:
    """With all printed points recorded, they and the prestige are the track."""
    for seat, own in finals(table):
        printed = total((*standing_points(own), *demolished_points(own)))
        gained = prestige(table, own)
        if own.track is None or printed is None or gained is None:
            continue
        if own.track > printed + gained or (own.track < printed + gained and own.track >= least(standing_points(own))):
            facts: dict[str, Fact] = {"track": own.track, "printed": printed, "prestige": gained}
            yield _finding(seat, own, ("track", *POINTS_UP, *POINTS_GONE, "prestige"), facts)


def _unlocked(own: SeatFinal, generation: str) -> tuple[int, int]:
    """Points on the track before anything of ``generation`` could be built, and the points printed on it and above."""
    _, silver, gold, legendary = (max(0, each or 0) for each in standing_points(own))
    if generation == "gold":
        return GOLD_AT, gold + legendary
    return SILVER_AT, silver + gold + legendary + max(0, demolished_points(own)[1] or 0)


def _too_early(table: NewYork, generation: str) -> Iterator[Finding]:
    for seat, own in finals(table):
        at, printed = _unlocked(own, generation)
        if own.track is not None and built(own, generation) and own.track < at + printed:
            above = GENERATIONS[GENERATIONS.index(generation) :]
            fields = tuple(
                f"{place}.{each}" for each in above for place in ("standing", "demolished", "standing_points")
            )
            more = ("demolished_points.silver",) if generation == "silver" else ()
            facts: dict[str, Fact] = {"track": own.track, "at": at, "printed": printed, "least": at + printed}
            yield _finding(seat, own, ("track", *fields, *more, "legendary", "standing_points.legendary"), facts)


@rule("gold-unlocked", Stage.FINAL, source=TOWERS, basis=("NY-F4", FINAL, "ny-058", "ny-060", "ny-134"))
def gold_unlocked(table: NewYork) -> Iterator[Finding]:
    """Gold and legendaries need 18 points before they are built; their own points come on top."""
    yield from _too_early(table, "gold")


@rule("silver-unlocked", Stage.FINAL, source=TOWERS, basis=("NY-F4", FINAL, "ny-055", "ny-056", "ny-057"))
def silver_unlocked(table: NewYork) -> Iterator[Finding]:
    """Silver needs 6 points before it is built; its own points and those of gold come on top."""
    yield from _too_early(table, "silver")


def _least_after(table: NewYork, generation: str) -> Iterator[Finding]:
    """Findings where the smallest printed points, on top of what unlocks a generation, already pass the track."""
    for seat, own in finals(table):
        at, printed = _unlocked(own, generation)
        above = GENERATIONS[GENERATIONS.index(generation) :]
        number = sum(max(0, each or 0) for each in standing(own)[-len(above) :])
        needed = at + LEAST_PRINTED * number
        # Where the points themselves are recorded, the rule without component data has said it.
        if own.track is not None and number > 0 and at + printed <= own.track < needed:
            fields = tuple(f"standing.{each}" for each in above)
            facts: dict[str, Fact] = {"track": own.track, "number": number, "least": needed, "at": at}
            yield _finding(seat, own, ("track", *fields), facts)


@rule(
    "least-after-gold",
    Stage.FINAL,
    source=FOUND,
    basis=("NY-F4", IN_GAME),
    confidence=Confidence.FOUND,
    option="component-data",
)
def least_after_gold(table: NewYork) -> Iterator[Finding]:
    """Each gold skyscraper brought two points or more on top of the 18 that unlock it."""
    yield from _least_after(table, "gold")


@rule(
    "least-after-silver",
    Stage.FINAL,
    source=FOUND,
    basis=("NY-F4", IN_GAME),
    confidence=Confidence.FOUND,
    option="component-data",
)
def least_after_silver(table: NewYork) -> Iterator[Finding]:
    """Each silver or gold skyscraper brought two points or more on top of the 6 that unlock silver."""
    yield from _least_after(table, "silver")


def _points_ever(own: SeatFinal, generation: str) -> int | None:
    """Points printed on everything of a generation ever built (bronze or silver)."""
    index = GENERATIONS.index(generation)
    if built(own, generation) is False:
        return 0
    return total((standing_points(own)[index], demolished_points(own)[index]))


def _points_fields(*generations: str) -> tuple[str, ...]:
    places = ("standing_points", "demolished_points", "standing", "demolished")
    return tuple(f"{place}.{each}" for each in generations for place in places)


@rule(
    "bronze-before-silver",
    Stage.FINAL,
    source=TOWERS,
    basis=("NY-F5", "ny-055", "ny-057"),
    confidence=Confidence.DERIVED,
)
def bronze_before_silver(table: NewYork) -> Iterator[Finding]:
    """The six points that unlock silver came from bronze."""
    for seat, own in finals(table):
        bronze = _points_ever(own, "bronze")
        if bronze is not None and bronze < SILVER_AT and (built(own, "silver") or built(own, "gold")):
            fields = (*_points_fields("bronze"), "standing.silver", "standing.gold", "demolished.silver", "legendary")
            yield _finding(seat, own, fields, {"found": bronze})


@rule("silver-before-gold", Stage.FINAL, source=TOWERS, basis=("NY-F5", "ny-058"), confidence=Confidence.DERIVED)
def silver_before_gold(table: NewYork) -> Iterator[Finding]:
    """The 18 points that unlock gold came from bronze and silver."""
    for seat, own in finals(table):
        before = total((_points_ever(own, "bronze"), _points_ever(own, "silver")))
        bronze = _points_ever(own, "bronze") or 0
        if before is not None and bronze >= SILVER_AT and before < GOLD_AT and built(own, "gold"):
            fields = (*_points_fields("bronze", "silver"), "standing.gold", "legendary")
            yield _finding(seat, own, fields, {"found": before})


@rule(
    "tiles-before-gold",
    Stage.FINAL,
    source=FOUND,
    basis=("NY-F5", IN_GAME),
    confidence=Confidence.FOUND,
    option="component-data",
)
def tiles_before_gold(table: NewYork) -> Iterator[Finding]:
    """Eighteen points take three skyscrapers of bronze and silver, one of them bronze."""
    for seat, own in finals(table):
        bronze, silver = ever(own, "bronze"), ever(own, "silver")
        found = total((bronze, silver))
        # Without any bronze the rule without component data has said it.
        if found is not None and (bronze or 0) > 0 and MOST_PRINTED * found < GOLD_AT and built(own, "gold"):
            fields = ("standing.bronze", "standing.silver", "demolished.bronze", "demolished.silver")
            yield _finding(seat, own, (*fields, "standing.gold", "legendary"), {"found": found})


PRESTIGE = Source("-", "facts: Gold Prestige")


@rule("prestige-needs-card", Stage.FINAL, source=PRESTIGE, basis=("NY-F7", "ny-184"), confidence=Confidence.FOUND)
def prestige_needs_card(table: NewYork) -> Iterator[Finding]:
    """Only with the card Gold Prestige is there prestige."""
    played = challenge(table)
    for seat, own in finals(table):
        if played not in (None, "gold-prestige") and (own.prestige or 0) > 0:
            found = _finding(seat, own, ("prestige",), {"found": own.prestige or 0, "challenge": played or NONE})
            yield Finding((*found.where, "final.shared.challenge"), found.facts, found.part)


@rule("prestige-needs-gold", Stage.FINAL, source=PRESTIGE, basis=("NY-F7", "ny-184"), confidence=Confidence.FOUND)
def prestige_needs_gold(table: NewYork) -> Iterator[Finding]:
    """Prestige is gained by building gold or a legendary."""
    for seat, own in finals(table):
        if (own.prestige or 0) > 0 and built(own, "gold") is False:
            yield _finding(seat, own, ("prestige", "standing.gold", "legendary"), {"found": own.prestige or 0})


@rule("prestige-within-reach", Stage.FINAL, source=PRESTIGE, basis=("NY-F7", "ny-184"), confidence=Confidence.DERIVED)
def prestige_within_reach(table: NewYork) -> Iterator[Finding]:
    """Each gold-level build gains at most one for each bronze and silver skyscraper the others ever built."""
    seats = finals(table)
    for seat, own in seats:
        others = total(ever(each, kind) for other, each in seats if other != seat for kind in ("bronze", "silver"))
        own_gold = ever(own, "gold")
        if not (own.prestige or 0) > 0 or others is None or own_gold is None or own.legendary is None:
            continue
        builds = own_gold + (own.legendary != NONE)
        if builds > 0 and (own.prestige or 0) > builds * others:
            facts: dict[str, Fact] = {
                "found": own.prestige or 0,
                "builds": builds,
                "others": others,
                "most": builds * others,
            }
            found = _finding(seat, own, ("prestige", "standing.gold", "legendary"), facts)
            fields = ("standing.bronze", "standing.silver", "demolished.bronze", "demolished.silver")
            theirs = tuple(path for other, each in seats if other != seat for path in where(other, each, *fields))
            yield Finding((*found.where, *theirs), found.facts, found.part)


RULES: tuple[Any, ...] = (
    points_from_building,
    track_of_builds,
    track_of_one,
    printed_points,
    track_covers_standing,
    track_equals_points,
    gold_unlocked,
    silver_unlocked,
    least_after_gold,
    least_after_silver,
    bronze_before_silver,
    silver_before_gold,
    tiles_before_gold,
    prestige_needs_card,
    prestige_needs_gold,
    prestige_within_reach,
)
