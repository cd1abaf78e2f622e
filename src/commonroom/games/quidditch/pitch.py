"""The opening of a round: the leader turns up pitch cards (sections 4, 5 and 8 of the catalogue)."""

from __future__ import annotations

from . import events as event
from .cards import SLOTS, Ball, PitchCard
from .state import in_slot_order, replaced
from .table import Round


def set_pitch(step: Round) -> None:
    """A ball is drawn unless a Quaffle is left over (QCG-31); with an empty deck the chase for the Snitch begins."""
    state = step.state
    if state.settings.final_chase and not state.chase and not state.pitch_deck and "SN" in state.pitch:  # RUL-QCG-54
        state.chase = True
        step.emit(event.ChaseBegan())
    if "Q" not in state.pitch:
        draw_ball(step)


def draw_ball(step: Round) -> None:
    """Until one ball comes into play, or there are no more cards (RUL-QCG-22, RUL-QCG-25)."""
    state = step.state
    recycled = False
    while True:
        if not state.pitch_deck and state.settings.recycle_bludgers and state.pitch_discard and not recycled:
            recycled = True
            recycle(step)
        if not state.pitch_deck:
            return
        card, state.pitch_deck = state.pitch_deck[0], state.pitch_deck[1:]
        if turn_up(step, card) is not None:
            return


def turn_up(step: Round, card: PitchCard) -> Ball | None:
    """A pitch card: a Free Goal for the leader, a ball for a free slot, or one too many; the slot it went to."""
    state = step.state
    ball = next((slot for slot in SLOTS.get(card, ()) if slot not in state.pitch), None)
    step.emit(event.PitchCardDrawn(state.leader, card, ball))
    if card == "free_goal":  # QCG-64
        state.won = replaced(state.won, state.leader, (*state.won[state.leader], card))
    elif ball is None:  # QCG-32, RUL-QCG-23
        state.pitch_discard = (*state.pitch_discard, card)
    else:
        state.pitch = in_slot_order((*state.pitch, ball))
    return ball


def recycle(step: Round) -> None:
    """At some tables the pitch discard is shuffled and used again (RUL-QCG-50)."""
    state = step.state
    state.pitch_deck = tuple(step.dice.shuffle("pitch", sorted(state.pitch_discard)))
    state.pitch_discard = ()
    step.emit(event.PitchReshuffled(len(state.pitch_deck)))
