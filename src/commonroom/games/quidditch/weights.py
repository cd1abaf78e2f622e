"""What counts how much when a state is appraised, as logarithms of odds.

The numbers are fitted to how 10,000 games of `greedy` against itself ended, by logistic regression. Only what points
and the better card at a Quaffle or a Bludger are worth at least is set by hand: too little to be found in such noise.
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
    """The same, the sooner the Snitch will be turned up."""
    best_to_draw: float = 0.0
    lesser_to_draw: float = 0.0
    """Seekers among the cards to be drawn, the fewer there are."""
    best_gone: float = 0.0
    lesser_gone: float = 0.0
    """Seekers in the discard."""
    best_back: float = 0.0
    """The same, the sooner the discard is shuffled."""
    lower: float = 0.0
    """By how much the cards in the hand lower another."""
    strip: float = 0.0
    push_off: float = 0.0
    counter: float = 0.0
    """Special cards in the hand, by what they do."""
    retrieve: float = 0.0
    """The same, while a Seeker can be brought back."""


class Contest(NamedTuple):
    """How it stands at the Snitch: 1 if the first seat is ahead there, -1 if the second is, and if it is so."""

    ahead: float = 0.0
    alone: float = 0.0
    """The other has no Seeker there."""
    pushed: float = 0.0
    """The other can push it off."""
    lowered: float = 0.0
    """The other can lower it enough."""
    pushed_in_vain: float = 0.0
    lowered_in_vain: float = 0.0
    """But that can be undone."""


class Weights(NamedTuple):
    """All of it, and the better card for another ball that is played for."""

    holdings: Holdings
    quaffle: float
    bludger: float
    contest: Contest = Contest()


UNSEEN = Weights(
    Holdings(
        quaffles=0.02,
        cards=-0.01,
        best=0.23,
        lesser=-0.04,
        best_soon=2.00,
        lesser_soon=2.35,
        best_to_draw=2.18,
        lesser_to_draw=3.03,
        best_gone=-0.39,
        lower=0.01,
        strip=0.04,
    ),
    quaffle=0.02,
    bludger=0.10,
)
"""While the Snitch has not been turned up."""
ON_PITCH = Weights(
    Holdings(
        quaffles=0.02,
        cards=-0.13,
        best=2.03,
        lesser=0.35,
        best_to_draw=4.26,
        lesser_to_draw=1.88,
        best_gone=-0.88,
        lesser_gone=-0.17,
        best_back=0.90,
        lower=0.07,
        strip=0.25,
        push_off=0.32,
        counter=0.16,
        retrieve=1.35,
    ),
    quaffle=0.02,
    bludger=0.05,
)
"""While anybody may declare it."""
PLAYED_FOR = Weights(
    Holdings(
        quaffles=0.02,
        best=0.80,
        lesser=0.55,
        lesser_to_draw=4.87,
        best_gone=-0.68,
        lower=0.13,
        strip=0.57,
        push_off=0.83,
        counter=0.47,
        retrieve=2.07,
    ),
    quaffle=0.02,
    bludger=0.13,
    contest=Contest(
        ahead=2.95,
        alone=1.47,
        pushed=-4.66,
        lowered=-4.14,
        pushed_in_vain=2.18,
        lowered_in_vain=1.90,
    ),
)
"""While it is played for, before the cards are laid."""
LAID = Weights(
    Holdings(
        quaffles=0.02,
        best=2.71,
        lesser=0.12,
        best_to_draw=3.63,
        lesser_to_draw=3.96,
        best_gone=-0.54,
        best_back=0.82,
        lower=0.15,
        strip=0.76,
        push_off=1.09,
        counter=0.47,
        retrieve=1.45,
    ),
    quaffle=0.02,
    bludger=0.13,
    contest=Contest(
        ahead=4.16,
        alone=1.78,
        pushed=-5.26,
        lowered=-5.11,
        pushed_in_vain=1.82,
        lowered_in_vain=2.35,
    ),
)
"""While the cards lie there."""
