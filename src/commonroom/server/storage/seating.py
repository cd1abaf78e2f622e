"""Jobs that change who sits where. Each locks the seats of the table, so two of them never see the same moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, and_, case, delete, func, insert, select, update

from .queries import SEAT
from .schema import keys, seats, tables
from .store import Conflict

Job = Callable[[Connection], None]
Seats = list[dict[str, Any]]

OCCUPANT = ("kind", "name", "bot", "wish", "offered", "came")
NOBODY: dict[str, Any] = {"kind": "open", "name": None, "bot": None, "wish": None, "offered": False, "came": False}


def give_to_bot(table: str, seat: int, bot: str, name: str) -> Job:
    """Give a seat to a bot. Its player may take it again, and another person becomes the host."""

    def job(connection: Connection) -> None:
        _put(connection, table, seat, {"kind": "bot", "bot": bot, "name": name, "offered": False})
        # The player may come back, but as a watcher at first: two must not act for one seat.
        _leave(connection, table, seat)

    return job


def swap(table: str, one: int, other: int, mover: str | None = None) -> Job:
    """Let two seats change places before the match; a `mover` has to sit at the one, and the other to be free."""

    def job(connection: Connection) -> None:
        before = _waiting(connection, table)
        if mover is not None:
            sits_at = connection.execute(SEAT, {"here": table, "who": mover}).scalar()
            if sits_at != one or before[other]["kind"] != "open":
                raise Conflict("the seat is taken")
        for seat, came_from in ((one, other), (other, one)):
            _put(connection, table, seat, {key: before[came_from][key] for key in OCCUPANT})
        there = keys.c.seat.in_((one, other))
        crossed = case((keys.c.seat == one, other), else_=one)
        connection.execute(update(keys).where(keys.c.table_id == table, there).values(seat=crossed))
        hosted = and_(tables.c.id == table, tables.c.host.in_((one, other)))
        connection.execute(update(tables).where(hosted).values(host=case((tables.c.host == one, other), else_=one)))

    return job


def clear(table: str, seat: int, bar: bool) -> Job:
    """Make a seat free again before the match; `bar` its player from coming back."""

    def job(connection: Connection) -> None:
        if _waiting(connection, table)[seat]["kind"] == "open":
            raise Conflict("nobody sits there")
        _put(connection, table, seat, NOBODY)
        sitting = and_(keys.c.table_id == table, keys.c.seat == seat)
        if bar:
            connection.execute(update(keys).where(sitting, keys.c.kind == "person").values(kind="barred", seat=None))
        connection.execute(delete(keys).where(sitting))
        _pass_on_host(connection, table, seat)

    return job


def take_again(table: str, seat: int, person: str, name: str) -> Job:
    """Take a seat over from a bot: the former player any time, somebody else if it is offered."""

    def job(connection: Connection) -> None:
        row = _locked(connection, table)[seat]
        mine = and_(keys.c.table_id == table, keys.c.hash == person)
        known = connection.execute(select(keys.c.kind, keys.c.seat).where(mine)).first()
        left_by_me = known is not None and tuple(known) == ("former", seat)
        # Whoever has left another seat has seen other cards.
        if row["kind"] != "bot" or not (left_by_me or (row["offered"] and known is None)):
            raise Conflict("the seat is not free for you")
        if left_by_me:
            connection.execute(update(keys).where(mine).values(kind="person"))
        else:
            connection.execute(delete(keys).where(keys.c.table_id == table, keys.c.seat == seat))
            connection.execute(insert(keys), {"table_id": table, "hash": person, "kind": "person", "seat": seat})
        called = row["name"] if left_by_me else name
        now = {"kind": "person", "bot": None, "name": called, "offered": False, "came": True}
        _put(connection, table, seat, now)
        nobody = and_(tables.c.id == table, tables.c.host.is_(None))
        connection.execute(update(tables).where(nobody).values(host=seat))

    return job


def offer(table: str, seat: int, offered: bool) -> Job:
    """Offer a bot's seat to those who watch, or no longer."""

    def job(connection: Connection) -> None:
        if _locked(connection, table)[seat]["kind"] != "bot":
            raise Conflict("no bot sits there")
        _put(connection, table, seat, {"offered": offered})

    return job


def hand_over(table: str, host: int, seat: int) -> Job:
    """Make another person the host."""

    def job(connection: Connection) -> None:
        if _locked(connection, table)[seat]["kind"] != "person":
            raise Conflict("nobody sits there")
        hosted = and_(tables.c.id == table, tables.c.host == host)
        if not connection.execute(update(tables).where(hosted).values(host=seat)).rowcount:
            raise Conflict("somebody else is the host")

    return job


def note_came(table: str, seat: int) -> Job:
    """Note that the person of a seat has been at the table."""
    return lambda connection: _put(connection, table, seat, {"came": True})


def _locked(connection: Connection, table: str) -> Seats:
    query = select(seats).where(seats.c.table_id == table).order_by(seats.c.seat).with_for_update()
    return [dict(row) for row in connection.execute(query).mappings()]


def _waiting(connection: Connection, table: str) -> Seats:
    """Return the seats of a table that still waits for players; Conflict if the match has begun."""
    found = _locked(connection, table)
    if all(row["kind"] != "open" for row in found):
        raise Conflict("the match has begun")
    return found


def _put(connection: Connection, table: str, seat: int, values: dict[str, Any]) -> None:
    connection.execute(update(seats).where(seats.c.table_id == table, seats.c.seat == seat).values(**values))


def _leave(connection: Connection, table: str, seat: int) -> None:
    sitting = and_(keys.c.table_id == table, keys.c.seat == seat)
    connection.execute(delete(keys).where(sitting, keys.c.kind != "person"))
    connection.execute(update(keys).where(sitting).values(kind="former"))
    _pass_on_host(connection, table, seat)


def _pass_on_host(connection: Connection, table: str, seat: int) -> None:
    people = select(func.min(seats.c.seat)).where(seats.c.table_id == table, seats.c.kind == "person")
    hosted = and_(tables.c.id == table, tables.c.host == seat)
    connection.execute(update(tables).where(hosted).values(host=people.scalar_subquery()))
