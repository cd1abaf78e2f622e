"""Distances in turns: to single places, and for tours over several."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from ...pack.ids import Id
from ...pack.world import World

PACE, ONE_DIE = 7.0, 3.5
"""Fields per turn with two dice, and with one."""
FAR = 60
"""A distance as good as out of reach."""
TRIP = 0.4
"""Share of a turn that a trip or a mission costs: the rest of the roll is lost."""
NOOK = 2
"""Most fields behind a single one that make a nook."""


class Waypoint(NamedTuple):
    """A destination: any of these fields will do. `extra` are turns on top of the way."""

    fields: tuple[Id, ...]
    extra: float = 0.0


@lru_cache(maxsize=4096)
def nearness(world: World, fields: tuple[Id, ...]) -> dict[Id, int]:
    """Return the steps from every field to the nearest of these."""
    near: dict[Id, int] = {}
    for place in world.fields:
        steps = [far for field in fields if (far := world.distance(place, field)) is not None]
        near[place] = min(steps, default=FAR)
    return near


@lru_cache(maxsize=16)
def remoteness(world: World) -> dict[Id, int]:
    """Return the steps from every walkable field to the farthest other one."""
    fields = [field.id for field in world.fields.values() if field.is_walkable and field.board != "board2"]
    return {here: max(world.distance(here, there) or 0 for there in fields) for here in fields}


def is_dead_end(world: World, place: Id) -> bool:
    """Tell whether a single way leads there: nobody passes it, and the roll has to fit exactly (HOG-110, HOG-113)."""
    return len(world.ways[place]) == 1


@lru_cache(maxsize=1024)
def is_nook(world: World, place: Id) -> bool:
    """Tell whether a single field leads there, with little room behind it: most rolls of one die do not fit."""
    return any(len(_behind(world, gate, place)) <= NOOK for gate in world.ways[place])


def _behind(world: World, gate: Id, place: Id) -> set[Id]:
    """Return the fields that can be reached from a place without passing the gate."""
    found, new = {place}, [place]
    while new:
        fields = {there for here in new for there in world.ways[here]} - found - {gate}
        found |= fields
        new = sorted(fields)
    return found


def way_to(world: World, place: Id) -> Waypoint:
    """Return the way to a place: on foot, by floo powder from a tower, or by portkey from the pitch."""
    match world.fields[place].reached_by:
        case "floo":
            return Waypoint(world.towers, TRIP)
        case "portkey":
            return Waypoint((world.places.pitch,), TRIP)
    return Waypoint(world.standing_for(place))


class Leg(NamedTuple):
    """A first field of a tour, and the turns for the rest from there."""

    near: dict[Id, int]
    rest: float


@lru_cache(maxsize=20_000)
def tour(world: World, stops: tuple[Waypoint, ...], last: Waypoint, pace: float = PACE) -> tuple[Leg, ...]:
    """Return the best tours over all stops in any order and then to the last one, by where they begin."""
    best: dict[Id, float] = {}
    for order in permutations(stops):
        rests = dict.fromkeys(last.fields, last.extra)
        for stop in reversed(order):
            rests = {
                here: stop.extra + min(nearness(world, (there,))[here] / pace + rest for there, rest in rests.items())
                for here in stop.fields
            }
        for field, rest in rests.items():
            best[field] = min(rest, best.get(field, rest))
    if not stops or len(set(best.values())) == 1:  # it makes no difference where it begins
        return (Leg(nearness(world, tuple(best)), min(best.values())),)
    return tuple(Leg(nearness(world, (field,)), rest) for field, rest in best.items())


def turns_from(place: Id, legs: tuple[Leg, ...], pace: float = PACE) -> float:
    """Return the turns that a tour takes from this field."""
    return min(leg.near[place] / pace + leg.rest for leg in legs)
