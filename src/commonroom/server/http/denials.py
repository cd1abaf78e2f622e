"""The exception with which a route turns down a request."""

from __future__ import annotations

from litestar.exceptions import HTTPException


class Denied(HTTPException):
    """An HTTP error with a code of ours, which the phrases put into words; `message` is for a code without any."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str = "",
        field: str | None = None,
        wait: float = 0.0,
        findings: list[str] | None = None,
    ) -> None:
        headers = {"Retry-After": str(max(1, round(wait)))} if wait else {}
        extra = {"code": code, "field": field, "findings": findings}
        super().__init__(detail=message, status_code=status, headers=headers, extra=extra)


def check_limit(wait: float, code: str = "too_many_requests") -> None:
    """Deny a caller who has to wait."""
    if wait:
        raise Denied(429, code, wait=wait)
