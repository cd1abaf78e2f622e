"""Actions as data: the kinds that a game has, and how one is read strictly."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, get_args

import msgspec

from .convert import MISSING, Unreadable, convert
from .errors import BadAction
from .plain import plain

TAG = "type"
"""The field in which every action and every event names its kind."""


@cache
def kinds_of(action: Any) -> tuple[type[msgspec.Struct], ...]:
    """Return the structs of a game's ACTION: the members of a union, or the only kind there is."""
    return get_args(action) or (action,)


def read_action(action: Any, data: object) -> Any:
    """Return the action that plain data or a struct describes; BadAction names the field that is wrong."""
    kinds = kinds_of(action)
    if isinstance(data, msgspec.Struct):
        data = _written(kinds, data)
    try:
        found = convert(data, action, "action")
    except Unreadable as error:
        raise BadAction(error.where, error.message) from None
    # msgspec asks for the tag only where there are several structs to tell apart.
    if len(kinds) == 1 and isinstance(data, Mapping) and TAG not in data:
        raise BadAction(f"action.{TAG}", str(MISSING))
    return found


def action_decoder(action: Any) -> Callable[[bytes], Any]:
    """Return what reads an action from JSON, or raises msgspec.DecodeError.

    Make it once: looking through all kinds of action takes time.
    """
    decode = msgspec.json.Decoder(action).decode
    if len(kinds_of(action)) > 1:
        return decode
    fields = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode

    def strict(text: bytes) -> Any:
        found = decode(text)
        if TAG not in fields(text):
            raise msgspec.ValidationError(f"Object missing required field `{TAG}`")
        return found

    return strict


def _written(kinds: tuple[type[msgspec.Struct], ...], action: msgspec.Struct) -> object:
    """Return the struct as plain data: made in Python, its fields may hold anything."""
    if not isinstance(action, kinds):
        raise BadAction("action", f"{type(action).__name__} is not an action of this game")
    try:
        return plain(action)
    except (TypeError, ValueError) as error:
        raise BadAction("action", f"cannot be written as JSON: {error}") from None
