"""Escape from a fight under the Invisibility Cloak: a number of steps on which nothing counts (RUL-HOG-047)."""

from __future__ import annotations

from commonroom.engine import Refusal, Seat

from .. import events as event
from ..actions import Action, Step, Stop
from ..changes import cut_turn, push
from ..draft import Draft
from ..pack.ids import Id
from ..question import Question
from ..state import State, with_person
from ..tasks import Task
from ..walk.ends import can_finish, greatest_length
from .aftermath import close
from .tasks import Escape, Fight


def leave_fight(draft: Draft, fight: Fight, seat: Seat, reach: int, *first: Task) -> None:
    """End the fight undecided, and the turn with it if it was the user's."""
    close(draft, fight, won=None)
    run_away(draft, seat, reach, *first)


def run_away(draft: Draft, seat: Seat, reach: int, *first: Task) -> None:
    """Run exactly this many steps, or as many as there are; the token is dealt with first."""
    cut_turn(draft, seat)
    here = draft.state.people[seat].at
    length = greatest_length(draft.state.world.ways, {}, here, reach)
    go_on(draft, Escape(seat, length, (here,)))
    push(draft, *first)


def go_on(draft: Draft, task: Escape) -> None:
    """Ask for another step, or end the way: nobody is met there, and the field does nothing."""
    if any(to not in task.path and leads_out(draft.state, task, to) for to in draft.state.world.ways[task.path[-1]]):
        push(draft, task)
    else:
        draft.emit(event.Escaped(task.seat, task.path[-1]))


def leads_out(state: State, task: Escape, to: Id) -> bool:
    """Tell whether the whole way can be walked via this field; free passages cost nothing (RUL-HOG-021)."""
    ways, visited = state.world.ways, frozenset((*task.path, to))
    cost = ways[task.path[-1]].get(to)
    return cost is not None and cost <= task.left and can_finish(ways, {}, to, task.left - cost, visited, True)


def candidates(state: State, task: Escape, _: Seat) -> list[Action]:
    return [*map(Step, state.world.ways[task.path[-1]]), Stop()]


def refusal(state: State, task: Escape, _: Seat, action: Action) -> Refusal | None:
    match action:
        case Step(to) if to in task.path:
            return Refusal("HOG-113", "visited")
        case Step(to) if not leads_out(state, task, to):
            return Refusal("RUL-HOG-047", "not_a_way_out")
        case Step():
            return None
        case Stop() if task.left == 0:
            return None
    return Refusal("RUL-HOG-047", "must_go_on")


def answer(draft: Draft, task: Escape, seat: Seat, action: Action) -> None:
    if not isinstance(action, Step):
        draft.emit(event.Escaped(seat, task.path[-1]))
        return
    left = task.left - draft.state.world.ways[task.path[-1]][action.to]
    with_person(draft.state, seat, at=action.to, waits=False)
    draft.emit(event.Stepped(seat, action.to, left))
    go_on(draft, Escape(seat, left, (*task.path, action.to)))


QUESTIONS = {Escape: Question(candidates, refusal, answer)}
