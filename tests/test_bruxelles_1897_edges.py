"""Bruxelles 1897: bounds from both sides, and tables of numbers counted another way."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from play_bruxelles_1897 import document
from scorekeeper.codec import FORMAT, decode
from scorekeeper.game import Table
from scorekeeper.games import GAMES
from scorekeeper.games.bruxelles_1897.model import COLUMNS, Space, corners, rows_of
from scorekeeper.games.bruxelles_1897.play_events import (
    Build,
    CityHall,
    Create,
    Exchange,
    Exhibit,
    Influence,
    Majority,
    Pass,
    Place,
    Prepare,
    Sell,
    Shown,
)
from scorekeeper.games.bruxelles_1897.play_majority_checks import MOST_CRESTS
from scorekeeper.games.bruxelles_1897.play_state import State, build_points, lacking, without
from scorekeeper.rules import PlayerIndex, Seat, Severity

GAME = GAMES["bruxelles-1897"]
Log = list[dict[str, Any]]


def table_of(count: int, **parts: Any) -> Table[Any, Any]:
    """A decoded table of ``count`` players."""
    table, faults = decode(
        {"format": FORMAT, "game": GAME.id, "players": [{"name": n} for n in "ABCD"[:count]], **parts}
    )
    assert table is not None, faults
    return table


def said(table: Table[Any, Any], rule: str) -> list[dict[str, Any]]:
    """The facts of what a rule says."""
    return [dict(found.facts) for found in GAME.check(table) if found.rule == rule]


def logged(count: int, log: Log, rule: str, **more: Any) -> list[dict[str, Any]]:
    """The facts of what a rule says of a log."""
    table, faults = decode(document(count, log, **{"start_player": 0, **more}))
    assert table is not None, faults
    return said(table, rule)


def area(*values: int, count: int = 3) -> list[list[dict[str, int] | None]]:
    """The area with Architects of the first player that show these values."""
    spaces = [{"owner": 0, "value": value} for value in values]
    cells: list[dict[str, int] | None] = [*spaces, *[None] * (rows_of(count) * COLUMNS - len(values))]
    return [cells[row * COLUMNS : (row + 1) * COLUMNS] for row in range(rows_of(count))]


# --- cards --------------------------------------------------------------------------------------------------------

LEGAL = [(1, 1, 3, 3), (4, 4), (5,), (4, 4, 5), (2, 4, 5), (2, 2, 2), (1, 1, 1, 1, 4, 4, 5), (3, 3, 3, 3, 2, 2, 2)]
ILLEGAL = [
    ((1, 1, 1, 3, 3), (1, 3), 4),
    ((4, 4, 4), (4,), 2),
    ((5, 5), (5,), 1),
    ((2, 4, 4, 5), (2, 4, 5), 3),
    ((2, 2, 2, 2), (2, 4, 5), 3),
]


@pytest.mark.parametrize("values", LEGAL)
def test_values_that_seven_cards_show(values: tuple[int, ...]) -> None:
    assert (
        said(table_of(3, final={"shared": {"area": {"rows": area(*values)}}, "seats": [{}] * 3}), "architect-copies")
        == []
    )
    assert logged(3, placed(*values), "copies-of-a-value") == []


@pytest.mark.parametrize(("values", "group", "most"), ILLEGAL)
def test_values_that_seven_cards_cannot_show(values: tuple[int, ...], group: tuple[int, ...], most: int) -> None:
    table = table_of(3, final={"shared": {"area": {"rows": area(*values)}}, "seats": [{}] * 3})
    facts = {"player": 0, "values": group, "found": len(values), "most": most, "prison": 0}
    assert said(table, "architect-copies") == [facts]
    assert logged(3, placed(*values), "copies-of-a-value") == [facts]


def placed(*values: int) -> Log:
    """Creations of the first player with these values, nobody in prison: others' turns are not noted."""
    counted: Log = [{"event": "resume", "seats": [{"prison": []}, {}, {}]}]
    return counted + [
        {"event": "create", "player": 0, "row": 1 + at // COLUMNS, "column": 1 + at % COLUMNS, "value": value}
        for at, value in enumerate(values)
    ]


@pytest.mark.parametrize("value", range(-1, 8))
def test_architects_show_one_to_five(value: int) -> None:
    table = table_of(3, final={"shared": {"area": {"rows": area(value)}}, "seats": [{}] * 3})
    facts = {"row": 1, "column": 1, "found": value, "least": 1, "most": 5}
    assert said(table, "architect-values") == ([] if 1 <= value <= 5 else [facts])
    there = logged(3, placed(value), "value-on-card")
    assert there == ([] if 1 <= value <= 5 else [{"found": value, "least": 1, "most": 5}])


# --- coats of arms ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [2, 3, 4])
def test_most_coats_of_arms_that_so_many_architects_complete(count: int) -> None:
    rows = rows_of(count)
    bit = {(row, column): 1 << row * COLUMNS + column for row in range(rows) for column in range(COLUMNS)}
    neutral = sum(bit[corner] for corner in corners(count))
    around = [
        bit[row, column] | bit[row, column + 1] | bit[row + 1, column] | bit[row + 1, column + 1]
        for row in range(rows - 1)
        for column in range(COLUMNS - 1)
    ]
    most = [0] * (len(bit) - len(corners(count)) + 1)
    for taken in range(1 << len(bit)):
        if not taken & neutral:
            cards = taken.bit_count()
            most[cards] = max(most[cards], sum((taken | neutral) & each == each for each in around))
    assert MOST_CRESTS[count] == tuple(most)


@pytest.mark.parametrize(("vp", "first"), [(2, None), (1, None), (2, 0), (1, 0)])
def test_coats_of_arms_count_for_each_player(vp: int, first: int | None) -> None:
    """The second player holds one coat of arms with Prestige 2, whatever the first has."""
    rows: list[list[Any]] = [[None] * COLUMNS for _ in range(3)]
    for row, column in ((0, 0), (0, 1), (1, 0), (1, 1)):
        rows[row][column] = {"owner": 1, "value": 1}
    none = {"a": 0, "b": 0, "c": 0, "d": 0}
    seats = [{"prestige": first, "vp": 0, "houses": none}, {"prestige": 2, "vp": vp, "houses": none}, {}]
    table = table_of(3, status="finished", final={"shared": {"area": {"rows": rows}}, "seats": seats})
    facts = {"player": 1, "crests": 1, "prestige": 2, "least": 2, "found": 1, "houses": 0}
    assert said(table, "crests-of-round-four") == ([] if vp >= 2 else [facts])


# --- rounds -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("played", range(-1, 7))
def test_a_game_ends_after_its_fourth_round(played: int) -> None:
    table = table_of(3, status="finished", final={"shared": {"round": played}, "seats": [{}] * 3})
    facts = [{"found": played, "most": 4}]
    assert said(table, "rounds-one-to-four") == ([] if 1 <= played <= 4 else facts)
    assert said(table, "scored-after-round-four") == (facts if 1 <= played <= 3 else [])


def test_who_starts_a_round_is_judged_before_anybody_acts_in_it() -> None:
    """The first player passes on to the left; once somebody has acted, the start is noted too late to tell."""
    ended: Log = [*({"event": "pass", "player": player} for player in (0, 1, 2)), {"event": "majority"}]
    wrong: dict[str, Any] = {"event": "prepare", "start_player": 2}
    assert logged(3, [*ended, wrong], "first-player-passes-left") == [{"player": 2, "expected": 1}]
    assert logged(3, [*ended, {**wrong, "start_player": 1}], "first-player-passes-left") == []
    bought = {"event": "create", "player": 1, "row": 1, "column": 1, "value": 1}
    assert logged(3, [*ended, bought, wrong], "first-player-passes-left") == []
    used = {"event": "exchange", "player": 1, "architects": 1}
    assert logged(3, [*ended, used, wrong], "first-player-passes-left") == []


def test_what_a_majority_leaves_to_note() -> None:
    """An Architect whose space is not noted may lie in any column."""
    log: Log = [{"event": "create", "player": 0, "artwork": "red"}]
    log += [{"event": "pass", "player": player} for player in (1, 2, 0)]
    facts = logged(3, [*log, {"event": "majority"}], "majority-to-note")
    assert facts == [*({"column": column, "what": 0} for column in (1, 2, 3, 4)), {"column": 0, "what": 2}]
    noted = {"event": "majority", "winners": [[0], [], [], []], "crests": [0, 0, 0]}
    assert logged(3, [*log, noted], "majority-to-note") == [{"column": 1, "what": 1}]
    assert logged(3, [*log, {**noted, "uppers": ["prestige"]}], "majority-to-note") == []


# --- counted in the middle ----------------------------------------------------------------------------------------


def turn_after(log: Log, **more: Any) -> int | None:
    """Whose turn it is."""
    table, faults = decode(document(3, log, **more))
    assert table is not None and table.journal is not None and GAME.play is not None, faults
    return GAME.play.turn(table.journal.state)


def test_who_starts_where_a_log_begins_in_the_middle() -> None:
    assert turn_after([{"event": "resume", "round": 3, "start_player": 2}], start_player=0) == 2
    assert turn_after([{"event": "resume", "round": 3}], start_player=0) is None
    assert turn_after([{"event": "resume", "round": 1}], start_player=0) == 0
    assert turn_after([{"event": "resume", "start_player": 1}], start_player=0) == 1


# --- boundaries of the rest ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "right"), [("brussels_cards", 3), ("prison_cards", 1), ("brugmanns_boxed", 1), ("round", 1)]
)
def test_the_board_is_set_up_with_neither_more_nor_less(field: str, right: int) -> None:
    for number in range(6):
        table = table_of(3, setup={field: number})
        errors = [found for found in GAME.check(table) if found.severity is Severity.ERROR]
        assert [found.where for found in errors] == ([] if number == right else [(f"setup.{field}",)])


def test_pairs_of_architects_are_of_a_colour_each() -> None:
    """Nothing is said of cards that two players show together."""
    cells: list[Any] = [{"owner": owner, "value": 5} for owner in (0, 1, 2)]
    rows: list[list[Any]] = [[*cells, None], [None] * 4, [None] * 4]
    for pair in combinations(range(3), 2):
        kept = [[cell if cell and cell["owner"] in pair else None for cell in line] for line in rows]
        table = table_of(3, final={"shared": {"area": {"rows": kept}}, "seats": [{}] * 3})
        assert said(table, "architect-copies") == []


# --- what events do -----------------------------------------------------------------------------------------------

ANA, BEN, CHIE = map(PlayerIndex, range(3))


def begun(count: int = 3, **parts: Any) -> State:
    """The state with which a game of so many people begins; the first of them starts."""
    assert GAME.play is not None
    state: State = GAME.play.begin(table_of(count, **{"start_player": 0, **parts}))
    return state


def after(state: State, *events: Any) -> State:
    """The state after some events."""
    assert GAME.play is not None
    for event in events:
        state = GAME.play.apply(state, event)
    return state


def seat(state: State, **values: Any) -> State:
    """The state with something else before the first player."""
    return replace(state, seats=(replace(state.seats[0], **values), *state.seats[1:]))


def test_how_a_game_begins() -> None:
    state = begun()
    assert [each.bef for each in state.seats] == [4, 5, 6]
    assert [each.bef for each in begun(start_player=1).seats] == [6, 4, 5]
    assert [each.bef for each in begun(start_player=None).seats] == [None] * 3
    assert {(s.vp, s.architecture, s.nobility, s.prestige, s.prison) for s in state.seats} == {
        (0, 1, 1, 1, ("2/4", "2/5"))
    }
    assert {each.prison for each in begun(2).seats} == {("2/5",)}
    assert (state.round, state.turn, state.track_end, state.everybody) == (1, 0, 5, False)
    assert begun(options={"track-end": "open"}).track_end is None
    counted = {"architecture": 0, "nobility": 2, "prestige": 3, "bef": 0, "vp": 4, "prison": []}
    first = begun(setup={"seats": [counted, {}, {}]}).seats[0]
    assert (first.architecture, first.nobility, first.prestige, first.bef, first.vp, first.prison) == (
        0,
        2,
        3,
        0,
        4,
        (),
    )


def test_hands_shrink_with_architects_out() -> None:
    state = begun()
    assert state.hand(0) == 5
    state = after(state, Create(ANA, 1, 1, 2), Exchange(ANA), Sell(ANA))
    assert (state.hand(0), state.seats[0].brussels, state.seats[0].hidden) == (2, 1, 1)
    assert state.grid[0][0] == Space(Seat(0), 2)
    assert after(state, Exchange(BEN)).uses == (((0, 1), (1, 2)), (), ())
    assert after(state, Exchange(BEN, 4)).uses[0][1] == (1, 4)
    assert after(state, Exchange(BEN, -4)).uses[0][1] == (1, 0)
    assert after(state, Exchange(BEN, 100)).uses[0][1] == (1, 99)


@pytest.mark.parametrize(
    ("event", "bef"),
    [
        *((Create(ANA, 1, 1, 3), 1), (Create(ANA, 1, 1), None), (Sell(ANA, 1, 1, 3, "red"), 4), (Exchange(ANA), 9)),
        *((CityHall(ANA, ("georges-brugmann",)), 8), (Influence(ANA, "georges-brugmann", 1, 1, 2), 6), (Pass(ANA), 7)),
        *((Sell(ANA, artwork="red", architects=1), 7), (Place(ANA, 1, 1, 4), 0)),
    ],
)
def test_money_of_a_turn(event: Any, bef: int | None) -> None:
    state = after(seat(begun(), artworks=("red",)), event)
    assert (state.seats[0].bef, state.turn, state.entries) == (bef, 1, 1)


def test_passing_gives_three_then_one() -> None:
    state = after(begun(), Pass(BEN), Pass(ANA), Pass(CHIE))
    assert [each.bef for each in state.seats] == [5, 8, 7]
    assert (state.passed, state.all_passed, state.turn) == ((1, 0, 2), True, None)
    assert not after(begun(), Pass(BEN), Pass(BEN), Pass(ANA)).all_passed


@pytest.mark.parametrize(
    ("noble", "track", "start", "end"),
    [
        *(("victor-horta", "architecture", 4, 5), ("victor-horta", "architecture", 5, 5)),
        *(("prince-albert", "nobility", 4, 5), ("prince-albert", "nobility", 5, 5), ("charles-buls", "prestige", 1, 2)),
    ],
)
def test_nobles_move_their_track(noble: Any, track: str, start: int, end: int) -> None:
    state = seat(begun(), **{track: start})
    assert getattr(after(state, CityHall(ANA, (noble,))).seats[0], track) == end
    open_ended = after(replace(state, track_end=None), CityHall(ANA, (noble,))).seats[0]
    assert getattr(open_ended, track) == (end if track == "nobility" else start + 1)


def test_nobles_are_kept_once() -> None:
    bought = after(begun(), Influence(ANA, "victor-horta", 1, 1, 1))
    assert (bought.seats[0].nobles, bought.seats[0].used, bought.seats[0].architecture) == (
        *(("victor-horta",), ("victor-horta",), 2),
    )
    assert after(bought, Influence(ANA, "victor-horta", 1, 2, 1)).seats[0].nobles == ("victor-horta",)
    assert after(begun(), Influence(ANA, "victor-horta", 1, 1, 1, keep=False)).seats[0].nobles == ()
    freed = after(begun(), Influence(ANA, "emile-vandervelde", 1, 1, 1, release="2/4"))
    assert freed.seats[0].prison == ("2/5",)
    drawn = after(begun(), Influence(ANA, "paul-hankar", 1, 1, 1, material="wood-wood"))
    assert drawn.seats[0].materials == ("wood-wood",)


def test_hankar_finds_nothing_once_all_materials_are_out() -> None:
    """Twelve cards: with nine held, and three lying in the area, there is none to draw."""
    rows = [["material", "material", "material", "house"], ["house"] * 4, ["house"] * 4]
    laid = begun(setup={"rows": rows})
    hankar = CityHall(ANA, ("paul-hankar",))
    assert after(seat(laid, materials=(None,) * 8), hankar).seats[0].materials == (None,) * 9
    assert after(seat(laid, materials=(None,) * 9), hankar).seats[0].materials == (None,) * 9
    assert after(seat(begun(), materials=(None,) * 8), hankar).seats[0].materials == (None,) * 9
    assert after(seat(begun(), materials=(None,) * 9), hankar).seats[0].materials is None


def test_houses_cost_their_number_in_materials() -> None:
    state = seat(begun(), materials=("wood-wood", "brick-steel"))
    first = after(state, Build(ANA, 1, 1, 1, "a", ("brick-steel",)))
    assert (first.seats[0].vp, first.seats[0].materials, first.seats[0].houses) == (1, ("wood-wood",), ("a",))
    second = after(seat(state, houses=("a",)), Build(ANA, 1, 1, 1, "b", ("brick-steel",)))
    assert (second.seats[0].vp, second.seats[0].vp_from.construction) == (2, 2)
    third = after(seat(state, houses=("a", "b")), Build(ANA, 1, 1, 1, "c", ("wood-wood", "brick-steel")))
    assert (third.seats[0].vp, third.seats[0].materials) == (3, ())
    untold = after(seat(state, houses=("a", "b", "c")), Build(ANA, 1, 1, 1, "d"))
    assert (untold.seats[0].vp, untold.seats[0].materials) == (None, ())
    either = after(seat(state, houses=("a",)), Build(ANA, 1, 1, 1, "b"))
    assert (either.seats[0].vp, either.seats[0].materials) == (None, None)
    assert after(state, Build(ANA, 1, 1, 1, "a", None, 1)).seats[0].vp == 1


@pytest.mark.parametrize(
    ("cards", "units", "points"),
    [
        *((("wood-wood",), 1, (1,)), (("wood-wood",), 2, (1,)), (("wood-brick",), 2, (2,)), (("wood-brick",), 3, ())),
        *((("wood-wood", "brick-steel"), 2, (2,)), (("wood-wood", "brick-steel"), 3, (2, 3))),
        *((("wood-brick", "wood-steel"), 2, (1, 2)), (("wood-wood",) * 8, 8, (1,)), (("wood-wood",) * 9, 9, ())),
    ],
)
def test_kinds_of_material_in_a_house(cards: Any, units: int, points: tuple[int, ...]) -> None:
    assert build_points(cards, units) == points


def test_artworks_shown_are_two_points_each() -> None:
    shown = Exhibit(ANA, 1, 1, 1, (Shown(ANA, "red"), Shown(BEN, "blue"), Shown(ANA, "blue")))
    state = after(begun(), shown)
    assert ([each.vp for each in state.seats], state.expo) == ([4, 2, 0], 0)
    noted = after(begun(), Exhibit(BEN, 1, 1, 1, None, (2, None, 4)))
    assert ([each.vp for each in noted.seats], noted.expo) == ([2, 0, 4], 1)


def test_a_majority_pays_its_winners() -> None:
    """Ana leads the first column and holds no coat of arms; Ben stands before Brussels."""
    placed = after(begun(), Create(ANA, 1, 1, 3), Create(BEN, 2, 1, 2), Exchange(BEN))
    state = after(placed, Majority(("prestige", "nobility", "architecture", "release"), prison=(None, "1/3", None)))
    assert [each.prestige for each in state.seats] == [2, 1, 1]
    assert [each.prison for each in state.seats] == [("2/4", "2/5"), ("2/4", "2/5", "1/3"), ("2/4", "2/5")]
    assert (state.round, state.start_player, state.turn, state.passed, state.over) == (2, 1, 1, (), False)
    assert ([each.brussels for each in state.seats], [each.hidden for each in state.seats]) == ([0, 0, 0], [0, 0, 0])
    bought = after(placed, Exhibit(CHIE, 1, 2, 1), Majority())
    assert (bought.start_player, bought.started_by_expo, bought.expo) == (2, True, None)
    last = after(replace(placed, round=4), Majority())
    assert (last.over, last.turn, last.round, last.won) == (True, None, 4, ((0,), (), (), ()))
    assert after(last, Majority()).seats == last.seats
    third = after(replace(placed, round=3), Majority())
    assert (third.over, third.round) == (False, 4)


def test_coats_of_arms_count_with_the_prestige_just_won() -> None:
    square = [Create(ANA, row, column, 1) for row in (1, 2) for column in (1, 2)]
    state = after(begun(), *square, Majority(("prestige", "nobility", "architecture", "release")))
    assert state.seats[0].vp_from.crests == 2
    unknown = after(begun(), Create(ANA), Majority(crests=(4, 0, 0)))
    assert [each.vp_from.crests for each in unknown.seats] == [4, 0, 0]


def test_the_last_bonus_card_is_known_from_the_other_three() -> None:
    three = Prepare(
        uppers=("prestige", "nobility", "architecture", None), lowers=("money", "artworks", "houses", "nobles")
    )
    state = after(begun(), three)
    assert dict(state.halves) == {
        **{"money": "prestige", "artworks": "nobility", "houses": "architecture", "nobles": "release"}
    }
    assert state.uppers == ("prestige", "nobility", "architecture", "release")
    two = after(begun(), replace(three, uppers=("prestige", "nobility", None, None)))
    assert two.uppers == ("prestige", "nobility", None, None)


@pytest.mark.parametrize(
    ("items", "gone", "left"),
    [
        *(
            ((), ("a",), ()),
            (("a", "b"), ("b",), ("a",)),
            (("a", "b"), (None,), (None,)),
            (("a", "a"), (None,), ("a",)),
        ),
        *(
            ((None, "a"), ("b",), ("a",)),
            (("a",), ("b",), ()),
            (("a", "b", "c"), ("c", None), (None,)),
            (None, ("a",), None),
        ),
    ],
)
def test_cards_less_those_that_went(items: Any, gone: Any, left: Any) -> None:
    assert without(items, gone) == left


@pytest.mark.parametrize(
    ("items", "wanted", "short"),
    [
        *((None, ("a",), ()), (("a",), ("a",), ()), (("a",), ("b",), ("b",)), ((None,), ("b",), ())),
        *(
            (("a",), ("a", "a"), ("a",)),
            (("a", None), ("a", "a"), ()),
            (("a",), ("a", None), (None,)),
            (("a", "b"), (None,), ()),
        ),
        *((((), (None, None), (None, None))),),
    ],
)
def test_cards_that_cannot_be_there(items: Any, wanted: Any, short: Any) -> None:
    assert lacking(items, wanted) == short


def test_a_start_that_is_told_late() -> None:
    """Money follows from who starts only in the first round, before anything else is noted."""
    unknown = begun(start_player=None)
    told = after(unknown, Prepare(start_player=BEN))
    assert ([each.bef for each in told.seats], told.turn) == ([6, 4, 5], 1)
    assert [each.bef for each in after(unknown, Pass(ANA), Prepare(start_player=BEN)).seats] == [None] * 3
    later = after(replace(unknown, round=2), Prepare(start_player=BEN))
    assert [each.bef for each in later.seats] == [None] * 3
