"""Between the readable engine and the kernel: the same states and actions in numbers."""

from __future__ import annotations

import numpy as np

from commonroom.games.sequence.actions import ChooseSequence, Exchange, Move, Pass, Play
from commonroom.games.sequence.board import BIT, CELLS, WINDOW_BETWEEN
from commonroom.games.sequence.cards import DESIGNS, ORDER
from commonroom.games.sequence.state import State

from .compiled import Ints
from .layout import CORNER_LINES, LINE_AT, NUMBER_OF, PLACE_ON, halves
from .state import (
    CARD_SHIFT,
    CELL_MASK,
    CHIPS,
    CHOICE,
    CHOOSE,
    CHOOSING,
    EXCHANGE,
    EXCHANGED,
    EXHAUSTED,
    HAND,
    HANDS,
    HELD,
    LINES,
    LINES_OF_A_SIDE,
    LOCKED,
    MADE,
    MADE_MOST,
    MARGIN,
    NUMBER_MADE,
    OUT,
    PASS,
    PASSED,
    PILE,
    PILE_END,
    RESULT,
    RUNNING,
    SIZE,
    STALEMATE,
    TURN,
    WINNER,
    WON,
)

WINDOWS = tuple(NUMBER_OF)
REASONS = {"sequences": WON, "pile_exhausted": EXHAUSTED, "stalemate": STALEMATE}
"""How a game ends, as the readable engine says it and as a number."""


def row_of(state: State) -> Ints:
    """Write a state down as the kernel has it; what was counted so far is not part of it."""
    row = np.zeros(SIZE, np.int64)
    row[TURN], row[EXCHANGED] = state.turn, state.exchanged
    row[PASSED] = sum(1 << seat for seat in state.passed)
    row[RESULT] = RUNNING if state.result is None else REASONS[state.result.reason]
    row[WINNER] = -1 if state.result is None or state.result.side is None else state.result.side
    for side, made in enumerate(state.sequences):
        row[CHIPS + 2 * side : CHIPS + 2 * side + 2] = halves(state.chips[side])
        row[LOCKED + 2 * side : LOCKED + 2 * side + 2] = halves(state.locked[side])
        row[NUMBER_MADE + side] = len(made)
        for number, window in enumerate(made):
            row[MADE + MADE_MOST * side + number] = NUMBER_OF[window]
        lines = row[LINES + LINES_OF_A_SIDE * side : LINES + LINES_OF_A_SIDE * (side + 1)]
        lines[:] = CORNER_LINES
        for place, cell in enumerate(CELLS):
            if BIT[cell] & state.chips[side]:
                lines[LINE_AT[place]] |= 1 << (MARGIN + PLACE_ON[place])
    row[CHOOSING] = len(state.choice)
    row[CHOICE : CHOICE + len(state.choice)] = [NUMBER_OF[window] for window in state.choice]
    for seat, hand in enumerate(state.hands):
        row[HELD + seat] = len(hand)
        row[HANDS + HAND * seat : HANDS + HAND * seat + len(hand)] = [ORDER[card] for card in hand]
    for card in (*state.spent, *(card for pile in state.discards for card in pile)):
        row[OUT + ORDER[card]] += 1
    row[PILE_END] = len(state.pile)
    row[PILE : PILE + len(state.pile)] = [ORDER[card] for card in state.pile]
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


def action_of(number: int) -> Move:
    """Return the action that a number stands for."""
    if number < EXCHANGE:
        return Play(DESIGNS[number >> CARD_SHIFT], CELLS[number & CELL_MASK])
    if number < PASS:
        return Exchange(DESIGNS[number - EXCHANGE])
    return Pass() if number == PASS else ChooseSequence(WINDOWS[number - CHOOSE].cells)
