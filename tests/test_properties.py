"""What must hold for every legal table of every game: a seeded small share of ``python tests/properties.py``."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import properties
from positions import ALL
from positions.common import boundaries
from scorekeeper.games import GAMES

DRAWS = 30
OFTEN = 0.25
"""A boundary that this share of draws stands at is one that a few draws must reach too."""


def counted(game: str) -> dict[str, float]:
    """By boundary, the share of the draws of the long count that stood at it."""
    text = properties.REPORT.read_text("utf-8").split(f"\n## {game}\n")[1].split("\n## ")[0]
    (draws,) = re.findall(r"^Draws of (\d+) at each boundary", text, re.MULTILINE)
    rows = re.findall(r"^([a-z0-9-]+(?:: least|: most)?) +(\d+)(?: [█▏]+)?$", text.split("```")[1], re.MULTILINE)
    return {name: int(number) / int(draws) for name, number in rows}


def test_every_game_has_a_generator() -> None:
    assert list(ALL) == list(GAMES)


@pytest.mark.parametrize("game", ALL)
def test_every_rule_has_its_boundary_and_every_rule_that_refuses_a_change(game: str) -> None:
    assert properties.lacking(ALL[game]) == []


@pytest.mark.parametrize("game", ALL)
@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_legal_tables_have_the_properties(game: str, seed: int) -> None:
    random = Random(seed)
    document = ALL[game].legal(random)
    assert properties.properties(ALL[game], document, random) == []


@pytest.mark.parametrize("game", ALL)
def test_a_change_breaks_its_rule_and_nothing_else(game: str) -> None:
    broken = properties.break_all(ALL[game], tries=2, seed=0)
    assert broken.wrong == []


@pytest.mark.parametrize("game", ALL)
def test_the_long_count_reached_every_boundary(game: str) -> None:
    known = counted(game)
    assert list(known) == boundaries(ALL[game]), "rules came or went: run python tests/properties.py"
    assert [name for name, share in known.items() if not share] == []


@pytest.mark.parametrize("game", ALL)
def test_a_few_draws_reach_what_the_long_count_often_reached(game: str) -> None:
    often = {name for name, share in counted(game).items() if share >= OFTEN}
    assert often
    reached = properties.reach(ALL[game], DRAWS, seed=0, early=True, only=often).reached
    assert often - set(reached) == set()
