"""Defaults, clocks, ratings and statistics; and games that end, which random play alone hardly reaches."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from commonroom.engine import Clock, Dice
from commonroom.games import hogwarts
from commonroom.games.hogwarts.actions import Challenge, ChooseHouse, Pass, Refuse, Roll, Wait
from commonroom.games.hogwarts.state import State

from .tables import OTHER_SEED, SEED, at, dice, table

NEARLY = {"points": 400, "done": ["tame_the_dog", "stop_the_troll"], "matches": 1}
"""A player who has all that ends a game of the usual length."""


def played_out(state: State, seed: int, most: int = 3000) -> tuple[State, list[Any]]:
    """Play at random to the end, and check that nothing gets lost."""
    rnd, held = Random(seed), Counter(hogwarts.components(state))
    happened: list[Any] = []
    for number in range(1, most):
        seats = hogwarts.to_act(state)
        if not seats:
            return state, happened
        seat = rnd.choice(seats)
        moves = hogwarts.legal(state, seat)
        assert moves
        state, events = hogwarts.apply(state, seat, rnd.choice(moves), Dice(SEED, number))
        assert Counter(hogwarts.components(state)) == held
        happened += events
    raise AssertionError(f"no end: seed {seed}")


def test_a_bot_pauses_where_a_turn_begins_and_not_on_every_step() -> None:
    state = at(table(2), turn=0, seats=[{}, {}])
    assert len(state.agenda) > 1, "what is asked lies on top of what is still to be done"
    assert not hogwarts.patience(state, 0).goes_on
    state, _ = hogwarts.apply(state, 0, Roll(), dice(1))
    assert hogwarts.patience(state, 0).goes_on
    assert not hogwarts.patience(state, 1).goes_on


@pytest.mark.rule("HOG-027", "RUL-HOG-001")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (2, {}),
        (3, {"variant": "qualified"}),
        (4, {"variant": "team", "teams": 2}),
        (5, {"variant": "team"}),
        (8, {"variant": "qualified", "end_timing": "immediate"}),
    ],
)
def test_a_game_that_somebody_can_end_ends_and_then_nobody_acts(seats: int, options: dict[str, Any]) -> None:
    where = table(seats, **options)
    state, happened = played_out(at(where, turn=0, seats=[NEARLY, *({} for _ in range(seats - 1))]), seats)
    assert hogwarts.outcome(state) is not None
    assert not any(hogwarts.legal(state, seat) for seat in range(seats))
    assert hogwarts.clock(state) is None
    position = json.loads(json.dumps(hogwarts.to_position(state)))
    assert hogwarts.from_position(where, position, Dice(OTHER_SEED, 0)) == state
    worth = hogwarts.appraise(state)
    assert all(worth[seat] > 0 for seat in state.result.winners)  # type: ignore[union-attr]
    summary = hogwarts.summarise(state, happened)
    assert summary.counts["missions completed"] >= 2


def test_a_seat_that_does_not_answer_goes_without_what_is_offered() -> None:
    first = at(table(2), turn=0)
    assert hogwarts.default(first, 0, dice()) == Roll()
    offer = {"task": "answer_offer", "seat": 1, "by": 0, "give": "nagini", "want": "cauldron"}
    asked = at(table(2), turn=0, seats=[{"items": ["nagini"]}, {"items": ["cauldron"]}], agenda=[offer])
    assert hogwarts.default(asked, 1, dice()) == Refuse()
    search = at(table(2), turn=0, agenda=[{"task": "search_deck", "seat": 0, "deck": "spell", "left": 1}])
    assert hogwarts.default(search, 0, dice()) == Pass()


@pytest.mark.rule("RUL-HOG-124")
def test_a_seat_that_does_not_answer_plays_for_its_own_house() -> None:
    """Applies to the challenged and to a challenger who has to choose; another House only if their own is taken."""
    boards = [{"character": "draco_malfoy"}, {"character": "luna_lovegood"}]
    call = {"task": "ask_house", "seat": 1, "by": 0}
    called = at(table(2), turn=0, seats=boards, agenda=[call | {"taken": "slytherin"}])
    taken = at(table(2), turn=0, seats=boards, agenda=[call | {"taken": "ravenclaw"}])
    caller = [boards[0] | {"at": "quidditch_pitch", "portkey": 1}, boards[1]]
    calling = at(table(2), turn=0, seats=caller, agenda=[{"task": "on_the_pitch", "seat": 0}])
    for number in range(8):
        luck = Dice(bytes([number]) * 32, 0)
        assert hogwarts.default(called, 1, luck) == ChooseHouse("ravenclaw")
        assert hogwarts.default(taken, 1, luck) != ChooseHouse("ravenclaw")
        assert hogwarts.default(calling, 0, luck) == Challenge("slytherin", 1)


@pytest.mark.rule("RUL-HOG-109")
def test_whoever_waits_for_team_mates_keeps_waiting() -> None:
    where = table(4, variant="team", teams=2)
    mission = next(iter(at(where).world.missions.values()))
    place = at(where).world.standing_for(mission.place)[0]
    waiting = {"at": place, "missions": [mission.id], "waits": True}
    state = at(where, turn=0, seats=[waiting, {}, {}, {}])
    assert hogwarts.default(state, 0, dice()) == Wait()


def test_the_clock_runs_for_whom_the_question_is_put_to() -> None:
    assert hogwarts.clock(at(table(2), turn=1)) is None
    assert hogwarts.clock(at(table(2, seconds_per_turn=30), turn=1)) == Clock((1,), 30)


def test_more_points_look_better_and_chances_add_up() -> None:
    level = hogwarts.appraise(at(table(3), turn=0, seats=[{"spells": [], "missions": []} for _ in range(3)]))
    ahead = hogwarts.appraise(
        at(table(3), turn=0, seats=[{"spells": [], "missions": [], "points": 100 * (seat == 1)} for seat in range(3)])
    )
    assert ahead[1] > level[1]
    assert ahead[0] < level[0]
    assert sum(ahead) == pytest.approx(1)


def test_in_the_second_mode_both_sides_get_on() -> None:
    where = table(3, "voldemort-returns")
    start = hogwarts.appraise(at(where, turn=0))
    light = hogwarts.appraise(at(where, turn=0, destroyed=["nagini"]))
    dark = hogwarts.appraise(at(where, turn=0, returned=True))
    assert light[1] == light[2] > start[1]
    assert dark[0] > start[0]
