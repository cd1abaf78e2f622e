"""Positions as JSON-ready data and back; in a position written by hand much may be left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import field

from commonroom.engine import BadInput, Dice, Outcome, Seat, Table
from commonroom.engine.convert import read_input
from commonroom.engine.plain import plain
from commonroom.engine.tuples import Both

from ...board.map import Spot
from ..actions import PIECES, Card, Piece
from ..options import Settings, full_deck, settings
from ..play.placement import formation
from ..state import GOALS_TO_WIN, Aimed, Ball, Phase, Side, State
from .soundness import problems


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A state as the record stores it. Lists of two are by side; omitted fields get their start value.

    A piece that is out is null, and one that is not named stands where the default formation has it. An omitted deck
    holds the remaining cards, shuffled by the seed.
    """

    pieces: tuple[dict[Piece, Spot | None], dict[Piece, Spot | None]] = field(default_factory=lambda: ({}, {}))
    quaffle: Ball | None = None
    bludgers: Both[Ball] | None = None
    turn: Seat = 0
    phase: Phase | None = None
    begins: Seat | None = None
    start: tuple[Both[tuple[int, int]], ...] = ()
    turns: int | None = None
    left: int = 0
    thrown: tuple[Piece, ...] = ()
    aimed: Aimed | None = None
    goals: Both[int] | None = None
    won_first: Seat | None = None
    hands: Both[tuple[Card, ...]] = ((), ())
    used: tuple[Card, ...] = ()
    deck: tuple[Card, ...] | None = None
    seekers: Both[int] = (0, 0)
    flown: bool = False
    played: bool = False
    result: Outcome | None = None


def to_position(state: State) -> dict[str, Any]:
    """Return the whole state as data that `from_position` turns back into the same state."""
    first, second = (dict(zip(PIECES, pieces, strict=True)) for pieces in state.pieces)
    position = Position(
        pieces=(first, second),
        quaffle=state.quaffle,
        bludgers=state.bludgers,
        turn=state.turn,
        phase=state.phase,
        begins=state.begins,
        start=state.start,
        turns=state.turns,
        left=state.left,
        thrown=state.thrown,
        aimed=state.aimed,
        goals=state.goals,
        won_first=state.won_first,
        hands=state.hands,
        used=state.used,
        deck=state.deck,
        seekers=state.seekers,
        flown=state.flown,
        played=state.played,
        result=state.result,
    )
    data: dict[str, Any] = plain(position)
    return data


def from_position(table: Table, position: Mapping[str, Any], dice: Dice) -> State:
    """Return the state that a position describes; raise BadInput for one that is impossible."""
    return read_position(settings(table), position, dice)


def read_position(chosen: Settings, position: Mapping[str, Any], dice: Dice) -> State:
    """Return the state of a match with these settings, wherever it is played."""
    given: Position = read_input(position, Position, "position")
    for name in ("turn", "begins", "won_first"):
        if getattr(given, name) not in (None, 0, 1):
            raise BadInput(f"position.{name}", "must be 0 or 1")
    state = _state(given, chosen, dice)
    for name, message in problems(state):
        raise BadInput(f"position.{name}", message)
    return state


def _state(given: Position, chosen: Settings, dice: Dice) -> State:
    """Return the state with everything filled in that the position leaves open."""
    pitch, phase = chosen.pitch, given.phase or _phase(given)
    return State(
        settings=chosen,
        deck=_deck(given, chosen, dice),
        pieces=(_side(given, 0, chosen, phase), _side(given, 1, chosen, phase)),
        quaffle=pitch.quaffle if given.quaffle is None else given.quaffle,
        bludgers=pitch.bludgers if given.bludgers is None else given.bludgers,
        turn=given.turn,
        phase=phase,
        begins=given.turn if given.begins is None else given.begins,
        start=given.start,
        turns=(0 if phase == "place" else 1) if given.turns is None else given.turns,
        left=given.left,
        thrown=given.thrown,
        aimed=given.aimed,
        goals=_goals(given) if given.goals is None else given.goals,
        won_first=given.won_first,
        hands=given.hands,
        used=given.used,
        seekers=given.seekers,
        flown=given.flown,
        played=given.played,
        result=given.result,
    )


def _phase(given: Position) -> Phase:
    """Return the phase of a turn that does not name it: the beginning, unless there are actions to spend."""
    if given.result is not None:
        return "over"
    if given.won_first is not None:
        return "fly"
    if given.aimed is not None:
        return "throw"
    return "act" if given.left else "roll"


def _goals(given: Position) -> Both[int]:
    """Return the usual goals: the winner of the first round has scored twice."""
    return (
        GOALS_TO_WIN if given.won_first == 0 else 0,
        GOALS_TO_WIN if given.won_first == 1 else 0,
    )


def _side(given: Position, side: Seat, chosen: Settings, phase: Phase) -> Side:
    named = given.pieces[side]
    usual = (None,) * len(PIECES) if phase == "place" else formation(chosen.pitch, side)
    return tuple(named.get(piece, spot) for piece, spot in zip(PIECES, usual, strict=True))


def _deck(given: Position, chosen: Settings, dice: Dice) -> tuple[Card, ...]:
    """Return the deck as it is named, or what is left of it."""
    whole = Counter(full_deck(chosen))
    named = Counter([*given.hands[0], *given.hands[1], *given.used, *(given.deck or ())])
    for card, number in named.items():
        if number > whole[card]:
            raise BadInput("position.hands", f"{card!r} is not a quidditch card of this pack, or not that often")
    if given.deck is not None:
        return given.deck
    return tuple(dice.shuffle("quidditch", sorted((whole - named).elements())))
