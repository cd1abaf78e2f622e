"""Dice, the only source of chance: fair, verifiable by anybody, and scriptable."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from commonroom.engine import BadInput, Chance, Dice
from commonroom.testing.verifier import Stream

SEED = bytes(range(32))


@given(seed=st.binary(min_size=32, max_size=32), action=st.integers(0, 2**63), size=st.integers(0, 300))
def test_a_shuffle_can_be_checked_by_an_independent_reader(seed: bytes, action: int, size: int) -> None:
    assert Dice(seed, action).shuffle("any", list(range(size))) == Stream(seed, action).shuffled(list(range(size)))


def test_each_action_has_a_stream_of_its_own() -> None:
    deck = list(range(52))
    orders = [tuple(Dice(SEED, action).shuffle("deal", deck)) for action in range(50)]
    assert len(set(orders)) == 50
    assert tuple(Dice(SEED, 7).shuffle("deal", deck)) == orders[7]


@pytest.mark.parametrize("sides", [2, 6, 7, 100, 255, 256, 257, 1000])
def test_a_die_shows_every_face_and_no_other(sides: int) -> None:
    dice = Dice(SEED, 1)
    rolls = [dice.roll("die", sides) for _ in range(20 * sides)]
    assert set(rolls) <= set(range(1, sides + 1))
    assert {1, sides} <= set(rolls)
    expected = len(rolls) / sides
    assert all(number < 4 * expected for number in Counter(rolls).values())


def script(*outcomes: tuple[str, Any]) -> list[Chance]:
    return [Chance(label, value) for label, value in outcomes]


def test_scripted_outcomes_come_first_and_then_the_seed() -> None:
    dice = Dice(SEED, 1, script(("die", 6), ("card", "KH"), ("order", ["c", "a", "b"])))
    assert dice.roll("die", 6) == 6
    assert dice.pick("card", ["2D", "KH"]) == "KH"
    assert dice.shuffle("order", ["a", "b", "c"]) == ["c", "a", "b"]
    assert dice.script_used == 3
    assert dice.shuffle("order", list(range(9))) == Dice(SEED, 1).shuffle("order", list(range(9)))


def test_a_script_may_name_only_the_beginning_of_an_order_or_leave_it_to_the_seed() -> None:
    order = Dice(SEED, 1, script(("deal", ["c", "c"]))).shuffle("deal", ["a", "b", "c", "c", "d"])
    assert order[:2] == ["c", "c"]
    assert sorted(order) == ["a", "b", "c", "c", "d"]
    free = Dice(SEED, 1, script(("deal", None), ("die", 3)))
    assert free.shuffle("deal", [1, 2, 3, 4]) == Dice(SEED, 1).shuffle("deal", [1, 2, 3, 4])
    assert free.roll("die", 6) == 3


@pytest.mark.parametrize(
    ("outcome", "ask", "why"),
    [
        (("deal", ["x"]), lambda dice: dice.shuffle("deal", ["a"]), r"chance\[0\].*'x'"),
        (("deal", ["a", "a"]), lambda dice: dice.shuffle("deal", ["a", "b"]), r"chance\[0\].*'a'"),
        (("deal", "a"), lambda dice: dice.shuffle("deal", ["a"]), r"chance\[0\].*list"),
        (("deal", [[1]]), lambda dice: dice.shuffle("deal", ["a"]), r"chance\[0\].*\[1\]"),
        (("pick", "x"), lambda dice: dice.pick("pick", ["a"]), r"chance\[0\].*'x'"),
        (("die", 7), lambda dice: dice.roll("die", 6), r"chance\[0\].*1 to 6"),
        (("die", True), lambda dice: dice.roll("die", 6), r"chance\[0\].*True"),
        (("die", 3), lambda dice: dice.roll("other", 6), r"chance\[0\].*'die'.*'other'"),
    ],
)
def test_a_script_that_does_not_fit_says_where(outcome: tuple[str, Any], ask: Any, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        ask(Dice(SEED, 1, script(outcome)))
