"""A table in memory, and the one place where its actions are taken."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from commonroom.engine import Illegal, Refusal, Viewer

from ..cluster.presence import Present
from ..protocol import Account, Acked, TableFrame, TableInfo
from ..settings import Limits
from ..storage.agreements import settle
from ..storage.rows import Keys, Loaded, StoredAction, StoredTable
from ..storage.seating import note_came
from ..storage.store import Conflict, Store
from .agreements.together import Agreements
from .alarm import Alarm
from .audience.broadcast import Broadcast, Telling
from .audience.chat import Chat
from .audience.client import Client
from .door import Door
from .info import info_of
from .judge import Judge
from .state import Sent, TableState

log = structlog.get_logger()

NO_KEYS = Keys({}, frozenset())

_encode = msgspec.json.Encoder().encode


class LiveTable:
    """One table, with those who look at it and with its store. Whatever changes it goes through here, one by one."""

    def __init__(
        self,
        stored: StoredTable,
        store: Store,
        limits: Limits,
        keys: Keys = NO_KEYS,
        attendance_changed: Callable[[], None] = lambda: None,
    ) -> None:
        self.state = state = TableState(stored, keys, limits)
        self.store = store
        # Actions are judged by the state that they change, and storing one takes time: without a lock two players
        # could both be told that they were first.
        self._lock = asyncio.Lock()
        # These two are given functions instead of the state: neither can change it.
        self.broadcast = Broadcast(self.clients, state.version_for, self.frame, state.is_timed)
        self.chat = Chat(stored.id, store, self.clients, state.team_of, state.reads_gallery)
        self.agreements = Agreements(state, self._lock, self._settle)
        self.alarm = Alarm(state, store, self.broadcast)
        self._judge = Judge(state)
        self.door = Door(state, self.broadcast, self.alarm, self._note_came, attendance_changed)

    # What is told

    @property
    def clients(self) -> set[Client]:
        """Those who look at the table through this server."""
        return self.state.attendance.clients

    def info(self) -> TableInfo:
        """Return what everybody may know."""
        return info_of(self.state)

    def frame(self, viewer: Viewer, since: int, telling: Telling) -> TableFrame:
        """Return what happened after a viewer's version, and what the viewer sees now."""
        info = None if telling is Telling.NOTHING else info_of(self.state, briefly=telling is Telling.NEWS)
        return self.state.views.frame(viewer, since, info, self.agreements.may(viewer))

    def account(self, viewer: Viewer) -> Account:
        """Return the match so far, as a viewer has seen it."""
        return self.state.views.account(viewer, self.info())

    # Presence

    def present(self) -> Present:
        """Return who is connected to this server."""
        return self.state.attendance.here()

    def set_elsewhere(self, server: str, present: Present | None) -> None:
        """Note who is connected to another server; None if that server is gone."""
        self.door.set_elsewhere(server, present)

    # Seats and agreements

    async def change(self, job: Callable[[Connection], None]) -> None:
        """Change who sits where in the store, and here; Conflict if somebody else was faster."""
        async with self._lock:
            self._take_over(await self.store.change(self.state.stored.id, job))

    async def _note_came(self, seat: int) -> None:
        """Note that somebody has been at a seat, so that nobody is told to wait for their first visit."""
        await self.change(note_came(self.state.stored.id, seat))

    async def sit_down(self, wanted: int | None, name: str, person: str, wish: str | None) -> int:
        """Give an open seat to a person; Conflict if there is none."""
        async with self._lock:
            seat, loaded = await self.store.take_seat(self.state.stored.id, wanted, name, person, wish)
            self._take_over(loaded)
        return seat

    async def _settle(self, action: StoredAction | None = None, **values: Any) -> bool:
        """Store what was agreed, adopt it and tell everybody; return False if another server was faster."""
        stored = self.state.stored
        row = None if action is None else {"table_id": stored.id, **action._asdict(), "body": action.body.decode()}
        try:
            loaded = await self.store.change(stored.id, settle(stored, row, **values))
        except Conflict:
            await self._read_again()
            return False
        self._take_over(loaded)
        if action is not None:
            self._catch_up(await self.store.actions(stored.id, self.state.number))
        return True

    def _take_over(self, loaded: Loaded) -> None:
        """Adopt the stored seats and agreements, and tell everybody."""
        state, stored = self.state, loaded.table
        state.keys = loaded.keys
        if stored is None or stored == state.stored:
            return
        for seat, (before, now) in enumerate(zip(state.stored.seats, stored.seats, strict=True)):
            if before.kind == "person" and now.kind == "bot":
                self.door.unseat(seat)
        self.door.move(state.keys.people, begun=state.match is not None)
        state.sit(stored)
        self.alarm.wake()
        self.broadcast.tell_info()

    # Taking an action

    async def act(self, seat: int, sent_id: str, body: bytes, based_on: int | None = None) -> Acked | Refusal:
        """Take an action: decode it, refuse it or store it, and only then accept it and tell everybody.

        An action that was told but not stored would be undone by a crash, after others have answered it.
        """
        sent = Sent(seat, sent_id, self._judge.decode(body), based_on)
        await self._judge.hold(sent)
        async with self._lock:
            if (answered := self._answered(sent)) is not None:
                return answered
            try:
                proposal = self._judge.propose(sent)
                link = await self._store(sent)  # the match has not moved yet: if this fails, nothing has happened
            except Illegal as error:
                return self._refuse(sent, error.refusal)
            except Conflict as conflict:
                return await self._too_late(sent, conflict)
            version = self.state.accept(sent, proposal, link)
            self.broadcast.tell_all()
        await self._finish()
        self.alarm.acted()
        return Acked(sent.id, version)

    def _answered(self, sent: Sent) -> Acked | Refusal | None:
        """Return the earlier answer to a resent frame, whose sender has lost the connection in between."""
        answers = self.state.answers
        version = answers.acked(sent.seat, sent.id)
        return answers.refused(sent.seat, sent.id) if version is None else Acked(sent.id, version)

    async def _store(self, sent: Sent) -> str:
        """Store an action and return its link; in our own encoding, so that padding in JSON is not kept forever."""
        table, number = self.state.stored.id, self.state.number + 1
        try:
            return await self.store.append_action(table, number, sent.seat, sent.id, _encode(sent.action))
        except DBAPIError as error:
            log.warning("action not saved", table=table, error=type(error).__name__)
            raise Illegal(Refusal("", "not_saved")) from None

    def _refuse(self, sent: Sent, refusal: Refusal) -> Refusal:
        self.state.answers.note_refused(sent.seat, sent.id, refusal)
        return refusal

    async def _too_late(self, sent: Sent, conflict: Conflict) -> Acked | Refusal:
        """Catch up with another server that was faster; the action may be among what it has stored."""
        self._catch_up(conflict.actions or await self.store.actions(self.state.stored.id, self.state.number))
        return self._answered(sent) or Refusal("", "stale")

    async def _finish(self) -> None:
        """Note the end of the match; its actions are safe already, so a failure here is only logged."""
        if self.state.phase != "finished":
            return
        try:
            finished = await self.store.finish(self.state.stored.id)
            # Read only now: while this waited, somebody may have agreed on something or changed seats.
            self.state.stored = self.state.stored._replace(finished=finished)
        except DBAPIError as error:
            log.warning("end of match not saved", table=self.state.stored.id, error=type(error).__name__)
        self.broadcast.tell_info()
        self.chat.open_gallery()

    # Catching up with the store

    async def catch_up(self, actions: Sequence[StoredAction]) -> None:
        """Take actions that another server has stored, and tell everybody."""
        async with self._lock:
            if self.state.match is not None:
                self._catch_up(actions)

    async def refresh(self) -> None:
        """Read what is new in the store, whichever server wrote it, and tell everybody."""
        async with self._lock:
            await self._read_again()

    async def _read_again(self) -> None:
        loaded = await self.store.load(self.state.stored.id, self.state.number)
        self._take_over(loaded)
        if self.state.match is not None:
            self._catch_up(loaded.actions)
            self.state.take_credit()

    def _catch_up(self, actions: Sequence[StoredAction]) -> None:
        before = self.state.number
        self.state.replay(actions)
        if self.state.number != before:
            self.broadcast.tell_all()
            self.alarm.acted()
