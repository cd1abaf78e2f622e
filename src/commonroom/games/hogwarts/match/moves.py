"""Every move that a side could try, and those that are not refused."""

from __future__ import annotations

from collections.abc import Iterator

from commonroom.engine import Seat

from .actions import (
    BEATERS,
    CONCEDE,
    END,
    FORMATION,
    PIECES,
    ROLL,
    SHOOT,
    TAKE,
    Action,
    Aim,
    Move,
    Pass,
    Place,
    Play,
    Put,
    Throw,
    Turn,
)
from .ground import DIRECTIONS
from .legality import home_of, refusal, to_act
from .state import State


def legal(state: State, seat: Seat) -> list[Turn]:
    """List every move that is not refused, for a seat that the match waits for."""
    if seat not in to_act(state):
        return []
    return [move for move in candidates(state, seat) if refusal(state, seat, move) is None]


def candidates(state: State, seat: Seat) -> Iterator[Turn]:
    """Yield every move that a side could try in this phase."""
    match state.phase:
        case "place":
            yield FORMATION
            for piece in PIECES:
                for spot in home_of(state, seat, piece):
                    yield Place(piece, spot)
        case "roll":
            yield ROLL
        case "act":
            yield from _actions(state, seat)
        case "take":
            yield TAKE
        case "throw":
            yield from map(Throw, DIRECTIONS)
        case "put":
            yield from map(Put, state.settings.ground.lines[seat])
        case "fly":
            yield ROLL
            yield from map(Play, dict.fromkeys(state.hands[seat]))
            yield END


def _actions(state: State, seat: Seat) -> Iterator[Turn]:
    """Yield what the actions of a turn can be spent on, and the throws, which cost none."""
    ground = state.settings.ground
    if state.left:
        for piece, here in zip(PIECES, state.pieces[seat], strict=True):
            if here is not None:
                for there in ground.steps[here]:
                    yield Move(piece, there)
        if state.carrier(seat) is not None:
            yield SHOOT
            yield from map(Pass, ground.passes[state.place_of(state.quaffle)])
    yield TAKE
    yield from map(Aim, BEATERS)
    yield END


def can_go_on(state: State) -> bool:
    """Tell whether anything can be done without actions: throws cost none (HOG-424)."""
    free: tuple[Turn, ...] = (TAKE, *map(Aim, BEATERS))
    return any(refusal(state, state.turn, action) is None for action in free)


def asides(state: State, _: Seat) -> list[Action]:
    """List what nobody waits for: giving up."""
    return [] if state.result is not None else [CONCEDE]
