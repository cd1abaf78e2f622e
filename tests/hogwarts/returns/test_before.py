"""Before the return: free passing, tokens by side, effects of fields (HOG-602, HOG-603, RUL-HOG-153 to RUL-HOG-157)."""

from __future__ import annotations

import pytest

from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.tasks import CommonRoom, OnThePitch, StartOfTurn, Walk

from ..tables import HARRY, HERMIONE, RON
from .tables import DARK, FANG, HORCRUXES, PITCH, STONE, SWORD, WAND, after, before, destroyed, give, lay, stop


@pytest.mark.rule("HOG-602", "RUL-HOG-155")
def test_203_nobody_stops_anybody_before_the_return() -> None:
    """T-HOG-203: Pettigrew passes Ron, and Ron passes Pettigrew."""
    game = before(HARRY, RON).person(2, at="banner").turn_of(DARK)
    game.roll(DARK, 3).walk(DARK, "signpost", "banner", "clock_tower")
    assert game.of(DARK).at == "clock_tower"
    assert not game.events_of(event.FightBegan)
    game.turn_of(2).roll(2, 1, 1).do(2, "pass").walk(2, "clock_tower", "s01")
    assert game.of(2).at == "s01"


@pytest.mark.rule("HOG-603", "HOG-628", "RUL-HOG-153")
def test_204_tokens_belong_to_one_side() -> None:
    """T-HOG-204: Pettigrew passes the fang, Ron the cauldron."""
    game = lay(before(HARRY, RON), "s02", FANG, "cauldron").person(DARK, at="gryffindor_tower").turn_of(DARK)
    game.roll(DARK, 2).walk(DARK, "s02")
    assert game.refused(DARK, "take", token=FANG) == ("HOG-603", "wrong_side")
    game.do(DARK, "take", token="cauldron").walk(DARK, "s03")

    game = lay(before(HARRY, RON), "s02", FANG, "cauldron").person(2, at="gryffindor_tower").turn_of(2)
    game.roll(2, 1, 1).do(2, "pass").walk(2, "s02")
    assert game.refused(2, "take", token="cauldron") == ("HOG-603", "wrong_side")
    game.do(2, "take", token=FANG).walk(2, "s03")
    assert game.of(2).items == (FANG,)


@pytest.mark.rule("RUL-HOG-153", "HOG-633")
@pytest.mark.parametrize(
    ("seat", "token", "code"),
    [
        (0, STONE, "wrong_side"),
        (0, WAND, None),
        (0, SWORD, "wrong_side"),
        (0, "cauldron", "wrong_side"),
        (1, STONE, None),
        (1, WAND, "wrong_side"),
        (1, SWORD, None),
        (2, STONE, "wrong_side"),
        (2, WAND, "wrong_side"),
        (2, SWORD, None),
    ],
)
def test_153_who_takes_what_after_the_return(seat: int, token: str, code: str | None) -> None:
    """Voldemort only the Wand, Harry the Stone, every hero the weapons."""
    game = stop(lay(after(HARRY, RON), "s02", token), seat, "s02")
    if code is None:
        assert {"type": "take", "token": token} in game.offered(seat)
    else:
        assert {"type": "take", "token": token} not in game.offered(seat)
        game.ask(Walk(seat, 0, ("s01", "s02"), steps=1))
        assert game.refused(seat, "take", token=token) == ("HOG-603", code)


@pytest.mark.rule("RUL-HOG-153")
def test_153_horcruxes_are_never_carried() -> None:
    game = before(HARRY).person(1, at="s01").turn_of(1).roll(1, 1, 1).walk(1, "clock_tower")
    assert game.refused(1, "take", token="nagini") == ("RUL-HOG-153", "never_carried")


@pytest.mark.rule("RUL-HOG-153", "HOG-201")
def test_153_two_tokens_a_turn() -> None:
    game = lay(before(), "s02", "cauldron", "fathers_bone", "wormtails_hand")
    game.person(DARK, at="gryffindor_tower").turn_of(DARK).roll(DARK, 2).walk(DARK, "s02")
    game.do(DARK, "take", token="cauldron").do(DARK, "take", token="fathers_bone")
    assert game.refused(DARK, "take", token="wormtails_hand") == ("HOG-201", "too_many_items")


@pytest.mark.rule("HOG-601", "HOG-611", "RUL-HOG-157")
@pytest.mark.parametrize("place", ["s03", "s07", "s04", "s08", "library", "restricted_section"])
@pytest.mark.parametrize("hero", [HARRY, HERMIONE])
def test_205_fields_of_decks_that_are_not_used(hero: str, place: str) -> None:
    """T-HOG-205: a duel, event, behaviour or book field does nothing."""
    game = before(HARRY, HERMIONE)
    seat = (HARRY, HERMIONE).index(hero) + 1
    stop(game, seat, place)
    assert game.events == []
    assert isinstance(game.task, StartOfTurn)


@pytest.mark.rule("RUL-HOG-157", "HOG-085")
@pytest.mark.parametrize(
    ("place", "spells", "potions", "hp"),
    [
        ("s05", 2, 0, 7),
        ("s01", 0, 1, 7),
        ("dumbledores_office", 2, 0, 7),
        ("snapes_office", 0, 2, 7),
        ("hagrids_hut", 1, 1, 7),
        ("charms_classroom", 1, 0, 7),
        ("potions_classroom", 0, 2, 7),
        ("hospital_wing", 0, 0, 10),
    ],
)
def test_157_fields_that_work(place: str, spells: int, potions: int, hp: int) -> None:
    """Harry on fields with spells, potions and HP; his own ability works too."""
    game = stop(before(), 1, place)
    assert (len(game.of(1).spell), len(game.of(1).potion), game.of(1).hp) == (spells, potions, hp)


@pytest.mark.rule("RUL-HOG-157")
def test_157_a_common_room_gives_a_spell_or_a_potion() -> None:
    game = stop(give(before(HARRY, RON), 2, FANG), 1, "gryffindor_tower")
    give(game, 1, SWORD)
    assert isinstance(game.task, CommonRoom)
    assert game.offered(1) == [
        {"type": "draw", "deck": "potion"},
        {"type": "draw", "deck": "spell"},
        {"type": "draw", "deck": "floo"},
    ]
    assert game.refused(1, "draw", deck="book") == ("RUL-HOG-157", "unused_deck")
    assert game.refused(1, "draw", deck="behaviour") == ("RUL-HOG-157", "unused_deck")
    assert game.refused(1, "offer", player=2, give=SWORD, want=FANG) == ("RUL-HOG-055", "no_trade")
    game.do(1, "draw", deck="spell")
    assert len(game.of(1).spell) == 1


@pytest.mark.rule("RUL-HOG-165")
def test_165_floo_powder_for_heroes_without_any() -> None:
    """Only while the horcrux that floo powder leads to exists, and only for heroes."""
    game = stop(before(), 1, "gryffindor_tower")
    game.do(1, "draw", deck="floo")
    assert game.of(1).floo == 1

    game = stop(before().person(1, floo=1), 1, "gryffindor_tower")
    assert game.refused(1, "draw", deck="floo") == ("RUL-HOG-165", "floo_not_needed")

    game = destroyed(before(), "slytherin_locket")
    assert stop(game, 1, "gryffindor_tower").refused(1, "draw", deck="floo") == ("RUL-HOG-165", "floo_not_needed")
    assert stop(before(), DARK, "gryffindor_tower").refused(DARK, "draw", deck="floo") == (
        "RUL-HOG-165",
        "no_floo_here",
    )


@pytest.mark.rule("RUL-HOG-165")
def test_165_by_option_there_is_no_more_floo_powder() -> None:
    game = stop(before(mode2_floo_refill=False), 1, "gryffindor_tower")
    assert game.refused(1, "draw", deck="floo") == ("RUL-HOG-165", "no_floo_here")


@pytest.mark.rule("RUL-HOG-157", "HOG-152")
def test_157_the_pitch_stops_no_hero_and_has_no_match() -> None:
    """Heroes walk across it; on an exact stop a portkey leads to the graveyard and back."""
    game = before(HARRY, RON).person(1, at="g08", portkey=1).turn_of(1)
    game.roll(1, 1, 1).walk(1, PITCH)
    assert isinstance(game.task, Walk)
    game.walk(1, "g09")
    assert game.of(1).at == "g09"

    game.person(1, at="training_tower").turn_of(1).roll(1, 1, 1).walk(1, "g08", PITCH)
    assert isinstance(game.task, OnThePitch)
    assert game.offered(1) == [{"type": "portkey"}, {"type": "pass"}]
    game.do(1, "portkey")
    assert (game.of(1).at, game.of(1).portkey) == (PITCH, 0)
    assert [moved.to for moved in game.events_of(event.Moved)] == ["graveyard", PITCH]


@pytest.mark.rule("RUL-HOG-157")
def test_157_without_a_portkey_the_pitch_asks_nothing() -> None:
    assert isinstance(stop(before(), 1, PITCH).task, StartOfTurn)


@pytest.mark.rule("RUL-HOG-157", "HOG-112", "HOG-141")
def test_157_heroes_stop_on_towers_and_travel_by_floo() -> None:
    game = before().person(1, at="s22", floo=1).turn_of(1).roll(1, 3, 4).walk(1, "gate_tower")
    game.do(1, "stop").do(1, "floo", to="the_burrow")
    assert [moved.to for moved in game.events_of(event.Moved)] == ["the_burrow", "gate_tower"]
    assert game.of(1).floo == 0


@pytest.mark.rule("RUL-HOG-162", "HOG-110")
def test_162_the_dark_side_stops_on_no_tower() -> None:
    game = before().person(DARK, at="banner").turn_of(DARK).roll(DARK, 5).walk(DARK, "clock_tower")
    assert game.refused(DARK, "stop") == ("HOG-110", "must_go_on")


@pytest.mark.rule("HOG-606", "HOG-628")
@pytest.mark.parametrize("place", HORCRUXES.values())
def test_628_an_unarmed_hero_is_asked_nothing_on_a_horcrux_field(place: str) -> None:
    game = stop(before(), 1, place)
    assert isinstance(game.task, StartOfTurn)
    assert game.refused(1, "destroy") == ("HOG-628", "no_weapon")
