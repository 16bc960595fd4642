"""New York 1901: what is judged, offered and asked for on both sides of a bound, through score files and events."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import tallies
from scorekeeper.compare import compare
from scorekeeper.games.new_york_1901.model import Districts, Generations, Market, SeatFinal, Workers
from scorekeeper.games.new_york_1901.play import PLAY
from scorekeeper.games.new_york_1901.play_events import (
    BOOM,
    Build,
    EndTurn,
    Expand,
    Resume,
    ReturnWorker,
    ShowMarket,
    UseCard,
)
from scorekeeper.games.new_york_1901.play_final import final
from scorekeeper.games.new_york_1901.play_state import SeatState, State
from test_new_york_1901_edges import ANA, GAME, Log, after, logged, said, table_of

STREETS = ["broadway", "cedar", "wall-street"]


def begun(count: int = 2, **setup: Any) -> State:
    """The table before the first turn, which is Ana's."""
    state: State = PLAY.begin(table_of(count, start_player=0, **({"setup": setup} if setup else {})))
    return state


def offered(state: State, player: int = ANA) -> set[str]:
    return {each.event for each in PLAY.choices(state) if each.player == player}


def pair(**seat: Any) -> Any:
    """Two players, the first of whom has counted this."""
    return table_of(2, final={"seats": [seat, {}]})


# --- set-up -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "deck", "futures"), [(1, 0, 0), (2, 50, 46), (3, 62, 58), (4, 61, 57), (5, 0, 0)])
def test_cards_that_a_set_up_tells_to_lay_out(count: int, deck: int, futures: int) -> None:
    """None where the game is not for so many."""
    facts = {item.id: dict(item.facts) for item in GAME.setup_list(count, GAME.edition)}
    assert (facts["deck"], facts["futures"]) == ({"deck": deck}, {"futures": futures})


@pytest.mark.parametrize(("deck", "futures"), [(50, 46), (5, 1), (4, 0), (3, 0), (0, 0)])
def test_a_deck_gives_four_open_cards_and_the_rest_if_any(deck: int, futures: int) -> None:
    assert begun(deck=deck).futures == futures


# --- the final position -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("unbuilt", "told"), [(-1, False), (0, True), (3, True), (4, False)])
def test_four_stay_unbuilt(unbuilt: int, told: bool) -> None:
    assert bool(said(pair(unbuilt=unbuilt), "four-unbuilt")) is told


@pytest.mark.parametrize(("gold", "told"), [(-1, False), (0, False), (1, True)])
def test_gold_is_never_demolished(gold: int, told: bool) -> None:
    assert bool(said(pair(demolished={"gold": gold}), "gold-stays")) is told


def test_everybody_is_looked_at_even_after_one_who_has_counted_nothing() -> None:
    crowded = {"land": {"two": 1, "three": 1}, "covered": 6}
    table = table_of(2, final={"seats": [{}, crowded]})
    assert said(table, "squares-in-estate") == [{"player": 1, "found": 6, "most": 5}]


NONE_YET = {"bronze": 0, "silver": 0, "gold": 0}


@pytest.mark.parametrize(("legendary", "told"), [(None, False), ("none", True), ("singer", True)])
def test_prestige_is_held_against_builds_once_all_are_known(legendary: str | None, told: bool) -> None:
    own = {"prestige": 5, "standing": {**NONE_YET, "gold": 1}, "demolished": NONE_YET}
    own |= {} if legendary is None else {"legendary": legendary}
    table = table_of(2, final={"seats": [own, {"standing": NONE_YET, "demolished": NONE_YET}]})
    assert bool(said(table, "prestige-within-reach")) is told


@pytest.mark.parametrize(("bronze", "told"), [(0, False), (1, True), (2, False)])
def test_gold_takes_three_before_it_unless_another_rule_says_so(bronze: int, told: bool) -> None:
    """Without any bronze another rule has said it."""
    seat = {"standing": {"bronze": bronze, "silver": 1, "gold": 1}, "demolished": NONE_YET, "legendary": "none"}
    assert bool(said(pair(**seat), "tiles-before-gold")) is told


@pytest.mark.parametrize("generation", ["silver", "gold"])
def test_points_of_demolished_silver_are_pointed_at_where_they_count(generation: str) -> None:
    seat = {"track": 3, "standing": {generation: 1}, "standing_points": {generation: 4}}
    (found,) = [
        each
        for each in GAME.check(pair(**seat, demolished_points={"silver": 3}))
        if each.rule == f"{generation}-unlocked"
    ]
    assert any("demolished_points.silver" in str(path) for path in found.where) is (generation == "silver")


@pytest.mark.parametrize(("generation", "least"), [("silver", 6), ("gold", 18)])
def test_less_than_no_points_lower_nothing_that_unlocks(generation: str, least: int) -> None:
    for track in (least - 1, least):
        table = pair(track=track, standing={generation: 1}, standing_points={generation: -2})
        found = [facts["least"] for facts in said(table, f"{generation}-unlocked")]
        assert found == ([least] if track < least else [])


@pytest.mark.parametrize("number", [-2, -1])
def test_less_than_no_skyscrapers_are_not_held_against_their_points(number: int) -> None:
    table = pair(standing={"bronze": number}, standing_points={"bronze": 4})
    assert said(table, "printed-points") == []
    assert said(table, "not-negative") == [{"found": number}]


@pytest.mark.parametrize(("two", "three", "most"), [(0, 0, 0), (1, 0, 2), (0, 1, 3), (2, 0, 4), (1, 1, 5), (0, 2, 6)])
def test_each_skyscraper_takes_two_squares_even_the_only_one(two: int, three: int, most: int) -> None:
    for towers in range(4):
        table = pair(standing={"bronze": towers}, land={"two": two, "three": three})
        facts = {"player": 0, "towers": towers, "most": most}
        assert said(table, "room-for-skyscrapers") == ([facts] if 2 * towers > most else [])


@pytest.mark.parametrize(
    ("demolished", "told"),
    [(0, True), (1, False), (None, False), ({"bronze": 0, "silver": 1}, True), ({"bronze": 1, "silver": 0}, False)],
)
def test_a_number_of_demolished_may_be_bronze_with_its_points(demolished: Any, told: bool) -> None:
    """Five points of bronze stand; silver takes six, which only demolished bronze can have brought."""
    table = pair(
        standing={"bronze": 1, "silver": 1}, standing_points={"bronze": 5}, demolished=demolished, legendary="none"
    )
    assert said(table, "bronze-before-silver") == ([{"player": 0, "found": 5}] if told else [])


@pytest.mark.parametrize(
    ("unbuilt", "legendary", "told"),
    [(18, "none", True), (18, "singer", False), (18, None, False), (17, "none", False)],
)
def test_with_all_eighteen_left_bronze_gave_way_to_no_silver(unbuilt: int, legendary: Any, told: bool) -> None:
    """Silver is not counted: with one built it may be that, and a legendary is none of the eighteen."""
    table = pair(unbuilt=unbuilt, legendary=legendary, demolished={"bronze": 1}, standing={"gold": 0})
    assert said(table, "bronze-gives-way") == ([{"player": 0, "found": 1}] if told else [])


@pytest.mark.parametrize(
    ("counts", "uncounted", "told"),
    [
        ((2, 1, 0), (0, 1, 2), True),  # a tie, or not
        ((2, 0, 0), (0, 1, 2), False),  # the first leads whatever the others have
        ((5, 1, 0), (0,), False),
        ((3, 3, 0), (2,), False),  # nobody leads whatever the last has
        ((3, 3, 0), (0,), True),
        ((3, 3, 0), (0, 1), True),
        ((0, 0, 0), (1,), True),
    ],
)
def test_a_starter_is_asked_for_where_it_can_change_who_leads(
    counts: tuple[int, ...], uncounted: tuple[int, ...], told: bool
) -> None:
    seats = [
        {"on_street": {"broadway": number}} | ({} if at in uncounted else {"starter_on_street": {"broadway": 0}})
        for at, number in enumerate(counts)
    ]
    table = table_of(3, final={"shared": {"streets": STREETS}, "seats": seats})
    assert said(table, "starter-may-decide") == ([{"street": "broadway"}] if told else [])


def test_irregular_skyscrapers_score_for_those_who_have_counted_them() -> None:
    seats = [{"irregular": number} for number in (None, 3, None, 5)]
    table = table_of(4, final={"shared": {"challenge": "master-architect"}, "seats": seats})
    lines = [line for score in GAME.outcome(table).seats for line in score.lines if line.rule == "master-architect"]
    assert [(line.seat, line.points) for line in lines] == [(0, None), (1, 3), (2, None), (3, 10)]


@pytest.mark.parametrize("bronze", [0, 1, 2])
def test_a_shared_king_explains_five_points_from_one_skyscraper_on(bronze: int) -> None:
    """Two have as many bronze ones; the third has none, nor has anybody silver or gold."""
    changes: dict[str, Any] = {"final.shared.challenge": "generation-king"}
    for seat, number in enumerate((bronze, bronze, 0)):
        changes[f"final.seats[{seat}].standing"] = {"bronze": number, "silver": 0, "gold": 0}
        changes[f"final.seats[{seat}].legendary"] = "none"
    claimed = [{"seat": seat, "lines": {"generation-king": 5}} for seat in range(3)]
    table = tallies.table_of("new-york-1901", changes, claimed)
    found = [compared.lines[0] for compared in compare(table, GAME.outcome(table))]
    assert [line.difference for line in found] == [5, 5, 5]
    shared = [["ties-make-kings"]] if bronze else []
    assert [[[slip.id for slip in reason] for reason in line.reasons] for line in found] == [shared, shared, []]


# --- a log, judged ------------------------------------------------------------------------------------------------

CLAIMED: Log = [
    {"event": "resume", "player": 0, "has": {"workers": {"hand": 2}}},
    {"event": "resume", "player": 1, "has": {"workers": {"hand": 4}}},
    {"event": "expand", "player": 0, "card": "red-2", "plot": 3},
    {"event": "expand", "player": 1, "card": "red-2", "plot": 4},
    {"event": "expand", "player": 0, "card": "blue-2", "plot": 5},
    {"event": "expand", "player": 1, "card": "green-2", "plot": 1},
]
"""Two players, the first of whom has no worker in hand any more."""
OWNERS = {("red", 3): 0, ("red", 4): 1, ("blue", 5): 0, ("green", 1): 1}


@pytest.mark.parametrize(
    ("given_back", "free"),
    [
        ({"card": "red-2", "plot": 3}, {("red", 3)}),
        ({"card": "red-2"}, {("red", 3)}),
        ({"card": "blue-2"}, {("blue", 5)}),
        ({"plot": 5}, {("blue", 5)}),
        ({"card": "red-2", "plot": 5}, set()),
        ({"card": "red-2", "plot": 4}, set()),
        ({}, {("red", 3), ("blue", 5)}),  # either may be
    ],
)
def test_land_given_back_can_be_claimed_and_no_other(given_back: dict[str, Any], free: set[tuple[str, int]]) -> None:
    back = {"event": "return-worker", "player": 0, **given_back}
    for (district, plot), owner in OWNERS.items():
        facts = {"plot": plot, "district": district, "owner": owner}
        again = {"event": "expand", "player": 1, "card": f"{district}-2", "plot": plot}
        assert logged([*CLAIMED, again], "free-land") == [facts]
        assert logged([*CLAIMED, back, again], "free-land") == ([] if (district, plot) in free else [facts])


@pytest.mark.parametrize("generation", ["bronze", "legendary"])
@pytest.mark.parametrize("points", range(-1, 11))
def test_a_skyscraper_that_is_built_shows_two_to_eight_points(points: int, generation: str) -> None:
    """A legendary may show others; below none another rule speaks."""
    log: Log = [
        {"event": "expand", "player": 0, "card": "red-2"},
        {"event": "build", "player": 0, "generation": generation, "points": points},
    ]
    wrong = generation == "bronze" and (0 <= points < 2 or points > 8)
    assert logged(log, "points-of-a-tile") == ([{"found": points}] if wrong else [])
    assert logged(log, "entry-not-negative") == ([{"found": points}] if points < 0 else [])


COUNTED = {"red": 1, "blue": 0, "green": 2, "yellow": 0}


@pytest.mark.parametrize(
    ("players", "cards", "found"),
    [
        (2, COUNTED, Districts(1, 0, 2, 0)),
        (2, {"red": 1, "green": 2, "yellow": 0}, None),
        (2, {**COUNTED, "pink": 3}, Districts(1, 0, 2, 0, 3)),  # wrong, and to be told so
        (3, COUNTED, None),
        (3, {**COUNTED, "pink": 3}, Districts(1, 0, 2, 0, 3)),
    ],
)
def test_cards_are_known_once_those_of_all_districts_in_play_are(
    players: int, cards: dict[str, int], found: Districts | None
) -> None:
    table = table_of(players, log=[{"event": "resume", "player": 0, "has": {"cards": cards}}])
    assert table.final is not None
    assert table.final.seats[0].cards == found
    assert bool(said(table, "no-pink-land")) is (players == 2 and "pink" in cards)


# --- a log that begins in the middle ------------------------------------------------------------------------------


@pytest.mark.parametrize(("unbuilt", "trigger"), [(5, None), (4, ANA), (3, ANA)])
def test_who_has_four_left_has_triggered_the_end(unbuilt: int, trigger: int | None) -> None:
    state = after(begun(), Resume(ANA, has=SeatFinal(unbuilt=unbuilt)))
    assert state.trigger == trigger


def test_what_stood_before_the_log_is_not_new() -> None:
    state = after(begun(), Resume(ANA, has=SeatFinal(standing=Generations(2, 1, 0))))
    assert [(tile.generation, tile.old) for tile in state.seats[ANA].tiles[1:]] == [
        ("bronze", True), ("bronze", True), ("silver", True),
    ]  # fmt: skip


@pytest.mark.parametrize(("cards", "left"), [(None, None), ((2, 0, 0, 1, 0), (1, 0, 0, 1, 0))])
def test_a_territory_from_before_is_given_back_whether_all_are_known_or_not(
    cards: tuple[int, ...] | None, left: tuple[int, ...] | None
) -> None:
    has = SeatFinal(cards=None if cards is None else Districts(*cards), workers=Workers(hand=0))
    state = after(begun(), Resume(ANA, has=has), ReturnWorker(ANA, "red-2"))
    assert state.seats[ANA].cards == left


@pytest.mark.parametrize(
    ("shown", "said_so"), [({"open": 4, "futures": 10}, True), ({"open": 4}, False), ({"futures": 10}, False)]
)
def test_a_game_goes_on_while_the_markets_are_known_to_hold_cards(shown: dict[str, int], said_so: bool) -> None:
    log: Log = [{"event": "resume", "player": player, "has": {"unbuilt": 10}} for player in (0, 1)]
    log += [{"event": "market", **shown}, {"event": "finish"}]
    assert bool(logged(log, "end-needs-trigger")) is said_so


@pytest.mark.parametrize(("open_", "futures"), [(None, None), (2, None), (None, 7), (2, 7)])
def test_a_market_is_part_of_the_end_as_far_as_it_is_known(open_: int | None, futures: int | None) -> None:
    found = final(replace(begun(), open=open_, futures=futures)).shared.market
    assert found == (None if open_ is None and futures is None else Market(open_, futures))


def test_action_cards_left_are_those_of_the_set_up_else_three() -> None:
    state = begun(seats=[{"action_cards": 2}, {}])
    assert [seat.left for seat in state.seats] == [2, 3]
    assert SeatState().track == 0


# --- what can be done, and what is asked for ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "events"), [(0, {"build", "end-turn"}), (1, {"expand"}), (2, {"expand"}), (4, {"expand"})]
)
def test_who_has_workers_expands_first_unless_no_card_lies_open(cards: int, events: set[str]) -> None:
    state = after(begun(), ShowMarket(open=cards, futures=0))
    assert offered(state) & {"expand", "build", "end-turn"} == events


@pytest.mark.parametrize(("workers", "back"), [(0, True), (1, False), (4, False)])
def test_a_worker_comes_back_only_to_an_empty_hand(workers: int, back: bool) -> None:
    assert ("return-worker" in offered(begun(seats=[{"workers": workers}, {}]))) is back


@pytest.mark.parametrize(("cards", "usable"), [(0, False), (1, True), (3, True)])
def test_without_an_action_card_none_is_used(cards: int, usable: bool) -> None:
    assert ("action-card" in offered(begun(seats=[{"action_cards": cards}, {}]))) is usable


BUILT = Build(ANA, "bronze", points=2, workers=1)


@pytest.mark.parametrize(
    ("events", "unbuilt", "late"),
    [
        ((Expand(ANA, "red-2"), BUILT), 18, True),
        ((Expand(ANA, "red-2"), BUILT), 6, True),
        ((Expand(ANA, "red-2"), BUILT), 5, False),  # four stay
        ((Expand(ANA, "red-2"), BUILT, EndTurn(ANA)), 18, False),
        ((Expand(ANA, "red-2"), EndTurn(ANA)), 18, False),
        ((UseCard(ANA, "construction-boom"), Expand(ANA, "red-2"), BUILT, BUILT), 18, False),
    ],
)
def test_an_extra_build_can_still_be_called_for_after_the_build(
    events: tuple[Any, ...], unbuilt: int, late: bool
) -> None:
    """It is the next player's turn already, as most turns end with the build."""
    state = after(begun(seats=[{"unbuilt": unbuilt}, {}]), *events)
    assert PLAY.turn(state) == 1
    found = [each for each in PLAY.choices(state) if each.player == ANA]
    assert [(each.event, dict(each.values)) for each in found] == ([("action-card", {"card": (BOOM,)})] if late else [])


GOLD_BY_DISTRICT = {f"has.gold_by_district.{each}" for each in ("red", "blue", "green", "yellow")}


@pytest.mark.parametrize(
    ("challenge", "build", "resume"),
    [
        (None, set(), set()),
        ("bronze-baron", set(), set()),
        ("generation-king", set(), set()),
        ("master-architect", {"irregular"}, {"has.irregular"}),
        ("gold-prestige", {"prestige"}, {"has.prestige"}),
        ("gold-tycoon", {"districts"}, GOLD_BY_DISTRICT),
    ],
)
def test_what_a_challenge_counts_is_asked_for_with_it(challenge: Any, build: set[str], resume: set[str]) -> None:
    state = begun(challenge=challenge)
    needed = {row.field for row in PLAY.form(state, "build") if row.needed}
    assert needed == {"player", "generation", "points", "workers", "streets", *build}
    fields = {row.field for row in PLAY.form(state, "resume")}
    pink = "has.gold_by_district.pink"
    assert fields & {"has.irregular", "has.prestige", pink, *GOLD_BY_DISTRICT} == resume
