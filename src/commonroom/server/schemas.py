"""JSON schemas of a game, derived from the annotations of its functions, so that nobody writes them twice."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec

from commonroom.engine import Rules
from commonroom.engine.contract import SEAT
from commonroom.engine.defaults import none
from commonroom.games import GAMES


def types_of(rules: Rules[Any, Any, Any]) -> dict[str, Any]:
    """Return the types of a game's actions, events, views, outlooks and reasons, as its functions are annotated."""
    _, events = get_args(_returned(rules.apply)) or (None, None)
    (event,) = get_args(events) or (Any,)
    reason = {} if rules.REASON is None else {"Reason": rules.REASON}
    outlook = {} if rules.outlook is none else {"Outlook": _returned(rules.outlook)}
    return {"Action": rules.ACTION, "Event": event, "View": _returned(rules.view), **outlook, **reason}


def _returned(function: Any) -> Any:
    """Return what a function says it returns; a game of somebody else's may say nothing."""
    try:
        return get_type_hints(function, include_extras=True).get("return", Any)
    except NameError:  # a name that is imported for type checkers only
        return Any


@cache
def seat_keys(game: str) -> tuple[str, ...]:
    """Name the keys under which a number is a seat; where that depends on the kind of thing, with its kind."""
    try:
        _, structs = msgspec.json.schema_components(types_of(GAMES[game]).values(), ref_template="{name}")
    except TypeError:  # a game of somebody else's may say what no schema can
        return ()
    seats: dict[str, set[str]] = {}
    others: set[str] = set()
    for struct in structs.values():
        fields = struct.get("properties", {})
        kind = next((field["enum"][0] for field in fields.values() if _is_tag(field)), "")
        for key, field in fields.items():
            if _holds_seat(field):
                seats.setdefault(key, set()).add(kind)
            elif _holds_number(field):
                others.add(key)
    clear = [key for key in seats if key not in others]
    mixed = [f"{kind}.{key}" for key, kinds in seats.items() if key in others for kind in kinds if kind]
    return tuple(sorted([*clear, *mixed]))


def _is_tag(field: dict[str, Any]) -> bool:
    """Return whether a field always has the same word: the kind of an action, an event or a task."""
    return len(field.get("enum", ())) == 1


def _holds_seat(field: dict[str, Any]) -> bool:
    return _any(field, lambda schema: schema.get("title") == SEAT)


def _holds_number(field: dict[str, Any]) -> bool:
    return _any(field, lambda schema: schema.get("type") in ("integer", "number"))


def _any(schema: dict[str, Any], fits: Callable[[dict[str, Any]], bool]) -> bool:
    """Return whether a value itself, or one in a list of them, fits."""
    inner = [*schema.get("anyOf", ())]
    items = schema.get("items")
    inner += [items] if isinstance(items, dict) else []
    return fits(schema) or any(_any(each, fits) for each in inner)
