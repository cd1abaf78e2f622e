"""Mission fights, of one player and of teams (sections 15 and 16)."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.fights.tasks import Brace, TakeTurn
from commonroom.games.hogwarts.tasks import ChooseMission, PutTokens

from ..tables import F3, F4, LUNA, Game

DIARY, DOG, DEMENTORS = "destroy_the_diary", "tame_the_dog", "drive_off_the_dementors"
FANG_AND_DIARY = ["basilisk_fang", "riddle_diary"]
CHAMBER = "chamber_of_secrets"
POMFREY, INVIGORATION, AGEING = "madam_pomfreys_draught", "invigoration_draught", "ageing_potion"


def mission(
    *characters: str, variant: str = "underage", what: str = DIARY, rules: int | None = None, **values: Any
) -> Game:
    """Return a game in which seat 0 has come to the mission's place with all that it needs, and attempts it."""
    game = Game(*(characters or (F4, F3)), variant=variant, rules=rules)
    game.state.death_eaters = ()
    card = game.state.world.missions[what]
    game.person(0, **{"at": card.place, "items": card.tokens, "missions": [what]} | values)
    return game.ask(ChooseMission(0)).do(0, "attempt", mission=what)


def attack(game: Game, seat: int, *dice: int) -> Game:
    return game.dice("attack", *dice).do(seat, "attack")


def hps(game: Game) -> tuple[int, int]:
    """Return the player's HP and the opponent's."""
    return game.of(0).hp, game.task.fight.hp


def ex_3a(game: Game) -> Game:
    """Play the rulebook's fight against Tom Riddle, with a board that has four dice and no ability."""
    assert hps(game) == (6, 9)  # on reveal: 6 to 4, when nobody defends
    game.do(0, "pass")
    assert hps(game) == (4, 9)
    attack(game, 0, 2, 2, 4, 6)
    assert hps(game) == (4, 8)
    game.do(0, "pass")
    assert hps(game) == (1, 8)
    game.do(0, "play", card=POMFREY)
    assert hps(game) == (6, 8)
    assert isinstance(game.task, TakeTurn)
    attack(game, 0, 3, 5, 5, 6)
    game.do(0, "pass")
    assert hps(game) == (3, 5)
    return game.do(0, "play", card=INVIGORATION)


@pytest.mark.rule("HOG-251", "HOG-252", "HOG-271", "HOG-275", "HOG-331", "HOG-332", "HOG-333", "HOG-334", "HOG-335")
@pytest.mark.rule("HOG-336", "HOG-337", "HOG-340", "RUL-HOG-098", "HOG-009")
def test_t_hog_120_both_at_zero_is_lost() -> None:
    """EX-3a: the player of the example has 6 HP, four dice and no ability that matters."""
    game = mission(hp=6, potion=[POMFREY, INVIGORATION])
    game = ex_3a(game)
    assert game.of(0).potion == ()
    person = game.of(0)  # the last ability: she has no card left to answer it with
    assert (person.at, person.hp) == ("leaky_cauldron", 6)
    assert (person.points, person.missions, person.items) == (0, (DIARY,), tuple(FANG_AND_DIARY))
    assert game.events_of(event.MissionFailed) == [event.MissionFailed(0, DIARY)]
    assert [each.when for each in game.events_of(event.AbilityAnnounced)] == ["last"]
    assert game.state.turn.seat == 1


@pytest.mark.rule("HOG-335", "HOG-337")
def test_ex_3a_goes_the_same_way_for_luna_herself() -> None:
    """EX-3a with her own board: her ability changes nothing unless she uses it."""
    game = mission(LUNA, F3, potion=[POMFREY, INVIGORATION])
    assert hps(game) == (6, 9)
    game.do(0, "pass")
    attack(game, 0, 2, 2, 4, 6).do(0, "pass")  # she leaves the dice of her first attack as they are
    assert hps(game) == (4, 8)
    game.do(0, "pass").do(0, "play", card=POMFREY)
    assert hps(game) == (6, 8)
    attack(game, 0, 3, 5, 5, 6).do(0, "pass")
    assert hps(game) == (3, 5)
    game.do(0, "play", card=INVIGORATION)
    assert game.events_of(event.MissionFailed) == [event.MissionFailed(0, DIARY)]


@pytest.mark.rule("RUL-HOG-182", "HOG-205")
def test_rul_hog_182_a_token_that_the_mission_asks_for_serves_no_other_purpose() -> None:
    """Not before an attack, and not against what is announced; another special token helps."""
    game = mission(what="turn_the_stone", hp=9, items=("resurrection_stone", "gaunt_ring", "elder_wand"))
    assert game.refused(0, "use", token="resurrection_stone") == ("RUL-HOG-182", "token_on_mission")
    dice = game.state.board(0).dice
    game.do(0, "use", token="elder_wand").do(0, "put", token="elder_wand", to="a2")
    assert game.task.fight.attacker.dice > 0
    game.dice("attack", *[1] * (dice + game.task.fight.attacker.dice)).do(0, "attack")
    assert not isinstance(game.task, Brace), "the Stone cannot be used against the blow either"
    riddle = mission(hp=9, items=("basilisk_fang", "riddle_diary", "resurrection_stone"))
    assert isinstance(riddle.task, Brace)
    assert {"type": "use", "token": "resurrection_stone"} in riddle.offered(0), "his mission does not ask for it"


@pytest.mark.rule("RUL-HOG-182", "HOG-205", "HOG-339")
def test_by_the_first_rules_a_token_that_was_used_in_the_fight_is_not_put_on_the_board_twice() -> None:
    game = mission(what="turn_the_stone", hp=9, rules=1)
    game.do(0, "use", token="resurrection_stone").do(0, "put", token="resurrection_stone", to="a2")
    for _ in range(3):
        attack(game, 0, 6, 6, 6, 6)
    assert game.of(0).done == ("turn_the_stone",)
    assert game.state.tokens == {"a2": ("resurrection_stone",)}


@pytest.mark.rule("HOG-272", "HOG-335", "HOG-336", "HOG-337", "HOG-339", "HOG-353", "HOG-204", "HOG-255")
def test_ex_3b_one_hp_left_is_won() -> None:
    game = mission(hp=9, potion=[INVIGORATION, AGEING])
    game.do(0, "pass").do(0, "play", card=INVIGORATION)
    assert hps(game) == (7, 4)
    game.do(0, "pass")
    assert hps(game) == (4, 4)
    game.do(0, "play", card=AGEING)
    assert game.of(0).hp == 1
    assert game.of(0).points == 200
    assert game.of(0).done == (DIARY,)
    assert game.state.decks["potion"][-2:] == (INVIGORATION, AGEING)
    assert isinstance(game.task, PutTokens)
    game.do(0, "put", token="basilisk_fang", to="azkaban").do(0, "put", token="riddle_diary", to="azkaban")
    assert game.state.tokens["azkaban"] == ("basilisk_fang", "riddle_diary")


@pytest.mark.rule("HOG-251", "HOG-341", "RUL-HOG-065", "RUL-HOG-066")
def test_t_hog_122_spells_do_nothing_to_riddle() -> None:
    game = mission(hp=9, spell=["fiendfyre", "petrificus_totalus"])
    game.do(0, "pass").do(0, "play", card="fiendfyre").do(0, "pass")
    assert hps(game) == (4, 9)
    assert game.task.fight.attacker.used == ("fiendfyre",)
    game.do(0, "play", card="petrificus_totalus")
    assert game.events_of(event.FoeStruck) == []
    assert game.events_of(event.AbilityAnnounced)[0].when == "after"


@pytest.mark.rule("HOG-341", "RUL-HOG-065")
def test_rul_hog_065_nor_do_they_lower_his_resistance() -> None:
    game = mission(hp=30, spell=["petrificus_totalus"])
    game.do(0, "pass").do(0, "play", card="petrificus_totalus")
    attack(game, 0, 4, 4, 4, 4)
    assert game.task.fight.hp == 9


@pytest.mark.rule("HOG-256", "RUL-HOG-011", "RUL-HOG-062")
def test_t_hog_123_what_is_found_can_be_used_in_the_next_round() -> None:
    game = mission(hp=9, potion=["polyjuice_potion", AGEING]).do(0, "pass")
    game.do(0, "play", card="polyjuice_potion")
    assert "polyjuice_potion" not in game.state.decks["potion"][-1:]  # only afterwards is it under the deck
    game.dice("potion_deck", ["antidote"]).do(0, "choose", card="felix_felicis")
    assert game.state.decks["potion"][0] == "antidote"  # shuffled
    assert game.state.decks["potion"][-1] == "polyjuice_potion"
    assert isinstance(game.task, Brace)  # the search was the attack of this round
    assert game.refused(0, "play", card="felix_felicis") == ("RUL-HOG-062", "found_this_round")
    game.do(0, "pass")
    assert hps(game) == (4, 9)
    game.do(0, "play", card="felix_felicis")  # one HP more, and a roll that can be improved
    assert hps(game) == (5, 9)


@pytest.mark.rule("HOG-252", "HOG-253", "RUL-HOG-063")
def test_t_hog_124_protego_voids_what_was_announced_and_nothing_else() -> None:
    game = mission(hp=9, spell=["protego"]).do(0, "pass")
    attack(game, 0, 1, 1, 1, 1)
    game.do(0, "play", card="protego")
    assert hps(game) == (7, 9)
    attack(game, 0, 1, 1, 1, 1)
    assert hps(game) == (4, 9)


@pytest.mark.rule("HOG-273", "HOG-275", "HOG-334", "RUL-HOG-063", "RUL-HOG-064")
def test_t_hog_125_a_heal_triggers_nothing_and_the_attack_follows() -> None:
    game = mission(hp=9, potion=["wiggenweld_potion", POMFREY]).do(0, "pass")
    game.do(0, "play", card="wiggenweld_potion")
    assert hps(game) == (10, 9)
    assert game.refused(0, "play", card=POMFREY) == ("RUL-HOG-064", "one_defence")
    attack(game, 0, 1, 1, 1, 1)
    assert game.task.blow.when == "after"
    game.do(0, "play", card=POMFREY)  # another window
    assert hps(game) == (12, 9)


@pytest.mark.rule("HOG-338", "HOG-260")
@pytest.mark.parametrize(("variant", "most"), [("underage", 5), ("qualified", 3)])
def test_t_hog_126_and_129_so_many_cards_in_a_mission(variant: str, most: int) -> None:
    needed = ["alohomora"] if variant == "qualified" else []
    cards = ["wiggenweld_potion"] * 4 + ["pepperup_potion"] * 3
    game = mission(variant=variant, what=DOG, potion=cards, spell=needed)
    for number in range(most):
        game.do(0, "play", card=cards[number])
        game.dice("attack", *[1] * (4 + game.task.fight.attacker.dice)).do(0, "attack")
        if isinstance(game.task, Brace):
            game.do(0, "pass")
    assert game.refused(0, "play", card="pepperup_potion") == ("HOG-338", "too_many_cards")


@pytest.mark.rule("RUL-HOG-068")
def test_rul_hog_068_required_cards_need_not_be_played() -> None:
    game = mission(variant="qualified", what=DOG, spell=["alohomora"], hp=9)
    for _ in range(2):
        attack(game, 0, 3, 3, 3, 1).do(0, "pass")
    assert game.of(0).points == 50
    assert game.of(0).spell == ("alohomora",)


@pytest.mark.rule("HOG-331", "HOG-333", "RUL-HOG-094", "RUL-HOG-106", "HOG-337")
def test_t_hog_131_a_loss_before_the_attack_can_decide() -> None:
    game = mission(what=DEMENTORS, hp=1)
    assert game.events_of(event.FightRolled) == []
    assert (game.of(0).at, game.of(0).hp) == ("leaky_cauldron", 6)
    assert game.events_of(event.MissionFailed) == [event.MissionFailed(0, DEMENTORS)]


@pytest.mark.rule("HOG-333", "HOG-274")
def test_hog_333_before_each_attack_means_each() -> None:
    game = mission(what=DEMENTORS, hp=7)
    assert hps(game) == (6, 8)
    attack(game, 0, 4, 1, 1, 1)
    assert hps(game) == (5, 7)


@pytest.mark.rule("HOG-277")
def test_t_hog_133_hp_are_kept_after_a_won_mission() -> None:
    game = mission(what=DOG, hp=6)
    attack(game, 0, 3, 3, 3, 3)
    attack(game, 0, 3, 3, 3, 3)
    assert game.of(0).hp == 4
    game.do(0, "put", token="enchanted_flute", to="azkaban")
    assert game.of(0).hp == 4


@pytest.mark.rule("RUL-HOG-105")
def test_rul_hog_105_the_fight_card_is_there_again_for_that_mission() -> None:
    """A second attempt turns up the same card, and its opponent has full HP again."""
    game = mission(what=DEMENTORS, hp=2)
    fights = game.state.decks["fight"]
    attack(game, 0, 6, 6, 6, 6)
    assert game.events_of(event.MissionFailed) == [event.MissionFailed(0, DEMENTORS)]
    assert game.state.decks["fight"] == fights
    place = game.state.world.missions[DEMENTORS].place
    game.turn_of(0).person(0, at=place, hp=7).ask(ChooseMission(0)).do(0, "attempt", mission=DEMENTORS)
    assert [(shown.deck, shown.card) for shown in game.events_of(event.CardShown)] == [("fight", "dementors")]
    assert game.task.fight.hp == 8


@pytest.mark.rule("VAL-HOG-09", "HOG-335")
def test_hog_335_an_opponent_without_a_last_use_just_falls() -> None:
    game = mission(what="stop_the_troll", hp=6)
    attack(game, 0, 3, 3, 3, 3)
    assert game.of(0).hp == 1
    attack(game, 0, 1, 1, 1, 1)  # it rests in the second round
    attack(game, 0, 3, 3, 3, 3)
    assert game.of(0).done == ("stop_the_troll",)
    assert game.of(0).hp == 1


@pytest.mark.rule("HOG-044", "HOG-370", "HOG-371", "HOG-372")
def test_t_hog_146_alone_a_lost_mission_is_the_end() -> None:
    game = ex_3a(mission(F4, variant="solo", hp=6, potion=[POMFREY, INVIGORATION]))
    assert game.state.result is not None
    assert game.state.result.reason == "knocked_out"
    assert game.of(0).at == CHAMBER
    assert game.to_act == ()


@pytest.mark.rule("RUL-HOG-063")
def test_rul_hog_063_lumos_cancels_a_reveal_and_nothing_else() -> None:
    game = mission(hp=9, spell=["lumos"])
    assert {"type": "play", "card": "lumos"} in game.offered(0)
    other = mission(hp=9, spell=["lumos"]).do(0, "pass")
    assert other.refused(0, "play", card="lumos") == ("RUL-HOG-063", "nothing_to_cancel")
    attack(other, 0, 1, 1, 1, 1)
    assert other.refused(0, "play", card="lumos") == ("RUL-HOG-063", "nothing_to_cancel")
    game.do(0, "play", card="lumos")
    assert hps(game) == (9, 9)


@pytest.mark.rule("RUL-HOG-063")
def test_rul_hog_063_before_the_own_attack_there_is_nothing_to_cancel() -> None:
    game = mission(hp=9, spell=["protego", "expecto_patronum"]).do(0, "pass")
    assert game.refused(0, "play", card="protego") == ("RUL-HOG-063", "nothing_to_cancel")
    game.do(0, "play", card="expecto_patronum")  # that one gives 2 HP as well
    assert hps(game) == (9, 9)


@pytest.mark.rule("HOG-332", "HOG-319")
def test_hog_332_a_reveal_can_cost_other_things_than_hp() -> None:
    game = mission(what="unmask_the_rat", floo=2, points=10)  # the Cloak is being spent, so nobody asks
    assert game.of(0).floo == 1
    game = mission(what="win_the_cup", potion=["antidote"], spell=["accio"], hp=7).do(0, "pass")
    assert (game.of(0).hp, game.of(0).potion, game.of(0).spell) == (6, (), ("accio",))
    game = mission(what="reclaim_the_prophecy", book=["gadding_with_ghouls"], hp=7)
    game.do(0, "discard", card="gadding_with_ghouls")
    assert isinstance(game.task, TakeTurn)
    game = mission(what="mend_the_cabinet", points=30)
    attack(game, 0, 1, 1, 1, 1)
    assert (game.of(0).points, game.of(0).hp) == (25, 6)
    assert game.events_of(event.PointsChanged)[0].source == "fight"


# Requirements


@pytest.mark.rule("HOG-041", "HOG-042", "HOG-254", "HOG-330", "HOG-351", "HOG-352", "RUL-HOG-069", "RUL-HOG-070")
def test_t_hog_127_mission_6_asks_for_polyjuice_and_two_other_attack_cards() -> None:
    game = Game(F4, F3, variant="qualified")
    game.person(0, at=CHAMBER, items=FANG_AND_DIARY, missions=[DIARY])
    game.person(0, potion=["polyjuice_potion", AGEING, "swelling_solution"]).ask(ChooseMission(0))
    assert {"type": "attempt", "mission": DIARY} in game.offered(0)
    game.person(0, potion=["polyjuice_potion", AGEING])  # the same card does not count twice
    assert game.refused(0, "attempt", mission=DIARY) == ("HOG-351", "mission_needs_cards")
    game.person(0, potion=["polyjuice_potion", AGEING], spell=["stupefy"])
    assert {"type": "attempt", "mission": DIARY} in game.offered(0)
    game.person(0, items=["basilisk_fang"])
    assert game.refused(0, "attempt", mission=DIARY) == ("HOG-330", "mission_needs_items")


@pytest.mark.rule("HOG-340", "RUL-HOG-098", "RUL-HOG-016")
def test_t_hog_130_a_lost_mission_stays_open_and_the_next_turn_starts_from_the_refuge() -> None:
    game = mission(what=DEMENTORS, hp=1, spell=["accio"], book=["gadding_with_ghouls"])
    game.do(0, "pass")
    assert (game.of(0).spell, game.of(0).book) == ((), ("gadding_with_ghouls",))
    game.turn_of(0)
    tokens = game.state.world.missions[DEMENTORS].tokens
    assert (game.of(0).missions, game.of(0).items) == ((DEMENTORS,), tokens)
    game.roll(0, 1, 1).walk(0, "a1", "a2")
    assert game.of(0).at == "a2"


@pytest.mark.rule("HOG-360", "HOG-361")
def test_hog_360_the_team_waits_until_everybody_is_there() -> None:
    game = Game(F4, F3, variant="team", teams=1)
    game.state.death_eaters = ()
    card = game.state.world.missions[DOG]
    game.person(0, at=card.place, items=card.tokens, missions=[DOG], spell=["alohomora"]).person(1, at="s14")
    game.turn_of(0).do(0, "wait")  # instead of rolling
    assert game.of(0).at == card.place
    game.roll(1, 1, 1).walk(1, card.place)
    game.do(1, "stop").do(1, "attempt", mission=DOG)
    assert [fighter.seat for fighter in game.task.fight.fighters] == [1, 0]  # the one who came last begins
