"""Links to a table, what each lets its holder do, and which of them a device knows the table by.

Each function works inside the transaction of the connection that it is given.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from . import changes as ch
from . import rows
from .schema import device, link, listing, score_table
from .values import ROLES, Link, Missing, Newest, Role, Summary

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from .values import Change

MANAGED = frozenset({"options", "status"})
"""Top-level keys of which some changes are for those who manage; see `manages`."""


def role_of(text: str) -> Role:
    """The role that a row names; what this program does not know (of a newer one, say) may only look."""
    return next((role for role in ROLES if role == text), "view")


def includes(role: Role, needed: Role) -> bool:
    """Whether who has ``role`` may do what needs ``needed``: managing includes entering, entering viewing."""
    return ROLES.index(role) >= ROLES.index(needed)


def find(connection: sa.Connection, token: str, *, lock: bool = False) -> Any | Missing:
    """The table's row behind an address, with the link's ``role`` and ``owner_hash``."""
    query = (
        sa.select(score_table, link.c.role, link.c.revoked_at, device.c.key_hash.label("owner_hash"))
        .join(link, link.c.table_id == score_table.c.id)
        .join(device, device.c.id == score_table.c.owner_id)
        .where(link.c.token == token)
    )
    if lock:  # SQLite's writer has the whole file already
        # The link too: who waited here for somebody revoking it must see that.
        query = query.with_for_update(of=[score_table, link], key_share=True)
    row = connection.execute(query).one_or_none()
    if row is None:
        return Missing("unknown")
    return row if row.revoked_at is None else Missing("revoked")


def owned(row: Any, device_hash: str | None) -> bool:
    """Whether the device made the table; ``None`` stands for a browser without a key, and made none."""
    return device_hash is not None and row.owner_hash == device_hash


def right(row: Any, device_hash: str | None) -> Role:
    """What a device may do that came by this row's link: who made the table manages it by any."""
    return "manage" if owned(row, device_hash) else role_of(row.role)


def manages(connection: sa.Connection, row: Any, changes: Iterable[Change]) -> bool:
    """Whether changes do what is for those who manage: other options, or a table given up or taken up again.

    ``changes`` are tidy, with names; writing anew what is there already changes nothing.
    """
    placed = [(ch.parse_path(path), path, value) for path, value in changes]
    telling = [(path, value) for parts, path, value in placed if not parts or parts[0] in MANAGED]
    if not telling:
        return False
    head = rows.read(row.head)
    part = rows.named(connection, [((), {key: head[key] for key in MANAGED & head.keys()})])[0]
    after = ch.apply(part, telling)
    given_up = [document.get("status") == "abandoned" for document in (part, after)]
    return given_up[0] != given_up[1] or not ch.same(part.get("options") or {}, after.get("options") or {})


def add(connection: sa.Connection, table_id: int, role: Role, at: str) -> Link:
    """A new link."""
    token = secrets.token_urlsafe(24)
    connection.execute(link.insert().values(token=token, table_id=table_id, role=role, created_at=at))
    return Link(token, role, at)


def of(connection: sa.Connection, table_id: int) -> tuple[Link, ...]:
    """All links of a table, oldest first, revoked ones too."""
    query = sa.select(link).where(link.c.table_id == table_id).order_by(link.c.created_at, link.c.token)
    return tuple(
        Link(row.token, role_of(row.role), row.created_at, row.revoked_at) for row in connection.execute(query)
    )


def revoke(connection: sa.Connection, row: Any, token: str, at: str) -> None:
    """Revoke a link of a locked table.

    Whoever made the table is never left without: if it was listed there by this link, it is by another, or a new one.
    """
    connection.execute(link.update().where(link.c.token == token, link.c.revoked_at.is_(None)).values(revoked_at=at))
    mine = (listing.c.table_id == row.id) & (listing.c.device_id == row.owner_id)
    if connection.scalar(sa.select(listing.c.token).where(mine)) == token:
        # One to enter by, since the address that a page shows is the one that people pass on.
        open_ones = [each.token for each in of(connection, row.id) if not each.revoked_at and each.role == "enter"]
        address = open_ones[0] if open_ones else add(connection, row.id, "enter", at).token
        connection.execute(listing.update().where(mine).values(token=address))


def put_on_list(connection: sa.Connection, device_id: int, row: Any, token: str, at: str) -> None:
    """Let a device list the table by this link, unless it knows it by one that is as good."""
    key = {"device_id": device_id, "table_id": row.id}
    rows.put(connection, listing, **key, token=token, added_at=at)
    if row.owner_id == device_id:
        return  # may do everything by any link, and `revoke` looks after the one listed
    mine = (listing.c.table_id == row.id) & (listing.c.device_id == device_id)
    query = sa.select(link).join(listing, listing.c.token == link.c.token).where(mine)
    listed = connection.execute(query).one()
    if listed.revoked_at or not includes(role_of(listed.role), role_of(row.role)):
        connection.execute(listing.update().where(mine).values(token=token))


def address_on_list(connection: sa.Connection, device_id: int, table_id: int) -> str | None:
    """The link that a device lists a table by, if it still opens it."""
    query = (
        sa.select(listing.c.token)
        .join(link, link.c.token == listing.c.token)
        .where(listing.c.device_id == device_id, listing.c.table_id == table_id, link.c.revoked_at.is_(None))
    )
    return connection.scalar(query)


_SUMMED = [column for column in score_table.columns if column.name != "head"]  # documents are long


def summaries(
    connection: sa.Connection, device_id: int | None, deleted: bool, since: str | None = None, most: int | None = None
) -> tuple[Summary, ...]:
    """A device's list, newest first; a table whose link was revoked is not in it.

    ``since``: of tables that are over only those written after that moment; ``most``: no more than so many.
    """
    query = (
        sa.select(*_SUMMED, listing.c.token, link.c.role)
        .join(listing, listing.c.table_id == score_table.c.id)
        .join(link, link.c.token == listing.c.token)
        .where(listing.c.device_id == device_id, link.c.revoked_at.is_(None))
        .where(score_table.c.deleted_at.is_not(None) == deleted)
        .order_by(score_table.c.updated_at.desc(), score_table.c.id.desc())
        .limit(most)
    )
    if since is not None:
        query = query.where((score_table.c.status == "playing") | (score_table.c.updated_at > since))
    found = connection.execute(query).all()
    named = rows.named(connection, [(("players",), rows.read(row.people)) for row in found])
    return tuple(
        Summary(
            row.token,
            row.document_id,
            row.game,
            tuple(seat["name"] or "" for seat in seats),
            row.status,
            row.version,
            row.updated_at,
            row.counted,
            row.owner_id == device_id,
            row.deleted_at,
            "manage" if row.owner_id == device_id else role_of(row.role),
        )
        for row, seats in zip(found, named, strict=True)
    )


def newest(connection: sa.Connection, tokens: Collection[str]) -> dict[str, Newest | Missing]:
    """The newest version behind each address that there is, by one query."""
    query = (
        sa.select(link.c.token, link.c.revoked_at, score_table.c.id, score_table.c.version)
        .join(score_table, score_table.c.id == link.c.table_id)
        .where(link.c.token.in_(tokens))
    )
    return {
        row.token: Missing("revoked") if row.revoked_at else Newest(row.id, row.version)
        for row in connection.execute(query)
    }
