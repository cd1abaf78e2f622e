"""Running the server: uvicorn with settings that a game table needs."""

from __future__ import annotations

from typing import Any

import uvicorn

from .app import create_app
from .headers import with_safe_headers
from .hosts import with_known_host
from .settings import Settings


def configuration(settings: Settings, app: Any = None) -> uvicorn.Config:
    """How uvicorn runs the application."""
    limits = settings.limits
    return uvicorn.Config(
        with_safe_headers(with_known_host(app or create_app(settings), settings)),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
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


def serve(settings: Settings) -> None:
    """Serve until told to stop; open sockets are told to come back."""
    uvicorn.Server(configuration(settings)).run()
