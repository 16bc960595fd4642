"""Musée: its lesson and questions, held against what those of every game must have."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import learning
from scorekeeper.examples import examples
from scorekeeper.game import Game
from scorekeeper.games.musee import GAME
from scorekeeper.lessons import example_of, question, steps


@pytest.mark.parametrize("demand", learning.DEMANDS, ids=lambda demand: demand.__name__)
def test_lessons_and_questions_have_all_they_need(demand: Callable[[Game], list[str]]) -> None:
    assert demand(GAME) == []


def test_every_table_of_the_worked_examples_is_a_step() -> None:
    assert learning.examples_taught(GAME, ("M6", "M8", "M11", "M12", "B9")) == []


@pytest.mark.parametrize("source", ["M1", "M2", "M3", "M4", "M5", "M7", "S20"])
def test_every_worked_example_told_in_several_tables_has_a_step(source: str) -> None:
    taught = {step.example for step in steps(GAME.id)}
    assert [each.id for each in examples(GAME.id) if each.source == source and each.id in taught]


@pytest.mark.parametrize("source", ["M1", "S20"])
def test_steps_on_placing_show_what_is_allowed_and_what_is_not(source: str) -> None:
    on = [step for step in steps(GAME.id) if (found := example_of(GAME.id, step)) and found.source == source]
    asked = [question(GAME, step) for step in on]
    assert {each.right for each in asked if each} == {("yes",), ("no",)}
