"""What there is to play, to read and to replay, over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, get, post
from litestar.params import FromPath, FromQuery

import commonroom
from commonroom.engine import Match
from commonroom.engine.contract import Viewer
from commonroom.engine.strict_json import MAX_BYTES
from commonroom.rulebook import Rulebook, RulebookError, rulebook

from .messages import Frame, Replayed, SeatInfo, TableInfo
from .people import Refusal
from .tables_api import bots_by_game

AnyRequest = Request[Any, Any, Any]


@get("/games")
async def games() -> dict[str, Any]:
    """Games with their editions, options, numbers of seats, and bots."""
    bots = bots_by_game()
    return {name: about | {"bots": bots[name]} for name, about in commonroom.games().items()}


@get("/rules/{game:str}")
async def rules(game: FromPath[str], lang: FromQuery[str] = "en") -> Rulebook:
    """The rules of a game in a language, or in English where they are not written in it yet."""
    try:
        return rulebook(game, lang)
    except RulebookError:
        pass
    try:
        return rulebook(game)
    except RulebookError as error:
        raise Refusal(404, "no_rules", str(error)) from None


@post("/replay", status_code=200, request_max_body_size=MAX_BYTES)
async def replay(request: AnyRequest) -> Replayed:
    """Any record, from every seat's eyes: every action of it is checked by the rules first."""
    body = await request.body()
    match = commonroom.replay(body)
    record = match.record()
    again = commonroom.replay({key: value for key, value in record.items() if key != "chain"} | {"actions": []})
    viewers: list[Viewer] = [*range(len(again.table.seats)), None]
    frames = [_frame(again, viewers, None, None, ())]
    for seat, action in match.actions:
        frames.append(_frame(again, viewers, seat, action, again.act(seat, action)))
    return Replayed(_info(match), match.opening, match.outcome, frames)


def _frame(match: Match, viewers: list[Viewer], seat: int | None, action: Any, events: Any) -> Frame:
    rules, state = match.rules, match.current
    seen = [[shown for event in events if (shown := rules.seen(event, viewer)) is not None] for viewer in viewers]
    return Frame(match.version, seat, action, seen, [rules.view(state, viewer) for viewer in viewers])


def _info(match: Match) -> TableInfo:
    table, rules = match.table, match.rules
    sides = rules.sides_of(table)
    return TableInfo(
        table="",
        game=rules.ABOUT.name,
        title=rules.ABOUT.title,
        edition=table.edition,
        options=dict(table.options),
        seats=[
            SeatInfo("bot" if player.bot else "person", player.name, player.bot, False, sides[seat])
            for seat, player in enumerate(table.seats)
        ],
        host=None,
        hints=False,
        team_chat=False,
        phase="playing" if match.to_act else "finished",
        commitment=match.commitment,
        seed=match.seed.hex(),
        rematch=None,
        clock=None,
        watchers=0,
    )


library_router = Router("/api", route_handlers=[games, rules, replay])
