"""Ask the rules: a question in the words of a player finds the rules that answer it, or that they do not.

Works without a network and without a model: the words of the question are looked up in an index of the game's rules
(:mod:`scorekeeper.ask_index`) by way of the tables of synonyms (:mod:`scorekeeper.ask_words`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from scorekeeper.ask_index import Found, Hit, Index, index
from scorekeeper.ask_words import LONGEST, fold
from scorekeeper.game import COMPONENT_DATA, Game
from scorekeeper.report import printable
from scorekeeper.rulepage import plain, shown_in, sources_text
from scorekeeper.rules import Confidence, Source
from scorekeeper.text import LANGUAGES, Words

MOST = 3
"""How many rules a reply names at most."""

_COVERED = 0.5  # share of what a question asks that one of the rules must name, for it to count as answered


@dataclass(frozen=True, slots=True)
class Answer:
    """A rule that was found, in the words of the reply's language.

    ``score``: above 0, comparable within one reply only. ``statements``: ids of the statements of the rule text that
    are found under it, ``steps`` of the lesson steps that teach them. ``example``: id of a worked example. ``silent``:
    what the rules leave open there.
    """

    rule: str
    title: str
    text: str
    source: tuple[Source, ...]
    score: float
    statements: tuple[str, ...]
    steps: tuple[str, ...] = ()
    example: str | None = None
    silent: str | None = None


@dataclass(frozen=True, slots=True)
class Reply:
    """What the rules say to a question.

    ``lang``: language of the words below; ``asked``: language in which was asked. ``answered`` is false where the
    rules do not say; ``option`` then names the choice that the program goes by, if there is one (it also stands where
    the rule that answers is itself an assumption). ``answers``: at most three rules, best first; where nothing is
    answered, those that come nearest.
    """

    game: str
    lang: str
    asked: str
    answered: bool
    option: str | None
    answers: tuple[Answer, ...]


def ask(game: Game, question: str, lang: str | None = None) -> Reply:
    """Look for the rules of ``game`` that answer ``question``, asked in any language the program has.

    ``lang`` is the language of the reply, by default the one that was asked in. Any text is taken; only its first
    thousand characters are read. The same question always gets the same reply.
    """
    known = index(game)
    asked = known.lexicon.language(fold(question[:LONGEST]), lang or LANGUAGES[0])
    found = known.search(known.read(question, asked), asked, MOST)
    answered, option = _verdict(found)
    shown = lang or asked
    answers = tuple(_answer(known, hit, shown) for hit in found.hits)
    return Reply(game.id, shown, asked, answered, option, answers)


def _verdict(found: Found) -> tuple[bool, str | None]:
    """Whether the question is answered, and the option that settles what is not."""
    if not found.hits or found.unsaid:
        return False, None
    best = found.hits[0]
    option = best.rule.option if best.rule.option != COMPONENT_DATA else None
    if max(hit.covered for hit in found.hits) < _COVERED:
        return False, None
    if best.passage.part == "silent":
        return False, option
    return True, option if best.rule.confidence is Confidence.ASSUMED else None


def _answer(known: Index, hit: Hit, lang: str) -> Answer:
    rule, words = hit.rule, Words(known.game.id, lang)
    shown = [example for example in shown_in(known.game, rule) if not example.waiting]
    return Answer(
        rule=rule.id,
        title=words.say(rule.id, "title"),
        text=words.say(rule.id),
        source=rule.source,
        score=round(hit.score, 4),
        statements=known.statements(rule),
        steps=known.steps(rule),
        example=shown[0].id if shown else None,
        silent=words.say(rule.id, "silent") if words.has(rule.id, "silent") else None,
    )


def ask_document(reply: Reply) -> dict[str, Any]:
    """A reply for programs: what ``ask --json`` prints."""
    return {
        "answered": reply.answered,
        "option": reply.option,
        "results": [
            {
                "rule": f"{reply.game}:{each.rule}",
                "title": each.title,
                "text": each.text,
                "source": [{"document": s.document, "heading": s.heading} for s in each.source],
                "score": each.score,
                "statements": list(each.statements),
            }
            for each in reply.answers
        ],
    }


def ask_text(reply: Reply) -> str:
    """A reply for people."""
    words, app = Words(reply.game, reply.lang), Words(None, reply.lang)
    out: list[str] = []
    if not reply.answered:
        out.append(app.say("ask-silent"))
    if reply.option:
        out.append(app.say("ask-option", option=words.name(reply.option)) + f" ({reply.option})")
    if reply.answers and not reply.answered:
        out += ["", app.say("ask-nearest")]
    for each in reply.answers:
        out += ["", f"{each.title}  [{reply.game}:{each.rule}]", f"  {plain(each.text)}"]
        if each.silent and not reply.answered:
            out.append(f"  {app.say('rule-silent')}: {plain(each.silent)}")
        if each.example:
            out.append(f"  {app.say('rule-examples')}: {each.example}")
        out.append(f"  {app.say('rule-source')}: " + sources_text(app, each.source))
        if each.statements:
            out.append(f"  {app.say('rule-statements')}: " + ", ".join(each.statements))
    return "\n".join(printable(line) for line in out).strip("\n") + "\n"
