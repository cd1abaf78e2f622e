"""The end of the game: when it is called, when it comes, and who has won (section 2, RUL-HOG-001 to RUL-HOG-005)."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.ending import qualifies
from commonroom.games.hogwarts.options import GOALS
from commonroom.games.hogwarts.tasks import (
    Arrive,
    DrawBehaviour,
    EndTurn,
    MissionWon,
    PlayMatch,
    ResolveField,
    StartOfTurn,
)

from ..tables import DRACO, F3, F4, HARRY, Game


def scored(game: Game, seat: int, points: int, done: int = 0, **rest: Any) -> Game:
    missions = list(game.state.world.missions)[:done]
    return game.person(seat, points=points, done=missions, **rest)


def end_turn(game: Game, seat: int) -> Game:
    game.state.agenda = (EndTurn(seat),)
    return game.go()


@pytest.mark.rule("HOG-022", "HOG-023", "HOG-024", "HOG-025", "HOG-040")
@pytest.mark.parametrize(("length", "missions", "points"), [("quick", 1, 210), ("classic", 2, 260), ("long", 3, 320)])
def test_more_than_is_strict(length: str, missions: int, points: int) -> None:
    """T-HOG-008 among them: points alone end nothing."""
    assert GOALS[length] == (missions, points)  # type: ignore[index]
    game = Game(F4, F3, length=length)
    assert not qualifies(scored(game, 0, points, missions).state, 0)
    assert not qualifies(scored(game, 0, points + 100, missions - 1).state, 0)
    assert qualifies(scored(game, 0, points + 1, missions).state, 0)


@pytest.mark.rule("HOG-022", "HOG-027", "RUL-HOG-001", "RUL-HOG-002")
def test_007_the_round_is_finished() -> None:
    """T-HOG-007: the third and fourth player still have their turns; falling back changes nothing."""
    game = scored(Game(F4, F3, HARRY, DRACO, length="quick"), 1, 215, 1)
    end_turn(game, 1)
    assert game.events_of(event.EndCalled)[0].seat == 1
    assert game.task == StartOfTurn(2)
    game.person(1, points=0)
    assert end_turn(game, 2).task == StartOfTurn(3)
    assert end_turn(game, 3).state.result is not None
    at_once = scored(Game(F4, F3, HARRY, length="quick", end_timing="immediate"), 1, 215, 1)
    assert end_turn(at_once, 1).state.result is not None


@pytest.mark.rule("RUL-HOG-002", "RUL-HOG-001")
def test_a_goal_that_is_met_and_lost_in_one_turn_calls_the_end() -> None:
    """The mission gives 330 points, the field takes 40 of them; the end was called, and stays called."""
    mission = Game(F4, F3).state.world.missions["defeat_the_dark_lord"]
    game = scored(Game(F4, F3, length="long"), 0, 30, 2).deck("behaviour", "dolores_umbridge")
    game.person(0, at="gh_s", missions=[mission.id], items=mission.tokens)
    game.ask(MissionWon(0, mission.id), ResolveField(0))
    assert game.events_of(event.EndCalled) == [event.EndCalled(0)]
    while "put" in game.kinds(0):
        move = game.offered(0)[0]
        game.do(0, "put", token=move["token"], to=move["to"])
    assert (game.of(0).points, game.state.end_called, game.state.result) == (290, 0, None)
    assert end_turn(game, 1).state.result is not None


@pytest.mark.rule("RUL-HOG-001", "HOG-027")
def test_at_once_means_at_once() -> None:
    """By option the exam that gives the last points ends the game, in the middle of the turn."""
    for end_timing, is_over in (("round", False), ("immediate", True)):
        game = scored(Game(F4, F3, length="quick", end_timing=end_timing), 0, 205, 1, at="potions_classroom")
        game.person(0, book=["magical_drafts_and_potions"]).ask(Arrive(0))
        game.do(0, "exam", book="magical_drafts_and_potions")
        assert (game.state.end_called, game.state.result is not None) == (0, is_over)


@pytest.mark.rule("RUL-HOG-001", "HOG-339")
def test_what_is_still_to_be_put_away_at_the_end_is_set_aside() -> None:
    game = scored(Game(F4, F3, length="quick", end_timing="immediate"), 0, 200, 1)
    game.person(0, missions=["tame_the_dog"], items=["enchanted_flute"]).ask(MissionWon(0, "tame_the_dog"))
    assert game.state.result is not None
    assert (game.state.agenda, game.state.aside) == ((), ("enchanted_flute",))


@pytest.mark.rule("RUL-HOG-003", "RUL-HOG-046")
def test_the_last_round_has_extra_turns_too() -> None:
    """They belong to the turn of their owner, even if he is the last one."""
    game = end_turn(scored(Game(F4, F3, length="quick"), 0, 215, 1), 0).person(1, items=["time_turner"])
    game.do(1, "use", token="time_turner").do(1, "put", token="time_turner", to="a2")
    end_turn(game, 1)
    assert (game.task, game.state.turn.extra, game.state.result) == (StartOfTurn(1), True, None)
    assert end_turn(game, 1).state.result is not None


@pytest.mark.rule("RUL-HOG-121", "RUL-HOG-001")
@pytest.mark.parametrize("options", [{"variant": "solo"}, {"end_timing": "immediate"}])
def test_who_has_won_plays_no_extra_turn(options: dict[str, Any]) -> None:
    """Alone, or where the game ends at once: the Time-Turner that was used before changes nothing."""
    game = Game(*([F4] if "variant" in options else [F4, F3]), length="quick", **options)
    game.person(0, items=["time_turner"]).do(0, "use", token="time_turner").do(0, "put", token="time_turner", to="a2")
    result = end_turn(scored(game, 0, 211, 1), 0).state.result
    assert result is not None
    assert result.winners == (0,)


def match_lost_by(game: Game, challenger: int, loser: int) -> Game:
    """Let the challenger play a match in one way after another until this player loses it."""
    before = game.state
    for part in range(1, 8):
        game.state = before
        game.person(challenger, at="quidditch_pitch").turn_of(challenger).ask(Arrive(challenger))
        game.do(challenger, "challenge", house="gryffindor", player=1 - challenger)
        game.do(1 - challenger, "choose_house", house="slytherin")
        while isinstance(game.task, PlayMatch):
            moves = game.offered(game.to_act[0])
            game.do(game.to_act[0], "match", move=moves[len(moves) * part // 8]["move"])
        if not game.of(loser).matches_won:
            return game
    raise AssertionError("one of these matches is lost")


@pytest.mark.rule("HOG-026", "HOG-042")
def test_010_a_qualified_wizard_has_to_play_a_match() -> None:
    """T-HOG-010: no end before, although the numbers are met; then A is challenged and loses, and the end is called."""
    game = scored(Game(F4, F3, variant="qualified", length="quick"), 0, 300, 1)
    game.state.death_eaters = ()
    assert end_turn(game, 0).state.end_called is None
    match_lost_by(game, challenger=1, loser=0)
    assert (game.of(0).points, game.of(0).matches_won, game.of(1).points) == (300, 0, 40)
    assert game.state.end_called == 0
    underage = end_turn(scored(Game(F4, F3, length="quick"), 0, 300, 1), 0)
    assert underage.state.end_called == 0, "nobody else has to"


@pytest.mark.rule("HOG-020", "RUL-HOG-004")
def test_011_most_points_win_whoever_called_the_end() -> None:
    """T-HOG-011; a table may ask the winner to qualify too."""
    for winner, expected in (("most_points", (3,)), ("most_points_among_qualified", (0,))):
        game = scored(Game(F4, F3, HARRY, DRACO, length="quick", winner=winner), 0, 215, 1)
        end_turn(scored(game, 3, 240), 0)
        result = end_turn(game, 3).state.result
        assert result is not None
        assert result.winners == expected


@pytest.mark.rule("RUL-HOG-004", "RUL-HOG-002")
def test_a_winner_who_has_to_qualify_needs_missions_and_match_but_no_points() -> None:
    """A has called the end and fallen back to 200; B has 206 and a mission, C 250 and none."""
    game = Game(F4, F3, HARRY, length="quick", winner="most_points_among_qualified")
    scored(scored(scored(game, 0, 215, 1), 1, 206, 1), 2, 250)
    end_turn(game, 0).person(0, points=200)
    result = end_turn(game, 2).state.result
    assert result is not None
    assert result.winners == (1,)


@pytest.mark.rule("RUL-HOG-005")
def test_ties_are_broken_by_deeds() -> None:
    game = scored(scored(Game(F4, F3, length="quick"), 0, 240, 1), 1, 240, 1)
    assert end_turn(game, 1).state.result.winners == (0, 1)  # type: ignore[union-attr]
    game = scored(scored(Game(F4, F3, length="quick"), 0, 240, 1), 1, 240, 1, beaten=1)
    assert end_turn(game, 1).state.result.winners == (1,)  # type: ignore[union-attr]
    game = scored(scored(Game(F4, F3, length="quick"), 0, 240, 2), 1, 240, 1, matches_won=5)
    assert end_turn(game, 1).state.result.winners == (0,)  # type: ignore[union-attr]


@pytest.mark.rule("HOG-021", "HOG-028")
def test_013_the_sources_add_up() -> None:
    """T-HOG-013: mission 50, exam 10, match 40, Slughorn 15."""
    game = Game(F4, F3).person(0, missions=["tame_the_dog"], items=["enchanted_flute"])
    game.ask(MissionWon(0, "tame_the_dog")).do(0, "put", token="enchanted_flute", to="azkaban")
    game.person(0, at="potions_classroom", book=["magical_drafts_and_potions"]).ask(Arrive(0))
    game.do(0, "exam", book="magical_drafts_and_potions")
    match_lost_by(game, challenger=0, loser=1)
    game.deck("behaviour", "horace_slughorn").ask(DrawBehaviour(0))
    assert game.of(0).points == 50 + 10 + 40 + 15 == 115


@pytest.mark.rule("RUL-HOG-121", "HOG-371")
def test_a_solo_player_wins_by_the_goal() -> None:
    game = scored(Game(F4, variant="solo", length="quick"), 0, 211, 1)
    result = end_turn(game, 0).state.result
    assert result is not None
    assert (result.winners, result.reason) == ((0,), "goal")


@pytest.mark.rule("RUL-HOG-108", "RUL-HOG-117", "RUL-HOG-116")
def test_a_team_has_one_account() -> None:
    game = Game(F4, F3, variant="team", length="quick")
    scored(game, 0, 150, 1)
    scored(game, 1, 61)
    assert game.state.points(0) == 211
    assert qualifies(game.state, 1)
    late = Game(F4, F3, variant="team", coop_round_limit=1)
    result = end_turn(late, 1).state.result
    assert result is not None
    assert (result.winners, result.reason) == ((), "round_limit")
