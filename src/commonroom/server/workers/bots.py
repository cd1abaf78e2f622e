"""Bots think in a worker, and are given nothing but what their seat sees."""

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
"""Game, edition, options, and name, bot and wish of each seat: all that a worker needs to know of a table."""

BY_THE_CLOCK: Mapping[str, str] = {"search": "search@1000ms"}
"""Bots that think in so many iterations anywhere else; here by the clock, so that a busy machine does not stop them.

A guest names a bot by its plain name, so how long it thinks is said here and nowhere else.
"""


def decide(seated: Seated, position: dict[str, Any], seat: int, bot: str, seed: bytes, version: int) -> bytes:
    """In the worker: what the bot does, as JSON."""
    game, edition, options, seats = seated
    rules = GAMES[game]
    table = Table(edition, options, tuple(Player(*player) for player in seats))
    state = rules.from_position(table, position, Dice(seed, 0))
    thinker = find_bot(rules, BY_THE_CLOCK.get(bot, bot), now=time.perf_counter)
    return msgspec.json.encode(thinker(Eyes(rules, state, seat), Dice(seed, version)))


async def choose(workers: Workers, match: Match, seat: int, bot: str) -> bytes | None:
    """The bot's action as JSON; after two failures, which are noted, any legal one, if there still is one.

    Where there is no choice nobody has to think.
    """
    moves = match.rules.legal(match.current, seat)
    if len(moves) == 1:
        return msgspec.json.encode(moves[0])
    table = match.table
    seats = tuple((player.name, player.bot, player.wish) for player in table.seats)
    seated: Seated = (match.rules.ABOUT.name, table.edition, dict(table.options), seats)
    seed = sha256(match.seed + b"bot" + seat.to_bytes(2, "big")).digest()
    for attempt in (1, 2):
        try:
            return await workers.run(decide, seated, match.state, seat, bot, seed, match.version + 1)
        except Failed as error:
            log.warning("bot failed", bot=bot, attempt=attempt, error=type(error).__name__)
        except Exception as error:
            log.warning("bot failed", bot=bot, attempt=attempt, error=repr(error)[:200])
    if seat not in match.to_act:  # the others went on while it thought in vain
        return None
    at_random = find_bot(match.rules, "random")
    return msgspec.json.encode(at_random(Eyes(match.rules, match.current, seat), Dice(seed, match.version + 1)))


def hint_bot(match: Match) -> str:
    """The best bot that answers at once."""
    return "greedy" if "greedy" in bots_of(match.rules) else "random"
