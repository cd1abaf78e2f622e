"""What only operators may see: counters, and the description of every route."""

from __future__ import annotations

import hmac
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from ..services import Services
from ..settings import Settings
from .denials import Denied

FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""Headers by which a proxy shows itself."""


def operators_only(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Deny everybody else, as if there were nothing."""
    services: Services = connection.app.state.services
    if not is_operator(connection, services.settings):
        raise Denied(404, "not_found")


def is_operator(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Tell whether the caller knows the operator's secret, or sits at a machine that nobody else can reach."""
    if settings.operator_secret:
        given = connection.headers.get("authorization", "").removeprefix("Bearer ")
        return hmac.compare_digest(given.encode(), settings.operator_secret.encode())
    return is_private(settings) and is_local(connection)


def is_private(settings: Settings) -> bool:
    """Tell whether the server listens to its own machine alone, and nothing says that a proxy leads others there.

    Pages behind a proxy cannot play before its origin or its name is among the settings.
    """
    public = settings.origins or settings.hosts or settings.proxies or settings.secure_cookies
    return _is_loopback(settings.host) and not public


def is_local(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Tell whether a call comes from this machine, by a name of this machine, and through no proxy that says so."""
    host = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    address = connection.client.host if connection.client else ""
    forwarded = any(name in connection.headers for name in FORWARDED)
    return _is_loopback(address) and _is_loopback(host) and not forwarded


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
