"""Players of one table who sit at two servers at once, and try to be faster than themselves."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from ..crowd import Pair


class Race(Pair):
    """One table: each seat has a socket at every server, and somebody watches at every server."""

    def __init__(self, nodes: list[str], number: int) -> None:
        super().__init__(nodes[0], number)
        self.nodes = nodes
        self.losses: Counter[str] = Counter()
        """How often somebody was too late, by the reason given."""
        self.oddities: list[Any] = []
        """Answers that a loser should never get."""
        self.readers = [Reader() for _ in nodes]
        self._ids = 0

    async def run(self, until: asyncio.Event) -> None:
        """Race until told to stop or the match is over; then wait until all readers know how it stands."""
        reading = [asyncio.create_task(self._read(at)) for at in range(len(self.nodes))]
        await asyncio.gather(*(self._race(seat, at, until) for seat in (0, 1) for at in range(len(self.nodes))))
        last = max(self.acked.values(), default=0)
        deadline = time.monotonic() + 5
        while any(reader.version < last for reader in self.readers) and time.monotonic() < deadline:
            await asyncio.sleep(0.02)
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)

    def _socket(self, at: int, secret: str | None) -> connect:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        address = f"ws{self.nodes[at][4:]}/api/tables/{self.table}/socket"
        return connect(address, additional_headers=headers, compression=None, max_queue=None)

    async def _race(self, seat: int, at: int, until: asyncio.Event) -> None:
        rnd = Random(f"{self.table} {seat} {at}")
        async with self._socket(at, self.secrets[seat]) as socket:
            known: dict[str, Any] = json.loads(await socket.recv())
            while not until.is_set() and not (known["view"] and known["view"]["result"]):
                if known["actions"]:
                    known = await self._try(socket, seat, rnd.choice(known["actions"]), known)
                else:
                    known = await self._next(socket, known)

    async def _next(self, socket: ClientConnection, known: dict[str, Any]) -> dict[str, Any]:
        try:
            frame: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 0.2))
        except TimeoutError:
            return known
        return frame if frame["type"] == "table" else known

    async def _try(self, socket: ClientConnection, seat: int, action: Any, based_on: dict[str, Any]) -> dict[str, Any]:
        """Act, and wait for the answer; what is known afterwards."""
        self._ids += 1
        sent, known = f"try-{self._ids}", based_on
        await socket.send(json.dumps({"type": "act", "id": sent, "version": based_on["version"], "action": action}))
        while True:
            frame = json.loads(await asyncio.wait_for(socket.recv(), 20))
            if frame["type"] == "table":
                known = frame
            elif frame["type"] == "acked" and frame["id"] == sent:
                self.acked[seat, sent] = frame["version"]
                return known | {"actions": []} if known["version"] < frame["version"] else known
            elif frame["type"] == "refused" and frame["id"] == sent:
                self._lost(frame, based_on["version"])
                return max(known, frame, key=lambda told: int(told["version"]))
            else:
                self.oddities.append(frame)
                return known

    def _lost(self, refused: dict[str, Any], based_on: int) -> None:
        """Whoever loses is told why, and how things are now: later than what the attempt was based on."""
        self.losses[refused["code"]] += 1
        fair = refused["code"] == "stale" or refused["rule"]
        if not fair or refused["version"] <= based_on or refused["view"] is None:
            self.oddities.append(refused)

    async def _read(self, at: int) -> None:
        reader = self.readers[at]
        async with self._socket(at, None) as socket:
            async for frame in socket:
                reader.hear(json.loads(frame))

    def records(self) -> list[Any]:
        """The match as every server tells it to whoever watches."""
        told = [httpx.get(f"{node}/api/tables/{self.table}/record").json() for node in self.nodes]
        for account in told:
            account.pop("info", None)  # who is connected is each server's own
        return told


class Reader:
    """Somebody who watches: the versions told, in order, and the view at the end."""

    def __init__(self) -> None:
        self.version = -1
        self.told: list[int] = []
        self.view: Any = None

    def hear(self, frame: dict[str, Any]) -> None:
        if frame["type"] == "table":
            self.version, self.view = frame["version"], frame["view"]
            self.told += [happened["version"] for happened in frame["events"]]
