"""Fights against death eaters in the qualified and team variants (sections 13.4 and 22.5)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.fights.fighters import death_eater
from commonroom.games.hogwarts.fights.tasks import Brace, FightDeathEater, TakeTurn

from ..tables import F3, F4, HARRY, LUNA, Game

LUCIUS = "lucius_malfoy"


def game_with(foe: str = LUCIUS, *, spell: str = "stupefy", potion: str = "antidote", **options: Any) -> Game:
    """Put F4 on a tower with a death eater, who will have these cards."""
    game = Game(F4, F3, LUNA, **{"variant": "qualified"} | options)
    game.state.death_eaters = ()
    return (
        game.death_eater(foe, "gryffindor_tower")
        .person(0, at="gryffindor_tower")
        .deck("spell", spell)
        .deck("potion", potion)
    )


def begin(game: Game, foe: str = LUCIUS) -> Game:
    return game.ask(FightDeathEater(0, foe))


def attack(game: Game, seat: int, *dice: int) -> Game:
    return game.dice("attack", *dice).do(seat, "attack")


@pytest.mark.rule("HOG-303", "HOG-304", "HOG-306", "RUL-HOG-085", "RUL-HOG-089")
def test_t_hog_100_a_beaten_death_eater_is_gone_and_worth_20_points() -> None:
    game = begin(game_with())
    attack(game, 0, 4, 5, 6, 1).do(1, "pass")
    attack(game, 1, 3, 3, 2)
    assert game.of(0).hp == 5
    attack(game, 0, 4, 4, 4, 2).do(1, "pass")
    assert game.state.death_eaters == ()
    assert (game.of(0).points, game.of(0).beaten, game.of(0).hp) == (20, 1, 5)
    assert game.events_of(event.PointsChanged)[0].source == "death_eater"
    assert game.events_of(event.DeathEaterGone) == [event.DeathEaterGone(LUCIUS)]
    assert (game.state.decks["spell"][-1], game.state.decks["potion"][-1]) == ("stupefy", "antidote")


@pytest.mark.rule("HOG-115", "HOG-301", "HOG-302", "RUL-HOG-084", "RUL-HOG-085", "RUL-HOG-083")
def test_t_hog_043_the_right_hand_neighbour_plays_it_with_a_spell_and_a_potion() -> None:
    game = game_with().person(0, at="s01")
    game.roll(0, 2, 3).walk(0, "gryffindor_tower")
    assert game.to_act == (0,)
    drawn = game.events_of(event.CardsDrawn)
    assert [(each.seat, each.deck, each.pawn) for each in drawn] == [(1, "spell", LUCIUS), (1, "potion", LUCIUS)]
    assert death_eater(game.state, LUCIUS).spell == ("stupefy",)
    attack(game, 0, 1, 1, 1, 1)
    assert game.to_act == (1,)
    assert {move["type"] for move in game.offered(1)} == {"attack", "play"}


@pytest.mark.rule("RUL-HOG-084")
def test_rul_hog_084_in_teams_the_first_on_the_right_who_is_no_mate_plays_it() -> None:
    game = Game(F4, HARRY, F3, LUNA, variant="team", teams=2)
    begin(game.death_eater(LUCIUS, "s01"))
    attack(game, 0, 1, 1, 1, 1)
    assert game.to_act == (1,)


@pytest.mark.rule("HOG-304", "HOG-305", "RUL-HOG-086")
def test_hog_305_the_beaten_player_wakes_up_in_the_leaky_cauldron() -> None:
    game = game_with().person(0, hp=3, spell=["accio"], potion=["antidote"], book=["gadding_with_ghouls"], floo=2)
    game.person(0, items=["nagini"])
    begin(game)
    attack(game, 0, 4, 4, 1, 1).do(1, "pass")
    game.do(1, "play", card="stupefy").do(0, "pass")
    person = game.of(0)
    assert (person.at, person.hp, person.magic) == ("leaky_cauldron", 6, ())
    assert (person.floo, person.items, len(person.book)) == (2, ("nagini",), 1)
    foe = death_eater(game.state, LUCIUS)
    assert (foe.hp, foe.spell, foe.potion) == (6, (), ())
    assert event.FoeHealed(LUCIUS, 2, 6) in game.events
    assert game.state.turn.seat == 1


@pytest.mark.rule("RUL-HOG-086", "RUL-HOG-085")
def test_rul_hog_086_hp_above_the_full_number_do_not_outlast_the_fight() -> None:
    """HP that a card gave it are gone with the fight: the next player meets it with those of its board."""
    game = begin(game_with(potion="madam_pomfreys_draught").person(0, hp=2))
    attack(game, 0, 4, 1, 1, 1).do(1, "play", card="madam_pomfreys_draught")
    assert death_eater(game.state, LUCIUS).hp == 10
    game.do(1, "play", card="stupefy")
    assert game.of(0).at == "leaky_cauldron"
    assert death_eater(game.state, LUCIUS).hp == 6
    assert event.FoeStruck(LUCIUS, 4, 6) in game.events


@pytest.mark.rule("RUL-HOG-064")
def test_rul_hog_064_one_defence_card_before_each_attack() -> None:
    game = begin(game_with().person(0, potion=["wiggenweld_potion", "wiggenweld_potion"]))
    game.do(0, "play", card="wiggenweld_potion")
    assert game.refused(0, "play", card="wiggenweld_potion") == ("RUL-HOG-064", "one_defence")
    attack(game, 0, 1, 1, 1, 1)
    attack(game, 1, 1, 1, 1)
    game.do(0, "play", card="wiggenweld_potion")
    assert game.of(0).hp == 13


@pytest.mark.rule("RUL-HOG-087", "HOG-260")
def test_rul_hog_087_three_cards_at_most() -> None:
    cards = ["expelliarmus", "expelliarmus", "expelliarmus", "expelliarmus"]
    game = begin(game_with("bellatrix_lestrange").person(0, spell=cards, hp=30), "bellatrix_lestrange")
    for _ in range(3):
        game.do(0, "play", card="expelliarmus").do(1, "pass")
        attack(game, 1, 1, 1, 1, 1)
    assert game.refused(0, "play", card="expelliarmus") == ("RUL-HOG-087", "too_many_cards")


@pytest.mark.rule("HOG-303", "RUL-HOG-063")
def test_hog_303_the_death_eater_may_use_its_cards_to_defend_itself() -> None:
    game = begin(game_with().deck("potion", "antidote", "wiggenweld_potion"))
    attack(game, 0, 4, 4, 4, 4)
    assert isinstance(game.task, Brace)
    game.do(1, "play", card="antidote")  # cancels, and draws another potion
    foe = death_eater(game.state, LUCIUS)
    assert (foe.hp, foe.potion) == (6, ("wiggenweld_potion",))
    assert game.events_of(event.AttackCancelled) == [event.AttackCancelled(1, "antidote", LUCIUS)]


@pytest.mark.rule("HOG-256", "RUL-HOG-062")
def test_hog_256_a_death_eater_that_searches_a_deck_keeps_what_it_finds() -> None:
    game = begin(game_with(spell="wingardium_leviosa"))
    attack(game, 0, 1, 1, 1, 1)
    game.do(1, "play", card="wingardium_leviosa")
    assert game.refused(1, "choose", card="antidote") == ("HOG-256", "not_in_deck")
    game.do(1, "choose", card="protego").dice("spell_deck", None).do(1, "choose", card="fiendfyre")
    assert death_eater(game.state, LUCIUS).spell == ("protego", "fiendfyre")
    attack(game, 0, 6, 1, 1, 1)
    assert game.refused(1, "play", card="protego") == ("RUL-HOG-062", "found_this_round")
    game.do(1, "pass")
    game.do(1, "play", card="fiendfyre")
    assert game.of(0).hp == 1


@pytest.mark.rule("HOG-087")
def test_hog_087_death_eaters_use_no_tokens() -> None:
    game = begin(game_with().person(1, items=["elder_wand"]))
    attack(game, 0, 1, 1, 1, 1)
    assert game.refused(1, "use", token="elder_wand") == ("HOG-087", "no_tokens")


@pytest.mark.rule("RUL-HOG-037")
def test_rul_hog_037_the_death_eater_comes_before_the_player_on_its_field() -> None:
    game = game_with().person(0, at="s01").person(2, at="gryffindor_tower")
    game.roll(0, 1, 1).walk(0, "gryffindor_tower")
    assert game.task.fight.kind == "death_eater"


@pytest.mark.rule("RUL-HOG-088", "HOG-179")
def test_rul_hog_088_after_a_won_fight_the_tower_is_not_used() -> None:
    game = game_with().person(0, at="s01", floo=1)
    game.state.death_eaters = tuple(type(foe)(foe.id, foe.at, 1) for foe in game.state.death_eaters)
    game.roll(0, 1, 1).walk(0, "gryffindor_tower")
    attack(game, 0, 6, 1, 1, 1).do(1, "pass")
    assert game.of(0).at == "gryffindor_tower"
    assert game.state.turn.seat == 1  # no card from the common room, no floo powder


@pytest.mark.rule("RUL-HOG-084", "RUL-HOG-085")
def test_rul_hog_084_in_a_single_team_the_app_plays_it() -> None:
    """It plays its attack card first, its defence card as soon as it would fall below 3 HP, and otherwise rolls."""
    game = begin(game_with(spell="stupefy", potion="antidote", variant="team", teams=1).deck("potion", "antidote"))
    assert game.events_of(event.CardsDrawn) == []  # nobody sees its cards
    attack(game, 0, 4, 4, 4, 1)
    assert event.CardPlayed(0, "stupefy", pawn=LUCIUS) in game.events
    assert (game.of(0).hp, death_eater(game.state, LUCIUS).hp) == (4, 3)
    game.dice("attack", 4, 1, 1, 1, 6, 1, 1).do(0, "attack")  # 3 - 1 < 3: it cancels, then rolls
    assert event.AttackCancelled(0, "antidote", LUCIUS) in game.events
    assert death_eater(game.state, LUCIUS).hp == 3
    assert game.of(0).hp == 3
    assert game.to_act == (0,)


@pytest.mark.rule("RUL-HOG-084")
@pytest.mark.parametrize("spells", [("expelliarmus", "fiendfyre"), ("fiendfyre", "expelliarmus")])
def test_rul_hog_084_the_app_plays_the_attack_card_that_takes_most(spells: tuple[str, ...]) -> None:
    game = begin(game_with(variant="team", teams=1))
    game.state.death_eaters = (replace(game.state.death_eaters[0], spell=spells, potion=()),)
    attack(game, 0, 1, 1, 1, 1)
    assert game.events_of(event.CardPlayed) == [event.CardPlayed(0, "fiendfyre", pawn=LUCIUS)]
    assert game.of(0).hp == 1


@pytest.mark.rule("RUL-HOG-090", "HOG-307")
def test_rul_hog_090_alone_they_are_inert_unless_the_app_plays_them() -> None:
    alone: dict[str, Any] = {"variant": "solo", "solo_rules": "qualified"}
    game = Game(F4, **alone)
    game.death_eater(LUCIUS, "gryffindor_tower").person(0, at="s01").roll(0, 1, 1).walk(0, "gryffindor_tower")
    assert game.state.agenda[-1].__class__.__name__ == "Walk"
    game = Game(F4, **alone, solo_death_eaters="automated")
    game.death_eater(LUCIUS, "gryffindor_tower").person(0, at="s01").roll(0, 1, 1).walk(0, "gryffindor_tower")
    assert isinstance(game.task, TakeTurn)


@pytest.mark.rule("HOG-371", "RUL-HOG-090")
def test_hog_371_alone_a_lost_fight_is_a_lost_game() -> None:
    game = Game(F4, variant="solo", solo_rules="qualified", solo_death_eaters="automated").person(0, hp=1)
    game.death_eater(LUCIUS, "s01").deck("spell", "stupefy")
    begin(game)
    attack(game, 0, 1, 1, 1, 1)
    assert game.state.result is not None
    assert game.state.result.winners == ()


@pytest.mark.rule("RUL-HOG-078")
def test_rul_hog_078_defence_dice_against_death_eaters_by_option() -> None:
    game = begin(game_with(defence_dice="players_and_death_eaters"))
    game.dice("attack", 4, 4, 1, 1).dice("defence", 2, 4).do(0, "attack").do(1, "pass")
    assert death_eater(game.state, LUCIUS).hp == 3
    game = begin(game_with(defence_dice="players"))
    attack(game, 0, 4, 4, 1, 1).do(1, "pass")
    assert death_eater(game.state, LUCIUS).hp == 4


@pytest.mark.rule("RUL-HOG-047", "RUL-HOG-086")
def test_rul_hog_047_whoever_slips_away_leaves_the_death_eater_as_it_was() -> None:
    game = begin(game_with().person(0, items=["invisibility_cloak"]))
    attack(game, 0, 4, 4, 4, 1).do(1, "pass")
    attack(game, 1, 1, 1, 1)
    game.do(0, "use", token="invisibility_cloak").do(0, "put", token="invisibility_cloak", to="b2")
    game.walk(0, "s02", "s03", "s04", "hufflepuff_tower", "s05")
    foe = death_eater(game.state, LUCIUS)
    assert (foe.at, foe.hp, foe.spell, foe.potion) == ("gryffindor_tower", 6, (), ())
    assert game.of(0).points == 0
    assert game.state.turn.seat == 1


@pytest.mark.rule("HOG-277")
def test_hog_277_lost_hp_stay_lost() -> None:
    game = begin(game_with())
    attack(game, 0, 4, 4, 4, 4).do(1, "pass")
    attack(game, 1, 3, 3, 3)
    attack(game, 0, 4, 4, 4, 4).do(1, "pass")
    assert game.of(0).hp == 4
