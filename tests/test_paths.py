"""Paths in a score file."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper import paths

KEYS = st.text(st.characters(categories=["Ll", "Nd", "Lo"], include_characters="-_ "), min_size=1, max_size=8)
STEPS = st.lists(KEYS.filter(lambda key: key != "entered") | st.integers(0, 5), max_size=6)


@given(STEPS)
def test_a_path_taken_apart_and_put_together_is_the_same(parts: list[Any]) -> None:
    assert list(paths.steps(paths.join(parts))) == parts


@given(STEPS.filter(bool))
def test_what_is_put_is_there(parts: list[Any]) -> None:
    path = paths.join(parts)
    assert paths.get(paths.put({} if isinstance(parts[0], str) else [], path, 7), path) == 7


def test_putting_leaves_the_old_document_as_it_was() -> None:
    old = {"final": {"seats": [{"coins": 1}]}}
    new = paths.put(old, "final.seats[1].coins", 2)
    assert old == {"final": {"seats": [{"coins": 1}]}}
    assert new == {"final": {"seats": [{"coins": 1}, {"coins": 2}]}}


def test_putting_nothing_takes_a_key_away_and_leaves_a_hole_in_a_list() -> None:
    assert paths.put({"a": 1, "b": 2}, "a", None) == {"b": 2}
    assert paths.put({"a": [1, 2]}, "a[0]", None) == {"a": [None, 2]}


def test_a_list_is_filled_up_with_what_its_places_hold() -> None:
    assert paths.put({}, "a[1].b", 1) == {"a": [{}, {"b": 1}]}
    assert paths.put({}, "a[1]", 1) == {"a": [None, 1]}


def test_a_key_of_what_was_entered_is_a_path_itself() -> None:
    assert paths.put({}, "entered.final.seats[0].coins", "2+3") == {"entered": {"final.seats[0].coins": "2+3"}}


@pytest.mark.parametrize("path", ["a..b", "a[", "a[x]", "[1", ".a", "a.[0]"])
def test_what_is_no_path_is_refused(path: str) -> None:
    with pytest.raises(ValueError, match="not a path"):
        paths.steps(path)


@pytest.mark.parametrize(
    ("path", "other", "expected"),
    [
        ("a", "a", True),
        ("a", "a.b", True),
        ("a", "a[0]", True),
        ("a", "ab", False),
        ("", "a", True),
        ("a.b", "a", False),
    ],
)
def test_a_path_covers_what_lies_below(path: str, other: str, expected: bool) -> None:
    assert paths.covers(path, other) is expected
