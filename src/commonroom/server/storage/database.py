"""Opening a database: SQLite with every commit on the disk, or PostgreSQL; both migrated to this version's schema."""

from __future__ import annotations

import fcntl
import io
import os
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import OperationalError

from commonroom.engine import BadInput

from ..failure import Unavailable

LOG = "-wal"
"""What SQLite calls the log beside a database: the last commits may be in it alone."""


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
    try:
        migrate(engine)
    except OperationalError as error:
        engine.dispose()
        raise Unavailable(f"the database does not answer: {error.orig}") from None
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


def file_of(url: str | URL) -> Path | None:
    """Return the file of an SQLite database, whatever links lead to it; None for any other database."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
        return None
    return Path(parsed.database).resolve()


class FileLock:
    """Lets only one process write an SQLite file: before 3.51.3, two writing connections can damage it."""

    def __init__(self, url: str) -> None:
        self._held: list[IO[bytes]] = []
        if (file := file_of(url)) is None:
            return
        _keep_private(str(file))
        # The file itself too, because the other can be deleted. It is the second, because closing the database anywhere
        # in this process would make SQLite lose its own locks.
        for name, mode in ((f"{file}.lock", "wb"), (str(file), "rb")):
            self._held.append(held := Path(name).open(mode))  # noqa: SIM115  (held as long as the server runs)
            try:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                self.release()
                raise Unavailable(f"{file} is in use by another server") from None

    def release(self) -> None:
        """Let another process have the file."""
        while self._held:
            self._held.pop().close()


class Claimed:
    """A database that is open, and that no other server can damage."""

    def __init__(self, url: str) -> None:
        self._lock = FileLock(url)  # first, before anything touches the file
        try:
            self.engine = open_database(url)
        except BaseException:
            self._lock.release()
            raise

    def release(self) -> None:
        """Close it, and let another server have it."""
        self.engine.dispose()
        self._lock.release()


class WatchedFile:
    """The file of a database, which nobody may delete or replace while it is in use.

    The system lets a process go on writing to a file that has no name any more, and all of it is lost in the end.
    """

    def __init__(self, url: URL) -> None:
        self._file = file_of(url)
        self._known: dict[str, tuple[int, int]] = {}
        self._gone = False

    def is_in_place(self) -> bool:
        """Tell whether the file is the one that it was at first; once it is not, what is in it cannot be trusted."""
        if self._file is not None and not self._gone:
            log = f"{self._file}{LOG}"
            self._gone = not self._is_same(str(self._file)) or (self._is_begun(log) and not self._is_same(log))
        return not self._gone

    def forget_log(self) -> None:
        """Allow another log from now on: SQLite begins one after the last connection has closed."""
        self._known.pop(f"{self._file}{LOG}", None)

    def _is_begun(self, name: str) -> bool:
        return name in self._known or os.path.exists(name)

    def _is_same(self, name: str) -> bool:
        try:
            found = os.stat(name)
        except OSError:
            return False
        return self._known.setdefault(name, (found.st_dev, found.st_ino)) == (found.st_dev, found.st_ino)
