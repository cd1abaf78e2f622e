"""What is stored of a table, read in one place for all who have a connection."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from . import schema
from .rows import Key, Keys, Loaded, StoredAction, StoredSeat, StoredTable
from .statements import ACTIONS, KEYS, TABLE


def table_by_id(connection: Connection, table: str) -> StoredTable | None:
    """A table with its seats."""
    rows = connection.execute(TABLE, {"here": table}).all()
    if not rows:
        return None
    columns = len(schema.tables.c)
    values = dict(zip(schema.tables.c.keys(), rows[0][:columns], strict=True))
    values["options"] = msgspec.json.decode(values["options"])
    return StoredTable(**values, seats=tuple(StoredSeat(*row[columns:]) for row in rows))


def keys_of(connection: Connection, table: str) -> Keys:
    """Who has keys to a table, but for links that nobody has used yet."""
    rows = connection.execute(KEYS, {"here": table}).all()
    return Keys.of(Key(*row) for row in rows)


def actions_of(connection: Connection, table: str, after: int) -> list[StoredAction]:
    """The actions of a table, in order, from a number on."""
    rows = connection.execute(ACTIONS, {"here": table, "after": after})
    return [StoredAction(n, seat, sent, body.encode(), at) for n, seat, sent, body, at in rows]


def load(connection: Connection, table: str, after: int | None) -> Loaded:
    """All there is of a table; no actions where `after` is None."""
    actions = [] if after is None else actions_of(connection, table, after)
    return Loaded(table_by_id(connection, table), actions, keys_of(connection, table))
