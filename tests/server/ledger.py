"""What was acknowledged, compared with what is stored."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, Protocol

from sqlalchemy import create_engine, make_url, text


class Row(NamedTuple):
    """An action as stored in the database."""

    table: str
    number: int
    seat: int
    sent_id: str


class Promises(Protocol):
    """A table and what its players were told: seat and id of an action, and its version."""

    table: str
    acked: dict[tuple[int, str], int]


def stored_actions(database: str) -> list[Row]:
    """Return all actions of all tables, in order."""
    address = make_url(database)
    if address.get_backend_name() == "postgresql":
        address = address.set(drivername="postgresql+psycopg")
    engine = create_engine(address)
    try:
        with engine.connect() as connection:
            rows = connection.execute(text("SELECT table_id, number, seat, sent_id FROM actions ORDER BY 1, 2"))
            return [Row(*row) for row in rows]
    finally:
        engine.dispose()


def check_nothing_lost(database: str, promises: Iterable[Promises]) -> int:
    """Expect every acknowledged action stored once, at its version, without gaps; return their number."""
    rows, count = stored_actions(database), 0
    stored: Mapping[tuple[str, int, str], int] = {(row.table, row.seat, row.sent_id): row.number for row in rows}
    assert len(stored) == len(rows), "forked: an action is stored twice"
    for promise in promises:
        numbers = [row.number for row in rows if row.table == promise.table]
        assert len(numbers) == len(set(numbers)), f"forked: two actions of {promise.table} have one number"
        assert numbers == list(range(1, len(numbers) + 1)), f"a gap in {promise.table}"
        for (seat, sent), version in promise.acked.items():
            assert stored.get((promise.table, seat, sent)) == version, f"lost: {promise.table} {seat} {sent} {version}"
        count += len(promise.acked)
    return count
