"""A table in memory: the match, who looks at it, and the one place where actions are taken."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeAlias

import msgspec
import structlog
from sqlalchemy.exc import DBAPIError

from commonroom.engine import BadAction, Clock, Illegal, Match, Player, Refusal, Table, Viewer
from commonroom.engine.seeds import commitment
from commonroom.games import GAMES

from ..cluster.presence import Present
from ..limits.buckets import Buckets
from ..protocol import Account, Acked, ClockInfo, Phase, Refused, SeatInfo, TableFrame, TableInfo
from ..settings import Limits
from ..storage.rows import Keys, Loaded, StoredAction, StoredTable
from ..storage.store import Conflict, Store
from .attendance import Attendance
from .chat import Chat
from .chronicle import SETTING_UP, Chronicle
from .client import Client
from .clock import TIME_UP, Turn
from .offers import Offers

log = structlog.get_logger()

_encode = msgspec.json.Encoder().encode


MOST_REFUSED = 200
RESTART = 1012
COMING_AND_GOING = 0.25
"""Seconds after which the others hear of somebody who has come or gone."""
PASSING = ("not_saved", "not_begun", "stale", "too_many_requests")
"""Reasons that may be gone when the same frame comes again."""


@cache
def decoder_of(game: str) -> Callable[[bytes], Any]:
    """Reads an action of a game; made once, because looking through all its kinds of action takes time."""
    return msgspec.json.Decoder(GAMES[game].ACTION).decode


Frames: TypeAlias = dict[tuple[Viewer, int, bool], bytes]
"""Frames that were made already: for whom, since which version, and with or without the table's info."""


NO_KEYS = Keys({}, frozenset())


class LiveTable:
    """All that happens at one table goes through here, one action after another."""

    def __init__(self, stored: StoredTable, store: Store, limits: Limits, keys: Keys = NO_KEYS) -> None:
        self.stored = stored
        self.keys = keys
        self.rules = GAMES[stored.game]
        self._read = decoder_of(stored.game)
        self.store = store
        self._attendance = Attendance()
        self.match: Match | None = None
        self.changed = asyncio.Event()
        """Set whenever something happened that whoever keeps the pace has to know."""
        self.deadline: float | None = None
        self.clock: Clock | None = None
        self.turn = Turn()
        """Since when somebody has been on the clock, as far as the stored actions tell."""
        self.spent = 0.0
        """Seconds of the present turn that were over before this table was loaded."""
        self.who_changed: Callable[[], None] = lambda: None
        """Called a moment after somebody has come here or gone."""
        self.used = self.began = time.monotonic()
        """When somebody last used it, and since when there is a match to be played here."""
        self._moved = self.used
        """When something last happened in the match."""
        self._lock = asyncio.Lock()
        self._chronicle = Chronicle(self.rules)
        self._sent: dict[tuple[int, str], int] = {}
        self._offers = Offers(self.rules)
        self._asides = Buckets(*limits.asides)
        self._refused: dict[tuple[int, str], Refusal] = {}
        """What was refused stays refused when it is sent again; the oldest are forgotten."""
        self._info = 0
        self._telling: asyncio.TimerHandle | None = None
        self._sides = self.rules.sides_of(self._table())
        self.chat = Chat(stored.id, store, self.clients, self._team_of)
        if all(seat.kind != "open" for seat in stored.seats):
            self._begin()

    # What there is

    @property
    def clients(self) -> set[Client]:
        """Those who look at the table through this server."""
        return self._attendance.clients

    @property
    def version(self) -> int:
        """How many actions were taken; what a viewer is told is `version_for`."""
        return self.match.version if self.match else 0

    def version_for(self, viewer: Viewer) -> int:
        """How many actions a viewer has noticed."""
        return self._chronicle.version(viewer)

    def number_at(self, viewer: Viewer, version: int) -> int:
        """How many actions had been taken at a viewer's version."""
        return self._chronicle.number(viewer, version)

    @property
    def phase(self) -> Phase:
        if self.match is None:
            return "open"
        return "playing" if self.match.to_act else "finished"

    def info(self) -> TableInfo:
        """What everybody may know."""
        stored, match = self.stored, self.match
        present = self._attendance.everywhere()
        state = match.current if match else None
        return TableInfo(
            table=stored.id,
            game=stored.game,
            title=self.rules.ABOUT.title,
            edition=stored.edition,
            options=stored.options,
            seats=[
                SeatInfo(seat.kind, seat.name, seat.bot, seat.kind == "bot" or n in present.seats, side, seat.wish)  # type: ignore[arg-type]
                for n, (seat, side) in enumerate(zip(stored.seats, self._sides, strict=True))
            ],
            host=stored.host,
            hints=stored.hints,
            team_chat=state is not None and bool(self.rules.team_channel(state, 0)),
            phase=self.phase,
            commitment=commitment(bytes.fromhex(stored.seed)),
            seed=stored.seed if self.phase == "finished" else None,
            rematch=stored.rematch,
            clock=self._clock_info(),
            watchers=present.watchers,
        )

    def present(self) -> Present:
        """Who is connected to this server."""
        return self._attendance.here()

    def _clock_info(self) -> ClockInfo | None:
        if self.clock is None or self.deadline is None:
            return None
        left = max(0.0, self.deadline - time.monotonic())
        return ClockInfo(list(self.clock.seats), self.clock.seconds, round(left, 1))

    def _table(self) -> Table:
        stored = self.stored
        players = tuple(Player(seat.name or "?", seat.bot, seat.wish) for seat in stored.seats)
        return Table(stored.edition, stored.options, players)

    def _team_of(self, seat: int) -> tuple[int, ...]:
        """With whom a seat may talk in private."""
        return self.rules.team_channel(self.match.current, seat) if self.match else ()

    # Coming and going

    def add(self, client: Client, since: int | None) -> None:
        """A client looks at the table from now on, and is told what it has missed."""
        self.clients.add(client)
        if self.match is not None:
            now = self.version_for(client.seat)
            client.version = now if since is None else min(max(since, SETTING_UP), now)
        self._tell(client, {})
        self._tell_info_soon()

    def remove(self, client: Client) -> None:
        """A client is gone."""
        if client in self.clients:
            self.clients.remove(client)
            self.used = time.monotonic()
            if client.seat is not None:
                self._attendance.saw(client.seat)
            self._tell_info_soon()

    def all_here(self) -> bool:
        """Whether everybody who plays is connected, here or elsewhere."""
        here = self._attendance.everywhere().seats
        return all(seat.kind != "person" or n in here for n, seat in enumerate(self.stored.seats))

    def is_away(self, seat: int, seconds: float) -> bool:
        """Whether nobody has been at the seat for so long."""
        return self._attendance.is_away(seat, seconds)

    def set_elsewhere(self, server: str, present: Present | None) -> None:
        """Another server has told who is connected there; None if it is gone."""
        if self._attendance.set_elsewhere(server, present):
            self._tell_info_soon()

    def tell_info(self) -> None:
        """Something about the table itself has changed."""
        self._info += 1
        self.broadcast()

    def _tell_info_soon(self) -> None:
        """Who comes and goes is told to the others a moment later, for all who do at about the same time."""
        if not self.version:
            self.changed.set()  # whoever keeps the pace waits for everybody to come
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(COMING_AND_GOING, self._tell_info_now)

    def _tell_info_now(self) -> None:
        self._telling = None
        self.tell_info()
        self.who_changed()

    async def sit_down(self, wanted: int | None, name: str, person: str, wish: str | None) -> int:
        """Somebody takes an open seat; Conflict if there is none."""
        async with self._lock:
            seat, loaded = await self.store.take_seat(self.stored.id, wanted, name, person, wish)
            self._reseat(loaded)
        return seat

    def _reseat(self, loaded: Loaded) -> None:
        """Somebody sat down, or a bot took over; the match begins when no seat is open."""
        stored, self.keys = loaded.table, loaded.keys
        if stored is None or stored == self.stored:
            return
        for seat, (before, now) in enumerate(zip(self.stored.seats, stored.seats, strict=True)):
            if before.kind != now.kind:
                self._attendance.saw(seat)
            if before.kind == "person" and now.kind == "bot":
                self._send_back(seat)
        self.stored = stored
        self._sides = self.rules.sides_of(self._table())
        if self.match is None and all(seat.kind != "open" for seat in stored.seats):
            self._begin()
        self.changed.set()
        self.tell_info()

    def _send_back(self, seat: int) -> None:
        """Whoever has lost the seat comes back as a watcher."""
        for client in [client for client in self.clients if client.seat == seat]:
            client.close(RESTART)
            self.clients.discard(client)

    def has_left(self, seat: int) -> bool:
        """Whether a seat is out of the match by its rules: there is nothing that it could ever do any more."""
        if self.match is None or not self.match.to_act:
            return False
        return seat not in self.match.to_act and not self.rules.asides(self.match.current, seat)

    def _begin(self) -> None:
        self.match = Match(self.rules, self._table(), bytes.fromhex(self.stored.seed))
        self.began = time.monotonic()
        self._chronicle.add(None, self.rules.opening(self.match.current))
        self.turn.begin(self.rules.clock(self.match.current))

    # Actions

    def catch_up(self, actions: Sequence[StoredAction]) -> None:
        """Take actions that are stored but not here yet: after a restart, or when another server was first."""
        assert self.match is not None
        for stored in actions:
            if stored.number != self.version + 1:
                continue
            action = self._read(stored.body)
            self._note(stored.seat, stored.sent_id, self.match.act(stored.seat, action))
            self.turn.act(stored.seat, self.rules.clock(self.match.current), stored.at)

    async def refresh(self) -> None:
        """Something about the table is new in the store, from here or from another server: read it, and tell it."""
        async with self._lock:
            loaded = await self.store.load(self.stored.id, self.version)
            self._reseat(loaded)
            if self.match is not None:
                self._catch_up_and_tell(loaded.actions)

    async def catch_up_and_tell(self, actions: list[StoredAction]) -> None:
        """Take actions that another server has stored."""
        async with self._lock:
            if self.match is not None:
                self._catch_up_and_tell(actions)

    def _catch_up_and_tell(self, actions: Sequence[StoredAction]) -> None:
        before = self.version
        self.catch_up(actions)
        if self.version != before:
            self.broadcast()
            self._wake_keeper()

    async def act(self, seat: int, sent_id: str, body: bytes, based_on: int | None = None) -> Acked | Refused:
        """Take an action: refused with the reason, or acknowledged once it is safely stored."""
        if wait := self._hold(seat, body):
            await asyncio.sleep(wait)
        async with self._lock:
            answered = self._sent.get((seat, sent_id))
            if answered is not None:
                return Acked(sent_id, answered)
            if (seat, sent_id) in self._refused:
                return self.refused(seat, sent_id, self._refused[seat, sent_id])
            if based_on is not None and based_on > self.version_for(seat):
                return self.refused(seat, sent_id, Refusal("", "stale", "that version has not been reached"))
            if self.match is None:
                return self.refused(seat, sent_id, Refusal("", "not_begun", "the match has not begun"))
            try:
                action = self._read(body)
                if based_on is not None and self._is_stale(seat, action, based_on):
                    return self.refused(seat, sent_id, Refusal("", "stale", "things have changed; please look again"))
                proposal = self.match.propose(seat, action)
                if action not in self._moves(seat) and (wait := self._asides.take(f"{seat}")):
                    message = f"please wait {wait:.0f} seconds; the game goes on meanwhile"
                    return self.refused(seat, sent_id, Refusal("", "too_many_requests", message))
            except msgspec.DecodeError as error:
                return self.refused(seat, sent_id, BadAction("action", str(error)).refusal)
            except Illegal as error:
                return self.refused(seat, sent_id, error.refusal)
            try:
                await self.store.append_action(self.stored.id, self.version + 1, seat, sent_id, _encode(action))
            except Conflict as conflict:
                return await self._too_late(seat, sent_id, conflict)
            except DBAPIError as error:
                log.warning("not saved", table=self.stored.id, error=type(error).__name__)
                return self.refused(seat, sent_id, Refusal("", "not_saved", "it could not be saved; please try again"))
            self._note(seat, sent_id, self.match.accept(proposal))
            self.broadcast()
        if not self.match.to_act:
            await self._finish()
        self._wake_keeper()
        return Acked(sent_id, self._sent[seat, sent_id])

    def _wake_keeper(self) -> None:
        """Most tables have neither a bot nor a clock: there an action is nothing that anybody waits for."""
        assert self.match is not None
        hurried = self.clock is not None or self.rules.clock(self.match.current) is not None
        if hurried or not self.match.to_act or any(seat.kind == "bot" for seat in self.stored.seats):
            self.changed.set()

    def _is_stale(self, seat: int, action: Any, based_on: int) -> bool:
        """Whether a move that is legal now was meant for another moment."""
        if based_on == self.version_for(seat) or action not in self._moves(seat):
            return False
        return self._offers.is_stale(seat, action, based_on)

    def _moves(self, seat: int) -> list[Any]:
        """What the seat may do now."""
        assert self.match is not None
        return self._offers.moves(self.match.current, seat, self.version_for(seat))

    def _hold(self, seat: int, body: bytes) -> float:
        """Seconds for which an answer has to wait, so that a quick one tells nothing about a hand."""
        if self.match is None:
            return 0.0
        try:
            action = self._read(body)
        except msgspec.DecodeError:
            return 0.0
        hold = self.rules.hold(self.match.current, seat, action)
        return max(0.0, self._moved + hold - time.monotonic()) if hold else 0.0

    async def keep_time(self) -> None:
        """Note, once, that this table has a clock."""
        if not self.stored.timed:
            self.stored = self.stored._replace(timed=True)
            try:
                await self.store.note_timed(self.stored.id)
            except DBAPIError as error:
                log.warning("the clock was not noted", table=self.stored.id, error=type(error).__name__)

    async def _finish(self) -> None:
        """Note the end; the match itself is safe already, so a failure here is only written down."""
        try:
            await self.store.finish(self.stored.id)
        except DBAPIError as error:
            log.warning("the end was not noted", table=self.stored.id, error=type(error).__name__)
        self.tell_info()

    async def _too_late(self, seat: int, sent_id: str, conflict: Conflict) -> Acked | Refused:
        """Another server has written to this table: take what it wrote, and say how things are."""
        self._catch_up_and_tell(conflict.actions or await self.store.actions(self.stored.id, self.version))
        if (seat, sent_id) in self._sent:
            return Acked(sent_id, self._sent[seat, sent_id])
        return self.refused(seat, sent_id, Refusal("", "stale", "somebody else was faster"))

    def _note(self, seat: int, sent_id: str, events: Any) -> None:
        self._chronicle.add(seat, events, sent_id.startswith(TIME_UP))
        self._sent[seat, sent_id] = self.version_for(seat)
        self.used = self._moved = time.monotonic()

    # Telling

    def refused(self, seat: Viewer, sent_id: str, refusal: Refusal) -> Refused:
        """No, and this is how things are."""
        if seat is not None and refusal.code not in PASSING:
            self._refused[seat, sent_id] = refusal
            if len(self._refused) > MOST_REFUSED:
                del self._refused[next(iter(self._refused))]
        view, actions, asides = self._seen_by(seat)
        return Refused(
            sent_id, self.version_for(seat), refusal.rule, refusal.code, refusal.message, view, actions, asides
        )

    def broadcast(self) -> None:
        """Tell every client what it does not know yet, each in its own words."""
        frames: Frames = {}
        for client in self.clients:
            self._tell(client, frames)

    def _tell(self, client: Client, frames: Frames) -> None:
        """Nothing at all is sent of what a viewer cannot notice: not even that the time on the clock runs on."""
        news = self.match is not None and client.version != self.version_for(client.seat)
        fresh_info = client.info != self._info or (news and self.clock is not None)
        if not news and not fresh_info:
            return
        key = (client.seat, client.version, fresh_info)
        if key not in frames:
            frames[key] = _encode(self.frame(client.seat, client.version, fresh_info))
        client.send(frames[key])
        client.info = self._info
        if news:
            client.version = self.version_for(client.seat)

    def frame(self, seat: Viewer, since: int, with_info: bool) -> TableFrame:
        """The same four things for everybody: version, events, view, actions."""
        view, actions, asides = self._seen_by(seat)
        info = self.info() if with_info else None
        happened = self._chronicle.told(seat, since)
        return TableFrame(self.version_for(seat), seat, info, happened, view, actions, asides)

    def account(self, seat: Viewer) -> Account:
        """The match so far, as a seat has seen it."""
        happened = self._chronicle.told(seat, SETTING_UP)
        return Account(self.info(), self.version_for(seat), seat, happened, self._seen_by(seat)[0])

    def _seen_by(self, seat: Viewer) -> tuple[Any, list[Any], list[Any]]:
        if self.match is None:
            return None, [], []
        state, rules = self.match.current, self.rules
        if seat is None:
            return rules.view(state, None), [], []
        return rules.view(state, seat), self._moves(seat), list(rules.asides(state, seat))
