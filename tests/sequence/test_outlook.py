"""What a hand of Sequence could do: where each card goes, and why it cannot go there now."""

from __future__ import annotations

from typing import Any

import pytest

import commonroom
from commonroom import Match

HANDS = [["4H", "9H", "JS", "JD", "KH", "2C", "3C"], ["8D", "10H", "5C", "2C", "KS", "3H", "7S"]]


def table(chips: list[Any] | None = None) -> Match:
    position = {"hands": HANDS, "chips": chips or [[], []]}
    return commonroom.new("sequence", edition="classic-2022", seats=["Ann", "Bob"], seed=1, position=position)


def of(match: Match, seat: int, card: str) -> dict[str, Any]:
    outlook = match.outlook(seat)
    assert outlook is not None
    found: dict[str, Any] = next(each for each in outlook["cards"] if each["card"] == card)
    return found


@pytest.mark.rule("SEQ-28")
@pytest.mark.rule("SEQ-41")
@pytest.mark.rule("SEQ-44")
def test_a_card_goes_where_it_can_be_played() -> None:
    match = table([[[4, 5]], [[6, 3]]])
    outlook = match.outlook(0)
    assert outlook is not None
    assert [each["card"] for each in outlook["cards"]] == HANDS[0]
    for each in outlook["cards"]:
        plays = [move["cell"] for move in match.legal(0) if move.get("card") == each["card"] and move["type"] == "play"]
        assert each["cells"] == plays
        assert each["refusal"] is None
    assert of(match, 0, "4H")["cells"] == [[7, 8]]
    assert of(match, 0, "JS")["cells"] == [[6, 3]]
    assert len(of(match, 0, "JD")["cells"]) == 94


@pytest.mark.rule("SEQ-23")
def test_whoever_is_not_on_turn_sees_where_a_card_goes_and_why_not_yet() -> None:
    found = of(table(), 1, "8D")
    assert len(found["cells"]) == 2
    assert (found["refusal"]["rule"], found["refusal"]["code"]) == ("SEQ-23", "not_your_turn")
    assert (found["dead"], found["exchange"]) == (False, False)


@pytest.mark.rule("SEQ-48")
@pytest.mark.rule("SEQ-49")
def test_a_dead_card_goes_nowhere_and_may_be_exchanged() -> None:
    match = table([[[2, 8]], [[6, 4]]])
    found = of(match, 0, "9H")
    assert (found["cells"], found["dead"], found["exchange"]) == ([], True, True)
    assert found["refusal"]["rule"] == "SEQ-29"
    assert of(match, 0, "4H")["dead"] is False


@pytest.mark.rule("RUL-SEQ-39")
def test_a_jack_without_a_chip_to_take_is_not_dead() -> None:
    found = of(table(), 0, "JS")
    assert (found["cells"], found["dead"]) == ([], False)
    assert (found["refusal"]["rule"], found["refusal"]["code"]) == ("SEQ-44", "empty_cell")
