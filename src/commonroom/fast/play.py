"""Games between bots, many in one call."""

from __future__ import annotations

import numpy as np

from commonroom.games.sequence.bots.choice import NOTICED

from . import BOTS
from .compiled import Floats, Ints, bare, compiled
from .greedy import RATINGS, rate_moves
from .layout import SIDES_AT
from .luck import below, key_of
from .moves import list_moves, random_move
from .rules import apply, deal
from .state import (
    ACTIONS,
    CHIPS,
    COUNTS,
    EXCHANGE,
    NUMBER_OF_COUNTS,
    PILE_AT,
    PILE_END,
    RESULT,
    RUNNING,
    TURN,
    WINNER,
)

RANDOM, GREEDY, EASY = range(len(BOTS))

# What is kept of each game: a row of numbers.
ENDED, WON_BY, LENGTH, LEFT, FIGURES = range(5)
"""How it ended, the side that won or -1, its actions, the cards left in the pile; then all that is counted."""
BOARD = FIGURES + NUMBER_OF_COUNTS
"""The chips of each side."""
COLUMNS = BOARD + 6


@compiled
def choose(state: Ints, box: Ints, bot: int, moves: Ints, work: Floats) -> int:
    """Return what a bot does on its turn."""
    if bot == RANDOM:
        return random_move(state, box)
    number = list_moves(state, box, moves)
    if bot == EASY:
        number = notice(state, moves, number)
    if number == 1:
        return moves[0]
    best, equals = rate_moves(state, box, moves, number, work), 0
    for at in range(number):
        if work[RATINGS + at] == best:
            moves[equals] = moves[at]
            equals += 1
    return moves[below(state, equals)]


@compiled
def notice(state: Ints, moves: Ints, number: int) -> int:
    """Keep the moves that the easy bot notices, or all if it notices none; return how many they are."""
    kept = 0
    for at in range(number):
        if moves[at] >= EXCHANGE or below(state, 100) < NOTICED:
            moves[kept], moves[at] = moves[at], moves[kept]
            kept += 1
    return kept or number


@compiled
def _play_out(state: Ints, box: Ints, bots: Ints, most_actions: int, moves: Ints, work: Floats) -> None:
    """Play a game that was dealt to its end, or until it is broken off."""
    while state[RESULT] == RUNNING and state[ACTIONS] < most_actions:
        apply(state, box, choose(state, box, bots[state[TURN]], moves, work))


@compiled
def play_games(
    box: Ints, lineups: Ints, seed: int, first: int, most_actions: int, room: tuple[Ints, Ints, Floats], kept: Ints
) -> None:
    """Play as many games as there are rows to keep them in; each depends on the seed and on its number alone."""
    state, moves, work = bare(room[0]), bare(room[1]), bare(room[2])
    table = bare(box)
    for row in range(len(kept)):
        number = first + row
        deal(state, table, key_of(np.uint64(seed), number))
        _play_out(state, table, lineups[number % len(lineups)], most_actions, moves, work)
        kept[row, ENDED], kept[row, WON_BY] = state[RESULT], state[WINNER]
        kept[row, LENGTH], kept[row, LEFT] = state[ACTIONS], state[PILE_END] - state[PILE_AT]
        for at in range(NUMBER_OF_COUNTS):
            kept[row, FIGURES + at] = state[COUNTS + at]
        for at in range(2 * box[SIDES_AT]):
            kept[row, BOARD + at] = state[CHIPS + at]
