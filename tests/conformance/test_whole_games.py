"""Whole games of every kind: nothing is lost, nobody is stuck, all can happen (TRUST R15)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain, islice
from typing import Any, get_args

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from commonroom.engine import Dice, Match
from commonroom.games import GAMES

from .altering import with_other_dice
from .looking import components, encoded, viewers
from .playing import AnyRules, advised_games, described, games_in_turn, is_long, key_of, so_many, some_tables

PARTS = 4
GAMES_IN_ALL = 1000


def check_whole_games(rules: AnyRules, games: int, part: int = 0) -> set[type]:
    """Every component stays in the box, which is the same whenever a table plays; somebody may act until the end.

    Tells what kinds of action there were. Most games are random, and some are played as the game's own bot would.
    """
    kinds, boxes = set(), dict[str, Counter[str]]()
    well_played = islice(advised_games(rules, part, PARTS), games // 10)
    for game in chain(islice(games_in_turn(rules, part, PARTS), games - games // 10), well_played):
        held = None
        for ply in game.plies:
            if held is None:
                held = components(rules, ply.before)
                assert held == boxes.setdefault(described(rules.ABOUT, game.table), held)
            assert rules.outcome(ply.before) is None
            assert all(rules.legal(ply.before, seat) for seat in rules.to_act(ply.before))
            assert components(rules, ply.after) == held
            kinds.add(type(ply.action))
        if is_long(rules) and rules.to_act(ply.after):
            continue
        assert rules.outcome(ply.after) is not None
        assert rules.to_act(ply.after) == ()
        for seat in range(len(game.table.seats)):
            assert not rules.legal(ply.after, seat)
            assert not rules.asides(ply.after, seat)
    return kinds


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", list(GAMES))
def test_r15_a_thousand_games_lose_nothing_and_every_kind_of_action_happens(game: str, part: int) -> None:
    rules = GAMES[game]
    games = so_many(rules, GAMES_IN_ALL) if is_long(rules) else GAMES_IN_ALL  # rare moves come up in many games only
    kinds = check_whole_games(rules, games // PARTS, part)
    assert kinds == set(get_args(rules.ACTION)) or is_long(rules)


class LosesOne:
    """Dice that drop the last thing of whatever is shuffled."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def __getattr__(self, name: str) -> Any:
        return getattr(self.dice, name)

    def shuffle(self, label: str, items: Sequence[Any]) -> list[Any]:
        return self.dice.shuffle(label, items)[:-1]


@pytest.mark.parametrize("game", list(GAMES))
def test_r15_would_find_a_shuffle_that_loses_something(game: str) -> None:
    """The mutant: whatever is shuffled comes back without its last piece. A game may notice that by itself."""
    with pytest.raises((AssertionError, ValueError), match=r"Counter|zip"):
        check_whole_games(with_other_dice(GAMES[game], LosesOne), GAMES_IN_ALL)


class AnyGame(RuleBasedStateMachine):
    """Hypothesis plays a game at one of its tables and looks for a broken promise."""

    game: AnyRules

    @initialize(data=st.data(), seed=st.integers(0, 2**32))
    def open_table(self, data: st.DataObject, seed: int) -> None:
        self.match = Match(self.game, data.draw(st.sampled_from(some_tables(self.game))), key_of(seed))
        self.held = components(self.game, self.match.current)

    @precondition(lambda self: self.match.to_act)
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.match.to_act))
        self.match.submit(seat, data.draw(st.sampled_from(self.match.legal(seat))))

    @precondition(lambda self: self.match.to_act)
    @rule(data=st.data())
    def say_aside(self, data: st.DataObject) -> None:
        seat = data.draw(st.integers(0, len(self.match.table.seats) - 1))
        if asides := self.match.asides(seat):
            self.match.submit(seat, data.draw(st.sampled_from(asides)))

    @precondition(lambda self: self.match.to_act)
    @rule(data=st.data())
    def run_out_of_time(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.match.to_act))
        self.match.submit(seat, self.match.default(seat))

    @rule()
    def look(self) -> None:
        state = encoded(self.match.state)
        for viewer in viewers(self.match.table):
            self.match.view(viewer)
        assert encoded(self.match.state) == state

    @invariant()
    def holds(self) -> None:
        if hasattr(self, "match"):
            assert components(self.game, self.match.current) == self.held
            assert bool(self.match.to_act) == (self.match.outcome is None)
            for seat in range(len(self.match.table.seats)):
                assert bool(self.match.legal(seat)) == (seat in self.match.to_act)


@pytest.mark.parametrize("game", list(GAMES))
def test_r15_no_line_of_play_breaks_a_promise(game: str) -> None:
    machine = type("OneGame", (AnyGame,), {"game": GAMES[game]})
    often = settings(max_examples=so_many(GAMES[game], 200), stateful_step_count=50, deadline=None)
    run_state_machine_as_test(machine, settings=often)
