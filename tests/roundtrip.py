"""BG Stats → Scorekeeper → BG Stats → Scorekeeper on the samples, and every difference on the way.

Run: ``python tests/roundtrip.py``; writes ``tests/reports/roundtrip.md``. `test_roundtrip` holds that each difference
is one that is explained here, and that the report is what this writes.
"""

from __future__ import annotations

import copy
import json
import sys
import tempfile
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE)]

from exchanging import EDGES, as_file, exported, imported, kept, planned  # noqa: E402  # found by the line above
from scorekeeper.exchange.plan import State  # noqa: E402
from scorekeeper.store import open_store  # noqa: E402

REPORT = HERE / "reports" / "roundtrip.md"
TABLES = ("players", "games", "locations", "tags")

WHY = {
    "name": "names are kept composed (NFC) and without blanks at their ends: to people they read the same",
    "older": "the same play stands in the file again with a later modification date: that one is kept",
    "unplayed": "no play points at it, so there is nothing here to keep it with",
    "file": "written anew by whoever exports: the moment, the program, and what was deleted there before",
}
"""Every kind of difference that there may be."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A place of the file, what stood there and what stands there now, and the key of its reason ("" for none)."""

    place: str
    before: Any
    after: Any
    why: str


def walked(place: str, before: Any, after: Any) -> Iterator[tuple[str, Any, Any]]:
    """The leaves in which two values differ."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in sorted(before.keys() | after.keys()):
            yield from walked(f"{place}.{key}", before.get(key), after.get(key))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, (one, other) in enumerate(zip(before, after, strict=True)):
            yield from walked(f"{place}[{index}]", one, other)
    elif before != after or type(before) is not type(after):
        yield place, before, after


def whole(data: dict[str, Any]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The objects of an export by identity, and its plays, which name what they point at by identity too: the file's
    own numbers hold inside one file only."""
    ids = {key: {each["id"]: each["uuid"] for each in data.get(key, [])} for key in TABLES}
    plays = copy.deepcopy(data["plays"])
    for play in plays:
        play["game"] = ids["games"].get(play.pop("gameRefId"))
        play["location"] = ids["locations"].get(play.pop("locationRefId", None))
        play["scoresheet"] = json.loads(play["scoresheet"]) if play.get("scoresheet") else play.get("scoresheet")
        for score in play["playerScores"]:
            score["player"] = ids["players"].get(score.pop("playerRefId"))
        for expansion in play.get("expansionPlays", []):
            expansion["game"] = ids["games"].get(expansion.pop("gameRefId"))
    return {key: {each["uuid"]: {**each, "id": None} for each in data.get(key, [])} for key in TABLES}, plays


def compared(before: dict[str, Any], after: dict[str, Any]) -> list[Difference]:
    """All differences between the file that came and the file that leaves, each with its reason."""
    (tables, plays), (tables_after, plays_after) = whole(before), whole(after)
    newest: dict[str, dict[str, Any]] = {}
    for play in plays:
        known = newest.get(play["uuid"])
        if known is None or known["modificationDate"] < play["modificationDate"]:
            newest[play["uuid"]] = play
    found = [
        Difference(f"plays[{at}]", "a play", None, "older")
        for at, play in enumerate(plays)
        if play is not newest[play["uuid"]]
    ]
    left = {play["uuid"]: play for play in plays_after}
    for id, play in newest.items():
        found += [Difference(*each, _why(*each)) for each in walked(f"play {id[-3:]}", play, left.pop(id, None))]
    found += [Difference(f"play {id[-3:]}", None, "a play", "") for id in left]
    used = json.dumps(plays_after)
    for key in TABLES:
        for id in sorted(tables[key].keys() | tables_after[key].keys()):
            one, other = tables[key].get(id), tables_after[key].get(id)
            if other is None and f'"{id}"' not in used:
                found.append(Difference(f"{key} {id}", "an object", None, "unplayed"))
            else:
                found += [Difference(*each, _why(*each)) for each in walked(f"{key} {id}", one, other)]
    rest = sorted((before.keys() | after.keys()) - {*TABLES, "plays"})
    for key in rest:
        for place, one, other in walked(key, before.get(key) or None, after.get(key) or None):
            found.append(
                Difference(place, one, other, "file" if key in ("about", "userInfo", "deletedObjects") else "")
            )
    return found


def _why(place: str, before: Any, after: Any) -> str:
    same = isinstance(before, str) and isinstance(after, str) and unicodedata.normalize("NFC", before.strip()) == after
    return "name" if same and place.endswith("name") else ""


@dataclass(frozen=True, slots=True)
class Trip:
    """What a round trip came to: plays that came and were kept, all differences, and whether the second store equals
    the first, and importing the first file there again adds nothing.
    """

    came: int
    kept: int
    scores: int
    sheets: int
    differences: list[Difference]
    second_equal: bool
    nothing_new: bool


def trip(sample: Path, folder: Path) -> Trip:
    """There and back again."""
    before = json.loads(sample.read_text("utf-8"))
    first = open_store(f"sqlite:///{folder / 'first.sqlite3'}")
    second = open_store(f"sqlite:///{folder / 'second.sqlite3'}")
    try:
        imported(first, as_file(before))
        after = exported(first)
        imported(second, as_file(after))
        documents = kept(first)
        return Trip(
            len(before["plays"]),
            len(documents),
            sum(len(play["playerScores"]) for play in after["plays"]),
            sum(bool(play.get("scoresheet")) for play in after["plays"]),
            compared(before, after),
            kept(second) == documents,
            set(planned(second, as_file(before)).counts) == {State.HERE},
        )
    finally:
        first.close()
        second.close()


def report() -> str:
    """The round trip as a page."""
    with tempfile.TemporaryDirectory() as folder:
        done = trip(EDGES, Path(folder))

    def shown(value: Any) -> str:
        text = json.dumps(value, ensure_ascii=True)
        return f"`{text if len(text) < 60 else text[:57] + '…'}`" if value is not None else "–"

    rows = [
        f"| {each.place} | {shown(each.before)} | {shown(each.after)} | {WHY.get(each.why, 'NOT EXPLAINED')} |"
        for each in done.differences
    ]
    return "\n".join([
        "# BG Stats → Scorekeeper → BG Stats → Scorekeeper",
        "",
        f"Made by `python tests/roundtrip.py` on `tests/data/samples/{EDGES.name}`.",
        "",
        f"{done.came} plays came, {done.kept} were kept, with {done.scores} score texts and {done.sheets} sheet.",
        "All was compared value by value; numbers by which objects point at each other hold in one file only and were",
        "resolved.",
        "",
        f"* The second store holds the very documents of the first: {'yes' if done.second_equal else 'NO'}.",
        f"* Importing the first file into the second store adds nothing: {'yes' if done.nothing_new else 'NO'}.",
        "",
        f"## Every difference between the file that came and the one that left ({len(rows)})",
        "",
        "| place | came | left | why |",
        "| --- | --- | --- | --- |",
        *rows,
        "",
    ])  # fmt: skip


def main() -> None:
    """Write the report."""
    text = report()
    REPORT.write_text(text, "utf-8")
    print(text)


if __name__ == "__main__":
    main()
