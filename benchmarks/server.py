"""How many durable actions a second the server takes, and how long a player waits for the other's message.

Tables with two socket clients each play on loopback as fast as they are acknowledged, on SQLite with every commit
on the disk. In the same run: what this machine's fsync and a socket echo cost, and a bare server that only stores and
sends, with the same stack and storage but no rules. Read the figures as shares of these.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from http.client import HTTPConnection
from pathlib import Path
from statistics import quantiles
from typing import Any, Literal, TypeAlias

import httpx
from websockets.asyncio.client import ClientConnection, connect

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
        """Resident bytes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def processor(self) -> float:
        """Seconds of processor time used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


def post(url: str, path: str, body: dict[str, Any]) -> tuple[Any, str]:
    """The answer and the cookie. A plain connection: the clients' own cost should stay small beside the server's."""
    connection = HTTPConnection(url.removeprefix("http://"))
    connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
    answer = connection.getresponse()
    secret = (answer.getheader("set-cookie") or "").split(";")[0].partition("=")[2]
    content = json.loads(answer.read())
    connection.close()
    return content, secret


class Pair:
    """Two players; what matters is the time from one's send to the other's message."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.waits: list[float] = []
        self.sent_at = 0.0
        self.open()

    def open(self) -> None:
        """A new table with both seats taken."""
        seats = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": "sequence", "edition": "classic-2022", "options": {"draw_mode": "auto"}, "seats": seats}
        opened, first = post(self.url, "/api/tables", body)
        self.table = opened["table"]
        joining = {"invite": opened["invite"], "name": "Bob"}
        _, second = post(self.url, f"/api/tables/{self.table}/join", joining)
        self.secrets = [first, second]

    async def play(self, until: float) -> None:
        """Match after match until the time is up."""
        while time.perf_counter() < until:
            address = f"ws{self.url[4:]}/api/tables/{self.table}/socket"
            sockets = [
                connect(address, additional_headers={"Authorization": f"Bearer {secret}"}, compression=None)
                for secret in self.secrets
            ]
            async with sockets[0] as first, sockets[1] as second:
                await asyncio.gather(self._seat(first, until), self._seat(second, until))
            if time.perf_counter() < until:
                await asyncio.to_thread(self.open)

    async def _seat(self, socket: ClientConnection, until: float) -> None:
        sent = 0
        while time.perf_counter() < until:
            try:
                frame: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 1))
            except TimeoutError:
                continue
            if frame["type"] != "table" or not frame["view"]:
                continue
            if frame["events"] and frame["actions"]:
                self.waits.append(time.perf_counter() - self.sent_at)
            if frame["view"]["result"]:
                return
            if frame["actions"]:
                sent += 1
                action = frame["actions"][frame["version"] * 7 % len(frame["actions"])]
                self.sent_at = time.perf_counter()
                await socket.send(
                    json.dumps({"type": "act", "id": f"{sent}", "version": frame["version"], "action": action})
                )


def measure_tables(number: int, seconds: float, kind: Kind) -> dict[str, float]:
    """Actions per second, waiting times and memory with so many tables."""
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder), kind)
        try:
            empty = server.memory()
            pairs = [Pair(server.url) for _ in range(number)]

            async def all_play() -> None:
                until = time.perf_counter() + seconds
                await asyncio.gather(*(pair.play(until) for pair in pairs))

            own, others = time.process_time(), server.processor()
            asyncio.run(all_play())
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
        "KiB per table": round(grown / number / 1024),
    }


def fsync_cost(rounds: int = 300) -> float:
    """Milliseconds for writing a page and having it on the disk."""
    with tempfile.NamedTemporaryFile() as file:
        start = time.perf_counter()
        for _ in range(rounds):
            file.write(b"x" * 4096)
            file.flush()
            os.fsync(file.fileno())
        return (time.perf_counter() - start) / rounds * 1000


def measure_echo(seconds: float, sockets: int = 200, size: int = 3000) -> dict[str, float]:
    """What a socket alone costs here: messages about as large as a frame, sent back and awaited, on many sockets."""
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder), "echo")
        text, echoes = "x" * size, 0

        async def talk(until: float) -> int:
            count = 0
            async with connect(f"ws{server.url[4:]}/", compression=None) as socket:
                while time.perf_counter() < until:
                    await socket.send(text)
                    await socket.recv()
                    count += 1
            return count

        async def all_talk() -> int:
            until = time.perf_counter() + seconds
            return sum(await asyncio.gather(*(talk(until) for _ in range(sockets))))

        try:
            echoes = asyncio.run(all_talk())
        finally:
            server.stop()
    return {"echoes per second": round(echoes / seconds)}


def main() -> None:
    """Print the figures as a table or as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--tables", type=int, nargs="*", default=[10, 100, 300])
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    report: dict[str, Any] = {"fsync ms": round(fsync_cost(), 2), **measure_echo(arguments.seconds / 2)}
    report |= {"bare": {}, "tables": {}}
    for number in arguments.tables:
        report["bare"][number] = measure_tables(number, arguments.seconds, "bare")
        report["tables"][number] = measure_tables(number, arguments.seconds, "real")
        share = report["tables"][number]["actions per second"] / report["bare"][number]["actions per second"]
        report["tables"][number]["share of bare"] = round(share, 2)
    if arguments.json:
        print(json.dumps(report))
        return
    print(f"one fsync: {report['fsync ms']} ms; socket echo: {report['echoes per second']:,} a second")
    for kind in ("bare", "tables"):
        for number, figures in report[kind].items():
            print(f"{kind:>7} {number:>4}: " + "   ".join(f"{name} {value:,}" for name, value in figures.items()))


if __name__ == "__main__":
    main()
