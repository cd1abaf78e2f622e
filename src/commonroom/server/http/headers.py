"""Headers for every answer: what a browser may do with our pages."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
    ]
)

HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def is_trustworthy(scope: Scope) -> bool:
    """Tell whether browsers heed headers about origins here: over https, or on the machine itself."""
    host = next((value.decode("latin-1") for key, value in scope["headers"] if key == b"host"), "")
    return scope["scheme"] == "https" or host.partition(":")[0] in ("localhost", "127.0.0.1", "[")


FOR_HTTPS = {
    "strict-transport-security": f"max-age={365 * 24 * 3600}",
    "cross-origin-resource-policy": "same-origin",
}
"""Headers of a server behind https: a browser comes back by https only, and no page elsewhere embeds anything."""


def with_safe_headers(app: ASGIApp, is_https: bool = False) -> ASGIApp:
    """Wrap the application so that everything it sends over HTTP has these headers, the router's errors included."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in (HEADERS | FOR_HTTPS if is_https else HEADERS).items():
                    headers[name] = value
                if is_trustworthy(scope):
                    headers["cross-origin-opener-policy"] = "same-origin"
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await app(scope, receive, send if scope["type"] == ScopeType.WEBSOCKET else send_with_headers)

    return wrapped
