"""The rating of a state for search: points, and how the missions look with everything where it is."""

from __future__ import annotations

import pytest

from commonroom.games.hogwarts.bots.appraise import appraise
from commonroom.games.hogwarts.bots.goals.prospects import prospects
from commonroom.games.hogwarts.fights.tasks import Fight, Fighter, TakeTurn

from ..tables import F3, F4, Game
from .minds import mind_of

DOG, PLACE, FAR_AWAY = "tame_the_dog", "west_wing_3f", "k1"


def chance(**first: object) -> float:
    """Return the chances of seat 0, with these values, against a player without a task."""
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


def test_a_walk_counts_by_its_best_end_and_not_by_where_the_pawn_is_just_now() -> None:
    """A player who has to go on from the place of a mission is not there yet."""
    game = Game(F4, F3).person(0, at="s14", missions=[DOG], items=["enchanted_flute"], hp=9).turn_of(0)
    game.roll(0, 1, 1)
    far = Game(F4, F3).person(0, at="k1", missions=[DOG], items=["enchanted_flute"], hp=9).turn_of(0).roll(0, 1, 1)
    assert prospects(game.state, 0) > prospects(far.state, 0)
    assert prospects(game.state, 0) > mind_of(game).prospects, "the place can be reached with this roll"


def test_a_mission_fight_counts_by_the_chance_to_win_it() -> None:
    def fighting(hp: int) -> float:
        game = Game(F4, F3).person(0, at=PLACE, missions=[DOG], items=["enchanted_flute"], hp=9).turn_of(0)
        game.ask(TakeTurn(Fight("mission", (Fighter(0),), card=DOG, hp=hp)))
        return prospects(game.state, 0)

    assert fighting(1) > fighting(4) > fighting(30)
