"""Laying cards and the order of the balls (QCG-78 to QCG-80, RUL-QCG-14, RUL-QCG-30 to RUL-QCG-38)."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom import Match

from . import tables as game
from .tables import G, S

THREE = ("Q=Ch9 BL1=Be2 SN=Kp8", "Q=Ch7 BL1=Ch5 SN=Ch6")


def three_contested(**more: Any) -> Match:
    """Return a match with the Quaffle, a Bludger and the Snitch in play, in the second window or before the order."""
    match = game.table("Ch9 Be2 Kp8", "Ch7 Ch5 Ch6", pitch="Q BL1 SN", **more)
    game.close(match)
    game.declare(match, S, "BL1 SN")
    return match


def three_laid(**more: Any) -> Match:
    match = three_contested(**more)
    game.close(match)
    game.lay(match, *THREE)
    return match


@pytest.mark.rule("QCG-78", "QCG-79", "QCG-80", "RUL-QCG-36", "RUL-QCG-37", "RUL-QCG-38")
def test_ts_52_all_cards_lie_before_the_leader_names_the_order_and_anything_is_turned_over() -> None:
    match = three_contested()
    game.close(match)
    happened = game.commit(match, G, THREE[G])
    assert game.kinds(happened) == ["decision_made"]
    happened = game.commit(match, S, THREE[S])
    assert game.kinds(happened) == ["decision_made", "cards_laid", "cards_laid", "window_opened"]
    assert game.refused(game.order, match, S, "Q BL1 SN") == "not_ordering"
    happened = game.close(match)
    assert "cards_revealed" not in game.kinds(happened)
    assert game.phase(match) == "ORDER"
    assert match.to_act == (S,)
    assert game.refused(game.order, match, G, "Q BL1 SN") == "not_your_turn"
    happened = game.order(match, S, "SN Q BL1")
    assert game.kinds(happened) == ["order_named", "cards_revealed", "window_opened"]
    revealed = [event["ball"] for event in game.events_of(happened + game.finish_round(match), "cards_revealed")]
    assert revealed == ["SN", "Q", "BL1"]


@pytest.mark.rule("RUL-QCG-37")
def test_ts_113_the_order_names_every_contested_ball_once_and_is_final() -> None:
    match = three_laid()
    game.close(match)
    assert len(match.legal(S)) == 6
    for wrong in ("Q BL1", "Q Q SN", "Q BL1 BL2", "Q BL1 SN BL2"):
        assert game.refused(game.order, match, S, wrong) == "bad_order"
    game.order(match, S, "BL1 SN Q")
    assert game.refused(game.order, match, S, "Q BL1 SN") == "not_ordering"
    assert match.view(None)["order"] == ["SN", "Q"]


@pytest.mark.rule("RUL-QCG-37")
def test_rul_qcg_37_with_one_contested_ball_there_is_no_order_to_name() -> None:
    match = game.table(pitch="Q")
    game.close(match)
    game.lay(match, "Ch4", "Ch4")
    game.close(match)
    assert game.phase(match) == "W4"


@pytest.mark.rule("RUL-QCG-37")
def test_rul_qcg_37_where_the_table_says_so_the_leader_names_one_ball_after_the_other() -> None:
    match = three_laid(options={"order_mode": "stepwise"})
    game.close(match)
    assert [move["balls"] for move in match.legal(S)] == [["Q"], ["BL1"], ["SN"]]
    assert game.refused(game.order, match, S, "SN BL1 Q") == "bad_order"
    game.order(match, S, "SN")
    assert game.phase(match) == "W4"
    game.close(match)
    game.close(match)
    assert game.phase(match) == "ORDER"
    assert game.refused(game.order, match, S, "SN") == "bad_order"  # settled
    assert game.refused(game.order, match, G, "Q") == "not_your_turn"
    game.order(match, S, "Q")
    game.close(match)
    happened = game.close(match)  # only one is left, so there is nothing to name
    assert game.events_of(happened, "cards_revealed")[0]["ball"] == "BL1"
    assert game.phase(match) == "W4"


@pytest.mark.rule("RUL-QCG-36")
def test_rul_qcg_36_where_the_table_says_so_the_order_is_named_before_the_second_window() -> None:
    match = three_contested(options={"order_timing": "before_lay"})
    assert game.phase(match) == "ORDER"
    game.order(match, S, "BL1 SN Q")
    assert game.phase(match) == "W2"
    game.close(match)
    game.lay(match, *THREE)
    happened = game.close(match)
    assert game.phase(match) == "W4"
    assert game.events_of(happened, "cards_revealed")[0]["ball"] == "BL1"
    happened = game.finish_round(match)
    assert [event["ball"] for event in game.events_of(happened, "cards_revealed")] == ["SN", "Q"]


@pytest.mark.rule("RUL-QCG-36", "RUL-QCG-37")
def test_rul_qcg_36_one_ball_at_a_time_and_before_laying_names_only_the_first_early() -> None:
    match = three_contested(options={"order_timing": "before_lay", "order_mode": "stepwise"})
    game.order(match, S, "SN")
    game.close(match)
    game.lay(match, *THREE)
    game.close(match)
    assert match.view(None)["at"] == "SN"
    game.close(match)
    game.close(match)
    assert game.phase(match) == "ORDER"
    assert [move["balls"] for move in match.legal(S)] == [["Q"], ["BL1"]]


@pytest.mark.rule("RUL-QCG-36", "RUL-QCG-32")
def test_rul_qcg_36_one_contested_ball_needs_no_order_before_laying_either() -> None:
    match = game.table(pitch="Q", options={"order_timing": "before_lay"})
    assert game.phase(match) == "W2"


@pytest.mark.rule("RUL-QCG-38", "RUL-QCG-36")
@pytest.mark.parametrize("mode", ["full", "stepwise"])
def test_rul_qcg_38_where_the_table_says_so_all_cards_are_turned_up_after_the_order_is_named(mode: str) -> None:
    match = three_laid(options={"reveal_mode": "all_at_once", "order_mode": mode})
    assert "cards_revealed" not in game.kinds(game.close(match))
    assert game.phase(match) == "ORDER"
    happened = game.order(match, S, "BL1 Q SN" if mode == "full" else "BL1")
    assert [event["ball"] for event in game.events_of(happened, "cards_revealed")] == ["Q", "BL1", "SN"]
    assert match.view(None)["at"] == "BL1"
    happened = game.close(match)
    assert game.events_of(happened, "window_opened") == [{"type": "window_opened", "window": "W5", "ball": "BL1"}]
    game.close(match)
    if mode == "stepwise":
        game.order(match, S, "Q")
    assert game.phase(match) == "W4"  # each ball still has a window and a result of its own
    assert match.view(None)["at"] == "Q"


@pytest.mark.rule("RUL-QCG-38", "RUL-QCG-59")
def test_rul_qcg_38_a_face_up_special_at_a_later_ball_is_no_target_any_more() -> None:
    match = game.table("Ch9 Be2 JELLY", "REF Ch5", pitch="Q BL1", options={"reveal_mode": "all_at_once"})
    game.close(match)
    game.declare(match, S, "BL1")
    game.close(match)
    game.lay(match, "Q=Ch9 BL1=Be2", "Q=REF BL1=Ch5")
    game.close(match)
    game.order(match, S, "BL1 Q")
    game.do(match, S, "pass")
    assert [move.get("ball") for move in match.legal(G) if move["type"] == "play"] == ["BL1"]
    assert game.refused(game.play, match, G, "JELLY", ball="Q") == "no_target"


@pytest.mark.rule("RUL-QCG-30")
def test_rul_qcg_30_exactly_one_card_is_laid_at_each_contested_ball() -> None:
    match = three_contested()
    game.close(match)
    assert game.refused(game.commit, match, G, "Q=Ch9") == "wrong_number"
    assert game.refused(game.commit, match, G, "Q=Ch9 BL1=Be2") == "wrong_number"
    assert game.refused(game.commit, match, G, "Q=Ch9 BL1=Be2 BL2=Kp8") == "not_contested"
    assert game.refused(game.commit, match, G, "Q=Ch9 BL1=Ch9 SN=Kp8") == "card_not_in_hand"
    assert game.refused(game.commit, match, G, "Q=Se12 BL1=Be2 SN=Kp8") == "card_not_in_hand"
    game.commit(match, G, "Q=Ch4 BL1=Ch4 SN=Kp8")


@pytest.mark.rule("RUL-QCG-30")
def test_rul_qcg_30_four_cards_is_the_most() -> None:
    match = game.table("Ch5 Ch6 Ch7 Ch8 Ch9", "", pitch="Q BL1 BL2 SN")
    game.close(match)
    game.declare(match, S, "BL1 BL2 SN")
    game.close(match)
    game.lay(match, "Q=Ch5 BL1=Ch6 BL2=Ch7 SN=Ch8", "Q=Ch4 BL1=Ch4 BL2=Ch4 SN=Ch4")
    assert game.sizes(match) == (1, 1)
    assert game.hand(match, G) == game.cards("Ch9")


@pytest.mark.rule("RUL-QCG-31", "RUL-QCG-33", "QCG-72")
def test_ts_53_with_too_few_cards_the_quaffle_comes_first_and_what_is_uncovered_counts_as_no_card() -> None:
    match = game.table("Ch9 Be2", "Ch7 Ch4 Se11", exact=True, pitch="Q BL1 SN")
    game.close(match)
    game.declare(match, S, "BL1 SN")
    game.close(match)
    assert game.refused(game.commit, match, G, "BL1=Be2 SN=Ch9") == "quaffle_uncovered"
    assert game.refused(game.commit, match, G, "Q=Ch9") == "wrong_number"
    assert {tuple(move["cards"]) for move in match.legal(G)} == {("Q", "BL1"), ("Q", "SN")}
    game.lay(match, "Q=Ch9 BL1=Be2", "Q=Ch7 BL1=Ch4 SN=Se11")
    assert match.view(None)["spots"][2]["laid"] == [False, True]
    game.close(match)
    game.order(match, S, "Q BL1 SN")
    game.pass_until(match, "W5")
    assert game.scores(match) == (10, 0)
    while match.to_act:
        game.close(match)
    assert match.outcome == {"winners": [S], "side": S, "reason": "snitch"}


@pytest.mark.rule("RUL-QCG-32")
def test_ts_55_with_both_hands_empty_no_contest_takes_place() -> None:
    match = game.table(exact=True, pitch="Q")
    assert match.view(None)["round"] == 2
    assert game.sizes(match) == (5, 5)
    assert game.pitch(match) == ["Q"]
    assert match.current.leader == G


@pytest.mark.rule("RUL-QCG-32", "RUL-QCG-33", "RUL-QCG-14")
def test_ts_56_with_one_hand_empty_the_other_still_lays_and_wins() -> None:
    match = game.table("", "Ch5", exact=True, pitch="Q")
    game.close(match)
    assert match.to_act == (S,)
    assert game.refused(game.commit, match, G, "Ch4") == "wrong_number"
    assert {aside["type"] for aside in match.asides(G)} == {"concede"}
    game.lay(match, "", "Ch5")
    game.close(match)
    happened = game.close(match)
    assert game.events_of(happened, "ball_won") == [
        {"type": "ball_won", "seat": S, "ball": "Q", "points": 10, "reason": "unopposed"}
    ]


@pytest.mark.rule("RUL-QCG-33")
@pytest.mark.parametrize(
    ("top", "ball", "laid", "winner"),
    [
        ("bludger", "BL1", "Be1", S),
        ("bludger", "BL1", "Ch10", None),
        ("golden_snitch", "SN", "Se11", S),
        ("golden_snitch", "SN", "Be3", None),
    ],
)
def test_rul_qcg_33_no_card_loses_to_a_beater_or_a_seeker_at_their_balls_and_to_nothing_else(
    top: str, ball: str, laid: str, winner: int | None
) -> None:
    match = game.table("", laid, exact=True, top=top)
    game.close(match)
    game.declare(match, S, ball)
    game.close(match)
    game.lay(match, "", laid)
    game.close(match)
    happened = game.close(match)
    assert [event["seat"] for event in game.events_of(happened, "ball_won")] == ([] if winner is None else [winner])
    assert len(game.events_of(happened, "ball_stayed")) == (winner is None)


@pytest.mark.rule("RUL-QCG-32")
def test_rul_qcg_32_hands_that_run_empty_in_the_second_window_end_the_round_too() -> None:
    match = game.table("CONFUND", "DISARM", exact=True, pitch="Q", options={"reserve_owed_cards": False})
    game.play(match, S, "DISARM")
    game.do(match, G, "pass")
    assert game.sizes(match) == (0, 0)
    happened = game.close(match)
    assert "cards_laid" not in game.kinds(happened)
    assert match.view(None)["round"] == 2
    assert game.pitch(match) == ["Q"]
    assert game.sizes(match) == (5, 5)


@pytest.mark.rule("RUL-QCG-35")
@pytest.mark.parametrize("first", [G, S])
def test_ts_57_a_commit_may_be_changed_until_both_have_committed(first: int) -> None:
    match = game.table("Ch9 Ch8", "Ch9 Ch8", pitch="Q")
    game.close(match)
    game.commit(match, first, "Ch9")
    assert match.to_act == (1 - first,)
    assert match.legal(first) == []
    assert {"type": "commit", "cards": {"Q": "chaser_8"}} in match.asides(first)
    happened = game.commit(match, first, "Ch8")
    assert happened == [{"type": "decision_made", "seat": first, "again": True}]
    assert match.view(first)["commit"] == {"Q": "chaser_8"}
    game.commit(match, 1 - first, "Ch4")
    assert game.refused(game.commit, match, first, "Ch9") == "already_committed"
    assert game.refused(game.commit, match, 1 - first, "Ch9") == "already_committed"
    game.close(match)
    assert match.view(None)["spots"][0]["cards"][first] == "chaser_8"


@pytest.mark.rule("RUL-QCG-14", "RUL-QCG-35")
def test_rul_qcg_14_nothing_is_played_or_passed_between_the_two_layings() -> None:
    match = game.table("DISARM Ch9", "DISARM Ch9", pitch="Q")
    game.close(match)
    game.commit(match, G, "Ch9")
    for seat in (G, S):
        assert game.refused(game.play, match, seat, "DISARM") == "no_window"
        assert game.refused(game.do, match, seat, "pass") == "no_window"
    assert game.sizes(match) == (5, 5)  # the cards are in the hand until both have committed
    assert match.view(S)["spots"][0]["laid"] == [False, False]


@pytest.mark.rule("QCG-26", "QCG-80")
def test_qcg_26_the_round_is_over_when_every_card_is_settled_and_discarded() -> None:
    match = three_laid()
    game.close(match)
    game.order(match, S, "Q SN BL1")
    for number in (1, 2, 3):
        game.close(match)
        assert [len(game.discard(match, seat)) for seat in (G, S)] == [number, number + (number == 3)]
        assert match.view(None)["round"] == 1
        game.close(match)
    assert match.view(None)["round"] == 2
    assert game.contested(match) == ["Q"]  # a new one; the Snitch is left over, and optional again
    assert match.view(None)["optional"] == ["SN"]


@pytest.mark.rule("RUL-QCG-30", "RUL-QCG-64")
def test_rul_qcg_64_whoever_was_pushed_off_lays_nothing_there() -> None:
    match = game.table("IMPED Ch9 Be1", "Ch5", pitch="Q BL1")
    game.close(match)
    game.declare(match, S, "BL1")
    game.works(match, G, "IMPED", ball="BL1")
    game.close(match)
    assert game.refused(game.commit, match, S, "Q=Ch5 BL1=Ch4") == "pushed_off"
    game.lay(match, "Q=Ch9 BL1=Be1", "Q=Ch5")
    assert match.view(None)["spots"][1]["laid"] == [True, False]
