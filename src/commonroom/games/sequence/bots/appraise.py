"""Ratings of a state for each seat, for a search that has to stop somewhere."""

from __future__ import annotations

from functools import cache
from math import exp

from ..board import WINDOWS, Mask, mask_of
from ..cards import Card
from ..edition import edition
from ..state import State

# Log odds, fitted to the results of thousands of games between bots.
SEQUENCE = 1.2
"""A finished sequence."""
OPEN_LINE: tuple[tuple[float, ...], ...] = (
    (),
    (0.64, 0.22),
    (0.56, 0.17, 0.04),
    (0.48, 0.07, 0.02, 0.01),
    (0.40, 0.06, 0.01, 0.0, 0.0),
    (0.40, 0.06, 0.01, 0.0, 0.0, 0.0),
)
"""Value of a line that no rival has closed, by the chips it lacks, and how many of those the hand has no card for."""
WILD, ANTI_WILD = 0.55, 0.4
"""A jack in the hand."""
TURN = 0.13

_MASKS = tuple(window.mask for window in WINDOWS)


def appraise(state: State) -> tuple[float, ...]:
    """Return the winning chances of each seat's side, or the result once the match is over."""
    sides = range(len(state.chips))
    if state.result is not None:
        winner = state.result.side
        chances = [1 / len(sides) if winner is None else float(side == winner) for side in sides]
    else:
        weights = [exp(_strength(state, side)) for side in sides]
        chances = [weight / sum(weights) for weight in weights]
    return tuple(chances[side] for side in state.settings.side_of)


def _strength(state: State, side: int) -> float:
    """Add up what a side has: sequences, open lines, jacks, and the turn."""
    counting = state.counting(side)
    foreign = state.occupied() & ~counting
    cards = [card for seat, hand in enumerate(state.hands) if state.side(seat) == side for card in hand]
    held = _cells_of(state.settings.edition.id, tuple(cards))
    total = SEQUENCE * len(state.sequences[side]) + _jacks(state, cards) + TURN * (state.side(state.turn) == side)
    for mask in _MASKS:
        if not mask & foreign and (missing := mask & ~counting):
            total += OPEN_LINE[missing.bit_count()][(missing & ~held).bit_count()]
    return total


def _jacks(state: State, cards: list[Card]) -> float:
    box = state.settings.edition
    return sum(WILD if card in box.wild else ANTI_WILD if card in box.anti_wild else 0.0 for card in cards)


def _cells_of(name: str, cards: tuple[Card, ...]) -> Mask:
    """Return the cells on which one of the cards can be played."""
    mask = 0
    for card in cards:
        mask |= _cells(name, card)
    return mask


@cache
def _cells(name: str, card: Card) -> Mask:
    return mask_of(edition(name).layout.cells.get(card, ()))
