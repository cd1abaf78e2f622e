"""Legality: `refusal` decides, and `legal` lists what is not refused."""

from __future__ import annotations

from collections.abc import Iterator

from commonroom.engine import Refusal, Seat

from .actions import Ask, Move, Play
from .cards import COLOURS, DECK, colour_of
from .state import State


def to_act(state: State) -> tuple[Seat, ...]:
    """Return whose turn it is; nobody's once the game is over."""
    return () if state.result is not None else (state.turn,)


def refusal(state: State, seat: Seat, action: Move) -> Refusal | None:
    """Return the first rule that forbids the action; None if it is legal."""
    if state.result is not None:
        return Refusal("LAN-10", "game_over", "the game is over")
    if seat != state.turn:
        return Refusal("LAN-06", "not_your_turn", "it is not your turn")
    return _of_play(state, seat, action) if isinstance(action, Play) else _of_question(state, seat, action)


def _of_play(state: State, seat: Seat, action: Play) -> Refusal | None:
    hand = state.hands[seat]
    if action.card not in hand:
        return Refusal("LAN-06", "not_in_hand", f"you do not hold {action.card}")
    led = state.led
    if led is not None and colour_of(action.card) != led and any(colour_of(card) == led for card in hand):
        return Refusal("LAN-07", "must_follow", f"you hold {led} and must follow it")
    return None


def _of_question(state: State, seat: Seat, action: Ask) -> Refusal | None:
    if state.trick:
        return Refusal("LAN-11", "not_leading", "a question is asked only before leading")
    if seat in state.asked:
        return Refusal("LAN-11", "asked_already", "there is one question for each player in a game")
    if action.other == seat or not 0 <= action.other < state.seats:
        return Refusal("LAN-11", "no_such_player", "ask another player at the table")
    return None


def legal(state: State, seat: Seat) -> list[Move]:
    """Return every move that is not refused."""
    if seat not in to_act(state):
        return []
    asks = [Ask(other, colour) for other in range(state.seats) for colour in COLOURS] if not state.trick else []
    candidates: list[Move] = [*map(Play, state.hands[seat]), *asks]
    return [move for move in candidates if refusal(state, seat, move) is None]


def space(state: State) -> Iterator[Move]:
    """Yield every action that anybody could word at this table."""
    yield from map(Play, DECK)
    yield from (Ask(other, colour) for other in range(state.seats) for colour in COLOURS)
