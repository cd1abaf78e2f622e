"""Ratings: known values, and intervals that hold what they promise."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from commonroom.arena.tournament.elo import Points, expected, lead, rate


def points(*pairs: tuple[tuple[int, int], list[float]]) -> Points:
    return {pair: dict(enumerate(won)) for pair, won in pairs}


@pytest.mark.parametrize(("share", "elo"), [(0.5, 0), (10 / 11, 400), (0.75, 190.85), (0.25, -190.85)])
def test_a_lead_of_400_means_odds_of_ten_to_one(share: float, elo: float) -> None:
    assert lead(share) == pytest.approx(elo, abs=0.01)
    assert expected(elo) == pytest.approx(share, abs=1e-5)


def test_of_two_bots_the_rating_is_their_share_of_points_with_one_drawn_deal_on_top() -> None:
    first, second = rate(2, points(((0, 1), [0.0] * 40 + [1.0] * 20 + [2.0] * 19)))
    assert (first.elo, first.low, first.high) == (0, 0, 0)
    assert second.elo == pytest.approx(lead(1 - (20 + 38 + 1) / 160))
    assert second.low < second.elo < second.high


def test_who_never_met_is_rated_by_those_whom_both_met() -> None:
    ratings = rate(3, points(((0, 1), [0.5] * 300), ((1, 2), [0.5] * 300), ((0, 2), [])))
    assert ratings[1].elo == pytest.approx(lead(0.75), abs=4)
    assert ratings[2].elo == pytest.approx(2 * lead(0.75), abs=8)


def test_who_always_wins_has_a_finite_rating_and_a_wide_interval() -> None:
    _, better = rate(2, points(((0, 1), [0.0] * 100)))
    assert 600 < better.elo < 1200
    assert better.high - better.low > 500


def test_pairs_that_take_out_the_luck_of_the_deal_make_the_interval_narrow() -> None:
    luck, none = rate(2, points(((0, 1), [0.0, 2.0] * 50)))[1], rate(2, points(((0, 1), [1.0] * 100)))[1]
    assert none.high - none.low < (luck.high - luck.low) / 10


def test_the_interval_holds_the_truth_in_95_of_a_hundred_cases() -> None:
    rnd, true, inside, cases = Random(5), (0.0, 120.0, 250.0), 0, 150
    for _ in range(cases):
        luck = [rnd.random() for _ in range(60)]
        met: dict[tuple[int, int], dict[int, float]] = {}
        for one, other in combinations(range(3), 2):
            chance = expected(true[one] - true[other])
            # Who is lucky on one side of a deal is unlucky on the other, and all meet the same deals.
            met[one, other] = {
                deal: float((favour < chance) + ((1 - favour if deal % 2 else rnd.random()) < chance))
                for deal, favour in enumerate(luck)
            }
        ratings = rate(3, met)
        inside += sum(rating.low <= elo <= rating.high for rating, elo in zip(ratings[1:], true[1:], strict=True))
    assert 0.9 <= inside / (2 * cases) <= 0.99


def test_without_games_all_are_alike() -> None:
    assert [rating.elo for rating in rate(3, points(((0, 1), []), ((0, 2), []), ((1, 2), [])))] == [0, 0, 0]
