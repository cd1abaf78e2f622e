"""The opening of a round: the leader turns up pitch cards (sections 4, 5 and 8 of the catalogue)."""

from __future__ import annotations

from commonroom.engine.tuples import replaced

from . import events as event
from .box.cards import SLOTS, Ball, PitchCard
from .draft import Draft
from .state import in_slot_order


def set_pitch(draft: Draft) -> None:
    """Draw a ball unless a Quaffle is left over (QCG-31); begin the chase for the Snitch once the deck is empty.

    Rules: QCG-30, RUL-QCG-21.
    """
    state = draft.state
    if state.settings.final_chase and not state.chase and not state.pitch_deck and "SN" in state.pitch:  # RUL-QCG-54
        state.chase = True
        draft.emit(event.ChaseBegan())
    if "Q" not in state.pitch:
        draw_ball(draft)


def draw_ball(draft: Draft) -> None:
    """Turn up pitch cards until a ball comes into play or the deck is empty (RUL-QCG-22, RUL-QCG-25).

    Rules: QCG-65, RUL-QCG-19.
    """
    state = draft.state
    recycled = False
    while True:
        if not state.pitch_deck and state.settings.recycle_bludgers and state.pitch_discard and not recycled:
            recycled = True
            recycle(draft)
        if not state.pitch_deck:
            return
        card, state.pitch_deck = state.pitch_deck[0], state.pitch_deck[1:]
        if turn_up(draft, card) is not None:
            return


def turn_up(draft: Draft, card: PitchCard) -> Ball | None:
    """Turn up a pitch card: a Free Goal, a ball for a free slot, or one too many; return the slot that it went to."""
    state = draft.state
    ball = next((slot for slot in SLOTS.get(card, ()) if slot not in state.pitch), None)
    draft.emit(event.PitchCardDrawn(state.leader, card, ball))
    if card == "free_goal":  # QCG-64
        state.won = replaced(state.won, state.leader, (*state.won[state.leader], card))
    elif ball is None:  # QCG-32, RUL-QCG-23
        state.pitch_discard = (*state.pitch_discard, card)
    else:
        state.pitch = in_slot_order((*state.pitch, ball))
    return ball


def recycle(draft: Draft) -> None:
    """Reshuffle the pitch discard into a new deck, where the option says so (RUL-QCG-50)."""
    state = draft.state
    state.pitch_deck = tuple(draft.dice.shuffle("pitch", sorted(state.pitch_discard)))
    state.pitch_discard = ()
    draft.emit(event.PitchReshuffled(len(state.pitch_deck)))
