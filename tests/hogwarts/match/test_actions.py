"""A turn of the first round: steps, the Quaffle, stealing (HOG-420 to HOG-431, RUL-HOG-127 to RUL-HOG-138)."""

from __future__ import annotations

from typing import Any

import pytest

from .matches import G, S, do, event_of, held, kinds, new, pitch, refused, spot, walk


@pytest.mark.rule("HOG-420", "HOG-421")
def test_the_sum_of_two_dice_is_the_number_of_steps() -> None:
    match = new("actions 1 2", pieces=pitch())
    assert refused(match, "move", piece="chaser_1", to=[-2, 1]) == ("HOG-420", "must_roll")
    assert do(match, "roll") == [{"type": "actions_rolled", "seat": G, "dice": [1, 2]}]
    assert match.state["left"] == 3
    assert refused(match, "roll") == ("HOG-420", "not_now")
    walk(match, "chaser_1", (-2, 1), (-1, 1))
    assert match.state["left"] == 1
    events = walk(match, "beater_1", (-3, 1))
    assert kinds(events) == ["piece_moved", "turn_ended", "turn_began"]
    assert (match.to_act, match.state["phase"]) == ((S,), "roll")


@pytest.mark.rule("HOG-421")
@pytest.mark.parametrize("to", [(-1, 1), (-2, 0), (0, 0), (-2, 2)])
def test_a_step_leads_to_a_neighbour_along_the_dotted_lines(to: tuple[int, int]) -> None:
    match = new(pieces=pitch({"chaser_3": [1, 4]}), left=5)
    code = refused(match, "move", piece="chaser_1", to=to)
    assert code == ("HOG-421", "not_a_step")


@pytest.mark.rule("HOG-422", "HOG-432")
def test_keepers_stay_in_their_goal_area_and_nobody_else_enters_one() -> None:
    """T-HOG-173."""
    match = new(pieces=pitch({"chaser_1": [3, 1], "beater_1": [-3, 3]}), left=5)
    assert refused(match, "move", piece="keeper", to=[-3, 2]) == ("HOG-422", "keeper_stays")
    assert refused(match, "move", piece="chaser_1", to=[4, 1]) == ("HOG-432", "goal_area")
    assert refused(match, "move", piece="beater_1", to=[-4, 3]) == ("HOG-432", "goal_area")
    assert refused(match, "move", piece="keeper", to=[-4, 0])[1] == "keeper_stays"
    walk(match, "keeper", (-4, 1), (-4, 2), (-4, 3))
    assert match.state["left"] == 2
    assert refused(match, "move", piece="keeper", to=[-4, 1]) == ("HOG-421", "not_a_step")


@pytest.mark.rule("HOG-423", "RUL-HOG-128")
def test_balls_are_picked_up_for_nothing_by_whom_they_are_for() -> None:
    match = new(pieces=pitch({"chaser_1": [0, 1], "beater_1": [0, 3], "chaser_2": [-2, 1]}), left=9)
    events = walk(match, "chaser_2", (-2, 2))
    assert kinds(events) == ["piece_moved"]  # a chaser passes a bludger without effect
    assert match.state["bludgers"][0] == [-2, 2]
    events = walk(match, "beater_1", (0, 2))
    assert kinds(events) == ["piece_moved"]
    assert match.state["quaffle"] == [0, 2]
    assert refused(match, "move", piece="chaser_1", to=[0, 2]) == ("RUL-HOG-127", "field_taken")
    walk(match, "beater_1", (0, 3))
    events = walk(match, "chaser_1", (0, 2))
    assert kinds(events) == ["piece_moved", "ball_picked"]
    assert match.state["quaffle"] == held(G, "chaser_1")
    assert match.state["left"] == 5
    walk(match, "chaser_1", (1, 2))
    assert match.state["quaffle"] == held(G, "chaser_1")


@pytest.mark.rule("RUL-HOG-127")
def test_two_pieces_of_one_side_never_share_a_field() -> None:
    match = new(pieces=pitch({"chaser_2": [-2, 1]}), left=5)
    assert refused(match, "move", piece="chaser_1", to=[-2, 1]) == ("RUL-HOG-127", "field_taken")
    assert refused(match, "move", piece="chaser_1", to=[-3, 0]) == ("RUL-HOG-127", "field_taken")


@pytest.mark.rule("HOG-431")
@pytest.mark.parametrize("piece", ["beater_1", "chaser_3"])
def test_opponents_without_the_quaffle_are_walked_around(piece: str) -> None:
    """T-HOG-172."""
    match = new(pieces=pitch({}, {piece: [-2, 1]}), left=5)
    assert refused(match, "move", piece="chaser_1", to=[-2, 1]) == ("HOG-431", "opponent_there")


CARRIER: dict[str, Any] = {"quaffle": held(S, "chaser_3"), "pieces": pitch({"chaser_1": [0, 1]}, {"chaser_3": [0, 2]})}


@pytest.mark.rule("HOG-430", "HOG-431", "RUL-HOG-132")
def test_a_chaser_enters_the_carriers_field_takes_the_quaffle_and_leaves() -> None:
    """T-HOG-170."""
    match = new(**CARRIER, left=3)
    walk(match, "chaser_1", (0, 2))
    assert match.state["phase"] == "take"
    assert match.legal(G) == [{"type": "take"}]
    assert refused(match, "end") == ("RUL-HOG-132", "must_take")
    assert event_of(do(match, "take"), "quaffle_taken")["loser"] == "chaser_3"
    assert match.state["quaffle"] == held(G, "chaser_1")
    events = walk(match, "chaser_1", (1, 2))
    assert "turn_ended" in kinds(events)
    assert match.state["quaffle"] == held(G, "chaser_1")
    assert spot(match, S, "chaser_3") == [0, 2]


@pytest.mark.rule("RUL-HOG-132")
def test_without_two_actions_the_carriers_field_cannot_be_entered() -> None:
    """T-HOG-171."""
    match = new(**CARRIER, left=1)
    assert refused(match, "move", piece="chaser_1", to=[0, 2]) == ("RUL-HOG-132", "no_actions")
    assert refused(match, "take") == ("HOG-430", "nobody_to_rob")


@pytest.mark.rule("RUL-HOG-132")
def test_a_table_may_have_stealing_cost_one_action_in_all() -> None:
    match = new(**CARRIER, left=1, options={"steal_cost": 1})
    walk(match, "chaser_1", (0, 2))
    assert match.legal(G) == [{"type": "take"}]
    assert "turn_ended" in kinds(do(match, "take"))
    assert match.state["quaffle"] == held(G, "chaser_1")


@pytest.mark.rule("HOG-431", "RUL-HOG-132")
def test_without_an_action_left_both_share_the_field_until_one_leaves() -> None:
    match = new("actions 1 2", **CARRIER, left=2)
    walk(match, "chaser_1", (0, 2))
    do(match, "take")
    assert match.to_act == (S,)
    assert spot(match, G, "chaser_1") == spot(match, S, "chaser_3") == [0, 2]
    do(match, "roll")
    do(match, "take")  # a chaser on the field already only has to take it
    assert match.state["left"] == 2
    assert match.state["quaffle"] == held(S, "chaser_3")
    walk(match, "chaser_3", (0, 3))
    assert match.state["quaffle"] == held(S, "chaser_3")


@pytest.mark.rule("HOG-430", "HOG-431")
def test_only_chasers_steal_and_only_from_chasers() -> None:
    match = new(quaffle=held(S, "chaser_3"), pieces=pitch({"beater_1": [0, 1]}, {"chaser_3": [0, 2]}), left=5)
    assert refused(match, "move", piece="beater_1", to=[0, 2]) == ("HOG-431", "opponent_there")
    match = new(quaffle=held(S, "keeper"), pieces=pitch({"chaser_1": [3, 2]}), left=5)
    assert refused(match, "move", piece="chaser_1", to=[4, 2]) == ("HOG-432", "goal_area")
    assert refused(match, "take") == ("HOG-430", "nobody_to_rob")


@pytest.mark.rule("HOG-428", "RUL-HOG-133")
def test_the_quaffle_is_thrown_one_field_for_one_action() -> None:
    """T-HOG-169."""
    pieces = pitch({"chaser_1": [0, 1], "chaser_2": [0, 2], "beater_1": [-1, 1]}, {"beater_1": [1, 1]})
    match = new(quaffle=held(G, "chaser_1"), pieces=pieces, left=4)
    assert refused(match, "pass", to=[0, 3]) == ("HOG-428", "not_a_step")
    assert refused(match, "pass", to=[1, 1]) == ("RUL-HOG-133", "bad_pass")
    assert refused(match, "pass", to=[-1, 1]) == ("RUL-HOG-133", "bad_pass")
    events = do(match, "pass", to=[0, 2])
    assert event_of(events, "quaffle_passed")["receiver"] == "chaser_2"
    assert match.state["quaffle"] == held(G, "chaser_2")
    assert match.state["left"] == 3
    do(match, "pass", to=[0, 3])
    assert match.state["quaffle"] == [0, 3]
    assert refused(match, "pass", to=[0, 2]) == ("HOG-428", "no_quaffle")
    walk(match, "chaser_2", (0, 3))
    assert match.state["quaffle"] == held(G, "chaser_2")


@pytest.mark.rule("HOG-429", "RUL-HOG-133", "RUL-HOG-134")
def test_a_keeper_holds_the_quaffle_moves_with_it_and_passes_it_to_his_line() -> None:
    match = new(quaffle=held(G, "keeper"), pieces=pitch({"chaser_1": [-3, 3]}), left=6)
    assert refused(match, "pass", to=[-4, 3]) == ("RUL-HOG-134", "bad_pass")
    assert refused(match, "shoot") == ("HOG-432", "too_far")
    walk(match, "keeper", (-4, 3))
    assert match.state["quaffle"] == held(G, "keeper")
    do(match, "pass", to=[-3, 3])
    assert match.state["quaffle"] == held(G, "chaser_1")
    do(match, "pass", to=[-4, 3])
    assert match.state["quaffle"] == held(G, "keeper")
    assert match.state["left"] == 3


@pytest.mark.rule("RUL-HOG-134")
def test_nobody_throws_the_quaffle_onto_an_empty_goal_field() -> None:
    match = new(quaffle=held(G, "chaser_1"), pieces=pitch({"chaser_1": [3, 1]}), left=3)
    assert refused(match, "pass", to=[4, 1]) == ("RUL-HOG-134", "bad_pass")


@pytest.mark.rule("HOG-420", "RUL-HOG-138")
def test_actions_that_are_not_used_are_lost() -> None:
    match = new(pieces=pitch(), left=7)
    assert event_of(do(match, "end"), "turn_ended")["lost"] == 7
    assert match.state["left"] == 0
    assert match.to_act == (S,)


@pytest.mark.rule("HOG-420")
def test_the_other_side_waits() -> None:
    match = new(pieces=pitch(), left=7)
    assert refused(match, "move", S, piece="chaser_1", to=[2, 1]) == ("HOG-420", "not_your_turn")
    assert match.legal(S) == []


@pytest.mark.rule("HOG-420")
@pytest.mark.parametrize(
    ("kind", "fields"),
    [("throw", {"direction": "up"}), ("put", {"to": [-3, 1]}), ("card", {"card": "firebolt"}), ("formation", {})],
)
def test_what_belongs_to_another_moment_is_refused(kind: str, fields: dict[str, Any]) -> None:
    assert refused(new(pieces=pitch(), left=7), kind, **fields) == ("HOG-420", "not_now")


@pytest.mark.rule("RUL-HOG-178")
@pytest.mark.parametrize(
    ("goals", "script", "winner"), [([1, 0], "", G), ([0, 1], "", S), ([1, 1], "1 1 1 1 2 2 6 6", S)]
)
def test_a_first_round_that_nobody_wins_in_time_is_decided(goals: list[int], script: str, winner: int) -> None:
    rolls = f"decider {script}" if script else ""
    match = new(rolls, options={"match_turns": 3}, turns=6, turn=S, goals=goals, left=2)
    events = do(match, "end")
    assert event_of(events, "round_won") == {"type": "round_won", "seat": winner, "reason": "turns"}
    assert kinds(events).count("decider_rolled") == (2 if script else 0)
    assert (match.to_act, match.state["phase"]) == ((winner,), "fly")


@pytest.mark.rule("RUL-HOG-178")
def test_both_sides_have_the_same_number_of_turns() -> None:
    match = new("start 6 6 1 1", options={"match_turns": 2})
    seats = []
    while match.state["won_first"] is None:
        seats.append(match.to_act[0])
        do(match, "roll")
        do(match, "end")
    assert seats == [G, S, G, S]
