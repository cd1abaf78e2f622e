"""A table from outside: what Python calls, one game at a time."""

from __future__ import annotations

import numpy as np

from .compiled import Floats, Ints, bare, compiled
from .greedy import ROOM, rate_moves
from .moves import MOST_MOVES, list_moves
from .rules import apply, deal
from .state import SIZE


def rooms() -> tuple[Ints, Ints, Floats]:
    """Return room for a state, for its moves, and for what is worked out about them."""
    return np.zeros(SIZE, np.int64), np.zeros(MOST_MOVES, np.int64), np.zeros(ROOM)


@compiled
def deal_at(state: Ints, box: Ints, key: int) -> None:
    """Deal a game."""
    deal(bare(state), bare(box), key)


@compiled
def act(state: Ints, box: Ints, action: int) -> None:
    """Settle a legal action."""
    apply(bare(state), bare(box), action)


@compiled
def legal(state: Ints, box: Ints, moves: Ints) -> int:
    """Write down all moves of the seat on turn; return how many they are."""
    return list_moves(bare(state), bare(box), bare(moves))


@compiled
def rate(state: Ints, box: Ints, moves: Ints, number: int, work: Floats) -> float:
    """Write down how good greedy finds each move, from RATINGS on; return the best rating."""
    return rate_moves(bare(state), bare(box), bare(moves), number, bare(work))
