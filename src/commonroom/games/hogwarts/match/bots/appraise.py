"""Ratings of a state for each side, for a search that has to stop somewhere."""

from __future__ import annotations

from functools import cache
from math import exp

from commonroom.engine import Seat
from commonroom.engine.tuples import other

from ...board.map import Spot
from ...effects.vocabulary import Seeker, SeekerExtraDie, SeekerOpp
from ..actions import BEATERS, CHASERS
from ..state import Held, State

GOAL = 1.37
THREAT = 0.8
SAFE = 0.23
"""The Quaffle in the hands of one's own keeper."""
CHASER, KEEPER, BEATER, BLUDGER = 0.24, 1.85, 0.43, 0.32
"""Weights of the first round as log odds, fitted to the results of hundreds of bots' matches."""
LAST_CHASER = 0.2
"""Additional disadvantage of having only one chaser left."""
SCORES = 15 / 36
"""Chance that a shot beats the keeper (HOG-434)."""
CARD_IN_CHASE = 3.0
"""Worth in fields of a quidditch card that is still to be drawn."""
SURE = 0.02
"""Least doubt before the end: nothing is quite certain."""


def appraise(state: State) -> tuple[float, float]:
    """Return the winning chances of both sides, or the result once the match is over."""
    if state.result is not None:
        winner = state.result.winners[0]
        return 1.0 - winner, float(winner)
    chance = _first_round(state) if state.won_first is None else _chase(state)
    chance = min(1 - SURE, max(SURE, chance))
    return chance, 1 - chance


def _first_round(state: State) -> float:
    """Rate who will win the first round, and what that is worth in the second."""
    odds = _standing(state, 0) - _standing(state, 1)
    won = 1 / (1 + exp(-odds))
    track = state.settings.pitch.track
    mine, yours = (CARD_IN_CHASE * goals for goals in state.goals)
    if_won = lap_chance(_fields(track - CARD_IN_CHASE * 2), _fields(track - yours))
    if_lost = 1 - lap_chance(_fields(track - CARD_IN_CHASE * 2), _fields(track - mine))
    return won * if_won + (1 - won) * if_lost


def _standing(state: State, side: Seat) -> float:
    """Add up goals, pieces, and how near a shot is."""
    chasers = sum(state.spot(side, piece) is not None for piece in CHASERS)
    beaters = sum(state.spot(side, piece) is not None for piece in BEATERS)
    bludgers = sum(isinstance(ball, Held) and ball.side == side for ball in state.bludgers)
    return (
        GOAL * state.goals[side]
        + CHASER * chasers
        - LAST_CHASER * (chasers == 1)
        + KEEPER * (state.spot(side, "keeper") is not None)
        + BEATER * beaters
        + BLUDGER * bludgers
        + SAFE * (state.carrier(side) == "keeper")
        + THREAT * _threat(state, side)
    )


def _threat(state: State, side: Seat) -> float:
    """Return the chance to score in this turn, or in the next one."""
    needed = _actions_to_shot(state, side)
    if state.turn == side and state.phase not in ("roll", "place"):
        reached = 1.0 if state.left >= needed else 0.5 * at_least(needed - state.left)
    else:
        reached = at_least(needed) * (1.0 if state.turn == side else 0.7)
    scores = SCORES if state.spot(other(side), "keeper") is not None else 1.0
    return reached * scores


def _actions_to_shot(state: State, side: Seat) -> int:
    """Estimate the actions needed to shoot; more than there are if the other side has the Quaffle."""
    quaffle, ground = state.quaffle, state.settings.ground
    place = state.place_of(quaffle)
    rows = min(abs(spot[0] - place[0]) for spot in ground.lines[other(side)])
    if isinstance(quaffle, Held):
        if quaffle.side != side:
            return 12 if quaffle.piece in CHASERS else 14
        if quaffle.piece in CHASERS:
            return rows + 1
    return rows + 1 + min((_apart(place, spot) for spot in state.pieces[side][3:] if spot is not None), default=12)


def _apart(one: Spot, two: Spot) -> int:
    return abs(one[0] - two[0]) + abs(one[1] - two[1])


def _chase(state: State) -> float:
    """Rate the race of the seekers, as if the cards in the hands were flown already."""
    mine, yours = _to_go(state, 0), _to_go(state, 1)
    next_side = other(state.turn) if state.flown else state.turn
    return lap_chance(mine, yours) if next_side == 0 else 1 - lap_chance(yours, mine)


def _to_go(state: State, side: Seat) -> int:
    left = float(state.settings.pitch.track - state.seekers[side])
    for owner in (0, 1):
        for card in state.hands[owner]:
            for effect in state.settings.cards[card].effects:
                if owner == side and isinstance(effect, Seeker):
                    left -= effect.amount
                elif owner == side and isinstance(effect, SeekerExtraDie):
                    left -= 3.5
                elif owner != side and isinstance(effect, SeekerOpp):
                    left -= effect.amount
    return _fields(left)


def _fields(left: float) -> int:
    return max(1, round(left))


def at_least(number: int) -> float:
    """Return the chance that two dice show at least this much."""
    return sum(_TWO_DICE[total] for total in range(max(2, number), 13))


_TWO_DICE = {total: (6 - abs(7 - total)) / 36 for total in range(2, 13)}


@cache
def lap_chance(mine: int, yours: int) -> float:
    """Return the chance that the side to fly next completes its lap first, with these fields to go for each."""
    return sum(
        chance * (1.0 if total >= mine else 1 - lap_chance(yours, mine - total)) for total, chance in _TWO_DICE.items()
    )
