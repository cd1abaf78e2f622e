"""Tokens that each side may pick up in the second mode (HOG-603, RUL-HOG-153)."""

from __future__ import annotations

from commonroom.engine import Refusal, Seat

from ..pack.ids import Id
from ..state import State
from .sides import is_hero


def take_refusal(state: State, seat: Seat, token: Id) -> Refusal | None:
    """Return why this side may not touch that token, or None."""
    pack = state.world.pack.returns
    if token in {horcrux.token for horcrux in pack.horcrux}:
        return Refusal("RUL-HOG-153", "never_carried")
    match state.board(seat).role:
        case "pettigrew":
            mine = token in pack.ritual
        case "voldemort":
            mine = token == pack.voldemort_token
        case _:
            is_own = token == pack.hero_token and state.people[seat].character == pack.hero
            mine = is_hero(state, seat) and (token in pack.weapons or is_own)
    return None if mine else Refusal("HOG-603", "wrong_side")
