"""Moves for bots, and for players whose time is up."""

from __future__ import annotations

import asyncio
import time
from random import SystemRandom

import msgspec
import structlog

from commonroom.engine import Clock, Match

from ..settings import Settings
from ..workers.bots import Thinkers, choose
from .agreements.vote import read
from .clock import mark_of
from .live import LiveTable

log = structlog.get_logger()

CHANCE = SystemRandom()
UNTIL_WOKEN = 3600.0
"""Seconds after which a paused table looks around; whoever goes on wakes it at once."""


class Autoplay:
    """One task for each table, as long as its match goes on. It asks the table and acts like any player."""

    def __init__(self, table: LiveTable, bots: Thinkers, settings: Settings) -> None:
        self._table = table
        self._bots = bots
        self._settings = settings

    async def run(self) -> None:
        """Wait for something to do, and do it."""
        table = self._table
        while table.state.phase != "finished":
            match = table.state.match
            if match is None:
                await table.alarm.next_change()
                continue
            if table.state.turn() is None:  # bots among themselves, and nobody looks: whoever comes wakes them
                await table.alarm.next_change()
                continue
            if wait := self._gathering():
                await table.alarm.next_change(wait)
                continue
            await table.alarm.set_clock()
            if still := self._still():
                await table.alarm.next_change(still)
                continue
            if await self._oblige(match):
                continue
            bot = self._next_bot(match)
            if bot is None:
                await table.alarm.next_change(table.state.clock.left())
                if table.state.clock.left() == 0:
                    await self._time_is_up(match)
                continue
            await self._move(match, bot)
        table.alarm.stop_clock()

    def _still(self) -> float | None:
        """Return the seconds for which bots and clocks hold still, as during a pause or a vote; None to go on."""
        if self._table.state.stored.paused is not None:
            return UNTIL_WOKEN
        vote = read(self._table.state.stored.asked)
        if vote is None or vote.what != "take_back" or not vote.is_open(now := time.time()):
            return None
        return vote.until - now

    def _gathering(self) -> float:
        """Return the seconds for which nothing begins by itself, because a player has not opened the table yet.

        A rematch begins when one of the players asks for it, and an invitation when the last seat is taken: the others
        may still be looking elsewhere.
        """
        if self._table.state.number or self._table.state.all_here():
            return 0.0
        return max(0.0, self._table.state.began + self._settings.gathering - time.monotonic())

    def _next_bot(self, match: Match) -> int | None:
        """Return the bot that moves next: first one that cannot wait, then one that need not wait for others."""

        def delay(seat: int) -> tuple[bool, float]:
            pause = match.rules.patience(match.current, seat)
            return not pause.is_urgent, pause.least

        seats = self._table.state.stored.seats
        return min((seat for seat in match.to_act if seats[seat].kind == "bot"), key=delay, default=None)

    async def _oblige(self, match: Match) -> bool:
        """Let a bot agree with its partners, where they have to agree; True if one did."""
        for seat, stored in enumerate(self._table.state.stored.seats):
            if stored.kind == "bot" and (aside := match.rules.courtesy(match.current, seat)) is not None:
                await self._act(seat, f"~bot-{self._table.state.number}", msgspec.json.encode(aside))
                return True
        return False

    def _pause(self, match: Match, bot: int) -> float:
        """Return how long a bot waits: never quite the same, where the rules give it a choice."""
        pause = match.rules.patience(match.current, bot)
        if pause.is_urgent or pause.goes_on:
            return 0.0
        return max(self._settings.bot_pause, CHANCE.uniform(pause.least, pause.most))

    async def _move(self, match: Match, seat: int) -> None:
        """Think, wait until it is time, and act; look again if the bot sees something new meanwhile.

        The pause runs while the bot thinks, so its length does not tell how much there was to think about. What the
        bot cannot see does not make it think again: nobody can hold it up by changing their mind in secret.
        """
        number, ready = self._table.state.number, time.monotonic() + self._pause(match, seat)
        seen = match.rules.view(match.current, seat)
        bot = self._table.state.stored.seats[seat].bot or "random"
        body = await choose(self._bots.of(bot), match, seat, bot, self._table.state.turn)
        if body is None:
            return
        while await self._table.alarm.next_change(max(0.0, ready - time.monotonic())):
            if self._still() or seat not in match.to_act or match.rules.view(match.current, seat) != seen:
                return
        await self._act(seat, f"~bot-{number}", body)

    async def _act(self, seat: int, sent_id: str, body: bytes) -> None:
        """Act for a seat; where that changes nothing, wait a little instead of trying again at once."""
        number = self._table.state.number
        await self._table.act(seat, sent_id, body)
        if self._table.state.number == number and self._table.state.stored.paused is None:
            log.error("automatic action had no effect", table=self._table.state.stored.id, seat=seat, sent_id=sent_id)
            await asyncio.sleep(1.0)

    async def _time_is_up(self, match: Match) -> None:
        """Do the default for every seat on the clock, and take a draw that this leaves to them."""
        clock = self._table.state.clock.running
        assert clock is not None
        for seat in clock.seats:
            await self._default(match, seat, clock)
            still = match.rules.clock(match.current)
            if still is not None and seat not in still.seats:
                await self._default(match, seat, clock)

    async def _default(self, match: Match, seat: int, clock: Clock) -> None:
        if seat in match.to_act:
            body = msgspec.json.encode(match.default(seat))
            await self._act(seat, f"{mark_of(clock)}{self._table.state.number}", body)
