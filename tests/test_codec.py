"""Shape: what is refused, where, and that everything well-typed goes through."""

from __future__ import annotations

import json
from typing import Any

import pytest

from scorekeeper import codec
from scorekeeper.codec import Malformed, decode, read
from scorekeeper.games import GAMES
from scorekeeper.report import malformed_line
from scorekeeper.text import LANGUAGES
from toy import TOY, Goods, document


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", TOY)


def faults(*seats: Any, **more: Any) -> list[tuple[str, str]]:
    table, found = decode(document(*seats, **more))
    assert (table is None) == bool(found)
    for fault in found:
        for lang in LANGUAGES:
            assert "\n" not in malformed_line(fault, lang)
    return [(fault.path, fault.kind) for fault in found]


@pytest.mark.parametrize(
    ("seat", "path", "kind"),
    [
        ({"pebbles": "3"}, "pebbles", "wrong-type"),
        ({"pebbles": True}, "pebbles", "wrong-type"),
        ({"pebbles": 1.5}, "pebbles", "not-whole"),
        ({"pebbles": [1]}, "pebbles", "wrong-type"),
        ({"pebbles": {}}, "pebbles", "wrong-type"),
        ({"peebles": 1}, "peebles", "unknown-key-near"),
        ({"xyz": 1}, "xyz", "unknown-key"),
        ({"flag": 1}, "flag", "wrong-type"),
        ({"goods": {"sand": "a"}}, "goods.sand", "wrong-type"),
        ({"goods": {"gold": 1}}, "goods.gold", "unknown-key"),
        ({"goods": ["sand", "gold"]}, "goods", "unknown-id"),
        ({"goods": 3}, "goods", "wrong-type"),
        ({"row": [1, "x"]}, "row[1]", "wrong-type"),
        ({"row": "123"}, "row", "wrong-type"),
        ({"towns": ["rome", "room"]}, "towns[1]", "unknown-id-near"),
        ({"towns": "rome"}, "towns", "wrong-type"),
    ],
)
def test_a_fault_names_its_place(seat: dict[str, Any], path: str, kind: str) -> None:
    assert faults(seat, {"pebbles": 1}) == [(f"final.seats[0].{path}", kind)]


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({"format": "scorekeeper/2"}, [("format", "newer-format")]),
        ({"format": "other"}, [("format", "unknown-format")]),
        ({"format": None}, [("format", "unknown-format")]),
        ({"game": "toi"}, [("game", "unknown-game-near")]),
        ({"game": 7}, [("game", "wrong-type")]),
        ({"edition": "9"}, [("edition", "unknown-id")]),
        ({"status": "ended"}, [("status", "unknown-id")]),
        ({"status": "finnished"}, [("status", "unknown-id-near")]),
        ({"options": {"wurth": "one"}}, [("options.wurth", "unknown-key-near")]),
        ({"options": {"worth": "three"}}, [("options.worth", "unknown-id")]),
        ({"options": []}, [("options", "wrong-type")]),
        ({"start_player": "Eve"}, [("start_player", "unknown-player")]),
        ({"start_player": 2}, [("start_player", "unknown-seat")]),
        ({"start_player": -1}, [("start_player", "unknown-seat")]),
        ({"claimed": [{"seat": 0, "lines": {"coins": 1}}]}, [("claimed[0].lines.coins", "unknown-key")]),
        ({"claimed": [{"total": 1}]}, [("claimed[0].seat", "needed")]),
        ({"entered": {"final.seats[0].pebbles": 5}}, [("entered.final.seats[0].pebbles", "wrong-type")]),
        ({"players": [{"name": 7}, {}]}, [("players[0].name", "wrong-type"), ("players[1].name", "needed")]),
        ({"players": "Ana"}, [("players", "wrong-type")]),
        ({"final": {"shared": {"picks": [{"owner": "Eve", "value": 1}]}}}, [
            ("final.shared.picks[0].owner", "unknown-player")]),
        ({"final": {"shared": {"winners": ["Ana", 5]}}}, [("final.shared.winners[1]", "unknown-seat")]),
        ({"final": []}, [("final", "wrong-type")]),
        ({"setup": {"stones": 1, "rocks": 2}}, [("setup.rocks", "unknown-key")]),
        ({"duration_min": "long"}, [("duration_min", "wrong-type")]),
        ({"color": "x"}, [("color", "unknown-key")]),
    ],
)  # fmt: skip
def test_a_fault_of_the_head_names_its_place(more: dict[str, Any], expected: list[tuple[str, str]]) -> None:
    assert faults({}, {}, **more) == expected


def test_all_faults_are_found_at_once() -> None:
    found = faults({"pebbles": "1", "x": 1}, {"pebbles": []}, options={"worth": "x"}, start_player="Eve")
    assert len(found) == 5


@pytest.mark.parametrize("count", [-1, 10**9, 10**30, 2.0])
def test_every_whole_number_goes_through(count: float) -> None:
    assert faults({"pebbles": count}, {}) == []


def test_names_and_numbers_mean_the_same_player() -> None:
    shared = {"winners": ["Ben", 0], "picks": [{"owner": "neutral", "value": 1}, {"owner": "Ben", "value": 2}, None]}
    table, _ = decode(document({}, {}, final={"shared": shared}))
    assert table is not None
    assert table.final is not None
    assert table.final.shared.winners == (1, 0)
    assert [pick and pick.owner for pick in table.final.shared.picks] == ["neutral", 1, None]


def test_a_name_that_two_share_cannot_be_meant() -> None:
    assert faults({}, {}, names=["Ana", "Ana"], start_player="Ana") == [("start_player", "ambiguous-player")]


def test_counts_may_be_a_list_of_ids() -> None:
    table, _ = decode(document({"goods": ["sand", "sand"]}, {"goods": []}))
    assert table is not None
    assert table.final is not None
    assert [seat.goods for seat in table.final.seats] == [Goods(2, 0), Goods(0, 0)]


def test_absent_and_null_are_not_counted() -> None:
    table, _ = decode(document({"pebbles": None}, {}))
    assert table is not None
    assert table.final is not None
    assert [seat.pebbles for seat in table.final.seats] == [None, None]


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"", "not-json"),
        (b"{", "not-json"),
        (b'{"a": NaN}', "not-json-value"),
        (b'{"a": ' + b"9" * 5000 + b"}", "not-json-value"),
        (b"[" * 200_000, "not-json-value"),
        (b"\xff\xfe{}", "not-utf8"),
        (b" " * (codec.MOST_BYTES + 1), "too-big"),
        (b'{"a": 1, "a": 2}', "twice"),
    ],
)
def test_what_is_no_json_is_one_fault(data: bytes, kind: str) -> None:
    document_, found = read(data)
    assert document_ is None
    assert [fault.kind for fault in found] == [kind]


def test_a_byte_order_mark_is_no_fault() -> None:
    assert read(b'\xef\xbb\xbf{"a": 1}') == ({"a": 1}, ())


@pytest.mark.parametrize("document_", [None, 1, "x", [], [{}], {}, {"format": "scorekeeper/1"}, {"game": "toy"}])
def test_anything_that_is_no_score_file_is_a_fault(document_: Any) -> None:
    table, found = decode(document_)
    assert table is None
    assert found


def test_lone_surrogates_are_a_fault_and_never_reach_a_terminal() -> None:
    table, found = decode(json.loads('{"format":"scorekeeper/1","game":"toy","players":[{"name":"\\ud800"}]}'))
    assert table is None
    assert [fault.kind for fault in found] == ["bad-text"]


def test_control_characters_do_not_reach_a_terminal() -> None:
    line = malformed_line(Malformed("a\x1b[2Jb", "unknown-key"), "en")
    assert "\x1b" not in line
