"""The results of many games, as JSON-ready data. The same plan gives the same report, to the last digit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import floor, gcd
from statistics import quantiles
from typing import Any

import msgspec

from commonroom.engine.stats import Heat

from .intervals import wilson
from .plan import Plan, Series
from .totals import DRAWN, UNFINISHED, WON, Totals

FEWEST_BINS, MOST_BINS = 8, 25


class Share(msgspec.Struct, frozen=True):
    """A number of games and its share of all games, with a 95 % interval."""

    games: int
    share: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """Results of a bot, a seat or a side; the share of games won has a 95 % interval."""

    name: str
    played: int
    won: int
    drawn: int
    share: float
    low: float
    high: float


class Frequency(msgspec.Struct, frozen=True):
    """Frequency of a rule: in total, on average per game, and the share of games in which it came up at all."""

    name: str
    total: int
    mean: float
    share: float


class Bin(msgspec.Struct, frozen=True):
    """The number of games with a value from `start` up to, but not including, `end`."""

    start: float
    end: float
    games: int


class Spread(msgspec.Struct, frozen=True):
    """How a measure varies from game to game."""

    games: int
    mean: float
    least: float
    lower_quartile: float
    median: float
    upper_quartile: float
    most: float
    histogram: tuple[Bin, ...]


class Report(msgspec.Struct, frozen=True):
    """The plan as it was played, and the results."""

    game: str
    title: str
    edition: str
    seats: int
    sides: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: int | str
    engine: str
    """`readable` or `fast`. To repeat a report by its seed, name the engine too."""
    games: int
    """Number of games planned."""
    played: int
    interrupted: bool
    unfinished: int
    """Games that were broken off because they did not end."""
    draws: Share
    by_bot: tuple[Standing, ...]
    """A bot is counted once for each side that it plays on."""
    by_seat: tuple[Standing, ...]
    by_side: tuple[Standing, ...]
    reasons: Mapping[str, int]
    length: Spread | None
    """In actions, of the games that ended."""
    rules: tuple[Frequency, ...]
    samples: Mapping[str, Spread]
    figures: Mapping[str, Mapping[str, Spread]]
    """What each bot did, by the bot's name, from seat to seat."""
    heat: Heat | None
    heat_games: int
    """Number of games that the heat map adds up."""

    def __str__(self) -> str:
        """Return what most want to know, one line for each bot."""
        head = f"{self.title}: {self.played:,} games, {self.draws.games:,} drawn, seed {self.seed}"
        return "\n".join((head, *map(_line, self.by_bot)))


def _line(standing: Standing) -> str:
    share, low, high = (100 * part for part in (standing.share, standing.low, standing.high))
    return f"{standing.name} won {standing.won:,} of {standing.played:,} ({share:.1f} %, {low:.1f} to {high:.1f})"


def make_report(plan: Plan, series: Series, totals: Totals, *, engine: str, interrupted: bool) -> Report:
    """Build the report of the games that were counted."""
    drawn = totals.results[DRAWN]
    return Report(
        game=plan.game,
        title=series.rules.ABOUT.title,
        edition=series.table.edition,
        seats=len(series.sides),
        sides=len(set(series.sides)),
        options=dict(sorted(series.table.options.items())),
        bots=plan.bots,
        seed=plan.seed,
        engine=engine,
        games=plan.games,
        played=totals.played,
        interrupted=interrupted,
        unfinished=totals.results[UNFINISHED],
        draws=Share(drawn, *_share(drawn, totals.played)),
        by_bot=tuple(_standing(bot, totals.bots.get(bot, Counter())) for bot in dict.fromkeys(plan.bots)),
        by_seat=tuple(_standing(f"seat {seat}", totals.seats[seat]) for seat in sorted(totals.seats)),
        by_side=tuple(_standing(f"side {side}", totals.sides[side]) for side in sorted(totals.sides)),
        reasons=dict(sorted(totals.reasons.items())),
        length=spread(totals.lengths) if totals.lengths else None,
        rules=tuple(_frequency(totals, name) for name in totals.counts),
        samples={name: spread(values) for name, values in sorted(totals.samples.items())},
        figures=_figures(plan, totals),
        heat=totals.heat,
        heat_games=totals.heat_games,
    )


def spread(values: Counter[float]) -> Spread:
    """Return mean, quartiles and range of values, given with how often each came up."""
    ordered = sorted(values.elements())
    lower, median, upper = _quartiles(ordered)
    return Spread(
        games=len(ordered),
        mean=sum(value * times for value, times in sorted(values.items())) / len(ordered),
        least=ordered[0],
        lower_quartile=lower,
        median=median,
        upper_quartile=upper,
        most=ordered[-1],
        histogram=_histogram(values),
    )


def _quartiles(ordered: list[float]) -> tuple[float, float, float]:
    """Return the quartiles; of a single value, all three are that value."""
    if len(ordered) == 1:
        return ordered[0], ordered[0], ordered[0]
    lower, median, upper = quantiles(ordered, n=4, method="inclusive")
    return lower, median, upper


def _figures(plan: Plan, totals: Totals) -> dict[str, dict[str, Spread]]:
    """Return the figures of each bot, in the game's order."""
    found: dict[str, dict[str, Spread]] = {bot: {} for bot in plan.bots}
    for (bot, figure), values in totals.figures.items():
        found[bot][figure] = spread(values)
    return {bot: figures for bot, figures in found.items() if figures}


def _standing(name: str, ended: Counter[str]) -> Standing:
    return Standing(name, ended.total(), ended[WON], ended[DRAWN], *_share(ended[WON], ended.total()))


def _share(hits: int, trials: int) -> tuple[float, float, float]:
    low, high = wilson(hits, trials)
    return hits / trials if trials else 0.0, low, high


def _frequency(totals: Totals, name: str) -> Frequency:
    total = totals.counts[name]
    return Frequency(name, total, total / totals.played, totals.games_with[name] / totals.played)


def _histogram(values: Counter[float]) -> tuple[Bin, ...]:
    """Return bins of a round width, including empty ones."""
    width = _bin_width(values)
    first, last = floor(min(values) / width), floor(max(values) / width)
    games = Counter[int]()
    for value, times in values.items():
        games[floor(value / width)] += times
    return tuple(Bin(number * width, (number + 1) * width, games[number]) for number in range(first, last + 1))


def _bin_width(values: Counter[float]) -> int:
    """Return the first width of 1, 2, 5, 10, 20, 50 … steps that needs few enough bins.

    A step leads from one possible value to the next: bins of width one would leave nine of ten empty for points that
    come in tens. The fewer the games, the fewer the bins: a handful in each bin tell more than a comb of ones.
    """
    step, span = _step(values), max(values) - min(values)
    most = min(MOST_BINS, max(FEWEST_BINS, 2 * values.total() ** (1 / 3)))  # the Rice rule
    ten = step
    while True:
        for width in (ten, 2 * ten, 5 * ten):
            if span / width < most:
                return width
        ten *= 10


def _step(values: Counter[float]) -> int:
    """Return the largest whole number that divides the distance between any two values; 1 where there is none."""
    if not all(float(value).is_integer() for value in values):
        return 1
    return gcd(*(int(value) for value in values)) or 1
