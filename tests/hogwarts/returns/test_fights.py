"""Heroes against death eaters: how they meet, and the outcome of a fight (HOG-742 to HOG-746, EX-5)."""

from __future__ import annotations

from copy import deepcopy

import pytest

from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.fights.tasks import Brace, RerollDice
from commonroom.games.hogwarts.returns.tasks import ChooseFoe, DarkTurn
from commonroom.games.hogwarts.tasks import StartOfTurn

from ..tables import HARRY, HERMIONE, RON, Game
from .tables import BELLATRIX, DARK, FANG, LUCIUS, STONE, VOLDEMORT, after, before, give, stop

H = 2
"""Hermione's seat."""


def attack(game: Game, seat: int, *dice: int, defence: tuple[int, ...] = ()) -> Game:
    """Attack with dice; nobody rerolls, and nobody plays a card against it."""
    game.dice("attack", *dice)
    game.dice("defence", *defence)
    game.do(seat, "attack")
    while game.state.agenda and isinstance(game.task, RerollDice | Brace):
        game.do(game.to_act[0], "pass")
    return game


def met(hp: int = 6, **person: object) -> Game:
    """Let Hermione come onto Lucius's field during her move."""
    game = after(HARRY, HERMIONE).death_eater(LUCIUS, "s02").person(H, at="s01", **({"hp": hp} | person)).turn_of(H)
    return game.roll(H, 3, 4).walk(H, "gryffindor_tower", "s02")


@pytest.mark.rule("HOG-115", "HOG-626", "HOG-730", "HOG-731", "HOG-733", "RUL-HOG-171")
def test_214_hermione_against_lucius() -> None:
    """EX-5 and T-HOG-214: she stops, attacks first, and he loses 3 HP, which stay lost."""
    game = met()
    assert game.events_of(event.Stopped)[0].why == "met"
    attack(game, H, 2, 4, 5, 3, defence=(2, 4))
    assert (game.state.death_eaters[0].hp, game.of(H).hp) == (3, 6)
    assert game.to_act == (DARK,), "now Lucius attacks"
    attack(game, DARK, 3, 4, 1, defence=(5, 5))
    assert game.of(H).hp == 4
    attack(game, H, 4, 4, 1, 1, defence=(5, 1))
    assert game.state.death_eaters == ()


@pytest.mark.rule("HOG-744", "HOG-735", "HOG-306")
def test_744_a_beaten_death_eater_is_gone_for_good() -> None:
    """His cards go under their decks; her turn is over, and the field is not resolved."""
    game = met()
    foe = game.state.death_eaters[0]
    spell, potion = game.state.decks["spell"][0], game.state.decks["potion"][0]
    game.deck("spell").deck("potion")
    game.state.decks = {
        **game.state.decks,
        "spell": game.state.decks["spell"][1:],
        "potion": game.state.decks["potion"][1:],
    }
    game.state.death_eaters = (type(foe)(foe.id, foe.at, 1, (spell,), (potion,)),)
    attack(game, H, 4, 1, 1, 1, defence=(1,))
    assert game.state.death_eaters == ()
    assert game.events_of(event.DeathEaterGone) == [event.DeathEaterGone(LUCIUS)]
    assert (game.state.decks["spell"][-1], game.state.decks["potion"][-1]) == (spell, potion)
    assert (game.of(H).at, game.of(H).beaten, game.of(H).points) == ("s02", 1, 0)
    assert game.to_act == (DARK,)
    assert game.offered(DARK) == [{"type": "move", "pawn": VOLDEMORT}]


@pytest.mark.rule("HOG-735", "HOG-742", "RUL-HOG-174")
def test_217_a_beaten_hero_begins_anew_on_start() -> None:
    """T-HOG-217: Hermione at 1 HP loses: Start, 1 HP, cards and tokens kept, her turn over."""
    game = met(hp=1, spell=("stupefy",), items=(FANG,), floo=1)
    attack(game, H, 1, 1, 1, 1)
    attack(game, DARK, 6, 1, 1, defence=(3,))
    hermione = game.of(H)
    assert (hermione.at, hermione.hp) == ("start", 1)
    assert (hermione.spell, hermione.items, hermione.floo) == (("stupefy",), (FANG,), 1)
    assert game.state.death_eaters[0].at == "s02"
    assert game.task == DarkTurn(DARK)


@pytest.mark.rule("HOG-742", "RUL-HOG-176", "RUL-HOG-163")
def test_176_harry_keeps_the_stone_and_his_duty_ends() -> None:
    """A death eater beats Harry on the field of a horcrux that he has to try again."""
    game = give(after(), 1, STONE, FANG).person(1, at="dumbledores_office", hp=1, must_retry=True)
    game.death_eater(LUCIUS, "headmaster_tower").turn_of(DARK)
    game.dice("move", 1).do(DARK, "move", pawn=LUCIUS).do(DARK, "pass").walk(DARK, "dumbledores_office")
    attack(game, DARK, 6, 6, 6, defence=(1, 1, 1))
    assert (game.of(1).at, game.of(1).hp, game.of(1).items) == ("start", 1, (STONE, FANG))
    assert game.offered(DARK) == [{"type": "move", "pawn": VOLDEMORT}], "the dark turn goes on"
    assert {"type": "roll"} in game.turn_of(1).offered(1)


@pytest.mark.rule("HOG-631", "HOG-744")
def test_631_a_hero_who_wins_still_has_to_try_again() -> None:
    game = give(after(), 1, FANG).person(1, at="dumbledores_office", must_retry=True)
    game.death_eater(LUCIUS, "headmaster_tower").turn_of(DARK)
    game.dice("move", 1).do(DARK, "move", pawn=LUCIUS).do(DARK, "pass").walk(DARK, "dumbledores_office")
    attack(game, DARK, 1, 1, 1)
    attack(game, 1, 6, 6, 6, 6, defence=(1, 1, 1, 1))
    assert game.state.death_eaters == ()
    assert game.turn_of(1).offered(1) == [{"type": "destroy"}]


@pytest.mark.rule("HOG-746", "RUL-HOG-171", "RUL-HOG-033")
def test_746_the_same_death_eater_can_be_fought_again() -> None:
    """Not where the defeated hero is put, but on the next move; the wounds remain."""
    game = met(hp=1).death_eater(BELLATRIX, "start")
    attack(game, H, 4, 1, 1, 1, defence=(3,))
    attack(game, DARK, 6, 1, 1, defence=(3,))
    assert not game.events_of(event.FightBegan), "being sent to Start begins no fight"
    game.person(H, at="s01").turn_of(H).roll(H, 3, 4).walk(H, "gryffindor_tower", "s02")
    assert [(began.foe, began.hp) for began in game.events_of(event.FightBegan)] == [(LUCIUS, 5)]


@pytest.mark.rule("RUL-HOG-032", "RUL-HOG-156")
def test_032_of_several_death_eaters_one_is_fought() -> None:
    game = stop(after().death_eater(LUCIUS, "s05").death_eater(BELLATRIX, "s05"), 1, "s05")
    assert isinstance(game.task, ChooseFoe)
    assert game.offered(1) == [{"type": "fight", "foe": LUCIUS}, {"type": "fight", "foe": BELLATRIX}]
    assert game.refused(1, "fight", player=DARK) == ("RUL-HOG-032", "choose_opponent")
    game.do(1, "fight", foe=BELLATRIX)
    attack(game, 1, 6, 6, 6, 6, defence=(1, 1, 1, 1))
    assert [foe.id for foe in game.state.death_eaters] == [LUCIUS]
    assert game.of(1).spell == (), "one fight, and no field"


@pytest.mark.rule("RUL-HOG-037", "RUL-HOG-156")
def test_037_a_death_eater_comes_before_voldemort() -> None:
    game = stop(after(at="s05").death_eater(LUCIUS, "s05"), 1, "s05")
    assert game.events_of(event.FightBegan)
    assert not game.events_of(event.Met)


@pytest.mark.rule("RUL-HOG-037", "HOG-641")
def test_037_harry_meets_voldemort_once_the_death_eater_is_beaten() -> None:
    """Only if he is still there; and nobody but Harry."""
    game = stop(give(after(at="s05"), 1, STONE).death_eater(LUCIUS, "s05"), 1, "s05")
    beaten = deepcopy(game).person(1, hp=1)
    attack(game, 1, 6, 6, 6, 6, defence=(1, 1, 1, 1))
    assert game.events_of(event.Met) == [event.Met("s05")]
    assert game.state.result is not None
    assert game.state.result.reason == "no_wand"
    attack(beaten, 1, 1, 1, 1, 1)
    attack(beaten, DARK, 6, 1, 1, defence=(3,))
    assert beaten.of(1).at == "start"
    assert not beaten.events_of(event.Met)
    ron = stop(after(HARRY, RON, at="s05").death_eater(LUCIUS, "s05"), 2, "s05")
    attack(ron, 2, 6, 6, 6, defence=(1, 1, 1))
    assert ron.state.death_eaters == ()
    assert ron.state.result is None
    assert not ron.events_of(event.Met)


@pytest.mark.rule("RUL-HOG-034", "RUL-HOG-156")
def test_156_heroes_do_not_stop_each_other() -> None:
    game = after(HARRY, HERMIONE).person(1, at="s02").person(H, at="s01").turn_of(H)
    game.roll(H, 1, 2).walk(H, "gryffindor_tower", "s02", "s03")
    assert game.of(H).at == "s03"
    assert not game.events_of(event.FightBegan)


@pytest.mark.rule("RUL-HOG-154")
def test_154_tokens_have_no_powers() -> None:
    game = after(HARRY)
    give(game, 1, "gryffindor_sword", STONE)
    stop(game.death_eater(LUCIUS, "s05"), 1, "s05")
    assert game.kinds(1) == {"attack"}
    assert game.refused(1, "use", token=STONE)[0] == "RUL-HOG-154"


# Fights before the return, an option


@pytest.mark.rule("HOG-743", "RUL-HOG-166", "HOG-735")
def test_232_pettigrew_loses() -> None:
    """T-HOG-232: with the option he is stopped, fights, and goes back to Start with 1 HP."""
    game = before(HARRY, RON, mode2_early_fights=True).person(1, at="s02")
    give(game, DARK, "cauldron").person(DARK, at="s01", hp=1).turn_of(DARK)
    game.roll(DARK, 4).walk(DARK, "gryffindor_tower", "s02")
    assert [(began.seat, began.other) for began in game.events_of(event.FightBegan)] == [(DARK, 1)]
    attack(game, DARK, 1, 1, 1)
    attack(game, 1, 6, 1, 1, 1, defence=(3,))
    dark = game.of(DARK)
    assert (dark.at, dark.hp, dark.items) == ("start", 1, ("cauldron",))
    assert game.task == StartOfTurn(1)


@pytest.mark.rule("RUL-HOG-166", "HOG-742")
def test_166_a_hero_who_loses_to_pettigrew_begins_anew_too() -> None:
    game = before(HARRY, RON, mode2_early_fights=True).person(DARK, at="s02").person(1, at="s01", hp=1).turn_of(1)
    game.roll(1, 3, 4).walk(1, "gryffindor_tower", "s02")
    attack(game, 1, 1, 1, 1, 1)
    attack(game, DARK, 6, 1, 1, defence=(3,))
    assert (game.of(1).at, game.of(1).hp, game.of(DARK).at) == ("start", 1, "s02")
    assert game.to_act == (2,)


@pytest.mark.rule("RUL-HOG-166", "HOG-281")
def test_166_of_several_heroes_pettigrew_chooses_one() -> None:
    game = before(HARRY, RON, mode2_early_fights=True).person(1, at="s05").person(2, at="s05")
    stop(game, DARK, "s05")
    assert game.offered(DARK) == [{"type": "fight", "player": 1}, {"type": "fight", "player": 2}]
    game.do(DARK, "fight", player=2)
    assert game.events_of(event.FightBegan)[0].other == 2
