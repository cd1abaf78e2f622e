"""A table in memory, and the one place where its actions are taken."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from commonroom.engine import BadAction, Illegal, Match, Player, Refusal, Table, Viewer
from commonroom.engine.match import Proposal
from commonroom.engine.seeds import commitment
from commonroom.games import GAMES

from ..cluster.presence import Present
from ..contents import SHELF
from ..limits.buckets import Buckets
from ..protocol import Account, Acked, May, MyTable, PauseInfo, Phase, SeatInfo, TableFrame, TableInfo
from ..settings import Limits
from ..storage.rows import Keys, Loaded, StoredAction, StoredTable
from ..storage.seating import note_came
from ..storage.store import Conflict, Store
from . import asking
from .answers import Answers
from .attendance import Attendance
from .broadcast import Broadcast
from .chat import Chat
from .chronicle import SETTING_UP
from .client import Client
from .clock import TIME_UP, TableClock
from .line import TAKEN_BACK, Back, Line
from .takeback import Undo, undo
from .views import Views

log = structlog.get_logger()

RESTART = 1012
NO_KEYS = Keys({}, frozenset())

_encode = msgspec.json.Encoder().encode


@cache
def decoder_of(game: str) -> Callable[[bytes], Any]:
    """Return a decoder for a game's actions; cached, because going through all kinds of action takes time."""
    return msgspec.json.Decoder(GAMES[game].ACTION).decode


class Sent(NamedTuple):
    """An action on its way: who sent it, under which id, and how the table looked to them."""

    seat: int
    id: str
    action: Any
    """The game's own struct, or a Refusal where the bytes could not be read."""
    based_on: int | None


class LiveTable:
    """One table: its match, its clients, its clock. Everything that happens there goes through here, one by one."""

    def __init__(
        self,
        stored: StoredTable,
        store: Store,
        limits: Limits,
        keys: Keys = NO_KEYS,
        attendance_changed: Callable[[], None] = lambda: None,
    ) -> None:
        self.stored = stored
        self.keys = keys
        self.rules = GAMES[stored.game]
        self.store = store
        self.match: Match | None = None
        self.clock = TableClock()
        self.views = Views(self.rules)
        self.attendance = Attendance()
        self.line = Line()
        self.limits = limits
        # These are given functions instead of the table: none of them can change it.
        self.broadcast = Broadcast(self.clients, self._version_told, self.frame, self._is_timed)
        self.chat = Chat(stored.id, store, self.clients, self._team_of, self._reads_gallery)
        self.wishes = Buckets(*limits.wishes)
        """How often each seat may still ask the others for something."""
        self.used = self.began = time.monotonic()
        """When somebody last used it, and since when there is a match to be played here."""
        self._attendance_changed = attendance_changed
        self._read = decoder_of(stored.game)
        self._sides = self.rules.sides_of(self._table())
        self._content = SHELF.keep(stored.game, stored.options)
        self._answers = Answers()
        self._asides = Buckets(*limits.asides)
        self._moved = self.used
        """When something last happened in the match."""
        self._changed = asyncio.Event()
        self._arrivals: set[asyncio.Task[None]] = set()
        # Actions are judged by the state that they change, and storing one takes time: without a lock two players
        # could both be told that they were first.
        self.lock = asyncio.Lock()
        if all(seat.kind != "open" for seat in stored.seats):
            self._begin()

    # Properties

    @property
    def clients(self) -> set[Client]:
        """Those who look at the table through this server."""
        return self.attendance.clients

    @property
    def number(self) -> int:
        """Return the number of actions stored; viewers are told `views.version`, which counts what they can notice."""
        return self.line.number

    @property
    def phase(self) -> Phase:
        """Tell whether the table waits for players, plays, or is done."""
        if self.match is None:
            return "open"
        return "playing" if self.match.to_act else "finished"

    def info(self) -> TableInfo:
        """Return what everybody may know."""
        stored, match = self.stored, self.match
        present = self.attendance.everywhere()
        return TableInfo(
            table=stored.id,
            game=stored.game,
            title=self.rules.ABOUT.title,
            edition=stored.edition,
            options=stored.options,
            content=self._content,
            seats=[self._seat_info(n, seat.kind == "bot" or n in present.seats) for n, seat in enumerate(stored.seats)],
            host=stored.host,
            hints=stored.hints,
            team_chat=match is not None and bool(self._team_of(0)),
            phase=self.phase,
            commitment=commitment(bytes.fromhex(stored.seed)),
            seed=stored.seed if self.phase == "finished" else None,
            outcome=None if match is None else self.rules.outcome(match.current),
            rematch=stored.rematch,
            clock=self.clock.info(),
            watchers=present.watchers,
            watching=list(present.names),
            gallery=stored.gallery,  # type: ignore[arg-type]
            pause=None if stored.paused is None else PauseInfo(stored.paused_by, stored.paused),
            asked=None if (asked := asking.read(stored.asked)) is None else asked.told(stored.seats, time.time()),
            away_after=self.limits.away,
        )

    def _seat_info(self, number: int, connected: bool) -> SeatInfo:
        seat, left = self.stored.seats[number], number in self.keys.former.values()
        kind: Any = seat.kind
        side = self._sides[number]
        return SeatInfo(kind, seat.name, seat.bot, connected, side, seat.wish, seat.came, left, seat.offered)

    def summary(self, seat: int) -> MyTable:
        """Return what the person in a seat may know of the table at a glance."""
        stored, match = self.stored, self.match
        return MyTable(
            table=stored.id,
            game=stored.game,
            edition=stored.edition,
            seat=seat,
            names=[other.name for other in stored.seats],
            sides=list(self._sides),
            phase=self.phase,
            my_turn=match is not None and seat in match.to_act,
            moves=0 if match is None else self.views.version(seat),
            scores=[] if match is None else list(self.rules.scores(match.current)),
            outcome=None if match is None else self.rules.outcome(match.current),
            opened=stored.opened,
            finished=stored.finished,
        )

    def frame(self, viewer: Viewer, since: int, with_info: bool) -> TableFrame:
        """Return what happened after a viewer's version, and how things are in their eyes."""
        return self.views.frame(viewer, since, self.info() if with_info else None, self.may(viewer))

    def account(self, viewer: Viewer) -> Account:
        """Return the match so far, as a viewer has seen it."""
        return self.views.account(viewer, self.info())

    def has_left(self, seat: int) -> bool:
        """Tell whether a seat is out of a running match for good: there is nothing it could ever do again."""
        if self.match is None or not self.match.to_act:
            return False
        return seat not in self.match.to_act and not self.rules.asides(self.match.current, seat)

    def _table(self) -> Table:
        stored = self.stored
        players = tuple(Player(seat.name or "?", seat.bot, seat.wish) for seat in stored.seats)
        older = None if stored.rules == self.rules.ABOUT.rules else stored.rules
        return Table(stored.edition, stored.options, players, older)

    def _team_of(self, seat: int) -> tuple[int, ...]:
        """Return the seats that a seat may talk to in private."""
        return self.rules.team_channel(self.match.current, seat) if self.match else ()

    def _version_told(self, viewer: Viewer) -> int | None:
        return None if self.match is None else self.views.version(viewer)

    def _is_timed(self) -> bool:
        return self.clock.running is not None

    def _reads_gallery(self, viewer: Viewer) -> bool:
        """Tell whether somebody reads what watchers write: players only where it is agreed, or once it cannot help."""
        return viewer is None or self.stored.gallery == "aloud" or self.phase == "finished"

    # What one may ask of the others, or do for them

    def may(self, viewer: Viewer) -> list[May]:
        """Return what a seat may ask of the table now."""
        if viewer is None or self.phase != "playing":
            return []
        if self.stored.paused is not None:
            return ["resume"]
        question = asking.read(self.stored.asked)
        found: list[May] = []
        if question is None or not question.is_open(time.time()):
            found += ["take_back"] if self._can_undo(viewer) else []
            found += ["pause"]
        return found + (["give_time"] if self.gift(viewer) else [])

    def undo(self, seat: int) -> Undo:
        """Return what taking the seat's last decision back would do; Illegal if that is not possible."""
        return undo(self.rules, self.line, self.views.events, self.stored.seats, seat)

    def _can_undo(self, seat: int) -> bool:
        try:
            return bool(self.undo(seat))
        except Illegal:
            return False

    def gift(self, seat: int) -> float:
        """Return the seconds that a seat may give to its opponents on the clock: half a turn, up to two in all."""
        clock, left = self.clock.running, self.clock.left()
        if clock is None or left is None or clock.key is not None or left > 2 * clock.seconds:
            return 0.0
        theirs = {self._sides[each] for each in clock.seats}
        return 0.0 if self._sides[seat] in theirs else max(15.0, clock.seconds / 2)

    # Coming and going

    def add(self, client: Client, since: int | None) -> None:
        """Let a client look at the table from now on, and tell it what it has missed."""
        self.clients.add(client)
        if client.seat is not None and not self.stored.seats[client.seat].came:
            self._arrivals.add(task := asyncio.ensure_future(self._note_came(client.seat)))
            task.add_done_callback(self._arrivals.discard)
        if (now := self._version_told(client.seat)) is not None:
            client.version = now if since is None else min(max(since, SETTING_UP), now)
        self.broadcast.tell(client)
        self._tell_attendance()

    def remove(self, client: Client) -> None:
        """Let go of a client that is gone."""
        if client in self.clients:
            self.clients.remove(client)
            self.touch()
            if client.seat is not None:
                self.attendance.saw(client.seat)
            self._tell_attendance()

    def watchers_changed(self) -> None:
        """Tell that somebody who watches has a name now, or none."""
        self._tell_attendance()

    def touch(self) -> None:
        """Note that somebody uses the table: it stays in memory for a while."""
        self.used = time.monotonic()

    def present(self) -> Present:
        """Return who is connected to this server."""
        return self.attendance.here()

    def set_elsewhere(self, server: str, present: Present | None) -> None:
        """Note who is connected to another server; None if that server is gone."""
        if self.attendance.set_elsewhere(server, present):
            self._tell_attendance()

    def all_here(self) -> bool:
        """Tell whether every player is connected, here or elsewhere."""
        here = self.attendance.everywhere().seats
        return all(seat.kind != "person" or n in here for n, seat in enumerate(self.stored.seats))

    def _tell_attendance(self) -> None:
        if not self.number:
            self._changed.set()  # bots and clocks wait until all players have come
        self.broadcast.tell_info_soon(self._attendance_changed)

    async def _note_came(self, seat: int) -> None:
        try:
            await self.change(note_came(self.stored.id, seat))
        except DBAPIError as error:
            log.warning("arrival not saved", table=self.stored.id, error=type(error).__name__)

    async def change(self, job: Callable[[Connection], None]) -> None:
        """Change who sits where in the store, and here; Conflict if somebody else was faster."""
        async with self.lock:
            self.take_over(await self.store.change(self.stored.id, job))

    async def sit_down(self, wanted: int | None, name: str, person: str, wish: str | None) -> int:
        """Give an open seat to a person; Conflict if there is none."""
        async with self.lock:
            seat, loaded = await self.store.take_seat(self.stored.id, wanted, name, person, wish)
            self.take_over(loaded)
        return seat

    def take_over(self, loaded: Loaded) -> None:
        """Take over who sits where, and what is agreed; the match begins when no seat is open."""
        stored, self.keys = loaded.table, loaded.keys
        if stored is None or stored == self.stored:
            return
        if stored.paused is None and self.stored.paused is not None:
            self.clock.go_on()
            self.clock.credit = stored.credit
        elif stored.paused is not None:
            self.clock.hold()
        for seat, (before, now) in enumerate(zip(self.stored.seats, stored.seats, strict=True)):
            if before.kind != now.kind:
                self.attendance.saw(seat)
            if before.kind == "person" and now.kind == "bot":
                self._unseat(seat)
        self.stored = stored
        self._take_credit()
        self._sides = self.rules.sides_of(self._table())
        self._move_clients()
        if self.match is None and all(seat.kind != "open" for seat in stored.seats):
            self._begin()
        self._changed.set()
        self.broadcast.tell_info()

    def _take_credit(self) -> None:
        """Let the turn last as long as it was agreed, here or at another server."""
        stored, known = self.stored, self.clock.credit
        if stored.paused is None and stored.credited == self.number and stored.credit > known:
            self.clock.give(stored.credit - known)

    def _move_clients(self) -> None:
        """Let everybody look from their own seat: before the match at once; during it they have to come back."""
        for client in [client for client in self.clients if client.person is not None]:
            seat = self.keys.people.get(client.person or "")
            if seat != client.seat and self.match is None:
                client.seat = seat
            elif seat != client.seat:
                client.close(RESTART)
                self.clients.discard(client)

    def _unseat(self, seat: int) -> None:
        """Close the sockets of a seat that was given to a bot; their pages come back as watchers."""
        for client in [client for client in self.clients if client.seat == seat]:
            client.close(RESTART)
            self.clients.discard(client)

    def _begin(self) -> None:
        self.match = Match(self.rules, self._table(), bytes.fromhex(self.stored.seed))
        self.began = time.monotonic()
        self.views.begin(self.match)
        self.clock.begin(self.rules.clock(self.match.current))
        if self.stored.credited == 0:
            self.clock.credit = self.stored.credit

    # Taking an action

    async def act(self, seat: int, sent_id: str, body: bytes, based_on: int | None = None) -> Acked | Refusal:
        """Take an action: decode it, refuse it or store it, and only then accept it and tell everybody.

        An action that was told but not stored would be undone by a crash, after others have answered it.
        """
        sent = Sent(seat, sent_id, self._decode(body), based_on)
        await self._hold(sent)
        async with self.lock:
            if (answered := self._answered(sent)) is not None:
                return answered
            try:
                proposal = self._propose(sent)
                await self._store(sent)  # the match has not moved yet: if this fails, nothing has happened
            except Illegal as error:
                return self._refuse(sent, error.refusal)
            except Conflict as conflict:
                return await self._too_late(sent, conflict)
            acked = self._accept(sent, proposal)
            self.broadcast.tell_all()
        await self._finish()
        self._wake_autoplay()
        return acked

    def _decode(self, body: bytes) -> Any:
        """Read an action, strictly; a Refusal if it is none of this game's."""
        try:
            return self._read(body)
        except msgspec.DecodeError as error:
            return BadAction("action", str(error)).refusal

    async def _hold(self, sent: Sent) -> None:
        """Wait where the rules say so: a quick answer would tell something about a hand."""
        if self.match is None or isinstance(sent.action, Refusal):
            return
        if hold := self.rules.hold(self.match.current, sent.seat, sent.action):
            await asyncio.sleep(max(0.0, self._moved + hold - time.monotonic()))

    def _answered(self, sent: Sent) -> Acked | Refusal | None:
        """Return the earlier answer to a resent frame, whose sender has lost the connection in between."""
        version = self._answers.acked(sent.seat, sent.id)
        return self._answers.refused(sent.seat, sent.id) if version is None else Acked(sent.id, version)

    def _propose(self, sent: Sent) -> Proposal:
        """Judge an action; Illegal if the server or the rules refuse it."""
        seat, action = sent.seat, sent.action
        if sent.based_on is not None and sent.based_on > self.views.version(seat):
            raise Illegal(Refusal("", "stale", "that version has not been reached"))
        if self.match is None:
            raise Illegal(Refusal("", "not_begun", "the match has not begun"))
        if self.stored.paused is not None:
            raise Illegal(Refusal("", "paused", "the game is paused"))
        if isinstance(action, Refusal):
            raise Illegal(action)
        if sent.based_on is not None and self.views.is_stale(seat, action, sent.based_on):
            raise Illegal(Refusal("", "stale", "the table has changed; look again and choose once more"))
        proposal = self.match.propose(seat, action)
        self._limit_asides(seat, action)  # last, so that what the rules refuse costs nothing
        return proposal

    def _limit_asides(self, seat: int, action: Any) -> None:
        """Refuse too many asides: moves end with the match, but claims could go on forever."""
        assert self.match is not None
        kinds = {type(aside) for aside in self.rules.asides(self.match.current, seat)}
        is_aside = action not in self.views.moves(seat) and type(action) in kinds
        if is_aside and (wait := self._asides.take(f"{seat}")):
            message = f"wait {wait:.0f} seconds before doing that again"
            raise Illegal(Refusal("", "too_many_requests", message))

    async def _store(self, sent: Sent) -> None:
        """Store an action, in our own encoding, so that padding in a client's JSON is not kept forever."""
        try:
            await self.store.append_action(self.stored.id, self.number + 1, sent.seat, sent.id, _encode(sent.action))
        except DBAPIError as error:
            log.warning("action not saved", table=self.stored.id, error=type(error).__name__)
            raise Illegal(Refusal("", "not_saved", "that could not be saved; please try again")) from None

    def _refuse(self, sent: Sent, refusal: Refusal) -> Refusal:
        self._answers.note_refused(sent.seat, sent.id, refusal)
        return refusal

    async def _too_late(self, sent: Sent, conflict: Conflict) -> Acked | Refusal:
        """Catch up with another server that was faster; the action may be among what it has stored."""
        self.catch_up_here(conflict.actions or await self.store.actions(self.stored.id, self.number))
        return self._answered(sent) or Refusal("", "stale", "another player was faster")

    def _accept(self, sent: Sent, proposal: Proposal) -> Acked:
        assert self.match is not None
        self.line.add(sent.seat, sent.action)
        self._note(sent.seat, sent.id, self.match.accept(proposal))
        return Acked(sent.id, self.views.version(sent.seat))

    def _note(self, seat: int, sent_id: str, events: Sequence[Any]) -> None:
        """Note an action that the match has taken."""
        self.views.note(seat, events, sent_id.startswith(TIME_UP))
        self._answers.note_acked(seat, sent_id, self.views.version(seat))
        self.used = self._moved = time.monotonic()

    async def _finish(self) -> None:
        """Note the end of the match; its actions are safe already, so a failure here is only logged."""
        if self.phase != "finished":
            return
        try:
            self.stored = self.stored._replace(finished=await self.store.finish(self.stored.id))
        except DBAPIError as error:
            log.warning("end of match not saved", table=self.stored.id, error=type(error).__name__)
        self.broadcast.tell_info()
        self.chat.open_gallery()

    # Catching up with the store

    def catch_up(self, actions: Sequence[StoredAction]) -> None:
        """Take actions that are stored but not here yet: after a restart, or when another server was first."""
        assert self.match is not None
        for stored in actions:
            if stored.number != self.number + 1:
                continue  # the same news can come in two ways: with a conflict, and with a note
            if stored.sent_id.startswith(TAKEN_BACK):
                self._go_back(stored.seat, msgspec.json.decode(stored.body, type=Back))
            else:
                self.line.add(stored.seat, action := self._read(stored.body))
                self._note(stored.seat, stored.sent_id, self.match.act(stored.seat, action))
            self.clock.replay(stored.seat, self.rules.clock(self.match.current), stored.at)
            if stored.number == self.stored.credited:
                self.clock.credit = self.stored.credit

    def _go_back(self, seat: int, back: Back) -> None:
        """Go on as after an earlier action; those since then stay in the store, but no longer count."""
        assert self.match is not None
        self.line.add(seat, back)
        self.match.rewind(len(self.line.counting))
        self.views.note_back(seat, back.to)
        self.used = self._moved = time.monotonic()

    async def catch_up_and_tell(self, actions: Sequence[StoredAction]) -> None:
        """Take actions that another server has stored, and tell everybody."""
        async with self.lock:
            if self.match is not None:
                self.catch_up_here(actions)

    async def refresh(self) -> None:
        """Read whatever is new in the store, from here or from another server, and tell it."""
        async with self.lock:
            await self.read_again()

    async def read_again(self) -> None:
        """Do what `refresh` does, for a caller that holds the lock."""
        loaded = await self.store.load(self.stored.id, self.number)
        self.take_over(loaded)
        if self.match is not None:
            self.catch_up_here(loaded.actions)
            self._take_credit()

    def catch_up_here(self, actions: Sequence[StoredAction]) -> None:
        before = self.number
        self.catch_up(actions)
        if self.number != before:
            self.broadcast.tell_all()
            self._wake_autoplay()

    # Bots and the clock

    async def next_change(self, seconds: float | None = None) -> bool:
        """Wait for something that bots or the clock have to know; False if nothing happens in time."""
        try:
            if not self._changed.is_set():  # `wait_for` would not look before a timeout of zero
                await asyncio.wait_for(self._changed.wait(), seconds)
        except TimeoutError:
            return False
        self._changed.clear()
        return True

    def _wake_autoplay(self) -> None:
        """Report an action to bots and the clock. Most tables have neither, and there it would only cost time."""
        assert self.match is not None
        timed = self._is_timed() or self.rules.clock(self.match.current) is not None
        if timed or not self.match.to_act or any(seat.kind == "bot" for seat in self.stored.seats):
            self._changed.set()

    async def set_clock(self) -> None:
        """Let the clock run for what the match asks now, and tell everybody when a time begins."""
        assert self.match is not None
        clock = self.rules.clock(self.match.current)
        actor = self.line.rows[-1].seat if self.line.rows else None
        if self.clock.set(clock, self.number, actor):
            self.broadcast.tell_info()
        if clock is not None:
            await self._note_timed()

    def stop_clock(self) -> None:
        """Stop the clock for good."""
        if self.clock.stop():
            self.broadcast.tell_info()

    async def _note_timed(self) -> None:
        """Store, once, that this table has a clock: after a restart it has to run though nobody looks."""
        if self.stored.timed:
            return
        self.stored = self.stored._replace(timed=True)  # before waiting, so that it is stored once
        try:
            await self.store.note_timed(self.stored.id)
        except DBAPIError as error:
            log.warning("clock not saved", table=self.stored.id, error=type(error).__name__)
