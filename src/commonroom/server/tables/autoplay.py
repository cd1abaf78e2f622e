"""Keeps the pace of a table: lets bots move, and acts for those whose time is up."""

from __future__ import annotations

import asyncio
import time
from random import SystemRandom

import msgspec
import structlog

from commonroom.engine import Clock, Match

from ..settings import Settings
from ..workers.bots import choose
from ..workers.pool import Workers
from .clock import begins_anew, mark_of
from .live import LiveTable

log = structlog.get_logger()

CHANCE = SystemRandom()


class Autoplay:
    """One task for each table that has bots or a clock, as long as the match goes on."""

    def __init__(self, table: LiveTable, bots: Workers, settings: Settings) -> None:
        self._table = table
        self._bots = bots
        self._settings = settings
        self._acted = -1

    async def run(self) -> None:
        """Wait for something to do, and do it."""
        table = self._table
        while table.phase != "finished":
            table.changed.clear()
            match = table.match
            if match is None:
                await table.changed.wait()
                continue
            if wait := self._gathering(match):
                await self._wait(wait)
                continue
            await self._set_clock(match)
            if await self._oblige(match):
                continue
            bot = self._next_bot(match)
            if bot is None:
                await self._wait(self._time_left())
                if self._time_left() == 0:
                    await self._time_is_up(match)
                continue
            await self._move(match, bot)
        if table.clock is not None:
            table.clock = table.deadline = None
            table.tell_info()

    def _gathering(self, match: Match) -> float:
        """Seconds for which nothing is begun by itself, because somebody has not opened the table yet.

        A rematch begins when one of the players asks for it, and an invitation when the last seat is taken: the others
        may still be looking elsewhere.
        """
        if match.version or self._table.all_here():
            return 0.0
        return max(0.0, self._table.began + self._settings.gathering - time.monotonic())

    def _next_bot(self, match: Match) -> int | None:
        """The bot that moves next: first whoever cannot wait, then whoever need not wait for others."""

        def delay(seat: int) -> tuple[bool, float]:
            pause = match.rules.patience(match.current, seat)
            return not pause.is_urgent, pause.least

        seats = self._table.stored.seats
        return min((seat for seat in match.to_act if seats[seat].kind == "bot"), key=delay, default=None)

    async def _oblige(self, match: Match) -> bool:
        """Let a bot agree with its partners, where they have to agree; whether there was one to do so."""
        for seat, stored in enumerate(self._table.stored.seats):
            if stored.kind == "bot" and (aside := match.rules.courtesy(match.current, seat)) is not None:
                await self._act(match, seat, f"~bot-{match.version}", msgspec.json.encode(aside))
                return True
        return False

    def _pause(self, match: Match, bot: int) -> float:
        """How long a bot waits: never quite the same, where the rules give it a choice."""
        pause = match.rules.patience(match.current, bot)
        if pause.is_urgent:
            return 0.0
        return max(self._settings.bot_pause, CHANCE.uniform(pause.least, pause.most))

    async def _move(self, match: Match, seat: int) -> None:
        """Think, wait until it is time, and act, unless the bot sees something new meanwhile: then look again.

        The time runs while the bot thinks, so that nobody can tell from it how much there was to think about. What the
        bot cannot see does not make it think again: nobody can hold it up by changing their mind in secret.
        """
        version, ready = match.version, time.monotonic() + self._pause(match, seat)
        seen = match.rules.view(match.current, seat)
        bot = self._table.stored.seats[seat].bot or "random"
        body = await choose(self._bots, match, seat, bot)
        if body is None:
            return
        while await self._wait(max(0.0, ready - time.monotonic())):
            if seat not in match.to_act or match.rules.view(match.current, seat) != seen:
                return
            self._table.changed.clear()
        await self._act(match, seat, f"~bot-{version}", body)

    async def _act(self, match: Match, seat: int, sent_id: str, body: bytes) -> None:
        """Act for a seat; where that does not help, wait a little rather than try at once again."""
        version = match.version
        await self._table.act(seat, sent_id, body)
        if match.version == version:
            log.error("nothing came of it", table=self._table.stored.id, seat=seat, sent_id=sent_id)
            await asyncio.sleep(1.0)

    async def _wait(self, seconds: float | None) -> bool:
        """Wait so long at most; True if something happened."""
        try:
            await asyncio.wait_for(self._table.changed.wait(), seconds)
        except TimeoutError:
            return False
        return True

    # The clock

    async def _set_clock(self, match: Match) -> None:
        """Start the clock, anew where it begins anew; that there is one at all has to outlive the server."""
        table, clock = self._table, match.rules.clock(match.current)
        actor = match.actions[-1][0] if match.actions and match.version != self._acted else None
        before, table.clock = table.clock, clock
        self._acted = match.version
        if begins_anew(before, clock, actor):
            spent, table.spent = min(table.spent, clock.seconds * 0.9) if clock else 0.0, 0.0
            table.deadline = None if clock is None else time.monotonic() + clock.seconds - spent
            if clock is not None:
                table.tell_info()
        if clock is not None:
            await table.keep_time()

    def _time_left(self) -> float | None:
        deadline = self._table.deadline
        return None if deadline is None else max(0.0, deadline - time.monotonic())

    async def _time_is_up(self, match: Match) -> None:
        """Do the default for everybody on the clock; a draw that is then left to them is taken too."""
        clock = self._table.clock
        assert clock is not None
        for seat in clock.seats:
            await self._default(match, seat, clock)
            still = match.rules.clock(match.current)
            if still is not None and seat not in still.seats:
                await self._default(match, seat, clock)

    async def _default(self, match: Match, seat: int, clock: Clock) -> None:
        if seat in match.to_act:
            body = msgspec.json.encode(match.default(seat))
            await self._act(match, seat, f"{mark_of(clock)}{match.version}", body)
