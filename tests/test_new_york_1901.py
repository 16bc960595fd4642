"""New York 1901: what tables of examples cannot say.

Games are played out by the small model in ``positions/new_york_1901.py``; then single things are changed, one for each
rule.
"""

from __future__ import annotations

import copy
import random
import re
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from positions.new_york_1901 import NAMES, Document, plain, play, set_up
from positions.new_york_1901_breaks import BREAKS
from scorekeeper import decode, paths
from scorekeeper.game import COMPONENT_DATA, Result, Table
from scorekeeper.games.new_york_1901 import GAME
from scorekeeper.games.new_york_1901.draw_setup import random_setup
from scorekeeper.games.new_york_1901.model import (
    CHALLENGES,
    DISTRICTS,
    GENERATIONS,
    LEGENDARIES,
    STREETS,
)
from scorekeeper.rules import Severity, Stage

QUICK = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def table_of(document: Document) -> Table[Any, Any]:
    table, faults = decode(document)
    assert table is not None, faults
    return table


def scored(document: Document) -> Result:
    return GAME.score(table_of(document))


def errors(document: Document) -> set[str]:
    return {finding.rule for finding in scored(document).findings if finding.severity is Severity.ERROR}


games = st.builds(play, st.integers(2, 4), st.integers(0, 10**6))


@QUICK
@given(games)
def test_a_game_played_by_the_rules_is_not_refused(document: Document) -> None:
    findings = scored(document).findings
    assert [f for f in findings if f.severity is not Severity.NOTE] == []


@QUICK
@given(games, st.data())
def test_nor_is_it_with_anything_not_counted(document: Document, data: st.DataObject) -> None:
    """A check that guesses at what is not counted would refuse some of these."""
    dice = data.draw(st.randoms(use_true_random=False))
    for seat in document["final"]["seats"]:
        for key in list(seat):
            if dice.random() < 0.4:
                del seat[key]
            elif isinstance(seat[key], dict):
                seat[key] = {each: value for each, value in seat[key].items() if dice.random() < 0.6}
    assert errors(document) == set()


@QUICK
@given(games)
def test_the_total_is_the_sum_of_the_lines(document: Document) -> None:
    result = scored(document)
    challenge = document["final"]["shared"]["challenge"]
    for score in result.outcome.seats:
        assert [line.rule for line in score.lines] == ["score-track", "streets", challenge, "action-cards"]
        assert score.complete
        assert score.total == sum(line.points or 0 for line in score.lines)
    assert sum(line.points or 0 for s in result.outcome.seats for line in s.lines if line.rule == "streets") <= 15


@QUICK
@given(games, st.randoms(use_true_random=False))
def test_the_order_of_seats_does_not_matter(document: Document, dice: random.Random) -> None:
    count = len(document["players"])
    order = dice.sample(range(count), count)
    moved = copy.deepcopy(document)
    moved["players"] = [document["players"][seat] for seat in order]
    moved["final"]["seats"] = [document["final"]["seats"][seat] for seat in order]
    moved["start_player"] = order.index(document["start_player"])
    moved["setup"]["seats"] = [document["setup"]["seats"][seat] for seat in order]

    def gist(result: Result) -> tuple[Any, ...]:
        totals = {score.player: score.total for score in result.outcome.seats}
        ranks = {placing.player: (placing.rank, placing.decided_by) for placing in result.outcome.ranking}
        return totals, ranks, sorted(finding.rule for finding in result.findings)

    assert gist(scored(document)) == gist(scored(moved))


@QUICK
@given(st.integers(2, 4), st.integers(0, 10**9))
def test_a_drawn_set_up_is_legal_and_comes_again(players: int, seed: int) -> None:
    opening = set_up(players, random.Random(seed))
    assert opening == set_up(players, random.Random(seed))
    document = {"format": "scorekeeper/1", "game": GAME.id, "players": [{"name": n} for n in NAMES[:players]]}
    assert GAME.check(table_of({**document, **opening})) == ()


def test_every_card_and_district_can_be_drawn() -> None:
    drawn = [random_setup(3, random.Random(seed)) for seed in range(200)]
    assert {street for setup in drawn for street in setup["streets"]} == set(STREETS)
    assert {setup["challenge"] for setup in drawn} == set(CHALLENGES)
    assert {seat["character"] for setup in drawn for seat in setup["seats"]} == set(DISTRICTS)
    assert {setup["start_player"] for setup in drawn} == {0, 1, 2}


@pytest.mark.parametrize("players", [0, 1, 5, 40])
def test_no_set_up_is_drawn_for_other_numbers(players: int) -> None:
    with pytest.raises(ValueError, match="no set-up"):
        random_setup(players, random.Random(0))


# --- one change a rule ------------------------------------------------------------------------------------------------


def test_every_rule_that_refuses_has_a_change() -> None:
    judging = (*GAME.stage(Stage.SETUP), *GAME.stage(Stage.FINAL))
    assert {rule.id for rule in judging if rule.severity is Severity.ERROR} == set(BREAKS)


@pytest.mark.parametrize("rule", BREAKS)
@pytest.mark.parametrize("seed", [1, 2])
def test_one_change_breaks_one_rule(rule: str, seed: int) -> None:
    document = BREAKS[rule](random.Random(seed))
    assert errors(document) == {rule}
    if GAME.by_id[rule].option == COMPONENT_DATA:
        assert errors({**document, "options": {COMPONENT_DATA: "off"}}) == set()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_that_is_changed_is_not_refused(players: int) -> None:
    assert errors(plain(players)) == set()


@QUICK
@given(st.integers(0, 40), st.data())
def test_nothing_that_can_be_entered_makes_it_fail(players: int, data: st.DataObject) -> None:
    """Any well-typed values, more or fewer seats than players: findings, never an exception."""
    number = st.one_of(st.none(), st.integers(-5, 25), st.just(10**9))

    def counts(names: tuple[str, ...]) -> st.SearchStrategy[Any]:
        return st.one_of(st.none(), st.dictionaries(st.sampled_from(names), number))

    seat = st.fixed_dictionaries(
        {},
        optional={
            **dict.fromkeys(
                ("track", "action_cards", "unbuilt", "irregular", "prestige", "empty_land", "covered"), number
            ),
            "on_street": counts(STREETS),
            "starter_on_street": counts(STREETS),
            "standing": counts(GENERATIONS),
            "demolished": st.one_of(number, counts(GENERATIONS)),
            "gold_by_district": counts(DISTRICTS),
            "cards": counts(DISTRICTS),
            "workers": counts(("hand", "board")),
            "land": counts(("two", "three")),
            "legendary": st.sampled_from((None, "none", *LEGENDARIES)),
            "starter_standing": st.sampled_from((None, True, False)),
            "king_on_board": st.sampled_from((None, True, False)),
            "standing_points": counts((*GENERATIONS, "legendary")),
            "demolished_points": counts(GENERATIONS[:2]),
        },
    )
    document: Document = {
        "format": "scorekeeper/1",
        "game": GAME.id,
        "players": [{"name": f"P{index}"} for index in range(players)],
        "final": {
            "shared": {
                "streets": data.draw(st.one_of(st.none(), st.lists(st.sampled_from(STREETS), max_size=7))),
                "challenge": data.draw(st.sampled_from((None, *CHALLENGES))),
                "market": data.draw(counts(("open", "futures"))),
            },
            "seats": data.draw(st.lists(seat, max_size=6)),
        },
    }
    table = table_of(document)
    GAME.score(table)
    known = list(GAME.sheet(table).paths(len(table.seats)))
    for finding in GAME.check(table):
        for path in finding.where:
            beyond = path.startswith("final.seats[") and int(path[12 : path.index("]")]) >= players
            if path.startswith("final.s") and path != "final.seats" and not beyond:
                assert any(paths.covers(cell, path) or paths.covers(path, cell) for cell in known), path
    drawings = [GAME.draw(table, view, lambda id, **facts: id) for view in GAME.views]
    for drawn in drawings:
        found = re.findall(r'data-part="([^"]+)"', drawn)
        assert len(found) == len(set(found))
    for finding in GAME.check(table):
        assert finding.part is None or any(f'data-part="{finding.part}"' in drawn for drawn in drawings), finding
