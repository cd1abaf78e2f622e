"""One deal between two bots: the same cards and dice twice, with the sides exchanged."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ..plan import Series
from ..play import MOST_ACTIONS, Played, play
from ..totals import DRAWN, LOST, UNFINISHED, WON
from ..workers import is_dismissed

POINTS = {WON: 1.0, DRAWN: 0.5, UNFINISHED: 0.5, LOST: 0.0}
"""A game that would not end is counted as drawn."""


class Deal(msgspec.Struct, frozen=True, tag_field="kind", tag="deal"):
    """A deal that was played."""

    bots: tuple[str, str]
    number: int
    results: tuple[str, str]
    """How either game ended for the first bot, which has side 0 in the first game."""

    @property
    def points(self) -> float:
        """What the first bot has won of the two points."""
        return POINTS[self.results[0]] + POINTS[self.results[1]]


def play_deal(series: Series, number: int) -> Deal:
    """Play both games of a deal on the readable engine."""
    first, second = series.bots
    one, other = (_result(play(series, 2 * number + game), first) for game in range(2))
    return Deal((first, second), number, (one, other))


def play_deals(series: Series, numbers: Iterable[int]) -> list[Deal]:
    """Play some deals in a worker, until dismissed."""
    deals = []
    for number in numbers:
        if is_dismissed():
            break
        deals.append(play_deal(series, number))
    return deals


def play_fast(series: Series, numbers: range) -> list[Deal]:
    """Play some deals on the compiled kernel."""
    first, second = series.bots
    one, other = (_results(series, lineup, numbers) for lineup in series.lineups)
    results = zip(one, other, strict=True)
    return [Deal((first, second), number, pair) for number, pair in zip(numbers, results, strict=True)]


def _results(series: Series, lineup: tuple[str, ...], numbers: range) -> list[str]:
    """Return how the kernel's games of a line-up ended for the first bot."""
    from commonroom.fast.simulation import Simulation

    games = Simulation(series.table, [lineup], series.seed, MOST_ACTIONS).play(numbers.start, len(numbers))
    own = {side for side, bot in zip(series.sides, lineup, strict=True) if bot == series.bots[0]}
    return [
        UNFINISHED if not ended else DRAWN if winner < 0 else WON if winner in own else LOST
        for ended, winner in zip(games.ended.tolist(), games.winner.tolist(), strict=True)
    ]


def _result(game: Played, bot: str) -> str:
    """Return the result of a game for a bot, which has won if nobody on the other's sides has."""
    if game.outcome is None:
        return UNFINISHED
    winners = {game.bots[seat] for seat in game.outcome.winners}
    return WON if winners == {bot} else LOST if winners and bot not in winners else DRAWN
