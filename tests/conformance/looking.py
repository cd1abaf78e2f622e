"""What can be read off a table of any game: bytes, names and where they stand, the eyes that look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from commonroom.engine import Table, Viewer

from .playing import AnyRules

encoded = msgspec.json.Encoder().encode


def viewers(table: Table) -> list[Viewer]:
    """Every seat, and a watcher."""
    return [*range(len(table.seats)), None]


def texts_by_place(value: object, place: str = "") -> Iterator[tuple[str, str]]:
    """Every text in plain data, with the place where it stands."""
    if isinstance(value, str):
        yield place, value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from texts_by_place(item, f"{place}.{key}")
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from texts_by_place(item, f"{place}[{number}]")


def components(rules: AnyRules, state: Any) -> Counter[str]:
    """What the box holds: every piece, wherever it lies."""
    return Counter(rules.components(state))


def has_own_decks(rules: AnyRules, state: Any) -> bool:
    """Whether seats have decks of their own that never mix."""
    return any("/" in name for name in rules.components(state))
