"""Spells that strip cards from a hand (QCG-86, QCG-87, RUL-QCG-62)."""

from __future__ import annotations

import pytest

from . import tables as game
from .tables import G, S


@pytest.mark.rule("QCG-86", "QCG-87", "RUL-QCG-62")
def test_ts_71_stripped_cards_are_random_public_and_replaced_at_the_next_refill() -> None:
    match = game.table(
        "CONFUND Ch9",
        "Ch5 Ch6 Ch7 Ch8 Ch10",
        pitch="Q",
        chance=[{"label": "strip", "value": "chaser_8"}, {"label": "strip", "value": "chaser_5"}],
    )
    happened = game.works(match, G, "CONFUND")
    assert [event["card"] for event in game.events_of(happened, "card_stripped")] == ["chaser_8", "chaser_5"]
    assert game.hand(match, S) == game.cards("Ch6 Ch7 Ch10")
    assert match.view(None)["discards"][S] == game.cards("Ch8 Ch5")
    assert match.view(None)["hits"] == [0, 0]
    game.close(match)
    game.lay(match, "Ch9", "Ch6")
    game.finish_round(match)
    assert game.sizes(match) == (5, 5)


@pytest.mark.rule("RUL-QCG-62")
def test_ts_72_a_smaller_hand_is_stripped_whole_and_the_laid_card_stays() -> None:
    match = game.table("CONFUND Ch9 Ch9", "Ch5 Ch6", exact=True, pitch="Q")
    game.close(match)
    game.lay(match, "Ch9", "Ch5")
    game.works(match, G, "CONFUND")
    assert game.sizes(match) == (1, 0)
    assert game.discard(match, S) == ["chaser_6"]
    assert match.view(None)["spots"][0]["laid"] == [True, True]


@pytest.mark.rule("RUL-QCG-11", "RUL-QCG-62")
def test_ts_73_an_empty_hand_is_no_target() -> None:
    match = game.table("DISARM CONFUND Ch9", "Ch5", exact=True, pitch="Q")
    game.close(match)
    game.lay(match, "Ch9", "Ch5")
    game.pass_(match, S)
    assert game.offered(match, G, "DISARM") == game.offered(match, G, "CONFUND") == []
    assert game.refused(game.play, match, G, "DISARM") == "no_target"


@pytest.mark.rule("QCG-86")
def test_qcg_86_one_spell_takes_one_card_and_the_other_two() -> None:
    match = game.table("DISARM CONFUND", "", pitch="Q")
    game.works(match, G, "DISARM")
    assert game.sizes(match) == (4, 4)
    game.works(match, G, "CONFUND")
    assert game.sizes(match) == (3, 2)
