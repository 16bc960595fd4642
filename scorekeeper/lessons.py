"""Lessons: the steps of a game's lesson, each with something to do that the engine marks, and its glossary.

``games/<game>/lesson.toml`` lists the steps in teaching order; their words are the messages ``step-<id>``.
``games/<game>/glossary.toml`` lists the terms; their words are the messages ``term-<id>``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import resources
from random import Random
from typing import Any

from scorekeeper.codec import FORMAT
from scorekeeper.examples import Example, examples, nulls
from scorekeeper.game import Game
from scorekeeper.learn import Answer, Ask, Question, answered, generators, seat_answer
from scorekeeper.rules import Fact, Line, Seat, Severity
from scorekeeper.text import Words


@dataclass(frozen=True)
class Step:
    """One step of a lesson.

    ``rules``: ids of the rules it teaches. ``chapter``: id of the part it belongs to. ``players``: the player counts
    it is for (empty: all). ``short``: also part of the short way. ``ask``: id of the generator whose question it
    asks, with ``seed``; ``ask_example``: or a question on its worked example (see :func:`question`). ``example`` or
    ``document``: the table that its drawing shows, as ``view`` with the parts ``lit`` emphasised. ``capstone``: a
    prepared table to set up, play and score.
    """

    id: str
    chapter: str
    rules: tuple[str, ...] = ()
    players: tuple[int, ...] = ()
    short: bool = False
    ask: str | None = None
    seed: int = 0
    ask_example: Mapping[str, Any] = field(default_factory=dict)
    example: str | None = None
    document: Mapping[str, Any] | None = None
    view: str | None = None
    lit: tuple[str, ...] = ()
    capstone: bool = False


@dataclass(frozen=True, slots=True)
class Term:
    """A term of the published edition and the rules it matters in. Its words are ``term-<id>`` with ``.meaning``."""

    id: str
    rules: tuple[str, ...] = ()


_LISTS = ("rules", "players", "lit")


def _read(game: str, name: str) -> Mapping[str, Any]:
    place = resources.files("scorekeeper").joinpath("games", game.replace("-", "_"), name)
    return tomllib.loads(place.read_text("utf-8")) if place.is_file() else {}


@lru_cache(maxsize=16)
def steps(game: str) -> tuple[Step, ...]:
    """The steps of a game's lesson, in teaching order (empty if it has none).

    Raises ``TypeError`` for a key that a step does not have.
    """
    found = []
    for entry in _read(game, "lesson.toml").get("step", []):
        values: dict[str, Any] = {key: tuple(value) if key in _LISTS else value for key, value in entry.items()}
        if "rule" in values:
            values["rules"] = (values.pop("rule"), *values.get("rules", ()))
        if "document" in values:
            values["document"] = {"format": FORMAT, "game": game, **nulls(values["document"])}
        found.append(Step(**values))
    return tuple(found)


def way(game: str, players: int | None = None, *, short: bool = False) -> tuple[Step, ...]:
    """The steps for so many players (``None``: for any number), all or only those of the short way."""
    return tuple(
        step
        for step in steps(game)
        if (step.short or not short) and (players is None or not step.players or players in step.players)
    )


def teaching(game: str, rule: str) -> tuple[Step, ...]:
    """The steps that teach a rule, without the capstone, in which all come together."""
    return tuple(step for step in steps(game) if rule in step.rules and not step.capstone)


@lru_cache(maxsize=16)
def terms(game: str) -> tuple[Term, ...]:
    """The glossary of a game, in its order (empty if it has none)."""
    return tuple(
        Term(each["id"], tuple(each.get("rules", ()))) for each in _read(game, "glossary.toml").get("term", [])
    )


# --- what a step asks --------------------------------------------------------------------------------------------


def question(game: Game, step: Step, seed: int | None = None) -> Question | None:
    """The question of a step, or ``None`` if it has nothing to ask. ``seed`` gives fresh numbers where they can be.

    ``ask`` names a generator. ``ask_example`` asks about the step's ``example`` (or ``document``); its ``kind`` is one
    of

    - ``line``: how many points ``rule`` gives ``seat``; ``total``: all of ``seat``'s points; ``points``: those that
      ``seat`` has after the log;
    - ``spot``: the part of the drawing (``view``) where ``rule`` finds its fault (``parts``, if more parts show it);
    - ``winners``: all who win; ``order``: the players from first to last (no two on one place);
    - ``allowed``: whether the log's last entry (or the one at ``entry``) may be made (``rule`` explains).

    With ``shown`` the drawing has only so many entries of the log: the table as it was before what is asked about.
    """
    if step.ask is not None:
        maker = next(each for each in generators(game.id) if each.id == step.ask)
        return maker.make(Random(step.seed if seed is None else seed))  # noqa: S311 - the same numbers each time
    if not step.ask_example:
        return None
    example = example_of(game.id, step)
    assert example is not None, step.id
    asked = _EXAMPLE_QUESTIONS[step.ask_example["kind"]](game, step, example)
    own = Words(game.id, "en").has(f"step-{step.id}", "ask")
    changes: dict[str, Any] = {"words": f"step-{step.id}", "part": "ask"} if own else {}
    changes |= {"document": _shown(step, example), "view": step.view, "lit": step.lit}
    return Question(**{**_fields(asked), **changes})


def _shown(step: Step, example: Example) -> Mapping[str, Any]:
    """The table that the drawing of an example's question shows."""
    entries = step.ask_example.get("shown")
    if entries is None:
        return example.document
    return {**example.document, "log": example.document["log"][:entries]}


def example_of(game: str, step: Step) -> Example | None:
    """The worked example of a step, or its own document as one."""
    if step.document is not None:
        return Example(step.id, game, step.document)
    return next((each for each in examples(game) if each.id == step.example), None)


def _fields(asked: Question) -> dict[str, Any]:
    return {name: getattr(asked, name) for name in asked.__dataclass_fields__}


def _line(game: Game, step: Step, example: Example) -> Question:
    rule, seat = step.ask_example["rule"], step.ask_example["seat"]
    line: Line = next(each for each in game.by_id[rule].lines(example.table()) if each.seat == seat)
    facts: dict[str, Fact] = {"player": Seat(seat), "line": rule}
    right = (str(line.points),)
    return Question(rule, Ask.COUNT, "question-line", right, facts=facts, because="line", because_facts=line.facts)


def _total(game: Game, step: Step, example: Example) -> Question:
    seat = step.ask_example["seat"]
    score = game.outcome(example.table()).seats[seat]
    assert score.complete, example.id
    return Question(step.rules[0], Ask.COUNT, "question-total", (str(score.total),), facts={"player": Seat(seat)})


def _points(game: Game, step: Step, example: Example) -> Question:
    seat, journal = step.ask_example["seat"], example.table().journal
    assert game.play is not None and journal is not None, example.id
    points = game.play.points(journal.state)[seat]
    return Question(step.rules[0], Ask.COUNT, "question-points", (str(points),), facts={"player": Seat(seat)})


def _spot(game: Game, step: Step, example: Example) -> Question:
    rule = step.ask_example["rule"]
    found = next(each for each in game.check(example.table()) if each.rule == rule)
    parts = tuple(step.ask_example.get("parts", ())) or ((found.part,) if found.part else ())
    return Question(rule, Ask.SPOT, "question-spot", parts, because="problem", because_facts=found.facts)


def _winners(game: Game, step: Step, example: Example) -> Question:
    table = example.table()
    winners = game.outcome(table).winners
    answers = tuple(seat_answer(seat) for seat in table.seats)
    right = tuple(seat_answer(seat).id for seat in winners)
    return Question(step.rules[0], Ask.SELECT, "question-winners", right, answers=answers)


def _order(game: Game, step: Step, example: Example) -> Question:
    ranking = game.outcome(example.table()).ranking
    assert len({each.rank for each in ranking}) == len(ranking), example.id
    right = (seat_answer(each.seat) for each in ranking)
    mixed = Random(step.seed)  # noqa: S311 - the same order each time
    return answered(mixed, Ask.ORDER, step.rules[0], "question-order", right, ())


def _allowed(game: Game, step: Step, example: Example) -> Question:
    journal = example.table().journal
    assert journal is not None, example.id
    judged = journal.judged[step.ask_example.get("entry", -1)]
    found = [each for each in judged.findings if each.severity is Severity.ERROR]
    rule = step.ask_example.get("rule", step.rules[0])
    answers = (Answer("yes", "answer-allowed"), Answer("no", "answer-forbidden"))
    right = ("no" if found else "yes",)
    asked = Question(rule, Ask.CHOOSE, "question-allowed", right, answers=answers, event=judged.entry.event)
    if not found:
        return asked
    said = next((each for each in found if each.rule == rule), found[0])
    return Question(**{**_fields(asked), "rule": said.rule, "because": "problem", "because_facts": said.facts})


_EXAMPLE_QUESTIONS: Mapping[str, Callable[[Game, Step, Example], Question]] = {
    "line": _line,
    "total": _total,
    "points": _points,
    "spot": _spot,
    "winners": _winners,
    "order": _order,
    "allowed": _allowed,
}


# --- in words ----------------------------------------------------------------------------------------------------


def asked_text(words: Words, asked: Question) -> str:
    """The question as a sentence."""
    return words.say(asked.words, asked.part, asked.facts)


def answer_text(words: Words, answer: Answer) -> str:
    """An answer to choose: the word of an id, else a message with its facts, else the id itself (a number)."""
    if words.has(f"id-{answer.words}") or not words.has(answer.words):
        return words.name(answer.words)
    return words.say(answer.words, facts=answer.facts)


def mistake_text(words: Words, mistake: str) -> str:
    """What is usually confused, and what is right."""
    return words.say(f"mistake-{mistake}")


def because_text(words: Words, asked: Question) -> str:
    """Why the right answer is right, with the numbers at hand: the question's own ``.because``, else its rule."""
    if words.has(asked.words, "because"):
        return words.say(asked.words, "because", asked.because_facts)
    return words.say(asked.rule, asked.because, asked.because_facts)
