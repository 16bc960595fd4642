"""Exams: ten questions of a game, drawn by seed, weak rules first.

Which rules come first follows Leitner's boxes. A rule that was answered wrongly stands in box 1; each right answer
moves it one box up, to box 5 at most, and a wrong one back to box 1. Box 1 is due in the next exam, box 2 in the second
after, then in the fourth, eighth and sixteenth. At most six of the ten questions are about rules that are due; the
others are drawn at random, so that every exam is another one.

Standard library only.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random

from scorekeeper.learn import Ask, Generator, Question, generators

LENGTH = 10
"""Questions in an exam."""

MOST_CHOICES = LENGTH // 3
"""How many of them are plain choices of one answer, at most."""

MOST_DUE = 6
"""How many of them are about rules that are due, at most."""

BOXES = 5

TRIES = 12
"""How often a generator that is about several rules is asked for a question about one of them."""

LARGEST_SEED = 10**6
_CODE = re.compile(r"([0-9]{1,12})((?:\.[a-z0-9-]+)*)")


@dataclass(frozen=True, slots=True)
class Card:
    """Where a rule stands: its box, from 1 (weak) to 5, and the number of the exam that last asked about it."""

    box: int
    at: int


@dataclass(frozen=True, slots=True)
class Code:
    """What an exam is drawn from: a seed, and the ids of the rules that come first. The same code, the same exam."""

    seed: int
    first: tuple[str, ...] = ()

    def __str__(self) -> str:
        return ".".join((str(self.seed), *self.first))


def code(text: str) -> Code | None:
    """The code that was written as ``4711`` or ``4711.rule.rule``, or ``None``."""
    found = _CODE.fullmatch(text.strip())
    if found is None:
        return None
    first = tuple(dict.fromkeys(each for each in found[2].split(".") if each))
    return Code(int(found[1]), first[:MOST_DUE])


def moved(card: Card | None, right: bool, sitting: int) -> Card:
    """Where a rule stands after an answer in the exam of this number (from 1). A new rule begins in box 1."""
    box = card.box if card is not None else 1
    return Card(min(BOXES, box + 1) if right else 1, sitting)


def due(cards: Mapping[str, Card], sitting: int) -> tuple[str, ...]:
    """Ids of the rules that are due in the exam of this number: the lowest box first, then the longest overdue."""
    waiting = {rule: card for rule, card in cards.items() if sitting - card.at >= 2 ** (card.box - 1)}
    order = sorted(waiting, key=lambda rule: (waiting[rule].box, waiting[rule].at, rule))
    return tuple(order[:MOST_DUE])


def exam(game: str, of: Code) -> tuple[Question, ...]:
    """The ten questions of a code, or none if the game has none.

    No question is there twice, no generator asks twice, and at most a third are plain choices.
    """
    random = Random(of.seed)  # noqa: S311 - the same exam for the same seed
    left = list(generators(game))
    random.shuffle(left)
    asked: list[Question] = []
    for rule, maker in _wanted(of.first, left):
        if len(asked) == LENGTH:
            break
        if maker not in left or (maker.kind is Ask.CHOOSE and _choices(asked) >= MOST_CHOICES):
            continue
        question = _made(maker, rule, random)
        if all(question.key != each.key for each in asked):
            asked.append(question)
            left.remove(maker)
    return tuple(asked)


def _wanted(first: Iterable[str], left: list[Generator]) -> Iterator[tuple[str | None, Generator]]:
    """Generators in the order to try them: those of the rules that come first, then the rest as they were shuffled."""
    for rule in first:
        # One that is about nothing else asks surely about this rule.
        makers = sorted((each for each in left if rule in each.rules), key=lambda each: len(each.rules))
        if makers:
            yield rule, makers[0]
    for maker in tuple(left):
        yield None, maker


def _choices(asked: Iterable[Question]) -> int:
    return sum(each.kind is Ask.CHOOSE for each in asked)


def _made(maker: Generator, rule: str | None, random: Random) -> Question:
    """A question, about ``rule`` if the generator gives one."""
    question = maker.make(random)
    for _ in range(TRIES if rule is not None else 0):
        if question.rule == rule:
            break
        question = maker.make(random)
    return question
