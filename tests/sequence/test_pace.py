"""Answers for the server: whom to wait for, how long a bot holds back, who may talk in private."""

from __future__ import annotations

import pytest

from commonroom.engine import Clock
from commonroom.games import GAMES

from .tables import CLASSIC, HARRY, do, draw, fresh, play, table

SEQUENCE = GAMES["sequence"]


@pytest.mark.rule("RUL-SEQ-76")
def test_rul_seq_76_the_clock_runs_for_those_who_keep_the_table_waiting() -> None:
    options = {"turn_limit": 30, "draw_mode": "manual"}
    match = table(HARRY, 4, hands=["2D 3D", "2C 3C", "2H 3H", "2S 3S"], options=options, pile_size=40)
    assert SEQUENCE.clock(match.current) == Clock((0,), 30)
    play(match, 0, "2D", (2, 2))
    assert SEQUENCE.clock(match.current) == Clock((1,), 30)  # not for P0, who may still draw
    do(match, 1, "claim_coaching", side=0)
    do(match, 0, "admit")
    assert SEQUENCE.clock(match.current) == Clock((0, 2), 30)
    assert SEQUENCE.clock(fresh().current) is None


@pytest.mark.rule("RUL-SEQ-37")
def test_rul_seq_37_a_bot_waits_for_a_slow_drawer_but_draws_at_once_itself() -> None:
    options = {"draw_mode": "manual", "draw_grace": 7}
    match = table(CLASSIC, hands=["2D 3D", "2C 3C"], options=options, pile_size=40)
    assert SEQUENCE.patience(match.current, 0).least == 0
    play(match, 0, "2D", (2, 2))
    assert SEQUENCE.patience(match.current, 1).least == 7
    assert SEQUENCE.patience(match.current, 0).least == 0
    play(match, 1, "2C", (1, 4))
    assert SEQUENCE.patience(match.current, 1).is_urgent  # a bot that is owed a draw takes it at once
    draw(match, 1)
    assert SEQUENCE.patience(match.current, 0).least == 0


@pytest.mark.rule("RUL-SEQ-70", "RUL-SEQ-74", "RUL-SEQ-75", "SEQ-61")
def test_rul_seq_70_there_is_a_team_channel_only_where_talk_is_allowed() -> None:
    assert SEQUENCE.team_channel(fresh(CLASSIC, 4).current, 0) == ()
    assert SEQUENCE.team_channel(fresh(CLASSIC, 4, team_talk="allowed").current, 0) == (0, 2)
    assert SEQUENCE.team_channel(fresh(HARRY, 6, team_talk="allowed", teams=3).current, 4) == (1, 4)
    assert SEQUENCE.team_channel(fresh(CLASSIC, 3, team_talk="allowed").current, 0) == ()
