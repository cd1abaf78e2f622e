"""Bots, thinking in a worker.

A worker is sent the whole position, because every state can be written as one. `Eyes` is the wall: the bot itself is
given only what its seat may see.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec
import structlog

from commonroom.bots import bots_of, find_bot
from commonroom.engine import Dice, Match, Player, Table
from commonroom.engine.eyes import Eyes
from commonroom.games import GAMES

from .pool import Failed, Workers

log = structlog.get_logger()

Seated = tuple[str, str, dict[str, Any], tuple[tuple[str, str | None, str | None], ...]]
"""Game, edition, options, and each seat's name, bot and wish: all that a worker needs to know about a table."""

BY_THE_CLOCK: Mapping[str, str] = {"search": "search@1000ms"}
"""Bots that count iterations elsewhere, but here think by the clock, so that a busy machine does not stall them.

Guests name a bot without a budget: how long it thinks is decided here alone.
"""


def decide(seated: Seated, position: dict[str, Any], seat: int, bot: str, seed: bytes, version: int) -> bytes:
    """Decide in the worker, and return the bot's action as JSON."""
    game, edition, options, seats = seated
    rules = GAMES[game]
    table = Table(edition, options, tuple(Player(*player) for player in seats))
    state = rules.from_position(table, position, Dice(seed, 0))
    thinker = find_bot(rules, BY_THE_CLOCK.get(bot, bot), now=time.perf_counter)
    return msgspec.json.encode(thinker(Eyes(rules, state, seat), Dice(seed, version)))


async def choose(workers: Workers, match: Match, seat: int, bot: str) -> bytes | None:
    """Return the bot's action as JSON; None if there is nothing left to do.

    Where there is only one move, no bot is asked. After two failures, which are logged, a random move has to do: a
    table must not stall because a bot is broken.
    """
    moves = match.rules.legal(match.current, seat)
    if len(moves) == 1:
        return msgspec.json.encode(moves[0])
    table = match.table
    seats = tuple((player.name, player.bot, player.wish) for player in table.seats)
    seated: Seated = (match.rules.ABOUT.name, table.edition, dict(table.options), seats)
    # Dice of its own, derived from the seed: a bot repeats its choice after a restart, and yet cannot foresee a card.
    seed = sha256(match.seed + b"bot" + seat.to_bytes(2, "big")).digest()
    for attempt in (1, 2):
        try:
            return await workers.run(decide, seated, match.state, seat, bot, seed, match.version + 1)
        except Failed as error:
            log.warning("bot failed", bot=bot, attempt=attempt, error=type(error).__name__)
        except Exception as error:
            log.warning("bot failed", bot=bot, attempt=attempt, error=repr(error)[:200])
    if seat not in match.to_act:  # the others went on while it was thinking
        return None
    at_random = find_bot(match.rules, "random")
    return msgspec.json.encode(at_random(Eyes(match.rules, match.current, seat), Dice(seed, match.version + 1)))


def hint_bot(match: Match) -> str:
    """Return the best bot that answers at once."""
    return "greedy" if "greedy" in bots_of(match.rules) else "random"
