"""What fields give in the second mode (HOG-601, HOG-611, HOG-627, HOG-747, RUL-HOG-157, RUL-HOG-165)."""

from __future__ import annotations

from commonroom.engine import Refusal, Seat

from ..effects.vocabulary import Deck, Draw, Effects
from ..pack.ids import Id
from ..state import State
from ..walk.field import extra_draw
from .edition import choices
from .ends import horcrux_at
from .sides import is_hero, is_voldemort

USED_DECKS: tuple[Deck, ...] = ("spell", "potion")
"""All others stay in the box (HOG-601); there are no matches either (RUL-HOG-157)."""


def decks(_: State) -> tuple[Deck, ...]:
    """Return the decks that this mode uses."""
    return USED_DECKS


def draws(state: State, seat: Seat, deck: Deck) -> bool:
    """Tell whether a draw is allowed: spells and potions only, and none for Voldemort himself."""
    return deck in USED_DECKS and not is_voldemort(state, seat)


def stop_effects(state: State, seat: Seat, place: Id, pawn: Id | None) -> Effects:
    """Return what a field still does: nothing for Voldemort, its symbol for death eaters, never an unused deck.

    A duel is such a deck, so duel fields cause no fights (HOG-611).
    """
    field = state.world.fields[place]
    if pawn is not None:
        symbol = field.draws if choices(state).death_eaters_draw else None
        return (Draw(symbol),) if symbol in USED_DECKS else ()
    if is_voldemort(state, seat):
        return ()
    effects = (*field.on_stop, *extra_draw(state, seat, place))
    return tuple(effect for effect in effects if not isinstance(effect, Draw) or draws(state, seat, effect.deck))


def room_refusal(state: State, seat: Seat, what: str) -> Refusal | None:
    """Refuse other decks, and floo powder to all but heroes who need it."""
    if what != "floo":
        if what in USED_DECKS:
            return None
        return Refusal("RUL-HOG-157", "unused_deck")
    if not (choices(state).floo_refill and is_hero(state, seat)):
        return Refusal("RUL-HOG-165", "no_floo_here")
    if state.people[seat].floo_powder > 0 or not any(horcrux_at(state, place) for place in state.world.floo_places):
        return Refusal("RUL-HOG-165", "floo_not_needed")
    return None
