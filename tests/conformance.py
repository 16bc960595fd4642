"""What every rule of every game must have. One function a demand; each returns what is missing, as sentences.

The tests hold them against all games; a test of the tests takes single things away and sees each demand go red.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from scorekeeper import paths
from scorekeeper.compare import GENERAL, mistakes_of
from scorekeeper.examples import Example, differences, examples
from scorekeeper.game import Game, Result
from scorekeeper.lessons import steps
from scorekeeper.report import words_for
from scorekeeper.rules import Rule, Stage
from scorekeeper.sheet import Sheet
from scorekeeper.statements import MOST_PER_RULE, Statement, statements
from scorekeeper.text import LANGUAGES, Words, word_files


@lru_cache(maxsize=128)
def whole_file(*path: str) -> ast.Resource | None:
    """The parsed messages of one whole word file inside the package, or ``None`` if there is no such file."""
    place = files("scorekeeper").joinpath(*path)
    return FluentResource(place.read_text("utf-8")) if place.is_file() else None


LEARN = ("step-", "chapter-", "question-", "answer-", "mistake-", "term-")
"""What messages of lessons and questions begin with."""
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
RECORD_PATHS = ("players", "options", "claimed", "expansions", "extra", "entered", "start_player", "log")
"""Parts of a file whose cells stand on every game's page, not in a game's sheet."""


def ids(game: Game) -> list[str]:
    """Ids are kebab-case and unique."""
    counted = Counter(rule.id for rule in game.rules)
    return [f"{id}: not an id" for id in counted if not ID.fullmatch(id)] + [
        f"{id}: {number} rules" for id, number in counted.items() if number > 1
    ]


def sources(game: Game) -> list[str]:
    """Every rule names its source."""
    return [
        f"{rule.id}: no source"
        for rule in game.rules
        if not rule.source or not all(source.document and source.heading for source in rule.source)
    ]


def options(game: Game) -> list[str]:
    """An option's rule exists, names the option, and says what the rules leave open; and the other way round."""
    wrong = []
    for option in game.options:
        rule = game.by_id.get(option.rule)
        if rule is None or option.default not in option.values:
            wrong.append(f"option {option.id}: no rule {option.rule}, or a default that is none of its values")
        elif option.id != "component-data" and not all(
            Words(game.id, lang).has(rule.id, "silent") for lang in LANGUAGES
        ):
            wrong.append(f"option {option.id}: {rule.id}.silent is missing")
    known = {option.id for option in game.options}
    wrong += [f"{rule.id}: no option {rule.option}" for rule in game.rules if rule.option and rule.option not in known]
    return wrong


# --- words -------------------------------------------------------------------------------------------------------


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - name fixed by the visitor
        self.names.add(node.id.name)


def _variables(pattern: Any) -> frozenset[str]:
    visitor = _Variables()
    visitor.visit(pattern)
    return frozenset(visitor.names)


def messages(game: str, lang: str) -> dict[str, dict[str, frozenset[str]]]:
    """Message id -> part -> variables, for a game's words with those every game has."""
    return {id: parts for place in word_files(game, lang) for id, parts in _messages(whole_file(*place)).items()}


@lru_cache(maxsize=256)
def _messages(resource: ast.Resource | None) -> dict[str, dict[str, frozenset[str]]]:
    found: dict[str, dict[str, frozenset[str]]] = {}
    for entry in resource.body if resource else ():
        if isinstance(entry, ast.Message):
            parts = {"text": _variables(entry.value)} if entry.value else {}
            parts |= {each.id.name: _variables(each.value) for each in entry.attributes}
            found[entry.id.name] = parts
    return found


def junk(game: str) -> list[str]:
    """Every line of the word files is understood."""
    wrong = []
    for lang in LANGUAGES:
        resources = [resource for place in word_files(game, lang) if (resource := whole_file(*place)) is not None]
        wrong += [f"{lang}: no words"] if len(resources) < 3 else []
        junk_ = [entry for each in resources for entry in each.body if isinstance(entry, ast.Junk)]
        wrong += [f"{lang}: {(entry.content or '')[:60]!r}" for entry in junk_]
    return wrong


def _wanted(rule: Rule) -> set[str]:
    wanted = {"text", "title", "why"}
    wanted |= {"line"} if rule.stage in (Stage.SCORING, Stage.TIEBREAK) else {"problem"}
    return wanted | ({"problem"} if rule.stage is Stage.TIEBREAK else set())


def words(game: Game) -> list[str]:
    """Each rule has its words in each language, and all languages have the same messages, parts and variables."""
    by_lang = {lang: messages(game.id, lang) for lang in LANGUAGES}
    wrong = [
        f"{lang}: {rule.id}.{part} is missing"
        for rule in game.rules
        for lang in LANGUAGES
        for part in sorted(_wanted(rule) - set(by_lang[lang].get(rule.id, {})))
    ]
    first = by_lang[LANGUAGES[0]]
    for lang in LANGUAGES[1:]:
        other = by_lang[lang]
        wrong += [f"{lang}: {id} stands in one language only" for id in set(first) ^ set(other)]
        wrong += [
            f"{lang}: {id}: parts differ {sorted(set(first[id]) ^ set(other[id]))}"
            for id in set(first) & set(other)
            if set(first[id]) != set(other[id])
        ]
        # A part may leave a fact out where the language needs no such word, but never name one that is not there.
        wrong += [
            f"{lang}: {id}.{part}: facts differ {sorted(first[id][part] ^ other[id][part])}"
            for id in set(first) & set(other)
            for part in set(first[id]) & set(other[id])
            if first[id][part] != other[id][part]
        ]
    known = {rule.id for rule in game.rules}
    prefixes = ("event-", "id-", "row-", "group-", "setup-", "part-", "view-", "counted-", *LEARN)
    wrong += [f"{id}: words of no rule" for id in first if id not in known and not id.startswith(prefixes)]
    return wrong


def rows(game: Game) -> list[str]:
    """Every row, group, choice, option, value, colour and set-up item has its words."""
    wrong = []
    wanted: set[str] = {f"view-{view}" for view in game.views}
    for example in _running(game):
        sheet = game.sheet(example.table())
        for row in (*sheet.seats, *sheet.shared, *sheet.setup, *sheet.setup_seats):
            words_ = {choice for choice in row.choices if not choice.replace("/", "").isdigit()}
            wanted |= {f"row-{row.id}", f"group-{row.group}"} | {f"id-{choice}" for choice in words_}
    for count in game.counts:
        for item in game.setup_list(count, game.edition):
            wanted.add(f"setup-{item.id}")
            if item.rule not in game.by_id:
                wrong.append(f"set-up item {item.id}: no rule {item.rule}")
    wanted |= {f"id-{colour}" for colour in game.colours}
    for option in game.options:
        wanted |= {f"id-{option.id}"} | {f"id-{value}" for value in option.values if not value.isdigit()}
    for lang in LANGUAGES:
        there = messages(game.id, lang)
        wrong += [f"{lang}: {message} is missing" for message in sorted(wanted - set(there))]
    return wrong


def miscounts(game: Game) -> list[str]:
    """Each usual mistake in counting is made in a line of the game and has its words in every language."""
    found = mistakes_of(game.id)
    wrong = [f"{each.id}: not an id" for each in found if not ID.fullmatch(each.id)]
    wrong += [f"{each.id}: no line {each.rule}" for each in found if each.rule not in game.line_ids]
    known = {f"counted-{id}" for id in (*GENERAL, *(each.id for each in found))}
    for lang in LANGUAGES:
        there = messages(game.id, lang)
        wrong += [f"{lang}: {id} is missing" for id in sorted(known - set(there))]
        wrong += [f"{lang}: {id}: of nothing" for id in there if id.startswith("counted-") and id not in known]
    return wrong


# --- examples ----------------------------------------------------------------------------------------------------


def _running(game: Game) -> list[Example]:
    return [example for example in examples(game.id) if example.waiting is None]


def examples_come_out(game: Game) -> list[str]:
    """Every example gives what it says, and the words of everything it yields can be said in every language."""
    wrong = [f"{e.id}: {each}" for e in _running(game) for each in differences(game, e)]
    for example in _running(game):
        table = example.table()
        result = game.score(table)
        for lang in LANGUAGES:
            words_ = words_for(game, lang, table)
            for finding in result.findings:
                wrong += _said(words_, finding.rule, "problem", finding.facts, example.id)
            for line in (line for score in result.outcome.seats for line in score.lines if line.rule != "extra"):
                if line.points is not None:
                    wrong += _said(words_, line.rule, "line", line.facts, example.id)
            for key in (key for placing in result.outcome.ranking for key in placing.keys if key.value is not None):
                wrong += _said(words_, key.rule, "line", key.facts, example.id)
    return wrong


def _said(words_: Words, rule: str, part: str, facts: Any, example: str) -> list[str]:
    wrong = []
    try:
        words_.say(rule, part, facts)
    except KeyError as error:
        wrong.append(f"{example}: {error}")
    for fact in facts.values():
        each = fact if isinstance(fact, tuple) else (fact,)
        wrong += [
            f"{example}: {rule}: id-{id} is missing in {words_.lang}"
            for id in each
            if type(id) is str and id not in words_.players and not words_.has(f"id-{id}")
        ]
    return wrong


def examples_cover(game: Game) -> list[str]:
    """Every rule has an example that triggers it and one that does not; play rules wait for play."""
    triggered = {id for e in _running(game) for id in e.triggers(game)}
    clean = {id for e in _running(game) for id in e.clean}
    wrong = []
    for rule in game.rules:
        if rule.id == "log-differs" and game.play is None:
            continue  # without a log there is nothing that a count could differ from
        if rule.stage is not Stage.PLAY:
            wrong += [f"{rule.id}: no example that triggers it"] if rule.id not in triggered else []
            wrong += [f"{rule.id}: no example that does not"] if rule.id not in clean else []
    names = Counter(example.id for example in examples(game.id))
    wrong += [f"{id}: {number} examples" for id, number in names.items() if number > 1]
    wrong += [
        f"{e.id}: no rule {id}"
        for e in _running(game)
        for id in {*e.clean, *(each["rule"] for each in (*e.findings, *e.lines))}
        if id not in game.by_id
    ]
    return wrong


# --- places ------------------------------------------------------------------------------------------------------


def cells(game: Game) -> list[str]:
    """Every path that an example's findings or uncounted lines name has its cell, and every part is drawn."""
    wrong = []
    for example in _running(game):
        table = example.table()
        wrong += [f"{example.id}: {each}" for each in placeless(game, table, game.score(table))]
    return wrong


def placeless(game: Game, table: Any, result: Result) -> list[str]:
    """Paths that a table's findings or uncounted lines name and that have no cell, and parts that are not drawn."""
    known = list(game.sheet(table).paths(len(table.seats)))
    named = [(f.rule, path) for f in result.findings for path in f.where]
    named += [(line.rule, path) for score in result.outcome.seats for line in score.lines for path in line.missing]
    wrong = [
        f"{rule}: no cell for {path}"
        for rule, path in named
        if path.split(".")[0].split("[")[0] not in RECORD_PATHS
        and not any(paths.covers(cell, path) or paths.covers(path, cell) for cell in known)
    ]
    wanted = {finding.part: finding.rule for finding in result.findings if finding.part is not None}
    drawn = {part for view in game.views for part in parts(draw(game, table, view))} if wanted else set()
    return wrong + [f"{rule}: part {part} is not drawn" for part, rule in wanted.items() if part not in drawn]


def draw(game: Game, table: Any, view: str, lang: str = "en") -> str:
    """The drawing of a table in words of one language."""
    return game.draw(table, view, words_for(game, lang, table).drawn)


def parts(svg: str) -> frozenset[str]:
    """Ids of the parts in a drawing."""
    return frozenset(re.findall(r'data-part="([^"]+)"', svg))


# --- statements --------------------------------------------------------------------------------------------------


def homes(game: Game, texts: Iterable[str]) -> list[str]:
    """Every statement of the rule texts has a home, and every home exists. ``texts`` are the ids of all statements."""
    rows_ = statements(game.id)
    counted = Counter(row.id for row in rows_)
    wrong = [f"{id}: no home" for id in sorted(set(texts) - set(counted))]
    wrong += [f"{id}: no such statement" for id in sorted(set(counted) - set(texts))]
    wrong += [f"{id}: twice" for id, number in counted.items() if number > 1]
    for row in rows_:
        wrong += _home(game, row)
    for id, number in Counter(id for row in rows_ for id in row.rules).items():
        if number > MOST_PER_RULE and id not in crowded(game.id):
            wrong.append(f"{id}: {number} statements on one rule without a reason")
    return wrong


def _home(game: Game, row: Statement) -> list[str]:
    if row.home.startswith("not ours: "):
        return [] if len(row.home) > len("not ours: ") + 3 else [f"{row.id}: no reason"]
    if not row.rules and not row.steps:
        return [f"{row.id}: empty home"]
    wrong = [f"{row.id}: no rule {id}" for id in row.rules if id not in game.by_id]
    there = {step.id for step in steps(game.id)} if row.steps else set()
    return wrong + [f"{row.id}: no step {id}" for id in row.steps if id not in there]


def crowded(game: str) -> dict[str, str]:
    """Reasons why more than six statements stand on one rule."""
    import tomllib
    from importlib.resources import files

    place = files("scorekeeper").joinpath("games", game.replace("-", "_"), "crowded.toml")
    return tomllib.loads(place.read_text("utf-8")) if place.is_file() else {}


__all__ = ["DEMANDS", "Sheet"]

DEMANDS = (ids, sources, options, words, rows, miscounts, examples_come_out, examples_cover, cells)
