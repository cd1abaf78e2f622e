"""Cards that are used before the roll, and what they gain."""

from __future__ import annotations

from ...effects.vocabulary import Discard, Effects, PassPlayers, Special
from ...walk.meeting import is_met
from ..mind import Mind
from ..walk.distances import nearness

DANGER = 8
"""Steps within which somebody in the way may be met this turn."""


def card_gain(mind: Mind, effects: Effects) -> float:
    """Return the gain of a card that is used at the start of a turn."""
    gain = 0.0
    for effect in effects:
        match effect:
            case Special("summon_item", amount):
                gain += _summoned(mind, amount)
            case PassPlayers():
                gain += 1.5 * _in_the_way(mind)
            case Discard(who="chosen_player"):
                gain += 2.0 if any(not mind.state.are_mates(mind.seat, seat) for seat in mind.state.seats) else -1.0
    return gain


def _summoned(mind: Mind, reach: int) -> float:
    """Return half the worth of the best token within reach, because one may get it anyway."""
    near = nearness(mind.world, (mind.me.at,))
    tokens = [token for place, here in mind.state.tokens.items() if near[place] <= reach for token in here]
    return max(map(mind.token, tokens), default=0.0) / 2


def _in_the_way(mind: Mind) -> int:
    """Count the places where somebody might stop the walk."""
    near, state = nearness(mind.world, (mind.me.at,)), mind.state
    places = {person.at for person in state.people} | {foe.at for foe in state.death_eaters}
    return sum(0 < near[place] <= DANGER and is_met(state, mind.seat, place) for place in places)
