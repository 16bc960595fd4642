"""Orléans: what single examples cannot say."""

from __future__ import annotations

import random as randomness
from collections import Counter
from dataclasses import fields
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import conformance
from positions import orleans as positions
from positions.orleans_breaks import BREAKS
from scorekeeper.codec import decode
from scorekeeper.game import Table
from scorekeeper.games import GAMES
from scorekeeper.games.orleans import board
from scorekeeper.games.orleans.draw_setup import random_setup
from scorekeeper.games.orleans.model import Deeds, Goods, Spaces
from scorekeeper.games.orleans.scoring import last_citizen_owner
from scorekeeper.rules import Severity, Stage

GAME = GAMES["orleans"]
COUNTS = st.sampled_from((2, 3, 4))
SEEDS = st.integers(0, 2**32)


def table_of(document: Any) -> Table[Any, Any]:
    table, faults = decode(document)
    assert table is not None, faults
    return table


def refused(document: Any) -> set[str]:
    """Ids of the rules that call a table impossible."""
    return {finding.rule for finding in GAME.check(table_of(document)) if finding.severity is Severity.ERROR}


def legal(count: int, seed: int) -> dict[str, Any]:
    return positions.legal(count, randomness.Random(seed))


@given(COUNTS, SEEDS)
@settings(max_examples=150, deadline=None)
def test_nothing_is_said_against_a_legal_table(count: int, seed: int) -> None:
    assert GAME.check(table_of(legal(count, seed))) == ()


@given(COUNTS, SEEDS, SEEDS)
@settings(max_examples=150, deadline=None)
def test_a_legal_table_counted_in_parts_is_not_refused(count: int, seed: int, blanks: int) -> None:
    random = randomness.Random(blanks)

    def blank(value: Any) -> Any:
        if not isinstance(value, dict):
            return value
        return {key: blank(each) for key, each in value.items() if random.random() < 0.6}

    document = legal(count, seed)
    final, setup = document["final"], document["setup"]
    document["setup"] = {**blank(setup), "seats": [blank(seat) for seat in setup["seats"]]}
    document["final"] = {"shared": blank(final["shared"]), "seats": [blank(seat) for seat in final["seats"]]}
    assert refused(document) == set()
    for seat in document["final"]["seats"]:
        for cell in ("stations", "citizens", "places"):
            if isinstance(seat.get(cell), list) and random.random() < 0.5:
                seat[cell] = len(seat[cell])
    assert refused(document) == set()


def test_every_rule_that_refuses_is_broken_by_a_change() -> None:
    refusing = {r.id for r in GAME.stage(Stage.SETUP) + GAME.stage(Stage.FINAL) if r.severity is Severity.ERROR}
    assert set(BREAKS) == refusing


@pytest.mark.parametrize("rule", BREAKS)
def test_a_change_breaks_its_rule_alone(rule: str) -> None:
    count, change = BREAKS[rule]
    for seed in range(12):
        assert refused(change(legal(count, seed))) == {rule}, seed


@given(COUNTS, SEEDS)
@settings(max_examples=60, deadline=None)
def test_a_total_is_the_sum_of_its_lines(count: int, seed: int) -> None:
    document = legal(count, seed)
    outcome = GAME.outcome(table_of(document))
    stations = [len(seat["stations"]) for seat in document["final"]["seats"]]
    for score, seat in zip(outcome.seats, document["final"]["seats"], strict=True):
        assert score.complete
        assert score.total == sum(line.points or 0 for line in score.lines)
        others = stations[: score.seat] + stations[score.seat + 1 :]
        last = all(stations[score.seat] > other for other in others)
        goods = sum(points * seat["goods"][good] for good, points in zip(board.GOODS, (1, 2, 3, 4, 5), strict=True))
        level = next(
            n for n, first in ((6, 30), (5, 22), (4, 15), (3, 9), (2, 4), (1, 0)) if seat["development"] >= first
        )
        assert score.total == seat["coins"] + goods + level * (stations[score.seat] + len(seat["citizens"]) + last)


@given(COUNTS, SEEDS, st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_the_order_of_seats_does_not_matter(count: int, seed: int, random: Any) -> None:
    document = legal(count, seed)
    order = list(range(count))
    random.shuffle(order)
    moved = {
        **document,
        "players": [document["players"][seat] for seat in order],
        "final": {**document["final"], "seats": [document["final"]["seats"][seat] for seat in order]},
    }
    first, other = (GAME.outcome(table_of(each)) for each in (document, moved))
    assert {s.player: s.total for s in first.seats} == {s.player: s.total for s in other.seats}
    assert {p.player: (p.rank, p.decided_by) for p in first.ranking} == {
        p.player: (p.rank, p.decided_by) for p in other.ranking
    }


ANYTHING = st.none() | st.integers(-5, 40) | st.just(10**9)


@given(
    st.integers(1, 7),
    st.lists(
        st.fixed_dictionaries(
            {},
            optional={
                "coins": ANYTHING,
                "goods": st.dictionaries(st.sampled_from(board.GOODS), ANYTHING),
                "stations": ANYTHING | st.lists(st.sampled_from(list(board.TOWNS)), max_size=30),
                "citizens": ANYTHING | st.lists(st.sampled_from(board.CITIZENS), max_size=20),
                "development": ANYTHING,
                "status": ANYTHING,
                "tracks": st.dictionaries(st.sampled_from(board.TRACKS), ANYTHING),
                "places": ANYTHING | st.lists(st.sampled_from(board.PLACES), max_size=25),
                "technology": ANYTHING,
                "plague": ANYTHING,
                "torture": st.dictionaries(st.sampled_from(("goods", "development", "followers", "places")), ANYTHING),
            },
        ),
        max_size=8,
    ),
    st.dictionaries(
        st.sampled_from([board.field(deed) for deed in board.DEEDS]),
        st.dictionaries(st.sampled_from(board.KINDS), ANYTHING),
    ),
    st.lists(st.none() | st.sampled_from(board.EVENTS), max_size=40),
    st.sampled_from(("playing", "finished", "abandoned")),
)
@settings(max_examples=120, deadline=None)
def test_nothing_that_can_be_entered_raises(
    people: int, seats: list[Any], deeds: Any, events: list[Any], status: str
) -> None:
    document = {
        "format": "scorekeeper/1",
        "game": "orleans",
        "status": status,
        "players": [{"name": f"Player {number}"} for number in range(people)],
        "setup": {"hourglasses": events},
        "final": {"shared": {"deeds": deeds}, "seats": seats},
    }
    for edition in GAME.editions:
        game = GAME.of(edition)
        assert game is not None
        table = table_of({**document, "edition": edition})
        game.score(table)
        for view in game.views:
            assert conformance.draw(game, table, view).startswith("<svg")


@pytest.mark.parametrize("stations", list(product(range(4), repeat=3)))
def test_the_last_citizen_wants_a_sole_leader(stations: tuple[int, ...]) -> None:
    alone = [
        seat for seat, own in enumerate(stations) if all(own > other for i, other in enumerate(stations) if i != seat)
    ]
    assert last_citizen_owner(stations) == (alone[0] if alone else None)


@pytest.mark.parametrize("count", (2, 3, 4))
def test_a_random_setup_is_legal_and_comes_again_from_its_seed(count: int) -> None:
    for seed in range(30):
        setup = random_setup(count, randomness.Random(seed))
        assert setup == random_setup(count, randomness.Random(seed))
        document = {"format": "scorekeeper/1", "game": "orleans", "players": [{"name": n} for n in "ABCD"[:count]]}
        first = setup.pop("start_player")
        assert GAME.check(table_of({**document, "setup": setup, "start_player": first})) == ()
        lying = Counter(setup["spaces"].values())
        assert 52 - lying["none"] == {2: 43, 3: 48, 4: 52}[count]
        assert sum(setup["goods_market"].values()) == {2: 35, 3: 36, 4: 38}[count]
    with pytest.raises(ValueError, match="5 players"):
        random_setup(5, randomness.Random(0))


def test_the_board_adds_up() -> None:
    assert [sum(not route.water for route in board.ROUTES), sum(route.water for route in board.ROUTES)] == [29, 14]
    assert len(board.TOWNS) == 23
    assert {town for route in board.ROUTES for town in (route.one, route.other)} == set(board.TOWNS)
    assert len({route.id for route in board.ROUTES}) == 43
    assert sum(sum(deed.slots.values()) for deed in board.DEEDS.values()) == 45
    assert sum(board.NEUTRAL_TILES.values()) == 88
    assert sum(board.GOOD_TILES.values()) == 90
    assert sum(points * board.GOOD_TILES[good] for good, points in board.GOOD_POINTS.items()) == 240
    assert len(board.PLACES) == 20
    assert len(board.CITIZENS) == 13


def test_keys_of_the_score_file_are_those_of_the_board() -> None:
    assert [each.name for each in fields(Spaces)] == [board.field(space) for space in board.SPACES]
    assert [each.name for each in fields(Deeds)] == [board.field(deed) for deed in board.DEEDS]
    assert [each.name for each in fields(Goods)] == list(board.GOODS)
