"""Orléans: what is listed, judged and offered on both sides of a bound, through score files and events."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain
from typing import Any

import pytest

import tallies
from scorekeeper.codec import FORMAT, decode
from scorekeeper.compare import compare
from scorekeeper.game import Table
from scorekeeper.games import GAMES
from scorekeeper.games.orleans import board
from scorekeeper.games.orleans.play import PLAY
from scorekeeper.games.orleans.play_events import Hourglass, Pass, Recruit, ResumeTable, Settle
from scorekeeper.games.orleans.play_state import State
from scorekeeper.rules import PlayerIndex, Severity
from test_orleans_state_edges import ANA, NOTHING, after, table

GAME = GAMES["orleans"]
BEN = PlayerIndex(1)
NO_GOODS = dict.fromkeys(board.GOODS, 0)
NO_POINTS: dict[str, Any] = {"coins": 0, "goods": NO_GOODS, "stations": 0, "citizens": 0}


def table_of(count: int, **parts: Any) -> Table[Any, Any]:
    """A decoded table of ``count`` players, its log replayed."""
    players = [{"name": name} for name in "ABCDE"[:count]]
    found, faults = decode({"format": FORMAT, "game": "orleans", "players": players, **parts})
    assert found is not None, faults
    return found


def said(found: Table[Any, Any]) -> set[str]:
    """Ids of the rules that object."""
    return {each.rule for each in GAME.check(found)}


def logged(count: int, *log: dict[str, Any], **more: Any) -> set[str]:
    """Ids of the rules that object to a log."""
    return said(table_of(count, log=list(log), status="playing", **more))


# --- setting up ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "count", "removed"),
    [
        *(("2014", 2, (4, 6)), ("2014", 3, (2, 3)), ("2014", 4, None)),
        *(("five-player", 2, (6, 9)), ("five-player", 3, (4, 6)), ("five-player", 4, (2, 3)), ("five-player", 5, None)),
    ],
)
def test_characters_are_taken_out_where_fewer_play_than_can(
    edition: str, count: int, removed: tuple[int, int] | None
) -> None:
    game = GAME.of(edition)
    assert game is not None
    facts = [dict(item.facts) for item in game.setup_list(count, edition) if item.id == "characters-removed"]
    assert facts == ([] if removed is None else [{"farmers": removed[0], "knights": removed[1]}])


def test_five_play_with_their_own_edition_alone() -> None:
    assert {each.edition: each.counts for each in (GAME, *GAME.variants)} == {
        "2014": (2, 3, 4),
        "five-player": (2, 3, 4, 5),
    }


@pytest.mark.parametrize(("count", "emptied"), [(2, [9]), (3, [4]), (4, [])])
def test_marked_spaces_stay_empty_where_fewer_than_four_play(count: int, emptied: list[int]) -> None:
    items = GAME.setup_list(count, "2014")
    assert [item.facts["spaces"] for item in items if item.id.startswith("marked-")] == emptied
    assert any(item.id == "goods-removed" for item in items) is bool(emptied)


@pytest.mark.parametrize(
    ("edition", "expansions", "known"),
    [("2014", [], True), ("2014", ["Invasion"], False), ("five-player", [], False), ("five-player", ["Trade"], False)],
)
def test_what_is_in_the_box_is_known_of_the_first_edition_alone(
    edition: str, expansions: list[str], known: bool
) -> None:
    """Two players leave nine goods spaces empty and have 16 technology tiles."""
    state = PLAY.begin(table_of(2, edition=edition, expansions=expansions))
    assert (state.stack, state.spaces.count("none")) == ((16, 9) if known else (None, 0))


# --- the final position -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "citizens", "speaks"), [(1, 13, False), (2, 12, False), (2, 13, True), (2, 14, False), (3, 13, False)]
)
def test_twelve_citizens_are_all_that_two_can_take(count: int, citizens: int, speaks: bool) -> None:
    seats = [{"citizens": citizens}, *[{"citizens": 0}] * (count - 1)]
    assert ("two-player-citizens" in said(table_of(count, final={"seats": seats}))) is speaks


@pytest.mark.parametrize(("places", "severity"), [(-1, "warning"), (0, "error"), (1, "warning")])
def test_more_technology_than_craftsmen_is_wrong_where_no_laboratory_can_have_been(places: int, severity: str) -> None:
    """One place may be it, and less than none is no count; of none it is known."""
    seat = {"technology": 2, "tracks": {"craftsman": 1}, "places": places, "torture": {"places": 0}}
    found = GAME.check(table_of(2, final={"seats": [seat, {}]}))
    (more,) = [each for each in found if each.rule == "technology-of-craftsmen"]
    assert more.severity is Severity(severity)


@pytest.mark.parametrize(
    ("plague", "most", "severity"),
    [
        *(((0, 0, 0, 0), 10, Severity.ERROR), ((1, 0, 0, 0), 11, Severity.ERROR), ((1, 1, 0, 0), None, None)),
        *(((1, -1, 0, 0), 11, Severity.ERROR), ((1, None, 0, 0), 10, Severity.WARNING)),
    ],
)
def test_place_tiles_want_traders_of_whom_some_came_back(
    plague: tuple[int | None, ...], most: int | None, severity: Severity | None
) -> None:
    """With four players there are 10 neutral traders; less than none given back takes none from the others'."""
    seats = [{"places": 3, "plague": each, "torture": {"followers": 0}} for each in plague]
    found = [each for each in GAME.check(table_of(4, final={"seats": seats})) if each.rule == "place-supply"]
    expected = [] if most is None else [({"found": 12, "most": most}, severity)]
    assert [(dict(each.facts), each.severity) for each in found] == expected


@pytest.mark.parametrize(
    ("number", "rules"),
    [
        *((-1, set()), (0, {"round-number"}), (1, {"last-round"}), (17, {"last-round"})),
        *((18, set()), (19, {"round-number"})),
    ],
)
def test_a_last_round_that_is_none_is_not_called_too_early(number: int, rules: set[str]) -> None:
    final = {"shared": {"round": number}, "seats": [{}, {}]}
    assert said(table_of(2, status="finished", final=final)) & {"round-number", "last-round"} == rules


@pytest.mark.parametrize(("status", "speaks"), [("playing", False), ("abandoned", True), ("finished", True)])
def test_nothing_at_all_is_remarked_upon_once_a_game_is_over(status: str, speaks: bool) -> None:
    counted = table_of(2, status=status, final={"seats": [NO_POINTS, NO_POINTS]})
    assert ("nothing-to-score" in said(counted)) is speaks
    one = table_of(2, status=status, final={"seats": [NO_POINTS, {**NO_POINTS, "coins": 1}]})
    assert "nothing-to-score" not in said(one)
    assert "nothing-to-score" not in said(table_of(2, status=status))


@pytest.mark.parametrize("space", [0, 30])
def test_a_status_that_cannot_be_does_not_place_anybody(space: int) -> None:
    """There is no status 7, so its marker may stand anywhere, level with the other's too."""
    seats = [{**NO_POINTS, "status": 7}, {**NO_POINTS, "development": space}]
    outcome = GAME.outcome(table_of(2, final={"seats": seats}))
    assert {each.decided_by for each in outcome.ranking} == {"missing"}
    assert outcome.winners == ()


# --- counted wrong ------------------------------------------------------------------------------------------------


def reasons(found: Table[Any, Any]) -> set[str]:
    """What explains a development line that was counted otherwise."""
    (compared,) = compare(found, GAME.outcome(found))
    (line,) = compared.lines
    return {slip.id for slip in chain(*line.reasons)}


@pytest.mark.parametrize(
    ("stations", "tie"),
    [
        *(((4, 4, 3), True), ((4, 4, 4), True), ((4, 3, 3), False), ((4, 3, 2), False)),
        *(((3, 4, 4), False), ((0, 0, 0), False)),
    ],
)
def test_a_citizen_too_many_is_one_on_a_tie_where_there_is_a_tie(stations: tuple[int, ...], tie: bool) -> None:
    """Status 3, so that the first player counts 3 points too many."""
    seats = [{**NO_POINTS, "stations": each, "citizens": 1, "development": 9} for each in stations]
    alone = max(stations) == stations[0] and stations.count(stations[0]) == 1
    points = 3 * (stations[0] + 1 + alone + 1)
    claimed = [{"seat": 0, "lines": {"development": points}}]
    assert ("last-citizen-on-a-tie" in reasons(table_of(3, final={"seats": seats}, claimed=claimed))) is tie


@pytest.mark.parametrize(("space", "counted", "told"), [(2, 0, False), (3, 0, False), (4, 7, True), (9, 14, True)])
def test_a_status_is_read_too_low_where_there_is_a_lower_one(space: int, counted: int, told: bool) -> None:
    """Four stations, two citizens and the last one, times a status less than it is."""
    changes = {"final.seats[0].development": space}
    claimed = [{"seat": 0, "lines": {"development": counted}}]
    assert ("status-too-low" in reasons(tallies.table_of("orleans", changes, claimed))) is told


# --- a log, judged ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "refused"), [(None, False), ("hayrick", False), ("school", True)])
def test_a_place_that_one_does_not_have_is_not_given_up(place: str | None, refused: bool) -> None:
    has = {"event": "resume", "player": 0, "has": {"coins": 0, "places": ["hayrick"]}}
    given = {"event": "torture", "player": 0, "item": "place", "place": place}
    assert ("torture-own-things" in logged(2, has, given)) is refused


def test_a_place_is_not_given_up_by_who_has_none() -> None:
    has = {"event": "resume", "player": 0, "has": {"coins": 0, "places": []}}
    assert "torture-own-things" in logged(2, has, {"event": "torture", "player": 0, "item": "place"})


@pytest.mark.parametrize(
    ("paid", "marker", "refused"),
    [(-1, 0, False), (-1, -1, True), (0, 0, False), (1, 1, False), (3, 3, False), (4, 3, False), (4, 4, True)],
)
def test_the_pharmacy_gives_no_point_to_three(paid: int, marker: int, refused: bool) -> None:
    log = [{"event": "hourglass", "shows": "pilgrimage", "player": 0}]
    used = {"event": "place", "player": 0, "place": "pharmacy", "paid": paid, "marker": marker}
    assert ("points-of-place" in logged(2, *log, used)) is refused


def test_players_are_counted_after_the_table_when_a_log_begins_in_the_middle() -> None:
    board_, ana = {"event": "resume-table", "round": 5}, {"event": "resume", "player": 0}
    turned = {"event": "hourglass", "shows": "taxes"}
    assert "resume-first" not in logged(2, board_, ana)
    assert "resume-first" not in logged(2, ana, board_, {**ana, "player": 1})
    assert "resume-first" in logged(2, board_, turned, ana)


def test_a_coin_that_nobody_gained_leaves_no_debt_when_it_is_spent() -> None:
    """The leader's coin of the census goes to the Pharmacy; then the table says that nobody took it."""
    people = [
        {"event": "resume", "player": at, "has": {"coins": coins, "development": 0, "tracks": {"farmer": farmers}}}
        for at, (coins, farmers) in enumerate(((0, 2), (5, 1), (5, 0)))
    ]
    turned = {"event": "hourglass", "shows": "pilgrimage", "player": 0}
    used = {"event": "place", "player": 0, "place": "pharmacy", "paid": 1}
    for told in ([], [{"event": "census", "gains": "nobody"}]):
        final = table_of(3, log=[*people, turned, used, *told]).final
        assert final is not None
        assert [seat.coins for seat in final.seats] == [0, 5, 4]


@pytest.mark.parametrize("coins", [0, 1])
def test_a_coin_that_was_never_paid_does_not_come_back(coins: int) -> None:
    """The last player goes on without having paid; then the table says that nobody paid."""
    people = [
        {"event": "resume", "player": at, "has": {"coins": has, "development": 0, "tracks": {"farmer": at}}}
        for at, has in enumerate((coins, 5, 5))
    ]
    turned = {"event": "hourglass", "shows": "pilgrimage", "player": 0}
    log = [*people, turned, {"event": "scriptorium", "player": 0}, {"event": "census", "pays": "nobody"}]
    final = table_of(3, log=log).final
    assert final is not None
    assert [seat.coins for seat in final.seats] == [coins, 5, 6]


def test_who_has_nothing_left_owes_nothing() -> None:
    steps = [replace(NOTHING, steps=(step, 0, 0, 0, 0, 0)) for step in (2, 1, 0)]
    state = after(State(tuple(steps), start=0), Hourglass("pilgrimage"))
    assert [(seat.coins, seat.owed) for seat in state.seats] == [(1, 0), (0, 0), (0, 0)]


@pytest.mark.parametrize(
    ("settled", "refused"),
    [({}, False), ({"coins": 0}, True), ({"coins": 5}, False), ({"coins": 0, "sacristy": True}, False)],
)
def test_coins_of_the_harvest_are_judged_where_they_are_told(settled: dict[str, Any], refused: bool) -> None:
    passes = [{"event": "pass", "player": at} for at in (0, 1)]
    log: list[dict[str, Any]] = [
        {"event": "hourglass", "shows": "harvest", "player": 0},
        *passes,
        {"event": "settle", "player": 0, **settled},
    ]
    assert ("harvest-five-coins" in logged(2, *log)) is refused


@pytest.mark.parametrize(("kind", "coins"), [("boatman", None), ("knight", 5), ("farmer", 5)])
def test_coins_are_unknown_after_a_boatman_of_whom_the_step_is(kind: Any, coins: int | None) -> None:
    state = after(table(coins=5, steps=(None,) * len(board.TRACKS)), Recruit(ANA, kind))
    assert state.seats[ANA].coins == coins


@pytest.mark.parametrize(("round_", "seen"), [(1, ("taxes",)), (2, ())])
def test_events_that_were_seen_are_forgotten_from_the_second_round_on(round_: int, seen: tuple[str, ...]) -> None:
    state = State((NOTHING,) * 2, start=0, seen=("taxes",))
    assert after(state, ResumeTable(round=round_)).seen == seen


# --- what is next and what is offered -----------------------------------------------------------------------------


@pytest.mark.parametrize(("supply", "builds"), [(None, True), (0, False), (1, True), (10, True)])
def test_who_has_no_station_left_builds_none(supply: int | None, builds: bool) -> None:
    state = after(State((replace(NOTHING, supply=supply), NOTHING), start=0), Hourglass("pilgrimage", ANA))
    assert ("guildhall" in {each.event for each in PLAY.choices(state)}) is builds


def test_the_event_is_settled_by_those_who_have_not() -> None:
    assert all(seat.settled for seat in PLAY.begin(table_of(2)).seats)  # no event has come yet
    state = after(replace(table(), event="harvest"), Pass(BEN), Pass(ANA))
    assert PLAY.turn(state) == ANA
    assert PLAY.turn(after(state, Settle(ANA, good="wine"))) == BEN
    assert PLAY.turn(after(state, Settle(BEN, good="wine"))) == ANA


@pytest.mark.parametrize(
    ("vehicle", "goods"), [("ship", ("wool", "none")), ("wagon", ("wine", "none")), ("horse-wagon", ("wine", "none"))]
)
def test_goods_on_the_way_are_offered(vehicle: str, goods: tuple[str, ...]) -> None:
    """Wine lies on a road out of Orléans, wool on the Loire, and nothing anywhere else."""
    spaces = dict.fromkeys(map(board.field, board.SPACES), "none") | {
        "chartres_orleans": "wine",
        "blois_orleans": "wool",
    }
    state = after(PLAY.begin(table_of(4, setup={"spaces": spaces})), Hourglass("pilgrimage", ANA))
    used = tuple(each for each in ("ship", "wagon", "horse-wagon") if each != vehicle)
    (move,) = [each for each in PLAY.choices(state.put(0, places=("horse-wagon",), used=used)) if each.event == "move"]
    values = dict(move.values)
    assert (values["by"], values["good"]) == ((vehicle,), goods)
