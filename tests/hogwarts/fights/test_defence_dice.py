"""The attack-and-defence procedure of the second mode (HOG-730 to HOG-735, HOG-740, HOG-749)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.fights.fighters import death_eater
from commonroom.games.hogwarts.fights.tasks import Brace, FightDeathEater, FightPlayer, TakeTurn
from commonroom.games.hogwarts.pack.world import built_in_world
from commonroom.games.hogwarts.state import DeathEater

from ..returns.tables import DARK, DOLOHOV, LUCIUS, after, before
from ..tables import HARRY, HERMIONE, RON, Game

HERO = 1


def meeting(*heroes: str, foe: str = LUCIUS, first: bool = False, cards: tuple[str, ...] = (), **values: Any) -> Game:
    """Return a hero's meeting with a death eater after the return; `first` if it is the death eater who came."""
    game = after(*(heroes or (HARRY,)))
    game.state.world = built_in_world()
    spells = tuple(card for card in cards if game.state.deck_of(card) == "spell")
    potions = tuple(card for card in cards if game.state.deck_of(card) == "potion")
    game.state.death_eaters = (DeathEater(foe, "s01", game.state.world.characters[foe].hp, spells, potions),)
    game.person(HERO, at="s01", **values)
    return game.ask(FightDeathEater(HERO, foe, first))


def attack(game: Game, seat: int, dice: tuple[int, ...], defence: tuple[int, ...] = ()) -> Game:
    return game.dice("attack", *dice).dice("defence", *defence).do(seat, "attack")


def foe_hp(game: Game, foe: str = LUCIUS) -> int:
    return death_eater(game.state, foe).hp


@pytest.mark.rule("HOG-626", "HOG-730", "HOG-731", "HOG-733")
def test_t_hog_214_hermione_against_lucius() -> None:
    """EX-5: the 4 and the 5 succeed; rolled again they show 2 and 4, which costs Lucius three HP."""
    game = meeting(HARRY, HERMIONE)
    game.state.agenda = game.state.agenda[:-1]
    game.person(2, at="s01", hp=6).ask(FightDeathEater(2, LUCIUS))
    game.dice("attack", 2, 4, 5, 3).do(2, "attack")  # she might reroll some of them, but does not
    game.dice("defence", 2, 4).do(2, "pass")
    assert game.events_of(event.DefenceRolled) == [event.DefenceRolled(DARK, (2, 4), LUCIUS)]
    assert (foe_hp(game), game.of(2).hp) == (3, 6)
    assert game.to_act == (DARK,)


@pytest.mark.rule("HOG-731")
def test_t_hog_215_sixes_cost_the_attacker() -> None:
    game = meeting()
    attack(game, HERO, (5, 5, 1, 1), (6, 6))
    assert (foe_hp(game), game.of(HERO).hp) == (6, 5)
    assert game.to_act == (DARK,)


@pytest.mark.rule("HOG-749", "HOG-730")
def test_t_hog_231_harrys_ability_makes_threes_succeed() -> None:
    game = meeting()
    attack(game, HERO, (3, 3, 3, 3), (3, 3, 3, 6))
    assert len(game.events_of(event.DefenceRolled)[0].dice) == 4
    assert foe_hp(game) == 3


@pytest.mark.rule("HOG-735", "HOG-744", "HOG-304")
def test_hog_735_the_first_without_hp_loses() -> None:
    game = meeting()
    attack(game, HERO, (5, 5, 5, 1), (1, 1, 2))
    assert game.events_of(event.FightOver) == [event.FightOver("death_eater", HERO, True, foe=LUCIUS)]
    assert game.state.death_eaters == ()


@pytest.mark.rule("HOG-735", "HOG-742", "RUL-HOG-174")
def test_t_hog_217_a_beaten_hero_begins_anew_with_one_hp() -> None:
    game = meeting(hp=1, spell=["accio"])
    attack(game, HERO, (1, 1, 1, 1))
    attack(game, DARK, (6, 1, 1), (3,)).do(HERO, "pass")
    assert game.events_of(event.FightOver)[0].won is False
    person = game.of(HERO)
    assert (person.at, person.hp, person.spell) == ("start", 1, ("accio",))
    assert foe_hp(game) == 6


@pytest.mark.rule("RUL-HOG-173")
def test_rul_hog_173_the_defenders_loss_comes_first_and_the_attacker_keeps_one_hp() -> None:
    game = meeting(hp=1)
    game.state.death_eaters = (DeathEater(LUCIUS, "s01", 1),)
    attack(game, HERO, (5, 5, 5, 1), (6, 6, 1))
    assert game.state.death_eaters == ()
    assert game.of(HERO).hp == 1
    assert game.events_of(event.FightOver)[0].won is True


@pytest.mark.rule("RUL-HOG-173", "HOG-731")
def test_rul_hog_173_the_sixes_of_a_defender_who_falls_count_all_the_same() -> None:
    game = meeting(hp=5)
    game.state.death_eaters = (DeathEater(LUCIUS, "s01", 1),)
    attack(game, HERO, (5, 5, 5, 1), (6, 6, 1))
    assert game.state.death_eaters == ()
    assert game.of(HERO).hp == 3


@pytest.mark.rule("RUL-HOG-063", "HOG-731", "HOG-252")
def test_rul_hog_063_a_cancel_card_voids_the_defenders_loss_and_not_the_sixes() -> None:
    """Each loss is announced to the fighter it hits, and each has a window of its own."""
    game = meeting(cards=("protego",), spell=["protego"])
    attack(game, HERO, (5, 5, 5, 1), (6, 6, 1))
    assert game.to_act == (DARK,)
    game.do(DARK, "play", card="protego")
    assert (foe_hp(game), game.of(HERO).hp) == (6, 7)
    assert game.to_act == (HERO,)
    both = deepcopy(game)
    game.do(HERO, "pass")
    assert (foe_hp(game), game.of(HERO).hp) == (6, 5)
    both.do(HERO, "play", card="protego")
    assert (foe_hp(both), both.of(HERO).hp) == (6, 7)


@pytest.mark.rule("HOG-731", "HOG-735")
def test_hog_731_an_attacker_can_lose_by_the_defence() -> None:
    game = meeting(hp=1)
    attack(game, HERO, (5, 1, 1, 1), (6,))
    assert game.events_of(event.FightOver)[0].won is False
    assert game.of(HERO).at == "start"


@pytest.mark.rule("RUL-HOG-171", "RUL-HOG-086")
def test_rul_hog_171_wounds_of_death_eaters_stay_in_this_mode() -> None:
    game = meeting(hp=1, cards=("stupefy",))
    attack(game, HERO, (5, 1, 1, 1), (1,)).do(DARK, "pass")
    game.do(DARK, "play", card="stupefy")
    assert game.of(HERO).at == "start"
    assert foe_hp(game) == 4


@pytest.mark.rule("RUL-HOG-172", "HOG-732", "RUL-HOG-063")
def test_rul_hog_172_an_attack_card_is_not_defended_with_dice_but_can_be_cancelled() -> None:
    game = meeting(spell=["stupefy", "reducto"], cards=("protego",))
    game.do(HERO, "play", card="stupefy")
    assert game.events_of(event.DefenceRolled) == []
    assert isinstance(game.task, Brace)
    game.do(DARK, "play", card="protego")
    assert foe_hp(game) == 6
    attack(game, DARK, (1, 1, 1))
    game.do(HERO, "play", card="reducto")
    assert foe_hp(game) == 2


@pytest.mark.rule("HOG-734")
def test_hog_734_a_defence_card_in_the_own_turn_is_the_turn() -> None:
    game = meeting(potion=["wiggenweld_potion"], hp=5)
    game.do(HERO, "play", card="wiggenweld_potion")
    assert game.of(HERO).hp == 8
    assert game.to_act == (DARK,)
    assert isinstance(game.task, TakeTurn)


@pytest.mark.rule("HOG-740", "HOG-260")
def test_hog_740_three_cards_for_each_fighter() -> None:
    cards = ["expelliarmus"] * 4
    game = meeting(foe=DOLOHOV, spell=cards, hp=30)
    game.state.death_eaters = (DeathEater(DOLOHOV, "s01", 30, tuple(cards), ()),)
    for _ in range(2):
        game.do(HERO, "play", card="expelliarmus").do(DARK, "pass")
        game.do(DARK, "play", card="expelliarmus").do(HERO, "pass")
    game.do(HERO, "play", card="expelliarmus").do(DARK, "pass")
    game.do(DARK, "play", card="expelliarmus")  # a fighter who has used three is not asked to defend any more
    assert game.refused(HERO, "play", card="expelliarmus") == ("HOG-740", "too_many_cards")
    attack(game, HERO, (1, 1, 1, 1))
    assert game.refused(DARK, "play", card="expelliarmus") == ("HOG-740", "too_many_cards")


@pytest.mark.rule("HOG-733")
def test_hog_733_whoever_came_attacks_first() -> None:
    game = meeting(foe=DOLOHOV, first=True)
    assert game.to_act == (DARK,)
    attack(game, DARK, (1, 1, 1, 1, 1))  # one die more in a fight that he begins
    assert game.events_of(event.AbilityUsed) == [event.AbilityUsed(DARK, DOLOHOV, "dice", 1)]
    assert game.to_act == (HERO,)
    game = meeting(foe=DOLOHOV)
    attack(game, HERO, (1, 1, 1, 1))
    attack(game, DARK, (1, 1, 1, 1))
    assert game.events_of(event.AbilityUsed) == []


@pytest.mark.rule("RUL-HOG-154")
def test_rul_hog_154_tokens_have_no_powers_in_this_mode() -> None:
    game = meeting(items=["resurrection_stone", "gryffindor_sword"], hp=2)
    assert game.refused(HERO, "use", token="gryffindor_sword") == ("RUL-HOG-154", "no_powers")
    attack(game, HERO, (1, 1, 1, 1))
    attack(game, DARK, (6, 1, 1), (3,))
    assert game.of(HERO).hp == 1  # nobody was asked about the stone


@pytest.mark.rule("HOG-743", "RUL-HOG-166")
def test_t_hog_232_by_option_pettigrew_can_be_fought_before_the_return() -> None:
    game = before(HARRY, RON, mode2_early_fights=True)
    game.person(DARK, hp=2).ask(FightPlayer(HERO, DARK))
    attack(game, HERO, (6, 1, 1, 1), (1,))
    assert game.events_of(event.FightOver) == [event.FightOver("players", HERO, True, DARK)]
    assert (game.of(DARK).at, game.of(DARK).hp) == ("start", 1)
