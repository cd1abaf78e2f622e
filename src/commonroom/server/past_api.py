"""Looking back over HTTP: an earlier moment of a table, exactly as the asker saw it."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.params import FromPath

from .answers import errors
from .messages import Past
from .past import Question, past
from .people import Refusal, address_of, check_limit, person_of
from .tables_api import live_table, rooms_of
from .workers import Failed

MOST_WAITING = 16


@get("/{table:str}/past/{version:int}", responses=errors(400, 404, 409))
async def past_view(request: Request[Any, Any, Any], table: FromPath[str], version: FromPath[int]) -> Response[Past]:
    """What the asker saw after so many actions: the seat's own view, or a watcher's.

    A version that has not been reached is answered as the present. Some actions a seat does not even notice, and
    asking must not tell of them.
    """
    rooms = rooms_of(request)
    check_limit(rooms.pasts.take(address_of(request)))
    if version < 0:
        raise Refusal(400, "bad_input", "the first version is 0", "version")
    live = await live_table(request, table)
    if (match := live.match) is None:
        raise Refusal(409, "not_begun", "the match has not begun")
    if rooms.historian.waiting >= MOST_WAITING:
        raise Refusal(503, "busy", "others are being served; please try again in a moment", wait=2)
    seat = await rooms.seat_of(live, person_of(request))
    actions = msgspec.json.encode(match.actions[: live.number_at(seat, version)])
    question = Question(table, live.stored.game, match.table, match.seed, actions, seat)
    try:
        told = await rooms.historian.run(past, question)
    except Failed:
        raise Refusal(503, "busy", "it takes too long to look back; please try again in a moment", wait=2) from None
    # The worker has encoded it already.
    return Response(told, media_type="application/json")  # type: ignore[arg-type]


past_router = Router("/api/tables", route_handlers=[past_view])
