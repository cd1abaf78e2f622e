"""The worked example of the rulebook, replayed from its record; every fact on the way is checked (EX-4)."""

from __future__ import annotations

from pathlib import Path

import pytest

from commonroom import Match

from .matches import EXAMPLE, G, S, held, replayed, spot

RECORD = Path(__file__).parents[3] / "docs" / "examples" / "hogwarts-ex-4.json"


@pytest.fixture(scope="module")
def states() -> list[Match]:
    """Return the match after each action, the start first."""
    return replayed(RECORD.read_text(encoding="utf-8"))


@pytest.mark.rule("HOG-415")
def test_it_begins_as_the_example_does(states: list[Match]) -> None:
    start = states[0].state
    assert start["pieces"] == EXAMPLE["pieces"]
    assert (start["quaffle"], start["bludgers"], start["turn"]) == ([0, 2], [[-2, 2], [2, 2]], G)
    assert states[0].view(None)["houses"] == ["gryffindor", "slytherin"]


@pytest.mark.rule("HOG-420", "HOG-421", "HOG-423", "HOG-424", "HOG-425", "HOG-432", "HOG-434", "HOG-436", "HOG-438")
def test_the_first_turn_uses_ten_actions_as_listed(states: list[Match]) -> None:
    """T-HOG-163."""
    assert states[1].state["left"] == 10
    assert states[2].state["quaffle"] == held(G, "chaser_1")
    assert [states[number].state["left"] for number in range(2, 7)] == [9, 8, 7, 6, 5]
    assert spot(states[6], G, "chaser_1") == [3, 1]
    attempt = states[7].state
    assert (attempt["left"], attempt["goals"], attempt["quaffle"]) == (4, [0, 0], held(S, "keeper"))
    assert states[8].state["bludgers"][0] == held(G, "beater_1")
    assert states[8].state["left"] == 3
    assert states[9].state["aimed"] == {"piece": "beater_1", "reach": 3}
    assert spot(states[9], S, "chaser_2") == [1, 2]
    assert spot(states[10], S, "chaser_2") is None
    assert (states[10].state["left"], states[10].state["bludgers"][0]) == (3, [1, 2])
    assert spot(states[13], G, "chaser_2") == [1, 1]
    assert (states[12].to_act, states[13].to_act) == ((G,), (S,))


@pytest.mark.rule("HOG-429", "HOG-435", "HOG-436")
def test_the_second_turn_brings_a_goal_and_a_card(states: list[Match]) -> None:
    """T-HOG-164."""
    assert states[14].state["left"] == 11
    assert spot(states[15], S, "chaser_1") == [3, 3]
    assert states[16].state["quaffle"] == held(S, "chaser_1")
    assert (spot(states[24], S, "chaser_1"), states[24].state["left"]) == ([-3, 3], 1)
    goal = states[25].state
    assert (goal["goals"], goal["hands"], goal["quaffle"]) == ([0, 1], [[], ["wronski_feint"]], held(G, "keeper"))
    assert states[25].to_act == (G,)


@pytest.mark.rule("HOG-435", "HOG-439", "HOG-450", "HOG-451")
def test_later_gryffindor_scores_twice_and_wins_the_first_round(states: list[Match]) -> None:
    won = next(match for match in states if match.state["won_first"] is not None).state
    assert (won["won_first"], won["goals"], won["turn"], won["seekers"]) == (G, [2, 1], G, [0, 0])
    assert won["hands"] == [["firebolt", "confundus_charm"], ["wronski_feint"]]


@pytest.mark.rule("HOG-452", "HOG-453", "HOG-454", "HOG-455")
def test_the_second_round_goes_to_slytherin(states: list[Match]) -> None:
    chase = [match.state["seekers"] for match in states[-8:]]
    assert chase == [[0, 0], [8, 0], [12, 0], [12, 12], [12, 17], [18, 17], [18, 14], [18, 24]]
    assert states[-1].outcome == {"winners": [S], "side": S, "reason": "snitch"}
