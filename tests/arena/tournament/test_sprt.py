"""The sequential test: its likelihoods are the greatest there are, and it errs no more often than it says."""

from __future__ import annotations

from math import fsum, log
from random import Random

import pytest

from commonroom.arena.tournament.elo import expected
from commonroom.arena.tournament.sprt import BOUND, SHARES, Question, _likeliest


@pytest.mark.parametrize("mean", [0.02, 0.4, 0.5, 0.75, 0.98])
def test_of_all_chances_with_a_mean_it_finds_those_that_fit_best(mean: float) -> None:
    shares, rnd = [0.1, 0.15, 0.4, 0.2, 0.15], Random(1)
    best = _likeliest(shares, mean)
    assert fsum(best) == pytest.approx(1)
    assert fsum(chance * value for chance, value in zip(best, SHARES, strict=True)) == pytest.approx(mean)

    def likelihood(chances: list[float]) -> float:
        return fsum(share * log(chance) for share, chance in zip(shares, chances, strict=True))

    for _ in range(300):
        # Moving chance between three results so that neither the sum nor the mean changes.
        one, two, three = sorted(rnd.sample(range(5), 3))
        step = rnd.uniform(-0.01, 0.01)
        other = list(best)
        other[one] += step * (three - two)
        other[two] -= step * (three - one)
        other[three] += step * (two - one)
        if min(other) > 0:
            assert likelihood(other) <= likelihood(best) + 1e-12


def test_the_other_bot_sees_it_the_other_way_round() -> None:
    deals = [10, 20, 40, 30, 15]
    assert Question(0, 20).llr(deals) == pytest.approx(-Question(-20, 0).llr(deals[::-1]))


def test_many_deals_come_close_to_the_normal_distribution() -> None:
    deals = [500, 1000, 2000, 1150, 550]
    total = sum(deals)
    mean = sum(number * value for number, value in zip(deals, SHARES, strict=True)) / total
    variance = sum(number * (value - mean) ** 2 for number, value in zip(deals, SHARES, strict=True)) / total
    low, high = expected(0), expected(10)
    near = total * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert Question(0, 10).llr(deals) == pytest.approx(near, rel=0.02)


def test_the_bounds_are_those_of_wald() -> None:
    assert pytest.approx(2.944, abs=0.001) == BOUND
    question = Question(0, 20)
    assert [question.answer(llr) for llr in (-3, -2.9, 0, 2.9, 3)] == [0, None, None, None, 20]


@pytest.mark.parametrize(("truth", "wrong"), [(0.0, 100.0), (100.0, 0.0)])
def test_it_errs_no_more_often_than_it_says(truth: float, wrong: float) -> None:
    rnd, question, errors, tests = Random(2), Question(0, 100), 0, 150
    chance = expected(truth)
    for _ in range(tests):
        deals, llr = [0] * 5, 0.0
        while question.answer(llr) is None:
            deals[2 * sum(rnd.random() < chance for _ in range(2))] += 1
            llr = question.llr(deals)
        errors += question.answer(llr) == wrong
    assert errors / tests <= 0.09
