"""Changes that make a pack wrong in one place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .packs import Change, Document, cut, entry, field, without

__all__ = [
    "Change",
    "both",
    "closed",
    "dropped",
    "habit",
    "no_event",
    "on_field",
    "opponent",
    "passages",
    "pitch",
    "renamed",
    "returns",
    "values",
    "walk",
]


def values(key: str, name: str, **new: object) -> Change:
    """Change values of an entry of the pack."""
    return lambda data: entry(data[key], name).update(new)


def opponent(key: str, name: str, **new: object) -> Change:
    """Change values of the opponent on a card."""
    return lambda data: entry(data[key], name)["opponent"].update(new)


def habit(habit: dict[str, object], name: str = "aragog") -> Change:
    """Give the opponent on a fight card this habit, and no other."""
    return opponent("fights", name, habits=[habit])


def on_field(name: str, **new: object) -> Change:
    """Change values of a field."""
    return lambda data: field(data, name).update(new)


def dropped(key: str, name: str) -> Change:
    """Remove an entry."""
    return lambda data: without(data, key, name)


def closed(here: str, there: str) -> Change:
    """Remove a way."""
    return lambda data: cut(data, here, there)


def walk(*names: str) -> Change:
    """Add a way."""
    return lambda data: data["board"]["walks"].append(list(names))


def passages(change: Callable[[list[Any]], object]) -> Change:
    """Change the free passages."""
    return lambda data: change(data["board"]["passages"])


def pitch(**new: object) -> Change:
    """Change the pitch."""
    return lambda data: data["pitch"].update(new)


def returns(**new: object) -> Change:
    """Change the second mode."""
    return lambda data: data["returns"].update(new)


def no_event(what: str) -> Change:
    """Remove all events with this word."""

    def change(data: Document) -> None:
        data["events"] = [event for event in data["events"] if f"'{what}'" not in str(event)]

    return change


def renamed(name: str, other: str) -> Change:
    """Rename a field."""

    def change(data: Document) -> None:
        field(data, name)["id"] = other
        data["board"]["walks"] = [[other if step == name else step for step in way] for way in data["board"]["walks"]]

    return change


def both(*changes: Change) -> Change:
    """Apply several changes, one after the other."""
    return lambda data: [change(data) for change in changes]
