"""Games between bots, many in one call."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from commonroom.games.sequence.bots.choice import NOTICED

from . import BOTS
from . import state as at
from .compiled import Floats, Ints, bare, compiled
from .greedy import RATINGS, ROOM, rate_moves
from .layout import SIDES_AT
from .luck import below, key_of
from .moves import MOST_MOVES, list_moves, random_move
from .rules import apply, deal
from .state import EXCHANGE, NUMBER_OF_COUNTS, RUNNING, SIZE

RANDOM, GREEDY, EASY, NORMAL = range(len(BOTS))
EASY_NOTICES, NORMAL_NOTICES = NOTICED["easy"], NOTICED["normal"]

# What is kept of each game: a row of numbers.
ENDED, WON_BY, LENGTH, LEFT, FIGURES = range(5)
"""How it ended, the side that won or -1, its actions, the cards left in the pile; then all that is counted."""
BOARD = FIGURES + NUMBER_OF_COUNTS
"""The chips of each side."""
COLUMNS = BOARD + 6

Workbench: TypeAlias = tuple[Ints, Ints, Floats]
"""Arrays to work in: for a state, for its moves, and for what is worked out about them."""


def workbench() -> Workbench:
    """Return arrays to work in, one set for each thread."""
    return np.zeros(SIZE, np.int64), np.zeros(MOST_MOVES, np.int64), np.zeros(ROOM)


@compiled
def choose(state: Ints, table: Ints, bot: int, moves: Ints, work: Floats) -> int:
    """Return what a bot does on its turn."""
    if bot == RANDOM:
        return random_move(state, table)
    number = list_moves(state, table, moves)
    if bot == EASY:
        number = notice(state, moves, number, EASY_NOTICES)
    if bot == NORMAL:
        number = notice(state, moves, number, NORMAL_NOTICES)
    if number == 1:
        return moves[0]
    best, equals = rate_moves(state, table, moves, number, work), 0
    for place in range(number):
        if work[RATINGS + place] == best:
            moves[equals] = moves[place]
            equals += 1
    return moves[below(state, equals)]


@compiled
def notice(state: Ints, moves: Ints, number: int, percentage: int) -> int:
    """Keep the moves that a bot notices, or all if it notices none; return how many they are."""
    kept = 0
    for place in range(number):
        if moves[place] >= EXCHANGE or below(state, 100) < percentage:
            moves[kept], moves[place] = moves[place], moves[kept]
            kept += 1
    return kept or number


@compiled
def _play_out(state: Ints, table: Ints, bots: Ints, most_actions: int, moves: Ints, work: Floats) -> None:
    """Play a game that was dealt to its end, or until it is broken off."""
    while state[at.RESULT] == RUNNING and state[at.ACTIONS] < most_actions:
        apply(state, table, choose(state, table, bots[state[at.TURN]], moves, work))


@compiled
def play_games(
    table: Ints, lineups: Ints, seed: int, first: int, most_actions: int, bench: Workbench, kept: Ints
) -> None:
    """Play as many games as there are rows to keep them in; each depends on the seed and on its number alone."""
    state, moves, work = bare(bench[0]), bare(bench[1]), bare(bench[2])
    facts = bare(table)
    for row in range(len(kept)):
        number = first + row
        deal(state, facts, key_of(np.uint64(seed), number))
        _play_out(state, facts, lineups[number % len(lineups)], most_actions, moves, work)
        kept[row, ENDED], kept[row, WON_BY] = state[at.RESULT], state[at.WINNER]
        kept[row, LENGTH], kept[row, LEFT] = state[at.ACTIONS], state[at.PILE_END] - state[at.PILE_AT]
        for place in range(NUMBER_OF_COUNTS):
            kept[row, FIGURES + place] = state[at.COUNTS + place]
        for place in range(2 * table[SIDES_AT]):
            kept[row, BOARD + place] = state[at.CHIPS + place]
