"""Jobs for what players agree on: a question to all, a pause, more time, a move that is taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, update
from sqlalchemy.exc import IntegrityError

from .chain import chained
from .queries import NEW_ACTION
from .rows import StoredTable
from .schema import tables
from .store import Conflict


def settle(was: StoredTable, action: dict[str, Any] | None = None, **values: Any) -> Callable[[Connection], None]:
    """Change the agreements of a table that are as they `was`, and append an action with them, all or nothing."""

    def job(connection: Connection) -> None:
        same = (tables.c.asked.is_not_distinct_from(was.asked), tables.c.paused.is_not_distinct_from(was.paused))
        if not connection.execute(update(tables).where(tables.c.id == was.id, *same).values(**values)).rowcount:
            raise Conflict("somebody else was faster")
        if action is not None:
            try:
                connection.execute(NEW_ACTION, chained(connection, action))
            except IntegrityError:
                raise Conflict("the match has moved on") from None

    return job
