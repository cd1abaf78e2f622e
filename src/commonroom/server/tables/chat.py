"""What is said at a table, and who hears it."""

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
    """The last lines of a table's chat. The store numbers them; every client is told each of them once."""

    def __init__(
        self, table: str, store: Store, clients: Collection[Client], team_of: Callable[[int], tuple[int, ...]]
    ) -> None:
        self._table, self._store, self._clients, self._team_of = table, store, clients, team_of
        self._lines: list[StoredLine] = []
        self._reading = asyncio.Lock()
        self._known = False
        """Whether the store was read once; what is said from then on is heard of."""

    def begin(self) -> None:
        """At a new table nothing was said yet."""
        self._known = True

    def allowed(self, seat: int, to: Literal["table", "team"]) -> bool:
        """Whether somebody may speak to the table (always), or to the team (where that was agreed)."""
        return to == "table" or bool(self._team_of(seat))

    async def say(self, seat: int, sent_id: str, text: str, to: Literal["table", "team"]) -> None:
        """Keep what was said, cleaned of what could harm a reader, and tell it."""
        await self._store.append_chat(self._table, seat, sent_id, to == "team", cleaned(text))
        await self.catch_up()

    async def greet(self, client: Client) -> None:
        """Tell somebody who has come what was said last."""
        if self._known:
            self.tell(client)
        else:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Read what was said since, here or at another server, and tell it to everybody who may hear it."""
        async with self._reading:
            last = self._lines[-1].number if self._lines else 0
            self._lines += await self._store.chat(self._table, last)
            del self._lines[:-LINES]
            self._known = True
            for client in self._clients:
                self.tell(client)

    def tell(self, client: Client) -> None:
        """Tell a client what it has not heard yet."""
        for line in self._lines:
            if line.number > client.heard and self._hears(client.seat, line):
                client.send(_encode(Said(line.number, line.seat, line.text, "team" if line.team else "table", line.at)))
        if self._lines:
            client.heard = self._lines[-1].number

    def _hears(self, seat: Viewer, line: StoredLine) -> bool:
        return not line.team or (seat is not None and seat in self._team_of(line.seat))
