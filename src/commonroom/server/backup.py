"""Backups: a whole database in one SQLite file, and from it back into a database of either kind."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, Engine, NullPool, create_engine, delete, make_url, select
from sqlalchemy.exc import DatabaseError

from commonroom.engine import BadInput

from .storage.copying import copy_all
from .storage.database import LOG, FileLock, file_of, migrate, open_database
from .storage.schema import life, tables
from .storage.snapshot import snapshot


def back_up(url: str, to: Path) -> Path:
    """Write a database, as it is now, to a new file or to a new file in a folder; return the file.

    A server may be using the database. Tables that are damaged are backed up as they are: see `verify`.
    """
    file = to / time.strftime("commonroom-%Y%m%dT%H%M%SZ.db", time.gmtime()) if to.is_dir() else to
    _expect_nothing(file)
    with _unfinished(file) as copy, snapshot(url) as source:
        _fill(copy, source)
    return file


def _fill(file: Path, source: Connection) -> None:
    engine = create_engine(f"sqlite:///{file}", hide_parameters=True, poolclass=NullPool)
    migrate(engine)
    with engine.begin() as target:
        copy_all(source, target)


def restore(file: Path, url: str) -> None:
    """Put a backup, of this version or an older one, where there is no database yet or an empty one."""
    if make_url(url).get_backend_name() == "sqlite":
        _restore_file(file, url)
    else:
        with TemporaryDirectory(prefix="commonroom-") as folder:
            _unpack(file, unpacked := Path(folder) / "backup.db")
            _restore_rows(unpacked, open_database(url))


def _restore_file(file: Path, url: str) -> None:
    target = file_of(url)
    if target is None:
        raise BadInput("database", "must be a file")
    _expect_nothing(target)
    _expect_nothing(Path(f"{target}{LOG}"))  # that of another database would be taken for this one's, and damage it
    lock = FileLock(url)  # makes an empty file, so that nobody else begins one
    try:
        with _unfinished(target) as copy:
            _unpack(file, copy)
    except BaseException:
        target.unlink()
        raise
    finally:
        lock.release()


def _restore_rows(file: Path, engine: Engine) -> None:
    try:
        with snapshot(f"sqlite:///{file}") as source, engine.begin() as target:
            if target.execute(select(tables.c.id).limit(1)).first():
                raise BadInput("database", "already holds tables; restore into an empty one")
            target.execute(delete(life))  # all that a server leaves which nobody has used
            copy_all(source, target)
    finally:
        engine.dispose()


def _unpack(file: Path, copy: Path) -> None:
    """Copy a backup, and bring the copy up to date."""
    if not file.is_file():
        raise BadInput("backup", f"there is no file {file}")
    try:
        read_only = f"{file.resolve().as_uri()}?mode=ro"
        with closing(sqlite3.connect(read_only, uri=True)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")  # whatever the backup was made with: one file
        engine = create_engine(f"sqlite:///{copy}", hide_parameters=True, poolclass=NullPool)
        with engine.connect() as connection:
            connection.execute(select(tables.c.id).limit(1))
        migrate(engine)
    except (sqlite3.DatabaseError, DatabaseError):
        raise BadInput("backup", f"{file} is not a backup of Common Room, or cannot be read") from None


def _expect_nothing(file: Path) -> None:
    if file.exists() and file.stat().st_size:
        raise BadInput("file", f"{file} is there already; move it away first")


@contextmanager
def _unfinished(file: Path) -> Iterator[Path]:
    """Give a file that nobody else may read, and that gets its name when it is complete and on the disk."""
    unfinished = file.with_name(f"{file.name}.part")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)  # it holds the seeds of running matches
    try:
        yield unfinished
        _sync(unfinished)
        unfinished.rename(file)
        _sync(file.parent)
    finally:
        unfinished.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    """Wait until a file or a folder is on the disk."""
    held = os.open(path, os.O_RDONLY)
    try:
        os.fsync(held)
    finally:
        os.close(held)
