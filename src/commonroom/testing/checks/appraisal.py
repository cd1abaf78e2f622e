"""Ratings of states: a number for every seat, the outcome at the end, and better than a guess before it."""

from __future__ import annotations

from itertools import islice
from math import isclose, log

from commonroom.engine import BadInput, Dice, Table
from commonroom.engine.eyes import Eyes
from commonroom.engine.table import read_table

from ..play import games_in_turn, is_long
from ..tables import AnyRules, names, some_tables


def check_range(rules: AnyRules, ends: int) -> None:
    """Expect every rating between lost and won, and that of the last state to be its outcome."""
    ended = 0
    for game in islice(games_in_turn(rules), len(some_tables(rules))):
        for ply in game.plies:
            outcome = rules.outcome(ply.after)
            if outcome is None and ply.number % 4:
                continue
            found = rules.appraise(ply.after)
            assert len(found) == len(game.table.seats)
            assert all(0 <= worth <= 1 for worth in found)
            if outcome is not None and outcome.winners:
                assert found == tuple(float(seat in outcome.winners) for seat in range(len(found)))
                ended += 1
    assert ended >= ends or is_long(rules)


def duel(rules: AnyRules) -> Table | None:
    """Return a default table for two who play against each other, if there is one."""
    try:
        table = read_table(rules.ABOUT, None, {}, names(2))
        return table if sorted(rules.sides_of(table)) == [0, 1] else None
    except BadInput:
        return None


def check_balance(rules: AnyRules) -> None:
    """Expect one of two sides to gain what the other loses."""
    for game in islice(games_in_turn(rules), 6):
        if len(set(rules.sides_of(game.table))) == len(game.table.seats) == 2:
            assert all(isclose(sum(rules.appraise(ply.after)), 1) for ply in game.plies)


def check_forecast(rules: AnyRules, table: Table, games: int) -> None:
    """Expect ratings to predict the winner when greedy plays itself, with less surprise than always saying one half."""
    surprise, asked, greedy = 0.0, 0, rules.BOTS["greedy"]
    for number in range(games):
        key, worths = number.to_bytes(32, "big"), list[float]()
        state = rules.setup(table, Dice(key, 0))
        while seats := rules.to_act(state):
            action = greedy(Eyes(rules, state, seats[0]), Dice(bytes(31) + b"\x01", len(worths)))
            state, _ = rules.apply(state, seats[0], action, Dice(key, len(worths) + 1))
            worths.append(rules.appraise(state)[0])
        outcome = rules.outcome(state)
        assert outcome is not None
        if outcome.winners:
            for worth in worths[-len(worths) // 4 : -1]:
                surprise -= log(worth if 0 in outcome.winners else 1 - worth)
                asked += 1
    assert surprise / asked < log(2)
