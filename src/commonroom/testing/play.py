"""Random play of any game, from nothing but its contract."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from random import Random
from typing import Any, NamedTuple

from commonroom.engine import Dice, Match, Seat, Table
from commonroom.engine.eyes import Eyes

from .tables import AnyRules, described, once_for_each_game, some_tables

ASIDES = (0.0, 0.02, 0.3)
"""Share of asides: at quiet tables, at ordinary ones, and at very talkative ones."""
ADVISED = 0.8
"""Share of moves that follow the game's own bot, since pure chance almost never reaches some moves."""
IN_TIME = 3000
"""Actions after which a game that random players have not ended counts as long."""
STRETCHES = (20, 40, 20, 80, 20, 40, 20, 200)
"""Plies for which long games are watched, one after another."""


class Ply(NamedTuple):
    """One action of a game, with the state before it and its result."""

    number: int
    before: Any
    seat: Seat
    action: Any
    events: Any
    after: Any


class PlayedGame(NamedTuple):
    """A random game that can be watched ply by ply."""

    table: Table
    seed: int
    plies: Iterator[Ply]


def games_in_turn(rules: AnyRules, part: int = 0, parts: int = 1) -> Iterator[PlayedGame]:
    """Yield random games without end, at every kind of table in turn; each test may take a part of them."""
    tables = some_tables(rules)
    for number in count(part, parts):
        round_ = number // len(tables)
        place = (number + round_) % len(tables)  # one further in every round, so that each part reaches every table
        asides = ASIDES[(round_ + place) % len(ASIDES)]
        yield PlayedGame(tables[place], number, random_game(rules, tables[place], number, asides))


def advised_games(rules: AnyRules, part: int = 0, parts: int = 1) -> Iterator[PlayedGame]:
    """Yield games whose players mostly follow the bot, at every kind of table in turn."""
    tables = some_tables(rules)
    for number in count(part, parts):
        table = tables[(number // parts) % len(tables)]
        yield PlayedGame(table, number, random_game(rules, table, number, advised=ADVISED))


def key_of(seed: int) -> bytes:
    """Return the 256 bits for the number of a random game."""
    return seed.to_bytes(32, "big")


def luck(seed: int, number: int) -> Dice:
    """Return the dice of one action of a random game."""
    return Dice(key_of(seed), number)


def random_game(
    rules: AnyRules, table: Table, seed: int, asides: float = 0.0, most: int = IN_TIME, advised: float = 0.0
) -> Iterator[Ply]:
    """Play at random to the end, or for a stretch of a long game.

    Now and then somebody makes an aside, or plays what the game's own bot would.
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
    """Tell whether random players take so long over this game that nobody waits for its end."""
    tables = some_tables(rules)
    some = (random_plies(rules, tables[at], seed=at) for at in (0, len(tables) // 2))
    return any(next(islice(plies, IN_TIME, None), None) is not None for plies in some)


def random_plies(rules: AnyRules, table: Table, seed: int, asides: float = 0.0, advised: float = 0.0) -> Iterator[Ply]:
    """Yield a random game, however long it takes."""
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
