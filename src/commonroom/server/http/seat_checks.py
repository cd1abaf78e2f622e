"""Names, numbers and bots for a seat, checked."""

from __future__ import annotations

from typing import Any

from commonroom.bots import bots_of
from commonroom.engine import Rules

from ..sanitizer import cleaned, is_visible
from ..tables.live import LiveTable
from .denials import Denied

BOT_NAMES = ("Ada", "Blaise", "Clara", "Dirk", "Emmy", "Fritz", "Grace", "Hugo", "Ida", "Jan", "Kira", "Leo")


def bot_name(seat: int) -> str:
    """Return the name of a bot that was given none."""
    return BOT_NAMES[seat % len(BOT_NAMES)]


def checked_bot(rules: Rules[Any, Any, Any], name: str) -> str:
    """Return the name of one of the game's bots, without a budget: how long it thinks is up to the server."""
    if name not in (known := bots_of(rules)):
        raise Denied(400, "bad_input", f"{name!r} is not one of {', '.join(known)}", "bot")
    return name


def checked_name(text: str) -> str:
    """Return a name without invisible characters; deny one that has no others."""
    name = cleaned(text)
    if not is_visible(name):
        raise Denied(400, "bad_input", "a name needs at least one visible character", "name")
    return name


def checked_seat(live: LiveTable, seat: int, field: str = "seat") -> None:
    """Deny the number of a seat that the table does not have."""
    if not 0 <= seat < len(live.state.stored.seats):
        raise Denied(400, "bad_input", "there is no such seat", field)
