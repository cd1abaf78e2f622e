"""Greedy teams that gather far away, on board 2."""

from __future__ import annotations

import pytest

from commonroom.games.hogwarts.tasks import LastWord, OfferTrip

from ..tables import F3, F4, Game
from .minds import always, mind_of

MISSION, PLACE, TOWERS = "escape_from_azkaban", "azkaban", ("astronomy_tower", "bell_tower")


def pair(**second: object) -> Game:
    """Return a team of two on towers, strong enough, with all that the far mission needs."""
    game = Game(F4, F3, variant="team", teams=1)
    game.state.death_eaters = ()
    items = game.state.world.missions[MISSION].tokens
    game.person(0, at=TOWERS[0], floo=1, missions=[MISSION], items=items, spell=["expecto_patronum"], hp=40)
    return game.person(1, **{"at": TOWERS[1], "floo": 1, "hp": 40, "missions": [], **second}).turn_of(0)


def away(game: Game, seat: int, **more: object) -> Game:
    """Put this member there already, on a trip from its tower."""
    return game.person(seat, at=PLACE, way_back=TOWERS[seat], floo=0, **more)


@pytest.mark.rule("RUL-HOG-179", "HOG-360")
def test_the_first_one_goes_ahead_and_waits_far_away() -> None:
    assert always(pair().ask(OfferTrip(0, TOWERS[0]))) == {"type": "floo", "to": PLACE}
    assert always(away(pair(), 0).ask(LastWord(0))) == {"type": "wait"}
    assert always(away(pair(), 0, waits=True).turn_of(0)) == {"type": "wait"}


@pytest.mark.rule("HOG-360", "RUL-HOG-180")
def test_the_last_one_follows_and_they_attempt_it_together() -> None:
    game = away(pair(), 0, waits=True).turn_of(1)
    assert always(game.ask(OfferTrip(1, TOWERS[1])), 1) == {"type": "floo", "to": PLACE}
    game.do(1, "floo", to=PLACE)
    assert always(game, 1) == {"type": "attempt", "mission": MISSION}


@pytest.mark.rule("RUL-HOG-179")
def test_nobody_waits_far_away_for_a_mate_who_cannot_come() -> None:
    assert always(pair(floo=0).ask(OfferTrip(0, TOWERS[0]))) == {"type": "pass"}
    assert always(away(pair(floo=0), 0).ask(LastWord(0))) == {"type": "pass"}
    assert always(away(pair(floo=0), 0, waits=True).turn_of(0)) == {"type": "roll"}


@pytest.mark.rule("RUL-HOG-179")
def test_nobody_goes_ahead_whose_token_is_still_missing() -> None:
    game = pair()
    token, *others = game.state.world.missions[MISSION].tokens
    game.person(0, items=others).tokens(s07=token)
    goal = mind_of(game, 0).goal_worth.goals[0]
    assert (goal.mission.id, list(goal.stops)) == (MISSION, [token])
    assert always(game.ask(OfferTrip(0, TOWERS[0]))) == {"type": "pass"}


def test_a_mission_far_away_is_as_good_as_others_for_a_team() -> None:
    goal = mind_of(pair(), 0).goal_worth.goals[0]
    assert (goal.mission.id, goal.wait, goal.exact, goal.apart) == (MISSION, 0.0, 0.0, True)
    assert goal.turns(pair().state.world, TOWERS[0], frozenset()) < 1
