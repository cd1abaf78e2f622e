"""Opening a database: SQLite with every commit on the disk, or PostgreSQL; both migrated to this version's schema."""

from __future__ import annotations

import fcntl
import io
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Engine, create_engine, event, make_url

from commonroom.engine import BadInput


def open_database(url: str) -> Engine:
    """Return an engine for the database, migrated to this version's schema."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        _keep_private(parsed.database)
        # Connections move between threads (reads run in a pool of them), but each is used by one at a time.
        engine = create_engine(parsed, connect_args={"check_same_thread": False, "timeout": 30}, hide_parameters=True)
        event.listen(engine, "connect", _careful_sqlite)
    elif parsed.get_backend_name() == "postgresql":
        if find_spec("psycopg") is None:
            raise BadInput("database", "needs psycopg; install it with: pip install 'commonroom[postgres]'")
        # PostgreSQL may restart under us: test a connection before it is used. Parameters hold secrets, so errors
        # must not show them.
        engine = create_engine(parsed.set(drivername="postgresql+psycopg"), pool_pre_ping=True, hide_parameters=True)
    else:
        raise BadInput("database", f"must be a sqlite or postgresql address, not {parsed.get_backend_name()}")
    migrate(engine)
    return engine


def _keep_private(name: str | None) -> None:
    """Create the file so that nobody else on the machine can read it: it holds the seeds of running matches."""
    if name and name != ":memory:" and not Path(name).exists():
        Path(name).touch(mode=0o600)


def _careful_sqlite(connection: Any, _: Any) -> None:
    """Use a write-ahead log, and let a commit return only when the disk has it."""
    connection.execute("PRAGMA journal_mode=WAL")  # readers do not wait for the writer
    connection.execute("PRAGMA synchronous=FULL")  # NORMAL would lose acknowledged actions in a power cut
    connection.execute("PRAGMA foreign_keys=ON")


def migrate(engine: Engine) -> None:
    """Bring the schema to the newest version; refuse a database of a newer version instead of damaging it."""
    config = Config(output_buffer=io.StringIO(), stdout=io.StringIO())
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            raise BadInput("database", f"was written by a newer version of Common Room ({error})") from None


class FileLock:
    """Lets only one process write an SQLite file: before 3.51.3, two writing connections can damage it."""

    def __init__(self, url: str) -> None:
        parsed = make_url(url)
        self._file: IO[str] | None = None
        if parsed.get_backend_name() == "sqlite" and parsed.database and parsed.database != ":memory:":
            self._file = Path(parsed.database + ".lock").open("w")  # noqa: SIM115  (held as long as the server runs)
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise BadInput("database", f"{parsed.database} is in use by another server") from None

    def release(self) -> None:
        """Let another process have the file."""
        if self._file is not None:
            self._file.close()
