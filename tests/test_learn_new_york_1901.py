"""New York 1901: its lesson and questions, held against what those of every game must have."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import learning
from scorekeeper.game import Game
from scorekeeper.games.new_york_1901 import GAME


@pytest.mark.parametrize("demand", learning.DEMANDS, ids=lambda demand: demand.__name__)
def test_lessons_and_questions_have_all_they_need(demand: Callable[[Game], list[str]]) -> None:
    assert demand(GAME) == []


def test_every_worked_example_is_a_step() -> None:
    assert learning.examples_taught(GAME, ("NY-S", "NY-D", "NY-R")) == []
