"""Very many sockets at once, from a process of their own, so that nobody else's time is measured with theirs."""

from __future__ import annotations

import asyncio
import resource
import time
from typing import NamedTuple

from .raw import Raw


class Storm(NamedTuple):
    """How long the last one waited until the table was told, and the most bytes that one was sent for it."""

    seconds: float
    most_bytes: int


def storm(url: str, tables: list[str], sockets: int) -> Storm:
    """All come at once and are cut off when the last one knows how things stand."""
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
