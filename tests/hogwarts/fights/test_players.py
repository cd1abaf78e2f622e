"""Fights of qualified players and of teams: dice or cards in turn, until somebody has 1 HP (section 13.3)."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.fights.tasks import Brace, Fight, Fighter, FightPlayer, NextTurn, TakeTurn
from commonroom.games.hogwarts.tasks import TakePrize

from ..tables import DRACO, F3, F4, HARRY, LUNA, RON, Game


def qualified(*characters: str, **options: Any) -> Game:
    game = Game(*characters, variant="qualified", **options)
    game.state.death_eaters = ()
    return game


def against_resistance_4(**values: Any) -> Game:
    """Return Harry against the fixture student with three dice, whose resistance counts as 4."""
    game = qualified(HARRY, F3).person(1, **values)
    return game.ask(NextTurn(Fight("players", (Fighter(0), Fighter(1, resistance=1)))))


@pytest.mark.rule("HOG-081", "HOG-082", "HOG-083", "HOG-085", "HOG-271", "HOG-274", "HOG-276", "HOG-290", "HOG-084")
def test_t_hog_086_harrys_ability_lowers_the_resistance_by_one() -> None:
    game = against_resistance_4()
    game.dice("attack", 2, 3, 4, 6).do(0, "attack")
    assert game.events_of(event.FightRolled) == [event.FightRolled(0, (2, 3, 4, 6), 3)]
    assert event.AbilityUsed(0, HARRY, "needed", 1) in game.events
    assert game.of(1).hp == 4
    assert game.to_act == (1,)


@pytest.mark.rule("HOG-271", "HOG-291", "HOG-293", "RUL-HOG-017")
def test_t_hog_088_who_has_one_hp_left_loses_and_surplus_is_ignored() -> None:
    game = against_resistance_4(hp=4, items=["nagini", "cauldron", "mandrake"])
    game.dice("attack", 3, 3, 5, 6).do(0, "attack")
    assert game.events_of(event.FightRolled)[0].hits == 4
    assert game.of(1).hp == 1
    assert game.events_of(event.FightOver) == [event.FightOver("players", 0, True, 1)]
    assert isinstance(game.task, TakePrize)
    game.do(0, "prize", what="items").do(0, "take", token="nagini").do(0, "take", token="mandrake")
    assert game.of(0).items == ("nagini", "mandrake")
    assert game.of(1).items == ("cauldron",)


@pytest.mark.rule("HOG-259", "HOG-260", "HOG-292")
def test_t_hog_089_one_potion_and_one_spell_each() -> None:
    game = qualified(F4, F3).person(0, hp=30, potion=["shrinking_solution", "swelling_solution"], spell=["stupefy"])
    game.person(1, hp=30).ask(FightPlayer(0, 1))
    game.do(0, "play", card="shrinking_solution").dice("attack", 1, 1, 1).do(1, "attack")
    assert game.refused(0, "play", card="swelling_solution") == ("HOG-292", "too_many_cards")
    game.do(0, "play", card="stupefy").dice("attack", 1, 1, 1).do(1, "attack")
    assert game.refused(0, "play", card="swelling_solution") == ("HOG-292", "too_many_cards")
    assert game.of(1).hp == 25
    assert game.kinds(0) == {"attack"}


@pytest.mark.rule("RUL-HOG-076")
def test_t_hog_090_who_comes_with_one_hp_loses_at_once() -> None:
    game = qualified(F4, F3).person(0, hp=1, floo=1).ask(FightPlayer(0, 1))
    assert game.events_of(event.FightOver) == [event.FightOver("players", 0, False, 1)]
    game.do(1, "prize", what="floo")
    assert game.of(1).floo == 1
    assert game.of(0).hp == 1


@pytest.mark.rule("RUL-HOG-076")
def test_rul_hog_076_two_with_one_hp_do_not_fight() -> None:
    game = qualified(F4, F3).person(0, hp=1, floo=1).person(1, hp=1, floo=1).ask(FightPlayer(0, 1))
    assert game.events_of(event.FightBegan) == []
    assert game.kinds(0) == {"roll"}


@pytest.mark.rule("HOG-295", "HOG-116")
def test_t_hog_092_players_of_two_teams_fight_like_qualified_ones() -> None:
    game = Game(HARRY, DRACO, LUNA, RON, variant="team", teams=2)
    game.state.death_eaters = ()
    game.person(1, at="banner").person(2, at="signpost")
    game.roll(0, 2, 3).walk(0, "signpost", "banner")  # past the team mate, up to the opponent
    assert isinstance(game.task, TakeTurn)
    assert [fighter.seat for fighter in game.task.fight.fighters] == [0, 1]


@pytest.mark.rule("HOG-272", "HOG-252", "RUL-HOG-063", "RUL-HOG-079", "RUL-HOG-066")
def test_rul_hog_079_a_cancel_card_voids_an_attack_card_and_both_are_used() -> None:
    game = qualified(F4, F3).person(0, spell=["fiendfyre"]).person(1, spell=["protego"]).ask(FightPlayer(0, 1))
    game.do(0, "play", card="fiendfyre")
    assert isinstance(game.task, Brace)
    assert game.to_act == (1,)
    game.do(1, "play", card="protego")
    assert game.of(1).hp == 7
    assert game.events_of(event.AttackCancelled) == [event.AttackCancelled(1, "protego")]
    assert (game.of(0).spell, game.of(1).spell) == ((), ())
    assert game.state.decks["spell"][-2:] == ("fiendfyre", "protego")
    assert game.to_act == (1,)
    assert isinstance(game.task, TakeTurn)


@pytest.mark.rule("RUL-HOG-063", "RUL-HOG-064")
def test_rul_hog_063_hp_are_added_before_the_loss() -> None:
    game = qualified(F4, F3).person(1, hp=2, potion=["pepperup_potion"], spell=["protego"]).ask(FightPlayer(0, 1))
    game.dice("attack", 3, 3, 1, 1).do(0, "attack")
    game.do(1, "play", card="pepperup_potion")  # 4 HP, then two hits; one defence card to a window
    assert game.of(1).hp == 2
    game.dice("attack", 1, 1, 1, 1)
    assert game.task.fight.attacker.dice == 1  # the potion gives a die for the rest of the fight
    game.do(1, "attack")
    assert game.events_of(event.FightRolled)[0].dice == (1, 1, 1, 1)


@pytest.mark.rule("RUL-HOG-064")
def test_rul_hog_064_one_defence_card_before_each_attack() -> None:
    game = qualified(F4, F3).person(0, potion=["wiggenweld_potion"], spell=["episkey"]).ask(FightPlayer(0, 1))
    game.do(0, "play", card="wiggenweld_potion")
    assert game.refused(0, "play", card="episkey") == ("RUL-HOG-064", "one_defence")
    game.dice("attack", 1, 1, 1, 1).do(0, "attack").dice("attack", 1, 1, 1).do(1, "attack")
    game.do(0, "play", card="episkey")
    assert game.of(0).hp == 13


@pytest.mark.rule("RUL-HOG-063")
def test_rul_hog_063_who_holds_no_card_is_not_asked() -> None:
    game = qualified(F4, F3).ask(FightPlayer(0, 1))
    game.dice("attack", 3, 3, 1, 1).do(0, "attack")
    assert game.of(1).hp == 5
    assert isinstance(game.task, TakeTurn)


@pytest.mark.rule("RUL-HOG-063")
def test_rul_hog_063_who_holds_cards_is_asked_even_if_none_of_them_helps() -> None:
    """Otherwise the question would reveal what is in the hand."""
    game = qualified(F4, F3).person(1, spell=["stupefy", "accio"]).ask(FightPlayer(0, 1))
    game.dice("attack", 3, 3, 1, 1).do(0, "attack")
    assert game.offered(1) == [{"type": "pass"}]
    assert game.refused(1, "play", card="stupefy") == ("RUL-HOG-063", "not_a_defence")
    assert game.refused(1, "play", card="accio") == ("HOG-257", "start_of_turn_only")
    assert game.refused(1, "play", card="protego") == ("HOG-253", "not_held")
    game.do(1, "pass")
    assert game.of(1).hp == 5


@pytest.mark.rule("HOG-294", "RUL-HOG-078", "HOG-730", "HOG-731", "HOG-741")
def test_rul_hog_078_by_option_players_fight_with_defence_dice() -> None:
    game = qualified(F4, F3, defence_dice="players").ask(FightPlayer(0, 1))
    game.dice("attack", 3, 3, 3, 1).dice("defence", 1, 4, 6).do(0, "attack")
    assert game.of(1).hp == 4
    assert game.of(0).hp == 6
    assert game.to_act == (1,)


@pytest.mark.rule("HOG-294", "HOG-291", "RUL-HOG-017", "RUL-HOG-078")
def test_hog_294_with_defence_dice_the_first_with_one_hp_loses_too() -> None:
    """Only the attack is that of the second mode: students do not take each other's last HP."""
    game = qualified(F4, F3, defence_dice="players").person(1, hp=4, floo=1).ask(FightPlayer(0, 1))
    game.dice("attack", 3, 3, 1, 1).dice("defence", 1, 4).do(0, "attack")
    assert game.of(1).hp == 1
    assert game.events_of(event.FightOver) == [event.FightOver("players", 0, True, 1)]
    assert isinstance(game.task, TakePrize)
    sixes = qualified(F4, F3, defence_dice="players").person(0, hp=2).ask(FightPlayer(0, 1))
    sixes.dice("attack", 3, 3, 3, 1).dice("defence", 6, 6, 6).do(0, "attack")
    assert (sixes.of(0).hp, sixes.of(1).hp) == (1, 7)
    assert sixes.events_of(event.FightOver) == [event.FightOver("players", 0, False, 1)]


@pytest.mark.rule("HOG-287", "RUL-HOG-036", "RUL-HOG-103")
def test_hog_287_after_the_fight_the_turn_is_over() -> None:
    game = qualified(F4, F3).person(1, at="s01", hp=2).tokens(s01="nagini")
    game.roll(0, 2, 2).walk(0, "signpost", "banner", "clock_tower", "s01")
    game.dice("attack", 6, 6, 6, 6).do(0, "attack")
    assert game.state.turn.seat == 1
    assert (game.of(0).potion, game.of(0).items) == ((), ())
