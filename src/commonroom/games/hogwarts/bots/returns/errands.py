"""Aims of a hero in the second mode: a weapon, horcruxes, the Stone, and in the end Voldemort."""

from __future__ import annotations

from ...pack.ids import Id
from ...returns.ends import horcrux_at, weapons_of
from ...returns.sides import dark_seat_of
from ..mind import Mind
from ..walk.distances import FAR, ONE_DIE, PACE, Waypoint, nearness, remoteness
from ..walk.ends import End
from .danger import caught_at_a_horcrux, steps_until, turns_until_return

PERIL = 8.0
"""Cost, in turns, of being caught by Voldemort at a horcrux."""
LATE = 4.0
"""Turns by which Voldemort may get the Wand, which is hard to hit, before Harry with the Stone gives up the chase."""
TAKEN = 3.0
"""Turns by which a horcrux counts as farther if an armed friend is nearer to it."""
TRIP, NO_FLOO = 0.3, 2.0
"""Turns for a trip, and for getting floo powder."""
TRIES, EARLY = 2.4, 1.0
"""Average turns for a horcrux (HOG-629), and turns by which Harry wants to be back before Voldemort."""
SAFE = 2.0
"""Turns added to a place out of Voldemort's reach, to keep it for later, while he is not back."""


def armed(mind: Mind, end: End) -> bool:
    return bool(weapons_of(mind.state, mind.seat)) or any(
        token in mind.world.pack.returns.weapons for token in end.tokens
    )


def errand(mind: Mind, end: End) -> float:
    """Return how many turns away this hero's next aim is."""
    if awaits_return(mind):
        return remoteness(mind.world).get(end.place, FAR) / PACE
    aims = _aims_of_harry(mind, end) if _is_harry(mind) and mind.state.returned else _aims(mind, end)
    return min((nearness(mind.world, aim.fields)[end.place] / PACE + aim.extra for aim in aims), default=0.0)


def awaits_return(mind: Mind) -> bool:
    """Tell whether a Harry without friends should stay in the middle, since the Stone will be put far from him."""
    return mind.remember(awaits_return, lambda: _awaits_return(mind))


def _awaits_return(mind: Mind) -> bool:
    state, world = mind.state, mind.world
    if state.returned or not _is_harry(mind) or len(state.mates(mind.seat)) > 1:
        return False
    left = turns_until_return(state, state.people[dark_seat_of(state)].at)
    here, middle = End(mind.place, frozenset()), min(remoteness(world).values())

    def and_back(aim: Waypoint) -> float:
        back = min(remoteness(world).get(field, 0) for field in aim.fields) - middle
        tries = TRIES if armed(mind, here) else 0.0
        return nearness(world, aim.fields)[mind.place] / PACE + tries + back / PACE

    return all(and_back(aim) > left - EARLY for aim in _aims(mind, here))


def _is_harry(mind: Mind) -> bool:
    return mind.me.character == mind.world.pack.returns.hero


def _aims_of_harry(mind: Mind, end: End) -> list[Waypoint]:
    """Return Harry's aims after the return: the Stone, then Voldemort if he can be beaten, otherwise horcruxes."""
    state, needed = mind.state, mind.world.pack.returns
    if needed.hero_token not in (*mind.me.items, *end.tokens):
        return [Waypoint((place,)) for place, here in state.tokens.items() if needed.hero_token in here]
    if len(state.destroyed) == len(needed.horcrux) or _in_time(mind, end):
        return [Waypoint((state.people[dark_seat_of(state)].at,))]
    return _aims(mind, end)


def _in_time(mind: Mind, end: End) -> bool:
    """Tell whether Voldemort may be met before he has the Wand."""
    state, world = mind.state, mind.world
    dark = state.people[dark_seat_of(state)]
    wand = tuple(place for place, here in state.tokens.items() if world.pack.returns.voldemort_token in here)
    if not wand:
        return False
    return nearness(world, (dark.at,))[end.place] / PACE <= nearness(world, wand)[dark.at] / ONE_DIE + LATE


def _aims(mind: Mind, end: End) -> list[Waypoint]:
    """Return a weapon as the aim of an unarmed hero; of an armed one, horcruxes to which no friend is nearer."""
    state, world, weapons = mind.state, mind.world, mind.world.pack.returns.weapons
    if armed(mind, end):
        return [_to_horcrux(mind, place, end) for place in state.tokens if horcrux_at(state, place) is not None]
    lying = [place for place, here in state.tokens.items() if any(token in weapons for token in here)]
    if lying:
        return [Waypoint((place,)) for place in lying]
    return [Waypoint(tuple(field.id for field in world.fields.values() if field.kind == "hp"))]


def _to_horcrux(mind: Mind, place: Id, end: End) -> Waypoint:
    """Return the way to a horcrux, longer if an armed friend is nearer to it or Voldemort may come."""
    state, world = mind.state, mind.world
    if world.fields[place].reached_by != "walking":
        return _by_floo(mind)
    near = nearness(world, (place,))
    friends = (seat for seat in state.mates(mind.seat) if seat != mind.seat and weapons_of(state, seat))
    taken = any(near[state.people[seat].at] < near[mind.place] for seat in friends)
    return Waypoint((place,), TAKEN * taken + PERIL * _peril(mind, place, near[end.place] / PACE))


def _by_floo(mind: Mind) -> Waypoint:
    """Return the way by floo powder from any tower; Harry keeps such a place for when nowhere else is safe."""
    state, world = mind.state, mind.world
    if not mind.me.floo_powder:
        return Waypoint(tuple(tower for tower in world.towers if world.fields[tower].common_room is not None), NO_FLOO)
    return Waypoint(world.towers, TRIP + SAFE * (_is_harry(mind) and not state.returned))


def _peril(mind: Mind, place: Id, turns: float) -> float:
    """Return the chance that Voldemort, who comes nearer meanwhile, catches Harry there after this many turns."""
    if not (mind.state.returned and _is_harry(mind)):
        return 0.0
    return caught_at_a_horcrux(int(steps_until(mind.state, place) - ONE_DIE * turns))
