"""A disk that can lose its power: SQLite on a recording file system, and what is left of it after a cut.

Every write and every sync is recorded. A cut at some moment keeps what was synced before it; each later write is kept,
lost or torn at random, in any order, as real disks do. Deleting a file is synced at once, because SQLite asks for it.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import apsw

SECTOR = 512


class Operation(NamedTuple):
    """Something done to a file; a sync has no data."""

    file: str
    kind: str
    offset: int = 0
    data: bytes = b""


class RecordingFile(apsw.VFSFile):
    """Does what it is told, and records it."""

    def __init__(self, base: str, name: Any, flags: list[int], log: list[Operation]) -> None:
        super().__init__(base, name, flags)
        path = name.filename() if isinstance(name, apsw.URIFilename) else name
        self._name = Path(path).name
        self._log = log

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        super().xWrite(data, offset)
        self._log.append(Operation(self._name, "write", offset, bytes(data)))

    def xTruncate(self, size: int) -> None:  # noqa: N802
        super().xTruncate(size)
        self._log.append(Operation(self._name, "truncate", size))

    def xSync(self, flags: int) -> None:  # noqa: N802
        super().xSync(flags)
        self._log.append(Operation(self._name, "sync"))


class RecordingDisk(apsw.VFS):
    """A file system that records everything that was done to its files."""

    def __init__(self, name: str) -> None:
        self.log: list[Operation] = []
        self.base = ""
        super().__init__(name, self.base)

    def xOpen(self, name: Any, flags: list[int]) -> RecordingFile:  # noqa: N802
        return RecordingFile(self.base, name, flags, self.log)

    def xDelete(self, path: str, sync_directory: bool) -> None:  # noqa: N802
        super().xDelete(path, sync_directory)
        self.log.append(Operation(Path(path).name, "delete"))


def after_power_cut(log: list[Operation], moment: int, rnd: Random) -> dict[str, bytes]:
    """Return the files on the disk when the power is cut after this many operations."""
    files: dict[str, bytearray] = {}
    unsynced: dict[str, list[Operation]] = {}
    for operation in log[:moment]:
        waiting = unsynced.setdefault(operation.file, [])
        if operation.kind == "sync":
            for write in waiting:
                _apply(files, write)
            waiting.clear()
        elif operation.kind == "delete":
            files.pop(operation.file, None)
            waiting.clear()
        else:
            waiting.append(operation)
    for waiting in unsynced.values():
        kept = [write for write in waiting if rnd.random() < 0.5]
        rnd.shuffle(kept)
        for write in kept:
            _apply(files, _torn(write, rnd))
    return {name: bytes(content) for name, content in files.items()}


def _torn(write: Operation, rnd: Random) -> Operation:
    """Return the write, now and then cut to its first sectors."""
    if write.kind != "write" or rnd.random() < 0.7:
        return write
    sectors = rnd.randrange(len(write.data) // SECTOR + 1)
    return write._replace(data=write.data[: sectors * SECTOR])


def _apply(files: dict[str, bytearray], operation: Operation) -> None:
    content = files.setdefault(operation.file, bytearray())
    if operation.kind == "truncate":
        del content[operation.offset :]
        return
    end = operation.offset + len(operation.data)
    if len(content) < end:
        content.extend(bytes(end - len(content)))
    content[operation.offset : end] = operation.data


# Just enough of the database interface for SQLAlchemy to use apsw's SQLite in place of Python's own.

apilevel, threadsafety, paramstyle = "2.0", 1, "qmark"
sqlite_version, sqlite_version_info = apsw.sqlite_lib_version(), sqlite3.sqlite_version_info
Error, DatabaseError, OperationalError = sqlite3.Error, sqlite3.DatabaseError, sqlite3.OperationalError
IntegrityError, InterfaceError, ProgrammingError = (
    sqlite3.IntegrityError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
)
InternalError, NotSupportedError, DataError = sqlite3.InternalError, sqlite3.NotSupportedError, sqlite3.DataError
Binary, PARSE_DECLTYPES, PARSE_COLNAMES = memoryview, 0, 0

CHANGES = ("INSERT", "UPDATE", "DELETE", "REPLACE")


class Cursor:
    """Runs statements; a change begins a transaction, as with Python's own driver."""

    arraysize = 1
    lastrowid = None

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1

    def execute(self, sql: str, values: Any = ()) -> Cursor:
        return self.executemany(sql, [values])

    def executemany(self, sql: str, rows: Any) -> Cursor:
        database = self._connection.database
        if sql.lstrip().upper().startswith(CHANGES) and database.getautocommit():
            database.execute("BEGIN")
        before = database.total_changes()
        try:
            cursor = database.cursor()
            # Told before the first row: an answer without rows has columns too.
            cursor.exec_trace = self._note_columns
            for values in rows:
                self._rows = cursor.execute(sql, tuple(values)).fetchall()
        except apsw.ConstraintError as error:
            raise IntegrityError(str(error)) from None
        except apsw.Error as error:
            raise OperationalError(str(error)) from None
        self.rowcount = database.total_changes() - before
        return self

    def _note_columns(self, cursor: apsw.Cursor, _sql: str, _values: Any) -> bool:
        self.description = [(name, *[None] * 6) for name, _ in cursor.get_description()] or None
        return True

    def fetchone(self) -> Any:
        return self._rows.pop(0) if self._rows else None

    def fetchmany(self, size: int = 1) -> list[Any]:
        taken, self._rows = self._rows[:size], self._rows[size:]
        return taken

    def fetchall(self) -> list[Any]:
        taken, self._rows = self._rows, []
        return taken

    def close(self) -> None:
        self._rows = []


class Connection:
    """One connection to a database on the recording disk."""

    isolation_level = ""

    def __init__(self, path: str, disk: str) -> None:
        self.database = apsw.Connection(path, vfs=disk)

    def cursor(self) -> Cursor:
        return Cursor(self)

    def execute(self, sql: str, values: Any = ()) -> Cursor:
        return self.cursor().execute(sql, values)

    def commit(self) -> None:
        if not self.database.getautocommit():
            self.database.execute("COMMIT")

    def rollback(self) -> None:
        if not self.database.getautocommit():
            self.database.execute("ROLLBACK")

    def create_function(self, *_: Any, **__: Any) -> None:
        """Ignore functions that SQLAlchemy registers and the store does not use."""

    def close(self) -> None:
        self.database.close()
