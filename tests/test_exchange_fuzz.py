"""Files with one thing in them that is something else: never an exception, and what is kept is sound."""

from __future__ import annotations

import copy
import io
import json
from datetime import UTC, datetime
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from exchanging import EDGES, as_file
from scorekeeper import codec
from scorekeeper.exchange import archive, bgstats_write, kinds, longcsv, play
from scorekeeper.exchange.play import Document
from scorekeeper.exchange.records import BadFile

ODD = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20)
    | st.sampled_from(["", "-", "1,234", "\ud83c", "\x00", "0000-00-00", "{}", "[]", '{"groups": 5}', "9" * 30])
    | st.lists(st.integers(), max_size=2) | st.dictionaries(st.text(max_size=3), st.integers(), max_size=2)
)  # fmt: skip
SHEET = json.loads(EDGES.read_text("utf-8"))["plays"][0]["scoresheet"]


def places(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [way] if way else []
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        found += places(each, (*way, key))
    return found


def changed(value: Any, way: tuple[Any, ...], new: Any) -> Any:
    value = copy.deepcopy(value)
    at = value
    for step in way[:-1]:
        at = at[step]
    at[way[-1]] = new
    return value


def records(data: Any) -> list[Document]:
    try:
        reader = kinds.pick(as_file(json.dumps(data)))
        reader.look()
        found = list(reader.records({}))
    except BadFile:
        return []
    return [each.document for each in found if each.document is not None and "format" in each.document]


def sound(documents: list[Document]) -> None:
    for document in documents:
        found, faults = play.decode(document) if play.is_play(document) else codec.decode(document)
        assert found is not None or [fault.kind for fault in faults] == ["bad-text"] * len(faults), faults
        play.left_out(document)
    out = io.StringIO()
    bgstats_write.write(documents, out, datetime(2026, 11, 30, tzinfo=UTC))
    json.loads(out.getvalue())
    longcsv.write(documents, io.StringIO())
    archive.write_json(documents, io.StringIO())
    for document in documents:
        bgstats_write.create_play(document)


EXPORT = json.loads(EDGES.read_text("utf-8"))
PLACES = places(EXPORT)


@settings(deadline=None, max_examples=200, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(PLACES), ODD)
def test_one_odd_value_in_an_export(way: tuple[Any, ...], new: Any) -> None:
    sound(records(changed(EXPORT, way, new)))


@settings(deadline=None, max_examples=200, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_one_odd_value_in_a_sheet(data: Any) -> None:
    sheet = json.loads(SHEET)
    sheet = changed(sheet, data.draw(st.sampled_from(places(sheet))), data.draw(ODD))
    one = {**EXPORT, "plays": [{**EXPORT["plays"][0], "scoresheet": json.dumps(sheet)}]}
    sound(records(one))


@settings(deadline=None, max_examples=200, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_one_odd_value_in_a_file_of_ours(data: Any) -> None:
    ours = data.draw(st.sampled_from(records(EXPORT)))
    sound(records([changed(ours, data.draw(st.sampled_from(places(ours))), data.draw(ODD))]))


@settings(deadline=None, max_examples=100, suppress_health_check=[HealthCheck.too_slow])
@given(st.binary(max_size=300) | st.text(max_size=300).map(str.encode))
def test_any_bytes(data: bytes) -> None:
    try:
        reader = kinds.pick(as_file(data))
        reader.look()
        list(reader.records({}))
    except BadFile:
        pass
