"""Questions about who wins: places, ties, and the match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from scorekeeper.game import SHARED, Extra, Outcome
from scorekeeper.games.musee import GAME
from scorekeeper.games.musee.model import LEVELS, SIZES, Final, Galleries, Match, MuseeTable, SeatFinal, Shared, Stairs
from scorekeeper.games.musee.questions_tables import finished, some_players
from scorekeeper.learn import (
    Answer,
    Ask,
    Generator,
    Question,
    accepts,
    answered,
    mixed,
    score_file,
    seat_answer,
    sorted_out,
    table_of,
)
from scorekeeper.rules import Fact, Typed

TIEBREAKS = ("most-paintings", "most-gallery-bonuses")
WON_BY = ("paintings", "staircases", "gallery-bonuses")


def who_wins(random: Random) -> Question:
    """Who wins, as the walls hang?"""
    table = finished(random, random.choice((2, 3)), wanted=lambda table: len(GAME.outcome(table).winners) == 1)
    outcome = GAME.outcome(table)
    (winner,) = outcome.winners
    fullest = max(table.seats, key=lambda seat: outcome.seats[seat].lines[0].points or 0)
    rule, words = _lead(outcome)
    answers = {seat: seat_answer(seat, "fullest-wins" if seat == fullest != winner else None) for seat in table.seats}
    return answered(
        random,
        Ask.CHOOSE,
        rule,
        "question-who-wins",
        (answers[winner],),
        (answer for seat, answer in answers.items() if seat != winner),
        document=score_file(table),
        view="count",
        because="line",
        because_facts=words,
    )


def _lead(outcome: Outcome) -> tuple[str, Mapping[str, Fact]]:
    """What tells the first from the second: a tie-break, else the line with the greatest lead; with its facts."""
    first, second = outcome.ranking[:2]
    if first.decided_by in TIEBREAKS:
        key = next(key for key in first.keys if key.rule == first.decided_by)
        return key.rule, key.facts
    own, other = outcome.seats[first.seat].lines, outcome.seats[second.seat].lines
    leads = [(mine.points or 0) - (theirs.points or 0) for mine, theirs in zip(own, other, strict=True)]
    line = own[leads.index(max(leads))]
    return line.rule, line.facts


# --- level on points ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Level:
    """People level on points, with what the ties compare, and what the engine makes of it."""

    names: tuple[str, ...]
    points: int
    paintings: tuple[int, ...]
    cards: tuple[int, ...]
    outcome: Outcome

    def answer(self, seat: int, mistake: str | None = None) -> Answer:
        """A player with their numbers, as an answer."""
        facts: dict[str, Fact] = {
            "name": Typed(self.names[seat]),
            "paintings": self.paintings[seat],
            "cards": self.cards[seat],
        }
        return Answer(f"seat-{seat}", "answer-level", facts, mistake)

    @property
    def key(self) -> str:
        """What decides the first place."""
        return str(self.outcome.ranking[0].decided_by)


def _level(random: Random, count: int) -> Level:
    """Some people with the same points; who is ahead is what the engine says."""
    players, size = some_players(random, count), SIZES[count]
    base = random.randint(size.slots - 3, size.slots - 2)
    paintings = tuple(base + random.choice((0, 0, 1, 2)) for _ in range(count))
    deal = [random.randrange(count + 1) for _ in LEVELS]
    held = tuple(tuple(level for level, at in zip(LEVELS, deal, strict=True) if at == seat) for seat in range(count))
    seats = []
    for number, own in zip(paintings, held, strict=True):
        shares = [number // 3 + (number % 3 > place) for place in range(3)]
        rows = (tuple(range(1, n + 1)) + (None,) * (size.columns - n) for n in shares)
        seats.append(SeatFinal(Galleries(*rows), own))
    table: MuseeTable = table_of(GAME, players, final=Final(Shared(Stairs((), ())), tuple(seats)))
    points = random.randint(28, 40)
    scores = GAME.outcome(table).seats
    extra = tuple(Extra(seat, "", points - scores[seat].total) for seat in table.seats)
    cards = tuple(map(len, held))
    outcome = GAME.outcome(replace(table, extra=extra))
    return Level(tuple(player.name for player in players), points, paintings, cards, outcome)


def _until(random: Random, count: int, *decided: str) -> Level:
    """Such people, with the first place decided by one of ``decided``."""
    while True:
        level = _level(random, count)
        if level.key in decided:
            return level


RULE_OF = {"most-paintings": "most-paintings", "most-gallery-bonuses": "most-gallery-bonuses", SHARED: TIEBREAKS[1]}


@mixed
def tie_winners(random: Random) -> Question:
    """Who wins among people with the same points? All who do."""
    level = _until(random, random.choice((2, 3)), random.choice((*TIEBREAKS, SHARED)))
    wins = level.outcome.winners
    most = max(level.cards)
    answers = []
    for seat in range(len(level.names)):
        mistake = "bonus-cards-first" if level.cards[seat] == most and level.key == "most-paintings" else None
        answers.append((level.answer(seat, None if seat in wins else mistake), seat in wins))
    facts: dict[str, Fact] = {"points": level.points}
    return sorted_out(random, RULE_OF[level.key], "question-tie-winners", answers, facts=facts)


def tie_order(random: Random) -> Question:
    """In which order do people with the same points come?"""
    rule = random.choice(TIEBREAKS)
    while True:
        level = _until(random, 3, rule)
        if len({placing.rank for placing in level.outcome.ranking}) == 3:
            break
    right = tuple(level.answer(placing.seat) for placing in level.outcome.ranking)
    facts: dict[str, Fact] = {"points": level.points}
    return answered(random, Ask.ORDER, rule, "question-tie-order", right, (), facts=facts)


def tie_decided(random: Random) -> Question:
    """What decides between two people with the same points?"""
    level = _until(random, 2, random.choice((*TIEBREAKS, SHARED)))
    answers = {each: Answer(each, f"answer-decided-{each}") for each in (*TIEBREAKS, SHARED)}
    facts: dict[str, Fact] = {"points": level.points}
    for seat, name in enumerate(level.names):
        number: dict[str, Fact] = {"name": Typed(name), "paintings": level.paintings[seat], "cards": level.cards[seat]}
        facts |= {f"{key}{seat}": fact for key, fact in number.items()}
    wrong = (answer for key, answer in answers.items() if key != level.key)
    right = (answers[level.key],)
    return answered(random, Ask.CHOOSE, RULE_OF[level.key], "question-tie-decided", right, wrong, facts=facts)


# --- the match ---------------------------------------------------------------------------------------------------

MATCH = ("match-already-won", "two-wins-at-most")


@mixed
def match_goes_on(random: Random) -> Question:
    """With which of these wins does the match go on?"""
    count = random.choice((2, 3))
    players = some_players(random, count)
    answers = []
    for _ in range(4):
        wins = tuple(random.choice((0, 1, 1, 2)) for _ in range(count))
        final = Final(Shared(match=Match(wins=wins)))
        good = accepts(GAME, table_of(GAME, players, final=final), *MATCH)
        mistake = "three-wins" if not good else None
        answers.append((Answer("-".join(map(str, wins)), "answer-wins", {"wins": wins}, mistake), good))
    facts: dict[str, Fact] = {"players": tuple(Typed(player.name) for player in players)}
    return sorted_out(
        random,
        "match-already-won",
        "question-match",
        {answer.id: (answer, good) for answer, good in answers}.values(),
        facts=facts,
    )


QUESTIONS: tuple[Generator, ...] = (
    Generator("who-wins", "neighbours", Ask.CHOOSE, who_wins, (*WON_BY, *TIEBREAKS)),
    Generator("tie-winners", "most-paintings", Ask.SELECT, tie_winners, ("most-gallery-bonuses",)),
    Generator("tie-order", "most-paintings", Ask.ORDER, tie_order, ("most-gallery-bonuses",)),
    Generator("tie-decided", "most-paintings", Ask.CHOOSE, tie_decided, ("most-gallery-bonuses",)),
    Generator("match-goes-on", "match-already-won", Ask.SELECT, match_goes_on, ("two-wins-at-most",)),
)
