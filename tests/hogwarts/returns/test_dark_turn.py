"""The dark side's turn: Voldemort and the death eaters move, one die each (HOG-625, HOG-745, RUL-HOG-162)."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.fights.odds.previews import attack_chance, death_eater_chance
from commonroom.games.hogwarts.fights.tasks import TakeTurn
from commonroom.games.hogwarts.outlook.walks import walk_outlook
from commonroom.games.hogwarts.returns.tasks import ChooseHero, DarkTurn
from commonroom.games.hogwarts.tasks import Rolled, StartOfTurn, Walk

from ..tables import HARRY, HERMIONE, RON, Game
from .tables import (
    BELLATRIX,
    CROUCH,
    DARK,
    DOLOHOV,
    GREYBACK,
    LUCIUS,
    PITCH,
    VOLDEMORT,
    WAND,
    YAXLEY,
    after,
    give,
    lay,
    stop,
    wander,
)

SIX = {
    LUCIUS: "bell_tower",
    BELLATRIX: "north_tower",
    CROUCH: "west_tower",
    DOLOHOV: "dark_tower",
    GREYBACK: "south_tower",
    YAXLEY: "gate_tower",
}


def move(game: Game, pawn: str, die: int) -> Game:
    """Roll this die for a pawn of the dark side; abilities are not used."""
    game.dice("move", die).do(DARK, "move", pawn=pawn)
    return game.do(DARK, "pass") if isinstance(game.task, Rolled) else game


def at(game: Game, pawn: str) -> str:
    return next(foe.at for foe in game.state.death_eaters if foe.id == pawn)


@pytest.mark.rule("HOG-625", "HOG-626", "HOG-733", "HOG-115", "RUL-HOG-162")
def test_219_each_pawn_moves_by_its_own_die() -> None:
    """T-HOG-219: the one that reaches a hero stops there and attacks first."""
    game = after(at="a2").person(1, at="s09")
    for foe, tower in SIX.items():
        game.death_eater(foe, tower)
    game.turn_of(DARK)
    assert game.offered(DARK) == [{"type": "move", "pawn": pawn} for pawn in (VOLDEMORT, *SIX)]
    move(game, VOLDEMORT, 3)
    assert wander(game, DARK) == 3
    for die, pawn in enumerate((BELLATRIX, CROUCH, DOLOHOV, GREYBACK), 1):
        move(game, pawn, die)
        assert wander(game, DARK) == die
        assert at(game, pawn) != SIX[pawn]
    assert game.refused(DARK, "move", pawn=CROUCH) == ("RUL-HOG-162", "already_moved")
    assert game.refused(DARK, "roll") == ("RUL-HOG-162", "not_now")
    assert game.refused(DARK, "move", pawn=HARRY) == ("HOG-625", "no_such_pawn")

    move(game, LUCIUS, 5).walk(DARK, "s09")
    assert game.events_of(event.Stopped)[0].why == "met"
    assert isinstance(game.task, TakeTurn)
    assert game.to_act == (DARK,)
    assert game.task.fight.attacker.foe == LUCIUS


@pytest.mark.rule("RUL-HOG-162", "RUL-HOG-029")
def test_162_the_turn_ends_when_all_have_moved() -> None:
    game = after().death_eater(LUCIUS, "bell_tower").turn_of(DARK)
    assert game.task == DarkTurn(DARK)
    wander(move(game, LUCIUS, 2), DARK)
    assert game.offered(DARK) == [{"type": "move", "pawn": VOLDEMORT}], "nobody stays where he is"
    wander(move(game, VOLDEMORT, 2), DARK)
    assert game.task == StartOfTurn(1)
    assert game.turn_of(DARK).kinds(DARK) == {"move"}, "all move again next turn"
    assert len(game.offered(DARK)) == 2


@pytest.mark.rule("HOG-110", "RUL-HOG-162")
def test_162_death_eaters_stop_on_no_tower_and_take_nothing() -> None:
    game = lay(after(), "s09", WAND).death_eater(LUCIUS, "bell_tower").turn_of(DARK)
    move(game, LUCIUS, 4).walk(DARK, "s09")
    assert game.refused(DARK, "take", token=WAND)[0] == "HOG-200"
    game.walk(DARK, "charms_classroom", "s08")
    assert game.refused(DARK, "stop") == ("HOG-110", "must_go_on")


@pytest.mark.rule("RUL-HOG-156")
def test_156_the_dark_side_does_not_stop_itself() -> None:
    game = after(at="s09").death_eater(LUCIUS, "bell_tower").death_eater(BELLATRIX, "charms_classroom").turn_of(DARK)
    move(game, LUCIUS, 3).walk(DARK, "s09", "charms_classroom", "s08")
    assert at(game, LUCIUS) == "s08"
    move(game, VOLDEMORT, 2).walk(DARK, "charms_classroom", "s08")
    assert game.of(DARK).at == "s08"


@pytest.mark.rule("HOG-640", "RUL-HOG-156")
def test_223_ron_and_voldemort_pass_each_other() -> None:
    """T-HOG-223: no stop, no fight, whichever of them moves."""
    game = after(HARRY, RON, at="s02").person(2, at="s01").turn_of(2)
    game.roll(2, 1, 2).do(2, "pass").walk(2, "gryffindor_tower", "s02", "s03")
    assert game.of(2).at == "s03"
    game.turn_of(DARK)
    move(game, VOLDEMORT, 2).walk(DARK, "s03", "s04")
    assert game.of(DARK).at == "s04"
    assert not game.events_of(event.FightBegan)
    assert not game.events_of(event.Met)


@pytest.mark.rule("HOG-640")
def test_640_ron_may_even_stop_where_voldemort_stands() -> None:
    game = stop(after(HARRY, RON, at="s05"), 2, "s05")
    assert len(game.of(2).spell) == 1
    assert game.state.result is None


@pytest.mark.rule("RUL-HOG-156", "RUL-HOG-032", "HOG-733")
def test_032_of_several_heroes_one_is_chosen() -> None:
    game = after(HARRY, RON, HERMIONE).person(2, at="s09").person(3, at="s09").death_eater(LUCIUS, "bell_tower")
    move(game.turn_of(DARK), LUCIUS, 6).walk(DARK, "s09")
    assert type(game.task) is ChooseHero
    assert game.offered(DARK) == [{"type": "fight", "player": 2}, {"type": "fight", "player": 3}]
    assert game.refused(DARK, "fight", player=1) == ("RUL-HOG-032", "choose_opponent")
    game.do(DARK, "fight", player=3)
    assert [(began.seat, began.foe) for began in game.events_of(event.FightBegan)] == [(3, LUCIUS)]
    assert game.offered(DARK) == [{"type": "attack"}], "whoever came attacks first"


# What fields give them


@pytest.mark.rule("HOG-745", "RUL-HOG-170", "HOG-627")
@pytest.mark.parametrize(
    ("start", "path", "spells", "potions"),
    [
        ("hufflepuff_tower", ("s05",), 1, 0),
        ("gryffindor_tower", ("s01",), 0, 1),
        ("headmaster_tower", ("dumbledores_office",), 0, 0),
        ("bell_tower", ("s10", "hospital_wing"), 0, 0),
        ("clock_tower", ("gh_s",), 0, 0),
    ],
)
def test_745_death_eaters_draw_on_spell_and_potion_fields(
    start: str, path: tuple[str, ...], spells: int, potions: int
) -> None:
    game = after().death_eater(DOLOHOV, start).turn_of(DARK)
    move(game, DOLOHOV, len(path)).walk(DARK, *path)
    (foe,) = game.state.death_eaters
    assert (len(foe.spell), len(foe.potion), foe.hp) == (spells, potions, 7)
    assert [drawn.pawn for drawn in game.events_of(event.CardsDrawn)] == [DOLOHOV] * (spells + potions)


@pytest.mark.rule("RUL-HOG-170")
def test_170_by_option_they_draw_nothing() -> None:
    game = after(mode2_de_draw=False).death_eater(DOLOHOV, "hufflepuff_tower").turn_of(DARK)
    move(game, DOLOHOV, 1).walk(DARK, "s05")
    assert game.state.death_eaters[0].spell == ()


@pytest.mark.rule("HOG-747", "HOG-627", "RUL-HOG-157")
@pytest.mark.parametrize("place", ["hospital_wing", "s05", "dumbledores_office", "gryffindor_tower", "s01", PITCH])
def test_221_voldemort_ignores_fields(place: str) -> None:
    """T-HOG-221: no HP, and no cards either."""
    game = stop(after(), DARK, place)
    assert (game.of(DARK).hp, game.of(DARK).hand, game.events) == (7, (), [])


@pytest.mark.rule("HOG-633", "RUL-HOG-153")
def test_633_voldemort_finds_the_wand() -> None:
    game = lay(after(at="gryffindor_tower"), "s02", WAND).turn_of(DARK)
    move(game, VOLDEMORT, 1).walk(DARK, "s02")
    game.do(DARK, "take", token=WAND)
    assert game.of(DARK).items == (WAND,)


# Abilities of death eaters


@pytest.mark.rule("HOG-625", "HOG-084")
def test_625_abilities_at_the_roll() -> None:
    """One adds a field, one rolls again, one is faster on the grounds, one starts from another tower."""
    game = after().death_eater(LUCIUS, "bell_tower").death_eater(BELLATRIX, "north_tower")
    game.death_eater(GREYBACK, "south_tower").death_eater(YAXLEY, "gate_tower").turn_of(DARK)
    game.dice("move", 2).do(DARK, "move", pawn=LUCIUS).do(DARK, "adjust", by=1)
    assert wander(game, DARK) == 3
    game.dice("move", 1).do(DARK, "move", pawn=BELLATRIX).dice("move", 4).do(DARK, "reroll", dice=[0])
    assert wander(game, DARK) == 4
    game.dice("move", 3).do(DARK, "move", pawn=GREYBACK)
    assert isinstance(game.task, Walk), "he is fast on the grounds only"
    wander(game, DARK)
    game.dice("move", 1).do(DARK, "move", pawn=YAXLEY)
    assert game.refused(DARK, "go", to="dark_tower") == ("HOG-084", "no_such_ability")
    game.do(DARK, "go", to="viaduct_tower")
    assert game.events_of(event.Moved) == [event.Moved(DARK, "viaduct_tower", "ability", YAXLEY)]
    game.walk(DARK, "g08")
    assert at(game, YAXLEY) == "g08"

    game = after().death_eater(YAXLEY, "banner").turn_of(DARK)
    game.dice("move", 1).do(DARK, "move", pawn=YAXLEY)
    near = ("clock_tower", "gate_tower", "gryffindor_tower", "viaduct_tower")
    assert {move["to"] for move in game.offered(DARK) if move["type"] == "go"} == set(near), "at most 3 steps away"
    game.do(DARK, "go", to="gryffindor_tower").walk(DARK, "s02")
    assert at(game, YAXLEY) == "s02"

    game = after().death_eater(GREYBACK, "training_tower").turn_of(DARK)
    game.dice("move", 1).do(DARK, "move", pawn=GREYBACK).do(DARK, "adjust", by=2)
    assert wander(game, DARK) == 3


@pytest.mark.rule("HOG-625", "HOG-084")
def test_625_one_may_pass_a_hero() -> None:
    game = after(HARRY, RON).person(1, at="s09").person(2, at="s08").death_eater(CROUCH, "bell_tower").turn_of(DARK)
    move(game, CROUCH, 4).walk(DARK, "s09")
    assert {"type": "stop"} in game.offered(DARK)
    game.walk(DARK, "charms_classroom", "s08")
    assert isinstance(game.task, TakeTurn), "the second hero stops him"


@pytest.mark.rule("HOG-632")
def test_632_the_dark_side_hands_nothing_over() -> None:
    game = give(after(HARRY, RON, at="s09"), DARK, WAND).person(1, at="s09").turn_of(DARK)
    assert game.refused(DARK, "hand", token=WAND, player=1) == ("RUL-HOG-162", "not_now")


def beaten(**options: Any) -> Game:
    """Return the dark turn in which Lucius has beaten Hermione back to Start; Bellatrix is a step away from it."""
    game = after(HARRY, HERMIONE, **options).death_eater(LUCIUS, "s01").death_eater(BELLATRIX, "signpost")
    game.person(1, at="g01").person(2, at="s02", hp=1).turn_of(DARK)
    move(game, LUCIUS, 2).walk(DARK, "gryffindor_tower", "s02")
    game.dice("attack", 6, 6, 6).dice("defence", 1, 1, 1).do(DARK, "attack")
    while game.of(2).at != "start":
        game.do(game.to_act[0], "pass")
    return game


@pytest.mark.rule("RUL-HOG-185", "HOG-742")
def test_a_beaten_hero_is_not_attacked_again_before_the_next_turn() -> None:
    """A death eater passes, or stops on Start without a fight."""
    game = beaten()
    assert (game.of(2).at, game.of(2).hp, game.of(2).spared) == ("start", 1, True)
    move(game, BELLATRIX, 1).do(DARK, "step", to="start")
    assert at(game, BELLATRIX) == "start"
    assert game.events_of(event.FightBegan) == []
    assert isinstance(game.task, DarkTurn), "the next pawn moves"


@pytest.mark.rule("RUL-HOG-185", "HOG-626")
def test_when_the_next_turn_has_begun_it_is_over() -> None:
    game = beaten().turn_of(2)
    assert not game.of(2).spared
    game.turn_of(DARK)
    move(game, BELLATRIX, 1).do(DARK, "step", to="start")
    assert [begun.seat for begun in game.events_of(event.FightBegan)] == [2]


@pytest.mark.rule("RUL-HOG-185", "HOG-641")
def test_voldemort_meets_harry_there_all_the_same() -> None:
    """To meet is not to attack."""
    game = give(after(HARRY, at="signpost"), DARK, WAND).person(1, at="start", spared=True).turn_of(DARK)
    move(game, VOLDEMORT, 1).do(DARK, "step", to="start")
    assert game.state.result is not None
    assert game.state.result.reason == "no_stone"


@pytest.mark.rule("RUL-HOG-185")
def test_by_the_first_rules_a_beaten_hero_is_attacked_again() -> None:
    assert not beaten(rules=1).of(2).spared


def chance_of_lucius(*spells: str, hp: int = 6) -> float:
    """Return the chance that the dark side is told of before Lucius walks into a hero with these spells."""
    game = after(at="a2").person(1, at="s09", hp=hp, spell=spells).death_eater(LUCIUS, "bell_tower").turn_of(DARK)
    move(game, LUCIUS, 5)
    outlook = walk_outlook(game.state, DARK)
    assert outlook is not None
    (end,) = (end for end in outlook.ends if end.at == "s09")
    (fight,) = end.stay.fights
    assert (fight.foe, fight.seat) == (LUCIUS, 1)
    return fight.chance


@pytest.mark.rule("HOG-733", "RUL-HOG-013")
def test_the_chance_of_an_attack_says_nothing_of_the_heros_cards() -> None:
    assert chance_of_lucius("fiendfyre") == chance_of_lucius("alohomora") < chance_of_lucius()
    assert chance_of_lucius() < chance_of_lucius(hp=3)


@pytest.mark.rule("HOG-733")
def test_whoever_enters_a_field_attacks_first() -> None:
    """The same two fighters: the chances of both add up to more than one if each is taken to attack first."""
    game = after(HARRY, HERMIONE).death_eater(LUCIUS, "s02").person(2, at="s01")
    assert attack_chance(game.state, LUCIUS, 2) + death_eater_chance(game.state, 2, LUCIUS) > 1
