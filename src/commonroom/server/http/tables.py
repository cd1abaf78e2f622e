"""Opening tables over HTTP, listing one's own, and looking at one."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody

from commonroom.engine import Dice, Player, Rules
from commonroom.engine.seeds import commitment
from commonroom.engine.table import read_table
from commonroom.games import find_game

from ..keys import DAY, hashed, new_secret, new_table_id
from ..metrics import LIMITS, TABLES_OPENED
from ..protocol import Account, MatchRecord, MyTable, Opened, OpenTable, SeatWish, TableInfo
from ..services import Services
from ..storage.rows import Key, StoredSeat, StoredTable
from ..tables.info import summary_of
from ..tables.registry import SickTable
from .callers import address_of, check_origin, language_of, person_of, secret_for, secret_of
from .content import with_content
from .cookies import with_cookie
from .denials import Denied, check_limit
from .lookup import AnyRequest, live_table, seat_of, services_of
from .responses import errors
from .seat_checks import bot_name, checked_bot, checked_name


@post("/", responses=errors(400, 403, 409, 413, 415))
async def open_table(request: AnyRequest, data: JSONBody[OpenTable]) -> Response[Opened]:
    """Open a table. The match begins at once if no seat is open."""
    services = services_of(request)
    check_origin(request, services.settings)
    secret = await secret_for(request)
    # A person who comes with a secret of ours has the tables of that, though a new one takes its place.
    await _may_open(services, hashed(secret), address_of(request), secret_of(request) is None)
    rules = find_game(data.game)
    seats = [_seat(rules, wish, number, data.name) for number, wish in enumerate(data.seats)]
    mine = [number for number, wish in enumerate(data.seats) if wish.kind == "me"]
    if len(mine) > 1:
        raise Denied(400, "bad_input", "only one seat can be `me`", "seats")
    invite = new_secret() if any(seat.kind == "open" for seat in seats) else None
    options = await with_content(rules, data.options, services.checks, address_of(request), language_of(request))
    table = _new_table(rules, data.edition, options, seats, mine[0] if mine else None, data.hints, data.gallery)
    keys = [Key("person", mine[0], hashed(secret))] if mine else []
    keys += [Key("invite", None, hashed(invite))] if invite else []
    await services.tables.open(table, keys, address_of(request))
    TABLES_OPENED.inc()
    return with_cookie(services, secret, _opened(table, mine[0] if mine else None, invite), 201)


def _opened(table: StoredTable, seat: int | None, invite: str | None = None) -> Opened:
    return Opened(table.id, seat, invite, commitment(bytes.fromhex(table.seed)))


def _new_table(
    rules: Rules[Any, Any, Any],
    edition: str | None,
    options: dict[str, Any],
    seats: list[StoredSeat],
    host: int | None,
    hints: bool,
    gallery: str,
) -> StoredTable:
    """Build a table that its game has checked, so that every table that opens can be played."""
    players = [Player(seat.name or "?", seat.bot, seat.wish) for seat in seats]
    table = read_table(rules.ABOUT, edition, options, [player.plain(rules.ABOUT) for player in players])
    # Set up once with any dice: what cannot be set up is found now, and not when the last player has joined.
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
        gallery=gallery,
    )


def _seat(rules: Rules[Any, Any, Any], wish: SeatWish, number: int, my_name: str) -> StoredSeat:
    if wish.kind == "me":
        return StoredSeat("person", checked_name(wish.name or my_name), None, wish.wish)
    if wish.kind == "open":
        return StoredSeat("open", None, None, wish.wish, came=False)
    bot = checked_bot(rules, wish.bot or "greedy")
    return StoredSeat("bot", checked_name(wish.name or bot_name(number)), bot, wish.wish)


async def _may_open(services: Services, person: str, address: str, is_new: bool = False) -> None:
    """Deny a new table while the server is about to stop, or to a caller who has opened too many.

    A new caller cannot sit anywhere yet, which saves asking the store.
    """
    if services.tables.draining:
        raise Denied(503, "restart", wait=5)
    check_limit(services.budgets.new_tables_by_person.take(person), "too_many_tables")
    check_limit(services.budgets.new_tables_by_address.take(address), "too_many_tables")
    if services.tables.matches_of(address) >= services.settings.limits.matches_per_address:
        LIMITS.labels("matches_per_address").inc()
        raise Denied(429, "too_many_tables", wait=60)
    running = 0 if is_new else await services.store.running_tables(person, time.time() - 30 * DAY)
    if running >= services.settings.limits.running_tables:
        LIMITS.labels("running_tables").inc()
        raise Denied(409, "too_many_matches")


@get("/", responses=errors())
async def my_tables(request: AnyRequest) -> list[MyTable]:
    """List the caller's tables, the newest first."""
    services, person = services_of(request), person_of(request)
    found = []
    for table, seat in await services.store.tables_of(person) if person else ():
        with suppress(SickTable):  # one broken table must not hide the others
            live = await services.tables.get(table)
            found += [summary_of(live.state, seat)] if live is not None else []
    return found


@get("/{table:str}", responses=errors(404))
async def table_info(request: AnyRequest, table: FromPath[str]) -> TableInfo:
    """Return what everybody may know about a table."""
    return (await live_table(request, table)).info()


@post("/{table:str}/rematch", status_code=200, responses=errors(401, 403, 404, 409))
async def rematch(request: AnyRequest, table: FromPath[str]) -> Opened:
    """Open a new table with the same seats. The first who asks opens it for all."""
    services = services_of(request)
    check_origin(request, services.settings)
    live = await live_table(request, table)
    seat = await seat_of(request, live)
    if live.state.phase != "finished":
        raise Denied(409, "not_finished")
    if live.state.stored.rematch is None:
        await _may_open(services, person_of(request) or "", address_of(request))
        old = live.state.stored
        seats = [seat._replace(came=False, offered=False) for seat in old.seats]
        new = _new_table(live.state.rules, old.edition, old.options, seats, old.host, old.hints, old.gallery)
        await services.store.open_rematch(table, new, await services.store.person_keys(table))
        await live.refresh()
        services.tables.start_autoplay(live)
    new_live = await live_table(request, live.state.stored.rematch or "")
    return _opened(new_live.state.stored, seat)


@get("/{table:str}/record", responses=errors(404))
async def record(request: AnyRequest, table: FromPath[str]) -> MatchRecord | Account:
    """Return the record of a finished match, or what the caller has seen of a running one."""
    live = await live_table(request, table)
    if live.state.phase == "finished" and live.state.match is not None:
        return msgspec.convert(live.state.match.record(), MatchRecord)
    return live.account(await services_of(request).seat_of(live, person_of(request)))


tables_router = Router("/api/tables", route_handlers=[open_table, my_tables, table_info, rematch, record])
