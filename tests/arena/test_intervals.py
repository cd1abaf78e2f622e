"""Wilson's interval, against published values and its own symmetry."""

from __future__ import annotations

import pytest

from commonroom.arena.intervals import wilson


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (50, 100, 0.4038, 0.5962),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_known_values(hits: int, trials: int, low: float, high: float) -> None:
    assert wilson(hits, trials) == pytest.approx((low, high), abs=5e-5)


def test_it_is_symmetric_and_stays_between_0_and_1() -> None:
    for trials in (1, 2, 7, 1000):
        for hits in range(0, trials + 1, max(1, trials // 7)):
            low, high = wilson(hits, trials)
            assert 0 <= low <= hits / trials <= high <= 1
            assert wilson(trials - hits, trials) == pytest.approx((1 - high, 1 - low))


def test_nothing_is_known_without_a_trial() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
