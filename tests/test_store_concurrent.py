"""Many writers at once, and writers that die: nothing said to be saved is missing."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

from scorekeeper.store import Conflict, Created, Saved, Store, open_store

ROOT = Path(__file__).resolve().parent.parent

# Each writer keeps to its own seat, so that no two of them are ever at the same place.
WRITER = """
import sys
from scorekeeper.store import Saved, open_store
url, token, seat, count = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
store = open_store(url, timeout=60)
base = 1
for value in range(count):
    saved = store.append(token, base, [(f"log_of[{seat}][{value}]", value)], f"device-{seat}")
    assert isinstance(saved, Saved), saved
    base = saved.version
    print(base, flush=True)
"""


def start(script: str, *arguments: object) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", script, *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )


def make(store: Store) -> str:
    made = store.create({"game": "orleans", "players": [], "log_of": [[] for _ in range(8)]}, "key")
    assert isinstance(made, Created)
    return made.token


def versions(store: Store, token: str) -> list[int]:
    past = store.changes_since(token, 0)
    assert past is not None
    return [item.version for item in past]


def document(store: Store, token: str) -> dict[str, Any]:
    table = store.load(token)
    assert table is not None
    return table.document


def test_eight_processes_write_at_once(store_url: str) -> None:
    store = open_store(store_url)
    token = make(store)
    writers = [start(WRITER, store_url, token, seat, 30) for seat in range(8)]
    told = []
    for writer in writers:
        out, err = writer.communicate(timeout=120)
        assert (writer.returncode, err) == (0, "")
        told += [int(line) for line in out.split()]
    assert sorted(told) == list(range(2, 242))
    assert versions(store, token) == list(range(1, 242))
    assert document(store, token)["log_of"] == [list(range(30))] * 8
    assert store.verify() == ()
    store.close()


def test_at_the_same_place_one_wins_and_the_others_are_told(store_url: str) -> None:
    store = open_store(store_url)
    token = make(store)
    answers: list[Any] = []
    ready = threading.Barrier(6)

    def write(value: int) -> None:
        ready.wait()
        answers.append(store.append(token, 1, [("notes", f"{value}")], "key"))

    threads = [threading.Thread(target=write, args=(value,)) for value in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(type(answer).__name__ for answer in answers) == ["Conflict"] * 5 + ["Saved"]
    (saved,) = [answer for answer in answers if isinstance(answer, Saved)]
    assert saved.version == 2
    for answer in answers:
        if isinstance(answer, Conflict):
            assert answer.changes_since[0].changes == (("notes", document(store, token)["notes"]),)
    assert versions(store, token) == [1, 2]
    store.close()


OPENER = """
import sys
from scorekeeper.store import Created, open_store
store = open_store(sys.argv[1], timeout=60)
for n in range(5):
    made = store.create({"game": "orleans", "players": [{"name": x} for x in sys.argv[3:]]}, sys.argv[2])
    assert isinstance(made, Created), made
"""


def test_processes_make_a_new_database_and_the_same_persons_at_once(store_url: str) -> None:
    # The names come in opposite orders, over which careless writers would wait for each other.
    names = ["Ana", "Ben", "Cem", "Dov"]
    orders = [names, names[::-1]] * 3
    openers = [start(OPENER, store_url, "one-key", *order) for order in orders]
    for opener in openers:
        _, err = opener.communicate(timeout=120)
        assert (opener.returncode, err) == (0, "")
    store = open_store(store_url)
    assert len(store.tables_of("one-key")) == 30
    assert sorted(store.remembered_names("one-key")) == names
    with store.reading() as connection:
        count = connection.exec_driver_sql("SELECT count(*) FROM person").scalar_one()
    assert count == 4
    store.close()


def test_a_table_is_created_once_by_all_who_try(store_url: str) -> None:
    store = open_store(store_url)
    make(store)  # from here on the device is known, and nobody waits for that
    lasting = "0c8f2a54-5d3c-4b5e-9d53-0a8f0c1d2e3f"
    answers: list[Any] = []
    ready = threading.Barrier(5)

    def create() -> None:
        ready.wait()
        answers.append(store.create({"id": lasting, "game": "musee", "players": []}, "key"))

    threads = [threading.Thread(target=create) for _ in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(type(answer).__name__ for answer in answers) == ["Created"] + ["Existing"] * 4
    assert len({answer.token for answer in answers}) == 1
    store.close()


def test_a_killed_writer_loses_nothing_it_was_told_is_saved(store_url: str) -> None:
    store = open_store(store_url)
    token = make(store)
    chance = random.Random(1897)
    told: list[int] = []
    for _ in range(12):
        base = store.version(token)
        seat = chance.randrange(8)
        script = WRITER.replace("base = 1", f"base = {base}")
        writer = start(script, store_url, token, seat, 100_000)
        assert writer.stdout is not None
        told.append(int(writer.stdout.readline()))  # it is at work
        time.sleep(chance.uniform(0, 0.15))
        writer.send_signal(signal.SIGKILL)
        out, err = writer.communicate(timeout=30)
        assert (writer.returncode, err) == (-signal.SIGKILL, "")
        # The last line may have been cut short by the kill; all whole ones were said.
        told += [int(line) for line in out.splitlines(keepends=True) if line.endswith("\n")]
    store.close()
    store = open_store(store_url)
    found = versions(store, token)
    assert found == list(range(1, len(found) + 1))
    assert set(told) <= set(found)
    assert len(told) > 24
    # At most the one that was under way at each kill is there without having been told.
    assert len(found) - 1 - len(told) <= 12
    assert store.verify() == ()
    if store_url.startswith("sqlite"):
        with store.reading() as connection:
            assert connection.exec_driver_sql("PRAGMA integrity_check").scalar_one() == "ok"
    store.close()
