"""What the Learn rooms show, as frozen values, and what a learner has done so far. Pure."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from scorekeeper.exam import BOXES, Card, Code
from scorekeeper.learn import Ask, Mark, Question

if TYPE_CHECKING:
    from scorekeeper.ask import Reply

START, LESSON, EXAM, ASK, GLOSSARY = "start", "lesson", "exam", "ask", "glossary"
ROOMS = (START, LESSON, EXAM, ASK, GLOSSARY)


@dataclass(frozen=True)
class Asked:
    """A question that stands open, what was answered so far and, once it was, what came of it.

    ``hint``: the message that says what is still missing for an answer.
    """

    question: Question
    given: tuple[str, ...] = ()
    mark: Mark | None = None
    hint: str = ""

    @classmethod
    def of(cls, question: Question) -> Asked:
        """The question as it is first shown: what is to be ordered stands in the order shown."""
        order = tuple(answer.id for answer in question.answers) if question.kind is Ask.ORDER else ()
        return cls(question, order)


@dataclass(frozen=True)
class Sitting:
    """An exam: its code, its questions, and those answered so far, in order."""

    code: Code
    questions: tuple[Question, ...]
    done: tuple[Asked, ...] = ()

    @property
    def over(self) -> bool:
        """Whether all is answered."""
        return len(self.done) == len(self.questions)

    @property
    def right(self) -> int:
        """How many were right."""
        return sum(each.mark is not None and each.mark.right for each in self.done)


@dataclass(frozen=True)
class Progress:
    """What was done: steps with whether they were right, boxes of rules, exams begun, and how the learner goes.

    ``exam``: the code of the exam that was begun last; ``given``: the answers in it so far. ``best``: most right
    answers in one exam, ``None`` before the first is over. ``stage``: where the capstone stands; ``counted``: what was
    typed in it, by ``seat/rule``; ``played``: turns and the winner in it, with whether they were right.
    """

    steps: Mapping[str, bool] = field(default_factory=dict)
    cards: Mapping[str, Card] = field(default_factory=dict)
    sittings: int = 0
    players: int | None = None
    short: bool = False
    at: str = ""
    exam: str = ""
    given: tuple[tuple[str, ...], ...] = ()
    best: int | None = None
    stage: str = ""
    counted: Mapping[str, str] = field(default_factory=dict)
    played: Mapping[str, bool] = field(default_factory=dict)

    @classmethod
    def of(cls, document: Mapping[str, Any]) -> Progress:
        """What was kept; what cannot be read (of a newer program, say) counts as not done."""
        steps = {str(id): bool(right) for id, right in _object(document, "steps").items()}
        cards = {
            str(rule): Card(card[0], card[1])
            for rule, card in _object(document, "cards").items()
            if isinstance(card, list) and len(card) == 2 and all(type(each) is int for each in card)
            if 1 <= card[0] <= BOXES
        }
        given = document.get("given")
        kept = given if isinstance(given, list) else []
        answers = tuple(tuple(map(str, each)) for each in kept if isinstance(each, list))
        return cls(
            steps=steps,
            cards=cards,
            sittings=_number(document, "sittings") or 0,
            players=_number(document, "players"),
            short=document.get("short") is True,
            at=str(document.get("at") or ""),
            exam=str(document.get("exam") or ""),
            given=answers,
            best=_number(document, "best"),
            stage=str(document.get("stage") or ""),
            counted={key: str(text) for key, text in _object(document, "counted").items()},
            played={key: bool(right) for key, right in _object(document, "played").items()},
        )

    def to(self, changes: Mapping[str, Any]) -> Progress:
        """With what :meth:`noted` says, merged as the store merges it."""
        merged: dict[str, Any] = {
            key: {**getattr(self, key), **value} if isinstance(value, dict) else value for key, value in changes.items()
        }
        return dataclasses.replace(self, **merged)


def noted(changes: Mapping[str, Any]) -> dict[str, Any]:
    """Changes as JSON keeps them."""
    return {key: _plain(value) for key, value in changes.items()}


def _plain(value: Any) -> Any:
    if isinstance(value, Card):
        return [value.box, value.at]
    if isinstance(value, Mapping):
        return {key: _plain(each) for key, each in value.items()}
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


def _object(document: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    found = document.get(key)
    return found if isinstance(found, dict) else {}


def _number(document: Mapping[str, Any], key: str) -> int | None:
    found = document.get(key)
    return found if type(found) is int and found >= 0 else None


@dataclass(frozen=True)
class Learn:
    """The Learn room that is open, of one game.

    ``step``: id of the lesson step. ``asked``: the question that stands open, in the lesson, the exam or the capstone.
    ``text``: what was typed to ask the rules; ``looking``: its answer is being looked up.
    ``fresh``: the room has just been entered: its heading takes the focus.
    """

    game: str
    room: str = START
    progress: Progress = field(default_factory=Progress)
    step: str = ""
    asked: Asked | None = None
    sitting: Sitting | None = None
    text: str = ""
    reply: Reply | None = None
    looking: bool = False
    fresh: bool = False

    def to(self, **changes: Any) -> Learn:
        """The room with some of it changed."""
        return dataclasses.replace(self, **changes)
