"""Questions about points: each line, what a painting adds, and the table's own count."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

from scorekeeper.game import Claim
from scorekeeper.games.musee import GAME
from scorekeeper.games.musee.maximum import BONUS, NEIGHBOURS, PAINTING, STAIRCASE
from scorekeeper.games.musee.model import LEVELS, ROWS, SIZES, Level, MuseeTable, Stairs
from scorekeeper.games.musee.questions_tables import (
    TRIES,
    finished,
    free,
    hung,
    on_the_way,
    reason,
    row_of,
    slot,
    some_players,
    unhung,
)
from scorekeeper.games.musee.questions_wall import fits
from scorekeeper.games.musee.scoring import JOINED, climbs, same_theme
from scorekeeper.learn import (
    Answer,
    Ask,
    Generator,
    Question,
    accepts,
    answered,
    counted,
    line_counted,
    line_of,
    mixed,
    objections,
    score_file,
    sorted_out,
    table_of,
)
from scorekeeper.rules import Fact, Finding, Seat, Typed

LINES = ("paintings", "neighbours", "staircases", "gallery-bonuses")


def points(table: MuseeTable, seat: int, rule: str) -> int:
    """Points of a line."""
    number = line_of(GAME, table, rule, seat).points
    assert number is not None, rule
    return number


def total(table: MuseeTable, seat: int) -> int:
    """All points of a seat."""
    return GAME.outcome(table).seats[seat].total


# --- the four lines ----------------------------------------------------------------------------------------------


def _some_end(random: Random, rule: str) -> tuple[MuseeTable, int]:
    """A finished game and a seat that has points of this line."""
    count = random.choice((2, 3))
    table = finished(random, count, wanted=lambda table: any(points(table, seat, rule) for seat in table.seats))
    return table, random.choice([seat for seat in table.seats if points(table, seat, rule)])


def paintings_points(random: Random) -> Question:
    """Points for paintings."""
    table, seat = _some_end(random, "paintings")
    gaps = len(free(table, seat))
    mistakes = {"slots-counted": SIZES[table.count].slots, "gaps-counted": gaps}
    return line_counted(GAME, table, "paintings", seat, "question-paintings", mistakes, view="count")


def _once(row: tuple[int | None, ...]) -> int:
    """Pairs of neighbours, if every painting were in one pair only."""
    number, at = 0, 1
    while at < len(row):
        paired = same_theme(row[at - 1], row[at])
        number += paired
        at += 1 + paired
    return number


def neighbours_points(random: Random) -> Question:
    """Points for neighbours."""
    table, seat = _some_end(random, "neighbours")
    rows = [row_of(table, seat, level) for level in LEVELS]
    pairs = points(table, seat, "neighbours") // NEIGHBOURS
    packed = [tuple(card for card in row if card is not None) for row in rows]
    across = sum(same_theme(left, right) for row in packed for left, right in pairwise(row))
    mistakes = {
        "a-painting-once": NEIGHBOURS * sum(map(_once, rows)),
        "across-a-gap": NEIGHBOURS * across,
        "points-as-pairs": pairs,
    }
    return line_counted(GAME, table, "neighbours", seat, "question-neighbours", mistakes, view="count")


def _joined(table: MuseeTable, seat: int, columns: dict[str, tuple[int, ...]]) -> int:
    """Pairs one above the other in these columns."""
    return sum(
        len(climbs(row_of(table, seat, above), row_of(table, seat, below), columns[row]))
        for row, (above, below) in JOINED.items()
    )


def staircases_points(random: Random) -> Question:
    """Points for staircases."""
    table, seat = _some_end(random, "staircases")
    pairs = points(table, seat, "staircases") // STAIRCASE
    everywhere: dict[str, tuple[int, ...]] = dict.fromkeys(ROWS, tuple(range(1, SIZES[table.count].columns + 1)))
    mistakes = {
        "chandelier-joins": STAIRCASE * _joined(table, seat, everywhere),
        "staircases-alone": STAIRCASE * sum(SIZES[table.count].stairs),
        "as-neighbours": NEIGHBOURS * pairs,
    }
    return line_counted(GAME, table, "staircases", seat, "question-staircases", mistakes, view="count")


def bonus_points(random: Random) -> Question:
    """Points for gallery bonus cards."""
    table, seat = _some_end(random, "gallery-bonuses")
    filled = sum(None not in row_of(table, seat, level) for level in LEVELS)
    cards = points(table, seat, "gallery-bonuses") // BONUS
    mistakes = {"every-full-gallery": BONUS * filled, "points-as-cards": cards}
    lit = tuple(f"bonus-{seat}-{level}" for level in LEVELS)
    return line_counted(GAME, table, "gallery-bonuses", seat, "question-bonuses", mistakes, view="count", lit=lit)


def all_points(random: Random) -> Question:
    """All points of a player."""
    count = random.choice((2, 3))
    table = finished(random, count)
    seat = random.choice(table.seats)
    line = {rule: points(table, seat, rule) for rule in LINES}
    right = total(table, seat)
    mistakes = {
        "pairs-alone": right - line["paintings"],
        "bonuses-forgotten": right - line["gallery-bonuses"],
        "staircases-forgotten": right - line["staircases"],
    }
    told = random.choice([rule for rule in LINES if line[rule]])
    return counted(
        told,
        "question-all-points",
        right,
        mistakes,
        facts={"player": seat},
        document=score_file(table),
        view="count",
        because="line",
        because_facts=line_of(GAME, table, told, seat).facts,
    )


# --- what one painting adds --------------------------------------------------------------------------------------


def _adding(table: MuseeTable, seat: int, place: tuple[Level, int], card: int) -> dict[str, int]:
    """What a painting in a free slot adds to each line."""
    after = hung(table, seat, *place, card)
    return {rule: points(after, seat, rule) - points(table, seat, rule) for rule in LINES[:3]}


def adds(random: Random) -> Question:
    """How many points does a painting add?"""
    wanted = random.choice(LINES[:3])
    for _ in range(TRIES):
        table = on_the_way(random, random.choice((2, 3)))
        seat = random.choice(table.seats)
        card = random.choice(unhung(table))
        places = [place for place in free(table, seat) if fits(table, seat, *place, card)]
        if not places:
            continue
        level, at = place = random.choice(places)
        added = _adding(table, seat, place, card)
        chosen = "paintings" if added["neighbours"] == added["staircases"] == 0 else max(LINES[1:3], key=added.get)  # type: ignore[arg-type]  # all lines are there
        if chosen == wanted:
            break
    after = hung(table, seat, level, at, card)
    right = sum(added.values())
    mistakes = {
        "the-painting-itself": right - PAINTING,
        "one-pair-only": PAINTING + max(NEIGHBOURS * bool(added["neighbours"]), STAIRCASE * bool(added["staircases"])),
    }
    facts: dict[str, Fact] = {"player": seat, "card": card, "gallery": level, "slot": at + 1}
    return counted(
        wanted,
        "question-adds",
        right,
        mistakes,
        facts=facts,
        document=score_file(table),
        view="count",
        lit=(slot(seat, level, at),),
        because="line",
        because_facts=line_of(GAME, after, wanted, seat).facts,
    )


def best_slot(random: Random) -> Question:
    """Point at a slot where a painting adds most."""
    for _ in range(TRIES):
        table = on_the_way(random, random.choice((2, 3)))
        seat, card = random.choice(table.seats), random.choice(unhung(table))
        places = [place for place in free(table, seat) if fits(table, seat, *place, card)]
        if len(places) < 2:
            continue
        worth = {place: sum(_adding(table, seat, place, card).values()) for place in places}
        best = max(worth.values())
        right = tuple(place for place in places if worth[place] == best)
        if best > PAINTING and len(right) < len(places):
            break
    added = _adding(table, seat, right[0], card)
    rule = "staircases" if added["staircases"] else "neighbours"
    after = hung(table, seat, *right[0], card)
    facts: dict[str, Fact] = {"player": seat, "card": card}
    return Question(
        rule,
        Ask.PLACE,
        "question-best-slot",
        tuple(slot(seat, *place) for place in right),
        facts=facts,
        document=score_file(table),
        view="count",
        because="line",
        because_facts=line_of(GAME, after, rule, seat).facts,
    )


def scoring_staircase(random: Random) -> Question:
    """Point at a staircase that joins two paintings of one theme."""
    table, seat = _some_end(random, "staircases")
    assert table.final is not None and table.final.shared.stairs is not None
    right = []
    for row in ROWS:
        for column in getattr(table.final.shared.stairs, row):
            alone = replace(Stairs((), ()), **{row: (column,)})
            shared = replace(table.final.shared, stairs=alone)
            if points(replace(table, final=replace(table.final, shared=shared)), seat, "staircases"):
                right.append(f"token-{seat}-{row}-{column}")
    return Question(
        "staircases",
        Ask.PLACE,
        "question-scoring-staircase",
        tuple(right),
        facts={"player": Seat(seat)},
        document=score_file(table),
        view="count",
        because="line",
        because_facts=line_of(GAME, table, "staircases", seat).facts,
    )


# --- the table's own count ---------------------------------------------------------------------------------------


def wrong_line(random: Random) -> Question:
    """Which line of the table's own count is wrong?"""
    table = finished(random, random.choice((2, 3)))
    seat = random.choice(table.seats)
    lines = {rule: points(table, seat, rule) for rule in LINES}
    wrong = random.choice(LINES)
    by = {"paintings": 1, "neighbours": 2, "staircases": 3, "gallery-bonuses": 4}[wrong]
    noted = {**lines, wrong: lines[wrong] + (by if lines[wrong] < 2 * by else random.choice((by, -by)))}
    found = objections(GAME, replace(table, claimed=(Claim(seat, lines=noted),)), "claimed-lines")
    told = {each.facts["line"] for each in found}
    answers = [
        (Answer(rule, "answer-line", {"line": rule, "points": number}), rule in told) for rule, number in noted.items()
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


BOUNDS = ("points-in-steps", "paintings-most", "neighbours-most", "staircases-most", "three-bonus-cards")


@mixed
def possible_points(random: Random) -> Question:
    """Which of these numbers can a line give?"""
    count = random.choice((2, 3))
    players, line = some_players(random, count), random.choice(LINES)
    likely = {
        "paintings": (3, 10, 14, 15, 16, 17, 18, 19, 20, 21),
        "neighbours": (2, 5, 8, 12, 15, 20, 24, 26, 30, 32),
        "staircases": (3, 4, 6, 8, 9, 12, 15, 18, 20, 21),
        "gallery-bonuses": (0, 2, 4, 6, 8, 10, 12, 16),
    }[line]
    answers = []
    against: list[Finding] = []
    for number in random.sample(likely, 4):
        table: MuseeTable = table_of(GAME, players, claimed=(Claim(Seat(0), lines={line: number}),))
        found = [each for rule in BOUNDS for each in objections(GAME, table, rule)]
        against += found
        answers.append((Answer(str(number), str(number)), not found))
    facts: dict[str, Fact] = {"line": line, "players": count}
    return sorted_out(random, reason(BOUNDS, against), "question-possible-points", answers, facts=facts)


def most_of(random: Random) -> Question:
    """How many pairs or bonus cards can so many paintings make at most?"""
    count = random.choice((2, 3))
    players, number = some_players(random, count), random.randint(4, SIZES[count].slots)
    rule = random.choice(("neighbours-most", "staircases-most", "bonus-needs-paintings"))
    line, each = {
        "neighbours-most": ("neighbours", NEIGHBOURS),
        "staircases-most": ("staircases", STAIRCASE),
        "bonus-needs-paintings": ("gallery-bonuses", BONUS),
    }[rule]

    def possible(things: int) -> bool:
        claim = Claim(Seat(0), lines={"paintings": number, line: each * things})
        return accepts(GAME, table_of(GAME, players, claimed=(claim,)), rule, "three-bonus-cards")

    right = max(things for things in range(number + 1) if possible(things))
    mistakes = {
        "neighbours-most": {"one-row-of-all": number - 1, "two-for-each-pair": number // 2},
        "staircases-most": {"two-for-each-pair": number // 2, "as-many-as-paintings": number - 1},
        "bonus-needs-paintings": {"begun-galleries": -(-number // SIZES[count].columns)},
    }[rule]
    facts: dict[str, Fact] = {"player": Typed(players[0].name), "players": count, "paintings": number}
    return counted(rule, f"question-most-{line}", right, mistakes, facts=facts)


QUESTIONS: tuple[Generator, ...] = (
    Generator("paintings-points", "paintings", Ask.COUNT, paintings_points),
    Generator("neighbours-points", "neighbours", Ask.COUNT, neighbours_points),
    Generator("staircases-points", "staircases", Ask.COUNT, staircases_points),
    Generator("bonus-points", "gallery-bonuses", Ask.COUNT, bonus_points),
    Generator("all-points", "paintings", Ask.COUNT, all_points, LINES[1:]),
    Generator("adds", "paintings", Ask.COUNT, adds, ("neighbours", "staircases")),
    Generator("best-slot", "neighbours", Ask.PLACE, best_slot, ("staircases",)),
    Generator("scoring-staircase", "staircases", Ask.PLACE, scoring_staircase),
    Generator("wrong-line", "claimed-lines", Ask.CHOOSE, wrong_line),
    Generator("possible-points", "points-in-steps", Ask.SELECT, possible_points, BOUNDS[1:]),
    Generator("most-of", "neighbours-most", Ask.COUNT, most_of, ("staircases-most", "bonus-needs-paintings")),
)
