"""What lies over the page: a rule, or a question."""

from __future__ import annotations

from scorekeeper.games import GAMES
from scorekeeper.rulepage import shown_in
from scorekeeper.rules import Source, Typed
from scorekeeper.text import Words
from scorekeeper.ui.safe import esc, rich
from scorekeeper.ui.screens.page import Page, button


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
    parts.append(_part(app.say("rule-source"), "; ".join(dict.fromkeys(_source(page, each) for each in rule.source))))
    parts.append(_part(app.say("rule-confidence"), app.say(f"confidence-{rule.confidence}")))
    inside = (
        f'<div class="sheet-head"><p class="soft">{esc(app.name(game.id))} · {esc(app.say(f"stage-{rule.stage}"))}</p>'
        f"{button(page.say('close'), 'close', cls='quiet')}</div>"
        f'<h2 id="rule-title">{esc(words.say(id, "title"))}</h2><p class="text">{rich(words.say(id))}</p>'
        f"<dl>{''.join(parts)}</dl>{_examples(page, game.id, id, words)}"
    )
    return _sheet("rule-sheet", inside, "close-rule", "rule-title")


def _part(title: str, text: str) -> str:
    return f"<div><dt>{esc(title)}</dt><dd>{rich(text)}</dd></div>"


def _source(page: Page, source: Source) -> str:
    if source.document == "-" and source.heading == "score file":
        return page.app.say("app-source-record")
    return source.heading if source.document == "-" else f"{source.heading} ({source.document})"


def _examples(page: Page, game_id: str, id: str, words: Words) -> str:
    """What worked examples show of the rule: the sentences it says there."""
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
        if len(told) >= 3:
            break
    if not told:
        return ""
    items = "".join(f"<li>{rich(each)}</li>" for each in list(told)[:3])
    return f"<h3>{esc(page.app.say('rule-examples'))}</h3><ul>{items}</ul>"


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
