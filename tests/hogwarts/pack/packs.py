"""Packs for the tests: our own as plain data, changed in one place."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any, TypeAlias

from commonroom.games.hogwarts.pack.checks import CONTENT
from commonroom.games.hogwarts.pack.load import read_pack
from commonroom.games.hogwarts.pack.shape import Pack

Document: TypeAlias = dict[str, Any]
Change: TypeAlias = Callable[[Document], object]


def document() -> Document:
    """Return our own pack, to be changed freely."""
    return deepcopy(dict(CONTENT.default))


def changed(change: Change) -> Pack:
    """Return our own pack after a change."""
    data = document()
    change(data)
    return read_pack(data)


def entry(entries: list[dict[str, Any]], name: str) -> dict[str, Any]:
    """Return the entry with that id."""
    return next(entry for entry in entries if entry["id"] == name)


def field(data: Document, name: str) -> dict[str, Any]:
    """Return a field of the board."""
    return entry(data["board"]["field"], name)


def without(data: Document, key: str, name: str) -> None:
    """Take an entry out of a list of the pack."""
    data[key] = [entry for entry in data[key] if entry["id"] != name]


def cut(data: Document, here: str, there: str) -> None:
    """Close the walk between two fields, and keep the rest of it."""
    walks = []
    for walk in data["board"]["walks"]:
        part = [walk[0]]
        for name in walk[1:]:
            if {part[-1], name} == {here, there}:
                walks.append(part)
                part = []
            part.append(name)
        walks.append(part)
    data["board"]["walks"] = walks
