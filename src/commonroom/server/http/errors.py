"""Error handlers: everything that can go wrong with a request, in one shape and in the caller's language."""

from __future__ import annotations

from typing import Any

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap
from msgspec import UNSET
from sqlalchemy.exc import DBAPIError

from commonroom.engine import BadInput

from ..metrics import REFUSALS
from ..phrases import problem
from ..protocol import ErrorAnswer, Problem
from ..tables.registry import Full, SickTable
from .callers import language_of
from .page import INDEX
from .request_ids import request_id

log = structlog.get_logger()

AnyRequest = Request[Any, Any, Any]

CODES = {400: "bad_input", 401: "no_seat", 404: "not_found", 405: "not_allowed", 413: "too_large", 415: "not_json"}


def answer(
    request: AnyRequest,
    status: int,
    code: str,
    message: str = "",
    field: str | None = None,
    headers: dict[str, str] | None = None,
    findings: list[str] | None = None,
    quote: str = "",
) -> Response[ErrorAnswer]:
    """Return an error in the one shape that all have."""
    sentence = problem(language_of(request), code, message)
    if quote:  # what a player can tell us, and we find in the log
        sentence = f"{sentence} ({quote})"
    REFUSALS.labels(code).inc()
    what = Problem(code, sentence, field, UNSET if findings is None else findings)
    return Response(ErrorAnswer(what), status_code=status, headers=headers)


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Answer with an error of ours or of the framework's; a person who has mistyped an address gets the page."""
    wants_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
    if error.status_code == 404 and wants_page and INDEX.is_file():
        return Response(INDEX.read_bytes(), media_type="text/html", status_code=404)
    extra = error.extra if isinstance(error.extra, dict) else {}
    code = extra.get("code") or CODES.get(error.status_code, "error")
    message = error.detail
    if isinstance(error.extra, list) and error.extra:
        message = "; ".join(f"{part.get('key', 'body')}: {part.get('message')}" for part in error.extra)[:300]
    return answer(request, error.status_code, code, message, extra.get("field"), error.headers, extra.get("findings"))


def on_bad_input(request: AnyRequest, error: BadInput) -> Response[ErrorAnswer]:
    """Pass on the engine's own sentence, with its field."""
    return answer(request, 400, "bad_input", error.message, error.field)


def on_bad_body(request: AnyRequest, error: msgspec.DecodeError) -> Response[ErrorAnswer]:
    """Answer to a body that cannot be read."""
    return answer(request, 400, "bad_input", str(error)[:300])


def on_bad_bytes(request: AnyRequest, _: UnicodeError) -> Response[ErrorAnswer]:
    """Answer to an address, or anything else, in bytes that are no text."""
    return answer(request, 400, "bad_input", "this is not UTF-8")


def on_monster(request: AnyRequest, _: RecursionError) -> Response[ErrorAnswer]:
    """Answer to a body that is nested without end."""
    return answer(request, 400, "bad_input", "the body is nested too deep")


def on_no_database(request: AnyRequest, error: DBAPIError) -> Response[ErrorAnswer]:
    """Answer while the database is away: nothing was done, so the request can be repeated."""
    log.warning("database does not answer", path=request.url.path, error=type(error).__name__)
    return answer(request, 503, "database", headers={"Retry-After": "2"}, quote=request_id())


def on_sick_table(request: AnyRequest, _: SickTable) -> Response[ErrorAnswer]:
    """Answer for a table that cannot be played on. All others can."""
    return answer(request, 409, "sick_table")


def on_full(request: AnyRequest, _: Full) -> Response[ErrorAnswer]:
    """Answer while there is no room for another table."""
    return answer(request, 503, "busy", headers={"Retry-After": "60"})


def on_odd_value(request: AnyRequest, error: ValueError) -> Response[ErrorAnswer]:
    """Answer 404 to a file name that no file can have; any other ValueError is a mistake of ours."""
    if request.url.path.startswith("/assets/"):
        return answer(request, 404, "not_found")
    return on_failure(request, error)


def on_failure(request: AnyRequest, error: Exception) -> Response[ErrorAnswer]:
    """Log a mistake of ours with its traceback, and tell the caller nothing about it."""
    # The path only: a query or a body could hold a secret.
    log.exception("request failed", path=request.url.path, exc_info=error)
    return answer(request, 500, "error", quote=request_id())


HANDLERS: ExceptionHandlersMap = {
    HTTPException: on_http_error,
    BadInput: on_bad_input,
    msgspec.DecodeError: on_bad_body,
    RecursionError: on_monster,
    UnicodeError: on_bad_bytes,
    DBAPIError: on_no_database,
    SickTable: on_sick_table,
    Full: on_full,
    ValueError: on_odd_value,
    Exception: on_failure,
}
