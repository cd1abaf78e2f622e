"""A turn of Sequence: exchange a dead card, play a card, settle it, draw, pass on (SEQ-27 to SEQ-35)."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import TypeAlias

from commonroom.engine import Dice, Seat, Step

from . import events as event
from .actions import (
    Action,
    Admit,
    ChooseSequence,
    ClaimCoaching,
    Concede,
    Draw,
    Exchange,
    Forfeit,
    Leave,
    Pass,
    Play,
    Rule,
)
from .board import BIT, Cell
from .coaching import admit, claim, forfeit, rule
from .flow import finish_play, next_turn, note_pass, pass_over_idle_seats, settle_choice
from .leaving import concede, leave
from .lines import register_sequences
from .pile import discard, lapse_by_action, take_card, take_owed_draw
from .state import State, replaced

Turn: TypeAlias = Step[State, event.Event]


def apply(state: State, seat: Seat, action: Action, dice: Dice) -> tuple[State, list[event.Event]]:
    """Settle a legal action: the state it leads to and what happened."""
    step: Turn = Step(copy(state), dice)
    _DOINGS[type(action)](step, seat, action)
    pass_over_idle_seats(step)
    return step.state, step.events


def play(step: Turn, seat: Seat, action: Play) -> None:
    """Lay a card and place or remove a chip, in the order of catalogue 5.1."""
    lapse_by_action(step, seat)
    discard(step, seat, action.card)
    step.emit(event.CardPlayed(seat, action.card))
    if action.card in step.state.settings.edition.anti_wild:
        remove_chip(step, action.cell)
    else:
        place_chip(step, seat, action.cell)
        register_sequences(step, seat, action.cell)
    if not step.state.choice:
        finish_play(step, seat)


def choose_sequence(step: Turn, seat: Seat, action: ChooseSequence) -> None:
    """Name the five cells of a long line, in whatever order (RUL-SEQ-52)."""
    chosen = set(action.cells)
    settle_choice(step, seat, next(window for window in step.state.choice if set(window.cells) == chosen))


def exchange(step: Turn, seat: Seat, action: Exchange) -> None:
    """Discard a dead card and draw another, as one act (SEQ-50, RUL-SEQ-41); the turn goes on."""
    lapse_by_action(step, seat)
    discard(step, seat, action.card)
    step.emit(event.DeadCardExchanged(seat, action.card))
    step.state.exchanged = True
    step.state.passed = ()
    take_card(step, seat)


def draw(step: Turn, seat: Seat, _: Draw) -> None:
    """Take the card that one's last play has earned (SEQ-32)."""
    take_owed_draw(step, seat)


def pass_(step: Turn, seat: Seat, _: Pass) -> None:
    """Let the turn go: no card is laid and none is drawn (RUL-SEQ-16)."""
    note_pass(step, seat)
    if step.state.result is None:
        next_turn(step)


def place_chip(step: Turn, seat: Seat, cell: Cell) -> None:
    """A chip of the side's colour on the cell (SEQ-28, SEQ-41)."""
    state = step.state
    side = state.side(seat)
    state.chips = replaced(state.chips, side, state.chips[side] | BIT[cell])
    step.emit(event.ChipPlaced(side, cell))


def remove_chip(step: Turn, cell: Cell) -> None:
    """Take a chip off the cell; nothing is put in its place (SEQ-44, SEQ-46)."""
    state = step.state
    side = next(side for side, chips in enumerate(state.chips) if chips & BIT[cell])
    state.chips = replaced(state.chips, side, state.chips[side] & ~BIT[cell])
    step.emit(event.ChipRemoved(side, cell))
    if state.locked[side] & BIT[cell]:
        break_sequences(step, side, cell)


def break_sequences(step: Turn, side: int, cell: Cell) -> None:
    """A house rule lets a sequence be broken: it no longer counts, and its chips are free again (RUL-SEQ-81)."""
    state = step.state
    broken = [window for window in state.sequences[side] if cell in window.cells]
    if not broken:  # a chip of its long line, which was only locked with it
        state.locked = replaced(state.locked, side, state.locked[side] & ~BIT[cell])
        return
    # A side that is still playing has no other sequence beside the broken one.
    state.sequences = replaced(state.sequences, side, ())
    state.locked = replaced(state.locked, side, 0)
    step.emit(event.SequenceBroken(side, broken[0].cells))


_DOINGS: dict[type, Callable[..., None]] = {
    Play: play,
    Exchange: exchange,
    Draw: draw,
    ChooseSequence: choose_sequence,
    Pass: pass_,
    Forfeit: forfeit,
    ClaimCoaching: claim,
    Admit: admit,
    Rule: rule,
    Leave: leave,
    Concede: concede,
}
