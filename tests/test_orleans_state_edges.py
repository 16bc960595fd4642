"""Orléans: the state of play and what events do to it, with bounds from both sides."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from scorekeeper.codec import FORMAT, decode
from scorekeeper.games import GAMES
from scorekeeper.games.orleans import board
from scorekeeper.games.orleans.play_apply import apply
from scorekeeper.games.orleans.play_events import (
    Census,
    Guildhall,
    Hourglass,
    Move,
    Pass,
    Recruit,
    Scriptorium,
    Settle,
    Torture,
    TownHall,
    UsePlace,
)
from scorekeeper.games.orleans.play_rewards import advance, due, gives, pay
from scorekeeper.games.orleans.play_state import (
    ACTION,
    REST,
    SeatState,
    State,
    census_of,
    items_of,
    must_give,
    next_start,
    over,
    plus,
    route,
    spaces_of,
    taken,
    to_act,
)
from scorekeeper.rules import PlayerIndex

# --- the state of play --------------------------------------------------------------------------------------------

NOTHING = SeatState(
    coins=0,
    goods=(0,) * 5,
    built=0,
    supply=0,
    development=0,
    steps=(0,) * 6,
    neutral=(0,) * 7,
    places=(),
    more_places=0,
    technology=0,
)


def test_counts_never_fall_below_nothing() -> None:
    assert [plus((2, None, 0), 0, by) for by in (-3, -2, -1, 1)] == [
        (0, None, 0),
        (0, None, 0),
        (1, None, 0),
        (3, None, 0),
    ]
    assert plus((2, None, 0), 1, 5) == (2, None, 0)
    assert plus((2, None, 0), 2, 4) == (2, None, 4)


def test_what_can_be_given_up() -> None:
    """Each thing by itself, and a marker that may go back unless that is onto a space with coins."""
    assert items_of(NOTHING) == ()
    for change, item in (
        ({"built": 1}, "station"),
        ({"supply": 1}, "station-supply"),
        ({"neutral": (0, 0, 0, 0, 0, 0, 1)}, "follower"),
        ({"development": 1}, "development"),
        ({"goods": (0, 0, 0, 0, 1)}, "goods"),
        ({"places": ("school",)}, "place"),
        ({"more_places": None}, "place"),
        ({"technology": 1}, "technology"),
    ):
        assert items_of(replace(NOTHING, **change)) == (item,)
    for marker in range(31):
        back = marker > 0 and marker - 1 not in (7, 12, 25)
        seat = replace(NOTHING, development=marker, owed=1)
        assert ("development" in items_of(seat)) == back
        assert must_give(seat) == back
    assert not must_give(replace(NOTHING, built=1))
    for change in ({"built": 1}, {"supply": 1}, {"goods": (1, 0, 0, 0, 0)}, {"places": ("school",)}):
        assert must_give(replace(NOTHING, owed=1, **change))
    assert not must_give(replace(NOTHING, owed=1, goods=(None,) * 5))


@pytest.mark.parametrize(
    ("steps", "census"),
    [
        ((1, 0), (0, None)),
        ((0, 1), (1, None)),
        ((1, 1), (None, None)),
        ((2, 1, 0), (0, 2)),
        ((0, 1, 1), (None, 0)),
        ((1, 0, 0), (0, None)),
        ((2, 2, 1, 0), (None, 3)),
        ((3, 2, 1, 1), (0, None)),
        ((5,), (None, None)),
        ((1, None, 0), None),
    ],
)
def test_the_census_wants_a_sole_leader_and_a_sole_last(
    steps: tuple[int | None, ...], census: tuple[int | None, int | None] | None
) -> None:
    seats = tuple(replace(NOTHING, steps=(step, 0, 0, 0, 0, 0)) for step in steps)
    assert census_of(State(seats)) == census


def test_whose_token_and_whose_turn() -> None:
    three = State((NOTHING,) * 3, start=1)
    assert [next_start(replace(three, round=number)) for number in (0, 1, 2)] == [1, 2, 2]
    assert next_start(replace(three, start=2, round=5)) == 0
    assert next_start(replace(three, start=None)) is None
    acting = replace(three, phase=ACTION, round=1)
    assert (to_act(acting), to_act(replace(acting, last=1)), to_act(replace(acting, last=2))) == (1, 2, 0)
    assert to_act(acting.put(1, passed=True)) == 2
    assert to_act(three) is None
    ends = [over(replace(three, round=number)) for number in (17, 18, 19)]
    assert ends == [False, True, True]
    assert not over(replace(acting, round=18))
    assert not over(replace(three, round=18).put(0, owed=1, built=1))


@pytest.mark.parametrize(
    ("marker", "points", "reached", "coins"),
    [
        *((0, 6, 6, 0), (0, 7, 7, 3), (6, 1, 7, 3), (7, 1, 8, 0), (6, 5, 11, 3), (6, 6, 12, 7)),
        *((11, 1, 12, 4), (12, 12, 24, 0), (12, 13, 25, 5), (24, 6, 30, 5), (29, 1, 30, 0), (29, 5, 30, 0)),
    ],
)
def test_a_marker_gets_the_coins_of_spaces_it_reaches_or_passes(
    marker: int, points: int, reached: int, coins: int
) -> None:
    state = State((replace(NOTHING, development=marker, peak=marker),) * 2)
    moved = advance(state, 0, points).seats[0]
    assert (moved.development, moved.coins, moved.peak) == (reached, coins, reached)
    again = advance(State((replace(NOTHING, development=marker, peak=30),) * 2), 0, points).seats[0]
    assert (again.coins, again.citizens, again.peak) == (0, (), 30)


def test_citizens_of_the_development_track_go_to_the_first() -> None:
    state = State((NOTHING,) * 2)
    for points, citizens in ((2, ()), (3, ("development-3",)), (18, ("development-3", "development-18"))):
        assert advance(state, 0, points).seats[0].citizens == citizens
    assert advance(advance(state, 1, 3), 0, 3).seats[0].citizens == ()
    last = advance(State((replace(NOTHING, development=27, peak=27),) * 2), 0, 1)
    assert last.seats[0].citizens == ("development-28",)


@pytest.mark.parametrize(("tiles", "owed"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (9, 3)])
def test_taxes_are_a_coin_for_every_full_three_tiles(tiles: int, owed: int) -> None:
    assert due(replace(NOTHING, goods=(tiles, 0, 0, 0, 0)), "taxes") == owed


def test_what_other_events_give_or_take() -> None:
    seat = replace(NOTHING, development=9, built=4)
    assert [due(seat, event) for event in ("income", "trading-day", "harvest", "pilgrimage", "plague", None)] == [
        *(3, 4, 5, 0, 0, 0)
    ]
    assert [gives(event) for event in (*board.EVENTS, None)] == [False, True, True, False, False, False, False]
    assert due(replace(seat, goods=(None, 0, 0, 0, 0)), "taxes") is None


@pytest.mark.parametrize(("coins", "owes", "left", "owed"), [(5, 3, 2, 0), (3, 3, 0, 0), (2, 3, 0, 1), (0, 3, 0, 3)])
def test_what_cannot_be_paid_is_owed(coins: int, owes: int, left: int, owed: int) -> None:
    seat = pay(State((replace(NOTHING, coins=coins),)), 0, owes).seats[0]
    assert (seat.coins, seat.owed) == (left, owed)


def test_the_twin_routes_are_told_apart() -> None:
    road, water = route("chinon", "chatellerault", False), route("chatellerault", "chinon", True)
    assert road is not None and water is not None
    assert (road.id, water.id) == ("chatellerault-chinon-road", "chatellerault-chinon-water")
    assert route("orleans", "tours", False) is route("orleans", "vierzon", True) is None
    second = route("tours", "le-mans", False)
    assert second is not None and len(spaces_of(second)) == 2
    assert len(spaces_of(road)) == 1


# --- what events do -----------------------------------------------------------------------------------------------

ANA = PlayerIndex(0)
RICH = replace(NOTHING, coins=10, goods=(1, 1, 1, 1, 1), built=2, supply=3, merchant="orleans", technology=1, placed=())


def after(state: State, *events: Any) -> State:
    """The state after some events."""
    for event in events:
        state = apply(state, event)
    return state


def table(**seat: Any) -> State:
    """Two players in an action phase, the first of whom has this."""
    return State((replace(RICH, **seat), RICH), start=0, round=2, phase=ACTION, market=(2, 0, 3, None, 1))


def test_goods_come_from_the_market_while_there_are_any() -> None:
    state = after(
        table(), UsePlace(ANA, "hayrick"), UsePlace(ANA, "cheese-factory"), UsePlace(ANA, "wool-manufacturer")
    )
    assert (state.seats[0].goods, state.market) == ((2, 1, 1, 2, 1), (1, 0, 3, None, 1))
    assert (state.last, state.entries, state.seats[0].used) == (
        0,
        3,
        ("hayrick", "cheese-factory", "wool-manufacturer"),
    )


@pytest.mark.parametrize(
    ("event", "coins", "development"),
    [
        *((UsePlace(ANA, "brewery"), 12, 0), (UsePlace(ANA, "cellar"), 14, 0), (UsePlace(ANA, "windmill"), 12, 1)),
        *((UsePlace(ANA, "library"), 10, 2), (UsePlace(ANA, "shipping-line"), 10, 1), (Scriptorium(ANA), 10, 1)),
        *((UsePlace(ANA, "hospital"), 11, 0), (UsePlace(ANA, "office"), 12, 0), (UsePlace(ANA, "pharmacy"), 10, 0)),
        *((UsePlace(ANA, "pharmacy", paid=1), 9, 1), (UsePlace(ANA, "pharmacy", paid=3), 7, 3)),
        *((UsePlace(ANA, "pharmacy", paid=4), 6, 3), (UsePlace(ANA, "pharmacy", paid=-1), 10, 0)),
    ],
)
def test_coins_and_points_of_places(event: Any, coins: int, development: int) -> None:
    seat = after(table(), event).seats[0]
    assert (seat.coins, seat.development) == (coins, development)


def test_technology_tiles_come_from_the_stack() -> None:
    state = after(table(), UsePlace(ANA, "laboratory"))
    assert (state.seats[0].technology, state.seats[0].fresh, state.stack) == (2, 1, 15)
    none = after(replace(table(), stack=0), UsePlace(ANA, "laboratory"))
    assert (none.seats[0].technology, none.stack) == (1, 0)
    passed = after(table(passed=True), UsePlace(ANA, "laboratory"))
    assert (passed.seats[0].technology, passed.seats[0].fresh) == (2, 0)


def test_recruits_move_their_marker_and_are_paid() -> None:
    state = table()
    farmer, boatman = (
        after(state, Recruit(ANA, "farmer")),
        after(state, Recruit(ANA, "boatman"), Recruit(ANA, "boatman")),
    )
    assert (farmer.seats[0].steps, farmer.seats[0].goods, farmer.market[0]) == ((1, 0, 0, 0, 0, 0), (2, 1, 1, 1, 1), 1)
    assert (boatman.seats[0].steps, boatman.seats[0].coins) == ((0, 2, 0, 0, 0, 0), 15)
    assert boatman.seats[0].neutral == (0, 2, 0, 0, 0, 0, 0)
    assert after(state, Recruit(ANA, "craftsman")).seats[0].technology == 2
    assert after(state, Recruit(ANA, "scholar"), Recruit(ANA, "scholar")).seats[0].development == 5
    assert after(state, Recruit(ANA, "trader", tile="school")).seats[0].places == ("school",)
    assert after(state, Recruit(ANA, "trader")).seats[0].more_places == 1
    monk = after(state, Recruit(ANA, "monk")).seats[0]
    assert (monk.steps, monk.neutral) == ((0,) * 6, (0, 0, 0, 0, 0, 0, 1))
    knight = after(state, *[Recruit(ANA, "knight")] * 4).seats[0]
    assert (knight.steps, knight.citizens) == ((0, 0, 0, 0, 4, 0), ("knight-track",))
    assert after(state, *[Recruit(ANA, "knight")] * 3).seats[0].citizens == ()
    fifth = after(table(steps=(0, 4, 0, 0, 0, 0)), Recruit(ANA, "boatman")).seats[0]
    assert (fifth.coins, fifth.citizens) == (10, ("boatman-track",))
    full = after(table(steps=(8, 5, 0, 0, 0, 0)), Recruit(ANA, "farmer"), Recruit(ANA, "boatman")).seats[0]
    assert (full.steps, full.goods, full.coins, full.neutral[:2]) == ((8, 5, 0, 0, 0, 0), (1, 1, 1, 1, 1), 10, (1, 1))
    left = after(replace(state, left=(1, 0, 1, 1, 1, 1, 1), back=2), Recruit(ANA, "farmer"), Recruit(ANA, "boatman"))
    assert (left.left, left.back) == ((0, 0, 1, 1, 1, 1, 1), 1)


def test_followers_sent_are_paid_and_the_last_takes_the_citizen() -> None:
    state = table(neutral=(1, 1, 1, 1, 1, 1, 2))
    sent = after(state, TownHall(ANA, "papal-conclave", "monk", second_deed="papal-conclave", second_follower="monk"))
    assert (sent.seats[0].coins, sent.seats[0].neutral[-1], sent.seats[0].sent, sent.seats[0].citizens) == (
        16,
        0,
        2,
        (),
    )
    last = after(sent, TownHall(ANA, "papal-conclave", "knight")).seats[0]
    assert (last.coins, last.citizens) == (19, ("papal-conclave",))
    over_full = after(sent, TownHall(ANA, "papal-conclave", "monk"))
    assert (over_full.seats[0].coins, over_full.deeds) == (16, sent.deeds)
    point = after(state, TownHall(ANA, "canalisation", "trader", "point")).seats[0]
    assert (point.coins, point.development) == (10, 1)
    coin = after(state, TownHall(ANA, "canalisation", "trader", "coin")).seats[0]
    assert (coin.coins, coin.development) == (11, 0)


def test_stations_are_built_where_there_is_room() -> None:
    built = after(table(), Guildhall(ANA)).seats[0]
    assert (built.built, built.supply, built.towns) == (3, 2, ("orleans",))
    assert after(table(towns=("orleans",)), Guildhall(ANA)).seats[0].built == 2
    both = after(table(), Guildhall(PlayerIndex(1)), Guildhall(ANA))
    assert [each.built for each in both.seats] == [3, 3]
    elsewhere = after(table(), Guildhall(PlayerIndex(1), "tours"), Guildhall(ANA, "tours"))
    assert [each.built for each in elsewhere.seats] == [2, 3]
    assert after(table(supply=0), Guildhall(ANA)).seats[0].built == 2


def test_a_merchant_takes_a_good_from_the_way() -> None:
    way = board.SPACES.keys()
    spaces = tuple({"blois-orleans": "wine"}.get(space, "none") for space in way)
    state = replace(table(), spaces=spaces)
    moved = after(state, Move(ANA, "ship", "blois", "wine"))
    assert (moved.seats[0].merchant, moved.seats[0].goods) == ("blois", (1, 1, 2, 1, 1))
    assert set(moved.spaces) == {"none"}
    for event in (Move(ANA, "ship", "blois", "wool"), Move(ANA, "ship", "blois", "none"), Move(ANA, "ship", "blois")):
        other = after(state, event)
        assert (other.seats[0].merchant, other.seats[0].goods, other.spaces) == ("blois", (1, 1, 1, 1, 1), spaces)
    by_road = after(state, Move(ANA, "wagon", "vierzon", "wine"))
    assert (by_road.seats[0].merchant, by_road.seats[0].goods) == ("vierzon", (1, 1, 1, 1, 1))


def test_events_are_settled() -> None:
    passes = (Pass(PlayerIndex(1)), Pass(ANA))
    taxes = after(replace(table(goods=(3, 3, 0, 0, 0), coins=1), event="taxes"), *passes)
    assert (taxes.seats[0].coins, taxes.seats[0].owed, taxes.seats[1].coins, taxes.phase) == (0, 1, 9, REST)
    income = after(replace(table(development=22), event="income"), *passes)
    assert [each.coins for each in income.seats] == [15, 11]
    harvest = after(replace(table(), event="harvest"), *passes)
    assert (harvest.phase, [each.settled for each in harvest.seats]) == ("event", [False, False])
    fed = after(harvest, Settle(ANA, good="wine"))
    assert (fed.seats[0].goods, fed.seats[0].coins, fed.market[2], fed.phase) == ((1, 1, 0, 1, 1), 10, 4, "event")
    bought = after(fed, Settle(PlayerIndex(1), coins=5))
    assert (bought.seats[1].coins, bought.seats[1].owed, bought.phase) == (5, 0, REST)
    short = after(fed, Settle(PlayerIndex(1), coins=2))
    assert (short.seats[1].coins, short.seats[1].owed) == (8, 3)
    assert after(fed, Settle(PlayerIndex(1), sacristy=True)).seats[1].coins == 10
    hungry = after(replace(table(goods=(0, 0, 0, 5, 5), coins=3), event="harvest"), *passes).seats[0]
    assert (hungry.coins, hungry.owed) == (0, 2)


@pytest.mark.parametrize(
    ("item", "more", "field", "left"),
    [
        *(("station", {"town": "tours"}, "built", 1), ("station-supply", {}, "supply", 2)),
        *(("development", {}, "development", 2), ("technology", {}, "technology", 0)),
        *(("goods", {"good": "cheese"}, "goods", (1, 0, 1, 1, 1)), ("goods", {}, "goods", (None,) * 5)),
        *(
            ("place", {"place": "school"}, "places", ("office",)),
            ("follower", {"follower": "monk"}, "neutral", (0,) * 7),
        ),
    ],
)
def test_torture_takes_one_thing_a_coin(item: Any, more: Any, field: str, left: Any) -> None:
    state = table(owed=2, development=3, places=("school", "office"), neutral=(0, 0, 0, 0, 0, 0, 1), towns=("tours",))
    seat = after(state, Torture(ANA, item, **more)).seats[0]
    assert (getattr(seat, field), seat.owed, sum(each or 0 for each in seat.lost)) == (left, 1, 1)


def test_a_market_that_torture_filled_is_not_known_exactly() -> None:
    state = table(owed=1)
    assert not after(state, Torture(ANA, "goods", good="cheese")).exact
    fed = after(replace(state, event="harvest"), Pass(PlayerIndex(1)), Pass(ANA), Settle(ANA, good="wine"))
    assert fed.exact


def test_technology_received_may_be_used_once_its_owner_has_passed() -> None:
    assert after(table(), UsePlace(ANA, "laboratory"), Pass(ANA)).seats[0].fresh == 0


def test_whether_a_citizen_is_taken() -> None:
    """Citizens from before the log that are not named may be any that their owner can have reached."""
    nobody = State((NOTHING,) * 2)
    assert [taken(nobody, source) for source in board.CITIZENS] == [False] * 13
    assert taken(State((NOTHING, replace(NOTHING, citizens=("city-wall",)))), "city-wall")
    before = State((NOTHING, replace(NOTHING, more_citizens=None, peak=18, steps=(0, 4, 0, 0, 4, 0))))
    found = {source for source in board.CITIZENS if taken(before, source)}
    assert found == {"development-3", "development-18", "knight-track"}
    named = State((NOTHING, replace(NOTHING, more_citizens=0, peak=18, steps=(0, 4, 0, 0, 4, 0))))
    assert [taken(named, source) for source in board.CITIZENS] == [False] * 13


@pytest.mark.parametrize(
    ("gains", "pays", "coins"),
    [
        *(
            (None, None, (11, 10, 9)),
            ("nobody", None, (10, 10, 9)),
            (1, None, (10, 11, 9)),
            (None, "nobody", (11, 10, 10)),
        ),
        *(("nobody", 0, (9, 10, 10)), (2, 1, (10, 9, 11))),
    ],
)
def test_a_census_as_the_table_made_it_takes_the_place_of_the_one_worked_out(
    gains: Any, pays: Any, coins: tuple[int, ...]
) -> None:
    seats = tuple(replace(RICH, steps=(step, 0, 0, 0, 0, 0)) for step in (2, 1, 0))
    state = after(State(seats, start=0), Hourglass("pilgrimage"), Census(gains, pays))
    assert tuple(seat.coins for seat in state.seats) == coins


def test_a_census_that_could_not_be_paid_is_owed_no_more_once_nobody_pays() -> None:
    seats = tuple(replace(RICH, coins=0, steps=(step, 0, 0, 0, 0, 0)) for step in (2, 1, 0))
    state = after(State(seats, start=0), Hourglass("pilgrimage"))
    assert (state.round, state.seats[2].owed, state.seats[2].coins) == (1, 1, 0)
    told = after(state, Census(None, "nobody"))
    assert (told.seats[2].owed, told.seats[2].coins) == (0, 0)


def test_a_place_from_before_the_log_can_be_given_up() -> None:
    state = table(owed=1, more_places=2, places=("office",))
    seat = after(state, Torture(ANA, "place", place="school")).seats[0]
    assert (seat.more_places, seat.places) == (1, ("office",))
    assert after(state, Torture(ANA, "place")).seats[0].more_places is None
    assert after(table(owed=1, places=("office",)), Torture(ANA, "place", place="school")).seats[0].more_places is None


def test_a_fourth_tile_of_an_event_is_refused_unless_the_pile_was_laid_so() -> None:
    people = [{"name": "Ana"}, {"name": "Ben"}]
    table, _ = decode({"format": FORMAT, "game": "orleans", "players": people})
    seen = ("taxes", "taxes", "plague", "taxes")
    state = State((NOTHING,) * 2, start=0, round=4, seen=seen, pile=(*seen, "harvest", "taxes"))
    rule = GAMES["orleans"].by_id["event-three-times"]
    assert [dict(found.facts) for found in rule.events(state, Hourglass("taxes"), table)] == [
        {"event": "taxes", "most": 3}
    ]
    assert list(rule.events(replace(state, pile=(*seen, "taxes")), Hourglass("taxes"), table)) == []
    assert list(rule.events(replace(state, seen=seen[1:]), Hourglass("taxes"), table)) == []


@pytest.mark.parametrize(("entered", "kept"), [(-2, 0), (-1, 0), (0, 0), (1, 1), (5, 5)])
def test_a_marker_starts_where_it_is_set_but_on_the_track(entered: int, kept: int) -> None:
    people = [{"name": "Ana"}, {"name": "Ben"}]
    setup = {"seats": [{"markers": {"development": entered, "farmer": entered}}, {}]}
    table, _ = decode({"format": FORMAT, "game": "orleans", "players": people, "setup": setup})
    play = GAMES["orleans"].play
    assert table is not None and play is not None
    seat = play.begin(table).seats[0]
    assert (seat.development, seat.peak, seat.step("farmer"), seat.coins, seat.supply) == (kept, kept, kept, 5, 10)


@pytest.mark.parametrize(
    ("first", "second", "keys"),
    [
        *(
            ({"status": 2}, {}, (None, None)),
            ({"status": 2}, {"status": 3}, (4, 9)),
            ({"status": 2}, {"status": 2}, (None, None)),
        ),
        *(({"status": 2}, {"development": 3}, (4, 3)), ({"status": 2}, {"development": 4}, (None, 4))),
        *(({"status": 2}, {"development": 8}, (None, 8)), ({"status": 2}, {"development": 9}, (4, 9))),
    ],
)
def test_markers_that_may_stand_level_have_to_be_counted(first: Any, second: Any, keys: Any) -> None:
    people = [{"name": "Ana"}, {"name": "Ben"}]
    table, _ = decode({"format": FORMAT, "game": "orleans", "players": people, "final": {"seats": [first, second]}})
    assert table is not None
    found = GAMES["orleans"].by_id["development-track"].judge(table, table.seats)
    assert tuple(key.value for key in found) == keys
