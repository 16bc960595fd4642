"""Objects whose keys are ids that no field can be named after: read, refused with their paths, or given as a list."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from scorekeeper import decode
from scorekeeper.walk import numbers


def document(on_street: Any, **more: Any) -> dict[str, Any]:
    return {
        "format": "scorekeeper/1",
        "game": "new-york-1901",
        "players": [{"name": "Ana"}, {"name": "Ben"}],
        "final": {"seats": [{"on_street": on_street, **more}]},
    }


def streets(on_street: Any) -> Mapping[str, int | None] | None:
    table, faults = decode(document(on_street))
    assert table is not None and table.final is not None, faults
    found: Mapping[str, int | None] | None = table.final.seats[0].on_street
    return found


def test_counts_by_id_are_read() -> None:
    assert streets({"wall-street": 2, "cedar": None}) == {"wall-street": 2, "cedar": None}
    assert streets({}) == {}
    assert streets(None) is None


def test_a_list_of_ids_counts_each() -> None:
    found = streets(["cedar", "wall-street", "cedar"])
    assert found is not None
    assert (found["cedar"], found["wall-street"], found["broadway"]) == (2, 1, 0)


@pytest.mark.parametrize(
    ("value", "path", "kind"),
    [
        ({"wall-stret": 1}, ".wall-stret", "unknown-id-near"),
        ({"x": 1}, ".x", "unknown-id"),
        ({"wall-street": "2"}, ".wall-street", "wrong-type"),
        ({"wall-street": True}, ".wall-street", "wrong-type"),
        ({"wall-street": 1.5}, ".wall-street", "not-whole"),
        (["cedar", "ceder"], "", "unknown-id-near"),
        (3, "", "wrong-type"),
        ("cedar", "", "wrong-type"),
    ],
)
def test_a_fault_names_its_place(value: Any, path: str, kind: str) -> None:
    table, faults = decode(document(value))
    assert table is None
    assert [(fault.path, fault.kind) for fault in faults] == [(f"final.seats[0].on_street{path}", kind)]


def test_all_faults_are_found_at_once() -> None:
    _, faults = decode(document({"wall-stret": 1, "cedar": "x", "broadway": 2}, track="y"))
    assert sorted(fault.path for fault in faults) == [
        "final.seats[0].on_street.cedar",
        "final.seats[0].on_street.wall-stret",
        "final.seats[0].track",
    ]


def test_a_number_or_an_object_are_told_apart() -> None:
    for value in (3, {"bronze": 3}, ["bronze", "bronze", "bronze"]):
        table, faults = decode(document({}, demolished=value))
        assert table is not None and table.final is not None, faults
        found = table.final.seats[0].demolished
        assert (found if isinstance(found, int) else found.bronze) == 3
    table, faults = decode(document({}, demolished={"bronz": 3}))
    assert table is None
    assert [fault.path for fault in faults] == ["final.seats[0].demolished.bronz"]


def test_numbers_below_a_mapping_have_their_paths() -> None:
    table, _ = decode(document({"wall-street": -1, "cedar": None}))
    assert table is not None
    assert list(numbers(table.final, "final")) == [("final.seats[0].on_street.wall-street", -1)]
