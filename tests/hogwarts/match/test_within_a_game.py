"""A match inside another game: the same rules, with settings, a deck and dice from outside."""

from __future__ import annotations

from collections import Counter

import pytest

from commonroom.engine import Dice
from commonroom.engine.content import Content
from commonroom.games.hogwarts import match as rules
from commonroom.games.hogwarts.load import built_in
from commonroom.games.hogwarts.match.state import State

DECK = ("wronski_feint", "firebolt", "confundus_charm", "nimbus_2000")


def begin() -> State:
    chosen = rules.settings_for(
        built_in(), ("ravenclaw", "hufflepuff"), placement="default", bludger="within", steal_cost=2, match_turns=20
    )
    state, events = rules.begin(chosen, DECK, Dice(bytes(32), 7))
    assert events == rules.opening(state)
    return state


@pytest.mark.rule("HOG-400", "HOG-410")
def test_a_game_begins_a_match_with_its_own_settings_and_deck() -> None:
    state = begin()
    assert state.deck == DECK
    assert rules.view(state, None).houses == ("ravenclaw", "hufflepuff")
    assert rules.to_act(state) == (state.begins,)


@pytest.mark.rule("RUL-HOG-141", "HOG-455")
def test_it_takes_the_deck_and_the_winner_out_again() -> None:
    state, number = begin(), 0
    while seats := rules.to_act(state):
        number += 1
        action = rules.default(state, seats[0], Dice(bytes(32), number))
        state, _ = rules.apply(state, seats[0], action, Dice(bytes([1]) * 32, number))
    result = rules.outcome(state)
    assert result is not None
    assert result.winners in ((0,), (1,))
    assert Counter(state.deck) == Counter(DECK)


def test_it_takes_the_same_packs_as_the_big_game() -> None:
    assert isinstance(rules.CONTENT, Content)
    assert rules.CONTENT.option == "pack_data"
