"""What the host of a table may do over HTTP: swap seats, make one free, offer one, hand the role over."""

from __future__ import annotations

from collections.abc import Callable

from litestar import Router, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from ..protocol import HandOver, Offer, Swap, TableInfo
from ..storage import seating
from ..storage.store import Conflict
from ..tables.live import LiveTable
from .callers import check_origin
from .denials import Denied
from .lookup import AnyRequest, live_table, seat_of, services_of
from .responses import errors
from .seat_checks import checked_seat

ERRORS = errors(400, 401, 403, 404, 409, 413, 415)


@post("/{table:str}/swap", status_code=200, responses=ERRORS)
async def swap(request: AnyRequest, table: FromPath[str], data: JSONBody[Swap]) -> TableInfo:
    """Let two seats change places before the match."""
    live, _ = await _hosted(request, table)
    one, other = data.seats
    for seat in data.seats:
        checked_seat(live, seat, "seats")
    if one == other:
        raise Denied(400, "bad_input", "a seat cannot be swapped with itself", "seats")
    return await _change(request, live, seating.swap(table, one, other))


@post("/{table:str}/seats/{seat:int}/clear", status_code=200, responses=ERRORS)
async def clear(request: AnyRequest, table: FromPath[str], seat: FromPath[int]) -> TableInfo:
    """Make a seat free before the match: one's own, to leave, or as the host anybody's, who cannot come back then."""
    check_origin(request, services_of(request).settings)
    live = await live_table(request, table)
    mine = await seat_of(request, live)
    checked_seat(live, seat)
    if mine not in (seat, live.state.stored.host):
        raise Denied(403, "not_host")
    return await _change(request, live, seating.clear(table, seat, bar=mine != seat))


@post("/{table:str}/seats/{seat:int}/offer", status_code=200, responses=ERRORS)
async def offer(request: AnyRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[Offer]) -> TableInfo:
    """Offer a bot's seat to those who watch, or no longer."""
    live, _ = await _hosted(request, table)
    checked_seat(live, seat)
    if live.state.phase != "playing" or live.state.has_left(seat):
        raise Denied(409, "not_now")
    return await _change(request, live, seating.offer(table, seat, data.offered))


@post("/{table:str}/host", status_code=200, responses=ERRORS)
async def hand_over(request: AnyRequest, table: FromPath[str], data: JSONBody[HandOver]) -> TableInfo:
    """Make another person the host."""
    live, host = await _hosted(request, table)
    checked_seat(live, data.seat)
    return await _change(request, live, seating.hand_over(table, host, data.seat))


async def _hosted(request: AnyRequest, table: str) -> tuple[LiveTable, int]:
    """Find the table and the caller's seat; deny anybody but the host."""
    check_origin(request, services_of(request).settings)
    live = await live_table(request, table)
    mine = await seat_of(request, live)
    if mine != live.state.stored.host:
        raise Denied(403, "not_host")
    return live, mine


async def _change(request: AnyRequest, live: LiveTable, job: Callable[[Connection], None]) -> TableInfo:
    try:
        await live.change(job)
    except Conflict:
        raise Denied(409, "not_now") from None
    services_of(request).tables.start_autoplay(live)
    return live.info()


hosting_router = Router("/api/tables", route_handlers=[swap, clear, offer, hand_over])
