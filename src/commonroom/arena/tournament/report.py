"""The results of a tournament, as JSON-ready data. The same plan gives the same report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ..intervals import wilson
from ..totals import DRAWN, LOST, UNFINISHED, WON
from .duel import Duel
from .elo import Points, rate
from .plan import Fixtures, Tournament
from .sprt import BOUND


class Rated(msgspec.Struct, frozen=True):
    """A bot with its lead in Elo over the first bot of the plan, which has a 95 % interval."""

    bot: str
    elo: float
    low: float
    high: float
    games: int
    points: float


class Tested(msgspec.Struct, frozen=True):
    """The sequential test of one duel: which lead in Elo has the first bot over the second?"""

    elo0: float
    elo1: float
    llr: float
    """The logarithm of the ratio of likelihoods."""
    bound: float
    """The test ends where `llr` is this far from zero."""
    accepted: float | None
    """The lead that was accepted; None while it is open."""


class Meeting(msgspec.Struct, frozen=True):
    """What two bots have played against each other, as the first one sees it."""

    first: str
    second: str
    games: int
    won: int
    drawn: int
    lost: int
    unfinished: int
    """Games that were broken off because they did not end; they count as drawn."""
    share: float
    """The share of points, half a point for a draw, with Wilson's 95 % interval."""
    low: float
    high: float
    deals: tuple[int, ...]
    """Deals by the points of the first bot from its two games: 0, ½, 1, 1½ and 2."""
    test: Tested | None


class Crosstable(msgspec.Struct, frozen=True):
    """The plan as it was played, the ratings, and who did how well against whom."""

    game: str
    title: str
    edition: str
    seats: int
    sides: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: int | str
    engine: str
    games: int
    """Number of games planned for every two bots."""
    played: int
    interrupted: bool
    ratings: tuple[Rated, ...]
    """The strongest first."""
    meetings: tuple[Meeting, ...]


def make_report(plan: Tournament, fixtures: Fixtures, duels: Sequence[Duel], *, interrupted: bool) -> Crosstable:
    """Build the report of the deals that count."""
    series = fixtures.any
    meetings = tuple(map(_meeting, duels))
    return Crosstable(
        game=plan.game,
        title=series.rules.ABOUT.title,
        edition=series.table.edition,
        seats=len(series.sides),
        sides=len(set(series.sides)),
        options=dict(sorted(series.table.options.items())),
        bots=plan.bots,
        seed=plan.seed,
        engine=fixtures.engine,
        games=plan.games,
        played=sum(meeting.games for meeting in meetings),
        interrupted=interrupted,
        ratings=_ratings(plan.bots, duels, meetings),
        meetings=meetings,
    )


def _meeting(duel: Duel) -> Meeting:
    deals = duel.counted()
    results = Counter(result for deal in deals for result in deal.results)
    points = Counter(round(2 * deal.points) for deal in deals)
    games, won = results.total(), sum(deal.points for deal in deals)
    first, second = duel.series.bots
    low, high = wilson(won, games)
    return Meeting(
        first=first,
        second=second,
        games=games,
        won=results[WON],
        drawn=results[DRAWN],
        lost=results[LOST],
        unfinished=results[UNFINISHED],
        share=won / games if games else 0.0,
        low=low,
        high=high,
        deals=tuple(points[half] for half in range(5)),
        test=_test(duel),
    )


def _test(duel: Duel) -> Tested | None:
    question = duel.question
    return None if question is None else Tested(question.elo0, question.elo1, duel.llr, BOUND, duel.answer)


def _ratings(bots: Sequence[str], duels: Sequence[Duel], meetings: Sequence[Meeting]) -> tuple[Rated, ...]:
    place = {bot: number for number, bot in enumerate(bots)}
    points: Points = {
        (place[duel.series.bots[0]], place[duel.series.bots[1]]): {deal.number: deal.points for deal in duel.counted()}
        for duel in duels
    }
    rated = [
        Rated(bot, rating.elo, rating.low, rating.high, *_score(bot, meetings))
        for bot, rating in zip(bots, rate(len(bots), points), strict=True)
    ]
    return tuple(sorted(rated, key=lambda each: -each.elo))


def _score(bot: str, meetings: Sequence[Meeting]) -> tuple[int, float]:
    """Return how many games a bot has played, and how many points it has won in them."""
    games, points = 0, 0.0
    for meeting in meetings:
        if bot in (meeting.first, meeting.second):
            won = meeting.won if bot == meeting.first else meeting.lost
            games += meeting.games
            points += won + (meeting.drawn + meeting.unfinished) / 2
    return games, points
