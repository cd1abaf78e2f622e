"""Whom an opponent's ability strikes in a team fight (HOG-364, RUL-HOG-183)."""

from __future__ import annotations

import pytest

from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.fights.tasks import Brace, TakeTurn
from commonroom.games.hogwarts.tasks import ChooseMission, PutTokens

from ..tables import F3, F4, HARRY, Game

DOG = "tame_the_dog"
"""Fluffy: 6 HP for each member, resistance 3, and 1 HP lost after each attack."""


def fight(*characters: str, ability: str = "all", hps: tuple[int, ...] = (5, 5, 5), **first: object) -> Game:
    """Return a fight of one team against Fluffy, in which seat 0 attacks first."""
    game = Game(*characters, variant="team", teams=1, team_ability=ability)
    game.state.death_eaters = ()
    card = game.state.world.missions[DOG]
    for seat, hp in enumerate(hps):
        game.person(seat, at=card.place, hp=hp)
    game.person(0, items=card.tokens, missions=[DOG], spell=["alohomora"], **first)
    return game.ask(ChooseMission(0)).do(0, "attempt", mission=DOG)


def attack(game: Game, seat: int, die: int = 1) -> Game:
    """Attack with equal dice, and let everything happen that is announced."""
    game.dice("attack", *[die] * game.state.board(seat).dice).do(seat, "attack")
    while game.state.agenda and isinstance(game.task, Brace):
        game.do(game.to_act[0], "pass")
    return game


def hps(game: Game) -> list[int]:
    return [person.hp for person in game.state.people]


@pytest.mark.rule("RUL-HOG-183", "HOG-364")
@pytest.mark.parametrize(("ability", "left"), [("attacker", [4, 5, 5]), ("all", [4, 4, 4])])
def test_only_the_attacker_suffers_unless_the_table_says_all(ability: str, left: list[int]) -> None:
    game = attack(fight(F4, F3, HARRY, ability=ability), 0)
    assert hps(game) == left
    assert isinstance(game.task, TakeTurn)
    assert game.to_act == (1,), "the next member attacks"


@pytest.mark.rule("RUL-HOG-183", "RUL-HOG-063")
def test_each_member_may_defend_against_it() -> None:
    game = fight(F4, F3, HARRY).person(2, spell=["protego"])
    game.dice("attack", 1, 1, 1, 1).do(0, "attack")
    while game.to_act == (0,):
        game.do(0, "pass")
    assert (game.to_act, hps(game)) == ((2,), [4, 4, 5])
    game.do(2, "play", card="protego")
    assert hps(game) == [4, 4, 5]
    assert game.to_act == (1,)


@pytest.mark.rule("RUL-HOG-183", "RUL-HOG-111")
@pytest.mark.parametrize(
    ("before", "out", "following"),
    [((1, 5, 5), [0], 1), ((5, 1, 5), [1], 2), ((5, 5, 1), [2], 1), ((1, 1, 5), [0, 1], 2), ((5, 1, 1), [1, 2], 0)],
)
def test_whoever_has_no_hp_left_is_out_and_the_next_member_attacks(
    before: tuple[int, ...], out: list[int], following: int
) -> None:
    game = attack(fight(F4, F3, HARRY, hps=before), 0)
    assert [seat for seat in range(3) if game.of(seat).at == "leaky_cauldron"] == out
    assert game.events_of(event.KnockedOut) == [event.KnockedOut(seat) for seat in out]
    assert game.to_act == (following,)


@pytest.mark.rule("RUL-HOG-183", "RUL-HOG-115")
def test_the_team_has_lost_when_it_strikes_the_last_of_them() -> None:
    game = attack(fight(F4, F3, HARRY, hps=(1, 1, 1)), 0)
    assert game.events_of(event.MissionFailed) == [event.MissionFailed(0, DOG)]
    assert {person.at for person in game.state.people} == {"leaky_cauldron"}


@pytest.mark.rule("RUL-HOG-183", "RUL-HOG-111", "HOG-335")
def test_its_last_use_strikes_all_and_one_who_stands_is_enough() -> None:
    game = fight(F4, F3, hps=(9, 9))
    attack(game, 0, 6)
    attack(game, 1, 6)
    attack(game, 0, 6)
    game.person(0, hp=1).person(1, hp=2)
    attack(game, 1, 6)
    assert (game.of(0).at, game.of(1).hp) == ("leaky_cauldron", 1)
    assert game.task == PutTokens(0, ("enchanted_flute",)), "won"
