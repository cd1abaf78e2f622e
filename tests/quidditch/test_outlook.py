"""What a hand of Quidditch could do: now, at which ball, and where it would be a bluff."""

from __future__ import annotations

from typing import Any

import pytest

import commonroom
from commonroom import Match

HANDS = [["chaser_9", "beater_1", "seeker_11", "cobbing", "finite"], ["chaser_7", "keeper_8", "jelly_legs", "referee"]]
OPEN = {"phase": "W4", "pitch": ["Q"], "at": "Q", "cards": {"Q": ["chaser_4", "chaser_8"]}, "face_up": ["Q"]}


def table(**position: Any) -> Match:
    return commonroom.new("quidditch", seats=["Ann", "Bob"], seed=1, position={"leader": 0, "hands": HANDS} | position)


def of(match: Match, seat: int, card: str) -> dict[str, Any]:
    outlook = match.outlook(seat)
    assert outlook is not None
    found: dict[str, Any] = next(each for each in outlook["cards"] if each["card"] == card)
    return found


@pytest.mark.rule("QCG-35")
@pytest.mark.rule("QCG-45")
@pytest.mark.rule("QCG-54")
@pytest.mark.rule("QCG-69")
@pytest.mark.parametrize(
    ("card", "bluff"),
    [
        ("chaser_9", ["BL1", "BL2", "SN"]),
        ("beater_1", ["SN"]),
        ("seeker_11", ["BL1", "BL2"]),
        ("cobbing", ["Q", "BL1", "BL2", "SN"]),
    ],
)
def test_a_card_counts_for_nothing_at_a_ball_that_is_not_its_own(card: str, bluff: list[str]) -> None:
    match = table(phase="LAY", pitch=["Q"])
    assert of(match, 0, card) == {"card": card, "use": "lay", "balls": ["Q"], "bluff": bluff, "refusal": None}


@pytest.mark.rule("RUL-QCG-70")
@pytest.mark.rule("RUL-QCG-10")
@pytest.mark.rule("RUL-QCG-35")
def test_after_the_reveal_each_card_says_what_it_can_do() -> None:
    match = table(**OPEN)
    assert (of(match, 0, "cobbing")["use"], of(match, 0, "cobbing")["refusal"]) == ("play", None)
    finite = of(match, 0, "finite")
    assert (finite["use"], finite["refusal"]["rule"]) == (None, "RUL-QCG-10")
    chaser = of(match, 0, "chaser_9")
    assert (chaser["use"], chaser["refusal"]["rule"]) == (None, "RUL-QCG-35")
    jinx = of(match, 1, "jelly_legs")
    assert (jinx["use"], jinx["refusal"]["code"]) == (None, "not_your_turn")


@pytest.mark.rule("RUL-QCG-08")
def test_a_card_that_was_played_is_answered_or_not() -> None:
    match = table(**OPEN)
    match.submit(0, {"type": "play", "card": "cobbing"})
    assert of(match, 1, "referee")["use"] == "cancel"
    jinx = of(match, 1, "jelly_legs")
    assert (jinx["use"], jinx["refusal"]["rule"]) == (None, "RUL-QCG-08")


@pytest.mark.rule("RUL-QCG-70")
def test_a_foul_before_its_time_is_told_when_its_time_is() -> None:
    found = of(table(phase="W1", pitch=["Q", "BL1"]), 0, "cobbing")
    assert (found["use"], found["refusal"]["code"]) == (None, "foul_not_now")
