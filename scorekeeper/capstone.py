"""The capstone of a lesson: a prepared table to set up, to play on for three turns, and to score.

The table is the document of the last step. Its log holds how the game stood and what happened since; what a learner
answers is compared with what the engine says. Nothing of it is kept: it is a table of the lesson, not of people.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from random import Random
from typing import Any

from scorekeeper.codec import decode
from scorekeeper.game import Game, Table
from scorekeeper.learn import Ask, Question, answered, seat_answer
from scorekeeper.lessons import Step, example_of, steps
from scorekeeper.rules import Fact, Line, Seat

TURNS = 3
"""How many turns are played."""

_BEGINS = "resume"
"""Events whose word begins so say how a table stood where its log begins."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of the log: who has it, the numbers of its entries, and the question about what comes of it."""

    player: int
    entries: tuple[int, ...]
    question: Question | None


@dataclass(frozen=True, slots=True)
class Checked:
    """A line of the receipt and what the learner counted; ``right`` is whether both agree."""

    line: Line
    counted: int | None

    @property
    def right(self) -> bool:
        """Whether the learner has it as the rules do."""
        return self.counted == self.line.points


def capstone(game: str) -> Step | None:
    """The capstone of a game's lesson, if it has one."""
    return next((each for each in steps(game) if each.capstone), None)


def table(game: Game, step: Step, entries: int | None = None) -> Table[Any, Any]:
    """The table of a capstone, after so many entries of its log (default: all)."""
    example = example_of(game.id, step)
    assert example is not None, step.id
    if entries is None:
        return example.table()
    shown, faults = decode({**example.document, "status": "playing", "log": example.document.get("log", [])[:entries]})
    assert shown is not None, faults
    return shown


def turns(game: Game, step: Step) -> tuple[Turn, ...]:
    """The turns to play: the first three after the log has said how the table stood (none where there is no log)."""
    journal = table(game, step).journal
    if journal is None:
        return ()
    events = [entry.event for entry in journal.entries]
    begin = max((at + 1 for at, each in enumerate(events) if type(each).EVENT.startswith(_BEGINS)), default=0)
    people = [getattr(each, "player", None) for each in events]
    played = [(at, int(player)) for at, player in enumerate(people) if at >= begin and player is not None]
    found = []
    for player, group in groupby(played, key=lambda each: each[1]):
        entries = tuple(at for at, _ in group)
        found.append(Turn(player, entries, _asked(game, step, journal, player, entries)))
    return tuple(found[:TURNS])


def _asked(game: Game, step: Step, journal: Any, player: int, entries: tuple[int, ...]) -> Question | None:
    """What to ask about a turn: the points that whoever plays has after it or, where none come, who is next."""
    play = game.play
    assert play is not None
    before, after = journal.state_before(entries[0]), journal.judged[entries[-1]].state
    sides = table(game, step).sides
    seat = next(at for at, side in enumerate(sides) if player in side)
    points = play.points(after)[seat]
    rule = step.rules[0]
    if points is not None and points != play.points(before)[seat]:
        facts: dict[str, Fact] = {"player": Seat(seat)}
        return Question(rule, Ask.COUNT, "question-points", (str(points),), facts=facts)
    following = play.turn(after)
    if following is None or len(sides) < 2:
        return None
    right = next(at for at, side in enumerate(sides) if following in side)
    seats = (seat_answer(at) for at in range(len(sides)))
    return answered(Random(0), Ask.CHOOSE, rule, "question-next", [seat_answer(right)], seats)  # noqa: S311


def receipt(game: Game, step: Step, counted: Mapping[tuple[int, str], int]) -> tuple[tuple[Checked, ...], ...]:
    """Every line of every seat beside what the learner counted, by seat and rule."""
    scores = game.outcome(table(game, step)).seats
    return tuple(
        tuple(Checked(line, counted.get((int(score.seat), line.rule))) for line in score.lines) for score in scores
    )
