"""Every order and every face is equally likely (TRUST S13)."""

from __future__ import annotations

from collections import Counter

import pytest

from commonroom.engine import Dice
from commonroom.testing.unfair import SwapsWithAny, TakesTheRemainder

SEED = bytes(range(32))


def chi_squared(counts: Counter[object], kinds: int) -> float:
    """Return how far the counts are from uniform; outcomes that never happened count too."""
    expected = counts.total() / kinds
    unseen = kinds - len(counts)
    return sum((number - expected) ** 2 / expected for number in counts.values()) + unseen * expected


def check_fairness(kind: type[Dice]) -> None:
    """Expect all orders of five things, and all faces of a die that does not divide 256, equally often."""
    orders = Counter[object](tuple(kind(SEED, action).shuffle("s", [0, 1, 2, 3, 4])) for action in range(100_000))
    assert len(orders) == 120
    assert chi_squared(orders, 120) < 172.4  # 119 degrees of freedom, p = 0.001
    die = kind(SEED, 0)
    faces = Counter[object](die.roll("d", 200) for _ in range(100_000))
    assert len(faces) == 200
    assert chi_squared(faces, 200) < 266.3  # 199 degrees of freedom, p = 0.001


def test_s13_a_hundred_thousand_shuffles_show_every_order_equally_often() -> None:
    check_fairness(Dice)


@pytest.mark.parametrize("unfair", [TakesTheRemainder, SwapsWithAny])
def test_s13_would_find_unfair_dice(unfair: type[Dice]) -> None:
    with pytest.raises(AssertionError, match="chi_squared"):
        check_fairness(unfair)
