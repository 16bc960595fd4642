"""A step of the lesson: words, a drawing, something to do, and what came of it."""

from __future__ import annotations

from scorekeeper.game import Game
from scorekeeper.learn import Ask
from scorekeeper.lessons import Step, example_of, steps
from scorekeeper.report import words_for
from scorekeeper.text import Words
from scorekeeper.ui import learning
from scorekeeper.ui.learn_state import Asked, Learn
from scorekeeper.ui.safe import esc
from scorekeeper.ui.screens import capstone
from scorekeeper.ui.screens.drawing import drawn
from scorekeeper.ui.screens.figure import figure
from scorekeeper.ui.screens.page import Page, button
from scorekeeper.ui.screens.question import bar, far, go_button, heading, picture, question_parts, words_of
from scorekeeper.ui.screens.rule import rich_text


def lesson(page: Page, game: Game, learn: Learn) -> str:
    """The open step."""
    step = next(each for each in steps(game.id) if each.id == learn.step)
    if step.capstone:
        return capstone.capstone(page, game, learn, step)
    asked = learn.asked
    words = words_of(game, page.state.lang, asked.question if asked else None)
    svg = picture(game, words, asked.question) if asked else ""
    lit: tuple[str, ...] = ()
    if not svg:
        svg, lit = _own(game, step, page.state.lang), step.lit
    shown = figure(words, asked, svg, lit) if asked else ""
    inside = ""
    if asked is not None:
        inside = question_parts(page, game, words, asked, svg, shown)
    said = Words(game.id, page.state.lang)
    plain = " no-drawing" if not shown else ""
    return (
        f'<article class="step{plain}" data-key="step-{esc(step.id)}"><div class="words">'
        f"{_where(page, game, learn, step, said)}{heading(learn, esc(said.say(f'step-{step.id}', 'title')))}"
        f'<p class="text">{rich_text(said.say(f"step-{step.id}"))}</p></div>{inside}</article>'
        f"{step_bar(page, learn, asked)}"
    )


def _own(game: Game, step: Step, lang: str) -> str:
    """The drawing that a step has of its own, where its question has none."""
    example = example_of(game.id, step)
    if example is None or step.view is None:
        return ""
    table = example.table()
    return drawn(game, table, step.view, words_for(game, lang, table))


def _where(page: Page, game: Game, learn: Learn, step: Step, words: Words) -> str:
    """The chapter, and how far the lesson has come."""
    way = learning.way(game.id, learn.progress)
    ids = [each.id for each in way]
    at = ids.index(step.id) + 1 if step.id in ids else 0
    chapter = esc(words.say(f"chapter-{step.chapter}"))
    count = f" · {page.say('learn-step-of', at=at, of=len(way))}" if at else ""
    return f'<p class="soft where">{chapter}{count}</p>{far(at, len(way)) if at else ""}'


def step_bar(page: Page, learn: Learn, asked: Asked | None) -> str:
    """Back, and one button that marks and then goes on: whoever works by keyboard stays on it."""
    back = button(page.say("learn-back"), "learn-back", cls="quiet")
    if asked is None or asked.mark is not None:
        fresh = ""
        if asked is not None:
            step = next(each for each in steps(learn.game) if each.id == learn.step)
            again = "learn-fresh" if step.ask else "learn-again"
            fresh = button(page.say(again), "learn-again", cls="quiet")
        return bar(back, fresh, go_button(page, "learn-next", "learn-next"))
    skip = button(page.say("learn-skip"), "learn-next", cls="quiet")
    check = "" if asked.question.kind is Ask.CHOOSE else go_button(page, "learn-check", "learn-check")
    return bar(back, skip, check)
