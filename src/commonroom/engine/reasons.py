"""Why a bot would do something: an id and its values as plain data, so that every language can word it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

import msgspec

from .dice import Dice
from .eyes import Eyes
from .plain import plain

TAG = "id"
"""The field in which every reason names its sentence: `<game>-reason-<id>` in `locale/*/<game>-reasons.ftl`."""
NEXT = "next"
"""A value that says how it may go on; where it is set, the sentence's attribute of this name is said as well."""
FORMS = ("the", "at", "from")
"""Forms of a thing's name that `wording` may add for languages that inflect names; a sentence takes its own."""

Value: TypeAlias = "str | int"
"""A value as a sentence takes it."""


class Reason(msgspec.Struct, frozen=True, tag_field=TAG):
    """Why a move was chosen. The kinds of a game derive from it; their fields are what the sentence needs."""


class PlainReason(msgspec.Struct, frozen=True):
    """A reason on its way to people: the id of its sentence, and its values."""

    id: str
    values: dict[str, Any]


class Hint(NamedTuple):
    """What a bot would do, and why, if it can say so."""

    action: Any
    reason: Reason | None = None


Hinter: TypeAlias = Callable[[Eyes, Dice], Hint]
"""A bot that says why: it makes the same choice as the bot of its name, and derives the reason from what chose."""


def plain_reason(reason: Reason) -> PlainReason:
    """Return a reason as plain data."""
    values: dict[str, Any] = plain(reason)
    return PlainReason(values.pop(TAG), values)


def as_they_are(_: object, reason: Reason, __: object) -> Mapping[str, Value]:
    """Return the values of a reason that are numbers or words already; the others cannot be said."""
    return {name: value for name, value in plain_reason(reason).values.items() if isinstance(value, str | int)}
