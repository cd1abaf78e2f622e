"""Tables of every kind at which a game can be played, found from nothing but its contract."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from random import Random
from typing import Any, TypeVar

from commonroom.engine import BadInput, Dice, Rules, Table
from commonroom.engine.table import About, Option, read_table

AnyRules = Rules[Any, Any, Any]
T = TypeVar("T")

MANY = 120
"""Number of choices above which several are tried at the same table."""
TRIES = 2000
"""Attempts with random options for a choice that the default options rule out."""


def once_for_each_game(found: Callable[[AnyRules], T]) -> Callable[[AnyRules], T]:
    """Cache what is found out about a game by its name, with or without a defect put in."""
    known: dict[str, T] = {}

    @wraps(found)
    def remembered(rules: AnyRules) -> T:
        name = rules.ABOUT.name
        if name not in known:
            known[name] = found(rules)
        return known[name]

    return remembered


@once_for_each_game
def some_tables(rules: AnyRules) -> list[Table]:
    """Return every edition with every number of seats and sides, then every choice of every option at least once."""
    about = rules.ABOUT
    choices = all_choices(about)
    is_many = len(choices) * len(about.editions) > MANY
    tables = []
    for edition in about.editions:
        for seats, sides in about.sides.items():
            tables += [table_split(rules, edition, seats, number) for number in sides]
        tables += (tables_with_all if is_many else tables_with_each)(rules, edition, choices)
    found = [table for table in tables if table is not None]
    assert found, "there is no table at which it can be played"
    for name, value in choices:
        assert any(makes(table, name, value) for table in found), f"no table takes {name}={value}"
    return found


def all_choices(about: About) -> list[tuple[str, Any]]:
    """Return every option with every value to try for it."""
    return [(option.name, value) for option in about.options for value in values_of(option)]


def values_of(option: Option) -> list[Any]:
    """Return values to try for an option; lists depend on the edition, so a game tries them in its own tests."""
    return [] if option.several else [*option.choices, *(option.numbers or ())]


def makes(table: Table, name: str, value: object) -> bool:
    """Tell whether the table has made this choice."""
    return name in table.options and type(table.options[name]) is type(value) and table.options[name] == value


def table_split(rules: AnyRules, edition: str, seats: int, number: int) -> Table | None:
    """Return a table where this many seats form this many sides, with few options; None if there is none."""
    for options in _few(all_choices(rules.ABOUT), number):
        try:
            table = read_table(rules.ABOUT, edition, options, names(seats))
            fits = len(set(rules.sides_of(table))) == number
        except BadInput:
            continue
        if fits and possible(rules, edition, options, seats) is not None:
            return table
    return None


def _few(choices: list[tuple[str, Any]], number: int) -> Iterator[dict[str, Any]]:
    """Yield no options, one of them, or two of which one has the number, as an option about teams would."""
    saying = [(name, value) for name, value in choices if value == number]
    yield {}
    yield from ({name: value} for name, value in [*saying, *choices])
    yield from ({name: value, other: more} for name, value in saying for other, more in choices if other != name)


def possible(rules: AnyRules, edition: str, options: dict[str, Any], seats: int) -> Table | None:
    """Return the table, or None if its choices contradict each other."""
    try:
        table = read_table(rules.ABOUT, edition, options, names(seats))
        rules.setup(table, Dice(bytes(32), 0))
    except BadInput:
        return None
    return table


def tables_with_each(rules: AnyRules, edition: str, choices: list[tuple[str, Any]]) -> list[Table | None]:
    """Return a table for every choice."""
    return [table_with(rules, edition, name, value) for name, value in choices]


def tables_with_all(rules: AnyRules, edition: str, choices: list[tuple[str, Any]]) -> list[Table | None]:
    """Return few tables that together make every choice the edition allows."""
    rnd, left = Random(edition), list(choices)
    tables: list[Table | None] = []
    while left:
        table = table_with(rules, edition, *left[0])
        if table is None:
            left = left[1:]
            continue
        for name, value in rnd.sample(left, len(left)):
            if name not in table.options:
                table = possible(rules, edition, {**table.options, name: value}, len(table.seats)) or table
        left = [choice for choice in left if not makes(table, *choice)]
        tables.append(table)
    return tables


def table_with(rules: AnyRules, edition: str, name: str, value: object) -> Table | None:
    """Return a table with this choice, along with random others if it needs them."""
    rnd = Random(f"{edition} {name} {value}")
    for _ in range(TRIES):
        table = random_table(rules, rnd, edition, {name: value})
        if table is not None:
            return table
    return None


def random_table(rules: AnyRules, rnd: Random, edition: str, fixed: dict[str, Any]) -> Table | None:
    """Return a table with random options, or None if they contradict each other."""
    about = rules.ABOUT
    single = [option for option in about.options if not option.several]
    options = {option.name: rnd.choice(values_of(option)) for option in single if rnd.random() < 0.3}
    return possible(rules, edition, options | fixed, rnd.choice(list(about.sides)))


def names(seats: int) -> list[str]:
    """Return names for this many players."""
    return [f"P{seat}" for seat in range(seats)]


def described(about: About, table: Table) -> str:
    """Return a short name for a table, for the id of a test."""
    chosen = ",".join(f"{name}={value}" for name, value in table.options.items())
    return f"{about.name}-{table.edition}-{len(table.seats)}-{chosen}".replace(" ", "")
