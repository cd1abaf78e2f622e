"""Taking a seat over HTTP, bringing it to another device, and giving it to a bot."""

from __future__ import annotations

import time

from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody

from commonroom.engine.table import read_wish

from ..keys import DAY, hashed, new_secret
from ..protocol import Join, Joined, Mine, OwnLink, Redeem, SeatBot, TableInfo, Take
from ..services import Services
from ..storage import seating
from ..storage.rows import Key
from ..storage.store import Conflict
from .callers import address_of, check_origin, person_of, secret_for
from .cookies import with_cookie
from .denials import Denied, check_limit
from .lookup import AnyRequest, live_table, seat_of, services_of
from .responses import errors
from .seat_checks import bot_name, checked_bot, checked_name, checked_seat


@post("/{table:str}/join", status_code=200, responses=errors(400, 403, 404, 409, 413, 415))
async def join(request: AnyRequest, table: FromPath[str], data: JSONBody[Join]) -> Response[Joined]:
    """Take an open seat by invite. Joining twice keeps the same seat."""
    services = services_of(request)
    check_origin(request, services.settings)
    live = await live_table(request, table)
    if hashed(data.invite) not in live.state.keys.invites:
        raise _wrong_secret(services, request)
    secret = await secret_for(request, live.state.keys.knows)
    if hashed(secret) in live.state.keys.barred:
        raise Denied(403, "removed")
    wish = read_wish(live.state.rules.ABOUT, data.wish, "wish", live.state.stored.options)
    seat = await services.seat_of(live, person_of(request))
    if seat is None:
        try:
            seat = await live.sit_down(data.seat, checked_name(data.name), hashed(secret), wish)
        except Conflict:
            raise _no_seat(data.seat, live.state.phase == "open") from None
        services.tables.start_autoplay(live)
    return with_cookie(services, secret, Joined(table, seat))


def _no_seat(wanted: int | None, others: bool) -> Denied:
    if wanted is not None and others:
        return Denied(409, "seat_taken")
    return Denied(409, "no_open_seat")


@post("/{table:str}/seats/{seat:int}/take", status_code=200, responses=errors(400, 403, 404, 409, 413, 415))
async def take(
    request: AnyRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[Take]
) -> Response[Joined]:
    """Move to a free seat before the match, or take over from a bot: one's own seat again, or one that is offered."""
    services = services_of(request)
    check_origin(request, services.settings)
    live = await live_table(request, table)
    checked_seat(live, seat)
    mine = await services.seat_of(live, person_of(request))
    secret = await secret_for(request, live.state.keys.knows)
    if mine == seat:
        return with_cookie(services, secret, Joined(table, seat))
    try:
        if live.state.phase == "open" and mine is not None:
            await live.change(seating.swap(table, mine, seat, hashed(secret)))
        elif live.state.phase == "playing" and mine is None and not live.state.has_left(seat):
            await live.change(seating.take_again(table, seat, hashed(secret), checked_name(data.name)))
        else:
            raise Denied(409, "not_now")
    except Conflict:
        raise Denied(409, "seat_taken") from None
    services.tables.start_autoplay(live)
    return with_cookie(services, secret, Joined(table, seat))


@get("/{table:str}/me", responses=errors(404))
async def me(request: AnyRequest, table: FromPath[str]) -> Mine:
    """Tell the caller's seat, and the one that they have left and may take again."""
    live, person = await live_table(request, table), person_of(request)
    left = live.state.keys.former.get(person or "")
    waits = left is not None and live.state.phase == "playing" and not live.state.has_left(left)
    return Mine(await services_of(request).seat_of(live, person), left if waits else None)


@post("/{table:str}/key", status_code=200, responses=errors(401, 403, 404))
async def own_link(request: AnyRequest, table: FromPath[str]) -> OwnLink:
    """Make a secret that takes the caller's seat to another device, once, within a day."""
    services = services_of(request)
    check_origin(request, services.settings)
    seat = await seat_of(request, await live_table(request, table))
    check_limit(services.budgets.links.take(person_of(request) or ""), "too_many_links")
    key = new_secret()
    await services.store.add_key(table, Key("link", seat, hashed(key), time.time() + DAY))
    return OwnLink(table, key)


@post("/{table:str}/redeem", status_code=200, responses=errors(400, 403, 404, 409, 413, 415))
async def redeem(request: AnyRequest, table: FromPath[str], data: JSONBody[Redeem]) -> Response[Joined]:
    """Let this device speak for the seat from now on."""
    services = services_of(request)
    check_origin(request, services.settings)
    live = await live_table(request, table)
    secret = await secret_for(request, live.state.keys.knows)
    try:
        seat = await services.store.redeem_link(table, hashed(data.key), hashed(secret))
    except Conflict:
        raise Denied(409, "other_seat") from None
    if seat is None:
        raise _wrong_secret(services, request)
    await live.refresh()
    return with_cookie(services, secret, Joined(table, seat))


def _wrong_secret(services: Services, request: AnyRequest) -> Denied:
    """Return the same denial for every wrong secret, and none for a while to a caller who tries many."""
    # By address: somebody who guesses secrets can bring a new cookie each time.
    check_limit(services.budgets.wrong_secrets.take(address_of(request)), "too_many_tries")
    return Denied(403, "wrong_secret")


@post("/{table:str}/seats/{seat:int}/bot", status_code=200, responses=errors(400, 401, 403, 404, 409, 413, 415))
async def seat_bot(
    request: AnyRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[SeatBot]
) -> TableInfo:
    """Give a seat to a bot: one's own, or, as the host, an open one or one whose player is away.

    While the host is away, everybody at the table may act as the host.
    """
    services = services_of(request)
    check_origin(request, services.settings)
    live = await live_table(request, table)
    mine, away = await seat_of(request, live), services.settings.limits.away
    host = live.state.stored.host
    if mine not in (seat, host) and (host is None or not live.state.attendance.is_away(host, away)):
        raise Denied(403, "not_host")
    checked_seat(live, seat)
    if live.state.stored.seats[seat].kind == "bot" or live.state.phase == "finished" or live.state.has_left(seat):
        raise Denied(409, "not_now")
    if (
        mine != seat
        and live.state.stored.seats[seat].kind == "person"
        and not live.state.attendance.is_away(seat, away)
    ):
        raise Denied(409, "not_away")
    bot = checked_bot(live.state.rules, data.bot)
    name = live.state.stored.seats[seat].name or bot_name(seat)
    await live.change(seating.give_to_bot(table, seat, bot, name))
    services.tables.start_autoplay(live)
    return live.info()


seats_router = Router("/api/tables", route_handlers=[join, take, me, own_link, redeem, seat_bot])
