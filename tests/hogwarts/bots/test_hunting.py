"""Greedy hunting and hiding in Voldemort Returns."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom.games.hogwarts.bots.returns.danger import caught_at_a_horcrux
from commonroom.games.hogwarts.bots.returns.heroes import QUEST
from commonroom.games.hogwarts.bots.walk.distances import FAR
from commonroom.games.hogwarts.fights.tasks import TakeTurn
from commonroom.games.hogwarts.returns.tasks import HideToken
from commonroom.games.hogwarts.tasks import Arrive

from ..returns.tables import (
    DARK,
    FANG,
    GREYBACK,
    HORCRUXES,
    PITCH,
    RITUAL,
    STONE,
    SWORD,
    VOLDEMORT,
    WAND,
    after,
    before,
    destroyed,
    give,
    lay,
    stop,
)
from ..tables import HARRY, RON, Game
from .minds import always, decisions, mind_of, play_walk

HERO = 1


def early(*heroes: str) -> Game:
    """Return a game in which Pettigrew has nothing yet, and a long way to go."""
    return lay(before(*heroes), "d06", *RITUAL)


def roll(game: Game, seat: int, *dice: int) -> Game:
    return play_walk(game.turn_of(seat).roll(seat, *dice), seat)


def dark_turn(game: Game, die: int) -> Game:
    """Let Voldemort move by this die."""
    return play_walk(game.turn_of(DARK).dice("move", die).do(DARK, "move", pawn=VOLDEMORT), DARK)


def far(game: Game, one: str, other: str) -> int:
    steps = game.state.world.distance(one, other)
    assert steps is not None
    return steps


def test_pettigrew_fetches_what_the_ritual_needs() -> None:
    game = lay(before(), "s02", "cauldron").person(DARK, at="gryffindor_tower")
    roll(game, DARK, 2)
    assert game.of(DARK).items == ("cauldron",)


@pytest.mark.rule("HOG-620", "HOG-621")
def test_pettigrew_with_everything_goes_to_the_pitch() -> None:
    game = give(before(), DARK, *RITUAL).person(DARK, at="g09")
    near = far(game, "g09", PITCH)
    assert near <= 6
    roll(game, DARK, near)
    assert game.state.returned


def test_voldemort_walks_to_the_wand() -> None:
    game = lay(after(), "s02", WAND).person(DARK, at="gryffindor_tower").person(HERO, at="north_tower")
    dark_turn(game, 2)
    assert game.of(DARK).items == (WAND,)


@pytest.mark.rule("HOG-642")
def test_voldemort_with_the_wand_meets_harry_who_has_left_a_horcrux() -> None:
    game = give(give(after(), DARK, WAND), HERO, STONE).person(DARK, at="gryffindor_tower").person(HERO, at="s04")
    dark_turn(game, far(game, "gryffindor_tower", "s04"))
    assert game.state.result is not None
    assert game.state.result.winners == (DARK,)


@pytest.mark.rule("HOG-641")
def test_voldemort_without_the_wand_does_not_walk_into_harry_with_the_stone() -> None:
    game = give(lay(after(), "s06", WAND), HERO, STONE).person(DARK, at="gryffindor_tower").person(HERO, at="s02")
    dark_turn(game, 3)
    assert game.state.result is None


@pytest.mark.rule("HOG-641")
def test_harry_with_the_stone_catches_voldemort_without_the_wand() -> None:
    game = give(lay(after(), "k1", WAND), HERO, STONE).person(DARK, at="s04").person(HERO, at="gryffindor_tower")
    roll(game, HERO, 6, 5)
    assert game.state.result is not None
    assert HERO in game.state.result.winners


@pytest.mark.rule("HOG-642")
def test_harry_keeps_away_from_voldemort_with_the_wand() -> None:
    game = give(give(after(), DARK, WAND), HERO, STONE).person(DARK, at="s04").person(HERO, at="gryffindor_tower")
    roll(game, HERO, 6, 5)
    assert game.state.result is None
    assert far(game, game.of(HERO).at, game.of(DARK).at) > 6  # further than one die


@pytest.mark.rule("HOG-641", "RUL-HOG-039", "RUL-HOG-168")
def test_harry_does_not_go_for_a_stone_on_which_voldemort_stands_with_the_wand() -> None:
    """They meet before he can pick it up."""
    game = give(lay(destroyed(after(), *HORCRUXES), "s02", STONE), DARK, WAND)
    game.person(DARK, at="s02").person(HERO, at="gryffindor_tower")
    roll(game, HERO, 1, 2)
    assert game.state.result is None


@pytest.mark.rule("HOG-641", "RUL-HOG-039", "RUL-HOG-168")
def test_voldemort_does_not_go_for_a_wand_on_which_harry_stands_with_the_stone() -> None:
    game = give(lay(after(), "s02", WAND), HERO, STONE).person(HERO, at="s02").person(DARK, at="gryffindor_tower")
    dark_turn(game, 3)
    assert game.state.result is None


@pytest.mark.rule("HOG-628")
def test_an_unarmed_hero_fetches_a_weapon_first() -> None:
    game = lay(early(), "s02", FANG).person(HERO, at="gryffindor_tower")
    roll(game, HERO, 1, 2)
    assert game.of(HERO).items == (FANG,)


@pytest.mark.rule("HOG-629", "RUL-HOG-163")
def test_an_armed_hero_stops_at_a_horcrux_and_tries_to_destroy_it() -> None:
    game = roll(give(early(), HERO, SWORD).person(HERO, at="s01"), HERO, 5, 6)
    assert game.of(HERO).at in HORCRUXES.values()
    assert always(game, HERO)["type"] == "destroy"


@pytest.mark.rule("HOG-624", "HOG-631")
def test_a_lone_harry_awaits_voldemort_in_the_middle_and_lets_no_horcrux_hold_him() -> None:
    """The Stone will be put far away from him."""

    def ends(game: Game) -> str:
        at: str = roll(give(game, HERO, SWORD).person(HERO, at="banner"), HERO, 5, 3).of(HERO).at
        return at

    soon = give(before(), DARK, *RITUAL).person(DARK, at="g09")
    assert far(soon, ends(soon), "banner") <= 3
    assert soon.of(HERO).at not in HORCRUXES.values()
    assert ends(early()) in HORCRUXES.values(), "there is time"
    assert ends(give(before(HARRY, RON), DARK, *RITUAL).person(DARK, at="g09")) in HORCRUXES.values(), "with a friend"


@pytest.mark.rule("RUL-HOG-163")
def test_whoever_awaits_voldemort_tries_no_horcrux_that_he_may_leave_alone() -> None:
    def at_a_horcrux(game: Game) -> str:
        give(game, HERO, SWORD)
        kind: str = always(stop(game, HERO, "clock_tower"), HERO)["type"]
        return kind

    assert at_a_horcrux(give(before(), DARK, *RITUAL).person(DARK, at="g09")) == "pass"
    assert at_a_horcrux(early()) == "destroy"


@pytest.mark.rule("RUL-HOG-164")
def test_the_ministry_is_reached_by_floo_powder_only_with_a_weapon() -> None:
    def at_a_tower(*items: str) -> dict[str, Any]:
        game = give(before(), HERO, *items).person(HERO, at="bell_tower", floo=1)
        game.turn_of(HERO).person(HERO, at="bell_tower")
        return always(game.ask(Arrive(HERO)), HERO)

    assert at_a_tower(SWORD) == {"type": "floo", "to": "ministry_of_magic"}
    assert at_a_tower() == {"type": "pass"}


@pytest.mark.rule("HOG-632")
def test_who_has_both_weapons_hands_one_to_a_friend() -> None:
    game = give(before(HARRY, RON), HERO, FANG, SWORD).person(HERO, at="s02").person(2, at="s02").turn_of(HERO)
    assert {(move["type"], move["player"]) for move in decisions(game, HERO)} == {("hand", 2)}


@pytest.mark.rule("HOG-632")
def test_who_has_no_weapon_asks_a_friend_who_has_two_and_gets_one() -> None:
    game = give(before(HARRY, RON), 2, FANG, SWORD).person(HERO, at="s02").person(2, at="s02").turn_of(HERO)
    asked = decisions(game, HERO, lucks=1)[0]
    assert (asked["type"], asked["player"]) == ("hand", HERO)
    game.do(HERO, asked.pop("type"), **asked)
    given = always(game, 2)
    assert (given["type"], given["player"]) == ("hand", HERO)
    game.do(2, given.pop("type"), **given)
    assert [len(game.of(seat).items) for seat in (HERO, 2)] == [1, 1]


@pytest.mark.rule("HOG-632")
def test_nobody_asks_for_the_only_weapon_of_a_friend() -> None:
    game = give(before(HARRY, RON), 2, FANG).person(HERO, at="s02").person(2, at="s02").turn_of(HERO)
    assert always(game, HERO) == {"type": "roll"}


def test_a_lone_hero_makes_no_detour_for_a_second_weapon() -> None:
    game = give(lay(before(), "s02", FANG), HERO, SWORD)
    assert mind_of(game, HERO).token(FANG) < 1
    friends = give(lay(before(HARRY, RON), "s02", FANG), HERO, SWORD)
    assert mind_of(friends, HERO).token(FANG) == QUEST, "a friend has none as yet"


@pytest.mark.rule("HOG-631", "RUL-HOG-164")
def test_the_farther_voldemort_is_the_safer_is_a_horcrux_and_where_he_cannot_come_it_is_quite_safe() -> None:
    chances = [caught_at_a_horcrux(steps) for steps in (0, 1, 6, 7, 12, 20, FAR)]
    assert chances == sorted(chances, reverse=True)
    assert (chances[0], chances[1], chances[-1]) == (1.0, 1.0, 0.0)
    # He arrives with a six at once, or after a failed try with what is left.
    assert caught_at_a_horcrux(6) == pytest.approx(1 / 6 + 21 / 36 * sum(map(caught_at_a_horcrux, range(1, 6))) / 6)


@pytest.mark.rule("HOG-631", "HOG-642")
def test_harry_with_the_stone_leaves_a_horcrux_alone_where_voldemort_would_catch_him() -> None:
    def goes(dark: str) -> str:
        game = give(give(after(), DARK, WAND), HERO, STONE, SWORD).person(DARK, at=dark).person(HERO, at="u05")
        at: str = roll(game, HERO, 1, 1).of(HERO).at
        return at

    assert goes("k1") == "dumbledores_office"
    assert goes("u07") != "dumbledores_office"


@pytest.mark.rule("RUL-HOG-161", "HOG-110")
def test_tokens_are_hidden_where_a_roll_has_to_fit_exactly() -> None:
    game = lay(after(), "u06", STONE).person(HERO, at="north_tower").ask(HideToken(HERO, WAND))
    assert {move["to"] for move in decisions(game, HERO)} <= {"chamber_of_secrets", "d06"}
    game = lay(after(), "gringotts", STONE).person(HERO, at="north_tower").ask(HideToken(HERO, WAND))
    assert always(game, HERO)["to"] == "gringotts", "where Harry comes by as well"
    game = after().person(HERO, at="north_tower").ask(HideToken(DARK, STONE))
    assert all(move["to"] != "gringotts" for move in decisions(game, DARK)), (
        "with a weapon Harry may stop there in passing"
    )
    game = destroyed(after(), "hufflepuff_cup").person(HERO, at="north_tower").ask(HideToken(DARK, STONE))
    assert always(game, DARK)["to"] == "gringotts"


@pytest.mark.rule("HOG-624", "RUL-HOG-161")
def test_the_stone_is_hidden_far_from_harry_and_the_wand_far_from_voldemort() -> None:
    game = after().person(HERO, at="north_tower")
    for seat, token, seeker in ((DARK, STONE, "north_tower"), (HERO, WAND, PITCH)):
        for move in decisions(game.ask(HideToken(seat, token)), seat):
            assert far(game, move["to"], seeker) >= 9  # no roll of two dice is likely to get there at once
        game.do(seat, move.pop("type"), **move)


def pawn_ends(game: Game, pawn: str, die: int) -> str | None:
    """Return where the dark side moves a death eater; None if it has attacked and fallen."""
    play_walk(game.turn_of(DARK).dice("move", die).do(DARK, "move", pawn=pawn), DARK)
    return next((foe.at for foe in game.state.death_eaters if foe.id == pawn), None)


def test_a_death_eater_does_not_attack_a_strong_harry_but_stands_in_his_way() -> None:
    game = lay(after(HARRY, RON), "s06", STONE).person(HERO, at="gryffindor_tower", hp=20)
    game.person(2, at="north_tower", hp=9).death_eater(GREYBACK, "s04")
    at = pawn_ends(game, GREYBACK, 1)
    assert at is not None
    assert at != "gryffindor_tower"
    assert far(game, "gryffindor_tower", at) + far(game, at, "s06") <= far(game, "gryffindor_tower", "s06") + 1


def test_a_death_eater_attacks_a_hero_who_is_nearly_beaten() -> None:
    game = lay(after(HARRY, RON), "s06", STONE).person(HERO, at="s02", hp=1).person(2, at="north_tower", hp=9)
    game.death_eater(GREYBACK, "gryffindor_tower")
    pawn_ends(game, GREYBACK, 1)
    assert isinstance(game.task, TakeTurn)
    assert game.task.fight.fighters[game.task.fight.at].foe == GREYBACK
