"""Walking step by step: what may be entered, where a move may or must end (section 6).

A step is legal only if the walk can still be finished by the rules: all moves used, or a stop that is allowed.
"""

from __future__ import annotations

from typing import Literal

from commonroom.engine import Refusal, Seat

from ..board.graph import Ways
from ..mode import Ends, mode_of
from ..pack.ids import Id
from ..state import State
from ..tasks import Walk
from .meeting import is_met, may_pass


def ends_of(state: State, seat: Seat, pawn: Id | None = None) -> dict[Id, Literal["may", "must"]]:
    """Where this pawn's walk may or must end before all moves are used."""
    ends = dict(mode_of(state).walk_ends(state, seat, pawn))
    pawns = [person.at for person in state.people] + [foe.at for foe in state.death_eaters]
    for place in pawns:
        if ends.get(place) != "must" and is_met(state, seat, place, pawn):  # HOG-114, HOG-115
            ends[place] = "may" if may_pass(state, seat, place, pawn) else "must"
    return ends


def stops_for_goal(state: State, walk: Walk) -> bool:
    """Tell whether only a mission, or a horcrux, lets this walk end here (HOG-111, RUL-HOG-163)."""
    if walk.left == 0 or is_met(state, walk.seat, walk.path[-1], walk.pawn):
        return False
    return mode_of(state).stops_for_goal(state, walk)


def can_finish(ways: Ways, ends: Ends, here: Id, left: int, visited: frozenset[Id], moved: bool) -> bool:
    """Whether a walk that has come this far can end by the rules."""
    if left == 0:
        return True
    for there, cost in ways[here].items():
        if there in visited or cost > left:
            continue
        if _leads_on(ways, ends, there, left - cost, visited | {there}, moved or cost > 0):
            return True
    return False


def _leads_on(ways: Ways, ends: Ends, there: Id, left: int, visited: frozenset[Id], moved: bool) -> bool:
    """Whether the walk can end on this field, or beyond it; not by free steps alone (RUL-HOG-021)."""
    end = ends.get(there)
    if end is not None and moved:
        return True
    return end != "must" and can_finish(ways, ends, there, left, visited, moved)


def greatest_length(ways: Ways, ends: Ends, here: Id, most: int) -> int:
    """The rolled total, or the longest walk there is where none of that length can be made (RUL-HOG-019)."""
    forced = {place: end for place, end in ends.items() if end == "must"}
    visited = frozenset({here})
    return next((length for length in range(most, 0, -1) if can_finish(ways, forced, here, length, visited, False)), 0)


def step_refusal(state: State, walk: Walk, to: Id) -> Refusal | None:
    """Why a step is not possible, or None."""
    here, ways = walk.path[-1], state.world.ways
    if to not in state.world.fields or to not in ways[here]:
        if to in state.world.fields and state.world.fields[to].kind == "blocked":
            return Refusal("HOG-123", "not_enterable", "that place cannot be entered; the fields beside it count as it")
        return Refusal("HOG-120", "not_a_neighbour", "no way leads there from here")
    if to in walk.path:
        return Refusal("HOG-113", "visited", "no field is entered twice in one move")
    cost = ways[here][to]
    if cost > walk.left:
        return Refusal("HOG-101", "no_moves_left", "all moves are used")
    if _ends_with(state, walk, to, cost):
        return None
    return Refusal("HOG-110", "cannot_finish", "from there the whole roll could not be used")


def _ends_with(state: State, walk: Walk, to: Id, cost: int) -> bool:
    ends, visited = ends_of(state, walk.seat, walk.pawn), frozenset((*walk.path, to))
    return _leads_on(state.world.ways, ends, to, walk.left - cost, visited, walk.steps + cost > 0)


def steps_from(state: State, walk: Walk) -> list[Id]:
    """Where the walk can go on to."""
    ways, ends = state.world.ways, ends_of(state, walk.seat, walk.pawn)
    visited = frozenset(walk.path)
    possible = []
    for there, cost in ways[walk.path[-1]].items():
        if there in visited or cost > walk.left:
            continue
        if _leads_on(ways, ends, there, walk.left - cost, visited | {there}, walk.steps + cost > 0):
            possible.append(there)
    return possible


def stop_refusal(state: State, walk: Walk) -> Refusal | None:
    """Why the move cannot end here, or None."""
    if len(walk.path) == 1 and walk.left > 0:
        return Refusal("HOG-101", "must_go_on", "the move has not begun")
    if walk.passing:
        return Refusal("RUL-HOG-036", "must_go_on", "a token was taken in passing: where one fights, none is taken")
    if walk.left == 0:
        return None
    place = walk.path[-1]
    if walk.steps > 0 and ends_of(state, walk.seat, walk.pawn).get(place) == "may":
        return None
    return Refusal(
        "HOG-110", "must_go_on", "the whole roll has to be used; one stops early only on towers and missions"
    )
