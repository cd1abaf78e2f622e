"""The store: tables, seats, keys, actions and chat, behind plain questions."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, Engine, and_, delete, exists, func, insert, literal, or_, select, update

from . import schema
from .queries import FIRST_HOST, FREE, NEW_KEY, NEW_SEAT, NEW_TABLE, OLD_KEY, SEAT, SIT_DOWN, actions_of, chat_of, load
from .rows import Key, Loaded, StoredAction, StoredLine, StoredTable
from .writer import Announce, IntegrityError, Taken, Writer

UNDER_WAY = 120.0
"""Seconds for requests that were sent before their sender had the new secret."""


class Conflict(Exception):
    """Somebody else was first: the number, the seat or the key is taken."""

    actions: Sequence[StoredAction] = ()
    """What another server has stored meanwhile, if that is known."""


def _insert_table(connection: Connection, table: StoredTable, keys: Sequence[Key]) -> None:
    row = table._asdict()
    del row["seats"]
    row["options"] = msgspec.json.encode(table.options).decode()
    connection.execute(NEW_TABLE, row)
    seats = [{"table_id": table.id, "seat": n, **seat._asdict()} for n, seat in enumerate(table.seats)]
    connection.execute(NEW_SEAT, seats)
    if keys:
        connection.execute(NEW_KEY, [{"table_id": table.id, **key._asdict()} for key in keys])


T = TypeVar("T")


def _sit_down(
    connection: Connection, table: str, wanted: int | None, name: str, person: str, wish: str | None
) -> int | None:
    """Take a seat and return it; None if none is available."""
    for seat in connection.execute(FREE, {"here": table}).scalars().all():
        place = {"here": table, "place": seat}
        if wanted in (None, seat) and connection.execute(SIT_DOWN, place | {"called": name, "wanted": wish}).rowcount:
            connection.execute(OLD_KEY, {"here": table, "who": person})
            connection.execute(NEW_KEY, {"table_id": table, "hash": person, "kind": "person", "seat": seat})
            connection.execute(FIRST_HOST, place)
            return int(seat)
    return None


class Store:
    """The database. Writes go through one thread, reads through threads of their own."""

    def __init__(self, engine: Engine, announce: Announce | None = None) -> None:
        self._engine = engine
        # A transaction around a single question would cost PostgreSQL three round trips instead of one.
        alone = engine.dialect.name == "postgresql"
        self._reader = engine.execution_options(isolation_level="AUTOCOMMIT") if alone else engine
        self._writer = Writer(engine, announce)

    def start(self) -> None:
        """Start writing."""
        self._writer.start()

    @property
    def waiting(self) -> int:
        """Return the number of writes that wait for the next commit."""
        return self._writer.waiting

    async def close(self) -> None:
        """Finish all writes, and close the connections."""
        await asyncio.to_thread(self._writer.stop)
        self._engine.dispose()

    # Writing

    async def open_table(self, table: StoredTable, keys: Sequence[Key]) -> None:
        """Store a new table with its seats and keys, all or nothing."""

        await self._writer.run(table.id, lambda connection: _insert_table(connection, table, keys))

    async def open_rematch(self, old: str, new: StoredTable, keys: Sequence[Key]) -> bool:
        """Store the one rematch of a table; False if there is one already."""

        def job(connection: Connection) -> bool:
            tables = schema.tables
            # The update is the question and the answer: of several players who ask at once, one row count is 1.
            first = and_(tables.c.id == old, tables.c.rematch.is_(None))
            if connection.execute(update(tables).where(first).values(rematch=new.id)).rowcount != 1:
                return False
            _insert_table(connection, new, keys)
            return True

        return bool(await self._writer.run(old, job))

    async def append_action(self, table: str, number: int, seat: int, sent_id: str, body: bytes) -> str:
        """Append an action and return its link; Conflict if its number, or its sender's id for it, is already there."""
        row = {
            "table_id": table,
            "number": number,
            "seat": seat,
            "sent_id": sent_id,
            "body": body.decode(),
            "at": time.time(),
        }
        # The primary key decides who was first when two servers append to the same table: no lock is held while a
        # player thinks, and no server can be in the way of another for longer than one insert.
        try:
            return await self._writer.append(table, row)
        except IntegrityError:
            raise Conflict(f"action {number} of table {table}") from None
        except Taken as taken:
            conflict = Conflict(f"action {number} of table {table}")
            conflict.actions = taken.actions
            raise conflict from None

    async def append_chat(self, table: str, seat: int, name: str, sent_id: str, team: bool, text: str) -> None:
        """Append a line of chat with the table's next number. Sent again, it stays the same line."""

        def job(connection: Connection) -> None:
            chat = schema.chat
            mine = and_(chat.c.table_id == table, chat.c.seat == seat, chat.c.sent_id == sent_id)
            if connection.execute(select(exists().where(mine))).scalar():
                return  # sent again after the connection was lost
            last = connection.execute(select(func.max(chat.c.number)).where(chat.c.table_id == table)).scalar()
            row = {"table_id": table, "number": (last or 0) + 1, "seat": seat, "sent_id": sent_id, "name": name}
            connection.execute(insert(chat), row | {"team": team, "text": text, "at": time.time()})

        try:
            await self._writer.run(table, job)
        except IntegrityError:  # another server wrote a line at the same moment
            await self._writer.run(table, job)

    async def take_seat(
        self, table: str, wanted: int | None, name: str, person: str, wish: str | None = None
    ) -> tuple[int, Loaded]:
        """Take an open seat; Conflict if there is none. Two who come at once never get the same one.

        The first to sit down becomes the host where there is none. Returns the seat, and the table as it is then.
        """

        def job(connection: Connection) -> tuple[int | None, Loaded]:
            return _sit_down(connection, table, wanted, name, person, wish), load(connection, table, None)

        try:
            seat, loaded = await self._writer.run(table, job)
        except IntegrityError:  # the same person asked twice at once, and already has a seat
            seat, loaded = await self.seat_of(table, person), await self.load(table)
        if seat is None:
            raise Conflict("there is no open seat")
        return int(seat), loaded

    async def change(self, table: str, job: Callable[[Connection], None]) -> Loaded:
        """Change who sits where or what is agreed, all or nothing; return the table as it is then.

        The jobs are in `seating` and `agreements`; Conflict if somebody else was first.
        """

        def changed(connection: Connection) -> Loaded:
            job(connection)
            return load(connection, table, None)

        loaded: Loaded = await self._writer.run(table, changed)
        return loaded

    async def add_key(self, table: str, key: Key) -> None:
        """Store the hash of a secret."""

        def job(connection: Connection) -> None:
            connection.execute(NEW_KEY, {"table_id": table, **key._asdict()})

        await self._writer.run(table, job)

    async def copy_keys(self, old: str, new: str) -> None:
        """Let a new secret open whatever an old one does."""

        def job(connection: Connection) -> None:
            keys = schema.keys
            mine = select(keys.c.table_id, literal(new), keys.c.kind, keys.c.seat).where(
                keys.c.hash == old, keys.c.kind != "link"
            )
            connection.execute(insert(keys).from_select(["table_id", "hash", "kind", "seat"], mine))

        await self._writer.run(None, job)

    async def retire(self, person: str) -> None:
        """Make a secret useless, after a moment for requests that are still under way with it."""
        keys = schema.keys
        change = update(keys).where(keys.c.hash == person).values(expires=time.time() + UNDER_WAY)
        await self._writer.run(None, lambda connection: connection.execute(change) and None)

    async def redeem_link(self, table: str, link: str, person: str) -> int | None:
        """Let another device speak for a seat, and use up the link; Conflict if the device has another seat here."""

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
                connection.execute(OLD_KEY, {"here": table, "who": person})
                connection.execute(
                    insert(keys), {"table_id": table, "hash": person, "kind": "person", "seat": row.seat}
                )
            elif sitting != row.seat:
                raise Conflict("this device already sits at another seat")
            return int(row.seat)

        seat: int | None = await self._writer.run(table, job)
        return seat

    async def finish(self, table: str) -> float:
        """Note that the match is over, and return the time of it."""
        now = time.time()
        await self._update(table, finished=now)
        return now

    async def note_timed(self, table: str) -> None:
        """Note that the table has a clock, which runs after a restart even if nobody looks."""
        await self._update(table, timed=True)

    async def _update(self, table: str, **values: object) -> None:
        change = update(schema.tables).where(schema.tables.c.id == table).values(**values)
        await self._writer.run(table, lambda connection: connection.execute(change) and None)

    async def forget_links(self) -> None:
        """Delete links that were not used in time."""

        def job(connection: Connection) -> None:
            connection.execute(delete(schema.keys).where(schema.keys.c.expires < time.time()))

        await self._writer.run(None, job)

    async def pass_on(self, say: Callable[[Connection], None]) -> None:
        """Send something to other servers that is not about anything stored."""
        await self._writer.run(None, say)

    async def run(self, job: Callable[[Connection], T]) -> T:
        """Change something of which no other server need hear, all or nothing."""
        result: T = await self._writer.run(None, job)
        return result

    async def note_alive(self, now: float) -> None:
        """Note that a server runs at this time."""

        def job(connection: Connection) -> None:
            if not connection.execute(update(schema.life).values(alive=now)).rowcount:
                connection.execute(insert(schema.life), {"id": 1, "alive": now})

        await self._writer.run(None, job)

    # Reading

    async def ask(self, question: Callable[[Connection], T]) -> T:
        """Ask the database in a thread, so that the event loop does not wait for it."""

        def ask() -> T:
            with self._reader.connect() as connection:
                return question(connection)

        return await asyncio.to_thread(ask)

    async def last_alive(self) -> float | None:
        """Return when a server on this database last ran."""
        return await self.ask(lambda connection: connection.execute(select(schema.life.c.alive)).scalar())

    async def timed_tables(self) -> list[str]:
        """List unfinished tables with a clock."""
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.timed, tables.c.finished.is_(None))
        return await self.ask(lambda connection: list(connection.execute(query).scalars()))

    async def load(self, table: str, after: int = 0) -> Loaded:
        """Read a table, the keys to it, and its actions after a number."""
        return await self.ask(lambda connection: load(connection, table, after))

    async def actions(self, table: str, after: int = 0) -> list[StoredAction]:
        """Read the actions of a table after a number, in order."""
        return await self.ask(lambda connection: actions_of(connection, table, after))

    async def actions_of(self, versions: Mapping[str, int]) -> dict[str, list[StoredAction]]:
        """Read the new actions of several tables, each after its own number."""
        return await self.ask(
            lambda connection: {table: actions_of(connection, table, after) for table, after in versions.items()}
        )

    async def chat(self, table: str, after: int = 0) -> list[StoredLine]:
        """Read the last lines of chat after a number."""
        return await self.ask(lambda connection: chat_of(connection, table, after))

    async def seat_of(self, table: str, person: str) -> int | None:
        """Find a person's seat."""
        return await self.ask(lambda connection: connection.execute(SEAT, {"here": table, "who": person}).scalar())

    async def knows(self, person: str) -> bool:
        """Tell whether a secret was given out here: whether it opens anything at any table."""
        keys = schema.keys
        query = select(exists().where(keys.c.hash == person, keys.c.kind != "link"))
        return await self.ask(lambda connection: bool(connection.execute(query).scalar()))

    async def person_keys(self, table: str) -> list[Key]:
        """Read the keys of all players at a table, for its rematch."""
        keys = schema.keys
        query = select(keys.c.kind, keys.c.seat, keys.c.hash).where(keys.c.table_id == table, keys.c.kind == "person")
        return await self.ask(lambda connection: [Key(*row) for row in connection.execute(query)])

    async def running_tables(self, person: str, since: float) -> int:
        """Count the unfinished tables at which a person sits, of those opened since then."""
        keys, tables = schema.keys, schema.tables
        query = (
            select(func.count())
            .select_from(keys.join(tables, tables.c.id == keys.c.table_id))
            .where(keys.c.hash == person, keys.c.kind == "person")
            .where(tables.c.finished.is_(None), tables.c.opened > since)
        )
        return await self.ask(lambda connection: int(connection.execute(query).scalar() or 0))

    async def tables_of(self, person: str) -> list[tuple[str, int]]:
        """List a person's tables and seats, the newest first."""
        keys, tables = schema.keys, schema.tables
        query = (
            select(keys.c.table_id, keys.c.seat)
            .join(tables, tables.c.id == keys.c.table_id)
            .where(keys.c.hash == person, keys.c.kind == "person")
            .order_by(tables.c.opened.desc())
            .limit(50)
        )
        return await self.ask(lambda connection: [(table, seat) for table, seat in connection.execute(query)])
