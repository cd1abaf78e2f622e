"""The one connection that writes. Waiting writes share a commit, and each is answered only when it is durable.

A commit waits for the disk, which takes far longer than the write itself. While one commit is under way, the next
writes queue up, and go to the disk together: the busier the server, the more of them share the cost.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Mapping
from queue import SimpleQueue
from typing import Any, NamedTuple

import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from ..metrics import COMMIT_SECONDS, WRITES
from .chain import chained
from .database import WatchedFile
from .queries import NEW_ACTION, NEW_ACTION_UNLESS_TAKEN, actions_of
from .rows import StoredAction

log = structlog.get_logger()

Job = Callable[[Connection], Any]
Announce = Callable[[Connection, Mapping[str, int | None]], None]
"""Tells other servers, in the same transaction, which tables have changed: the last action, or None for anything."""

MOST_AT_ONCE = 256
"""Writes in one commit. With more, the first would wait for the last longer than for the disk."""


MOST_LINKS = 10_000
"""Tables of which the last link is remembered."""


class Taken(Exception):
    """The number of an action, or its sender's id for it, is already taken."""

    def __init__(self, actions: list[StoredAction]) -> None:
        super().__init__()
        self.actions = actions
        """What is stored from that number on."""


class Waiting(NamedTuple):
    """A write that somebody waits for: an action to append, or another job."""

    table: str | None
    """The table that it changes."""
    action: dict[str, Any] | None
    job: Job | None
    answer: asyncio.Future[Any]


class Writer:
    """A thread with the only connection that writes: two of them can corrupt an old SQLite."""

    def __init__(self, engine: Engine, announce: Announce | None = None) -> None:
        self._engine = engine
        self._announce = announce
        self._append = _append_if_free if engine.dialect.name == "postgresql" else _append_alone
        self._file = WatchedFile(engine.url)
        self._links: dict[str, tuple[int, str]] = {}
        """The last action of a table that was written here, and its link."""
        self._gone = False
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)

    @property
    def waiting(self) -> int:
        """Return the number of writes that wait for the next commit."""
        return self._queue.qsize()

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def stop(self) -> None:
        """Finish the writes that are waiting, then end."""
        self._queue.put(None)
        self._thread.join()

    async def append(self, table: str, action: dict[str, Any]) -> str:
        """Append an action and return its link; Taken or IntegrityError if there is one already."""
        link: str = await self._wait(table, action, None)
        return link

    async def run(self, table: str | None, job: Job) -> Any:
        """Run a job in a transaction, and return its result."""
        return await self._wait(table, None, job)

    async def _wait(self, table: str | None, action: dict[str, Any] | None, job: Job | None) -> Any:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put(Waiting(table, action, job, answer))
        return await answer

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while (first := self._queue.get()) is not None:
                # Take whatever has queued up during the last commit, but do not wait for more: a lone write should
                # not get slower so that others might share its commit.
                batch = [first]
                stopping = False
                while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                    waiting = self._queue.get()
                    if waiting is None:
                        stopping = True
                        break
                    batch.append(waiting)
                self._commit(connection, batch)
                if stopping:
                    return

    def _commit(self, connection: Connection, batch: list[Waiting]) -> None:
        """Commit all in one transaction. If that fails, commit each on its own, so that only the culprit suffers."""
        if self._tell_if_gone(batch):
            return
        try:
            with COMMIT_SECONDS.time():
                answers = self._execute(connection, batch)
                connection.commit()
            WRITES.inc(len(batch))
            self._note_links(batch, answers)
        except Exception as error:
            if not _roll_back(connection):
                self._file.forget_log()
            # Any exception at all: the thread must survive it, because without it nothing is ever stored again.
            if len(batch) == 1:
                _tell_error(batch[0], error)
                return
            for waiting in batch:
                self._commit(connection, [waiting])
            return
        if self._tell_if_gone(batch):  # deleted at this moment: what was committed is in no file
            return
        _tell_results(batch, answers)

    def _tell_if_gone(self, batch: list[Waiting]) -> bool:
        """Acknowledge nothing once the database has been deleted or replaced; True if it has."""
        known = self._gone
        self._gone = not self._file.is_in_place()
        if self._gone and not known:
            log.error("database deleted or replaced: nothing is stored", file=self._engine.url.database)
        if self._gone:
            for waiting in batch:
                _tell_error(waiting, OperationalError("", None, FileNotFoundError("the database file is gone")))
        return self._gone

    def _execute(self, connection: Connection, batch: list[Waiting]) -> list[Any]:
        """Run the jobs, then append all actions at once; return the answer to each."""
        answers = [None if waiting.job is None else waiting.job(connection) for waiting in batch]
        linked = {at: self._linked(connection, waiting.action) for at, waiting in enumerate(batch) if waiting.action}
        if linked:
            taken = self._append(connection, list(linked.values()))
            for at, action in linked.items():
                # The loser is told what is there instead, so that it need not ask in another round trip.
                lost = (key := _key(action)) in taken
                answers[at] = Taken(actions_of(connection, key[0], key[1] - 1)) if lost else action["link"]
        if self._announce is not None and (changed := _changed(batch, answers)):
            self._announce(connection, changed)
        return answers

    def _linked(self, connection: Connection, action: dict[str, Any]) -> dict[str, Any]:
        last, known = self._links.get(action["table_id"], (-1, None))
        return chained(connection, action, known if last == action["number"] - 1 else None)

    def _note_links(self, batch: list[Waiting], answers: list[Any]) -> None:
        """Remember the links of what is stored now: looking them up would cost a question for each action."""
        for waiting, answer in zip(batch, answers, strict=True):
            if waiting.action is not None and isinstance(answer, str):
                table, number = _key(waiting.action)
                self._links.pop(table, None)
                self._links[table] = number, answer
                if len(self._links) > MOST_LINKS:
                    del self._links[next(iter(self._links))]


def _key(action: dict[str, Any]) -> tuple[str, int]:
    return action["table_id"], action["number"]


def _append_alone(connection: Connection, actions: list[dict[str, Any]]) -> set[tuple[str, int]]:
    """Append where no other server writes.

    No number can be taken then. If one is all the same, something is wrong, and the whole commit fails.
    """
    connection.execute(NEW_ACTION, actions)
    return set()


def _append_if_free(connection: Connection, actions: list[dict[str, Any]]) -> set[tuple[str, int]]:
    """Append where other servers write too; return the actions that came too late.

    They do not fail the commit, so the other tables' actions in it are stored. All servers append in the same order:
    otherwise two of them could wait for each other's locks.
    """
    ordered = sorted(actions, key=_key)
    free = {(table, number) for table, number in connection.execute(NEW_ACTION_UNLESS_TAKEN, ordered)}
    return {_key(action) for action in actions} - free


def _changed(batch: list[Waiting], answers: list[Any]) -> dict[str, int | None]:
    """Return what other servers should read: mostly just the last action of a table."""
    changed: dict[str, int | None] = {}
    for waiting, answer in zip(batch, answers, strict=True):
        if waiting.table is not None and not isinstance(answer, Taken):
            known = waiting.action["number"] if waiting.action is not None else None
            changed[waiting.table] = None if changed.get(waiting.table, 0) is None else known
    return changed


def _roll_back(connection: Connection) -> bool:
    """Undo what was not committed; False where that took a new connection."""
    try:
        connection.rollback()
    except DBAPIError:
        # The database is gone. The pool opens a new connection for the next write, once that is possible.
        connection.invalidate()
        return False
    return True


def _tell_results(batch: list[Waiting], results: list[Any]) -> None:
    """Answer all at once, because waking the event loop's thread is expensive."""

    def tell() -> None:
        for waiting, result in zip(batch, results, strict=True):
            if waiting.answer.cancelled():
                continue
            if isinstance(result, Taken):
                waiting.answer.set_exception(result)
            else:
                waiting.answer.set_result(result)

    batch[0].answer.get_loop().call_soon_threadsafe(tell)


def _tell_error(waiting: Waiting, error: Exception) -> None:
    def tell() -> None:
        if not waiting.answer.cancelled():
            waiting.answer.set_exception(error)

    waiting.answer.get_loop().call_soon_threadsafe(tell)


__all__ = ["IntegrityError", "Taken", "Writer"]
