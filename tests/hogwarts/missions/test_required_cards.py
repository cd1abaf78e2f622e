"""Cards that a mission uses up, at tables where the required ones are spent (RUL-HOG-068)."""

from __future__ import annotations

import pytest

from commonroom.games.hogwarts.missions.needs import cards_to_spend
from commonroom.games.hogwarts.pack.cards import Mission
from commonroom.games.hogwarts.tasks import ChooseMission, MissionWon

from ..tables import F3, F4, Game, world

DIARY, STONE = "destroy_the_diary", "find_the_stone"


def mission(name: str) -> Mission:
    return world().missions[name]


def fought(required_cards: str, hand: list[str], *played: str) -> Game:
    """Let a qualified wizard win the Philosopher's Stone, which needs an attack spell, with these cards."""
    game = Game(F4, F3, variant="qualified", required_cards=required_cards).person(1, at="start")
    game.state.death_eaters = ()
    game.person(0, hp=40, at="west_wing_3f", missions=[STONE], items=mission(STONE).tokens, spell=hand)
    game.ask(ChooseMission(0)).do(0, "attempt", mission=STONE)
    cards = list(played)
    while game.of(0).missions:
        if "attack" not in game.kinds(0):
            game.do(0, "pass")
        elif cards:
            game.do(0, "play", card=cards.pop(0))
        else:
            game.dice("attack", 6, 6, 6, 6).do(0, "attack")
    return game


@pytest.mark.rule("RUL-HOG-068")
def test_required_cards_are_held_or_spent() -> None:
    assert fought("hold", ["stupefy", "reducto"]).of(0).spell == ("stupefy", "reducto")
    assert fought("hold", ["stupefy", "reducto"], "stupefy").of(0).spell == ("reducto",)
    assert fought("spend", ["reducto", "stupefy"]).of(0).spell == ("reducto",), "the weakest that will do"
    assert fought("spend", ["stupefy", "reducto"], "stupefy").of(0).spell == ("reducto",), "it was played already"
    assert fought("spend", ["protego", "reducto"], "reducto").of(0).spell == ("protego",)


@pytest.mark.rule("RUL-HOG-068", "RUL-HOG-070")
def test_what_was_played_counts_and_the_rest_is_spent() -> None:
    """The diary needs Polyjuice and two attack cards."""

    def spent(used: list[str], held: list[str]) -> list[str]:
        return sorted(cards_to_spend(world(), used, held, mission(DIARY)))

    assert spent([], ["ageing_potion", "polyjuice_potion", "swelling_solution"]) == [
        "ageing_potion",
        "polyjuice_potion",
        "swelling_solution",
    ]
    assert spent(["polyjuice_potion"], ["ageing_potion", "swelling_solution"]) == ["ageing_potion", "swelling_solution"]
    assert spent(["ageing_potion", "swelling_solution"], ["polyjuice_potion", "stupefy"]) == ["polyjuice_potion"]
    assert spent(["polyjuice_potion", "ageing_potion", "stupefy"], ["swelling_solution"]) == []
    assert spent(["ageing_potion"], ["stupefy"]) == ["stupefy"], "what was lost in the fight cannot be spent"


@pytest.mark.rule("RUL-HOG-068", "RUL-HOG-113", "RUL-HOG-111")
def test_a_team_spends_together() -> None:
    """Including what was played by a member who is out of the fight."""
    game = Game(F4, F3, variant="team", required_cards="spend")
    game.person(0, missions=[DIARY], items=mission(DIARY).tokens, potion=["polyjuice_potion"])
    game.person(1, potion=["ageing_potion", "shrinking_solution"])
    game.ask(MissionWon(0, DIARY, used=("swelling_solution",)))
    assert (game.of(0).potion, game.of(1).potion) == ((), ("ageing_potion",))


@pytest.mark.rule("RUL-HOG-068", "RUL-HOG-111")
def test_a_card_counts_even_if_its_player_is_out_of_the_fight() -> None:
    """He plays Stupefy and falls; Reducto of the other, who wins, is not spent."""
    game = Game(F4, F3, variant="team", required_cards="spend")
    game.state.death_eaters = ()
    game.person(0, hp=2, at="west_wing_3f", missions=[STONE], items=mission(STONE).tokens, spell=["stupefy"])
    game.person(1, hp=40, at="west_wing_3f", spell=["reducto"]).ask(ChooseMission(0)).do(0, "attempt", mission=STONE)
    game.do(0, "play", card="stupefy")
    while game.of(0).missions:
        seat = game.to_act[0]
        if "attack" in game.kinds(seat):
            game.dice("attack", *[6] * game.state.board(seat).dice).do(seat, "attack")
        else:
            game.do(seat, "pass")
    assert (game.of(0).at, game.of(1).spell) == ("leaky_cauldron", ("reducto",))


@pytest.mark.rule("RUL-HOG-068", "HOG-041")
def test_the_underage_need_no_cards_and_spend_none() -> None:
    game = Game(F4, F3, required_cards="spend").person(0, missions=[STONE], items=mission(STONE).tokens)
    assert game.person(0, spell=["stupefy"]).ask(MissionWon(0, STONE)).of(0).spell == ("stupefy",)
