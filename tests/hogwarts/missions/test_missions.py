"""Attempting missions, by variant; teams; challenges on the pitch (sections 15 to 17.1, RUL-HOG-096 to RUL-HOG-119)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.tasks import Arrive, ChooseMission, MissionWon, PlayMatch, StartOfTurn
from commonroom.games.hogwarts.view import view

from ..tables import F3, F4, HARRY, LUNA, RON, Game

NEEDED = ["polyjuice_potion", "ageing_potion", "swelling_solution"]


def at_the_chamber(variant: str, potions: list[str]) -> Game:
    game = Game(F4, F3, variant=variant).person(1, at="start")
    game.person(0, at="chamber_of_secrets", missions=["destroy_the_diary", "slay_the_basilisk"])
    game.person(0, items=["basilisk_fang", "riddle_diary"], potion=potions)
    return game.ask(Arrive(0))


@pytest.mark.rule("HOG-041", "HOG-042", "HOG-254", "HOG-351", "HOG-352", "RUL-HOG-070", "RUL-HOG-069")
def test_127_the_qualified_need_the_cards_too() -> None:
    """T-HOG-127: Polyjuice and two further attack cards; any two will do."""
    attempt = {"type": "attempt", "mission": "destroy_the_diary"}
    assert attempt in at_the_chamber("qualified", NEEDED).offered(0)
    short = at_the_chamber("qualified", NEEDED[:2])
    assert short.refused(0, "attempt", mission="destroy_the_diary") == ("HOG-351", "mission_needs_cards")
    assert attempt in at_the_chamber("underage", []).offered(0)


@pytest.mark.rule("HOG-330", "HOG-177", "RUL-HOG-097", "RUL-HOG-096")
def test_an_attempt_is_offered_and_may_be_left() -> None:
    game = at_the_chamber("underage", [])
    assert game.refused(0, "attempt", mission="slay_the_basilisk") == ("HOG-330", "mission_needs_items")
    assert game.refused(0, "attempt", mission="tame_the_dog") == ("HOG-330", "not_your_mission")
    assert game.do(0, "pass").of(0).missions == ("destroy_the_diary", "slay_the_basilisk")


@pytest.mark.rule("RUL-HOG-096", "RUL-HOG-039")
def test_one_attempt_in_a_turn() -> None:
    game = at_the_chamber("underage", [])
    game.state.turn = type(game.state.turn)(0, attempted=True)
    assert game.refused(0, "attempt", mission="destroy_the_diary") == ("RUL-HOG-039", "one_attempt")


@pytest.mark.rule("HOG-330")
def test_a_mission_has_its_place() -> None:
    game = Game(F4, F3).person(0, at="s05", missions=["destroy_the_diary"], items=["basilisk_fang", "riddle_diary"])
    game.ask(ChooseMission(0))
    assert game.task == StartOfTurn(0), "nobody is asked where no mission can be"
    game = at_the_chamber("underage", []).person(0, at="s05")
    assert game.refused(0, "attempt", mission="destroy_the_diary") == ("HOG-330", "not_here")


@pytest.mark.rule("HOG-072")
def test_the_question_betrays_no_mission() -> None:
    """A player who holds the tokens of some open mission of the place is asked, with that mission or without."""
    game = Game(F4, F3).person(0, at="chamber_of_secrets", items=["basilisk_fang", "riddle_diary"]).ask(Arrive(0))
    assert game.task == ChooseMission(0)
    assert game.offered(0) == [{"type": "pass"}]


@pytest.mark.rule("HOG-111", "RUL-HOG-097", "RUL-HOG-027")
def test_whoever_stops_early_for_a_mission_attempts_it() -> None:
    """Only an exact stop leaves the choice, or a place where one may stop for another reason."""
    items = ["buckbeak", "time_turner"]
    game = Game(F4, F3).person(0, at="g01", missions=["free_the_hippogriff"], items=items)
    game.roll(0, 3, 4).walk(0, "hagrids_hut").do(0, "stop")
    assert game.offered(0) == [{"type": "attempt", "mission": "free_the_hippogriff"}]
    assert game.refused(0, "pass") == ("HOG-111", "must_attempt")
    exact = Game(F4, F3).person(0, at="hagrids_hut", missions=["free_the_hippogriff"], items=items).ask(Arrive(0))
    assert exact.kinds(0) == {"pass", "attempt"}
    named = Game(F4, F3, extra_stops="named_places").person(0, at="g01", missions=["free_the_hippogriff"], items=items)
    assert named.roll(0, 3, 4).walk(0, "hagrids_hut").do(0, "stop").kinds(0) == {"pass", "attempt"}
    tower = Game(F4, F3).person(0, at="s01", missions=["slay_the_snake"], items=["nagini", "gryffindor_sword"])
    assert tower.roll(0, 3, 4).walk(0, "clock_tower").do(0, "stop").kinds(0) == {"pass", "attempt"}


@pytest.mark.rule("HOG-111", "RUL-HOG-027", "HOG-201")
def test_and_takes_what_it_needs_on_the_field() -> None:
    """The diary and the fang lie there: both are taken, and nothing instead."""
    lying = "nagini basilisk_fang riddle_diary"
    game = Game(F4, F3).person(0, at="d05", missions=["destroy_the_diary"]).tokens(chamber_of_secrets=lying)
    game.roll(0, 3, 4).walk(0, "myrtles_bathroom", "chamber_of_secrets").do(0, "stop")
    assert game.refused(0, "pass") == ("HOG-111", "must_attempt")
    assert game.refused(0, "take", token="nagini") == ("HOG-111", "must_attempt")
    game.do(0, "take", token="riddle_diary").do(0, "take", token="basilisk_fang")
    assert game.offered(0) == [{"type": "attempt", "mission": "destroy_the_diary"}]


@pytest.mark.rule("RUL-HOG-027", "HOG-201", "HOG-110")
def test_a_stop_counts_only_on_tokens_that_can_still_be_picked_up() -> None:
    """One pick-up is left and two tokens are missing; and no token is taken on the way that would leave none."""
    lying = {"myrtles_bathroom": "mandrake", "chamber_of_secrets": "basilisk_fang riddle_diary"}
    game = Game(F4, F3).person(0, at="d05", missions=["destroy_the_diary"]).tokens(**lying)
    game.roll(0, 3, 4).walk(0, "myrtles_bathroom")
    assert game.refused(0, "take", token="mandrake") == ("HOG-110", "cannot_finish")
    assert game.walk(0, "chamber_of_secrets").kinds(0) == {"stop", "take"}

    game = Game(F4, F3).person(0, at="d05", missions=["destroy_the_diary"]).tokens(**lying).roll(0, 1, 2)
    game.walk(0, "myrtles_bathroom").do(0, "take", token="mandrake").walk(0, "chamber_of_secrets")
    assert game.refused(0, "stop") == ("HOG-110", "must_go_on")


@pytest.mark.rule("HOG-123", "RUL-HOG-023")
def test_the_great_hall_is_where_its_sides_are() -> None:
    items = ["elder_wand", "resurrection_stone", "invisibility_cloak"]
    game = Game(F4, F3).person(0, at="gh_n", missions=["defeat_the_dark_lord"], items=items).ask(Arrive(0))
    assert {"type": "attempt", "mission": "defeat_the_dark_lord"} in game.offered(0)


@pytest.mark.rule("RUL-HOG-103", "RUL-HOG-036", "HOG-179")
def test_somebody_else_on_the_place_comes_first() -> None:
    game = Game(F4, F3).person(1, at="chamber_of_secrets").tokens(chamber_of_secrets="mandrake")
    game.person(0, at="chamber_of_secrets", missions=["destroy_the_diary"], items=["basilisk_fang", "riddle_diary"])
    game.dice("exchange", 6, 1, 6, 1).ask(Arrive(0))
    assert game.events_of(event.FightBegan)[0].other == 1
    assert game.state.tokens == {"chamber_of_secrets": ("mandrake",)}
    assert game.of(0).missions == ("destroy_the_diary",)


@pytest.mark.rule("RUL-HOG-100")
def test_a_large_table_may_exchange_missions_on_towers() -> None:
    game = Game(F4, F3, HARRY, LUNA, RON, "cho_chang", "hermione_granger", mission_exchange="tower_7plus")
    game.state.mission_pile = ("calm_the_giant", "win_the_cup")
    game.person(0, at="astronomy_tower", missions=["tame_the_dog"]).ask(Arrive(0))
    game.do(0, "exchange_mission", mission="tame_the_dog")
    assert (game.of(0).missions, game.state.mission_pile) == (("calm_the_giant",), ("win_the_cup", "tame_the_dog"))
    for event_field in ("s07", "d05"):
        moved = Game(F4, F3, HARRY, LUNA, RON, "cho_chang", "hermione_granger", mission_exchange="tower_7plus")
        moved.state.mission_pile = ("calm_the_giant",)
        moved.person(0, at=event_field, missions=["tame_the_dog"]).deck("event", "troll_alarm").ask(Arrive(0))
        assert (moved.of(0).at, moved.task) == ("hufflepuff_tower", StartOfTurn(0)), "only where the move has ended"
    small = Game(F4, F3, mission_exchange="tower_7plus").person(0, at="astronomy_tower", missions=["tame_the_dog"])
    assert small.ask(Arrive(0)).task == StartOfTurn(0)


def team() -> Game:
    game = Game(F4, HARRY, F3, LUNA, variant="team", teams=2, de_exclude=["common_rooms"])
    game.person(0, at="west_wing_3f", missions=["tame_the_dog"]).person(1, at="g01").person(3, at="g02")
    return game.person(2, items=["enchanted_flute"], spell=["alohomora"])


# Challenges


@pytest.mark.rule("HOG-151", "HOG-400", "HOG-410", "RUL-HOG-123", "RUL-HOG-124")
def test_a_challenge_calls_the_other_to_the_pitch() -> None:
    game = Game(F4, F3).person(0, at="quidditch_pitch").person(1, at="s12").ask(Arrive(0))
    assert game.refused(0, "pass") == ("RUL-HOG-123", "must_challenge")
    assert game.refused(0, "challenge", house="slytherin", player=0) == ("HOG-151", "no_such_player")
    assert game.refused(0, "portkey") == ("HOG-152", "no_portkey")
    game.do(0, "challenge", house="slytherin", player=1)
    assert game.refused(1, "choose_house", house="slytherin") == ("RUL-HOG-124", "house_taken")
    game.do(1, "choose_house", house="ravenclaw")
    assert isinstance(game.task, PlayMatch)
    assert game.of(1).at == "quidditch_pitch"
    assert game.refused(game.to_act[0], "match", move={"type": "concede"}) == ("RUL-HOG-123", "play_to_end")


@pytest.mark.rule("HOG-400", "HOG-401", "HOG-455", "HOG-028", "RUL-HOG-141", "RUL-HOG-142")
@pytest.mark.parametrize("winner", [0, 1])
def test_160_the_winner_gets_forty_points(winner: int) -> None:
    """T-HOG-160: the challenged player returns without effect, the challenger stays; both have played."""
    game = Game(F4, F3).person(0, at="quidditch_pitch").person(1, at="s12").ask(Arrive(0))
    deck = sorted(game.state.decks["quidditch"])
    game.do(0, "challenge", house="gryffindor", player=1).do(1, "choose_house", house="slytherin")
    assert isinstance(game.task, PlayMatch)
    chase = replace(game.task.state, won_first=winner, phase="fly", turn=winner, seekers=(13, 13), turns=9, left=0)
    game.state.agenda = (*game.state.agenda[:-1], replace(game.task, state=chase))
    game.dice("flight", 5, 6).do(winner, "match", move={"type": "roll"})
    assert game.events_of(event.MatchOver) == [event.MatchOver(winner)]
    assert [person.points for person in game.state.people] == [40 * (seat == winner) for seat in (0, 1)]
    assert [(person.matches, person.at) for person in game.state.people] == [(1, "quidditch_pitch"), (1, "s12")]
    assert [person.matches_won for person in game.state.people] == [int(seat == winner) for seat in (0, 1)]
    assert game.of(1).spell == (), "nothing happens where the pawn is put back"
    assert sorted(game.state.decks["quidditch"]) == deck


@pytest.mark.rule("RUL-HOG-118")
def test_teams_challenge_other_teams() -> None:
    game = team().person(0, at="quidditch_pitch").ask(Arrive(0))
    assert {move["player"] for move in game.offered(0)} == {1, 3}
    alone = Game(F4, F3, variant="team").person(0, at="quidditch_pitch").ask(Arrive(0))
    assert {move["player"] for move in alone.offered(0)} == {1}


@pytest.mark.rule("RUL-HOG-119", "RUL-HOG-120")
def test_147_alone_one_plays_the_automated_side() -> None:
    """T-HOG-147 in part: a match against it counts."""
    game = Game(F4, variant="solo", solo_rules="qualified").person(0, at="quidditch_pitch").ask(Arrive(0))
    game.do(0, "challenge", house="gryffindor")
    while isinstance(game.task, PlayMatch):
        assert game.to_act == (0,)
        moves = game.offered(0)
        game.do(0, "match", move=moves[len(moves) // 2]["move"])
    assert game.of(0).matches == 1
    off = Game(F4, variant="solo", solo_quidditch="off").person(0, at="quidditch_pitch").ask(Arrive(0))
    assert off.task == StartOfTurn(0)
    with_key = Game(F4, variant="solo", solo_quidditch="off").person(0, at="quidditch_pitch", portkey=1).ask(Arrive(0))
    assert with_key.kinds(0) == {"portkey", "pass"}


@pytest.mark.rule("RUL-HOG-143")
def test_a_pitch_that_is_taken_is_fought_for() -> None:
    game = Game(F4, F3).person(0, at="quidditch_pitch").person(1, at="quidditch_pitch")
    game.dice("exchange", 6, 1, 6, 1).ask(Arrive(0))
    assert game.events_of(event.FightBegan)[0].kind == "players"


@pytest.mark.rule("RUL-HOG-042", "HOG-340", "HOG-153")
def test_a_mission_lost_far_away_leads_to_the_leaky_cauldron() -> None:
    """Not back to the tower, and the floo powder is spent anyway."""
    game = Game(F4, F3).person(0, at="astronomy_tower", floo=1, hp=1, missions=["escape_from_azkaban"])
    game.person(0, items=game.state.world.missions["escape_from_azkaban"].tokens)
    game.ask(Arrive(0)).do(0, "floo", to="azkaban")
    game.do(0, "attempt", mission="escape_from_azkaban")
    assert (game.of(0).at, game.of(0).floo, game.of(0).hp) == ("leaky_cauldron", 0, 6)
    assert game.of(0).way_back is None
    assert game.to_act == (1,)
    assert game.of(0).missions == ("escape_from_azkaban",)


@pytest.mark.rule("RUL-HOG-099")
def test_a_completed_mission_lies_open_and_is_not_replaced() -> None:
    game = Game(F4, F3).person(0, missions=["tame_the_dog", "stop_the_troll"], items=["enchanted_flute"])
    pile = game.state.mission_pile
    game.ask(MissionWon(0, "tame_the_dog"))
    assert (game.of(0).missions, game.of(0).done) == (("stop_the_troll",), ("tame_the_dog",))
    assert game.state.mission_pile == pile
    assert view(game.state, 1).people[0].done == ("tame_the_dog",)


@pytest.mark.rule("RUL-HOG-102")
def test_the_mission_comes_before_the_field() -> None:
    """Both count, the field only if the player is still there."""
    game = Game(F4, F3).person(0, at="hagrids_hut", missions=["free_the_hippogriff"], hp=30)
    game.person(0, items=["buckbeak", "time_turner"]).ask(Arrive(0)).do(0, "attempt", mission="free_the_hippogriff")
    while game.of(0).missions:
        game.dice("attack", 6, 6, 6, 6).do(0, "attack") if "attack" in game.kinds(0) else game.do(0, "pass")
    assert game.of(0).spell == game.of(0).potion == ()
    while "put" in game.kinds(0):
        move = game.offered(0)[0]
        game.do(0, "put", token=move["token"], to=move["to"])
    assert (len(game.of(0).spell), len(game.of(0).potion)) == (1, 1), "the hut gives its cards afterwards"

    lost = Game(F4, F3).person(0, at="hagrids_hut", missions=["free_the_hippogriff"], hp=1)
    lost.person(0, items=["buckbeak", "time_turner"]).ask(Arrive(0)).do(0, "attempt", mission="free_the_hippogriff")
    while lost.of(0).at == "hagrids_hut":
        lost.dice("attack", 1, 1, 1, 1).do(0, "attack") if "attack" in lost.kinds(0) else lost.do(0, "pass")
    assert lost.of(0).spell == lost.of(0).potion == ()


@pytest.mark.rule("RUL-HOG-035")
def test_nobody_meets_a_traveller_unless_both_are_there() -> None:
    """Everybody is back at the end of the turn; if two are there at once, they meet as anywhere else."""
    game = Game(F4, F3).person(0, at="astronomy_tower", floo=1).person(1, at="azkaban").ask(Arrive(0))
    game.dice("exchange", 6, 1, 6, 1).do(0, "floo", to="azkaban")
    assert game.events_of(event.FightBegan)[0].kind == "players"


@pytest.mark.rule("RUL-HOG-010")
def test_a_hand_has_no_limit() -> None:
    game = Game(F4, F3).person(0, book=[book.id for book in Game(F4, F3).state.world.pack.books])
    game.person(0, at="dumbledores_office").ask(Arrive(0))
    assert len(game.of(0).hand) == 32


@pytest.mark.rule("HOG-003", "HOG-009")
def test_the_boards_and_the_opponents_are_what_the_box_shows() -> None:
    """Castle, Diagon Alley, far places and a pitch; an opponent has HP, resistance and one ability."""
    world = Game(F4, F3).state.world
    assert {field.board for field in world.fields.values()} == {"main", "board1", "board2"}
    assert world.pack.pitch.playing_area()
    for fight in world.fights.values():
        assert fight.opponent.hp > 0
        assert 2 <= fight.opponent.resistance <= 5
        assert fight.opponent.ability.effects
