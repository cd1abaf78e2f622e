"""The flow of the game: from a settled play to the draw and the next turn, past seats that cannot act."""

from __future__ import annotations

from commonroom.engine import Seat

from .board import Window
from .draft import Draft
from .ending import end
from .events import Passed, TurnBegan
from .lines import register
from .pile import owe_draw, take_card


def finish_play(draft: Draft, seat: Seat) -> None:
    """End the game if the side has won; else owe the seat a draw and pass the turn (SEQ-47, SEQ-62, RUL-SEQ-61)."""
    state = draft.state
    if state.has_won(state.side(seat)):
        end(draft, state.side(seat), "sequences")
        return
    owe_draw(draft, seat)
    if state.result is None:
        next_turn(draft)


def settle_choice(draft: Draft, seat: Seat, window: Window) -> None:
    """Register the chosen five cells of a long line, and finish the play that completed it (RUL-SEQ-52)."""
    state = draft.state
    state.choice = ()
    register(draft, state.side(seat), window)
    finish_play(draft, seat)


def next_turn(draft: Draft) -> None:
    """Give the turn to the next seat clockwise (SEQ-23), past those who have left (RUL-SEQ-77)."""
    state = draft.state
    seats = state.settings.seats
    turn = (state.turn + 1) % seats
    while turn in state.left:
        turn = (turn + 1) % seats
    state.turn = turn
    state.exchanged = False
    draft.emit(TurnBegan(turn))


def note_pass(draft: Draft, seat: Seat) -> None:
    """Note a pass; when all pass in a row without an exchange, nothing can change any more (RUL-SEQ-17, RUL-SEQ-33)."""
    state = draft.state
    state.passed = () if state.exchanged else (*state.passed, seat)
    draft.emit(Passed(seat))
    if set(state.passed) >= set(state.present()):
        end(draft, None, "stalemate")


def pass_over_idle_seats(draft: Draft) -> None:
    """Pass for seats that hold no card and are owed none, so that nobody waits for them (RUL-SEQ-18)."""
    state = draft.state
    while not (state.hands[state.turn] or state.turn in state.owed or state.penalty or state.choice):
        if state.result is None:
            spend_empty_turn(draft, state.turn)
        if state.result is not None:
            return
        next_turn(draft)


def spend_empty_turn(draft: Draft, seat: Seat) -> None:
    """Skip a turn without a card, or draw one card in its place where the option says so (RUL-SEQ-18)."""
    state = draft.state
    if state.settings.empty_hand_draws:
        take_card(draft, seat)
    if state.hands[seat]:
        state.passed = ()
    elif state.result is None:
        note_pass(draft, seat)
