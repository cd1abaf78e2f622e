"""One match from the first seat to the record, with everything that anybody is told written down."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Viewer = int | None


class Message(NamedTuple):
    """Bytes that left the server, for whom, and the least version of the match at that time."""

    viewer: Viewer
    version: int
    text: str


class Ear:
    """One socket, and everything it hears."""

    def __init__(self, evening: Evening, viewer: Viewer, socket: ClientConnection) -> None:
        self.evening, self.viewer, self.socket = evening, viewer, socket
        self.table: dict[str, Any] = {}
        self.answered: set[str] = set()
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self.socket:
                frame = json.loads(text)
                if frame["type"] == "table":
                    self.table = frame
                version = frame.get("version", self.table.get("version", 0))
                self.evening.messages.append(Message(self.viewer, version, str(text)))
                if frame.get("id"):
                    self.answered.add(frame["id"])
                self.evening.heard.set()

    async def send(self, **frame: Any) -> None:
        await self.socket.send(json.dumps(frame))

    async def close(self) -> None:
        await self.socket.close()
        await self._task


class Evening:
    """A table of people, one of them perhaps a bot, with a watcher."""

    def __init__(self, url: str, number: int) -> None:
        self.url, self.rnd = url, Random(number)
        self.messages: list[Message] = []
        self.heard = asyncio.Event()
        self.ears: list[Ear] = []
        self.secrets: list[str] = []
        """Secrets of the people, in the order of their seats."""
        self.whispers: dict[str, int] = {}
        """Messages to a team, by seat."""
        self.record: dict[str, Any] = {}
        self._ids = 0

    async def run(self) -> None:
        """Open, play a while, give up, and fetch the record."""
        async with httpx.AsyncClient(base_url=self.url, timeout=30) as self.http:
            people, bots = self.rnd.choice([(2, 0), (4, 0), (1, 1), (3, 1)])
            await self._open(people, bots)
            self.ears = [await self._listen(seat) for seat in (*range(people), None)]
            for _ in range(self.rnd.randint(6, 40)):
                if not await self._move():
                    break
                await self.rnd.choice(self._asides)(self.rnd.choice(self.ears))
            await self._give_up(people)
            for ear in self.ears:
                await ear.close()
            self.record = (await self.http.get(f"/api/tables/{self.table}/record")).json()

    async def _open(self, people: int, bots: int) -> None:
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1), *[{"kind": "bot", "bot": "random"}] * bots]
        options = {"draw_mode": "auto"} | ({"team_talk": "allowed"} if len(seats) == 4 else {})
        body = {"game": "sequence", "edition": "classic-2022", "options": options, "seats": seats}
        opened = await self._post("/api/tables", body)
        self.table: str = opened.json()["table"]
        for _ in range(people - 1):
            await self._post(f"/api/tables/{self.table}/join", {"invite": opened.json()["invite"], "name": "Guest"})

    async def _post(self, path: str, body: Any) -> httpx.Response:
        """Post as somebody new, and keep their secret."""
        self.http.cookies.clear()
        answer = await self.http.post(path, json=body)
        self.secrets.append(self.http.cookies["commonroom"])
        self.http.cookies.clear()
        return answer

    def _headers(self, viewer: Viewer) -> dict[str, str]:
        return {} if viewer is None else {"Authorization": f"Bearer {self.secrets[viewer]}"}

    async def _listen(self, viewer: Viewer, since: int | None = None) -> Ear:
        query = "" if since is None else f"?since={since}"
        address = f"ws{self.url[4:]}/api/tables/{self.table}/socket{query}"
        headers = self._headers(viewer)
        return Ear(self, viewer, await connect(address, additional_headers=headers, compression=None, max_queue=None))

    @property
    def version(self) -> int:
        """Return the least version that the match has reached."""
        return max((ear.table.get("version", 0) for ear in self.ears), default=0)

    async def _until(self, ready: Any) -> None:
        async with asyncio.timeout(30):
            while not ready():
                self.heard.clear()
                if not ready():
                    await self.heard.wait()

    def _mover(self) -> Ear | None:
        return next(
            (ear for ear in self.ears if ear.table.get("actions") and ear.table["version"] == self.version), None
        )

    def _over(self) -> bool:
        return any(ear.table.get("view") and ear.table["view"]["result"] for ear in self.ears)

    async def _act(self, ear: Ear, action: Any) -> None:
        self._ids += 1
        sent = f"e{self._ids}"
        await ear.send(type="act", id=sent, version=ear.table.get("version", 0), action=action)
        await self._until(lambda: sent in ear.answered)

    async def _move(self) -> bool:
        """Let somebody on turn do something legal; return False when the match is over."""
        await self._until(lambda: self._mover() or self._over())
        mover = self._mover()
        if mover is None or self._over():
            return False
        await self._act(mover, self.rnd.choice(mover.table["actions"]))
        return True

    async def _give_up(self, people: int) -> None:
        for ear in self.ears[:people]:
            if not self._over():
                await self._act(ear, {"type": "concede"})
        if not self._over():  # a bot does not give up with its partner
            while await self._move():
                pass

    # Other things that happen at a table

    @property
    def _asides(self) -> list[Any]:
        return [self._ask, self._stumble, self._come_back, self._whisper, self._wonder, self._nothing]

    async def _ask(self, ear: Ear) -> None:
        """Read everything available over HTTP, as this viewer."""
        paths = [f"/api/tables/{self.table}", f"/api/tables/{self.table}/record", "/api/tables", "/metrics"]
        for path in paths:
            version = self.version
            answer = await self.http.get(path, headers=self._headers(ear.viewer))
            self._note(ear.viewer, version, answer)

    async def _stumble(self, ear: Ear) -> None:
        """Make mistakes, which are answered with an error or a refusal."""
        for path, body in (
            (f"/api/tables/{self.table}/rematch", {}),
            (f"/api/tables/{self.table}/join", {"invite": "x" * 43, "name": "Eve"}),
            (f"/api/tables/{self.table}/seats/63/bot", {"bot": "greedy"}),
            (f"/api/tables/{self.table}/seats/1/bot", {"bot": 1}),
            ("/api/replay", {"format": "commonroom/1", "table": self.table}),
        ):
            version = self.version
            answer = await self.http.post(path, json=body, headers=self._headers(ear.viewer))
            self._note(ear.viewer, version, answer)
        await ear.send(type="act", id=self.table, version=10**6, action={})
        await ear.send(type="act", id="~", version=0, action={})
        if ear.viewer is not None:
            await self._act(ear, {"type": "pass"})
            await self._act(ear, {"type": "choose_sequence", "cells": [[1, 1]] * 5})

    def _note(self, viewer: Viewer, version: int, answer: httpx.Response) -> None:
        body = answer.text
        message = json.loads(body) if body.startswith("{") else {}
        headers = json.dumps(dict(answer.headers))
        self.messages.append(Message(viewer, message.get("version", version), body + headers))

    async def _come_back(self, ear: Ear) -> None:
        """Break the connection, and reconnect to hear what was missed."""
        await ear.close()
        since = self.rnd.choice([None, -1, 0, self.version - 1, 10**6, -5])
        self.ears[self.ears.index(ear)] = await self._listen(ear.viewer, since)
        await self._until(lambda: all(ear.table for ear in self.ears))

    async def _whisper(self, ear: Ear) -> None:
        """Say something to the table, and something to the team alone."""
        if ear.viewer is not None:
            self._ids += 1
            await ear.send(type="say", id=f"t{self._ids}", text="good evening", to="table")
            secret = f"{self.rnd.getrandbits(128):032x}"
            self.whispers[secret] = ear.viewer
            await ear.send(type="say", id=f"w{self._ids}", text=secret, to="team")
            await ear.send(type="react", reaction="wow")

    async def _wonder(self, ear: Ear) -> None:
        if ear.viewer is not None:
            await ear.send(type="hint", id="h")

    async def _nothing(self, _: Ear) -> None:
        await asyncio.sleep(0)
