"""Where a walk can end is told as the rules would have it, and walked in one action."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from commonroom.engine import Dice
from commonroom.games import GAMES, hogwarts
from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.actions import Step, Stop, Take, WalkPath
from commonroom.games.hogwarts.events import Stopped
from commonroom.games.hogwarts.outlook.stops import stay_at
from commonroom.games.hogwarts.outlook.walks import WalkOutlook, walk_outlook
from commonroom.games.hogwarts.state import State
from commonroom.games.hogwarts.tasks import PickUp, Walk
from commonroom.testing.play import random_game
from commonroom.testing.tables import some_tables

from ..tables import F3, F4, HARRY, Game

SEED = bytes(32)
TABLES = some_tables(GAMES["hogwarts"])


def ends(game: Game, seat: int = 0) -> dict[str, Any]:
    """Return the ends of the walk that a seat is on, by their fields."""
    outlook = walk_outlook(game.state, seat)
    assert outlook is not None
    return {end.at: end for end in outlook.ends}


def walks(table: Any) -> list[State]:
    """Return states of a random game in which somebody walks."""
    plies = islice(random_game(GAMES["hogwarts"], table, seed=8), 900)
    found = [ply.before for ply in plies if ply.before.agenda and isinstance(ply.before.agenda[-1], Walk)]
    return found[::11][:12]


def by_single_steps(state: State, seat: int) -> set[str]:
    """Return every field where the walk can end, by trying all steps that the rules allow."""
    found: set[str] = set()
    seen: set[tuple[str, ...]] = set()
    waiting = [state]
    while waiting:
        now = waiting.pop()
        for move in hogwarts.legal(now, seat):
            if isinstance(move, Step):
                after, events = hogwarts.apply(now, seat, move, Dice(SEED, 1))
                task = after.agenda[-1] if after.agenda else None
                if isinstance(task, Walk) and task.seat == seat:
                    if task.path not in seen:
                        seen.add(task.path)
                        waiting.append(after)
                else:
                    found.add(next(each.at for each in events if isinstance(each, Stopped)))
            elif isinstance(move, Stop) and now is not state:
                walk = now.agenda[-1]
                assert isinstance(walk, Walk)
                found.add(walk.path[-1])
    return found


@pytest.mark.rule("HOG-110", "HOG-111", "HOG-112", "HOG-113", "HOG-114", "HOG-115", "HOG-150", "RUL-HOG-030")
@pytest.mark.parametrize("table", TABLES[::5], ids=range(len(TABLES[::5])))
def test_the_ends_are_those_that_single_steps_lead_to(table: Any) -> None:
    for state in walks(table):
        (seat,) = hogwarts.to_act(state)
        outlook = walk_outlook(state, seat)
        assert isinstance(outlook, WalkOutlook)
        if outlook.left <= 9:
            assert {end.at for end in outlook.ends} == by_single_steps(state, seat)


@pytest.mark.parametrize("table", TABLES[::5], ids=range(len(TABLES[::5])))
def test_a_walk_in_one_action_is_its_steps_and_a_stop(table: Any) -> None:
    for state in walks(table):
        (seat,) = hogwarts.to_act(state)
        outlook = walk_outlook(state, seat)
        assert outlook is not None
        for end in outlook.ends[::4]:
            whole, _ = hogwarts.apply(state, seat, WalkPath(end.path), Dice(SEED, 1))
            single = state
            for number, to in enumerate(end.path):
                if hogwarts.refusal(single, seat, Step(to)) is not None or (
                    number and any(isinstance(move, Take) for move in hogwarts.legal(single, seat))
                ):
                    break
                single, _ = hogwarts.apply(single, seat, Step(to), Dice(SEED, 1))
            else:
                if isinstance(single.agenda[-1], Walk) and single.agenda[-1].seat == seat:
                    single, _ = hogwarts.apply(single, seat, Stop(), Dice(SEED, 1))
            assert hogwarts.to_position(whole) == hogwarts.to_position(single)


@pytest.mark.rule("HOG-150", "RUL-HOG-030")
def test_a_walk_is_not_foretold_beyond_the_pitch() -> None:
    """The pitch stops every walk, so nothing behind it is an end."""
    game = Game(F4, F3).roll(0, 6, 6)
    found = ends(game)
    pitch = game.state.world.places.pitch
    assert found[pitch].why == "pitch"
    assert all(pitch not in end.path[:-1] for end in found.values())


@pytest.mark.rule("HOG-114", "HOG-301")
def test_a_walk_ends_where_somebody_is_met_with_the_chance_to_win() -> None:
    game = Game(F4, F3, variant="qualified").person(1, at="banner", hp=3)
    game.roll(0, 3, 4)
    met = ends(game)["banner"]
    assert (met.why, met.path) == ("met", ("signpost", "banner"))
    (fight,) = met.stay.fights
    assert (fight.kind, fight.seat) == ("players", 1)
    assert 0.5 < fight.chance < 1


@pytest.mark.rule("HOG-318", "RUL-HOG-076")
@pytest.mark.parametrize(("mine", "theirs", "decided"), [(5, 5, None), (1, 5, "lost"), (5, 1, "won"), (1, 1, "off")])
def test_a_meeting_says_how_it_ends_where_the_hp_decide_at_once(mine: int, theirs: int, decided: str | None) -> None:
    """What is foretold is what happens: nobody attacks, and the fight is over or never begins."""
    game = Game(F4, F3, variant="qualified").person(0, hp=mine).person(1, at="banner", hp=theirs)
    game.roll(0, 3, 4)
    (fight,) = ends(game)["banner"].stay.fights
    assert fight.decided == decided
    game.walk(0, "signpost", "banner")
    over = [happened.won for happened in game.events_of(event.FightOver)]
    assert over == {None: [], "lost": [False], "won": [True], "off": []}[decided]
    assert bool(game.events_of(event.FightBegan)) == (decided != "off")


@pytest.mark.rule("HOG-318")
def test_a_field_of_duels_says_that_1_hp_is_too_few() -> None:
    game = Game(F4, F3, variant="qualified")
    for hp, decided in ((5, None), (1, "lost")):
        stay = stay_at(game.person(0, hp=hp).state, 0, "s03", Walk(0, 1, ("s03",)), ())
        assert [fight.decided for fight in stay.fights] == [decided]


@pytest.mark.rule("HOG-111", "HOG-112")
def test_an_early_stop_says_what_it_is_for() -> None:
    game = Game(F4, F3)
    game.person(0, at="d05", hp=12, missions=["destroy_the_diary"], items=["basilisk_fang", "riddle_diary"])
    game.roll(0, 3, 4)
    mission = ends(game)["chamber_of_secrets"]
    assert mission.why == "mission"
    (there,) = mission.stay.missions
    assert there.mission == "destroy_the_diary"
    assert 0 < there.chance < 1


@pytest.mark.rule("HOG-628", "HOG-629", "RUL-HOG-157")
def test_in_the_second_mode_a_stop_is_told_as_that_mode_has_it() -> None:
    """A shop that gives books in the first mode gives none here; what counts is the horcrux."""
    game = Game(HARRY, None, edition="voldemort-returns")
    place = next(iter(game.state.world.pack.returns.horcrux)).place
    field = game.state.world.fields[place]
    near = next(iter(game.state.world.ways[place]))
    game.person(0, at=near, items=[game.state.world.pack.returns.weapons[0]])
    game.turn_of(0).roll(0, 1, 2)
    end = ends(game)[place]
    assert end.stay.horcrux is not None
    assert end.stay.horcrux_chance == 15 / 36
    assert not [effect for effect in end.stay.effects if getattr(effect, "deck", None) in ("book", "event", "duel")]
    assert field.on_stop or not end.stay.effects


@pytest.mark.rule("HOG-200")
def test_a_token_on_the_way_interrupts_a_walk() -> None:
    game = Game(F4, F3).tokens(banner="gillyweed").roll(0, 1, 2)
    end = ends(game)["clock_tower"]
    assert end.tokens == ("gillyweed",)
    game.do(0, "walk", path=list(end.path))
    assert game.task.path[-1] == "banner"
    assert {"type": "take", "token": "gillyweed"} in game.offered(0)
    game.do(0, "take", token="gillyweed").do(0, "walk", path=["clock_tower"])
    assert (game.of(0).at, game.of(0).items) == ("clock_tower", ("gillyweed",))


@pytest.mark.rule("HOG-200", "RUL-HOG-039")
def test_a_token_at_its_end_is_asked_about_there() -> None:
    game = Game(F4, F3).tokens(clock_tower="gillyweed").roll(0, 1, 2)
    game.do(0, "walk", path=["signpost", "banner", "clock_tower"])
    assert isinstance(game.task, PickUp)


@pytest.mark.rule("HOG-110", "HOG-113", "HOG-120")
def test_a_path_that_is_no_whole_move_is_refused() -> None:
    game = Game(F4, F3).roll(0, 1, 3)
    assert game.refused(0, "walk", path=["signpost", "banner"]) == ("HOG-110", "must_go_on")
    assert game.refused(0, "walk", path=["banner"]) == ("HOG-120", "not_a_neighbour")
    assert game.refused(0, "walk", path=["signpost", "start"]) == ("HOG-113", "visited")
    assert game.of(0).at == "start"


@pytest.mark.rule("HOG-100")
def test_a_path_is_refused_where_nobody_walks() -> None:
    assert Game(F4, F3).refused(0, "walk", path=["signpost"])[1] == "not_now"


@pytest.mark.rule("HOG-100")
def test_the_walk_is_told_while_the_roll_can_still_be_changed() -> None:
    game = Game("ron_weasley", F3).roll(0, 1, 2)
    assert game.task.__struct_config__.tag == "rolled"
    assert ends(game)["clock_tower"].moves == 3


def test_fields_within_reach_where_the_walk_cannot_end_are_named() -> None:
    game = Game(F4, F3).roll(0, 1, 3)
    outlook = walk_outlook(game.state, 0)
    assert outlook is not None
    assert "signpost" in outlook.near
    assert not set(outlook.near) & {end.at for end in outlook.ends}
    assert walk_outlook(game.state, 1) is None


@pytest.mark.rule("HOG-112", "HOG-110")
def test_a_stop_right_here_is_told_where_it_is_possible() -> None:
    game = Game(F4, F3)
    game.person(0, at="banner", floo=1).roll(0, 3, 4)
    before = walk_outlook(game.state, 0)
    assert before is not None
    assert before.stop is None
    game.walk(0, "clock_tower")
    on_the_tower = walk_outlook(game.state, 0)
    assert on_the_tower is not None
    assert on_the_tower.stop is not None
    assert on_the_tower.stop.floo
