"""The walk: from the roll to the field where it ends (section 6)."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

from msgspec.structs import replace

from commonroom import engine
from commonroom.engine import Dice, Refusal, Seat

from .. import events as event
from ..actions import Action, Step, Stop, Take, WalkPath
from ..changes import pick_up, push
from ..draft import Draft
from ..events.causes import StopCause
from ..items.pickup import picked_up, take_refusal, takes
from ..mode import mode_of
from ..pack.ids import Id
from ..question import Question
from ..state import State
from ..tasks import Arrive, SetOff, Walk
from .ends import ends_of, greatest_length, step_refusal, steps_from, stop_refusal, stops_for_goal
from .meeting import is_met, uses_a_pass
from .pawns import move_pawn, place_of

NO_DICE = Dice(bytes(32), 0)
"""Dice that are never rolled: no step needs luck."""


def set_off(draft: Draft, task: SetOff) -> None:
    """Start a walk of the whole total, or of as much as the board allows (HOG-110, RUL-HOG-019)."""
    state = draft.state
    here = place_of(state, task.seat, task.pawn)
    ends = ends_of(state, task.seat, task.pawn)
    length = greatest_length(state.world.ways, ends, here, task.total)
    walk = Walk(task.seat, length, (here,), task.pawn)
    if steps_from(state, walk):
        push(draft, walk)
    else:
        end_walk(draft, walk, "used_up")


def can_take(walk: Walk) -> bool:
    """Tell whether tokens can be picked up: only by players, from fields they have entered (HOG-200, RUL-HOG-053)."""
    return walk.pawn is None and (len(walk.path) > 1 or walk.steps > 0)


def strands(state: State, walk: Walk, take: Take) -> bool:
    """Tell whether the walk could not be finished once the token is taken.

    That happens if it relies on tokens that lie further on, or if a fight would be next: there no token is taken,
    unless one goes on and passes (RUL-HOG-036).
    """
    return is_stuck(picked_up(state, walk.seat, take, walk.path[-1]), taken_in_passing(state, walk))


def is_stuck(state: State, walk: Walk) -> bool:
    return not steps_from(state, walk) and stop_refusal(state, walk) is not None


def taken_in_passing(state: State, walk: Walk) -> Walk:
    return replace(walk, passing=is_met(state, walk.seat, walk.path[-1], walk.pawn))


def candidates(state: State, walk: Walk, seat: Seat) -> Iterator[Action]:
    """Yield a step to every neighbour, the stop, and the tokens that could change hands here."""
    yield from map(Step, state.world.ways[walk.path[-1]])
    yield Stop()
    yield from tokens(state, walk, seat)


def tokens(state: State, walk: Walk, seat: Seat) -> Iterator[Action]:
    if can_take(walk):
        yield from takes(state, seat, walk.path[-1])
    yield from mode_of(state).extras(state, walk, seat)


def refusal(state: State, walk: Walk, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Step(to):
            return step_refusal(state, walk, to)
        case WalkPath(path):
            return path_refusal(state, walk, path)
        case Stop():
            return stop_refusal(state, walk)
        case Take() if can_take(walk):
            refused = take_refusal(state, seat, action, walk.path[-1])
            if refused is None and strands(state, walk, action):
                return Refusal("HOG-110", "cannot_finish")
            return refused
        case Take():
            return Refusal("HOG-200", "no_such_item")
    return mode_of(state).extra_refusal(state, walk, seat, action)


def path_refusal(state: State, walk: Walk, path: tuple[Id, ...]) -> Refusal | None:
    """Refuse a path with a step that is not possible, or one that is no whole move; nothing behind its end counts."""
    for to in path:
        if (refused := step_refusal(state, walk, to)) is not None:
            return refused
        state, further = stepped(state, walk, to)
        if further is None:
            return None
        walk = further
    return stop_refusal(state, walk)


def stepped(state: State, walk: Walk, to: Id) -> tuple[State, Walk | None]:
    """Return the state after a step, and the walk if it goes on; the old state is untouched."""
    draft: Draft = engine.Draft(copy(state), NO_DICE)
    go_on(draft, walk, to)
    return draft.state, _under_way(draft)


def _under_way(draft: Draft) -> Walk | None:
    task = draft.state.agenda[-1]
    return task if isinstance(task, Walk) else None


def fast_moves(state: State, walk: Walk, seat: Seat) -> list[Action]:
    """Look up once where the walk may end, which is most of the work of refusing a step or the stop."""
    ends = ends_of(state, walk.seat, walk.pawn)
    found: list[Action] = [
        Step(to) for to in state.world.ways[walk.path[-1]] if step_refusal(state, walk, to, ends) is None
    ]
    if stop_refusal(state, walk, ends) is None:
        found.append(Stop())
    return found + [each for each in tokens(state, walk, seat) if refusal(state, walk, seat, each) is None]


def answer(draft: Draft, walk: Walk, seat: Seat, action: Action) -> None:
    """Take a step, take a token on the way, or end the move."""
    match action:
        case Step(to):
            go_on(draft, walk, to)
        case WalkPath(path):
            follow(draft, walk, path)
        case Take(token, leave):
            pick_up(draft, seat, token, leave, walk.path[-1])
            push(draft, taken_in_passing(draft.state, walk))
        case Stop():
            end_walk(draft, walk, "chosen")
        case _:
            mode_of(draft.state).extra(draft, walk, seat, action)


def go_on(draft: Draft, walk: Walk, to: str) -> None:
    """Take a step; the field entered may end the move at once (HOG-114, HOG-115, HOG-150)."""
    state = draft.state
    uses_a_pass(draft, walk)
    cost = state.world.ways[walk.path[-1]][to]
    walk = replace(walk, left=walk.left - cost, path=(*walk.path, to), steps=walk.steps + cost, passing=False)
    move_pawn(draft, walk.seat, walk.pawn, to)
    draft.emit(event.Stepped(walk.seat, to, walk.left, walk.pawn))
    end = ends_of(state, walk.seat, walk.pawn).get(to)
    if end is not None and end.must:
        assert end.why in ("met", "pitch"), f"{end.why} stops nobody who wants to go on"
        end_walk(draft, walk, end.why)
    elif walk.left == 0 and not steps_from(state, walk):
        end_walk(draft, walk, "used_up")
    else:
        push(draft, walk)


def follow(draft: Draft, walk: Walk, path: tuple[Id, ...]) -> None:
    """Take one step after another, until the rules end the walk, or there is a token to decide about."""
    for to in path:
        go_on(draft, walk, to)
        further = _under_way(draft)
        if further is None or (to != path[-1] and may_take(draft.state, further)):
            return
        walk = further
        draft.state.agenda = draft.state.agenda[:-1]
    end_walk(draft, walk, "chosen")


def may_take(state: State, walk: Walk) -> bool:
    """Tell whether, as far as all can see, there is a token here to pick up in passing (HOG-117)."""
    here = walk.path[-1]
    return can_take(walk) and any(
        take_refusal(state, walk.seat, take, here) is None for take in takes(state, walk.seat, here)
    )


def end_walk(draft: Draft, walk: Walk, why: StopCause) -> None:
    """End the move; now the field counts (RUL-HOG-030)."""
    draft.emit(event.Stopped(walk.seat, walk.path[-1], why, walk.pawn))
    for_mission = why == "chosen" and stops_for_goal(draft.state, walk)
    push(draft, Arrive(walk.seat, walk.by, walk.pawn, for_mission))


DOERS = {SetOff: set_off}
QUESTIONS = {Walk: Question(candidates, refusal, answer, fast=fast_moves)}
