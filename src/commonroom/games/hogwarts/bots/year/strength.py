"""How a game of the first mode stands for a side."""

from __future__ import annotations

from commonroom.engine import Seat

from ...state import State
from ..prospects import prospects

# Logarithms of odds, fitted to games between greedy bots.
POINTS, MISSIONS, MATCH = 2.2, 0.4, 0.5
"""All the points that the goal asks for, all its missions, the match that it asks for."""
PROSPECTS = 2.3
"""What the own missions are worth as things are, as a part of these points: where everything lies, which cards and HP
there are for their fights. So cards, HP and ways count by what they are good for."""
CARD, ENOUGH = 0.04, 12
"""Each spell, potion and book besides, up to so many."""


def strength(state: State, seat: Seat) -> float:
    """How far a player, or a team, has come on the way to the end of the game, and how the rest of it looks."""
    goal, team = state.settings.goal, state.mates(seat)
    total = POINTS * min(state.points(seat) / goal.points, 1.5)
    total += MISSIONS * min(state.missions_done(seat) / goal.missions, 1.0)
    total += MATCH * any(state.people[each].matches for each in team) * state.settings.match_needed
    for each in team:
        total += PROSPECTS / len(team) * prospects(state, each) / goal.points
        total += CARD / len(team) * min(len(state.people[each].hand), ENOUGH)
    return total
