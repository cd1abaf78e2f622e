"""The yardstick: a server with the same stack and storage that only stores and sends, and knows no rules.

It answers the same frames as the real one, with a view of about the same size, and lets the two seats alternate.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie
from litestar.params import FromPath

from commonroom.server.keys import COOKIE
from commonroom.server.sockets.transport import Transport
from commonroom.server.storage.database import open_database
from commonroom.server.storage.rows import StoredSeat, StoredTable
from commonroom.server.storage.store import Store

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode

PADDING = [[row, column] for row in range(10) for column in range(10)]
ACTIONS = [{"type": "play", "card": "KH", "cell": [5, column]} for column in range(14)]


class Pair:
    """Two sockets that take turns."""

    def __init__(self) -> None:
        self.sockets: dict[int, Any] = {}
        self.version = 0
        self.secrets: dict[str, int] = {}

    def frame(self, seat: int, events: list[Any]) -> bytes:
        view = {"result": None, "turn": self.version % 2, "chips": PADDING[: self.version % 60], "hand": ["KH"] * 7}
        actions = ACTIONS if self.version % 2 == seat else []
        return _encode({"type": "table", "version": self.version, "events": events, "view": view, "actions": actions})


PAIRS: dict[str, Pair] = {}
STORE: list[Store] = []


@get("/healthz")
async def healthz() -> str:
    return "ok"


def _answer(content: dict[str, Any], secret: str) -> Response[Any]:
    return Response(content, cookies=[Cookie(key=COOKIE, value=secret)])


@post("/api/tables")
async def open_table() -> Response[Any]:
    table, secret = secrets.token_urlsafe(12), secrets.token_urlsafe(32)
    PAIRS[table] = Pair()
    PAIRS[table].secrets[secret] = 0
    seats = (StoredSeat("person", "Ann", None), StoredSeat("person", "Bob", None))
    row = StoredTable(table, time.time(), "bare", 1, "bare", {}, "0" * 64, 0, False, None, None, seats)
    await STORE[0].open_table(row, [])
    return _answer({"table": table, "invite": "x" * 20}, secret)


@post("/api/tables/{table:str}/join")
async def join(table: FromPath[str]) -> Response[Any]:
    secret = secrets.token_urlsafe(32)
    PAIRS[table].secrets[secret] = 1
    return _answer({"table": table}, secret)


@websocket("/api/tables/{table:str}/socket")
async def play(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    await socket.accept()
    pair = PAIRS[table]
    seat = pair.secrets[socket.headers["authorization"].removeprefix("Bearer ")]
    pair.sockets[seat] = socket
    await socket.send_data(pair.frame(seat, []).decode(), mode="text")
    while True:
        message: Any = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        frame = _decode(message["text"])
        body = _encode(frame["action"])
        await STORE[0].append_action(table, pair.version + 1, seat, f"{pair.version}", body)
        pair.version += 1
        await socket.send_data(
            _encode({"type": "acked", "id": frame["id"], "version": pair.version}).decode(), mode="text"
        )
        await asyncio.gather(
            *(
                other.send_data(pair.frame(number, [{"version": pair.version}]).decode(), mode="text")
                for number, other in pair.sockets.items()
            )
        )


@asynccontextmanager
async def lifespan(_: Litestar) -> AsyncIterator[None]:
    STORE.append(Store(open_database(sys.argv[2])))
    STORE[0].start()
    yield


if __name__ == "__main__":
    uvicorn.run(
        Litestar([healthz, open_table, join, play], lifespan=[lifespan], openapi_config=None),
        port=int(sys.argv[1]),
        ws=Transport,
        ws_per_message_deflate=False,
        log_level="error",
    )
