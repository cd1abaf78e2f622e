"""Jinxes that push the opponent off a ball (QCG-88, RUL-QCG-63 to RUL-QCG-65)."""

from __future__ import annotations

import pytest

from .tables import (
    G,
    S,
    close,
    contest,
    declare,
    discard,
    finish_round,
    kinds,
    lay,
    offered,
    order,
    pass_,
    phase,
    pitch,
    play,
    refused,
    scores,
    sizes,
    table,
    told,
    two_balls,
    works,
)


@pytest.mark.rule("QCG-88", "RUL-QCG-63", "RUL-QCG-33")
def test_ts_74_a_card_that_is_pushed_off_is_discarded_at_once_and_the_ball_is_settled_normally() -> None:
    match = contest("Q", "Ch4", "Ch10", ("IMPED", ""))
    happened = works(match, G, "IMPED", ball="Q")
    assert told(happened, "pushed_off") == [{"type": "pushed_off", "seat": S, "ball": "Q", "card": "chaser_10"}]
    assert discard(match, S) == ["chaser_10"]
    assert match.view(None)["spots"][0]["laid"] == [True, False]
    close(match)
    assert scores(match) == (10, 0)


@pytest.mark.rule("RUL-QCG-64")
def test_ts_75_pushed_off_before_laying_the_other_lays_nothing_and_keeps_the_cards() -> None:
    match = table("IMPED Ch5", "Ch10", pitch="Q")
    works(match, G, "IMPED", ball="Q")
    close(match)
    assert match.to_act == (G,)
    lay(match, "Ch5", "")
    assert sizes(match) == (3, 5)
    close(match)
    close(match)
    assert scores(match) == (10, 0)


@pytest.mark.rule("RUL-QCG-65")
def test_ts_76_two_who_push_each_other_off_leave_the_ball_where_it_is() -> None:
    match = contest("Q", "Ch9", "Ch10", ("IMPED", "IMPED"))
    works(match, S, "IMPED", ball="Q")
    works(match, G, "IMPED", ball="Q")
    close(match)
    assert pitch(match) == ["Q"]
    assert scores(match) == (0, 0)
    assert (discard(match, G), discard(match, S)) == (["chaser_9"], ["chaser_10"])


@pytest.mark.rule("RUL-QCG-65", "RUL-QCG-64", "RUL-QCG-32")
def test_rul_qcg_65_two_who_push_each_other_off_before_laying_lay_nothing_and_the_ball_stays() -> None:
    match = table("IMPED", "IMPED", pitch="Q")
    works(match, S, "IMPED", ball="Q")
    works(match, G, "IMPED", ball="Q")
    happened = close(match)
    assert phase(match) == "W3"
    assert [event["balls"] for event in told(happened, "cards_laid")] == [[], []]
    finish_round(match)
    assert pitch(match) == ["Q"]
    assert sizes(match) == (5, 5)


@pytest.mark.rule("QCG-88", "RUL-QCG-63")
def test_ts_77_the_player_of_the_card_chooses_the_ball() -> None:
    match = table("Ch9 Ch8 IMPED", "Ch10 Be3", pitch="Q BL1")
    close(match)
    declare(match, S, "BL1")
    close(match)
    lay(match, "Q=Ch9 BL1=Ch8", "Q=Ch10 BL1=Be3")
    pass_(match, S)
    assert [move["ball"] for move in offered(match, G, "IMPED")] == ["Q", "BL1"]
    happened = works(match, G, "IMPED", ball="BL1")
    assert told(happened, "pushed_off")[0]["card"] == "beater_3"  # turned up, and public now
    close(match)
    order(match, S, "BL1 Q")
    happened = close(match)
    assert "player_hit" not in kinds(happened)
    assert pitch(match) == ["Q", "BL1"]


@pytest.mark.rule("RUL-QCG-63", "RUL-QCG-64")
def test_rul_qcg_63_nobody_is_pushed_off_twice_nor_off_a_ball_that_is_not_contested() -> None:
    match = table("IMPED IMPED", "", pitch="Q BL1")
    pass_(match, S)
    assert [move["ball"] for move in offered(match, G, "IMPED")] == ["Q"]  # nothing else is contested yet
    assert refused(play, match, G, "IMPED", ball="BL1") == "bad_ball"
    works(match, G, "IMPED", ball="Q")
    pass_(match, S)
    assert offered(match, G, "IMPED") == []
    assert refused(play, match, G, "IMPED", ball="Q") == "no_target"


@pytest.mark.rule("RUL-QCG-64", "RUL-QCG-54")
def test_rul_qcg_64_in_the_final_chase_the_snitch_can_be_the_target_of_the_opening_window() -> None:
    match = table("IMPED", "", pitch="BL1 SN", pitch_deck=[])
    assert phase(match) == "W1"
    pass_(match, S)
    assert [move["ball"] for move in offered(match, G, "IMPED")] == ["SN"]


@pytest.mark.rule("RUL-QCG-63")
def test_rul_qcg_63_after_laying_only_a_card_that_lies_there_can_be_pushed_off() -> None:
    match = table("IMPED Ch9", "", exact=True, pitch="Q")
    close(match)
    lay(match, "Ch9", "")
    pass_(match, S)
    assert offered(match, G, "IMPED") == []
    assert refused(play, match, G, "IMPED", ball="Q") == "no_target"
    settled = two_balls("Ch9 Be1 IMPED", "Ch5 Ch6", "Q=Ch9 BL1=Be1", "Q=Ch5 BL1=Ch6")
    close(settled)
    pass_(settled, S)
    assert [move["ball"] for move in offered(settled, G, "IMPED")] == ["BL1"]
