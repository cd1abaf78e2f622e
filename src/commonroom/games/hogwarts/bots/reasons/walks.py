"""Why a walk should end at a field: the leading term of its worth."""

from __future__ import annotations

from commonroom.engine.reasons import Reason

from ...fights.odds.previews import clash_chance, player_chance
from ...pack.ids import Id
from ...walk.meeting import foe_at, opponents_at
from ..goals.goal import Goal
from ..mind import Mind
from ..walk.ends import End
from ..walk.stops import attempt, field_value
from . import kinds as because

CLEARLY = 1.0
"""House points by which a field has to outweigh the way ahead, to be named for its own sake."""


def heading(mind: Mind, end: End) -> Reason | None:
    """Name what is best about ending there; the terms are those of `stops.end_value`."""
    state, seat, place = mind.state, mind.seat, end.place
    foe = foe_at(state, seat, place)
    if foe is not None:
        board = mind.world.characters[foe]
        return because.Clashes(because.percent(clash_chance(state, seat, board, board.hp, 2, "death_eater")))
    if others := opponents_at(state, seat, place):
        return because.Clashes(because.percent(max(player_chance(state, seat, other) for other in others)))
    here = end.tokens | {token for token in state.tokens.get(place, ()) if mind.token(token) > 0}
    for token in sorted(here):
        if (goal := goal_for(mind, token)) is not None:
            return because.Fetches(token, goal.mission.id)
    later = mind.goal_worth.value(place, here)
    goal = best_goal(mind, place, here)
    if goal is not None and attempt(mind, place, place, here) > later and goal.mission.place == place:
        return because.Reaches(goal.mission.id, goal.mission.points)
    if field_value(mind, place) > later - mind.prospects + CLEARLY:
        return because.Gives(place)
    if goal is None:
        return None
    turns = goal.turns(mind.world, place, here)
    return because.Heads(goal.mission.id, goal.mission.points, max(1, round(turns)))


def best_goal(mind: Mind, place: Id, got: frozenset[Id]) -> Goal | None:
    """Return the goal that is worth most from a place; None if none is worth anything."""
    rated = [(goal.worth(goal.turns(mind.world, place, got)), goal) for goal in mind.goal_worth.goals]
    worth, goal = max(rated, key=lambda each: each[0], default=(0.0, None))
    return goal if worth > 0 else None


def goal_for(mind: Mind, token: Id) -> Goal | None:
    """Return a goal that still lacks a token."""
    return next((goal for goal in mind.goal_worth.all_goals if token in goal.stops), None)
