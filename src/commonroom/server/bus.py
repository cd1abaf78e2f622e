"""Several servers on one PostgreSQL: each tells the others, with the commit itself, which tables it has changed."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection

import psycopg
import structlog
from sqlalchemy import Connection, make_url, text

log = structlog.get_logger()

CHANNEL = "commonroom"
NOTIFY = text("SELECT pg_notify(:channel, :note)")
PAUSE = 1.0


class Bus:
    """Carries names of tables, never what happened at them: whoever hears a name reads the store."""

    def __init__(self, url: str) -> None:
        self._address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._name = secrets.token_hex(8)

    def announce(self, connection: Connection, tables: Collection[str]) -> None:
        """In the transaction that changes the tables; if it fails, nothing was said."""
        notes = [{"channel": CHANNEL, "note": f"{self._name} {table}"} for table in sorted(tables)]
        connection.execute(NOTIFY, notes)

    async def listen(self, heard: Callable[[str | None], None]) -> None:
        """Until cancelled: tell what other servers have changed; None when anything may have been missed."""
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    heard(None)
                    async for note in connection.notifies():
                        server, _, table = note.payload.partition(" ")
                        if server != self._name:
                            heard(table)
            except psycopg.Error as error:
                log.warning("the other servers cannot be heard", error=type(error).__name__)
            await asyncio.sleep(PAUSE)
