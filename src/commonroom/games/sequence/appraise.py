"""How good a state looks for each seat, when a search has to stop somewhere."""

from __future__ import annotations

from functools import cache

from .board import WINDOWS, Mask, mask_of
from .cards import Card
from .edition import edition
from .judgement import LAST, LINE
from .state import State

SEQUENCE = 250.0
"""What a finished sequence is worth beside open lines, of which the best is worth LINE[1]."""
NOT_HELD = 0.35
"""A cell for which the side has no card yet counts this much less."""
FIRM = 60.0
"""What every side has anyway: with few chips on the board nothing is decided."""

_MASKS = tuple(window.mask for window in WINDOWS)


def appraise(state: State) -> tuple[float, ...]:
    """The chances of each seat's side: its share of all that the sides have on the board, or how the match ended."""
    settings = state.settings
    sides = range(len(state.chips))
    if state.result is not None:
        winner = state.result.side
        chances = [1 / len(sides) if winner is None else float(side == winner) for side in sides]
    else:
        strengths = [_strength(state, side) ** 2 for side in sides]
        chances = [strength / sum(strengths) for strength in strengths]
    return tuple(chances[side] for side in settings.side_of)


def _strength(state: State, side: int) -> float:
    """Finished sequences and open lines, those that the hands can finish above all."""
    counting = state.counting(side)
    foreign = state.occupied() & ~counting
    held = _held(state, side)
    total = FIRM + SEQUENCE * len(state.sequences[side])
    factor = LAST if len(state.sequences[side]) + 1 >= state.settings.target else 1.0
    for mask in _MASKS:
        if not mask & foreign and (missing := mask & ~counting):
            total += factor * LINE[missing.bit_count()] * NOT_HELD ** (missing & ~held).bit_count()
    return total


def _held(state: State, side: int) -> Mask:
    """The cells for which a hand of the side has the card."""
    mask = 0
    for seat, hand in enumerate(state.hands):
        if state.side(seat) == side:
            for card in hand:
                mask |= _cells(state.settings.edition.id, card)
    return mask


@cache
def _cells(name: str, card: Card) -> Mask:
    return mask_of(edition(name).layout.cells.get(card, ()))
