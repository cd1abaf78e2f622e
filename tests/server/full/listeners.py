"""Listeners at a table: most of them hear well, some hardly, some not at all."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import sys
import threading
import time
from types import TracebackType
from urllib.parse import urlsplit

from .program import ROOT
from .raw import Raw, handshake, narrow_socket

_SAID_AT = re.compile(rb'"text":"(\d+\.\d+) ')

Heard = dict[float, float]
"""When a line was said, and the delay until the last listener heard it."""


def listen(url: str, table: str, listeners: int, seconds: float) -> Heard:
    """Listen in a process of its own; each line tells when it was said."""
    return asyncio.run(_listen(url, table, listeners, seconds))


async def _listen(url: str, table: str, listeners: int, seconds: float) -> Heard:
    heard: Heard = {}

    async def one(ear: Raw) -> None:
        while True:
            _, payload = await ear.next()
            if found := _SAID_AT.search(payload):
                said = float(found[1])
                heard[said] = max(heard.get(said, 0.0), time.monotonic() - said)

    ears = [await Raw.open(url, table) for _ in range(listeners)]
    listening = [asyncio.create_task(one(ear)) for ear in ears]
    done, _ = await asyncio.wait(listening, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    assert not done, "somebody who listened was thrown out"
    for task in listening:
        task.cancel()
    for ear in ears:
        ear.cut()
    return heard


class Deaf:
    """A connection that is open and never read, which is how a silently cut one looks to a server."""

    def __init__(self, url: str, table: str) -> None:
        self.socket = narrow_socket()
        self.socket.connect((urlsplit(url).hostname, urlsplit(url).port))
        self.socket.sendall(handshake(url, table, {}))

    def close(self) -> None:
        self.socket.close()


class Sipping(Deaf):
    """A connection that reads a byte a second."""

    def __init__(self, url: str, table: str) -> None:
        super().__init__(url, table)
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._sip)
        self._thread.start()

    def _sip(self) -> None:
        self.socket.settimeout(1)
        while not self._stop.wait(1):
            try:
                if not self.socket.recv(1):
                    return
            except TimeoutError:
                continue
            except ConnectionError:
                return

    def close(self) -> None:
        self._stop.set()
        self._thread.join()
        super().close()


FROZEN = """
import asyncio, sys
from tests.server.full.raw import Raw, narrow_socket
async def listen():
    ear = await Raw.open(sys.argv[1], sys.argv[2], through=narrow_socket())
    print("listening", flush=True)
    await ear.until_closed()
asyncio.run(listen())
"""


class Frozen:
    """A client that listens well until its process is stopped in the middle of it."""

    def __init__(self, url: str, table: str) -> None:
        command = [sys.executable, "-c", FROZEN, url, table]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)

    def __enter__(self) -> Frozen:
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == b"listening\n"
        self._process.send_signal(signal.SIGSTOP)
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._process.kill()
        self._process.communicate()
