"""What a route looks up before it can answer: the services, the table, and the caller's seat."""

from __future__ import annotations

from typing import Any

from litestar import Request

from ..services import Services
from ..tables.live import LiveTable
from .callers import person_of
from .denials import Denied

AnyRequest = Request[Any, Any, Any]


def services_of(request: AnyRequest) -> Services:
    """Return the services of the running server."""
    services: Services = request.app.state.services
    return services


async def live_table(request: AnyRequest, table: str) -> LiveTable:
    """Find the table, or answer 404."""
    live = await services_of(request).tables.get(table)
    if live is None:
        raise Denied(404, "no_table")
    return live


async def seat_of(request: AnyRequest, live: LiveTable) -> int:
    """Find the caller's seat, or answer 401."""
    seat = await services_of(request).seat_of(live, person_of(request))
    if seat is None:
        raise Denied(401, "no_seat")
    return seat
