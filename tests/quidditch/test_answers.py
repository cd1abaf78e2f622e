"""Answering special cards (QCG-90, QCG-95, RUL-QCG-06 to RUL-QCG-10, RUL-QCG-75)."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom import Match

from . import tables as game
from .tables import G, S


def jinxed(**options: Any) -> Match:
    """Lay Ch9 / Ch10; Gryffindor has played LEG and holds a FINITE, as Slytherin does."""
    match = game.contest("Q", "Ch9", "Ch10", ("LEG FINITE", "FINITE"), options=options)
    game.pass_(match, S)
    game.play(match, G, "LEG", mode="lower", ball="Q")
    return match


@pytest.mark.rule("QCG-90", "RUL-QCG-06", "RUL-QCG-67")
def test_ts_82_a_counter_spell_undoes_a_jinx_and_both_are_spent() -> None:
    match = jinxed()
    assert match.view(None)["chain"][0]["card"] == "leg_locker"
    assert match.view(None)["spots"][0]["lowered"] == [0, 0]  # it waits for the answer
    happened = game.cancel(match, S, "FINITE")
    assert game.events_of(happened, "special_answered") == [
        {"type": "special_answered", "seat": S, "card": "finite", "cancels": "leg_locker"}
    ]
    happened = game.pass_(match, G)
    assert game.events_of(happened, "special_cancelled") == [
        {"type": "special_cancelled", "seat": G, "card": "leg_locker"}
    ]
    game.close(match)
    assert game.scores(match) == (0, 10)
    assert match.view(None)["used"] == [["leg_locker"], ["finite"]]
    game.finish_round(match)
    assert "leg_locker" in game.discard(match, G)
    assert "finite" in game.discard(match, S)


@pytest.mark.rule("RUL-QCG-07")
def test_ts_83_a_counter_spell_can_be_countered() -> None:
    match = jinxed()
    game.cancel(match, S, "FINITE")
    assert game.offered(match, G, "FINITE") == [{"type": "cancel", "card": "finite"}]
    game.cancel(match, G, "FINITE")
    assert match.to_act == (S,)
    game.pass_(match, S)
    assert match.view(None)["spots"][0]["values"] == [9, 7]
    game.close(match)
    assert game.scores(match) == (10, 0)


@pytest.mark.rule("RUL-QCG-07")
@pytest.mark.parametrize("counters", [0, 1, 2, 3, 4])
def test_rul_qcg_07_an_odd_number_of_counters_cancels_and_an_even_number_does_not(counters: int) -> None:
    match = game.table("FINITE FINITE FINITE Ch4", "FINITE FINITE CONFUND Ch4", pitch="Q")
    game.play(match, S, "CONFUND")
    for number in range(counters):
        game.cancel(match, G if number % 2 == 0 else S, "FINITE")
    happened = game.pass_(match, match.to_act[0])
    assert len(game.events_of(happened, "card_stripped")) == (0 if counters % 2 else 2)
    assert match.to_act == (G,)  # the opponent of the one who started it


@pytest.mark.rule("RUL-QCG-07")
def test_ts_84_where_the_table_says_so_a_counter_is_final() -> None:
    match = jinxed(counter_chain=False)
    happened = game.cancel(match, S, "FINITE")
    assert "special_cancelled" in game.kinds(happened)  # nobody can answer, so nobody is asked
    assert match.to_act == (S,)
    assert match.view(None)["chain"] == []
    game.pass_(match, S)
    assert game.refused(game.cancel, match, G, "FINITE") == "nothing_to_cancel"
    game.pass_(match, G)
    assert game.scores(match) == (0, 10)


@pytest.mark.rule("RUL-QCG-08", "RUL-QCG-10")
def test_rul_qcg_08_a_counter_spell_cancels_jinxes_and_spells_and_a_referee_does_not() -> None:
    for name in ("DISARM", "CONFUND", "IMPED", "SUMMON"):
        target: dict[str, str] = {"IMPED": {"ball": "Q"}, "SUMMON": {"take": "Ch9"}}.get(name, {})
        match = game.table("FINITE REF COBB", name, pitch="Q", discards=[[], ["chaser_9"]])
        game.play(match, S, name, **target)
        assert match.legal(G) == [{"type": "pass"}, {"type": "cancel", "card": "finite"}]
        assert game.refused(game.cancel, match, G, "REF") == "cannot_cancel"
        assert game.refused(game.cancel, match, G, "COBB") == "cannot_cancel"
        assert game.refused(game.cancel, match, G, "Ch4") == "cannot_cancel"
        assert game.refused(game.cancel, match, G, "JELLY") == "card_not_in_hand"


@pytest.mark.rule("RUL-QCG-08", "QCG-95")
def test_ts_98_a_counter_spell_does_not_cancel_a_foul_unless_the_table_says_so() -> None:
    def fouled(**options: Any) -> Match:
        match = game.contest("Q", "Ch4", "Ch9", ("COBB FINITE", "FINITE REF"), options=options)
        game.pass_(match, S)
        game.play(match, G, "COBB")
        return match

    usual = fouled()
    assert usual.legal(S) == [{"type": "pass"}, {"type": "cancel", "card": "referee"}]
    assert game.refused(game.cancel, usual, S, "FINITE") == "cannot_cancel"
    wide = fouled(counter_scope="all_specials")
    assert wide.legal(S) == [
        {"type": "pass"},
        {"type": "cancel", "card": "finite"},
        {"type": "cancel", "card": "referee"},
    ]
    game.cancel(wide, S, "FINITE")
    game.cancel(wide, G, "FINITE")
    game.pass_(wide, S)
    assert game.scores(wide) == (10, 0)


@pytest.mark.rule("RUL-QCG-08", "RUL-QCG-75")
def test_rul_qcg_08_where_counters_cancel_everything_a_referee_can_be_countered() -> None:
    match = game.contest("Q", "Ch4", "Ch9", ("COBB FINITE", "REF FINITE"), options={"counter_scope": "all_specials"})
    game.pass_(match, S)
    game.play(match, G, "COBB")
    game.cancel(match, S, "REF")
    assert match.to_act == (G,)
    game.cancel(match, G, "FINITE")
    assert match.to_act == (S,)
    game.cancel(match, S, "FINITE")
    game.pass_(match, G)
    assert game.scores(match) == (0, 0)  # three answers: the foul is cancelled after all


@pytest.mark.rule("RUL-QCG-07", "RUL-QCG-08")
def test_rul_qcg_08_both_options_together_let_a_referee_be_countered_once() -> None:
    options = {"counter_scope": "all_specials", "counter_chain": False}
    match = game.contest("Q", "Ch4", "Ch9", ("COBB FINITE", "REF FINITE"), options=options)
    game.pass_(match, S)
    game.play(match, G, "COBB")
    game.cancel(match, S, "REF")
    game.cancel(match, G, "FINITE")
    assert game.scores(match) == (10, 0)


@pytest.mark.rule("RUL-QCG-06", "RUL-QCG-09")
def test_ts_86_nothing_but_a_cancelling_card_interrupts() -> None:
    match = game.table("DISARM FINITE", "CONFUND", pitch="Q")
    game.play(match, S, "CONFUND")
    assert game.offered(match, G, "DISARM") == []
    assert game.refused(game.play, match, G, "DISARM") == "must_answer"
    assert game.refused(game.do, match, G, "declare", balls=[]) == "must_answer"
    assert game.refused(game.do, match, G, "commit", cards={"Q": "chaser_4"}) == "must_answer"
    assert game.refused(game.pass_, match, S) == "not_your_turn"
    assert game.refused(game.play, match, S, "Ch4") == "not_your_turn"
    assert {move["type"] for move in match.legal(G)} == {"pass", "cancel"}


@pytest.mark.rule("RUL-QCG-06")
def test_rul_qcg_06_a_pass_lets_the_effect_happen_at_once() -> None:
    match = game.table("Ch9", "CONFUND", pitch="Q")
    game.play(match, S, "CONFUND")
    happened = game.pass_(match, G)
    assert game.kinds(happened) == ["passed", "card_stripped", "card_stripped"]


@pytest.mark.rule("RUL-QCG-10", "QCG-91")
def test_rul_qcg_10_counters_and_referees_are_not_played_without_anything_to_cancel() -> None:
    match = game.contest("Q", "Ch9", "Ch10", ("", "FINITE REF"))
    for name in ("FINITE", "REF"):
        assert game.offered(match, S, name) == []
        assert game.refused(game.play, match, S, name) == "response_only"
        assert game.refused(game.cancel, match, S, name) == "nothing_to_cancel"


@pytest.mark.rule("RUL-QCG-08", "QCG-45")
def test_rul_qcg_08_a_card_set_aside_cannot_be_cancelled() -> None:
    match = game.contest("Q", "COBB", "Ch9", ("", "REF FINITE"))
    assert match.view(None)["chain"] == []
    assert game.refused(game.cancel, match, S, "REF") == "nothing_to_cancel"
    game.close(match)
    assert game.scores(match) == (0, 10)


@pytest.mark.rule("RUL-QCG-67", "QCG-76")
def test_ts_59_used_cards_lie_before_their_player_until_the_round_ends() -> None:
    match = game.contest("Q", "Ch9", "Ch10", ("LEG", "FINITE"))
    game.works(match, G, "LEG", mode="lower", ball="Q")
    assert match.view(None)["used"] == [["leg_locker"], []]
    assert game.discard(match, G) == []
    game.close(match)
    assert match.view(None)["used"] == [["leg_locker"], []]
    assert game.discard(match, G) == [game.card("Ch9")]
    game.finish_round(match)
    assert match.view(None)["used"] == [[], []]
    assert game.discard(match, G) == ["chaser_9", "leg_locker"]
