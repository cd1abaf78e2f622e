"""The end of a match: the higher total wins (QCG-97, QCG-98)."""

from __future__ import annotations

from commonroom.engine import Outcome, Seat

from . import events as event
from .actions import Concede
from .state import other
from .table import Round


def end_by_points(step: Round, reason: str) -> None:
    """Count the won piles; equal points are a draw, unless the table decides otherwise (RUL-QCG-57)."""
    state = step.state
    mine, yours = state.scores()
    if mine != yours:
        end(step, 0 if mine > yours else 1, reason)
    else:
        end(step, state.caught if state.settings.catcher_wins_ties else None, reason)


def concede(step: Round, seat: Seat, _: Concede) -> None:
    """Whoever gives up loses, whatever the points (RUL-QCG-82)."""
    step.emit(event.Conceded(seat))
    end(step, other(seat), "concession")


def end(step: Round, winner: Seat | None, reason: str) -> None:
    """Nobody acts any more."""
    state = step.state
    state.result = Outcome(() if winner is None else (winner,), winner, reason)
    state.phase, state.chain, state.passed = "GAME_OVER", (), ()
    state.commits = state.declared = (None, None)
    step.emit(event.GameEnded(state.result, state.scores()))
