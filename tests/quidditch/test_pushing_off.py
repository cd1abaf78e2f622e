"""Jinxes that push the opponent off a ball (QCG-88, RUL-QCG-63 to RUL-QCG-65)."""

from __future__ import annotations

import pytest

from . import tables as game
from .tables import G, S


@pytest.mark.rule("QCG-88", "RUL-QCG-63", "RUL-QCG-33")
def test_ts_74_a_card_that_is_pushed_off_is_discarded_at_once_and_the_ball_is_settled_normally() -> None:
    match = game.contest("Q", "Ch4", "Ch10", ("IMPED", ""))
    happened = game.works(match, G, "IMPED", ball="Q")
    assert game.events_of(happened, "pushed_off") == [
        {"type": "pushed_off", "seat": S, "ball": "Q", "card": "chaser_10"}
    ]
    assert game.discard(match, S) == ["chaser_10"]
    assert match.view(None)["spots"][0]["laid"] == [True, False]
    game.close(match)
    assert game.scores(match) == (10, 0)


@pytest.mark.rule("RUL-QCG-64")
def test_ts_75_pushed_off_before_laying_the_other_lays_nothing_and_keeps_the_cards() -> None:
    match = game.table("IMPED Ch5", "Ch10", pitch="Q")
    game.works(match, G, "IMPED", ball="Q")
    game.close(match)
    assert match.to_act == (G,)
    game.lay(match, "Ch5", "")
    assert game.sizes(match) == (3, 5)
    game.close(match)
    game.close(match)
    assert game.scores(match) == (10, 0)


@pytest.mark.rule("RUL-QCG-65")
def test_ts_76_two_who_push_each_other_off_leave_the_ball_where_it_is() -> None:
    match = game.contest("Q", "Ch9", "Ch10", ("IMPED", "IMPED"))
    game.works(match, S, "IMPED", ball="Q")
    game.works(match, G, "IMPED", ball="Q")
    game.close(match)
    assert game.pitch(match) == ["Q"]
    assert game.scores(match) == (0, 0)
    assert (game.discard(match, G), game.discard(match, S)) == (["chaser_9"], ["chaser_10"])


@pytest.mark.rule("RUL-QCG-65", "RUL-QCG-64", "RUL-QCG-32")
def test_rul_qcg_65_two_who_push_each_other_off_before_laying_lay_nothing_and_the_ball_stays() -> None:
    match = game.table("IMPED", "IMPED", pitch="Q")
    game.works(match, S, "IMPED", ball="Q")
    game.works(match, G, "IMPED", ball="Q")
    happened = game.close(match)
    assert game.phase(match) == "W3"
    assert [event["balls"] for event in game.events_of(happened, "cards_laid")] == [[], []]
    game.finish_round(match)
    assert game.pitch(match) == ["Q"]
    assert game.sizes(match) == (5, 5)


@pytest.mark.rule("QCG-88", "RUL-QCG-63")
def test_ts_77_the_player_of_the_card_chooses_the_ball() -> None:
    match = game.table("Ch9 Ch8 IMPED", "Ch10 Be3", pitch="Q BL1")
    game.close(match)
    game.declare(match, S, "BL1")
    game.close(match)
    game.lay(match, "Q=Ch9 BL1=Ch8", "Q=Ch10 BL1=Be3")
    game.pass_(match, S)
    assert [move["ball"] for move in game.offered(match, G, "IMPED")] == ["Q", "BL1"]
    happened = game.works(match, G, "IMPED", ball="BL1")
    assert game.events_of(happened, "pushed_off")[0]["card"] == "beater_3"  # turned up, and public now
    game.close(match)
    game.order(match, S, "BL1 Q")
    happened = game.close(match)
    assert "player_hit" not in game.kinds(happened)
    assert game.pitch(match) == ["Q", "BL1"]


@pytest.mark.rule("RUL-QCG-63", "RUL-QCG-64")
def test_rul_qcg_63_nobody_is_pushed_off_twice_nor_off_a_ball_that_is_not_contested() -> None:
    match = game.table("IMPED IMPED", "", pitch="Q BL1")
    game.pass_(match, S)
    assert [move["ball"] for move in game.offered(match, G, "IMPED")] == ["Q"]  # nothing else is contested yet
    assert game.refused(game.play, match, G, "IMPED", ball="BL1") == "bad_ball"
    game.works(match, G, "IMPED", ball="Q")
    game.pass_(match, S)
    assert game.offered(match, G, "IMPED") == []
    assert game.refused(game.play, match, G, "IMPED", ball="Q") == "no_target"


@pytest.mark.rule("RUL-QCG-64", "RUL-QCG-54")
def test_rul_qcg_64_in_the_final_chase_the_snitch_can_be_the_target_of_the_opening_window() -> None:
    match = game.table("IMPED", "", pitch="BL1 SN", pitch_deck=[])
    assert game.phase(match) == "W1"
    game.pass_(match, S)
    assert [move["ball"] for move in game.offered(match, G, "IMPED")] == ["SN"]


@pytest.mark.rule("RUL-QCG-63")
def test_rul_qcg_63_after_laying_only_a_card_that_lies_there_can_be_pushed_off() -> None:
    match = game.table("IMPED Ch9", "", exact=True, pitch="Q")
    game.close(match)
    game.lay(match, "Ch9", "")
    game.pass_(match, S)
    assert game.offered(match, G, "IMPED") == []
    assert game.refused(game.play, match, G, "IMPED", ball="Q") == "no_target"
    settled = game.two_balls("Ch9 Be1 IMPED", "Ch5 Ch6", "Q=Ch9 BL1=Be1", "Q=Ch5 BL1=Ch6")
    game.close(settled)
    game.pass_(settled, S)
    assert [move["ball"] for move in game.offered(settled, G, "IMPED")] == ["BL1"]
