"""Item tokens, special tokens, start-of-turn cards and trips (sections 6.4, 6.5, 8 and 12)."""

from __future__ import annotations

from typing import Any

import pytest

import commonroom
from commonroom.engine import BadInput
from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.tasks import Arrive, DrawEvent, LastWord, MissionWon, OfferTrip, StartOfTurn

from ..tables import CHO, F3, F4, HARRY, Game


@pytest.mark.rule("HOG-201", "HOG-200")
def test_062_two_tokens_a_turn() -> None:
    """T-HOG-062: the third is refused; Cho may carry it."""
    lying = {"signpost": "mandrake", "banner": "gillyweed", "clock_tower": "golden_egg"}
    game = Game(F4, F3).tokens(**lying).roll(0, 2, 3).walk(0, "signpost").do(0, "take", token="mandrake")
    game.walk(0, "banner").do(0, "take", token="gillyweed").walk(0, "clock_tower")
    assert game.refused(0, "take", token="golden_egg") == ("HOG-201", "too_many_items")
    assert game.refused(0, "take", token="nagini") == ("HOG-200", "no_such_item")
    game = Game(CHO, F3).tokens(**lying).roll(0, 2, 3).walk(0, "signpost").do(0, "take", token="mandrake")
    game.walk(0, "banner").do(0, "take", token="gillyweed").walk(0, "clock_tower").do(0, "take", token="golden_egg")
    assert len(game.of(0).items) == 3


@pytest.mark.rule("HOG-202", "HOG-203", "RUL-HOG-052")
def test_063_with_six_one_is_left() -> None:
    """T-HOG-063: it lies on that field, and the swap counts as a pick-up."""
    six = ["mandrake", "gillyweed", "golden_egg", "nagini", "cauldron", "gaunt_ring"]
    game = Game(F4, F3).person(0, items=six).tokens(signpost="winged_key").roll(0, 2, 3).walk(0, "signpost")
    assert game.refused(0, "take", token="winged_key") == ("HOG-203", "swap_needed")
    assert game.refused(0, "take", token="winged_key", leave="deluminator") == ("HOG-203", "not_held")
    game.do(0, "take", token="winged_key", leave="nagini")
    assert game.state.tokens == {"signpost": ("nagini",)}
    assert set(game.of(0).items) == {*six, "winged_key"} - {"nagini"}
    assert game.state.turn.picked == 1
    assert Game(F4, F3).tokens(signpost="winged_key").person(0, items=["nagini"]).roll(0, 2, 3).walk(
        0, "signpost"
    ).refused(0, "take", token="winged_key", leave="nagini") == ("HOG-203", "swap_not_needed")


@pytest.mark.rule("HOG-212")
def test_072_floo_and_portkeys_are_no_items() -> None:
    """T-HOG-072: six items, two floo tokens and a portkey are a valid position, and more floo powder can be taken."""
    six = ["mandrake", "gillyweed", "golden_egg", "nagini", "cauldron", "gaunt_ring"]
    match = commonroom.new("hogwarts", seats=["A", "B"], seed=1, position={
        "seats": [{"character": F4, "items": six, "floo": 2, "portkey": 1}, {"character": F3}], "turn": 0,
    })  # fmt: skip
    seat = match.view(0)["people"][0]
    assert (seat["items"], seat["floo"], seat["portkey"]) == (six, 2, 1)
    with pytest.raises(BadInput, match="HOG-202"):
        commonroom.new("hogwarts", seats=["A", "B"], seed=1, position={
            "seats": [{"character": F4, "items": [*six, "winged_key"]}, {"character": F3}],
        })  # fmt: skip
    game = Game(F4, F3).person(0, items=six, floo=2, portkey=1).deck("event", "eight_hundred_flowerpots", "left_boot")
    game.ask(DrawEvent(0), DrawEvent(0))
    assert (len(game.of(0).items), game.of(0).floo, game.of(0).portkey) == (6, 3, 2)


@pytest.mark.rule("RUL-HOG-053", "HOG-117")
def test_nobody_has_to_take_a_token() -> None:
    game = Game(F4, F3).tokens(signpost="mandrake").person(0, at="signpost").ask(Arrive(0))
    assert game.kinds(0) == {"pass", "take"}
    assert game.do(0, "pass").of(0).items == ()


@pytest.mark.rule("HOG-204", "HOG-339", "RUL-HOG-101", "HOG-205", "RUL-HOG-050", "RUL-HOG-051")
def test_065_spent_tokens_go_back_to_the_board() -> None:
    """T-HOG-065: ordinary ones to board 2, special ones to Diagon Alley, also onto occupied fields."""
    game = Game(F4, F3).person(0, missions=["destroy_the_diary"], items=["basilisk_fang", "riddle_diary", "nagini"])
    game.tokens(azkaban="mandrake").ask(MissionWon(0, "destroy_the_diary"))
    assert game.refused(0, "put", token="basilisk_fang", to="a2") == ("HOG-204", "bad_place")
    game.do(0, "put", token="riddle_diary", to="azkaban").do(0, "put", token="basilisk_fang", to="graveyard")
    assert game.state.tokens == {"azkaban": ("mandrake", "riddle_diary"), "graveyard": ("basilisk_fang",)}
    assert (game.of(0).items, game.of(0).points, game.of(0).done) == (("nagini",), 200, ("destroy_the_diary",))

    game = Game(F4, F3).person(0, missions=["slay_the_basilisk"], items=["gryffindor_sword", "mandrake"])
    game.ask(MissionWon(0, "slay_the_basilisk"))
    assert game.refused(0, "put", token="gryffindor_sword", to="azkaban") == ("HOG-205", "bad_place")
    game.do(0, "put", token="gryffindor_sword", to="a2").do(0, "put", token="mandrake", to="azkaban")
    assert game.state.tokens["a2"] == ("gryffindor_sword",)


@pytest.mark.rule("HOG-210", "RUL-HOG-046")
def test_the_time_turner_gives_another_turn() -> None:
    """Directly after this one, with two more tokens to pick up."""
    game = Game(F4, F3).person(0, items=["time_turner"], at="s04").do(0, "use", token="time_turner")
    game.tokens(hufflepuff_tower="mandrake", s05="gillyweed", s06="golden_egg")
    game.do(0, "put", token="time_turner", to="a2").roll(0, 1, 1)
    game.walk(0, "hufflepuff_tower").do(0, "take", token="mandrake").walk(0, "s05").do(0, "take", token="gillyweed")
    assert game.task == StartOfTurn(0)
    assert game.state.turn.extra
    assert game.roll(0, 1, 2).walk(0, "s06").do(0, "take", token="golden_egg").of(0).items[-1] == "golden_egg"


@pytest.mark.rule("HOG-210")
def test_the_time_turner_can_wait_for_the_last_word() -> None:
    game = Game(F4, F3).person(0, items=["time_turner"], at="s04").roll(0, 1, 1).walk(0, "hufflepuff_tower", "s05")
    assert game.kinds(0) == {"pass", "use"}
    game.do(0, "use", token="time_turner").do(0, "put", token="time_turner", to="c1")
    assert game.task == StartOfTurn(0)


@pytest.mark.rule("HOG-211", "RUL-HOG-044", "RUL-HOG-045", "RUL-HOG-029")
def test_071_buckbeak_flies_out_and_back() -> None:
    """T-HOG-071: no roll; the token there is taken; then back."""
    game = (
        Game(F4, F3).person(0, items=["buckbeak"], at="s09").tokens(azkaban="mandrake").do(0, "use", token="buckbeak")
    )
    assert {"type": "go", "to": "graveyard"} in game.offered(0)
    assert {"type": "go", "to": "s01"} not in game.offered(0)
    game.do(0, "go", to="azkaban").do(0, "take", token="mandrake").do(0, "put", token="buckbeak", to="b2")
    assert (game.of(0).items, game.of(0).at) == (("mandrake",), "s09")
    assert game.to_act == (1,)


@pytest.mark.rule("HOG-205", "HOG-211")
def test_buckbeak_is_not_found_again_on_the_same_flight() -> None:
    """He goes to a rosette after his use, when the flight is over."""
    game = Game(F4, F3).person(0, items=["buckbeak"], at="s09").do(0, "use", token="buckbeak").do(0, "go", to="a2")
    assert game.kinds(0) == {"put"}
    game.do(0, "put", token="buckbeak", to="a2")
    assert (game.of(0).items, game.of(0).at, game.to_act) == ((), "s09", (1,))


@pytest.mark.rule("RUL-HOG-040", "HOG-201", "HOG-202")
def test_a_trip_has_no_pick_ups_of_its_own() -> None:
    """Two tokens a turn and six on the board, wherever they lie."""
    game = Game(F4, F3).person(0, at="s06", floo=1).tokens(s07="mandrake", azkaban="gillyweed golden_egg")
    game.roll(0, 2, 3).walk(0, "s07").do(0, "take", token="mandrake").walk(0, "astronomy_tower").do(0, "stop")
    game.do(0, "floo", to="azkaban").do(0, "take", token="gillyweed")
    assert (game.of(0).items, game.to_act) == (("mandrake", "gillyweed"), (1,)), "nothing more is asked"
    six = ["mandrake", "basilisk_fang", "winged_key", "nagini", "cauldron", "gaunt_ring"]
    full = Game(F4, F3).person(0, at="astronomy_tower", floo=1, items=six).tokens(azkaban="gillyweed").ask(Arrive(0))
    full.do(0, "floo", to="azkaban")
    assert full.refused(0, "take", token="gillyweed") == ("HOG-203", "swap_needed")
    flying = Game(F4, F3).person(0, items=["buckbeak"]).tokens(azkaban="mandrake gillyweed golden_egg")
    flying.do(0, "use", token="buckbeak").do(0, "go", to="azkaban").do(0, "take", token="mandrake")
    assert flying.do(0, "take", token="gillyweed").kinds(0) == {"put"}


@pytest.mark.rule("RUL-HOG-041")
def test_one_trip_in_a_turn() -> None:
    """Floo powder, and then Buckbeak if he flies after the move."""
    game = Game(F4, F3, buckbeak="after_move").person(0, at="s07", floo=2, items=["buckbeak", "time_turner"])
    game.roll(0, 2, 2).walk(0, "astronomy_tower").do(0, "stop").do(0, "floo", to="azkaban")
    assert game.task == LastWord(0)
    assert game.refused(0, "use", token="buckbeak") == ("RUL-HOG-041", "one_trip")


@pytest.mark.rule("RUL-HOG-041", "RUL-HOG-059", "HOG-141")
def test_no_trip_from_a_tower_where_a_card_has_led() -> None:
    """The move has ended on an event field, not on the tower that the card led to."""
    game = Game(F4, F3).person(0, at="s07", floo=1).deck("event", "troll_alarm").ask(Arrive(0))
    assert (game.of(0).at, game.task) == ("hufflepuff_tower", StartOfTurn(0))
    lifted = Game(F4, F3).person(0, at="s07", floo=1).deck("event", "dobby").dice("event", 1, 6).ask(Arrive(0))
    lifted.do(0, "accept").do(0, "go", to="north_tower")
    assert (lifted.of(0).at, lifted.task) == ("north_tower", StartOfTurn(0))
    stayed = Game(F4, F3).person(0, at="gryffindor_tower", floo=1).ask(Arrive(0)).do(0, "draw", deck="potion")
    assert stayed.task == OfferTrip(0, "gryffindor_tower")


@pytest.mark.rule("RUL-HOG-044")
def test_or_after_the_move_where_the_table_says_so() -> None:
    game = Game(F4, F3, buckbeak="after_move").person(0, items=["buckbeak"], at="s04")
    assert game.refused(0, "use", token="buckbeak") == ("RUL-HOG-044", "wrong_moment")
    game.roll(0, 1, 1).walk(0, "hufflepuff_tower", "s05").do(0, "use", token="buckbeak")
    game.do(0, "go", to="a1").do(0, "put", token="buckbeak", to="b2")
    assert (game.of(0).at, len(game.of(0).spell)) == ("s05", 2), "the fields of the stop and of the flight both count"


# Floo powder and portkeys


@pytest.mark.rule("HOG-141", "HOG-154")
def test_040_no_floo_to_the_graveyard() -> None:
    """T-HOG-040."""
    game = Game(F4, F3).person(0, floo=1, at="astronomy_tower").ask(Arrive(0))
    assert game.refused(0, "floo", to="graveyard") == ("HOG-154", "graveyard_by_portkey")
    assert game.refused(0, "floo", to="start") == ("HOG-141", "not_a_floo_place")
    assert len(game.offered(0)) == 8, "seven places, or none"


@pytest.mark.rule("HOG-142", "HOG-143", "HOG-144", "HOG-232")
def test_041_a_kept_card_is_floo_powder_too() -> None:
    """T-HOG-041: it goes under the behaviour deck; after the turn one is back on the tower."""
    game = Game(F4, F3).person(0, behaviour=["floo_powder"], at="s07").tokens(azkaban="mandrake")
    game.roll(0, 2, 2).walk(0, "astronomy_tower").do(0, "stop").do(0, "floo", to="azkaban")
    assert (game.of(0).at, game.state.decks["behaviour"][-1]) == ("azkaban", "floo_powder")
    game.do(0, "take", token="mandrake")
    assert (game.of(0).at, game.of(0).items, game.of(0).behaviour) == ("astronomy_tower", ("mandrake",), ())
    none = Game(F4, F3).person(0, at="s07").roll(0, 2, 2).walk(0, "astronomy_tower").do(0, "stop")
    assert none.to_act == (1,), "without floo powder nothing is asked"


@pytest.mark.rule("HOG-133", "HOG-142")
def test_the_ministry_and_the_hall_are_one_trip() -> None:
    game = Game(F4, F3).person(0, floo=1, at="astronomy_tower").ask(Arrive(0)).do(0, "floo", to="ministry_of_magic")
    assert game.offered(0) == [{"type": "step", "to": "hall_of_prophecy"}, {"type": "stop"}]


@pytest.mark.rule("RUL-HOG-041")
def test_047_no_floo_before_the_roll() -> None:
    """T-HOG-047; unless the table allows it."""
    game = Game(F4, F3).person(0, floo=1, at="astronomy_tower")
    assert game.refused(0, "floo", to="azkaban") == ("RUL-HOG-041", "move_first")
    game = Game(F4, F3, floo_from_standing=True).person(0, floo=1, at="astronomy_tower").do(0, "floo", to="azkaban")
    assert game.of(0).at == "astronomy_tower", "there and back, in one turn"
    assert game.to_act == (1,)


@pytest.mark.rule("HOG-152", "HOG-153", "HOG-154", "RUL-HOG-043")
def test_by_portkey_to_the_graveyard_and_back() -> None:
    game = Game(F4, F3).person(0, portkey=1, at="g08").tokens(graveyard="mandrake").roll(0, 2, 2)
    game.walk(0, "quidditch_pitch").do(0, "portkey")
    assert game.of(0).at == "graveyard"
    game.do(0, "take", token="mandrake")
    assert (game.of(0).at, game.of(0).portkey, game.of(0).items) == ("quidditch_pitch", 0, ("mandrake",))


# Cards at the start of a turn


@pytest.mark.rule("HOG-257", "RUL-HOG-061", "HOG-261", "HOG-255")
def test_074_before_the_roll_and_not_after() -> None:
    """T-HOG-074, T-HOG-077: Accio; its name is announced."""
    game = Game(F4, F3).person(0, spell=["accio", "accio", "stupefy"]).tokens(clock_tower="mandrake", s05="nagini")
    assert game.refused(0, "play", card="stupefy") == ("RUL-HOG-061", "wrong_moment_for_card")
    assert game.refused(0, "play", card="lumos") == ("HOG-250", "not_held")
    game.do(0, "play", card="accio")
    assert game.events_of(event.CardPlayed)[0].card == "accio"
    assert game.refused(0, "take", token="nagini") == ("HOG-257", "out_of_reach")
    game.do(0, "take", token="mandrake")
    assert game.of(0).items == ("mandrake",)
    assert game.state.decks["spell"][-1] == "accio"
    game.roll(0, 1, 2)
    assert game.refused(0, "play", card="accio")[0] == "HOG-100"


@pytest.mark.rule("HOG-257")
def test_alohomora_passes_everybody() -> None:
    game = Game(F4, F3, HARRY, variant="qualified").person(0, spell=["alohomora"]).person(1, at="signpost")
    game.person(2, at="banner").do(0, "play", card="alohomora").roll(0, 2, 2)
    game.walk(0, "signpost", "banner", "gate_tower")
    assert game.events_of(event.FightBegan) == []


@pytest.mark.rule("HOG-258", "HOG-259")
def test_obliviate_is_for_the_qualified() -> None:
    game = Game(F4, F3).person(0, spell=["obliviate"]).person(1, potion=["antidote"])
    assert game.refused(0, "play", card="obliviate") == ("HOG-258", "not_against_players")
    game = Game(F4, F3, variant="qualified").person(0, spell=["obliviate"]).person(1, potion=["antidote"])
    game.do(0, "play", card="obliviate").do(0, "target", player=1)
    assert (game.of(1).potion, game.state.decks["potion"][-1]) == ((), "antidote")


@pytest.mark.rule("HOG-257")
def test_lumos_puts_the_top_in_order() -> None:
    game = Game(F4, F3).person(0, spell=["lumos"]).deck("book", "charm_them_all", "dragons_at_home", "plants_that_plot")
    game.do(0, "play", card="lumos").do(0, "look", deck="book")
    order = ["plants_that_plot", "charm_them_all", "dragons_at_home"]
    assert game.refused(0, "arrange", cards=order[:2]) == ("HOG-257", "must_arrange")
    game.do(0, "arrange", cards=order)
    assert list(game.state.decks["book"][:3]) == order
    assert game.task == StartOfTurn(0)


@pytest.mark.rule("RUL-HOG-186", "HOG-257", "HOG-601")
@pytest.mark.parametrize(
    ("characters", "options", "used"),
    [
        ((F4, F3), {}, {"behaviour", "book", "duel", "event", "potion", "quidditch", "spell"}),
        ((F4,), {"solo_quidditch": "off"}, {"behaviour", "book", "duel", "event", "potion", "spell"}),
        (("peter_pettigrew", HARRY), {"edition": "voldemort-returns", "first_player": 1}, {"potion", "spell"}),
    ],
)
def test_lumos_offers_only_decks_that_the_table_uses(
    characters: tuple[str, ...], options: dict[str, Any], used: set[str]
) -> None:
    seat = len(characters) - 1 if "edition" in options else 0
    game = Game(*characters, **options).person(seat, spell=["lumos"]).turn_of(seat).do(seat, "play", card="lumos")
    assert {move["deck"] for move in game.offered(seat) if move["type"] == "look"} == used
    for deck in {"book", "quidditch"} - used:
        assert game.refused(seat, "look", deck=deck) == ("RUL-HOG-186", "unused_deck")
    assert game.refused(seat, "look", deck="fight") == ("RUL-HOG-012", "deck_empty")


@pytest.mark.rule("RUL-HOG-186")
def test_by_the_first_rules_lumos_offers_every_deck() -> None:
    game = Game("peter_pettigrew", HARRY, edition="voldemort-returns", rules=1).person(1, spell=["lumos"]).turn_of(1)
    game.do(1, "play", card="lumos")
    assert {"type": "look", "deck": "book"} in game.offered(1)


@pytest.mark.rule("HOG-100")
def test_whoever_may_not_roll_may_do_everything_else() -> None:
    """`skip_next_roll` cancels the roll of one turn, and nothing else."""
    game = Game(F4, F3).person(0, skips_roll=True, spell=["lumos"], items=["time_turner", "buckbeak"]).turn_of(0)
    assert game.refused(0, "roll") == ("HOG-100", "no_roll")
    assert game.kinds(0) == {"pass", "play", "use"}
    game.do(0, "use", token="time_turner").do(0, "put", token="time_turner", to="a2").do(0, "pass")
    assert game.events_of(event.Stayed)[0].seat == 0
    assert game.kinds(0) == {"roll", "play", "use"}, "in the turn after it the dice roll again"
    assert game.refused(0, "pass") == ("HOG-100", "not_now")
