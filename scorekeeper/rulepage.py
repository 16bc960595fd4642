"""One rule as people look it up: title, words, source, confidence, examples, statements."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from scorekeeper.common import RECORD
from scorekeeper.examples import Example, examples
from scorekeeper.game import Game
from scorekeeper.rules import Rule, Source
from scorekeeper.statements import of_rule
from scorekeeper.text import Words

_FOUND = re.compile(r"\d{3}_[0-9a-f]{16}\.txt")
"""The names of the rule texts that the first games started from."""

_JAPANESE = ("001_06e7fbdd90a42143.txt",)
_COUNTED = "facts: follows"


def plain(text: str) -> str:
    """Rule text without the signs of stress, for where there is but one kind of letter."""
    return text.replace("**", "")


def _source_text(app: Words, source: Source) -> str:
    """Where a rule stands, for people: its heading and what text that is in, or what else it comes from."""
    if source == RECORD:
        return app.say("source-record")
    if source.document == "-":
        return app.say("source-counts" if source.heading.startswith(_COUNTED) else "source-public")
    if not _FOUND.fullmatch(source.document):
        return f"{source.heading} ({source.document})"
    text = app.say("source-ja" if source.document in _JAPANESE else "source-es")
    return f"{source.heading.lstrip('■')} ({text})"


def sources_text(app: Words, sources: Iterable[Source]) -> str:
    """Where a rule stands, each place once."""
    return "; ".join(dict.fromkeys(_source_text(app, each) for each in sources))


def shown_in(game: Game, rule: Rule) -> tuple[Example, ...]:
    """The worked examples in which the rule speaks or, pointedly, does not."""
    return tuple(e for e in examples(game.id) if rule.id in e.triggers(game) or rule.id in e.clean)


def rule_document(game: Game, rule: Rule, lang: str) -> dict[str, Any]:
    """A rule for programs: ``rule`` prints it as JSON."""
    words = Words(game.id, lang)
    document: dict[str, Any] = {
        "rule": f"{game.id}:{rule.id}",
        "stage": str(rule.stage),
        "title": words.say(rule.id, "title"),
        "text": words.say(rule.id),
        "why": words.say(rule.id, "why"),
        "source": [{"document": each.document, "heading": each.heading} for each in rule.source],
        "confidence": str(rule.confidence),
        "basis": list(rule.basis),
        "option": rule.option,
        "examples": [
            {"id": e.id, "source": e.source, "triggers": rule.id in e.triggers(game), "waiting": e.waiting}
            for e in shown_in(game, rule)
        ],
        "statements": [each.id for each in of_rule(game.id, rule.id)],
    }
    if words.has(rule.id, "silent"):
        document["silent"] = words.say(rule.id, "silent")
    return document


def rule_text(game: Game, rule: Rule, lang: str) -> str:
    """A rule for people."""
    words, app = Words(game.id, lang), Words(None, lang)
    out = [
        f"{words.say(rule.id, 'title')}  [{game.id}:{rule.id}]",
        f"{app.name(game.id)} · {app.say(f'stage-{rule.stage}')}",
        "",
        plain(words.say(rule.id)),
        "",
        f"{app.say('rule-why')}: {plain(words.say(rule.id, 'why'))}",
    ]
    if words.has(rule.id, "silent"):
        out.append(f"{app.say('rule-silent')}: {plain(words.say(rule.id, 'silent'))}")
    if rule.option:
        out.append(f"{app.say('rule-option')}: {words.name(rule.option)} ({rule.option})")
    out.append(f"{app.say('rule-source')}: " + sources_text(app, rule.source))
    out.append(f"{app.say('rule-confidence')}: {app.say(f'confidence-{rule.confidence}')}")
    shown = shown_in(game, rule)
    if shown:
        out.append(f"{app.say('rule-examples')}: " + ", ".join(e.id for e in shown))
    statements = of_rule(game.id, rule.id)
    if statements:
        out.append(f"{app.say('rule-statements')}: " + ", ".join(each.id for each in statements))
    return "\n".join(out) + "\n"
