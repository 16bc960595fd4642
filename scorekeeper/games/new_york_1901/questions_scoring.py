"""Questions about the final scoring and ties."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from scorekeeper.games.new_york_1901 import GAME
from scorekeeper.games.new_york_1901.known import NewYork, demolished, standing, value_of
from scorekeeper.games.new_york_1901.model import (
    ARCHITECT,
    BARON,
    GENERATIONS,
    KING_POINTS,
    LEGENDARIES,
    STREET_POINTS,
    TYCOON_POINTS,
    Districts,
    Generations,
    SeatFinal,
    districts_in_play,
)
from scorekeeper.games.new_york_1901.questions_tables import finished, place
from scorekeeper.learn import (
    Answer,
    Ask,
    Generator,
    Question,
    answered,
    counted,
    errors,
    line_counted,
    line_of,
    mixed,
    score_file,
    seat_answer,
    sorted_out,
)
from scorekeeper.rules import Fact, Seat

SHOWN_CHALLENGES = ("bronze-baron", "generation-king", "gold-prestige")
"""Challenges whose points can be counted from the drawing of any final position."""


def _some(random: Random, challenge: str | None = None, **more: Any) -> tuple[NewYork, Seat, SeatFinal]:
    """A finished table, a seat, and what lies before it."""
    table = finished(random, random.choice((2, 3, 4)), challenge, **more)
    seat = Seat(random.randrange(table.count))
    assert table.final is not None
    return table, seat, table.final.seats[seat]


# --- track and action cards --------------------------------------------------------------------------------------


def track(random: Random) -> Question:
    """What does the track bring, though something was demolished?"""
    table, seat, own = _some(random)
    gone = random.randint(2, 9)
    mistakes = {"demolished-lose-points": (own.track or 0) - gone}
    facts: dict[str, Fact] = {"track": own.track or 0, "gone": gone}
    return line_counted(GAME, table, "score-track", seat, "question-track", mistakes, facts=facts)


def action_cards(random: Random) -> Question:
    """What do the action cards bring?"""
    table, seat, own = _some(random)
    unused = own.action_cards or 0
    mistakes = {"used-cards-score": 3 - unused, "all-cards-score": 3}
    lit = (place(seat, "actions"),)
    return line_counted(GAME, table, "action-cards", seat, "question-action-cards", mistakes, view="count", lit=lit)


# --- streets -----------------------------------------------------------------------------------------------------


def _most(table: NewYork) -> dict[str, tuple[int, ...]]:
    """Streets in play to the places of all who have most on them."""
    assert table.final is not None
    found: dict[str, tuple[int, ...]] = {}
    for street in table.final.shared.streets or ():
        counts = [value_of(own, f"on_street.{street}") or 0 for own in table.final.seats]
        found[street] = tuple(at for at, number in enumerate(counts) if number == max(counts) > 0)
    return found


def streets(random: Random) -> Question:
    """What do the streets bring a player?"""
    table, seat, own = _some(random)
    most = _most(table)
    touched = sum((value_of(own, f"on_street.{street}") or 0) > 0 for street in most)
    mistakes = {
        "ties-on-streets-score": STREET_POINTS * sum(seat in leaders for leaders in most.values()),
        "any-building-on-a-street": STREET_POINTS * touched,
    }
    return line_counted(GAME, table, "streets", seat, "question-streets", mistakes, view="count", lit=("streets",))


def _leaders(table: NewYork) -> dict[str, Seat]:
    """Streets that score to the seat they score for, as the rule says."""
    led: dict[str, Seat] = {}
    for seat in table.seats:
        found = line_of(GAME, table, "streets", seat).facts["led"]
        led |= {str(street): seat for street in found} if isinstance(found, tuple) else {}
    return led


def street_leader(random: Random) -> Question:
    """Point at the number that brings the points of a street."""
    table, _, _ = _some(random, wanted=lambda table: bool(_leaders(table)))
    street, seat = random.choice(sorted(_leaders(table).items()))
    return Question(
        "streets",
        Ask.PLACE,
        "question-street-leader",
        (place(seat, f"street-{street}"),),
        facts={"street": street},
        document=score_file(table),
        view="count",
        because="line",
        because_facts=line_of(GAME, table, "streets", seat).facts,
    )


def street_of_nobody(random: Random) -> Question:
    """Point at a street that nobody scores."""
    table, _, _ = _some(random, wanted=lambda table: 0 < len(_leaders(table)) < 3)
    led = _leaders(table)
    nobody = [street for street in _most(table) if street not in led]
    cells = [place(seat, f"street-{street}") for street in nobody for seat in table.seats]
    return Question(
        "streets",
        Ask.PLACE,
        "question-street-of-nobody",
        (*(f"street-{street}" for street in nobody), *cells),
        document=score_file(table),
        view="count",
    )


# --- challenges --------------------------------------------------------------------------------------------------


def baron(random: Random) -> Question:
    """What does Bronze Baron bring?"""
    table, seat, own = _some(random, "bronze-baron")
    up, gone = standing(own)[0] or 0, demolished(own)[0] or 0
    worth = {number: points for number, points in BARON.items() if number == up + gone}
    mistakes = {"demolished-bronze-counts": worth.get(up + gone, 0), "five-for-each": 5 * up, "a-point-for-each": up}
    lit = (place(seat, "towers"),)
    return line_counted(GAME, table, "bronze-baron", seat, "question-baron", mistakes, view="count", lit=lit)


def architect(random: Random) -> Question:
    """What does Master Architect bring for so many irregular skyscrapers?"""

    def irregular(seats: tuple[SeatFinal, ...]) -> tuple[SeatFinal, ...]:
        return tuple(replace(own, irregular=random.randint(1, 7)) for own in seats)

    table, seat, own = _some(random, "master-architect", seats=irregular)
    number = own.irregular or 0
    mistakes = {
        "three-for-each-irregular": 3 * number,
        "a-point-for-each": number,
        **({"architect-goes-on": max(ARCHITECT.values()) + 4 * (number - 5)} if number > max(ARCHITECT) else {}),
    }
    facts: dict[str, Fact] = {"irregular": number}
    return line_counted(GAME, table, "master-architect", seat, "question-architect", mistakes, facts=facts)


def _with_legendaries(random: Random, seats: tuple[SeatFinal, ...]) -> tuple[SeatFinal, ...]:
    """Some of those with gold have built a legendary."""
    legendaries: list[Any] = random.sample(LEGENDARIES, len(LEGENDARIES))
    out = []
    for own in seats:
        legendary: Any = legendaries.pop() if (standing(own)[2] or 0) > 0 and random.random() < 0.5 else "none"
        out.append(replace(own, legendary=legendary, track=(own.track or 0) + (10 if legendary != "none" else 0)))
    return tuple(out)


def _kings(table: NewYork, *, legendary: bool, ties: bool) -> list[int]:
    """Points for Generation King as people count them who forget the legendary, or give ties to all."""
    assert table.final is not None
    rows = [[number or 0 for number in standing(own)] for own in table.final.seats]
    if legendary:
        for row, own in zip(rows, table.final.seats, strict=True):
            row[2] += own.legendary not in (None, "none")
    points = [0] * len(rows)
    for index in range(len(GENERATIONS)):
        most = max(row[index] for row in rows)
        first = [at for at, row in enumerate(rows) if row[index] == most > 0]
        for at in first if ties or len(first) == 1 else ():
            points[at] += KING_POINTS
    return points


def king(random: Random) -> Question:
    """What does Generation King bring?"""
    table, seat, _ = _some(random, "generation-king", seats=lambda seats: _with_legendaries(random, seats))
    mistakes = {
        "legendary-is-no-gold": _kings(table, legendary=False, ties=False)[seat],
        "ties-make-kings": _kings(table, legendary=True, ties=True)[seat],
    }
    return line_counted(GAME, table, "generation-king", seat, "question-king", mistakes, view="count")


@mixed
def kings(random: Random) -> Question:
    """Who is king of a generation?"""
    table, _, _ = _some(random, "generation-king", seats=lambda seats: _with_legendaries(random, seats))
    generation = random.choice(GENERATIONS)
    answers = []
    for seat in table.seats:
        led = line_of(GAME, table, "generation-king", seat).facts["led"]
        assert isinstance(led, tuple)
        answers.append((seat_answer(seat), generation in led))
    nobody = not any(good for _, good in answers)
    answers.append((Answer("nobody", "answer-no-king"), nobody))
    return sorted_out(
        random,
        "generation-king",
        "question-kings",
        answers,
        facts={"generation": generation},
        document=score_file(table),
        view="count",
    )


def tycoon(random: Random) -> Question:
    """What does Gold Tycoon bring?"""

    def gold(seats: tuple[SeatFinal, ...]) -> tuple[SeatFinal, ...]:
        out = []
        for own in seats:
            counts = dict.fromkeys(districts_in_play(len(seats)), 0)
            for _ in range(standing(own)[2] or 0):
                for district in random.sample(tuple(counts), random.choice((1, 1, 2))):
                    counts[district] += 1
            out.append(replace(own, gold_by_district=Districts(**counts)))
        return tuple(out)

    def some_gold(table: NewYork) -> bool:
        assert table.final is not None
        return all((standing(own)[2] or 0) > 1 for own in table.final.seats[:2])

    table, seat, own = _some(random, "gold-tycoon", seats=gold, wanted=some_gold)
    counts = [value_of(own, f"gold_by_district.{each}") or 0 for each in districts_in_play(table.count)]
    mistakes = {
        "one-gold-is-enough": TYCOON_POINTS * sum(number > 0 for number in counts),
        "three-for-each-gold": TYCOON_POINTS * (standing(own)[2] or 0),
    }
    lit = (place(seat, "land"),)
    return line_counted(GAME, table, "gold-tycoon", seat, "question-tycoon", mistakes, view="count", lit=lit)


def prestige(random: Random) -> Question:
    """What is the total where Gold Prestige was in play?"""

    def gained(seats: tuple[SeatFinal, ...]) -> tuple[SeatFinal, ...]:
        return tuple(
            replace(own, prestige=by, track=(own.track or 0) + by)
            for own in seats
            for by in (random.randint(1, 4) if (standing(own)[2] or 0) > 0 else 0,)
        )

    table, seat, own = _some(
        random, "gold-prestige", seats=gained, wanted=lambda table: any(_prestige(table, s) for s in table.seats)
    )
    seat = next(each for each in table.seats if _prestige(table, each)) if not own.prestige else seat
    gain = _prestige(table, seat)
    score = GAME.outcome(table).seats[seat]
    assert score.complete
    lines = {line.rule: line.points or 0 for line in score.lines}
    facts: dict[str, Fact] = {
        "player": seat,
        "track": lines["score-track"],
        "prestige": gain,
        "streets": lines["streets"],
        "cards": lines["action-cards"],
    }
    return counted(
        "gold-prestige",
        "question-prestige",
        score.total,
        {"prestige-again": score.total + gain, "prestige-off": score.total - gain},
        facts=facts,
        document=score_file(table),
    )


def _prestige(table: NewYork, seat: Seat) -> int:
    assert table.final is not None
    return table.final.seats[seat].prestige or 0


# --- who wins ----------------------------------------------------------------------------------------------------


def ranking(random: Random) -> Question:
    """Put the players in order."""
    table = finished(
        random,
        random.choice((3, 4)),
        random.choice(SHOWN_CHALLENGES),
        wanted=lambda table: len({each.total for each in GAME.outcome(table).seats}) == table.count,
    )
    ordered = GAME.outcome(table).ranking
    return answered(
        random,
        Ask.ORDER,
        "claimed-winner",
        "question-ranking",
        (seat_answer(each.seat) for each in ordered),
        (),
        document=score_file(table),
        view="known",
        because_facts={
            "players": tuple(each.seat for each in ordered),
            "points": tuple(each.points for each in ordered),
        },
    )


def _level(random: Random, legendaries: int) -> tuple[NewYork, tuple[Seat, ...]]:
    """A table on which some share the most points, ``legendaries`` of them with one."""

    def evened(table: NewYork, level: int) -> NewYork:
        """The points of the first ``level`` seats made equal by the track, all others left behind."""
        assert table.final is not None
        totals = [score.total for score in GAME.outcome(table).seats]
        goal = max(totals) + 1
        seats = tuple(
            replace(own, track=(own.track or 0) + (goal - totals[at] if at < level else 0))
            for at, own in enumerate(table.final.seats)
        )
        return replace(table, final=replace(table.final, seats=seats))

    def golden(seats: tuple[SeatFinal, ...]) -> tuple[SeatFinal, ...]:
        built: list[Any] = random.sample(LEGENDARIES, len(LEGENDARIES))
        out = []
        for at, own in enumerate(seats):
            counts = own.standing or Generations()
            gold = random.randint(2, 4)
            legendary: Any = built.pop() if at < legendaries else "none"
            more = 7 * (gold - (counts.gold or 0)) + (10 if at < legendaries else 0)
            standing_ = replace(counts, gold=gold)
            out.append(replace(own, standing=standing_, legendary=legendary, track=(own.track or 0) + more))
        return tuple(out)

    for _ in range(200):
        table = finished(random, random.choice((2, 3, 4)), random.choice(SHOWN_CHALLENGES), seats=golden)
        level = random.choice((2, table.count))
        table = evened(table, level)
        if not errors(GAME, table) and len({score.total for score in GAME.outcome(table).seats[:level]}) == 1:
            return table, table.seats[:level]
    raise AssertionError(legendaries)


def _tie(random: Random, rule: str, words: str, legendaries: int) -> Question:
    table, level = _level(random, legendaries)
    outcome = GAME.outcome(table)
    assert table.final is not None
    gold = {seat: standing(table.final.seats[seat])[2] or 0 for seat in level}
    most_gold = [seat for seat in level if gold[seat] == max(gold.values())]
    answers = []
    for seat in level:
        good = seat in outcome.winners
        mistake = None
        if not good:
            mistake = "gold-before-legendary" if legendaries and seat in most_gold else "ties-shared-at-once"
        answers.append((seat_answer(seat, mistake), good))
    keys = [key for placing in outcome.ranking for key in placing.keys if key.rule == rule]
    best = next(key for key in keys if key.seat == outcome.winners[0])
    return sorted_out(
        random,
        rule,
        words,
        answers,
        facts={"players": level, "points": outcome.ranking[0].points},
        document=score_file(table),
        view="known",
        because="line" if len(outcome.winners) == 1 else "text",
        because_facts=best.facts if len(outcome.winners) == 1 else {},
    )


@mixed
def tie_legendary(random: Random) -> Question:
    """Level on points, some with a legendary: who wins?"""
    return _tie(random, "tallest-legendary", "question-tie", random.choice((1, 2)))


def tie_gold(random: Random) -> Question:
    """Level on points, nobody with a legendary: who wins?"""
    return _tie(random, "most-gold", "question-tie", 0)


def tallest(random: Random) -> Question:
    """Put legendaries in order of height, as the tie-break sees it."""
    some: list[Any] = random.sample(LEGENDARIES, random.choice((3, 3, 4)))
    table = finished(random, 4)
    assert table.final is not None
    seats = tuple(replace(own, legendary=each) for own, each in zip(table.final.seats, (*some, "none"), strict=False))
    level = table.seats[: len(some)]
    keys = GAME.by_id["tallest-legendary"].keys(replace(table, final=replace(table.final, seats=seats)), level)
    ordered = sorted(keys, key=lambda key: -(key.value or 0))
    return answered(
        random,
        Ask.ORDER,
        "tallest-legendary",
        "question-tallest",
        (Answer(str(key.facts["legendary"]), str(key.facts["legendary"])) for key in ordered),
        (),
    )


QUESTIONS: tuple[Generator, ...] = (
    Generator("track", "score-track", Ask.COUNT, track),
    Generator("streets", "streets", Ask.COUNT, streets),
    Generator("street-leader", "streets", Ask.PLACE, street_leader),
    Generator("street-of-nobody", "streets", Ask.PLACE, street_of_nobody),
    Generator("baron", "bronze-baron", Ask.COUNT, baron),
    Generator("architect", "master-architect", Ask.COUNT, architect),
    Generator("king", "generation-king", Ask.COUNT, king),
    Generator("kings", "generation-king", Ask.SELECT, kings),
    Generator("tycoon", "gold-tycoon", Ask.COUNT, tycoon),
    Generator("prestige", "gold-prestige", Ask.COUNT, prestige),
    Generator("action-cards", "action-cards", Ask.COUNT, action_cards),
    Generator("ranking", "claimed-winner", Ask.ORDER, ranking),
    Generator("tie-legendary", "tallest-legendary", Ask.SELECT, tie_legendary),
    Generator("tie-gold", "most-gold", Ask.SELECT, tie_gold),
    Generator("tallest", "tallest-legendary", Ask.ORDER, tallest),
)
