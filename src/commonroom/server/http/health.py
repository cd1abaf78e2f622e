"""Whether the server lives, and whether it can do its work."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog
from litestar import Request, Response, get

from ..metrics import TASKS, text
from ..services import Services
from .operators import operators_only

log = structlog.get_logger()

PATIENCE = 2.0
"""Seconds in which a database that can be worked with has stored something."""


@get("/healthz", include_in_schema=False)
async def healthz() -> dict[str, str]:
    """Answer at all: the process lives."""
    return {"status": "ok"}


@get("/readyz", include_in_schema=False)
async def readyz(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """Tell whether the server takes new work: whether it really stores, and is not about to stop."""
    services: Services = request.app.state.services
    if services.tables.draining:
        return Response({"status": "stopping"}, status_code=503)
    try:
        await asyncio.wait_for(services.readiness(), PATIENCE)
    except Exception as error:
        log.error("not ready: nothing can be stored", error=type(error).__name__)
        return Response({"status": "cannot store"}, status_code=503)
    return Response({"status": "ready"})


@get("/metrics", include_in_schema=False, guards=[operators_only])
async def metrics() -> Response[bytes]:
    """Return all counters in the format of Prometheus."""
    TASKS.set(len(asyncio.all_tasks()))
    return Response(text(), media_type="text/plain; version=0.0.4")
