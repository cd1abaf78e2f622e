"""Running the server: uvicorn with settings that a game table needs."""

from __future__ import annotations

import gc
from collections.abc import Callable
from socket import socket
from typing import Any

import uvicorn
from litestar import Litestar

from .app import create_app
from .http.headers import with_safe_headers
from .http.hosts import with_known_host
from .services import Services
from .settings import Settings
from .sockets.transport import Transport


def configuration(settings: Settings, app: Any = None) -> uvicorn.Config:
    """How uvicorn runs the application."""
    limits = settings.limits
    return uvicorn.Config(
        with_safe_headers(with_known_host(app or create_app(settings), settings)),
        host=settings.host,
        port=settings.port,
        ws=Transport,
        ws_max_size=limits.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=limits.ping,
        ws_ping_timeout=limits.ping,
        server_header=False,
        timeout_graceful_shutdown=10,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies) or None,
        access_log=False,
        log_level="warning",
    )


def serve(settings: Settings, opened: Callable[[], None] = lambda: None) -> None:
    """Serve until told to stop; open sockets are told to come back."""
    app = create_app(settings)
    server = DrainingServer(configuration(settings, app), app, opened)
    collect_less_often()
    server.run()


class DrainingServer(uvicorn.Server):
    """Says when it is open, and begins nothing new from the moment it is told to stop."""

    def __init__(self, config: uvicorn.Config, app: Litestar, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._opened = opened

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Open the door, and only then say so."""
        await super().startup(sockets)
        if self.started:
            self._opened()

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """First the tables are told, then the connections are closed."""
        services: Services | None = self._app.state.services
        if services is not None:
            services.tables.draining = True
        await super().shutdown(sockets)


def collect_less_often() -> None:
    """States and events hold no cycles: looking for garbage among them every few hundred objects only costs time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
