"""Teams on the places of their missions: gathering, waiting, far away too (HOG-360 to HOG-362, RUL-HOG-109)."""

from __future__ import annotations

import pytest

from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.tasks import Arrive, ChooseMission, LastWord, StartOfTurn

from ..tables import F3, F4, HARRY, LUNA, Game

ATTEMPT = {"type": "attempt", "mission": "tame_the_dog"}
FAR = "escape_from_azkaban"


def team() -> Game:
    """Return a game of seats 0 and 2 against seats 1 and 3."""
    game = Game(F4, HARRY, F3, LUNA, variant="team", teams=2)
    game.state.death_eaters = ()
    game.person(0, at="west_wing_3f", missions=["tame_the_dog"]).person(1, at="g01").person(3, at="g02")
    return game.person(2, items=["enchanted_flute"], spell=["alohomora"])


def pair(**first: object) -> Game:
    """Return a team of two, with a mission in Azkaban and everything it needs except the trip."""
    game = Game(F4, F3, variant="team")
    game.state.death_eaters = ()
    items = game.state.world.missions[FAR].tokens
    game.person(0, at="s07", floo=1, missions=[FAR], items=items, spell=["expecto_patronum"], **first)
    return game.person(1, at="s09", floo=1)


def travel(game: Game, seat: int, to: str) -> Game:
    """Walk to the next tower, and travel by floo powder."""
    tower = ("astronomy_tower", "bell_tower")[seat]
    return game.roll(seat, 2, 2).walk(seat, tower).do(seat, "stop").do(seat, "floo", to=to)


def hit(game: Game, seat: int) -> Game:
    """Attack with the best dice, and do the first possible thing if anything else is asked."""
    if "attack" in game.kinds(seat):
        return game.dice("attack", *[6] * game.state.board(seat).dice).do(seat, "attack")
    move = game.offered(seat)[0]
    return game.do(seat, move["type"], **{name: value for name, value in move.items() if name != "type"})


@pytest.mark.rule("HOG-360", "HOG-361", "HOG-362", "RUL-HOG-113", "RUL-HOG-114")
def test_the_whole_team_has_to_be_there() -> None:
    """Any member may hold the tokens and cards."""
    game = team().person(2, at="west_wing_3f").turn_of(2).ask(Arrive(2))
    assert ATTEMPT in game.offered(2)
    game = team().person(2, at="s14").ask(ChooseMission(0))
    assert game.task == StartOfTurn(0), "not before the last one has come"


@pytest.mark.rule("RUL-HOG-109", "HOG-361")
def test_who_waits_may_give_it_up_at_a_later_turn() -> None:
    game = team().person(2, at="s14").do(0, "wait")
    assert game.events_of(event.Waited)[0].seat == 0
    assert (game.of(0).waits, game.of(0).at, game.to_act) == (True, "west_wing_3f", (1,))
    game.turn_of(0)
    assert {"roll", "wait"} <= game.kinds(0)
    assert game.do(0, "wait").of(0).waits, "as long as one likes"
    game.turn_of(0).roll(0, 1, 1).walk(0, "s15", "west_tower")
    assert (game.of(0).waits, game.of(0).at) == (False, "west_tower")


@pytest.mark.rule("RUL-HOG-029", "RUL-HOG-109")
def test_nobody_else_waits() -> None:
    assert Game(F4, F3).refused(0, "wait") == ("RUL-HOG-029", "no_waiting")
    assert team().person(0, at="s05").refused(0, "wait") == ("RUL-HOG-029", "no_waiting")


@pytest.mark.rule("RUL-HOG-180", "RUL-HOG-110", "HOG-360")
def test_a_team_that_stands_together_may_attempt_at_the_start_of_a_turn() -> None:
    """Instead of the roll. A player alone has to move first."""
    game = team().person(2, at="west_wing_3f", waits=True)
    assert ATTEMPT in game.offered(0)
    game.do(0, "attempt", mission="tame_the_dog")
    assert game.events_of(event.MissionAttempted)[0].seat == 0
    assert game.events_of(event.FightBegan)[0].kind == "mission"
    assert not game.of(2).waits
    apart = team().person(2, at="s14")
    assert apart.refused(0, "attempt", mission="tame_the_dog") == ("HOG-360", "team_not_there")
    alone = Game(F4, F3).person(0, at="west_wing_3f", missions=["tame_the_dog"], items=["enchanted_flute"])
    assert alone.refused(0, "attempt", mission="tame_the_dog") == ("HOG-100", "not_now")


@pytest.mark.rule("RUL-HOG-179", "HOG-143", "HOG-360")
def test_a_team_comes_together_far_away() -> None:
    """One waits there, the other follows; afterwards both are back where they came from."""
    game = travel(pair(hp=40), 0, "azkaban")
    assert game.task == LastWord(0)
    assert game.kinds(0) == {"pass", "wait"}
    game.do(0, "wait")
    assert (game.of(0).at, game.of(0).waits, game.to_act) == ("azkaban", True, (1,))

    travel(game.person(1, hp=40), 1, "azkaban").do(1, "attempt", mission=FAR)
    while game.of(0).way_back is not None:
        hit(game, game.to_act[0])
    assert game.of(0).done == (FAR,)
    assert [person.at for person in game.state.people] == ["astronomy_tower", "bell_tower"]
    assert [(person.waits, person.way_back) for person in game.state.people] == [(False, None)] * 2


@pytest.mark.rule("RUL-HOG-179", "RUL-HOG-109")
def test_who_gives_up_waiting_far_away_rolls_where_the_trip_began() -> None:
    game = travel(pair(), 0, "azkaban").do(0, "wait").turn_of(0)
    assert game.of(0).at == "azkaban"
    game.roll(0, 1, 1)
    assert (game.of(0).at, game.of(0).way_back, game.of(0).waits) == ("astronomy_tower", None, False)
    game.walk(0, "s08", "charms_classroom")


@pytest.mark.rule("RUL-HOG-179", "HOG-143")
def test_whoever_does_not_wait_is_back_at_the_end_of_the_turn() -> None:
    game = travel(pair(), 0, "azkaban").do(0, "pass")
    assert (game.of(0).at, game.to_act) == ("astronomy_tower", (1,))
    elsewhere = travel(pair(), 0, "malfoy_manor")
    assert elsewhere.refused(0, "wait") == ("RUL-HOG-029", "no_waiting")
    assert elsewhere.kinds(0) == {"pass"}, "it is asked where others might have a mission, to betray none (HOG-072)"
    alone = Game(F4, F3).person(0, at="s07", floo=1, missions=[FAR])
    assert travel(alone, 0, "azkaban").of(0).at == "astronomy_tower"


@pytest.mark.rule("RUL-HOG-179", "HOG-211")
def test_a_flight_out_of_a_wait_leads_home_in_the_end() -> None:
    game = travel(pair(), 0, "azkaban").do(0, "wait").person(0, items=["buckbeak"]).turn_of(0)
    game.do(0, "use", token="buckbeak").do(0, "go", to="a1").do(0, "put", token="buckbeak", to="a2")
    assert (game.of(0).at, game.of(0).way_back) == ("astronomy_tower", None)
