"""The cheapest use of a socket: send back what it receives, over the same transport as the real server."""

from __future__ import annotations

import sys
from typing import Any

import uvicorn

from commonroom.server.sockets.transport import Transport


async def echo(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Echo text; answer a plain request too, so that the benchmark can wait for the start."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"ok"})
        return
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


if __name__ == "__main__":
    uvicorn.run(
        echo, port=int(sys.argv[1]), ws=Transport, lifespan="off", ws_per_message_deflate=False, log_level="error"
    )
