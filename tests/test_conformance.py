"""The demands on rules go red when a single thing is taken away."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from fluent.syntax import ast

import conformance
from conformance import whole_file
from scorekeeper import examples as examples_module
from scorekeeper import text
from scorekeeper.compare import mistakes_of
from scorekeeper.games import GAMES
from scorekeeper.rules import Rule, Stage
from scorekeeper.statements import statements

SAMPLE = 6  # rules a game


def sample(game: str) -> list[Rule]:
    own = [rule for rule in GAMES[game].rules if rule.stage is not Stage.PLAY]
    return random.Random(game).sample(own, min(SAMPLE, len(own)))


CASES = [(game, rule) for game in GAMES for rule in sample(game)]


@pytest.fixture(params=CASES, ids=lambda case: f"{case[0]}:{case[1].id}")
def case(request: pytest.FixtureRequest) -> tuple[str, Rule]:
    found: tuple[str, Rule] = request.param
    return found


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("part", ["message", "title", "why"])
def test_one_missing_translation_is_seen(
    case: tuple[str, Rule], lang: str, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, rule = case

    def without(*path: str) -> Any:
        resource = whole_file(*path)
        if resource is None or path[-1] != f"{lang}.ftl":
            return resource
        return ast.Resource([kept for entry in resource.body if (kept := less(entry)) is not None])

    def less(entry: Any) -> Any:
        if not isinstance(entry, ast.Message) or entry.id.name != rule.id:
            return entry
        attributes = [each for each in entry.attributes if each.id.name != part]
        return None if part == "message" else ast.Message(entry.id, entry.value, attributes)

    monkeypatch.setattr(conformance, "whole_file", without)
    wrong = conformance.words(GAMES[game])
    assert any(rule.id in each and lang in each for each in wrong)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_a_mistake_in_counting_without_words_is_seen(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(iter(GAMES.values()))
    mistake = f"counted-{mistakes_of(game.id)[0].id}"

    def without(*path: str) -> Any:
        resource = whole_file(*path)
        if resource is None or path[-1] != f"{lang}.ftl":
            return resource
        return ast.Resource([e for e in resource.body if not isinstance(e, ast.Message) or e.id.name != mistake])

    assert conformance.miscounts(game) == []
    monkeypatch.setattr(conformance, "whole_file", without)
    assert conformance.miscounts(game) == [f"{lang}: {mistake} is missing"]


def test_examples_that_are_missing_are_seen(case: tuple[str, Rule], monkeypatch: pytest.MonkeyPatch) -> None:
    game, rule = case
    kept = tuple(e for e in examples_module.examples(game) if rule.id not in e.triggers(GAMES[game]))
    monkeypatch.setattr(conformance, "examples", lambda _: kept)
    assert f"{rule.id}: no example that triggers it" in conformance.examples_cover(GAMES[game])
    kept = tuple(e for e in examples_module.examples(game) if rule.id not in e.clean)
    monkeypatch.setattr(conformance, "examples", lambda _: kept)
    assert f"{rule.id}: no example that does not" in conformance.examples_cover(GAMES[game])


def test_an_example_with_another_number_is_seen(case: tuple[str, Rule], monkeypatch: pytest.MonkeyPatch) -> None:
    game, _ = case
    scored = next(e for e in examples_module.examples(game) if e.totals and e.waiting is None)
    off = replace(scored, totals=(*scored.totals[:-1], (scored.totals[-1] or 0) + 1))
    monkeypatch.setattr(conformance, "examples", lambda _: (off,))
    assert conformance.examples_come_out(GAMES[game])


def test_a_missing_source_is_seen(case: tuple[str, Rule]) -> None:
    game, rule = case
    bare = tuple(replace(each, source=()) if each.id == rule.id else each for each in GAMES[game].rules)
    assert conformance.sources(replace(GAMES[game], rules=bare)) == [f"{rule.id}: no source"]


def test_a_missing_rule_is_seen(case: tuple[str, Rule]) -> None:
    game, rule = case
    fewer = tuple(each for each in GAMES[game].rules if each.id != rule.id)
    assert any(rule.id in each for each in conformance.words(replace(GAMES[game], rules=fewer)))


@pytest.mark.parametrize("game", GAMES)
def test_a_missing_statement_and_one_too_many_are_seen(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = statements(game)
    ids = [row.id for row in rows]
    gone = random.Random(game).choice(rows)
    monkeypatch.setattr(conformance, "statements", lambda _: tuple(row for row in rows if row is not gone))
    assert conformance.homes(GAMES[game], ids) == [f"{gone.id}: no home"]
    monkeypatch.setattr(conformance, "statements", lambda _: rows)
    assert f"{gone.id}: no such statement" in conformance.homes(GAMES[game], [id for id in ids if id != gone.id])
    lost = tuple(replace(row, home="no-such-rule") if row is gone else row for row in rows)
    monkeypatch.setattr(conformance, "statements", lambda _: lost)
    assert conformance.homes(GAMES[game], ids) == [f"{gone.id}: no rule no-such-rule"]


@pytest.mark.parametrize("game", GAMES)
def test_a_drawing_without_its_parts_is_seen(game: str) -> None:
    blank = replace(GAMES[game], draw=lambda table, view, name: "<svg></svg>")
    assert any("is not drawn" in each for each in conformance.cells(blank))


@pytest.mark.parametrize("game", GAMES)
def test_a_form_without_cells_is_seen(game: str) -> None:
    bare = replace(GAMES[game], sheet=lambda table: conformance.Sheet(seats=()))
    assert any("no cell for" in each for each in conformance.cells(bare))
