"""Who is asking: the cookie or bearer secret, the address, and whether a browser may be believed."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException

from .keys import COOKIE, hashed
from .settings import Settings

Connection = ASGIConnection[Any, Any, Any, Any]


class Refusal(HTTPException):
    """An answer that is an error, with a code of ours."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        field: str | None = None,
        wait: float = 0.0,
        findings: list[str] | None = None,
    ) -> None:
        headers = {"Retry-After": str(max(1, round(wait)))} if wait else {}
        extra = {"code": code, "field": field, "findings": findings}
        super().__init__(detail=message, status_code=status, headers=headers, extra=extra)


def secret_of(connection: Connection) -> str | None:
    """The secret that comes with a request, if there is one and it is long enough to be one."""
    header = connection.headers.get("authorization", "")
    secret = header.removeprefix("Bearer ").strip() if header.startswith("Bearer ") else connection.cookies.get(COOKIE)
    return secret if secret is not None and 22 <= len(secret) <= 128 else None


def person_of(connection: Connection) -> str | None:
    """Who is asking, as the hash of the secret."""
    secret = secret_of(connection)
    return None if secret is None else hashed(secret)


def address_of(connection: Connection) -> str:
    """Where the request comes from."""
    return connection.client.host if connection.client else "unknown"


def check_limit(wait: float, code: str = "too_many_requests") -> None:
    """Refuse whoever has to wait."""
    if wait:
        raise Refusal(429, code, "that was very much at once; please wait a moment", wait=wait)


def check_origin(connection: Connection, settings: Settings) -> None:
    """A cookie is believed only from a page of this server; programs that bring a bearer secret have no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        if COOKIE in connection.cookies and not connection.headers.get("authorization", "").startswith("Bearer "):
            raise Refusal(403, "origin", "a request with a cookie must come from a page of this server")
        return
    parts = urlsplit(origin)
    same = parts.scheme in ("http", "https") and parts.netloc == connection.headers.get("host", "")
    if not same and origin not in settings.origins:
        raise Refusal(403, "origin", "this page belongs to another server")
