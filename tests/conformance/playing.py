"""Random tables and random play for any game of the house, from nothing but its contract."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any, NamedTuple

from commonroom.engine import BadInput, Dice, Match, Rules, Seat, Table
from commonroom.engine.table import About, Option, read_table

AnyRules = Rules[Any, Any, Any]

# How often somebody says something aside: at quiet tables, at ordinary ones, and where everybody talks all the time.
ASIDES = (0.0, 0.02, 0.3)


class Ply(NamedTuple):
    """One action of a game, with what was before it and what came of it."""

    number: int
    before: Any
    seat: Seat
    action: Any
    events: Any
    after: Any


class Game(NamedTuple):
    """A random game that can be watched ply by ply."""

    table: Table
    seed: int
    plies: Iterator[Ply]


def games_in_turn(rules: AnyRules, part: int = 0, parts: int = 1) -> Iterator[Game]:
    """Random games without end, at every kind of table in turn; parts of them can be watched in different tests."""
    tables = some_tables(rules)
    for number in count(part, parts):
        round_ = number // len(tables)
        place = (number + round_) % len(tables)  # one further in every round, so that each part comes to every table
        asides = ASIDES[(round_ + place) % len(ASIDES)]
        yield Game(tables[place], number, random_game(rules, tables[place], number, asides))


def some_tables(rules: AnyRules) -> list[Table]:
    """Every edition with every number of seats and sides, then every choice of every option at least once."""
    about = rules.ABOUT
    tables = []
    for edition in about.editions:
        for seats, sides in about.sides.items():
            for teams in sides:
                options = {"teams": teams} if len(sides) > 1 else {}
                tables.append(read_table(about, edition, options, names(seats)))
        for option in about.options:
            for value in values_of(option):
                tables.append(table_with(rules, edition, option.name, value))
    return tables


def table_with(rules: AnyRules, edition: str, name: str, value: object) -> Table:
    """A table with this choice; where it needs others to go with it, random ones are tried."""
    rnd = Random(f"{edition} {name} {value}")
    for _ in range(2000):
        table = random_table(rules, rnd, edition, {name: value})
        if table is not None:
            return table
    raise AssertionError(f"no table takes {name}={value}")


def random_table(rules: AnyRules, rnd: Random, edition: str, fixed: dict[str, Any]) -> Table | None:
    """A table with random options, or None if they do not go together."""
    about = rules.ABOUT
    single = [option for option in about.options if not option.several]
    options = {option.name: rnd.choice(values_of(option)) for option in single if rnd.random() < 0.3}
    try:
        table = read_table(about, edition, options | fixed, names(rnd.choice(list(about.sides))))
        rules.setup(table, Dice(bytes(32), 0))
    except BadInput:
        return None
    return table


def values_of(option: Option) -> list[Any]:
    """Values to try for an option; lists depend on the edition, so a game tries them in its own tests."""
    if option.several:
        return []
    return [*option.choices, *(option.numbers or ())]


def names(seats: int) -> list[str]:
    return [f"P{seat}" for seat in range(seats)]


def described(about: About, table: Table) -> str:
    """A short name for a table, for the test's id."""
    chosen = ",".join(f"{name}={value}" for name, value in table.options.items())
    return f"{about.name}-{table.edition}-{len(table.seats)}-{chosen}".replace(" ", "")


def key_of(seed: int) -> bytes:
    """The 256 bits that the number of a random game stands for."""
    return seed.to_bytes(32, "big")


def luck(seed: int, number: int) -> Dice:
    """The dice of one action of a random game."""
    return Dice(key_of(seed), number)


def random_game(rules: AnyRules, table: Table, seed: int, asides: float = 0.0, most: int = 3000) -> Iterator[Ply]:
    """Play at random to the end; now and then somebody says something aside."""
    rnd = Random(seed)
    state = rules.setup(table, luck(seed, 0))
    for number in range(1, most + 1):
        seats = rules.to_act(state)
        if not seats:
            return
        seat = rnd.choice(seats)
        options = rules.legal(state, seat)
        if rnd.random() < asides:
            speaker = rnd.randrange(len(table.seats))
            said = rules.asides(state, speaker)
            if said:
                seat, options = speaker, said
        action = rnd.choice(options)
        after, events = rules.apply(state, seat, action, luck(seed, number))
        yield Ply(number, state, seat, action, events, after)
        state = after
    raise AssertionError(f"no end after {most} actions: seed {seed}, {described(rules.ABOUT, table)}")


def play_out(match: Match, rnd: Random) -> None:
    """Make random moves until the match is over."""
    while match.to_act:
        seat = rnd.choice(match.to_act)
        match.act(seat, rnd.choice(match.rules.legal(match.current, seat)))
