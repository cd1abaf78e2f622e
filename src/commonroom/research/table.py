"""A table of any game for learners: who sits there, what the moves are called, and what a result is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from commonroom.engine import BadInput, Match, Rules, Seat, Table
from commonroom.engine.content import with_read_text
from commonroom.engine.table import read_table
from commonroom.games import find_game

MOST_MOVES = 512
"""Numbers for the moves of a seat, unless told otherwise: in random play our games have had up to 202 moves at once."""


def read(
    game: str, seats: int | None, edition: str | None, options: Mapping[str, Any] | None
) -> tuple[Rules[Any, Any, Any], Table]:
    """Return the rules of a game and a table of it; by default the one with the first number of seats that it names."""
    rules = find_game(game)
    number = next(iter(rules.ABOUT.sides)) if seats is None else seats
    chosen = with_read_text(rules.CONTENT, rules.ABOUT, options)
    table = read_table(rules.ABOUT, edition, chosen, [f"Seat {seat}" for seat in range(number)])
    rules.sides_of(table)  # refuses choices that contradict each other
    return rules, table


def numbered(match: Match[Any, Any], seat: Seat, most: int) -> Sequence[Any]:
    """Return the moves of a seat; the number of a move is its place among them."""
    moves: Sequence[Any] = match.moves(seat)
    if len(moves) > most:
        raise BadInput("most_moves", f"{most} is too few: seat {seat} has {len(moves)} moves now")
    return moves


def worth(match: Match[Any, Any]) -> list[float]:
    """Return what the result is worth to each seat: 1 if it has won, -1 if another has, else 0."""
    outcome = match.rules.outcome(match.current)
    seats = range(len(match.table.seats))
    if outcome is None or not outcome.winners:
        return [0.0 for _ in seats]
    return [1.0 if seat in outcome.winners else -1.0 for seat in seats]
