"""The contents of the database, as plain values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

GALLERY = -1
"""The seat of a watcher's line of chat."""


class StoredSeat(NamedTuple):
    """Who sits at a seat."""

    kind: str
    name: str | None
    bot: str | None
    wish: str | None = None
    """The role this seat wishes for, in games that let it choose."""
    offered: bool = False
    """A bot plays here, and whoever watches may take over."""
    came: bool = True
    """The person has been at the table."""


class StoredAction(NamedTuple):
    """An action that was acknowledged."""

    number: int
    seat: int
    sent_id: str
    body: bytes
    at: float
    link: str = ""
    """Links it to the action before; see `chain.py`."""


class StoredLine(NamedTuple):
    """A line of chat."""

    number: int
    seat: int
    """`GALLERY` for somebody who watches."""
    team: bool
    text: str
    at: float
    name: str | None = None
    """The writer's name at that time; lines of older servers have none."""


class StoredTable(NamedTuple):
    """A table as the database knows it."""

    id: str
    opened: float
    game: str
    rules: int
    edition: str
    options: dict[str, Any]
    seed: str
    host: int | None
    hints: bool
    finished: float | None
    rematch: str | None
    seats: tuple[StoredSeat, ...]
    timed: bool = False
    paused: float | None = None
    """Since when everything stands still."""
    paused_by: int | None = None
    credit: float = 0.0
    """Seconds that do not count in the turn that ran after action `credited`."""
    credited: int = 0
    asked: str | None = None
    """The last vote, as JSON; see `tables/agreements/vote.py`."""
    gallery: str = "apart"
    """Who reads what watchers write: they alone until the end (`apart`), everybody (`aloud`), or nobody (`silent`)."""


class Key(NamedTuple):
    """A hashed secret and what it opens."""

    kind: str
    seat: int | None
    hash: str
    expires: float | None = None


class Keys(NamedTuple):
    """Permissions at a table, by the hashes of the secrets."""

    people: dict[str, int]
    """The seat of each person."""
    invites: frozenset[str]
    former: Mapping[str, int] = MappingProxyType({})
    """The seat that each person has left to a bot, and may take again."""
    barred: frozenset[str] = frozenset()
    """Those whom the host has asked to leave."""

    def knows(self, person: str) -> bool:
        """Tell whether a person has, had or was refused a seat here."""
        return person in self.people or person in self.former or person in self.barred

    @classmethod
    def of(cls, keys: Iterable[Key]) -> Keys:
        """Sort keys by what they open."""
        found = list(keys)

        def seats(kind: str) -> dict[str, int]:
            return {key.hash: key.seat for key in found if key.kind == kind and key.seat is not None}

        def hashes(kind: str) -> frozenset[str]:
            return frozenset(key.hash for key in found if key.kind == kind)

        return cls(seats("person"), hashes("invite"), seats("former"), hashes("barred"))


class Loaded(NamedTuple):
    """A table as it is read from the store."""

    table: StoredTable | None
    actions: list[StoredAction]
    keys: Keys
