"""The end of a match: the higher total wins (QCG-97, QCG-98)."""

from __future__ import annotations

from commonroom.engine import Outcome, Seat
from commonroom.engine.tuples import other

from . import events as event
from .actions import Concede
from .draft import Draft


def end_by_points(draft: Draft, reason: str) -> None:
    """Count the won piles; equal points are a draw, unless the option decides otherwise (RUL-QCG-57).

    Rules: QCG-19, QCG-20.
    """
    state = draft.state
    mine, yours = state.scores()
    if mine != yours:
        end(draft, 0 if mine > yours else 1, reason)
    else:
        end(draft, state.caught if state.settings.catcher_wins_ties else None, reason)


def concede(draft: Draft, seat: Seat, _: Concede) -> None:
    """Give up and lose, whatever the points (RUL-QCG-82)."""
    draft.emit(event.Conceded(seat))
    end(draft, other(seat), "concession")


def end(draft: Draft, winner: Seat | None, reason: str) -> None:
    """End the match; nobody acts any more."""
    state = draft.state
    state.result = Outcome(() if winner is None else (winner,), winner, reason)
    state.phase, state.chain, state.passed = "GAME_OVER", (), ()
    state.commits = state.declared = (None, None)
    draft.emit(event.GameEnded(state.result, state.scores()))
