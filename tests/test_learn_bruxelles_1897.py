"""Bruxelles 1897: its lesson and questions, held against what those of every game must have."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

import conformance
import learning
from scorekeeper import decode
from scorekeeper.common import RECORD
from scorekeeper.examples import examples
from scorekeeper.game import Game
from scorekeeper.games.bruxelles_1897 import GAME
from scorekeeper.games.bruxelles_1897.model import Column
from scorekeeper.games.bruxelles_1897.questions_tables import finished, played, rich, some_grid, some_players
from scorekeeper.learn import generators, score_file
from scorekeeper.lessons import question, steps
from scorekeeper.text import Words

NOT_STEPS = {
    "third-house-three-kinds",
    "second-vandervelde",
    "exhibition-of-four",
    "sale-at-the-parc-with-one",
    "column-tie-one-winner",
    "brussels-majority-second",
    "coats-of-arms-not-in-vp",
    "coats-of-arms-in-vp",
    "coats-of-arms-noted-too-low",
}
"""Examples that are a worked example of the rule text again, with another end."""


@pytest.mark.parametrize("demand", learning.DEMANDS, ids=lambda demand: demand.__name__)
def test_lessons_and_questions_have_all_they_need(demand: Callable[[Game], list[str]]) -> None:
    assert demand(GAME) == []


def test_every_worked_example_is_a_step() -> None:
    missing = {line.split(":")[0] for line in learning.examples_taught(GAME, ("X", "E"))}
    assert missing == NOT_STEPS
    cases = {each.id: each.source for each in examples(GAME.id)}
    taught = {step.example for step in steps(GAME.id)}
    for id in NOT_STEPS:
        assert any(cases[other] == cases[id] for other in taught if other), id


def test_rules_of_every_stage_are_taught_and_asked() -> None:
    wanted = {rule.id for rule in GAME.rules if RECORD not in rule.source}
    assert wanted - {rule for step in steps(GAME.id) for rule in step.rules} == set()
    assert wanted - {rule for each in generators(GAME.id) for rule in each.rules} == set()


@pytest.mark.parametrize("seed", range(6))
def test_drawings_of_questions_keep_the_answers_back(seed: int) -> None:
    random = Random(seed)
    players = some_players(random)
    round_ = played(random, players, some_grid(random, len(players), 3), rich(random, len(players), prestige=2))
    for table, told, asked in ((finished(random), "final", "count"), (round_.table, "play", "turn")):
        shown, faults = decode(score_file(table))
        assert shown is not None, faults
        open_, kept = (conformance.draw(GAME, shown, view) for view in (told, asked))
        assert conformance.parts(kept) <= conformance.parts(open_)
        open_crest = Words(GAME.id, "en").say("part-crest-open")
        assert kept.count(open_crest) == kept.count('data-part="crest-') > 0
        assert "data-fill" not in kept


def test_a_drawing_for_a_question_does_not_show_who_won_a_column() -> None:
    table = finished(Random(1))
    final = table.final
    assert final is not None and final.shared.area is not None
    drawn: dict[str, set[str]] = {"final": set(), "count": set()}
    for winners in ((), table.seats):
        columns = tuple(Column(bonus, winners) for bonus in final.shared.area.bonuses or ())
        shared = replace(final.shared, columns=columns)
        for view, found in drawn.items():
            found.add(conformance.draw(GAME, replace(table, final=replace(final, shared=shared)), view))
    assert {view: len(found) for view, found in drawn.items()} == {"final": 2, "count": 1}


def test_a_question_for_the_table_before_shows_it_so() -> None:
    for step in steps(GAME.id):
        asked = question(GAME, step)
        shown = step.ask_example.get("shown")
        if shown is not None:
            assert asked is not None and asked.document is not None
            whole = next(each for each in examples(GAME.id) if each.id == step.example).document["log"]
            assert asked.document["log"] == whole[:shown]
            assert len(asked.document["log"]) < len(whole)
