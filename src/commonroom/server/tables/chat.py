"""The chat of a table, and who can read it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Literal

import msgspec

from commonroom.engine import Viewer

from ..protocol import Said
from ..sanitizer import cleaned
from ..storage.queries import LINES
from ..storage.rows import StoredLine
from ..storage.store import Store
from .client import Client

_encode = msgspec.json.Encoder().encode


class Chat:
    """The last lines of a table's chat.

    The store numbers them, because several servers may write. So a line is written first, and everybody, its author
    included, is told it when it is read back. Every client is told each line once.
    """

    def __init__(
        self, table: str, store: Store, clients: Collection[Client], team_of: Callable[[int], tuple[int, ...]]
    ) -> None:
        self._table, self._store, self._clients, self._team_of = table, store, clients, team_of
        self._lines: list[StoredLine] = []
        self._reading = asyncio.Lock()
        self._known = False
        """True once the store has been read. From then on, news of every line arrives by itself."""

    def begin(self) -> None:
        """Begin with an empty chat, at a new table."""
        self._known = True

    def allowed(self, seat: int, to: Literal["table", "team"]) -> bool:
        """Tell whether a seat may write to the table (always), or to its team (where the players agreed to that)."""
        return to == "table" or bool(self._team_of(seat))

    async def say(self, seat: int, sent_id: str, text: str, to: Literal["table", "team"]) -> None:
        """Store a line, cleaned of what could harm a reader, and tell it."""
        await self._store.append_chat(self._table, seat, sent_id, to == "team", cleaned(text))
        await self.catch_up()

    async def greet(self, client: Client) -> None:
        """Tell a newcomer the last lines."""
        if self._known:
            self.tell(client)
        else:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Read new lines, written here or at another server, and tell them to everybody who may read them."""
        async with self._reading:  # two readers at once would both read the same lines, and tell them twice
            last = self._lines[-1].number if self._lines else 0
            self._lines += await self._store.chat(self._table, last)
            del self._lines[:-LINES]
            self._known = True
            for client in self._clients:
                self.tell(client)

    def tell(self, client: Client) -> None:
        """Tell a client the lines that it has not been told."""
        for line in self._lines:
            if line.number > client.heard and self._hears(client.seat, line):
                client.send(_encode(Said(line.number, line.seat, line.text, "team" if line.team else "table", line.at)))
        if self._lines:
            client.heard = self._lines[-1].number

    def _hears(self, seat: Viewer, line: StoredLine) -> bool:
        return not line.team or (seat is not None and seat in self._team_of(line.seat))
