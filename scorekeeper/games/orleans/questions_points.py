"""Questions about final scoring and ties."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from scorekeeper.games.orleans import GAME, board
from scorekeeper.games.orleans.model import Final, Goods, SeatFinal, Shared, Tracks
from scorekeeper.games.orleans.position import OrleansTable, number, seats
from scorekeeper.games.orleans.questions_tables import finished
from scorekeeper.games.orleans.scoring import goods_points
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
from scorekeeper.rules import Fact


def goods(random: Random) -> Question:
    """What are the goods of a player worth?"""
    table = finished(random)
    seat = random.choice(table.seats)
    counts = [getattr(seats(table)[seat].goods, good) or 0 for good in board.GOODS]
    mistakes = {
        "goods-one-each": sum(counts),
        "goods-upside-down": sum((5 - place) * count for place, count in enumerate(counts)),
        "goods-by-kinds": sum(points for points, count in zip((1, 2, 3, 4, 5), counts, strict=True) if count),
    }
    return line_counted(GAME, table, "goods", seat, "question-goods", mistakes, view="final-seats")


def development(random: Random) -> Question:
    """What do status, stations and citizens bring?"""
    table = finished(random)
    seat = random.choice(table.seats)
    own = seats(table)[seat]
    facts = line_of(GAME, table, "development", seat).facts
    level, built, citizens, last = (int(str(facts[key])) for key in ("status", "stations", "citizens", "last"))
    mistakes = {
        "last-citizen-forgotten": level * (built + citizens) if last else level * (built + citizens + 1),
        "stations-alone": level * (built + last) + citizens if citizens else level * (built + last + 1),
        "citizens-alone": built + level * (citizens + last),
        "status-added": level + built + citizens + last,
        "space-multiplies": (own.development or 0) * (built + citizens + last),
    }
    return line_counted(GAME, table, "development", seat, "question-development", mistakes, view="final-count")


def total(random: Random) -> Question:
    """What is the total?"""
    table = finished(random, wanted=lambda table: all(each.complete for each in GAME.outcome(table).seats))
    seat = random.choice(table.seats)
    own = seats(table)[seat]
    lines = {line.rule: line.points or 0 for line in GAME.outcome(table).seats[seat].lines}
    score = GAME.outcome(table).seats[seat].total
    facts: dict[str, Fact] = {"player": seat}
    mistakes = {
        "coins-left-out": score - lines["coins"],
        "unbuilt-score": score + 10 - (number(own.stations) or 0),
        "goods-left-out": score - lines["goods"],
    }
    because: dict[str, Fact] = {"points": score, **lines}
    return counted(
        "coins",
        "question-total-of",
        score,
        mistakes,
        facts=facts,
        document=score_file(table),
        view="final-count",
        because_facts=because,
    )


MORE: dict[str, Any] = {
    "coin": lambda own: replace(own, coins=(own.coins or 0) + 1),
    **{
        good: (lambda own, good=good: replace(own, goods=replace(own.goods, **{good: getattr(own.goods, good) + 1})))
        for good in board.GOODS
    },
    "station": lambda own: replace(own, stations=own.stations + 1),
    "citizen": lambda own: replace(own, citizens=own.citizens + 1),
    "unbuilt": lambda own: replace(own, stations_supply=(own.stations_supply or 0) + 1),
    "technology": lambda own: replace(own, technology=(own.technology or 0) + 1),
    "place": lambda own: replace(own, places=(own.places or 0) + 1),
    "knight": lambda own: replace(own, tracks=Tracks(knight=1)),
}
"""What a player might have one more of."""


def _gain(table: OrleansTable, seat: int, what: str) -> int:
    """Points that one more of something brings a seat."""
    everyone = list(seats(table))
    everyone[seat] = MORE[what](everyone[seat])
    more = replace(table, final=Final(Shared(), tuple(everyone)))
    return GAME.outcome(more).seats[seat].total - GAME.outcome(table).seats[seat].total


@mixed
def scores(random: Random) -> Question:
    """Which of these bring points at the end?"""
    table = finished(random)
    seat = random.choice(table.seats)
    answers = []
    for what in random.sample(tuple(MORE), 5):
        gain = _gain(table, seat, what)
        mistake = None if gain else "scores-nothing"
        answers.append((Answer(what, f"answer-more-{what}", mistake=mistake), gain > 0))
    facts: dict[str, Fact] = {"player": seat}
    document = score_file(table)
    return sorted_out(
        random, "development", "question-scores", answers, facts=facts, document=document, view="final-seats"
    )


def one_more(random: Random) -> Question:
    """What would be worth most to a player?"""
    while True:
        table = finished(random)
        seat = random.choice(table.seats)
        gains = {what: _gain(table, seat, what) for what in ("coin", *board.GOODS[1:], "station", "citizen")}
        some = random.sample(tuple(gains), 4)
        if len({gains[what] for what in some}) == len(some) and ("station" in some or "citizen" in some):
            break
    ordered = sorted(some, key=lambda what: -gains[what])
    return answered(
        random,
        Ask.ORDER,
        "development",
        "question-one-more",
        (Answer(what, f"answer-more-{what}") for what in ordered),
        (),
        facts={"player": seat},
        document=score_file(table),
        view="final-count",
    )


def ranking(random: Random) -> Question:
    """Put the players in order."""
    table = finished(
        random,
        random.choice((3, 4)),
        wanted=lambda table: len({each.total for each in GAME.outcome(table).seats}) == table.count,
    )
    ordered = GAME.outcome(table).ranking
    return answered(
        random,
        Ask.ORDER,
        "development",
        "question-ranking",
        (seat_answer(each.seat) for each in ordered),
        (),
        document=score_file(table),
        view="final-count",
        because_facts={
            "players": tuple(each.seat for each in ordered),
            "points": tuple(each.points for each in ordered),
        },
    )


# --- ties --------------------------------------------------------------------------------------------------------


def _level(random: Random, option: str, same_space: bool) -> OrleansTable:
    """A table on which the first two (or three) have the same points, more than the others."""

    def evened(own: tuple[SeatFinal, ...]) -> tuple[SeatFinal, ...]:
        if not same_space:
            return own
        shared = random.randint(9, 25)
        return tuple(replace(each, development=shared) for each in own)

    for _ in range(300):
        table = finished(random, random.choice((2, 3, 4)), seats=evened, options={"tie-break": option})
        totals = [score.total for score in GAME.outcome(table).seats]
        level = random.choice((2, table.count))
        goal = max(totals)
        own = tuple(
            replace(each, coins=(each.coins or 0) + (goal - totals[at] if at < level else -(each.coins or 0)))
            for at, each in enumerate(seats(table))
        )
        table = replace(table, final=Final(Shared(round=18), own))
        totals = [score.total for score in GAME.outcome(table).seats]
        spaces = [each.development for each in own[:level]]
        worth = [_worth(each) for each in own[:level]]
        apart = len(set(spaces)) == level or same_space
        apart = apart and (not same_space or len(set(worth)) == level)
        first = len(set(totals[:level])) == 1 and max(totals) == totals[0] and totals.count(goal) == level
        if first and apart and not errors(GAME, table):
            return table
    raise AssertionError(option)


def _worth(own: SeatFinal) -> int:
    return goods_points({good: getattr(own.goods or Goods(), good) for good in board.GOODS}) or 0


def _tie(random: Random, rule: str, words: str, option: str, same_space: bool) -> Question:
    table = _level(random, option, same_space)
    outcome = GAME.outcome(table)
    level = [each.seat for each in outcome.ranking if each.points == outcome.ranking[0].points]
    coins = {seat: seats(table)[seat].coins or 0 for seat in level}
    answers = []
    for seat in table.seats:
        good = seat in outcome.winners
        mistake = None
        if not good and seat in level:
            mistake = "tie-by-coins" if coins[seat] == max(coins.values()) else "tie-shared-at-once"
        answers.append((seat_answer(seat, mistake), good))
    keys = [key for placing in outcome.ranking for key in placing.keys if key.rule == rule]
    best = next((key for key in keys if key.seat == outcome.winners[0]), None)
    said = best is not None and len(outcome.winners) == 1
    return sorted_out(
        random,
        rule,
        words,
        answers,
        facts={"players": tuple(level), "points": outcome.ranking[0].points},
        document=score_file(table),
        view="final-count",
        because="line" if said else "text",
        because_facts=best.facts if best is not None and said else {},
    )


@mixed
def tie(random: Random) -> Question:
    """Level on points: who wins?"""
    return _tie(random, "development-track", "question-tie", "development-then-shared", False)


@mixed
def tie_goods(random: Random) -> Question:
    """Level on points and on the development track: who wins where goods are compared?"""
    return _tie(random, "goods-value", "question-tie-goods", "development-then-goods", True)


QUESTIONS: tuple[Generator, ...] = (
    Generator("goods", "goods", Ask.COUNT, goods),
    Generator("development", "development", Ask.COUNT, development),
    Generator("total", "coins", Ask.COUNT, total),
    Generator("scores", "development", Ask.SELECT, scores, ("coins", "goods")),
    Generator("one-more", "development", Ask.ORDER, one_more),
    Generator("ranking", "development", Ask.ORDER, ranking),
    Generator("tie", "development-track", Ask.SELECT, tie),
    Generator("tie-goods", "goods-value", Ask.SELECT, tie_goods),
)
