"""The tables of the database. Actions are only ever appended: (table, number) is their primary key."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("opened", Float, nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", String(80), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("host", Integer, nullable=True),
    Column("hints", Boolean, nullable=False),
    Column("finished", Float, nullable=True),
    Column("rematch", String(24), nullable=True),
    Column("timed", Boolean, nullable=False, server_default=false()),
    Column("paused", Float, nullable=True),
    Column("paused_by", Integer, nullable=True),
    Column("credit", Float, nullable=False, server_default="0"),
    Column("credited", Integer, nullable=False, server_default="0"),
    Column("asked", Text, nullable=True),
    Column("gallery", String(8), nullable=False, server_default="apart"),
)
"""`timed` tables have a clock that runs even if nobody looks. `credit` are seconds that do not count in the turn that
ran after action `credited`: it was paused, or somebody gave more time. `asked` is the last question to all, as JSON."""

life = Table("life", metadata, Column("id", Integer, primary_key=True), Column("alive", Float, nullable=False))
"""One row: when a server last ran, so that an outage counts against no player."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(32), nullable=True),
    Column("bot", String(32), nullable=True),
    Column("wish", String(40), nullable=True),
    Column("offered", Boolean, nullable=False, server_default=false()),
    Column("came", Boolean, nullable=False, server_default=true()),
)

keys = Table(
    "keys",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("expires", Float, nullable=True),
    Index("keys_by_hash", "hash"),
)
"""Hashed secrets: `person` sits at a seat, `invite` takes an open one, `link` takes a seat to another device."""

actions = Table(
    "actions",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("sent_id", String(40), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("link", String(32), nullable=True),
    UniqueConstraint("table_id", "seat", "sent_id", name="actions_sent_once"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("team", Boolean, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("sent_id", String(40), nullable=True),
    Column("name", String(32), nullable=True),
    Index("chat_sent_once", "table_id", "seat", "sent_id", unique=True),
)
