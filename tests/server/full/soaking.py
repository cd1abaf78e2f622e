"""Match after match, as fast as the server acknowledges, and what the server holds meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import httpx
import msgspec
from benchmarks.player import Player, connected

from ..patience import PATIENCE
from .program import Program

MIB = 1024 * 1024


class Sample(NamedTuple):
    """What the server held after a number of moves."""

    moves: int
    megabytes: float
    descriptors: int
    log: float
    """Megabytes of SQLite's log."""


class Seen(msgspec.Struct):
    """All that has to be read of a view."""

    result: dict[str, Any] | None


class Frame(msgspec.Struct):
    """All that has to be read of a frame."""

    version: int
    view: Seen | None
    actions: list[msgspec.Raw]


_read = msgspec.json.Decoder(Frame).decode


class Soak:
    """Tables side by side, each followed by another when it is over, until there have been enough moves."""

    def __init__(self, server: Program, folder: Path, enough: int) -> None:
        self.server, self._log, self._enough = server, folder / "a.db-wal", enough
        self.moves = self.matches = 0
        self.samples: list[Sample] = []
        self._rnd = Random(13)

    async def run(self, tables: int) -> None:
        """Play until there have been enough moves, and look at the server now and then."""
        every, looked = self._enough // 200, 0
        playing = [asyncio.create_task(self._one_after_another()) for _ in range(tables)]
        while not all(task.done() for task in playing):
            await asyncio.sleep(0.1)
            if self.moves >= looked + every:
                looked = self.moves
                self.samples.append(self._sample())
        await asyncio.gather(*playing)

    def _sample(self) -> Sample:
        log = self._log.stat().st_size / MIB if self._log.exists() else 0.0
        return Sample(self.moves, self.server.megabytes, self.server.descriptors, log)

    async def _one_after_another(self) -> None:
        # The server hangs up on an idle connection, perhaps at the very moment when it is used again.
        anew = httpx.Limits(max_keepalive_connections=0)
        async with httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE, limits=anew) as http:
            while self.moves < self._enough:
                await self._match(http)

    async def _match(self, http: httpx.AsyncClient) -> None:
        seats = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": "sequence", "edition": "classic-2022", "options": {"draw_mode": "auto"}, "seats": seats}
        secrets: list[str] = []
        opened = (await self._post(http, "/api/tables", body, secrets)).json()
        joining = {"invite": opened["invite"], "name": "Bob"}
        await self._post(http, f"/api/tables/{opened['table']}/join", joining, secrets)
        over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        acted = dict[Player, int]()

        def heard(player: Player, text: bytes) -> None:
            if not text.startswith(b'{"type":"table"') or over.done():
                return
            frame = _read(text)
            if frame.view is not None and frame.view.result is not None:
                over.set_result(None)
            elif frame.actions and acted.get(player) != frame.version:  # told again, when others come or go
                acted[player] = frame.version
                self.moves += 1
                action = self._rnd.choice(frame.actions)
                player.send(b'{"type":"act","id":"%d","version":%d,"action":%b}' % ((frame.version,) * 2 + (action,)))

        path = f"/api/tables/{opened['table']}/socket"
        players = [await connected(self.server.url, path, secret, heard) for secret in secrets]
        gone = [player.gone for player in players]
        await asyncio.wait([over, *gone], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        assert over.done(), "a match came to a halt"
        for player in players:
            player.close()
            await player.gone
        self.matches += 1

    async def _post(self, http: httpx.AsyncClient, path: str, body: Any, secrets: list[str]) -> httpx.Response:
        http.cookies.clear()
        answer = await http.post(path, json=body)
        assert answer.status_code < 300, answer.text
        secrets.append(http.cookies["commonroom"])
        return answer

    def growth(self) -> float:
        """Return the mean memory of the last quarter, as a share of that of the second."""
        quarters = [[each.megabytes for each in self.samples if each.moves * 4 // self._enough == n] for n in range(4)]
        return fmean(quarters[3]) / fmean(quarters[1])
