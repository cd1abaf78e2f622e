"""Adds up games as they come in. Only whole numbers are added, so the order of the games does not matter."""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

import msgspec

from commonroom.engine.stats import Heat

from .play import Played
from .seat_figures import of_seat

K = TypeVar("K")
V = TypeVar("V")

WON, DRAWN, LOST, UNFINISHED = "won", "drawn", "lost", "unfinished"


class Totals(msgspec.Struct):
    """The sums over many games."""

    results: Counter[str] = msgspec.field(default_factory=Counter)
    """Games by how they ended: won, drawn or unfinished."""
    reasons: Counter[str] = msgspec.field(default_factory=Counter)
    bots: dict[str, Counter[str]] = msgspec.field(default_factory=dict)
    """For each bot, the results of the sides on which it played."""
    seats: dict[int, Counter[str]] = msgspec.field(default_factory=dict)
    sides: dict[int, Counter[str]] = msgspec.field(default_factory=dict)
    lengths: Counter[float] = msgspec.field(default_factory=Counter)
    """Finished games by their number of actions."""
    counts: Counter[str] = msgspec.field(default_factory=Counter)
    games_with: Counter[str] = msgspec.field(default_factory=Counter)
    """The number of games in which each rule came up at all."""
    samples: dict[str, Counter[float]] = msgspec.field(default_factory=dict)
    figures: dict[tuple[str, str], Counter[float]] = msgspec.field(default_factory=dict)
    """For each bot and each figure of a single seat, the values at all seats where the bot sat."""
    heat: Heat | None = None
    heat_games: int = 0

    @property
    def played(self) -> int:
        """The number of games counted."""
        return self.results.total()

    def add(self, game: Played) -> None:
        """Count a game."""
        self._add_results(game)
        summary = game.summary
        if game.outcome is not None:
            self.reasons[game.outcome.reason] += 1
            self.lengths[game.actions] += 1
        for name, number in summary.counts.items():
            if not self._add_figure(game, name, number):
                self.counts[name] += number
                self.games_with[name] += number > 0
        for name, value in summary.samples.items():
            if not self._add_figure(game, name, value):
                self.samples.setdefault(name, Counter())[value] += 1
        if summary.heat is not None:
            self.add_heat(summary.heat, 1)

    def merge(self, other: Totals) -> None:
        """Add the totals of other games."""
        for mine, theirs in (
            (self.results, other.results),
            (self.reasons, other.reasons),
            (self.counts, other.counts),
            (self.games_with, other.games_with),
        ):
            mine.update(theirs)
        self.lengths.update(other.lengths)
        _merge_by_key(self.bots, other.bots)
        _merge_by_key(self.seats, other.seats)
        _merge_by_key(self.sides, other.sides)
        _merge_by_key(self.samples, other.samples)
        _merge_by_key(self.figures, other.figures)
        if other.heat is not None:
            self.add_heat(other.heat, other.heat_games)

    def _add_results(self, game: Played) -> None:
        if game.outcome is None:
            self.results[UNFINISHED] += 1
        else:
            self.results[WON if game.outcome.winners else DRAWN] += 1
        bots_of: dict[int, set[str]] = {}
        ended: dict[int, str] = {}
        for seat, (side, bot) in enumerate(zip(game.sides, game.bots, strict=True)):
            ended[side] = how_it_ended(game, seat)
            bots_of.setdefault(side, set()).add(bot)
            self.seats.setdefault(seat, Counter())[ended[side]] += 1
        for side, bots in bots_of.items():
            self.sides.setdefault(side, Counter())[ended[side]] += 1
            # A side wins or loses as one, so its seats are one trial and not several.
            for bot in bots:
                self.bots.setdefault(bot, Counter())[ended[side]] += 1

    def _add_figure(self, game: Played, name: str, value: float) -> bool:
        """Count a figure of a single seat for the bot that sat there; False if it belongs to the whole game."""
        figure, seat = of_seat(name)
        if seat is not None:
            self.figures.setdefault((game.bots[seat], figure), Counter())[value] += 1
        return seat is not None

    def add_heat(self, heat: Heat, games: int) -> None:
        """Add up what lies on each cell in some games."""
        self.heat_games += games
        if self.heat is None:
            self.heat = heat
            return
        rows = zip(self.heat.counts, heat.counts, strict=True)
        summed = tuple(tuple(map(_sum, mine, theirs)) for mine, theirs in rows)
        self.heat = Heat(heat.title, heat.labels, summed)


def how_it_ended(game: Played, seat: int) -> str:
    """Return the result of a game for one seat."""
    if game.outcome is None:
        return UNFINISHED
    if not game.outcome.winners:
        return DRAWN
    return WON if seat in game.outcome.winners else LOST


def _sum(one: int | None, other: int | None) -> int | None:
    return None if one is None or other is None else one + other


def _merge_by_key(mine: dict[K, Counter[V]], theirs: dict[K, Counter[V]]) -> None:
    for key, counter in theirs.items():
        mine.setdefault(key, Counter()).update(counter)
