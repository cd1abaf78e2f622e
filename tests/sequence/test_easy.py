"""The easy bot: stronger than chance, weaker than greedy, and it knows only what its seat sees."""

from __future__ import annotations

from commonroom.arena import Plan, simulate
from commonroom.engine import Dice
from commonroom.engine.eyes import Eyes
from commonroom.games import GAMES, sequence
from commonroom.games.sequence.bots.choice import easy

from .tables import fresh


def won(bots: tuple[str, str], games: int = 60) -> float:
    report = simulate(Plan("sequence", bots, games, 11, options={"draw_mode": "auto"}))
    return next(row.won for row in report.by_bot if row.name == bots[0]) / games


def test_it_beats_chance_and_loses_to_greedy() -> None:
    assert won(("easy", "random")) > 0.7
    assert won(("greedy", "easy")) > 0.7


def test_normal_is_between_them() -> None:
    assert won(("normal", "easy")) > 0.6
    assert won(("greedy", "normal")) > 0.6


def test_it_decides_by_what_its_seat_sees() -> None:
    match = fresh(seed=4)
    seat = match.to_act[0]
    for luck in range(20):
        other = sequence.imagine(match.current, seat, Dice(bytes(32), luck))
        decisions = [
            easy(Eyes(GAMES["sequence"], state, seat), Dice(bytes(32), luck)) for state in (match.current, other)
        ]
        assert decisions[0] == decisions[1]
        assert decisions[0] in sequence.legal(match.current, seat)
