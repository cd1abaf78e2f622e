"""A real server on a real port, and people who talk to it as a browser or a program would."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any, Protocol

import httpx
import uvicorn
from msgspec.structs import replace
from websockets.sync.client import ClientConnection, connect

from commonroom.server.app import create_app
from commonroom.server.serve import configuration
from commonroom.server.settings import Settings

from .patience import PATIENCE, eventually

QUICK: dict[str, Any] = {"bot_pause": 0.0, "gathering": 0.0, "bot_seconds": PATIENCE, "replay_seconds": PATIENCE}
"""Nothing waits for people, and no worker is given up because the machine is busy."""


class Server:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings, port: int | None = None) -> None:
        self.settings = settings
        self.app = create_app(settings)
        self.port = port or free_port()
        config = configuration(replace(settings, port=self.port), self.app)
        self.people: list[Person] = []
        self.connections = config.connections
        self._uvicorn = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._uvicorn.run, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self._thread.start()
        eventually(lambda: self._uvicorn.started or not self._thread.is_alive(), "the server to start")
        assert self._thread.is_alive(), "the server has stopped"

    def stop(self) -> None:
        for person in self.people:
            person.leave()
        self._uvicorn.should_exit = True
        self._thread.join(PATIENCE)


@contextmanager
def running(database: str, **more: Any) -> Iterator[Server]:
    """Run a server on this database, and stop it in the end."""
    server = Server(Settings(database=database, **QUICK | more))
    server.start()
    try:
        yield server
    finally:
        server.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Host(Protocol):
    """A server, in this process or in another."""

    port: int
    people: list[Person]

    @property
    def url(self) -> str: ...


class Person:
    """Somebody with a browser: a cookie of their own, and the right Origin."""

    def __init__(self, server: Host, name: str = "Ann") -> None:
        self.server = server
        self.name = name
        self.http = httpx.Client(base_url=server.url, headers={"Origin": server.url}, timeout=PATIENCE, verify=False)
        self.seats: list[Seat] = []
        server.people.append(self)

    def leave(self) -> None:
        """Close everything that is still open."""
        for seat in self.seats:
            seat.socket.close()
        self.http.close()

    def post(self, path: str, data: Any = None) -> httpx.Response:
        return self.http.post(path, json={} if data is None else data)

    def open(self, *seats: str, **more: Any) -> dict[str, Any]:
        """Open a table; seats are `me`, `open` or the name of a bot."""
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        more = {"game": "sequence", "edition": "classic-2022", "options": {"draw_mode": "auto"}} | more
        answer = self.post("/api/tables", {"name": self.name, "seats": wishes, **more})
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened

    def join(self, opened: dict[str, Any], **more: Any) -> httpx.Response:
        return self.post(f"/api/tables/{opened['table']}/join", {"invite": opened["invite"], "name": self.name} | more)

    def sit(self, table: str, since: int | str | None = None, lang: str | None = None, **headers: str) -> Seat:
        """Open the socket of a table."""
        asked = {"since": since, "lang": lang}
        query = "?" + "&".join(f"{key}={value}" for key, value in asked.items() if value is not None)
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        wanted = {"Origin": self.server.url} | ({"Cookie": cookie} if cookie else {}) | headers
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket{query}"
        socket = connect(
            url,
            additional_headers=wanted,
            compression=None,
            max_size=None,
            max_queue=None,
            legacy=True,
            open_timeout=PATIENCE,
            ping_timeout=PATIENCE,
        )
        seat = Seat(socket)
        self.seats.append(seat)
        return seat


class Seat:
    """One end of a socket: the frames it has heard, and helpers to answer."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self._ids = count()

    def __enter__(self) -> Seat:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def next(self, seconds: float = PATIENCE) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(self.socket.recv(seconds))
        self.heard.append(frame)
        if frame["type"] == "table":
            self.table = frame
        return frame

    def until(self, kind: str, seconds: float = PATIENCE) -> dict[str, Any]:
        """Listen until a frame of this kind comes."""
        deadline = time.monotonic() + seconds
        while True:
            frame = self.next(deadline - time.monotonic())
            if frame["type"] == kind:
                return frame

    def send(self, **frame: Any) -> None:
        self.socket.send(json.dumps(frame))

    def act(self, action: dict[str, Any], sent_id: str | None = None, version: int | None = None) -> dict[str, Any]:
        """Act and wait for the answer."""
        sent = sent_id or f"a{next(self._ids)}-{id(self)}"
        self.send(type="act", id=sent, version=self.table["version"] if version is None else version, action=action)
        while True:
            frame = self.next()
            if frame["type"] in ("acked", "refused", "trouble") and frame.get("id") == sent:
                return frame

    def my_turn(self) -> list[dict[str, Any]]:
        """Wait until there is something to do; return the actions, or nothing when the match is over."""
        while not self.table or not (self.table["actions"] or (self.table["view"] or {}).get("result")):
            self.next()
        actions: list[dict[str, Any]] = self.table["actions"]
        return actions

    def reach(self, version: int) -> None:
        """Listen until the match has begun and reached this version."""
        while not self.table or self.table["view"] is None or self.table["version"] < version:
            self.next()

    def play_out(self) -> dict[str, Any]:
        """Play the first legal action until the end; return the result."""
        while actions := self.my_turn():
            answer = self.act(actions[0])
            assert answer["type"] == "acked", answer
            self.reach(answer["version"])
        result: dict[str, Any] = self.table["view"]["result"]
        return result
