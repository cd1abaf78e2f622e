"""Rounds, the lead and the pitch step (QCG-21 to QCG-32, QCG-64, QCG-65, RUL-QCG-19 to RUL-QCG-25, RUL-QCG-50)."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom import Match

from . import tables as game
from .tables import G, S


def decline_all(match: Match) -> list[dict[str, Any]]:
    """Play a round in which nobody plays for anything."""
    return game.close(match) + game.decline(match)


@pytest.mark.rule("QCG-21", "QCG-22", "QCG-23", "QCG-27", "QCG-30", "QCG-75")
def test_ts_03_the_lead_alternates_round_by_round() -> None:
    match = game.table("Ch9 Ch9 Ch9", "Ch5 Ch5 Ch5", pitch="Q", top="quaffle quaffle")
    leaders = []
    for number in (1, 2, 3):
        assert match.view(None)["round"] == number
        assert game.pitch(match) == game.contested(match) == ["Q"]
        leaders.append(match.current.leader)
        game.close(match)
        game.lay(match, "Ch9", "Ch5")
        happened = game.finish_round(match)
        assert game.events_of(happened, "round_began") == [
            {"type": "round_began", "round": number + 1, "leader": 1 - leaders[-1]}
        ]
        assert game.events_of(happened, "pitch_card_drawn")[0]["seat"] == 1 - leaders[-1]
    assert leaders == [S, G, S]
    assert game.scores(match) == (30, 0)


@pytest.mark.rule("QCG-15", "QCG-64", "QCG-65", "RUL-QCG-19", "RUL-QCG-22")
def test_qcg_64_a_free_goal_scores_for_the_leader_who_draws_again_and_keeps_the_lead_of_this_round() -> None:
    match = game.table(top="free_goal free_goal bludger quaffle")
    assert game.scores(match) == (0, 20)
    assert match.view(None)["won"] == [[], ["free_goal", "free_goal"]]
    assert game.pitch(match) == ["BL1"]
    assert match.current.leader == S
    assert match.to_act == (S,)
    decline_all(match)
    assert match.current.leader == G  # the next round still goes to the other


@pytest.mark.rule("QCG-28", "QCG-32", "RUL-QCG-19", "RUL-QCG-22")
def test_ts_05_a_third_bludger_goes_to_the_pitch_discard_and_the_same_leader_draws_on() -> None:
    match = game.table(pitch="BL1 BL2", top="bludger bludger quaffle")
    assert match.view(None)["pitch_discard"] == ["bludger", "bludger"]
    assert game.pitch(match) == ["Q", "BL1", "BL2"]
    assert match.current.leader == S
    assert len(match.current.pitch_deck) == 3


@pytest.mark.rule("QCG-28")
def test_qcg_28_at_most_a_quaffle_two_bludgers_and_the_snitch_lie_on_the_pitch() -> None:
    match = game.table(pitch="BL1 BL2 SN", top="quaffle")
    assert game.pitch(match) == ["Q", "BL1", "BL2", "SN"]


@pytest.mark.rule("RUL-QCG-21", "RUL-QCG-24")
@pytest.mark.parametrize(("left", "drawn", "after"), [("BL1", "bludger", "BL1 BL2"), ("SN", "quaffle", "Q SN")])
def test_ts_07_with_only_optional_balls_left_over_the_leader_draws(left: str, drawn: str, after: str) -> None:
    assert game.pitch(game.table(pitch=left, top=drawn)) == after.split()


@pytest.mark.rule("RUL-QCG-24")
def test_rul_qcg_24_a_new_bludger_takes_the_first_free_slot() -> None:
    assert game.pitch(game.table(top="bludger")) == ["BL1"]
    assert game.pitch(game.table(pitch="BL2", top="bludger")) == ["BL1", "BL2"]


@pytest.mark.rule("QCG-31", "RUL-QCG-24")
def test_ts_08_with_a_quaffle_left_over_nothing_is_drawn_and_a_bludger_can_still_be_declared() -> None:
    match = game.table(pitch="Q BL1", top="golden_snitch")
    assert match.view(None)["pitch_deck"] == 4
    assert game.pitch(match) == ["Q", "BL1"]
    game.close(match)
    game.declare(match, S, "BL1")
    assert game.contested(match) == ["Q", "BL1"]


@pytest.mark.rule("RUL-QCG-23")
def test_ts_09_a_second_snitch_is_treated_like_a_third_bludger() -> None:
    match = game.table(pitch="SN", top="golden_snitch bludger")
    assert match.view(None)["pitch_discard"] == ["golden_snitch"]
    assert game.pitch(match) == ["BL1", "SN"]


@pytest.mark.rule("QCG-29", "QCG-30", "QCG-31", "QCG-39")
def test_qcg_29_a_ball_that_nobody_won_stays_for_the_next_round_and_stops_the_draw() -> None:
    match = game.contest("Q", "Ch7", "Ch7", top="golden_snitch")
    game.finish_round(match)
    assert match.view(None)["round"] == 2
    assert game.pitch(match) == ["Q"]
    assert match.view(None)["pitch_deck"] == 4


@pytest.mark.rule("QCG-30")
def test_qcg_30_the_pitch_may_be_empty_when_a_round_starts() -> None:
    happened = game.finish_round(game.contest("Q", "Ch9", "Ch7", top="bludger"))
    at = game.kinds(happened).index("round_began")
    assert game.kinds(happened)[at:] == ["round_began", "pitch_card_drawn", "window_opened"]


@pytest.mark.rule("QCG-26", "RUL-QCG-20", "QCG-51", "QCG-75")
def test_rul_qcg_20_when_all_is_declined_the_round_ends_without_laying_and_the_next_leader_opens() -> None:
    match = game.table(top="bludger golden_snitch")
    happened = decline_all(match)
    assert "cards_laid" not in game.kinds(happened)
    assert match.current.leader == G
    assert game.pitch(match) == ["BL1", "SN"]
    assert game.events_of(happened, "pitch_card_drawn")[0]["seat"] == G


@pytest.mark.rule("RUL-QCG-25", "RUL-QCG-55")
def test_ts_49_a_free_goal_as_the_last_pitch_card_scores_and_the_snitch_stays_optional_this_round() -> None:
    match = game.table(pitch="SN", pitch_deck=["free_goal"])
    assert game.scores(match) == (0, 10)
    assert game.contested(match) == []
    assert match.view(None)["optional"] == ["SN"]
    assert match.view(None)["pitch_deck"] == 0


@pytest.mark.rule("RUL-QCG-25", "QCG-32")
def test_ts_50_a_third_bludger_as_the_last_pitch_card_is_discarded_and_the_round_goes_on() -> None:
    match = game.table(pitch="BL1 BL2 SN", pitch_deck=["bludger"])
    assert match.view(None)["pitch_discard"] == ["bludger"]
    assert game.phase(match) == "W1"
    assert match.view(None)["optional"] == ["BL1", "BL2", "SN"]


@pytest.mark.rule("RUL-QCG-54", "RUL-QCG-55")
def test_ts_47_a_snitch_drawn_last_is_optional_in_that_round_and_compulsory_from_the_next() -> None:
    match = game.table(pitch_deck=["golden_snitch"])
    assert match.view(None)["chase"] is False
    happened = decline_all(match)
    assert "chase_began" in game.kinds(happened)
    assert match.view(None)["chase"] is True
    assert game.contested(match) == ["SN"]
    assert game.phase(match) == "W2"


@pytest.mark.rule("RUL-QCG-54")
def test_ts_48_in_the_final_chase_the_snitch_is_contested_and_a_bludger_still_optional() -> None:
    match = game.table(pitch="BL1 SN", pitch_deck=[])
    assert game.contested(match) == ["SN"]
    assert game.phase(match) == "W1"
    assert match.view(None)["optional"] == ["BL1"]


@pytest.mark.rule("RUL-QCG-54")
def test_rul_qcg_54_without_the_final_chase_the_snitch_may_be_declined_for_ever() -> None:
    match = game.table(pitch="SN", pitch_deck=[], options={"final_chase": False, "round_limit": 5})
    for _ in range(5):
        assert game.contested(match) == []
        assert match.view(None)["chase"] is False
        decline_all(match)
    assert match.outcome == {"winners": [], "side": None, "reason": "round_limit"}


@pytest.mark.rule("RUL-QCG-50")
def test_ts_116_bludgers_in_the_pitch_discard_stay_there_unless_the_table_uses_them_again() -> None:
    held: dict[str, Any] = {"pitch": "BL1 SN", "pitch_deck": [], "pitch_discard": ["bludger"] * 3}
    match = game.table(**held)
    assert game.pitch(match) == ["BL1", "SN"]
    assert match.view(None)["pitch_discard"] == ["bludger"] * 3
    again = game.table(**held, options={"recycle_bludgers": True})
    assert game.pitch(again) == ["BL1", "BL2", "SN"]
    assert match.view(None)["pitch_deck"] == 0
    assert again.view(None)["pitch_deck"] == 2
    assert again.view(None)["pitch_discard"] == []


@pytest.mark.rule("RUL-QCG-50", "RUL-QCG-54")
def test_rul_qcg_50_the_deck_is_made_anew_once_a_round_and_the_final_chase_stays_on() -> None:
    match = game.table(
        pitch="BL1 BL2 SN", pitch_deck=[], pitch_discard=["bludger"] * 2, options={"recycle_bludgers": True}
    )
    assert match.view(None)["pitch_discard"] == [
        "bludger",
        "bludger",
    ]  # shuffled, both turned up in vain, no second time
    assert game.contested(match) == ["SN"]
    with_deck = game.table(
        pitch="BL1 SN", pitch_deck=[], pitch_discard=["bludger"] * 3, options={"recycle_bludgers": True}
    )
    game.close(with_deck)
    game.decline(with_deck)
    game.close(with_deck)
    game.lay(with_deck, "Ch4", "Ch4")
    game.finish_round(with_deck)
    assert with_deck.view(None)["round"] == 2
    assert with_deck.current.chase
    assert game.contested(with_deck) == ["SN"]


@pytest.mark.rule("RUL-QCG-50")
def test_rul_qcg_50_a_deck_that_runs_out_in_the_middle_of_the_draw_is_made_anew_too() -> None:
    match = game.table(
        pitch="SN", pitch_deck=["free_goal"], pitch_discard=["bludger"], options={"recycle_bludgers": True}
    )
    assert game.scores(match) == (0, 10)
    assert game.pitch(match) == ["BL1", "SN"]
    assert game.contested(match) == []  # the deck was not empty when the round started


@pytest.mark.rule("RUL-QCG-56", "QCG-98")
@pytest.mark.parametrize(("won", "winner"), [([1, 2], S), ([2, 0], G), ([1, 1], None)])
def test_ts_117_with_no_ball_and_no_pitch_card_left_most_points_win(won: list[int], winner: int | None) -> None:
    match = game.table(pitch_deck=[], won=[["quaffle"] * number for number in won])
    assert match.outcome == {
        "winners": [] if winner is None else [winner],
        "side": winner,
        "reason": "no_balls",
    }
    assert game.sizes(match) == (5, 5)
