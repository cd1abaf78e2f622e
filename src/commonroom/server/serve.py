"""Running the server: uvicorn with the settings that a game table needs."""

from __future__ import annotations

import gc
from collections.abc import Callable
from socket import socket
from typing import Any

import uvicorn
from litestar import Litestar

from .app import create_app
from .http.headers import with_safe_headers
from .http.request_ids import with_request_id
from .http.server_names import with_known_host
from .http.transport import ServerConfig
from .limits.connections import allow_many_files
from .services import Services
from .settings import Settings
from .sockets.transport import Transport
from .storage.database import Claimed


def configuration(settings: Settings, app: Any = None) -> ServerConfig:
    """Return the configuration with which uvicorn runs the application."""
    limits = settings.limits
    return ServerConfig(
        with_request_id(
            with_safe_headers(with_known_host(app or create_app(settings), settings), settings.secure_cookies)
        ),
        settings,
        host=settings.host,
        port=settings.port,
        ws=Transport,
        ws_max_size=limits.frame_bytes,
        # Frames are small, and compressing each of them costs more than sending it. It would also let a few bytes
        # from a stranger unpack into megabytes.
        ws_per_message_deflate=False,
        ws_ping_interval=limits.ping,
        ws_ping_timeout=limits.ping,
        server_header=False,
        timeout_graceful_shutdown=10,  # a client that does not close its socket must not keep the server running
        # Without a proxy of ours, anybody could name any address in these headers and so get round the limits.
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies) or None,
        access_log=False,
        log_config=None,  # see logs.py
        log_level="warning",
    )


def serve(settings: Settings, opened: Callable[[], None] = lambda: None) -> None:
    """Serve until told to stop, then tell open sockets to come back."""
    allow_many_files()
    # Before the server begins, which could only report a database in use with a traceback.
    app = create_app(settings, Claimed(settings.database))
    server = DrainingServer(configuration(settings, app), app, opened)
    collect_less_often()
    server.run()


class DrainingServer(uvicorn.Server):
    """Reports when it is open, and begins nothing new once it is told to stop."""

    def __init__(self, config: uvicorn.Config, app: Litestar, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._opened = opened

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Open the port, and only then report it."""
        await super().startup(sockets)
        if self.started:
            self._opened()

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Mark the tables as draining before connections are closed: nothing must begin that cannot be finished."""
        services: Services | None = self._app.state.services
        if services is not None:
            services.drain()
        await super().shutdown(sockets)


def collect_less_often() -> None:
    """Look for garbage less often.

    States and events hold no reference cycles, and there are very many of them: searching them every few hundred
    allocations finds nothing and costs time. But a table and its sockets are cycles, of which a match leaves some 700
    objects: they have to go before many thousands of matches are kept in memory that nobody plays any more.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 5, 5)
