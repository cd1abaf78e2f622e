"""A chain through the stored actions of a table: what is changed outside the server no longer fits.

It guards against mistakes and damage, not against somebody who may write to the database and knows how to make a new
chain.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, select

from .rows import StoredAction, StoredTable
from .schema import actions, tables

LENGTH = 32
"""Hexadecimal digits of a link."""

_HEAD = select(tables.c.id, tables.c.game, tables.c.rules, tables.c.edition, tables.c.options, tables.c.seed).where(
    tables.c.id == bindparam("here")
)
_LAST = select(actions.c.link).where(actions.c.table_id == bindparam("here"), actions.c.number == bindparam("last"))


class Damaged(Exception):
    """Something stored is not what the server has written."""


def head(table: str, game: str, rules: int, edition: str, options: str, seed: str) -> str:
    """Return the beginning of a table's chain: what never changes, with the options as they are stored."""
    return _hashed([table, game, rules, edition, options, seed])


def head_of(table: StoredTable) -> str:
    """Return the beginning of a table's chain."""
    options = msgspec.json.encode(table.options).decode()
    return head(table.id, table.game, table.rules, table.edition, options, table.seed)


def link(before: str, number: int, seat: int, sent_id: str, body: str, at: float) -> str:
    """Return the link of an action to the one before it, or to the head."""
    return _hashed([before, number, seat, sent_id, body, at])


def check(before: str, action: StoredAction) -> str:
    """Return the link of a stored action; Damaged if the action, or one before it, is not what was written."""
    found = link(before, action.number, action.seat, action.sent_id, action.body.decode(), action.at)
    if found != action.link:
        raise Damaged(f"stored action {action.number} is not the one that was written")
    return found


def chained(connection: Connection, action: dict[str, Any], before: str | None = None) -> dict[str, Any]:
    """Return a new action with its link; the one before it is looked up where it is not known."""
    before = last_link(connection, action["table_id"], action["number"] - 1) if before is None else before
    values = (action[name] for name in ("number", "seat", "sent_id", "body", "at"))
    return action | {"link": link(before, *values)}


def last_link(connection: Connection, table: str, number: int) -> str:
    """Return the link of an action, or of the head for number 0; one that is missing breaks the chain."""
    if number:
        return connection.execute(_LAST, {"here": table, "last": number}).scalar() or ""
    row = connection.execute(_HEAD, {"here": table}).first()
    return "" if row is None else head(*row)


def _hashed(values: list[Any]) -> str:
    return sha256(msgspec.json.encode(values)).hexdigest()[:LENGTH]
