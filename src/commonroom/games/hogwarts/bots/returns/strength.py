"""How a game of the second mode stands for a side."""

from __future__ import annotations

from commonroom.engine import Seat

from ...state import State

# Log odds, fitted to games between greedy bots.
RITUAL, RETURNED, HORCRUX, WEAPON, OWN_TOKEN, DEATH_EATER = 0.5, 1.5, 0.6, 0.5, 1.5, 0.15
"""Weights of the second mode.

A token for the ritual, the return, a destroyed horcrux, a weapon against them, the Stone or the Wand with its owner,
and a death eater on the board.
"""


def strength(state: State, seat: Seat) -> float:
    """Rate the second mode: the return and the Wand against horcruxes, weapons and the Stone."""
    needed = state.world.pack.returns
    items = [token for each in state.mates(seat) for token in state.people[each].items]
    if state.side(seat) == 1:
        total = RITUAL * sum(token in items for token in needed.ritual) + OWN_TOKEN * (needed.voldemort_token in items)
        return total + state.returned * (RETURNED + DEATH_EATER * len(state.death_eaters))
    total = HORCRUX * len(state.destroyed) + OWN_TOKEN * (needed.hero_token in items)
    return total + WEAPON * sum(token in items for token in needed.weapons)
