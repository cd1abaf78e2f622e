"""A turn of Sequence: exchange a dead card, play a card, settle it, draw, pass on (SEQ-27 to SEQ-35)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from commonroom import engine
from commonroom.engine import Dice, Seat
from commonroom.engine.tuples import replaced

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
from .draft import Draft
from .flow import finish_play, next_turn, note_pass, pass_over_idle_seats, settle_choice
from .lines import register_sequences
from .pile import discard, lapse_by_action, take_card, take_owed_draw
from .state import State
from .talk.coaching import admit, claim, forfeit, rule
from .talk.leaving import concede, leave


def apply(state: State, seat: Seat, action: Action, dice: Dice) -> tuple[State, list[event.Event]]:
    """Settle a legal action; return the new state and the events."""
    draft: Draft = engine.Draft(replace(state), dice)
    DOERS[type(action)](draft, seat, action)
    pass_over_idle_seats(draft)
    return draft.state, draft.events


def play(draft: Draft, seat: Seat, action: Play) -> None:
    """Play a card and place or remove a chip, in the order of catalogue 5.1."""
    # The play counts from here on, even while the choice of its five cells is still open (RUL-SEQ-17).
    draft.state.passed = ()
    lapse_by_action(draft, seat)
    discard(draft, seat, action.card)
    draft.emit(event.CardPlayed(seat, action.card))
    if action.card in draft.state.settings.edition.anti_wild:
        remove_chip(draft, action.cell)
    else:
        place_chip(draft, seat, action.cell)
        register_sequences(draft, seat, action.cell)
    if not draft.state.choice:
        finish_play(draft, seat)


def choose_sequence(draft: Draft, seat: Seat, action: ChooseSequence) -> None:
    """Choose the five cells of a long line, in any order (RUL-SEQ-52)."""
    chosen = set(action.cells)
    settle_choice(draft, seat, next(window for window in draft.state.choice if set(window.cells) == chosen))


def exchange(draft: Draft, seat: Seat, action: Exchange) -> None:
    """Discard a dead card and draw another, in one action (SEQ-50, RUL-SEQ-41); the turn goes on.

    Rules: RUL-SEQ-42, SEQ-52, RUL-SEQ-48.
    """
    lapse_by_action(draft, seat)
    discard(draft, seat, action.card)
    draft.emit(event.DeadCardExchanged(seat, action.card))
    draft.state.exchanged = True
    draft.state.passed = ()
    take_card(draft, seat)


def draw(draft: Draft, seat: Seat, _: Draw) -> None:
    """Draw the card earned by one's last play (SEQ-32)."""
    take_owed_draw(draft, seat)


def pass_(draft: Draft, seat: Seat, _: Pass) -> None:
    """Pass the turn: no card is played and none is drawn (RUL-SEQ-16)."""
    note_pass(draft, seat)
    if draft.state.result is None:
        next_turn(draft)


def place_chip(draft: Draft, seat: Seat, cell: Cell) -> None:
    """Place a chip of the side's colour on the cell (SEQ-28, SEQ-41)."""
    state = draft.state
    side = state.side(seat)
    state.chips = replaced(state.chips, side, state.chips[side] | BIT[cell])
    draft.emit(event.ChipPlaced(side, cell))


def remove_chip(draft: Draft, cell: Cell) -> None:
    """Remove the chip from the cell; nothing takes its place (SEQ-44, SEQ-46, RUL-SEQ-23)."""
    state = draft.state
    side = next(side for side, chips in enumerate(state.chips) if chips & BIT[cell])
    state.chips = replaced(state.chips, side, state.chips[side] & ~BIT[cell])
    draft.emit(event.ChipRemoved(side, cell))
    if state.locked[side] & BIT[cell]:
        break_sequences(draft, side, cell)


def break_sequences(draft: Draft, side: int, cell: Cell) -> None:
    """Break a sequence under the house rule: it no longer counts, and its chips are free again (RUL-SEQ-81)."""
    state = draft.state
    broken = [window for window in state.sequences[side] if cell in window.cells]
    if not broken:  # a chip of its long line, which was only locked with it
        state.locked = replaced(state.locked, side, state.locked[side] & ~BIT[cell])
        return
    # A side that is still playing has no other sequence besides the broken one.
    state.sequences = replaced(state.sequences, side, ())
    state.locked = replaced(state.locked, side, 0)
    draft.emit(event.SequenceBroken(side, broken[0].cells))


DOERS: dict[type, Callable[..., None]] = {
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
