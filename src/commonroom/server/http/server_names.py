"""The names by which this server may be called.

A page elsewhere can point a name of its own at this machine (DNS rebinding), and to the browser our answers would then
belong to that page. A call by an unknown name gets nothing.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from ..protocol import ErrorAnswer, Problem
from ..settings import Settings

REFUSED = msgspec.json.encode(
    ErrorAnswer(Problem("host", "this server does not answer to that name; its operator can add it to `hosts`"))
)


def known_host(host: str, settings: Settings) -> bool:
    """Tell whether a name is ours.

    IP addresses cannot be pointed elsewhere, nor can names that only the local network knows.
    """
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    own = {"localhost", socket.gethostname().lower(), settings.host.lower(), *(host.lower() for host in settings.hosts)}
    # Browsers reach us by these names through a proxy, so they have to be ours as well.
    own |= {urlsplit(origin).hostname or "" for origin in settings.origins}
    return name in own or name.endswith((".local", ".localhost")) or _is_number(name)


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def with_known_host(app: ASGIApp, settings: Settings) -> ASGIApp:
    """Wrap the application so that it answers only to its own names."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            host = next((value.decode("latin-1") for key, value in scope["headers"] if key == b"host"), "")
            if not known_host(host, settings):
                await _refuse(scope, send)
                return
        await app(scope, receive, send)

    return wrapped


async def _refuse(scope: Scope, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": "host"})
        return
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(REFUSED)).encode())]
    await send({"type": "http.response.start", "status": 421, "headers": headers})
    await send({"type": "http.response.body", "body": REFUSED, "more_body": False})
