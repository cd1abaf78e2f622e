"""When special cards may be played, and by whom (QCG-82, QCG-83, RUL-QCG-01, -02, -03, -05, -11 to -13, -15)."""

from __future__ import annotations

from typing import Any

import pytest

from . import tables as game
from .tables import G, S

RACE = {"timing_mode": "race"}


def windows(happened: list[dict[str, Any]]) -> list[str]:
    """Return the windows that were opened, with the ball for those that belong to one."""
    opened = game.events_of(happened, "window_opened")
    return [event["window"] + (f" {event['ball']}" if event["ball"] else "") for event in opened]


@pytest.mark.rule("RUL-QCG-01", "RUL-QCG-37")
def test_ts_109_with_two_contested_balls_there_are_seven_windows() -> None:
    match = game.table(pitch="Q BL1")
    assert game.phase(match) == "W1"
    happened = game.close(match)
    happened += game.declare(match, S, "BL1")
    happened += game.close(match)
    happened += game.lay(match, "Q=Ch4 BL1=Ch4", "Q=Ch4 BL1=Ch4")
    happened += game.close(match)
    happened += game.order(match, S, "BL1 Q")
    happened += game.finish_round(match)
    assert windows(happened)[:6] == ["W2", "W3", "W4 BL1", "W5 BL1", "W4 Q", "W5 Q"]


@pytest.mark.rule("RUL-QCG-01", "RUL-QCG-37")
def test_ts_110_with_only_a_quaffle_there_is_no_opening_window_and_no_order() -> None:
    match = game.table("Ch5", pitch="Q")
    assert game.phase(match) == "W2"
    happened = game.close(match) + game.lay(match, "Ch5", "Ch4") + game.finish_round(match)
    assert windows(happened)[:3] == ["W3", "W4 Q", "W5 Q"]
    assert "order_named" not in game.kinds(happened)


@pytest.mark.rule("RUL-QCG-01")
def test_rul_qcg_01_there_is_no_second_window_where_nothing_is_contested() -> None:
    match = game.table(top="bludger bludger")
    happened = game.close(match) + game.declare(match, S) + game.declare(match, G)
    assert windows(happened) == ["W1"]  # that of the next round


@pytest.mark.rule("QCG-82", "RUL-QCG-01")
def test_qcg_82_a_spell_may_be_played_in_every_window() -> None:
    spells = "DISARM CONFUND"
    match = game.table(f"{spells} Ch9 Be1", f"{spells} Ch5 Ch4", pitch="Q BL1")
    seen = []
    while match.view(None)["round"] == 1:
        if game.phase(match).startswith("W"):
            game.pass_(match, S)
            seen.append(game.phase(match))
            assert {move.get("card") for move in match.legal(G)} >= {"disarm", "confund"}
            game.pass_(match, G)
        elif game.phase(match) == "LAY":
            game.lay(match, "Q=Ch9 BL1=Be1", "Q=Ch5 BL1=Ch4")
        else:
            game.order(match, S, "Q BL1") if game.phase(match) == "ORDER" else game.declare(match, S, "BL1")
    assert seen == ["W1", "W2", "W3", "W4", "W5", "W4", "W5"]


@pytest.mark.rule("RUL-QCG-02")
def test_rul_qcg_02_the_leader_speaks_first_and_two_passes_close_the_window() -> None:
    match = game.table(pitch="Q")
    assert match.to_act == (S,)
    assert game.refused(game.pass_, match, G) == "not_your_turn"
    game.pass_(match, S)
    assert match.to_act == (G,)
    assert game.refused(game.pass_, match, S) == "not_your_turn"
    game.pass_(match, G)
    assert game.phase(match) == "LAY"
    game.lay(match, "Ch4", "Ch4")
    assert match.to_act == (S,)  # every new window begins with the leader


@pytest.mark.rule("RUL-QCG-02", "RUL-QCG-05", "RUL-QCG-13")
def test_rul_qcg_02_a_card_resets_the_passes_and_then_the_other_speaks() -> None:
    match = game.table("DISARM", "CONFUND", pitch="Q")
    game.pass_(match, S)
    game.play(match, G, "DISARM")
    assert match.to_act == (S,)
    game.pass_(match, S)
    assert match.to_act == (S,)  # the opponent of the one who played, although Slytherin had passed before
    game.pass_(match, S)
    assert game.phase(match) == "W2"  # one pass since the card
    assert match.to_act == (G,)
    game.pass_(match, G)
    assert game.phase(match) == "LAY"


@pytest.mark.rule("RUL-QCG-05")
def test_rul_qcg_05_the_other_speaks_also_when_the_card_was_cancelled() -> None:
    match = game.table("FINITE", "CONFUND", pitch="Q")
    game.play(match, S, "CONFUND")
    game.cancel(match, G, "FINITE")
    game.pass_(match, S)
    assert match.view(None)["chain"] == []
    assert match.to_act == (G,)


@pytest.mark.rule("RUL-QCG-13", "RUL-QCG-43")
def test_ts_65_any_number_of_specials_may_be_played_in_a_window_and_reductions_add_up() -> None:
    match = game.contest("Q", "Ch9", "Ch5", ("", "LEG JELLY"))
    game.works(match, S, "LEG", mode="lower", ball="Q")
    game.pass_(match, G)
    game.works(match, S, "JELLY", ball="Q")
    assert match.view(None)["spots"][0]["values"] == [1, 5]
    game.close(match)
    assert game.scores(match) == (0, 10)


@pytest.mark.rule("QCG-83", "RUL-QCG-09")
def test_qcg_83_specials_take_effect_in_the_order_in_which_they_are_played() -> None:
    match = game.table("DISARM", "CONFUND Ch5", exact=True, pitch="Q", options={"reserve_owed_cards": False})
    game.works(match, S, "CONFUND")
    assert game.sizes(match) == (0, 1)  # the spell that would have come later is gone
    assert game.discard(match, G) == ["disarm"]


@pytest.mark.rule("RUL-QCG-12", "QCG-33")
def test_ts_87_before_laying_nobody_spends_a_card_that_is_owed() -> None:
    match = game.table("DISARM", "Ch4 Ch4", exact=True, pitch="Q")
    game.pass_(match, S)
    assert game.offered(match, G, "DISARM") == []
    assert game.refused(game.play, match, G, "DISARM") == "owed_cards"
    richer = game.table("DISARM Ch4", "Ch4 Ch4", exact=True, pitch="Q")
    game.pass_(richer, S)
    assert game.offered(richer, G, "DISARM") == [{"type": "play", "card": "disarm"}]
    free = game.table("DISARM", "Ch4 Ch4", exact=True, pitch="Q", options={"reserve_owed_cards": False})
    game.works(free, G, "DISARM")
    assert game.sizes(free) == (0, 1)


@pytest.mark.rule("RUL-QCG-12")
def test_rul_qcg_12_a_card_that_brings_one_back_costs_nothing() -> None:
    match = game.table("SUMMON", "Ch4", exact=True, pitch="Q", discards=[["chaser_9"], []])
    game.works(match, G, "SUMMON", take="Ch9")
    assert game.sizes(match) == (1, 1)


@pytest.mark.rule("RUL-QCG-12")
def test_rul_qcg_12_counters_are_spent_by_the_same_rule_before_laying_but_freely_afterwards() -> None:
    match = game.table("FINITE", "CONFUND Ch4", exact=True, pitch="Q")
    game.play(match, S, "CONFUND")
    assert match.legal(G) == [{"type": "pass"}]
    assert game.refused(game.cancel, match, G, "FINITE") == "owed_cards"
    later = game.table("FINITE Ch9", "CONFUND Ch4", exact=True, pitch="Q")
    game.close(later)
    game.lay(later, "Ch9", "Ch4")
    game.play(later, S, "CONFUND")
    game.cancel(later, G, "FINITE")
    assert game.sizes(later) == (0, 0)


@pytest.mark.rule("RUL-QCG-12", "RUL-QCG-64")
def test_rul_qcg_12_whoever_is_pushed_off_owes_nothing_there() -> None:
    match = game.table("DISARM", "IMPED Ch4", exact=True, pitch="Q")
    game.works(match, S, "IMPED", ball="Q")
    assert game.offered(match, G, "DISARM") != []


@pytest.mark.rule("RUL-QCG-12", "RUL-QCG-01")
def test_rul_qcg_12_in_the_opening_window_only_compulsory_balls_are_owed() -> None:
    match = game.table("DISARM", "Ch4", exact=True, top="bludger")
    game.works(match, G, "DISARM")
    assert game.sizes(match) == (0, 0)
    quaffle = game.table("DISARM", "Ch4", exact=True, pitch="Q BL1")
    game.pass_(quaffle, S)
    assert game.offered(quaffle, G, "DISARM") == []


@pytest.mark.rule("RUL-QCG-15", "RUL-QCG-01")
def test_ts_105_whoever_holds_nothing_playable_is_asked_all_the_same() -> None:
    match = game.contest("Q", "Ch4", "Ch9")
    assert match.to_act == (S,)
    assert match.legal(S) == [{"type": "pass"}]
    game.pass_(match, S)
    assert match.to_act == (G,)
    assert match.legal(G) == [{"type": "pass"}]
    answering = game.table("Ch9", "DISARM", pitch="Q")
    game.play(answering, S, "DISARM")
    assert answering.to_act == (G,)
    assert answering.legal(G) == [{"type": "pass"}]


@pytest.mark.rule("RUL-QCG-11", "QCG-81")
def test_rul_qcg_11_only_specials_with_a_legal_target_can_be_played_and_nothing_else() -> None:
    match = game.table("Ch9 DISARM LEG", "Ch4", pitch="Q")
    game.pass_(match, S)
    assert game.refused(game.play, match, G, "Ch9") == "not_a_special"
    assert game.refused(game.play, match, G, "COBB") == "card_not_in_hand"
    assert game.refused(game.play, match, G, "DISARM", ball="Q") == "bad_ball"
    assert game.refused(game.play, match, G, "DISARM", take="Ch4") == "bad_take"
    assert game.refused(game.play, match, G, "DISARM", mode="strip") == "bad_mode"
    assert game.refused(game.play, match, G, "LEG", ball="Q") == "bad_mode"
    assert game.refused(game.play, match, G, "LEG", mode="lower") == "bad_ball"
    assert game.refused(game.play, match, G, "LEG", mode="strip", ball="Q") == "bad_mode"
    assert [move["type"] for move in match.legal(G)] == ["pass", "play"]


# Races


@pytest.mark.rule("RUL-QCG-03")
def test_rul_qcg_03_in_a_race_either_may_speak_and_both_passes_close_the_window() -> None:
    match = game.table("DISARM", "DISARM", pitch="Q", options=RACE)
    assert match.to_act == (G, S)
    assert match.view(None)["speaker"] is None
    game.pass_(match, G)
    assert match.to_act == (S,)
    assert game.refused(game.pass_, match, G) == "not_your_turn"
    game.pass_(match, S)
    assert game.phase(match) == "LAY"


@pytest.mark.rule("RUL-QCG-03", "QCG-83")
def test_rul_qcg_03_whoever_has_passed_may_still_play_and_a_card_makes_both_speak_again() -> None:
    match = game.table("DISARM", "CONFUND", pitch="Q", options=RACE)
    game.pass_(match, G)
    assert match.legal(G) == []
    assert {"type": "play", "card": "disarm"} in match.asides(G)
    game.play(match, G, "DISARM")
    assert match.to_act == (S,)  # to answer
    game.pass_(match, S)
    assert match.to_act == (G, S)


@pytest.mark.rule("QCG-83", "RUL-QCG-03", "RUL-QCG-65")
def test_ts_89_two_pushes_at_one_ball_take_effect_in_the_order_of_arrival() -> None:
    match = game.contest("Q", "Ch9", "Ch10", ("IMPED", "IMPED"), options=RACE)
    game.play(match, S, "IMPED", ball="Q")
    assert game.refused(game.play, match, G, "IMPED", ball="Q") == "must_answer"
    assert "impediment" in match.view(G)["hand"]
    game.pass_(match, G)
    game.play(match, G, "IMPED", ball="Q")
    game.pass_(match, S)
    assert match.view(None)["spots"][0]["pushed"] == [True, True]
    happened = game.close(match)
    assert game.events_of(happened, "ball_stayed") == [{"type": "ball_stayed", "ball": "Q", "reason": "nobody"}]
    assert game.pitch(match) == ["Q"]


@pytest.mark.rule("RUL-QCG-03")
def test_rul_qcg_03_what_an_earlier_card_has_made_illegal_is_refused_and_stays_in_the_hand() -> None:
    match = game.contest("Q", "Ch9", "Kp10", ("BLATCH LEG", ""), options=RACE)
    game.play(match, G, "LEG", mode="keeper")
    game.pass_(match, S)
    assert game.refused(game.play, match, G, "BLATCH") == "no_target"
    assert "blatching" in match.view(G)["hand"]


@pytest.mark.rule("RUL-QCG-03", "RUL-QCG-06")
def test_rul_qcg_03_only_the_other_answers_in_a_race_too() -> None:
    match = game.table("FINITE", "CONFUND FINITE", pitch="Q", options=RACE)
    game.play(match, S, "CONFUND")
    assert match.to_act == (G,)
    assert game.refused(game.cancel, match, S, "FINITE") == "not_your_turn"
    assert game.refused(game.pass_, match, S) == "not_your_turn"
    game.cancel(match, G, "FINITE")
    assert match.to_act == (S,)


@pytest.mark.rule("RUL-QCG-03")
def test_rul_qcg_03_outside_the_windows_a_race_is_played_in_the_usual_order() -> None:
    match = game.table(top="bludger", options=RACE)
    game.close(match)
    assert match.to_act == (S,)
    game.declare(match, S, "BL1")
    assert game.contested(match) == ["BL1"]
    assert match.to_act == (G, S)
    assert game.refused(game.do, match, G, "order", balls=["BL1"]) == "not_ordering"
