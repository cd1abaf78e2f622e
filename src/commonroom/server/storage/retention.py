"""Finished tables that have been kept long enough: which they are, and how one of them goes."""

from __future__ import annotations

from typing import Literal, NamedTuple

from sqlalchemy import Connection, Engine, select

from ..settings import Retention
from .chain import Damaged, check, head_of
from .copying import copy_table, forget_table
from .queries import actions_of, table_by_id
from .schema import tables

DAY = 24 * 3600.0

Outcome = Literal["archived", "deleted", "damaged", "changed"]


class Due(NamedTuple):
    """What is to happen to a finished table."""

    table: str
    finished: float
    what: Literal["archive", "delete"]


def due(connection: Connection, retention: Retention, now: float) -> list[Due]:
    """List the tables that have been finished for long enough, the oldest first."""
    archive, delete = _before(retention.archive_days, now), _before(retention.delete_days, now)
    query = select(tables.c.id, tables.c.finished).where(tables.c.finished <= max(archive, delete))
    found = connection.execute(query.order_by(tables.c.finished, tables.c.id))
    return [Due(table, finished, "delete" if finished <= delete else "archive") for table, finished in found]


def put_away(connection: Connection, each: Due, archive: Engine | None) -> Outcome:
    """Archive or delete a table, in the caller's transaction.

    It is on the archive's disk before it goes here. A crash in between leaves it at both places, and the next attempt
    puts it there again.
    """
    # Nothing but a finished table goes, whatever has happened since; another server may be at it, too.
    mine = select(tables.c.id).where(tables.c.id == each.table, tables.c.finished == each.finished)
    if connection.execute(mine.with_for_update(skip_locked=True)).first() is None:
        return "changed"
    if each.what == "archive":
        assert archive is not None
        if not _is_sound(connection, each.table):
            return "damaged"
        with archive.begin() as target:
            copy_table(connection, target, each.table)
    forget_table(connection, each.table)
    return "archived" if each.what == "archive" else "deleted"


def _before(days: float | None, now: float) -> float:
    return 0.0 if days is None else now - days * DAY


def _is_sound(connection: Connection, table: str) -> bool:
    """Tell whether the actions are those that were written: a damaged table stays where somebody can look at it."""
    stored = table_by_id(connection, table)
    if stored is None:
        return False
    link = head_of(stored)
    try:
        for action in actions_of(connection, table, 0):
            link = check(link, action)
    except Damaged:
        return False
    return True
