"""Who did what when at one table, and whether one order explains all that anybody was told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec

from ..crowd import Pair
from ..ledger import Row
from .racing import heard
from .raw import HUNG_UP, Raw, frame

_encode = msgspec.json.encode
MOMENT = 0.05
"""Seconds before somebody who was cut off tries again."""


class Append(NamedTuple):
    """An attempt to act. One without an answer may have been stored or not."""

    seat: int
    sent: str
    node: int
    began: float
    ended: float
    answer: int | str | None
    """The version of an action that was acknowledged, the code of a refusal, or None."""


class Read(NamedTuple):
    """What a watcher was told of the match so far."""

    node: int
    began: float
    ended: float
    version: int
    digest: bytes


class History:
    """One table: each seat acts through every server, and watchers read from every server."""

    def __init__(self, nodes: Sequence[str], number: int) -> None:
        pair = Pair(nodes[0], number)
        self.table, self._secrets = pair.table, pair.secrets
        self._nodes = nodes
        self.appends: list[Append] = []
        self.reads: list[Read] = []
        self.longest: list[dict[str, Any]] = []
        """All events that anybody was told of."""
        self._over = False

    @property
    def operations(self) -> int:
        return len(self.appends) + len(self.reads)

    async def run(self, until: asyncio.Event) -> None:
        """Act and read until told to stop or the match is over, whatever becomes of the servers."""
        nodes = range(len(self._nodes))
        doing = [self._again_and_again(self._play(seat, at, until), until) for seat in (0, 1) for at in nodes]
        doing += [self._again_and_again(self._look(at, until), until) for at in nodes]
        await asyncio.gather(*doing)

    async def _again_and_again(self, work: Any, until: asyncio.Event) -> None:
        """Do it until it ends or it is time."""
        doing, waiting = asyncio.ensure_future(work), asyncio.create_task(until.wait())
        await asyncio.wait([doing, waiting], return_when=asyncio.FIRST_COMPLETED)
        for task in (doing, waiting):
            task.cancel()
        await asyncio.gather(doing, waiting, return_exceptions=True)
        if doing.done() and not doing.cancelled() and (error := doing.exception()) is not None:
            raise error

    async def _play(self, seat: int, at: int, until: asyncio.Event) -> None:
        rnd, count = Random(f"{self.table} {seat} {at}"), 0
        while not (self._over or until.is_set()):
            socket = None
            try:
                headers = {"Authorization": f"Bearer {self._secrets[seat]}"}
                socket = await Raw.open(self._nodes[at], self.table, headers)
                known = await heard(socket)
                while not self._is_over(known):
                    if known["actions"]:
                        count += 1
                        known = await self._act(socket, seat, at, f"{at}-{count}", rnd.choice(known["actions"]), known)
                    else:
                        known = await self._next(socket, known)
            except HUNG_UP:
                await asyncio.sleep(MOMENT)
            finally:
                if socket is not None:
                    socket.cut()

    def _is_over(self, known: dict[str, Any]) -> bool:
        self._over = self._over or bool(known["view"] and known["view"]["result"])
        return self._over

    async def _next(self, socket: Raw, known: dict[str, Any]) -> dict[str, Any]:
        told = await heard(socket)
        return told if told["type"] == "table" else known

    async def _act(
        self, socket: Raw, seat: int, at: int, sent: str, action: Any, known: dict[str, Any]
    ) -> dict[str, Any]:
        began, answer = time.monotonic(), None
        try:
            act = {"type": "act", "id": sent, "version": known["version"], "action": action}
            await socket.send(frame(_encode(act)))
            while answer is None:
                told = await heard(socket)
                if told["type"] == "table":
                    known = told
                elif told.get("id") == sent:
                    answer = told["version"] if told["type"] == "acked" else told["code"]
                    known = told if told["type"] == "refused" else known
        finally:
            self.appends.append(Append(seat, sent, at, began, time.monotonic(), answer))
        if isinstance(answer, int) and known["version"] < answer:
            return known | {"actions": []}  # the news of it is on its way
        return known

    async def _look(self, at: int, until: asyncio.Event) -> None:
        async with httpx.AsyncClient(base_url=self._nodes[at], timeout=30) as http:
            while not (self._over or until.is_set()):
                began = time.monotonic()
                try:
                    account = (await http.get(f"/api/tables/{self.table}/record")).json()
                except httpx.HTTPError:
                    await asyncio.sleep(MOMENT)
                    continue
                if (events := account.get("events")) is None:
                    return  # the match is over, or the server about to stop
                self.reads.append(Read(at, began, time.monotonic(), account["version"], digest(events)))
                if len(events) > len(self.longest):
                    self.longest = events


def digest(events: Iterable[dict[str, Any]]) -> bytes:
    return sha256(_encode(list(events))).digest()


def violations(history: History, rows: Sequence[Row]) -> list[str]:
    """Return everything that no single order of the actions explains."""
    stored = {(row.seat, row.sent_id): row.number for row in rows}
    found = [f"a gap at {n}" for n, row in enumerate(rows, 1) if row.number != n]
    known = {(append.seat, append.sent) for append in history.appends}
    found += [f"{key} was stored, and nobody has sent it" for key in stored.keys() - known]
    for append in history.appends:
        at = stored.get((append.seat, append.sent))
        if append.answer is not None and at != (append.answer if isinstance(append.answer, int) else None):
            found.append(f"{append} is stored as {at}")
    took_effect = [(append, stored[append.seat, append.sent]) for append in history.appends if append[:2] in stored]
    found += _out_of_order([(each.began, each.ended, at, at - 1) for each, at in took_effect], "actions")
    began = {at: append.began for append, at in took_effect}
    prefixes: dict[int, bytes] = {}
    for read in history.reads:
        if began.get(read.version, read.ended) > read.ended:
            found.append(f"{read} is from the future")
        events = (each for each in history.longest if each["version"] <= read.version)
        if read.digest != (prefixes.setdefault(read.version, digest(events))):
            found.append(f"{read} is not the beginning of what others were told")
    for node in {read.node for read in history.reads}:
        reads = [(each.began, each.ended, each.version, each.version) for each in history.reads if each.node == node]
        acked = [
            (each.began, each.ended, at, None) for each, at in took_effect if each.node == node and each.answer == at
        ]
        found += _out_of_order([*reads, *acked], f"what server {node} tells")
    return found


def _out_of_order(intervals: Iterable[tuple[float, float, int, int | None]], what: str) -> list[str]:
    """Expect that what begins after something has ended is not behind it.

    Each has its beginning, its end, the version that all later ones must have reached, and the version that it has
    reached itself, if that is known.
    """
    found, reached, intervals = [], 0, list(intervals)
    ends = sorted((ended, version) for _, ended, version, _ in intervals)
    at = 0
    for began, _, _, shown in sorted(intervals, key=lambda each: each[0]):
        while at < len(ends) and ends[at][0] < began:
            reached = max(reached, ends[at][1])
            at += 1
        if shown is not None and shown < reached:
            found.append(f"{what}: {shown} after {reached}")
    return found
