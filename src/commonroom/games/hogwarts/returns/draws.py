"""What fields give in the second mode (HOG-601, HOG-627, HOG-747, RUL-HOG-157, RUL-HOG-165)."""

from __future__ import annotations

from commonroom.engine import Refusal, Seat

from ..effects.vocabulary import Deck
from ..state import State
from .sides import is_hero, is_voldemort
from .stops import horcrux_at

USED_DECKS = ("spell", "potion")


def draws(state: State, seat: Seat, deck: Deck) -> bool:
    """Tell whether a draw is allowed: spells and potions only, and none for Voldemort himself."""
    return deck in USED_DECKS and not is_voldemort(state, seat)


def room_refusal(state: State, seat: Seat, what: str) -> Refusal | None:
    """Refuse other decks, and floo powder to all but heroes who need it."""
    if what != "floo":
        if what in USED_DECKS:
            return None
        return Refusal("RUL-HOG-157", "unused_deck", "that deck is not used in this mode")
    if not (state.settings.floo_refill and is_hero(state, seat)):
        return Refusal("RUL-HOG-165", "no_floo_here", "there is no floo powder to be had here")
    if state.people[seat].floo_powder > 0 or not any(horcrux_at(state, place) for place in state.world.floo_places):
        return Refusal(
            "RUL-HOG-165", "floo_not_needed", "floo powder is for whoever has none while a horcrux is far away"
        )
    return None
