"""Weights for rating a state, as log odds.

They are fitted by logistic regression to the results of 8,000 games of an early `patient` against itself. Only the
least worth of points, and of the better card at a Quaffle or a Bludger, is set by hand. Weights near zero are left out:
they cannot be told from noise.
"""

from __future__ import annotations

from typing import NamedTuple


class Holdings(NamedTuple):
    """What a seat has. The best Seeker is the highest one of the decks, a lesser one any other."""

    quaffles: float = 0.0
    """Points, in Quaffles."""
    cards: float = 0.0
    best: float = 0.0
    lesser: float = 0.0
    """Seekers in the hand."""
    best_soon: float = 0.0
    lesser_soon: float = 0.0
    """The same, more the sooner the Snitch will be turned up."""
    best_to_draw: float = 0.0
    lesser_to_draw: float = 0.0
    """Seekers still to be drawn, more the fewer cards are left."""
    best_gone: float = 0.0
    lesser_gone: float = 0.0
    """Seekers in the discard."""
    best_back: float = 0.0
    """The same, more the sooner the discard is shuffled."""
    lower: float = 0.0
    """Sum by which the cards in the hand lower other cards."""
    strip: float = 0.0
    push_off: float = 0.0
    counter: float = 0.0
    """Special cards in the hand, by what they do."""
    retrieve: float = 0.0
    """The same, while a Seeker can be brought back."""


class Contest(NamedTuple):
    """The contest for the Snitch; each fact is 1 if it holds for the first seat ahead, -1 for the second, else 0."""

    ahead: float = 0.0
    alone: float = 0.0
    """The other seat has no Seeker there."""
    pushed: float = 0.0
    """The other seat can push it off."""
    lowered: float = 0.0
    """The other seat can lower it enough."""
    pushed_in_vain: float = 0.0
    lowered_in_vain: float = 0.0
    """The same, but the seat ahead can cancel that."""


class Weights(NamedTuple):
    """All weights, with those of the better card at the other balls in play."""

    holdings: Holdings
    quaffle: float
    bludger: float
    contest: Contest = Contest()


UNSEEN = Weights(
    Holdings(
        quaffles=0.03,
        best=0.18,
        lesser=0.14,
        best_soon=1.56,
        best_to_draw=3.53,
        lesser_to_draw=2.61,
        best_gone=-0.26,
        lesser_gone=-0.21,
        best_back=0.36,
        strip=0.08,
        push_off=0.20,
        counter=0.06,
        retrieve=0.10,
    ),
    quaffle=0.02,
    bludger=0.10,
)
"""While the Snitch has not been turned up."""
ON_PITCH = Weights(
    Holdings(
        quaffles=0.02,
        cards=-0.18,
        best=1.79,
        lesser=1.59,
        best_to_draw=5.70,
        lesser_to_draw=6.61,
        best_gone=-0.41,
        lesser_gone=-0.24,
        best_back=0.54,
        lower=0.01,
        strip=0.23,
        push_off=0.77,
        counter=0.23,
        retrieve=1.46,
    ),
    quaffle=0.02,
    bludger=0.05,
)
"""While anybody may declare it."""
PLAYED_FOR = Weights(
    Holdings(
        quaffles=0.02,
        cards=0.04,
        best=0.56,
        lesser=0.56,
        best_to_draw=3.88,
        lesser_to_draw=4.83,
        best_gone=-0.48,
        lesser_gone=-0.32,
        best_back=0.42,
        lower=0.04,
        strip=0.16,
        push_off=0.97,
        counter=0.63,
        retrieve=2.30,
    ),
    quaffle=0.02,
    bludger=0.16,
    contest=Contest(
        ahead=3.08,
        alone=1.03,
        pushed=-3.55,
        lowered=-2.43,
        pushed_in_vain=1.02,
        lowered_in_vain=1.02,
    ),
)
"""While it is played for, before the cards are laid."""
LAID = Weights(
    Holdings(
        quaffles=0.02,
        cards=-0.41,
        best=2.08,
        lesser=0.46,
        best_to_draw=4.99,
        lesser_to_draw=3.23,
        best_gone=-0.21,
        lesser_gone=-0.37,
        best_back=0.30,
        lower=0.02,
        strip=0.20,
        push_off=0.98,
        counter=0.69,
        retrieve=1.84,
    ),
    quaffle=0.02,
    bludger=0.27,
    contest=Contest(
        ahead=1.57,
        alone=1.79,
        pushed=-2.30,
        lowered=-1.75,
        pushed_in_vain=1.06,
        lowered_in_vain=0.72,
    ),
)
"""While the cards lie at it."""
