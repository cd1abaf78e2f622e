"""Positions written by hand: what may be left out, and what is impossible."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom import BadInput

from .matches import EXAMPLE, G, S, held, new, pitch

RESULT = {"winners": [0], "side": 0, "reason": "snitch"}


def test_what_is_left_out_gets_its_start_value() -> None:
    match = new(turn=S)
    fresh = new("start 1 1 6 6")
    for field in ("pieces", "quaffle", "bludgers", "phase", "begins", "left", "goals", "seekers", "turns"):
        assert match.state[field] == fresh.state[field], field
    assert sorted(match.state["deck"]) == sorted(fresh.state["deck"])


def test_somebody_may_be_in_the_middle_of_the_first_turn() -> None:
    match = new(turns=0, left=3)
    assert (match.state["phase"], match.state["turns"]) == ("act", 0)


def test_a_state_is_a_position() -> None:
    match = new(**EXAMPLE, left=10)
    assert new(**match.state).state == match.state


def test_a_deck_that_is_left_out_holds_the_rest() -> None:
    match = new(won_first=G, hands=[["firebolt", "firebolt"], []])
    assert match.state["goals"] == [2, 0]
    assert len(match.state["deck"]) == 10
    assert "firebolt" not in match.state["deck"]


WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("turn", {"turn": 2}, "0 or 1"),
    ("hands", {"deck": ["broomstick"]}, "not a quidditch card"),
    ("hands", {"hands": [["firebolt"] * 3, []]}, "not that often"),
    ("hands", {"phase": "over", "result": RESULT, "hands": [["firebolt"], []]}, "RUL-HOG-141"),
    ("pieces", {"pieces": pitch({"chaser_1": [-3, 0]})}, "RUL-HOG-127"),
    ("pieces", {"pieces": pitch({"keeper": [-3, 2]})}, "HOG-422"),
    ("pieces", {"pieces": pitch({"chaser_1": [4, 2]})}, "HOG-432"),
    ("pieces", {"pieces": pitch({"chaser_1": [9, 9]})}, "HOG-432"),
    ("pieces", {"pieces": pitch({"chaser_1": [3, 0]})}, "HOG-431"),
    ("pieces", {"pieces": pitch({"chaser_1": None, "chaser_2": None, "chaser_3": None})}, "HOG-427"),
    ("quaffle", {"quaffle": [0, 7]}, "field of the pitch"),
    ("quaffle", {"quaffle": [4, 1]}, "HOG-437"),
    ("quaffle", {"quaffle": held(G, "beater_1")}, "held by none but"),
    ("quaffle", {"quaffle": held(5, "chaser_1")}, "held by none but"),
    ("quaffle", {"quaffle": held(S, "chaser_1"), "pieces": pitch({}, {"chaser_1": None})}, "is out"),
    ("bludgers", {"bludgers": [held(G, "chaser_1"), [0, 0]]}, "held by none but"),
    ("bludgers", {"bludgers": [held(G, "beater_1"), held(G, "beater_1")]}, "one bludger at a time"),
    ("left", {"left": 13}, "HOG-420"),
    ("left", {"left": 3, "phase": "roll"}, "HOG-420"),
    ("left", {"left": 0, "phase": "act"}, "the turn is over"),
    ("thrown", {"left": 3, "thrown": ["chaser_1"]}, "RUL-HOG-130"),
    ("thrown", {"thrown": ["beater_1"]}, "before the roll"),
    ("aimed", {"left": 3, "phase": "throw"}, "RUL-HOG-129"),
    ("aimed", {"aimed": {"piece": "beater_1", "reach": 3}, "left": 3}, "HOG-424"),
    ("aimed", {"aimed": {"piece": "beater_1", "reach": 7}, "bludgers": [held(G, "beater_1"), [0, 0]]}, "one die"),
    ("phase", {"phase": "take", "left": 3}, "HOG-430"),
    ("phase", {"phase": "put", "left": 3}, "HOG-437"),
    ("phase", {"phase": "place"}, "RUL-HOG-126"),
    ("phase", {"phase": "fly"}, "HOG-451"),
    ("phase", {"phase": "roll", "won_first": G}, "HOG-450"),
    ("goals", {"goals": [2, 0]}, "HOG-439"),
    ("goals", {"goals": [3, 0], "won_first": G}, "HOG-439"),
    ("won_first", {"goals": [0, 1], "won_first": G}, "scored more"),
    ("seekers", {"seekers": [3, 0]}, "HOG-450"),
    ("seekers", {"seekers": [24, 0], "won_first": G}, "HOG-450"),
    ("flown", {"won_first": G, "flown": True}, "the turn is over"),
    ("turns", {"turns": 500}, "RUL-HOG-178"),
    ("turns", {"turns": -1}, "RUL-HOG-178"),
    ("bludgers", {"bludgers": [[4, 2], [2, 2]]}, "RUL-HOG-184"),
    ("result", {"phase": "over"}, "says how"),
    ("result", {"phase": "over", "result": RESULT | {"reason": "rain"}}, "reason"),
    ("result", {"phase": "over", "result": RESULT | {"winners": [1]}}, "winner"),
]


@pytest.mark.parametrize(("field", "position", "reason"), WRONG)
def test_what_cannot_be_is_refused_with_its_place(field: str, position: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadInput) as caught:
        new(**position)
    assert reason in f"{caught.value.field} {caught.value.message}"
    assert caught.value.field.startswith(f"position.{field}")


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"phase": "place", "pieces": pitch(), "turn": G}, "all its pieces"),
        ({"phase": "place", "pieces": [{}, {"keeper": [4, 2]}], "turn": G, "begins": S}, "places second"),
    ],
)
def test_pieces_are_placed_in_turn(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        new(options={"placement": "free"}, **position)


def test_fields_that_are_not_there_are_named() -> None:
    with pytest.raises(BadInput, match=r"position\.wind"):
        new(wind=3)
