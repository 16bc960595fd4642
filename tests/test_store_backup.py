"""Copies as readable files, and what earlier versions wrote."""

from __future__ import annotations

import json
import zipfile
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

import many_plays
from scorekeeper.store import (
    Created,
    Saved,
    Store,
    StoreRefused,
    backup,
    open_store,
)
from storing import OTHER, PHONE, Clock, execute, make, read

DATA = Path(__file__).resolve().parent / "data" / "v1"


# Backup


def fill(store: Store) -> list[str]:
    tokens = [make(store), make(store, game="musee", notes="得点 <b>")]
    store.append(tokens[0], 1, [("players[1].name", "Cem"), ("log[0]", {"seat": "Cem"})], OTHER)
    store.remember(OTHER, tokens[0])
    store.delete(tokens[1], PHONE)
    return tokens


@pytest.mark.parametrize("name", ["backup", "backup.zip"])
def test_backup_and_back(store: Store, tmp_path: Path, name: str) -> None:
    tokens = fill(store)
    ids = store.backup(tmp_path / name)
    assert ids == tuple(read(store, token).id for token in tokens)
    assert list(tmp_path.glob("*.part")) == []
    assert store.restore_backup(tmp_path / name).present == tuple(sorted(ids))
    fresh = open_store(f"sqlite:///{tmp_path / 'fresh.sqlite3'}")
    assert fresh.restore_backup(tmp_path / name).added == tuple(sorted(ids))
    again = fresh.restore_backup(tmp_path / name)
    assert (again.added, again.present, again.refused) == ((), tuple(sorted(ids)), ())
    assert fresh.verify() == ()
    for token in tokens:
        assert fresh.load(token) == store.load(token)
        was, became = store.changes_since(token, 0), fresh.changes_since(token, 0)
        assert was is not None
        assert became is not None
        assert [(i.version, i.at, i.kind, i.changes) for i in was] == [
            (i.version, i.at, i.kind, i.changes) for i in became
        ]
    for device in (PHONE, OTHER):
        for deleted in (False, True):
            assert fresh.tables_of(device, deleted=deleted) == store.tables_of(device, deleted=deleted)
    assert isinstance(fresh.append(tokens[0], 2, [("notes", "on")], PHONE), Saved)
    assert fresh.restore_backup(tmp_path / name).present == tuple(sorted(ids))
    fresh.close()


def test_a_backup_goes_back_into_the_same_engine(store: Store, tmp_path: Path, clock: Clock) -> None:
    tokens = fill(store)
    before = [store.load(token) for token in tokens]
    store.backup(tmp_path / "b.zip")
    store.delete(tokens[0], PHONE)
    clock.moment += timedelta(days=40)
    assert store.purge() == 2
    assert len(store.restore_backup(tmp_path / "b.zip").added) == 2
    assert [store.load(token) for token in tokens] == before


def test_a_backup_file_is_the_score_file(store: Store, tmp_path: Path) -> None:
    token = make(store)
    (lasting,) = store.backup(tmp_path)
    assert json.loads((tmp_path / f"{lasting}.json").read_text()) == read(store, token).document


def test_a_renamed_person_makes_no_second_table(store: Store, store_url: str, tmp_path: Path) -> None:
    make(store)
    ids = store.backup(tmp_path / "b.zip")
    execute(store_url, "UPDATE person SET name = 'Anna' WHERE name = 'Ana'")
    assert store.restore_backup(tmp_path / "b.zip").present == ids


def test_what_a_backup_holds_and_cannot_be_read(sqlite_url: str, tmp_path: Path) -> None:
    store = open_store(sqlite_url)
    for _ in range(8):
        make(store)
    folder = tmp_path / "backup"
    a, b, c, d, e, f, g, h = store.backup(folder)

    def edit(lasting: str, **more: Any) -> None:
        file = folder / f"{lasting}.revisions.json"
        file.write_text(json.dumps({**json.loads(file.read_text()), **more}))

    score = json.loads((folder / f"{a}.json").read_text())
    (folder / f"{a}.json").write_text(json.dumps({**score, "notes": "by hand"}))
    (folder / f"{b}.revisions.json").write_text("{")
    edit(c, format="scorekeeper-revisions/2")
    edit(d, format="something else")
    edit(e, revisions=[])
    (folder / f"{f}.json").unlink()
    edit(g, owner=99)
    (folder / "readme.txt").write_text("left alone")
    fresh = open_store(f"sqlite:///{tmp_path / 'fresh.sqlite3'}")
    result = fresh.restore_backup(folder)
    assert result.added == (h,)
    assert dict(result.refused) == {
        f"{a}.revisions.json": "altered",
        f"{b}.revisions.json": "not-json",
        f"{c}.revisions.json": "newer-format",
        f"{d}.revisions.json": "not-a-backup",
        f"{e}.revisions.json": "incomplete",
        f"{f}.revisions.json": "incomplete",
        f"{g}.revisions.json": "not-a-backup",
    }
    # The same id with another story is left as it is.
    with zipfile.ZipFile(tmp_path / "other.zip", "w") as archive:
        story = json.loads((folder / f"{h}.revisions.json").read_text())
        story["revisions"][0]["at"] = "2001-01-01T00:00:00.000000Z"
        archive.writestr(f"{h}.revisions.json", json.dumps(story))
        archive.writestr(f"{h}.json", (folder / f"{h}.json").read_text())
    assert fresh.restore_backup(tmp_path / "other.zip").differing == (h,)
    (tmp_path / "bad.zip").write_bytes(b"no zip")
    assert fresh.restore_backup(tmp_path / "bad.zip").refused == (("bad.zip", "not-a-backup"),)
    with pytest.raises(StoreRefused) as refused:
        fresh.restore_backup(tmp_path / "none.zip")
    assert refused.value.code == "unreachable"
    fresh.close()
    store.close()


def test_a_backup_goes_table_by_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No more than one table's files are in memory at a time, written or read."""
    told: list[str] = []

    def telling(where: Any, name: str, word: str) -> None:
        work = getattr(where, name)

        def tell(*given: Any, **more: Any) -> Any:
            told.append(word)
            return work(*given, **more)

        monkeypatch.setattr(where, name, tell)

    kept = open_store(f"sqlite:///{tmp_path / 'kept.sqlite3'}")
    fresh = open_store(f"sqlite:///{tmp_path / 'fresh.sqlite3'}")
    many_plays.fill(kept, 5, PHONE)
    telling(backup, "_told", "table")
    telling(zipfile.ZipFile, "writestr", "file")
    kept.backup(tmp_path / "b.zip")
    assert told == ["table", "file", "file"] * 5
    told.clear()
    telling(backup, "_add", "table")
    telling(zipfile.ZipFile, "read", "file")
    assert len(fresh.restore_backup(tmp_path / "b.zip").added) == 5
    assert told == ["file", "file", "table"] * 5
    kept.close()
    fresh.close()


# What version 1 wrote


def test_a_database_of_version_1(tmp_path: Path) -> None:
    file = tmp_path / "store.sqlite3"
    file.write_bytes((DATA / "store.sqlite3").read_bytes())
    expected = json.loads((DATA / "expected.json").read_text())
    store = open_store(f"sqlite:///{file}")
    check_version_1(store, expected)
    store.close()


def test_a_backup_of_version_1(store: Store) -> None:
    expected = json.loads((DATA / "expected.json").read_text())
    assert len(store.restore_backup(DATA / "backup").added) == len(expected["tables"])
    check_version_1(store, expected)


def check_version_1(store: Store, expected: Any) -> None:
    assert store.verify() == ()
    for kept in expected["tables"]:
        table = read(store, kept["token"])
        assert (table.version, table.document) == (kept["version"], kept["document"])
        assert (table.deleted_at is not None) == kept["deleted"]
        past = store.changes_since(kept["token"], 0)
        assert past is not None
        assert [item.kind for item in past] == kept["kinds"]
        assert read(store, kept["token"], 1).document == kept["first"]
    for device, names in expected["names"].items():
        assert list(store.remembered_names(device)) == names


@pytest.mark.parametrize("file", sorted(DATA.glob("*.score.json")), ids=lambda file: file.stem)
def test_a_score_file_of_version_1(store: Store, file: Path) -> None:
    kept = json.loads(file.read_text())
    made = store.create(kept, PHONE)
    assert isinstance(made, Created)
    assert made.id == kept["id"]
    assert read(store, made.token).document == kept


def test_the_data_of_version_1_is_there() -> None:
    assert len(list(DATA.glob("*.score.json"))) >= 3
    assert len(list((DATA / "backup").glob("*.revisions.json"))) >= 3
