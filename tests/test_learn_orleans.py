"""Orléans: its lesson and questions, held against what those of every game must have."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import learning
from scorekeeper.common import RECORD
from scorekeeper.examples import examples
from scorekeeper.game import Game
from scorekeeper.games.orleans import GAME
from scorekeeper.learn import generators
from scorekeeper.lessons import steps


@pytest.mark.parametrize("demand", learning.DEMANDS, ids=lambda demand: demand.__name__)
def test_lessons_and_questions_have_all_they_need(demand: Callable[[Game], list[str]]) -> None:
    assert demand(GAME) == []


def test_every_rule_but_those_of_the_record_is_taught_and_asked() -> None:
    wanted = {rule.id for rule in GAME.rules if RECORD not in rule.source}
    assert wanted - {rule for step in steps(GAME.id) for rule in step.rules} == set()
    assert wanted - {rule for each in generators(GAME.id) for rule in each.rules} == set()


def test_every_worked_example_of_the_facts_has_a_step() -> None:
    told = {each.source for each in examples(GAME.id) if each.source.startswith(("OR-A", "OR-D", "OR-N", "OR-S"))}
    taught = {step.example for step in steps(GAME.id)}
    assert told - {each.source for each in examples(GAME.id) if each.id in taught} == set()


@pytest.mark.parametrize("players", GAME.counts)
def test_every_number_of_players_has_its_set_up_and_its_census(players: int) -> None:
    seen = {rule for step in steps(GAME.id) if not step.players or players in step.players for rule in step.rules}
    assert {"neutral-characters", "census-leader", "census-shared-lead"} <= seen


def test_the_short_way_teaches_how_to_score() -> None:
    short = {rule for step in steps(GAME.id) if step.short for rule in step.rules}
    assert {"coins", "goods", "development", "last-citizen", "development-track"} <= short
