"""The drawing of a question: what is asked about lit up, with a tag that says what is asked of it."""

from __future__ import annotations

from typing import Any

from scorekeeper.learn import Ask, Question, seat_answer
from scorekeeper.lessons import asked_text
from scorekeeper.rules import Seat
from scorekeeper.text import Words
from scorekeeper.ui.learn_state import Asked
from scorekeeper.ui.play_form import facts_of
from scorekeeper.ui.safe import esc
from scorekeeper.ui.screens.drawing import marked, outermost
from scorekeeper.ui.screens.rule import rich_text

POINTED = (Ask.PLACE, Ask.SPOT)
"""What is answered in the drawing itself: to light a part would answer for the learner."""


def figure(words: Words, asked: Asked, svg: str, lit: tuple[str, ...] = ()) -> str:
    """The drawing with what is meant lit up: before the answer what is asked about, after it what is right.

    ``lit``: parts to light if the question names none.
    """
    if not svg:
        return ""
    question = asked.question
    marks = dict.fromkeys(question.lit or lit or _whose(question, svg), "lit")
    pointed = question.kind in POINTED
    if pointed and asked.given:
        marks[asked.given[0]] = "picked"
    if pointed and asked.mark is not None:
        if not asked.mark.right:
            marks[asked.given[0]] = "is-wrong"
        marks |= dict.fromkeys(outermost(svg, question.right), "is-right")
    act = "learn-part" if pointed and asked.mark is None else ""
    said = _about(words, asked) + (_example(words) if question.view is None else "")
    return f'<figure class="drawing{" pointing" if act else ""}">{said}{marked(svg, marks, act)}</figure>'


def _whose(question: Question, svg: str) -> tuple[str, ...]:
    """The part of the player whom the question is about."""
    seat = question.facts.get("player")
    if question.kind in POINTED or not isinstance(seat, Seat):
        return ()
    if any(answer.id == seat_answer(seat).id for answer in question.answers):
        return ()
    part = f"seat-{int(seat)}"
    return (part,) if f' data-part="{part}"' in svg else ()


def _about(words: Words, asked: Asked) -> str:
    """What is asked of the drawing, on the drawing itself: the question and, where it is about one, what is done.

    It is the sentence of the heading, which is read aloud and, where the drawing stands below it, not shown.
    """
    question = asked.question
    done = f" <em>{esc(event_text(words, question.event))}</em>" if question.event is not None else ""
    said = rich_text(asked_text(words, question))
    return f'<p class="about" aria-hidden="true"><i>?</i><span><strong>{said}</strong>{done}</span></p>'


def _example(words: Words) -> str:
    """Said of a drawing that the step has, not its question: it may show other players and other cards."""
    return f'<p class="soft example">{esc(words.say("part-example"))}</p>'


def event_text(words: Words, event: Any) -> str:
    """What happens, as a log tells it."""
    return words.say(f"event-{event.EVENT}", "line", facts_of(event))
