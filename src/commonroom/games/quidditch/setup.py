"""Setup: three shuffled decks, two hands, and the first ball (section 2 of the catalogue)."""

from __future__ import annotations

from commonroom import engine
from commonroom.engine import Dice, Table

from . import events as event
from .box.cards import SLOTS, Ball
from .draft import Draft
from .flow import open_round
from .options import settings
from .state import FULL_HAND, State


def setup(table: Table, dice: Dice) -> State:
    """Shuffle, deal, and let the leader of the first round turn up the first ball (QCG-09 to QCG-13).

    Rules: RUL-QCG-18, RUL-QCG-80.
    """
    chosen = settings(table)
    houses = [dice.shuffle(f"house-{seat}", chosen.decks.house_deck()) for seat in (0, 1)]
    pitch_deck = tuple(dice.shuffle("pitch", chosen.decks.pitch_deck()))
    state = State(
        settings=chosen,
        hands=(tuple(houses[0][:FULL_HAND]), tuple(houses[1][:FULL_HAND])),
        draws=(tuple(houses[0][FULL_HAND:]), tuple(houses[1][FULL_HAND:])),
        pitch_deck=pitch_deck,
        leader=chosen.slytherin,
        round=1,
    )
    draft: Draft = engine.Draft(state, dice)
    open_round(draft)
    state.first_cards = pitch_deck[: len(pitch_deck) - len(state.pitch_deck)]
    return state


def opening(state: State) -> list[event.Event]:
    """Report the first round and its pitch cards; a position written by hand does not know them."""
    if not state.first_cards:
        return []
    leader, taken = state.settings.slytherin, list[Ball]()
    events: list[event.Event] = [event.RoundBegan(1, leader)]
    for card in state.first_cards:
        ball = next((slot for slot in SLOTS.get(card, ()) if slot not in taken), None)
        taken += [ball] if ball else []
        events.append(event.PitchCardDrawn(leader, card, ball))
    return events
