"""The page's types, made from the same structs that the server speaks: `python -m commonroom.server.typescript`."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from commonroom.games.quidditch.actions import Action as QuidditchAction
from commonroom.games.quidditch.events import Event as QuidditchEvent
from commonroom.games.quidditch.view import View as QuidditchView
from commonroom.games.sequence.actions import Action as SequenceAction
from commonroom.games.sequence.events import Event as SequenceEvent
from commonroom.games.sequence.view import View as SequenceView

from . import protocol

HEAD = """// Made from the server's messages by `make wire`; a test fails when it is stale. Do not edit.
"""

ROOTS: dict[str, Any] = {
    "OpenTable": protocol.OpenTable,
    "Join": protocol.Join,
    "Redeem": protocol.Redeem,
    "SeatBot": protocol.SeatBot,
    "Opened": protocol.Opened,
    "Joined": protocol.Joined,
    "OwnLink": protocol.OwnLink,
    "TableInfo": protocol.TableInfo,
    "MyTable": protocol.MyTable,
    "ErrorAnswer": protocol.ErrorAnswer,
    "Replayed": protocol.Replayed,
    "Past": protocol.Past,
    "Things": protocol.Things,
    "ClientFrame": protocol.ClientFrame,
    "ServerFrame": protocol.ServerFrame,
}

GAMES: dict[str, dict[str, Any]] = {
    "Sequence": {"SequenceAction": SequenceAction, "SequenceEvent": SequenceEvent, "SequenceView": SequenceView},
    "Quidditch": {"QuidditchAction": QuidditchAction, "QuidditchEvent": QuidditchEvent, "QuidditchView": QuidditchView},
}
"""What each game says, by the name that goes in front where another has taken a name already."""


def typescript() -> str:
    """The whole file."""
    structs: dict[str, str] = {}
    aliases: dict[str, str] = {}
    for owner, roots in {"": ROOTS, **GAMES}.items():
        schemas, components = msgspec.json.schema_components(roots.values(), ref_template="{name}")
        names = {name: _free_name(name, owner, _type(schema), structs) for name, schema in components.items()}
        structs |= {names[name]: _type(_renamed(schema, names)) for name, schema in components.items()}
        aliases |= {name: _type(_renamed(schema, names)) for name, schema in zip(roots, schemas, strict=True)}
    parts = [f"export type {name} = {text};" for name, text in sorted(structs.items())]
    parts += [f"export type {name} = {text};" for name, text in aliases.items() if name not in structs]
    return HEAD + "\n" + "\n".join(parts) + "\n"


def _free_name(name: str, owner: str, text: str, taken: dict[str, str]) -> str:
    """Games use the same words for different things; what is alike needs no second name."""
    return name if taken.get(name, text) == text else owner + name


def _renamed(schema: Any, names: dict[str, str]) -> Any:
    """The schema with other names for what it refers to."""
    if isinstance(schema, dict):
        return {
            key: names[value.split("/")[-1]] if key == "$ref" else _renamed(value, names)
            for key, value in schema.items()
        }
    return [_renamed(part, names) for part in schema] if isinstance(schema, list) else schema


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).split("/")[-1]
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


if __name__ == "__main__":
    sys.stdout.write(typescript())
