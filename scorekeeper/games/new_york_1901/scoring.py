"""The lines of the final scoring."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from scorekeeper.game import final_path, shared_path
from scorekeeper.games.new_york_1901.known import (
    NewYork,
    challenge,
    finals,
    owns_legendary,
    standing,
    streets,
    value_of,
)
from scorekeeper.games.new_york_1901.model import (
    ARCHITECT,
    BARON,
    GENERATIONS,
    KING_POINTS,
    STREET_POINTS,
    TYCOON_NEEDS,
    TYCOON_POINTS,
    SeatFinal,
    districts_in_play,
)
from scorekeeper.rules import Confidence, Fact, Line, Rule, Source, Stage, rule

TEXT = "003_b1665ebc0639bb12.txt"
TRACK = Source(TEXT, "III. Construir")
STREETS_TEXT = Source(TEXT, "Calles de Nueva York:")
ACTIONS = Source(TEXT, "Tarjetas de acción:")
CHALLENGE_TEXT = Source(TEXT, "Tarjetas de bonificación de desafío:")
CARDS = Source("-", "facts: bonus challenge cards")

Judge = Callable[[NewYork], Iterator[Line]]


def leader(counts: Sequence[int]) -> int | None:
    """Place of the one who has strictly most, or ``None`` where most is shared or nobody has any."""
    most = max(counts, default=0)
    return counts.index(most) if most > 0 and counts.count(most) == 1 else None


@rule("score-track", Stage.SCORING, source=TRACK, basis=("new-york-1901 A5", "ny-029", "ny-051", "ny-127", "ny-128"))
def score_track(table: NewYork) -> Iterator[Line]:
    """The points on the score track stay."""
    for seat, own in finals(table):
        missing = () if own.track is not None else (final_path(seat, "track"),)
        yield Line(seat, own.track, {"track": own.track or 0}, missing)


def on_street(table: NewYork, own: SeatFinal, street: str) -> int | None:
    """Own skyscrapers on a street; with the option, the starter where it is counted."""
    counted = value_of(own, f"on_street.{street}")
    starter = value_of(own, f"starter_on_street.{street}") if table.has("starter-on-streets") else None
    if counted is None or own.starter_standing is False:
        return counted  # type: ignore[no-any-return]  # a count or nothing
    return int(counted + (starter or 0))


@rule(
    "streets",
    Stage.SCORING,
    source=(STREETS_TEXT, Source(TEXT, "Tarjetas de Streets Of New York:")),
    basis=("new-york-1901 A5", "ny-045", "ny-151", "ny-152", "ny-153"),
    option="starter-on-streets",
)
def street_bonuses(table: NewYork) -> Iterator[Line]:
    """Each street in play gives 5 points to whoever has strictly most skyscrapers on it."""
    drawn = streets(table)
    if drawn is None:
        for seat, _ in finals(table):
            yield Line(seat, None, missing=(shared_path("streets"),))
        return
    seats = finals(table)
    counts = {street: [on_street(table, own, street) for _, own in seats] for street in drawn}
    missing = tuple(
        final_path(seat, f"on_street.{street}")
        for place, (seat, _) in enumerate(seats)
        for street in drawn
        if counts[street][place] is None
    )
    if missing:
        for seat, _ in seats:
            yield Line(seat, None, missing=missing)
        return
    leaders = {street: leader([number or 0 for number in counts[street]]) for street in drawn}
    for place, (seat, _) in enumerate(seats):
        led = tuple(street for street in drawn if leaders[street] == place)
        facts: dict[str, Fact] = {
            "streets": drawn,
            "counts": tuple(counts[street][place] or 0 for street in drawn),
            "led": led,
            "number": len(led),
            "points": STREET_POINTS * len(led),
        }
        yield Line(seat, STREET_POINTS * len(led), facts)


def _challenge(id: str, basis: tuple[str, ...], option: str | None = None) -> Callable[[Judge], Rule]:
    """A rule whose line appears where its card is in play, or, uncounted, where nobody has said which card is."""

    def make(judge: Judge) -> Rule:
        def lines(table: NewYork) -> Iterator[Line]:
            played = challenge(table)
            if played == id:
                yield from judge(table)
            elif played is None:
                for seat, _ in finals(table):
                    yield Line(seat, None, missing=(shared_path("challenge"),))

        lines.__doc__ = judge.__doc__
        return rule(
            id,
            Stage.SCORING,
            source=(CHALLENGE_TEXT, CARDS),
            basis=("new-york-1901 A2", *basis),
            confidence=Confidence.FOUND,
            option=option,
        )(lines)

    return make


def by_table(number: int, worth: dict[int, int]) -> int:
    """Points of the highest entry of ``worth`` that ``number`` reaches; 0 below the lowest."""
    return max((points for least, points in worth.items() if number >= least), default=0)


@_challenge("bronze-baron", ("ny-167", "ny-168", "ny-169", "ny-170", "ny-171"))
def bronze_baron(table: NewYork) -> Iterator[Line]:
    """4, 5 or 6 standing bronze skyscrapers give 5, 10 or 15 points."""
    for seat, own in finals(table):
        found = standing(own)[0]
        if found is None:
            yield Line(seat, None, missing=(final_path(seat, "standing.bronze"),))
        else:
            points = by_table(found, BARON)
            yield Line(seat, points, {"found": found, "points": points})


@_challenge("master-architect", ("ny-172", "ny-173", "ny-174", "ny-175", "ny-176"), option="legendary-irregular")
def master_architect(table: NewYork) -> Iterator[Line]:
    """3, 4 or 5 irregular skyscrapers give 3, 6 or 10 points; more give no more."""
    for seat, own in finals(table):
        if own.irregular is None:
            yield Line(seat, None, missing=(final_path(seat, "irregular"),))
            continue
        left_out = own.legendary_irregular is True and table.has("legendary-irregular", "off")
        found = own.irregular - left_out
        points = by_table(found, ARCHITECT)
        yield Line(seat, points, {"found": found, "points": points})


@_challenge("generation-king", ("ny-177", "ny-178", "ny-179", "ny-180"))
def generation_king(table: NewYork) -> Iterator[Line]:
    """Strictly most of a generation gives 5 points; the legendary counts as gold."""
    seats = finals(table)
    fields = tuple(f"standing.{each}" for each in GENERATIONS)
    missing = tuple(
        final_path(seat, field)
        for seat, own in seats
        for field in (*fields, "legendary")
        if value_of(own, field) is None
    )
    if missing:
        for seat, _ in seats:
            yield Line(seat, None, missing=missing)
        return
    counts = [[number or 0 for number in standing(own)] for _, own in seats]
    for (_, own), numbers in zip(seats, counts, strict=True):
        numbers[2] += bool(owns_legendary(own))
    leaders = [leader([numbers[index] for numbers in counts]) for index in range(len(GENERATIONS))]
    for place, (seat, _) in enumerate(seats):
        led = tuple(each for each, first in zip(GENERATIONS, leaders, strict=True) if first == place)
        facts: dict[str, Fact] = dict(zip(GENERATIONS, counts[place], strict=True))
        facts |= {"led": led, "number": len(led), "points": KING_POINTS * len(led)}
        yield Line(seat, KING_POINTS * len(led), facts)


@_challenge("gold-tycoon", ("ny-181", "ny-182", "ny-183"))
def gold_tycoon(table: NewYork) -> Iterator[Line]:
    """Each district with two own gold-level skyscrapers or more gives 3 points."""
    districts = districts_in_play(table.count)
    for seat, own in finals(table):
        counts = {each: value_of(own, f"gold_by_district.{each}") for each in districts}
        missing = tuple(final_path(seat, f"gold_by_district.{each}") for each in districts if counts[each] is None)
        if missing:
            yield Line(seat, None, missing=missing)
            continue
        held = tuple(each for each in districts if counts[each] >= TYCOON_NEEDS)
        points = TYCOON_POINTS * len(held)
        yield Line(seat, points, {"held": held, "number": len(held), "points": points})


@_challenge("gold-prestige", ("ny-184", "ny-185", "ny-186"))
def gold_prestige(table: NewYork) -> Iterator[Line]:
    """Gold Prestige has moved the score token during play and adds nothing at the end."""
    for seat, _ in finals(table):
        yield Line(seat, 0)


@rule("action-cards", Stage.SCORING, source=ACTIONS, basis=("new-york-1901 A5", "ny-150", "ny-155", "ny-190"))
def action_cards(table: NewYork) -> Iterator[Line]:
    """Each unused action card gives 1 point."""
    for seat, own in finals(table):
        missing = () if own.action_cards is not None else (final_path(seat, "action_cards"),)
        yield Line(seat, own.action_cards, {"cards": own.action_cards or 0}, missing)


RULES: tuple[Any, ...] = (
    score_track,
    street_bonuses,
    bronze_baron,
    master_architect,
    generation_king,
    gold_tycoon,
    gold_prestige,
    action_cards,
)
