"""Copying rows from one database to another, of whichever kind."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Column, Connection, Table, delete, insert, select

from .schema import actions, chat, keys, metadata, seats, tables

AT_ONCE = 1_000
"""Rows that are in memory at a time."""

PARTS: Sequence[tuple[Table, Column[str]]] = [
    (tables, tables.c.id),
    *((part, part.c.table_id) for part in (seats, keys, actions, chat)),
]
"""What makes up a table, what others refer to first; each with the column that says whose it is."""


def copy_all(source: Connection, target: Connection) -> None:
    """Copy everything into an empty database."""
    for table in metadata.sorted_tables:
        rows = source.execution_options(yield_per=AT_ONCE).execute(select(table))
        for some in rows.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in some])


def copy_table(source: Connection, target: Connection, name: str) -> None:
    """Copy one table and all that belongs to it; what the target had of it goes."""
    forget_table(target, name)
    for part, owner in PARTS:
        if rows := source.execute(select(part).where(owner == name)).mappings().all():
            target.execute(insert(part), [dict(row) for row in rows])


def forget_table(connection: Connection, name: str) -> None:
    """Delete one table and all that belongs to it."""
    for part, owner in reversed(PARTS):
        connection.execute(delete(part).where(owner == name))
