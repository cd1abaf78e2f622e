"""One socket for each person and table: frames in, frames out."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from commonroom.engine import Viewer

from .clients import Client
from .limits import Bucket
from .live import LiveTable
from .messages import Act, AskHint, ClientFrame, Hint, Ping, Pong, React, Reacted, Said, Say, Trouble
from .people import Refusal, address_of, check_origin, person_of
from .rooms import Rooms
from .text import cleaned

log = structlog.get_logger()

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(ClientFrame).decode

AnySocket = WebSocket[Any, Any, Any]

NORMAL, NOT_TEXT, POLICY, RESTART, NO_TABLE = 1000, 1003, 1008, 1012, 4404


@websocket("/api/tables/{table:str}/socket")
async def socket_handler(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], since: FromQuery[int | None] = None
) -> None:
    """Play, or watch, at a table."""
    rooms: Rooms = socket.app.state.rooms
    try:
        check_origin(socket, rooms.settings)
    except Refusal:
        await socket.close(code=POLICY, reason="origin")
        return
    live = await rooms.hub.get(table)
    if live is None or rooms.hub.draining:
        await socket.accept()
        await socket.close(code=NO_TABLE if live is None else RESTART)
        return
    person = person_of(socket)
    seat = None if person is None else await rooms.store.seat_of(table, person)
    if not rooms.may_connect(live, seat, address_of(socket)):
        await socket.accept()
        await socket.close(code=POLICY, reason="too many sockets")
        return
    await socket.accept()
    await Conversation(socket, rooms, live, seat).run(since)


class Conversation:
    """What goes to and fro on one socket."""

    def __init__(self, socket: AnySocket, rooms: Rooms, live: LiveTable, seat: Viewer) -> None:
        limits = rooms.settings.limits
        self.socket, self.rooms, self.live, self.seat = socket, rooms, live, seat
        self.client = Client(seat, limits)
        size, seconds = limits.frames
        share = 1.0 if seat is not None else 0.5
        self.frames = Bucket(size * share, seconds, limits.frames_burst * 2)
        self.chats = Bucket(*limits.chats)

    async def run(self, since: int | None) -> None:
        """Until one side hangs up."""
        sender = asyncio.create_task(self._send())
        address = address_of(self.socket)
        self.rooms.connected(address)
        try:
            self.live.add(self.client, since)
            self.rooms.hub.keep_pace(self.live)
            for said in await self.rooms.chat_for(self.live, self.seat):
                self.client.send(_encode(said))
            await self._receive()
        except WebSocketDisconnect:
            pass
        finally:
            self.live.remove(self.client)
            self.rooms.disconnected(address)
            self.client.close(self.client.closed or NORMAL)
            with suppress(Exception):  # whoever is gone cannot be told why
                await asyncio.wait_for(sender, 2)

    async def _send(self) -> None:
        while (frame := await self.client.next_frame()) is not None:
            await self.socket.send_data(frame.decode(), mode="text")
        await self.socket.close(code=self.client.closed or NORMAL)

    async def _receive(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if not isinstance(text, str):
                self.client.close(NOT_TEXT)
                return
            if not self.frames.take():
                self.client.close(POLICY)
                return
            # An action that has been begun is finished, even if the socket is cut in the middle of it.
            await asyncio.shield(asyncio.ensure_future(self._hear(text)))

    async def _hear(self, text: str) -> None:
        try:
            frame = _decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            self._trouble("bad_frame", str(error)[:200])
            return
        if isinstance(frame, Ping):
            self._tell(Pong())
        elif self.seat is None:
            self._trouble("watching", "who watches does not play", getattr(frame, "id", None))
        elif isinstance(frame, Act):
            answer = await self.live.act(self.seat, frame.id, bytes(frame.action), frame.version)
            self.rooms.count_action(answer)
            self._tell(answer)
        elif isinstance(frame, Say):
            await self._say(self.seat, frame)
        elif isinstance(frame, React):
            self._tell_all(Reacted(self.seat, frame.reaction))
        else:
            await self._hint(self.seat, frame)

    async def _say(self, seat: int, frame: Say) -> None:
        if not cleaned(frame.text):
            self._trouble("empty", "there is nothing to read in it", frame.id)
            return
        if not self.chats.take():
            self._trouble("too_fast", "please write a little slower", frame.id)
            return
        listeners = self.rooms.listeners(self.live, seat, frame.to)
        if listeners is None:
            self._trouble("no_team_talk", "at this table there is no private talk in a team", frame.id)
            return
        said = await self.rooms.say(self.live, seat, frame)
        for client in self.live.clients:
            if frame.to == "table" or client.seat in listeners:
                client.send(_encode(said))

    async def _hint(self, seat: int, frame: AskHint) -> None:
        match = self.live.match
        if not self.live.stored.hints:
            self._trouble("no_hints", "at this table there are no hints", frame.id)
        elif match is None or seat not in match.to_act:
            self._trouble("not_now", "there is nothing for you to do now", frame.id)
        else:
            version = match.version
            action = await self.rooms.hub.bots.choose(match, seat, self.rooms.hint_bot(match))
            self._tell(Hint(frame.id, version, msgspec.Raw(action)))

    def _tell(self, message: msgspec.Struct) -> None:
        self.client.send(_encode(message))

    def _tell_all(self, message: Said | Reacted) -> None:
        frame = _encode(message)
        for client in self.live.clients:
            client.send(frame)

    def _trouble(self, code: str, message: str, sent_id: str | None = None) -> None:
        self._tell(Trouble(code, message, sent_id))
