"""Somebody sets the machine's clock: no player gains or loses time, and nothing changes its order (TRUST R10)."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from commonroom.server.tables import clock

from ..calendars import Calendar
from ..ledger import stored_actions
from ..running import Person, Server, running

HOUR = 3600.0
JUMPS = [HOUR, -HOUR, 24 * HOUR, -24 * HOUR, -7.5]
LIMIT = 30


def left(server: Server, table: str) -> float:
    told: dict[str, Any] = Person(server).http.get(f"/api/tables/{table}").json()["clock"]
    return float(told["left"])


def play_while_it_jumps(folder: Path, calendar: Calendar, jump: float) -> tuple[float, float]:
    """Play, let the clock jump, and play on; return the seconds that were left before and after."""
    url = f"sqlite:///{folder}/a.db"
    with running(url) as server:
        ann = Person(server)
        table = ann.open("me", "greedy", options={"draw_mode": "auto", "turn_limit": LIMIT})["table"]
        with ann.sit(table) as seat:
            acked = seat.act(seat.my_turn()[0])
            seat.reach(acked["version"] + 1)
            actions = seat.my_turn()
            before = left(server, table)
            calendar.turn(jump)
            after = left(server, table)
            assert seat.act(actions[0])["type"] == "acked", "the turn went on"
            seat.my_turn()
            assert left(server, table) > LIMIT - 10
    mine = [row for row in stored_actions(url) if row.table == table]
    assert [row.number for row in mine] == list(range(1, len(mine) + 1))
    assert not [row for row in mine if row.sent_id.startswith(clock.TIME_UP)], "somebody's time was up"
    return before, after


def check_jump(folder: Path, calendar: Calendar, jump: float) -> None:
    before, after = play_while_it_jumps(folder, calendar, jump)
    assert before - 5 <= after <= before + 1


@pytest.mark.parametrize("jump", JUMPS)
def test_r10_a_jump_of_the_clock_costs_and_gives_nobody_time(tmp_path: Path, calendar: Calendar, jump: float) -> None:
    check_jump(tmp_path, calendar, jump)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_r10_would_find_turns_by_the_time_of_day(
    tmp_path: Path, calendar: Calendar, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    monkeypatch.setattr(clock.TableClock.__init__, "__defaults__", (lambda: time.time(),))
    with pytest.raises(AssertionError):
        check_jump(tmp_path, calendar, jump)
