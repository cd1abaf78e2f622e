"""Plain data to structs, strictly; what is wrong is said with its place and in words."""

from __future__ import annotations

import re
from typing import Any

import msgspec

_NAMED_FIELD = re.compile(r"Object (missing required|contains unknown) field `(\w+)`")
_OUT_OF_RANGE = re.compile(r"expected `int` (<=|<|>=|>) (-?\d+)")
_LENGTH = re.compile(r"expected `array` of length (\d+), got (\d+)")
_WORDS = {"<=": "at most", "<": "less than", ">=": "at least", ">": "more than"}


CARD = "is not a card: cards are written like KH or 10D"
ID = "must be an id: up to 40 small letters, digits and low lines, beginning with a letter"
NAME = "must be text of 1 to 32 characters without control characters"


class Unreadable(ValueError):
    """Data that does not fit: where, and why."""

    def __init__(self, where: str, message: str) -> None:
        super().__init__(f"{where}: {message}")
        self.where = where
        self.message = message


def convert(data: object, kind: Any, where: str) -> Any:
    """The data as that kind of struct, or Unreadable."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `")
        place = where + path.removeprefix("key` in `").removeprefix("$").rstrip("`")
        if named := _NAMED_FIELD.match(message):
            what = "is missing" if named[1] == "missing required" else "is not a field of it"
            raise Unreadable(f"{place}.{named[2]}", what) from None
        raise Unreadable(place, _in_words(message[:1].lower() + message[1:], kind)) from None
    except UnicodeEncodeError:
        raise Unreadable(where, "holds half a character") from None


def _in_words(message: str, kind: Any) -> str:
    """The same without the vocabulary of programmers, where that is possible."""
    if message.startswith("expected `str` matching regex"):
        return CARD if "SHDC" in message else NAME if "x00-" in message else ID
    if found := _OUT_OF_RANGE.match(message):
        return f"must be {_WORDS[found[1]]} {found[2]}"
    if message.startswith("invalid enum value "):
        return f"{message.removeprefix('invalid enum value ')} is not a word that is known here"
    if found := _LENGTH.match(message):
        return f"must have {found[1]} entries, not {found[2]}"
    if message.startswith("invalid value ") and (tags := _tags(kind)):
        return f"{message.removeprefix('invalid value ')} is not one of {', '.join(tags)}"
    return message


def _tags(kind: Any) -> list[str]:
    """The names of the structs of a tagged union."""
    members = getattr(kind, "__args__", ())
    return [member.__struct_config__.tag for member in members if hasattr(member, "__struct_config__")]
