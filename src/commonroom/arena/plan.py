"""A plan for many games: what is played, by which bots, and with which seeds."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from time import perf_counter
from typing import Any

import msgspec
from msgspec.structs import replace

from commonroom.engine import BadInput, Player, Rules, Seat, Table
from commonroom.engine.eyes import Bot
from commonroom.engine.seeds import read_seed
from commonroom.engine.table import read_table
from commonroom.games import find_game
from commonroom.programs import find

MOST_GAMES = 10_000_000
MOST_JOBS = 256
ENGINES = ("auto", "readable", "fast")


class Plan(msgspec.Struct, frozen=True):
    """The games to play. Edition and seats may be left to their defaults."""

    game: str
    bots: tuple[str, ...]
    """One for all seats, one for each side, or one for each seat.

    Some take a budget, such as `search@200ms`; `stdio:COMMAND` is a program.
    """
    games: int
    seed: int | str
    seats: int | None = None
    """As many as there are bots, if the game allows that; else the smallest table."""
    edition: str | None = None
    options: Mapping[str, Any] = {}
    jobs: int = 1
    """Number of processes that share the work. The result does not depend on it."""
    engine: str = "readable"
    """`readable`, `fast` for the compiled kernel, or `auto`: the kernel for many games, if it is installed and can play
    them. It has its own luck: with the same seed the two play different games."""


class Series(msgspec.Struct, frozen=True):
    """A plan that was checked, ready to be played."""

    rules: Rules[Any, Any, Any]
    table: Table
    """The table of the first game."""
    sides: tuple[int, ...]
    """The side of each seat."""
    bots: tuple[str, ...]
    seed: bytes
    lineups: tuple[tuple[str, ...], ...]
    """The bot at each seat; games take the line-ups in turn."""
    games_per_deal: int = 1
    """Games that begin with the same cards and dice, so that no bot is lucky in all of them."""

    def lineup(self, number: int) -> tuple[str, ...]:
        """Return the bot at each seat of a game."""
        return self.lineups[number % len(self.lineups)]

    def table_of(self, number: int) -> Table:
        """Return the table of a game, with its bots in their seats."""
        players = tuple(Player(name=bot, bot=bot) for bot in self.lineup(number))
        return replace(self.table, seats=players)

    def bots_of(self, number: int) -> list[Bot]:
        """Return the bots that decide for each seat of a game."""
        return [find(self.rules, name, now=perf_counter) for name in self.lineup(number)]

    def game_seed(self, number: int) -> bytes:
        """Return the seed of a game's match, which depends only on the plan's seed and the number of the deal."""
        return sha256(b"game" + self.seed + self._deal(number)).digest()

    def bot_seed(self, number: int, seat: Seat) -> bytes:
        """Return a seed for a bot's own dice, so that no bot can foresee the cards or disturb another."""
        return sha256(b"bot" + self.seed + self._deal(number) + seat.to_bytes(8, "big")).digest()

    def _deal(self, number: int) -> bytes:
        return (number // self.games_per_deal).to_bytes(8, "big")


def prepare(plan: Plan) -> Series:
    """Check a plan and make it ready to be played; BadInput names the field that is wrong."""
    series = _read(plan)
    sides = series.sides
    _check_number_of_bots(len(plan.bots), len(set(sides)), len(sides))
    places = sides if len(plan.bots) == len(set(sides)) else tuple(range(len(sides)))
    # Everybody moves on by one place from game to game.
    return replace(series, lineups=tuple(_lineup(plan.bots, places, number) for number in range(len(plan.bots))))


def prepare_duel(plan: Plan) -> Series:
    """Check a plan for two bots that have the sides by turns, and play each deal once more with the sides exchanged."""
    series = _read(plan)
    if len(set(series.sides)) < 2:
        raise BadInput("seats", "must be enough for two sides")
    lineups = tuple(_lineup(plan.bots, series.sides, number) for number in range(2))
    return replace(series, lineups=lineups, games_per_deal=len(lineups))


def _lineup(bots: tuple[str, ...], places: tuple[int, ...], number: int) -> tuple[str, ...]:
    return tuple(bots[(place + number) % len(bots)] for place in places)


def _read(plan: Plan) -> Series:
    """Read all of a plan but the line-ups."""
    _check_number("games", plan.games, MOST_GAMES)
    _check_number("jobs", plan.jobs, MOST_JOBS)
    if plan.engine not in ENGINES:
        raise BadInput("engine", f"must be one of {', '.join(ENGINES)}, not {plan.engine!r}")
    rules = find_game(plan.game)
    _check_names(plan.bots, rules)
    seats = _seats(plan, rules)
    names = [f"Seat {seat}" for seat in range(seats)]
    table = read_table(rules.ABOUT, plan.edition, plan.options, names)
    seed = read_seed(plan.seed)
    return Series(rules, table, rules.sides_of(table), plan.bots, seed, lineups=())


def _check_number(field: str, number: object, most: int) -> None:
    if type(number) is not int or not 1 <= number <= most:
        raise BadInput(field, f"must be a whole number from 1 to {most:,}")


def _check_names(bots: tuple[str, ...], rules: Rules[Any, Any, Any]) -> None:
    for bot in bots:
        try:
            find(rules, bot, now=perf_counter)
        except BadInput as error:
            raise BadInput("bots", error.message) from None


def _seats(plan: Plan, rules: Rules[Any, Any, Any]) -> int:
    possible = rules.ABOUT.sides
    if plan.seats is None:
        return len(plan.bots) if len(plan.bots) in possible else min(possible)
    # Check the number before a list of that length is made.
    if type(plan.seats) is not int or not 1 <= plan.seats <= max(possible):
        listed = ", ".join(map(str, possible))
        raise BadInput("seats", f"{rules.ABOUT.title} is played by {listed} players, not {plan.seats!r}")
    return plan.seats


def _check_number_of_bots(bots: int, sides: int, seats: int) -> None:
    if bots in (1, sides, seats):
        return
    numbers = f"one for each of the {seats} seats"
    if sides != seats:
        numbers = f"one for each of the {sides} sides or {numbers}"
    raise BadInput("bots", f"name one for all, {numbers}, not {bots}")
