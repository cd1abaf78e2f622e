"""Charms that bring a card back from the discard (QCG-89, RUL-QCG-66)."""

from __future__ import annotations

import pytest

from . import tables as game
from .tables import G, S


@pytest.mark.rule("QCG-89", "RUL-QCG-01", "RUL-QCG-66")
def test_ts_79_a_summoning_charm_brings_a_card_back_for_all_to_see() -> None:
    match = game.table("SUMMON", "", top="golden_snitch", discards=[game.cards("Se12 Ch4"), []])
    assert game.phase(match) == "W1"
    game.pass_(match, S)
    assert [move["take"] for move in game.offered(match, G, "SUMMON")] == ["seeker_12", "chaser_4"]
    happened = game.works(match, G, "SUMMON", take="Se12")
    assert game.events_of(happened, "card_retrieved") == [{"type": "card_retrieved", "seat": G, "card": "seeker_12"}]
    assert "seeker_12" in game.hand(match, G)
    assert game.sizes(match) == (5, 5)
    assert game.discard(match, G) == ["chaser_4"]
    assert match.view(S)["shown"] == [["seeker_12"], []]


@pytest.mark.rule("RUL-QCG-66")
def test_ts_80_an_empty_discard_is_no_target() -> None:
    match = game.table("SUMMON", "", pitch="Q", discards=[[], game.cards("Se12")])
    game.pass_(match, S)
    assert game.offered(match, G, "SUMMON") == []
    assert game.refused(game.play, match, G, "SUMMON", take="Se12") == "bad_take"  # only one's own discard counts
    assert game.refused(game.play, match, G, "SUMMON") == "bad_take"


@pytest.mark.rule("RUL-QCG-66", "QCG-76")
def test_rul_qcg_66_a_special_played_this_round_is_not_in_the_discard_yet() -> None:
    match = game.table("SUMMON DISARM", "", pitch="Q", discards=[game.cards("LEG"), []])
    game.works(match, G, "DISARM")
    game.pass_(match, S)
    assert [move["take"] for move in game.offered(match, G, "SUMMON")] == ["leg_locker"]  # a special, but an older one
    assert game.refused(game.play, match, G, "SUMMON", take="DISARM") == "bad_take"


@pytest.mark.rule("RUL-QCG-66")
def test_rul_qcg_66_a_card_discarded_earlier_this_round_can_be_brought_back() -> None:
    match = game.contest("Q", "Ch9", "Ch5", ("SUMMON", ""))
    game.close(match)
    game.works(match, G, "SUMMON", take="Ch9")
    assert "chaser_9" in game.hand(match, G)
    game.finish_round(match)
    assert game.sizes(match) == (5, 5)
