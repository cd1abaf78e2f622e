"""What a state is worth to search: points, and how the missions look from where everything lies."""

from __future__ import annotations

import pytest

from commonroom.games.hogwarts.appraise import appraise

from ..tables import F3, F4, Game

DOG, PLACE, FAR_AWAY = "tame_the_dog", "west_wing_3f", "k1"


def chance(**first: object) -> float:
    """The chances of seat 0, with these values, against somebody who has nothing to do."""
    game = Game(F4, F3).person(1, missions=[], at="start").tokens(k1="enchanted_flute")
    game.person(0, **{"at": PLACE, "missions": [DOG], "items": ["enchanted_flute"], "hp": 9, **first})
    return appraise(game.state)[0]


@pytest.mark.parametrize(
    "worse",
    [
        {"at": FAR_AWAY},
        {"items": []},
        {"hp": 2},
        {"missions": []},
    ],
    ids=str,
)
def test_a_mission_counts_by_how_far_it_is_and_how_likely_it_is_won(worse: dict[str, object]) -> None:
    assert chance() > chance(**worse)


def test_points_count_and_equals_are_equal() -> None:
    assert chance(points=100) > chance(points=0)
    game = Game(F4, F3).person(0, missions=[], at="start").person(1, missions=[], at="start")
    one, other = appraise(game.state)
    assert one == pytest.approx(other, abs=0.05)  # the boards hold different numbers of cards
