"""Mission fights of teams: who attacks, who drops out, who has won (section 16)."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.fights.tasks import Brace, StartMission
from commonroom.games.hogwarts.tasks import PutTokens

from ..tables import CHO, F3, F4, LUNA, RON, Game
from .test_missions import AGEING, CHAMBER, DIARY, DOG, attack


def team(*characters: str, what: str = DIARY, spells: tuple[str, ...] = (), **values: Any) -> Game:
    game = Game(*characters, variant="team", teams=1)
    card = game.state.world.missions[what]
    for seat in game.state.seats:
        game.person(seat, at=card.place, **values)
    game.person(0, items=card.tokens, missions=[what], spell=spells)
    return game.ask(StartMission(what, tuple(game.state.seats)))


@pytest.mark.rule("HOG-360", "HOG-362", "HOG-363", "RUL-HOG-110", "RUL-HOG-112", "RUL-HOG-113", "RUL-HOG-114")
def test_t_hog_140_the_fight_starts_when_the_last_member_arrives() -> None:
    game = Game(F4, F3, LUNA, RON, variant="team", teams=1)
    game.state.death_eaters = ()
    for seat in range(1, 4):
        game.person(seat, at=CHAMBER, hp=7)
    game.person(0, at="d05", hp=7, items=["riddle_diary"]).person(1, items=["basilisk_fang"], missions=[DIARY])
    game.person(2, potion=["polyjuice_potion", AGEING]).person(3, spell=["stupefy"])
    game.roll(0, 1, 1).walk(0, "myrtles_bathroom", CHAMBER)
    game.do(0, "attempt", mission=DIARY)
    began = game.events_of(event.FightBegan)[0]
    assert (began.hp, began.fighters) == (36, (0, 1, 2, 3))
    game.do(2, "pass").do(3, "pass")
    assert [game.of(seat).hp for seat in range(4)] == [5, 5, 5, 6]  # Ron's first loss is one lower
    assert game.to_act == (0,)


@pytest.mark.rule("HOG-363", "HOG-364", "HOG-366", "RUL-HOG-108")
def test_t_hog_141_two_against_the_dog() -> None:
    game = team(F4, LUNA, what=DOG)
    game.person(0, spell=["stupefy"]).person(1, spell=["reducto"], hp=6)
    assert game.task.fight.hp == 12
    attack(game, 0, 3, 4, 5, 6).do(0, "pass")
    assert (game.task.fight.hp, game.of(0).hp, game.to_act) == (8, 6, (1,))
    attack(game, 1, 1, 3, 3, 2).do(1, "pass").do(1, "pass")  # she rolls no die again
    assert (game.task.fight.hp, game.of(1).hp, game.to_act) == (6, 5, (0,))
    game.do(0, "play", card="stupefy")
    assert (game.task.fight.hp, game.of(0).hp) == (3, 5)
    game.do(1, "play", card="reducto")
    assert game.events_of(event.FoeStruck)[0] == event.FoeStruck("fluffy", 3, 0, 1)  # surplus is ignored
    assert [each.seat for each in game.events_of(event.AbilityAnnounced)] == [1]
    assert (game.of(0).hp, game.of(1).hp) == (5, 4)
    assert game.state.points(0) == game.state.points(1) == 50


@pytest.mark.rule("HOG-365", "HOG-260")
def test_t_hog_142_two_cards_for_each_member() -> None:
    game = team(F4, F3, what=DOG)
    game.person(0, spell=["expelliarmus", "expelliarmus", "expelliarmus"], hp=9)
    for _ in range(2):
        game.do(0, "play", card="expelliarmus")
        if isinstance(game.task, Brace):
            game.do(0, "pass")
        attack(game, 1, 1, 1, 1)
    assert game.refused(0, "play", card="expelliarmus") == ("HOG-365", "too_many_cards")


@pytest.mark.rule("RUL-HOG-111", "HOG-340")
def test_rul_hog_111_who_is_at_zero_leaves_and_the_others_go_on() -> None:
    game = team(F4, F3, LUNA, what=DOG)
    game.person(0, hp=1)
    attack(game, 0, 3, 1, 1, 1)
    assert (game.of(0).at, game.of(0).hp) == ("leaky_cauldron", 6)
    assert game.task.fight.hp == 17  # it does not shrink
    assert game.to_act == (1,)
    attack(game, 1, 1, 1, 1)
    attack(game, 2, 1, 1, 1, 1).do(2, "pass")  # she rolls no die again
    assert game.to_act == (1,)


@pytest.mark.rule("RUL-HOG-111", "HOG-364")
@pytest.mark.parametrize(("out", "after"), [(1, 2), (2, 0)])
def test_rul_hog_111_the_turn_passes_to_the_next_member_whoever_is_out(out: int, after: int) -> None:
    game = team(F4, F3, CHO, what=DOG)
    game.person(out, hp=1)
    for seat in range(out + 1):
        assert game.to_act == (seat,)
        attack(game, seat, *[1] * game.state.board(seat).dice)
        if "reroll" in game.kinds(seat):
            game.do(seat, "pass")
    assert game.of(out).at == "leaky_cauldron"
    assert game.to_act == (after,)


@pytest.mark.rule("HOG-366", "HOG-339", "RUL-HOG-111")
def test_hog_366_whoever_attempted_the_mission_settles_it_even_from_outside_the_fight() -> None:
    """The leader is out before the others win; the tokens are his to place."""
    game = team(F4, F3, what=DOG)
    game.person(0, hp=1)
    attack(game, 0, 3, 3, 3, 3)
    assert game.of(0).at == "leaky_cauldron"
    for _ in range(3):
        attack(game, 1, 3, 3, 3)
    assert game.events_of(event.MissionCompleted) == [event.MissionCompleted(0, DOG, 50)]
    assert game.task == PutTokens(0, ("enchanted_flute",))


@pytest.mark.rule("RUL-HOG-111", "HOG-337")
def test_rul_hog_111_the_team_wins_if_one_of_them_stands_after_the_last_ability() -> None:
    game = team(F4, F3, what=DOG)
    for _ in range(2):
        attack(game, 0, 3, 3, 3, 1)
        attack(game, 1, 3, 1, 1)
    attack(game, 0, 3, 3, 3, 1)
    game.person(1, hp=1)
    attack(game, 1, 3, 1, 1)
    assert (game.of(1).at, game.of(0).done) == ("leaky_cauldron", (DOG,))
    assert game.state.points(1) == 50


@pytest.mark.rule("RUL-HOG-115", "RUL-HOG-111")
def test_rul_hog_115_the_team_has_lost_when_nobody_is_left() -> None:
    game = team(F4, F3, what=DOG, hp=1)
    attack(game, 0, 1, 1, 1, 1)
    attack(game, 1, 1, 1, 1)
    assert game.events_of(event.MissionFailed) == [event.MissionFailed(0, DOG)]
    assert [game.of(seat).at for seat in (0, 1)] == ["leaky_cauldron"] * 2
    assert game.of(0).items == ("enchanted_flute",)
    assert game.state.turn.seat == 1


@pytest.mark.rule("RUL-HOG-110", "RUL-HOG-111")
def test_rul_hog_110_a_reveal_hits_every_member_and_may_put_one_out() -> None:
    game = team(F4, F3, LUNA, hp=2)
    assert game.events_of(event.MissionFailed) == [event.MissionFailed(0, DIARY)]
    game = Game(F4, F3, LUNA, variant="team", teams=1)
    for seat, hp in enumerate((5, 2, 5)):
        game.person(seat, at=CHAMBER, hp=hp)
    game.ask(StartMission(DIARY, (0, 1, 2)))
    assert [fighter.seat for fighter in game.task.fight.fighters] == [0, 2]
    assert [game.of(seat).hp for seat in range(3)] == [3, 6, 3]
