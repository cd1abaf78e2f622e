"""Many who come at once are let in a few at a time, in order, and nobody is forgotten outside."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from commonroom.server.sockets import admission
from commonroom.server.sockets.admission import Admission

from ..full.raw import Raw, handshake
from ..patience import PATIENCE
from ..running import Person, Server


def test_a_few_are_welcomed_at_a_time_and_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admission, "PLACES", 2)

    async def come() -> None:
        entrance, inside = Admission(asyncio.get_running_loop()), list[int]()
        for number in range(5):
            entrance.enter(partial(inside.append, number))
        assert inside == [0, 1]
        entrance.leave()
        assert inside == [0, 1], "first everybody else is heard"
        await asyncio.sleep(0)
        assert inside == [0, 1, 2]
        for _ in range(4):
            entrance.leave()
        await asyncio.sleep(0)
        assert inside == [0, 1, 2, 3, 4]
        entrance.enter(partial(inside.append, 5))
        assert inside[-1] == 5

    asyncio.run(come())


def test_whoever_turns_round_at_the_door_keeps_nobody_waiting(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """One place only, and before each one who stays come two who do not: one leaves at once, one sends nonsense."""
    monkeypatch.setattr(admission, "PLACES", 1)
    table = Person(server).open("me", "open")["table"]

    async def crowd() -> list[int]:
        order, came = list[int](), list[Raw]()
        for _ in range(20):
            _, hasty = await asyncio.open_connection("127.0.0.1", server.port)
            hasty.write(handshake(server.url, table, {}))
            hasty.close()
            await hasty.wait_closed()
            lost = await Raw.open(server.url, "nowhere")
            assert await asyncio.wait_for(lost.until_closed(), PATIENCE) == 4404
            socket = await Raw.open(server.url, table)
            order.append(await asyncio.wait_for(socket.table_frame(), PATIENCE))
            came += [lost, socket]
        for socket in came:
            socket.cut()
        await asyncio.sleep(0)
        return order

    assert asyncio.run(crowd()) == [0] * 20


def test_a_handshake_in_pieces_is_put_together(server: Server) -> None:
    table = Person(server).open("me", "open")["table"]

    async def slowly() -> int:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        request = handshake(server.url, table, {})
        for at in range(0, len(request), 40):
            writer.write(request[at : at + 40])
            await writer.drain()
            await asyncio.sleep(0.01)
        socket = Raw(reader, writer, await reader.readuntil(b"\r\n\r\n"))
        frame = await socket.table_frame()
        socket.cut()
        await asyncio.sleep(0)
        return frame

    assert asyncio.run(slowly()) == 0
