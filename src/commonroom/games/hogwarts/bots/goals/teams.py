"""Teams that gather on the place of their mission, near or far away."""

from __future__ import annotations

from ...missions.needs import members
from ...pack.ids import Id
from ..mind import Mind
from .goal import Goal
from .planning import can_pay


def waits_well(mind: Mind) -> bool:
    """Tell whether this member should wait here, on the mission's place, for others who are still to come."""
    goal = mind.best_goal
    return goal is not None and waits_for(mind, goal, mind.me.at, frozenset())


def waits_for(mind: Mind, goal: Goal, place: Id, tokens: frozenset[Id]) -> bool:
    """Tell whether to wait there for the team with these tokens, which makes sense if all others can come too."""
    if not goal.apart or goal.wait or not tokens.issuperset(goal.stops):
        return False
    if not mind.world.is_at(place, goal.mission.place) or not _others_can_come(mind, goal):
        return False
    return goal.worth_now() > goal.worth(2.0)


def _others_can_come(mind: Mind, goal: Goal) -> bool:
    """Tell whether all others can get to the place, so that nobody waits there in vain."""
    state, place = mind.state, goal.mission.place
    how = mind.world.fields[place].reached_by
    others = (mate for mate in members(state, mind.seat) if mate != mind.seat)
    return all(mind.world.is_at(state.people[mate].at, place) or can_pay(state, mate, how) for mate in others)
