"""What opponents do besides striking: they heal, grow, rest, take cover, answer dice and flee."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.fights.tasks import StartDuel, StartMission, TakeTurn
from commonroom.games.hogwarts.outlook import outlook
from commonroom.games.hogwarts.outlook.fights import OpponentNumbers
from commonroom.games.hogwarts.pack.world import World
from commonroom.games.hogwarts.tasks import ChooseDiscard

from ..pack.packs import changed, entry
from ..tables import F3, F4, Game, put_in_students

DOG = "tame_the_dog"
HEALS, RESTS = {"do": "opp_heals", "amount": 2}, {"do": "opp_rests"}
GROWS = {"do": "opp_grows", "amount": 1, "most": 2}
FLEES = {"do": "opp_flees"}


@cache
def _world(habits: str, options: str) -> World:
    def change(data: dict[str, Any]) -> None:
        put_in_students(data)
        for key, name in (("fights", "fluffy"), ("duels", "ron_weasley")):
            entry(data[key], name)["opponent"].update(json.loads(options), habits=json.loads(habits))

    return World(changed(change))


def game_with(*habits: dict[str, Any], team: bool = False, **opponent: Any) -> Game:
    """Return a table at which Fluffy and Ron (6 HP, resistance 3, 1 HP after each attack) have these habits."""
    options: dict[str, Any] = {"variant": "team"} if team else {}
    game = Game(F4, F3, **options)
    game.state.death_eaters = ()
    game.state.world = _world(json.dumps(habits), json.dumps(opponent))
    return game


def fight(*habits: dict[str, Any], hp: int = 7, **opponent: Any) -> Game:
    game = game_with(*habits, **opponent)
    return game.person(0, hp=hp, missions=[DOG]).ask(StartMission(DOG, (0,)))


def duel(*habits: dict[str, Any], hp: int = 7) -> Game:
    return (
        game_with(*habits).person(0, hp=hp, book=["gadding_with_ghouls"]).deck("duel", "ron_weasley").ask(StartDuel(0))
    )


def attack(game: Game, *dice: int, seat: int = 0) -> Game:
    return game.dice("attack", *dice).do(seat, "attack")


def hps(game: Game) -> tuple[int, int]:
    return game.of(0).hp, game.task.fight.hp


def shown(game: Game) -> list[tuple[str, int]]:
    return [(each.kind, each.amount) for each in game.events_of(event.HabitShown)]


def numbers(game: Game) -> OpponentNumbers:
    found = outlook(game.state, 0)
    assert found is not None
    assert found.fight is not None
    assert found.fight.opponent is not None
    return found.fight.opponent


@pytest.mark.rule("RUL-HOG-188")
def test_an_opponent_heals_after_the_attack_and_never_above_its_first_hp() -> None:
    game = attack(fight({"rounds": "all", "effects": [HEALS]}), 3, 3, 3, 1)
    assert hps(game) == (6, 5)
    assert game.events_of(event.FoeHealed) == [event.FoeHealed("fluffy", 2, 5)]
    attack(game, 1, 1, 1, 1)
    assert hps(game) == (5, 6)
    assert game.events_of(event.FoeHealed) == [event.FoeHealed("fluffy", 1, 6)]
    attack(game, 1, 1, 1, 1)
    assert game.events_of(event.FoeHealed) == []


@pytest.mark.rule("RUL-HOG-188", "HOG-337")
def test_an_opponent_that_has_fallen_does_not_heal() -> None:
    game = fight({"rounds": "all", "effects": [HEALS]})
    attack(game, 3, 3, 3, 3)
    attack(game, 3, 3, 3, 3)
    assert game.of(0).done == (DOG,)


@pytest.mark.rule("RUL-HOG-188")
def test_a_strike_grows_from_round_to_round_up_to_its_limit() -> None:
    game = fight({"rounds": "all", "effects": [GROWS]}, hp=12)
    lost: list[int] = []
    for _ in range(4):
        before = game.of(0).hp
        assert [effect.amount for effect in numbers(game).effects] == [-1 - min(len(lost), 2)]  # type: ignore[union-attr]
        attack(game, 1, 1, 1, 1)
        lost.append(before - game.of(0).hp)
        assert shown(game) == ([("grows", len(lost) - 1)] if len(lost) in (2, 3) else [])
    assert lost == [1, 2, 3, 3]


@pytest.mark.rule("RUL-HOG-188")
def test_an_opponent_that_rests_does_not_strike_not_even_when_it_falls() -> None:
    game = fight({"rounds": "even", "effects": [RESTS]}, hp=2)
    attack(game, 3, 3, 3, 3)
    assert hps(game) == (1, 2)
    assert numbers(game).effects == ()
    attack(game, 3, 3, 1, 1)
    assert shown(game) == [("rests", 0)]
    assert (game.of(0).hp, game.of(0).done) == (1, (DOG,))


@pytest.mark.rule("RUL-HOG-188", "RUL-HOG-094")
def test_before_an_attack_an_opponent_can_rest_too() -> None:
    before = {"timing": "before_attack", "effects": [{"do": "self_hp", "amount": -2}]}
    game = fight({"rounds": "first", "effects": [RESTS]}, ability=before, first="opponent")
    assert hps(game) == (7, 6)
    attack(game, 1, 1, 1, 1)
    assert hps(game) == (5, 6)


@pytest.mark.rule("RUL-HOG-188", "HOG-082")
def test_behind_a_shield_dice_have_to_show_more_in_that_round_only() -> None:
    game = fight({"rounds": "first", "effects": [{"do": "opp_shield", "amount": 2}]})
    assert shown(game) == [("shield", 2)]
    assert (numbers(game).resistance, outlook(game.state, 0).fight.fighters[0].needed) == (5, 5)  # type: ignore[union-attr]
    attack(game, 4, 4, 5, 1)
    assert hps(game) == (6, 5)
    assert numbers(game).resistance == 3
    attack(game, 4, 4, 1, 1)
    assert hps(game) == (5, 3)


@pytest.mark.rule("RUL-HOG-189")
def test_dice_that_cost_hp_add_to_the_strike_once_for_each() -> None:
    game = attack(fight({"shows": 1, "effects": [{"do": "self_hp", "amount": -1}]}), 1, 1, 3, 3)
    assert hps(game) == (4, 4)
    assert shown(game) == [("answers", 2)]


@pytest.mark.rule("RUL-HOG-189", "RUL-HOG-063")
def test_what_the_dice_cost_is_announced_and_cancelled_with_the_strike() -> None:
    game = fight({"shows": 1, "effects": [{"do": "self_hp", "amount": -1}]})
    game.person(0, spell=["protego"])
    attack(game, 1, 1, 3, 3)
    assert game.task.blow.loss == 3
    game.do(0, "play", card="protego")
    assert hps(game) == (7, 4)


@pytest.mark.rule("RUL-HOG-189")
def test_dice_can_frighten_an_opponent_or_hurt_it_more() -> None:
    game = fight({"shows": 6, "effects": [RESTS, {"do": "opp_hp", "amount": -1}]})
    attack(game, 6, 1, 1, 1)
    assert hps(game) == (7, 4)
    assert shown(game) == [("hurt", 1), ("frightened", 0)]
    attack(game, 5, 1, 1, 1)
    assert hps(game) == (6, 3)


@pytest.mark.rule("RUL-HOG-189")
def test_a_card_rolls_no_dice_that_could_be_answered() -> None:
    game = fight({"shows": 1, "effects": [{"do": "self_hp", "amount": -1}]})
    game.person(0, spell=["expelliarmus"])
    game.do(0, "play", card="expelliarmus")
    assert hps(game) == (6, 4)


@pytest.mark.rule("RUL-HOG-190")
def test_an_opponent_that_flees_leaves_mission_and_place_as_they_are() -> None:
    game = fight({"after": 2, "effects": [FLEES, {"do": "points", "amount": 10}]})
    game.person(0, at="west_wing_3f", items=["enchanted_flute"])
    assert numbers(game).rounds_left == 2
    attack(game, 1, 1, 1, 1)
    assert numbers(game).rounds_left == 1
    attack(game, 1, 1, 1, 1)
    assert shown(game) == [("flees", 0)]
    assert game.events_of(event.FightOver) == [event.FightOver("mission", 0, None, foe="fluffy")]
    person = game.of(0)
    assert (person.hp, person.at, person.points) == (5, "west_wing_3f", 10)
    assert (person.missions, person.items) == ((DOG,), ("enchanted_flute",))
    assert game.events_of(event.MissionFailed) == []


@pytest.mark.rule("RUL-HOG-190")
def test_the_last_attack_can_still_win_before_it_flees() -> None:
    game = fight({"after": 2, "effects": [FLEES]})
    attack(game, 3, 3, 3, 3)
    attack(game, 3, 3, 1, 1)
    assert game.of(0).done == (DOG,)


@pytest.mark.rule("RUL-HOG-190")
def test_a_duel_that_ends_in_flight_brings_and_costs_nothing() -> None:
    game = duel({"after": 1, "effects": [FLEES]})
    attack(game, 1, 1, 1, 1)
    assert game.of(0).book == ("gadding_with_ghouls",)
    assert not isinstance(game.task, ChooseDiscard)
    assert game.state.decks["duel"][-1] == "ron_weasley"


@pytest.mark.rule("RUL-HOG-188", "RUL-HOG-190")
def test_in_a_team_everybody_counts_their_own_rounds() -> None:
    game = game_with({"rounds": "even", "effects": [RESTS]}, {"after": 2, "effects": [FLEES]}, team=True)
    for seat in (0, 1):
        game.person(seat, hp=7, at="west_wing_3f")
    game.person(0, missions=[DOG], items=["enchanted_flute"]).ask(StartMission(DOG, (0, 1)))
    for dice, seat in (((1, 1, 1, 1), 0), ((1, 1, 1), 1), ((1, 1, 1, 1), 0)):
        attack(game, *dice, seat=seat)
        assert isinstance(game.task, TakeTurn)
    assert (game.of(0).hp, game.of(1).hp) == (6, 6)
    attack(game, 1, 1, 1, seat=1)
    assert shown(game) == [("rests", 0), ("flees", 0)]
    assert (game.of(0).hp, game.of(1).hp) == (6, 6)
