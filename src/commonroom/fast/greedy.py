"""The judgement of `games/sequence/bots` on arrays. Every sum is in the same order, so that no bit differs."""

from __future__ import annotations

import numpy as np

from commonroom.games.sequence.bots import judgement, rating

from . import state as at
from .compiled import Floats, Ints, bits_in, compiled, inlined, lowest_bit
from .layout import (
    ANTI_WILD,
    ENDS_WHEN_EMPTY,
    KINDS,
    MASKS,
    PLACES,
    PRINTED_ON,
    SEATS_AT,
    SIDE_OF,
    SIDES_AT,
    TAKES,
    TARGET,
    WILD,
    WINDOW_CELLS,
    WINDOW_MASKS,
)
from .lines import cells_held, completes_nothing, has_chip, may_share, number_gained
from .moves import MOST_MOVES
from .state import CARD_SHIFT, CARDS, CELL_MASK, CHOOSE, DESIGNS, EXCHANGE, HALF, HAND, PASS, SIDES

LINE = np.array(judgement.LINE)
CLOSER = np.array([0.0, *(judgement.LINE[lacks - 1] / judgement.LINE[lacks] for lacks in range(1, 6))])
"""By the chips that a line lacks: the factor by which it gains when one of them is placed."""
FARTHER = np.array([*(judgement.LINE[lacks + 1] / judgement.LINE[lacks] for lacks in range(5)), 0.0])
"""The factor by which it loses when one is taken away."""
LAST, SOON, JACK = judgement.LAST, judgement.SOON, judgement.JACK
HELD_JACK, FAINT = judgement.HELD_JACK, judgement.FAINT
KEEP_WILD, KEEP_ANTI_WILD = rating.WILD, rating.ANTI_WILD
WIN, TAKE_CARD, LAST_RESORT = rating.WIN, rating.TAKE_CARD, rating.LAST_RESORT

# Where things stand in the row of numbers in which a decision is worked out. By cell:
GAIN, STAKE, DENIAL, REMOVAL, FILL, LACKS = (100 * number for number in range(6))
"""FILL is the chance of a cell. LACKS is the same where a chip is missing, and 1 elsewhere: the chance of a line is the
product of all five."""
UNSEEN = 600
"""By design: the copies that are still unseen."""
KNOWN = UNSEEN + DESIGNS
"""By design: 1 for a card in the hand."""
CHANCE = KNOWN + DESIGNS
"""By side and number of unseen copies: the chance of getting one."""
RATINGS = CHANCE + 3 * SIDES
ROOM = RATINGS + MOST_MOVES


@compiled
def rate_moves(state: Ints, table: Ints, moves: Ints, number: int, work: Floats) -> float:
    """Rate some moves of the seat on turn, and return the best rating."""
    seat = state[at.TURN]
    side = table[SIDE_OF + seat]
    _note_chances(state, table, seat, work)
    if not state[at.CHOOSING]:
        _judge(state, table, seat, work)
    ending = table[ENDS_WHEN_EMPTY] and state[at.PILE_END] - state[at.PILE_AT] == 1
    best = -np.inf
    for place in range(number):
        move = moves[place]
        rated = LAST_RESORT
        if move < EXCHANGE:
            rated = _rate_play(state, table, seat, side, move >> CARD_SHIFT, move & CELL_MASK, work)
        elif move < PASS:
            rated = LAST_RESORT if ending else TAKE_CARD
        elif move >= CHOOSE:
            rated = _future(state, table, side, move - CHOOSE, work)
        work[RATINGS + place] = rated
        best = max(best, rated)
    return best


@compiled
def _note_chances(state: Ints, table: Ints, seat: int, work: Floats) -> None:
    """Note which cards are known, and each side's chances of a card of which zero, one or two copies are unseen."""
    seen = state[at.HELD + seat]
    for card in range(DESIGNS):
        seen += state[at.OUT + card]
        work[UNSEEN + card] = 2 - state[at.OUT + card]
        work[KNOWN + card] = 0.0
    holds_wild = False
    for place in range(at.HANDS + HAND * seat, at.HANDS + HAND * seat + state[at.HELD + seat]):
        card = state[place]
        work[UNSEEN + card] -= 1
        work[KNOWN + card] = 1.0
        holds_wild |= table[KINDS + card] == WILD
    unseen_wild = 0.0
    for card in range(DESIGNS):
        if table[KINDS + card] == WILD:
            unseen_wild += work[UNSEEN + card]
    jacks = JACK * unseen_wild
    unseen = max(1, CARDS - seen)
    for side in range(table[SIDES_AT]):
        hidden = 0
        for other in range(side, table[SEATS_AT], table[SIDES_AT]):
            if other != seat:
                hidden += state[at.HELD + other]
        missed = 1 - min(1.0, (hidden + SOON) / unseen)
        least = HELD_JACK if holds_wild and side == table[SIDE_OF + seat] else FAINT
        for copies in range(3):
            work[CHANCE + 3 * side + copies] = max(least, 1 - missed ** (copies + jacks))


@inlined
def _fill(state: Ints, table: Ints, side: int, is_own: bool, work: Floats) -> None:
    """Note the chance that a side can put a chip on each cell before long."""
    low, high = cells_held(state, side)
    for cell in range(100):
        card = table[PRINTED_ON + cell]
        chance = FAINT
        if card >= 0:
            chance = work[CHANCE + 3 * side + np.int64(work[UNSEEN + card])]
            if is_own and work[KNOWN + card] > 0.0:
                chance = 1.0
        work[FILL + cell] = chance
        has_chip = low >> cell & 1 if cell < HALF else high >> (cell - HALF) & 1
        work[LACKS + cell] = 1.0 if has_chip else chance


@compiled
def _judge(state: Ints, table: Ints, seat: int, work: Floats) -> None:
    """Judge every cell in one pass over the lines of all sides.

    Only lines through a cell of a card in the hand are of interest, unless a jack may go anywhere.
    """
    for place in range(FILL):
        work[place] = 0.0
    low = high = 0
    takes = False
    for place in range(at.HANDS + HAND * seat, at.HANDS + HAND * seat + state[at.HELD + seat]):
        card = state[place]
        low |= table[MASKS + 2 * card] | table[TAKES + 2 * card]
        high |= table[MASKS + 2 * card + 1] | table[TAKES + 2 * card + 1]
        if table[KINDS + card] == ANTI_WILD:
            takes = True
    for side in range(table[SIDES_AT]):
        is_own = side == table[SIDE_OF + seat]
        _fill(state, table, side, is_own, work)
        if is_own:
            _judge_own(state, table, side, low, high, work)
        else:
            _judge_rival(state, table, side, low, high, takes, work)


@inlined
def _foreign(state: Ints, table: Ints, side: int) -> tuple[int, int]:
    """Return the chips of all other sides."""
    low = high = 0
    for other in range(table[SIDES_AT]):
        if other != side:
            low |= state[at.CHIPS + 2 * other]
            high |= state[at.CHIPS + 2 * other + 1]
    return low, high


@inlined
def _scale(state: Ints, table: Ints, side: int) -> float:
    """Return the factor for the lines of a side: the next one may end the game."""
    return LAST if state[at.NUMBER_MADE + side] + 1 >= table[TARGET] else 1.0


@inlined
def _value(window: int, lacking: int, scale: float, work: Floats) -> float:
    """Return the value of a line: what it is worth if all chips come, times the chance that they do."""
    chance = 1.0
    for place in range(5):
        chance *= work[LACKS + WINDOW_CELLS[window, place]]
    return LINE[lacking] * scale * chance


@compiled
def _judge_own(state: Ints, table: Ints, side: int, low: int, high: int, work: Floats) -> None:
    """Add up how far a chip on each cell advances our lines, and what removing a rival's chip from it does for them."""
    foreign_low, foreign_high = _foreign(state, table, side)
    own_low, own_high = cells_held(state, side)
    scale, has_made = _scale(state, table, side), state[at.NUMBER_MADE + side] > 0
    for window in range(len(WINDOW_MASKS)):
        here_low, here_high = WINDOW_MASKS[window, 0], WINDOW_MASKS[window, 1]
        blocked_low, blocked_high = here_low & foreign_low, here_high & foreign_high
        blocked = bits_in(blocked_low) + bits_in(blocked_high)
        lacking = bits_in(here_low & ~own_low) + bits_in(here_high & ~own_high)
        if blocked > 1 or lacking == 0 or not (here_low & low | here_high & high):
            continue
        if has_made and not may_share(state, side, here_low, here_high):
            continue
        value = _value(window, lacking, scale, work)
        if blocked:
            cell = lowest_bit(blocked_low) if blocked_low else HALF + lowest_bit(blocked_high)
            work[REMOVAL + cell] += value
            continue
        # What is added for cells with a chip does not matter: it is never read.
        step = CLOSER[lacking]
        for place in range(5):
            cell = WINDOW_CELLS[window, place]
            work[STAKE + cell] += value
            work[GAIN + cell] += value * (step / work[LACKS + cell] - 1)


@compiled
def _judge_rival(state: Ints, table: Ints, side: int, low: int, high: int, takes: bool, work: Floats) -> None:
    """Add up the rival's lines that lack each cell, and what they lose without the chip on it."""
    foreign_low, foreign_high = _foreign(state, table, side)
    own_low, own_high = cells_held(state, side)
    scale, has_made = _scale(state, table, side), state[at.NUMBER_MADE + side] > 0
    for window in range(len(WINDOW_MASKS)):
        here_low, here_high = WINDOW_MASKS[window, 0], WINDOW_MASKS[window, 1]
        if here_low & foreign_low | here_high & foreign_high or not (here_low & low | here_high & high):
            continue
        lacking = bits_in(here_low & ~own_low) + bits_in(here_high & ~own_high)
        if lacking == 0 or (has_made and not may_share(state, side, here_low, here_high)):
            continue
        value = _value(window, lacking, scale, work)
        for place in range(5):
            work[DENIAL + WINDOW_CELLS[window, place]] += value
        if takes and lacking < 5:
            farther = FARTHER[lacking]
            for place in range(5):
                cell = WINDOW_CELLS[window, place]
                work[REMOVAL + cell] += value * (1 - farther * work[FILL + cell])


@compiled
def _rate_play(state: Ints, table: Ints, seat: int, side: int, card: int, cell: int, work: Floats) -> float:
    """Rate a play: what its chip does on the board, less what the card would be worth later."""
    if table[KINDS + card] == ANTI_WILD:
        return work[REMOVAL + cell] - KEEP_ANTI_WILD
    if _wins(state, table, side, cell):
        return WIN
    effect = work[GAIN + cell] + work[DENIAL + cell]
    if table[KINDS + card] == WILD:
        return effect - KEEP_WILD
    copies = 0
    for place in range(at.HANDS + HAND * seat, at.HANDS + HAND * seat + state[at.HELD + seat]):
        copies += state[place] == card
    if copies > 1:
        return effect
    other = table[PLACES + 2 * card] + table[PLACES + 2 * card + 1] - cell
    if has_chip(state, side, other):
        return effect
    missed = 1 - work[CHANCE + 3 * side + np.int64(work[UNSEEN + card])]
    return effect - missed * work[STAKE + other]


@compiled
def _wins(state: Ints, table: Ints, side: int, cell: int) -> bool:
    """Tell whether a chip completes all the sequences that are still needed (SEQ-18, RUL-SEQ-50)."""
    if completes_nothing(state, side, cell):
        return False
    low, high = cells_held(state, side)
    if cell < HALF:
        low |= 1 << cell
    else:
        high |= 1 << (cell - HALF)
    return state[at.NUMBER_MADE + side] + number_gained(state, side, cell, low, high) >= table[TARGET]


@compiled
def _future(state: Ints, table: Ints, side: int, window: int, work: Floats) -> float:
    """Return the value of our open lines once this window is one of our sequences."""
    _fill(state, table, side, True, work)
    foreign_low, foreign_high = _foreign(state, table, side)
    own_low, own_high = cells_held(state, side)
    scale, total = _scale(state, table, side), 0.0
    made_low, made_high = WINDOW_MASKS[window, 0], WINDOW_MASKS[window, 1]
    for other in range(len(WINDOW_MASKS)):
        here_low, here_high = WINDOW_MASKS[other, 0], WINDOW_MASKS[other, 1]
        lacking = bits_in(here_low & ~own_low) + bits_in(here_high & ~own_high)
        if lacking == 0 or here_low & foreign_low | here_high & foreign_high:
            continue
        if bits_in(here_low & made_low) + bits_in(here_high & made_high) > 1:
            continue
        if may_share(state, side, here_low, here_high):
            total += _value(other, lacking, scale, work)
    return total
