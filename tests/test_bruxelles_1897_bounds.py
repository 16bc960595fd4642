"""Bruxelles 1897: what is asked for, judged and offered on both sides of a bound, through score files and events."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain
from typing import Any

import pytest

import tallies
from play_bruxelles_1897 import document
from scorekeeper.codec import decode
from scorekeeper.compare import compare
from scorekeeper.games.bruxelles_1897.model import BONUSES, COLUMNS, UPPERS
from scorekeeper.games.bruxelles_1897.play import PLAY
from scorekeeper.games.bruxelles_1897.play_events import CityHall, Exchange, Majority, Pass, Place, Prepare, Resume
from test_bruxelles_1897_edges import ANA, BEN, CHIE, GAME, Log, after, area, begun, logged, said, seat, table_of

NO_HOUSES = dict.fromkeys("abcd", 0)
NO_ARTWORKS = dict.fromkeys(("red", "yellow", "blue", "green"), 0)


# --- what is asked for --------------------------------------------------------------------------------------------

LAID = {"rows": area(1)}
ENTERED = [{"bonus": "money"}]


@pytest.mark.parametrize(
    ("shared", "first"),
    [
        *(({}, "columns"), ({"columns": ENTERED}, "columns")),
        *(({"area": LAID}, "area"), ({"area": LAID, "columns": ENTERED}, "columns")),
    ],
)
def test_winners_are_needed_or_the_area_that_tells_them(shared: dict[str, Any], first: str) -> None:
    rows = GAME.sheet(table_of(3, final={"shared": shared, "seats": [{}] * 3})).shared
    wanted = {
        "columns": {f"columns[{at}].{field}" for at in range(COLUMNS) for field in ("bonus", "winners")},
        "area": {f"area.bonuses[{at}]" for at in range(COLUMNS)},
    }
    assert {row.field for row in rows if row.needed} == wanted[first]
    assert rows[0].group == first


@pytest.mark.parametrize(("count", "cards"), [(2, 2), (3, 0), (4, 0)])
def test_neutral_architects_are_asked_for_with_two_players(count: int, cards: int) -> None:
    fields = [row.field for row in GAME.sheet(table_of(count)).setup if row.field.startswith("neutral")]
    values = [f"neutral.values[{at}]" for at in range(cards)]
    assert fields == (["neutral.colour", *values] if cards else [])


def test_options_that_score_are_those_that_change_a_result() -> None:
    poor = {"vp": 0, "bef": 0, "nobles": ["victor-horta"], "houses": NO_HOUSES, "artworks": NO_ARTWORKS}
    poor |= {"materials": 0, "expo": False, "architecture": 9}
    rich = {**poor, "vp": 90, "bef": 90, "houses": {**NO_HOUSES, "a": 5}, "artworks": {**NO_ARTWORKS, "red": 4}}
    shared = {"area": {"bonuses": list(BONUSES), "rows": area(1)}}
    table = table_of(2, status="finished", final={"shared": shared, "seats": [poor, rich]})
    results = {
        option.id: {GAME.outcome(replace(table, options={**table.options, option.id: each})).gist for each in values}
        for option in GAME.options
        for values in (option.values,)
    }
    changing = {id for id, found in results.items() if len(found) > 1}
    assert changing == {option.id for option in GAME.options if option.scores}


# --- the final position -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("materials", [None, 0, 1])
@pytest.mark.parametrize("artworks", [4, 5, 6])
def test_cards_that_took_more_architects_than_there_were(artworks: int, materials: int | None) -> None:
    """Six houses with their 12 Material cards and three nobles took 21 of 26 Architects."""
    count = {"nobles": ["victor-horta", "charles-buls", "prince-albert"], "houses": {"a": 2, "b": 2, "c": 1, "d": 1}}
    found = {**count, "artworks": {"red": 2, "yellow": 2, "blue": artworks - 4, "green": 0}, "materials": materials}
    table = table_of(3, final={"seats": [found, {}, {}]})
    number = 6 + 12 + 3 + artworks + (materials or 0)
    facts = {"player": 0, "found": number, "most": 26, "houses": 6, "built": 12}
    assert said(table, "placements-suffice") == ([facts] if number > 26 else [])


@pytest.mark.parametrize(("houses", "materials"), [(29, 0), (-1, 40)])
def test_a_number_of_houses_that_cannot_be_is_not_counted_in_architects(houses: int, materials: int) -> None:
    seats = [{"nobles": [], "houses": {"a": houses}, "materials": materials}, {}, {}]
    table = table_of(3, final={"seats": seats})
    assert said(table, "placements-suffice") == []
    assert any("houses" in where for found in GAME.check(table) for where in found.where)


@pytest.mark.parametrize(("prestige", "owner"), [(2, 1), (0, 0)])
def test_fewer_than_no_points_of_coats_of_arms_are_no_matter_of_round_four(prestige: int, owner: int) -> None:
    """The first player holds none, or scores none on a position that is no position; -1 VP is wrong by itself."""
    rows: list[list[Any]] = [[None] * COLUMNS for _ in range(3)]
    for row, column in ((0, 0), (0, 1), (1, 0), (1, 1)):
        rows[row][column] = {"owner": owner, "value": 1}
    seats = [{"prestige": prestige, "vp_from": {"crests": -1}}, {}, {}]
    table = table_of(3, status="finished", final={"shared": {"area": {"rows": rows}}, "seats": seats})
    assert said(table, "crests-of-round-four") == []
    assert any("final.seats[0].vp_from.crests" in found.where for found in GAME.check(table))


@pytest.mark.parametrize(("first", "part"), [(0, "column-0"), (3, "column-3"), (4, None), (5, None)])
def test_a_bonus_card_entered_twice_is_shown_where_there_is_a_column(first: int, part: str | None) -> None:
    columns = [*[None] * first, {"bonus": "money"}, {"bonus": "money"}]
    table = table_of(3, final={"shared": {"columns": columns}, "seats": [{}] * 3})
    (found,) = (each for each in GAME.check(table) if each.rule == "bonus-card-once")
    assert (found.part, dict(found.facts)) == (part, {"bonus": "money", "found": 2})


def test_architects_in_brussels_are_counted_when_the_last_of_them_went_to_prison() -> None:
    """Ben has three there and sends one to prison; before the end they are not what a final position tells."""
    state = after(replace(begun(), round=4), Exchange(BEN), Exchange(BEN), CityHall(ANA))
    assert [each.brussels for each in PLAY.final(state).seats] == [None] * 3
    assert [each.brussels for each in PLAY.final(after(state, Majority())).seats] == [1, 2, 0]


@pytest.mark.parametrize(("bef", "told"), [(1, True), (3, False), (None, False)])
def test_brugmann_paid_explains_a_count_only_by_money_that_is_known(bef: int | None, told: bool) -> None:
    """Without nobles the money need not be counted; 1 BEF would not have paid Brugmann, 3 BEF would."""
    changes: dict[str, Any] = {"final.seats[1].nobles": [], "final.seats[1].bef": bef}
    table = tallies.table_of("bruxelles-1897", changes, [{"seat": 1, "total": 31}])
    (compared,) = compare(table, GAME.outcome(table))
    assert compared.difference == -3  # 30 + 2 + 2
    assert ("brugmann-paid" in {slip.id for slip in chain(*compared.reasons)}) is told


# --- a log, judged ------------------------------------------------------------------------------------------------


def with_artworks(*counts: dict[str, int]) -> Log:
    """A log that begins with these artworks before the players."""
    return [{"event": "resume", "seats": [{"artworks": each} for each in counts]}]


@pytest.mark.parametrize("rule", ["first-player-passes-left", "expo-buyer-starts"])
def test_the_first_round_begins_with_anybody(rule: str) -> None:
    assert logged(3, [{"event": "prepare", "round": 1, "start_player": 2}], rule) == []


@pytest.mark.parametrize(
    ("counted", "keep", "told"),
    [
        ({"seats": [{"nobles": []}]}, None, True),
        ({"seats": [{"nobles": []}]}, False, False),
        ({"seats": [{"nobles": ["victor-horta"]}]}, None, False),  # must be discarded
        ({"round": 3, "start_player": 0, "seats": [{}]}, None, False),  # what is kept is not known
    ],
)
def test_whether_a_noble_is_kept_is_to_be_noted_where_both_can_be(counted: Any, keep: Any, told: bool) -> None:
    bought = {"event": "influence", "player": 0, "row": 1, "column": 1, "value": 1, "noble": "victor-horta"}
    log = [{"event": "resume", **counted}, {**bought, "keep": keep}]
    assert logged(3, log, "keep-or-discard") == ([{"player": 0, "noble": "victor-horta"}] if told else [])


@pytest.mark.parametrize(
    ("more", "able"),
    [
        ({"points": [2, 0, 0]}, ()),  # which artworks were shown is not told
        ({"shown": [{"player": 0, "artwork": "red"}], "points": [2, 0, 0]}, (1,)),
        ({"shown": [{"player": 0, "artwork": "red"}]}, (1,)),
        ({"shown": [{"player": 0, "artwork": "red"}, {"player": 1, "artwork": "blue"}], "points": [2, 2, 0]}, ()),
    ],
)
def test_an_exhibition_goes_on_while_somebody_has_another_colour(more: Any, able: tuple[int, ...]) -> None:
    shown = {"event": "exhibit", "player": 0, "row": 1, "column": 1, "value": 1, **more}
    facts = logged(3, [*with_artworks({"red": 1}, {"blue": 1}, {"red": 1}), shown], "exhibition-goes-on")
    assert facts == ([{"players": able}] if able else [])


@pytest.mark.parametrize("points", range(-2, 11))
@pytest.mark.parametrize("number", range(5))
def test_each_artwork_shown_is_two_points(number: int, points: int) -> None:
    shown = [{"player": 0, "artwork": colour} for colour in tuple(NO_ARTWORKS)[:number]]
    event = {"event": "exhibit", "player": 0, "row": 1, "column": 1, "value": 1, "shown": shown, "points": [points]}
    facts = {"player": 0, "found": points, "most": 8, "shown": number}
    log = [*with_artworks(dict.fromkeys(NO_ARTWORKS, 1)), event]
    assert logged(3, log, "two-for-each-shown") == ([] if points == 2 * number else [facts])


@pytest.mark.parametrize(
    ("released", "wrong"),
    [(["2/4", "2/5", None], []), (["1/3", "2/5"], [0]), ([None, "1/3", "1/3"], [1, 2]), (None, [])],
)
def test_a_column_frees_an_architect_that_is_in_prison(released: Any, wrong: list[int]) -> None:
    facts = [{"player": player, "card": "card-1-3", "prison": 2} for player in wrong]
    assert logged(3, [{"event": "majority", "released": released}], "own-prisoner") == facts


def test_half_a_bonus_card_contradicts_nothing() -> None:
    first: dict[str, Any] = {"event": "prepare", "lowers": ["money"], "uppers": ["prestige", "nobility"]}
    assert logged(3, [first], "bonus-halves-stay") == []
    facts = logged(3, [first, {**first, "uppers": ["nobility", "prestige"]}], "bonus-halves-stay")
    assert facts == [{"bonus": "money", "found": "nobility", "expected": "prestige"}]


@pytest.mark.parametrize("players", [3, 4])
def test_as_many_cards_of_a_kind_as_rows_are_bought_in_the_area(players: int) -> None:
    """What the Parc du Cinquantenaire gives comes from the pile."""
    rows = 4 if players == 4 else 3
    bought: Log = [
        {"event": "create", "player": at % players, "row": 1 + at // COLUMNS, "column": 1 + at % COLUMNS, "value": 1}
        for at in range(rows + 1)
    ]
    at_parc = {"event": "create", "player": rows % players, "architects": 1}
    assert logged(players, bought, "kind-limit") == [{"kind": "artwork", "found": rows + 1, "most": rows}]
    assert logged(players, [*bought[:rows], at_parc], "kind-limit") == []


# --- what can be done, and what follows ---------------------------------------------------------------------------

AT_BRUSSELS = {"create", "supply", "influence", "exchange", "city-hall", "pass"}


@pytest.mark.parametrize(
    ("placed", "bef", "words", "in_area"),
    [
        (3, 9, {*AT_BRUSSELS, "exhibit", "place"}, {"create", "supply", "influence", "exhibit", "place"}),
        (4, 9, {*AT_BRUSSELS, "exhibit", "place"}, {"create", "supply", "influence", "exhibit", "place"}),
        (5, 9, {"pass"}, set()),
        (3, 3, AT_BRUSSELS, set()),
        (0, 0, AT_BRUSSELS, set()),
    ],
)
def test_what_five_architects_can_still_do(placed: int, bef: int, words: set[str], in_area: set[str]) -> None:
    """The others have passed, and there is neither an artwork to sell nor a material to build with."""
    places = [Place(ANA, 1 + at // COLUMNS, 1 + at % COLUMNS, 1) for at in range(4)] + [Place(ANA, 2, 1, 2)]
    state = after(seat(after(begun(), Pass(BEN), Pass(CHIE)), bef=bef), *places[:placed])
    offered = [choice for choice in PLAY.choices(state) if choice.event not in ("prepare", "resume")]
    assert {choice.player for choice in offered} == {ANA}
    assert {choice.event for choice in offered} == words
    assert {choice.event for choice in offered if "row" in dict(choice.values)} == in_area


@pytest.mark.parametrize(
    ("events", "turn"),
    [((), 2), ((Exchange(ANA),), 1), ((Pass(ANA),), 1), ((Pass(BEN), Pass(CHIE), Exchange(ANA)), 0)],
)
def test_a_start_told_late_leaves_the_turn_once_somebody_has_acted(events: tuple[Any, ...], turn: int) -> None:
    state = after(begun(), *events)
    assert PLAY.turn(after(state, Resume(start_player=CHIE))) == turn


@pytest.mark.parametrize(
    ("log", "points"),
    [
        ([{"event": "resume", "round": 3, "seats": [{"vp": 5}]}], (5, None, None)),
        ([{"event": "resume", "round": 1, "seats": [{"vp": 5}]}], (5, 0, 0)),
        ([{"event": "exchange", "player": 0}, {"event": "resume", "seats": [{"vp": 5}]}], (5, 0, 0)),
    ],
)
def test_who_is_not_counted_stays_as_known(log: Log, points: tuple[int | None, ...]) -> None:
    table, faults = decode(document(3, log, start_player=0))
    assert table is not None and table.journal is not None, faults
    assert PLAY.points(table.journal.state) == points


def test_one_half_of_a_bonus_card_tells_the_other_in_later_rounds() -> None:
    state = after(begun(), Prepare(uppers=UPPERS, lowers=BONUSES), Majority())
    assert after(state, Prepare(uppers=UPPERS[::-1])).lowers == BONUSES[::-1]
    assert after(state, Prepare(lowers=BONUSES[::-1])).uppers == UPPERS[::-1]
