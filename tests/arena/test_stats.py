"""Numbers over many games: spreads, and what Sequence has to tell of each of its games."""

from __future__ import annotations

from collections import Counter

from commonroom.arena import Plan, prepare
from commonroom.arena.play import play
from commonroom.arena.report import spread


def test_a_spread_of_known_values() -> None:
    found = spread(Counter({10: 2, 12: 1, 20: 1}))
    assert (found.games, found.mean, found.median, found.least, found.most) == (4, 13.0, 11.0, 10, 20)
    assert found.histogram[0].start == 10
    assert [part.games for part in found.histogram] == [2, 0, 1, *[0] * 7, 1]


def test_a_wide_spread_has_few_bins_of_a_round_width() -> None:
    found = spread(Counter({3: 1, 999: 1}))
    assert len(found.histogram) <= 25
    assert (found.histogram[0].start, found.histogram[0].end) == (0, 50)


def test_a_single_value_is_a_spread_too() -> None:
    assert [part.games for part in spread(Counter({7: 5})).histogram] == [5]


def test_a_game_of_sequence_tells_what_happened_in_it() -> None:
    series = prepare(Plan("sequence", ("greedy",), 1, 1, edition="classic-2022"))
    games = [play(series, number) for number in range(6)]
    for game in games:
        assert game.outcome is not None
        assert game.outcome.winners
        summary = game.summary
        assert summary.sides == (0, 1)
        assert summary.counts["sequences made"] >= 2
        assert summary.samples["chips on the board"] >= 9
        assert summary.heat is not None
        flat = [number for row in summary.heat.counts for number in row]
        assert flat.count(None) == 4
        assert summary.heat.labels[0][:2] == ("★", "2♠")
        assert sum(number or 0 for number in flat) <= summary.samples["chips on the board"]
    assert sum(game.summary.counts["wild jacks played"] for game in games) > 0
