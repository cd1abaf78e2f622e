"""The end of a game (SEQ-62 to SEQ-65, RUL-SEQ-61 to RUL-SEQ-69)."""

from __future__ import annotations

from commonroom.engine import Outcome

from .draft import Draft
from .events import GameEnded


def end(draft: Draft, side: int | None, reason: str) -> None:
    """End the game; no draw is owed any more, and open claims are void (RUL-SEQ-61, RUL-SEQ-71)."""
    state = draft.state
    winners = () if side is None else state.settings.members(side)
    state.result = Outcome(winners, side, reason)
    state.owed, state.penalty, state.claims, state.choice = (), (), (), ()
    draft.emit(GameEnded(winners, side, reason))


def end_exhausted(draft: Draft) -> None:
    """End the game on an empty pile: a draw, or a win for the most sequences if so chosen (SEQ-63, RUL-SEQ-64)."""
    state = draft.state
    made = [len(sequences) for sequences in state.sequences]
    leaders = [side for side, number in enumerate(made) if number == max(made)]
    decided = state.settings.most_sequences_wins and len(leaders) == 1
    end(draft, leaders[0] if decided else None, "pile_exhausted")
