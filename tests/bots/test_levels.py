"""Levels: names for people, each of which is a bot of the game."""

from __future__ import annotations

import pytest

from commonroom.bots import bots_of
from commonroom.bots.levels import LEVELS, levels_of
from commonroom.games import GAMES
from commonroom.testing.tables import AnyRules

every_game = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)


@every_game
def test_every_level_is_a_bot_of_its_own(rules: AnyRules) -> None:
    levels = levels_of(rules)
    assert list(levels) == [level for level in LEVELS if level in levels]
    assert {"easy", "normal", "hard"} <= set(levels)
    assert set(levels.values()) <= set(bots_of(rules))
    assert len(set(levels.values())) == len(levels)


def test_a_game_that_does_not_say_has_the_levels_for_which_it_has_bots() -> None:
    sequence = GAMES["sequence"]
    bots = sequence.BOTS
    for own, levels in (
        ({}, {"easy": "random", "hard": "search"}),
        ({"greedy": bots["greedy"]}, {"easy": "random", "normal": "greedy", "hard": "search"}),
        ({"easy": bots["easy"], "greedy": bots["greedy"]}, {"easy": "easy", "normal": "greedy", "hard": "search"}),
    ):
        assert levels_of(sequence.altered(BOTS=own, LEVELS={})) == levels  # type: ignore[attr-defined]
