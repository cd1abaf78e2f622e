"""The race between the moves of a decision."""

from __future__ import annotations

from random import Random

from commonroom.bots.race import ABREAST, ENOUGH, TRIFLE, WARM_UP, Race


def run(race: Race, leads: dict[str, float], worlds: int, scatter: float = 0.1) -> int:
    """Run worlds in which each move leads the advised one by about this much; return how many it took."""
    rnd = Random(1)
    for world in range(worlds):
        if race.is_over():
            return world
        for runner in race.running:
            runner.note(rnd.gauss(leads[runner.move], scatter))
        race.go_on()
    return worlds


def test_the_better_move_wins() -> None:
    race = Race("advised", ["worse", "better", "much worse"])
    run(race, {"worse": -0.1, "better": 0.2, "much worse": -0.5}, 200)
    assert race.winner() == "better"
    assert [runner.move for runner in race.running] == ["better"]


def test_a_small_lead_is_not_enough_however_sure_it_is() -> None:
    race = Race("advised", ["a little better"])
    for _ in range(10 * ENOUGH):
        race.running[0].note(TRIFLE * 0.9)
    assert race.running[0].error() < TRIFLE / 1000
    assert race.winner() == "advised"
    race.go_on()
    assert race.is_over()


def test_when_all_others_are_worse_it_is_soon_over() -> None:
    race = Race("advised", ["worse", "much worse"])
    assert run(race, {"worse": -0.1, "much worse": -0.5}, 1000) < 200
    assert race.is_over()
    assert race.winner() == "advised"


def test_in_doubt_the_advised_move_wins() -> None:
    race = Race("advised", ["lucky"])
    for lead in (0.5, -0.45) * 20:
        race.running[0].note(lead)
    assert race.running[0].lead() > 0
    assert race.winner() == "advised"


def test_nobody_is_judged_before_the_warm_up() -> None:
    race = Race("advised", ["bad", "good"])
    for _ in range(WARM_UP - 1):
        for runner, lead in zip(race.running, (-0.9, 0.9), strict=True):
            runner.note(lead)
        race.go_on()
    assert len(race.running) == 2
    assert race.winner() == "advised"


def test_what_makes_no_difference_is_thought_about_only_for_a_while() -> None:
    race = Race("advised", ["as good"])
    assert run(race, {"as good": 0.0}, 1000, scatter=TRIFLE / 10) == ENOUGH
    assert race.winner() == "advised"


def test_what_matters_seldom_stays_in_the_race() -> None:
    race = Race("advised", ["seldom better"])
    for world in range(1, 10 * ENOUGH + 1):
        race.running[0].note(0.9 if world % 6 == 0 else 0.0)
        race.go_on()
        assert not race.is_over()
    assert race.winner() == "seldom better"


def test_of_many_moves_some_wait_until_others_have_dropped_out() -> None:
    moves = [f"move {number}" for number in range(3 * ABREAST)]
    race = Race("advised", moves)
    assert len(race.running) == ABREAST
    run(race, dict.fromkeys(moves, -0.2) | {moves[-1]: 0.2}, 400)
    assert not race.waiting
    assert race.winner() == moves[-1]


def test_with_no_other_move_there_is_nothing_to_decide() -> None:
    race = Race("advised", [])
    assert race.is_over()
    assert race.winner() == "advised"
