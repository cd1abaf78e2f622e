"""Duels (section 14)."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.fights.tasks import Brace, StartDuel, TakeTurn
from commonroom.games.hogwarts.tasks import Arrive, ChooseDiscard

from ..tables import DRACO, F3, F4, HARRY, Game

CRABBE = "vincent_crabbe"


def duel(card: str, *, variant: str = "underage", **values: Any) -> Game:
    return Game(F4, F3, variant=variant).person(0, **values).deck("duel", card).ask(StartDuel(0))


def attack(game: Game, *dice: int) -> Game:
    return game.dice("attack", *dice).do(0, "attack")


@pytest.mark.rule("HOG-314", "HOG-316", "HOG-319", "RUL-HOG-094", "RUL-HOG-106", "RUL-HOG-092", "RUL-HOG-095")
def test_t_hog_111_a_duel_against_crabbe_is_lost() -> None:
    game = duel(CRABBE, hp=5, points=30, book=["gadding_with_ghouls"], behaviour=["floo_powder"] * 4)
    assert game.of(0).points == 20  # on reveal
    assert game.of(0).hp == 3  # before the first attack
    attack(game, 1, 1, 2, 2)
    assert game.of(0).hp == 1
    assert game.events_of(event.FightOver) == [event.FightOver("duel", 0, False, foe=CRABBE)]
    assert game.task == ChooseDiscard(0, 3, "any")
    for card in ("floo_powder", "gadding_with_ghouls", "floo_powder"):
        game.do(0, "discard", card=card)
    assert game.of(0).hand == ("floo_powder", "floo_powder")
    assert game.state.decks["duel"][-1] == CRABBE
    assert game.kinds(0) == {"roll"}


@pytest.mark.rule("HOG-316")
def test_hog_316_with_fewer_cards_all_are_lost() -> None:
    game = duel(CRABBE, hp=2, book=["gadding_with_ghouls"], spell=["accio"])
    game.do(0, "pass").do(0, "pass")  # points, then HP
    assert game.events_of(event.FightOver)[0].won is False
    game.do(0, "discard", card="accio").do(0, "discard", card="gadding_with_ghouls")
    assert game.of(0).hand == ()
    assert game.kinds(0) == {"roll"}


@pytest.mark.rule("HOG-167", "HOG-310", "HOG-312", "HOG-313", "HOG-317", "HOG-335")
def test_hog_313_the_winner_draws_a_spell_a_potion_and_a_book() -> None:
    game = Game(F4, F3).person(0, at="s03").deck("duel", "ron_weasley").ask(Arrive(0))
    assert game.events_of(event.CardShown) == [event.CardShown(0, "duel", "ron_weasley")]
    attack(game, 3, 3, 3, 3)
    assert game.of(0).hp == 6
    attack(game, 3, 3, 1, 1)
    person = game.of(0)
    assert person.hp == 5  # the last ability
    assert (len(person.spell), len(person.potion), len(person.book)) == (1, 1, 1)
    assert game.state.decks["duel"][-1] == "ron_weasley"


@pytest.mark.rule("HOG-311", "RUL-HOG-091")
def test_hog_311_the_own_character_goes_under_the_deck() -> None:
    game = Game(HARRY, DRACO).deck("duel", HARRY, "ginny_weasley").ask(StartDuel(0))
    assert game.events_of(event.CardShown) == [event.CardShown(0, "duel", "ginny_weasley")]
    assert game.state.decks["duel"][-1] == HARRY


@pytest.mark.rule("RUL-HOG-012")
def test_rul_hog_012_without_a_card_there_is_no_duel() -> None:
    game = Game(HARRY, DRACO)
    game.state.decks = {**game.state.decks, "duel": (HARRY,)}
    game.ask(StartDuel(0))
    assert game.events_of(event.FightBegan) == []
    assert game.kinds(0) == {"roll"}


@pytest.mark.rule("HOG-315", "RUL-HOG-095")
def test_hog_315_with_one_hp_it_is_lost_before_the_card_does_anything() -> None:
    game = duel(CRABBE, hp=1, points=30, book=["gadding_with_ghouls"])
    assert game.of(0).points == 30
    assert game.events_of(event.FightOver)[0].won is False
    assert isinstance(game.task, ChooseDiscard)


@pytest.mark.rule("HOG-260", "RUL-HOG-067")
@pytest.mark.parametrize(("variant", "most"), [("underage", 5), ("qualified", 3)])
def test_t_hog_114_so_many_cards_in_a_duel(variant: str, most: int) -> None:
    cards = ["pepperup_potion"] * 3 + ["wiggenweld_potion"] * 3
    game = duel("gregory_goyle", variant=variant, potion=cards, hp=9)
    for card in cards[:most]:
        if isinstance(game.task, Brace):
            game.do(0, "pass")
        game.do(0, "play", card=card)
        game.dice("attack", *[1] * (4 + game.task.fight.attacker.dice)).do(0, "attack")
    assert isinstance(game.task, TakeTurn)
    assert game.refused(0, "play", card="wiggenweld_potion") == ("RUL-HOG-067", "too_many_cards")


@pytest.mark.rule("HOG-318", "HOG-335", "RUL-HOG-093")
def test_t_hog_115_the_last_ability_can_still_lose_the_duel() -> None:
    game = duel("luna_lovegood", hp=8)  # on reveal +1, then 2 HP after each attack
    assert game.of(0).hp == 9
    attack(game, 3, 3, 3, 3)
    game.person(0, hp=3)
    attack(game, 3, 1, 1, 1)
    assert game.of(0).hp == 1
    assert game.events_of(event.FightOver)[0].won is False


@pytest.mark.rule("RUL-HOG-017")
def test_rul_hog_017_a_duel_never_takes_the_last_hp() -> None:
    game = duel("luna_lovegood", hp=1)
    assert game.of(0).hp == 1
    game = duel("luna_lovegood", hp=2)
    game.person(0, hp=2)
    attack(game, 1, 1, 1, 1)
    assert game.of(0).hp == 1


@pytest.mark.rule("HOG-319", "RUL-HOG-094")
def test_hog_319_crabbe_does_nothing_more_once_he_is_defeated() -> None:
    game = duel(CRABBE)
    attack(game, 3, 3, 3, 3)
    assert game.of(0).hp == 5  # only what came before the attack
    assert game.events_of(event.FightOver)[0].won is True


@pytest.mark.rule("HOG-335", "RUL-HOG-094")
def test_hog_335_an_ability_before_each_attack_has_a_last_use_too() -> None:
    game = Game(HARRY, DRACO).person(0, hp=9).deck("duel", "cedric_diggory").ask(StartDuel(0))
    assert game.of(0).hp == 9  # he rests in the first round
    attack(game, 2, 2, 2, 2)  # Harry needs a 2
    assert game.of(0).hp == 6
    attack(game, 6, 6, 1, 1)
    assert [each.when for each in game.events_of(event.AbilityAnnounced)] == ["last"]
    assert game.of(0).hp == 3
    assert game.events_of(event.FightOver)[0].won is True
