"""From the readable engine to the kernel: its states and actions in numbers."""

from __future__ import annotations

import numpy as np

from commonroom.games.sequence.actions import ChooseSequence, Exchange, Move, Pass, Play
from commonroom.games.sequence.board import BIT, CELLS, WINDOW_BETWEEN
from commonroom.games.sequence.cards import ORDER
from commonroom.games.sequence.state import State

from . import state as at
from .compiled import Ints
from .layout import CORNER_LINES, LINE_AT, NUMBER_OF, PLACE_ON, halves
from .state import (
    CARD_SHIFT,
    CHOOSE,
    EXCHANGE,
    EXHAUSTED,
    HAND,
    LINES_OF_A_SIDE,
    MADE_MOST,
    MARGIN,
    PASS,
    RUNNING,
    SIZE,
    STALEMATE,
    WON,
)

REASONS = {"sequences": WON, "pile_exhausted": EXHAUSTED, "stalemate": STALEMATE}
"""How a game ends, as the readable engine says it and as a number."""


def row_of(state: State) -> Ints:
    """Write a state down as the kernel has it; what was counted so far is not part of it."""
    row = np.zeros(SIZE, np.int64)
    row[at.TURN], row[at.EXCHANGED] = state.turn, state.exchanged
    row[at.PASSED] = sum(1 << seat for seat in state.passed)
    row[at.RESULT] = RUNNING if state.result is None else REASONS[state.result.reason]
    row[at.WINNER] = -1 if state.result is None or state.result.side is None else state.result.side
    for side, made in enumerate(state.sequences):
        row[at.CHIPS + 2 * side : at.CHIPS + 2 * side + 2] = halves(state.chips[side])
        row[at.LOCKED + 2 * side : at.LOCKED + 2 * side + 2] = halves(state.locked[side])
        row[at.NUMBER_MADE + side] = len(made)
        for number, window in enumerate(made):
            row[at.MADE + MADE_MOST * side + number] = NUMBER_OF[window]
        lines = row[at.LINES + LINES_OF_A_SIDE * side : at.LINES + LINES_OF_A_SIDE * (side + 1)]
        lines[:] = CORNER_LINES
        for place, cell in enumerate(CELLS):
            if BIT[cell] & state.chips[side]:
                lines[LINE_AT[place]] |= 1 << (MARGIN + PLACE_ON[place])
    row[at.CHOOSING] = len(state.choice)
    row[at.CHOICE : at.CHOICE + len(state.choice)] = [NUMBER_OF[window] for window in state.choice]
    for seat, hand in enumerate(state.hands):
        row[at.HELD + seat] = len(hand)
        row[at.HANDS + HAND * seat : at.HANDS + HAND * seat + len(hand)] = [ORDER[card] for card in hand]
    for card in (*state.spent, *(card for pile in state.discards for card in pile)):
        row[at.OUT + ORDER[card]] += 1
    row[at.PILE_END] = len(state.pile)
    row[at.PILE : at.PILE + len(state.pile)] = [ORDER[card] for card in state.pile]
    return row


def number_of(move: Move) -> int:
    """Return the number of an action."""
    match move:
        case Play(card, (row, column)):
            return (ORDER[card] << CARD_SHIFT) + 10 * row + column
        case Exchange(card):
            return EXCHANGE + ORDER[card]
        case ChooseSequence(cells):
            return CHOOSE + NUMBER_OF[WINDOW_BETWEEN[cells[0], cells[-1]]]
        case _:
            assert isinstance(move, Pass), f"the kernel knows no {move}"
            return PASS
