"""A fight in numbers: what is told before the dice fall is what the dice then do."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom.engine import Dice
from commonroom.engine.eyes import Eyes
from commonroom.games import GAMES, hogwarts
from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.fights.odds.previews import mission_chance
from commonroom.games.hogwarts.fights.tasks import FightPlayer, StartMission
from commonroom.games.hogwarts.outlook import outlook
from commonroom.games.hogwarts.outlook.fights import FightNumbers

from ..tables import F3, F4, HERMIONE, Game

FIGHTS = 150
"""Fights that are fought to see whether a chance is right."""


def numbers(game: Game, seat: int = 0) -> FightNumbers:
    found = outlook(game.state, seat)
    assert found is not None
    assert found.fight is not None
    return found.fight


def mission(name: str = "tame_the_dog", *, hp: int = 7, **values: Any) -> Game:
    game = Game(F4, F3)
    return game.person(0, hp=hp, missions=[name], **values).ask(StartMission(name, (0,)))


def at_the_attack(game: Game) -> Game:
    """Let every blow land until the player attacks."""
    while game.task.__struct_config__.tag == "brace":
        game.do(0, "pass")
    return game


@pytest.mark.rule("HOG-271", "HOG-082", "HOG-332", "HOG-338")
def test_dice_threshold_and_limit_are_those_of_the_attack() -> None:
    game = at_the_attack(mission(spell=["stupefy"]))
    found = numbers(game)
    me = found.fighters[0]
    assert (found.kind, found.at, found.me, found.loses_at) == ("mission", 0, 0, 0)
    assert (me.dice, [share.by for share in me.dice_from]) == (4, ["board"])
    assert (me.used, me.limit, me.limit_rule) == ((), 5, "HOG-338")
    assert found.opponent is not None
    assert found.opponent.hp == found.opponent.full_hp
    game.do(0, "attack")
    rolled = game.events_of(event.FightRolled)[0]
    assert len(rolled.dice) == me.dice
    assert rolled.hits == sum(die >= me.needed for die in rolled.dice)


@pytest.mark.rule("HOG-276")
def test_what_an_ability_adds_is_said() -> None:
    """Every board: the dice that are told are the dice that are rolled, and hits are counted as told."""
    for board in Game(F4, F3).state.world.students:
        other = F3 if board != F3 else F4
        game = Game(board, other, variant="qualified").person(0, hp=7).person(1, hp=7).ask(FightPlayer(0, 1))
        found = numbers(game).fighters[0]
        assert sum(share.amount for share in found.dice_from) == found.dice
        assert max(1, sum(share.amount for share in found.needed_from)) == found.needed
        game.do(0, "attack")
        rolled = game.events_of(event.FightRolled)[0]
        assert len(rolled.dice) == found.dice, board
        assert rolled.hits == sum(die >= found.needed for die in rolled.dice), board


@pytest.mark.rule("HOG-283", "HOG-284")
def test_the_exchange_of_the_underage_is_even_until_somebody_has_lost_once() -> None:
    game = Game(F4, F3).ask(FightPlayer(0, 1))
    found = numbers(game)
    assert (found.kind, found.chance, found.lost) == ("exchange", 0.5, (0, 0))
    game.dice("exchange", 6, 1).do(0, "attack")
    assert numbers(game).chance == 0.75
    assert numbers(game, 1).chance == 0.25


def test_whoever_does_not_fight_is_told_no_chance() -> None:
    """A chance is worked out from the fighter's cards, which others do not know."""
    game = at_the_attack(mission())
    found = numbers(game, 1)
    assert (found.me, found.chance, found.choices) == (None, None, ())
    assert found.fighters == numbers(game, 0).fighters


def test_an_answer_to_a_blow_comes_with_its_chance() -> None:
    """A blow that would take the last HP, and a shield against it."""
    game = mission("stop_the_troll", hp=1, spell=["protego"]).dice("attack", 6, 6, 6, 6).do(0, "attack")
    found = {choice.action.__struct_config__.tag: choice.chance for choice in numbers(game).choices}
    assert found["pass"] == 0
    assert found["play"] > 0.9


@pytest.mark.rule("HOG-271")
def test_a_card_with_a_die_is_worth_more_than_the_hp_it_gives() -> None:
    def chances(game: Game) -> dict[str, float | None]:
        return {str(choice.action.__struct_config__.tag): choice.chance for choice in numbers(game).choices}

    drinking = chances(at_the_attack(mission(hp=4, potion=["pepperup_potion"])))["play"]
    stronger = chances(at_the_attack(mission(hp=6)))["attack"]
    assert drinking is not None
    assert stronger is not None
    assert drinking > stronger


@pytest.mark.parametrize("hp", [3, 6, 9])
@pytest.mark.parametrize("board", [F4, HERMIONE])
def test_the_chance_of_a_mission_is_near_what_happens(board: str, hp: int) -> None:
    game = Game(board, F3)
    wrong = []
    for name in list(game.state.world.missions)[:12:3]:
        won = 0
        chance = mission_chance(game.person(0, hp=hp, missions=[name]).state, 0, name)
        for number in range(FIGHTS):
            fight = Game(board, F3).person(0, hp=hp, missions=[name])
            fight.version = 1000 * number
            won += fought(fight.ask(StartMission(name, (0,))))
        wrong.append(abs(chance - won / FIGHTS))
    assert max(wrong) < 0.22
    assert sum(wrong) / len(wrong) < 0.1


def fought(game: Game) -> bool:
    """Fight to the end as the greedy bot does; tell whether it was won."""
    state, greedy = game.state, hogwarts.BOTS["greedy"]
    for number in range(200):
        (seat,) = hogwarts.to_act(state)
        action = greedy(Eyes(GAMES["hogwarts"], state, seat), Dice(bytes(32), number))
        state, events = hogwarts.apply(state, seat, action, Dice(bytes(32), game.version + number))
        for happened in events:
            if isinstance(happened, event.FightOver):
                return bool(happened.won)
    raise AssertionError("the fight has no end")


@pytest.mark.rule("HOG-339", "HOG-363")
def test_a_watcher_is_told_the_fight_without_chances() -> None:
    game = at_the_attack(mission(spell=["stupefy"]))
    mine, seen = numbers(game), outlook(game.state, None)
    assert seen is not None
    assert seen.fight is not None
    assert (seen.fight.me, seen.fight.chance, seen.fight.choices) == (None, None, ())
    assert seen.fight.fighters == mine.fighters
    assert seen.fight.points == game.state.world.missions["tame_the_dog"].points
    assert (seen.walk, seen.missions, seen.refused.cards, seen.forced) == (None, (), {}, None)


@pytest.mark.rule("HOG-256")
def test_a_fight_is_told_while_a_card_is_searched_for() -> None:
    """A card found in a fight is chosen before the fight goes on; its numbers stay in sight."""
    game = at_the_attack(mission(spell=["wingardium_leviosa"], hp=9))
    before = numbers(game).fighters[0]
    game.do(0, "play", card="wingardium_leviosa")
    assert game.task.__struct_config__.tag != "take_turn"
    now = numbers(game)
    assert (now.me, now.chance, now.fighters[0].hp) == (0, None, before.hp)
