"""How good a state looks for each seat, when a search has to stop somewhere.

The Snitch decides nearly every match, so what counts most is who could catch it: the Seekers in the hands, and the
cards that help or hinder them.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from commonroom.engine import Seat

from .cards import POINTS, Ball, Role
from .settling import ROLE_AT, verdict
from .state import Spot, State


class Weights(NamedTuple):
    """What counts how much, as logarithms of odds, fitted to how thousands of games between bots ended."""

    quaffle: float
    seeker: float
    """A Seeker in the hand; a second one is worth less by `spare`."""
    spare: float
    edge: float
    """The highest Seeker of all is in this hand."""
    drawable: float
    """The share of Seekers among the cards to be drawn."""
    gone: float
    """A Seeker in the discard."""
    size: float
    """A card more in the hand is a card less to be drawn."""
    codes: dict[str, float]
    """Special cards in the hand, by what they do."""


IN_DECK = Weights(
    quaffle=0.02,
    seeker=0.18,
    spare=0.08,
    edge=0.07,
    drawable=2.1,
    gone=-0.24,
    size=-0.02,
    codes={"lower": 0.06, "push_off": 0.05, "strip": 0.02, "counter": 0.02},
)
"""While the Snitch has not been turned up."""
ON_PITCH = Weights(
    quaffle=0.05,
    seeker=1.6,
    spare=1.0,
    edge=1.1,
    drawable=4.3,
    gone=-0.16,
    size=-0.19,
    codes={"lower": 0.26, "push_off": 0.7, "strip": 0.42, "retrieve": 0.22, "counter": 0.14},
)
"""While anybody may declare it."""
PLAYED_FOR = Weights(
    quaffle=0.03,
    seeker=0.82,
    spare=0.43,
    edge=0.0,
    drawable=0.0,
    gone=-0.29,
    size=0.0,
    codes={"lower": 0.8, "push_off": 1.7, "strip": 0.27, "retrieve": 0.45, "counter": 0.35},
)
"""While it is being played for in this round."""

SOON = 1.2
"""How much more the highest Seeker is worth if the next pitch card is the Snitch."""
PLANNED: dict[Ball, float] = {"Q": 0.01, "BL1": 0.12, "BL2": 0.12, "SN": 2.35}
LAID: dict[Ball, float] = {"Q": 0.02, "BL1": 0.1, "BL2": 0.1, "SN": 3.0}
"""Having the better card for a contested ball, in the hand or laid there."""


def appraise(state: State) -> tuple[float, float]:
    """The chances of both seats, or how the match ended."""
    if state.result is not None:
        winner = state.result.side
        return (0.5, 0.5) if winner is None else (1.0 - winner, float(winner))
    weights = _weights(state)
    odds = _prospects(state, 0, weights) - _prospects(state, 1, weights)
    odds += (weights.edge + _imminence(state)) * _better(_best(state, 0, "seeker"), _best(state, 1, "seeker"))
    odds += sum(_contest(state, spot) for spot in state.spots if not spot.settled)
    chance = 1 / (1 + exp(-odds))
    return chance, 1 - chance


def _weights(state: State) -> Weights:
    if "SN" not in state.pitch:
        return IN_DECK
    return ON_PITCH if state.spot("SN") is None else PLAYED_FOR


def _imminence(state: State) -> float:
    return 0.0 if "SN" in state.pitch or not state.pitch_deck else SOON / len(state.pitch_deck)


def _prospects(state: State, seat: Seat, weights: Weights) -> float:
    """What a seat has: points, cards in the hand, and Seekers yet to come."""
    cards, seekers = state.settings.cards, 0
    total = weights.quaffle * state.scores()[seat] / POINTS["quaffle"] + weights.size * len(state.hands[seat])
    for each in state.hands[seat]:
        card = cards[each]
        seekers += card.role == "seeker"
        for effect in card.effects:
            total += weights.codes.get(effect.code, 0.0)
    total += weights.seeker * seekers - weights.spare * (seekers > 1)
    total += weights.drawable * _seekers(state, state.draws[seat]) / max(3, len(state.draws[seat]))
    return total + weights.gone * _seekers(state, state.discards[seat])


def _seekers(state: State, pile: tuple[str, ...]) -> int:
    return sum(map(pile.count, state.settings.seekers))


def _contest(state: State, spot: Spot) -> float:
    """Who has the better card for a ball, as things lie, or as they will if both lay their best."""
    if state.laid:
        winner = verdict(state, spot).winner
        return 0.0 if winner is None else LAID[spot.ball] * (1 - 2 * winner)
    role = ROLE_AT.get(spot.ball)
    first, second = (-1 if spot.pushed[seat] else _best(state, seat, role) for seat in (0, 1))
    return PLANNED[spot.ball] * _better(first, second)


def _best(state: State, seat: Seat, role: Role | None) -> int:
    """The highest value in a hand, of one role or of those that have no ball of their own; -1 without any."""
    best = -1
    for each in state.hands[seat]:
        card = state.settings.cards[each]
        if card.value is not None and card.value > best and (card.role == role if role else card.role != "seeker"):
            best = card.value
    return best


def _better(first: int, second: int) -> int:
    return (first > second) - (first < second)
