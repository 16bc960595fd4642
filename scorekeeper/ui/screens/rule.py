"""What lies over the page: a rule, or a question."""

from __future__ import annotations

import re

from scorekeeper.games import GAMES
from scorekeeper.lessons import Step, teaching
from scorekeeper.rulepage import shown_in, sources_text
from scorekeeper.rules import Typed
from scorekeeper.text import Words
from scorekeeper.ui.safe import esc, rich
from scorekeeper.ui.screens.page import Page, button

MOST_STEPS = 4
"""Steps of the lesson that a rule names."""


def over(page: Page) -> str:
    """Both sheets; at most one is open."""
    return f"{_rule(page)}{_question(page)}"


def _sheet(id: str, inside: str, close: str, label: str) -> str:
    shown = "1" if inside else "0"
    return f'<dialog id="{id}" data-act="{close}" data-open="{shown}" aria-labelledby="{label}">{inside}</dialog>'


def _rule(page: Page) -> str:
    if page.state.rule is None:
        return _sheet("rule-sheet", "", "close-rule", "rule-title")
    game, id = GAMES[page.state.rule[0]], page.state.rule[1]
    rule = game.by_id[id]
    words = Words(game.id, page.state.lang)
    app = page.app
    parts = [_part(app.say("rule-why"), words.say(id, "why"))] if words.has(id, "why") else []
    if words.has(id, "silent"):
        parts.append(_part(app.say("rule-silent"), words.say(id, "silent")))
    if rule.option:
        parts.append(_part(app.say("rule-option"), words.name(rule.option)))
    parts.append(_part(app.say("rule-source"), sources_text(app, rule.source)))
    parts.append(_part(app.say("rule-confidence"), app.say(f"confidence-{rule.confidence}")))
    parts += _taught(page, game.id, id, words)
    inside = (
        f'<div class="sheet-head"><p class="soft">{esc(app.name(game.id))} · {esc(app.say(f"stage-{rule.stage}"))}</p>'
        f"{button(page.say('close'), 'close', cls='quiet')}</div>"
        f'<h2 id="rule-title">{esc(words.say(id, "title"))}</h2><p class="text">{rich(words.say(id))}</p>'
        f"<dl>{''.join(parts)}</dl>{_examples(page, game.id, id)}"
    )
    return _sheet("rule-sheet", inside, "close-rule", "rule-title")


def _part(title: str, text: str) -> str:
    return f"<div><dt>{esc(title)}</dt><dd>{rich(text)}</dd></div>"


def _taught(page: Page, game: str, rule: str, words: Words) -> list[str]:
    """The steps of the lesson that teach a rule, one tap away."""
    links = "".join(f"<li>{step_link(page, game, step, words)}</li>" for step in teaching(game, rule)[:MOST_STEPS])
    return [f"<div><dt>{page.say('learn-in-lesson')}</dt><dd><ul>{links}</ul></dd></div>"] if links else []


def step_link(page: Page, game: str, step: Step, words: Words) -> str:
    """A link to a step of the lesson."""
    return (
        f'<a class="link" href="?game={esc(game)}&amp;lesson={esc(step.id)}" data-act="learn-step" '
        f'data-game="{esc(game)}" data-step="{esc(step.id)}">{esc(words.say(f"step-{step.id}", "title"))}</a>'
    )


def rich_text(text: str) -> str:
    """Text of a lesson, harmless, with ``**stress**`` and ``*foreign words*`` shown as such."""
    return re.sub(r"\*([^*\s](?:[^*]*[^*\s])?)\*", r"<em>\1</em>", rich(text))


def _examples(page: Page, game_id: str, id: str) -> str:
    """What worked examples show of the rule: the sentences it says there."""
    told = told_of(page, game_id, id)
    if not told:
        return ""
    items = "".join(f"<li>{rich(each)}</li>" for each in told)
    return f"<h3>{esc(page.app.say('rule-examples'))}</h3><ul>{items}</ul>"


def told_of(page: Page, game_id: str, id: str, most: int = 3) -> tuple[str, ...]:
    """The first sentences that a rule says of worked examples, with their numbers."""
    game = GAMES[game_id]
    told: dict[str, None] = {}
    for example in shown_in(game, game.by_id[id]):
        if example.waiting:
            continue
        table = example.table()
        own = Words(game_id, page.state.lang, table.seat_names, tuple(player.name for player in table.players))
        outcome = game.score(table)
        for finding in outcome.findings:
            if finding.rule == id:
                told[own.say(id, "problem", finding.facts)] = None
        for seat in outcome.outcome.seats:
            for line in seat.lines:
                if line.rule == id and line.points:
                    told[f"{own.say(id, 'line', line.facts)} → {line.points}"] = None
        for placing in outcome.outcome.ranking:
            if placing.decided_by == id:
                keys = [key for key in placing.keys if key.rule == id and key.value is not None]
                for key in keys:
                    told[f"{placing.player}: {own.say(id, 'line', key.facts)}"] = None
        if len(told) >= most:
            break
    return tuple(told)[:most]


def _question(page: Page) -> str:
    ask = page.state.ask
    if ask is None:
        return _sheet("question", "", "close-ask", "question-title")
    kind = ask.kind
    facts = {
        key: Typed(value) if isinstance(value, str) else value
        for key, value in ask.data.items()
        if key in ("player", "count")
    }
    inside = (
        f'<h2 id="question-title">{esc(page.app.say(f"app-ask-{kind}", facts=facts))}</h2>'
        f"<p>{esc(page.app.say(f'app-ask-{kind}-what', facts=facts))}</p>"
        f'<p class="acts">{button(page.say(f"ask-{kind}-yes"), "answer", cls="danger")}'
        f"{button(page.say('cancel'), 'close', cls='')}</p>"
    )
    return _sheet("question", inside, "close-ask", "question-title")
