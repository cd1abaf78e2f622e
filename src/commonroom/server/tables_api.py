"""Opening, finding and joining tables over HTTP."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from commonroom.bots import bots_of
from commonroom.engine import Dice, Player, Rules
from commonroom.engine.seeds import commitment
from commonroom.engine.table import read_table, read_wish
from commonroom.games import find_game

from .answers import errors
from .contents import with_content
from .hub import SickTable
from .keys import COOKIE, DAY, hashed, new_secret, new_table_id
from .live import LiveTable
from .messages import (
    Account,
    Join,
    Joined,
    MatchRecord,
    MyTable,
    Opened,
    OpenTable,
    OwnLink,
    Redeem,
    SeatBot,
    SeatWish,
    TableInfo,
)
from .people import Refusal, address_of, check_limit, check_origin, person_of, secret_of
from .rooms import Rooms
from .rows import Key, StoredSeat, StoredTable
from .store import Conflict
from .text import cleaned
from .wording import language_of

AnyRequest = Request[Any, Any, Any]

BOT_NAMES = ("Ada", "Blaise", "Clara", "Dirk", "Emmy", "Fritz", "Grace", "Hugo", "Ida", "Jan", "Kira", "Leo")


def rooms_of(request: AnyRequest) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


@post("/", responses=errors(400, 403, 409, 413, 415))
async def open_table(request: AnyRequest, data: JSONBody[OpenTable]) -> Response[Opened]:
    """A new table; the match begins at once if no seat is open."""
    rooms = rooms_of(request)
    check_origin(request, rooms.settings)
    known = secret_of(request)
    secret = known or new_secret()
    await _may_open(rooms, hashed(secret), address_of(request), known is None)
    rules = find_game(data.game)
    seats = [_seat(rules, wish, number, data.name) for number, wish in enumerate(data.seats)]
    mine = [number for number, wish in enumerate(data.seats) if wish.kind == "me"]
    if len(mine) > 1:
        raise Refusal(400, "bad_input", "only one seat can be mine", "seats")
    invite = new_secret() if any(seat.kind == "open" for seat in seats) else None
    options = await with_content(rules, data.options, rooms.replayer, language_of(request))
    table = _new_table(rules, data.edition, options, seats, mine[0] if mine else None, data.hints)
    keys = [Key("person", mine[0], hashed(secret))] if mine else []
    keys += [Key("invite", None, hashed(invite))] if invite else []
    await rooms.hub.open(table, keys)
    rooms.opened.inc()
    return _with_cookie(rooms, secret, _opened(table, mine[0] if mine else None, invite), 201)


def _opened(table: StoredTable, seat: int | None, invite: str | None = None) -> Opened:
    return Opened(table.id, seat, invite, commitment(bytes.fromhex(table.seed)))


def _new_table(
    rules: Rules[Any, Any, Any],
    edition: str | None,
    options: dict[str, Any],
    seats: list[StoredSeat],
    host: int | None,
    hints: bool,
) -> StoredTable:
    """Checked by the game itself, so that a table that is opened can be played."""
    players = [Player(seat.name or "?", seat.bot, seat.wish) for seat in seats]
    table = read_table(rules.ABOUT, edition, options, [player.plain(rules.ABOUT) for player in players])
    rules.sides_of(table)
    rules.setup(table, Dice(bytes(32), 0))
    return StoredTable(
        id=new_table_id(),
        opened=time.time(),
        game=rules.ABOUT.name,
        rules=rules.ABOUT.rules,
        edition=table.edition,
        options=dict(table.options),
        seed=secrets.token_hex(32),
        host=host,
        hints=hints,
        finished=None,
        rematch=None,
        seats=tuple(seats),
    )


def _seat(rules: Rules[Any, Any, Any], wish: SeatWish, number: int, my_name: str) -> StoredSeat:
    if wish.kind == "me":
        return StoredSeat("person", _name(wish.name or my_name), None, wish.wish)
    if wish.kind == "open":
        return StoredSeat("open", None, None, wish.wish)
    bot = _bot(rules, wish.bot or "greedy")
    return StoredSeat("bot", _name(wish.name or BOT_NAMES[number % len(BOT_NAMES)]), bot, wish.wish)


def _bot(rules: Rules[Any, Any, Any], name: str) -> str:
    """One of the game's bots as they are; how long a bot thinks is up to the server."""
    if name not in (known := bots_of(rules)):
        raise Refusal(400, "bad_input", f"{name!r} is not one of {', '.join(known)}", "bot")
    return name


def _name(text: str) -> str:
    name = cleaned(text)
    if not name:
        raise Refusal(400, "bad_input", "a name needs at least one visible character", "name")
    return name


async def _may_open(rooms: Rooms, person: str, address: str, is_new: bool = False) -> None:
    """Nothing new while the server is about to stop, and not too much for anybody. Who is new sits nowhere yet."""
    if rooms.hub.draining:
        raise Refusal(503, "restart", "the server is about to restart", wait=5)
    check_limit(rooms.new_tables_by_person.take(person), "too_many_tables")
    check_limit(rooms.new_tables_by_address.take(address), "too_many_tables")
    running = 0 if is_new else await rooms.store.running_tables(person, time.time() - 30 * DAY)
    if running >= rooms.settings.limits.running_tables:
        raise Refusal(409, "too_many_matches", "you already sit at many running tables; finish or leave one first")


def _with_cookie(rooms: Rooms, secret: str, content: Any, status: int = 200) -> Response[Any]:
    cookie = Cookie(
        key=COOKIE,
        value=secret,
        httponly=True,
        samesite="lax",
        secure=rooms.settings.secure_cookies,
        path="/",
        max_age=int(365 * DAY),
    )
    return Response(content, status_code=status, cookies=[cookie])


@get("/", responses=errors())
async def my_tables(request: AnyRequest) -> list[MyTable]:
    """The tables where I sit, the newest first."""
    rooms, person = rooms_of(request), person_of(request)
    found = []
    for table, seat in await rooms.store.tables_of(person) if person else ():
        with suppress(SickTable):  # the others can be played on
            live = await rooms.hub.get(table)
            found += [_my_table(live, seat)] if live is not None else []
    return found


def _my_table(live: LiveTable, seat: int) -> MyTable:
    stored = live.stored
    my_turn = live.match is not None and seat in live.match.to_act
    names = [other.name for other in stored.seats]
    return MyTable(stored.id, stored.game, stored.edition, seat, names, live.phase, my_turn, stored.opened)


async def live_table(request: AnyRequest, table: str) -> LiveTable:
    """The table, or 404."""
    live = await rooms_of(request).hub.get(table)
    if live is None:
        raise Refusal(404, "no_table", "there is no such table")
    return live


async def seat_of(request: AnyRequest, live: LiveTable) -> int:
    """Where the asker sits, or 401."""
    seat = await rooms_of(request).seat_of(live, person_of(request))
    if seat is None:
        raise Refusal(401, "no_seat", "you do not sit at this table")
    return seat


@get("/{table:str}", responses=errors(404))
async def table_info(request: AnyRequest, table: FromPath[str]) -> TableInfo:
    """What everybody may know of a table."""
    return (await live_table(request, table)).info()


@post("/{table:str}/join", status_code=200, responses=errors(400, 403, 404, 409, 413, 415))
async def join(request: AnyRequest, table: FromPath[str], data: JSONBody[Join]) -> Response[Joined]:
    """Take an open seat by invite; who already sits there keeps the seat."""
    rooms = rooms_of(request)
    check_origin(request, rooms.settings)
    live = await live_table(request, table)
    if hashed(data.invite) not in live.keys.invites:
        raise _wrong_secret(rooms, request)
    secret = secret_of(request) or new_secret()
    wish = read_wish(live.rules.ABOUT, data.wish, "wish")
    seat = await rooms.seat_of(live, person_of(request))
    if seat is None:
        try:
            seat = await live.sit_down(data.seat, _name(data.name), hashed(secret), wish)
        except Conflict:
            raise Refusal(409, "no_open_seat", "that seat is taken, and you are welcome to watch") from None
        rooms.hub.keep_pace(live)
    return _with_cookie(rooms, secret, Joined(table, seat))


@post("/{table:str}/key", status_code=200, responses=errors(401, 403, 404))
async def own_link(request: AnyRequest, table: FromPath[str]) -> OwnLink:
    """A secret that brings my seat to another device, once, within a day."""
    rooms = rooms_of(request)
    check_origin(request, rooms.settings)
    seat = await seat_of(request, await live_table(request, table))
    check_limit(rooms.links.take(person_of(request) or ""), "too_many_links")
    key = new_secret()
    await rooms.store.add_key(table, Key("link", seat, hashed(key), time.time() + DAY))
    return OwnLink(table, key)


@post("/{table:str}/redeem", status_code=200, responses=errors(400, 403, 404, 409, 413, 415))
async def redeem(request: AnyRequest, table: FromPath[str], data: JSONBody[Redeem]) -> Response[Joined]:
    """This device speaks for the seat from now on."""
    rooms = rooms_of(request)
    check_origin(request, rooms.settings)
    live = await live_table(request, table)
    secret = secret_of(request) or new_secret()
    try:
        seat = await rooms.store.redeem_link(table, hashed(data.key), hashed(secret))
    except Conflict:
        raise Refusal(409, "other_seat", "this device already sits at another seat of this table") from None
    if seat is None:
        raise _wrong_secret(rooms, request)
    await live.refresh()
    return _with_cookie(rooms, secret, Joined(table, seat))


def _wrong_secret(rooms: Rooms, request: AnyRequest) -> Refusal:
    """The same answer for every wrong secret, and none for a while to whoever tries many."""
    check_limit(rooms.wrong_secrets.take(address_of(request)), "too_many_tries")
    return Refusal(403, "wrong_secret", "this link is not, or no longer, valid")


@post("/{table:str}/seats/{seat:int}/bot", status_code=200, responses=errors(400, 401, 403, 404, 409, 413, 415))
async def seat_bot(
    request: AnyRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[SeatBot]
) -> TableInfo:
    """A bot takes over: one's own seat, or, by the host's word, an open one or one whose player is away.

    While the host is away, everybody at the table has the host's word.
    """
    rooms = rooms_of(request)
    check_origin(request, rooms.settings)
    live = await live_table(request, table)
    mine, away = await seat_of(request, live), rooms.settings.limits.away
    host = live.stored.host
    if mine not in (seat, host) and (host is None or not live.is_away(host, away)):
        raise Refusal(403, "not_host", "only the host of the table can do that")
    if not 0 <= seat < len(live.stored.seats):
        raise Refusal(400, "bad_input", "there is no such seat to give away", "seat")
    if live.stored.seats[seat].kind == "bot" or live.phase == "finished" or live.has_left(seat):
        raise Refusal(409, "not_now", "there is nobody to replace at that seat")
    if mine != seat and live.stored.seats[seat].kind == "person" and not live.is_away(seat, away):
        raise Refusal(409, "not_away", "whoever sits there is still at the table, or may be back in a moment")
    bot = _bot(live.rules, data.bot)
    name = live.stored.seats[seat].name or BOT_NAMES[seat % len(BOT_NAMES)]
    await rooms.store.seat_bot(table, seat, bot, name)
    await _reseat(rooms, live)
    return live.info()


async def _reseat(rooms: Rooms, live: LiveTable) -> None:
    await live.refresh()
    rooms.hub.keep_pace(live)


@post("/{table:str}/rematch", status_code=200, responses=errors(401, 403, 404, 409))
async def rematch(request: AnyRequest, table: FromPath[str]) -> Opened:
    """The same seats once more, with a fresh start; the first who asks opens it for all."""
    rooms = rooms_of(request)
    check_origin(request, rooms.settings)
    live = await live_table(request, table)
    seat = await seat_of(request, live)
    if live.phase != "finished":
        raise Refusal(409, "not_finished", "the match is not over yet")
    if live.stored.rematch is None:
        await _may_open(rooms, person_of(request) or "", address_of(request))
        old = live.stored
        new = _new_table(live.rules, old.edition, old.options, list(old.seats), old.host, old.hints)
        await rooms.store.open_rematch(table, new, await rooms.store.person_keys(table))
        await _reseat(rooms, live)
    new_live = await live_table(request, live.stored.rematch or "")
    return _opened(new_live.stored, seat)


@get("/{table:str}/record", responses=errors(404))
async def record(request: AnyRequest, table: FromPath[str]) -> MatchRecord | Account:
    """The record of a finished match; of a running one, what the asker has seen of it."""
    live = await live_table(request, table)
    if live.phase == "finished" and live.match is not None:
        return msgspec.convert(live.match.record(), MatchRecord)
    return live.account(await rooms_of(request).seat_of(live, person_of(request)))


tables_router = Router(
    "/api/tables",
    route_handlers=[open_table, my_tables, table_info, join, own_link, redeem, seat_bot, rematch, record],
)
