"""All games, held against what every rule must have."""

from __future__ import annotations

from pathlib import Path

import pytest

import conformance
from scorekeeper.games import GAMES

TEXTS = Path(__file__).parent / "data" / "statements"


@pytest.mark.parametrize("demand", conformance.DEMANDS, ids=lambda demand: demand.__name__)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_all_it_needs(game: str, demand: object) -> None:
    assert demand(GAMES[game]) == []  # type: ignore[operator]


@pytest.mark.parametrize("game", GAMES)
def test_word_files_are_understood(game: str) -> None:
    assert conformance.junk(game) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_statement_has_a_home(game: str) -> None:
    with (TEXTS / f"{game}.txt").open(encoding="utf-8") as file:
        ids = [line.strip() for line in file if line.strip()]
    assert ids
    assert conformance.homes(GAMES[game], ids) == []
