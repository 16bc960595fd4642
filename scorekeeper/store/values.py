"""What the store hands back, and the two exceptions it raises. No database in here."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, get_args

if TYPE_CHECKING:
    from collections.abc import Mapping

Document: TypeAlias = dict[str, Any]
"""A score file as plain JSON values."""

Change: TypeAlias = tuple[str, Any]
"""``(path, value)``: the path in the score file's notation, ``""`` for the whole document; a value
of ``None`` takes a key away, or blanks an item of a list in its place."""


Role: TypeAlias = Literal["view", "enter", "manage"]
"""What the holder of a link may do; each includes those before it. ``enter``: add revisions. ``manage``: also options,
giving up and taking up again, deleting and bringing back, and links."""

ROLES: tuple[Role, ...] = get_args(Role)


@dataclass(frozen=True, slots=True)
class Revision:
    """One entry of a table's append-only list.

    ``version`` counts from 1 without gaps; ``at`` is UTC in ISO 8601; ``device`` is the number of
    the device that wrote it (compare with `Store.device_number`); ``kind`` is one of ``create``,
    ``edit``, ``delete``, ``restore``, ``abandon``, ``reopen``, or what the caller named it.
    """

    version: int
    at: str
    device: int
    kind: str
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A table as it stood at ``version``. ``document`` is the caller's own copy."""

    token: str
    id: str
    version: int
    document: Document
    updated_at: str
    deleted_at: str | None


@dataclass(frozen=True, slots=True)
class Summary:
    """A line of *Continue* or *History*.

    ``status`` follows the score file (a final without a status counts as finished); ``counted``
    says whether anything at all is counted in ``final``; ``owned`` whether this device made it;
    ``role`` what it may do there.
    """

    token: str
    id: str
    game: str
    names: tuple[str, ...]
    status: str
    version: int
    updated_at: str
    counted: bool
    owned: bool
    deleted_at: str | None
    role: Role


@dataclass(frozen=True, slots=True)
class Created:
    """A new table, at version 1."""

    token: str
    id: str
    version: int = 1


@dataclass(frozen=True, slots=True)
class Existing:
    """Nothing was added: a table with this lasting id is kept already.

    ``token`` is its address if the device has it in its list, else ``None``: knowing a score file
    gives nobody the right to write in the table it came from.
    """

    id: str
    token: str | None


@dataclass(frozen=True, slots=True)
class Saved:
    """The changes are on disk as ``version``.

    ``merged`` are the revisions of others since the version the caller knew; none of them touches
    what the caller wrote. They come before ``version``; apply them first, then one's own.
    """

    version: int
    at: str
    merged: tuple[Revision, ...] = ()


@dataclass(frozen=True, slots=True)
class Conflict:
    """Nothing was saved: somebody else wrote at one of the same places in between.

    ``paths`` are the caller's paths that clash; ``changes_since`` everything after the version the
    caller knew. It is empty if that version is ahead of the table (a backup was put back).
    """

    current_version: int
    changes_since: tuple[Revision, ...]
    paths: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Missing:
    """Nothing was saved or shown, since something is missing.

    ``unknown``: no table has this address. ``revoked``: it had, and the link was taken back. ``deleted``: the table is
    deleted (and can be brought back). ``role``: the link does not give the right, which is ``needs``.
    """

    reason: Literal["unknown", "revoked", "deleted", "role"]
    needs: Role | None = None


@dataclass(frozen=True, slots=True)
class Access:
    """What a device may do by an address; ``owned``: it made the table; ``deleted``: the table can be brought back."""

    role: Role
    owned: bool
    deleted: bool


@dataclass(frozen=True, slots=True)
class Link:
    """An address of a table. ``revoked_at``: since when it opens nothing."""

    token: str
    role: Role
    created_at: str
    revoked_at: str | None = None


@dataclass(frozen=True, slots=True)
class Revoked:
    """A link opens nothing any more.

    ``token`` is the address by which the device that revoked it goes on: the one it came by, or, if that is the revoked
    one, the one in its list; ``None`` if it has no other.
    """

    token: str | None


@dataclass(frozen=True, slots=True)
class Newest:
    """The newest version of a table, and the table's number, which `signals` tell it by."""

    table: int
    version: int


@dataclass(frozen=True, slots=True)
class Restored:
    """What reading a backup did, by lasting id.

    ``added`` are new; ``present`` were there already, with every revision of the backup;
    ``differing`` are there with another story and were left as they are; ``refused`` are
    ``(file name, code)`` of what could not be read, with the code of `BadChange`, or ``not-json``,
    ``not-a-backup``, ``newer-format``, ``incomplete`` (a missing file or revision), ``altered``
    (file and revisions disagree), ``token-taken`` (another table has this address),
    ``too-big`` (no backup of ours has such a file).
    """

    added: tuple[str, ...] = ()
    present: tuple[str, ...] = ()
    differing: tuple[str, ...] = ()
    refused: tuple[tuple[str, str], ...] = ()


class StoreRefused(Exception):
    """The database cannot be used, or not now. Words for people belong to the page.

    ``code`` is one of: ``bad-url``, ``no-driver`` (its Python library is not installed),
    ``unreachable``, ``read-only``, ``locked`` (others wrote for longer than the time allowed),
    ``full``, ``corrupt`` (damaged, or no database at all), ``not-a-store`` (a database of another
    program), ``newer-database``, ``failed`` (anything else). ``facts`` are ids, numbers, and the
    driver's own sentence as ``detail``.
    """

    def __init__(self, code: str, facts: Mapping[str, Any] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Mapping[str, Any] = MappingProxyType(dict(facts or {}))

    def __str__(self) -> str:
        return f"{self.code} {dict(self.facts)}"


@dataclass(eq=False)
class BadChange(ValueError):
    """The caller handed over something that no revision can hold; nothing was saved.

    ``code``: ``bad-path``, ``no-such-place`` (the path leads through a value that has no parts),
    ``too-far`` (list index beyond the limit), ``not-a-document``, ``not-json``, ``too-deep``,
    ``bad-id``, ``lasting-id`` (the id of a table cannot change), ``name-too-long``.
    """

    code: str
    path: str = ""
    facts: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.code} @ {self.path!r}"
