"""An option changes nothing at a table without what it says it needs, so that nobody has to be asked about it there."""

from __future__ import annotations

from itertools import islice
from typing import Any

from commonroom.engine import Need, Option, Table
from commonroom.engine.plain import plain

from ..play import random_plies
from ..tables import AnyRules, described, possible, some_tables, values_of

PLIES = 120
"""Plies for which two games are compared."""


def check_needs(rules: AnyRules, option: Option, tables: int) -> None:
    """Expect the same game for every value of the option, at tables without what it needs."""
    found = lacking(rules, option, tables)
    assert found, "every table has what it needs"
    for table in found:
        usual = story(rules, table)
        for other in tries(rules, table, option):
            assert story(rules, other) == usual, described(rules.ABOUT, other)


def check_options_exist(rules: AnyRules) -> None:
    """Expect every option to have a group, and to need only what exists."""
    about = rules.ABOUT
    known = {option.name: option for option in about.options}
    assert all(option.group.isidentifier() for option in about.options)
    for need in (need for option in about.options for need in option.needs):
        assert set(need.editions) <= set(about.editions)
        for name, values in need.options.items():
            assert set(values) <= set(known[name].choices), name


def meets(rules: AnyRules, table: Table, need: Need) -> bool:
    """Tell whether a table is of that kind."""
    seats, sides = len(table.seats), len(set(rules.sides_of(table)))
    return (
        all(table.option(rules.ABOUT, name) in values for name, values in need.options.items())
        and table.edition in (need.editions or rules.ABOUT.editions)
        and (need.seats is None or need.seats[0] <= seats <= need.seats[1])
        and need.sides in (None, sides)
        and (not need.teams or seats > sides)
    )


def lacking(rules: AnyRules, option: Option, number: int) -> list[Table]:
    """Return some tables where the option claims to change nothing, of as many kinds as possible."""
    without = [table for table in some_tables(rules) if not any(meets(rules, table, need) for need in option.needs)]
    return without[:: max(1, len(without) // number)][:number]


def tries(rules: AnyRules, table: Table, option: Option) -> list[Table]:
    """Return the table with every value of an option that is possible there."""
    values = [[choice] for choice in option.choices] if option.several else values_of(option)
    tables = (
        possible(rules, table.edition, {**table.options, option.name: value}, len(table.seats)) for value in values
    )
    return [table for table in tables if table is not None]


def story(rules: AnyRules, table: Table, seed: int = 1) -> list[Any]:
    """Return a random game as players notice it: what they do, may do and see, how fast, and how it ends."""
    steps, views = [], []
    for ply in islice(random_plies(rules, table, seed, asides=0.02), PLIES):
        state, seats = ply.after, range(len(table.seats))
        moves = [len(rules.legal(state, seat)) for seat in rules.to_act(state)]
        pace = [rules.patience(state, seat) for seat in seats], rules.clock(state)
        heard = [rules.team_channel(state, seat) for seat in seats]
        views.append({(seat, key): value for seat in (*seats, None) for key, value in _seen(rules, state, seat)})
        steps.append((ply.seat, ply.action, moves, pace, heard, rules.outcome(state)))
    # What never changes during the game is the setting itself, not its consequence.
    keys = dict.fromkeys(key for view in views for key in view)
    changing = [key for key in keys if any(view.get(key) != views[0].get(key) for view in views)]
    return [steps, [[view.get(key) for key in changing] for view in views]]


def _seen(rules: AnyRules, state: Any, seat: int | None) -> list[tuple[str, Any]]:
    view: dict[str, Any] = plain(rules.view(state, seat))
    return list(view.items())
