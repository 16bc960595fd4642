"""The capstone, stage by stage: set up, play three turns, count, name the winner, read the receipt."""

from __future__ import annotations

from typing import Any

from scorekeeper import capstone as prepared
from scorekeeper import paths
from scorekeeper.game import Game, Table
from scorekeeper.learn import Ask, Question, score_file
from scorekeeper.lessons import Step
from scorekeeper.report import line_text, line_title, words_for
from scorekeeper.rules import Seat
from scorekeeper.text import Words
from scorekeeper.ui import learning
from scorekeeper.ui.learn_state import Learn
from scorekeeper.ui.marks import seat_mark
from scorekeeper.ui.safe import esc, name, rich
from scorekeeper.ui.screens.drawing import drawn, marked
from scorekeeper.ui.screens.figure import event_text
from scorekeeper.ui.screens.page import Page, button
from scorekeeper.ui.screens.question import NO, YES, bar, go_button, heading, labelled, question_parts
from scorekeeper.ui.screens.rule import rich_text
from scorekeeper.ui.view import LISTED, SCORE, part_of, title_of


def capstone(page: Page, game: Game, learn: Learn, step: Step) -> str:
    stage = learning.stage(learn)
    stages = learning.stages(game.id)
    words = words_for(game, page.state.lang, prepared.table(game, step))
    shown = {"setup": _setup, "score": _score, "receipt": _receipt, "winner": _winner}.get(stage, _turn)
    at = page.say("learn-step-of", at=stages.index(stage) + 1, of=len(stages))
    said = Words(game.id, page.state.lang)
    title = esc(said.say(f"step-{step.id}", "title"))
    intro = ""
    if stage == stages[0]:
        intro = f'<p class="text">{rich_text(said.say(f"step-{step.id}"))}</p>'
    intro += f'<p class="soft practice">{page.say("learn-practice")}</p>' if stage == stages[0] else ""
    return (
        f'<article class="step capstone at-{esc(stage)}" data-key="stage-{esc(stage)}"><div class="words">'
        f'<p class="soft where">{title} · {at}</p>{shown(page, game, learn, step, words, intro)}</article>'
        f"{_stage_bar(page, learn, stage)}"
    )


def _stage_bar(page: Page, learn: Learn, stage: str) -> str:
    back = button(page.say("learn-back"), "learn-back", cls="quiet")
    asked = learn.asked
    if stage == "receipt":
        return bar(
            back,
            button(page.say("learn-again"), "learn-again", cls="quiet"),
            go_button(page, "learn-next", "learn-end"),
        )
    if asked is not None and asked.mark is None:
        skip = button(page.say("learn-skip"), "learn-next", cls="quiet")
        check = "" if asked.question.kind is Ask.CHOOSE else go_button(page, "learn-check", "learn-check")
        return bar(back, skip, check)
    said = {"setup": "learn-set-up", "score": "learn-compare"}.get(stage, "learn-next")
    return bar(back, go_button(page, "learn-next", said))


def _setup(page: Page, game: Game, learn: Learn, step: Step, words: Words, intro: str) -> str:
    """The list to tick, beside the drawing of the table as it is set up."""
    table = prepared.table(game, step, 0)
    items = "".join(
        f'<li data-key="item-{esc(item.id)}"><label>'
        f'<input type="checkbox" data-tick="lesson-{esc(game.id)}-{esc(item.id)}">'
        f"<span>{rich(words.say(f'setup-{item.id}', facts=item.facts))}</span></label></li>"
        for item in game.setup_list(table.count, table.edition)
    )
    shown = _figure(game, table, "setup", words) if "setup" in game.views else ""
    return (
        f"{heading(learn, page.say('learn-capstone-setup'))}{intro}</div>{shown}"
        f'<div class="doing"><div class="setup"><ol class="ticks">{items}</ol></div></div>'
    )


def _figure(game: Game, table: Table[Any, Any], view: str, words: Words) -> str:
    return f'<figure class="drawing">{marked(drawn(game, table, view, words), {})}</figure>'


def _view(game: Game, step: Step) -> str:
    return step.view or ("play" if "play" in game.views else "final")


def _turn(page: Page, game: Game, learn: Learn, step: Step, words: Words, intro: str) -> str:
    """One turn: what happens, on the table as it stands before; once it is answered, as it stands after."""
    turns = prepared.turns(game, step)
    at = int(learning.stage(learn)[5:]) - 1
    turn, asked = turns[at], learn.asked
    last = turn.entries[-1] + 1
    open_ = asked is not None and asked.mark is None
    table = prepared.table(game, step, turn.entries[0] if open_ else last)
    log = prepared.table(game, step, last).log
    lines = "".join(f"<li>{esc(event_text(words, log[entry].event))}</li>" for entry in turn.entries)
    player = table.players[turn.player].name
    title = page.say("learn-capstone-turn", at=at + 1, of=len(turns), player=player)
    shown = _figure(game, table, _view(game, step), words)
    text = f'<p class="text">{page.say("learn-capstone-turn-how")}</p><ul class="moves-made">{lines}</ul>'
    inside = f"{heading(learn, title)}{text}</div>"
    if asked is None:
        return inside + shown
    why = _lines_of(page, game, prepared.table(game, step, last), asked.question, words)
    return inside + question_parts(page, game, words, asked, "", shown, why)


def _lines_of(page: Page, game: Game, table: Table[Any, Any], question: Question, words: Words) -> str:
    """The lines that make up the points so far: all that give any, or the one that is them."""
    seat = question.facts.get("player")
    if not isinstance(seat, Seat):
        return ""
    score = game.outcome(table).seats[seat]
    lines = [line for line in score.lines if line.points]
    if str(score.total) != question.right[0]:
        lines = [line for line in lines if str(line.points) == question.right[0]][:1]
    rows = "".join(
        f"<li>{button(esc(line_title(words, line)), 'rule', cls='link', rule=line.rule, game=game.id)}"
        f'<span class="soft">{esc(line_text(words, line))}</span> <strong>{line.points}</strong></li>'
        for line in lines
    )
    return f'<ul class="so-far">{rows}</ul>' if rows else ""


def _score(page: Page, game: Game, learn: Learn, step: Step, words: Words, intro: str) -> str:
    """A cell for every line of every seat."""
    table = prepared.table(game, step)
    seats = []
    for score in game.outcome(table).seats:
        cells = []
        for line in score.lines:
            key = f"{int(score.seat)}/{line.rule}"
            cells.append(
                f'<div class="cell" data-key="{esc(key)}"><label for="line-{esc(key)}">'
                f'{esc(line_title(words, line))}</label><input type="text" inputmode="numeric" id="line-{esc(key)}" '
                f'data-act="learn-line" data-next data-line="{esc(key)}" maxlength="12" autocomplete="off" '
                f'value="{esc(learn.progress.counted.get(key, ""))}" enterkeyhint="next"></div>'
            )
        seats.append(
            f'<fieldset class="card"><legend>{seat_mark(int(score.seat))}{name(score.player)}</legend>'
            f"{''.join(cells)}</fieldset>"
        )
    shown = _figure(game, table, _view(game, step), words)
    return (
        f"{heading(learn, page.say('learn-capstone-score'))}"
        f'<p class="text">{page.say("learn-capstone-score-how")}</p></div>{shown}'
        f'<div class="doing">{_lies(page, game, table, words)}<div class="lines">{"".join(seats)}</div></div>'
    )


def _lies(page: Page, game: Game, table: Table[Any, Any], words: Words) -> str:
    """What each seat has, as it would be counted on the table; rows of slots are in the drawing."""
    sheet, document = game.sheet(table), score_file(table)
    part = part_of(sheet, SCORE)
    seats = []
    for seat in table.seats:
        rows = ""
        for row in part.seats:
            value = paths.get(document, part.path(row, int(seat)))
            if row.kind not in LISTED and value is not None:
                rows += f"<div><dt>{esc(title_of(row, words))}</dt><dd>{esc(_value(page, value, words))}</dd></div>"
        if rows:
            who = f"<h3>{seat_mark(int(seat))}{name(table.seat_names[seat])}</h3>"
            seats.append(f"<div>{who}<dl>{rows}</dl></div>")
    if not seats:
        return ""
    return (
        f'<details class="lies" data-key="lies"><summary>{page.say("learn-capstone-lies")}</summary>'
        f'<div class="lying">{"".join(seats)}</div></details>'
    )


def _value(page: Page, value: Any, words: Words) -> str:
    """A value of the final position as people say it."""
    if isinstance(value, bool):
        return page.app.say("pad-yes" if value else "pad-no")
    if isinstance(value, dict):
        return " · ".join(f"{words.name(key)} {_value(page, each, words)}" for key, each in value.items() if each)
    if isinstance(value, list):
        return ", ".join(_value(page, each, words) for each in value) or page.app.say("pad-none")
    return words.name(value) if isinstance(value, str) else str(value)


def _winner(page: Page, game: Game, learn: Learn, step: Step, words: Words, intro: str) -> str:
    asked = learn.asked
    inside = f"{heading(learn, page.say('learn-capstone-winner'))}</div>"
    if asked is None:
        return inside
    table = prepared.table(game, step)
    shown = _figure(game, table, _view(game, step), words)
    return inside + question_parts(page, game, words, asked, "", shown)


def _receipt(page: Page, game: Game, learn: Learn, step: Step, words: Words, intro: str) -> str:
    """Every line of the rules beside the learner's."""
    table = prepared.table(game, step)
    scores = game.outcome(table).seats
    lines = learning.receipt(learn)
    right = sum(each.right for seat in lines for each in seat)
    total = sum(len(seat) for seat in lines)
    slips = []
    for score, checked in zip(scores, lines, strict=True):
        rows = "".join(_line(page, game, words, each) for each in checked)
        slips.append(
            f'<article class="slip" aria-label="{esc(score.player)}"><h3>{seat_mark(int(score.seat))}'
            f'{name(score.player)}</h3><ul>{rows}</ul><p class="sum"><span>{esc(page.app.say("total"))}</span>'
            f'<span class="points">{score.total}</span></p></article>'
        )
    winners = tuple(Seat(seat) for seat in game.outcome(table).winners)
    wins = Words(None, page.state.lang, words.seats).say("wins", facts={"count": len(winners), "winners": winners})
    return (
        f"{heading(learn, page.say('learn-lines-right', right=right, of=total))}"
        f'<p class="text">{esc(wins)}</p></div><div class="slips">{"".join(slips)}</div>'
    )


def _line(page: Page, game: Game, words: Words, checked: prepared.Checked) -> str:
    line = checked.line
    title = button(esc(line_title(words, line)), "rule", cls="link", rule=line.rule, game=game.id)
    sign = YES if checked.right else NO
    word = page.say("learn-is-right" if checked.right else "learn-is-wrong")
    yours = ""
    if not checked.right:
        counted = page.app.say("blank") if checked.counted is None else str(checked.counted)
        yours = labelled(page, "learn-yours", counted, "yours")
    return (
        f'<li class="{"is-right" if checked.right else "is-wrong"}"><div class="head">{title}'
        f'<span class="points">{line.points}</span><span class="sign">{sign}'
        f'<span class="hidden-text">{word}</span></span></div>'
        f'<p class="soft">{esc(line_text(words, line))}</p>{yours}</li>'
    )
