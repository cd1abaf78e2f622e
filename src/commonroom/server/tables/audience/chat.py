"""The chat of a table, and who can read it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Literal

import msgspec

from commonroom.engine import Viewer

from ...protocol import Said
from ...sanitizer import cleaned
from ...storage.queries import LINES, LINES_OF_GALLERY
from ...storage.rows import GALLERY, StoredLine
from ...storage.store import Store
from .client import Client

_encode = msgspec.json.Encoder().encode


class Chat:
    """The last lines of a table's chat.

    The store numbers them, because several servers may write. So a line is written first, and everybody, its author
    included, is told it when it is read back. Every client is told each line once.
    """

    def __init__(
        self,
        table: str,
        store: Store,
        clients: Collection[Client],
        team_of: Callable[[int], tuple[int, ...]],
        reads_gallery: Callable[[Viewer], bool],
    ) -> None:
        self._table, self._store, self._clients, self._team_of = table, store, clients, team_of
        self._reads_gallery = reads_gallery
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

    async def say(self, seat: Viewer, name: str, sent_id: str, text: str, to: Literal["table", "team"]) -> None:
        """Store a line, cleaned of what could harm a reader, and send it out; without a seat, to the gallery."""
        place, team = (GALLERY, False) if seat is None else (seat, to == "team")
        await self._store.append_chat(self._table, place, name, sent_id, team, cleaned(text))
        await self.catch_up()

    def open_gallery(self) -> None:
        """Tell players what watchers have written meanwhile, once they may read it."""
        if any(line.seat == GALLERY for line in self._lines):
            for client in self._clients:
                if client.seat is not None:
                    client.heard = 0
                    self.tell(client)

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
            self._lines = _last(self._lines)
            self._known = True
            for client in self._clients:
                self.tell(client)

    def tell(self, client: Client) -> None:
        """Tell a client the lines that it has not been told."""
        for line in self._lines:
            if line.number > client.heard and self._hears(client.seat, line):
                client.send(_encode(_said(line)))
        if self._lines:
            client.heard = self._lines[-1].number

    def _hears(self, seat: Viewer, line: StoredLine) -> bool:
        if line.seat == GALLERY:
            return self._reads_gallery(seat)
        return not line.team or (seat is not None and seat in self._team_of(line.seat))


def _said(line: StoredLine) -> Said:
    if line.seat == GALLERY:
        return Said(line.number, None, line.name, line.text, "gallery", line.at)
    return Said(line.number, line.seat, line.name, line.text, "team" if line.team else "table", line.at)


def _last(lines: list[StoredLine]) -> list[StoredLine]:
    """Return the last lines, of players and of watchers: neither pushes out what the others have said."""
    players = [line for line in lines if line.seat != GALLERY][-LINES:]
    return sorted(players + [line for line in lines if line.seat == GALLERY][-LINES_OF_GALLERY:])
