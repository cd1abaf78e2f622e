"""Ways to make a pack wrong in one place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .packs import Change, Document, cut, entry, field, without

__all__ = [
    "Change",
    "both",
    "closed",
    "dropped",
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
    """Other values for an entry of the pack."""
    return lambda data: entry(data[key], name).update(new)


def opponent(key: str, name: str, **new: object) -> Change:
    """Other values for the opponent on a card."""
    return lambda data: entry(data[key], name)["opponent"].update(new)


def on_field(name: str, **new: object) -> Change:
    """Other values for a field."""
    return lambda data: field(data, name).update(new)


def dropped(key: str, name: str) -> Change:
    """An entry that is missing."""
    return lambda data: without(data, key, name)


def closed(here: str, there: str) -> Change:
    """A way that is missing."""
    return lambda data: cut(data, here, there)


def walk(*names: str) -> Change:
    """A way too many."""
    return lambda data: data["board"]["walks"].append(list(names))


def passages(change: Callable[[list[Any]], object]) -> Change:
    """Other free passages."""
    return lambda data: change(data["board"]["passages"])


def pitch(**new: object) -> Change:
    """Another pitch."""
    return lambda data: data["pitch"].update(new)


def returns(**new: object) -> Change:
    """Another second mode."""
    return lambda data: data["returns"].update(new)


def no_event(what: str) -> Change:
    """No event that speaks of it."""

    def change(data: Document) -> None:
        data["events"] = [event for event in data["events"] if f"'{what}'" not in str(event)]

    return change


def renamed(name: str, other: str) -> Change:
    """The same field under another name."""

    def change(data: Document) -> None:
        field(data, name)["id"] = other
        data["board"]["walks"] = [[other if step == name else step for step in way] for way in data["board"]["walks"]]

    return change


def both(*changes: Change) -> Change:
    """Several changes, one after the other."""
    return lambda data: [change(data) for change in changes]
