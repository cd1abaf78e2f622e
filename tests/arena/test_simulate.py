"""Many games: the same plan gives the same report, however the work is divided; and the report is correct."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from commonroom.arena import Plan, Report, prepare, simulate
from commonroom.arena.play import play
from commonroom.arena.totals import Totals


def report(*bots: str, games: int = 12, chunk: int | None = None, **rest: Any) -> Report:
    seed = rest.pop("seed", 1)
    return simulate(Plan("sequence", bots, games, seed, **rest), chunk=chunk)


def text(made: Report) -> bytes:
    return msgspec.json.encode(made)


def test_the_number_of_jobs_and_the_chunks_change_nothing() -> None:
    alone = report("greedy", "random")
    assert text(report("greedy", "random", jobs=2)) == text(alone)
    assert text(report("greedy", "random", jobs=2, chunk=5)) == text(alone)
    assert text(report("greedy", "random", chunk=1)) == text(alone)


def test_another_seed_gives_another_result() -> None:
    assert report("random", seed=2).length != report("random", seed=3).length


def test_a_longer_run_begins_with_the_shorter_one() -> None:
    short, long = (prepare(Plan("sequence", ("greedy", "random"), games, 1)) for games in (3, 300))
    assert [play(short, number) for number in range(3)] == [play(long, number) for number in range(3)]


@pytest.mark.parametrize("edition", ["classic-2022", "harry-potter-2021"])
@pytest.mark.parametrize("mode", ["auto", "manual"])
def test_greedy_beats_random_from_either_seat(edition: str, mode: str) -> None:
    made = report("greedy", "random", games=60, edition=edition, options={"draw_mode": mode})
    assert made.by_bot[0].name == "greedy"
    assert made.by_bot[0].share >= 0.95
    assert (made.by_bot[0].played, made.played) == (60, 60)


def test_a_team_of_greedy_beats_a_team_of_random() -> None:
    made = report("greedy", "random", games=40, seats=4)
    assert made.by_bot[0].share >= 0.9


def test_bots_draw_what_they_are_owed() -> None:
    """Nobody loses a card because another bot is asked first (RUL-SEQ-37)."""
    lost = next(
        rule for rule in report("random", seats=3, options={"draw_mode": "manual"}).rules if "lost" in rule.name
    )
    assert lost.total == 0


def test_everything_is_counted_once() -> None:
    made = report("greedy", "random", "random", games=9, seats=3)
    wins = made.played - made.draws.games - made.unfinished
    assert sum(made.reasons.values()) == made.played == 9
    assert sum(standing.won for standing in made.by_bot) == wins
    assert sum(standing.won for standing in made.by_seat) == wins
    assert sum(standing.won for standing in made.by_side) == wins
    assert [standing.played for standing in made.by_bot] == [9, 18]
    assert made.length is not None
    assert sum(part.games for part in made.length.histogram) == 9
    assert made.length.least <= made.length.median <= made.length.most
    assert made.heat_games == wins


def test_a_team_is_one_trial_however_many_seats_it_has() -> None:
    made = report("greedy", "random", games=4, seats=4)
    assert [standing.played for standing in made.by_bot] == [4, 4]
    assert [standing.played for standing in made.by_seat] == [4] * 4


def test_a_report_is_one_json_document() -> None:
    made = report("random", games=4)
    assert msgspec.json.decode(text(made), type=Report) == made


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_run_reports_what_was_played(jobs: int) -> None:
    def interrupt(played: int) -> None:
        if played >= 4:
            raise KeyboardInterrupt

    plan = Plan("sequence", ("random",), 400, 1, jobs=jobs)
    made = simulate(plan, interrupt, chunk=2)
    assert made.interrupted
    assert 4 <= made.played < 400
    assert (made.games, sum(made.reasons.values())) == (400, made.played)


def test_progress_is_told_up_to_the_last_game() -> None:
    counts: list[int] = []
    simulate(Plan("sequence", ("random",), 5, 1), counts.append)
    assert counts == [1, 2, 3, 4, 5]


def test_a_game_that_does_not_end_is_broken_off_and_said_so() -> None:
    game = play(prepare(Plan("sequence", ("random",), 1, 1)), 0, most_actions=7)
    assert (game.outcome, game.actions) == (None, 7)
    totals = Totals()
    totals.add(game)
    assert dict(totals.results) == {"unfinished": 1}
    assert not totals.lengths
