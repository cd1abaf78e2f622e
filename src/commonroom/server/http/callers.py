"""The caller of a route: secret, address, language, and whether the call comes from a page of ours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from ..keys import COOKIE, HOST_COOKIE, hashed, new_secret
from ..limits.connections import group_of
from ..phrases import LANGUAGES
from ..services import Services
from ..settings import Settings
from .denials import Denied

Connection = ASGIConnection[Any, Any, Any, Any]

DEFAULT_LANGUAGE = "en"


def secret_of(connection: Connection) -> str | None:
    """Return the secret of a request, if it has one of a possible length."""
    header = connection.headers.get("authorization", "")
    secret = header.removeprefix("Bearer ").strip() if header.startswith("Bearer ") else _cookie_of(connection)
    return secret if secret is not None and 22 <= len(secret) <= 128 else None


def _cookie_of(connection: Connection) -> str | None:
    """Return the secret in the cookie; one without the prefix was given before the server was behind https."""
    cookies = connection.cookies
    return cookies.get(HOST_COOKIE) or cookies.get(COOKIE)


async def secret_for(connection: Connection, known_here: Callable[[str], bool] = lambda _: False) -> str:
    """Return the secret under which the caller takes a seat: theirs, renewed, if we know it, or else a new one.

    Whoever is known at the table already keeps theirs.

    A secret that somebody else has put into a browser would be known to them too. So we alone choose secrets, and one
    in a cookie that a neighbouring host could have set opens no further seat.
    """
    services: Services = connection.app.state.services
    brought = secret_of(connection)
    if brought is None or not await services.store.knows(hashed(brought)):
        return new_secret()
    if _is_bearer(connection) or HOST_COOKIE in connection.cookies or known_here(hashed(brought)):
        return brought
    return await services.renewals.renew(brought)


def _is_bearer(connection: Connection) -> bool:
    return connection.headers.get("authorization", "").startswith("Bearer ")


def person_of(connection: Connection) -> str | None:
    """Return the caller as the hash of their secret."""
    secret = secret_of(connection)
    return None if secret is None else hashed(secret)


def address_of(connection: Connection) -> str:
    """Return the address from which the request comes; of IPv6, the network of a customer."""
    return group_of(connection.client.host) if connection.client else "unknown"


def check_origin(connection: Connection, settings: Settings) -> None:
    """Deny a request that a page elsewhere makes in a player's name.

    A browser sends the cookie no matter whose page asks, so a cookie counts only from a page of this server. A bearer
    secret is sent on purpose: programs that use one have no origin.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        if _cookie_of(connection) is not None and not connection.headers.get("authorization", "").startswith("Bearer "):
            raise Denied(403, "origin", "a request with a cookie must come from a page of this server")
        return
    parts = urlsplit(origin)
    same = parts.scheme in ("http", "https") and parts.netloc == connection.headers.get("host", "")
    if not same and origin not in settings.origins:
        raise Denied(403, "origin", "this page belongs to another server")


def language_of(connection: Connection) -> str:
    """Return the language in the address, else the first of the browser's languages that we speak."""
    asked = connection.query_params.get("lang")
    wishes = [part.partition(";") for part in connection.headers.get("accept-language", "").split(",")]
    wishes.sort(key=lambda wish: _weight(wish[2]), reverse=True)
    for wish in (str(asked or ""), *(tag for tag, _, _ in wishes)):
        language = wish.strip().lower().partition("-")[0]
        if language in LANGUAGES:
            return language
    return DEFAULT_LANGUAGE


def _weight(parameter: str) -> float:
    try:
        return float(parameter.strip().removeprefix("q="))
    except ValueError:
        return 1.0
