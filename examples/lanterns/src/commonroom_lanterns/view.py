"""The view of a seat: its own hand, all open lanterns, and what everybody has learned."""

from __future__ import annotations

import msgspec

from commonroom.engine import Outcome, Seat, Viewer

from .cards import Card, Colour
from .events import Event
from .state import State


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as one viewer sees it."""

    turn: Seat
    guiding: Colour | None
    led: Colour | None
    trick: tuple[Card, ...]
    leader: Seat
    points: tuple[int, ...]
    cards: tuple[int, ...]
    """Number of lanterns that everybody still holds."""
    lacking: tuple[tuple[Colour, ...], ...]
    holding: tuple[tuple[Colour, ...], ...]
    asked: tuple[Seat, ...]
    gone: tuple[Card, ...]
    dark: int
    result: Outcome | None = None
    hand: tuple[Card, ...] | msgspec.UnsetType = msgspec.UNSET
    """The viewer's own; a watcher has none."""


def view(state: State, seat: Viewer) -> View:
    """Return what a seat, or a watcher, may know of the state."""
    return View(
        turn=state.turn,
        guiding=state.guiding,
        led=state.led,
        trick=state.trick,
        leader=state.leader,
        points=state.points,
        cards=tuple(map(len, state.hands)),
        lacking=state.lacking,
        holding=state.holding,
        asked=state.asked,
        gone=state.gone,
        dark=len(state.dark),
        result=state.result,
        hand=msgspec.UNSET if seat is None else tuple(sorted(state.hands[seat])),
    )


def seen(event: Event, _: Viewer) -> Event:
    """Return what somebody may know of an event: all of it, for all is played face up."""
    return event
