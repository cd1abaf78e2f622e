"""The record of a match, our PGN: one JSON document from which anybody can replay it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any

import msgspec

from .convert import Unreadable, convert
from .dice import Chance
from .errors import BadInput
from .plain import plain
from .strict_json import check_plain, loads

FORMAT = "commonroom/1"

_REQUIRED = ("format", "game", "edition", "seats", "seed", "actions")
_OPTIONAL = ("rules", "options", "chance", "position", "chain")
_KINDS = (("edition", str, "text"), ("seed", str, "64 hex digits"), ("rules", int, "a whole number"))
_LINK = 8  # hex digits of each link that a record shows


def read_record(source: Mapping[str, Any] | str | bytes) -> dict[str, Any]:
    """Return a record as plain data, with every field of the right kind and its chain unbroken; else BadInput."""
    data = loads(source) if isinstance(source, str | bytes) else source
    if not isinstance(data, Mapping):
        raise BadInput("record", "must be a JSON object")
    check_plain(dict(data), "record")
    if "format" in data and data["format"] != FORMAT:
        raise BadInput("format", f"{data['format']!r} is not a format this version reads; it reads {FORMAT!r}")
    for field in _REQUIRED:
        if field not in data:
            raise BadInput(field, "is missing from the record")
    for field in data:
        if field not in _REQUIRED and field not in _OPTIONAL:
            raise BadInput(field, "is not a field of a record")
    for field, kind, what in _KINDS:
        if field in data and type(data[field]) is not kind:
            raise BadInput(field, f"must be {what}")
    if not isinstance(data["actions"], list):
        raise BadInput("actions", "must be a list")
    for index, entry in enumerate(data["actions"]):
        if not isinstance(entry, dict) or type(entry.get("seat")) is not int:
            raise BadInput(f"actions[{index}]", "must be an object with a whole number as its seat")
    if data.get("chain") is not None:
        _check_chain(data)
    return dict(data)


def read_chance(value: object) -> tuple[Chance, ...]:
    """Read scripted outcomes from plain data."""
    if value is None:
        return ()
    check_plain(value, "chance")
    if not isinstance(value, list | tuple):
        raise BadInput("chance", "must be a list of objects with label and value")
    try:
        return tuple(convert(entry, Chance, f"chance[{index}]") for index, entry in enumerate(plain(value)))
    except Unreadable as error:
        raise BadInput(error.where, f"must be an object with label and value: {error.message}") from None


def read_position(position: object) -> dict[str, Any] | None:
    """Return a position as plain data, or raise BadInput."""
    if position is None:
        return None
    if not isinstance(position, Mapping):
        raise BadInput("position", "must be an object")
    check_plain(dict(position), "position")
    # A copy of our own: what the caller does with the original later must not change the match.
    copy: dict[str, Any] = plain(position)
    return copy


def chain(record: Mapping[str, Any]) -> str:
    """Return a checksum for the head of the record and one for each action, each built on the one before."""
    return "".join(link.hex()[:_LINK] for link in _links(record))


def _links(record: Mapping[str, Any]) -> Iterable[bytes]:
    head = {key: value for key, value in record.items() if key not in ("actions", "chain")}
    link = sha256(_canonical(head)).digest()
    yield link
    for action in record["actions"]:
        link = sha256(link + _canonical(action)).digest()
        yield link


def _canonical(data: Any) -> bytes:
    """Return JSON with sorted keys and no blanks, as UTF-8."""
    return msgspec.json.encode(data, order="sorted")


def _check_chain(record: Mapping[str, Any]) -> None:
    claimed, actual = record["chain"], chain(record)
    if claimed == actual:
        return
    if not isinstance(claimed, str):
        raise BadInput("chain", "must be text")
    head, actions = claimed[:_LINK], len(record["actions"])
    if head != actual[:_LINK]:
        raise BadInput("chain", "the head of the record (its seed, table, chance or position) is not what was written")
    for index in range(actions):
        at = (index + 1) * _LINK
        if claimed[at : at + _LINK] != actual[at : at + _LINK]:
            if len(claimed) == at:
                raise BadInput(f"actions[{index}]", "was added after the record was written")
            raise BadInput(f"actions[{index}]", "is not the action that was written here")
    if len(claimed) % _LINK:
        raise BadInput("chain", "is damaged: it must have 8 digits for the head and for each action")
    missing = len(claimed) // _LINK - 1 - actions
    raise BadInput("actions", f"the record was cut off: {missing} of its actions are missing at the end")
