"""Too much at once: huge frames, packed frames and huge bodies cost the sender more than the server (TRUST S8)."""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from commonroom.server import serve

from ..crowd import Pair
from .program import Program, program, put_in
from .raw import CUT, TEXT, Raw, frame

MEGABYTE = 1 << 20
HUGE = 16 * MEGABYTE
MUCH = 100 * MEGABYTE
TOO_LARGE = 1009
STILL_OPEN = -1
PACKED = 0x40
"""The bit of a frame that marks it as deflated."""


async def send_all(socket: Raw, data: bytes) -> int:
    """Send as much as the server takes; return the code with which it hangs up."""
    hanging_up = asyncio.create_task(socket.until_closed())
    try:
        for at in range(0, len(data), 1 << 16):
            if hanging_up.done():
                break
            await socket.send(data[at : at + (1 << 16)])
        return await asyncio.wait_for(hanging_up, 5)
    except ConnectionError:
        return await hanging_up
    except TimeoutError:
        return STILL_OPEN
    finally:
        socket.cut()


async def huge_frames(server: Program, table: str) -> list[int]:
    """Send sixteen megabytes each on forty sockets, whole or in fragments."""
    whole = frame(b"x" * HUGE)
    pieces = frame(b"x" * 10_000, TEXT, last=False) + frame(b"x" * 10_000, 0, last=False) * (HUGE // 10_000)
    sockets = [await Raw.open(server.url, table) for _ in range(40)]
    return await asyncio.gather(*(send_all(socket, (whole, pieces)[at % 2]) for at, socket in enumerate(sockets)))


async def packed_frames(server: Program, table: str) -> list[int]:
    """Offer compression on forty sockets, and send sixteen megabytes of zeros in sixteen kilobytes."""
    packer = zlib.compressobj(wbits=-15)
    bomb = frame(packer.compress(b"{" + b" " * HUGE) + packer.flush(zlib.Z_SYNC_FLUSH)[:-4], bits=PACKED)
    offer = {"Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits"}
    sockets = [await Raw.open(server.url, table, offer) for _ in range(40)]
    assert not any(b"permessage-deflate" in socket.answer for socket in sockets), "the server agreed to unpack"
    return await asyncio.gather(*(send_all(socket, bomb) for socket in sockets))


async def _pieces(size: int) -> AsyncIterator[bytes]:
    for _ in range(size >> 16):
        yield b" " * (1 << 16)


async def huge_bodies(server: Program, table: str) -> list[int]:
    """Send a hundred megabytes, announced or in endless pieces, to every route that takes a body."""
    paths = ["/api/tables", f"/api/tables/{table}/join", f"/api/tables/{table}/redeem", "/api/replay"]
    statuses = []
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        for path in paths:
            for announced in ({"Content-Length": str(MUCH)}, {}):
                headers = {"Content-Type": "application/json", **announced}
                try:
                    answer = await http.post(path, content=_pieces(MUCH), headers=headers)
                    statuses.append(answer.status_code)
                except httpx.NetworkError:  # answered and hung up while we were still sending
                    statuses.append(CUT)
    return statuses


def packed_body(server: Program) -> int:
    """Send a hundred megabytes in a hundred kilobytes."""
    headers = {"Content-Type": "application/json", "Content-Encoding": "gzip"}
    return httpx.post(f"{server.url}/api/tables", content=gzip.compress(b" " * MUCH), headers=headers).status_code


def check_defused(server: Program) -> None:
    """Expect every bomb to be refused for its size or its form, and none of them ever to be held in memory."""
    table = Pair(server.url, 0).table
    server.forget_peak()
    before = server.megabytes
    codes = asyncio.run(huge_frames(server, table))
    print(f"frames {sorted(set(codes))} {server.most_megabytes - before:+.1f} MB", end="; ")
    assert server.most_megabytes - before < 30, f"held {server.most_megabytes - before:.0f} MB of huge frames"
    assert set(codes) <= {TOO_LARGE, CUT}  # unread bytes make it a reset, which may be faster than the code
    assert set(asyncio.run(packed_frames(server, table))) <= {1002, CUT}
    statuses = asyncio.run(huge_bodies(server, table))
    print(f"bodies {statuses}; packed {packed_body(server)}; {server.most_megabytes - before:+.1f} MB")
    assert set(statuses) <= {413, CUT}
    assert 413 in statuses
    assert packed_body(server) in (400, 413, 415)
    assert server.most_megabytes - before < 30, "a body was held in memory"
    assert "Traceback" not in server.log
    assert httpx.get(f"{server.url}/healthz").status_code == 200


@pytest.mark.full
def test_s8_no_bomb_costs_the_server_memory(tmp_path: Path) -> None:
    with program(tmp_path, f"sqlite:///{tmp_path}/a.db") as server:
        check_defused(server)


def as_it_comes() -> None:
    """Put in a mutant: uvicorn with its own limits."""
    strict = serve.configuration

    def careless(*arguments: Any) -> uvicorn.Config:
        config = strict(*arguments)
        config.ws_max_size, config.ws_per_message_deflate = uvicorn.Config(None).ws_max_size, True  # type: ignore[arg-type]
        return config

    put_in(serve, "configuration", careless)


@pytest.mark.full
def test_s8_would_find_the_limits_that_uvicorn_has_by_itself(tmp_path: Path) -> None:
    with (
        program(tmp_path, f"sqlite:///{tmp_path}/a.db", mutant=as_it_comes) as server,
        pytest.raises(AssertionError, match="huge frames"),
    ):
        check_defused(server)
