"""The socket's route: who may connect, and at which seat."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery
from sqlalchemy.exc import DBAPIError

from ..http.callers import address_of, check_origin, person_of
from ..http.denials import Denied
from ..services import Services
from ..tables.registry import Full, SickTable
from .conversation import POLICY, RESTART, AnySocket, Conversation

log = structlog.get_logger()

NO_TABLE, SICK_TABLE = 4404, 4409
LATER = 1013


@websocket("/api/tables/{table:str}/socket")
async def socket_handler(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], since: FromQuery[str | None] = None
) -> None:
    """Play, or watch, at a table."""
    services: Services = socket.app.state.services
    # Before anything else: a page elsewhere must learn nothing, not even whether a table exists.
    try:
        check_origin(socket, services.settings)
    except Denied:
        await socket.close(code=POLICY, reason="origin")
        return
    if services.budgets.is_full or services.budgets.handshakes.take(address_of(socket)):
        await _turn_away(socket, LATER, "the server is full; please come back in a moment")
        return
    try:
        known = None if since is None else int(since[:12])
    except ValueError:
        await _turn_away(socket, POLICY, "since is not a version")
        return
    try:
        live = await services.tables.get(table)
        seat = None if live is None else await services.seat_of(live, person_of(socket))
    except DBAPIError as error:
        log.warning("database does not answer", error=type(error).__name__)
        await _turn_away(socket, RESTART, "please come back in a moment")
        return
    except Full:
        await _turn_away(socket, LATER, "the server is full; please come back in a moment")
        return
    except SickTable as error:
        await _turn_away(socket, SICK_TABLE, str(error))
        return
    if live is None or services.tables.draining:
        await _turn_away(socket, NO_TABLE if live is None else RESTART)
    elif not services.may_connect(live, seat, address_of(socket)):
        await _turn_away(socket, POLICY, "too many sockets")
    else:
        await socket.accept()
        await Conversation(socket, services, live, seat, person_of(socket)).run(known)


async def _turn_away(socket: AnySocket, code: int, reason: str | None = None) -> None:
    """Open the socket only to close it: a browser does not learn the code of one that was never open."""
    await socket.accept()
    await socket.close(code=code, reason=reason)
