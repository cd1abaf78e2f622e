"""Players of one table who sit at two servers at once, and race against themselves."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from random import Random
from typing import Any

import httpx
import msgspec

from ..crowd import Pair
from ..patience import PATIENCE
from .raw import CLOSE, HUNG_UP, TEXT, Raw, frame

_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder().decode


class Race(Pair):
    """One table: each seat has a socket at every server, and a watcher is at every server."""

    def __init__(self, nodes: list[str], number: int) -> None:
        super().__init__(nodes[0], number)
        self.nodes = nodes
        self.losses: Counter[str] = Counter()
        """Number of late attempts, by the reason given."""
        self.oddities: list[Any] = []
        """Answers that a loser should never get."""
        self.readers = [Reader() for _ in nodes]
        self._ids = 0
        self._idle: set[Raw] = set()
        """Sockets of players who wait for their turn."""

    async def run(self, until: asyncio.Event) -> None:
        """Race until told to stop or the match is over; then wait until all readers are up to date."""
        reading = [asyncio.create_task(self._read(at)) for at in range(len(self.nodes))]
        ending = asyncio.create_task(self._end(until))
        await asyncio.gather(*(self._race(seat, at, until) for seat in (0, 1) for at in range(len(self.nodes))))
        last = max(self.acked.values(), default=0)
        deadline = time.monotonic() + 30
        while any(reader.version < last for reader in self.readers) and time.monotonic() < deadline:
            await asyncio.sleep(0.02)
        for task in (*reading, ending):
            task.cancel()
        await asyncio.gather(*reading, ending, return_exceptions=True)

    async def _end(self, until: asyncio.Event) -> None:
        """Release those who wait for a turn; players who have acted still hear the answer."""
        await until.wait()
        for socket in list(self._idle):
            socket.cut()

    async def _socket(self, at: int, secret: str | None) -> Raw:
        return await Raw.open(self.nodes[at], self.table, {"Authorization": f"Bearer {secret}"} if secret else {})

    async def _race(self, seat: int, at: int, until: asyncio.Event) -> None:
        rnd = Random(f"{self.table} {seat} {at}")
        socket = await self._socket(at, self.secrets[seat])
        try:
            known = await heard(socket)
            while not until.is_set() and not (known["view"] and known["view"]["result"]):
                if known["actions"]:
                    known = await self._try(socket, seat, rnd.choice(known["actions"]), known)
                else:
                    known = await self._next(socket, known)
        except HUNG_UP:
            assert until.is_set(), "the server has hung up"
        finally:
            socket.cut()

    async def _next(self, socket: Raw, known: dict[str, Any]) -> dict[str, Any]:
        self._idle.add(socket)
        answer = await heard(socket)
        self._idle.discard(socket)
        return answer if answer["type"] == "table" else known

    async def _try(self, socket: Raw, seat: int, action: Any, based_on: dict[str, Any]) -> dict[str, Any]:
        """Act, and wait for the answer; return what is known afterwards."""
        self._ids += 1
        sent, known = f"try-{self._ids}", based_on
        act = {"type": "act", "id": sent, "version": based_on["version"], "action": action}
        await socket.send(frame(_encode(act)))
        while True:
            answer = await asyncio.wait_for(heard(socket), PATIENCE)
            if answer["type"] == "table":
                known = answer
            elif answer["type"] == "acked" and answer["id"] == sent:
                self.acked[seat, sent] = answer["version"]
                return known | {"actions": []} if known["version"] < answer["version"] else known
            elif answer["type"] == "refused" and answer["id"] == sent:
                self._lost(answer, based_on["version"])
                return max(known, answer, key=lambda each: int(each["version"]))
            else:
                self.oddities.append(answer)
                return known

    def _lost(self, refused: dict[str, Any], based_on: int) -> None:
        """Expect the loser to be told why, and the present state, which is newer than what the attempt was based on."""
        self.losses[refused["code"]] += 1
        fair = refused["code"] == "stale" or refused["rule"]
        if not fair or refused["version"] <= based_on or refused["view"] is None:
            self.oddities.append(refused)

    async def _read(self, at: int) -> None:
        reader = self.readers[at]
        socket = await self._socket(at, None)
        try:
            while True:
                reader.hear(await heard(socket))
        finally:
            socket.cut()

    def records(self) -> list[Any]:
        """Return the match as every server tells it to a watcher."""
        records = [httpx.get(f"{node}/api/tables/{self.table}/record").json() for node in self.nodes]
        for account in records:
            account.pop("info", None)  # each server has its own connections
        return records


async def heard(socket: Raw) -> dict[str, Any]:
    """Return the next message."""
    while True:
        opcode, payload = await socket.next()
        if opcode == TEXT:
            message: dict[str, Any] = _decode(payload)
            return message
        if opcode == CLOSE:
            raise ConnectionResetError


class Reader:
    """A watcher: the versions told, in order, and the view at the end."""

    def __init__(self) -> None:
        self.version = -1
        self.versions: list[int] = []
        self.view: Any = None

    def hear(self, frame: dict[str, Any]) -> None:
        if frame["type"] == "table":
            self.version, self.view = frame["version"], frame["view"]
            self.versions += [happened["version"] for happened in frame["events"]]
