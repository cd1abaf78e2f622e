"""A table in memory: the match, who looks at it, and the one place where actions are taken."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import msgspec
import structlog
from sqlalchemy.exc import DBAPIError

from commonroom.engine import BadAction, Clock, Illegal, Match, Player, Refusal, Table, Viewer
from commonroom.engine.seeds import commitment
from commonroom.games import GAMES

from .clients import Client
from .limits import Buckets
from .messages import Account, Acked, ClockInfo, Happened, Phase, Refused, SeatInfo, TableFrame, TableInfo
from .rows import StoredAction, StoredTable
from .settings import Limits
from .store import Conflict, Store
from .talk import Talk

log = structlog.get_logger()

_encode = msgspec.json.Encoder().encode


MOST_REFUSED = 200
MOST_OFFERS = 32
RESTART = 1012
COMING_AND_GOING = 0.25
"""Seconds after which the others hear of somebody who has come or gone."""
SETTING_UP = -1
"""What a client has been told that knows nothing of the match yet."""
PASSING = ("not_saved", "not_begun", "stale", "too_many_requests")
"""Reasons that may be gone when the same frame comes again."""


@cache
def decoder_of(game: str) -> Callable[[bytes], Any]:
    """Reads an action of a game; made once, because looking through all its kinds of action takes time."""
    return msgspec.json.Decoder(GAMES[game].ACTION).decode


Frames: TypeAlias = dict[tuple[Viewer, int, bool], bytes | None]
"""Frames that were made already: for whom, since which version, and with or without the table's info."""


class Offer(NamedTuple):
    """What a seat was asked at a version, and what it could choose from."""

    version: int
    question: object
    moves: list[Any]


class LiveTable:
    """All that happens at one table goes through here, one action after another."""

    def __init__(self, stored: StoredTable, store: Store, limits: Limits) -> None:
        self.stored = stored
        self.rules = GAMES[stored.game]
        self._read = decoder_of(stored.game)
        self.store = store
        self.clients: set[Client] = set()
        self.match: Match | None = None
        self.changed = asyncio.Event()
        """Set whenever something happened that whoever keeps the pace has to know."""
        self.deadline: float | None = None
        self.clock: Clock | None = None
        self.last_action: float | None = None
        """When the last stored action was taken, by the clock on the wall."""
        self.spent = 0.0
        """Seconds of the present turn that were over before this table was loaded."""
        self.used = self._loaded = time.monotonic()
        self._moved = self.used
        """When something last happened in the match."""
        self._seen: dict[int, float] = {}
        self._lock = asyncio.Lock()
        self._history: list[tuple[int | None, Any]] = []
        """What came of the set-up, and of every action since: who acted, and the events."""
        self._sent: dict[tuple[int, str], int] = {}
        self._offers: dict[int, deque[Offer]] = {}
        self._asides = Buckets(*limits.asides)
        self._refused: dict[tuple[int, str], Refusal] = {}
        """What was refused stays refused when it is sent again; the oldest are forgotten."""
        self._info = 0
        self._telling: asyncio.TimerHandle | None = None
        self.talk = Talk(self)
        if all(seat.kind != "open" for seat in stored.seats):
            self._begin()

    # What there is

    @property
    def version(self) -> int:
        return self.match.version if self.match else 0

    @property
    def phase(self) -> Phase:
        if self.match is None:
            return "open"
        return "playing" if self.match.to_act else "finished"

    def info(self) -> TableInfo:
        """What everybody may know."""
        stored, match = self.stored, self.match
        connected = {client.seat for client in self.clients}
        state = match.current if match else None
        sides = self.rules.sides_of(self._table())
        return TableInfo(
            table=stored.id,
            game=stored.game,
            title=self.rules.ABOUT.title,
            edition=stored.edition,
            options=stored.options,
            seats=[
                SeatInfo(seat.kind, seat.name, seat.bot, seat.kind == "bot" or n in connected, sides[n], seat.wish)  # type: ignore[arg-type]
                for n, seat in enumerate(stored.seats)
            ],
            host=stored.host,
            hints=stored.hints,
            team_chat=state is not None and bool(self.rules.team_channel(state, 0)),
            phase=self.phase,
            commitment=commitment(bytes.fromhex(stored.seed)),
            seed=stored.seed if self.phase == "finished" else None,
            rematch=stored.rematch,
            clock=self._clock_info(),
            watchers=sum(client.seat is None for client in self.clients),
        )

    def _clock_info(self) -> ClockInfo | None:
        if self.clock is None or self.deadline is None:
            return None
        left = max(0.0, self.deadline - time.monotonic())
        return ClockInfo(list(self.clock.seats), self.clock.seconds, round(left, 1))

    def _table(self) -> Table:
        stored = self.stored
        players = tuple(Player(seat.name or "?", seat.bot, seat.wish) for seat in stored.seats)
        return Table(stored.edition, stored.options, players)

    # Coming and going

    def add(self, client: Client, since: int | None) -> None:
        """A client looks at the table from now on, and is told what it has missed."""
        self.clients.add(client)
        if self.match is not None:
            client.version = self.version if since is None else min(max(since, SETTING_UP), self.version)
        self._tell(client, {})
        self._tell_info_soon()

    def remove(self, client: Client) -> None:
        """A client is gone."""
        if client in self.clients:
            self.clients.remove(client)
            self.used = time.monotonic()
            if client.seat is not None:
                self._seen[client.seat] = self.used
            self._tell_info_soon()

    def is_away(self, seat: int, seconds: float) -> bool:
        """Whether nobody has been at the seat for so long; from the moment it was taken, or this table was loaded."""
        if any(client.seat == seat for client in self.clients):
            return False
        return time.monotonic() - self._seen.get(seat, self._loaded) >= seconds

    def tell_info(self) -> None:
        """Something about the table itself has changed."""
        self._info += 1
        self.broadcast()

    def _tell_info_soon(self) -> None:
        """Who comes and goes is told to the others a moment later, for all who do at about the same time."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(COMING_AND_GOING, self._tell_info_now)

    def _tell_info_now(self) -> None:
        self._telling = None
        self.tell_info()

    def _reseat(self, stored: StoredTable) -> None:
        """Somebody sat down, or a bot took over; the match begins when no seat is open."""
        for seat, (before, now) in enumerate(zip(self.stored.seats, stored.seats, strict=True)):
            if before.kind != now.kind:
                self._seen[seat] = time.monotonic()
            if before.kind == "person" and now.kind == "bot":
                self._send_back(seat)
        self.stored = stored
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
        self._history.append((None, self.rules.opening(self.match.current)))

    # Actions

    def catch_up(self, actions: list[StoredAction]) -> None:
        """Take actions that are stored but not here yet: after a restart, or when another server was first."""
        assert self.match is not None
        for stored in actions:
            if stored.number != self.version + 1:
                continue
            action = self._read(stored.body)
            self._note(stored.seat, stored.sent_id, self.match.act(stored.seat, action))
            self.last_action = stored.at

    async def refresh(self) -> None:
        """Something about the table is new in the store, from here or from another server: read it, and tell it."""
        async with self._lock:
            stored, actions = await self.store.load(self.stored.id, self.version)
            if stored is not None and stored != self.stored:
                self._reseat(stored)
            if self.match is not None:
                self._catch_up_and_tell(actions)

    def _catch_up_and_tell(self, actions: list[StoredAction]) -> None:
        if actions:
            self.catch_up(actions)
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
            if based_on is not None and based_on > self.version:
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
            except Conflict:
                return await self._too_late(seat, sent_id)
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
        """Whether a move that is legal now was not always so since then, or was meant to answer something else."""
        if based_on == self.version or action not in self._moves(seat):
            return False
        offers = self._offers[seat]
        return offers[0].version > based_on or any(
            action not in offer.moves or offer.question != offers[-1].question
            for offer in offers
            if offer.version >= based_on
        )

    def _moves(self, seat: int) -> list[Any]:
        """What the seat may do now; what it was offered lately is remembered."""
        assert self.match is not None
        offers = self._offers.setdefault(seat, deque(maxlen=MOST_OFFERS))
        if not offers or offers[-1].version != self.version:
            state = self.match.current
            offers.append(Offer(self.version, self.rules.question(state, seat), list(self.rules.legal(state, seat))))
        return offers[-1].moves

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

    async def _finish(self) -> None:
        """Note the end; the match itself is safe already, so a failure here is only written down."""
        try:
            await self.store.finish(self.stored.id)
        except DBAPIError as error:
            log.warning("the end was not noted", table=self.stored.id, error=type(error).__name__)
        self.tell_info()

    async def _too_late(self, seat: int, sent_id: str) -> Acked | Refused:
        """Another server has written to this table: reload what it wrote, and say how things are."""
        self._catch_up_and_tell(await self.store.actions(self.stored.id, self.version))
        if (seat, sent_id) in self._sent:
            return Acked(sent_id, self._sent[seat, sent_id])
        return self.refused(seat, sent_id, Refusal("", "stale", "somebody else was faster"))

    def _note(self, seat: int, sent_id: str, events: Any) -> None:
        self._history.append((seat, events))
        self._sent[seat, sent_id] = self.version
        self.used = self._moved = time.monotonic()

    # Telling

    def refused(self, seat: Viewer, sent_id: str, refusal: Refusal) -> Refused:
        """No, and this is how things are."""
        if seat is not None and refusal.code not in PASSING:
            self._refused[seat, sent_id] = refusal
            if len(self._refused) > MOST_REFUSED:
                del self._refused[next(iter(self._refused))]
        view, actions, asides = self._seen_by(seat)
        return Refused(sent_id, self.version, refusal.rule, refusal.code, refusal.message, view, actions, asides)

    def broadcast(self) -> None:
        """Tell every client what it does not know yet, each in its own words."""
        frames: Frames = {}
        for client in self.clients:
            self._tell(client, frames)

    def _tell(self, client: Client, frames: Frames) -> None:
        fresh_info = client.info != self._info or self.clock is not None
        key = (client.seat, client.version, fresh_info)
        if key not in frames:
            frame = self.frame(client.seat, client.version, fresh_info)
            # What a seat cannot see at all it does not even notice, until there is something to see.
            hidden = not fresh_info and not any(happened.events for happened in frame.events)
            frames[key] = None if hidden else _encode(frame)
        encoded = frames[key]
        if encoded is None:
            return
        client.send(encoded)
        client.info = self._info
        if self.match is not None:
            client.version = self.version

    def frame(self, seat: Viewer, since: int, with_info: bool) -> TableFrame:
        """The same four things for everybody: version, events, view, actions."""
        view, actions, asides = self._seen_by(seat)
        info = self.info() if with_info else None
        return TableFrame(self.version, seat, info, self.events(seat, since), view, actions, asides)

    def events(self, seat: Viewer, since: int) -> list[Happened]:
        """What happened after a version, as a seat sees it."""
        seen = self.rules.seen
        return [
            Happened(number, actor, [shown for event in what if (shown := seen(event, seat)) is not None])
            for number, (actor, what) in enumerate(self._history[since + 1 :], since + 1)
        ]

    def account(self, seat: Viewer) -> Account:
        """The match so far, as a seat has seen it."""
        return Account(self.info(), self.version, seat, self.events(seat, SETTING_UP), self._seen_by(seat)[0])

    def _seen_by(self, seat: Viewer) -> tuple[Any, list[Any], list[Any]]:
        if self.match is None:
            return None, [], []
        state, rules = self.match.current, self.rules
        if seat is None:
            return rules.view(state, None), [], []
        return rules.view(state, seat), self._moves(seat), list(rules.asides(state, seat))
