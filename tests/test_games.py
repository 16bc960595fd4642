"""All games, held against what every rule must have."""

from __future__ import annotations

import dataclasses
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import conformance
import learning
import told
from scorekeeper import learn, paths
from scorekeeper.codec import FORMAT, decode
from scorekeeper.games import GAMES
from scorekeeper.rules import Severity

TEXTS = Path(__file__).parent / "data" / "statements"


@pytest.mark.parametrize("demand", conformance.DEMANDS, ids=lambda demand: demand.__name__)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_all_it_needs(game: str, demand: object) -> None:
    assert demand(GAMES[game]) == []  # type: ignore[operator]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_players_act_on_is_taught_and_asked(game: str) -> None:
    assert learning.covered(GAMES[game]) == []


@pytest.mark.parametrize("game", GAMES)
def test_word_files_are_understood(game: str) -> None:
    assert conformance.junk(game) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_statement_has_a_home(game: str) -> None:
    assert (TEXTS / f"{game}.txt").is_file(), (
        f"tests/data/statements/{game}.txt is to list the ids of all its statements"
    )
    with (TEXTS / f"{game}.txt").open(encoding="utf-8") as file:
        ids = [line.strip() for line in file if line.strip()]
    assert ids
    assert conformance.homes(GAMES[game], ids) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_people_are_told_and_asked_does_not_change_unread(game: str) -> None:
    assert told.changes(GAMES[game]) == []  # `python tests/told.py` keeps what has been read and is right


@pytest.mark.parametrize("game", GAMES)
def test_values_cannot_be_changed(game: str) -> None:
    package = importlib.import_module(f"scorekeeper.games.{game.replace('-', '_')}")
    names = [module.name for module in pkgutil.iter_modules(package.__path__)]
    own = [
        kind
        for name in names
        if not name.startswith("questions")
        for _, kind in inspect.getmembers(
            importlib.import_module(f"{package.__name__}.{name}"), dataclasses.is_dataclass
        )
        if isinstance(kind, type) and kind.__module__.startswith(package.__name__)
    ]
    assert own
    for kind in own:
        assert kind.__dataclass_params__.frozen, kind  # type: ignore[attr-defined]
        assert "__slots__" in vars(kind), kind


FULL: dict[str, dict[int, dict[str, Any]]] = {
    "bruxelles-1897": {
        count: {
            "money_shows": 3,
            "round": 1,
            "brussels_cards": 3,
            "prison_cards": 1,
            "brugmanns_boxed": boxed,
            "piles": {"artwork": 12 - rows, "material": 12 - rows, "house": 16 - rows, "noble": 15 - rows},
            "inventory": dict(
                **{"artwork": 12, "money": 23, "material": 12, "house": 16, "noble": 19, "expo": 1, "architects": 28},
                **{"markers": 16, "bonus_cards": 4, "brussels_cards": 3, "prison_cards": 1},
            ),
        }
        for count, rows, boxed in ((2, 3, 2), (3, 3, 1), (4, 4, 0))
    },
    "musee": {
        2: {"musees": 2, "tokens": 12, "highest_card": 50, "paintings": 50, "hand": 5, "draw_deck": 40},
        3: {"musees": 3, "tokens": 10, "highest_card": 60, "paintings": 60, "hand": 5, "draw_deck": 45},
        4: {"musees": 2, "tokens": 12, "highest_card": 50, "paintings": 50, "hand": 5, "draw_deck": 30},
    },
}
"""What a drawn set-up leaves out since it follows from the number of people: numbers of the rules."""


def numbers(value: Any, way: str) -> Iterator[tuple[str, int]]:
    """Every whole number below, with its path."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from numbers(each, f"{way}.{key}")
    elif isinstance(value, list):
        for index, each in enumerate(value):
            yield from numbers(each, f"{way}[{index}]")
    elif isinstance(value, int) and not isinstance(value, bool):
        yield way, value


@pytest.mark.parametrize("game", GAMES)
def test_one_more_or_one_fewer_than_a_legal_set_up_is_refused_there(game: str) -> None:
    kept = GAMES[game]
    assert kept.random_setup is not None
    for count in kept.counts:
        setup = {**kept.random_setup(count, Random(7)), **FULL.get(game, {}).get(count, {})}
        people = [{"name": person.name, "team": person.team} for person in learn.people(kept, Random(7), count)]
        document: Any = {"format": FORMAT, "game": game, "players": people, "start_player": setup.pop("start_player")}
        document["setup"] = setup
        table, faults = decode(document)
        assert table is not None, faults
        assert kept.check(table) == ()
        for path, number in numbers(setup, "setup"):
            for other in (number - 1, number + 1):
                table, _ = decode(paths.put(document, path, other))
                assert table is not None
                errors = [found for found in kept.check(table) if found.severity is Severity.ERROR]
                assert any(paths.covers(where, path) for found in errors for where in found.where), (path, other)


@pytest.mark.parametrize("game", GAMES)
def test_a_drawn_set_up_is_legal_and_comes_again(game: str) -> None:
    kept = GAMES[game]
    assert kept.random_setup is not None
    for count in kept.counts:
        for seed in range(5):
            setup = kept.random_setup(count, Random(seed))
            assert setup == kept.random_setup(count, Random(seed))
            people = [{"name": person.name, "team": person.team} for person in learn.people(kept, Random(seed), count)]
            document = {"format": FORMAT, "game": game, "players": people, "start_player": setup.pop("start_player")}
            table, faults = decode({**document, "setup": setup})
            assert table is not None, faults
            assert kept.check(table) == ()
    for count in {*range(7)} - {*kept.counts}:
        with pytest.raises(ValueError, match="no set-up"):
            kept.random_setup(count, Random(0))
