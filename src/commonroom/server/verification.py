"""Looking through a whole database: is everything still what the server has written?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DBAPIError

from commonroom.games import GAMES

from .settings import Limits
from .storage import schema
from .storage.chain import Damaged
from .storage.queries import actions_of, keys_of, table_by_id
from .storage.snapshot import snapshot
from .tables.state import TableState


class Damage(NamedTuple):
    """Something that is not as it was written: in a table, or in the database as a whole."""

    table: str | None
    why: str


class Looked(NamedTuple):
    """What has been looked at."""

    tables: int
    actions: int


def verify(url: str) -> Iterator[Damage | Looked]:
    """Yield everything that is damaged, and in the end how much was looked at. Nothing is changed."""
    try:
        with snapshot(url) as connection:
            if connection.dialect.name == "sqlite":
                yield from _check_file(connection)
            yield from _check_tables(connection)
    except DBAPIError as error:
        yield Damage(None, f"cannot be read: {error.orig}")


def _check_file(connection: Connection) -> Iterator[Damage]:
    for found in connection.exec_driver_sql("PRAGMA integrity_check").scalars():
        if found != "ok":
            yield Damage(None, str(found))


def _check_tables(connection: Connection) -> Iterator[Damage | Looked]:
    tables = list(connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.opened)).scalars())
    for table in tables:
        if (why := _what_is_wrong(connection, table)) is not None:
            yield Damage(table, why)
    known = select(schema.tables.c.id)
    lost = select(func.count()).select_from(schema.actions).where(schema.actions.c.table_id.not_in(known))
    if orphans := connection.execute(lost).scalar():
        yield Damage(None, f"{orphans} actions belong to no table")
    actions = connection.execute(select(func.count()).select_from(schema.actions)).scalar() or 0
    yield Looked(len(tables), actions)


def _what_is_wrong(connection: Connection, table: str) -> str | None:
    """Replay a table as the server would when somebody asks for it."""
    try:
        stored, actions = table_by_id(connection, table), actions_of(connection, table, 0)
        if stored is None:
            return "it has no seats"
        if stored.game not in GAMES or not GAMES[stored.game].ABOUT.knows(stored.rules):
            return f"it is a match of {stored.game} by rules {stored.rules}, which are not installed"
        state = TableState(stored, keys_of(connection, table), Limits())
        if state.match is None:
            return "it has actions, and open seats" if actions else None
        state.replay(actions)
        if state.number != len(actions):
            return f"stored action {state.number + 1} is missing"
        if stored.finished is not None and state.phase != "finished":
            return "it is marked as finished, and its actions do not end it: some are missing at the end"
    except Damaged as error:
        return str(error)
    except Exception as error:
        return f"it cannot be replayed: {type(error).__name__}"
    return None
