"""The end of a turn: another turn of the same player, the next player's, or the end of the game (HOG-102, HOG-027)."""

from __future__ import annotations

from commonroom.engine import Seat

from .. import events as event
from ..changes import push, relocate
from ..draft import Draft
from ..ending import call_end, compare, finish, is_over
from ..state import Turn
from ..tasks import BeginTurn, EndTurn


def end_turn(draft: Draft, task: EndTurn) -> None:
    """Start another turn of the same player, the next player's, or end the game (RUL-HOG-001, RUL-HOG-003)."""
    state = draft.state
    following = state.right_of(task.seat)
    come_back(draft)
    call_end(draft)
    if is_over(state, last_of_round=following == state.first):
        compare(draft)
    elif state.turn.again > 0:
        state.turn = Turn(task.seat, again=state.turn.again - 1)
        push(draft, BeginTurn(task.seat, extra=True))
    else:
        push(draft, BeginTurn(following))
        _count_round(draft, following)


def come_back(draft: Draft) -> None:
    """End trips with the turn, except for players who wait or are held there (HOG-143, RUL-HOG-164, RUL-HOG-179)."""
    for seat, person in enumerate(draft.state.people):
        if person.way_back is not None and not person.must_retry and not person.waits:
            relocate(draft, seat, person.way_back, "return")


def _count_round(draft: Draft, following: Seat) -> None:
    state = draft.state
    if following != state.first:
        return
    limit = state.settings.round_limit
    if limit is not None and state.settings.is_one_team and state.round >= limit:
        finish(draft, (), None, "round_limit")  # RUL-HOG-116
        return
    state.round += 1
    draft.emit(event.RoundBegan(state.round))


DOERS = {EndTurn: end_turn}
