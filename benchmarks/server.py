"""Throughput of the server: durable actions a second, and how long a player waits for the other's message.

Tables with two socket clients each play on loopback as fast as they are acknowledged, on SQLite with every commit on
the disk. The same run measures the cost of this machine's fsync and of a socket echo, and a bare server that only
stores and sends, with the same stack and storage but no rules. Read the figures relative to these.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from random import random
from statistics import quantiles
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import httpx
import msgspec
import uvloop

if TYPE_CHECKING:
    from benchmarks.measuring import line, run
    from benchmarks.player import Player, connected
else:  # run as a script, this folder is on the module path
    from measuring import line, run
    from player import Player, connected

GENEROUS = """
[limits]
frames = [10000000, 1.0]
frames_burst = 10000000
tables_per_address = 1000000
tables_per_person = 1000000
sockets_per_address = 1000000
frames_per_address = [10000000, 1.0]
requests_per_address = [1000000, 1.0]
running_tables = 1000000
"""


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


Kind: TypeAlias = Literal["real", "bare", "echo"]


class Running:
    """A server in a process of its own."""

    def __init__(self, folder: Path, kind: Kind) -> None:
        self.port = free_port()
        config = folder / "config.toml"
        config.write_text(GENEROUS)
        database = f"sqlite:///{folder}/{kind}.db"
        if kind == "real":
            command = [sys.executable, "-m", "commonroom", "serve", "--port", str(self.port)]
            command += ["--database", database, "--config", str(config)]
        else:
            script = Path(__file__).parent / f"{kind}_server.py"
            command = [sys.executable, str(script), str(self.port), database]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + 30
        while True:
            try:
                httpx.get(f"{self.url}/healthz", timeout=1).raise_for_status()
                return
            except httpx.HTTPError:
                assert time.monotonic() < deadline
                time.sleep(0.05)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def memory(self) -> int:
        """Return the resident bytes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def processor(self) -> float:
        """Return the seconds of processor time used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


def post(connection: HTTPConnection, path: str, body: dict[str, Any]) -> tuple[Any, str]:
    """Return the answer and the cookie; a plain connection keeps the clients' own cost small beside the server's."""
    connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
    answer = connection.getresponse()
    secret = (answer.getheader("set-cookie") or "").split(";")[0].partition("=")[2]
    return json.loads(answer.read()), secret


class View(msgspec.Struct):
    """The only part of a view that is needed: whether the match is over."""

    result: dict[str, Any] | None


class TableFrame(msgspec.Struct):
    """The parts of a frame that a player has to read."""

    version: int
    events: list[msgspec.Raw]
    view: View | None
    actions: list[msgspec.Raw]


TABLE_FRAME = b'{"type":"table"'
read_frame = msgspec.json.Decoder(TableFrame).decode


class Pair:
    """Two players, measuring the time from one's send to the other's message."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.waits: list[float] = []
        self.sent_at = 0.0
        self.over: asyncio.Future[None]
        self.open()

    def open(self) -> None:
        """Open a new table with both seats taken."""
        seats = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": "sequence", "edition": "classic-2022", "options": {"draw_mode": "auto"}, "seats": seats}
        connection = HTTPConnection(self.url.removeprefix("http://"))
        opened, first = post(connection, "/api/tables", body)
        self.table = opened["table"]
        joining = {"invite": opened["invite"], "name": "Bob"}
        _, second = post(connection, f"/api/tables/{self.table}/join", joining)
        connection.close()
        self.secrets = [first, second]

    async def play(self, until: float) -> None:
        """Play match after match until the time is up."""
        loop = asyncio.get_running_loop()
        while time.perf_counter() < until:
            self.over = loop.create_future()
            path = f"/api/tables/{self.table}/socket"
            players = [await connected(self.url, path, secret, self._heard) for secret in self.secrets]
            with suppress(TimeoutError):
                await asyncio.wait_for(self.over, until - time.perf_counter())
            for player in players:
                player.close()
            if time.perf_counter() < until:
                await asyncio.to_thread(self.open)

    def _heard(self, player: Player, text: bytes) -> None:
        """Note the waiting time, and answer with any of the actions offered."""
        if not text.startswith(TABLE_FRAME):
            return
        frame = read_frame(text)
        if frame.view is None:
            return
        if frame.events and frame.actions:
            self.waits.append(time.perf_counter() - self.sent_at)
        if frame.view.result is not None:
            if not self.over.done():
                self.over.set_result(None)
        elif frame.actions:
            action = frame.actions[int(random() * len(frame.actions))]
            self.sent_at = time.perf_counter()
            player.send(b'{"type":"act","id":"%d","version":%d,"action":%b}' % (frame.version, frame.version, action))


def measure_tables(number: int, seconds: float, kind: Kind) -> dict[str, float]:
    """Measure actions per second, waiting times and memory with this many tables."""
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder), kind)
        try:
            empty = server.memory()
            pairs = [Pair(server.url) for _ in range(number)]

            async def all_play() -> None:
                until = time.perf_counter() + seconds
                await asyncio.gather(*(pair.play(until) for pair in pairs))

            own, others = time.process_time(), server.processor()
            uvloop.run(all_play())
            own, others = time.process_time() - own, server.processor() - others
            grown = server.memory() - empty
        finally:
            server.stop()
    waits = sorted(wait for pair in pairs for wait in pair.waits)
    percentiles = quantiles(waits, n=100)
    return {
        "actions per second": round(len(waits) / seconds),
        "p50 ms": round(percentiles[49] * 1000, 1),
        "p99 ms": round(percentiles[98] * 1000, 1),
        "server cores": round(others / seconds, 2),
        "client cores": round(own / seconds, 2),
        "server µs per action": round(others / len(waits) * 1e6),
        "KiB per table": round(grown / number / 1024),
    }


def measure_openings(tables: int = 200) -> float:
    """Return the server's processor milliseconds for opening a table, joining it and connecting both players."""
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder), "real")

        async def open_tables(number: int) -> None:
            for _ in range(number):
                pair = await asyncio.to_thread(Pair, server.url)
                path = f"/api/tables/{pair.table}/socket"
                players = [await connected(server.url, path, secret, lambda *_: None) for secret in pair.secrets]
                for player in players:
                    player.close()

        try:
            uvloop.run(open_tables(tables // 10))  # by now everything that is made only once exists
            before = server.processor()
            uvloop.run(open_tables(tables))
            return (server.processor() - before) / tables * 1000
        finally:
            server.stop()


def fsync_cost(rounds: int = 300) -> float:
    """Return the milliseconds for writing a page and syncing it to the disk."""
    with tempfile.NamedTemporaryFile() as file:
        start = time.perf_counter()
        for _ in range(rounds):
            file.write(b"x" * 4096)
            file.flush()
            os.fsync(file.fileno())
        return (time.perf_counter() - start) / rounds * 1000


def measure_echo(seconds: float, sockets: int = 200, size: int = 3000) -> dict[str, float]:
    """Measure a bare socket: messages about as large as a frame, echoed and awaited, on many sockets."""
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder), "echo")
        text, echoes = b"x" * size, 0

        def again(player: Player, answer: bytes) -> None:
            nonlocal echoes
            echoes += 1
            player.send(answer)

        async def all_talk() -> None:
            players = [await connected(server.url, "/", "", again) for _ in range(sockets)]
            for player in players:
                player.send(text)
            await asyncio.sleep(seconds)

        try:
            uvloop.run(all_talk())
        finally:
            server.stop()
    return {"echoes per second": round(echoes / seconds)}


def measure(seconds: float, tables: Sequence[int]) -> dict[str, Any]:
    """Measure all figures of one run."""
    report: dict[str, Any] = {"fsync ms": round(fsync_cost(), 2), **measure_echo(seconds / 2)}
    report |= {"server ms per opening": round(measure_openings(), 2), "bare": {}, "tables": {}}
    for number in tables:
        report["bare"][number] = measure_tables(number, seconds, "bare")
        report["tables"][number] = measure_tables(number, seconds, "real")
        share = report["tables"][number]["actions per second"] / report["bare"][number]["actions per second"]
        report["tables"][number]["share of bare"] = round(share, 2)
    return report


def show(report: dict[str, Any]) -> None:
    """Print the figures as a table."""
    print(f"one fsync: {report['fsync ms']} ms; socket echo: {report['echoes per second']:,} a second")
    print(f"opening a table, joining and connecting twice: {report['server ms per opening']} ms of the server")
    for kind in ("bare", "tables"):
        for number, figures in report[kind].items():
            print(f"{kind:>7} {number:>4}: {line(figures)}")


if __name__ == "__main__":
    run(
        __doc__,
        measure,
        show,
        seconds={"type": float, "default": 8.0},
        tables={"type": int, "nargs": "*", "default": [10, 100, 300]},
    )
