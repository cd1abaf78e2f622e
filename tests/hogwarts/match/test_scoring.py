"""Goal attempts (HOG-432 to HOG-439, RUL-HOG-135, RUL-HOG-136)."""

from __future__ import annotations

from typing import Any

import pytest

from .matches import G, S, do, event_of, held, kinds, new, pitch, refused, spot, walk

READY: dict[str, Any] = {"quaffle": held(G, "chaser_1")}
DECK = ["firebolt", "nimbus_2000", "confundus_charm"]


@pytest.mark.rule("HOG-433", "HOG-434", "HOG-436", "HOG-438", "RUL-HOG-136")
@pytest.mark.parametrize(("shot", "save"), [(4, 4), (1, 1), (3, 6), (5, 6)])
def test_a_shot_that_is_not_higher_is_no_goal_and_the_keeper_has_the_quaffle(shot: int, save: int) -> None:
    """T-HOG-174."""
    match = new(f"shot {shot}, save {save}", **READY, pieces=pitch({"chaser_1": [3, 2]}), left=3)
    events = do(match, "shoot")
    assert event_of(events, "goal_tried")["goal"] is False
    assert match.state["quaffle"] == held(S, "keeper")
    assert (match.state["left"], match.state["goals"], match.to_act) == (2, [0, 0], (G,))


@pytest.mark.rule("HOG-434", "HOG-435", "HOG-436", "HOG-438")
def test_a_higher_shot_is_a_goal_and_brings_a_card() -> None:
    match = new("shot 2, save 1", **READY, pieces=pitch({"chaser_1": [3, 1], "beater_1": [-3, 1]}), left=3, deck=DECK)
    events = do(match, "shoot")
    assert kinds(events) == ["goal_tried", "card_drawn", "keeper_got_quaffle"]
    assert match.state["goals"] == [1, 0]
    assert match.state["hands"] == [["firebolt"], []]
    assert match.state["deck"] == DECK[1:]
    assert match.state["quaffle"] == held(S, "keeper")
    assert (match.state["left"], match.to_act) == (2, (G,))


@pytest.mark.rule("HOG-432")
@pytest.mark.parametrize("to", [[2, 2], [0, 0], [-3, 1]])
def test_one_shoots_from_the_other_sides_line_only(to: list[int]) -> None:
    match = new(**READY, pieces=pitch({"chaser_1": to, "chaser_3": [-1, 3]}), left=3)
    assert refused(match, "shoot") == ("HOG-432", "too_far")


@pytest.mark.rule("HOG-434")
def test_without_the_quaffle_there_is_no_attempt() -> None:
    match = new(pieces=pitch({"chaser_1": [3, 2]}), left=3)
    assert refused(match, "shoot") == ("HOG-434", "no_quaffle")


@pytest.mark.rule("HOG-433")
def test_an_attempt_costs_an_action() -> None:
    bludgers = [held(G, "beater_1"), [2, 2]]
    match = new(**READY, bludgers=bludgers, pieces=pitch({"chaser_1": [3, 2]}), phase="act", left=0)
    assert refused(match, "shoot") == ("HOG-433", "no_actions")
    assert refused(match, "pass", to=[2, 2]) == ("HOG-428", "no_actions")
    assert refused(match, "move", piece="keeper", to=[-4, 1]) == ("HOG-420", "no_actions")


@pytest.mark.rule("HOG-437", "HOG-438", "RUL-HOG-135")
def test_without_a_keeper_it_is_a_goal_and_the_defender_puts_the_quaffle_on_his_line() -> None:
    """T-HOG-175."""
    match = new(**READY, pieces=pitch({"chaser_1": [3, 2]}, {"keeper": None}), left=3, deck=DECK)
    tried = event_of(do(match, "shoot"), "goal_tried")
    assert (tried["goal"], tried["shot"], tried["save"]) == (True, None, None)
    assert match.to_act == (S,)
    assert [action["to"] for action in match.legal(S)] == [[3, column] for column in range(5)]
    assert refused(match, "end", G)[1] == "not_your_turn"
    do(match, "put", to=[3, 3])
    assert match.state["quaffle"] == [3, 3]
    assert (match.to_act, match.state["left"], match.state["phase"]) == ((G,), 2, "act")


@pytest.mark.rule("HOG-437")
def test_an_own_chaser_has_the_quaffle_that_is_put_on_his_field_before_an_opponent() -> None:
    pieces = pitch({"chaser_1": [3, 2]}, {"keeper": None, "chaser_1": [3, 2], "chaser_2": [3, 1]})
    match = new(**READY, pieces=pieces, left=3)
    do(match, "shoot")
    do(match, "put", to=[3, 2])
    assert match.state["quaffle"] == held(S, "chaser_1")


@pytest.mark.rule("HOG-435", "HOG-439", "HOG-450", "HOG-451")
def test_the_second_goal_wins_the_first_round_and_the_winner_flies_first() -> None:
    """T-HOG-176."""
    match = new("shot 6, save 5", **READY, pieces=pitch({"chaser_1": [3, 2]}), left=3, goals=[1, 1], deck=DECK)
    events = do(match, "shoot")
    assert event_of(events, "round_won") == {"type": "round_won", "seat": G, "reason": "goals"}
    assert match.state["hands"][G] == ["firebolt"]
    assert (match.to_act, match.state["phase"], match.state["seekers"]) == ((G,), "fly", [0, 0])
    assert match.view(None)["round"] == 2
    assert refused(match, "move", piece="chaser_1", to=[2, 2]) == ("HOG-450", "not_now")


@pytest.mark.rule("HOG-438")
def test_the_turn_ends_with_an_attempt_that_takes_the_last_action() -> None:
    match = new("shot 1, save 5", **READY, pieces=pitch({"chaser_1": [3, 2]}), left=1)
    assert kinds(do(match, "shoot"))[-2:] == ["turn_ended", "turn_began"]


@pytest.mark.rule("HOG-435")
def test_only_the_scorer_sees_the_card() -> None:
    match = new("shot 6, save 5", **READY, pieces=pitch({"chaser_1": [3, 2]}), left=3, deck=DECK)
    events = match.act(G, match.read_action(G, {"type": "shoot"}))
    drawn = events[1]
    seen = [match.rules.seen(drawn, viewer) for viewer in (G, S, None)]
    assert [getattr(event, "card", None) == "firebolt" for event in seen] == [True, False, False]
    assert match.view(G)["hand"] == ["firebolt"]
    assert (match.view(S)["hand"], match.view(S)["hands"]) == ([], [1, 0])
    assert "hand" not in match.view(None)


@pytest.mark.rule("HOG-421", "HOG-432")
def test_walking_up_to_the_line_and_shooting() -> None:
    match = new("shot 6, save 1", **READY, pieces=pitch({"chaser_1": [1, 1]}), left=3)
    walk(match, "chaser_1", (2, 1), (3, 1))
    do(match, "shoot")
    assert match.state["goals"] == [1, 0]
    assert spot(match, G, "chaser_1") == [3, 1]
