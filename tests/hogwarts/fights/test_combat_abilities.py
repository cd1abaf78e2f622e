"""The combat abilities of the boards, each at its moment (HOG-276, HOG-084)."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.fights.tasks import FightPlayer, RerollDice, StartDuel, TakeTurn
from commonroom.games.hogwarts.pack.world import World

from ..pack.packs import Document, changed, entry
from ..tables import CHO, DRACO, F3, F4, HARRY, HERMIONE, LUNA, RON, Game


def real(*characters: str, combat: Any = None, variant: str = "qualified") -> Game:
    """Return our own boards, but with resistance 3 for F3 and F4; the first may have another combat ability."""

    def change(data: Document) -> None:
        for fixture in (F3, F4):
            entry(data["characters"], fixture).update(resistance=3)
        if combat is not None:
            entry(data["characters"], characters[0]).update(combat=combat)

    game = Game(*characters, variant=variant)
    game.state.death_eaters = ()
    game.state.world = World(changed(change))
    for seat in game.state.seats:
        game.person(seat, hp=9)
    return game


def attack(game: Game, seat: int, *dice: int) -> Game:
    return game.dice("attack", *dice).do(seat, "attack")


@pytest.mark.rule("HOG-085", "RUL-HOG-072")
def test_harry_counts_the_opponents_resistance_as_one_lower() -> None:
    game = real(HARRY, F3).ask(FightPlayer(0, 1))
    attack(game, 0, 1, 1, 2, 1)  # Neville has resistance 3
    assert game.events_of(event.FightRolled)[0].hits == 1
    assert game.events_of(event.AbilityUsed) == [event.AbilityUsed(0, HARRY, "needed", 1)]
    attack(game, 1, 1, 1, 1)
    attack(game, 0, 1, 1, 6, 1)
    assert game.events_of(event.AbilityUsed) == []  # it made no difference


@pytest.mark.rule("RUL-HOG-072")
def test_rul_hog_072_at_resistance_one_every_die_hits_and_it_sinks_no_lower() -> None:
    game = real(HARRY, F3).person(0, spell=["petrificus_totalus", "finite_incantatem"], potion=["shrinking_solution"])
    game.person(0, hp=30).person(1, hp=30).ask(FightPlayer(0, 1))
    game.do(0, "play", card="petrificus_totalus")
    attack(game, 1, 1, 1, 1)
    game.do(0, "play", card="shrinking_solution")
    assert game.task.fight.fighters[1].resistance == -2
    attack(game, 1, 1, 1, 1)
    attack(game, 0, 1, 1, 1, 1)
    assert game.events_of(event.FightRolled)[0].hits == 4


@pytest.mark.rule("HOG-276")
def test_hermione_rolls_any_of_her_dice_again_once_in_a_fight() -> None:
    game = real(HERMIONE, F3).ask(FightPlayer(0, 1))
    attack(game, 0, 1, 2, 3, 6)
    assert isinstance(game.task, RerollDice)
    assert game.refused(0, "reroll", dice=[0, 0]) == ("HOG-276", "bad_dice")
    assert game.refused(0, "reroll", dice=[4]) == ("HOG-276", "bad_dice")
    assert game.refused(0, "attack") == ("HOG-276", "not_now")
    game.dice("attack", 5, 4).do(0, "reroll", dice=[0, 1])
    assert game.events_of(event.FightRolled)[-1].dice == (5, 4, 3, 6)
    assert game.of(1).hp == 5
    attack(game, 1, 1, 1, 1)
    attack(game, 0, 1, 1, 1, 1)
    assert not isinstance(game.task, RerollDice)


@pytest.mark.rule("HOG-276")
def test_hermione_may_keep_her_ability_for_later() -> None:
    game = real(HERMIONE, F3).ask(FightPlayer(0, 1))
    attack(game, 0, 1, 2, 3, 6).do(0, "pass")
    attack(game, 1, 1, 1, 1)
    attack(game, 0, 1, 1, 1, 1)
    assert isinstance(game.task, RerollDice)
    game = real(HERMIONE, F3).ask(FightPlayer(0, 1))
    attack(game, 0, 3, 3, 3, 3)
    assert not isinstance(game.task, RerollDice)  # nothing to improve


@pytest.mark.rule("HOG-276")
def test_cho_rolls_one_missed_die_again_at_each_attack() -> None:
    game = real(CHO, F3).ask(FightPlayer(0, 1))
    attack(game, 0, 1, 2, 3, 6)
    assert [move.get("dice") for move in game.offered(0)] == [None, [0], [1]]
    game.dice("attack", 6).do(0, "reroll", dice=[1])
    assert game.of(1).hp == 6
    assert isinstance(game.task, TakeTurn)  # once for each attack
    attack(game, 1, 1, 1, 1)
    attack(game, 0, 1, 1, 1, 1)
    assert isinstance(game.task, RerollDice)


@pytest.mark.rule("HOG-276", "HOG-252")
def test_felix_felicis_lets_anybody_roll_again_once() -> None:
    game = real(CHO, F3).person(0, potion=["felix_felicis"]).ask(FightPlayer(0, 1))
    game.do(0, "play", card="felix_felicis")
    assert game.of(0).hp == 10
    attack(game, 0, 1, 1, 1, 1)
    game.dice("attack", 3).do(0, "reroll", dice=[0])  # her own ability first
    assert {"type": "reroll", "dice": [1, 2, 3]} in game.offered(0)
    game.dice("attack", 3, 3, 1).do(0, "reroll", dice=[1, 2, 3])
    assert game.of(1).hp == 6
    assert game.task.fight.fighters[0].rerolls == ()


@pytest.mark.rule("HOG-276")
def test_rons_first_loss_in_a_fight_is_one_lower() -> None:
    game = real(HARRY, RON).ask(FightPlayer(0, 1))
    attack(game, 0, 3, 3, 3, 1)
    assert game.of(1).hp == 7
    assert event.AbilityUsed(1, RON, "hp", 1) in game.events
    attack(game, 1, 1, 1, 1)
    attack(game, 0, 3, 3, 1, 1)
    assert game.of(1).hp == 5


@pytest.mark.rule("HOG-276")
def test_rons_ability_is_not_used_up_by_what_was_cancelled() -> None:
    game = real(HARRY, RON).person(1, spell=["protego"]).ask(FightPlayer(0, 1))
    attack(game, 0, 3, 3, 3, 1).do(1, "play", card="protego")
    attack(game, 1, 1, 1, 1)
    attack(game, 0, 3, 3, 1, 1)
    assert game.of(1).hp == 8


@pytest.mark.rule("HOG-276", "HOG-252")
def test_an_ability_may_make_healing_cards_give_one_hp_more() -> None:
    combat = {"when": "heal", "effects": [{"do": "special", "name": "heal_better"}]}
    game = real(RON, F3, combat=combat).person(0, potion=["wiggenweld_potion"], items=["resurrection_stone"])
    game.ask(FightPlayer(0, 1))
    game.do(0, "play", card="wiggenweld_potion")
    assert game.of(0).hp == 13
    assert game.events_of(event.AbilityUsed) == [event.AbilityUsed(0, RON, "hp", 1)]
    game.do(0, "use", token="resurrection_stone").do(0, "put", token="resurrection_stone", to="a2")
    assert game.of(0).hp == 19  # a token is no card


@pytest.mark.rule("HOG-276")
def test_luna_rolls_dice_of_her_first_attack_again() -> None:
    game = real(LUNA, F3).ask(FightPlayer(0, 1))
    attack(game, 0, 1, 2, 3, 6)
    assert isinstance(game.task, RerollDice)
    game.dice("attack", 6, 4).do(0, "reroll", dice=[0, 1])
    assert game.events_of(event.AbilityUsed) == [event.AbilityUsed(0, LUNA, "reroll", 2)]
    assert game.of(1).hp == 5
    attack(game, 1, 1, 1, 1)
    attack(game, 0, 1, 1, 1, 1)
    assert not isinstance(game.task, RerollDice)  # only the first attack


@pytest.mark.rule("HOG-276")
def test_lunas_first_attack_is_over_once_she_has_attacked_with_a_card() -> None:
    game = real(LUNA, F3).person(0, spell=["stupefy"]).ask(FightPlayer(0, 1))
    game.do(0, "play", card="stupefy")
    attack(game, 1, 1, 1, 1)
    attack(game, 0, 1, 1, 1, 1)
    assert not isinstance(game.task, RerollDice)


@pytest.mark.rule("HOG-276")
def test_cedric_has_one_die_more_in_his_first_attack() -> None:
    game = real(F4, F3).ask(FightPlayer(0, 1))
    attack(game, 0, 1, 1, 1, 1, 1)
    assert game.events_of(event.AbilityUsed) == [event.AbilityUsed(0, F4, "dice", 1)]
    attack(game, 1, 1, 1, 1)
    attack(game, 0, 1, 1, 1, 1)
    assert len(game.events_of(event.FightRolled)[0].dice) == 4


@pytest.mark.rule("HOG-276")
def test_neville_recovers_once_after_two_hits() -> None:
    game = real(F3, F4).deck("duel", "ron_weasley").ask(StartDuel(0))
    attack(game, 0, 3, 1, 1)
    assert game.of(0).hp == 8
    attack(game, 0, 3, 3, 1)
    assert event.AbilityUsed(0, F3, "hp", 1) in game.events
    assert game.of(0).hp == 8  # one gained, one lost
    attack(game, 0, 3, 3, 1)
    assert game.of(0).hp == 7


@pytest.mark.rule("HOG-276")
def test_dracos_resistance_counts_5_against_dice_in_the_first_round() -> None:
    game = real(F3, DRACO).ask(FightPlayer(0, 1))
    attack(game, 0, 4, 4, 5)
    assert game.of(1).hp == 8
    assert event.AbilityUsed(1, DRACO, "resistance", 1) in game.events
    attack(game, 1, 1, 1, 1)
    attack(game, 0, 4, 4, 5)
    assert game.of(1).hp == 5


@pytest.mark.rule("HOG-276")
def test_episkey_raises_the_own_resistance_for_the_fight() -> None:
    game = real(F4, F3).person(1, spell=["episkey"]).ask(FightPlayer(0, 1))
    attack(game, 0, 3, 3, 1, 1, 1).do(1, "play", card="episkey")
    assert game.of(1).hp == 10
    attack(game, 1, 1, 1, 1)
    attack(game, 0, 3, 3, 3, 3)
    assert game.of(1).hp == 10


@pytest.mark.rule("HOG-276")
def test_an_ability_may_do_what_any_effect_does() -> None:
    combat = {"when": "attack", "once_per": "fight", "effects": [{"do": "draw", "deck": "spell"}]}
    game = real(F3, F4, combat=combat).ask(FightPlayer(0, 1))
    attack(game, 0, 1, 1, 1)
    assert len(game.of(0).spell) == 1
    attack(game, 1, 1, 1, 1, 1, 1)
    attack(game, 0, 1, 1, 1)
    assert len(game.of(0).spell) == 1
    combat = {"when": "loss", "effects": [{"do": "points", "amount": 5}]}
    game = real(F3, F4, combat=combat).ask(FightPlayer(0, 1))
    attack(game, 0, 1, 1, 1)
    attack(game, 1, 3, 1, 1, 1, 1)
    assert (game.of(0).hp, game.of(0).points) == (8, 5)


@pytest.mark.rule("HOG-251", "HOG-261")
def test_sectumsempra_costs_points_and_its_name_is_told() -> None:
    """T-HOG-077 for a card with a price."""
    game = real(F3, F4).person(0, spell=["sectumsempra"], points=20).ask(FightPlayer(0, 1))
    game.do(0, "play", card="sectumsempra")
    assert (game.of(0).points, game.of(1).hp) == (15, 4)
    assert game.events_of(event.CardPlayed) == [event.CardPlayed(0, "sectumsempra")]
    assert game.of(0).spell == ()


@pytest.mark.rule("HOG-261")
def test_t_hog_077_the_name_of_a_spell_is_told_to_all() -> None:
    game = Game(F4, F3).person(0, spell=["stupefy"]).deck("duel", "ron_weasley").ask(StartDuel(0))
    game.do(0, "play", card="stupefy")
    assert game.events_of(event.CardPlayed) == [event.CardPlayed(0, "stupefy")]


@pytest.mark.rule("HOG-251")
def test_incendio_gives_a_die_for_the_rest_of_the_fight() -> None:
    game = Game(F4, F3).person(0, spell=["incendio"]).deck("duel", "ron_weasley").ask(StartDuel(0))
    game.do(0, "play", card="incendio")
    attack(game, 0, 1, 1, 1, 1, 1)
    assert len(game.events_of(event.FightRolled)[0].dice) == 5


@pytest.mark.rule("RUL-HOG-015")
def test_rul_hog_015_a_table_may_cap_hp() -> None:
    game = Game(F4, F3, hp_cap="start_value").person(0, hp=6, potion=["madam_pomfreys_draught"])
    game.deck("duel", "ron_weasley").ask(StartDuel(0)).do(0, "play", card="madam_pomfreys_draught")
    assert game.of(0).hp == 7


@pytest.mark.rule("RUL-HOG-047", "HOG-252")
def test_a_card_of_a_tables_own_may_lead_out_of_a_fight_too() -> None:
    game = Game(F4, F3, variant="qualified")
    effects = [{"do": "special", "name": "escape", "amount": 2}]
    game.state.world = World(changed(lambda data: entry(data["spells"], "protego").update(effects=effects)))
    game.person(0, at="s01").person(1, at="s01", spell=["protego"]).ask(FightPlayer(0, 1))
    attack(game, 0, 6, 1, 1, 1, 1).do(1, "play", card="protego")
    assert game.events_of(event.FightOver)[0].won is None
    game.walk(1, "gryffindor_tower", "s02")
    assert (game.of(1).at, game.of(1).spell, game.of(1).hp) == ("s02", (), 7)
    game.person(0, spell=["protego"]).ask(FightPlayer(0, 1)).do(0, "play", card="protego")
    game.walk(0, "gryffindor_tower", "s02")
    assert game.state.turn.seat == 1
