"""Views of a seat or a watcher: the only place that hides anything, and only quidditch cards are ever hidden."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from commonroom.engine import Outcome, Seat, Viewer
from commonroom.engine.tuples import Both

from ..board.map import House, Pitch, Spot
from . import events as event
from .actions import PIECES, Card, Piece
from .options import EDITION
from .state import Aimed, Ball, State


class View(msgspec.Struct):
    """A match as one viewer sees it; only the fields named here are shown."""

    edition: str
    seat: Viewer
    houses: Both[House]
    pitch: Pitch
    phase: str
    round: int
    turn: Seat
    begins: Seat
    start: tuple[Both[tuple[int, int]], ...]
    pieces: Both[dict[Piece, Spot | None]]
    quaffle: Ball
    bludgers: Both[Ball]
    turns: int
    turns_at_most: int | None
    """Turns after which the first round is decided."""
    left: int
    thrown: tuple[Piece, ...]
    aimed: Aimed | None
    goals: Both[int]
    won_first: Seat | None
    seekers: Both[int]
    flown: bool
    played: bool
    deck: int
    hands: Both[int]
    """Number of quidditch cards that each side holds."""
    used: tuple[Card, ...]
    result: Outcome | None
    hand: tuple[Card, ...] | UnsetType = UNSET
    """The seat's own cards."""


def view(state: State, seat: Viewer) -> View:
    """Return all that this seat, or a watcher, may know of the state."""
    settings = state.settings
    seen = View(
        edition=EDITION,
        seat=seat,
        houses=settings.houses,
        pitch=settings.pitch,
        phase=state.phase,
        round=1 if state.won_first is None else 2,
        turn=state.turn,
        begins=state.begins,
        start=state.start,
        pieces=(_by_name(state, 0), _by_name(state, 1)),
        quaffle=state.quaffle,
        bludgers=state.bludgers,
        turns=state.turns,
        turns_at_most=settings.turns_at_most,
        left=state.left,
        thrown=state.thrown,
        aimed=state.aimed,
        goals=state.goals,
        won_first=state.won_first,
        seekers=state.seekers,
        flown=state.flown,
        played=state.played,
        deck=len(state.deck),
        hands=(len(state.hands[0]), len(state.hands[1])),
        used=state.used,
        result=state.result,
    )
    if seat is not None:
        seen.hand = state.hands[seat]
    return seen


def _by_name(state: State, side: Seat) -> dict[Piece, Spot | None]:
    return dict(zip(PIECES, state.pieces[side], strict=True))


def seen(happened: event.Event, seat: Viewer) -> event.Event | None:
    """Return what this seat, or a watcher, may know of an event."""
    if isinstance(happened, event.CardDrawn) and happened.seat != seat:
        return replace(happened, card=UNSET)
    return happened
