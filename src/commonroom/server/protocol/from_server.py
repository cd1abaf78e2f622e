"""The socket, from the server: what a page is told."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from commonroom.engine.reasons import PlainReason

from .tables import TableInfo
from .values import May, Reaction


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one action caused, as this seat sees it. Version 0 is the setup, which has no actor."""

    version: int
    seat: int | None
    events: list[Any]
    time_up: bool = False
    """The seat did not act itself: its time was up."""
    back_to: int | None = None
    """The seat took back what came after this version: all is again as it was then."""


class TableFrame(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """What happened, and everything that this seat may know and do now."""

    version: int
    seat: int | None
    """Where this client sits; null for a watcher."""
    info: TableInfo | None
    events: list[Happened]
    view: Any
    actions: list[Any]
    asides: list[Any]
    may: list[May]
    """What this seat may now ask of the table, or do for it."""


class Acked(msgspec.Struct, frozen=True, tag_field="type", tag="acked"):
    """The action is stored and will not be lost."""

    id: str
    version: int


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """The action was not taken, and this is how things are."""

    id: str
    version: int
    rule: str
    code: str
    message: str
    view: Any
    actions: list[Any]
    asides: list[Any]


class Said(msgspec.Struct, frozen=True, tag_field="type", tag="said"):
    """A line of chat."""

    number: int
    seat: int | None
    """Null for somebody who watches."""
    name: str | None
    """The writer's name at that time."""
    text: str
    to: Literal["table", "team", "gallery"]
    at: float


class Reacted(msgspec.Struct, frozen=True, tag_field="type", tag="reacted"):
    """A player has shown a sign."""

    seat: int
    reaction: Reaction


class Hint(msgspec.Struct, frozen=True, tag_field="type", tag="hint"):
    """What the hint's bot would do, and why."""

    id: str
    version: int
    action: Any
    reason: PlainReason | None = None
    """Null where the bot cannot say why."""
    why: str | None = None
    """The reason as a sentence in the language of the socket; null where nobody has written one."""


class OutlookFrame(msgspec.Struct, frozen=True, tag_field="type", tag="outlook"):
    """What the seat can work out before it acts, in the game's own structs; refusals are in the person's language."""

    id: str
    version: int
    outlook: Any
    """Null where the game has nothing to say."""


class Trouble(msgspec.Struct, frozen=True, tag_field="type", tag="trouble"):
    """A frame that could not be handled."""

    code: str
    message: str
    id: str | None = None


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""


ServerFrame: TypeAlias = TableFrame | Acked | Refused | Said | Reacted | Hint | OutlookFrame | Trouble | Pong
