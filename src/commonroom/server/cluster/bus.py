"""Notes between servers on one PostgreSQL, sent with the transaction that they are about."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Literal

import msgspec
import structlog
from sqlalchemy import Connection, make_url, text

log = structlog.get_logger()

CHANNEL = "commonroom"
NOTIFY = text("SELECT pg_notify(:channel, :note)")
PAUSE = 1.0
MOST_NAMES = 40
"""Names of watchers in one note: PostgreSQL carries no more than 8000 bytes at once."""

What = Literal["acted", "changed", "here", "who", "alive", "gone"]


class Note(msgspec.Struct, frozen=True, array_like=True):
    """A message of one server to the others.

    A note never carries what happened at a table: the store is the only truth, and a server that hears of news reads it
    there. `acted` is a table with new actions, `changed` one with anything new. `here` says who is connected to this
    server, `who` asks for that. `alive` and `gone` are about the server itself.
    """

    server: str
    table: str
    what: What
    seats: tuple[int, ...] = ()
    watchers: int = 0
    number: int = 0
    """The last action of the table."""
    names: tuple[str, ...] = ()
    """Of those watchers who gave one."""


_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder(Note).decode


class Bus:
    """Carries notes from server to server."""

    def __init__(self, url: str) -> None:
        self._address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._name = secrets.token_hex(8)

    def note(
        self, table: str, what: What, seats: tuple[int, ...] = (), watchers: int = 0, names: tuple[str, ...] = ()
    ) -> Note:
        """Write a note from this server."""
        return Note(self._name, table, what, seats, watchers, names=names[:MOST_NAMES])

    def announce(self, connection: Connection, tables: Mapping[str, int | None]) -> None:
        """Announce changed tables in the transaction that changes them: if it fails, nothing was said."""
        notes = [
            Note(self._name, table, "changed") if last is None else Note(self._name, table, "acted", number=last)
            for table, last in tables.items()
        ]
        self.say(connection, notes)

    def say(self, connection: Connection, notes: Sequence[Note]) -> None:
        """Send notes with this transaction; PostgreSQL delivers them when it commits."""
        connection.execute(NOTIFY, [{"channel": CHANNEL, "note": _encode(note).decode()} for note in notes])

    async def listen(self, heard: Callable[[Note | None], None]) -> None:
        """Pass on what other servers say, until cancelled; None after any gap in which notes may have been missed."""
        # Only servers that share a PostgreSQL need its driver, which is an extra.
        import psycopg

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    heard(None)  # PostgreSQL keeps no notes for those who were not listening
                    async for message in connection.notifies():
                        note = _decode(message.payload)
                        if note.server != self._name:  # PostgreSQL delivers our own notes to us, too
                            heard(note)
            except (psycopg.Error, msgspec.DecodeError) as error:
                log.warning("notes from other servers interrupted", error=type(error).__name__)
            await asyncio.sleep(PAUSE)
