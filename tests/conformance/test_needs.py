"""An option that says what it needs changes nothing where it lacks it, so that nobody has to be asked for it there."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any

import pytest

from commonroom.engine import Need, Option, Table
from commonroom.engine.plain import plain
from commonroom.games import GAMES

from .playing import AnyRules, described, possible, random_plies, so_many, some_tables, values_of

PLIES = 120
"""How far two games are compared."""
TABLES = 8
"""At how many tables of different kinds an option is tried, when there is time."""

NEEDY = [(name, option) for name in GAMES for option in GAMES[name].ABOUT.options if option.needs]


def meets(rules: AnyRules, table: Table, need: Need) -> bool:
    """Whether a table is of that kind."""
    seats, sides = len(table.seats), len(set(rules.sides_of(table)))
    return (
        all(table.option(rules.ABOUT, name) in values for name, values in need.options.items())
        and table.edition in (need.editions or rules.ABOUT.editions)
        and (need.seats is None or need.seats[0] <= seats <= need.seats[1])
        and need.sides in (None, sides)
        and (not need.teams or seats > sides)
    )


def lacking(rules: AnyRules, option: Option) -> list[Table]:
    """Some tables where the option says that it changes nothing, of as many kinds as there are."""
    without = [table for table in some_tables(rules) if not any(meets(rules, table, need) for need in option.needs)]
    number = so_many(rules, TABLES)
    return without[:: max(1, len(without) // number)][:number]


def tries(rules: AnyRules, table: Table, option: Option) -> list[Table]:
    """The same table with every value of an option that it takes."""
    values = [[choice] for choice in option.choices] if option.several else values_of(option)
    tables = (
        possible(rules, table.edition, {**table.options, option.name: value}, len(table.seats)) for value in values
    )
    return [table for table in tables if table is not None]


def story(rules: AnyRules, table: Table, seed: int = 1) -> list[Any]:
    """A random game as players notice it: what they do, may do and see, and how fast; at last how it ends."""
    told, views = [], []
    for ply in islice(random_plies(rules, table, seed, asides=0.02), PLIES):
        state, seats = ply.after, range(len(table.seats))
        moves = [len(rules.legal(state, seat)) for seat in rules.to_act(state)]
        pace = [rules.patience(state, seat) for seat in seats], rules.clock(state)
        heard = [rules.team_channel(state, seat) for seat in seats]
        views.append({(seat, key): value for seat in (*seats, None) for key, value in _seen(rules, state, seat)})
        told.append((ply.seat, ply.action, moves, pace, heard, rules.outcome(state)))
    # What is the same from the first to the last is the agreement itself, not what comes of it.
    changing = [key for key, value in views[0].items() if any(view[key] != value for view in views)]
    return [told, [[view[key] for key in changing] for view in views]]


def _seen(rules: AnyRules, state: Any, seat: int | None) -> Iterable[tuple[str, Any]]:
    view: dict[str, Any] = plain(rules.view(state, seat))
    return view.items()


@pytest.mark.parametrize(("game", "option"), NEEDY, ids=[f"{name}-{option.name}" for name, option in NEEDY])
def test_without_what_it_needs_an_option_changes_nothing(game: str, option: Option) -> None:
    rules = GAMES[game]
    tables = lacking(rules, option)
    assert tables, "every table has what it needs"
    for table in tables:
        usual = story(rules, table)
        for other in tries(rules, table, option):
            assert story(rules, other) == usual, described(rules.ABOUT, other)


def test_the_comparison_notices_an_option_that_changes_something() -> None:
    sequence = GAMES["sequence"]
    options = {option.name: option for option in sequence.ABOUT.options}
    table = possible(sequence, "classic-2022", {"team_talk": "allowed"}, 4)
    assert table is not None
    for name in ("draw_mode", "draw_grace", "share_hands", "team_talk"):
        stories = [story(sequence, each) for each in tries(sequence, table, options[name])]
        assert any(each != stories[0] for each in stories), name


@pytest.mark.parametrize("game", list(GAMES))
def test_options_that_belong_together_have_a_group_and_need_what_exists(game: str) -> None:
    about = GAMES[game].ABOUT
    known = {option.name: option for option in about.options}
    assert all(option.group.isidentifier() for option in about.options)
    for need in (need for option in about.options for need in option.needs):
        assert set(need.editions) <= set(about.editions)
        for name, values in need.options.items():
            assert set(values) <= set(known[name].choices), name
