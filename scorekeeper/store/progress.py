"""What a device has learned: one row a game, with what the learner did as JSON.

It belongs to the device alone, names nobody, and goes with `forget`. A browser that keeps no key has none here.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from . import rows
from .schema import progress

if TYPE_CHECKING:
    from .store import Store
    from .values import Document


def of(store: Store, device: str, game: str) -> Document:
    """What a device has learned of a game; empty if nothing yet. Raises `StoreRefused`."""
    if not device:
        return {}
    with store.reading() as connection:
        return _read(connection, rows.known_device(connection, device), game)


def note(store: Store, device: str, game: str, changes: Mapping[str, Any]) -> None:
    """Note what was done. Objects are merged key by key, so that two pages lose nothing of each other's.

    Raises `StoreRefused`.
    """

    def work(connection: sa.Connection) -> None:
        at = store._at()
        number = rows.device(connection, rows.key_hash(device), at)
        rows.put(connection, progress, device_id=number, game=game, data="{}", updated_at=at)
        known = _read(connection, number, game, lock=True)
        for key, value in changes.items():
            before = known.get(key)
            known[key] = {**before, **value} if isinstance(before, dict) and isinstance(value, dict) else value
        values = {"data": json.dumps(known, ensure_ascii=False), "updated_at": at}
        connection.execute(progress.update().where(_mine(number, game)).values(values))

    if device:
        store.writing(work)


def forget(store: Store, device: str, game: str | None = None) -> None:
    """Remove what a device has learned of one game, or of all. Raises `StoreRefused`."""

    def work(connection: sa.Connection) -> None:
        number = rows.known_device(connection, device)
        if number is not None:
            mine = progress.c.device_id == number
            connection.execute(progress.delete().where(mine if game is None else mine & (progress.c.game == game)))

    if device:
        store.writing(work)


def _mine(number: int, game: str) -> sa.ColumnElement[bool]:
    return sa.and_(progress.c.device_id == number, progress.c.game == game)


def _read(connection: sa.Connection, number: int | None, game: str, *, lock: bool = False) -> Document:
    if number is None:
        return {}
    query = sa.select(progress.c.data).where(_mine(number, game))
    found = connection.scalar(query.with_for_update() if lock else query)
    data = json.loads(found) if found else {}
    return data if isinstance(data, dict) else {}
