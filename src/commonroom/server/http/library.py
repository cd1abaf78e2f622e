"""Games, rules and replays over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.params import FromPath, FromQuery

import commonroom
from commonroom.bots import bots_of
from commonroom.engine.strict_json import MAX_BYTES
from commonroom.games import GAMES
from commonroom.rulebook import Rulebook, RulebookError, rulebook

from ..protocol import Replayed
from ..services import Services
from ..workers.pool import Failed
from ..workers.replay import Unplayable, replayed
from .callers import address_of
from .denied import Denied, check_limit
from .responses import errors

AnyRequest = Request[Any, Any, Any]

MOST_WAITING = 8


@get("/games", responses=errors())
async def games() -> dict[str, Any]:
    """List the games with their editions, options, numbers of seats, and bots."""
    return {name: about | {"bots": list(bots_of(GAMES[name]))} for name, about in commonroom.games().items()}


@get("/rules/{game:str}", responses=errors(404))
async def rules(game: FromPath[str], lang: FromQuery[str] = "en") -> Rulebook:
    """Return the rules of a game in a language, or in English where they are not translated yet."""
    try:
        return rulebook(game, lang)
    except RulebookError:
        pass
    try:
        return rulebook(game)
    except RulebookError as error:
        raise Denied(404, "no_rules", str(error)) from None


@post("/replay", status_code=200, request_max_body_size=MAX_BYTES, responses=errors(400, 413, 503))
async def replay(request: AnyRequest) -> Response[Replayed]:
    """Replay any record as every seat saw it. The rules check each of its actions first."""
    services: Services = request.app.state.services
    check_limit(services.budgets.replays.take(address_of(request)))
    if services.replayer.waiting >= MOST_WAITING:
        raise Denied(503, "busy", "the server is busy; please try again in a moment", wait=5)
    try:
        answer = await services.replayer.run(replayed, await request.body())
    except Failed:
        raise Denied(503, "too_long", "this record takes too long to replay") from None
    if isinstance(answer, Unplayable):
        raise Denied(400, answer.code, answer.message, answer.field)
    # The worker has encoded it already.
    return Response(answer, media_type="application/json")  # type: ignore[arg-type]


library_router = Router("/api", route_handlers=[games, rules, replay])
