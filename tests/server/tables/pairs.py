"""Two people at a table of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..running import Person, Seat, Server


def info_where(seat: Seat, fits: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """Listen until the table's info fits; a frame without one has not changed it."""
    while True:
        infos = [frame["info"] for frame in seat.heard if frame["type"] == "table" and frame["info"] is not None]
        if infos and fits(infos[-1]):
            info: dict[str, Any] = infos[-1]
            return info
        seat.next()


def two(server: Server, **more: Any) -> tuple[Person, Person, str]:
    ann, bob = Person(server), Person(server, "Bob")
    opened = ann.open("me", "open", **more)
    assert bob.join(opened).status_code == 200
    return ann, bob, opened["table"]


def mover(*seats: Seat) -> tuple[Seat, Seat]:
    """Return the seat on turn and the other one."""
    for seat in seats:
        seat.reach(0)
    one, other = seats
    return (one, other) if one.table["actions"] else (other, one)
