"""Looking back over HTTP: an earlier moment of a table, exactly as the caller saw it."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.params import FromPath

from ..protocol import Past
from ..workers.past import PastRequest, past
from ..workers.pool import Failed
from .callers import address_of, person_of
from .denials import Denied, check_limit
from .lookup import live_table, services_of
from .responses import errors

MOST_WAITING = 16


@get("/{table:str}/past/{version:int}", responses=errors(400, 404, 409))
async def past_view(request: Request[Any, Any, Any], table: FromPath[str], version: FromPath[int]) -> Response[Past]:
    """Return what the caller saw at a version: the view of their seat, or a watcher's.

    A version that has not been reached is answered with the present: some actions a seat cannot notice, and an error
    here would reveal them.
    """
    services = services_of(request)
    check_limit(services.budgets.pasts.take(address_of(request)))
    if version < 0:
        raise Denied(400, "bad_input", "the first version is 0", "version")
    live = await live_table(request, table)
    if (match := live.state.match) is None:
        raise Denied(409, "not_begun")
    if services.historian.waiting >= MOST_WAITING:
        raise Denied(503, "busy", wait=2)
    seat = await services.seat_of(live, person_of(request))
    number = live.state.views.number_at(seat, version)
    actions = msgspec.json.encode(live.state.action_log.actions(number))
    # What was taken back is another past: states of the one must not be kept for the other.
    asked = PastRequest(
        f"{table} {live.state.action_log.cuts(number)}", live.state.stored.game, match.table, match.seed, actions, seat
    )
    try:
        moment = await services.historian.run(past, asked)
    except Failed:
        raise Denied(503, "busy", wait=2) from None
    # The worker has encoded it already.
    return Response(moment, media_type="application/json")  # type: ignore[arg-type]


past_router = Router("/api/tables", route_handlers=[past_view])
