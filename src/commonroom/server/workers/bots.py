"""Bots, thinking in a worker.

A worker is sent the whole position, because every state can be written as one. `Eyes` is the wall: the bot itself is
given only what its seat may see.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
import structlog

from commonroom.bots import bots_of, find_bot, find_hinter
from commonroom.bots.reasons import Only
from commonroom.engine import Dice, Match, Player, Table
from commonroom.engine.eyes import Eyes
from commonroom.engine.reasons import Hint, PlainReason, plain_reason
from commonroom.games import GAMES

from ..metrics import BOT_FAILURES, BOT_SECONDS
from .pool import Closed, Failed, Unwanted, Workers
from .turns import Asked, anybody

log = structlog.get_logger()

Seated = tuple[str, str, dict[str, Any], tuple[tuple[str, str | None, str | None], ...], int | None]
"""Game, edition, options, and each seat's name, bot and wish: all that a worker needs to know about a table."""

BY_THE_CLOCK: Mapping[str, int] = {"search": 1000}
"""Bots that count iterations elsewhere, but here think by the clock, so that a busy machine does not stall them.

Guests name a bot without a budget: for how many milliseconds it thinks is decided here alone.
"""
IN_SECRET = 0.4
"""The part of a wait that may be thought: the rest is for the way to a worker and back, and for the table before."""


class Thinkers(NamedTuple):
    """The workers of bots: a bot that answers at once never waits behind one that thinks for a second."""

    quick: Workers
    deep: Workers

    def of(self, bot: str) -> Workers:
        """Return the workers for a bot."""
        return self.deep if bot in BY_THE_CLOCK else self.quick

    def close(self, wait: bool = True) -> None:
        """End all of them."""
        for workers in self:
            workers.close(wait)


Advice = tuple[bytes, PlainReason | None]


def budgeted(bot: str, most: float | None = None) -> str:
    """Name a bot with the time that it has: what is usual here, but no more than these seconds."""
    usual = BY_THE_CLOCK.get(bot)
    if usual is None:
        return bot
    return f"{bot}@{usual if most is None else min(usual, round(1000 * most))}ms"


def decide(seated: Seated, position: dict[str, Any], seat: int, bot: str, seed: bytes, version: int) -> bytes:
    """Decide in the worker, and return the bot's action as JSON."""
    eyes = _eyes(seated, position, seat, seed)
    thinker = find_bot(eyes.rules, bot, now=time.perf_counter)
    return msgspec.json.encode(thinker(eyes, Dice(seed, version)))


def advise(seated: Seated, position: dict[str, Any], seat: int, bot: str, seed: bytes, version: int) -> Advice:
    """Decide in the worker, and return the bot's action as JSON, with its reason."""
    eyes = _eyes(seated, position, seat, seed)
    thinker = find_hinter(eyes.rules, bot, now=time.perf_counter)
    return _encoded(thinker(eyes, Dice(seed, version)))


def _eyes(seated: Seated, position: dict[str, Any], seat: int, seed: bytes) -> Eyes:
    game, edition, options, seats, version = seated
    rules = GAMES[game]
    table = Table(edition, options, tuple(Player(*player) for player in seats), version)
    return Eyes(rules, rules.from_position(table, position, Dice(seed, 0)), seat)


def _encoded(hint: Hint) -> Advice:
    return msgspec.json.encode(hint.action), None if hint.reason is None else plain_reason(hint.reason)


def _seated(match: Match) -> Seated:
    table = match.table
    seats = tuple((player.name, player.bot, player.wish) for player in table.seats)
    return match.rules.ABOUT.name, table.edition, dict(table.options), seats, table.rules


def _seed(match: Match, seat: int) -> bytes:
    """Derive dice of its own from the seed: a bot repeats its choice after a restart, and yet cannot foresee a card."""
    return sha256(match.seed + b"bot" + seat.to_bytes(2, "big")).digest()


async def choose(workers: Workers, match: Match, seat: int, bot: str, turn: Asked = anybody) -> bytes | None:
    """Return the bot's action as JSON; None if there is nothing left to do, or nobody waits for it any more.

    Where there is only one move, no bot is asked. After two failures, which are logged, a random move has to do: a
    table must not stall because a bot is broken.
    """
    moves = match.rules.legal(match.current, seat)
    if len(moves) == 1:
        return msgspec.json.encode(moves[0])
    seed = _seed(match, seat)
    # Where the rules hold an answer back, it must not come later just because there was something to think about.
    held = max((match.rules.hold(match.current, seat, move) for move in moves), default=0.0)
    name = budgeted(bot, IN_SECRET * held if held else None)
    for attempt in (1, 2):
        try:
            position = match.state
            with BOT_SECONDS.labels(bot).time():
                return await workers.run(
                    decide, _seated(match), position, seat, name, seed, match.version + 1, turn=turn
                )
        except Closed:
            raise
        except Unwanted:
            return None
        except Failed as error:
            _note_failure(bot, attempt, type(error).__name__)
        except Exception as error:
            _note_failure(bot, attempt, repr(error)[:200])
    if seat not in match.to_act:  # the others went on while it was thinking
        return None
    at_random = find_bot(match.rules, "random")
    return msgspec.json.encode(at_random(Eyes(match.rules, match.current, seat), Dice(seed, match.version + 1)))


def _note_failure(bot: str, attempt: int, error: str) -> None:
    BOT_FAILURES.labels(bot).inc()
    log.warning("bot failed", bot=bot, attempt=attempt, error=error)


async def hint(workers: Workers, match: Match, seat: int, turn: Asked = anybody) -> Advice | None:
    """Return what the hint's bot would do, as JSON, and why; None if the bot fails, which is logged.

    A person who asks for advice is better served by none than by a random move.
    """
    moves = match.rules.legal(match.current, seat)
    if len(moves) == 1 and not match.rules.shortcuts(match.current, seat):
        return _encoded(Hint(moves[0], Only()))
    try:
        seed = _seed(match, seat)
        position, bot = match.state, budgeted(hint_bot(match))
        return await workers.run(advise, _seated(match), position, seat, bot, seed, match.version + 1, turn=turn)
    except Exception as error:
        log.warning("hint failed", game=match.rules.ABOUT.name, error=type(error).__name__)
        return None


def hint_bot(match: Match) -> str:
    """Return the best bot that answers at once."""
    return "greedy" if "greedy" in bots_of(match.rules) else "random"
