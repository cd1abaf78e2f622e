"""SQL that is used all the time: statements built once, and the functions that read with them.

SQLAlchemy takes longer to build a statement than SQLite to run it.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import BindParameter, Connection, String, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql

from .rows import GALLERY, Key, Keys, Loaded, StoredAction, StoredLine, StoredSeat, StoredTable
from .schema import actions, chat, keys, seats, tables

LINES = 40
LINES_OF_GALLERY = 20
"""Lines of chat that a newcomer is sent, of players and of watchers: together fewer than a client's queue holds.

They are counted apart, so that watchers cannot push out what players have said.
"""

_HERE: BindParameter[Any] = bindparam("here")
_AFTER: BindParameter[Any] = bindparam("after")
_PLACE: BindParameter[Any] = bindparam("place")

TABLE = (
    select(tables, seats.c.kind, seats.c.name, seats.c.bot, seats.c.wish, seats.c.offered, seats.c.came)
    .join(seats, seats.c.table_id == tables.c.id)
    .where(tables.c.id == _HERE)
    .order_by(seats.c.seat)
)
KEYS = select(keys.c.kind, keys.c.seat, keys.c.hash).where(keys.c.table_id == _HERE, keys.c.kind != "link")
ACTIONS = (
    select(actions.c.number, actions.c.seat, actions.c.sent_id, actions.c.body, actions.c.at, actions.c.link)
    .where(actions.c.table_id == _HERE, actions.c.number > _AFTER)
    .order_by(actions.c.number)
)
_CHAT = (
    select(chat.c.number, chat.c.seat, chat.c.team, chat.c.text, chat.c.at, chat.c.name)
    .where(chat.c.table_id == _HERE, chat.c.number > _AFTER)
    .order_by(chat.c.number.desc())
)
CHAT = _CHAT.where(chat.c.seat != GALLERY).limit(LINES)
CHAT_OF_GALLERY = _CHAT.where(chat.c.seat == GALLERY).limit(LINES_OF_GALLERY)
SEAT = select(keys.c.seat).where(keys.c.table_id == _HERE, keys.c.hash == bindparam("who"), keys.c.kind == "person")

OLD_KEY = delete(keys).where(keys.c.table_id == _HERE, keys.c.hash == bindparam("who"), keys.c.kind == "former")
"""What somebody had who left a seat, and now gets another."""

NEW_TABLE, NEW_SEAT, NEW_KEY, NEW_ACTION = insert(tables), insert(seats), insert(keys), insert(actions)
NEW_ACTION_UNLESS_TAKEN = (
    postgresql.insert(actions).on_conflict_do_nothing().returning(actions.c.table_id, actions.c.number)
)

FREE = select(seats.c.seat).where(seats.c.table_id == _HERE, seats.c.kind == "open").order_by(seats.c.seat)
SIT_DOWN = (
    update(seats)
    .where(seats.c.table_id == _HERE, seats.c.seat == _PLACE, seats.c.kind == "open")
    .values(
        kind="person",
        name=bindparam("called"),
        wish=func.coalesce(bindparam("wanted", type_=String), seats.c.wish),
        came=True,
    )
)
FIRST_HOST = update(tables).where(tables.c.id == _HERE, tables.c.host.is_(None)).values(host=_PLACE)


def table_by_id(connection: Connection, table: str) -> StoredTable | None:
    """Read a table with its seats."""
    rows = connection.execute(TABLE, {"here": table}).all()
    if not rows:
        return None
    columns = len(tables.c)
    values = dict(zip(tables.c.keys(), rows[0][:columns], strict=True))
    values["options"] = msgspec.json.decode(values["options"])
    return StoredTable(**values, seats=tuple(StoredSeat(*row[columns:]) for row in rows))


def keys_of(connection: Connection, table: str) -> Keys:
    """Read who has keys to a table, except for links that are not used yet."""
    rows = connection.execute(KEYS, {"here": table}).all()
    return Keys.of(Key(*row) for row in rows)


def actions_of(connection: Connection, table: str, after: int) -> list[StoredAction]:
    """Read the actions of a table after a number, in order."""
    rows = connection.execute(ACTIONS, {"here": table, "after": after})
    return [StoredAction(n, seat, sent, body.encode(), at, link or "") for n, seat, sent, body, at, link in rows]


def chat_of(connection: Connection, table: str, after: int) -> list[StoredLine]:
    """Read the last lines of chat after a number, in order."""
    here = {"here": table, "after": after}
    rows = [StoredLine(*row) for query in (CHAT, CHAT_OF_GALLERY) for row in connection.execute(query, here)]
    return sorted(rows)


def load(connection: Connection, table: str, after: int | None) -> Loaded:
    """Read everything about a table; no actions where `after` is None."""
    found = [] if after is None else actions_of(connection, table, after)
    return Loaded(table_by_id(connection, table), found, keys_of(connection, table))
