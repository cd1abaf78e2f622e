"""An id for each request: in its answer, in every line of the log that it causes, and in what a player can quote."""

from __future__ import annotations

import time
from secrets import token_hex

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bind_contextvars, get_contextvars

from ..metrics import REQUEST_SECONDS, REQUESTS

HEADER = "x-request-id"


def request_id() -> str:
    """Return the id of the request, or of the socket, that is being answered."""
    return str(get_contextvars().get("request", ""))


def with_request_id(app: ASGIApp) -> ASGIApp:
    """Wrap the application so that each request has an id of ours, and is counted."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        is_request: bool = scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET)
        if not is_request:  # the server itself begins or ends
            await app(scope, receive, send)
            return
        # Never the caller's own: it could be that of somebody else, or a lie in the log.
        bind_contextvars(request=token_hex(4))
        began = time.perf_counter()

        async def send_with_id(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableScopeHeaders.from_message(message)[HEADER] = request_id()
                REQUESTS.labels(f"{message['status'] // 100}xx").inc()
                REQUEST_SECONDS.observe(time.perf_counter() - began)
            await send(message)

        await app(scope, receive, send_with_id if scope["type"] == ScopeType.HTTP else send)

    return wrapped
