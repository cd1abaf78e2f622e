"""How soon Voldemort returns, and how likely he is to catch a Harry who is not ready for him."""

from __future__ import annotations

from functools import lru_cache

from ...pack.ids import Id
from ...returns.horcruxes import DESTROY_CHANCE
from ...returns.sides import dark_seat_of
from ...state import State
from ..walk.distances import FAR, ONE_DIE, Waypoint, nearness, tour, turns_from, way_to


def turns_until_return(state: State, place: Id, tokens: frozenset[Id] = frozenset()) -> float:
    """Return the turns that Pettigrew needs from a place, with these tokens: past all that he lacks, to the pitch."""
    world = state.world
    held = {*state.people[dark_seat_of(state)].items, *tokens}
    missing = {token for token in world.pack.returns.ritual if token not in held}
    stops = sorted(way_to(world, at) for at, here in state.tokens.items() if not missing.isdisjoint(here))
    return turns_from(place, tour(world, tuple(stops), Waypoint((world.places.pitch,)), ONE_DIE), ONE_DIE)


def reached(steps: int) -> float:
    """Return the chance that one die takes somebody this many steps."""
    return min(1.0, max(0, 7 - steps) / 6)


@lru_cache(maxsize=FAR + 1)
def caught_at_a_horcrux(steps: int) -> float:
    """Return the chance that he covers these steps before the horcrux falls: a failed try holds Harry (HOG-631)."""
    if not 0 < steps < FAR:
        return float(steps <= 0)
    later = sum(caught_at_a_horcrux(steps - die) for die in range(1, 7) if die < steps) / 6
    return reached(steps) + (1 - DESTROY_CHANCE) * later


def steps_until(state: State, place: Id) -> int:
    """Return how far Voldemort is from being dangerous in a place: without the Wand he has to fetch it first."""
    world, needed = state.world, state.world.pack.returns
    dark = state.people[dark_seat_of(state)]
    near = nearness(world, (place,))
    wand = next((place for place, tokens in state.tokens.items() if needed.voldemort_token in tokens), dark.home)
    return min(FAR, nearness(world, (wand,))[dark.home] + near[wand])
