"""The ritual: Voldemort returns (HOG-620 to HOG-624, RUL-HOG-158 to RUL-HOG-161, RUL-HOG-181)."""

from __future__ import annotations

import pytest

from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.returns.tasks import HideToken
from commonroom.games.hogwarts.tasks import PlaceDeathEaters, StartOfTurn, Walk

from ..tables import HARRY, HERMIONE, RON, Game
from .tables import (
    BELLATRIX,
    CROUCH,
    DARK,
    DOLOHOV,
    GREYBACK,
    LUCIUS,
    PITCH,
    RITUAL,
    STONE,
    VOLDEMORT,
    WAND,
    YAXLEY,
    before,
    destroyed,
    give,
)

PLACES = {
    LUCIUS: "bell_tower",
    BELLATRIX: "north_tower",
    CROUCH: "west_tower",
    DOLOHOV: "dark_tower",
    GREYBACK: "south_tower",
    YAXLEY: "gate_tower",
}


def ritual(game: Game) -> Game:
    """Let Pettigrew reach the pitch with all that he needs."""
    give(game, DARK, *RITUAL).person(DARK, at="g08").turn_of(DARK)
    return game.roll(DARK, 5).walk(DARK, PITCH)


def summoned(game: Game) -> Game:
    """Hold the ritual, and put the death eaters on their towers."""
    ritual(game)
    for foe, tower in PLACES.items():
        game.do(DARK, "put", token=foe, to=tower)
    return game


@pytest.mark.rule("HOG-620", "HOG-621", "HOG-622", "HOG-623", "HOG-624", "RUL-HOG-158", "RUL-HOG-159", "RUL-HOG-160")
@pytest.mark.rule("RUL-HOG-161")
def test_206_voldemort_returns() -> None:
    """T-HOG-206: with four tokens and no portkey."""
    game = before(HARRY, RON).person(DARK, spell=("stupefy",), potion=("polyjuice_potion",))
    deck = game.state.decks["spell"]
    ritual(game)
    assert [stopped.why for stopped in game.events_of(event.Stopped)] == ["pitch"], "the other moves are lost"
    assert [moved.to for moved in game.events_of(event.Moved)] == ["graveyard"]
    assert game.events_of(event.VoldemortReturned) == [event.VoldemortReturned(DARK, 7)]
    dark = game.of(DARK)
    assert (dark.character, dark.hp, dark.items, dark.hand, dark.at) == (VOLDEMORT, 7, (), (), "graveyard")
    assert game.state.decks["spell"] == (*deck, "stupefy")
    assert game.state.decks["potion"][-1] == "polyjuice_potion"
    assert set(RITUAL) <= set(game.state.aside)
    assert game.state.returned

    for foe, tower in PLACES.items():
        assert isinstance(game.task, PlaceDeathEaters)
        game.do(DARK, "put", token=foe, to=tower)
    assert {foe.id: foe.at for foe in game.state.death_eaters} == PLACES
    for each in game.state.death_eaters:
        assert (each.hp, len(each.spell), len(each.potion)) == (game.state.world.characters[each.id].hp, 1, 1)

    assert (game.task, game.to_act) == (HideToken(DARK, STONE), (DARK,))
    game.do(DARK, "put", token=STONE, to="ollivanders")
    assert (game.task, game.to_act) == (HideToken(1, WAND), (1,))
    game.do(1, "put", token=WAND, to="forbidden_forest")
    assert STONE in game.state.tokens["ollivanders"]
    assert WAND in game.state.tokens["forbidden_forest"]
    assert not {STONE, WAND} & set(game.state.aside)

    assert game.of(DARK).at == PITCH, "at the end of the turn he stands on the pitch"
    assert game.task == StartOfTurn(1), "nobody of the dark side moves in this turn"


@pytest.mark.rule("HOG-620")
@pytest.mark.parametrize("held", [RITUAL[:3], ()])
def test_207_three_tokens_are_not_enough(held: tuple[str, ...]) -> None:
    """T-HOG-207: Pettigrew walks across the pitch, or stops there, and nothing happens."""
    game = give(before(), DARK, *held).person(DARK, at="g08").turn_of(DARK).roll(DARK, 2).walk(DARK, PITCH)
    assert isinstance(game.task, Walk)
    game = give(before(), DARK, *held).person(DARK, at="g08").turn_of(DARK).roll(DARK, 1).walk(DARK, PITCH)
    assert not game.state.returned
    assert game.to_act == (1,)


@pytest.mark.rule("HOG-630", "RUL-HOG-159", "RUL-HOG-175")
def test_208_horcruxes_destroyed_before_make_him_weaker() -> None:
    """T-HOG-208: two are destroyed, so he has 5 HP."""
    game = ritual(destroyed(before(), "nagini", "gaunt_ring"))
    assert game.of(DARK).hp == 5


@pytest.mark.rule("HOG-620", "RUL-HOG-158")
def test_158_the_last_token_found_on_the_way_counts() -> None:
    game = give(before(), DARK, *RITUAL[:3]).person(DARK, at="black_lake").turn_of(DARK)
    game.state.aside = tuple(token for token in game.state.aside if token != RITUAL[3])
    game.state.tokens = {**game.state.tokens, "g06": (RITUAL[3],)}
    game.roll(DARK, 6).walk(DARK, "g06").do(DARK, "take", token=RITUAL[3])
    game.walk(DARK, "training_tower", "g08", PITCH)
    assert game.state.returned


@pytest.mark.rule("RUL-HOG-160", "RUL-HOG-081")
def test_160_death_eaters_appear_on_different_towers_without_a_hero() -> None:
    game = ritual(before(HARRY, RON).person(1, at="bell_tower"))
    assert game.refused(DARK, "put", token=LUCIUS, to="bell_tower") == ("RUL-HOG-160", "hero_there")
    assert game.refused(DARK, "put", token=LUCIUS, to="s01") == ("RUL-HOG-082", "not_a_tower")
    assert game.refused(DARK, "put", token=BELLATRIX, to="west_tower") == ("RUL-HOG-081", "place_death_eater")
    game.do(DARK, "put", token=LUCIUS, to="west_tower")
    assert game.refused(DARK, "put", token=BELLATRIX, to="west_tower") == ("RUL-HOG-081", "tower_taken")


@pytest.mark.rule("RUL-HOG-082")
def test_082_towers_that_the_table_has_shut() -> None:
    game = ritual(before(de_exclude=["common_rooms", "first_tower"]))
    for tower in ("gryffindor_tower", "clock_tower"):
        assert game.refused(DARK, "put", token=LUCIUS, to=tower) == ("RUL-HOG-082", "not_a_tower")
    assert len(game.offered(DARK)) == 13
    assert len(ritual(before()).offered(DARK)) == 18, "none are forbidden by rule"


@pytest.mark.rule("HOG-624", "RUL-HOG-161")
def test_230_where_the_stone_may_lie() -> None:
    """T-HOG-230: not on board 2; nor where somebody stands, or nobody can."""
    game = summoned(before(HARRY).person(1, at="s05"))
    for place in ("ministry_of_magic", "graveyard", "azkaban"):
        assert game.refused(DARK, "put", token=STONE, to=place) == ("HOG-624", "bad_place")
    for place in ("s05", "bell_tower", "great_hall", "nowhere"):
        assert game.refused(DARK, "put", token=STONE, to=place) == ("RUL-HOG-161", "bad_place")
    assert game.refused(DARK, "put", token=WAND, to="s06") == ("HOG-624", "must_put_tokens")
    assert game.refused(DARK, "put", token=STONE, to=PITCH) == ("RUL-HOG-161", "bad_place"), "his pawn comes back there"
    game.do(DARK, "put", token=STONE, to="hogs_head")
    assert game.refused(1, "put", token=WAND, to=PITCH) == ("RUL-HOG-161", "bad_place")
    assert game.refused(1, "put", token=STONE, to="s06") == ("HOG-624", "must_put_tokens")
    game.do(1, "put", token=WAND, to="a2")


@pytest.mark.rule("HOG-623", "RUL-HOG-012")
def test_623_cards_that_are_not_there_are_not_dealt() -> None:
    game = before()
    game.state.decks = {**game.state.decks, "spell": game.state.decks["spell"][:2]}
    summoned(game)
    assert [len(foe.spell) for foe in game.state.death_eaters] == [1, 1, 0, 0, 0, 0]


@pytest.mark.rule("RUL-HOG-181", "HOG-623")
@pytest.mark.parametrize(
    ("heroes", "choice", "number"),
    [
        ((HARRY,), "six", 6),
        ((HARRY,), "by_heroes", 3),
        ((HARRY, RON), "by_heroes", 6),
        ((HARRY, RON, HERMIONE), "by_heroes", 6),
    ],
)
def test_voldemort_leads_six_death_eaters_or_three_for_each_hero(
    heroes: tuple[str, ...], choice: str, number: int
) -> None:
    game = ritual(before(*heroes, mode2_death_eaters=choice))
    for foe, tower in list(PLACES.items())[:number]:
        assert isinstance(game.task, PlaceDeathEaters)
        game.do(DARK, "put", token=foe, to=tower)
    assert len(game.state.death_eaters) == number
    assert game.task == HideToken(DARK, STONE)
