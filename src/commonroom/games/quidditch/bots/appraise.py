"""Ratings of a state for each seat, for a search that has to stop somewhere.

The Snitch decides nearly every match, so what counts most is who could catch it: the Seekers in the hands, and the
cards that help or hinder them.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from operator import mul

from commonroom.engine import Seat
from commonroom.engine.tuples import other

from ..box.cards import POINTS, Card, Role
from ..settlement import ROLE_AT, effective, verdict
from ..state import Spot, State
from .weights import LAID, ON_PITCH, PLAYED_FOR, UNSEEN, Contest, Holdings, Weights

FEW = 10
"""Cards left to draw below which the discard comes back soon."""
FEWEST = 3
"""Cards left to draw below which the discard comes back at once, so that no card is more likely to be drawn."""


def appraise(state: State) -> tuple[float, float]:
    """Return the winning chances of both seats, or the result once the match is over."""
    if state.result is not None:
        winner = state.result.side
        return (0.5, 0.5) if winner is None else (1.0 - winner, float(winner))
    weights = weights_of(state)
    odds = _sum(weights.holdings, holdings(state, 0)) - _sum(weights.holdings, holdings(state, 1))
    for spot in state.spots:
        if spot.settled:
            continue
        if spot.ball == "SN":
            odds += _sum(weights.contest, contest(state, spot))
        else:
            odds += (weights.quaffle if spot.ball == "Q" else weights.bludger) * ahead(state, spot)
    chance = 1 / (1 + exp(-odds))
    return chance, 1 - chance


def _sum(weights: Iterable[float], facts: Iterable[float]) -> float:
    total: float = sum(map(mul, weights, facts))
    return total


def weights_of(state: State) -> Weights:
    """Return the weights for the stage that the Snitch is in."""
    if "SN" not in state.pitch:
        return UNSEEN
    spot = state.spot("SN")
    if spot is None or spot.settled:
        return ON_PITCH
    return LAID if state.laid else PLAYED_FOR


def holdings(state: State, seat: Seat) -> Holdings:
    """Sum up what a seat has: points, cards in the hand, and Seekers yet to come."""
    hand, draw, pile = state.hands[seat], state.draws[seat], state.discards[seat]
    best, lesser = _seekers(state)
    helps = dict.fromkeys(("lower", "strip", "push_off", "counter", "retrieve"), 0)
    for card in hand:
        for effect in state.settings.cards[card].effects:
            if effect.code in helps:
                helps[effect.code] += effect.amount if effect.code == "lower" else 1
    has_best, has_lesser = _any(best, hand), _any(lesser, hand)
    best_gone, lesser_gone = _any(best, pile), _any(lesser, pile)
    soon = 0.0 if "SN" in state.pitch else 1 / (1 + len(state.pitch_deck))
    number = max(FEWEST, len(draw))
    return Holdings(
        sum([POINTS[card] for card in state.won[seat]]) / POINTS["quaffle"],
        len(hand),
        has_best,
        has_lesser,
        has_best * soon,
        has_lesser * soon,
        _any(best, draw) / number,
        _any(lesser, draw) / number,
        best_gone,
        lesser_gone,
        best_gone * max(0, FEW - len(draw)) / FEW,
        helps["lower"],
        helps["strip"],
        helps["push_off"],
        helps["counter"],
        helps["retrieve"] * (best_gone or lesser_gone),
    )


def _seekers(state: State) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the Seekers of the highest value, and the others."""
    seekers = state.settings.seekers
    values = [state.settings.cards[seeker].value or 0 for seeker in seekers]
    highest = max(values, default=0)
    best = tuple([seeker for seeker, value in zip(seekers, values, strict=True) if value == highest])
    return best, tuple([seeker for seeker in seekers if seeker not in best])


def _any(some: tuple[Card, ...], cards: tuple[Card, ...]) -> bool:
    return any(card in cards for card in some)


def contest(state: State, spot: Spot) -> Contest:
    """Judge the contest for the Snitch: with the cards as laid, or as they would be if both laid their best."""
    values = _value(state, spot, 0), _value(state, spot, 1)
    if values[0] == values[1]:
        return Contest()
    winner = 0 if values[0] > values[1] else 1
    loser, sign = other(winner), 1 - 2 * winner
    lead, low, pushes = values[winner] - values[loser], 0, False
    for card in state.hands[loser]:
        for effect in state.card(card).effects:
            low += effect.amount if effect.code == "lower" else 0
            pushes = pushes or effect.code == "push_off"
    lowers = values[loser] >= 0 and low >= lead
    counters = (lowers or pushes) and any(state.card(card).does("counter") for card in state.hands[winner])
    return Contest(
        sign,
        sign * (values[loser] < 0),
        sign * pushes,
        sign * lowers,
        sign * (pushes and counters),
        sign * (lowers and counters),
    )


def _value(state: State, spot: Spot, seat: Seat) -> int:
    """Return the value a seat has for the Snitch; -1 if it has nothing."""
    if not state.laid:
        return -1 if spot.pushed[seat] else _best(state, seat, "seeker")
    found = effective(state, spot, seat)
    return found.value if found is not None and found.role == "seeker" else -1


def ahead(state: State, spot: Spot) -> int:
    """Tell who has the better card for another ball: 1 for the first seat, -1 for the second."""
    if state.laid:
        winner = verdict(state, spot).winner
        return 0 if winner is None else 1 - 2 * winner
    role = ROLE_AT.get(spot.ball)
    first, second = (-1 if spot.pushed[seat] else _best(state, seat, role) for seat in (0, 1))
    return (first > second) - (first < second)


def _best(state: State, seat: Seat, role: Role | None) -> int:
    """Return the highest value in a hand, of one role or, without a role, of any but Seekers; -1 if there is none."""
    best = -1
    for each in state.hands[seat]:
        card = state.settings.cards[each]
        if card.value is not None and card.value > best and (card.role == role if role else card.role != "seeker"):
            best = card.value
    return best
