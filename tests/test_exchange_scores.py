"""Score texts, the format of plays, and what follows from a play."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.exchange import dates, play
from scorekeeper.exchange.scores import is_unsure, same, text_of, value_of
from scorekeeper.report import malformed_text
from scorekeeper.text import LANGUAGES


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("31+16+48-2", 93), ("66-11-12", 43), ("20+16+2", 38), ("108", 108), ("-135", -135), ("0", 0), ("10.", 10),
        ("13.5", 13.5), ("21,7", 21.7), (" 7 ", 7), ("+5", 5), ("1 + 2", 3), ("0.1+0.2", 0.3), ("0,125", 0.125),
        ("１２＋３", 15), ("−4", -4), ("1,234,567", 1234567), ("1.234.567", 1234567), ("9" * 15, 10**15 - 1),
        ("", None), (None, None), ("-", None), ("null", None), ("win", None), ("Decisive", None), ("49-46ish", None),
        ("36, 42", None), ("1,234", None), ("1.234", None), ("12*3", None), ("(1+2)", None), ("1e5", None), ("٣", None),
        ("5+", None), ("--5", None), ("1..2", None), ("NaN", None), ("__import__('os')", None), ("9" * 16, None),
        ("²", None), ("1/2", None), ("0x10", None), ("1_000", None),
    ],
)  # fmt: skip
def test_what_a_score_text_means(text: str | None, value: float | None) -> None:
    assert value_of(text) == value
    assert type(value_of(text)) is type(value)


def test_a_number_of_two_readings_says_so() -> None:
    assert is_unsure("1,234")
    assert not is_unsure("21,7")
    assert not is_unsure("win")
    assert not is_unsure("1" * 5000)


@given(st.text())
def test_any_text_is_a_number_or_none(text: str) -> None:
    value = value_of(text)
    assert value is None or isinstance(value, int | float)
    if value is not None:
        assert re.search(r"[0-9０-９]", text)


@given(st.lists(st.integers(-(10**6), 10**6), min_size=1, max_size=20))
def test_a_chain_of_numbers_is_their_sum(numbers: list[int]) -> None:
    text = "".join(f"{each:+d}" for each in numbers)
    assert value_of(text) == sum(numbers)


@given(st.decimals(-(10**6), 10**6, places=2).filter(lambda each: each == each))
def test_decimals_come_back(number: Any) -> None:
    value = value_of(str(number))
    assert value is not None
    assert same(value, float(number))
    assert same(value_of(text_of(value)), value)
    assert same(value_of(str(number).replace(".", ",")), value)


# The format


def document(*values: Any, **more: Any) -> dict[str, Any]:
    players = [{"name": f"P{n}", "score": {"text": str(each), "value": each}} for n, each in enumerate(values)]
    return {"format": play.FORMAT, "game": "x", "players": players, **more}


def kinds(given: Any) -> list[tuple[str, str]]:
    found, faults = play.decode(given)
    assert (found is None) == bool(faults)
    for fault in faults:
        for lang in LANGUAGES:
            assert malformed_text(fault, lang)
    return [(fault.path, fault.kind) for fault in faults]


def test_shape() -> None:
    assert kinds(document(1, 2, sheet={"any": [1]}, source={"kind": "x"})) == []
    assert kinds([]) == [("", "wrong-type")]
    assert kinds({"format": "scorekeeper-play/2"}) == [("format", "newer-format")]
    assert kinds({"format": "scorekeeper/1"}) == [("format", "unknown-format")]
    assert kinds({"format": play.FORMAT, "players": []}) == [("game", "needed")]
    assert kinds(document(1, colour="red")) == [("colour", "unknown-key")]
    assert kinds(document(1, duration_min="long", rounds=1.5)) == [
        ("duration_min", "wrong-type"),
        ("rounds", "not-whole"),
    ]
    assert kinds(document(1, source=[])) == [("source", "wrong-type")]
    assert kinds(document(1, scoring="zzz")) == [("scoring", "unknown-id")]
    bad = document(1)
    bad["players"][0]["score"] = {"text": "31+16", "value": 48}
    assert kinds(bad) == [("players[0].score.value", "score-value")]
    bad["players"][0]["score"] = {"text": "", "value": 0}
    assert kinds(bad) == [("players[0].score.value", "score-value")]  # blank is never 0
    bad["players"][0]["score"] = {"value": True}
    assert kinds(bad) == [("players[0].score.value", "wrong-type")]


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda s: (
            st.lists(s)
            | st.dictionaries(
                st.sampled_from(["format", "game", "players", "name", "score", "value", "text", "rank", "source"]), s
            )
        ),
    )
)
def test_no_document_raises(given_: Any) -> None:
    if isinstance(given_, dict):
        given_ = {"game": "x", "players": [], **given_, "format": play.FORMAT}
    found, faults = play.decode(given_)
    assert (found is None) == bool(faults)


# What follows


def told(*values: Any, **more: Any) -> list[tuple[int | None, bool | None]]:
    found, faults = play.decode(document(*values, **more))
    assert found is not None, faults
    return [(each.our_rank, each.our_winner) for each in play.standing(found)]


def test_our_places() -> None:
    assert told(72, 72, 64) == [(1, True), (1, True), (3, False)]
    assert told(-135, 13.5, 21.7, scoring="lowest") == [(1, True), (2, False), (3, False)]
    assert told(0, 0, 0) == [(None, None)] * 3
    assert told(1, None) == [(None, None)] * 2  # nobody is crowned over an uncounted seat
    assert told(5, 3, scoring="none") == [(None, None)] * 2
    assert told(5, 3, cooperative=True) == [(None, None)] * 2
    assert told(7) == [(1, True)]
    assert told() == []


def test_teams_share_a_place() -> None:
    given = document(5, 5, 9, 9, teams=True)
    for player, team in zip(given["players"], "1122", strict=True):
        player["team"] = team
    found, _ = play.decode(given)
    assert found is not None
    assert [each.our_rank for each in play.standing(found)] == [2, 2, 1, 1]
    given["players"][0]["score"] = {"value": 4}
    found, _ = play.decode(given)
    assert found is not None
    assert [each.our_rank for each in play.standing(found)] == [None] * 4


def test_what_stays_out_of_averages() -> None:
    assert play.left_out(document(0, 0, 0)) == "all-zero"
    assert play.left_out(document(0, 1)) is None
    assert play.left_out(document(0)) is None  # one player with nothing may well be so
    assert play.left_out(document(3, 4, ignored=True)) == "ignored"
    assert play.left_out(document(3, 4, scoring="none")) == "no-points"
    assert play.left_out(document(3, 4, quantity=0)) == "no-play"
    assert play.left_out(document(None, None)) == "nothing-entered"
    assert play.left_out({"format": "scorekeeper/1", "source": {"record": {"ignored": True}}}) == "ignored"
    assert play.left_out({"format": "scorekeeper/1"}) is None


# Days


@pytest.mark.parametrize(
    ("text", "ymd", "expected"),
    [
        ("2024-03-10 22:15:00", None, "2024-03-10T22:15:00"),
        ("2024-03-10 10:00:00", None, "2024-03-10"),
        ("2024-03-10 10:00:01", None, "2024-03-10"),
        ("2024-03-10 11:00:00", None, "2024-03-10"),
        ("2024-03-10 00:00:00", None, "2024-03-10T00:00:00"),
        ("2024-03-31 02:30:00", None, "2024-03-31T02:30:00"),  # skipped by the clocks of half of Europe
        ("2024-03-10 23:59:59", 20240310, "2024-03-10T23:59:59"),
        ("2024-03-11 00:30:00", 20240310, "2024-03-10T00:30:00"),  # the day is the one that is said
        ("2024-03-10", None, "2024-03-10"),
        ("0000-00-00 00:00:00", None, None),
        ("1111-01-01", None, None),
        ("1969-12-31 16:00:00", None, None),
        ("1970-01-01 00:00:00", None, None),
        ("2024-02-30 10:00:00", None, None),
        ("yesterday", None, None),
        ("yesterday", 20240310, "2024-03-10"),
        ("2024-03-10 25:00:00", None, "2024-03-10"),
    ],
)
def test_a_day_stays_the_day(text: str, ymd: int | None, expected: str | None) -> None:
    assert dates.from_bgstats(text, ymd) == expected
    if expected:
        back, number = dates.to_bgstats(expected)
        assert back[:10] == expected[:10]
        assert number == int(expected[:10].replace("-", ""))
        assert dates.from_bgstats(back, number) == expected


@pytest.mark.parametrize("zone", ["-12:00", "-05:00", "+00:00", "+05:45", "+14:00"])
@pytest.mark.parametrize("clock", ["00:00:00", "00:30:00", "23:59:59"])
def test_a_day_written_down_in_any_zone_stays(zone: str, clock: str) -> None:
    assert dates.to_bgstats(f"2026-03-29T{clock}{zone}")[0][:10] == "2026-03-29"


def test_json_of_a_play_is_plain() -> None:
    assert json.loads(json.dumps(document(13.5))) == document(13.5)
