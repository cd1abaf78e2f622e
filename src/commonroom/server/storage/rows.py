"""The contents of the database, as plain values."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple


class StoredSeat(NamedTuple):
    """Who sits at a seat."""

    kind: str
    name: str | None
    bot: str | None
    wish: str | None = None
    """The role this seat wishes for, in games that let it choose."""


class StoredAction(NamedTuple):
    """An action that was acknowledged."""

    number: int
    seat: int
    sent_id: str
    body: bytes
    at: float


class StoredLine(NamedTuple):
    """A line of chat."""

    number: int
    seat: int
    team: bool
    text: str
    at: float


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

    @classmethod
    def of(cls, keys: Iterable[Key]) -> Keys:
        """Sort keys by what they open."""
        found = list(keys)
        people = {key.hash: key.seat for key in found if key.kind == "person" and key.seat is not None}
        return cls(people, frozenset(key.hash for key in found if key.kind == "invite"))


class Loaded(NamedTuple):
    """A table as it is read from the store."""

    table: StoredTable | None
    actions: list[StoredAction]
    keys: Keys
