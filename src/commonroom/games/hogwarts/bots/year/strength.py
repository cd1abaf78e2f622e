"""How a game of the first mode stands for a side."""

from __future__ import annotations

from commonroom.engine import Seat

from ...state import State
from ..goals.prospects import prospects

# Log odds, fitted to games between greedy bots.
POINTS, MISSIONS, MATCH = 2.2, 0.4, 0.5
"""Weights of all the points that the goal asks for, all its missions, and the match."""
PROSPECTS = 2.3
"""Weight of the present value of a seat's missions, as a share of those points.

The value depends on where everything lies, and on the cards and HP for their fights, so cards, HP and ways count by
their use.
"""
CARD, ENOUGH = 0.04, 12
"""Weight of each spell, potion and book besides, and the number up to which they count."""


def strength(state: State, seat: Seat) -> float:
    """Return how far a player, or a team, is on the way to the end of the game, and how good the rest looks."""
    goal, team = state.settings.goal, state.mates(seat)
    total = POINTS * min(state.points(seat) / goal.points, 1.5)
    total += MISSIONS * min(state.missions_done(seat) / goal.missions, 1.0)
    total += MATCH * any(state.people[each].matches for each in team) * state.settings.match_needed
    for each in team:
        total += PROSPECTS / len(team) * prospects(state, each) / goal.points
        total += CARD / len(team) * min(len(state.people[each].hand), ENOUGH)
    return total
