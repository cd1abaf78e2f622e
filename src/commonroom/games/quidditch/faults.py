"""Everything that is wrong with data at once, each fault with its place, where `convert` stops at the first."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from commonroom.engine.convert import MISSING, UNKNOWN_FIELD, Unreadable, convert
from commonroom.engine.words import Words


class Fault(NamedTuple):
    """What is wrong, and where in the file; empty where it is about the whole of it."""

    where: str
    words: Words
    rule: str = ""

    def __str__(self) -> str:
        """The fault as an English sentence."""
        said = f"{self.where}: {self.words}" if self.where else str(self.words)
        return f"{said} ({self.rule})" if self.rule else said


def shape_faults(data: object, kind: Any, where: str = "") -> list[Fault]:
    """All that keeps the data from being of that kind, each at the innermost place."""
    try:
        convert(data, kind, where)
    except Unreadable as error:
        return _inside(data, kind, where) or [Fault(error.where, error.words)]
    return []


def at(where: str, name: object) -> str:
    """The place of a field."""
    return f"{where}.{name}" if where else str(name)


def _inside(data: object, kind: Any, where: str) -> list[Fault]:
    """The faults of the parts; none if the data has no parts, or not those of the kind."""
    if isinstance(data, Mapping) and isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _in_fields(data, kind, where)
    if isinstance(data, Mapping) and get_origin(kind) is dict:
        key_kind, value_kind = get_args(kind)
        entries = [(shape_faults(key, key_kind, where), key) for key in data]
        return [
            fault for faults, key in entries for fault in faults or shape_faults(data[key], value_kind, at(where, key))
        ]
    if isinstance(data, list | tuple) and get_origin(kind) is tuple:
        item_kind = get_args(kind)[0]
        return [
            fault for place, item in enumerate(data) for fault in shape_faults(item, item_kind, f"{where}[{place}]")
        ]
    return []


@cache
def kinds_of(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The kind of each field."""
    return get_type_hints(kind, include_extras=True)


def _in_fields(data: Mapping[Any, object], kind: type[msgspec.Struct], where: str) -> list[Fault]:
    kinds = kinds_of(kind)
    required = [field.name for field in msgspec.structs.fields(kind) if field.required]
    found = [Fault(at(where, name), MISSING) for name in required if name not in data]
    found += [Fault(at(where, name), UNKNOWN_FIELD) for name in data if name not in kinds]
    for name in kinds:
        if name in data:
            found += shape_faults(data[name], kinds[name], at(where, name))
    return found
