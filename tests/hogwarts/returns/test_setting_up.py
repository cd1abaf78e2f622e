"""The table of the second mode before the first turn (HOG-600 to HOG-609)."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom.engine import BadInput, Dice
from commonroom.engine.table import read_table
from commonroom.games.hogwarts.options import ABOUT
from commonroom.games.hogwarts.setup import setup
from commonroom.games.hogwarts.start.layout import laid_out
from commonroom.games.hogwarts.state import State

from ..tables import DRACO, HARRY, HERMIONE, RON, SEED, Game
from .tables import FANG, HORCRUXES, LUCIUS, PETTIGREW, RETURNS, RITUAL, STONE, SWORD, VOLDEMORT, WAND


def seated(*seats: str | dict[str, str], **options: Any) -> State:
    return setup(read_table(ABOUT, RETURNS, options, list(seats)), Dice(SEED, 0))


def who(name: str, character: str) -> dict[str, str]:
    return {"name": name, "character": character}


@pytest.mark.rule("HOG-600", "HOG-601", "HOG-604", "HOG-605", "HOG-606", "HOG-607", "HOG-608", "HOG-609")
@pytest.mark.rule("RUL-HOG-150", "RUL-HOG-151", "RUL-HOG-152", "HOG-070")
def test_200_two_players() -> None:
    """T-HOG-200: Pettigrew and Harry, with everything where it belongs."""
    state = seated("Ann", "Bob")
    dark, hero = state.people
    assert (dark.character, hero.character) == (PETTIGREW, HARRY)
    assert {person.at for person in state.people} == {"start"}
    assert (dark.floo, dark.portkey, dark.hp, len(dark.spell), len(dark.potion)) == (0, 0, 6, 1, 1)
    assert (hero.floo, hero.portkey, hero.hp, len(hero.spell), len(hero.potion)) == (1, 1, 7, 2, 1)
    assert not hero.book
    assert not hero.missions
    assert not state.mission_pile
    assert not state.death_eaters
    for token, place in HORCRUXES.items():
        assert token in state.tokens[place]
    others = {token: place for place, here in state.tokens.items() for token in here if token not in HORCRUXES}
    assert set(others) == {*RITUAL, FANG, SWORD}
    assert len(set(others.values())) == 6
    fields = state.world.fields
    assert all(fields[place].kind == "rosette" and fields[place].board != "board2" for place in others.values())
    assert {STONE, WAND} <= set(state.aside)
    assert len(state.aside) == len(state.world.tokens) - 12
    assert state.first == state.turn.seat == 0


@pytest.mark.rule("HOG-607")
def test_607_the_tokens_lie_elsewhere_with_other_luck() -> None:
    table = read_table(ABOUT, RETURNS, {}, ["Ann", "Bob"])
    assert laid_out(table, Dice(SEED, 0)).tokens != laid_out(table, Dice(SEED, 1)).tokens


@pytest.mark.rule("HOG-600", "HOG-007")
@pytest.mark.parametrize("seats", [1, 5])
def test_201_two_to_four_players(seats: int) -> None:
    """T-HOG-201: five players, or one, are refused."""
    with pytest.raises(BadInput, match="HOG-600"):
        seated(*(f"P{seat}" for seat in range(seats)))


@pytest.mark.rule("RUL-HOG-151", "HOG-605", "HOG-063", "HOG-064")
def test_151_heroes_choose_and_harry_takes_part() -> None:
    """With three players the second hero has to be Harry if the first is a friend."""
    game = Game(None, None, None, edition=RETURNS)
    assert game.to_act == (1,)
    assert game.refused(1, "choose_character", character=DRACO) == ("HOG-605", "not_a_hero")
    assert game.refused(1, "choose_character", character=LUCIUS) == ("HOG-605", "not_a_hero")
    game.do(1, "choose_character", character=RON)
    assert game.refused(2, "choose_character", character=RON) == ("HOG-063", "character_taken")
    assert game.refused(2, "choose_character", character=HERMIONE) == ("RUL-HOG-151", "hero_needed")
    game.do(2, "choose_character", character=HARRY)
    assert [person.character for person in game.state.people] == [PETTIGREW, RON, HARRY]
    assert game.to_act == (0,)


@pytest.mark.rule("RUL-HOG-151")
def test_151_with_four_players_all_heroes_play() -> None:
    game = Game(None, None, None, None, edition=RETURNS)
    for seat, hero in ((1, HERMIONE), (2, RON), (3, HARRY)):
        game.do(seat, "choose_character", character=hero)
    assert [person.character for person in game.state.people] == [PETTIGREW, HERMIONE, RON, HARRY]


@pytest.mark.rule("HOG-604", "HOG-609")
def test_604_whoever_wishes_to_is_pettigrew_and_begins() -> None:
    state = seated("Ann", who("Bob", PETTIGREW), who("Cid", HERMIONE))
    assert [person.character for person in state.people] == [HARRY, PETTIGREW, HERMIONE]
    assert state.first == state.turn.seat == 1
    assert state.settings.sides == (0, 1, 0)


@pytest.mark.rule("HOG-604")
def test_604_a_hero_by_wish_leaves_pettigrew_to_another() -> None:
    state = seated(who("Ann", HARRY), "Bob")
    assert [person.character for person in state.people] == [HARRY, PETTIGREW]


@pytest.mark.rule("HOG-604", "HOG-605", "RUL-HOG-151")
@pytest.mark.parametrize(
    ("characters", "rule"),
    [
        ((PETTIGREW, RON), "RUL-HOG-151"),
        ((PETTIGREW, RON, HERMIONE), "RUL-HOG-151"),
        ((PETTIGREW, PETTIGREW), "HOG-063"),
        ((PETTIGREW, HARRY, HARRY), "HOG-063"),
        ((PETTIGREW, DRACO), "HOG-605"),
        ((PETTIGREW, VOLDEMORT), "HOG-605"),
        ((HARRY, RON), "HOG-604"),
    ],
)
def test_605_wishes_that_do_not_go_together(characters: tuple[str, ...], rule: str) -> None:
    with pytest.raises(BadInput, match=rule):
        seated(*(who(f"P{seat}", character) for seat, character in enumerate(characters)))


@pytest.mark.rule("HOG-609", "HOG-610", "HOG-103")
def test_610_pettigrew_moves_with_one_die_and_heroes_with_two() -> None:
    game = Game(PETTIGREW, HARRY, edition=RETURNS)
    game.roll(0, 1).walk(0, "signpost")
    assert game.to_act == (1,)
    game.roll(1, 1, 1)
    assert game.task.left == 2


@pytest.mark.rule("HOG-604", "HOG-605", "HOG-064")
@pytest.mark.parametrize("edition", list(ABOUT.editions))
def test_whatever_an_edition_lists_can_be_wished_for(edition: str) -> None:
    assert ABOUT.wish is not None
    listed = ABOUT.editions[edition]["wishes"]
    for wish in ABOUT.wish.choices:
        if wish in listed:
            table = read_table(ABOUT, edition, {}, ["Ann", who("Bob", wish), "Cid"])
            assert setup(table, Dice(SEED, 0)).people[1].character == wish
        else:
            with pytest.raises(BadInput, match=r"HOG-\d+"):
                setup(read_table(ABOUT, edition, {}, ["Ann", who("Bob", wish), "Cid"]), Dice(SEED, 0))
