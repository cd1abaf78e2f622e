"""A crowd of tables that play as fast as they are acknowledged, and remember every acknowledgement."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from .patience import PATIENCE, eventually
from .running import Person, free_port

GENEROUS = """
bot_pause = 0.0
gathering = 0.0
[limits]
frames = [100000, 1.0]
frames_burst = 100000
tables_per_address = 10000
tables_per_person = 10000
sockets_per_address = 10000
handshakes_per_address = [1000000, 1.0]
frames_per_address = [1000000, 1.0]
requests_per_address = [1000000, 1.0]
running_tables = 10000
"""


class Process:
    """The real program in a process of its own, which can be killed."""

    def __init__(self, folder: Path, database: str, settings: str = GENEROUS) -> None:
        self.port = free_port()
        self.config = folder / f"config-{self.port}.toml"
        self.config.write_text(settings)
        self.database = database
        self.people: list[Person] = []
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        process = self.process = self._run([sys.executable, "-m", "commonroom"])
        with httpx.Client(base_url=self.url, timeout=PATIENCE, verify=False) as asking:
            eventually(lambda: _is_up(asking) or process.poll() is not None, "the server to start")
        assert process.poll() is None, "the server has stopped"

    @property
    def arguments(self) -> list[str]:
        return ["serve", "--port", str(self.port), "--database", self.database, "--config", str(self.config)]

    def _run(self, program: list[str]) -> subprocess.Popen[bytes]:
        return subprocess.Popen([*program, *self.arguments], stdout=subprocess.DEVNULL)

    def end(self, how: signal.Signals) -> int:
        """Send a signal and wait for the end; return the exit status."""
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)


def _is_up(asking: httpx.Client) -> bool:
    try:
        return asking.get("/healthz").status_code == 200
    except httpx.HTTPError:
        return False


class Pair:
    """Two people at one table."""

    def __init__(self, url: str, number: int, pause: float = 0.0) -> None:
        self.url = url
        self.rnd = Random(number)
        self.pause = pause
        """Seconds that a player thinks."""
        self.acked: dict[tuple[int, str], int] = {}
        """What the server has acknowledged: seat and id of an action, and its version."""
        self.latencies: list[float] = []
        self.closed: list[int] = []
        self.refused: list[str] = []
        """Reasons of refusals."""
        self.acked_at: list[float] = []
        self.over = False
        self._sent = 0
        # Loading certificates, which are of no use here, would take longer than all the rest.
        with (
            httpx.Client(base_url=url, timeout=PATIENCE, verify=False) as ann,
            httpx.Client(base_url=url, timeout=PATIENCE, verify=False) as bob,
        ):
            seats = [{"kind": "me"}, {"kind": "open"}]
            body = {"game": "sequence", "edition": "classic-2022", "options": {"draw_mode": "auto"}, "seats": seats}
            opened = ann.post("/api/tables", json=body).json()
            self.table: str = opened["table"]
            bob.post(f"/api/tables/{self.table}/join", json={"invite": opened["invite"], "name": "Bob"})
            self.secrets = [next(iter(who.cookies.values())) for who in (ann, bob)]  # behind https it has another name

    async def play(self, until: asyncio.Event) -> None:
        """Play both seats until told to stop or the match is over, reconnecting whenever they are cut off."""
        await asyncio.gather(*(self._sit(seat, until) for seat in (0, 1)))

    async def _sit(self, seat: int, until: asyncio.Event) -> None:
        waiting: str | None = None
        while not until.is_set():
            address = f"ws{self.url[4:]}/api/tables/{self.table}/socket"
            headers = {"Authorization": f"Bearer {self.secrets[seat]}"}
            try:
                async with connect(
                    address, additional_headers=headers, compression=None, open_timeout=PATIENCE, ping_timeout=PATIENCE
                ) as socket:
                    waiting = await self._talk(seat, socket, until, waiting)
                    if waiting is None:
                        return
            except (OSError, WebSocketException, TimeoutError) as error:
                self.closed.append(getattr(getattr(error, "rcvd", None), "code", 0) or 0)
                await asyncio.sleep(0.02 + self.rnd.random() * 0.05)

    async def _talk(self, seat: int, socket: ClientConnection, until: asyncio.Event, waiting: str | None) -> str | None:
        """Play; resend unanswered frames, word for word, on the next socket."""
        sent_at, known = 0.0, None
        if waiting is not None:
            await socket.send(waiting)
        while not until.is_set():
            try:
                frame: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 0.5))
            except TimeoutError:
                continue
            if frame["type"] == "acked":
                self.acked[seat, frame["id"]] = frame["version"]
                self.latencies.append(time.perf_counter() - sent_at)
                self.acked_at.append(time.monotonic())
                waiting = None
            elif frame["type"] == "refused":
                self.refused.append(frame["code"])
                if frame["code"] == "not_saved" and waiting is not None:
                    await asyncio.sleep(0.1)
                    await socket.send(waiting)
                else:
                    waiting = None
            elif frame["type"] == "table":
                known = frame
            if known is None or not known["view"]:
                continue
            if known["view"]["result"]:
                self.over = True
                return None
            if known["actions"] and waiting is None:
                self._sent += 1
                action = self.rnd.choice(known["actions"])
                waiting = json.dumps(
                    {"type": "act", "id": f"s{seat}-{self._sent}", "version": known["version"], "action": action}
                )
                await asyncio.sleep(self.pause)
                sent_at = time.perf_counter()
                await socket.send(waiting)
        return waiting
