"""Time limits of bots on the server."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

import commonroom
from commonroom.games import GAMES
from commonroom.games.quidditch.actions import Pass
from commonroom.server.workers import bots
from commonroom.server.workers.pool import Workers

from ..server.running import Person, running

every_game = pytest.mark.parametrize("game", GAMES)


def decided(game: str, bot: str) -> tuple[Any, list[Any]]:
    """Return what a bot does as the first who has a choice, and what it could have done."""
    match = commonroom.new(game, seats=["A", "B"], seed=1)
    while len(match.legal(seat := match.to_act[0])) == 1:
        match.submit(seat, match.legal(seat)[0])
    seats = tuple((player.name, player.bot, player.wish) for player in match.table.seats)
    seated = (game, match.table.edition, dict(match.table.options), seats, match.table.rules)
    move = bots.decide(seated, match.state, seat, bot, bytes(32), match.version + 1)
    return msgspec.json.decode(move), match.legal(seat)


@every_game
def test_search_stops_by_the_clock_however_slow_the_machine_is(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr("time.perf_counter", lambda: next(ticks) / 4)
    move, legal = decided(game, bots.budgeted("search"))
    assert move in legal
    # A quarter of a second each: at the beginning, and after each of four iterations, or fewer if the choice is clear.
    assert 2 <= next(ticks) <= 5


@every_game
def test_other_bots_need_no_clock(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr("time.perf_counter", lambda: float(next(ticks)))
    move, legal = decided(game, "greedy")
    assert move in legal
    assert next(ticks) == 0


def test_a_guest_does_not_say_how_long_a_bot_thinks(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db") as server:
        ann = Person(server)
        ann.open("me", "search")
        for bot in ("search@1", "search@60000ms", *map(bots.budgeted, bots.BY_THE_CLOCK)):
            seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
            answer = ann.post("/api/tables", {"game": "sequence", "name": "Ann", "seats": seats})
            assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_input")


@pytest.mark.rule("RUL-QCG-15")
@pytest.mark.parametrize(("held", "search"), [(600, "search@240ms"), (0, "search@1000ms")])
def test_a_bot_thinks_no_longer_than_an_answer_is_held_back_anyway(held: int, search: str) -> None:
    """Otherwise a late pass says that there was something to think about: that the hand holds a special card."""
    asked = []

    class Worker:
        async def run(self, _: Any, *arguments: Any, **__: Any) -> bytes:
            asked.append(arguments[3])
            return b"{}"

    match = commonroom.new("quidditch", seats=["Ann", "Bob"], seed=2, options={"min_pass_ms": held})
    seat = match.to_act[0]
    while len(moves := match.moves(seat)) == 1 or Pass() not in moves:
        match.act(seat, moves[0])
        seat = match.to_act[0]
    for bot in ("search", "greedy"):
        asyncio.run(bots.choose(cast(Workers, Worker()), match, seat, bot))
    assert asked == [search, "greedy"]
