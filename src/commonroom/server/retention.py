"""Tidying: finished tables are archived and deleted as the settings say, by the server itself or from outside."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Container, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

import structlog
from sqlalchemy import Engine

from .settings import Retention, Settings
from .storage.copying import forget_table
from .storage.database import Claimed
from .storage.retention import Due, Outcome, due, put_away
from .storage.snapshot import snapshot
from .storage.store import Store

log = structlog.get_logger()


def forecast(settings: Settings, now: float) -> list[Due]:
    """List what tidying would do to the database; nothing is changed, and a server may be using it."""
    with snapshot(settings.database) as connection:
        return due(connection, settings.retention, now)


def tidy(settings: Settings, now: float) -> Counter[Outcome]:
    """Archive and delete what is due in a database that no server uses, and give its room back to the disk."""
    outcomes = Counter[Outcome]()
    here = Claimed(settings.database)
    try:
        with _archive(settings.retention, now) as archive:
            with here.engine.connect() as connection:
                for each in due(connection, settings.retention, now):
                    outcomes[put_away(connection, each, archive)] += 1
                    connection.commit()
            for engine in filter(None, (here.engine, archive)):
                with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                    connection.exec_driver_sql("VACUUM")
    finally:
        here.release()
    return outcomes


class Tidier:
    """Tidies the server's own database, a table at a time, while people play at others."""

    def __init__(self, store: Store, in_memory: Container[str], retention: Retention) -> None:
        self._store, self._in_memory, self._retention = store, in_memory, retention

    async def run(self) -> None:
        """Tidy again and again, for as long as the server runs."""
        while True:
            await asyncio.sleep(self._retention.every)
            try:
                outcomes = await self.tidy(time.time())
            except Exception:
                log.exception("not tidied")
            else:
                if outcomes:
                    log.info("tidied", outcomes=dict(outcomes))

    async def tidy(self, now: float) -> Counter[Outcome]:
        """Archive and delete what is due, but no table that somebody may be looking at."""
        outcomes = Counter[Outcome]()
        with ExitStack() as stack:
            archive = await asyncio.to_thread(stack.enter_context, _archive(self._retention, now))
            for each in await self._store.ask(partial(due, retention=self._retention, now=now)):
                if each.table not in self._in_memory:
                    outcomes[await self._store.run(partial(put_away, each=each, archive=archive))] += 1
        return outcomes


@contextmanager
def _archive(retention: Retention, now: float) -> Iterator[Engine | None]:
    """Open the archive, if there is one, and delete from it what has been kept long enough."""
    if retention.archive is None:
        yield None
        return
    claimed = Claimed(f"sqlite:///{Path(retention.archive).absolute()}")
    try:
        with claimed.engine.begin() as connection:
            for each in due(connection, retention, now):
                if each.what == "delete":
                    forget_table(connection, each.table)
        yield claimed.engine
    finally:
        claimed.release()
