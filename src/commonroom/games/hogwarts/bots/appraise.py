"""How good a state looks for each seat, when a search has to stop somewhere."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from commonroom.engine import Outcome, Seat

from ..options import RETURNS
from ..state import State
from .prospects import prospects

# Logarithms of odds, fitted to games between greedy bots.
POINTS, MISSIONS, MATCH = 2.2, 0.4, 0.5
"""All the points that the goal asks for, all its missions, the match that it asks for."""
PROSPECTS = 2.3
"""What the own missions are worth as things are, as a part of these points: where everything lies, which cards and HP
there are for their fights. So cards, HP and ways count by what they are good for."""
CARD, ENOUGH = 0.04, 12
"""Each spell, potion and book besides, up to so many."""
HALFWAY = 1.8
"""Where those who play against the game itself have even chances."""

RITUAL, RETURNED, HORCRUX, WEAPON, OWN_TOKEN, DEATH_EATER = 0.5, 1.5, 0.6, 0.5, 1.5, 0.15
"""In the second mode: a token for the ritual, the return, a destroyed horcrux, a weapon against them, the Stone or the
Wand with whom it belongs to, a death eater on the board."""


def appraise(state: State) -> tuple[float, ...]:
    """The chances of each seat's side, or how the game ended."""
    sides = state.settings.sides
    if state.result is not None:
        return _ended(state.result, sides)
    leaders = [sides.index(side) for side in sorted(set(sides))]
    strengths = [
        _dark_and_light(state, seat) if state.settings.edition == RETURNS else strength(state, seat) for seat in leaders
    ]
    if len(strengths) == 1:
        strengths.append(HALFWAY)
    weights = [exp(each - max(strengths)) for each in strengths]
    return tuple(weights[side] / sum(weights) for side in sides)


def _ended(result: Outcome, sides: Sequence[int]) -> tuple[float, ...]:
    """The winners share the victory; where several sides drew, all share; against the game one has lost."""
    winning = {sides[seat] for seat in result.winners}
    if not winning and len(set(sides)) > 1:
        return (1 / len(set(sides)),) * len(sides)
    return tuple(1 / len(winning) if side in winning else 0.0 for side in sides)


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


def _dark_and_light(state: State, seat: Seat) -> float:
    """The second mode: the return and the Wand against horcruxes, weapons and the Stone."""
    needed = state.world.pack.returns
    items = [token for each in state.mates(seat) for token in state.people[each].items]
    if state.side(seat) == 1:
        total = RITUAL * sum(token in items for token in needed.ritual) + OWN_TOKEN * (needed.voldemort_token in items)
        return total + state.returned * (RETURNED + DEATH_EATER * len(state.death_eaters))
    total = HORCRUX * len(state.destroyed) + OWN_TOKEN * (needed.hero_token in items)
    return total + WEAPON * sum(token in items for token in needed.weapons)
