"""A turn from its beginning to its end (HOG-100, HOG-102, HOG-027)."""

from __future__ import annotations

from commonroom.engine import Outcome, Seat

from . import events as event
from .ending import call_end, compare, finish, is_over
from .returns.starting import opening as opening_in_returns
from .state import Turn, with_person
from .table import Play, cut_turn, push, relocate
from .tasks import BeginTurn, EndTurn, LastWord, StartOfTurn


def begin_turn(step: Play, task: BeginTurn) -> None:
    """What may be done only so often in a turn starts anew (RUL-HOG-046)."""
    state = step.state
    again = state.turn.again if task.extra else 0
    state.turn = Turn(task.seat, again=again, extra=task.extra, no_roll=state.people[task.seat].skips_roll)
    with_person(state, task.seat, skips_roll=False)
    step.emit(event.TurnBegan(task.seat, task.extra))
    start = opening_in_returns(step, task.seat) if state.settings.returns else StartOfTurn(task.seat)
    push(step, start, LastWord(task.seat), EndTurn(task.seat))
    if state.turn.no_roll and not isinstance(start, StartOfTurn):
        step.emit(event.Stayed(task.seat))
        cut_turn(step, task.seat)


def end_turn(step: Play, task: EndTurn) -> None:
    """Another turn of the same player, the next player's, or the end of the game (RUL-HOG-001, RUL-HOG-003)."""
    state = step.state
    following = state.right_of(task.seat)
    come_back(step)
    call_end(step)
    if is_over(state, last_of_round=following == state.first):
        compare(step)
    elif state.turn.again > 0:
        state.turn = Turn(task.seat, again=state.turn.again - 1)
        push(step, BeginTurn(task.seat, extra=True))
    else:
        push(step, BeginTurn(following))
        _count_round(step, following)


def come_back(step: Play) -> None:
    """Trips end with the turn, but for who waits there for the team, or whom a horcrux keeps (HOG-143, RUL-HOG-164,
    RUL-HOG-179)."""
    for seat, person in enumerate(step.state.people):
        if person.way_back is not None and not person.must_retry and not person.waits:
            relocate(step, seat, person.way_back, "return")


def _count_round(step: Play, following: Seat) -> None:
    state = step.state
    if following != state.first:
        return
    limit = state.settings.round_limit
    if limit is not None and state.settings.is_one_team and state.round >= limit:
        finish(step, Outcome((), None, "round_limit"))  # RUL-HOG-116
        return
    state.round += 1
    step.emit(event.RoundBegan(state.round))


DOERS = {BeginTurn: begin_turn, EndTurn: end_turn}
