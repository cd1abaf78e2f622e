"""Whole games of every kind: nothing is lost, nobody is stuck, every action occurs (TRUST R15)."""

from __future__ import annotations

from collections import Counter
from itertools import chain, islice
from typing import Any, ClassVar

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

from commonroom.engine import Match, Table

from ..play import advised_games, games_in_turn, is_long, key_of
from ..sight import components, encoded, viewers
from ..tables import AnyRules, described, some_tables

WELL_PLAYED = 10
"""One of this many games is played by the game's own bot."""


def check_whole_games(rules: AnyRules, games: int, part: int = 0, parts: int = 1) -> set[type]:
    """Expect every component to stay in the game, equal boxes at equal tables, and somebody to act until the end.

    Returns the kinds of action that occurred.
    """
    kinds, boxes = set(), dict[str, Counter[str]]()
    well_played = islice(advised_games(rules, part, parts), games // WELL_PLAYED)
    for game in chain(islice(games_in_turn(rules, part, parts), games - games // WELL_PLAYED), well_played):
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


class AnyGame(RuleBasedStateMachine):
    """Hypothesis plays a game at one of its tables and looks for a broken promise."""

    game: ClassVar[AnyRules]

    @initialize(data=st.data(), seed=st.integers(0, 2**32))
    def open_table(self, data: st.DataObject, seed: int) -> None:
        self.begin(data.draw(st.sampled_from(some_tables(self.game))), seed)

    def begin(self, table: Table, seed: int) -> None:
        self.match = Match(self.game, table, key_of(seed))
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


def check_lines_of_play(rules: AnyRules, lines: int) -> None:
    """Let Hypothesis look for a line of play that breaks a promise."""
    machine: Any = type("OneGame", (AnyGame,), {"game": rules})
    run_state_machine_as_test(machine, settings=settings(max_examples=lines, stateful_step_count=50, deadline=None))
