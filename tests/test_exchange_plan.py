"""Plans: what is shown before, people, large files; and many tables at once in the store."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from exchanging import EDGES, MINE, as_file, export_of, imported, kept, planned
from scorekeeper.exchange import kinds, plan, play
from scorekeeper.exchange.plan import State
from scorekeeper.exchange.records import File
from scorekeeper.store import BadChange, Created, Existing, Missing, Saved, Store, bulk, open_store, persons
from storing import OTHER, PHONE, document, read

HERE = Path(__file__).resolve().parent


def a_play(*names: str, **more: Any) -> dict[str, Any]:
    return {"format": play.FORMAT, "game": "x", "players": [{"name": name} for name in names], **more}


def export(*names: str, start: int = 1) -> dict[str, Any]:
    """A BG Stats export of one play with players of these names."""
    players = [{"id": start + n, "uuid": f"u{start + n}", "name": name} for n, name in enumerate(names)]
    scores = [{"playerRefId": each["id"], "score": "1"} for each in players]
    return {
        "players": players,
        "games": [],
        "plays": [{"uuid": f"play-{start}", "modificationDate": "2026-01-01 00:00:00", "playerScores": scores}],
    }


# Before anything is written


def test_a_plan_writes_nothing_and_says_all(store: Store) -> None:
    made = planned(store, File.at(EDGES), as_file(a_play("Ana")), as_file("[5]"))
    assert made.counts == {State.NEW: 13, State.HERE: 1, State.REFUSED: 1}
    assert made.total == 15
    assert list(bulk.documents(store)) == []
    assert persons.everyone(store, None) == ()
    shown = list(plan.preview(store, made, MINE))
    assert [each.state for each in shown].count(State.NEW) == 13
    assert (shown[0].game, shown[0].played_at, shown[0].names) == (
        "orleans",
        "2024-03-10T22:15:00",
        ("Zoé", "Sława Żurek"),
    )
    assert [each.why[0].kind for each in shown if each.state is State.HERE] == ["superseded"]


def test_progress_is_told(store: Store) -> None:
    seen: list[tuple[int, int]] = []
    reader = kinds.pick(as_file(export_of(250)))
    made = plan.make(store, [reader], MINE)
    plan.apply(store, made, MINE, lambda done, total: seen.append((done, total)))
    assert seen[-1] == (250, 250)
    assert [done for done, _ in seen] == sorted(done for done, _ in seen)
    assert len(seen) >= 3


def test_one_play_in_two_files_comes_once(store: Store) -> None:
    older, newer = export("Ana"), export("Ana")
    newer["plays"][0] |= {"modificationDate": "2026-02-01 00:00:00", "comments": "newer"}
    made = planned(store, as_file(older), as_file(older), as_file(newer))
    assert made.counts == {State.NEW: 2, State.HERE: 1}
    done = plan.apply(store, made, MINE)
    assert done.counts == {State.NEW: 1, State.HERE: 1, State.CHANGED: 1}
    assert [each.get("notes") for each in bulk.documents(store)] == ["newer"]


def test_another_device_has_it(store: Store) -> None:
    imported(store, as_file(export("Ana")), device=PHONE)
    made = planned(store, as_file(export("Ana")), device=OTHER)
    assert made.counts == {State.HERE: 1}
    assert [each.why[0].kind for each in plan.preview(store, made, OTHER)] == ["elsewhere"]


def test_what_the_store_refuses_is_said(store: Store) -> None:
    done = imported(store, as_file([a_play("x" * 501), a_play("Ana")]))
    assert done.counts == {State.NEW: 1, State.REFUSED: 1}
    assert [each.why[0].kind for each in done.refused] == ["store-name-too-long"]


# People


def names(store: Store) -> list[list[str]]:
    return [[player["name"] for player in each["players"]] for each in bulk.documents(store)]


def test_the_same_name_is_shown_and_may_be_set_apart(store: Store) -> None:
    imported(store, as_file(a_play("Ana")))
    made = planned(store, as_file(export("Ana", "Ben")))
    assert [(each.name, each.other, each.kind, each.together) for each in made.matches] == [
        ("Ana", "Ana", "same", True)
    ]
    made.matches[0].together = False
    plan.apply(store, made, MINE)
    assert names(store) == [["Ana"], ["Ana (2)", "Ben"]]
    # And they stay two when more of the same file comes.
    more = export("Ana", "Ben")
    more["plays"].append({**more["plays"][0], "uuid": "another"})
    made = planned(store, as_file(more))
    assert made.matches == []
    plan.apply(store, made, MINE)
    assert names(store)[2] == ["Ana (2)", "Ben"]


def test_who_is_alike_is_offered_and_the_merge_can_be_undone(store: Store) -> None:
    imported(store, as_file(a_play("Zoé")))
    made = planned(store, as_file(export("ZOE", "Ben")))
    assert [(each.name, each.other, each.kind, each.together) for each in made.matches] == [
        ("ZOE", "Zoé", "alike", False)
    ]
    made.matches[0].together = True
    assert plan.apply(store, made, MINE).merged == (("ZOE", "Zoé"),)
    assert names(store) == [["Zoé"], ["Zoé", "Ben"]]
    number = next(each.id for each in persons.everyone(store, MINE) if each.name == "ZOE")
    persons.unmerge(store, number, MINE)
    assert names(store) == [["Zoé"], ["ZOE", "Ben"]]


def test_japanese_names_that_differ_in_a_voicing_mark_are_not_alike(store: Store) -> None:
    imported(store, as_file(a_play("はな")))
    assert planned(store, as_file(export("ばな"))).matches == []
    assert [each.kind for each in planned(store, as_file(export("ﾊﾅ"))).matches] == []
    assert [each.kind for each in planned(store, as_file(export("は な"))).matches] == []


# Large files


def test_importing_costs_no_more_memory_for_more_plays(tmp_path: Path) -> None:
    """Peak memory of the whole process, ten times the plays: at most 1.3 times as much."""
    peaks = []
    for count in (1_000, 10_000):
        file = tmp_path / f"{count}.json"
        file.write_text(json.dumps(export_of(count)), encoding="utf-8")
        code = (
            "import re, resource, sys\n"
            "from pathlib import Path\n"
            "from scorekeeper.exchange import kinds, plan\n"
            "from scorekeeper.exchange.records import File\n"
            "from scorekeeper.store import open_store\n"
            "store = open_store('sqlite:///' + sys.argv[2])\n"
            "made = plan.make(store, [kinds.pick(File.at(Path(sys.argv[1])))], 'device')\n"
            "done = plan.apply(store, made, 'device')\n"
            "status = Path('/proc/self/status')\n"
            # Linux counts into ru_maxrss what the parent had when it started this process.
            "own = re.search(r'VmHWM:\\s+(\\d+)', status.read_text()) if status.exists() else None\n"
            "print(done.added, own[1] if own else resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)\n"
        )
        ran = subprocess.run(
            [sys.executable, "-c", code, file, tmp_path / f"{count}.sqlite3"],
            capture_output=True,
            text=True,
            check=True,
            cwd=HERE.parent,
        )
        added, peak = map(int, ran.stdout.split())
        assert added == count
        peaks.append(peak)
    print(f"peak memory of importing 1,000 and 10,000 plays: {peaks[0]} and {peaks[1]} KiB")
    assert peaks[1] <= 1.3 * peaks[0]


def test_time_grows_no_faster_than_plays(sqlite_url: str) -> None:
    opened = open_store(sqlite_url)
    times = []
    for count in (400, 1_600):
        file = as_file(export_of(count, seed=count))
        start = time.process_time()
        imported(opened, file, device=f"device-{count}")
        times.append((time.process_time() - start) / count)
    opened.close()
    print(f"a play: {times[0] * 1000:.2f} ms, then {times[1] * 1000:.2f} ms")
    assert times[1] < 2.5 * times[0]


def test_sheets_of_ours_in_a_large_file(store: Store) -> None:
    imported(store, as_file(export_of(200)))
    tables = [each for each in kept(store).values() if each["format"] == "scorekeeper/1"]
    assert len(tables) > 30
    assert all(set(claim["lines"]) == {"coins", "goods", "development"} for each in tables for claim in each["claimed"])


# Many tables at once in the store


def test_create_many_is_create_many_times(store: Store) -> None:
    given = [document(notes=str(n)) for n in range(5)]
    made = bulk.create_many(store, given, PHONE)
    tokens = [each.token for each in made if isinstance(each, Created)]
    assert len(set(tokens)) == 5
    for token, each in zip(tokens, given, strict=True):
        table = read(store, token)
        assert table.document == {**each, "id": table.id}
        assert table.version == 1
        assert isinstance(store.append(token, 1, [("notes", "on")], PHONE), Saved)
    assert store.tables_of(PHONE)[0].token in tokens
    assert len(store.tables_of(PHONE)) == 5
    assert store.remembered_names(PHONE) == ("Ana", "Ben")
    one = store.create(document(), PHONE)
    assert isinstance(one, Created)
    story, other = store.changes_since(tokens[0], 0), store.changes_since(one.token, 0)
    assert story is not None
    assert other is not None
    assert [(each.kind, each.device) for each in story[:1]] == [(each.kind, each.device) for each in other]


def test_create_many_says_of_each_what_create_would(store: Store) -> None:
    there = store.create(document(), PHONE)
    assert isinstance(there, Created)
    lasting = "7f3c2f0e-3f5b-4d57-9f7a-1b1c1d1e1f20"
    bad: dict[str, Any] = document(final={"x": float("nan")})
    made = bulk.create_many(
        store,
        [
            document(id=there.id),
            document(id=lasting),
            document(id=lasting.upper()),
            bad,
            document(id="x"),
            document(source={"a": float("inf")}),
            document(source={"a": "half \ud83c nul \x00"}),
        ],
        PHONE,
    )
    assert made[0] == Existing(there.id, there.token)
    assert isinstance(made[1], Created)
    assert made[2] == Existing(lasting, made[1].token)
    assert [each.code for each in made[3:6] if isinstance(each, BadChange)] == ["not-json", "bad-id", "not-json"]
    assert isinstance(made[6], Created)
    assert read(store, made[6].token).document["source"] == {"a": "half \ufffd nul \ufffd"}
    assert bulk.create_many(store, [], PHONE) == []
    assert bulk.create_many(store, [document(id=lasting)], OTHER) == [Existing(lasting, None)]
    with pytest.raises(ValueError, match="nobody"):
        bulk.create_many(store, [document()], "")


def test_a_foreign_record_is_kept_as_it_came(store: Store) -> None:
    record = {"players": ["Ana", "@1"], "winner": "Ana", "owner": {"seat": " Ana "}, "deep": [[{"x": [1, 2.5, None]}]]}
    token = bulk.create_many(store, [document(source=record, sheet={"winners": ["Ana"]})], PHONE)[0]
    assert isinstance(token, Created)
    table = read(store, token.token)
    assert table.document["source"] == record
    assert table.document["sheet"] == {"winners": ["Ana"]}
    number = next(each.id for each in persons.everyone(store, PHONE) if each.name == "Ana")
    persons.rename(store, number, "Anna", PHONE)
    assert read(store, token.token).document["source"] == record


def test_change_many_and_look_up(store: Store) -> None:
    made = [each for each in bulk.create_many(store, [document(), document()], PHONE) if isinstance(each, Created)]
    first, second = made
    store.delete(second.token, PHONE)
    changes = [(first.token, [("notes", "x")]), (second.token, [("notes", "y")]), ("z" * 30, [("notes", "z")])]
    done = bulk.change_many(store, changes, PHONE, "import")
    assert isinstance(done[0], Saved)
    assert done[0].version == 2
    assert done[1:] == [Missing("deleted"), Missing("unknown")]
    known = bulk.look_up(store, [first.id, second.id, "no"], PHONE)
    assert known[first.id].document["notes"] == "x"
    assert (known[first.id].token, known[first.id].version, known[first.id].deleted) == (first.token, 2, False)
    assert known[second.id].deleted
    assert bulk.look_up(store, [first.id], OTHER)[first.id].token is None
    assert [each["id"] for each in bulk.documents(store)] == [first.id]
    assert list(bulk.documents(store, OTHER)) == []
