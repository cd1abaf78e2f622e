"""Statistics over many games: spreads, and the figures of each game of Sequence."""

from __future__ import annotations

from collections import Counter

import pytest

from commonroom.arena import Plan, prepare, simulate
from commonroom.arena.play import play
from commonroom.arena.report import spread
from commonroom.arena.seat_figures import of_seat


def test_a_spread_of_known_values() -> None:
    found = spread(Counter({10: 2, 12: 1, 20: 1}))
    assert (found.games, found.mean, found.median, found.least, found.most) == (4, 13.0, 11.0, 10, 20)
    assert (found.lower_quartile, found.upper_quartile) == (10, 14)
    assert found.histogram[0].start == 10
    assert [part.games for part in found.histogram] == [2, 1, 0, 0, 0, 1], "twos, for that is how the values differ"


def test_quartiles_part_the_games_into_four() -> None:
    found = spread(Counter({1: 1, 2: 2, 3: 1, 7: 1, 9: 3, 30: 1}))
    assert (found.least, found.lower_quartile, found.median, found.upper_quartile, found.most) == (1, 2, 7, 9, 30)
    alone = spread(Counter({5: 1}))
    assert (alone.least, alone.lower_quartile, alone.median, alone.upper_quartile, alone.most) == (5, 5, 5, 5, 5)


def test_a_wide_spread_has_few_bins_of_a_round_width() -> None:
    found = spread(Counter({3: 1, 998: 1}))
    assert len(found.histogram) <= 8
    assert (found.histogram[0].start, found.histogram[0].end) == (0, 200)
    many = spread(Counter(dict.fromkeys(range(1000), 10)))
    assert len(many.histogram) == 20
    assert {part.games for part in many.histogram} == {500}


def test_values_that_come_in_tens_leave_no_gaps_like_those_of_a_comb() -> None:
    found = spread(Counter({float(points): 100 for points in range(0, 130, 10)}))
    assert [part.games for part in found.histogram] == [100] * 13
    assert found.histogram[-1].end == 130


def test_few_games_are_told_in_few_bins() -> None:
    rounds = Counter({float(number): 1 + number % 2 for number in range(5, 40)})
    assert [part.end - part.start for part in spread(rounds).histogram] == [5] * 7


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("points by Quaffles of seat 0", ("points by Quaffles", 0)),
        ("caught of seat 12", ("caught", 12)),
        ("caught", ("caught", None)),
        ("best of seat", ("best of seat", None)),
        ("best of seat x", ("best of seat x", None)),
    ],
)
def test_a_figure_says_by_its_name_whose_it_is(name: str, parts: tuple[str, int | None]) -> None:
    assert of_seat(name) == parts


def test_what_a_seat_did_is_counted_for_the_bot_that_sat_there() -> None:
    made = simulate(Plan("quidditch", ("greedy", "random"), 8, 1))
    assert list(made.figures) == ["greedy", "random"]
    caught = [made.figures[bot]["Snitch caught"] for bot in made.figures]
    assert [figure.games for figure in caught] == [8, 8], "each sat in every game, now here, now there"
    assert sum(figure.mean for figure in caught) == made.reasons["snitch"] / 8
    for source in ("Quaffles", "Free Goals", "the Snitch"):
        name = f"points by {source}"
        assert sum(made.figures[bot][name].mean for bot in made.figures) == pytest.approx(made.samples[name].mean)
    assert caught[0].mean > caught[1].mean, "greedy wins most games, and whoever catches the Snitch wins"
    assert not any(" of seat " in name for name in (*made.samples, *(rule.name for rule in made.rules)))


def test_a_bot_at_both_seats_is_counted_for_both() -> None:
    made = simulate(Plan("quidditch", ("random",), 3, 1))
    assert made.figures["random"]["Snitch caught"].games == 6


def test_a_single_value_is_a_spread_too() -> None:
    assert [part.games for part in spread(Counter({7: 5})).histogram] == [5]


def test_a_game_of_sequence_tells_what_happened_in_it() -> None:
    series = prepare(Plan("sequence", ("greedy",), 1, 1, edition="classic-2022"))
    games = [play(series, number) for number in range(6)]
    for game in games:
        assert game.outcome is not None
        assert game.outcome.winners
        summary = game.summary
        assert summary.counts["sequences made"] >= 2
        assert summary.samples["chips on the board"] >= 9
        assert summary.heat is not None
        flat = [number for row in summary.heat.counts for number in row]
        assert flat.count(None) == 4
        assert summary.heat.labels[0][:2] == ("★", "2♠")
        assert sum(number or 0 for number in flat) <= summary.samples["chips on the board"]
    assert sum(game.summary.counts["wild jacks played"] for game in games) > 0
