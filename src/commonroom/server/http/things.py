"""What a page cannot know of a game by itself: its texts, its things, its board, and which numbers are seats."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, get_type_hints

import msgspec

from commonroom.engine import Rules
from commonroom.engine.content import Line, Say
from commonroom.engine.contract import SEAT
from commonroom.games import GAMES
from commonroom.phrases import ENGLISH, languages_of, phrases_of
from commonroom.phrases.findings import game_of

from ..protocol import Thing, Things


@cache
def texts(game: str, lang: str) -> str:
    """The Fluent source of a game's names and rules in the language, or in English where it has none."""
    folder = files("commonroom") / "locale"
    sources = [_source(folder, game, part, lang) for part in ("", "-table", "-rules")]
    return "\n".join(filter(None, sources))


def _source(folder: Any, game: str, part: str, lang: str) -> str:
    for language in (lang, ENGLISH):
        file = folder / language / f"{game}{part}.ftl"
        if file.is_file():
            return str(file.read_text(encoding="utf-8"))
    return ""


def explains(rules: Rules[Any, Any, Any]) -> bool:
    """Return whether the game lists its things."""
    return rules.CONTENT is not None and rules.CONTENT.listings is not None


def draws(rules: Rules[Any, Any, Any]) -> bool:
    """Return whether the game draws its board."""
    return rules.CONTENT is not None and rules.CONTENT.draw is not None


@cache
def listings(game: str, lang: str) -> tuple[Things, ...]:
    """List everything in the game's own box, each thing with its name and text."""
    content = GAMES[game].CONTENT
    assert content is not None
    assert content.listings is not None
    found = content.listings(content.default, _say(game_of(content), lang))
    return tuple(Things(each.heading, each.kind, [_thing(line) for line in each.lines]) for each in found)


def _thing(line: Line) -> Thing:
    return Thing(line.id, line.name, line.text, line.flavour)


@cache
def board(game: str, lang: str) -> str:
    """Draw the board of the game's own box as SVG."""
    content = GAMES[game].CONTENT
    assert content is not None
    assert content.draw is not None
    return content.draw(content.default, _say(game_of(content), lang))


def _say(game: str, lang: str) -> Say:
    return phrases_of(game, lang if lang in languages_of(game) else ENGLISH)


# Seats among numbers


def types_of(rules: Rules[Any, Any, Any]) -> dict[str, Any]:
    """Return the types of a game's actions, events and views, as its functions are annotated."""
    seen, view = _hints(rules.seen), _hints(rules.view)
    event = next((hint for name, hint in seen.items() if name not in ("seat", "return")), Any)
    return {"Action": rules.ACTION, "Event": event, "View": view.get("return", Any)}


def _hints(function: Any) -> dict[str, Any]:
    return get_type_hints(function, include_extras=True)


@cache
def seat_keys(game: str) -> tuple[str, ...]:
    """Name the keys under which a number is a seat; where that depends on the kind of thing, with its kind."""
    _, structs = msgspec.json.schema_components(types_of(GAMES[game]).values(), ref_template="{name}")
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
