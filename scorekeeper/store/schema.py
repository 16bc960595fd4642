"""The tables of the database. Version 3 (1 had no `play`, 2 no `progress`).

The truth is `revision`. What `score_table` keeps beside it (`head`, `game`, `status` …) and all of `play` follow
from the revisions and are written in the same transaction.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

schema = Table(
    "scorekeeper_schema",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # one row, 1
    Column("version", Integer, nullable=False),
)

device = Table(
    "device",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key_hash", String(64), nullable=False, unique=True),  # SHA-256; the key is never kept
    Column("created_at", String(32), nullable=False),
)

person = Table(
    "person",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("device_id", ForeignKey("device.id"), nullable=False),
    Column("name", Text),  # null: forgotten
    Column("same_as", ForeignKey("person.id"), index=True),  # merged into that one
    Column("created_at", String(32), nullable=False),
    UniqueConstraint("device_id", "name"),
)

score_table = Table(
    "score_table",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("document_id", String(36), nullable=False, unique=True),
    Column("owner_id", ForeignKey("device.id"), nullable=False, index=True),
    Column("version", Integer, nullable=False),
    Column("head", Text, nullable=False),  # JSON: the document at `version`
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("people", Text, nullable=False),  # JSON: players[].name as stored, in seat order
    Column("counted", Boolean, nullable=False),
    Column("created_at", String(32), nullable=False),
    Column("updated_at", String(32), nullable=False),
    Column("deleted_at", String(32), index=True),
)

revision = Table(
    "revision",
    metadata,
    Column("table_id", ForeignKey("score_table.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", String(32), nullable=False),
    Column("device_id", ForeignKey("device.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("changes", Text, nullable=False),  # JSON: [[path, value], …], names as references
)

link = Table(
    "link",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("table_id", ForeignKey("score_table.id"), nullable=False, index=True),
    Column("role", String(16), nullable=False),  # "view", "enter" or "manage"
    Column("created_at", String(32), nullable=False),
    Column("revoked_at", String(32)),
)

listing = Table(  # which tables a device lists, and by which address it knows them
    "listing",
    metadata,
    Column("device_id", ForeignKey("device.id"), primary_key=True),
    Column("table_id", ForeignKey("score_table.id"), primary_key=True, index=True),
    Column("token", ForeignKey("link.token"), nullable=False, index=True),
    Column("added_at", String(32), nullable=False),
)

mention = Table(  # which persons the revisions of a table refer to
    "mention",
    metadata,
    Column("table_id", ForeignKey("score_table.id"), primary_key=True),
    Column("person_id", ForeignKey("person.id"), primary_key=True),
)

play = Table(  # finished plays that are not deleted, as figures: see `plays`
    "play",
    metadata,
    Column("table_id", ForeignKey("score_table.id"), primary_key=True),
    Column("document_id", String(36), nullable=False),
    Column("game", Text, nullable=False),
    Column("day", String(10)),  # on the calendar at the table; null: unknown
    Column("minutes", Integer),
    Column("quantity", Integer, nullable=False),  # how many plays the record stands for
    Column("known_by", String(8), nullable=False),  # "final", "claimed" or "totals"
    Column("scoring", String(8), nullable=False),
    Column("left_out", String(20)),  # why it stays out of averages
    Column("people", LargeBinary, nullable=False),  # packed: one record a person
    Column("line_ids", Text),  # ids joined by commas; null: no lines
    Column("lines", LargeBinary),  # packed: points, seat by seat
    Column("decided", Text),  # for each seat what decided its place, joined by commas; null: nothing did
)

progress = Table(  # what a device has learned: see `progress`
    "progress",
    metadata,
    Column("device_id", ForeignKey("device.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("data", Text, nullable=False),  # JSON
    Column("updated_at", String(32), nullable=False),
)

Index("mention_person", mention.c.person_id)
