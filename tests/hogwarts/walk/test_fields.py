"""Effects of fields, exams, behaviour cards and events (sections 7, 9, 10, 11)."""

from __future__ import annotations

import pytest

from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.tasks import Arrive, DrawBehaviour, DrawEvent, ResolveField, StartOfTurn

from ..tables import DRACO, F3, F4, HARRY, HERMIONE, LUNA, Game


def stop(game: Game, place: str) -> Game:
    """Let seat 0 stop on a field."""
    game.person(0, at=place)
    return game.ask(Arrive(0))


def drawn(game: Game) -> dict[str, int]:
    """Return how many cards of each deck seat 0 holds."""
    person = game.of(0)
    return {deck: len(getattr(person, deck)) for deck in ("book", "spell", "potion") if getattr(person, deck)}


@pytest.mark.rule("HOG-161", "HOG-162", "HOG-163", "HOG-164", "HOG-170", "HOG-171", "HOG-172", "HOG-173", "HOG-224")
@pytest.mark.rule("RUL-HOG-057", "HOG-174", "HOG-175", "HOG-008")
@pytest.mark.parametrize(
    ("place", "cards"),
    [
        ("s05", {"spell": 1}),
        ("s01", {"potion": 1}),
        ("s08", {"book": 1}),
        ("library", {"book": 2}),
        ("flourish_and_blotts", {"book": 2}),
        ("restricted_section", {"book": 1}),
        ("snapes_office", {"potion": 2}),
        ("dumbledores_office", {"spell": 2}),
        ("hagrids_hut", {"spell": 1, "potion": 1}),
        ("charms_classroom", {"spell": 1}),
        ("transfiguration_classroom", {"spell": 1}),
        ("dada_classroom", {"spell": 1}),
        ("potions_classroom", {"potion": 2}),
        ("herbology_classroom", {"potion": 2}),
        ("care_classroom", {"potion": 2}),
    ],
)
def test_051_draws(place: str, cards: dict[str, int]) -> None:
    """T-HOG-051, T-HOG-053: what a stop draws; without books a classroom gives no points."""
    game = stop(Game(F4, F3), place)
    assert drawn(game) == cards
    assert game.of(0).points == 0


@pytest.mark.rule("HOG-160", "HOG-178")
@pytest.mark.parametrize("place", ["s02", "banner", "wooden_bridge", "west_wing_3f"])
def test_064_some_fields_do_nothing(place: str) -> None:
    """T-HOG-064: a rosette without a token, among others."""
    game = stop(Game(F4, F3), place)
    assert drawn(game) == {}
    assert game.to_act == (0,), "the next thing asked is still the turn's own question"


@pytest.mark.rule("HOG-175", "HOG-176", "HOG-220", "HOG-221", "HOG-222", "HOG-223")
def test_052_an_exam_and_the_draw() -> None:
    """T-HOG-052."""
    game = stop(Game(F4, F3).person(0, book=["magical_drafts_and_potions"]), "potions_classroom")
    game.do(0, "exam", book="magical_drafts_and_potions")
    assert game.of(0).points == 10
    assert game.state.decks["book"][-1] == "magical_drafts_and_potions"
    assert drawn(game) == {"potion": 2}


@pytest.mark.rule("HOG-221", "RUL-HOG-071")
def test_054_all_fitting_books_at_once() -> None:
    """T-HOG-054: the Charms book stays."""
    books = ["gadding_with_ghouls", "stand_behind_the_headmaster", "charm_them_all"]
    game = stop(Game(F4, F3).person(0, book=books), "dada_classroom")
    assert game.refused(0, "exam", book="charm_them_all") == ("HOG-221", "other_classroom")
    assert game.refused(0, "exam", book="dragons_at_home") == ("HOG-220", "not_held")
    game.do(0, "exam", book=books[0]).do(0, "exam", book=books[1]).do(0, "pass")
    assert game.of(0).points == 25
    assert drawn(game) == {"book": 1, "spell": 1}


@pytest.mark.rule("RUL-HOG-071")
def test_or_only_one_where_the_table_says_so() -> None:
    books = ["gadding_with_ghouls", "stand_behind_the_headmaster"]
    game = stop(Game(F4, F3, exams_per_stop="one").person(0, book=books), "dada_classroom")
    game.do(0, "exam", book=books[1])
    assert game.of(0).points == 20
    assert drawn(game) == {"book": 1, "spell": 1}


@pytest.mark.rule("HOG-086", "HOG-168", "RUL-HOG-015")
def test_055_health_grows_beyond_the_start() -> None:
    """T-HOG-055; a table may cap it."""
    assert stop(Game(HARRY, F3), "hospital_wing").of(0).hp == 10
    assert stop(Game(HARRY, F3, hp_cap="start_value").person(0, hp=6), "hospital_wing").of(0).hp == 7


@pytest.mark.rule("HOG-085", "HOG-084", "RUL-HOG-038")
def test_harry_and_hermione_draw_more_on_their_fields_only() -> None:
    assert drawn(stop(Game(HARRY, F3), "s05")) == {"spell": 2}
    assert drawn(stop(Game(HARRY, F3), "charms_classroom")) == {"spell": 1}
    assert drawn(stop(Game(HERMIONE, F3), "s08")) == {"book": 2}
    assert drawn(stop(Game(HERMIONE, F3), "restricted_section")) == {"book": 1}


@pytest.mark.rule("HOG-165", "HOG-230", "HOG-231", "RUL-HOG-006")
def test_056_points_do_not_fall_below_nothing() -> None:
    """T-HOG-056; unless the table lets them."""
    game = Game(F4, F3).person(0, points=30).deck("behaviour", "dolores_umbridge").ask(DrawBehaviour(0))
    assert game.of(0).points == 0
    assert game.state.decks["behaviour"][-1] == "dolores_umbridge"
    game = Game(F4, F3, points_floor="none").person(0, points=30).deck("behaviour", "dolores_umbridge")
    assert game.ask(DrawBehaviour(0)).of(0).points == -10


@pytest.mark.rule("HOG-165", "HOG-230", "RUL-HOG-058")
def test_057_floo_powder_is_kept() -> None:
    """T-HOG-057."""
    game = Game(F4, F3).deck("behaviour", "floo_powder").ask(DrawBehaviour(0))
    assert game.of(0).behaviour == ("floo_powder",)
    assert game.of(0).floo_powder == 1


@pytest.mark.rule("HOG-084", "RUL-HOG-038")
def test_draco_shrugs_small_losses_off() -> None:
    small = Game(DRACO, F3).person(0, points=50).deck("behaviour", "mud_in_the_hall").ask(DrawBehaviour(0))
    large = Game(DRACO, F3).person(0, points=50).deck("behaviour", "dolores_umbridge").ask(DrawBehaviour(0))
    assert (small.of(0).points, large.of(0).points) == (50, 10)
    saved = small.events_of(event.AbilityUsed)
    assert [(each.character, each.kind) for each in saved] == [(DRACO, "points")]
    assert 0 < saved[0].amount <= 10
    assert large.events_of(event.AbilityUsed) == []


@pytest.mark.rule("RUL-HOG-012")
def test_075_an_empty_deck_gives_nothing() -> None:
    """T-HOG-075."""
    game = Game(F4, F3)
    game.state.decks = {**game.state.decks, "book": ()}
    assert drawn(stop(game, "s08")) == {}
    game = Game(F4, F3)
    game.state.decks = {**game.state.decks, "book": ("charm_them_all",)}
    assert drawn(stop(game, "library")) == {"book": 1}, "one of two is all there is"


# Common rooms


@pytest.mark.rule("HOG-008", "HOG-169", "RUL-HOG-055", "RUL-HOG-056", "RUL-HOG-028")
def test_058_a_common_room_gives_a_card_or_an_exchange() -> None:
    """T-HOG-058."""
    assert drawn(stop(Game(F4, F3), "gryffindor_tower").do(0, "draw", deck="potion")) == {"potion": 1}

    def offering() -> Game:
        game = Game(F4, F3).person(0, items=["mandrake"]).person(1, items=["gillyweed"], at="azkaban")
        return stop(game, "gryffindor_tower").do(0, "offer", player=1, give="mandrake", want="gillyweed")

    swapped = offering()
    assert swapped.to_act == (1,)
    swapped.do(1, "accept")
    assert (swapped.of(0).items, swapped.of(1).items) == (("gillyweed",), ("mandrake",))
    declined = offering().do(1, "refuse")
    assert (declined.of(0).items, drawn(declined)) == (("mandrake",), {})


@pytest.mark.rule("RUL-HOG-055")
def test_a_refused_offer_may_leave_the_card() -> None:
    game = Game(F4, F3, trade_refused_draw=True).person(0, items=["mandrake"]).person(1, items=["gillyweed"])
    game = stop(game.person(1, at="azkaban"), "gryffindor_tower")
    game.do(0, "offer", player=1, give="mandrake", want="gillyweed").do(1, "refuse")
    assert game.kinds(0) == {"draw"}


@pytest.mark.rule("HOG-169", "RUL-HOG-122", "RUL-HOG-054")
def test_nobody_offers_what_is_not_there() -> None:
    game = stop(Game(F4, F3).person(0, items=["mandrake"]).person(1, at="azkaban"), "gryffindor_tower")
    assert game.refused(0, "offer", player=1, give="mandrake", want="gillyweed") == ("HOG-169", "no_such_item")
    assert game.refused(0, "offer", player=1, give="gillyweed", want="mandrake") == ("HOG-169", "not_held")
    assert game.refused(0, "offer", player=0, give="mandrake", want="mandrake") == ("HOG-169", "no_such_player")
    assert game.refused(0, "pass") == ("HOG-169", "must_choose")
    assert stop(Game(F4, variant="solo"), "gryffindor_tower").kinds(0) == {"draw"}


# Events


@pytest.mark.rule("HOG-242", "RUL-HOG-059", "RUL-HOG-033")
def test_060_all_to_one_field() -> None:
    """T-HOG-060: no fight, no field, and the next turns start there."""
    game = Game(F4, F3, HARRY).deck("event", "hogsmeade_weekend").ask(DrawEvent(0))
    assert [person.at for person in game.state.people] == ["high_street"] * 3
    assert game.events_of(event.FightBegan) == []


@pytest.mark.rule("HOG-241", "RUL-HOG-007")
def test_061_no_more_floo_powder_than_there_is() -> None:
    """T-HOG-061: twenty tokens are in play."""
    game = Game(F4, F3).person(0, floo=12).person(1, floo=8).deck("event", "eight_hundred_flowerpots")
    game.ask(DrawEvent(0))
    assert (game.of(0).floo, game.of(1).floo) == (12, 8)


@pytest.mark.rule("HOG-241", "HOG-240", "HOG-166")
def test_floo_and_portkeys_for_everybody() -> None:
    game = Game(F4, F3).deck("event", "eight_hundred_flowerpots", "left_boot").ask(DrawEvent(0), DrawEvent(0))
    assert [(person.floo, person.portkey) for person in game.state.people] == [(1, 1), (1, 1)]
    assert game.state.decks["event"][-2:] == ("eight_hundred_flowerpots", "left_boot"), "under the deck (HOG-062)"


@pytest.mark.rule("RUL-HOG-016", "HOG-062")
def test_076_the_last_hp_outside_of_a_fight() -> None:
    """T-HOG-076: B is knocked out; it is not B's turn."""
    game = Game(F4, F3)
    game.person(1, hp=1, at="s05", spell=["protego"], book=["charm_them_all"], items=["mandrake"])
    game.deck("event", "cornish_pixies").ask(DrawEvent(0))
    loser = game.of(1)
    assert (loser.at, loser.hp, loser.spell) == ("leaky_cauldron", 6, ())
    assert (loser.book, loser.items) == (("charm_them_all",), ("mandrake",))
    floor = Game(F4, F3, hp_zero="floor_1").person(1, hp=1, at="s05").deck("event", "cornish_pixies")
    assert floor.ask(DrawEvent(0)).of(1).hp == 1


@pytest.mark.rule("RUL-HOG-016", "HOG-371")
def test_whoever_is_knocked_out_in_his_own_turn_has_it_ended() -> None:
    """Not even a last word is left; a solo player loses the game."""
    game = Game(F4, F3).person(0, at="s05", hp=1, items=["time_turner"]).deck("event", "cornish_pixies")
    game.roll(0, 1, 1).walk(0, "s06", "s07")
    assert (game.of(0).at, game.of(0).hp, game.of(0).items) == ("leaky_cauldron", 6, ("time_turner",))
    assert game.task == StartOfTurn(1)
    alone = Game(F4, variant="solo").person(0, at="s05", hp=1).deck("event", "cornish_pixies")
    result = alone.roll(0, 1, 1).walk(0, "s06", "s07").state.result
    assert result is not None
    assert (result.winners, result.reason) == ((), "knocked_out")


@pytest.mark.rule("HOG-243", "RUL-HOG-060")
def test_dobby_takes_the_lowest_wherever_in_the_castle() -> None:
    """Those who tie roll again; the lowest may decline."""
    game = Game(F4, F3, HARRY).deck("event", "dobby").dice("event", 2, 2, 5, 1, 6).ask(DrawEvent(0))
    assert game.to_act == (0,)
    game.do(0, "accept")
    places = {move["to"] for move in game.offered(0)}
    assert "astronomy_tower" in places
    assert not places & {"great_hall", "honeydukes", "leaky_cauldron", "azkaban"}
    assert game.do(0, "go", to="astronomy_tower").of(0).at == "astronomy_tower"
    declined = Game(F4, F3).deck("event", "dobby").dice("event", 6, 1).ask(DrawEvent(0)).do(1, "pass")
    assert declined.of(1).at == "start"


@pytest.mark.rule("RUL-HOG-059", "RUL-HOG-014", "RUL-HOG-023")
def test_the_feast_asks_everybody_for_a_side_of_the_hall() -> None:
    game = Game(F4, F3).deck("event", "feast").ask(DrawEvent(1))
    assert game.to_act == (1,), "the active player first"
    assert {move["to"] for move in game.offered(1)} == {"gh_s", "gh_e", "gh_n", "gh_w"}
    game.do(1, "go", to="gh_s").do(0, "go", to="gh_s")
    assert [(person.at, person.hp) for person in game.state.people] == [("gh_s", 9), ("gh_s", 9)]


@pytest.mark.rule("RUL-HOG-059")
def test_cards_go_round_at_the_same_time() -> None:
    game = Game(F4, F3, LUNA).person(0, spell=["protego"]).person(1, potion=["antidote"])
    game.deck("event", "peeves_sorts_the_bags").ask(DrawEvent(0))
    assert (game.of(1).spell, game.of(2).potion, game.of(0).hand) == (("protego",), ("antidote",), ())


@pytest.mark.rule("HOG-240")
def test_an_event_for_one_alone() -> None:
    game = Game(F4, variant="solo").deck("event", "poison_quill").person(0, points=100)
    assert game.ask(DrawEvent(0)).of(0).points == 90


def test_resolving_a_field_needs_no_question_where_there_is_none() -> None:
    game = Game(F4, F3).person(0, at="s05").ask(ResolveField(0))
    assert drawn(game) == {"spell": 1}


@pytest.mark.rule("RUL-HOG-187", "HOG-243")
def test_alone_gains_come_before_losses() -> None:
    """Every-flavour beans: one is both lowest and highest, and survives with 2 HP."""
    game = Game(F4).person(0, hp=2).deck("event", "every_flavour_beans").dice("event", 3).ask(DrawEvent(0))
    assert (game.of(0).hp, game.state.result) == (2, None)
    assert [change.by for change in game.events_of(event.HpChanged)] == [2, -2]


@pytest.mark.rule("RUL-HOG-187")
def test_alone_a_loss_of_points_comes_last() -> None:
    """Poison quill: 5 points for the fewest, then 15 less for the most."""
    game = Game(F4).person(0, points=12).deck("event", "poison_quill").ask(DrawEvent(0))
    assert [change.by for change in game.events_of(event.PointsChanged)] == [5, -15]


@pytest.mark.rule("RUL-HOG-187", "RUL-HOG-059")
def test_among_several_players_the_card_keeps_its_order() -> None:
    game = Game(F4, F3).deck("event", "every_flavour_beans").dice("event", 3, 5).ask(DrawEvent(0))
    assert [(change.seat, change.by) for change in game.events_of(event.HpChanged)] == [(0, -2), (1, 2)]


@pytest.mark.rule("RUL-HOG-187")
def test_by_the_first_rules_the_loss_comes_first() -> None:
    game = Game(F4, rules=1).person(0, hp=2).deck("event", "every_flavour_beans").dice("event", 3).ask(DrawEvent(0))
    assert game.state.result is not None
    assert game.state.result.reason == "knocked_out"
