"""Tables that outlive the page: an append-only list of revisions each, in SQLite or PostgreSQL.

>>> from scorekeeper.store import open_store                                    # doctest: +SKIP
>>> store = open_store()                                                        # doctest: +SKIP
>>> made = store.create(document, device)                                       # doctest: +SKIP
>>> store.append(made.token, 1, [("final.seats[0].coins", 12)], device)         # doctest: +SKIP
Saved(version=2, at='2026-11-28T19:15:00.000000Z', merged=())

SQLAlchemy is loaded with `Store` or `open_store`; the values and `changes` do without.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .values import (
    ROLES,
    Access,
    BadChange,
    Change,
    Conflict,
    Created,
    Document,
    Existing,
    Link,
    Missing,
    Newest,
    Restored,
    Revision,
    Revoked,
    Role,
    Saved,
    StoreRefused,
    Summary,
    Table,
)

if TYPE_CHECKING:
    from .store import Store, open_store

__all__ = [
    "ROLES",
    "Access",
    "BadChange",
    "Change",
    "Conflict",
    "Created",
    "Document",
    "Existing",
    "Link",
    "Missing",
    "Newest",
    "Restored",
    "Revision",
    "Revoked",
    "Role",
    "Saved",
    "Store",
    "StoreRefused",
    "Summary",
    "Table",
    "open_store",
]


def __getattr__(name: str) -> Any:
    if name in {"Store", "open_store"}:
        from . import store

        return getattr(store, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
