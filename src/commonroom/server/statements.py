"""Statements that are used all the time, put into words once.

SQLAlchemy takes longer to word a question than SQLite to answer it.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import BindParameter, String, bindparam, func, insert, select, update
from sqlalchemy.dialects import postgresql

from .schema import actions, chat, keys, seats, tables

LINES = 40
"""So much of a table's talk is told to whoever comes; fewer lines than a client's queue holds."""

_HERE: BindParameter[Any] = bindparam("here")
_AFTER: BindParameter[Any] = bindparam("after")
_PLACE: BindParameter[Any] = bindparam("place")

TABLE = (
    select(tables, seats.c.kind, seats.c.name, seats.c.bot, seats.c.wish)
    .join(seats, seats.c.table_id == tables.c.id)
    .where(tables.c.id == _HERE)
    .order_by(seats.c.seat)
)
KEYS = select(keys.c.kind, keys.c.seat, keys.c.hash).where(keys.c.table_id == _HERE, keys.c.kind != "link")
ACTIONS = (
    select(actions.c.number, actions.c.seat, actions.c.sent_id, actions.c.body, actions.c.at)
    .where(actions.c.table_id == _HERE, actions.c.number > _AFTER)
    .order_by(actions.c.number)
)
CHAT = (
    select(chat.c.number, chat.c.seat, chat.c.team, chat.c.text, chat.c.at)
    .where(chat.c.table_id == _HERE, chat.c.number > _AFTER)
    .order_by(chat.c.number.desc())
    .limit(LINES)
)
SEAT = select(keys.c.seat).where(keys.c.table_id == _HERE, keys.c.hash == bindparam("who"), keys.c.kind == "person")

NEW_TABLE, NEW_SEAT, NEW_KEY, NEW_ACTION = insert(tables), insert(seats), insert(keys), insert(actions)
NEW_ACTION_UNLESS_TAKEN = (
    postgresql.insert(actions).on_conflict_do_nothing().returning(actions.c.table_id, actions.c.number)
)

FREE = select(seats.c.seat).where(seats.c.table_id == _HERE, seats.c.kind == "open").order_by(seats.c.seat)
SIT_DOWN = (
    update(seats)
    .where(seats.c.table_id == _HERE, seats.c.seat == _PLACE, seats.c.kind == "open")
    .values(
        kind="person", name=bindparam("called"), wish=func.coalesce(bindparam("wanted", type_=String), seats.c.wish)
    )
)
FIRST_HOST = update(tables).where(tables.c.id == _HERE, tables.c.host.is_(None)).values(host=_PLACE)
