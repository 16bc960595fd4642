"""Learn: the way into the lesson, the exam, asking the rules and the glossary of a game; the latter two themselves."""

from __future__ import annotations

from itertools import groupby

from scorekeeper.exam import LENGTH
from scorekeeper.game import Game
from scorekeeper.games import GAMES
from scorekeeper.lessons import Step, steps, terms
from scorekeeper.rulepage import sources_text
from scorekeeper.text import Words
from scorekeeper.ui import learning
from scorekeeper.ui.learn_state import ASK, EXAM, GLOSSARY, LESSON, START, Learn
from scorekeeper.ui.safe import esc, rich
from scorekeeper.ui.screens import exam, lesson
from scorekeeper.ui.screens.page import Page, button
from scorekeeper.ui.screens.page import top as page_top
from scorekeeper.ui.screens.question import YES, far, heading
from scorekeeper.ui.screens.rule import step_link, told_of

DONE = '<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><circle cx="8" cy="8" r="3"/></svg>'


def top(page: Page) -> str:
    """The head of the page: back to Home, or to the game's Learn page."""
    learn = page.state.learn
    if learn is None:
        return page_top(page)
    return page_top(page).replace('<p class="brand">Scorekeeper</p>', _back(page, learn), 1)


def _back(page: Page, learn: Learn) -> str:
    if learn.room == START:
        link, said = 'href="?" data-act="home"', page.say("home")
    else:
        link = f'href="?game={esc(learn.game)}&amp;learn=start" data-act="learn" data-game="{esc(learn.game)}"'
        said = page.say("learn-of", game=page.app.name(learn.game))
    return f'<a class="back" {link}><span aria-hidden="true">‹ </span>{said}</a>'


def learn(page: Page) -> str:
    """The room that is open."""
    open_ = page.state.learn
    if open_ is None:
        return ""
    game = GAMES[open_.game]
    rooms = {START: start, LESSON: lesson.lesson, EXAM: exam.exam, ASK: ask, GLOSSARY: glossary}
    return f'<div class="learn in-{open_.room}">{rooms[open_.room](page, game, open_)}</div>'


# --- the way in --------------------------------------------------------------------------------------------------


def start(page: Page, game: Game, learn: Learn) -> str:
    """What there is to learn of a game."""
    title = heading(learn, page.say("learn-of", game=page.app.name(game.id)))
    rooms = learning.rooms(game.id)
    cards = [_lesson(page, game, learn)] if LESSON in rooms else []
    cards += [_exam(page, learn)] if EXAM in rooms else []
    cards.append(_room(page, game, ASK))
    cards += [_room(page, game, GLOSSARY)] if GLOSSARY in rooms else []
    return f'{title}<div class="rooms">{"".join(cards)}</div>{_kept(page, learn)}'


def _room(page: Page, game: Game, room: str) -> str:
    return (
        f'<section class="card" data-key="{room}" aria-labelledby="{room}-title"><h2 id="{room}-title">'
        f'{page.say(f"learn-{room}")}</h2><p class="soft">{page.say(f"learn-{room}-what")}</p>'
        f'<p class="acts">{button(page.say(f"learn-{room}-open"), "learn", game=game.id, room=room)}</p></section>'
    )


def _exam(page: Page, learn: Learn) -> str:
    progress = learn.progress
    unfinished = bool(progress.exam) and 0 < len(progress.given) < LENGTH
    best = ""
    if progress.best is not None:
        best = f'<p class="soft">{page.say("learn-exam-best", right=progress.best, of=LENGTH)}</p>'
    go_on = button(page.say("learn-exam-go-on"), "learn", cls="primary", game=learn.game, room=EXAM)
    fresh = button(page.say("learn-exam-begin"), "learn-exam", cls="" if unfinished else "primary", game=learn.game)
    return (
        f'<section class="card" data-key="exam" aria-labelledby="exam-title"><h2 id="exam-title">'
        f'{page.say("learn-exam")}</h2><p class="soft">{page.say("learn-exam-what")}</p>{best}'
        f'<p class="acts">{go_on if unfinished else ""}{fresh}</p></section>'
    )


def _lesson(page: Page, game: Game, learn: Learn) -> str:
    progress = learn.progress
    way = learning.way(game.id, progress)
    done = sum(step.id in progress.steps for step in way)
    next_ = learning.onward(game.id, progress)
    words = Words(game.id, page.state.lang)
    go = button(
        page.say("learn-go-on" if done else "learn-begin"),
        "learn-step",
        cls="primary",
        game=game.id,
        step=next_.id,
    )
    where = f'<span class="soft">{esc(words.say(f"step-{next_.id}", "title"))}</span>'
    return (
        f'<section class="card lesson-card" data-key="lesson" aria-labelledby="lesson-title"><h2 id="lesson-title">'
        f'{page.say("learn-lesson")}</h2><p class="soft">{page.say("learn-lesson-what")}</p>'
        f'<div class="ways">{_players(page, game, learn)}{_ways(page, game, learn)}</div>'
        f'<p class="acts go">{go}{where}</p>'
        f'<p class="soft">{page.say("learn-steps-done", done=done, of=len(way))}</p>{far(done, len(way))}'
        f"{_chapters(page, game, learn, way, words)}</section>"
    )


def _chip(act: str, said: str, on: bool, **data: object) -> str:
    more = "".join(f' data-{key}="{esc(value)}"' for key, value in data.items())
    id = "-".join((act, *map(str, data.values())))
    return (
        f'<button type="button" class="chip" id="{esc(id)}" data-act="{act}"{more} '
        f'aria-pressed="{str(on).lower()}">{said}</button>'
    )


def _chips(id: str, label: str, chips: str) -> str:
    return (
        f'<div><p id="for-{id}">{label}</p>'
        f'<div class="chips" role="group" aria-labelledby="for-{id}">{chips}</div></div>'
    )


def _players(page: Page, game: Game, learn: Learn) -> str:
    if all(not step.players for step in steps(game.id)):
        return ""  # everybody learns the same
    now = learn.progress.players
    chips = _chip("learn-players", page.say("learn-players-any"), now is None, count="any")
    chips += "".join(_chip("learn-players", str(each), now == each, count=each) for each in game.counts)
    return _chips("players", page.say("learn-players"), chips)


def _ways(page: Page, game: Game, learn: Learn) -> str:
    chips = ""
    for way in ("whole", "short"):
        short = way == "short"
        said = page.say(f"learn-way-{way}")
        chips += _chip("learn-way", said, learn.progress.short == short, way=way)
    return _chips("way", page.say("learn-way"), chips)


def _chapters(page: Page, game: Game, learn: Learn, way: tuple[Step, ...], words: Words) -> str:
    found = []
    for chapter, group in groupby(way, key=lambda step: step.chapter):
        members = tuple(group)
        done = sum(step.id in learn.progress.steps for step in members)
        rows = "".join(_row(page, game, learn, step, words) for step in members)
        count = page.say("learn-chapter-done", done=done, of=len(members))
        found.append(
            f'<details class="chapter" data-key="chapter-{esc(chapter)}"><summary><span class="title">'
            f'{esc(words.say(f"chapter-{chapter}"))}</span><span class="soft count">{count}</span></summary>'
            f"<ol>{rows}</ol></details>"
        )
    return f'<div class="chapters">{"".join(found)}</div>'


def _row(page: Page, game: Game, learn: Learn, step: Step, words: Words) -> str:
    sign = ""
    if step.id in learn.progress.steps:
        right = learn.progress.steps[step.id]
        said = page.say("learn-done-right" if right else "learn-done-wrong")
        sign = f'<span class="sign">{YES if right else DONE}<span class="hidden-text">{said}</span></span>'
    return f'<li data-key="step-{esc(step.id)}">{sign}{step_link(page, game.id, step, words)}</li>'


def _kept(page: Page, learn: Learn) -> str:
    progress = learn.progress
    if not (progress.steps or progress.cards or progress.counted):
        return ""
    kept = page.say("learn-kept" if page.state.device else "learn-kept-open")
    return (
        f'<details class="kept" data-key="kept"><summary>{page.say("learn-kept-title")}</summary>'
        f'<p class="soft">{kept}</p>'
        f'<p class="acts">{button(page.say("learn-forget"), "learn-forget", cls="danger")}</p></details>'
    )


# --- asking the rules --------------------------------------------------------------------------------------------


def ask(page: Page, game: Game, learn: Learn) -> str:
    """A question in somebody's own words, and the rules that answer it."""
    field = (
        f'<div class="asking"><label for="asking">{page.say("learn-ask-field")}</label><div class="line">'
        f'<input type="search" id="asking" autocomplete="off" enterkeyhint="search" maxlength="300" '
        f'data-enter="learn-ask" value="{esc(learn.text)}">'
        f"{button(page.say('learn-ask-find'), 'learn-ask', cls='primary', **{'from': 'asking'})}</div>"
        f'<p class="soft">{page.say("learn-ask-what")}</p></div>'
    )
    head, hits = _reply(page, game, learn)
    return (
        f"{heading(learn, page.say('learn-ask-title', game=page.app.name(game.id)))}{field}"
        f'<div class="found" role="status" aria-live="polite" data-key="found">{head}</div>{hits}'
    )


def _reply(page: Page, game: Game, learn: Learn) -> tuple[str, str]:
    """What is said of the reply, and its rules."""
    reply = learn.reply
    if reply is None:
        return (f'<p class="soft">{page.say("learn-looking")}</p>' if learn.looking else ""), ""
    words = Words(game.id, page.state.lang)
    if reply.answered:
        head = f'<p class="hidden-text">{page.say("learn-ask-count", count=len(reply.answers))}</p>'
    else:
        head = f"<p class='silent'><strong>{esc(page.app.say('ask-silent'))}</strong></p>"
    if reply.option:
        head += f"<p>{esc(page.app.say('ask-option', option=words.name(reply.option)))}</p>"
    if not reply.answered and reply.answers:
        head += f"<p class='soft'>{esc(page.app.say('ask-nearest'))}</p>"
    cards = "".join(_hit(page, game, words, each.rule) for each in reply.answers)
    return head, f'<ol class="hits">{cards}</ol>'


def _hit(page: Page, game: Game, words: Words, rule: str) -> str:
    example = told_of(page, game.id, rule, 1)
    shown = ""
    if example:
        shown = f'<p class="example"><span class="soft">{page.say("learn-example")}</span> {rich(example[0])}</p>'
    if words.has(rule, "silent"):
        shown += (
            f'<p><span class="soft">{esc(page.app.say("rule-silent"))}:</span> {rich(words.say(rule, "silent"))}</p>'
        )
    title = button(esc(words.say(rule, "title")), "rule", cls="link", rule=rule, game=game.id)
    source = esc(sources_text(page.app, game.by_id[rule].source))
    return (
        f'<li class="card" data-key="hit-{esc(rule)}"><h2>{title}</h2>'
        f'<p class="text">{rich(words.say(rule))}</p>{shown}'
        f'<p class="soft">{esc(page.app.say("rule-source"))}: {source}</p></li>'
    )


# --- the glossary ------------------------------------------------------------------------------------------------


def glossary(page: Page, game: Game, learn: Learn) -> str:
    """The terms of the published edition with what they mean here, each with its rules."""
    words = Words(game.id, page.state.lang)
    rows = "".join(_term(page, game, words, each.id, each.rules) for each in terms(game.id))
    return (
        f"{heading(learn, page.say('learn-glossary-title', game=page.app.name(game.id)))}"
        f'<dl class="terms card">{rows}</dl>'
    )


def _term(page: Page, game: Game, words: Words, id: str, rules: tuple[str, ...]) -> str:
    links = "".join(
        button(esc(words.say(rule, "title")), "rule", cls="link", rule=rule, game=game.id) for rule in rules
    )
    linked = f'<p class="acts">{links}</p>' if links else ""
    return (
        f'<div data-key="term-{esc(id)}"><dt>{esc(words.say(f"term-{id}"))}</dt>'
        f"<dd>{rich(words.say(f'term-{id}', 'meaning'))}{linked}</dd></div>"
    )
