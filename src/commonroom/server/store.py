"""Everything that outlives the process: tables, seats, keys, actions and chat."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, Engine, and_, delete, exists, func, insert, or_, select, update

from . import schema
from .rows import Key, StoredAction, StoredLine, StoredSeat, StoredTable
from .writer import Announce, IntegrityError, Writer

APPEND_ACTION = insert(schema.actions)
LINES = 40
"""So much of a table's talk is told to whoever comes; fewer lines than a client's queue holds."""


class Conflict(Exception):
    """Somebody else was first: the number, the seat or the key is taken."""


def _insert_table(connection: Connection, table: StoredTable, keys: Sequence[Key]) -> None:
    row = table._asdict()
    del row["seats"]
    row["options"] = msgspec.json.encode(table.options).decode()
    connection.execute(insert(schema.tables), row)
    seats = [{"table_id": table.id, "seat": n, **seat._asdict()} for n, seat in enumerate(table.seats)]
    connection.execute(insert(schema.seats), seats)
    if keys:
        connection.execute(insert(schema.keys), [{"table_id": table.id, **key._asdict()} for key in keys])


def _table(connection: Connection, table: str) -> StoredTable | None:
    tables, seats = schema.tables, schema.seats
    row = connection.execute(select(tables).where(tables.c.id == table)).first()
    if row is None:
        return None
    found = connection.execute(
        select(seats.c.kind, seats.c.name, seats.c.bot, seats.c.wish)
        .where(seats.c.table_id == table)
        .order_by(seats.c.seat)
    )
    values = row._asdict()
    values["options"] = msgspec.json.decode(values["options"])
    return StoredTable(**values, seats=tuple(StoredSeat(*seat) for seat in found))


def _actions(connection: Connection, table: str, after: int) -> list[StoredAction]:
    actions = schema.actions
    query = (
        select(actions.c.number, actions.c.seat, actions.c.sent_id, actions.c.body, actions.c.at)
        .where(actions.c.table_id == table, actions.c.number > after)
        .order_by(actions.c.number)
    )
    rows = connection.execute(query)
    return [StoredAction(n, seat, sent, body.encode(), at) for n, seat, sent, body, at in rows]


class Store:
    """The database behind a few plain questions."""

    def __init__(self, engine: Engine, announce: Announce | None = None) -> None:
        self._engine = engine
        self._writer = Writer(engine, announce)

    def start(self) -> None:
        self._writer.start()

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.stop)
        self._engine.dispose()

    # Writing

    async def open_table(self, table: StoredTable, keys: Sequence[Key]) -> None:
        """A new table with its seats and keys, all or nothing."""

        await self._writer.run(table.id, lambda connection: _insert_table(connection, table, keys))

    async def open_rematch(self, old: str, new: StoredTable, keys: Sequence[Key]) -> bool:
        """The one rematch of a table; False if there is one already."""

        def job(connection: Connection) -> bool:
            tables = schema.tables
            first = and_(tables.c.id == old, tables.c.rematch.is_(None))
            if connection.execute(update(tables).where(first).values(rematch=new.id)).rowcount != 1:
                return False
            _insert_table(connection, new, keys)
            return True

        return bool(await self._writer.run(old, job))

    async def append_action(self, table: str, number: int, seat: int, sent_id: str, body: bytes) -> None:
        """Keep an action for ever; Conflict if that number, or that id of the sender, is already there."""
        row = {
            "table_id": table,
            "number": number,
            "seat": seat,
            "sent_id": sent_id,
            "body": body.decode(),
            "at": time.time(),
        }
        try:
            await self._writer.append(table, APPEND_ACTION, row)
        except IntegrityError:
            raise Conflict(f"action {number} of table {table}") from None

    async def append_chat(self, table: str, seat: int, sent_id: str, team: bool, text: str) -> None:
        """Keep what was said, as the next line of the table; sent again it stays the same line."""

        def job(connection: Connection) -> None:
            chat = schema.chat
            mine = and_(chat.c.table_id == table, chat.c.seat == seat, chat.c.sent_id == sent_id)
            if connection.execute(select(exists().where(mine))).scalar():
                return
            last = connection.execute(select(func.max(chat.c.number)).where(chat.c.table_id == table)).scalar()
            row = {"table_id": table, "number": (last or 0) + 1, "seat": seat, "sent_id": sent_id}
            connection.execute(insert(chat), row | {"team": team, "text": text, "at": time.time()})

        try:
            await self._writer.run(table, job)
        except IntegrityError:  # another server wrote a line at the same moment
            await self._writer.run(table, job)

    async def take_seat(self, table: str, wanted: int | None, name: str, person: str, wish: str | None = None) -> int:
        """Sit down at an open seat; Conflict if there is none. Two who come at once never get the same one.

        Where nobody is the host yet, whoever sits down first is.
        """

        def job(connection: Connection) -> int | None:
            seats = schema.seats
            free = select(seats.c.seat).where(seats.c.table_id == table, seats.c.kind == "open").order_by(seats.c.seat)
            sitting = {"kind": "person", "name": name} | ({"wish": wish} if wish else {})
            for (seat,) in connection.execute(free if wanted is None else free.where(seats.c.seat == wanted)):
                here = and_(seats.c.table_id == table, seats.c.seat == seat)
                taken = update(seats).where(here, seats.c.kind == "open").values(**sitting)
                if connection.execute(taken).rowcount == 1:
                    key = {"table_id": table, "hash": person, "kind": "person", "seat": seat}
                    connection.execute(insert(schema.keys), key)
                    tables = schema.tables
                    hostless = and_(tables.c.id == table, tables.c.host.is_(None))
                    connection.execute(update(tables).where(hostless).values(host=seat))
                    return int(seat)
            return None

        try:
            seat = await self._writer.run(table, job)
        except IntegrityError:  # the same person came twice at once, and sits already
            seat = await self.seat_of(table, person)
        if seat is None:
            raise Conflict("there is no open seat")
        return int(seat)

    async def seat_bot(self, table: str, seat: int, bot: str, name: str) -> None:
        """Give a seat to a bot; whoever sat there has no key to it any more, and is the host no longer."""

        def job(connection: Connection) -> None:
            seats, keys, tables = schema.seats, schema.keys, schema.tables
            here = and_(seats.c.table_id == table, seats.c.seat == seat)
            connection.execute(update(seats).where(here).values(kind="bot", bot=bot, name=name))
            connection.execute(delete(keys).where(keys.c.table_id == table, keys.c.seat == seat))
            people = select(func.min(seats.c.seat)).where(seats.c.table_id == table, seats.c.kind == "person")
            hosted = and_(tables.c.id == table, tables.c.host == seat)
            connection.execute(update(tables).where(hosted).values(host=people.scalar_subquery()))

        await self._writer.run(table, job)

    async def add_key(self, table: str, key: Key) -> None:
        """Remember a secret by its hash."""

        def job(connection: Connection) -> None:
            connection.execute(insert(schema.keys), {"table_id": table, **key._asdict()})

        await self._writer.run(table, job)

    async def redeem_link(self, table: str, link: str, person: str) -> int | None:
        """Let another device speak for a seat; the link is used up. Conflict if that device sits elsewhere here."""

        def job(connection: Connection) -> int | None:
            keys = schema.keys
            valid = and_(
                keys.c.table_id == table,
                keys.c.hash == link,
                keys.c.kind == "link",
                or_(keys.c.expires.is_(None), keys.c.expires > time.time()),
            )
            row = connection.execute(select(keys.c.seat).where(valid)).first()
            if row is None:
                return None
            connection.execute(delete(keys).where(valid))
            mine = and_(keys.c.table_id == table, keys.c.hash == person, keys.c.kind == "person")
            sitting = connection.execute(select(keys.c.seat).where(mine)).scalar()
            if sitting is None:
                connection.execute(
                    insert(keys), {"table_id": table, "hash": person, "kind": "person", "seat": row.seat}
                )
            elif sitting != row.seat:
                raise Conflict("this device already sits at another seat")
            return int(row.seat)

        seat: int | None = await self._writer.run(table, job)
        return seat

    async def finish(self, table: str) -> None:
        """Note that the match is over."""

        def job(connection: Connection) -> None:
            tables = schema.tables
            connection.execute(update(tables).where(tables.c.id == table).values(finished=time.time()))

        await self._writer.run(table, job)

    async def forget_links(self) -> None:
        """Links that nobody has used in time."""

        def job(connection: Connection) -> None:
            connection.execute(delete(schema.keys).where(schema.keys.c.expires < time.time()))

        await self._writer.run(None, job)

    async def note_alive(self, now: float) -> None:
        """Until now, at least, the server was there."""

        def job(connection: Connection) -> None:
            if not connection.execute(update(schema.life).values(alive=now)).rowcount:
                connection.execute(insert(schema.life), {"id": 1, "alive": now})

        await self._writer.run(None, job)

    # Reading

    async def last_alive(self) -> float | None:
        """When a server on this database was last seen alive."""

        def read() -> float | None:
            with self._engine.connect() as connection:
                return connection.execute(select(schema.life.c.alive)).scalar()

        return await asyncio.to_thread(read)

    async def timed_tables(self) -> list[str]:
        """Unfinished tables whose clocks go on."""

        def read() -> list[str]:
            tables = schema.tables
            query = select(tables.c.id).where(tables.c.timed, tables.c.finished.is_(None))
            with self._engine.connect() as connection:
                return list(connection.execute(query).scalars())

        return await asyncio.to_thread(read)

    async def load(self, table: str, after: int = 0) -> tuple[StoredTable | None, list[StoredAction]]:
        """A table by its id, and its actions from a number on."""

        def read() -> tuple[StoredTable | None, list[StoredAction]]:
            with self._engine.connect() as connection:
                return _table(connection, table), _actions(connection, table, after)

        return await asyncio.to_thread(read)

    async def actions(self, table: str, after: int = 0) -> list[StoredAction]:
        """The actions of a table, in order, from a number on."""

        def read() -> list[StoredAction]:
            with self._engine.connect() as connection:
                return _actions(connection, table, after)

        return await asyncio.to_thread(read)

    async def chat(self, table: str, after: int = 0) -> list[StoredLine]:
        """What was said last, from a number on."""

        def read() -> list[StoredLine]:
            chat = schema.chat
            query = (
                select(chat.c.number, chat.c.seat, chat.c.team, chat.c.text, chat.c.at)
                .where(chat.c.table_id == table, chat.c.number > after)
                .order_by(chat.c.number.desc())
                .limit(LINES)
            )
            with self._engine.connect() as connection:
                return [StoredLine(*row) for row in connection.execute(query)][::-1]

        return await asyncio.to_thread(read)

    async def seat_of(self, table: str, person: str) -> int | None:
        """Where a person sits."""

        def read() -> int | None:
            keys = schema.keys
            here = and_(keys.c.table_id == table, keys.c.hash == person, keys.c.kind == "person")
            with self._engine.connect() as connection:
                row = connection.execute(select(keys.c.seat).where(here)).first()
                return None if row is None else int(row.seat)

        return await asyncio.to_thread(read)

    async def opens(self, table: str, invite: str) -> bool:
        """Whether an invite is one of the table's."""

        def read() -> bool:
            keys = schema.keys
            here = and_(keys.c.table_id == table, keys.c.hash == invite, keys.c.kind == "invite")
            with self._engine.connect() as connection:
                return bool(connection.execute(select(exists().where(here))).scalar())

        return await asyncio.to_thread(read)

    async def person_keys(self, table: str) -> list[Key]:
        """The keys of everybody who sits at a table, for its rematch."""

        def read() -> list[Key]:
            keys = schema.keys
            query = select(keys.c.kind, keys.c.seat, keys.c.hash).where(
                keys.c.table_id == table, keys.c.kind == "person"
            )
            with self._engine.connect() as connection:
                return [Key(*row) for row in connection.execute(query)]

        return await asyncio.to_thread(read)

    async def running_tables(self, person: str, since: float) -> int:
        """At how many unfinished tables a person sits, of those opened since then."""

        def read() -> int:
            keys, tables = schema.keys, schema.tables
            query = (
                select(func.count())
                .select_from(keys.join(tables, tables.c.id == keys.c.table_id))
                .where(keys.c.hash == person, keys.c.kind == "person")
                .where(tables.c.finished.is_(None), tables.c.opened > since)
            )
            with self._engine.connect() as connection:
                return int(connection.execute(query).scalar() or 0)

        return await asyncio.to_thread(read)

    async def tables_of(self, person: str) -> list[tuple[str, int]]:
        """Where a person sits: table and seat, the newest first."""

        def read() -> list[tuple[str, int]]:
            keys, tables = schema.keys, schema.tables
            query = (
                select(keys.c.table_id, keys.c.seat)
                .join(tables, tables.c.id == keys.c.table_id)
                .where(keys.c.hash == person, keys.c.kind == "person")
                .order_by(tables.c.opened.desc())
                .limit(50)
            )
            with self._engine.connect() as connection:
                return [(table, int(seat)) for table, seat in connection.execute(query)]

        return await asyncio.to_thread(read)
