"""The roll and the walk (sections 6.1 to 6.3, RUL-HOG-018 to RUL-HOG-032)."""

from __future__ import annotations

import pytest

from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.mode import Halt
from commonroom.games.hogwarts.tasks import SetOff, StartOfTurn, Walk
from commonroom.games.hogwarts.walk.ends import greatest_length

from ..tables import DRACO, F3, F4, HARRY, LUNA, RON, Game


@pytest.mark.rule("HOG-100", "HOG-101", "HOG-110", "HOG-117", "HOG-124", "HOG-160", "HOG-166", "HOG-200", "HOG-006")
def test_020_the_move_of_twelve() -> None:
    """T-HOG-020, EX-1: right from the start, two tokens on the way, and the event at the end."""
    game = Game(HARRY, F4).tokens(s02="mandrake", s06="gillyweed").deck("event", "headmasters_good_mood")
    game.roll(0, 6, 6).walk(0, "signpost", "banner", "clock_tower", "s01", "gryffindor_tower", "s02")
    game.do(0, "take", token="mandrake").walk(0, "s03", "s04", "hufflepuff_tower", "s05", "s06")
    game.do(0, "take", token="gillyweed").walk(0, "s07")

    assert game.of(0).items == ("mandrake", "gillyweed")
    assert game.of(0).spell == game.of(0).potion == ()
    assert game.events_of(event.CardShown)[0].card == "headmasters_good_mood"
    assert game.of(0).points == game.of(1).points == 5
    assert game.task == StartOfTurn(1)


@pytest.mark.rule("HOG-101", "HOG-110", "RUL-HOG-018")
def test_021_the_whole_roll_is_walked() -> None:
    """T-HOG-021: no stop before the third step."""
    game = Game(F4, F3).roll(0, 1, 2).walk(0, "signpost", "banner")
    assert game.refused(0, "stop") == ("HOG-110", "must_go_on")
    game.walk(0, "clock_tower")
    assert game.of(0).at == "clock_tower"


@pytest.mark.rule("HOG-112", "HOG-140")
def test_022_a_tower_may_end_the_move() -> None:
    """T-HOG-022: the rest of the roll is lost."""
    game = Game(F4, F3).roll(0, 6, 5).walk(0, "signpost", "banner", "clock_tower").do(0, "stop")
    assert game.of(0).at == "clock_tower"
    assert game.events_of(event.Stopped)[0].why == "chosen"


@pytest.mark.rule("HOG-110")
def test_023_no_other_field_does() -> None:
    """T-HOG-023."""
    game = Game(F4, F3).roll(0, 6, 5).walk(0, "signpost", "banner", "clock_tower", "s01")
    assert game.refused(0, "stop") == ("HOG-110", "must_go_on")


@pytest.mark.rule("HOG-111", "HOG-177", "HOG-330", "HOG-350")
def test_024_a_mission_may_end_the_move() -> None:
    """T-HOG-024: with everything that it needs."""
    game = Game(F4, F3)
    game.person(0, at="d05", missions=["destroy_the_diary"], items=["basilisk_fang", "riddle_diary"])
    game.roll(0, 3, 4).walk(0, "myrtles_bathroom", "chamber_of_secrets").do(0, "stop")
    assert {"type": "attempt", "mission": "destroy_the_diary"} in game.offered(0)


@pytest.mark.rule("HOG-111", "RUL-HOG-027")
def test_025_but_not_without_its_tokens() -> None:
    """T-HOG-025: the diary is missing; a token that lies on the very field counts.

    With a roll of seven the blind alley is not even entered: the walk could not be finished there.
    """
    game = Game(F4, F3).person(0, at="d05", missions=["destroy_the_diary"], items=["basilisk_fang"])
    assert game.roll(0, 3, 4).refused(0, "step", to="myrtles_bathroom") == ("HOG-110", "cannot_finish")

    game = Game(F4, F3).person(0, at="d05", missions=["destroy_the_diary"], items=["basilisk_fang"])
    game.roll(0, 1, 2).walk(0, "myrtles_bathroom", "chamber_of_secrets")
    assert game.refused(0, "stop")[0] == "HOG-110"
    game.state.tokens = {"chamber_of_secrets": ("riddle_diary",)}
    assert {"type": "stop"} in game.offered(0)


@pytest.mark.rule("RUL-HOG-027", "HOG-351")
def test_025_nor_without_its_cards() -> None:
    """T-HOG-025 for the qualified: Polyjuice and two more attack cards have to be held."""
    potions = ["polyjuice_potion", "ageing_potion", "swelling_solution"]
    for held, may_stop in ((potions, True), (potions[:2], False)):
        game = Game(F4, F3, variant="qualified").person(0, at="d05", missions=["destroy_the_diary"], potion=held)
        game.person(0, items=["basilisk_fang", "riddle_diary"]).roll(0, 1, 2)
        game.walk(0, "myrtles_bathroom", "chamber_of_secrets")
        assert ({"type": "stop"} in game.offered(0)) == may_stop


@pytest.mark.rule("HOG-113", "RUL-HOG-020")
def test_027_no_field_is_entered_twice() -> None:
    """T-HOG-027: nor the one where the move began."""
    game = Game(F4, F3).roll(0, 1, 2).walk(0, "signpost")
    assert game.refused(0, "step", to="start") == ("HOG-113", "visited")
    game.walk(0, "leaky_cauldron")
    assert game.refused(0, "step", to="start") == ("HOG-113", "visited")


@pytest.mark.rule("HOG-123", "HOG-121", "RUL-HOG-024", "HOG-120")
def test_029_the_great_hall_cannot_be_entered() -> None:
    """T-HOG-029; and nobody walks through walls."""
    game = Game(F4, F3).person(0, at="gh_s").roll(0, 1, 2)
    assert game.refused(0, "step", to="great_hall") == ("HOG-123", "not_enterable")
    assert game.refused(0, "step", to="azkaban") == ("HOG-120", "not_a_neighbour")
    assert game.refused(0, "step", to="nowhere") == ("HOG-120", "not_a_neighbour")


@pytest.mark.rule("HOG-122")
def test_030_a_bridge_is_one_field() -> None:
    """T-HOG-030."""
    game = Game(F4, F3).person(0, at="owlery_tower").roll(0, 1, 1).walk(0, "wooden_bridge", "g01")
    assert game.of(0).at == "g01"


@pytest.mark.rule("HOG-126", "HOG-128", "RUL-HOG-021")
def test_031_the_bank_costs_no_move() -> None:
    """T-HOG-031: a free step after the last move, if one likes."""
    game = Game(F4, F3).person(0, at="leaky_cauldron").roll(0, 2, 2).walk(0, "a1", "a2", "a3", "gringotts_steps")
    assert game.offered(0) == [{"type": "step", "to": "gringotts"}, {"type": "stop"}]
    game.walk(0, "gringotts")
    assert game.of(0).at == "gringotts"


@pytest.mark.rule("HOG-127")
def test_the_other_ways_from_the_bank() -> None:
    world = Game(F4, F3).state.world
    assert world.distance("gringotts", "borgin_and_burkes") == 4
    assert world.distance("gringotts", "ollivanders") == 4


@pytest.mark.rule("HOG-129", "HOG-132")
def test_033_from_the_hogs_head_into_the_castle() -> None:
    """T-HOG-033."""
    game = Game(F4, F3).person(0, at="honeydukes").roll(0, 1, 1).walk(0, "high_street", "hogs_head")
    game.walk(0, "room_of_requirement")
    assert game.of(0).at == "room_of_requirement"


@pytest.mark.rule("HOG-130", "RUL-HOG-022")
def test_034_past_the_one_eyed_witch() -> None:
    """T-HOG-034: two moves, and a free step between them."""
    game = Game(F4, F3).person(0, at="hospital_wing").roll(0, 1, 1)
    game.walk(0, "one_eyed_witch", "honeydukes", "high_street")
    assert game.of(0).at == "high_street"


@pytest.mark.rule("HOG-131", "RUL-HOG-021")
def test_under_the_willow_without_a_move() -> None:
    """A free step uses no move, but a walk is more than free steps."""
    game = Game(F4, F3).person(0, at="whomping_willow", missions=["unmask_the_rat"], items=["marauders_map"])
    game.roll(0, 1, 1).walk(0, "shrieking_shack")
    assert game.task.left == 2
    assert game.refused(0, "stop")[0] == "HOG-110"


@pytest.mark.rule("HOG-124", "HOG-125", "RUL-HOG-025")
def test_036_two_ways_from_the_entrance() -> None:
    """T-HOG-036."""
    ways = Game(F4, F3).state.world.ways
    assert "leaky_cauldron" in ways["start"]
    assert "leaky_cauldron" in ways["signpost"]
    assert "signpost" in ways["start"]


@pytest.mark.rule("HOG-150", "HOG-151", "RUL-HOG-030")
def test_037_the_pitch_ends_every_move() -> None:
    """T-HOG-037: and a match follows."""
    game = Game(F4, F3).person(0, at="viaduct_tower").roll(0, 6, 4).walk(0, "g08", "quidditch_pitch")
    assert game.events_of(event.Stopped)[0].why == "pitch"
    assert game.kinds(0) == {"challenge"}


@pytest.mark.rule("HOG-114", "HOG-280", "RUL-HOG-031")
def test_042_another_player_stops_the_move() -> None:
    """T-HOG-042."""
    game = Game(HARRY, DRACO).person(1, at="s01").roll(0, 4, 5)
    game.dice("exchange", 6, 1, 6, 1).walk(0, "signpost", "banner", "clock_tower", "s01")
    assert game.of(0).at == "s01"
    assert game.events_of(event.Stopped)[0].why == "met"


@pytest.mark.rule("HOG-115", "HOG-301")
def test_043_so_does_a_death_eater() -> None:
    """T-HOG-043: played by the right-hand neighbour."""
    game = Game(F4, F3, variant="qualified").person(0, at="s01").death_eater("lucius_malfoy", "gryffindor_tower")
    game.roll(0, 2, 3).walk(0, "gryffindor_tower")
    assert game.events_of(event.Stopped)[0].why == "met"
    assert game.events_of(event.FightBegan)[0].foe == "lucius_malfoy"


@pytest.mark.rule("HOG-116", "RUL-HOG-034")
def test_044_team_mates_do_not() -> None:
    """T-HOG-044."""
    game = Game(F4, HARRY, F3, LUNA, variant="team", teams=2, de_exclude=["common_rooms"])
    game.person(0, at="s01").person(2, at="s02").person(1, at="g01").person(3, at="g01")
    game.roll(0, 2, 3).walk(0, "gryffindor_tower", "s02", "s03", "s04", "hufflepuff_tower")
    assert game.of(0).at == "hufflepuff_tower"


@pytest.mark.rule("RUL-HOG-033")
def test_045_leaving_a_shared_field_is_no_meeting() -> None:
    """T-HOG-045: everybody stands on Start."""
    game = Game(F4, F3, HARRY, LUNA).roll(0, 1, 2).walk(0, "signpost", "banner", "clock_tower")
    assert game.events_of(event.FightBegan) == []


@pytest.mark.rule("RUL-HOG-019")
def test_046_where_the_board_ends_the_walk_does() -> None:
    """T-HOG-046: two fields and a dead end; five cannot be walked, two can."""
    ways = {"a": {"b": 1}, "b": {"a": 1, "c": 1}, "c": {"b": 1}}
    assert greatest_length(ways, {}, "a", 5) == 2
    assert greatest_length(ways, {"b": Halt("pitch", must=True)}, "a", 5) == 5, (
        "a forced stop ends a walk of any length"
    )


@pytest.mark.rule("HOG-084", "RUL-HOG-038")
def test_ron_changes_the_total() -> None:
    game = Game(RON, F4).roll(0, 3, 4)
    assert game.offered(0) == [{"type": "pass"}, {"type": "adjust", "by": -1}, {"type": "adjust", "by": 1}]
    assert game.refused(0, "adjust", by=2) == ("HOG-084", "no_such_ability")
    assert game.do(0, "adjust", by=1).task.left == 8
    assert game.events_of(event.AbilityUsed) == [event.AbilityUsed(0, RON, "moves", 1)]


@pytest.mark.rule("HOG-084", "RUL-HOG-038")
def test_luna_passes_one_player_a_turn() -> None:
    """She may stop and fight, or go on; the second one stops her."""
    game = Game(LUNA, F4, F3).person(1, at="signpost").person(2, at="banner").roll(0, 6, 6).walk(0, "signpost")
    assert {"stop", "step"} <= game.kinds(0)
    game.dice("exchange", 6, 1, 6, 1).walk(0, "banner")
    assert game.events_of(event.Stopped)[0].why == "met"


@pytest.mark.rule("RUL-HOG-026")
@pytest.mark.parametrize(
    ("extra_stops", "with_book", "without", "elsewhere"),
    [
        ("none", False, False, False),
        ("classroom_with_book", True, False, False),
        ("named_places", True, True, True),
    ],
)
def test_some_tables_allow_more_stops(extra_stops: str, with_book: bool, without: bool, elsewhere: bool) -> None:
    """In a classroom with a fitting book, in one without, and in the Hospital Wing."""

    def may_stop(here: str, there: str, subject: str) -> bool:
        game = Game(F4, F3, extra_stops=extra_stops)
        book = next(book.id for book in game.state.world.pack.books if book.classroom == subject)
        return "stop" in game.person(0, at=here, book=[book]).roll(0, 3, 4).walk(0, there).kinds(0)

    assert may_stop("s08", "charms_classroom", "charms") == with_book
    assert may_stop("s08", "charms_classroom", "potions") == without
    assert may_stop("s10", "hospital_wing", "charms") == elsewhere


def test_a_walk_of_twelve_is_found_from_everywhere() -> None:
    """Every field offers a step for every total; walks that end on a tower or at the pitch count."""
    game = Game(F4, F3)
    for place, field in game.state.world.fields.items():
        if field.is_walkable:
            for total in range(2, 13):
                game.person(0, at=place)
                game.state.agenda = ()
                game.ask(SetOff(0, total))
                assert isinstance(game.task, Walk), (place, total)
                assert game.kinds(0) == {"step"}


@pytest.mark.rule("RUL-HOG-021", "HOG-111")
def test_a_secret_passage_alone_is_no_walk_to_a_mission() -> None:
    game = Game(F4, F3).person(0, at="hogs_head", missions=["found_the_army"], items=["deluminator"])
    game.roll(0, 2, 3).walk(0, "room_of_requirement")
    assert game.refused(0, "stop") == ("HOG-110", "must_go_on")
