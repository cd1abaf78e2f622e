"""Many tables of Sequence as compiled code: one call lets every learner act, and observes.

All compiled functions are in this file, because Numba notices only changes of the file that a function is in.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from commonroom.fast import state as at
from commonroom.fast.compiled import Floats, Ints, bare, compiled, inlined, lowest_bit
from commonroom.fast.layout import PRINTED_ON, SEATS_AT, SIDE_OF, SIDES_AT
from commonroom.fast.luck import key_of
from commonroom.fast.moves import list_moves
from commonroom.fast.play import choose
from commonroom.fast.rules import apply, deal
from commonroom.fast.state import CARD_SHIFT, CELL_MASK, DESIGNS, EXCHANGE, HALF, HAND, RUNNING

from .numbers import ACTIONS, CELLS, EXCHANGE_AT, WITH_JACKS

Bytes: TypeAlias = npt.NDArray[np.int8]
Flags: TypeAlias = npt.NDArray[np.bool_]

Fixed: TypeAlias = tuple[Ints, Ints, Ints]
"""What does not change: the table, where the plays of each jack are numbered, and the bot of each seat."""
Bench: TypeAlias = tuple[Ints, Floats]
"""Arrays to work in."""
Shown: TypeAlias = tuple[Ints, Bytes, Bytes]
"""By table: the seat that observes, its observation, and the mask of its moves."""
Result: TypeAlias = tuple[Floats, Bytes]
"""By table: the reward, and what has become of the game."""

LEARNER = -1
"""In the place of a bot's number."""
GOES_ON, ENDED, CUT_OFF, NOT_ALLOWED = range(4)
"""What has become of a table."""


@inlined
def _kernels(table: Ints, jacks: Ints, number: int) -> int:
    """Return the kernel's number of an action."""
    if number < WITH_JACKS:
        return (table[PRINTED_ON + number] << CARD_SHIFT) + number
    if number < EXCHANGE_AT:
        first = WITH_JACKS + (number - WITH_JACKS) // CELLS * CELLS
        for card in range(DESIGNS):
            if jacks[card] == first:
                return (card << CARD_SHIFT) + number - first
    return number - EXCHANGE_AT + EXCHANGE


@inlined
def _set(cells: Bytes, first: int, low: int, high: int) -> None:
    """Mark a set of cells."""
    while low:
        cells[first + lowest_bit(low)] = 1
        low &= low - 1
    while high:
        cells[first + HALF + lowest_bit(high)] = 1
        high &= high - 1


@inlined
def _observe(state: Ints, table: Ints, seat: int, seen: Bytes, size: int) -> None:
    """Write down what a seat may know; `form.Form` says where."""
    for place in range(size):
        seen[place] = 0
    seats, sides = table[SEATS_AT], table[SIDES_AT]
    own = table[SIDE_OF + seat]
    for number in range(sides):
        side = (own + number) % sides
        first = 2 * CELLS * number
        _set(seen, first, state[at.CHIPS + 2 * side], state[at.CHIPS + 2 * side + 1])
        _set(seen, first + CELLS, state[at.LOCKED + 2 * side], state[at.LOCKED + 2 * side + 1])
    hand = 2 * CELLS * sides
    for place in range(state[at.HELD + seat]):
        seen[hand + state[at.HANDS + HAND * seat + place]] += 1
    discards = hand + DESIGNS
    for card in range(DESIGNS):
        seen[discards + card] = state[at.OUT + card]
    facts = discards + DESIGNS
    seen[facts] = state[at.PILE_END] - state[at.PILE_AT]
    seen[facts + 1] = state[at.EXCHANGED]
    seen[facts + 2] = state[at.CHOOSING] > 0
    by_side = facts + 3
    for number in range(sides):
        seen[by_side + number] = state[at.NUMBER_MADE + (own + number) % sides]
    by_seat = by_side + sides
    for number in range(seats):
        other = (seat + number) % seats
        seen[by_seat + number] = state[at.HELD + other]
        seen[by_seat + seats + number] = state[at.PASSED] >> other & 1


@inlined
def _mask(state: Ints, table: Ints, jacks: Ints, moves: Ints, allowed: Bytes) -> None:
    """Mark the moves of the seat on turn; none once the game is over."""
    for number in range(ACTIONS):
        allowed[number] = 0
    for place in range(list_moves(state, table, moves)):
        action = moves[place]
        if action < EXCHANGE:
            allowed[jacks[action >> CARD_SHIFT] + (action & CELL_MASK)] = 1
        else:
            allowed[action - EXCHANGE + EXCHANGE_AT] = 1


@inlined
def _bots_act(state: Ints, table: Ints, bots: Ints, moves: Ints, work: Floats) -> None:
    """Let bots act until it is a learner's turn, or the game is over."""
    while state[at.RESULT] == RUNNING and bots[state[at.TURN]] != LEARNER:
        apply(state, table, choose(state, table, bots[state[at.TURN]], moves, work))


@inlined
def _next_key(games: Ints, number: int, seed: int) -> np.int64:
    """Return the key of the next game at a table."""
    key = key_of(np.uint64(seed), games[number])
    games[number] += len(games)
    return key


@compiled
def begin(
    rows: Ints, which: Flags, given: bool, rules: Fixed, seed: int, games: Ints, bench: Bench, shown: Shown
) -> None:
    """Deal a new game at some tables, unless its position is given.

    The luck of a game depends on the seed and on its number alone.
    """
    table, jacks, bots = bare(rules[0]), bare(rules[1]), bare(rules[2])
    moves, work = bare(bench[0]), bare(bench[1])
    seats, seen, allowed = shown
    for number in range(len(rows)):
        if not which[number]:
            continue
        state = bare(rows[number])
        key = _next_key(games, number, seed)
        if given:
            state[at.KEY] = key
        else:
            deal(state, table, key)
        _bots_act(state, table, bots, moves, work)
        while state[at.RESULT] != RUNNING:  # bots have ended the game before the learner has had a turn
            deal(state, table, _next_key(games, number, seed))
            _bots_act(state, table, bots, moves, work)
        seats[number] = state[at.TURN]
        _observe(state, table, seats[number], bare(seen[number]), seen.shape[1])
        _mask(state, table, jacks, moves, bare(allowed[number]))


@compiled
def act(
    rows: Ints, which: Flags, rules: Fixed, most: int, bench: Bench, numbers: Ints, result: Result, shown: Shown
) -> None:
    """Let the learner at some tables act, then bots until it is a learner's turn again.

    A move that is not in the mask is not made. The reward is that of the seat that has acted, which also observes the
    end.
    """
    table, jacks, bots = bare(rules[0]), bare(rules[1]), bare(rules[2])
    moves, work = bare(bench[0]), bare(bench[1])
    rewards, became = result
    seats, seen, allowed = shown
    for number in range(len(rows)):
        if not which[number]:
            continue
        state, action = bare(rows[number]), numbers[number]
        seat = state[at.TURN]
        if action < 0 or action >= ACTIONS or allowed[number, action] == 0:
            rewards[number], became[number] = -1, NOT_ALLOWED
            continue
        apply(state, table, _kernels(table, jacks, action))
        _bots_act(state, table, bots, moves, work)
        if state[at.RESULT] != RUNNING:
            became[number] = ENDED
            if state[at.WINNER] >= 0:
                rewards[number] = 1 if state[at.WINNER] == table[SIDE_OF + seat] else -1
        elif state[at.ACTIONS] >= most:
            became[number] = CUT_OFF
        seats[number] = state[at.TURN] if became[number] == GOES_ON else seat
        _observe(state, table, seats[number], bare(seen[number]), seen.shape[1])
        _mask(state, table, jacks, moves, bare(allowed[number]))
