"""Jinxes that lower a value, and the Leg-Locker that can stop a Keeper (QCG-81, -84, -85, RUL-QCG-59 to -61)."""

from __future__ import annotations

import pytest

from . import tables as game
from .tables import G, S

# Lowering


@pytest.mark.rule("QCG-81", "QCG-84", "QCG-37")
def test_ts_58_a_jinx_lowers_the_value_of_an_opposing_card() -> None:
    match = game.contest("Q", "Ch9", "Ch10", ("LEG", ""))
    game.pass_(match, S)
    happened = game.play(match, G, "LEG", mode="lower", ball="Q")
    assert happened == [
        {"type": "special_played", "seat": G, "card": "leg_locker", "mode": "lower", "ball": "Q", "take": None}
    ]
    happened = game.pass_(match, S)
    assert game.events_of(happened, "value_lowered") == [{"type": "value_lowered", "seat": S, "ball": "Q", "amount": 3}]
    game.close(match)
    assert game.scores(match) == (10, 0)


@pytest.mark.rule("QCG-84", "QCG-41")
def test_ts_62_a_lowered_keeper_does_not_save() -> None:
    match = game.contest("Q", "Kp8", "Ch7", ("", "LEG"))
    game.works(match, S, "LEG", mode="lower", ball="Q")
    assert match.view(None)["spots"][0]["values"] == [5, 7]
    game.close(match)
    assert game.scores(match) == (0, 10)


@pytest.mark.rule("RUL-QCG-39", "QCG-40")
def test_rul_qcg_39_a_keeper_saves_against_a_seeker_who_was_lowered() -> None:
    match = game.contest("Q", "Kp9", "Se11", ("LEG", ""))
    game.works(match, G, "LEG", mode="lower", ball="Q")
    happened = game.close(match)
    assert game.events_of(happened, "ball_stayed") == [{"type": "ball_stayed", "ball": "Q", "reason": "save"}]


@pytest.mark.rule("RUL-QCG-43")
def test_ts_63_a_value_never_falls_below_nothing() -> None:
    match = game.contest("Q", "Ch4", "Be3", ("JELLY", ""))
    game.works(match, G, "JELLY", ball="Q")
    assert match.view(None)["spots"][0]["values"] == [4, 0]
    game.close(match)
    assert game.scores(match) == (10, 0)


@pytest.mark.rule("RUL-QCG-59", "QCG-84")
def test_ts_69_a_jinx_on_a_face_down_special_is_wasted() -> None:
    match = game.table("Ch4 LEG", "REF", pitch="Q")
    game.close(match)
    game.lay(match, "Ch4", "REF")
    assert game.phase(match) == "W3"
    game.works(match, G, "LEG", mode="lower", ball="Q")
    game.close(match)
    assert match.view(None)["spots"][0]["values"] == [4, None]
    game.close(match)
    assert game.scores(match) == (10, 0)


@pytest.mark.rule("RUL-QCG-59")
def test_rul_qcg_59_against_a_face_down_card_the_reduction_waits_for_the_reveal() -> None:
    match = game.table("Ch4 JELLY", "Ch8", pitch="Q")
    game.close(match)
    game.lay(match, "Ch4", "Ch8")
    game.works(match, G, "JELLY", ball="Q")
    assert match.view(G)["spots"][0]["values"] == [None, None]
    game.close(match)
    assert match.view(None)["spots"][0]["values"] == [4, 3]
    game.close(match)
    assert game.scores(match) == (10, 0)


@pytest.mark.rule("RUL-QCG-59")
def test_rul_qcg_59_nothing_is_lowered_before_cards_are_laid() -> None:
    match = game.table("JELLY LEG", "Ch4", pitch="Q BL1")
    game.pass_(match, S)
    assert game.refused(game.play, match, G, "JELLY", ball="Q") == "wrong_window"
    assert game.offered(match, G, "JELLY") == game.offered(match, G, "LEG") == []
    game.pass_(match, G)
    game.declare(match, S, "BL1")
    game.pass_(match, S)
    assert game.refused(game.play, match, G, "LEG", mode="lower", ball="BL1") == "wrong_window"


@pytest.mark.rule("RUL-QCG-59")
def test_rul_qcg_59_after_a_result_only_the_balls_that_are_not_settled_are_targets() -> None:
    match = game.two_balls("Ch9 Be1 JELLY", "Ch5 Ch6", "Q=Ch9 BL1=Be1", "Q=Ch5 BL1=Ch6")
    game.close(match)
    assert game.phase(match) == "W5"
    game.pass_(match, S)
    assert [move["ball"] for move in game.offered(match, G, "JELLY")] == ["BL1"]
    assert game.refused(game.play, match, G, "JELLY", ball="Q") == "bad_ball"
    assert game.refused(game.play, match, G, "JELLY", ball="SN") == "bad_ball"


@pytest.mark.rule("RUL-QCG-59", "RUL-QCG-63", "RUL-QCG-61")
def test_rul_qcg_59_a_face_up_special_a_pushed_off_card_and_a_keeper_out_of_action_are_no_targets() -> None:
    special = game.contest("Q", "Ch4", "REF", ("JELLY", ""))
    game.pass_(special, S)
    assert game.refused(game.play, special, G, "JELLY", ball="Q") == "no_target"
    pushed = game.contest("Q", "Ch4", "Ch9", ("JELLY IMPED", ""))
    game.works(pushed, G, "IMPED", ball="Q")
    game.pass_(pushed, S)
    assert game.refused(game.play, pushed, G, "JELLY", ball="Q") == "no_target"
    stopped = game.contest("Q", "Ch4", "Kp9", ("JELLY BLATCH", ""))
    game.works(stopped, G, "BLATCH")
    game.pass_(stopped, S)
    assert game.refused(game.play, stopped, G, "JELLY", ball="Q") == "no_target"


# The Leg-Locker


@pytest.mark.rule("QCG-85", "RUL-QCG-60", "RUL-QCG-61")
def test_ts_60_a_leg_locker_can_put_a_keeper_out_of_action() -> None:
    match = game.contest("Q", "Ch4", "Kp10", ("LEG", ""))
    game.pass_(match, S)
    assert {move["mode"] for move in game.offered(match, G, "LEG")} == {"lower", "keeper"}
    game.works(match, G, "LEG", mode="keeper")
    assert match.view(None)["spots"][0]["keeper_out"] == [False, True]
    assert match.view(None)["spots"][0]["values"] == [4, None]
    assert game.discard(match, S) == []  # discarded with the result
    game.close(match)
    assert game.scores(match) == (10, 0)
    assert game.discard(match, S) == ["keeper_10"]


@pytest.mark.rule("RUL-QCG-60")
@pytest.mark.parametrize(
    ("ball", "laid", "why"),
    [
        ("Q", "Ch9", "no_target"),
        ("Q", "Se12", "no_target"),
        ("BL1", "Kp9", "wrong_window"),
        ("SN", "Kp9", "wrong_window"),
    ],
)
def test_rul_qcg_60_only_a_face_up_keeper_at_the_quaffle_can_be_stopped(ball: str, laid: str, why: str) -> None:
    match = game.contest(ball, "Ch4", laid, ("LEG", ""))
    game.pass_(match, S)
    assert {move["mode"] for move in game.offered(match, G, "LEG")} == {"lower"}
    assert game.refused(game.play, match, G, "LEG", mode="keeper") == why


@pytest.mark.rule("RUL-QCG-60")
def test_rul_qcg_60_a_face_down_keeper_cannot_be_stopped_and_neither_can_one_at_a_later_ball() -> None:
    match = game.table("Ch4 LEG", "Kp9", pitch="Q")
    game.close(match)
    game.lay(match, "Ch4", "Kp9")
    game.pass_(match, S)
    assert {move["mode"] for move in game.offered(match, G, "LEG")} == {"lower"}
    assert game.refused(game.play, match, G, "LEG", mode="keeper") == "wrong_window"


@pytest.mark.rule("RUL-QCG-61")
@pytest.mark.parametrize(("mine", "points"), [("Ch4", 10), ("Kp6", 10), ("Be1", 10), ("REF", 0)])
def test_rul_qcg_61_against_a_keeper_out_of_action_any_player_card_wins_and_a_special_does_not(
    mine: str, points: int
) -> None:
    match = game.contest("Q", mine, "Kp10", ("LEG", ""))
    game.works(match, G, "LEG", mode="keeper")
    game.close(match)
    assert game.scores(match) == (points, 0)
    assert game.pitch(match) == ([] if points else ["Q"])
