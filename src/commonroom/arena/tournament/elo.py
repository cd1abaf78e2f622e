"""Ratings by the model of Bradley and Terry, in Elo: a lead of 400 means odds of ten to one.

The strengths are those under which the results are likeliest. The intervals come from how the points of a deal differ
from what the strengths let expect: all games of a deal, whoever plays them, count as one observation, because luck with
the cards is the same in all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, fsum, log, log10, sqrt

import msgspec

from ..intervals import Z95

Points = Mapping[tuple[int, int], Mapping[int, float]]
"""For two bots by their places: what the first has won of the two points of each deal, by the deal's number."""

PER_NAT = 400 / log(10)
"""Elo in a natural logarithm of odds."""
GAMES_A_DEAL = 2
LONGEST_STEP = 1.0
CLOSE_ENOUGH = 1e-10


class Rating(msgspec.Struct, frozen=True):
    """A bot's lead over the first bot, with a 95 % interval."""

    elo: float
    low: float
    high: float


def expected(elo: float) -> float:
    """Return the share of points to expect with a lead in Elo."""
    return 1 / (1 + exp(-elo / PER_NAT))


def lead(share: float) -> float:
    """Return the lead in Elo that lets expect a share of the points."""
    return 400 * log10(share / (1 - share))


def rate(bots: int, points: Points) -> list[Rating]:
    """Rate the bots; the first has zero.

    Every two bots are given one drawn deal more than they have played, so that one that wins always is not rated
    infinitely high; such a rating has a wide interval.
    """
    strengths = _likeliest(bots, points)
    error = _errors(strengths, points)
    return [
        Rating(*(PER_NAT * each for each in (strength, strength - Z95 * error[bot], strength + Z95 * error[bot])))
        for bot, strength in enumerate(strengths)
    ]


def _likeliest(bots: int, points: Points) -> list[float]:
    """Climb to the maximum of the likelihood by Newton's method; there is only one."""
    strengths = [0.0] * bots
    while True:
        excess = [0.0] * bots
        for (one, other), deals in points.items():
            surplus = fsum(deals.values()) + 1 - GAMES_A_DEAL * (len(deals) + 1) * _chance(strengths, one, other)
            excess[one] += surplus
            excess[other] -= surplus
        inverse = _inverse(_information(strengths, points))
        step = [_dot(row, excess[1:]) for row in inverse]
        longest = max(map(abs, step))
        slower = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strengths = [0.0, *(strength + slower * by for strength, by in zip(strengths[1:], step, strict=True))]
        if longest < CLOSE_ENOUGH:
            return strengths


def _errors(strengths: Sequence[float], points: Points) -> list[float]:
    """Return the standard error of each strength (Huber's sandwich, a slice for each deal)."""
    surprises: dict[object, list[float]] = {}
    for (one, other), deals in points.items():
        likely = GAMES_A_DEAL * _chance(strengths, one, other)
        for deal, won in [*deals.items(), ((one, other), 1.0)]:  # the drawn deal of these two comes on top
            surprise = surprises.setdefault(deal, [0.0] * len(strengths))
            surprise[one] += won - likely
            surprise[other] -= won - likely
    inverse = _inverse(_information(strengths, points))
    moved = [[_dot(row, surprise[1:]) for row in inverse] for surprise in surprises.values()]
    return [0.0, *(sqrt(fsum(move[bot] ** 2 for move in moved)) for bot in range(len(strengths) - 1))]


def _information(strengths: Sequence[float], points: Points) -> list[list[float]]:
    """Return how sharply the likelihood is curved, for all bots but the first, which stays where it is."""
    bots = len(strengths)
    found = [[0.0] * bots for _ in range(bots)]
    for (one, other), deals in points.items():
        chance = _chance(strengths, one, other)
        curve = GAMES_A_DEAL * (len(deals) + 1) * chance * (1 - chance)
        for this, that in ((one, other), (other, one)):
            found[this][this] += curve
            found[this][that] -= curve
    return [row[1:] for row in found[1:]]


def _chance(strengths: Sequence[float], one: int, other: int) -> float:
    return 1 / (1 + exp(strengths[other] - strengths[one]))


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Invert a positive definite matrix, by Gauss and Jordan."""
    size = len(matrix)
    rows = [[*row, *(float(place == number) for place in range(size))] for number, row in enumerate(matrix)]
    for number, row in enumerate(rows):
        row[:] = [value / row[number] for value in row]
        for other in rows:
            if other is not row:
                other[:] = [value - other[number] * pivot for value, pivot in zip(other, row, strict=True)]
    return [row[size:] for row in rows]


def _dot(row: Sequence[float], column: Sequence[float]) -> float:
    return fsum(one * other for one, other in zip(row, column, strict=True))
