"""New York 1901: the numbers of the rules, and bounds from both sides."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from scorekeeper.codec import FORMAT, decode
from scorekeeper.game import Table
from scorekeeper.games import GAMES
from scorekeeper.games.new_york_1901 import known, model, play_form
from scorekeeper.games.new_york_1901.model import Generations, SeatFinal
from scorekeeper.games.new_york_1901.play import PLAY
from scorekeeper.games.new_york_1901.play_events import (
    BOOM,
    SWAP,
    Build,
    Demolish,
    Expand,
    ReturnWorker,
    ShowMarket,
    UseCard,
)
from scorekeeper.games.new_york_1901.play_state import (
    SeatState,
    State,
    Turn,
    closed,
    free_squares,
    least_lots,
    lots,
    next_player,
    over,
    sizes,
    triggered,
)
from scorekeeper.games.new_york_1901.tiebreak import HEIGHT
from scorekeeper.rules import PlayerIndex, Severity

GAME = GAMES["new-york-1901"]
Log = list[dict[str, Any]]

NEARLY_OVER: Log = [
    {"event": "resume", "player": 0, "turns": 13, "has": {"track": 60, "workers": {"hand": 1}, "unbuilt": 5}},
    {"event": "resume", "player": 1, "turns": 13, "has": {"track": 50, "workers": {"hand": 4}}},
    {"event": "expand", "player": 0, "card": "red-2"},
    {"event": "build", "player": 0, "generation": "bronze", "points": 2, "workers": 1},
]
"""Two players, the first of whom has just triggered the end."""


def table_of(count: int, **parts: Any) -> Table[Any, Any]:
    """A decoded table of ``count`` players."""
    people = [{"name": name} for name in "ABCD"[:count]]
    table, faults = decode({"format": FORMAT, "game": GAME.id, "players": people, **parts})
    assert table is not None, faults
    return table


def said(table: Table[Any, Any], rule: str) -> list[dict[str, Any]]:
    """The facts of what a rule says."""
    return [dict(found.facts) for found in GAME.check(table) if found.rule == rule]


def logged(log: Log, rule: str, **more: Any) -> list[dict[str, Any]]:
    """The facts of what a rule says of a log of two players."""
    return said(table_of(2, log=log, start_player=0, **more), rule)


# --- numbers ------------------------------------------------------------------------------------------------------


def test_numbers_of_the_rules() -> None:
    assert model.CARDS == {2: 4 * 13, 3: 5 * 13, 4: 5 * 13}
    assert (model.SKYSCRAPERS, model.PER_GENERATION, model.LEAST_UNBUILT) == (18, 6, 4)
    assert (model.WORKERS, model.ACTION_CARDS, model.OPEN_MARKET, model.LAST_CARDS) == (4, 3, 4, 3)
    assert (model.SILVER_AT, model.GOLD_AT) == (6, 18)
    assert (model.LEAST_PRINTED, model.MOST_PRINTED) == (2, 8)
    assert (model.STREET_POINTS, model.STREETS_DRAWN) == (5, 3)
    assert model.BARON == {4: 5, 5: 10, 6: 15}
    assert model.ARCHITECT == {3: 3, 4: 6, 5: 10}
    assert (model.KING_POINTS, model.TYCOON_POINTS, model.TYCOON_NEEDS) == (5, 3, 2)
    assert play_form.NEEDS == {"bronze": 0, "silver": 6, "gold": 18, "legendary": 18}
    assert HEIGHT == {"woolworth": 4, "metropolitan-life": 3, "singer": 2, "park-row": 1, "none": 0}


def test_the_pink_district_stays_out_with_two_only() -> None:
    assert [len(model.districts_in_play(players)) for players in (2, 3, 4)] == [4, 5, 5]
    assert "pink" not in model.districts_in_play(2)


# --- what can stand -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "most"),
    [
        (SeatFinal(), 15),
        (SeatFinal(legendary="none"), 14),
        (SeatFinal(legendary="singer"), 15),
        (SeatFinal(legendary="none", unbuilt=10), 8),
        (SeatFinal(legendary="none", unbuilt=10, demolished=Generations(2, 1, 0)), 5),
        (SeatFinal(legendary="none", unbuilt=18, demolished=Generations(1, 0, 0)), 0),
        (SeatFinal(legendary="none", standing=Generations(3, 2, 1)), 6),
        (SeatFinal(legendary="none", standing=Generations(0, 0, 0)), 0),
        (SeatFinal(legendary="none", unbuilt=4, standing=Generations(3, 2, 1)), 6),
        (SeatFinal(legendary="none", unbuilt=14, standing=Generations(3, 2, 1)), 4),
    ],
)
def test_how_many_skyscrapers_can_stand(seat: SeatFinal, most: int) -> None:
    assert known.most_standing(seat)[0] == most


@pytest.mark.parametrize("generation", ["bronze", "silver", "gold"])
def test_a_skyscraper_shows_two_to_eight_points(generation: str) -> None:
    for number in (1, 3):
        for sum_ in range(10 * number):
            seat = {"standing": {generation: number}, "standing_points": {generation: sum_}}
            found = said(table_of(2, final={"seats": [seat, {}]}), "printed-points")
            right = 2 * number <= sum_ <= 8 * number
            assert found == ([] if right else [{"player": 0, "generation": generation, "found": sum_}])


@pytest.mark.parametrize(("track", "speaks"), [(9, False), (10, True), (17, True), (18, False), (19, True)])
def test_the_track_is_all_that_was_printed_or_less_than_what_stands(track: int, speaks: bool) -> None:
    """Eight points were demolished; a track below the ten that stand is another rule's."""
    seat = {
        "track": track,
        "standing": {"bronze": 2, "silver": 0, "gold": 0},
        "demolished": {"bronze": 1, "silver": 0, "gold": 0},
        "standing_points": {"bronze": 10, "silver": 0, "gold": 0},
        "demolished_points": {"bronze": 8, "silver": 0},
        "legendary": "none",
        "prestige": 0,
    }
    table = table_of(2, final={"shared": {"challenge": "bronze-baron"}, "seats": [seat, {}]})
    assert bool(said(table, "track-equals-points")) == speaks
    assert bool(said(table, "track-covers-standing")) == (track < 10)


# --- playing ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "lot"),
    [
        ({"character": "red"}, "red-2"),
        ({"first_card": {"district": "blue", "size": 2}}, "blue-2"),
        ({"character": "red", "first_card": {"district": "blue", "size": 3}}, "blue-3"),
        ({"character": "red", "first_card": {"district": "blue"}}, "blue-2"),
        ({"character": "red", "first_card": {"size": 3}}, "red-3"),
        ({"character": "red", "first_card": {"size": 4}}, "red-?"),
    ],
)
def test_the_first_land_is_that_of_the_first_card(seat: dict[str, Any], lot: str) -> None:
    state = PLAY.begin(table_of(2, setup={"seats": [seat, {}]}))
    assert state.seats[0].land == (lot,)


def test_a_game_that_is_over_waits_for_nobody() -> None:
    waiting = [{"players": (1,)}]
    assert logged([*NEARLY_OVER, {"event": "finish"}], "last-turns-played") == waiting
    assert logged([*NEARLY_OVER, {"event": "finish"}, {"event": "finish"}], "last-turns-played") == waiting
    last: Log = [{"event": "expand", "player": 1, "card": "blue-2"}, {"event": "end-turn", "player": 1}]
    assert logged([*NEARLY_OVER, *last, {"event": "finish"}], "last-turns-played") == []


@pytest.mark.parametrize(
    ("squares", "back", "most"), [(None, 4, None), (None, 5, 4), (2, 2, None), (2, 3, 2), (-1, 1, 0)]
)
def test_workers_that_come_back(squares: int | None, back: int, most: int | None) -> None:
    """All four are on the board; each square built on frees one at most."""
    log: Log = [{"event": "resume", "player": 0, "has": {"track": 0, "workers": {"hand": 0}}}]
    build = {"event": "build", "player": 0, "generation": "bronze", "points": 2, "workers": back}
    if squares is not None:
        build["squares"] = squares
    found = logged([*log, build], "workers-back")
    assert found == ([] if most is None else [{"player": 0, "found": back, "most": most}])


@pytest.mark.parametrize(("line", "points"), [("streets", 15), ("generation-king", 15)])
def test_claims_of_all_players_together(line: str, points: int) -> None:
    """What is given once only is refused from the first point too many on."""
    challenge = "generation-king" if line == "generation-king" else "bronze-baron"
    final = {"shared": {"challenge": challenge, "streets": ["broadway", "cedar", "wall-street"]}, "seats": [{}, {}]}
    rule = "claimed-streets-once" if line == "streets" else "claimed-kings-once"
    for first, second in ((10, 5), (15, 0), (10, 10), (15, 5)):
        claims = [{"seat": 0, "lines": {line: first}}, {"seat": 1, "lines": {line: second}}]
        found = said(table_of(2, final=final, claimed=claims), rule)
        assert found == ([] if first + second <= points else [{"found": first + second, "most": points}])


def test_no_error_is_said_of_nothing() -> None:
    table = table_of(3, final={"seats": [{}, {}, {}]})
    assert [found for found in GAME.check(table) if found.severity is Severity.ERROR] == []


# --- whose turn, and the end --------------------------------------------------------------------------------------


def seats(*turns: int | None) -> State:
    """A table of people who have had so many turns, the first of whom began."""
    return State(tuple(SeatState(turns=number) for number in turns), start=0)


@pytest.mark.parametrize(
    ("turns", "next_"),
    [
        *(((0, 0, 0), 0), ((3, 3, 3), 0), ((1, 0, 0), 1), ((1, 1, 0), 2), ((0, 1, 1), 0), ((0, 0, 1), 0)),
        *(((1, 0, 1, 0), None), ((2, 1, 1, 2), 1), ((1, None, 0), 0)),
    ],
)
def test_the_next_is_the_first_who_had_fewer_turns(turns: tuple[int | None, ...], next_: int | None) -> None:
    assert next_player(seats(*turns)) == next_


def test_a_turn_passes_on_to_the_left() -> None:
    assert [next_player(replace(seats(5, 0, 0), active=active)) for active in (0, 1, 2)] == [1, 2, 0]


def test_a_turn_is_over_once_all_is_built() -> None:
    boom = (BOOM,)
    assert [Turn(builds=number).over for number in (0, 1, 2)] == [False, True, True]
    assert [Turn(builds=number, cards=boom).over for number in (0, 1, 2)] == [False, False, True]
    assert Turn(ended=True).over
    assert not Turn(builds=1, pending=True).over
    fresh = [
        Turn().fresh,
        Turn(cards=boom).fresh,
        Turn(expands=1).fresh,
        Turn(demolitions=1).fresh,
        Turn(builds=1).fresh,
    ]
    assert fresh == [True, True, False, False, False]


@pytest.mark.parametrize(("unbuilt", "ends"), [(5, False), (4, True), (3, True), (None, False)])
def test_four_left_unbuilt_bring_about_the_end(unbuilt: int | None, ends: bool) -> None:
    state = replace(seats(0, 0), active=1).put(1, SeatState(unbuilt=unbuilt))
    assert (triggered(state).trigger, triggered(state).sure) == ((1, True) if ends else (None, False))


@pytest.mark.parametrize(
    ("open_", "futures", "ends"),
    [(3, 0, True), (2, 0, True), (4, 0, False), (3, 1, False), (None, 0, False), (3, None, False)],
)
def test_three_cards_left_bring_about_the_end(open_: int | None, futures: int | None, ends: bool) -> None:
    state = replace(seats(0, 0), active=0, open=open_, futures=futures)
    assert (triggered(state).trigger == 0) == ends
    assert triggered(state).sure == ends
    assert not triggered(replace(state, swaps=1)).sure
    assert triggered(replace(state, trigger=1)).trigger == 1


def test_everybody_else_has_one_more_turn() -> None:
    done = Turn(ended=True)
    state = replace(seats(1, 1, 1), trigger=1, active=1)
    assert not over(state)
    assert not over(replace(state, turn=done))
    assert not over(replace(state, last=frozenset({2}), active=0))
    assert over(replace(state, last=frozenset({2}), active=0, turn=done))
    assert over(replace(seats(1, 1), finished=True))
    assert not over(seats(1, 1))
    assert closed(replace(state, active=2)).last == {2}
    assert closed(state).last == frozenset()
    assert closed(replace(state, active=2)).seats[2].turns == 2
    assert closed(seats(1, 1)) == seats(1, 1)


def test_squares_of_an_estate() -> None:
    land = ("red-2", "red-3", "blue-3")
    seat = SeatState(land=land, tiles=())
    assert (sizes(seat), lots(seat), free_squares(seat)) == ((1, 2), (2, 1, 0, 0, 0), 8)
    assert [least_lots(seat, each) for each in ("red", "blue", "pink")] == [2, 1, 0]
    assert (sizes(replace(seat, land=("red-?",))), lots(replace(seat, land=("?-2",)))) == (None, None)
    assert (sizes(replace(seat, land=("red-4",))), free_squares(replace(seat, land=("red-4",)))) == (None, None)


# --- what events do -----------------------------------------------------------------------------------------------

ANA = PlayerIndex(0)


def table(**seat: Any) -> State:
    """Two players, the first of whom has this, in an open turn of hers."""
    return State((SeatState(**seat), SeatState()), start=0, active=0, open=4, futures=20)


def after(state: State, *events: Any) -> State:
    """The state after some events."""
    for event in events:
        state = PLAY.apply(state, event)
    return state


@pytest.mark.parametrize(
    ("open_", "futures", "left", "behind"),
    [
        (4, 20, 4, 19),
        (4, 1, 4, 0),
        (4, 0, 3, 0),
        (3, 0, 2, 0),
        (1, 0, 0, 0),
        (0, 0, 0, 0),
        (2, 5, 4, 2),
        (4, None, 3, None),
    ],
)
def test_the_open_market_is_filled_up_from_the_futures(
    open_: int, futures: int | None, left: int, behind: int | None
) -> None:
    state = after(replace(table(), open=open_, futures=futures), Expand(ANA, "red-2"))
    assert (state.open, state.futures) == (left, behind)
    assert (state.turn.expands, state.seats[0].workers, state.seats[0].land) == (1, 3, ("red-2",))


def test_cards_that_lie_open() -> None:
    shown = after(table(), ShowMarket("red-2", "blue-2", "red-3", "blue-3"))
    assert shown.shown == ("red-2", "blue-2", "red-3", "blue-3")
    assert after(shown, Expand(ANA, "blue-2", refill="green-2")).shown == ("red-2", "red-3", "blue-3", "green-2")
    assert after(shown, Expand(ANA, "green-3", refill="green-2")).shown == ("blue-2", "red-3", "blue-3", "green-2")
    assert after(shown, Expand(ANA)).shown == ()
    counts = [ShowMarket(open=3, futures=7), ShowMarket("red-2", "blue-2", open=1), ShowMarket()]
    assert [(s.open, s.futures) for s in (after(table(), each) for each in counts)] == [(3, 7), (2, 20), (4, 20)]


@pytest.mark.parametrize(("futures", "open_", "behind"), [(20, 4, 16), (4, 4, 0), (3, 3, 0), (1, 1, 0), (0, 4, 0)])
def test_swapped_cards_come_from_the_futures(futures: int, open_: int, behind: int) -> None:
    state = after(replace(table(), futures=futures), UseCard(ANA, "market-swap"))
    assert (state.open, state.futures, state.swaps, state.shown) == (open_, behind, 1, ())
    back = after(replace(table(), futures=futures, back=True), UseCard(ANA, "market-swap"))
    assert (back.open, back.futures) == (4, futures)
    assert (state.seats[0].left, SWAP in state.seats[0].unused, state.turn.cards) == (2, False, (SWAP,))
    assert after(table(left=0), UseCard(ANA, "market-swap")).seats[0].left == 0


def test_a_build_gives_its_points_and_workers_back() -> None:
    built = after(table(workers=1, track=5), Build(ANA, "bronze", points=4, workers=2))
    seat = built.seats[0]
    assert (seat.track, seat.workers, seat.unbuilt, seat.numbered, seat.standing("bronze")) == (9, 3, 17, 1, 1)
    assert (built.turn.builds, seat.tiles[-1].number, seat.tiles[-1].points) == (1, 1, 4)
    assert after(table(workers=3), Build(ANA, "bronze", points=2, workers=4)).seats[0].workers == 4
    assert after(table(workers=3), Build(ANA, "bronze", points=2, workers=-5)).seats[0].workers == 0
    assert after(table(unbuilt=0), Build(ANA, "bronze", points=2)).seats[0].unbuilt == 0
    assert after(table(), Build(ANA, "bronze", points=2, track=33)).seats[0].track == 33
    legendary = after(table(track=20), Build(ANA, legendary="singer", points=14, workers=0)).seats[0]
    assert (legendary.legendary, legendary.legendary_points, legendary.unbuilt, legendary.track) == (
        "singer",
        14,
        18,
        34,
    )


def test_prestige_moves_the_token_too() -> None:
    state = replace(table(track=18), challenge="gold-prestige")
    gold = after(state, Build(ANA, "gold", points=6, prestige=2)).seats[0]
    assert (gold.track, gold.prestige) == (26, 2)
    assert after(state, Build(ANA, "gold", points=6)).seats[0].track is None
    assert after(state, Build(ANA, "silver", points=6)).seats[0].track == 24
    assert after(replace(state, challenge="gold-tycoon"), Build(ANA, "gold", points=6)).seats[0].track == 24


def test_what_is_demolished_is_gone_with_its_points() -> None:
    standing = after(
        table(workers=2), Build(ANA, "bronze", points=3, workers=0), Build(ANA, "silver", points=5, workers=0)
    )
    down = after(standing, Demolish(ANA, (1, 2), "gold", workers=1, emptied=0))
    seat = down.seats[0]
    assert (seat.gone, seat.gone_points, seat.workers) == ((1, 1, 0), (3, 5), 3)
    assert (down.turn.demolitions, down.turn.pending, down.turn.promised) == (1, True, "gold")
    assert [tile.number for tile in seat.tiles] == [0]
    starter = after(standing, Demolish(ANA, (0,), "bronze", workers=0, emptied=1)).seats[0]
    assert (starter.gone, starter.gone_points, starter.workers) == ((0, 0, 0), (0, 0), 1)
    unknown = after(standing, Demolish(ANA, None, "gold")).seats[0]
    assert (unknown.gone, unknown.gone_points, unknown.whole, unknown.workers) == (None, (None, None), False, None)
    assert after(standing, Demolish(ANA, (1,), workers=9, emptied=0)).seats[0].workers == 4


def test_a_worker_returned_gives_its_land_back() -> None:
    kept: dict[str, Any] = {"land": ("red-2", "blue-3"), "cards": (1, 0, 0, 0, 0), "sizes": (1, 1), "workers": 0}
    own = after(table(**kept), ReturnWorker(ANA, "red-2"))
    assert (own.seats[0].land, own.seats[0].cards, own.seats[0].sizes) == (("blue-3",), (1, 0, 0, 0, 0), (1, 1))
    assert (own.seats[0].workers, own.futures, own.returned, own.turn.ended) == (1, 21, 1, True)
    older = after(table(**kept), ReturnWorker(ANA, "red-3")).seats[0]
    assert (older.land, older.cards, older.sizes) == (("red-2", "blue-3"), (0, 0, 0, 0, 0), (1, 0))
    two = after(table(**{**kept, "land": (), "sizes": (1, 0)}), ReturnWorker(ANA, "blue-2")).seats[0]
    assert (two.cards, two.sizes) == ((1, 0, 0, 0, 0), (0, 0))
    none = after(table(**{**kept, "land": (), "sizes": (0, 0), "cards": (0,) * 5}), ReturnWorker(ANA, "red-3")).seats[0]
    assert (none.cards, none.sizes) == ((0, 0, 0, 0, 0), (0, 0))
    assert after(table(workers=4), ReturnWorker(ANA)).seats[0].workers == 4
    assert after(table(workers=4), ReturnWorker(ANA)).seats[0].cards is None
