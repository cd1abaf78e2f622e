"""One game between bots, from its number alone."""

from __future__ import annotations

from typing import Any

import msgspec

from commonroom.engine import Dice, Match, Outcome, Seat
from commonroom.engine.eyes import Eyes
from commonroom.engine.stats import Summary

from .plan import Series

MOST_ACTIONS = 10_000
"""A game that goes on for longer is broken off and counted as unfinished."""


class Played(msgspec.Struct, frozen=True):
    """A game that was played."""

    bots: tuple[str, ...]
    """The bot at each seat."""
    sides: tuple[int, ...]
    """The side of each seat."""
    outcome: Outcome | None
    """None if the game was broken off."""
    actions: int
    summary: Summary


def play(series: Series, number: int, most_actions: int = MOST_ACTIONS) -> Played:
    """Play a game of the series to its end."""
    rules = series.rules
    match = Match(rules, series.table_of(number), series.game_seed(number))
    bots = series.bots_of(number)
    seeds = [series.bot_seed(number, seat) for seat in range(len(bots))]
    events: list[Any] = list(rules.opening(match.current))
    last: Seat = 0
    while match.version < most_actions:
        seats = match.to_act
        if not seats:
            break
        last = next_to_act(seats, last, len(bots))
        dice = Dice(seeds[last], match.version)
        events += match.act(last, bots[last](Eyes(rules, match.current, last), dice))
    return Played(
        bots=series.lineup(number),
        sides=series.sides,
        outcome=rules.outcome(match.current),
        actions=match.version,
        summary=rules.summarise(match.current, events),
    )


def next_to_act(seats: tuple[Seat, ...], last: Seat, number_of_seats: int) -> Seat:
    """Choose whom to ask first of several: the seat that acted last, then clockwise from there.

    Where the order is free, a bot must not win by being quick. So each may finish what it has begun, such as taking a
    card that its move has earned, before another's move can cut it short.
    """
    return min(seats, key=lambda seat: (seat - last) % number_of_seats)
