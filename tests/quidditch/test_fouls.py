"""Fouls and referees (QCG-92 to QCG-95, RUL-QCG-70 to RUL-QCG-75)."""

from __future__ import annotations

import pytest

from . import tables as game
from .tables import G, S


@pytest.mark.rule("QCG-93", "RUL-QCG-71", "RUL-QCG-61")
def test_ts_90_a_foul_eliminates_the_opposing_keeper() -> None:
    match = game.contest("Q", "Ch4", "Kp9", ("BLATCH", ""))
    happened = game.works(match, G, "BLATCH")
    assert game.events_of(happened, "keeper_put_out") == [{"type": "keeper_put_out", "seat": S, "ball": "Q"}]
    game.close(match)
    assert game.scores(match) == (10, 0)


@pytest.mark.rule("QCG-95", "RUL-QCG-75", "QCG-40")
def test_ts_91_a_referee_cancels_the_foul_and_the_keeper_saves() -> None:
    match = game.contest("Q", "Ch4", "Kp9", ("BLATCH", "REF"))
    game.pass_(match, S)
    game.play(match, G, "BLATCH")
    happened = game.cancel(match, S, "REF")
    assert "special_cancelled" in game.kinds(happened)  # a referee ends the answers
    assert match.to_act == (S,)
    game.close(match)
    assert game.pitch(match) == ["Q"]
    assert match.view(None)["used"] == [["blatching"], ["referee"]]


@pytest.mark.rule("QCG-93", "RUL-QCG-61")
def test_ts_93_with_the_rival_keeper_out_the_own_keeper_wins() -> None:
    match = game.contest("Q", "Kp6", "Kp9", ("BLATCH", ""))
    game.works(match, G, "BLATCH")
    game.close(match)
    assert game.scores(match) == (10, 0)


@pytest.mark.rule("RUL-QCG-40", "RUL-QCG-61")
def test_rul_qcg_40_a_keeper_who_put_the_other_out_wins_even_where_a_keeper_alone_wins_nothing() -> None:
    match = game.contest("Q", "Kp6", "Kp9", ("BLATCH", ""), options={"keeper_wins_unopposed": False})
    game.works(match, G, "BLATCH")
    game.close(match)
    assert game.scores(match) == (10, 0)


@pytest.mark.rule("QCG-94", "RUL-QCG-72")
@pytest.mark.parametrize("mine", ["Ch4", "Kp6", "REF"])
def test_ts_94_a_penalty_wins_the_quaffle_at_once_whatever_was_laid(mine: str) -> None:
    match = game.contest("Q", mine, "Se12", ("COBB", ""))
    happened = game.works(match, G, "COBB")
    assert game.scores(match) == (10, 0)
    assert game.events_of(happened, "ball_won")[0]["reason"] == "penalty"
    assert game.phase(match) == "W5"
    assert match.to_act == (S,)  # a new window, so the leader speaks first
    assert game.discard(match, S) == ["seeker_12"]
    assert len(game.discard(match, G)) == 1


@pytest.mark.rule("RUL-QCG-72")
def test_rul_qcg_72_some_tables_give_a_penalty_only_to_who_has_laid_a_player_card() -> None:
    options = {"penalty_needs_player_card": True}
    special = game.contest("Q", "REF", "Ch9", ("COBB", ""), options=options)
    game.pass_(special, S)
    assert game.offered(special, G, "COBB") == []
    assert game.refused(game.play, special, G, "COBB") == "penalty_without_player_card"
    player = game.contest("Q", "Be1", "Ch9", ("COBB", ""), options=options)
    game.works(player, G, "COBB")
    assert game.scores(player) == (10, 0)


@pytest.mark.rule("RUL-QCG-72", "RUL-QCG-63")
def test_rul_qcg_72_whoever_was_pushed_off_may_still_win_by_a_penalty_unless_a_player_card_is_needed() -> None:
    for needed in (False, True):
        match = game.contest("Q", "Ch4", "Ch9", ("COBB", "IMPED"), options={"penalty_needs_player_card": needed})
        game.works(match, S, "IMPED", ball="Q")
        assert bool(game.offered(match, G, "COBB")) is not needed


@pytest.mark.rule("RUL-QCG-73", "QCG-92")
def test_ts_96_against_a_special_set_aside_there_is_no_penalty() -> None:
    match = game.contest("Q", "REF", "SUMMON", ("COBB BLATCH", ""))
    game.pass_(match, S)
    assert game.offered(match, G, "COBB") == game.offered(match, G, "BLATCH") == []
    assert game.refused(game.play, match, G, "COBB") == "no_target"


@pytest.mark.rule("RUL-QCG-73", "RUL-QCG-70")
def test_rul_qcg_73_against_no_card_there_is_no_foul() -> None:
    empty = game.table("Ch4 COBB BLATCH", "", exact=True, pitch="Q")
    game.close(empty)
    game.lay(empty, "Ch4", "")
    game.close(empty)
    game.pass_(empty, S)
    assert game.refused(game.play, empty, G, "COBB") == "no_target"
    pushed = game.contest("Q", "Ch4", "Kp9", ("COBB BLATCH IMPED", ""))
    game.works(pushed, G, "IMPED", ball="Q")
    game.pass_(pushed, S)
    assert game.offered(pushed, G, "COBB") == game.offered(pushed, G, "BLATCH") == []
    assert game.refused(game.play, pushed, G, "BLATCH") == "no_target"


@pytest.mark.rule("RUL-QCG-05", "RUL-QCG-74", "RUL-QCG-75")
def test_ts_97_after_a_cancelled_foul_another_may_follow() -> None:
    match = game.contest("Q", "Ch4", "Ch9", ("COBB", "REF COBB"))
    game.pass_(match, S)
    game.play(match, G, "COBB")
    game.cancel(match, S, "REF")
    assert match.to_act == (S,)
    game.works(match, S, "COBB")
    assert game.scores(match) == (0, 10)
    assert game.phase(match) == "W5"


@pytest.mark.rule("RUL-QCG-74")
def test_rul_qcg_74_of_two_penalties_the_first_decides() -> None:
    match = game.contest("Q", "Ch4", "Ch9", ("COBB", "COBB"))
    game.works(match, S, "COBB")
    assert game.scores(match) == (0, 10)
    game.pass_(match, S)
    assert game.offered(match, G, "COBB") == []
    assert game.refused(game.play, match, G, "COBB") == "foul_not_now"


@pytest.mark.rule("RUL-QCG-70", "QCG-92")
def test_rul_qcg_70_a_penalty_is_possible_against_a_keeper_that_is_already_out() -> None:
    match = game.contest("Q", "REF", "Kp9", ("LEG COBB", ""))
    game.works(match, G, "LEG", mode="keeper")
    game.works(match, G, "COBB")
    assert game.scores(match) == (10, 0)


@pytest.mark.rule("QCG-92", "RUL-QCG-70")
def test_ts_101_fouls_are_played_only_while_the_quaffle_is_being_decided() -> None:
    match = game.table("Ch9 Be1 COBB BLATCH", "Kp6 Kp7", pitch="Q BL1")
    seen = []
    while match.view(None)["round"] == 1:
        if game.phase(match).startswith("W"):
            game.pass_(match, S)
            if game.offered(match, G, "COBB"):
                assert game.offered(match, G, "BLATCH")
                seen.append((game.phase(match), match.view(None)["at"]))
            else:
                assert game.refused(game.play, match, G, "COBB") == "foul_not_now"
                assert game.refused(game.play, match, G, "BLATCH") == "foul_not_now"
            game.pass_(match, G)
        elif game.phase(match) == "LAY":
            game.lay(match, "Q=Ch9 BL1=Be1", "Q=Kp6 BL1=Kp7")
        elif game.phase(match) == "ORDER":
            game.order(match, S, "BL1 Q")
        else:
            game.declare(match, S, "BL1")
    assert seen == [("W4", "Q")]


@pytest.mark.rule("RUL-QCG-70")
@pytest.mark.parametrize("ball", ["BL1", "SN"])
def test_rul_qcg_70_a_keeper_at_another_ball_cannot_be_fouled(ball: str) -> None:
    match = game.contest(ball, "Ch4", "Kp9", ("BLATCH COBB", ""))
    game.pass_(match, S)
    assert game.offered(match, G, "BLATCH") == game.offered(match, G, "COBB") == []


@pytest.mark.rule("RUL-QCG-71")
def test_rul_qcg_71_a_keeper_is_put_out_once_and_nobody_else_ever() -> None:
    match = game.contest("Q", "Ch4", "Kp9", ("BLATCH LEG BLATCH", ""))
    game.works(match, G, "LEG", mode="keeper")
    game.pass_(match, S)
    assert game.refused(game.play, match, G, "BLATCH") == "no_target"
    chaser = game.contest("Q", "Ch4", "Ch9", ("BLATCH", ""))
    game.pass_(chaser, S)
    assert game.refused(game.play, chaser, G, "BLATCH") == "no_target"


@pytest.mark.rule("RUL-QCG-75")
def test_rul_qcg_75_a_referee_cancels_either_kind_of_foul_and_both_are_spent() -> None:
    for foul in ("COBB", "BLATCH"):
        match = game.contest("Q", "Ch4", "Kp9", (foul, "REF"))
        game.pass_(match, S)
        game.play(match, G, foul)
        game.cancel(match, S, "REF")
        assert game.phase(match) == "W4"
        game.finish_round(match)
        assert "referee" in game.discard(match, S)
        assert game.scores(match) == (0, 0)
