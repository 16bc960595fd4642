"""What a device has learned: by device and game, merged, forgotten; and an older database without room for it."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from scorekeeper.store import Store, open_store, progress
from scorekeeper.store.migrate import STEPS, newest
from storing import OTHER, PHONE, Clock, texts


@pytest.fixture
def store(store_url: str, clock: Clock) -> Store:
    return open_store(store_url, clock=clock)


def test_what_is_noted_is_kept_by_device_and_game(store: Store) -> None:
    assert progress.of(store, PHONE, "musee") == {}
    progress.note(store, PHONE, "musee", {"steps": {"theme": True}, "at": "theme"})
    assert progress.of(store, PHONE, "musee") == {"steps": {"theme": True}, "at": "theme"}
    assert progress.of(store, OTHER, "musee") == {}
    assert progress.of(store, PHONE, "orleans") == {}


def test_two_pages_lose_nothing_of_each_other(store: Store) -> None:
    progress.note(store, PHONE, "musee", {"steps": {"theme": True}, "sittings": 1})
    progress.note(store, PHONE, "musee", {"steps": {"deal": False}, "sittings": 2})
    assert progress.of(store, PHONE, "musee") == {"steps": {"theme": True, "deal": False}, "sittings": 2}


def test_a_browser_without_a_key_has_nothing_here(store: Store) -> None:
    progress.note(store, "", "musee", {"steps": {"theme": True}})
    assert progress.of(store, "", "musee") == {}
    progress.forget(store, "")


def test_it_is_forgotten_by_game_and_with_the_device(store: Store) -> None:
    for game in ("musee", "orleans"):
        progress.note(store, PHONE, game, {"at": "theme"})
        progress.note(store, OTHER, game, {"at": "theme"})
    progress.forget(store, PHONE, "musee")
    assert progress.of(store, PHONE, "musee") == {}
    assert progress.of(store, PHONE, "orleans") == {"at": "theme"}
    progress.forget(store, PHONE)
    assert progress.of(store, PHONE, "orleans") == {}
    assert progress.of(store, OTHER, "musee") == progress.of(store, OTHER, "orleans") == {"at": "theme"}


def test_the_key_of_the_device_stands_nowhere(store: Store, store_url: str) -> None:
    progress.note(store, PHONE, "musee", {"at": "theme"})
    assert PHONE not in texts(store_url)


def test_an_older_database_gets_room_for_it(store_url: str, tmp_path: Path) -> None:
    before = next(at for at, step in enumerate(STEPS) if step.__name__ == "_add_progress")
    open_store(store_url).close()
    engine = sa.create_engine(store_url)
    with engine.begin() as connection:
        connection.execute(sa.text("DROP TABLE progress"))
        connection.execute(sa.text(f"UPDATE scorekeeper_schema SET version = {before + 1}"))
    engine.dispose()
    store = open_store(store_url, folder=tmp_path, steps=STEPS[: before + 1])
    progress.note(store, PHONE, "musee", {"at": "theme"})
    assert progress.of(store, PHONE, "musee") == {"at": "theme"}
    assert newest(STEPS[: before + 1]) == before + 2
    store.close()
