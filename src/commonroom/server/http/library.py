"""Games, rules and replays over HTTP."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromPath, FromQuery

import commonroom
from commonroom.bots import bots_of
from commonroom.bots.levels import levels_of
from commonroom.engine import Rules
from commonroom.engine.strict_json import MAX_BYTES
from commonroom.games import GAMES
from commonroom.lessons import lessons_of
from commonroom.rulebook import Rulebook, RulebookError, rulebook

from ..contents import CONTENTS, default_hash
from ..phrases import LANGUAGES
from ..protocol import GameInfo, Reach, Replayed, Things
from ..schemas import seat_keys
from ..services import Services
from ..workers.checks import Busy
from ..workers.pool import Failed
from ..workers.replay import Unplayable, replayed
from . import materials
from .bodies import CarefulRequest
from .callers import address_of
from .denials import Denied, check_limit
from .page import FOR_EVER
from .responses import errors

AnyRequest = Request[Any, Any, Any]

KEPT = {"cache-control": FOR_EVER}
"""Headers of what is addressed by its hash, and so never changes."""
COMPRESSED = DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip", minimum_size=800))


@get("/games", responses=errors())
async def games() -> dict[str, GameInfo]:
    """List the games with their editions, options, seats and bots, and what else a page has to know of them."""
    described = {name: about | _page_facts(name, GAMES[name]) for name, about in commonroom.games().items()}
    return msgspec.convert(described, dict[str, GameInfo])


def _page_facts(game: str, rules: Rules[Any, Any, Any]) -> dict[str, Any]:
    return {
        "bots": list(bots_of(rules)),
        "levels": levels_of(rules),
        "seat_keys": seat_keys(game),
        "things": materials.explains(rules),
        "board": materials.draws(rules),
        "content": default_hash(game),
        "lessons": len(lessons_of(game)),
    }


@get("/reach", responses=errors())
async def reach(request: AnyRequest) -> Reach:
    """Tell how to let other devices in, for somebody whose links only work on this computer."""
    services: Services = request.app.state.services
    return Reach(services.settings.invite_command)


@get("/texts/{game:str}/{lang:str}", media_type="text/plain", sync_to_thread=True, responses=errors(404))
def texts(game: FromPath[str], lang: FromPath[str]) -> str:
    """Return the names and rules of a game as Fluent source, in English where the language has none."""
    _known(game)
    return materials.texts(game, lang if lang in LANGUAGES else "en")


@get("/content/{game:str}/{key:str}", sync_to_thread=True, responses=errors(404))
def content(game: FromPath[str], key: FromPath[str]) -> Response[Any]:
    """Return a content as data: the game's own, or an owner's, by the hash that its tables have in their info."""
    data = CONTENTS.find(game, key) if _known(game).CONTENT is not None else None
    if data is None:
        raise Denied(404, "not_found")
    return Response(data, headers=KEPT)


@get("/things/{game:str}", sync_to_thread=True, responses=errors(404))
def listed(
    game: FromPath[str], lang: FromQuery[str] = "en", key: FromQuery[str | None] = None
) -> Response[tuple[Things, ...]]:
    """List cards, people, tokens and places of a content, each with its name and what stands on it."""
    if not materials.explains(_known(game)):
        raise Denied(404, "not_found")
    return Response(materials.listings(game, _spoken(lang), _known_key(game, key)), headers=KEPT if key else {})


@get("/boards/{game:str}", media_type="image/svg+xml", sync_to_thread=True, responses=errors(404))
def board(game: FromPath[str], lang: FromQuery[str] = "en", key: FromQuery[str | None] = None) -> Response[str]:
    """Draw the board of a content."""
    if not materials.draws(_known(game)):
        raise Denied(404, "not_found")
    return Response(materials.board(game, _spoken(lang), _known_key(game, key)), headers=KEPT if key else {})


@get("/scenes/{game:str}/{key:str}", media_type="image/svg+xml", sync_to_thread=True, responses=errors(404))
def scene(game: FromPath[str], key: FromPath[str]) -> Response[str]:
    """Draw what never changes on the board of a content: without names, in the colours of the page that shows it."""
    if not materials.shows(_known(game)) or CONTENTS.find(game, key) is None:
        raise Denied(404, "not_found")
    return Response(materials.scene(game, key), headers=KEPT)


def _spoken(lang: str) -> str:
    return lang if lang in LANGUAGES else "en"


def _known_key(game: str, key: str | None) -> str | None:
    if key is not None and CONTENTS.find(game, key) is None:
        raise Denied(404, "not_found")
    return key


def _known(game: str) -> Rules[Any, Any, Any]:
    if game not in GAMES:
        raise Denied(404, "not_found")
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


@post("/replay", status_code=200, request_max_body_size=MAX_BYTES, responses=errors(400, 413, 415, 503))
async def replay(request: CarefulRequest, first: FromQuery[int] = 0) -> Response[Replayed]:
    """Replay any record as every seat saw it, from a frame on, as far as one answer goes.

    The rules check each of its actions first.
    """
    services: Services = request.app.state.services
    if first < 0:
        raise Denied(400, "bad_input", "the first frame is 0", "first")
    budget = services.budgets.replay_pages if first else services.budgets.replays
    check_limit(budget.take(address_of(request)))
    body = await request.long_body()
    try:
        answer = await services.checks.run(address_of(request), body, replayed, body, first)
    except Busy:
        raise Denied(503, "busy", wait=5) from None
    except Failed:
        raise Denied(503, "too_long") from None
    if isinstance(answer, Unplayable):
        raise Denied(400, answer.code, answer.message, answer.field)
    keep_content(body)
    # The worker has encoded it already.
    return Response(answer, media_type="application/json")  # type: ignore[arg-type]


def keep_content(record: bytes) -> None:
    """Let pages fetch the content of a record that was just replayed."""
    played = msgspec.json.decode(record, type=_Played)
    if played.game in GAMES:
        CONTENTS.keep(played.game, played.options, played.rules)


class _Played(msgspec.Struct):
    game: str
    options: dict[str, Any] = {}
    rules: int | None = None


library_router = Router(
    "/api",
    route_handlers=[
        # Nothing in these is a secret that the compressed size could reveal.
        Router(
            "/", route_handlers=[games, reach, texts, content, listed, board, scene, rules], middleware=[COMPRESSED]
        ),
        replay,
    ],
)
