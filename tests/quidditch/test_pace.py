"""Answers for the server: clocks, waiting bots, held passes, and moves for the absent (RUL-QCG-03, -04, -15, -16)."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom import Match
from commonroom.engine import Dice, Pause
from commonroom.games import GAMES

from .tables import G, S, cancel, close, commit, contest, declare, do, lay, order, pass_, phase, play, table

QUIDDITCH = GAMES["quidditch"]
RACE: dict[str, Any] = {"timing_mode": "race"}


def seconds(match: Match) -> tuple[tuple[int, ...], int] | None:
    clock = QUIDDITCH.clock(match.current)
    return None if clock is None else (clock.seats, clock.seconds)


def key(match: Match) -> object:
    clock = QUIDDITCH.clock(match.current)
    assert clock is not None
    return clock.key


def held(match: Match, seat: int, **action: Any) -> float:
    return QUIDDITCH.hold(match.current, seat, match.read_action(seat, action))


@pytest.mark.rule("RUL-QCG-16")
def test_rul_qcg_16_the_clock_runs_for_those_who_keep_the_table_waiting() -> None:
    match = table(pitch="Q", options={"turn_timer_seconds": 30})
    assert seconds(match) == ((S,), 30)
    pass_(match, S)
    assert seconds(match) == ((G,), 30)
    pass_(match, G)
    assert seconds(match) == ((G, S), 30)
    commit(match, S, "Ch4")
    assert seconds(match) == ((G,), 30)
    do(match, G, "concede")
    assert QUIDDITCH.clock(match.current) is None
    assert QUIDDITCH.clock(table(pitch="Q").current) is None


@pytest.mark.rule("RUL-QCG-03")
def test_rul_qcg_03_in_a_race_every_window_has_its_time_counted_from_the_last_card() -> None:
    match = table("DISARM FINITE", "Ch9", pitch="Q", options=RACE | {"race_window_seconds": 7})
    assert seconds(match) == ((G, S), 7)
    opened = key(match)
    pass_(match, S)
    assert key(match) == opened  # a pass gives nobody more time
    play(match, G, "DISARM")
    played = key(match)
    assert played != opened
    assert seconds(match) == ((S,), 7)  # the answer has the same limit
    pass_(match, S)
    assert key(match) == played
    close(match)
    assert QUIDDITCH.clock(match.current) is None  # laying is no race
    lay(match, "Ch4", "Ch4")
    assert key(match) != played
    assert seconds(table(pitch="Q", options=RACE)) == ((G, S), 10)


@pytest.mark.rule("RUL-QCG-03", "RUL-QCG-16")
def test_rul_qcg_03_a_race_and_a_timer_go_together() -> None:
    match = table(top="bludger", options=RACE | {"turn_timer_seconds": 60})
    assert seconds(match) == ((G, S), 10)
    close(match)
    assert seconds(match) == ((S,), 60)


@pytest.mark.rule("RUL-QCG-04")
def test_ts_123_in_a_race_a_bot_holds_back_and_otherwise_it_need_not() -> None:
    match = table("FINITE", "DISARM", pitch="Q", options=RACE)
    for seat in (G, S):
        assert QUIDDITCH.patience(match.current, seat) == Pause(1.5, 4.0)
    play(match, S, "DISARM")
    assert QUIDDITCH.patience(match.current, G) == Pause(1.5, 4.0)  # an answer is a submission too
    cancel(match, G, "FINITE")
    pass_(match, S)
    close(match)
    assert QUIDDITCH.patience(match.current, G) == Pause()
    assert QUIDDITCH.patience(table(pitch="Q").current, S) == Pause()


@pytest.mark.rule("RUL-QCG-15")
def test_rul_qcg_15_a_pass_is_held_back_and_nothing_else_is() -> None:
    match = table("Ch9", "DISARM", pitch="Q")
    assert held(match, S, type="pass") == 0.6
    assert held(match, S, type="play", card="disarm") == 0
    play(match, S, "DISARM")
    assert held(match, G, type="pass") == 0.6  # the answer too
    slow = table(pitch="Q", options={"min_pass_ms": 1500})
    assert held(slow, S, type="pass") == 1.5
    assert held(slow, S, type="concede") == 0
    assert held(table(pitch="Q", options={"min_pass_ms": 0}), S, type="pass") == 0


@pytest.mark.rule("RUL-QCG-16")
def test_ts_122_for_the_absent_windows_pass_nothing_is_declared_and_legal_cards_are_laid() -> None:
    match = table("DISARM Ch9 Ch8", "DISARM CONFUND Be1", pitch="Q BL1 SN", leader=G)
    assert match.default(G) == {"type": "pass"}
    close(match)
    assert match.default(G) == {"type": "declare", "balls": []}
    declare(match, G)
    declare(match, S, "BL1 SN")
    play_ = [move for move in match.legal(G) if move["type"] == "play"]
    assert play_
    assert match.default(G) == {"type": "pass"}
    pass_(match, G)
    play(match, S, "DISARM")
    assert match.default(G) == {"type": "pass"}
    pass_(match, G)
    close(match)
    choice = match.default(G)
    assert choice["type"] == "commit"
    assert set(choice["cards"]) == {"Q", "BL1", "SN"}
    assert choice in match.legal(G)
    match.submit(G, choice)
    match.submit(S, match.default(S))
    close(match)
    assert match.default(G) == {"type": "order", "balls": ["Q", "BL1", "SN"]}


@pytest.mark.rule("RUL-QCG-16")
def test_rul_qcg_16_every_legal_way_to_lay_can_be_chosen_for_the_absent() -> None:
    match = table("Ch9 Ch8", "Ch5", exact=True, pitch="Q")
    close(match)
    state = match.current
    chosen = {QUIDDITCH.default(state, G, Dice(bytes(32), number)).cards["Q"] for number in range(40)}
    assert chosen == {"chaser_9", "chaser_8"}


@pytest.mark.rule("RUL-QCG-16", "RUL-QCG-37", "RUL-QCG-45", "RUL-QCG-26")
def test_rul_qcg_16_the_options_have_their_defaults_too() -> None:
    match = table("Ch9 Be2", "Ch7 Ch5", pitch="Q BL1", options={"order_mode": "stepwise", "order_timing": "before_lay"})
    close(match)
    declare(match, S, "BL1")
    assert match.default(S) == {"type": "order", "balls": ["Q"]}
    order(match, S, "Q")
    picking = contest("BL1", "Be1", "Ch4", options={"bludger_pick": "blind_slot"})
    close(picking)
    assert picking.default(G) in picking.legal(G)
    secret = table(top="bludger", options={"declare_mode": "simultaneous"})
    close(secret)
    assert secret.default(G) == secret.default(S) == {"type": "declare", "balls": []}


@pytest.mark.rule("RUL-QCG-16", "QCG-18")
def test_rul_qcg_16_a_game_in_which_nobody_answers_goes_on_to_its_end() -> None:
    match = table(pitch="SN", pitch_deck=[])
    while match.to_act:
        seat = match.to_act[-1]
        match.submit(seat, match.default(seat))
    assert match.outcome is not None
    assert match.outcome["reason"] == "snitch"
    assert phase(match) == "GAME_OVER"


def test_nobody_has_a_partner_to_talk_to() -> None:
    assert QUIDDITCH.team_channel(table(pitch="Q").current, G) == ()
    assert QUIDDITCH.sides_of(table(pitch="Q").table) == (0, 1)
