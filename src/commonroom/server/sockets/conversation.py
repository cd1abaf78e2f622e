"""One socket of one person at one table: frames in, frames out."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import DBAPIError

from commonroom.engine import Refusal, Viewer

from .. import phrases
from ..http.callers import address_of, language_of
from ..limits.buckets import Bucket
from ..metrics import ACTION_SECONDS, ACTIONS, LIMITS, REFUSALS
from ..protocol import (
    Acked,
    Act,
    Answer,
    Ask,
    AskHint,
    AskOutlook,
    ClientFrame,
    GiveTime,
    Hint,
    OutlookFrame,
    Ping,
    Pong,
    React,
    Reacted,
    Refused,
    Resume,
    Say,
    Trouble,
    Watch,
)
from ..sanitizer import cleaned, is_visible
from ..services import Services
from ..tables.live import LiveTable
from ..workers.bots import hint
from .client import DirectClient
from .transport import hang_up_of, send_of

log = structlog.get_logger()

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(ClientFrame).decode

AnySocket = WebSocket[Any, Any, Any]

ACKED, REFUSED = ACTIONS.labels("acked"), ACTIONS.labels("refused")

NORMAL, NOT_TEXT, POLICY, RESTART = 1000, 1003, 1008, 1012


class Conversation:
    """Everything that goes over one socket."""

    def __init__(
        self, socket: AnySocket, services: Services, live: LiveTable, seat: Viewer, person: str | None
    ) -> None:
        limits = services.settings.limits
        self.socket, self.services, self.live = socket, services, live
        self.client = DirectClient(seat, limits, hang_up_of(socket.scope), send_of(socket.scope))
        self.client.person = person
        self.language = language_of(socket)
        self.address = self.client.address = address_of(socket)
        size, seconds = limits.frames
        # Anybody may watch, so watchers get less of the server than players do; they mostly look and chat.
        share = 1.0 if seat is not None else 0.5
        self.frames = Bucket(size * share, seconds, limits.frames_burst * 2)
        self.slowed = 0
        """Number of frames in a row that came too fast."""
        self.chats = Bucket(*limits.chats)
        self.hints = Bucket(*limits.hints)

    async def run(self, since: int | None) -> None:
        """Talk until one side hangs up."""
        sender = asyncio.create_task(self._send())
        self.services.budgets.connected(self.address)
        try:
            self.live.door.add(self.client, since)
            self.services.tables.start_autoplay(self.live)
            await self.live.chat.greet(self.client)
            await self._receive()
        except WebSocketDisconnect:
            pass
        except DBAPIError as error:
            log.warning("database does not answer", error=type(error).__name__)
            self.client.close(RESTART)
        finally:
            self.live.door.remove(self.client)
            self.services.budgets.disconnected(self.address)
            # The sender closes the socket when its queue has ended; a reader that is stuck gets two seconds.
            self.client.end(self.client.closed or NORMAL)
            with suppress(Exception):  # a client that is gone cannot be told why
                await asyncio.wait_for(sender, 2)

    async def _send(self) -> None:
        while (frame := await self.client.next_frame()) is not None:
            await self.socket.send_data(frame.decode(), mode="text")
            self.client.sent()
        await self.socket.close(code=self.client.closed or NORMAL)

    async def _receive(self) -> None:
        while True:
            message = await self.socket.receive()
            self.client.used = time.monotonic()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if not isinstance(text, str):
                self.client.close(NOT_TEXT)
                return
            if not await self._in_time():
                self.client.close(POLICY)
                return
            # A disconnect is read only after this: what a client has begun is finished even if it hangs up.
            await self._hear(text)

    async def _in_time(self) -> bool:
        """Wait for a sender who is too fast; False for one who does not slow down."""
        if not (wait := self._wait()):
            self.slowed = 0
            return True
        # Nothing more is read from this socket meanwhile, which slows down the sender itself.
        self.slowed += 1
        LIMITS.labels("frames").inc()
        while wait:
            await asyncio.sleep(wait)
            wait = self._wait()
        return self.slowed <= self.services.settings.limits.slow_downs

    def _wait(self) -> float:
        """Return the seconds until the next frame may be taken: 0 for now."""
        return (0.0 if self.frames.take() else self.frames.wait()) or self.services.budgets.frames.take(self.address)

    async def _hear(self, text: str) -> None:
        try:
            frame = _decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            self._trouble("bad_frame", message=str(error)[:200])
            return
        seat = self.client.seat
        if isinstance(frame, Ping):
            self._tell(Pong())
        elif isinstance(frame, AskOutlook):
            self._outlook(seat, frame)
        elif seat is None:
            await self._hear_watcher(frame)
        elif isinstance(frame, Act):
            with ACTION_SECONDS.time():
                answer = await self.live.act(seat, frame.id, bytes(frame.action), frame.version)
            (ACKED if isinstance(answer, Acked) else REFUSED).inc()
            if isinstance(answer, Refusal) and not answer.rule:  # the server refuses, and not the rules
                REFUSALS.labels(answer.code).inc()
            self._tell(answer if isinstance(answer, Acked) else self._refused(seat, frame.id, answer))
        elif isinstance(frame, Say):
            if not self.live.chat.allowed(seat, frame.to):
                self._trouble("no_team_talk", frame.id)
            else:
                await self._say(seat, self.live.state.stored.seats[seat].name or "?", frame)
        elif isinstance(frame, React):
            self._tell_all(Reacted(seat, frame.reaction))
        elif isinstance(frame, AskHint):
            await self._hint(seat, frame)
        elif isinstance(frame, Watch):
            self._trouble("not_now")
        else:
            await self._agree(seat, frame)

    async def _hear_watcher(self, frame: ClientFrame) -> None:
        """Let a watcher give a name, and write to other watchers under it."""
        if isinstance(frame, Watch):
            name = cleaned(frame.name or "")
            self.client.name = name if is_visible(name) else None
            self.live.door.tell()
        elif not isinstance(frame, Say):
            self._trouble("watching", getattr(frame, "id", None))
        elif self.live.state.stored.gallery == "silent":
            self._trouble("silent_gallery", frame.id)
        elif self.client.name is None:
            self._trouble("no_name", frame.id)
        elif self.services.budgets.gallery.take(self.address):
            self._trouble("too_fast", frame.id)
        else:
            await self._say(None, self.client.name, frame)

    async def _agree(self, seat: int, frame: Ask | Answer | Resume | GiveTime) -> None:
        """Ask the others for something, answer them, or do something for all; the table's info tells the outcome."""
        try:
            match frame:
                case Ask():
                    refusal = await self.live.agreements.ask(seat, frame.what)
                case Answer():
                    refusal = await self.live.agreements.answer(seat, frame.asked, frame.agree)
                case Resume():
                    refusal = await self.live.agreements.resume()
                case GiveTime():
                    refusal = await self.live.agreements.give_time(seat)
        except DBAPIError as error:
            log.warning("agreement not saved", table=self.live.state.stored.id, error=type(error).__name__)
            refusal = Refusal("", "not_saved")
        if refusal is not None:
            self._trouble(refusal.code, frame.id)
        else:
            self._tell(Acked(frame.id, self.live.state.views.version(seat)))

    async def _say(self, seat: Viewer, name: str, frame: Say) -> None:
        if not is_visible(cleaned(frame.text)):
            self._trouble("empty", frame.id)
            return
        if not self.chats.take():
            LIMITS.labels("chats").inc()
            self._trouble("too_fast", frame.id)
            return
        try:
            await self.live.chat.say(seat, name, frame.id, frame.text, frame.to)
        except DBAPIError as error:
            log.warning("chat line not saved", table=self.live.state.stored.id, error=type(error).__name__)
            self._trouble("not_saved", frame.id)

    def _outlook(self, seat: Viewer, frame: AskOutlook) -> None:
        if self.live.state.match is None:
            self._trouble("not_begun", frame.id)
            return
        outlook = phrases.with_refusals(self.language, self.live.state.stored.game, self.live.state.views.outlook(seat))
        self._tell(OutlookFrame(frame.id, self.live.state.views.version(seat), outlook))

    async def _hint(self, seat: int, frame: AskHint) -> None:
        """Answer with a hint, or say why there is none; no question stays without an answer."""
        match = self.live.state.match
        if not self.live.state.stored.hints:
            self._trouble("no_hints", frame.id)
        elif match is None or seat not in match.to_act:
            self._trouble("no_decision", frame.id)
        elif not self.hints.take():
            LIMITS.labels("hints").inc()
            self._trouble("too_many_requests", frame.id)
        else:
            version = self.live.state.views.version(seat)
            found = await hint(self.services.tables.bots.quick, match, seat, self.live.state.turn)
            if self.live.state.views.version(seat) != version:
                self._trouble("late_hint", frame.id)
            elif found is None:
                self._trouble("no_hint_now", frame.id)
            else:
                action, reason = found
                why = None if reason is None else phrases.why(match, reason, self.language)
                self._tell(Hint(frame.id, version, msgspec.Raw(action), reason, why))

    def _tell(self, message: msgspec.Struct) -> None:
        self.client.send(_encode(message))

    def _tell_all(self, message: Reacted) -> None:
        frame = _encode(message)
        for client in self.live.clients:
            client.send(frame)

    def _refused(self, seat: int, sent_id: str, refusal: Refusal) -> Refused:
        """Word a refusal in the person's language, and add the present state of the table."""
        message = phrases.refusal(self.language, self.live.state.stored.game, refusal.code, refusal.message)
        return self.live.state.views.refused(seat, sent_id, refusal, message)

    def _trouble(self, code: str, sent_id: str | None = None, message: str = "") -> None:
        REFUSALS.labels(code).inc()
        self._tell(Trouble(code, phrases.problem(self.language, code, message), sent_id))
