"""The one connection that writes: waiting writes share a commit, and each is answered only when it is durable."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Collection
from queue import SimpleQueue
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, Insert
from sqlalchemy.exc import DBAPIError, IntegrityError

Job = Callable[[Connection], Any]
Announce = Callable[[Connection, Collection[str]], None]
"""Tells other servers, in the same transaction, which tables have changed."""

MOST_AT_ONCE = 256


class Waiting(NamedTuple):
    """A write that somebody waits for: rows to append, or a job of its own."""

    table: str | None
    """The table that it changes."""
    statement: Insert | None
    row: dict[str, Any] | None
    job: Job | None
    answer: asyncio.Future[Any]


class Writer:
    """A thread with the database's only writing connection (two of them can corrupt an old SQLite)."""

    def __init__(self, engine: Engine, announce: Announce | None = None) -> None:
        self._engine = engine
        self._announce = announce
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Finish what is waiting, then end."""
        self._queue.put(None)
        self._thread.join()

    async def append(self, table: str, statement: Insert, row: dict[str, Any]) -> None:
        """Insert a row; IntegrityError if its key is taken."""
        await self._wait(table, statement, row, None)

    async def run(self, table: str | None, job: Job) -> Any:
        """Do a job in a transaction and give back what it returns."""
        return await self._wait(table, None, None, job)

    async def _wait(
        self, table: str | None, statement: Insert | None, row: dict[str, Any] | None, job: Job | None
    ) -> Any:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put(Waiting(table, statement, row, job, answer))
        return await answer

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while (first := self._queue.get()) is not None:
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
        """All in one transaction; if anything in it fails, each on its own, so that only the culprit suffers."""
        try:
            answers = self._execute(connection, batch)
            connection.commit()
        except Exception as error:
            _roll_back(connection)
            if len(batch) == 1:
                _tell_error(batch[0], error)
                return
            for waiting in batch:
                self._commit(connection, [waiting])
            return
        _tell_results(batch, answers)

    def _execute(self, connection: Connection, batch: list[Waiting]) -> list[Any]:
        rows: dict[int, tuple[Insert, list[dict[str, Any]]]] = {}
        answers: list[Any] = []
        for waiting in batch:
            if waiting.job is not None:
                answers.append(waiting.job(connection))
            else:
                assert waiting.statement is not None
                assert waiting.row is not None
                rows.setdefault(id(waiting.statement), (waiting.statement, []))[1].append(waiting.row)
                answers.append(None)
        for statement, values in rows.values():
            connection.execute(statement, values)
        if self._announce is not None and (changed := {waiting.table for waiting in batch if waiting.table}):
            self._announce(connection, changed)
        return answers


def _roll_back(connection: Connection) -> None:
    try:
        connection.rollback()
    except DBAPIError:
        connection.invalidate()


def _tell_results(batch: list[Waiting], results: list[Any]) -> None:
    """All at once: waking the loop's thread is dear."""

    def tell() -> None:
        for waiting, result in zip(batch, results, strict=True):
            if not waiting.answer.cancelled():
                waiting.answer.set_result(result)

    batch[0].answer.get_loop().call_soon_threadsafe(tell)


def _tell_error(waiting: Waiting, error: Exception) -> None:
    def tell() -> None:
        if not waiting.answer.cancelled():
            waiting.answer.set_exception(error)

    waiting.answer.get_loop().call_soon_threadsafe(tell)


__all__ = ["IntegrityError", "Writer"]
