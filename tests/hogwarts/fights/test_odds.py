"""The odds are those of the rules."""

from __future__ import annotations

from itertools import product

import pytest

from commonroom.games.hogwarts.fights.odds.sums import (
    Arms,
    Foe,
    Side,
    affordable,
    at_least,
    beat_together,
    beats,
    losses,
    prevails,
)

RIDDLE = Foe(hp=9, strike=3, before=False, final=True, reveal=2, floor=0)
DOG = Foe(hp=6, strike=1, before=False, final=True, reveal=0, floor=0)


def arms(hp: int, *, attacks: tuple[int, ...] = (), defences: tuple[int, ...] = (), limit: int = 5) -> Arms:
    return Arms(hp, 4, 2, 0, attacks, defences, limit)


def test_hits_of_some_dice() -> None:
    rolls = list(product(range(1, 7), repeat=3))
    assert at_least(2, 3, 4) == pytest.approx(sum(sum(die >= 3 for die in roll) >= 2 for roll in rolls) / len(rolls))
    assert (at_least(0, 3, 4), at_least(4, 3, 4)) == (1.0, 0.0)


def test_how_many_attacks_one_can_afford() -> None:
    assert affordable(RIDDLE, 7) == 2  # 7, 4, 1
    assert affordable(RIDDLE, 6) == 1
    assert affordable(RIDDLE, 0) == 0
    assert affordable(RIDDLE._replace(final=False), 6) == 2  # the last one is not answered
    assert affordable(RIDDLE._replace(before=True), 7) == 1  # it strikes twice: before the attack, and when it falls
    assert affordable(RIDDLE._replace(floor=1), 7) == 1  # a duel is lost at 1 HP
    assert affordable(RIDDLE._replace(strike=0), 1) > 5


@pytest.mark.rule("HOG-335", "HOG-337")
def test_the_two_fights_of_the_rulebook() -> None:
    """EX-3b is certainly won with 7 HP left after the reveal; in EX-3a two potions are not enough to be certain."""
    assert beats(RIDDLE, arms(7, attacks=(5, 4))) == 1.0
    assert beats(RIDDLE, arms(7, attacks=(5, 4), limit=1)) < 0.5  # if only one of them may be used
    assert 0 < beats(RIDDLE, arms(4, attacks=(5,), defences=(5,))) < 1


def test_a_team_is_as_strong_as_all_its_attacks_together() -> None:
    alone = beats(DOG, arms(3))
    assert beat_together(DOG._replace(hp=12), (arms(3), arms(3))) == pytest.approx(at_least(12, 16, 2))
    assert beat_together(DOG, (arms(3), arms(3))) > alone
    assert beat_together(DOG, (arms(1), arms(1, attacks=(6,)))) == 0.0


def test_what_an_attack_takes() -> None:
    assert losses(1, 3, False) == pytest.approx((0.5, 0.5))
    assert sum(losses(4, 4, True)) == pytest.approx(1.0)
    assert losses(1, 6, True) == pytest.approx((1 / 6, 1 / 2, 1 / 3))  # HOG-731: a 6 does nothing, 1 and 2 cost two


def test_whoever_attacks_first_of_two_equals_is_ahead() -> None:
    equal = Side(1, 1, 3)
    assert prevails(equal, equal, False) == pytest.approx(2 / 3)
    assert prevails(Side(0, 4, 6), equal, False) == 0.0
    assert prevails(Side(6, 4, 4), Side(6, 3, 3), False) > 0.9
    assert prevails(Side(60, 4, 4), Side(1, 3, 3), True) > 0.99
