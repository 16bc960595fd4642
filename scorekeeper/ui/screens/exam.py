"""The exam: one question after the other, then what went wrong and where it is taught."""

from __future__ import annotations

from scorekeeper.game import Game
from scorekeeper.learn import Ask
from scorekeeper.lessons import asked_text, because_text, mistake_text, teaching
from scorekeeper.ui.learn_state import Asked, Learn, Sitting
from scorekeeper.ui.safe import esc
from scorekeeper.ui.screens.figure import figure
from scorekeeper.ui.screens.page import Page, button
from scorekeeper.ui.screens.question import (
    NO,
    YES,
    bar,
    cited,
    far,
    given_text,
    go_button,
    heading,
    labelled,
    picture,
    question_parts,
    right_text,
    words_of,
)
from scorekeeper.ui.screens.rule import rich_text, step_link

MOST_STEPS = 2


def exam(page: Page, game: Game, learn: Learn) -> str:
    """The open question, or the result."""
    sitting = learn.sitting
    assert sitting is not None
    if learn.asked is None:
        return _result(page, game, learn, sitting)
    asked = learn.asked
    words = words_of(game, page.state.lang, asked.question)
    svg = picture(game, words, asked.question)
    shown = figure(words, asked, svg)
    at = len(sitting.done) + (asked.mark is None)
    of = len(sitting.questions)
    title = page.say("learn-question-of", at=at, of=of)
    foot = ""
    if asked.mark is not None:
        foot = go_button(page, "learn-next", "learn-to-result" if sitting.over else "learn-next")
    elif asked.question.kind is not Ask.CHOOSE:
        foot = go_button(page, "learn-check", "learn-check")
    return (
        f'<article class="step{"" if shown else " no-drawing"}" data-key="question-{at}"><div class="words">'
        f'<p class="soft where">{page.say("learn-exam-code", code=str(sitting.code.seed))}</p>'
        f"{far(len(sitting.done), of)}{heading(learn, title)}</div>"
        f"{question_parts(page, game, words, asked, svg, shown)}</article>{bar(foot)}"
    )


def _result(page: Page, game: Game, learn: Learn, sitting: Sitting) -> str:
    wrong = [each for each in sitting.done if each.mark is not None and not each.mark.right]
    right = [each for each in sitting.done if each.mark is not None and each.mark.right]
    title = page.say("learn-exam-result", right=len(right), of=len(sitting.done))
    lists = _list(page, game, "learn-exam-wrong", wrong) + _list(page, game, "learn-exam-right", right)
    new = button(page.say("learn-exam-begin"), "learn-exam", cls="primary")
    back = button(page.say("learn-lesson-go"), "learn", game=game.id)
    return (
        f'<div class="exam-over">{heading(learn, title)}<p class="text">{page.say("learn-exam-boxes")}</p>'
        f'<p class="acts">{new}{back}</p>{lists}'
        f'<p class="soft code">{page.say("learn-exam-code-how", code=str(sitting.code))}</p></div>'
    )


def _list(page: Page, game: Game, said: str, done: list[Asked]) -> str:
    if not done:
        return ""
    rows = "".join(_row(page, game, each) for each in done)
    return (
        f'<section class="card" aria-labelledby="{said}"><h2 id="{said}">{page.say(said)}</h2><ul>{rows}</ul></section>'
    )


def _row(page: Page, game: Game, asked: Asked) -> str:
    question, mark = asked.question, asked.mark
    assert mark is not None
    words = words_of(game, page.state.lang, question)
    sign = YES if mark.right else NO
    told = f"<p>{esc(asked_text(words, question))}</p>"
    if not mark.right:
        svg = picture(game, words, question)
        told += labelled(page, "learn-yours", given_text(page, words, asked, svg), "yours")
        told += labelled(page, "learn-answer-is", right_text(page, words, question, svg))
        if mark.mistake is not None:
            told += f"<p>{rich_text(mistake_text(words, mark.mistake))}</p>"
        told += f'<p class="soft">{rich_text(because_text(words, question))}</p>'
        links = "".join(step_link(page, game.id, each, words) for each in teaching(game.id, question.rule)[:MOST_STEPS])
        told += (
            f'<p class="steps"><span class="soft">{page.say("learn-in-lesson")}:</span> {links}</p>' if links else ""
        )
    cls = "is-right" if mark.right else "is-wrong"
    told += cited(page, game, words, question.rule)
    return f'<li class="{cls}"><span class="sign">{sign}</span><div>{told}</div></li>'
