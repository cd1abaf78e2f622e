"""How the game moves on: from a settled play to the draw and the next turn, past seats that cannot act."""

from __future__ import annotations

from commonroom.engine import Seat

from .board import Window
from .draft import Draft
from .ending import end
from .events import Passed, TurnBegan
from .lines import register
from .pile import owe_draw, take_card


def finish_play(draft: Draft, seat: Seat) -> None:
    """A win ends the game here; otherwise a draw is earned and the turn passes (SEQ-47, SEQ-62, RUL-SEQ-61)."""
    state = draft.state
    if state.has_won(state.side(seat)):
        end(draft, state.side(seat), "sequences")
        return
    owe_draw(draft, seat)
    if state.result is None:
        next_turn(draft)


def settle_choice(draft: Draft, seat: Seat, window: Window) -> None:
    """The five cells of a long line are known now: finish the play they belong to (RUL-SEQ-52)."""
    state = draft.state
    state.choice = ()
    register(draft, state.side(seat), window)
    finish_play(draft, seat)


def next_turn(draft: Draft) -> None:
    """The turn goes to the next seat clockwise (SEQ-23), past those who have left (RUL-SEQ-77)."""
    state = draft.state
    seats = state.settings.seats
    turn = (state.turn + 1) % seats
    while turn in state.left:
        turn = (turn + 1) % seats
    state.turn = turn
    state.exchanged = False
    draft.emit(TurnBegan(turn))


def note_pass(draft: Draft, seat: Seat) -> None:
    """When all pass in a row, and none exchanged a card in that turn, nothing can change any more (RUL-SEQ-17)."""
    state = draft.state
    state.passed = () if state.exchanged else (*state.passed, seat)
    draft.emit(Passed(seat))
    if set(state.passed) >= set(state.present()):
        end(draft, None, "stalemate")


def pass_over_idle_seats(draft: Draft) -> None:
    """Nobody waits for a seat that holds no card and is owed none: it passes by itself (RUL-SEQ-18)."""
    state = draft.state
    while not (state.hands[state.turn] or state.turn in state.owed or state.penalty or state.choice):
        if state.result is None:
            spend_empty_turn(draft, state.turn)
        if state.result is not None:
            return
        next_turn(draft)


def spend_empty_turn(draft: Draft, seat: Seat) -> None:
    """A turn without a card: skip it, or draw one card in its place where the table says so (RUL-SEQ-18)."""
    state = draft.state
    if state.settings.empty_hand_draws:
        take_card(draft, seat)
    if state.hands[seat]:
        state.passed = ()
    elif state.result is None:
        note_pass(draft, seat)
