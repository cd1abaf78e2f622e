"""Very many sockets at once, from a process of their own, so that their time is not measured with anybody else's."""

from __future__ import annotations

import asyncio
import resource
import time
from typing import NamedTuple

from .raw import Raw


class Storm(NamedTuple):
    """Seconds until the last one was told about the table, and the most bytes that one was sent for it."""

    seconds: float
    most_bytes: int


def storm(url: str, tables: list[str], sockets: int) -> Storm:
    """Connect all at once, and cut them off when the last one is up to date."""
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(now, min(sockets + 100, most)), most))
    return asyncio.run(_storm(url, tables, sockets))


async def _storm(url: str, tables: list[str], sockets: int) -> Storm:
    began = time.monotonic()
    came = await asyncio.gather(*(_come(url, tables[at % len(tables)]) for at in range(sockets)))
    seconds = time.monotonic() - began
    for socket in came:
        socket.cut()
    return Storm(seconds, max(socket.received for socket in came))


async def _come(url: str, table: str) -> Raw:
    socket = await Raw.open(url, table)
    await socket.table_frame()
    return socket
