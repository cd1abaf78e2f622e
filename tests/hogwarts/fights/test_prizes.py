"""Prizes of a fight among players (HOG-285, HOG-293, RUL-HOG-074, RUL-HOG-075)."""

from __future__ import annotations

import pytest

from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.fights.tasks import Brace, Exchange, FightPlayer
from commonroom.games.hogwarts.tasks import TakeItems, TakePrize

from ..tables import F3, F4, Game

SIX = ("basilisk_fang", "riddle_diary", "gaunt_ring", "hufflepuff_cup", "nagini", "cauldron")


def exchanged(game: Game, winner: int = 0) -> Game:
    """Let seat 0 meet seat 1; the winner has the higher die twice (HOG-284)."""
    game.ask(FightPlayer(0, 1))
    for _ in range(2):
        assert isinstance(game.task, Exchange)
        game.dice("exchange", *((6, 1) if winner == 0 else (1, 6))).do(0, "attack")
    return game


def underage(**loser: object) -> Game:
    """Return a game in which seat 0 has won a fight of underage players."""
    return exchanged(Game(F4, F3).person(1, **loser))


def qualified(**loser: object) -> Game:
    """Return a game in which seat 0 has won a fight of qualified players, by one hit against 2 HP (HOG-291)."""
    game = Game(F4, F3, variant="qualified")
    game.state.death_eaters = ()
    game.person(1, hp=2, **loser).ask(FightPlayer(0, 1))
    game.dice("attack", 6, 1, 1, 1).do(0, "attack")
    return game.do(1, "pass") if isinstance(game.task, Brace) else game


@pytest.mark.rule("HOG-285", "RUL-HOG-074", "RUL-HOG-075", "HOG-073")
def test_t_hog_085_only_what_the_loser_has_is_offered_and_cards_are_random() -> None:
    game = underage(floo=1, book=["gadding_with_ghouls"], spell=["stupefy", "accio"], missions=["tame_the_dog"])
    assert game.refused(0, "prize", what="items") == ("RUL-HOG-074", "nothing_there")
    assert {move.get("what") for move in game.offered(0)} == {None, "floo", "cards"}
    game.dice("card", "accio").do(0, "prize", what="cards")
    assert game.of(0).spell == ("accio",)
    assert game.of(1).spell == ("stupefy",)
    assert game.of(1).missions == ("tame_the_dog",)


@pytest.mark.rule("RUL-HOG-075", "HOG-073")
def test_rul_hog_075_missions_are_never_taken() -> None:
    game = underage(missions=["tame_the_dog"])
    assert not isinstance(game.task, TakePrize)  # nothing there that could be taken


@pytest.mark.rule("HOG-285")
def test_hog_285_a_floo_or_a_portkey_token() -> None:
    game = underage(floo=1, portkey=1).do(0, "prize", what="floo")
    assert (game.of(0).floo, game.of(1).floo) == (1, 0)
    game = underage(floo=1, portkey=1).do(0, "prize", what="portkey")
    assert (game.of(0).portkey, game.of(1).portkey) == (1, 0)


@pytest.mark.rule("RUL-HOG-058")
def test_rul_hog_058_a_kept_floo_card_is_floo_powder_or_a_card() -> None:
    game = underage(behaviour=["floo_powder"]).do(0, "prize", what="floo")
    assert game.of(0).behaviour == ("floo_powder",)
    game = underage(behaviour=["floo_powder"]).dice("card", "floo_powder").do(0, "prize", what="cards")
    assert game.of(0).behaviour == ("floo_powder",)
    assert game.of(1).behaviour == ()


@pytest.mark.rule("RUL-HOG-074")
def test_rul_hog_074_the_winner_may_decline() -> None:
    game = underage(floo=1).do(0, "pass")
    assert game.of(1).floo == 1
    assert not isinstance(game.task, TakePrize)


@pytest.mark.rule("HOG-293", "RUL-HOG-074")
def test_hog_293_two_tokens_or_as_many_as_there_are() -> None:
    game = qualified(items=SIX[:4])
    game.do(0, "prize", what="items").do(0, "take", token=SIX[0])
    assert game.refused(0, "take", token=SIX[5]) == ("RUL-HOG-074", "no_such_item")
    game.do(0, "take", token=SIX[2])
    assert game.of(0).items == (SIX[0], SIX[2])
    assert game.of(1).items == (SIX[1], SIX[3])
    assert not isinstance(game.task, TakeItems)
    game = qualified(items=SIX[:1])
    game.do(0, "prize", what="items").do(0, "take", token=SIX[0])
    assert game.of(1).items == ()
    assert game.kinds(0) == {"roll"}


@pytest.mark.rule("HOG-285")
def test_hog_285_one_token_or_one_random_card_among_underage_players() -> None:
    game = underage(items=SIX[:3]).do(0, "prize", what="items").do(0, "take", token=SIX[1])
    assert (game.of(0).items, game.of(1).items) == ((SIX[1],), (SIX[0], SIX[2]))
    assert not isinstance(game.task, TakeItems)
    game = underage(spell=["stupefy", "accio"], potion=["antidote"])
    game.dice("card", "accio").do(0, "prize", what="cards")
    assert (game.of(0).hand, game.of(1).hand) == (("accio",), ("stupefy", "antidote"))


@pytest.mark.rule("HOG-293")
def test_hog_293_two_random_cards() -> None:
    game = qualified(spell=["stupefy", "accio", "alohomora"], potion=["antidote"])
    game.dice("card", "antidote", "stupefy").do(0, "prize", what="cards")
    assert (game.of(0).spell, game.of(0).potion) == (("stupefy",), ("antidote",))
    assert game.of(1).hand == ("accio", "alohomora")


@pytest.mark.rule("RUL-HOG-074", "HOG-202")
def test_rul_hog_074_with_six_tokens_one_is_exchanged() -> None:
    game = exchanged(Game(F4, F3).person(0, items=SIX).person(1, items=["elder_wand"]))
    game.do(0, "prize", what="items")
    assert game.refused(0, "take", token="elder_wand") == ("HOG-203", "swap_needed")
    game.do(0, "take", token="elder_wand", leave="nagini")
    assert "elder_wand" in game.of(0).items
    assert len(game.of(0).items) == 6
    assert game.of(1).items == ("nagini",)
    assert game.events_of(event.ItemWon) == [event.ItemWon(0, 1, "elder_wand", "nagini")]


@pytest.mark.rule("RUL-HOG-074")
def test_rul_hog_074_a_prize_is_no_pick_up_and_needs_no_turn_of_ones_own() -> None:
    game = exchanged(Game(F4, F3).person(0, items=["nagini"]), winner=1)
    game.do(1, "prize", what="items").do(1, "take", token="nagini")
    assert game.of(1).items == ("nagini",)
    assert game.state.turn.picked == 0
