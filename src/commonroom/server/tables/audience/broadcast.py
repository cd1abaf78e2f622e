"""Telling the clients of a table what they do not know yet, each what it may know."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from enum import Enum
from typing import TypeAlias

import msgspec

from commonroom.engine import Viewer

from ...protocol import TableFrame
from .client import Client

COMING_AND_GOING = 0.25
"""Seconds after which the others hear that somebody has come or gone."""


class Telling(Enum):
    """How much a frame tells of the table itself."""

    NOTHING = 0
    NEWS = 1
    """All but the content that somebody brought, which has been sent: only its hash."""
    ALL = 2


Frames: TypeAlias = dict[tuple[Viewer, int, Telling], bytes]
"""Frames already encoded: for whom, since which version, and how much they tell of the table itself."""

_encode = msgspec.json.Encoder().encode


class Broadcast:
    """Knows what each client has been told of the match, and which info of the table."""

    def __init__(
        self,
        clients: Collection[Client],
        version: Callable[[Viewer], int | None],
        frame: Callable[[Viewer, int, Telling], TableFrame],
        is_timed: Callable[[], bool],
    ) -> None:
        self._clients = clients
        self._version = version
        """A viewer's version of the match; None before there is one."""
        self._frame = frame
        self._is_timed = is_timed
        self._info = 0
        """Counts up when something about the table itself has changed."""
        self._soon: asyncio.TimerHandle | None = None

    def tell_all(self) -> None:
        """Tell every client what is new to it. Clients of one seat, or all watchers, share one encoded frame."""
        frames: Frames = {}
        for client in self._clients:
            self.tell(client, frames)

    def tell_info(self) -> None:
        """Tell every client how the table is now, besides what is new."""
        self._info += 1
        self.tell_all()

    def tell_info_soon(self, then: Callable[[], None]) -> None:
        """Tell everybody in a moment, once for all who come and go at about the same time; then call `then`."""
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(COMING_AND_GOING, self._tell_info_now, then)

    def _tell_info_now(self, then: Callable[[], None]) -> None:
        self._soon = None
        self.tell_info()
        then()

    def tell(self, client: Client, frames: Frames | None = None) -> None:
        """Tell a client what is new to it.

        A viewer is sent nothing at all of what it cannot notice: not even that the clock still runs. So the clock
        goes out only with other news, or when the table's info has changed for everybody.
        """
        version = self._version(client.seat)
        news = version is not None and client.version != version
        with_info = client.info != self._info or (news and self._is_timed())
        if not news and not with_info:
            return
        frames = {} if frames is None else frames
        first = client.info < 0
        key = (client.seat, client.version, Telling.ALL if first else Telling.NEWS if with_info else Telling.NOTHING)
        if key not in frames:
            frames[key] = _encode(self._frame(*key))
        client.send(frames[key])
        client.info = self._info
        if version is not None:
            client.version = version
