"""Answering special cards (QCG-90, QCG-95, RUL-QCG-06 to RUL-QCG-10, RUL-QCG-75)."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom import Match

from .tables import (
    G,
    S,
    cancel,
    card,
    close,
    contest,
    discard,
    do,
    finish_round,
    kinds,
    offered,
    pass_,
    play,
    refused,
    scores,
    table,
    told,
    works,
)


def jinxed(**options: Any) -> Match:
    """Lay Ch9 / Ch10; Gryffindor has played LEG and holds a FINITE, as Slytherin does."""
    match = contest("Q", "Ch9", "Ch10", ("LEG FINITE", "FINITE"), options=options)
    pass_(match, S)
    play(match, G, "LEG", mode="lower", ball="Q")
    return match


@pytest.mark.rule("QCG-90", "RUL-QCG-06", "RUL-QCG-67")
def test_ts_82_a_counter_spell_undoes_a_jinx_and_both_are_spent() -> None:
    match = jinxed()
    assert match.view(None)["chain"][0]["card"] == "leg_locker"
    assert match.view(None)["spots"][0]["lowered"] == [0, 0]  # it waits for the answer
    happened = cancel(match, S, "FINITE")
    assert told(happened, "special_answered") == [
        {"type": "special_answered", "seat": S, "card": "finite", "cancels": "leg_locker"}
    ]
    happened = pass_(match, G)
    assert told(happened, "special_cancelled") == [{"type": "special_cancelled", "seat": G, "card": "leg_locker"}]
    close(match)
    assert scores(match) == (0, 10)
    assert match.view(None)["used"] == [["leg_locker"], ["finite"]]
    finish_round(match)
    assert "leg_locker" in discard(match, G)
    assert "finite" in discard(match, S)


@pytest.mark.rule("RUL-QCG-07")
def test_ts_83_a_counter_spell_can_be_countered() -> None:
    match = jinxed()
    cancel(match, S, "FINITE")
    assert offered(match, G, "FINITE") == [{"type": "cancel", "card": "finite"}]
    cancel(match, G, "FINITE")
    assert match.to_act == (S,)
    pass_(match, S)
    assert match.view(None)["spots"][0]["values"] == [9, 7]
    close(match)
    assert scores(match) == (10, 0)


@pytest.mark.rule("RUL-QCG-07")
@pytest.mark.parametrize("counters", [0, 1, 2, 3, 4])
def test_rul_qcg_07_an_odd_number_of_counters_cancels_and_an_even_number_does_not(counters: int) -> None:
    match = table("FINITE FINITE FINITE Ch4", "FINITE FINITE CONFUND Ch4", pitch="Q")
    play(match, S, "CONFUND")
    for number in range(counters):
        cancel(match, G if number % 2 == 0 else S, "FINITE")
    happened = pass_(match, match.to_act[0])
    assert len(told(happened, "card_stripped")) == (0 if counters % 2 else 2)
    assert match.to_act == (G,)  # the opponent of the one who started it


@pytest.mark.rule("RUL-QCG-07")
def test_ts_84_where_the_table_says_so_a_counter_is_final() -> None:
    match = jinxed(counter_chain=False)
    happened = cancel(match, S, "FINITE")
    assert "special_cancelled" in kinds(happened)  # nobody can answer, so nobody is asked
    assert match.to_act == (S,)
    assert match.view(None)["chain"] == []
    pass_(match, S)
    assert refused(cancel, match, G, "FINITE") == "nothing_to_cancel"
    pass_(match, G)
    assert scores(match) == (0, 10)


@pytest.mark.rule("RUL-QCG-08", "RUL-QCG-10")
def test_rul_qcg_08_a_counter_spell_cancels_jinxes_and_spells_and_a_referee_does_not() -> None:
    for name in ("DISARM", "CONFUND", "IMPED", "SUMMON"):
        target: dict[str, str] = {"IMPED": {"ball": "Q"}, "SUMMON": {"take": "Ch9"}}.get(name, {})
        match = table("FINITE REF COBB", name, pitch="Q", discards=[[], ["chaser_9"]])
        play(match, S, name, **target)
        assert match.legal(G) == [{"type": "pass"}, {"type": "cancel", "card": "finite"}]
        assert refused(cancel, match, G, "REF") == "cannot_cancel"
        assert refused(cancel, match, G, "COBB") == "cannot_cancel"
        assert refused(cancel, match, G, "Ch4") == "cannot_cancel"
        assert refused(cancel, match, G, "JELLY") == "card_not_in_hand"


@pytest.mark.rule("RUL-QCG-08", "QCG-95")
def test_ts_98_a_counter_spell_does_not_cancel_a_foul_unless_the_table_says_so() -> None:
    def fouled(**options: Any) -> Match:
        match = contest("Q", "Ch4", "Ch9", ("COBB FINITE", "FINITE REF"), options=options)
        pass_(match, S)
        play(match, G, "COBB")
        return match

    usual = fouled()
    assert usual.legal(S) == [{"type": "pass"}, {"type": "cancel", "card": "referee"}]
    assert refused(cancel, usual, S, "FINITE") == "cannot_cancel"
    wide = fouled(counter_scope="all_specials")
    assert wide.legal(S) == [
        {"type": "pass"},
        {"type": "cancel", "card": "finite"},
        {"type": "cancel", "card": "referee"},
    ]
    cancel(wide, S, "FINITE")
    cancel(wide, G, "FINITE")
    pass_(wide, S)
    assert scores(wide) == (10, 0)


@pytest.mark.rule("RUL-QCG-08", "RUL-QCG-75")
def test_rul_qcg_08_where_counters_cancel_everything_a_referee_can_be_countered() -> None:
    match = contest("Q", "Ch4", "Ch9", ("COBB FINITE", "REF FINITE"), options={"counter_scope": "all_specials"})
    pass_(match, S)
    play(match, G, "COBB")
    cancel(match, S, "REF")
    assert match.to_act == (G,)
    cancel(match, G, "FINITE")
    assert match.to_act == (S,)
    cancel(match, S, "FINITE")
    pass_(match, G)
    assert scores(match) == (0, 0)  # three answers: the foul is cancelled after all


@pytest.mark.rule("RUL-QCG-07", "RUL-QCG-08")
def test_rul_qcg_08_both_options_together_let_a_referee_be_countered_once() -> None:
    options = {"counter_scope": "all_specials", "counter_chain": False}
    match = contest("Q", "Ch4", "Ch9", ("COBB FINITE", "REF FINITE"), options=options)
    pass_(match, S)
    play(match, G, "COBB")
    cancel(match, S, "REF")
    cancel(match, G, "FINITE")
    assert scores(match) == (10, 0)


@pytest.mark.rule("RUL-QCG-06", "RUL-QCG-09")
def test_ts_86_nothing_but_a_cancelling_card_interrupts() -> None:
    match = table("DISARM FINITE", "CONFUND", pitch="Q")
    play(match, S, "CONFUND")
    assert offered(match, G, "DISARM") == []
    assert refused(play, match, G, "DISARM") == "must_answer"
    assert refused(do, match, G, "declare", balls=[]) == "must_answer"
    assert refused(do, match, G, "commit", cards={"Q": "chaser_4"}) == "must_answer"
    assert refused(pass_, match, S) == "not_your_turn"
    assert refused(play, match, S, "Ch4") == "not_your_turn"
    assert {move["type"] for move in match.legal(G)} == {"pass", "cancel"}


@pytest.mark.rule("RUL-QCG-06")
def test_rul_qcg_06_a_pass_lets_the_effect_happen_at_once() -> None:
    match = table("Ch9", "CONFUND", pitch="Q")
    play(match, S, "CONFUND")
    happened = pass_(match, G)
    assert kinds(happened) == ["passed", "card_stripped", "card_stripped"]


@pytest.mark.rule("RUL-QCG-10", "QCG-91")
def test_rul_qcg_10_counters_and_referees_are_not_played_without_anything_to_cancel() -> None:
    match = contest("Q", "Ch9", "Ch10", ("", "FINITE REF"))
    for name in ("FINITE", "REF"):
        assert offered(match, S, name) == []
        assert refused(play, match, S, name) == "response_only"
        assert refused(cancel, match, S, name) == "nothing_to_cancel"


@pytest.mark.rule("RUL-QCG-08", "QCG-45")
def test_rul_qcg_08_a_card_set_aside_cannot_be_cancelled() -> None:
    match = contest("Q", "COBB", "Ch9", ("", "REF FINITE"))
    assert match.view(None)["chain"] == []
    assert refused(cancel, match, S, "REF") == "nothing_to_cancel"
    close(match)
    assert scores(match) == (0, 10)


@pytest.mark.rule("RUL-QCG-67", "QCG-76")
def test_ts_59_used_cards_lie_before_their_player_until_the_round_ends() -> None:
    match = contest("Q", "Ch9", "Ch10", ("LEG", "FINITE"))
    works(match, G, "LEG", mode="lower", ball="Q")
    assert match.view(None)["used"] == [["leg_locker"], []]
    assert discard(match, G) == []
    close(match)
    assert match.view(None)["used"] == [["leg_locker"], []]
    assert discard(match, G) == [card("Ch9")]
    finish_round(match)
    assert match.view(None)["used"] == [[], []]
    assert discard(match, G) == ["chaser_9", "leg_locker"]
