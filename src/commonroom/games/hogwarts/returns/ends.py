"""Ends of walks in the second mode (RUL-HOG-157, RUL-HOG-158, RUL-HOG-162, RUL-HOG-163)."""

from __future__ import annotations

from commonroom.engine import Seat

from ..mode import Halt
from ..pack.ids import Id
from ..state import State
from .sides import is_hero

TOWER, HORCRUX, RITUAL = Halt("tower"), Halt("horcrux", is_goal=True), Halt("pitch", must=True)


def walk_ends(state: State, seat: Seat, pawn: Id | None) -> dict[Id, Halt]:
    """Let heroes stop on towers, and with a weapon on horcrux fields; only the ritual stops a walk on the pitch."""
    ends: dict[Id, Halt] = {}
    if pawn is not None:
        return ends
    if is_hero(state, seat):
        places = (horcrux.place for horcrux in state.world.pack.returns.horcrux)
        ends = dict.fromkeys((place for place in places if can_destroy_at(state, seat, place)), HORCRUX)
        ends |= dict.fromkeys(state.world.towers, TOWER)
    elif state.board(seat).role == "pettigrew" and has_ritual(state, seat):
        ends[state.world.places.pitch] = RITUAL
    return ends


def has_ritual(state: State, seat: Seat) -> bool:
    """Tell whether Pettigrew holds all that the ritual needs (HOG-620)."""
    return set(state.world.pack.returns.ritual) <= set(state.people[seat].items)


def horcrux_at(state: State, place: Id) -> Id | None:
    """Return the horcrux on a field; a destroyed one lies nowhere."""
    horcruxes = {horcrux.token for horcrux in state.world.pack.returns.horcrux}
    return next((token for token in state.tokens.get(place, ()) if token in horcruxes), None)


def weapons_of(state: State, seat: Seat) -> list[Id]:
    """Return the player's tokens that destroy horcruxes (HOG-628)."""
    return [token for token in state.people[seat].items if token in state.world.pack.returns.weapons]


def can_destroy_at(state: State, seat: Seat, place: Id) -> bool:
    """Tell whether this hero could try to destroy a horcrux there (HOG-628, HOG-629)."""
    return is_hero(state, seat) and bool(weapons_of(state, seat)) and horcrux_at(state, place) is not None


def has_to_retry(state: State, seat: Seat) -> bool:
    """Tell whether a failed attempt holds this hero here, while there is a horcrux and a weapon (HOG-631)."""
    person = state.people[seat]
    return person.must_retry and can_destroy_at(state, seat, person.at)
