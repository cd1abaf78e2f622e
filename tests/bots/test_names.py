"""Names of bots, and how long they may think."""

from __future__ import annotations

from itertools import count

import pytest

from commonroom.bots import bots_of, find_bot
from commonroom.bots.budget import iterations, read_budget, until
from commonroom.engine import BadInput, Dice
from commonroom.engine.eyes import Eyes
from commonroom.engine.table import read_table
from commonroom.games import GAMES
from commonroom.testing.tables import AnyRules, names

every_game = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)


@every_game
def test_every_game_has_the_same_four_kinds_at_least(rules: AnyRules) -> None:
    assert {"random", "search", "easy", "greedy"} <= set(bots_of(rules))
    for name in bots_of(rules):
        assert callable(find_bot(rules, name))


@every_game
@pytest.mark.parametrize(
    "name",
    [
        *("", "nobody", "Search", "greedy@500", "random@", None, 7),
        *("search@", "search@0", "search@-5", "search@1e3", "search@5s", "search@500 ", "search@٣"),
        *("search@100001", "search@60001ms"),
    ],
)
def test_other_names_are_refused(rules: AnyRules, name: object) -> None:
    with pytest.raises(BadInput) as caught:
        find_bot(rules, name, now=lambda: 0.0)
    assert caught.value.field == "bot"


def test_who_thinks_by_a_clock_has_to_be_given_one() -> None:
    with pytest.raises(BadInput, match="clock"):
        find_bot(GAMES["sequence"], "search@200ms")


def test_a_budget_of_iterations_is_the_same_everywhere() -> None:
    assert len(list(iterations(3)())) == 3
    assert len(list(read_budget("500", None)())) == 500


def test_a_budget_of_time_ends_when_the_clock_says_so() -> None:
    ticks = count()
    assert len(list(until(4, lambda: float(next(ticks)))())) == 4
    assert len(list(until(0, lambda: 0.0)())) == 1  # it always thinks once
    clock = count(0, 50)
    assert len(list(read_budget("200ms", lambda: next(clock) / 1000)())) == 4


def test_by_the_clock_it_thinks_until_the_time_is_up() -> None:
    rules = GAMES["sequence"]
    asked = count()
    bot = find_bot(rules, "search@60ms", now=lambda: next(asked) * 0.01)
    state = rules.setup(read_table(rules.ABOUT, None, {}, names(2)), Dice(bytes(32), 0))
    seat = rules.to_act(state)[0]
    assert bot(Eyes(rules, state, seat), Dice(bytes(32), 1)) in rules.legal(state, seat)
    assert next(asked) == 7  # asked when it began and after each iteration, six times in total
