"""Tournaments: paired deals, the same result however the work is divided, and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from commonroom.arena.plan import Plan, prepare_duel
from commonroom.arena.tournament import Crosstable, Tournament, hold, prepare
from commonroom.arena.tournament.deals import play_deal, play_fast
from commonroom.engine import BadInput, Match

AUTO = {"draw_mode": "auto"}
BOTS = ("random", "easy", "greedy")


def tournament(*bots: str, **rest: Any) -> Tournament:
    fields: dict[str, Any] = {"game": "sequence", "bots": bots or BOTS, "games": 6, "seed": 1, "options": AUTO}
    return Tournament(**fields | rest)


def text(found: Crosstable) -> bytes:
    return msgspec.json.encode(found)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {}), (3, {}), (6, {"teams": 3}), (12, {"teams": 2})])
def test_a_deal_is_played_twice_with_the_sides_exchanged(seats: int, options: dict[str, Any]) -> None:
    series = prepare_duel(Plan("sequence", ("easy", "random"), 2, 1, seats=seats, options=options))
    one, other = series.lineup(0), series.lineup(1)
    assert all({here, there} == {"easy", "random"} for here, there in zip(one, other, strict=True))
    for side in set(series.sides):
        assert len({bot for bot, its_side in zip(one, series.sides, strict=True) if its_side == side}) == 1
    begin, again = (Match(series.rules, series.table_of(game), series.game_seed(game)) for game in (4, 5))
    assert begin.view(0)["hand"] == again.view(0)["hand"]
    assert Match(series.rules, series.table_of(6), series.game_seed(6)).view(0)["hand"] != begin.view(0)["hand"]


def test_every_two_bots_meet_and_are_rated() -> None:
    found = hold(tournament(games=20))
    assert [(each.first, each.second) for each in found.meetings] == [
        ("random", "easy"),
        ("random", "greedy"),
        ("easy", "greedy"),
    ]
    for each in found.meetings:
        assert each.won + each.drawn + each.lost == each.games == 20
        assert sum(each.deals) == 10
        assert each.low <= each.share <= each.high
        assert each.share * 20 == sum(half * number for half, number in enumerate(each.deals)) / 2
    assert [rated.bot for rated in found.ratings] == ["greedy", "easy", "random"]
    assert sum(rated.points for rated in found.ratings) == found.played == 60
    assert found.ratings[-1].elo == 0
    assert found.ratings[0].low > 0
    assert msgspec.json.decode(text(found), type=Crosstable) == found


def test_a_game_of_three_sides_is_won_by_the_bot_of_the_winner() -> None:
    found = hold(tournament("random", "greedy", seats=3, games=12))
    assert found.sides == 3
    assert found.meetings[0].share < 0.3


def test_the_number_of_jobs_changes_nothing() -> None:
    assert text(hold(tournament(jobs=2))) == text(hold(tournament()))
    assert text(hold(tournament(jobs=2, seed=2))) != text(hold(tournament()))


def test_the_games_of_two_bots_do_not_depend_on_who_else_is_there() -> None:
    assert hold(tournament()).meetings[0] == hold(tournament("random", "easy")).meetings[0]


@pytest.mark.parametrize("jobs", [1, 2])
def test_after_ctrl_c_it_goes_on_from_its_record(tmp_path: Path, jobs: int) -> None:
    record = tmp_path / "games.jsonl"

    def interrupt(played: int, planned: int) -> None:
        if 10 <= played < planned:
            raise KeyboardInterrupt

    begun = hold(tournament(jobs=jobs), interrupt, record=record)
    assert begun.interrupted
    assert 10 <= begun.played < 18
    kept = record.read_bytes()
    assert len(kept.splitlines()) == 1 + begun.played // 2
    played: list[int] = []
    gone_on = hold(tournament(jobs=jobs), lambda games, _: played.append(games), record=record)
    assert played[0] == begun.played
    assert text(gone_on) == text(hold(tournament()))
    assert record.read_bytes().startswith(kept)
    assert text(hold(tournament(), record=record)) == text(gone_on)


def test_bots_may_join_and_games_be_added_later(tmp_path: Path) -> None:
    record = tmp_path / "games.jsonl"
    hold(tournament("random", "easy", games=2), record=record)
    before = record.read_bytes()
    assert text(hold(tournament(games=4), record=record)) == text(hold(tournament(games=4)))
    assert record.read_bytes().startswith(before)
    fewer = hold(tournament("random", "easy", games=2), record=record)
    assert text(fewer) == text(hold(tournament("random", "easy", games=2)))


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    record = tmp_path / "games.jsonl"
    whole = hold(tournament("random", "easy"), record=record)
    lines = record.read_bytes()
    record.write_bytes(lines[:-9])
    assert text(hold(tournament("random", "easy"), record=record)) == text(whole)
    assert record.read_bytes() == lines


@pytest.mark.parametrize(
    ("other", "says"),
    [({"seed": 2}, "seed 1"), ({"game": "quidditch", "options": {}}, "game 'sequence'"), ({"seats": 4}, "seats 2")],
)
def test_a_record_of_another_tournament_is_refused(tmp_path: Path, other: dict[str, Any], says: str) -> None:
    record = tmp_path / "games.jsonl"
    hold(tournament("random", "easy", games=2), record=record)
    with pytest.raises(BadInput, match=says) as refused:
        hold(tournament("random", "easy", **other), record=record)
    assert refused.value.field == "record"


def test_a_file_that_is_no_record_is_refused_and_left_alone(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_bytes(b"Dear Ann,\n")
    for path in (other, tmp_path, tmp_path / "nowhere" / "games.jsonl"):
        with pytest.raises(BadInput, match="record"):
            hold(tournament(), record=path)
    assert other.read_bytes() == b"Dear Ann,\n"


@pytest.mark.parametrize("jobs", [1, 2])
def test_it_stops_two_bots_when_the_question_is_answered(jobs: int) -> None:
    found = hold(tournament("greedy", "random", games=400, sprt=(0, 100), jobs=jobs))
    (each,) = found.meetings
    assert each.games < 100
    assert each.test is not None
    assert each.test.accepted == 100
    assert each.test.llr >= each.test.bound
    shorter = hold(tournament("greedy", "random", games=each.games - 2, sprt=(0, 100)))
    assert shorter.meetings[0].test is not None
    assert shorter.meetings[0].test.accepted is None
    assert text(hold(tournament("greedy", "random", games=400, sprt=(0, 100)))) == text(found)


def test_the_kernel_plays_the_same_deals_for_both() -> None:
    pytest.importorskip("numba")
    found = hold(tournament(games=2000, engine="fast"))
    assert found.engine == "fast"
    slow = hold(tournament(games=60))
    for fast, readable in zip(found.meetings, slow.meetings, strict=True):
        assert fast.games == 2000
        assert readable.low - 0.02 <= fast.share <= readable.high + 0.02
    series = prepare_duel(Plan("sequence", ("greedy", "easy"), 2, 1, options=AUTO))
    mirrored = prepare_duel(Plan("sequence", ("easy", "greedy"), 2, 1, options=AUTO))
    opposite = {"won": "lost", "lost": "won", "drawn": "drawn"}
    for one, other in zip(play_fast(series, range(30)), play_fast(mirrored, range(30)), strict=True):
        assert one.results == tuple(opposite[result] for result in reversed(other.results))


def test_who_sits_where_first_changes_nothing() -> None:
    series = prepare_duel(Plan("sequence", ("greedy", "random"), 2, 1, options=AUTO))
    mirrored = prepare_duel(Plan("sequence", ("random", "greedy"), 2, 1, options=AUTO))
    for number in range(4):
        assert play_deal(series, number).points == 2 - play_deal(mirrored, number).points


@pytest.mark.parametrize(
    ("bad", "field"),
    [
        ({"bots": ("random",)}, "bots"),
        ({"bots": ("random", "random")}, "bots"),
        ({"bots": ("random", "nobody")}, "bots"),
        ({"games": 3}, "games"),
        ({"games": 0}, "games"),
        ({"jobs": 0}, "jobs"),
        ({"seats": 5}, "seats"),
        ({"engine": "quick"}, "engine"),
        ({"bots": ("random", "search"), "engine": "fast"}, "engine"),
        ({"sprt": (20, 0)}, "sprt"),
        ({"sprt": (0, float("nan"))}, "sprt"),
        ({"game": "hogwarts", "options": {}, "seats": 1}, "seats"),
        ({"options": {"weather": "fine"}}, "options.weather"),
    ],
)
def test_a_bad_plan_is_refused_by_name_of_the_field(bad: dict[str, Any], field: str) -> None:
    with pytest.raises(BadInput) as caught:
        prepare(tournament(**bad))
    assert caught.value.field == field
