"""Games, rules and replays over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.params import FromPath, FromQuery

import commonroom
from commonroom.bots import bots_of
from commonroom.engine import Rules
from commonroom.engine.strict_json import MAX_BYTES
from commonroom.games import GAMES
from commonroom.rulebook import Rulebook, RulebookError, rulebook

from ..phrases import LANGUAGES
from ..protocol import Replayed, Things
from ..schemas import seat_keys
from ..services import Services
from ..workers.pool import Failed
from ..workers.replay import Unplayable, replayed
from . import things
from .callers import address_of
from .denied import Denied, check_limit
from .responses import errors

AnyRequest = Request[Any, Any, Any]

MOST_WAITING = 8


@get("/games", responses=errors())
async def games() -> dict[str, Any]:
    """List the games with their editions, options, seats and bots, and what else a page has to know of them."""
    return {name: about | _told(name, GAMES[name]) for name, about in commonroom.games().items()}


def _told(game: str, rules: Rules[Any, Any, Any]) -> dict[str, Any]:
    return {
        "bots": list(bots_of(rules)),
        "seat_keys": seat_keys(game),
        "things": things.explains(rules),
        "board": things.draws(rules),
    }


@get("/texts/{game:str}/{lang:str}", media_type="text/plain", sync_to_thread=True, responses=errors(404))
def texts(game: FromPath[str], lang: FromPath[str]) -> str:
    """Return the names and rules of a game as Fluent source, in English where the language has none."""
    _known(game)
    return things.texts(game, lang if lang in LANGUAGES else "en")


@get("/things/{game:str}", sync_to_thread=True, responses=errors(404))
def listed(game: FromPath[str], lang: FromQuery[str] = "en") -> tuple[Things, ...]:
    """List cards, people, tokens and places of a game's own box, each with its name and what stands on it."""
    if not things.explains(_known(game)):
        raise Denied(404, "not_found", f"{game} does not list its things")
    return things.listings(game, lang if lang in LANGUAGES else "en")


@get("/boards/{game:str}", media_type="image/svg+xml", sync_to_thread=True, responses=errors(404))
def board(game: FromPath[str], lang: FromQuery[str] = "en") -> str:
    """Draw the board of a game's own box."""
    if not things.draws(_known(game)):
        raise Denied(404, "not_found", f"{game} does not draw its board")
    return things.board(game, lang if lang in LANGUAGES else "en")


def _known(game: str) -> Rules[Any, Any, Any]:
    if game not in GAMES:
        raise Denied(404, "not_found", f"{game!r} is not one of {', '.join(GAMES)}")
    return GAMES[game]


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


library_router = Router("/api", route_handlers=[games, texts, listed, board, rules, replay])
