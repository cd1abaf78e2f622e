"""The worth of meeting somebody: fights with other players and with death eaters."""

from __future__ import annotations

from commonroom.engine import Seat

from ...fights.clash import DEATH_EATER_POINTS
from ...fights.odds.previews import death_eater_chance, player_chance
from ...pack.ids import Id
from ..mind import Mind
from ..walk.ends import End

PLAIN_PRIZE = 3.0
"""What a fight among players can win or lose in any case: a card, or floo powder."""


def held_at(mind: Mind, end: End, met: Id) -> frozenset[Id]:
    """Return what one has at the end of a walk. A person there is met before tokens are picked up (RUL-HOG-039)."""
    too_late = mind.state.tokens.get(met, ()) if end.place == met else ()
    return frozenset(mind.me.items) | end.tokens - {*too_late}


def against_death_eater(mind: Mind, foe: Id) -> float:
    """Rate a fight for 20 points, with the risk of being knocked out (HOG-305, HOG-306)."""
    chance = death_eater_chance(mind.state, mind.seat, foe)
    return chance * DEATH_EATER_POINTS * mind.thirst - (1 - chance) * mind.loss - 2.5 * mind.hp_worth


def against_player(mind: Mind, other: Seat) -> float:
    """Rate what the winner takes from the loser, and the HP that it costs (HOG-285, HOG-293)."""
    state = mind.state
    chance = player_chance(state, mind.seat, other)
    mine, theirs = state.people[mind.seat].items, state.people[other].items
    won = max([PLAIN_PRIZE, *map(mind.token, theirs)])
    lost = max([PLAIN_PRIZE, *(mind.token(token) for token in mine)])
    hp = 1.3 if state.settings.is_underage else 3.0
    return chance * won - (1 - chance) * lost - hp * mind.hp_worth
