"""Opening, updating and refusing; how safe and how quick it is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa

from scorekeeper.store import (
    Saved,
    StoreRefused,
    migrate,
    open_store,
)
from storing import PHONE, execute, make, read, texts

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parent.parent


def refusal(url: str, **more: Any) -> StoreRefused:
    with pytest.raises(StoreRefused) as refused:
        open_store(url, **more)
    assert refused.value.__cause__ is None
    assert refused.value.__suppress_context__ or refused.value.__context__ is None
    return refused.value


def test_the_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("SCOREKEEPER_DB", raising=False)
    open_store().close()
    assert len(list((tmp_path / "data").rglob("scorekeeper.sqlite3"))) == 1
    monkeypatch.setenv("SCOREKEEPER_DB", f"sqlite:///{tmp_path / 'named.sqlite3'}")
    open_store().close()
    assert (tmp_path / "named.sqlite3").exists()
    open_store(f"sqlite:///{tmp_path / 'called.sqlite3'}").close()
    assert (tmp_path / "called.sqlite3").exists()


@pytest.mark.parametrize("url", ["nonsense", "sqlite://", "sqlite:///:memory:", "mysql://u:p@h/d"])
def test_an_address_that_is_none(url: str) -> None:
    refused = refusal(url)
    assert refused.code == "bad-url"
    assert "u:p" not in str(refused)


def test_a_newer_database_is_refused(store_url: str) -> None:
    open_store(store_url).close()
    execute(store_url, "UPDATE scorekeeper_schema SET version = 7")
    refused = refusal(store_url)
    assert (refused.code, refused.facts["version"], refused.facts["known"]) == (
        "newer-database", 7, migrate.newest(migrate.STEPS),
    )  # fmt: skip


def test_a_database_updated_meanwhile_is_not_written(store_url: str) -> None:
    store = open_store(store_url)
    token = make(store)
    execute(store_url, "UPDATE scorekeeper_schema SET version = version + 1")
    with pytest.raises(StoreRefused) as refused:
        store.append(token, 1, [("notes", "x")], PHONE)
    assert refused.value.code == "newer-database"
    assert store.version(token) == 1
    store.close()


def test_an_older_database_is_copied_and_updated(store_url: str, tmp_path: Path) -> None:
    store = open_store(store_url)
    token = make(store)
    store.close()

    def add_column(connection: sa.Connection) -> None:
        connection.execute(sa.text("ALTER TABLE score_table ADD COLUMN extra TEXT"))
        connection.execute(sa.text("UPDATE score_table SET extra = 'new'"))

    now = migrate.newest(migrate.STEPS)
    steps = (*migrate.STEPS, add_column, lambda connection: connection.execute(sa.text("SELECT 1")).close())
    newer = open_store(store_url, folder=tmp_path / "copies", steps=steps)
    assert newer.version(token) == 1
    assert isinstance(newer.append(token, 1, [("notes", "x")], PHONE), Saved)
    newer.close()
    open_store(store_url, folder=tmp_path / "copies", steps=steps).close()  # nothing left to do
    copies = [*tmp_path.glob(f"store-schema{now}-*.sqlite3"), *tmp_path.glob(f"copies/*-schema{now}-*.json")]
    assert len(copies) == 1
    if copies[0].suffix == ".json":
        rows = json.loads(copies[0].read_text())
        assert [row["version"] for row in rows["score_table"]] == [1]
        assert "extra" not in rows["score_table"][0]
        assert {row["name"] for row in rows["person"]} == {"Ana", "Ben"}
    else:
        old = open_store(f"sqlite:///{copies[0]}")
        assert read(old, token).document["notes"] == "Ana brought cake"
        old.close()
    assert refusal(store_url).code == "newer-database"


def test_an_update_that_fails_changes_nothing(store_url: str, tmp_path: Path) -> None:
    store = open_store(store_url)
    token = make(store)
    store.close()

    def half_way(connection: sa.Connection) -> None:
        connection.execute(sa.text("ALTER TABLE score_table ADD COLUMN extra TEXT"))
        connection.execute(sa.text("SELECT no_such_column FROM score_table"))

    assert refusal(store_url, folder=tmp_path, steps=(*migrate.STEPS, half_way)).code == "failed"
    assert "extra" not in texts(store_url)
    again = open_store(store_url)
    assert again.version(token) == 1
    again.close()


def test_a_database_of_another_program(store_url: str) -> None:
    execute(store_url, "CREATE TABLE device (id INTEGER)")
    assert refusal(store_url).code == "not-a-store"


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear players, " * 100)
    assert refusal(f"sqlite:///{file}").code == "corrupt"
    assert file.read_text().startswith("Dear players")


def test_a_damaged_database(tmp_path: Path) -> None:
    file = tmp_path / "store.sqlite3"
    store = open_store(f"sqlite:///{file}")
    token = make(store, notes="x" * 50_000)
    store.close()
    data = bytearray(file.read_bytes())
    data[4096:] = b"\xff" * (len(data) - 4096)
    file.write_bytes(data)
    with pytest.raises(StoreRefused) as refused:
        damaged = open_store(f"sqlite:///{file}")  # which may notice or not
        try:
            damaged.load(token)
        finally:
            damaged.close()
    assert refused.value.code == "corrupt"


def test_no_such_folder_and_a_folder_for_a_file(tmp_path: Path) -> None:
    assert refusal(f"sqlite:///{tmp_path / 'none' / 'x.sqlite3'}").code == "unreachable"
    assert refusal(f"sqlite:///{tmp_path}").code == "unreachable"


def test_no_server(tmp_path: Path) -> None:
    pytest.importorskip("psycopg", reason="psycopg is not installed (extra 'postgres')")
    refused = refusal(f"postgresql://u:hush@/d?host={tmp_path}")
    assert refused.code == "unreachable"
    assert "hush" not in str(refused)


def test_no_such_database_on_the_server(postgres_url: str) -> None:
    url = sa.make_url(postgres_url).set(database="none")
    assert refusal(url.render_as_string(hide_password=False)).code == "unreachable"


def test_the_extra_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert refusal("postgresql://u@localhost/d").code == "no-driver"


@pytest.mark.parametrize("store_url", ["postgresql"], indirect=True)
def test_a_read_only_postgresql(postgres_url: str, store_url: str) -> None:
    store = open_store(store_url)
    token = make(store)
    name = sa.make_url(store_url).database
    execute(postgres_url, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    store.close()  # connections made from here on are read-only
    with pytest.raises(StoreRefused) as refused:
        store.append(token, 1, [("notes", "x")], PHONE)
    assert refused.value.code == "read-only"
    assert store.version(token) == 1
    store.close()


@pytest.mark.parametrize("store_url", ["postgresql"], indirect=True)
def test_a_server_that_goes_away(postgres_url: str, store_url: str) -> None:
    store = open_store(store_url)
    token = make(store)
    name = sa.make_url(store_url).database
    execute(
        postgres_url,
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
    )
    assert isinstance(store.append(token, 1, [("notes", "x")], PHONE), Saved)  # it connects anew
    store.close()


def as_somebody(url: str) -> str:
    """What opening and writing comes to for a user whom file permissions bind.

    In a fork: that user may not even be allowed to read the interpreter.
    """
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            if os.geteuid() == 0:
                os.setgroups([])
                os.setgid(65534)
                os.setuid(65534)
            try:
                make(open_store(url))
                said = "written"
            except StoreRefused as refused:
                said = refused.code
            except BaseException as error:  # told to the test; nothing may go past this fork
                said = repr(error)
            os.write(writer, said.encode())
        finally:
            os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as answer:
        said = answer.read()
    os.waitpid(child, 0)
    return said


@pytest.mark.parametrize(
    ("what", "codes"),
    [
        ("file", {"read-only"}),
        ("folder", {"read-only", "unreachable"}),
        ("empty folder", {"read-only", "unreachable"}),
        ("nothing", {"written"}),
    ],
)
def test_no_leave_to_write(what: str, codes: set[str]) -> None:
    # Not in `tmp_path`: nobody but its owner gets into that.
    with tempfile.TemporaryDirectory() as name:
        folder, file = Path(name), Path(name) / "store.sqlite3"
        if what in {"file", "folder"}:
            open_store(f"sqlite:///{file}").close()
            file.chmod(0o444)
        folder.chmod(0o777 if what in {"file", "nothing"} else 0o555)
        found = as_somebody(f"sqlite:///{file}")
        folder.chmod(0o700)
    assert found in codes


def test_a_full_disk(sqlite_url: str) -> None:
    store = open_store(sqlite_url)
    token = make(store)
    with store.reading() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + 4}")
    with pytest.raises(StoreRefused) as refused:
        store.append(token, 1, [("notes", "x" * 100_000)], PHONE)
    assert refused.value.code == "full"
    assert store.version(token) == 1
    assert isinstance(store.append(token, 1, [("notes", "short")], PHONE), Saved)
    store.close()


def test_locked_for_long(store_url: str) -> None:
    store = open_store(store_url, timeout=0.3)
    token = make(store)
    engine = sa.create_engine(store_url)
    with engine.connect() as connection:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            connection.exec_driver_sql("SELECT * FROM score_table FOR UPDATE")
        began = time.monotonic()
        with pytest.raises(StoreRefused) as refused:
            store.append(token, 1, [("notes", "x")], PHONE)
        assert 0.25 < time.monotonic() - began < 5
        assert refused.value.code == "locked"
        assert store.version(token) == 1  # readers do not wait
        connection.rollback()
    engine.dispose()
    assert isinstance(store.append(token, 1, [("notes", "x")], PHONE), Saved)
    store.close()


def test_commits_are_synchronous(store_url: str) -> None:
    store = open_store(store_url)
    with store.reading() as connection:
        if connection.dialect.name == "sqlite":
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar_one() == "wal"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar_one() == 2
            assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar_one() == 1
        else:
            assert connection.exec_driver_sql("SHOW synchronous_commit").scalar_one() == "on"
            assert connection.exec_driver_sql("SHOW fsync").scalar_one() == "on"
    store.close()


def test_the_page_opens_without_sqlalchemy() -> None:
    code = "import sys, scorekeeper, scorekeeper.store, scorekeeper.store.changes; print('sqlalchemy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == "False"


def test_a_long_table_is_still_quick(store_url: str, record_property: Callable[[str, object], None]) -> None:
    store = open_store(store_url)
    token = make(store)
    # The bulk is put in without waiting for the disk each time; what is measured is not.
    raw = store._engine.raw_connection()
    cursor = raw.cursor()
    sqlite = store_url.startswith("sqlite")
    cursor.execute("PRAGMA synchronous = OFF" if sqlite else "SET synchronous_commit = off")
    raw.commit()
    raw.close()
    for version in range(1, 2000):
        change = [(f"final.seats[{version % 2}].goods.wine", version)]
        assert isinstance(store.append(token, version, change, PHONE), Saved)
    store.close()
    times = []
    for version in range(2000, 2050):
        began = time.perf_counter()
        saved = store.append(token, version, [("final.seats[0].coins", version)], PHONE)
        times.append(time.perf_counter() - began)
        assert isinstance(saved, Saved)
    median = sorted(times)[len(times) // 2]
    record_property("milliseconds", round(median * 1000, 1))
    assert median < 0.05  # single milliseconds on a quiet machine; replaying would take more
    assert store.verify() == ()
    assert read(store, token, 1000).document["final"]["seats"][1] == {"goods": {"wine": 999}}
    store.close()
