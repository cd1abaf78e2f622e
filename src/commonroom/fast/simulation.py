"""Many games at the same table, and what happened in them, as columns of numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from commonroom.engine import Table
from commonroom.engine.stats import Heat
from commonroom.games.sequence.board import BIT, CELLS, CORNERS, SIZE
from commonroom.games.sequence.options import settings
from commonroom.games.sequence.stats import HEAT, labels

from . import BOTS
from . import state as at
from .bridge import REASONS
from .compiled import Ints
from .layout import table_of
from .play import BOARD, COLUMNS, ENDED, FIGURES, LEFT, LENGTH, WON_BY, play_games, workbench
from .state import COUNTS, HALF

COUNTED: Mapping[str, int | None] = {
    "sequences made": at.MADE_ALL,
    "sequences with a corner": at.MADE_WITH_CORNER,
    "long lines": at.LONG_LINES,
    "shared cells": at.SHARED,
    "sequences broken": None,
    "wild jacks played": at.WILD_PLAYED,
    "anti-wild jacks played": at.ANTI_PLAYED,
    "dead cards exchanged": at.DEAD_EXCHANGED,
    "draws lost": None,
    "passes": at.PASSES,
    "piles reshuffled": at.RESHUFFLES,
}
"""Where the figures of `games/sequence/stats.py` are counted; None for what cannot happen at the kernel's tables."""


class Simulation:
    """The games of a table between bots, by number: each depends on the seed and on its number alone."""

    def __init__(self, table: Table, lineups: Sequence[Sequence[str]], seed: bytes, most_actions: int) -> None:
        """Games take the line-ups in turn, each with a bot for every seat."""
        self._edition = table.edition
        self._lineups = np.array([[BOTS.index(bot) for bot in lineup] for lineup in lineups], dtype=np.int64)
        self._table = table_of(settings(table))
        self._seed = int.from_bytes(seed[:7], "big")
        self._most_actions = most_actions

    def play(self, first: int, games: int) -> Played:
        """Play some games, starting with a number."""
        kept = np.zeros((games, COLUMNS), np.int64)
        play_games(self._table, self._lineups, self._seed, first, self._most_actions, workbench(), kept)
        return Played(self._edition, kept, np.arange(first, first + games) % len(self._lineups))


class Played:
    """What happened in some games."""

    def __init__(self, edition: str, kept: Ints, lineup: Ints) -> None:
        self._edition, self._kept = edition, kept
        self.lineup = lineup
        """By game: the number of its line-up."""

    @property
    def ended(self) -> npt.NDArray[np.bool_]:
        """By game: whether it came to an end."""
        return self._kept[:, ENDED] != at.RUNNING

    @property
    def winner(self) -> Ints:
        """By game: the side that won, or -1."""
        return self._kept[:, WON_BY]

    @property
    def length(self) -> Ints:
        """By game: its actions."""
        return self._kept[:, LENGTH]

    def reasons(self) -> dict[str, int]:
        """Count how the games ended."""
        found = {reason: int(np.count_nonzero(self._kept[:, ENDED] == number)) for reason, number in REASONS.items()}
        return {reason: games for reason, games in found.items() if games}

    def counts(self) -> dict[str, Ints]:
        """Return how often each rule came up, game by game."""
        return {
            name: self._figure(place) if place is not None else np.zeros(len(self._kept), np.int64)
            for name, place in COUNTED.items()
        }

    def samples(self) -> dict[str, Ints]:
        """Return the measures whose spread is of interest, without the games in which there was nothing to measure."""
        return {
            "chips on the board": np.bitwise_count(self._kept[:, BOARD:]).sum(axis=1, dtype=np.int64),
            "cards left in the pile": self._kept[:, LEFT],
            "plays up to the first sequence": self._figure(at.FIRST_MADE_AT)[self._figure(at.MADE_ALL) > 0],
        }

    def heat(self) -> tuple[Heat, int]:
        """Count, cell by cell, in how many of the games that were won the winner had a chip there; return those too."""
        won = self._kept[self.winner >= 0]
        halves = [won[np.arange(len(won)), BOARD + 2 * won[:, WON_BY] + half] for half in (0, 1)]
        counts = [
            None if BIT[cell] & CORNERS else int((halves[place // HALF] >> place % HALF & 1).sum())
            for place, cell in enumerate(CELLS)
        ]
        rows = tuple(tuple(counts[row : row + SIZE]) for row in range(0, len(counts), SIZE))
        return Heat(HEAT, labels(self._edition), rows), len(won)

    def _figure(self, place: int) -> Ints:
        return self._kept[:, FIGURES + place - COUNTS]
