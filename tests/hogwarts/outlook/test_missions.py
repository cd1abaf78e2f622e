"""What a mission lacks, why a thing cannot be used, and which questions answer themselves."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom.games.hogwarts import outlook
from commonroom.games.hogwarts.fights.tasks import StartMission
from commonroom.games.hogwarts.outlook import Outlook
from commonroom.games.hogwarts.outlook.missions import MissionOutlook
from commonroom.games.hogwarts.tasks import SitExams

from ..tables import F3, F4, HARRY, Game

DIARY = "destroy_the_diary"


def outlook_of(game: Game, seat: int = 0) -> Outlook:
    found = outlook(game.state, seat)
    assert found is not None
    return found


def mission(game: Game, seat: int = 0) -> MissionOutlook:
    return outlook_of(game, seat).missions[0]


@pytest.mark.rule("HOG-330")
def test_a_missing_token_is_told_with_its_place() -> None:
    game = Game(F4, F3).tokens(banner="basilisk_fang").person(0, missions=[DIARY])
    lacking = mission(game)
    places = {each.token: (each.field, each.seat, each.moves) for each in lacking.tokens}
    assert places == {"basilisk_fang": ("banner", None, 2), "riddle_diary": (None, None, None)}
    assert not lacking.ready
    game.person(1, at="clock_tower", items=["riddle_diary"])
    places = {each.token: (each.field, each.seat, each.moves) for each in mission(game).tokens}
    assert places["riddle_diary"] == (None, 1, 3)


@pytest.mark.rule("HOG-330", "HOG-351", "RUL-HOG-069")
def test_missing_cards_are_told_one_by_one() -> None:
    game = Game(F4, F3, variant="qualified")
    world = game.state.world
    name = next(name for name, card in world.missions.items() if card.needs)
    needs = sum(need.count for need in world.missions[name].needs)
    game.person(0, missions=[name], items=world.missions[name].tokens)
    assert sum(need.count for need in mission(game).cards) >= 1
    assert len(mission(game).cards) == needs
    assert not mission(game).ready
    assert not Game(F4, F3).person(0, missions=[name]).state.settings.match_needed
    assert mission(Game(F4, F3).person(0, missions=[name])).cards == ()


@pytest.mark.rule("HOG-360")
def test_in_a_team_nothing_is_ready_before_all_are_there() -> None:
    game = Game(F4, F3, HARRY, "draco_malfoy", variant="team")
    _, *mates = game.state.mates(0)
    assert mates
    place = game.state.world.missions[DIARY].place
    game.person(0, at=place, missions=[DIARY], items=["basilisk_fang", "riddle_diary"])
    lacking = mission(game)
    assert [each.seat for each in lacking.companions] == mates
    assert (lacking.here, lacking.ready) == (True, False)
    for mate in mates:
        game.person(mate, at=place)
        assert mission(game, mate).owner == 0
    assert mission(game).companions == ()


@pytest.mark.rule("HOG-330")
def test_a_mission_is_ready_with_all_that_it_needs() -> None:
    game = Game(F4, F3).person(0, missions=[DIARY], items=["basilisk_fang", "riddle_diary"])
    lacking = mission(game)
    assert (lacking.ready, lacking.here) == (True, False)
    assert lacking.refusal is not None
    assert (lacking.refusal.rule, lacking.refusal.code) == ("HOG-330", "not_here")


# Why not


@pytest.mark.rule("HOG-250", "HOG-142", "RUL-HOG-029")
def test_what_cannot_be_used_now_says_which_rule_forbids_it() -> None:
    game = Game(F4, F3).person(0, spell=["stupefy"], items=["gillyweed"], book=[], floo=1)
    refused = outlook_of(game).refused
    assert refused.cards["stupefy"].rule.startswith(("HOG-", "RUL-HOG-"))
    assert set(refused.tokens) == {"gillyweed"}
    assert refused.actions["wait"].rule == "RUL-HOG-029"
    assert set(refused.floo) == set(game.state.world.floo_places)


@pytest.mark.rule("HOG-272")
def test_what_can_be_used_is_not_refused() -> None:
    game = Game(F4, F3)
    name = next(iter(game.state.world.missions))
    game.person(0, hp=9, spell=["stupefy"], missions=[name]).ask(StartMission(name, (0,)))
    while game.task.__struct_config__.tag == "brace":
        game.do(0, "pass")
    assert "stupefy" not in outlook_of(game).refused.cards


@pytest.mark.rule("HOG-102", "HOG-221", "HOG-257", "RUL-HOG-061")
def test_a_thing_that_waits_says_what_it_is_for_and_everything_else_whose_turn_it_is() -> None:
    """'Not now' is no answer to somebody who asks what a card is good for."""
    game = Game(F4, F3).person(1, spell=["stupefy", "accio"], book=["ninety_nine_knots"], items=["gillyweed"])
    refused = outlook_of(game, 1).refused
    assert {card: why.code for card, why in refused.cards.items()} == {
        "stupefy": "wrong_moment_for_card",
        "accio": "start_of_turn_only",
    }
    assert refused.books["ninety_nine_knots"].code == "other_classroom"
    assert refused.tokens["gillyweed"].code == "not_your_turn"
    room = game.state.world.books["ninety_nine_knots"].classroom
    there = next(field.id for field in game.state.world.fields.values() if field.classroom == room)
    assert outlook_of(game.person(1, at=there), 1).refused.books["ninety_nine_knots"].code == "not_your_turn"


# Questions that answer themselves


@pytest.mark.rule("HOG-220")
def test_a_question_with_nothing_but_a_pass_is_marked() -> None:
    game = Game(F4, F3)
    books: Any = game.state.world.books
    classroom = next(field for field in game.state.world.fields.values() if field.classroom)
    other = next(book for book in books.values() if book.classroom != classroom.classroom)
    fitting = next(book for book in books.values() if book.classroom == classroom.classroom)
    game.person(0, at=classroom.id, book=[other.id]).ask(SitExams(0))
    assert outlook_of(game).forced is not None
    game.person(0, book=[fitting.id])
    assert outlook_of(game).forced is None
    assert outlook_of(Game(F4, F3)).forced is None, "one rolls one's own dice"
