"""All faults of some data at once, each with its place; `convert` stops at the first."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from .convert import MISSING, UNKNOWN_FIELD, Unreadable, convert
from .words import Words


class Fault(NamedTuple):
    """What is wrong, and where in the file; the place is empty if it is about all of it."""

    where: str
    words: Words
    rule: str = ""

    def __str__(self) -> str:
        """Return the fault as an English sentence."""
        said = f"{self.where}: {self.words}" if self.where else str(self.words)
        return f"{said} ({self.rule})" if self.rule else said


def shape_faults(data: object, kind: Any, where: str = "") -> list[Fault]:
    """List everything that keeps the data from being of that kind, each at the innermost place."""
    try:
        convert(data, kind, where)
    except Unreadable as error:
        return _inside(data, _meant(data, kind), where) or [Fault(error.where.removeprefix("."), error.words)]
    return []


def at(where: str, name: object) -> str:
    """Return the place of a field."""
    return f"{where}.{name}" if where else str(name)


def _meant(data: object, kind: Any) -> Any:
    """Return the kind without its limits; of several, the one that the data names by its tag, or the only one."""
    if get_origin(kind) is Annotated:
        return _meant(data, get_args(kind)[0])
    if get_origin(kind) not in (Union, UnionType):
        return kind
    members = [_meant(data, member) for member in get_args(kind) if member is not type(None)]
    if len(members) == 1:
        return members[0]
    return next((member for member in members if isinstance(data, Mapping) and _is_tagged(data, member)), None)


def _is_tagged(data: Mapping[Any, object], kind: Any) -> bool:
    config = getattr(kind, "__struct_config__", None)
    return config is not None and config.tag is not None and data.get(config.tag_field) == config.tag


def _inside(data: object, kind: Any, where: str) -> list[Fault]:
    """List the faults of the parts; none if the data has no parts, or not those of the kind."""
    if isinstance(data, Mapping) and isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _in_fields(data, kind, where)
    if isinstance(data, Mapping) and get_origin(kind) is dict:
        key_kind, value_kind = get_args(kind)
        entries = [(shape_faults(key, key_kind, where), key) for key in data]
        return [
            fault for faults, key in entries for fault in faults or shape_faults(data[key], value_kind, at(where, key))
        ]
    if isinstance(data, list | tuple) and get_origin(kind) is tuple:
        items = zip(data, _item_kinds(kind, len(data)), strict=False)
        return [
            fault
            for place, (item, item_kind) in enumerate(items)
            for fault in shape_faults(item, item_kind, f"{where}[{place}]")
        ]
    return []


def _item_kinds(kind: Any, count: int) -> list[Any]:
    """Return the kind of each entry of a tuple; if it has too many or too few, that alone is the fault."""
    kinds = list(get_args(kind))
    if kinds[-1] is Ellipsis:
        return kinds[:1] * count
    return kinds if len(kinds) == count else []


@cache
def kinds_of(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """Return the kind of each field."""
    return get_type_hints(kind, include_extras=True)


def _in_fields(data: Mapping[Any, object], kind: type[msgspec.Struct], where: str) -> list[Fault]:
    kinds, config = kinds_of(kind), kind.__struct_config__
    tag = {config.tag_field} if config.tag is not None else set()
    required = [field.name for field in msgspec.structs.fields(kind) if field.required]
    found = [Fault(at(where, name), MISSING) for name in required if name not in data]
    found += [Fault(at(where, name), UNKNOWN_FIELD) for name in data if name not in kinds and name not in tag]
    for name in kinds:
        if name in data:
            found += shape_faults(data[name], kinds[name], at(where, name))
    return found
