"""The cookie that carries a person's secret."""

from __future__ import annotations

from typing import Any

from litestar import Response
from litestar.datastructures import Cookie

from ..keys import COOKIE, DAY, HOST_COOKIE
from ..services import Services


def with_cookie(services: Services, secret: str, content: Any, status: int = 200) -> Response[Any]:
    """Answer with this content, and let the browser keep the secret."""
    cookie = Cookie(
        key=HOST_COOKIE if services.settings.secure_cookies else COOKIE,
        value=secret,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure_cookies,
        path="/",
        max_age=int(365 * DAY),
    )
    return Response(content, status_code=status, cookies=[cookie])
