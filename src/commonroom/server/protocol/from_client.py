"""The socket, from the client: what a page says."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw

from .values import Name, Reaction, SentId, What


class _Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Act(_Frame, frozen=True, tag="act"):
    """Do something, based on a version of the table."""

    id: SentId
    version: int
    action: Raw


class Say(_Frame, frozen=True, tag="say"):
    """Chat with the table, or with the team where that is allowed."""

    id: SentId
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    to: Literal["table", "team"] = "table"
    """Watchers always write to the gallery."""


class Watch(_Frame, frozen=True, tag="watch"):
    """Tell one's name as a watcher; null to watch without one again."""

    name: Name | None


class Ask(_Frame, frozen=True, tag="ask"):
    """Ask everybody at the table; the answers come with the table's info."""

    id: SentId
    what: What


class Answer(_Frame, frozen=True, tag="answer"):
    """Answer the question of that number; the asker withdraws it with false."""

    id: SentId
    asked: int
    agree: bool


class Resume(_Frame, frozen=True, tag="resume"):
    """Go on after a pause."""

    id: SentId


class GiveTime(_Frame, frozen=True, tag="give_time"):
    """Give more time to those on the clock."""

    id: SentId


class React(_Frame, frozen=True, tag="react"):
    """Show a small sign to everybody."""

    reaction: Reaction


class AskHint(_Frame, frozen=True, tag="hint"):
    """Ask what a good player would do."""

    id: SentId


class AskOutlook(_Frame, frozen=True, tag="outlook"):
    """Ask what could be done now, what would come of it, and why not."""

    id: SentId


class Ping(_Frame, frozen=True, tag="ping"):
    """Check that the server is still there."""


ClientFrame: TypeAlias = Act | Say | React | AskHint | AskOutlook | Ping | Watch | Ask | Answer | Resume | GiveTime
