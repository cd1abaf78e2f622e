"""Random tables and random play for any game of the house, from nothing but its contract."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import wraps
from itertools import count, islice
from random import Random
from typing import Any, NamedTuple, TypeVar

from commonroom.engine import BadInput, Dice, Match, Rules, Seat, Table
from commonroom.engine.eyes import Eyes
from commonroom.engine.table import About, Option, read_table

AnyRules = Rules[Any, Any, Any]
T = TypeVar("T")

# How often somebody says something aside: at quiet tables, at ordinary ones, and where everybody talks all the time.
ASIDES = (0.0, 0.02, 0.3)
# How often whoever asks the game's own bot does as it says: mere chance comes to some moves once in a blue moon.
ADVISED = 0.8
# A game that random players do not end with so many actions is a long one.
IN_TIME = 3000
# How far long games are watched, one after another.
STRETCHES = (20, 40, 20, 80, 20, 40, 20, 200)
# The part of the games that a check takes when it has to be quick, and again the part that it takes of a long game.
QUICK_SHARE, LONG_SHARE = 6, 2
# Where there are more choices than that, several of them are tried at the same table.
MANY = 120


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


def advised_games(rules: AnyRules, part: int = 0, parts: int = 1) -> Iterator[Game]:
    """Games of people who know what they do, as a rule, at every kind of table in turn."""
    tables = some_tables(rules)
    for number in count(part, parts):
        table = tables[(number // parts) % len(tables)]
        yield Game(table, number, random_game(rules, table, number, advised=ADVISED))


def once_for_each_game(found: Callable[[AnyRules], T]) -> Callable[[AnyRules], T]:
    """What is found out about a game is remembered by its name, with or without a defect put in."""
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
    """Every edition with every number of seats and sides, then every choice of every option at least once."""
    about = rules.ABOUT
    choices = [(option.name, value) for option in about.options for value in values_of(option)]
    is_many = len(choices) * len(about.editions) > MANY
    tables = []
    for edition in about.editions:
        for seats, sides in about.sides.items():
            tables += [table_split(rules, edition, seats, number) for number in sides]
        tables += (tables_with_all if is_many else tables_with_each)(rules, edition, choices)
    found = [table for table in tables if table is not None]
    for name, value in choices:
        assert any(makes(table, name, value) for table in found), f"no table takes {name}={value}"
    return found


def makes(table: Table, name: str, value: object) -> bool:
    """Whether the table has made this choice."""
    return name in table.options and type(table.options[name]) is type(value) and table.options[name] == value


def tables_with_each(rules: AnyRules, edition: str, choices: list[tuple[str, Any]]) -> list[Table | None]:
    """A table for every choice."""
    return [table_with(rules, edition, name, value) for name, value in choices]


def table_split(rules: AnyRules, edition: str, seats: int, number: int) -> Table | None:
    """A table where so many seats make so many sides, with as few options as that needs; None if there is none."""
    about = rules.ABOUT
    split = {"teams": number} if len(about.sides[seats]) > 1 else {}
    others = [{option.name: value} for option in about.options for value in values_of(option)]
    for options in (split, {}, *(split | other for other in others)):
        table = possible(rules, edition, options, seats)
        if table is not None and len(set(rules.sides_of(table))) == number:
            return table
    return None


def possible(rules: AnyRules, edition: str, options: dict[str, Any], seats: int) -> Table | None:
    """The table, or None if its choices do not go together."""
    try:
        table = read_table(rules.ABOUT, edition, options, names(seats))
        rules.setup(table, Dice(bytes(32), 0))
    except BadInput:
        return None
    return table


def tables_with_all(rules: AnyRules, edition: str, choices: list[tuple[str, Any]]) -> list[Table | None]:
    """As few tables as will do for every choice to be made at one of them, as far as the edition knows it."""
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
    """A table with this choice; where it needs others to go with it, random ones are tried."""
    rnd = Random(f"{edition} {name} {value}")
    for _ in range(2000):
        table = random_table(rules, rnd, edition, {name: value})
        if table is not None:
            return table
    return None


def random_table(rules: AnyRules, rnd: Random, edition: str, fixed: dict[str, Any]) -> Table | None:
    """A table with random options, or None if they do not go together."""
    about = rules.ABOUT
    single = [option for option in about.options if not option.several]
    options = {option.name: rnd.choice(values_of(option)) for option in single if rnd.random() < 0.3}
    return possible(rules, edition, options | fixed, rnd.choice(list(about.sides)))


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


def random_game(
    rules: AnyRules, table: Table, seed: int, asides: float = 0.0, most: int = IN_TIME, advised: float = 0.0
) -> Iterator[Ply]:
    """Play at random to the end, or for a stretch of a long game.

    Now and then somebody says something aside, or does what the game's own bot would do.
    """
    plies = random_plies(rules, table, seed, asides, advised)
    if is_long(rules):
        yield from islice(plies, STRETCHES[seed % len(STRETCHES)])
        return
    for ply in plies:
        assert ply.number <= most, f"no end after {most} actions: seed {seed}, {described(rules.ABOUT, table)}"
        yield ply


@once_for_each_game
def is_long(rules: AnyRules) -> bool:
    """Whether random players take ages over this game: then nobody waits for its end."""
    tables = some_tables(rules)
    some = (random_plies(rules, tables[at], seed=at) for at in (0, len(tables) // 2))
    return any(next(islice(plies, IN_TIME, None), None) is not None for plies in some)


def so_many(rules: AnyRules, number: int) -> int:
    """How many games or looks a check takes: all of them in `make test-full`, a part of them in `make test`.

    Of a long game it takes fewer, for each of its states costs many times as much.
    """
    share = number if os.environ.get("CHECKS") == "full" else number // QUICK_SHARE
    return max(1, share // LONG_SHARE if is_long(rules) else share)


def random_plies(rules: AnyRules, table: Table, seed: int, asides: float = 0.0, advised: float = 0.0) -> Iterator[Ply]:
    """A random game, however long it takes."""
    rnd, advice = Random(seed), rules.BOTS.get("greedy")
    state = rules.setup(table, luck(seed, 0))
    for number in count(1):
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
        if advice is not None and rnd.random() < advised:
            action = advice(Eyes(rules, state, seat), luck(seed + 1, number))
        else:
            action = rnd.choice(options)
        after, events = rules.apply(state, seat, action, luck(seed, number))
        yield Ply(number, state, seat, action, events, after)
        state = after


def play_out(match: Match, rnd: Random) -> None:
    """Make random moves until the match is over, or for a stretch of a long game."""
    most = max(STRETCHES) if is_long(match.rules) else None
    while match.to_act and match.version != most:
        seat = rnd.choice(match.to_act)
        match.act(seat, rnd.choice(match.rules.legal(match.current, seat)))
