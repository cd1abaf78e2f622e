"""Meetings: fights after a move or a card, passing, and what a fight leaves undone."""

from __future__ import annotations

import pytest

from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.fights.tasks import Exchange
from commonroom.games.hogwarts.tasks import Arrive, ChooseOpponent, DrawBehaviour, DrawEvent, LastWord, StartOfTurn

from ..tables import F3, F4, HARRY, LUNA, Game


def fights(game: Game) -> list[tuple[int, int | None, str | None]]:
    """Return who has begun to fight whom."""
    return [(begun.seat, begun.other, begun.foe) for begun in game.events_of(event.FightBegan)]


def beaten(game: Game) -> Game:
    """End the fight of underage wizards without a prize."""
    game.dice("exchange", 6, 1, 6, 1).do(0, "attack").do(0, "attack")
    return game.do(0, "pass") if "prize" in game.kinds(0) else game


# Cards of one's own


def with_dobby(game: Game, *dice: int) -> Game:
    return game.deck("event", "dobby").dice("event", *dice).ask(DrawEvent(0))


@pytest.mark.rule("RUL-HOG-060", "RUL-HOG-033", "HOG-280", "HOG-243")
def test_dobby_onto_somebody_is_a_fight_for_the_active_player_only() -> None:
    game = with_dobby(Game(F4, F3).person(0, at="d05").person(1, at="astronomy_tower"), 1, 6)
    game.do(0, "accept").do(0, "go", to="astronomy_tower")
    assert fights(game) == [(0, 1, None)]
    assert isinstance(game.task, Exchange)

    other = with_dobby(Game(F4, F3).person(0, at="astronomy_tower").person(1, at="d05"), 6, 1)
    other.do(1, "accept").do(1, "go", to="astronomy_tower")
    assert fights(other) == []
    assert other.of(1).at == "astronomy_tower"


@pytest.mark.rule("RUL-HOG-060", "HOG-281", "RUL-HOG-032")
def test_dobby_onto_two_of_them_leaves_the_choice() -> None:
    game = Game(F4, F3, HARRY).person(0, at="d05").person(1, at="bell_tower").person(2, at="bell_tower")
    with_dobby(game, 1, 6, 6).do(0, "accept").do(0, "go", to="bell_tower")
    assert game.task == ChooseOpponent(0, (1, 2))


@pytest.mark.rule("RUL-HOG-033", "HOG-301", "RUL-HOG-088", "RUL-HOG-041")
def test_dobby_onto_a_death_eater_is_a_fight_and_no_trip_follows() -> None:
    game = Game(F4, F3, variant="qualified").person(0, at="s07", floo=1)
    game.state.death_eaters = ()
    game.death_eater("lucius_malfoy", "north_tower").deck("event", "dobby").dice("event", 1, 6).ask(Arrive(0))
    game.do(0, "accept").do(0, "go", to="north_tower")
    assert fights(game) == [(0, None, "lucius_malfoy")]
    assert game.state.turn.fought
    assert {type(task).__name__ for task in game.state.agenda} >= {"TakeTurn", "EndTurn"}
    assert not any(type(task).__name__ == "OfferTrip" for task in game.state.agenda)


@pytest.mark.rule("RUL-HOG-033", "HOG-280", "HOG-179")
def test_a_behaviour_card_may_lead_into_a_fight() -> None:
    """Its points are paid anyway, and the office gives nothing."""
    game = Game(F4, F3).person(0, at="s04", points=50).person(1, at="snapes_office")
    game.deck("behaviour", "see_me_in_my_office").ask(Arrive(0))
    assert fights(game) == [(0, 1, None)]
    assert (game.of(0).at, game.of(0).points, game.of(0).potion) == ("snapes_office", 40, ())
    free = Game(F4, F3).person(0, points=50).deck("behaviour", "see_me_in_my_office").ask(DrawBehaviour(0))
    assert (fights(free), free.of(0).at, free.of(0).potion) == ([], "snapes_office", ())


@pytest.mark.rule("RUL-HOG-033", "RUL-HOG-059")
def test_an_event_that_moves_everybody_starts_no_fight() -> None:
    """Nor does a side of the Hall that one has chosen."""
    game = Game(F4, F3).deck("event", "feast").ask(DrawEvent(0)).do(0, "go", to="gh_s").do(1, "go", to="gh_s")
    assert fights(game) == []
    assert [person.at for person in game.state.people] == ["gh_s", "gh_s"]


# Trips


@pytest.mark.rule("RUL-HOG-033", "RUL-HOG-044", "HOG-114")
def test_buckbeak_lands_among_others() -> None:
    """A free passage does not lead past somebody who stands there."""
    for place in ("leaky_cauldron", "gringotts_steps"):
        game = Game(F4, F3).person(0, at="s09", items=["buckbeak"]).person(1, at=place)
        game.do(0, "use", token="buckbeak").do(0, "go", to=place)
        assert fights(game) == [(0, 1, None)]
        beaten(game).do(0, "put", token="buckbeak", to="a2")
        assert (game.of(0).at, game.to_act) == ("s09", (1,))


@pytest.mark.rule("RUL-HOG-035", "HOG-133")
def test_the_hall_behind_the_ministry_is_no_way_past_somebody() -> None:
    game = Game(F4, F3).person(0, at="astronomy_tower", floo=1).person(1, at="ministry_of_magic").ask(Arrive(0))
    game.do(0, "floo", to="ministry_of_magic")
    assert fights(game) == [(0, 1, None)]
    beyond = Game(F4, F3).person(0, at="astronomy_tower", floo=1).person(1, at="hall_of_prophecy").ask(Arrive(0))
    beyond.do(0, "floo", to="ministry_of_magic").walk(0, "hall_of_prophecy")
    assert fights(beyond) == [(0, 1, None)]


# Passing


@pytest.mark.rule("HOG-150", "RUL-HOG-030", "RUL-HOG-143")
def test_nobody_walks_through_the_pitch_whoever_may_be_passed_there() -> None:
    luna = Game(LUNA, F3).person(0, at="g08").person(1, at="quidditch_pitch").roll(0, 2, 2).walk(0, "quidditch_pitch")
    assert fights(luna) == [(0, 1, None)]
    game = Game(F4, F3, variant="qualified").person(0, at="g08", spell=["alohomora"]).person(1, at="quidditch_pitch")
    game.state.death_eaters = ()
    game.do(0, "play", card="alohomora").roll(0, 2, 2).walk(0, "quidditch_pitch")
    assert fights(game) == [(0, 1, None)]


@pytest.mark.rule("RUL-HOG-036", "HOG-200")
def test_a_token_is_taken_in_passing_but_not_where_one_fights() -> None:
    """Luna takes it and goes on; once she has it she no longer stops there."""
    game = Game(LUNA, F3).person(1, at="signpost").tokens(signpost="mandrake").roll(0, 2, 2).walk(0, "signpost")
    assert game.kinds(0) == {"step", "stop", "take"}
    game.do(0, "take", token="mandrake")
    assert game.refused(0, "stop") == ("RUL-HOG-036", "must_go_on")
    assert game.walk(0, "banner").of(0).items == ("mandrake",)

    fighting = Game(LUNA, F3).person(1, at="signpost").tokens(signpost="mandrake").roll(0, 2, 2)
    fighting.walk(0, "signpost").do(0, "stop")
    assert fights(fighting) == [(0, 1, None)]
    assert beaten(fighting).state.tokens == {"signpost": ("mandrake",)}

    last = Game(LUNA, F3).person(1, at="banner").tokens(banner="mandrake").roll(0, 1, 1).walk(0, "signpost", "banner")
    assert fights(last) == [(0, 1, None)], "with no move left there is nothing to pass"


@pytest.mark.rule("RUL-HOG-036", "HOG-179")
def test_what_was_picked_up_before_the_fight_is_kept() -> None:
    game = Game(F4, F3).person(1, at="banner").tokens(signpost="mandrake", banner="gillyweed").roll(0, 3, 4)
    game.walk(0, "signpost").do(0, "take", token="mandrake").walk(0, "banner")
    assert fights(game) == [(0, 1, None)]
    beaten(game)
    assert (game.of(0).items, game.state.tokens) == (("mandrake",), {"banner": ("gillyweed",)})


@pytest.mark.rule("HOG-084", "RUL-HOG-031")
def test_luna_does_not_pass_two_at_once() -> None:
    game = Game(LUNA, F3, F4).person(1, at="signpost").person(2, at="signpost").roll(0, 2, 2).walk(0, "signpost")
    assert game.task == ChooseOpponent(0, (1, 2))


@pytest.mark.rule("RUL-HOG-021", "HOG-114")
def test_a_move_does_not_consist_of_a_free_step_onto_somebody() -> None:
    game = Game(F4, F3).person(0, at="room_of_requirement").person(1, at="hogs_head").roll(0, 1, 1)
    assert game.refused(0, "step", to="hogs_head") == ("HOG-110", "cannot_finish")
    assert game.walk(0, "u05").refused(0, "step", to="room_of_requirement")[1] == "visited"
    back = Game(F4, F3).person(0, at="u05").person(1, at="hogs_head").roll(0, 1, 1)
    assert fights(back.walk(0, "room_of_requirement", "hogs_head")) == [(0, 1, None)]


# What a fight leaves undone


@pytest.mark.rule("HOG-287", "RUL-HOG-036", "RUL-HOG-044")
def test_after_a_fight_nobody_flies_out() -> None:
    """At a table with the flight after the move; the Time-Turner still works."""
    game = Game(F4, F3, buckbeak="after_move").person(0, at="s04", items=["buckbeak"]).person(1, at="hufflepuff_tower")
    beaten(game.roll(0, 1, 1).walk(0, "hufflepuff_tower"))
    assert game.to_act == (1,)
    game = Game(F4, F3, buckbeak="after_move").person(0, at="s04", items=["buckbeak", "time_turner"])
    beaten(game.person(1, at="hufflepuff_tower").roll(0, 1, 1).walk(0, "hufflepuff_tower"))
    assert game.task == LastWord(0)
    assert game.offered(0) == [{"type": "pass"}, {"type": "use", "token": "time_turner"}]
    assert game.refused(0, "use", token="buckbeak") == ("HOG-287", "wrong_moment")


@pytest.mark.rule("RUL-HOG-095", "RUL-HOG-044")
def test_after_a_duel_nobody_flies_out() -> None:
    quiet = Game(F4, F3, buckbeak="after_move").person(0, at="s04", items=["buckbeak"], hp=1).roll(0, 1, 1)
    assert quiet.walk(0, "hufflepuff_tower", "s05").task == LastWord(0), "a field without a duel leaves the flight"
    duel = Game(F4, F3, buckbeak="after_move").person(0, at="gryffindor_tower", items=["buckbeak"], hp=1).roll(0, 1, 1)
    duel.walk(0, "s02", "s03")
    assert duel.events_of(event.FightOver)[0].kind == "duel"
    assert duel.task == StartOfTurn(1)
