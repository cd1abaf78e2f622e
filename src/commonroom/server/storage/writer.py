"""The one connection that writes: waiting writes share a commit, and each is answered only when it is durable."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Mapping
from queue import SimpleQueue
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from .queries import NEW_ACTION, NEW_ACTION_UNLESS_TAKEN, actions_of
from .rows import StoredAction

Job = Callable[[Connection], Any]
Announce = Callable[[Connection, Mapping[str, int | None]], None]
"""Tells other servers, in the same transaction, which tables have changed: their last action, or None for anything."""

MOST_AT_ONCE = 256


class Taken(Exception):
    """That number of an action, or that id of its sender, is already there."""

    def __init__(self, actions: list[StoredAction]) -> None:
        super().__init__()
        self.actions = actions
        """What is stored from that number on."""


class Waiting(NamedTuple):
    """A write that somebody waits for: an action to append, or a job of its own."""

    table: str | None
    """The table that it changes."""
    action: dict[str, Any] | None
    job: Job | None
    answer: asyncio.Future[Any]


class Writer:
    """A thread with the database's only writing connection (two of them can corrupt an old SQLite)."""

    def __init__(self, engine: Engine, announce: Announce | None = None) -> None:
        self._engine = engine
        self._announce = announce
        self._append = _append_if_free if engine.dialect.name == "postgresql" else _append_alone
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Finish what is waiting, then end."""
        self._queue.put(None)
        self._thread.join()

    async def append(self, table: str, action: dict[str, Any]) -> None:
        """Keep an action; Taken or IntegrityError if there is one already."""
        await self._wait(table, action, None)

    async def run(self, table: str | None, job: Job) -> Any:
        """Do a job in a transaction and give back what it returns."""
        return await self._wait(table, None, job)

    async def _wait(self, table: str | None, action: dict[str, Any] | None, job: Job | None) -> Any:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put(Waiting(table, action, job, answer))
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
        """What each is answered; jobs come first, then all actions together."""
        answers = [None if waiting.job is None else waiting.job(connection) for waiting in batch]
        actions = [waiting.action for waiting in batch if waiting.action is not None]
        if actions:
            taken = self._append(connection, actions)
            for at, waiting in enumerate(batch):
                if waiting.action is not None and (key := _key(waiting.action)) in taken:
                    answers[at] = Taken(actions_of(connection, key[0], key[1] - 1))
        if self._announce is not None and (changed := _changed(batch, answers)):
            self._announce(connection, changed)
        return answers


def _key(action: dict[str, Any]) -> tuple[str, int]:
    return action["table_id"], action["number"]


def _append_alone(connection: Connection, actions: list[dict[str, Any]]) -> set[tuple[str, int]]:
    """Where nobody else writes, none is ever taken: if one is all the same, the commit fails as a whole."""
    connection.execute(NEW_ACTION, actions)
    return set()


def _append_if_free(connection: Connection, actions: list[dict[str, Any]]) -> set[tuple[str, int]]:
    """Where other servers write too, the actions that came too late; the rest of the commit is none the worse for them.

    All servers go through the tables in the same order: none waits for another that waits for it.
    """
    ordered = sorted(actions, key=_key)
    free = {(table, number) for table, number in connection.execute(NEW_ACTION_UNLESS_TAKEN, ordered)}
    return {_key(action) for action in actions} - free


def _changed(batch: list[Waiting], answers: list[Any]) -> dict[str, int | None]:
    """What other servers should read anew; most of the time it is only the last action."""
    changed: dict[str, int | None] = {}
    for waiting, answer in zip(batch, answers, strict=True):
        if waiting.table is not None and not isinstance(answer, Taken):
            known = waiting.action["number"] if waiting.action is not None else None
            changed[waiting.table] = None if changed.get(waiting.table, 0) is None else known
    return changed


def _roll_back(connection: Connection) -> None:
    try:
        connection.rollback()
    except DBAPIError:
        connection.invalidate()


def _tell_results(batch: list[Waiting], results: list[Any]) -> None:
    """All at once: waking the loop's thread is dear."""

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
