"""Fights of underage players: one die each, first to lose two (section 13.2)."""

from __future__ import annotations

import pytest

from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.fights.tasks import Exchange, FightPlayer

from ..tables import DRACO, F3, F4, HARRY, LUNA, Game


def fight() -> Game:
    return Game(F4, F3).ask(FightPlayer(0, 1))


def exchange(game: Game, *dice: int) -> Game:
    """Roll one exchange, with the attacker's die first; ties follow one another."""
    return game.dice("exchange", *dice).do(0, "attack")


@pytest.mark.rule("HOG-114", "HOG-179", "HOG-280", "HOG-282", "HOG-283", "HOG-284", "HOG-285", "HOG-287", "RUL-HOG-036")
def test_t_hog_080_harry_stops_at_draco_and_beats_him() -> None:
    """EX-2: five moves are lost, the field is not resolved, and the sword changes hands."""
    game = Game(HARRY, DRACO).person(1, at="s01", hp=7, items=["gryffindor_sword"])
    game.roll(0, 4, 5).walk(0, "signpost", "banner", "clock_tower", "s01")
    assert game.events_of(event.Stopped)[0].why == "met"
    assert isinstance(game.task, Exchange)
    for attacker, defender in ((4, 3), (1, 3), (5, 4)):
        exchange(game, attacker, defender)
    assert (game.of(0).hp, game.of(1).hp) == (6, 5)
    game.do(0, "prize", what="items").do(0, "take", token="gryffindor_sword")
    assert game.of(0).items == ("gryffindor_sword",)
    assert game.of(1).items == ()
    assert game.of(0).potion == ()  # s01 would have given one
    assert game.state.turn.seat == 1


@pytest.mark.rule("HOG-283", "HOG-284", "RUL-HOG-073")
def test_t_hog_081_equal_dice_are_rolled_again() -> None:
    game = fight()
    exchange(game, 3, 3, 6, 2)
    assert [roll.dice for roll in game.events_of(event.ExchangeRolled)] == [(3, 3), (6, 2)]
    exchange(game, 5, 1)
    assert game.events_of(event.FightOver)[0].won is True
    assert (game.of(0).hp, game.of(1).hp) == (7, 5)


@pytest.mark.rule("HOG-284", "RUL-HOG-017")
def test_t_hog_083_the_last_hp_stays_but_the_exchange_counts() -> None:
    game = Game(F4, F3).person(1, hp=1).ask(FightPlayer(0, 1))
    exchange(game, 5, 2)
    assert game.of(1).hp == 1
    exchange(game, 6, 1)
    assert game.events_of(event.FightOver)[0].won is True
    assert game.of(1).hp == 1


@pytest.mark.rule("HOG-258", "HOG-286", "RUL-HOG-080")
def test_hog_286_neither_cards_nor_abilities_are_used() -> None:
    game = Game(HARRY, DRACO).person(0, spell=["stupefy"]).person(1, potion=["antidote"]).ask(FightPlayer(0, 1))
    assert game.refused(0, "play", card="stupefy") == ("HOG-286", "no_cards")
    assert game.kinds(0) == {"attack"}
    exchange(game, 6, 5)
    assert game.events_of(event.AbilityUsed) == []
    assert game.to_act == (0,)  # nobody is asked whether to defend


@pytest.mark.rule("RUL-HOG-048")
def test_rul_hog_048_wand_and_sword_add_no_die_here() -> None:
    game = Game(F4, F3).person(0, items=["elder_wand", "gryffindor_sword"]).ask(FightPlayer(0, 1))
    assert game.refused(0, "use", token="elder_wand") == ("RUL-HOG-048", "dice_only")
    assert game.kinds(0) == {"attack"}


@pytest.mark.rule("RUL-HOG-049", "HOG-208")
def test_rul_hog_049_the_stone_only_adds_hp() -> None:
    game = Game(F4, F3).person(0, items=["resurrection_stone"]).ask(FightPlayer(0, 1))
    exchange(game, 1, 2)
    game.do(0, "use", token="resurrection_stone").do(0, "put", token="resurrection_stone", to="a2")
    assert game.of(0).hp == 12
    exchange(game, 1, 2)
    assert game.events_of(event.FightOver)[0].won is False  # lost exchanges still count
    assert game.of(0).hp == 11


@pytest.mark.rule("RUL-HOG-047")
def test_rul_hog_047_the_defender_may_slip_away_before_the_dice_fall() -> None:
    game = Game(F4, F3).person(0, at="s01").person(1, at="s01", items=["invisibility_cloak"]).ask(FightPlayer(0, 1))
    game.do(0, "attack")
    assert game.to_act == (1,)
    game.do(1, "use", token="invisibility_cloak")
    assert game.events_of(event.FightOver)[0].won is None
    game.do(1, "put", token="invisibility_cloak", to="a2")
    game.walk(1, "gryffindor_tower", "s02", "s03", "s04", "hufflepuff_tower")
    assert game.events_of(event.Escaped) == [event.Escaped(1, "hufflepuff_tower")]
    assert game.of(1).at == "hufflepuff_tower"
    assert game.state.turn.seat == 0  # it was not the user's turn


@pytest.mark.rule("RUL-HOG-047")
def test_rul_hog_047_a_defender_who_stays_rolls() -> None:
    game = Game(F4, F3).person(1, items=["invisibility_cloak"]).ask(FightPlayer(0, 1))
    game.do(0, "attack")
    assert game.refused(1, "attack") == ("HOG-283", "not_now")
    game.dice("exchange", 6, 1).do(1, "pass")
    assert game.of(1).hp == 6
    assert game.to_act == (0,)


@pytest.mark.rule("HOG-281", "RUL-HOG-032")
def test_hog_281_the_arriving_player_chooses_whom_to_fight() -> None:
    game = Game(HARRY, DRACO, LUNA).person(1, at="clock_tower").person(2, at="clock_tower")
    game.roll(0, 1, 2).walk(0, "signpost", "banner", "clock_tower")
    assert game.refused(0, "attack") == ("HOG-281", "choose_opponent")
    game.do(0, "fight", player=2)
    assert (game.task.seat, game.task.other) == (0, 2)


@pytest.mark.rule("RUL-HOG-077")
def test_rul_hog_077_both_stay_where_they_are_and_may_meet_again() -> None:
    game = Game(F4, F3).person(0, at="s01").person(1, at="s01").ask(FightPlayer(0, 1))
    exchange(exchange(game, 6, 1), 6, 1)
    assert (game.of(0).at, game.of(1).at) == ("s01", "s01")
    game.turn_of(1).roll(1, 1, 1).walk(1, "gryffindor_tower", "s02")
    assert not game.events_of(event.FightBegan), "leaving a shared field is no meeting"
    game.roll(0, 1, 1).walk(0, "gryffindor_tower", "s02")
    assert [(began.seat, began.other) for began in game.events_of(event.FightBegan)] == [(0, 1)]
    assert isinstance(game.task, Exchange)
