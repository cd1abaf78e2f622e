"""Ends of a walk: what may be entered, and where a move may or must end (section 6).

A step is legal only if the walk can still be finished by the rules: all moves used, or a stop that is allowed.
"""

from __future__ import annotations

from commonroom.engine import Refusal, Seat

from ..board.graph import Ways
from ..mode import Ends, Halt, mode_of
from ..pack.ids import Id
from ..state import State
from ..tasks import Walk
from .meeting import is_met, may_pass

MAY_PASS, MUST_FIGHT = Halt("met"), Halt("met", must=True)


def ends_of(state: State, seat: Seat, pawn: Id | None = None) -> dict[Id, Halt]:
    """Return where this pawn's walk may or must end before all moves are used, and why."""
    ends = dict(mode_of(state).walk_ends(state, seat, pawn))
    pawns = [person.at for person in state.people] + [foe.at for foe in state.death_eaters]
    for place in dict.fromkeys(pawns):
        if is_met(state, seat, place, pawn):  # HOG-114, HOG-115
            passes = not is_forced(ends.get(place)) and may_pass(state, seat, place, pawn)
            ends[place] = MAY_PASS if passes else MUST_FIGHT
    return ends


def is_forced(halt: Halt | None) -> bool:
    return halt is not None and halt.must


def stops_for_goal(state: State, walk: Walk) -> bool:
    """Tell whether only a goal of the game lets this walk end here (HOG-111, RUL-HOG-163)."""
    halt = ends_of(state, walk.seat, walk.pawn).get(walk.path[-1])
    return walk.left > 0 and halt is not None and halt.is_goal


def can_finish(ways: Ways, ends: Ends, here: Id, left: int, visited: frozenset[Id], moved: bool) -> bool:
    """Tell whether a walk that has come this far can end by the rules (RUL-HOG-018)."""
    if left == 0:
        return True
    for there, cost in ways[here].items():
        if there in visited or cost > left:
            continue
        if _leads_on(ways, ends, there, left - cost, visited | {there}, moved or cost > 0):
            return True
    return False


def _leads_on(ways: Ways, ends: Ends, there: Id, left: int, visited: frozenset[Id], moved: bool) -> bool:
    """Tell whether the walk can end on this field, or beyond it; not by free steps alone (RUL-HOG-021)."""
    end = ends.get(there)
    if end is not None and moved:
        return True
    return not is_forced(end) and can_finish(ways, ends, there, left, visited, moved)


def greatest_length(ways: Ways, ends: Ends, here: Id, most: int) -> int:
    """Return the rolled total, or the longest possible walk if there is none of that length (RUL-HOG-019)."""
    forced = {place: end for place, end in ends.items() if end.must}
    visited = frozenset({here})
    return next((length for length in range(most, 0, -1) if can_finish(ways, forced, here, length, visited, False)), 0)


def step_refusal(state: State, walk: Walk, to: Id, ends: Ends | None = None) -> Refusal | None:
    """Return why a step is not possible, or None; `ends` are the walk's, if they are known already."""
    here, ways = walk.path[-1], state.world.ways
    if to not in state.world.fields or to not in ways[here]:
        if to in state.world.fields and state.world.fields[to].kind == "blocked":
            return Refusal("HOG-123", "not_enterable")
        return Refusal("HOG-120", "not_a_neighbour")
    if to in walk.path:
        return Refusal("HOG-113", "visited")
    cost = ways[here][to]
    if cost > walk.left:
        return Refusal("HOG-101", "no_moves_left")
    ends = ends_of(state, walk.seat, walk.pawn) if ends is None else ends
    if _leads_on(ways, ends, to, walk.left - cost, frozenset((*walk.path, to)), walk.steps + cost > 0):
        return None
    return Refusal("HOG-110", "cannot_finish")


def steps_from(state: State, walk: Walk) -> list[Id]:
    """Return the fields that the walk can go on to."""
    ends = ends_of(state, walk.seat, walk.pawn)
    return [to for to in state.world.ways[walk.path[-1]] if step_refusal(state, walk, to, ends) is None]


def stop_refusal(state: State, walk: Walk, ends: Ends | None = None) -> Refusal | None:
    """Return why the move cannot end here, or None; `ends` are the walk's, if they are known already."""
    if len(walk.path) == 1 and walk.left > 0:
        return Refusal("HOG-101", "must_go_on")
    if walk.passing:
        return Refusal("RUL-HOG-036", "must_go_on")
    if walk.left == 0:
        return None
    if walk.steps > 0:
        ends = ends_of(state, walk.seat, walk.pawn) if ends is None else ends
        halt = ends.get(walk.path[-1])
        if halt is not None and not halt.must:
            return None
    return Refusal("HOG-110", "must_go_on")
