"""Questions about what lies on the table when the game is over, and about the table's own count."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from scorekeeper.game import Claim
from scorekeeper.games.new_york_1901 import GAME
from scorekeeper.games.new_york_1901.known import NewYork
from scorekeeper.games.new_york_1901.model import (
    GOLD_AT,
    LAST_CARDS,
    LEAST_UNBUILT,
    LEGENDARIES,
    OPEN_MARKET,
    SILVER_AT,
    WORKERS,
    Districts,
    Final,
    Generations,
    Market,
    SeatFinal,
    Shared,
    Sizes,
    StandingPoints,
    Workers,
)
from scorekeeper.games.new_york_1901.questions_tables import TRIES, finished, place, some_players
from scorekeeper.learn import (
    Answer,
    Ask,
    Generator,
    Question,
    accepts,
    answered,
    counted,
    errors,
    line_of,
    mixed,
    objections,
    score_file,
    sorted_out,
    spotted,
    table_of,
)
from scorekeeper.rules import Fact, Finding, Seat, Typed

# --- where is the fault ------------------------------------------------------------------------------------------

Faulty = Callable[[Random, NewYork], NewYork]


def _changed(table: NewYork, seat: int, **changes: Any) -> NewYork:
    final = table.final
    assert final is not None
    seats = tuple(replace(own, **changes) if at == seat else own for at, own in enumerate(final.seats))
    return replace(table, final=replace(final, seats=seats))


def _own(table: NewYork, seat: int) -> SeatFinal:
    assert table.final is not None
    return table.final.seats[seat]


def _worker_lost(random: Random, table: NewYork) -> NewYork:
    board = random.randint(0, 2)
    hand = random.randint(0, WORKERS - 1 - board)
    return _changed(table, random.randrange(table.count), workers=Workers(hand, board))


def _legendary_twice(random: Random, table: NewYork) -> NewYork:
    legendary = random.choice(LEGENDARIES)
    for seat in random.sample(range(table.count), 2):
        track = (_own(table, seat).track or 0) + 10
        table = _changed(table, seat, legendary=legendary, track=track)
    return table


def _seven_of_a_kind(random: Random, table: NewYork) -> NewYork:
    seat = random.randrange(table.count)
    standing = _own(table, seat).standing or Generations()
    generation = random.choice(("bronze", "silver"))
    return _changed(table, seat, standing=replace(standing, **{generation: random.choice((7, 8))}))


def _crowded_street(random: Random, table: NewYork) -> NewYork:
    seat = random.randrange(table.count)
    own = _own(table, seat)
    streets = dict(own.on_street or {})
    streets[random.choice(tuple(streets))] = random.randint(13, 16)
    return _changed(table, seat, on_street=streets)


def _pink_land(random: Random, table: NewYork) -> NewYork:
    """Pink cards where there are none; all others have some too, so that pink alone is odd."""
    for seat in range(table.count):
        some = {each: random.randint(1, 4) for each in ("red", "blue", "green", "yellow")}
        table = _changed(table, seat, cards=Districts(**some))
    seat = random.randrange(table.count)
    return _changed(table, seat, cards=replace(_own(table, seat).cards or Districts(), pink=random.randint(1, 4)))


FAULTS: dict[str, Faulty] = {
    "workers-add-up": _worker_lost,
    "legendary-once": _legendary_twice,
    "six-of-a-generation": _seven_of_a_kind,
    "streets-within-standing": _crowded_street,
    "no-pink-land": _pink_land,
}


def _places(rule: str, table: NewYork, found: tuple[Finding, ...]) -> tuple[str, ...]:
    """All parts of the drawing in which a fault shows."""
    facts = found[0].facts
    if rule == "legendary-once" and isinstance(facts["players"], tuple):
        return tuple(place(int(seat), "towers") for seat in facts["players"])
    if rule == "streets-within-standing" and isinstance(facts["player"], int):
        return (place(int(facts["player"]), f"street-{facts['street']}"), f"street-{facts['street']}")
    return tuple(each.part for each in found if each.part is not None)


def spot_final(random: Random) -> Question:
    """One thing in a final position cannot be; where?"""
    rule = random.choice(tuple(FAULTS))
    for _ in range(TRIES):
        table = FAULTS[rule](random, finished(random, 2 if rule == "no-pink-land" else random.choice((2, 3, 4))))
        found = errors(GAME, table)
        if found and {each.rule for each in found} == {rule}:
            return spotted(GAME, table, rule, "question-spot-final", "count", _places(rule, table, found))
    raise AssertionError(rule)


# --- points ------------------------------------------------------------------------------------------------------


def _alone(random: Random, own: SeatFinal) -> NewYork:
    """A table on which nothing but this is counted."""
    table: NewYork = table_of(GAME, some_players(random), final=Final(Shared(), (own,)))
    return table


def least_track(random: Random) -> Question:
    """What is the least the track can show with these tiles?"""
    generation = random.choice(("silver", "gold"))
    printed = tuple(sorted(random.choices(range(3, 9), k=random.choice((1, 2, 3)))))
    counts = Generations(bronze=3, **{"silver": 0, "gold": 0, generation: len(printed)})
    points = (
        StandingPoints(silver=printed, gold=0) if generation == "silver" else StandingPoints(silver=0, gold=printed)
    )
    own = SeatFinal(track=0, standing=counts, standing_points=points, legendary="none")
    rule = f"{generation}-unlocked"
    found = objections(GAME, _alone(random, own), rule)[0]
    least = found.facts["least"]
    assert isinstance(least, int)
    at = GOLD_AT if generation == "gold" else SILVER_AT
    mistakes = {
        "own-points-unlock": at,
        "points-of-tiles-alone": sum(printed),
        "other-threshold": 24 - at + sum(printed),
    }
    player = random.choice(some_players(random))
    facts: dict[str, Fact] = {"player": Typed(player.name), "generation": generation, "printed": printed}
    return counted(rule, "question-least-track", least, mistakes, facts=facts)


# --- land and workers --------------------------------------------------------------------------------------------


def workers_out(random: Random) -> Question:
    """How many workers stand on the board, or are in hand?"""
    empty, built = random.randint(0, WORKERS), random.randint(1, 6)
    partly = random.randint(0, built)
    asked = random.choice(("board", "hand"))
    rule = "workers-guard-empty-land" if asked == "board" else "workers-add-up"

    def fits(hand: int, board: int) -> bool:
        own = SeatFinal(workers=Workers(hand, board), empty_land=empty)
        return accepts(GAME, _alone(random, own), "workers-guard-empty-land", "workers-add-up")

    (hand, board) = next((h, b) for h in range(WORKERS + 1) for b in range(WORKERS + 1) if fits(h, b))
    right = board if asked == "board" else hand
    mistakes = {
        "worker-until-full": empty + partly if asked == "board" else max(0, WORKERS - empty - partly),
        "worker-on-every-land": empty + built if asked == "board" else max(0, WORKERS - empty - built),
        "workers-other-way": hand if asked == "board" else board,
    }
    player = random.choice(some_players(random))
    facts: dict[str, Fact] = {
        "player": Typed(player.name),
        "land": empty + built,
        "built": built,
        "partly": partly,
    }
    return counted(rule, f"question-workers-{asked}", right, mistakes, facts=facts)


def squares(random: Random) -> Question:
    """How many squares can buildings cover on so much land?"""
    two, three = random.randint(1, 7), random.randint(0, 5)
    own = SeatFinal(land=Sizes(two, three), covered=99)
    most = objections(GAME, _alone(random, own), "squares-in-estate")[0].facts["most"]
    assert isinstance(most, int)
    mistakes = {"a-square-a-territory": two + three, "all-of-size-two": 2 * (two + three)}
    player = random.choice(some_players(random))
    facts: dict[str, Fact] = {"player": Typed(player.name), "two": two, "three": three}
    return counted("squares-in-estate", "question-squares", most, mistakes, facts=facts)


@mixed
def the_end(random: Random) -> Question:
    """In which of these positions is the end triggered?"""
    answers = []
    for _ in range(4):
        unbuilt = random.choice((LEAST_UNBUILT, LEAST_UNBUILT + 1, LEAST_UNBUILT + 2, 7))
        shown = random.choice((LAST_CARDS, OPEN_MARKET))
        # Fewer than four lie open beside a full pile only while somebody has forgotten to fill them up.
        futures = random.choice(
            (0, 0, 6, 11) if shown == OPEN_MARKET else (0,) if unbuilt == LEAST_UNBUILT else (0, 5, 9)
        )
        seats = (SeatFinal(unbuilt=unbuilt), *(SeatFinal(unbuilt=unbuilt + 2),) * 3)
        final = Final(Shared(market=Market(shown, futures)), seats)
        good = accepts(GAME, table_of(GAME, some_players(random, 4), final=final), "end-triggered")
        mistake = "futures-empty-is-enough" if futures == 0 else "three-open-is-enough" if shown == LAST_CARDS else None
        facts: dict[str, Fact] = {"unbuilt": unbuilt, "open": shown, "futures": futures}
        answer = Answer(f"{unbuilt}-{shown}-{futures}", "answer-end", facts, None if good else mistake)
        answers.append((answer, good))
    return sorted_out(random, "end-triggered", "question-the-end", answers)


# --- the table's own count ---------------------------------------------------------------------------------------


def wrong_line(random: Random) -> Question:
    """Which line of the table's own count is wrong?"""
    table = finished(random, random.choice((2, 3, 4)))
    seat = Seat(random.randrange(table.count))
    own = _own(table, seat)
    lines = {rule: line_of(GAME, table, rule, seat).points or 0 for rule in _lines(table)}
    wrong = random.choice(tuple(lines))
    gone = own.demolished.bronze if isinstance(own.demolished, Generations) else 0
    by = {"score-track": -3 * (gone or 1), "streets": 5, "action-cards": 1 if lines["action-cards"] < 3 else -1}
    counted_ = {**lines, wrong: lines[wrong] + by.get(wrong, random.choice((3, 5)))}
    claim = Claim(seat, lines=counted_)
    found = objections(GAME, replace(table, claimed=(claim,)), "claimed-lines")
    told = {each.facts["line"] for each in found}
    answers = [
        (Answer(rule, "answer-line", {"line": rule, "points": points}), rule in told)
        for rule, points in counted_.items()
    ]
    return answered(
        random,
        Ask.CHOOSE,
        "claimed-lines",
        "question-wrong-line",
        (answer for answer, good in answers if good),
        (answer for answer, good in answers if not good),
        facts={"player": seat},
        document=score_file(table),
        view="count",
        because="problem",
        because_facts=found[0].facts,
    )


def _lines(table: NewYork) -> tuple[str, ...]:
    """Ids of the lines in play whose numbers the drawing shows."""
    assert table.final is not None
    shown = {"bronze-baron", "generation-king", "gold-prestige"}
    played = str(table.final.shared.challenge)
    return ("score-track", "streets", *({played} & shown), "action-cards")


POSSIBLE: dict[str, tuple[str, tuple[int, ...]]] = {
    "claimed-streets": ("streets", (0, 3, 4, 5, 7, 8, 10, 12, 15, 20)),
    "claimed-bronze-baron": ("bronze-baron", (0, 4, 5, 6, 10, 12, 15, 20)),
    "claimed-master-architect": ("master-architect", (0, 3, 4, 5, 6, 7, 9, 10, 12)),
    "claimed-generation-king": ("generation-king", (0, 3, 5, 6, 10, 12, 15)),
    "claimed-gold-tycoon": ("gold-tycoon", (0, 2, 3, 4, 5, 6, 9, 10)),
    "claimed-action-cards": ("action-cards", (0, 1, 2, 3, 4, 5, 6)),
}


@mixed
def possible_points(random: Random) -> Question:
    """Which of these numbers can a line give?"""
    rule = random.choice(tuple(POSSIBLE))
    line, numbers = POSSIBLE[rule]
    players = some_players(random, 3)
    played: Any = line if line not in ("streets", "action-cards") else "bronze-baron"
    answers = []
    for number in random.sample(numbers, 4):
        claim = Claim(Seat(0), lines={line: number})
        table = table_of(GAME, players, final=Final(Shared(challenge=played)), claimed=(claim,))
        answers.append((Answer(str(number), str(number)), accepts(GAME, table, rule)))
    return sorted_out(random, rule, "question-possible-points", answers, facts={"line": line})


QUESTIONS: tuple[Generator, ...] = (
    Generator("spot-final", "workers-add-up", Ask.SPOT, spot_final, tuple(FAULTS)[1:]),
    Generator("least-track", "gold-unlocked", Ask.COUNT, least_track, ("silver-unlocked",)),
    Generator("workers-out", "workers-guard-empty-land", Ask.COUNT, workers_out, ("workers-add-up",)),
    Generator("squares", "squares-in-estate", Ask.COUNT, squares),
    Generator("the-end", "end-triggered", Ask.SELECT, the_end),
    Generator("wrong-line", "claimed-lines", Ask.CHOOSE, wrong_line),
    Generator("possible-points", "claimed-streets", Ask.SELECT, possible_points, tuple(POSSIBLE)[1:]),
)
