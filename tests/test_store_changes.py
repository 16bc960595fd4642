"""Paths, changes and clashes, without a database."""

from __future__ import annotations

import json
from typing import Any

import pytest

from scorekeeper.store import (
    BadChange,
    Change,
)
from scorekeeper.store import changes as ch


@pytest.mark.parametrize(
    ("path", "parts"),
    [
        ("", ()),
        ("status", ("status",)),
        ("final.seats[0].coins", ("final", "seats", 0, "coins")),
        ("grid[1][2]", ("grid", 1, 2)),
        ("final.seats[0].on_street.wall-street", ("final", "seats", 0, "on_street", "wall-street")),
        ('setup["a.b"].c', ("setup", "a.b", "c")),
        ("entered.final.seats[0].coins", ("entered", "final.seats[0].coins")),
        ('entered["final.seats[0].coins"]', ("entered", "final.seats[0].coins")),
        ("entered", ("entered",)),
    ],
)
def test_path(path: str, parts: tuple[str | int, ...]) -> None:
    assert ch.parse_path(path) == parts


@pytest.mark.parametrize(
    "path", [".", "a.", ".a", "a..b", "a[", "a[x]", "a[-1]", "a]b", "a[0]b", 'a["x', "[0].", "a[١]"]
)
def test_not_a_path(path: str) -> None:
    with pytest.raises(BadChange) as refused:
        ch.parse_path(path)
    assert (refused.value.code, refused.value.path) == ("bad-path", path)


@pytest.mark.parametrize(
    ("before", "change", "after"),
    [
        ({}, ("a.b", 1), {"a": {"b": 1}}),
        ({}, ("final.seats[1].coins", 3), {"final": {"seats": [{}, {"coins": 3}]}}),
        ({}, ("grid[1][1]", 5), {"grid": [[], [None, 5]]}),
        ({"log": [1]}, ("log[1]", 2), {"log": [1, 2]}),
        ({"a": {"b": 1, "c": 2}}, ("a.b", None), {"a": {"c": 2}}),
        ({"g": [1, 2, 3]}, ("g[2]", None), {"g": [1, 2, None]}),
        ({"g": [1]}, ("g[7]", None), {"g": [1]}),
        ({}, ("a.b.c", None), {}),
        ({"final": None}, ("final.shared.round", 4), {"final": {"shared": {"round": 4}}}),
        ({"a": 1}, ("", {"b": 2}), {"b": 2}),
        ({"a": 0}, ("a", False), {"a": False}),
    ],
)
def test_change(before: Any, change: Change, after: Any) -> None:
    kept = json.dumps(before)
    assert json.dumps(ch.apply(before, [change])) == json.dumps(after)
    assert json.dumps(before) == kept


@pytest.mark.parametrize(
    ("before", "change", "code"),
    [
        ({"a": 1}, ("a.b", 1), "no-such-place"),
        ({"a": {}}, ("a[0]", 1), "no-such-place"),
        ({"a": []}, ("a.b", 1), "no-such-place"),
        ({}, ("a[99999]", 1), "too-far"),
        ({}, ("", None), "not-a-document"),
        ({}, ("", [1]), "not-a-document"),
    ],
)
def test_impossible_change(before: Any, change: Change, code: str) -> None:
    with pytest.raises(BadChange) as refused:
        ch.apply(before, [change])
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("ours", "theirs", "clash"),
    [
        (("a.b", 1), ("a.b", 2), True),
        (("a.b", 1), ("a", {}), True),
        (("a", {}), ("a.b", 2), True),
        (("", {}), ("a.b", 2), True),
        (("a.b", 1), ("a.c", 2), False),
        (("a[1]", 1), ("a[10]", 2), False),
        (("a.b", 1), ("a.bc", 2), False),
        (("a.b", 1), ("a.b", 1), False),  # agreed
        (("a.b", 1), ("a.b", True), True),
    ],
)
def test_clash(ours: Change, theirs: Change, clash: bool) -> None:
    assert ch.clashing([ours], [theirs]) == ((ours[0],) if clash else ())
