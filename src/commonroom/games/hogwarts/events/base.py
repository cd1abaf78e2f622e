"""What all events are."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from commonroom.engine import Seat


class BaseEvent(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class Secret(BaseEvent, frozen=True, kw_only=True):
    """Something that everybody notices, but only some learn in full: the fields that can be unset."""

    known_to: tuple[Seat, ...] | UnsetType = UNSET
    """Seats that learn all of it; nobody is told who they are."""
