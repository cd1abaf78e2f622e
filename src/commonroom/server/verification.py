"""Looking through a whole database: is everything still what the server has written?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, func, make_url, select, text
from sqlalchemy.exc import DBAPIError

from commonroom.engine import BadInput
from commonroom.games import GAMES

from .settings import Limits
from .storage import schema
from .storage.chain import Damaged
from .storage.database import file_of
from .storage.queries import actions_of, keys_of, table_by_id
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
    engine = _opened(url)
    try:
        with engine.connect() as connection:
            _check_version(connection)
            if engine.dialect.name == "sqlite":
                yield from _check_file(connection)
            yield from _check_tables(connection)
    except DBAPIError as error:
        yield Damage(None, f"cannot be read: {error.orig}")
    finally:
        engine.dispose()


def _opened(url: str) -> Engine:
    parsed = make_url(url)
    if parsed.get_backend_name() == "postgresql":
        return create_engine(parsed.set(drivername="postgresql+psycopg"), hide_parameters=True)
    file = file_of(url)
    if file is None or not file.is_file():
        raise BadInput("database", f"there is no file {file or url}")
    return create_engine(f"sqlite:///file:{file}?mode=ro&uri=true", hide_parameters=True)


def _check_version(connection: Connection) -> None:
    newest = ScriptDirectory(str(Path(__file__).parent / "storage" / "migrations")).get_current_head()
    try:
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    except DBAPIError:
        raise BadInput("database", "is not one of Common Room, or is damaged at its beginning") from None
    if found != newest:
        raise BadInput("database", "was written by another version of Common Room; start the server with it once")


def _check_file(connection: Connection) -> Iterator[Damage]:
    for found in connection.execute(text("PRAGMA integrity_check")).scalars():
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
