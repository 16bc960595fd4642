"""Checking, scoring and ranking, on a toy game."""

from __future__ import annotations

from typing import Any

import pytest

from scorekeeper.codec import decode
from scorekeeper.game import Result, Table
from scorekeeper.games import GAMES
from scorekeeper.rules import Severity
from toy import TOY, document


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", TOY)


def table(*seats: dict[str, Any], **more: Any) -> Table[Any, Any]:
    decoded, faults = decode(document(*seats, **more))
    assert faults == ()
    assert decoded is not None
    return decoded


def score(*seats: dict[str, Any], **more: Any) -> Result:
    return TOY.score(table(*seats, **more))


def places(result: Result) -> list[tuple[int, int | None, str | None]]:
    return [(int(p.seat), p.rank, p.decided_by) for p in result.outcome.ranking]


def test_the_most_points_win_and_nobody_needs_a_tie_break() -> None:
    result = score({"pebbles": 3}, {"pebbles": 4})
    assert places(result) == [(1, 1, None), (0, 2, None)]
    assert result.outcome.winners == (1,)


def test_a_blank_is_not_a_zero_and_crowns_nobody() -> None:
    result = score({"pebbles": 9}, {})
    assert [s.complete for s in result.outcome.seats] == [True, False]
    assert places(result) == [(0, None, None)]
    assert result.outcome.winners == ()
    assert result.outcome.seats[1].lines[0].missing == ("final.seats[1].pebbles",)


def test_a_seat_that_the_file_leaves_out_is_not_counted() -> None:
    result = score({"pebbles": 9}, names=["Ana", "Ben"])
    assert [s.complete for s in result.outcome.seats] == [True, False]


def test_both_sides_carry_what_decided() -> None:
    result = score({"pebbles": 3, "breaks": 2}, {"pebbles": 3, "breaks": 1})
    assert places(result) == [(1, 1, "fewest-breaks"), (0, 2, "fewest-breaks")]


def test_places_after_a_shared_one_are_skipped() -> None:
    level = {"pebbles": 3, "breaks": 1, "shells": 1}
    result = score(level, level, {"pebbles": 1})
    assert places(result) == [(0, 1, "shared"), (1, 1, "shared"), (2, 3, None)]
    assert result.outcome.winners == (0, 1)


def test_the_chain_starts_anew_among_those_still_level() -> None:
    result = score(
        {"pebbles": 3, "breaks": 2, "shells": 1},
        {"pebbles": 3, "breaks": 1, "shells": 0},
        {"pebbles": 3, "breaks": 2, "shells": 2},
    )
    assert places(result) == [(1, 1, "fewest-breaks"), (2, 2, "fewest-breaks"), (0, 3, "fewest-breaks")]
    shells = [key for key in result.outcome.ranking[1].keys if key.rule == "most-shells"]
    assert [key.value for key in shells] == [2]


def test_a_tie_that_wants_more_counting_is_missing_and_says_what() -> None:
    result = score({"pebbles": 3, "breaks": 1}, {"pebbles": 3})
    assert places(result) == [(0, 1, "missing"), (1, 1, "missing")]
    assert result.outcome.winners == ()
    (finding,) = result.findings
    assert (finding.rule, finding.severity) == ("fewest-breaks", Severity.WARNING)
    assert finding.where == ("final.seats[1].breaks",)


def test_a_tie_for_the_last_place_keeps_the_winner() -> None:
    result = score({"pebbles": 4}, {"pebbles": 2}, {"pebbles": 2})
    assert result.outcome.winners == (0,)
    assert [p.decided_by for p in result.outcome.ranking] == [None, "missing", "missing"]


def test_a_shared_pool_names_every_cell_that_shares_in_it() -> None:
    (finding,) = TOY.check(table({"pebbles": 5}, {"pebbles": 5}))
    assert finding.rule == "few-pebbles"
    assert finding.basis == ("T1",)
    assert finding.where == ("final.seats[0].pebbles", "final.seats[1].pebbles")


def test_an_expansion_turns_a_limit_into_a_note() -> None:
    findings = TOY.check(table({"pebbles": 5}, {"pebbles": 5}, expansions=["More pebbles"]))
    assert {(f.rule, f.severity) for f in findings} == {("few-pebbles", "note"), ("not-checked", "note")}


def test_checks_on_unconfirmed_components_can_be_switched_off() -> None:
    seats = ({"pebbles": 1, "shells": 5}, {"pebbles": 1})
    assert [f.rule for f in TOY.check(table(*seats))] == ["few-shells"]
    assert TOY.check(table(*seats, options={"component-data": False})) == ()


def test_an_option_is_decisive_only_where_the_result_depends_on_it() -> None:
    assert score({"pebbles": 1}, {"pebbles": 0}).decisive == ("worth",)
    assert score({"pebbles": 0, "breaks": 0, "shells": 0}, {"pebbles": 0, "breaks": 1}).decisive == ()


def test_points_of_the_tables_own_are_a_line_that_is_marked() -> None:
    result = score({"pebbles": 1}, {"pebbles": 2}, extra=[{"seat": "Ana", "text": "promo", "points": 3}])
    assert [line.rule for line in result.outcome.seats[0].lines] == ["pebbles", "extra"]
    assert result.outcome.seats[0].total == 4
    assert [(f.rule, f.severity) for f in result.findings] == [("not-checked", "note")]


def test_four_play_in_teams_and_a_team_is_one_seat() -> None:
    players = [{"name": n, "team": t} for n, t in (("Ana", "x"), ("Ben", "y"), ("Cid", "x"), ("Dee", "y"))]
    result = score({"pebbles": 1}, {"pebbles": 2}, players=players)
    assert [s.player for s in result.outcome.seats] == ["Ana & Cid", "Ben & Dee"]
    assert result.outcome.winners == (1,)


@pytest.mark.parametrize(
    ("claim", "rules"),
    [
        ({"total": 2}, {"claimed-total"}),
        ({"total": 1}, set()),
        ({"lines": {"pebbles": 0}}, {"claimed-lines"}),
        ({"winner": True}, {"claimed-winner"}),
        ({"winner": False}, set()),
    ],
)
def test_the_tables_own_count_is_held_against_the_rules(claim: dict[str, Any], rules: set[str]) -> None:
    result = score({"pebbles": 1}, {"pebbles": 2}, claimed=[{"seat": 0, **claim}])
    assert {finding.rule for finding in result.findings} == rules


def test_a_claim_against_an_uncounted_seat_says_nothing() -> None:
    assert score({}, {"pebbles": 2}, claimed=[{"seat": 0, "total": 5, "winner": True}]).findings == ()


@pytest.mark.parametrize(
    ("players", "rule"),
    [
        ([], "player-count"),
        ([{"name": "Ana"}], "player-count"),
        ([{"name": f"P{n}"} for n in range(40)], "player-count"),
        ([{"name": "Ana"}, {"name": " "}], "named-players"),
        ([{"name": "Ana"}, {"name": "x" * 1000}], "named-players"),
        ([{"name": "Ana"}, {"name": "Ana "}], "distinct-names"),
        ([{"name": "Ana", "colour": "red"}, {"name": "Ben", "colour": "red"}], "distinct-colours"),
    ],
)
def test_players_that_a_table_cannot_have_are_findings(players: list[dict[str, Any]], rule: str) -> None:
    found = {finding.rule for finding in score(players=players, final=None).findings}
    assert found == {rule}


@pytest.mark.parametrize(("count", "rule"), [(-1, "not-negative"), (10**9, "unlikely-count")])
def test_counts_out_of_hand_are_findings(count: int, rule: str) -> None:
    assert rule in {finding.rule for finding in score({"pebbles": count}, {"pebbles": 0}).findings}


@pytest.mark.parametrize(
    ("text", "said"), [("1+2", False), ("1+1", True), ("__import__('os')", True), ("1+2 ", False), ("4-1", False)]
)
def test_a_sum_as_typed_is_held_against_the_count(text: str, said: bool) -> None:
    found = score({"pebbles": 3}, {"pebbles": 1}, entered={"final.seats[0].pebbles": text}).findings
    assert (len(found) == 1 and found[0].rule == "entered-sums") is said


def test_more_counts_than_seats_is_a_finding() -> None:
    found = score({"pebbles": 1}, {"pebbles": 1}, {"pebbles": 1}, names=["Ana", "Ben"]).findings
    assert "seats-match" in {finding.rule for finding in found}


def test_the_order_of_findings_is_errors_first() -> None:
    found = score({"pebbles": 10, "breaks": 1}, {"pebbles": 10}, extra=[{"seat": 0, "text": "x", "points": 0}]).findings
    assert [finding.severity for finding in found] == ["error", "warning", "note"]
