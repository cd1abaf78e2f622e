"""How the game moves on: from a settled play to the draw and the next turn, past seats that cannot act."""

from __future__ import annotations

from commonroom.engine import Seat, Step

from .board import Window
from .ending import end
from .events import Event, Passed, TurnBegan
from .lines import register
from .pile import owe_draw, take_card
from .state import State


def finish_play(step: Step[State, Event], seat: Seat) -> None:
    """A win ends the game here; otherwise a draw is earned and the turn passes (SEQ-47, SEQ-62, RUL-SEQ-61)."""
    state = step.state
    state.passed = ()
    if state.has_won(state.side(seat)):
        end(step, state.side(seat), "sequences")
        return
    owe_draw(step, seat)
    if state.result is None:
        next_turn(step)


def settle_choice(step: Step[State, Event], seat: Seat, window: Window) -> None:
    """The five cells of a long line are known now: finish the play they belong to (RUL-SEQ-52)."""
    state = step.state
    state.choice = ()
    register(step, state.side(seat), window)
    finish_play(step, seat)


def next_turn(step: Step[State, Event]) -> None:
    """The turn goes to the next seat clockwise (SEQ-23), past those who have left (RUL-SEQ-77)."""
    state = step.state
    seats = state.settings.seats
    turn = (state.turn + 1) % seats
    while turn in state.left:
        turn = (turn + 1) % seats
    state.turn = turn
    state.exchanged = False
    step.emit(TurnBegan(turn))


def note_pass(step: Step[State, Event], seat: Seat) -> None:
    """When all pass in a row, and none exchanged a card in that turn, nothing can change any more (RUL-SEQ-17)."""
    state = step.state
    state.passed = () if state.exchanged else (*state.passed, seat)
    step.emit(Passed(seat))
    if set(state.passed) >= set(state.present()):
        end(step, None, "stalemate")


def pass_over_idle_seats(step: Step[State, Event]) -> None:
    """Nobody waits for a seat that holds no card and is owed none: it passes by itself (RUL-SEQ-18)."""
    state = step.state
    while not (state.hands[state.turn] or state.turn in state.owed or state.penalty or state.choice):
        if state.result is None:
            spend_empty_turn(step, state.turn)
        if state.result is not None:
            return
        next_turn(step)


def spend_empty_turn(step: Step[State, Event], seat: Seat) -> None:
    """A turn without a card: skip it, or draw one card in its place where the table says so (RUL-SEQ-18)."""
    state = step.state
    if state.settings.empty_hand_draws:
        take_card(step, seat)
    if state.hands[seat]:
        state.passed = ()
    elif state.result is None:
        note_pass(step, seat)
