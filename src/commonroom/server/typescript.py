"""The page's types, made from the structs that the server speaks: `python -m commonroom.server.typescript FOLDER`."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from commonroom.games import GAMES

from . import protocol
from .schemas import types_of

HEAD = """// Made from the server's structs by `make protocol`; a test fails when it is stale. Do not edit.
"""

MESSAGES: dict[str, Any] = {
    "OpenTable": protocol.OpenTable,
    "Join": protocol.Join,
    "Redeem": protocol.Redeem,
    "SeatBot": protocol.SeatBot,
    "Opened": protocol.Opened,
    "Joined": protocol.Joined,
    "Mine": protocol.Mine,
    "Take": protocol.Take,
    "Swap": protocol.Swap,
    "Offer": protocol.Offer,
    "HandOver": protocol.HandOver,
    "OwnLink": protocol.OwnLink,
    "TableInfo": protocol.TableInfo,
    "MyTable": protocol.MyTable,
    "Account": protocol.Account,
    "ErrorAnswer": protocol.ErrorAnswer,
    "GameInfo": protocol.GameInfo,
    "Reach": protocol.Reach,
    "Replayed": protocol.Replayed,
    "Past": protocol.Past,
    "Things": protocol.Things,
    "LessonInfo": protocol.LessonInfo,
    "LessonTry": protocol.LessonTry,
    "LessonFrame": protocol.LessonFrame,
    "ClientFrame": protocol.ClientFrame,
    "ServerFrame": protocol.ServerFrame,
}


def modules() -> dict[str, str]:
    """Return a module of types for the messages of all games, and one for each of our own games, by file name."""
    games = {f"{name}.ts": _module(types_of(GAMES[name]), GAMES.place(name).module) for name in GAMES.own}
    return {"messages.ts": _module(MESSAGES, protocol.__name__), **games}


def _module(roots: Mapping[str, Any], home: str) -> str:
    """Word these types, and all that they consist of."""
    schemas, components = msgspec.json.schema_components(roots.values(), ref_template="{name}")
    names = {name: _short(name, home) for name in components}
    # A root that is a struct is known by the name of the root.
    names |= {schema["$ref"]: root for root, schema in zip(roots, schemas, strict=True) if "$ref" in schema}
    structs = {names[name]: _type(_renamed(schema, names)) for name, schema in components.items()}
    unions = {name: _type(_renamed(schema, names)) for name, schema in zip(roots, schemas, strict=True)}
    lines = [f"export type {name} = {text};" for name, text in sorted(structs.items())]
    lines += [f"export type {name} = {text};" for name, text in unions.items() if name not in structs]
    return HEAD + "\n" + "\n".join(lines) + "\n"


def _short(name: str, home: str) -> str:
    """Shorten the name of a struct; where two have the same, the way to it from the game's own module goes in front."""
    path = name.removeprefix(f"{home}.").removeprefix("commonroom.games.")
    return "".join(part[:1].upper() + part[1:] for part in path.split("."))


def _renamed(schema: Any, names: Mapping[str, str]) -> Any:
    """Return the schema with other names for what it refers to."""
    if isinstance(schema, dict):
        return {key: names[value] if key == "$ref" else _renamed(value, names) for key, value in schema.items()}
    return [_renamed(part, names) for part in schema] if isinstance(schema, list) else schema


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    kind = schema.get("type")
    if kind == "object":
        return _object(schema)
    if kind == "array":
        return _array(schema)
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def _object(schema: dict[str, Any]) -> str:
    if "properties" not in schema:
        inner = schema.get("additionalProperties")
        return f"Record<string, {_type(inner) if isinstance(inner, dict) and inner else 'unknown'}>"
    required = schema.get("required", [])
    fields = [
        f"{name}{'' if name in required else '?'}: {_type(field)}" for name, field in schema["properties"].items()
    ]
    return "{ " + "; ".join(fields) + " }"


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return "[" + ", ".join(_type(item) for item in schema["prefixItems"]) + "]"
    items = schema.get("items")
    inner = _type(items) if isinstance(items, dict) and items else "unknown"
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def write(folder: Path) -> None:
    """Write every module into a folder, and remove those of games that no longer exist."""
    folder.mkdir(exist_ok=True)
    wanted = modules()
    for name in {file.name for file in folder.glob("*.ts")} - set(wanted):
        (folder / name).unlink()
    for name, text in wanted.items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
