"""The state of a game as one row of whole numbers: where each fact stands in it.

Cells are numbered as in the readable engine. A set of cells is two numbers of fifty bits, so that none has a sign bit.
"""

from __future__ import annotations

SEATS, SIDES, DESIGNS, CARDS, HAND, MADE_MOST, CHOICES = 12, 3, 52, 104, 7, 8, 8
HALF = 50
"""Cells in each of the two numbers of a set."""

# Single facts
TURN, EXCHANGED, PASSED, RESULT, WINNER, ACTIONS, CHOOSING, PILE_AT, PILE_END, KEY, DRAWN = range(11)
RUNNING, WON, EXHAUSTED, STALEMATE = range(4)
"""Values of RESULT. A game that is exhausted or stuck has no winner: -1."""

# Facts by side, two numbers each
CHIPS = 16
LOCKED = CHIPS + 2 * SIDES

# Facts by side
MADE = LOCKED + 2 * SIDES
"""The windows of each side's sequences."""
NUMBER_MADE = MADE + MADE_MOST * SIDES

CHOICE = NUMBER_MADE + SIDES
"""The windows of a long line among which the seat on turn has to choose."""

# Facts by seat
HELD = CHOICE + CHOICES
"""The number of cards in each hand."""
HANDS = HELD + SEATS

OUT = HANDS + HAND * SEATS
"""By design: the cards in the discards of all seats."""
PILE = OUT + DESIGNS

# What is counted for the statistics
COUNTS = PILE + CARDS
(
    MADE_ALL,
    MADE_WITH_CORNER,
    LONG_LINES,
    SHARED,
    WILD_PLAYED,
    ANTI_PLAYED,
    DEAD_EXCHANGED,
    PASSES,
    RESHUFFLES,
    PLAYS,
    FIRST_MADE_AT,
) = range(COUNTS, COUNTS + 11)
NUMBER_OF_COUNTS = 11

# The board once more, by side: each row, column and diagonal as a word of bits, to see at once what a chip completes
LINES = COUNTS + 12
LINES_OF_A_SIDE = 58
MARGIN = 4
"""Empty bits below the first cell of a line."""

SCRATCH = LINES + LINES_OF_A_SIDE * SIDES
"""Room for what is worked out about each card of a hand."""
SIZE = SCRATCH + HAND + 1

# Actions as numbers
CARD_SHIFT, CELL_MASK = 7, 127
"""A play is its design, shifted, plus its cell."""
EXCHANGE = DESIGNS << CARD_SHIFT
"""From here on, the exchange of a design."""
PASS = EXCHANGE + DESIGNS
CHOOSE = PASS + 1
"""From here on, the choice of a window."""
