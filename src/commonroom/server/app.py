"""The application: routes, errors and the parts behind them, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import structlog
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import generate_latest

from commonroom.engine import BadInput, Illegal

from .bot_pool import BotPool
from .database import FileLock, open_database
from .hub import Hub
from .library_api import library_router
from .logs import configure_logs
from .messages import ErrorAnswer, Problem
from .page import INDEX, assets, page
from .rooms import Rooms
from .settings import Settings
from .sockets import socket_handler
from .store import Store
from .tables_api import tables_router

log = structlog.get_logger()

CODES = {400: "bad_input", 401: "no_seat", 404: "not_found", 405: "not_allowed", 413: "too_large", 415: "not_json"}


@get("/healthz", include_in_schema=False)
async def healthz() -> dict[str, str]:
    """For whoever watches over the server."""
    return {"status": "ok"}


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Counters in the format of Prometheus."""
    rooms: Rooms = request.app.state.rooms
    return Response(generate_latest(rooms.registry), media_type="text/plain; version=0.0.4")


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Every error has the same shape; a person who has mistyped an address gets the page, which says so."""
    wants_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
    if error.status_code == 404 and wants_page and INDEX.is_file():
        return Response(INDEX.read_bytes(), media_type="text/html", status_code=404)
    extra = error.extra if isinstance(error.extra, dict) else {}
    code = extra.get("code") or CODES.get(error.status_code, "error")
    message = error.detail if error.status_code < 500 or extra else "something went wrong on our side"
    if isinstance(error.extra, list) and error.extra:
        message = "; ".join(f"{part.get('key', 'body')}: {part.get('message')}" for part in error.extra)[:300]
    problem = Problem(code, message, extra.get("field"))
    return Response(ErrorAnswer(problem), status_code=error.status_code, headers=error.headers)


def on_bad_input(_: Request[Any, Any, Any], error: BadInput) -> Response[ErrorAnswer]:
    """The engine's own sentence, with its field."""
    return Response(ErrorAnswer(Problem("bad_input", error.message, error.field)), status_code=400)


def on_illegal(_: Request[Any, Any, Any], error: Illegal) -> Response[ErrorAnswer]:
    """A record with an action that the rules refuse."""
    return Response(ErrorAnswer(Problem(error.code, str(error), error.where or None)), status_code=400)


def on_bad_body(_: Request[Any, Any, Any], error: msgspec.DecodeError) -> Response[ErrorAnswer]:
    """A body that cannot be read."""
    return Response(ErrorAnswer(Problem("bad_input", str(error)[:300])), status_code=400)


def on_monster(_: Request[Any, Any, Any], __: RecursionError) -> Response[ErrorAnswer]:
    """A body that is nested without end."""
    return Response(ErrorAnswer(Problem("bad_input", "the body is nested too deep")), status_code=400)


def on_odd_value(request: Request[Any, Any, Any], error: ValueError) -> Response[ErrorAnswer]:
    """A file name that no file can have; anything else is a mistake of ours."""
    if request.url.path.startswith("/assets/"):
        return Response(ErrorAnswer(Problem("not_found", "there is no such file")), status_code=404)
    return on_failure(request, error)


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorAnswer]:
    """A mistake of ours: noted with its place, told without."""
    log.exception("request failed", path=request.url.path, exc_info=error)
    return Response(ErrorAnswer(Problem("error", "something went wrong on our side")), status_code=500)


def create_app(settings: Settings | None = None) -> Litestar:
    """The server for these settings."""
    chosen = settings or Settings()
    configure_logs()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        lock = FileLock(chosen.database)
        store = Store(await asyncio.to_thread(open_database, chosen.database))
        store.start()
        bots = BotPool(chosen.bot_workers, chosen.bot_seconds)
        hub = Hub(store, bots, chosen)
        app.state.rooms = Rooms(store, hub, chosen)
        sweeping = asyncio.create_task(hub.sweep())
        try:
            yield
        finally:
            sweeping.cancel()
            await hub.close()
            bots.close()
            await store.close()
            lock.release()

    return Litestar(
        route_handlers=[tables_router, library_router, socket_handler, healthz, metrics, page, assets()],
        lifespan=[lifespan],
        state=State({"rooms": None}),
        exception_handlers={
            HTTPException: on_http_error,
            BadInput: on_bad_input,
            Illegal: on_illegal,
            msgspec.DecodeError: on_bad_body,
            RecursionError: on_monster,
            ValueError: on_odd_value,
            Exception: on_failure,
        },
        request_max_body_size=chosen.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Common Room", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
