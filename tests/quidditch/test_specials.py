"""What jinxes and spells do (QCG-81 to QCG-91, RUL-QCG-11, RUL-QCG-59 to RUL-QCG-69)."""

from __future__ import annotations

import pytest

from commonroom import Match

from .tables import (
    G,
    S,
    card,
    cards,
    close,
    contest,
    declare,
    discard,
    finish_round,
    hand,
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
    works,
)

# Lowering


@pytest.mark.rule("QCG-81", "QCG-84", "QCG-37")
def test_ts_58_a_jinx_lowers_the_value_of_an_opposing_card() -> None:
    match = contest("Q", "Ch9", "Ch10", ("LEG", ""))
    pass_(match, S)
    happened = play(match, G, "LEG", mode="lower", ball="Q")
    assert happened == [
        {"type": "special_played", "seat": G, "card": "leg_locker", "mode": "lower", "ball": "Q", "take": None}
    ]
    happened = pass_(match, S)
    assert told(happened, "value_lowered") == [{"type": "value_lowered", "seat": S, "ball": "Q", "amount": 3}]
    close(match)
    assert scores(match) == (10, 0)


@pytest.mark.rule("QCG-84", "QCG-41")
def test_ts_62_a_lowered_keeper_does_not_save() -> None:
    match = contest("Q", "Kp8", "Ch7", ("", "LEG"))
    works(match, S, "LEG", mode="lower", ball="Q")
    assert match.view(None)["spots"][0]["values"] == [5, 7]
    close(match)
    assert scores(match) == (0, 10)


@pytest.mark.rule("RUL-QCG-43")
def test_ts_63_a_value_never_falls_below_nothing() -> None:
    match = contest("Q", "Ch4", "Be3", ("JELLY", ""))
    works(match, G, "JELLY", ball="Q")
    assert match.view(None)["spots"][0]["values"] == [4, 0]
    close(match)
    assert scores(match) == (10, 0)


@pytest.mark.rule("RUL-QCG-59", "QCG-84")
def test_ts_69_a_jinx_on_a_face_down_special_is_wasted() -> None:
    match = table("Ch4 LEG", "REF", pitch="Q")
    close(match)
    lay(match, "Ch4", "REF")
    assert phase(match) == "W3"
    works(match, G, "LEG", mode="lower", ball="Q")
    close(match)
    assert match.view(None)["spots"][0]["values"] == [4, None]
    close(match)
    assert scores(match) == (10, 0)


@pytest.mark.rule("RUL-QCG-59")
def test_rul_qcg_59_against_a_face_down_card_the_reduction_waits_for_the_reveal() -> None:
    match = table("Ch4 JELLY", "Ch8", pitch="Q")
    close(match)
    lay(match, "Ch4", "Ch8")
    works(match, G, "JELLY", ball="Q")
    assert match.view(G)["spots"][0]["values"] == [None, None]
    close(match)
    assert match.view(None)["spots"][0]["values"] == [4, 3]
    close(match)
    assert scores(match) == (10, 0)


@pytest.mark.rule("RUL-QCG-59")
def test_rul_qcg_59_nothing_is_lowered_before_cards_are_laid() -> None:
    match = table("JELLY LEG", "Ch4", pitch="Q BL1")
    pass_(match, S)
    assert refused(play, match, G, "JELLY", ball="Q") == "wrong_window"
    assert offered(match, G, "JELLY") == offered(match, G, "LEG") == []
    pass_(match, G)
    declare(match, S, "BL1")
    pass_(match, S)
    assert refused(play, match, G, "LEG", mode="lower", ball="BL1") == "wrong_window"


@pytest.mark.rule("RUL-QCG-59")
def test_rul_qcg_59_after_a_result_only_the_balls_that_are_not_settled_are_targets() -> None:
    match = two_balls("Ch9 Be1 JELLY", "Ch5 Ch6", "Q=Ch9 BL1=Be1", "Q=Ch5 BL1=Ch6")
    close(match)
    assert phase(match) == "W5"
    pass_(match, S)
    assert [move["ball"] for move in offered(match, G, "JELLY")] == ["BL1"]
    assert refused(play, match, G, "JELLY", ball="Q") == "bad_ball"
    assert refused(play, match, G, "JELLY", ball="SN") == "bad_ball"


def two_balls(mine: str, yours: str, lays: str, other_lays: str) -> Match:
    """The Quaffle, then a Bludger; the window after the reveal of the Quaffle is open."""
    match = table(mine, yours, pitch="Q BL1")
    close(match)
    declare(match, S, "BL1")
    close(match)
    lay(match, lays, other_lays)
    close(match)
    order(match, S, "Q BL1")
    return match


@pytest.mark.rule("RUL-QCG-59", "RUL-QCG-63", "RUL-QCG-61")
def test_rul_qcg_59_a_face_up_special_a_pushed_off_card_and_a_keeper_out_of_action_are_no_targets() -> None:
    special = contest("Q", "Ch4", "REF", ("JELLY", ""))
    pass_(special, S)
    assert refused(play, special, G, "JELLY", ball="Q") == "no_target"
    pushed = contest("Q", "Ch4", "Ch9", ("JELLY IMPED", ""))
    works(pushed, G, "IMPED", ball="Q")
    pass_(pushed, S)
    assert refused(play, pushed, G, "JELLY", ball="Q") == "no_target"
    stopped = contest("Q", "Ch4", "Kp9", ("JELLY BLATCH", ""))
    works(stopped, G, "BLATCH")
    pass_(stopped, S)
    assert refused(play, stopped, G, "JELLY", ball="Q") == "no_target"


# The Leg-Locker


@pytest.mark.rule("QCG-85", "RUL-QCG-60", "RUL-QCG-61")
def test_ts_60_a_leg_locker_can_put_a_keeper_out_of_action() -> None:
    match = contest("Q", "Ch4", "Kp10", ("LEG", ""))
    pass_(match, S)
    assert {move["mode"] for move in offered(match, G, "LEG")} == {"lower", "keeper"}
    works(match, G, "LEG", mode="keeper")
    assert match.view(None)["spots"][0]["keeper_out"] == [False, True]
    assert match.view(None)["spots"][0]["values"] == [4, None]
    assert discard(match, S) == []  # discarded with the result
    close(match)
    assert scores(match) == (10, 0)
    assert discard(match, S) == ["keeper_10"]


@pytest.mark.rule("RUL-QCG-60")
@pytest.mark.parametrize(("ball", "laid"), [("Q", "Ch9"), ("Q", "Se12"), ("BL1", "Kp9"), ("SN", "Kp9")])
def test_rul_qcg_60_only_a_face_up_keeper_at_the_quaffle_can_be_stopped(ball: str, laid: str) -> None:
    match = contest(ball, "Ch4", laid, ("LEG", ""))
    pass_(match, S)
    assert {move["mode"] for move in offered(match, G, "LEG")} == {"lower"}
    assert refused(play, match, G, "LEG", mode="keeper") in ("no_target", "wrong_window")


@pytest.mark.rule("RUL-QCG-60")
def test_rul_qcg_60_a_face_down_keeper_cannot_be_stopped_and_neither_can_one_at_a_later_ball() -> None:
    match = table("Ch4 LEG", "Kp9", pitch="Q")
    close(match)
    lay(match, "Ch4", "Kp9")
    pass_(match, S)
    assert {move["mode"] for move in offered(match, G, "LEG")} == {"lower"}
    assert refused(play, match, G, "LEG", mode="keeper") == "wrong_window"


@pytest.mark.rule("RUL-QCG-61")
@pytest.mark.parametrize(("mine", "points"), [("Ch4", 10), ("Kp6", 10), ("Be1", 10), ("REF", 0)])
def test_rul_qcg_61_against_a_keeper_out_of_action_any_player_card_wins_and_a_special_does_not(
    mine: str, points: int
) -> None:
    match = contest("Q", mine, "Kp10", ("LEG", ""))
    works(match, G, "LEG", mode="keeper")
    close(match)
    assert scores(match) == (points, 0)
    assert pitch(match) == ([] if points else ["Q"])


# Stripping


@pytest.mark.rule("QCG-86", "QCG-87", "RUL-QCG-62")
def test_ts_71_stripped_cards_are_random_public_and_replaced_at_the_next_refill() -> None:
    match = table(
        "CONFUND Ch9",
        "Ch5 Ch6 Ch7 Ch8 Ch10",
        pitch="Q",
        chance=[{"label": "strip", "value": "chaser_8"}, {"label": "strip", "value": "chaser_5"}],
    )
    happened = works(match, G, "CONFUND")
    assert [event["card"] for event in told(happened, "card_stripped")] == ["chaser_8", "chaser_5"]
    assert hand(match, S) == cards("Ch6 Ch7 Ch10")
    assert match.view(None)["discards"][S] == cards("Ch8 Ch5")
    assert match.view(None)["hits"] == [0, 0]
    close(match)
    lay(match, "Ch9", "Ch6")
    finish_round(match)
    assert sizes(match) == (5, 5)


@pytest.mark.rule("RUL-QCG-62")
def test_ts_72_a_smaller_hand_is_stripped_whole_and_the_laid_card_stays() -> None:
    match = table("CONFUND Ch9 Ch9", "Ch5 Ch6", exact=True, pitch="Q")
    close(match)
    lay(match, "Ch9", "Ch5")
    works(match, G, "CONFUND")
    assert sizes(match) == (1, 0)
    assert discard(match, S) == ["chaser_6"]
    assert match.view(None)["spots"][0]["laid"] == [True, True]


@pytest.mark.rule("RUL-QCG-11", "RUL-QCG-62")
def test_ts_73_an_empty_hand_is_no_target() -> None:
    match = table("DISARM CONFUND Ch9", "Ch5", exact=True, pitch="Q")
    close(match)
    lay(match, "Ch9", "Ch5")
    pass_(match, S)
    assert offered(match, G, "DISARM") == offered(match, G, "CONFUND") == []
    assert refused(play, match, G, "DISARM") == "no_target"


@pytest.mark.rule("QCG-86")
def test_qcg_86_one_spell_takes_one_card_and_the_other_two() -> None:
    match = table("DISARM CONFUND", "", pitch="Q")
    works(match, G, "DISARM")
    assert sizes(match) == (4, 4)
    works(match, G, "CONFUND")
    assert sizes(match) == (3, 2)


# Pushing off


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


# Bringing back


@pytest.mark.rule("QCG-89", "RUL-QCG-01", "RUL-QCG-66")
def test_ts_79_a_summoning_charm_brings_a_card_back_for_all_to_see() -> None:
    match = table("SUMMON", "", top="golden_snitch", discards=[cards("Se12 Ch4"), []])
    assert phase(match) == "W1"
    pass_(match, S)
    assert [move["take"] for move in offered(match, G, "SUMMON")] == ["seeker_12", "chaser_4"]
    happened = works(match, G, "SUMMON", take="Se12")
    assert told(happened, "card_retrieved") == [{"type": "card_retrieved", "seat": G, "card": "seeker_12"}]
    assert "seeker_12" in hand(match, G)
    assert sizes(match) == (5, 5)
    assert discard(match, G) == ["chaser_4"]
    assert match.view(S)["shown"] == [["seeker_12"], []]


@pytest.mark.rule("RUL-QCG-66")
def test_ts_80_an_empty_discard_is_no_target() -> None:
    match = table("SUMMON", "", pitch="Q", discards=[[], cards("Se12")])
    pass_(match, S)
    assert offered(match, G, "SUMMON") == []
    assert refused(play, match, G, "SUMMON", take="Se12") == "bad_take"  # only the own discard counts
    assert refused(play, match, G, "SUMMON") == "bad_take"


@pytest.mark.rule("RUL-QCG-66", "QCG-76")
def test_rul_qcg_66_a_special_played_this_round_is_not_in_the_discard_yet() -> None:
    match = table("SUMMON DISARM", "", pitch="Q", discards=[cards("LEG"), []])
    works(match, G, "DISARM")
    pass_(match, S)
    assert [move["take"] for move in offered(match, G, "SUMMON")] == ["leg_locker"]  # a special, but an older one
    assert refused(play, match, G, "SUMMON", take="DISARM") == "bad_take"


@pytest.mark.rule("RUL-QCG-66")
def test_rul_qcg_66_a_card_discarded_earlier_this_round_can_be_brought_back() -> None:
    match = contest("Q", "Ch9", "Ch5", ("SUMMON", ""))
    close(match)
    works(match, G, "SUMMON", take="Ch9")
    assert "chaser_9" in hand(match, G)
    finish_round(match)
    assert sizes(match) == (5, 5)


# Set aside


@pytest.mark.rule("RUL-QCG-68", "RUL-QCG-69", "QCG-91", "QCG-45")
@pytest.mark.parametrize(
    "name", ["LEG", "JELLY", "DISARM", "CONFUND", "IMPED", "SUMMON", "FINITE", "BLATCH", "COBB", "REF"]
)
def test_qcg_91_any_special_may_be_set_aside_and_is_shown_without_power(name: str) -> None:
    match = contest("Q", name, "Ch4")
    assert match.view(None)["spots"][0]["cards"] == [card(name), "chaser_4"]
    pass_(match, S)
    assert match.legal(G) == [{"type": "pass"}]  # a laid special can no longer be played
    pass_(match, G)
    assert scores(match) == (0, 10)
    assert match.view(None)["discards"][G] == [card(name)]
    assert match.view(None)["used"] == [[], []]
    assert sizes(match) == (4, 4)
