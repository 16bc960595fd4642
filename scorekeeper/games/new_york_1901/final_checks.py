"""Rules about the tiles at the end: how many, of which generation, where they can stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scorekeeper.games.new_york_1901.known import (
    NewYork,
    built,
    built_in_all,
    demolished,
    demolished_least,
    demolished_total,
    finals,
    gold_level,
    least,
    most_standing,
    owns_legendary,
    part,
    standing,
    streets,
    total,
    value_of,
    where,
)
from scorekeeper.games.new_york_1901.model import (
    DISTRICTS,
    GENERATIONS,
    LEAST_UNBUILT,
    LEFT_OUT,
    LEGENDARIES,
    PER_GENERATION,
    SKYSCRAPERS,
    STREETS,
    SeatFinal,
    districts_in_play,
)
from scorekeeper.rules import Confidence, Fact, Finding, Seat, Severity, Source, Stage, rule

TEXT = "003_b1665ebc0639bb12.txt"
TOWERS = Source(TEXT, "Rascacielos:")
LEGENDARY = Source(TEXT, "Rascacielos legendarios:")
STARTER = Source(TEXT, "Edificios iniciales:")
PREPARE = Source(TEXT, "Preparar")
DEMOLISH = Source(TEXT, "II. Demoler")
END = Source(TEXT, "Fin del juego")
ON_STREETS = Source(TEXT, "Calles de Nueva York:")
TWO = Source(TEXT, "Al jugar con 2 jugadores:")
FOUND = Source("-", "facts: public sources")
FINAL = "new-york-1901 A8 final"

STANDING = tuple(f"standing.{each}" for each in GENERATIONS)
DEMOLISHED = tuple(f"demolished.{each}" for each in GENERATIONS)


@rule("eighteen-skyscrapers", Stage.FINAL, source=PREPARE, basis=("NY-F6", "NY-F8", "ny-017", "ny-018"), limit=True)
def eighteen_skyscrapers(table: NewYork) -> Iterator[Finding]:
    """Standing, demolished and unbuilt skyscrapers are 18 together."""
    for seat, own in finals(table):
        counted = total((*standing(own), demolished_total(own), own.unbuilt))
        found = least((*standing(own), own.unbuilt)) + demolished_least(own)
        if (counted is not None and counted != SKYSCRAPERS) or found > SKYSCRAPERS:
            paths = tuple(where(seat, own, *STANDING, *DEMOLISHED, "unbuilt"))
            yield Finding(paths, {"player": seat, "found": found}, part(seat, "towers"))


@rule(
    "four-unbuilt",
    Stage.FINAL,
    source=END,
    basis=("new-york-1901 A7", "ny-143", "ny-192"),
    confidence=Confidence.DERIVED,
)
def four_unbuilt(table: NewYork) -> Iterator[Finding]:
    """Nobody gets below four unbuilt skyscrapers."""
    for seat, own in finals(table):
        if own.unbuilt is not None and 0 <= own.unbuilt < LEAST_UNBUILT:
            yield Finding(
                tuple(where(seat, own, "unbuilt")), {"player": seat, "found": own.unbuilt}, part(seat, "towers")
            )


@rule(
    "six-of-a-generation",
    Stage.FINAL,
    source=FOUND,
    basis=("new-york-1901 A8 in-game", "new-york-1901 A2"),
    confidence=Confidence.FOUND,
    option="component-data",
    limit=True,
)
def six_of_a_generation(table: NewYork) -> Iterator[Finding]:
    """A player has six skyscrapers of each generation."""
    for seat, own in finals(table):
        for generation, up, gone in zip(GENERATIONS, standing(own), demolished(own), strict=True):
            found = least((up, gone))
            if found > PER_GENERATION:
                paths = tuple(where(seat, own, f"standing.{generation}", f"demolished.{generation}"))
                yield Finding(paths, {"player": seat, "found": found, "generation": generation}, part(seat, "towers"))


@rule("gold-stays", Stage.FINAL, source=DEMOLISH, basis=("new-york-1901 A8 in-game", "ny-115", "ny-116"))
def gold_stays(table: NewYork) -> Iterator[Finding]:
    """Nothing ranks above gold, so gold is never demolished."""
    for seat, own in finals(table):
        found = demolished(own)[2] or 0
        if found > 0:
            paths = tuple(where(seat, own, "demolished.gold"))
            yield Finding(paths, {"player": seat, "found": found}, part(seat, "towers"))


def _gave_way(table: NewYork, generation: str, better: tuple[str, ...]) -> Iterator[Finding]:
    """Findings where something of ``generation`` was demolished though nothing better was ever built."""
    for seat, own in finals(table):
        found = demolished(own)[GENERATIONS.index(generation)] or 0
        if found > 0 and all(built(own, each) is False for each in better):
            fields = [f"standing.{each}" for each in better] + [f"demolished.{each}" for each in better]
            paths = tuple(where(seat, own, f"demolished.{generation}", *fields, "legendary"))
            yield Finding(paths, {"player": seat, "found": found}, part(seat, "towers"))


@rule("bronze-gives-way", Stage.FINAL, source=DEMOLISH, basis=("NY-F6", "ny-111", "ny-115"))
def bronze_gives_way(table: NewYork) -> Iterator[Finding]:
    """Bronze is only demolished for silver or gold."""
    yield from _gave_way(table, "bronze", ("silver", "gold"))


@rule("silver-gives-way", Stage.FINAL, source=DEMOLISH, basis=("NY-F6", "ny-115", "ny-116"))
def silver_gives_way(table: NewYork) -> Iterator[Finding]:
    """Silver is only demolished for gold."""
    yield from _gave_way(table, "silver", ("gold",))


@rule("starter-gives-way", Stage.FINAL, source=DEMOLISH, basis=("NY-F6", "ny-068", "ny-123"))
def starter_gives_way(table: NewYork) -> Iterator[Finding]:
    """The starter is only demolished for something built."""
    for seat, own in finals(table):
        if own.starter_standing is False and built_in_all(own) == 0 and not owns_legendary(own):
            paths = tuple(where(seat, own, "starter_standing", "unbuilt", *STANDING, *DEMOLISHED))
            yield Finding(paths, {"player": seat}, part(seat, "towers"))


@rule("streets-within-standing", Stage.FINAL, source=ON_STREETS, basis=("NY-F8", "ny-153", "ny-117"))
def streets_within_standing(table: NewYork) -> Iterator[Finding]:
    """No street is touched by more own skyscrapers than stand."""
    for seat, own in finals(table):
        most, fields = most_standing(own)
        for street in STREETS:
            found = value_of(own, f"on_street.{street}")
            if found is not None and found > most:
                paths = tuple(where(seat, own, f"on_street.{street}", *fields))
                facts: dict[str, Fact] = {"player": seat, "street": street, "found": found, "most": most}
                yield Finding(paths, facts, f"street-{street}")


@rule("irregular-within-standing", Stage.FINAL, source=FOUND, basis=("NY-F8", "ny-172"), confidence=Confidence.DERIVED)
def irregular_within_standing(table: NewYork) -> Iterator[Finding]:
    """No more irregular skyscrapers stand than skyscrapers."""
    for seat, own in finals(table):
        most, fields = most_standing(own)
        if own.irregular is not None and own.irregular > most:
            facts: dict[str, Fact] = {"player": seat, "found": own.irregular, "most": most}
            yield Finding(tuple(where(seat, own, "irregular", *fields)), facts, part(seat, "towers"))


@rule(
    "district-gold-within-standing",
    Stage.FINAL,
    source=FOUND,
    basis=(FINAL, "NY-F8", "ny-181", "ny-183"),
    confidence=Confidence.DERIVED,
)
def district_gold_within_standing(table: NewYork) -> Iterator[Finding]:
    """No district holds more own gold-level skyscrapers than stand."""
    for seat, own in finals(table):
        gold = standing(own)[2]
        most, fields = most_standing(own)
        if gold is not None:
            most, fields = gold + (owns_legendary(own) is not False), ("standing.gold", "legendary")
        for district in DISTRICTS:
            found = value_of(own, f"gold_by_district.{district}")
            if found is not None and found > most:
                paths = tuple(where(seat, own, f"gold_by_district.{district}", *fields))
                facts: dict[str, Fact] = {"player": seat, "district": district, "found": found, "most": most}
                yield Finding(paths, facts, part(seat, "land"))


@rule(
    "gold-in-some-district",
    Stage.FINAL,
    source=FOUND,
    basis=(FINAL, "ny-182"),
    confidence=Confidence.DERIVED,
)
def gold_in_some_district(table: NewYork) -> Iterator[Finding]:
    """Every standing gold-level skyscraper lies in at least one district."""
    for seat, own in finals(table):
        counted = total(value_of(own, f"gold_by_district.{each}") for each in districts_in_play(table.count))
        fields = tuple(f"gold_by_district.{each}" for each in DISTRICTS)
        found, expected = least(value_of(own, each) for each in fields), gold_level(own)
        if counted is not None and expected is not None and found < expected:
            paths = tuple(where(seat, own, *fields, "standing.gold", "legendary"))
            yield Finding(paths, {"player": seat, "found": found, "expected": expected}, part(seat, "land"))


@rule("no-pink-land", Stage.FINAL, source=TWO, basis=("new-york-1901 A8 set-up", "ny-070", "ny-071"), limit=True)
def no_pink_land(table: NewYork) -> Iterator[Finding]:
    """With two players nobody can own pink land."""
    for seat, own in finals(table) if table.count == 2 else ():
        for field in (f"cards.{LEFT_OUT}", f"gold_by_district.{LEFT_OUT}"):
            if (value_of(own, field) or 0) > 0:
                yield Finding(tuple(where(seat, own, field)), {"player": seat}, part(seat, "land"))


@rule("legendary-once", Stage.FINAL, source=LEGENDARY, basis=(FINAL, "ny-059", "ny-061"), limit=True)
def legendary_once(table: NewYork) -> Iterator[Finding]:
    """Each legendary exists once."""
    for legendary in LEGENDARIES:
        owners = tuple((seat, own) for seat, own in finals(table) if own.legendary == legendary)
        if len(owners) > 1:
            paths = tuple(path for seat, own in owners for path in where(seat, own, "legendary"))
            facts: dict[str, Fact] = {"legendary": legendary, "players": tuple(seat for seat, _ in owners)}
            yield Finding(paths, facts, part(owners[0][0], "towers"))


@rule("king-marks-legendary", Stage.FINAL, source=LEGENDARY, basis=("new-york-1901 A8 in-game", "ny-063", "ny-037"))
def king_marks_legendary(table: NewYork) -> Iterator[Finding]:
    """The King token lies on the board exactly where its owner has a legendary."""
    for seat, own in finals(table):
        legendary = owns_legendary(own)
        if own.king_on_board is not None and legendary is not None and own.king_on_board != legendary:
            facts: dict[str, Fact] = {"player": seat, "king": int(own.king_on_board)}
            yield Finding(tuple(where(seat, own, "king_on_board", "legendary")), facts, part(seat, "towers"))


def _starter_counts(own: SeatFinal) -> Iterator[tuple[str, int]]:
    for street in STREETS:
        found = value_of(own, f"starter_on_street.{street}")
        if found is not None:
            yield street, found


@rule("one-starter", Stage.FINAL, source=STARTER, basis=("ny-018", "ny-065"), limit=True)
def one_starter(table: NewYork) -> Iterator[Finding]:
    """A player has one starter building."""
    for seat, own in finals(table):
        for street, found in _starter_counts(own):
            if found > 1:
                paths = tuple(where(seat, own, f"starter_on_street.{street}"))
                yield Finding(paths, {"player": seat, "street": street, "found": found}, f"street-{street}")


@rule("starter-stands", Stage.FINAL, source=DEMOLISH, basis=("ny-117", "ny-118", "ny-066"))
def starter_stands(table: NewYork) -> Iterator[Finding]:
    """A demolished starter touches no street any more."""
    for seat, own in finals(table):
        for street, found in _starter_counts(own) if own.starter_standing is False else ():
            if found > 0:
                paths = tuple(where(seat, own, f"starter_on_street.{street}", "starter_standing"))
                yield Finding(paths, {"player": seat, "street": street}, f"street-{street}")


@rule("street-in-play", Stage.FINAL, source=ON_STREETS, basis=(FINAL, "ny-027", "ny-044"), severity=Severity.WARNING)
def street_in_play(table: NewYork) -> Iterator[Finding]:
    """Only the streets whose cards were drawn count."""
    drawn = streets(table)
    for street in STREETS if drawn is not None else ():
        if drawn is not None and street not in drawn:
            paths = tuple(path for seat, own in finals(table) for path in where(seat, own, f"on_street.{street}"))
            if paths:
                yield Finding(paths, {"street": street, "streets": drawn}, f"street-{street}")


@rule(
    "starter-may-decide",
    Stage.FINAL,
    source=STARTER,
    basis=("new-york-1901 A5", "ny-066"),
    severity=Severity.NOTE,
    confidence=Confidence.DERIVED,
)
def starter_may_decide(table: NewYork) -> Iterator[Finding]:
    """An uncounted starter can change who has most on a street."""
    for street in streets(table) or () if table.has("starter-on-streets") else ():
        low: dict[Seat, int] = {}
        open_seats: list[Seat] = []
        for seat, own in finals(table):
            counted = value_of(own, f"on_street.{street}")
            if counted is None:
                break
            starter = value_of(own, f"starter_on_street.{street}")
            low[seat] = counted + (starter or 0)
            if starter is None and own.starter_standing is not False:
                open_seats.append(seat)
        else:
            if open_seats and _open(low, open_seats):
                paths = tuple(f"final.seats[{seat}].starter_on_street.{street}" for seat in open_seats)
                yield Finding(paths, {"street": street}, f"street-{street}")


def _open(low: dict[Seat, int], open_seats: list[Seat]) -> bool:
    """Whether one more for some of ``open_seats`` can change who has strictly most."""
    high = {seat: number + (seat in open_seats) for seat, number in low.items()}
    can_lead = [s for s in low if high[s] > max((low[o] for o in low if o != s), default=0)]
    must_lead = [s for s in low if low[s] > max((high[o] for o in low if o != s), default=0)]
    return bool(can_lead) and not must_lead


RULES: tuple[Any, ...] = (
    eighteen_skyscrapers,
    four_unbuilt,
    six_of_a_generation,
    gold_stays,
    bronze_gives_way,
    silver_gives_way,
    starter_gives_way,
    streets_within_standing,
    irregular_within_standing,
    district_gold_within_standing,
    gold_in_some_district,
    no_pink_land,
    legendary_once,
    king_marks_legendary,
    one_starter,
    starter_stands,
    street_in_play,
    starter_may_decide,
)
