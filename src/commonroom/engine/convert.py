"""Turns plain data into structs, strictly; what is wrong is named with its place, in words."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from msgspec.inspect import ListType, LiteralType, StructType, VarTupleType, type_info

from .errors import BadInput
from .strict_json import HALF_CHARACTER
from .words import Contradiction, Words, in_english, words

_NAMED_FIELD = re.compile(r"Object (missing required|contains unknown) field `(\w+)`")
_OUT_OF_RANGE = re.compile(r"expected `int` (<=|>=) (-?\d+)")
_TEXT_LENGTH = re.compile(r"expected `str` of length (<=|>=) (\d+)")
_LENGTH = re.compile(r"expected `array` of length (\d+), got (\d+)")
_KIND = re.compile(r"expected `([^`]+)`, got `([^`]+)`")
_STEP = re.compile(r"\.(\w+)|\[(?:\d+|\.{3})\]")
_LIMITS = {
    "<=": ("at_most", "must be at most {limit}"),
    ">=": ("at_least", "must be at least {limit}"),
}
_LENGTHS = {
    "<=": ("too_long", "must have at most {limit} characters"),
    ">=": ("too_short", "must have at least {limit} characters"),
}


MISSING = words("missing", "is missing")
UNKNOWN_FIELD = words("unknown_field", "is not a known field")
CARD = words("card", "is not a card: cards are written like KH or 10D")
ID = words("id", "must be an id: up to 40 lower-case letters, digits and underscores, starting with a letter")
NAME = words("name", "must be text of 1 to 32 characters without control characters")


_KINDS = {
    "int": words("whole_number", "must be a whole number"),
    "float": words("number", "must be a number"),
    "str": words("text", "must be text, in quotation marks"),
    "bool": words("true_or_false", "must be true or false"),
    "array": words("list", "must be a list"),
    "object": words("table", "must be a table"),
}


class Unreadable(ValueError):
    """Data that does not fit, where and why."""

    def __init__(self, where: str, why: Words) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.words = why
        self.message = str(why)


def convert(data: object, kind: Any, where: str) -> Any:
    """Return the data as that kind of struct; raise Unreadable if it does not fit."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `")
        place = where + path.removeprefix("key` in `").removeprefix("$").rstrip("`")
        if named := _NAMED_FIELD.match(message):
            what = MISSING if named[1] == "missing required" else UNKNOWN_FIELD
            raise Unreadable(f"{place}.{named[2]}", what) from None
        if isinstance(error.__cause__, Contradiction):
            raise Unreadable(place, error.__cause__.words) from None
        raise Unreadable(place, _in_words(message[:1].lower() + message[1:], kind, path)) from None
    except UnicodeEncodeError:
        raise Unreadable(where, HALF_CHARACTER) from None


def read_input(data: object, kind: Any, where: str) -> Any:
    """Return what somebody has written as that kind of struct; raise BadInput with the field that does not fit."""
    try:
        return convert(data, kind, where)
    except Unreadable as error:
        raise BadInput(error.where, error.message) from None


def _in_words(message: str, kind: Any, path: str) -> Words:
    """Reword a message of msgspec without the vocabulary of programmers, where possible."""
    if message.startswith("expected `str` matching regex"):
        return CARD if "SHDC" in message else NAME if "x00-" in message else ID
    if found := _OUT_OF_RANGE.match(message):
        return words(*_LIMITS[found[1]], limit=int(found[2]))
    if found := _TEXT_LENGTH.match(message):
        return words(*_LENGTHS[found[1]], limit=int(found[2]))
    if message.startswith(("invalid enum value ", "invalid value ")):
        said = message.partition("value ")[2]
        known = ", ".join(_tags(kind) or _known(kind, path))
        return words("none_of", "{word} is not one of {known}", word=said, known=known)
    if found := _LENGTH.match(message):
        return words("entries", "must have {wanted} entries, not {count}", wanted=int(found[1]), count=int(found[2]))
    if found := _KIND.fullmatch(message):
        other = words("kind", "expected `{wanted}`, got `{given}`", wanted=found[1], given=found[2])
        return _KINDS.get(found[1].removesuffix(" | null"), other)
    return in_english(message)


def _tags(kind: Any) -> list[str]:
    """List the tags of a union of structs."""
    members = getattr(kind, "__args__", ())
    configs = (getattr(member, "__struct_config__", None) for member in members)
    return [config.tag for config in configs if config is not None and config.tag is not None]


def _known(kind: Any, path: str) -> list[str]:
    """List the words that are possible at a place in data of that kind, such as `.cards[...].role`."""
    found = [type_info(kind)]
    for field in _STEP.findall(path):
        inside = [member for each in found for member in getattr(each, "types", (each,))]
        if field:
            fields = (one for each in inside if isinstance(each, StructType) for one in each.fields)
            found = [one.type for one in fields if one.encode_name == field]
        else:
            found = [each.item_type for each in inside if isinstance(each, ListType | VarTupleType)]
    literals = (member for each in found for member in getattr(each, "types", (each,)))
    return [str(value) for each in literals if isinstance(each, LiteralType) for value in each.values]
