"""Special item tokens in fights: wand, sword, stone, cloak (HOG-205 to HOG-209)."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.fights.tasks import Brace, Escape, StartDuel, StartMission, TakeTurn

from ..tables import F3, F4, LUNA, Game

DIARY, DOG = "destroy_the_diary", "tame_the_dog"
CLOAK, STONE = "invisibility_cloak", "resurrection_stone"


def riddle(**values: Any) -> Game:
    """Return a fight of seat 0 against Tom Riddle in the Chamber of Secrets."""
    game = Game(F4, F3).person(0, **{"at": "chamber_of_secrets", "missions": [DIARY]} | values)
    return game.ask(StartMission(DIARY, (0,)))


@pytest.mark.rule("HOG-205", "HOG-206", "HOG-207", "RUL-HOG-048", "RUL-HOG-051")
def test_t_hog_067_wand_and_sword_add_a_die_each_for_the_whole_fight() -> None:
    game = (
        Game(F4, F3).person(0, items=["elder_wand", "gryffindor_sword"]).deck("duel", "ron_weasley").ask(StartDuel(0))
    )
    game.do(0, "use", token="elder_wand")
    assert game.refused(0, "put", token="elder_wand", to="azkaban") == ("HOG-205", "bad_place")
    game.do(0, "put", token="elder_wand", to="a2")
    game.do(0, "use", token="gryffindor_sword").do(0, "put", token="gryffindor_sword", to="a2")
    for _ in range(2):
        game.dice("attack", 1, 1, 1, 1, 1, 1).do(0, "attack")
        assert len(game.events_of(event.FightRolled)[0].dice) == 6
    assert game.of(0).items == ()
    assert game.state.tokens["a2"] == ("elder_wand", "gryffindor_sword")


@pytest.mark.rule("HOG-208", "RUL-HOG-049", "RUL-HOG-063")
def test_t_hog_068_the_stone_before_the_loss_is_taken() -> None:
    game = riddle(hp=4, items=[STONE]).do(0, "pass")
    assert game.of(0).hp == 2
    game.dice("attack", 1, 1, 1, 1).do(0, "attack")
    assert isinstance(game.task, Brace)
    game.do(0, "use", token=STONE).do(0, "put", token=STONE, to="a2")
    assert game.of(0).hp == 5
    assert isinstance(game.task, TakeTurn)


@pytest.mark.rule("HOG-209", "RUL-HOG-047", "HOG-113", "HOG-120")
def test_t_hog_069_the_cloak_leads_five_steps_away_and_nothing_counts() -> None:
    game = riddle(items=[CLOAK, "basilisk_fang", "riddle_diary"]).do(0, "pass")
    game.do(0, "use", token=CLOAK).do(0, "put", token=CLOAK, to="c1")
    assert isinstance(game.task, Escape)
    assert game.refused(0, "step", to="azkaban") == ("RUL-HOG-047", "not_a_way_out")
    assert game.refused(0, "stop") == ("RUL-HOG-047", "must_go_on")
    game.walk(0, "myrtles_bathroom")
    assert game.refused(0, "step", to="chamber_of_secrets") == ("HOG-113", "visited")
    game.walk(0, "d05", "d03", "potions_classroom", "d01")
    person = game.of(0)
    assert (person.at, person.potion, person.hp) == ("d01", (), 5)
    assert person.missions == (DIARY,)
    assert game.events_of(event.Escaped) == [event.Escaped(0, "d01")]
    assert game.state.turn.seat == 1


@pytest.mark.rule("RUL-HOG-047")
def test_rul_hog_047_the_cloak_also_works_when_a_loss_is_announced() -> None:
    game = riddle(items=[CLOAK], hp=1)
    game.do(0, "use", token=CLOAK).do(0, "put", token=CLOAK, to="a2")
    assert game.of(0).hp == 1  # the announced blow does not happen any more
    assert isinstance(game.task, Escape)


@pytest.mark.rule("RUL-HOG-047")
def test_rul_hog_047_nobody_is_met_and_nothing_is_picked_up_on_the_way() -> None:
    game = riddle(items=[CLOAK]).person(1, at="d05").tokens(d02="nagini").do(0, "pass")
    game.do(0, "use", token=CLOAK).do(0, "put", token=CLOAK, to="a2")
    game.walk(0, "myrtles_bathroom", "d05", "d02", "kitchens", "dungeon_stairs")
    assert game.of(0).items == ()
    assert game.of(0).at == "dungeon_stairs"


@pytest.mark.rule("RUL-HOG-047", "RUL-HOG-021")
def test_rul_hog_047_a_free_passage_may_follow_the_last_step() -> None:
    game = Game(F4, F3).person(0, at="u01", items=[CLOAK]).deck("duel", "ron_weasley").ask(StartDuel(0))
    game.do(0, "use", token=CLOAK).do(0, "put", token=CLOAK, to="a2")
    game.walk(0, "u02", "u03", "dark_tower", "u04", "headmaster_tower")
    assert game.of(0).at == "headmaster_tower"
    game = Game(F4, F3).person(0, at="grand_staircase", items=[CLOAK]).deck("duel", "ron_weasley").ask(StartDuel(0))
    game.do(0, "use", token=CLOAK).do(0, "put", token=CLOAK, to="a2")
    game.walk(0, "gh_n", "hospital_wing", "one_eyed_witch", "honeydukes", "high_street")
    assert game.task.left == 1
    game.walk(0, "hogs_head")
    assert game.kinds(0) == {"step", "stop"}
    other = Game(F4, F3)
    other.state = game.state
    other.do(0, "stop")
    assert other.of(0).at == "hogs_head"
    game.walk(0, "room_of_requirement")
    assert game.of(0).at == "room_of_requirement"
    assert game.state.turn.seat == 1


@pytest.mark.rule("RUL-HOG-047")
def test_rul_hog_047_where_no_way_leads_on_one_just_stays() -> None:
    game = riddle(at="azkaban", items=[CLOAK]).do(0, "pass")
    game.do(0, "use", token=CLOAK)
    assert game.events_of(event.Escaped) == [event.Escaped(0, "azkaban")]
    game.do(0, "put", token=CLOAK, to="a2")
    assert game.state.turn.seat == 1


@pytest.mark.rule("RUL-HOG-047")
def test_rul_hog_047_one_member_who_slips_away_ends_the_fight_of_the_team() -> None:
    game = Game(F4, F3, LUNA, variant="team", teams=1).person(1, items=[CLOAK], at="s03")
    game.ask(StartMission(DOG, (0, 1, 2)))
    game.dice("attack", 1, 1, 1, 1).do(0, "attack")
    game.do(1, "use", token=CLOAK)
    assert game.events_of(event.FightOver) == [event.FightOver("mission", 0, None, foe="fluffy")]
    assert game.events_of(event.MissionFailed) == []
    game.do(1, "put", token=CLOAK, to="a2").walk(1, "s04", "hufflepuff_tower", "s05", "s06", "s07")
    assert game.state.turn.seat == 0


@pytest.mark.rule("HOG-205", "RUL-HOG-048", "HOG-317")
def test_hog_205_only_tokens_for_fights_can_be_used_in_one() -> None:
    game = (
        Game(F4, F3)
        .person(0, items=["time_turner", "nagini", "elder_wand"])
        .deck("duel", "cho_chang")
        .ask(StartDuel(0))
    )
    assert game.refused(0, "use", token="time_turner") == ("HOG-205", "not_usable")
    assert game.refused(0, "use", token="nagini") == ("HOG-205", "not_usable")
    assert game.refused(0, "use", token=CLOAK) == ("HOG-205", "not_held")
    game = Game(F4, F3).person(0, items=["elder_wand", CLOAK]).deck("duel", "cho_chang").ask(StartDuel(0))
    assert isinstance(game.task, Brace)  # on reveal: 1 HP
    assert game.refused(0, "use", token="elder_wand") == ("RUL-HOG-048", "dice_only")
    game.do(0, "use", token=CLOAK)
    assert game.state.decks["duel"][-1] == "cho_chang"
