"""A database as it is at one moment, to be read from outside while a server may be writing it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, make_url, text
from sqlalchemy.exc import DBAPIError, OperationalError

from commonroom.engine import BadInput

from ..failure import Unavailable
from .database import file_of


@contextmanager
def snapshot(url: str) -> Iterator[Connection]:
    """Open a database of this version, read only; everything that is read belongs to the same moment."""
    engine = _opened(url)
    try:
        with _connected(engine) as connection:
            if engine.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN")  # the driver begins nothing for a question
            _check_version(connection)
            yield connection
    finally:
        engine.dispose()


def _opened(url: str) -> Engine:
    parsed = make_url(url)
    if parsed.get_backend_name() == "postgresql":
        return create_engine(
            parsed.set(drivername="postgresql+psycopg"), hide_parameters=True, isolation_level="REPEATABLE READ"
        )
    file = file_of(url)
    if file is None or not file.is_file():
        raise BadInput("database", f"there is no file {file or url}")
    address = f"sqlite:///file:{file}?mode=ro&uri=true"
    return create_engine(address, hide_parameters=True, isolation_level="AUTOCOMMIT")


def _connected(engine: Engine) -> Connection:
    try:
        return engine.connect()
    except OperationalError as error:
        raise Unavailable(f"the database does not answer: {error.orig}") from None


def _check_version(connection: Connection) -> None:
    newest = ScriptDirectory(str(Path(__file__).parent / "migrations")).get_current_head()
    try:
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    except DBAPIError:
        raise BadInput("database", "is not one of Common Room, or is damaged at its beginning") from None
    if found != newest:
        raise BadInput("database", "was written by another version of Common Room; start the server with it once")
