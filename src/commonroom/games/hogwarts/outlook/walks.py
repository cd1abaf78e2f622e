"""Where a walk can end, on which way, and what waits there (sections 6 and 7)."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

import msgspec

from commonroom.engine import Seat

from ..missions.needs import pick_up_limit
from ..mode import Ends, Halt, HaltWhy, mode_of
from ..pack.ids import Id
from ..state import State
from ..tasks import Rolled, Walk
from ..turn.roll import total_of
from ..walk.ends import ends_of, greatest_length, is_forced, stop_refusal
from ..walk.meeting import is_met
from ..walk.pawns import place_of
from ..walk.stay import Stay
from ..walk.steps import stepped
from .stops import stay_at

MOST_STEPS = 40_000
"""Steps that are looked at. No roll comes near it; with more moves the last ends may be missing."""

Why: TypeAlias = Literal["used_up", HaltWhy]
"""Why a walk ends: all moves used, a place where one may stop, or somebody or something in the way."""


class WalkEnd(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field where the walk can end, and the best way there: past the most tokens, then the shortest."""

    at: Id
    path: tuple[Id, ...]
    """The fields to enter, in order; the action `walk` takes it as it is."""
    moves: int
    """The moves that it takes."""
    why: Why
    stay: Stay
    tokens: tuple[Id, ...] = ()
    """Item tokens that can be picked up on the way."""


class WalkOutlook(msgspec.Struct, frozen=True):
    """All ends of a walk."""

    here: Id
    left: int
    ends: tuple[WalkEnd, ...]
    near: tuple[Id, ...]
    """Fields within the moves where the walk cannot end: the whole roll has to be used (HOG-110)."""
    pawn: Id | None = None
    """The death eater who walks; None is the seat's own pawn."""
    stop: Stay | None = None
    """What a stop right here leads to; None if the walk has to go on."""


class _Way(NamedTuple):
    path: tuple[Id, ...]
    moves: int
    why: Why
    tokens: tuple[Id, ...]

    @property
    def rank(self) -> tuple[int, int]:
        return -len(self.tokens), len(self.path)


def walk_outlook(state: State, seat: Seat) -> WalkOutlook | None:
    """Return the ends of the walk that a seat is on, or is about to begin with the dice as they lie."""
    task = state.agenda[-1]
    match task:
        case Walk() if task.seat == seat:
            walk = task
        case Rolled() if task.seat == seat:
            walk = _set_off(state, task)
        case _:
            return None
    found = _Search(state, walk).ways()
    ends = tuple(
        WalkEnd(at, way.path, way.moves, way.why, stay_at(state, seat, at, walk, way.tokens), way.tokens)
        for at, way in found.items()
    )
    here = walk.path[-1]
    distances = {field: state.world.distance(here, field) for field in state.world.fields}
    within = (field for field, far in distances.items() if far is not None and 0 < far <= walk.left)
    near = tuple(field for field in within if field not in found)
    stop = stay_at(state, seat, here, walk, ()) if walk is task and stop_refusal(state, walk) is None else None
    return WalkOutlook(here, walk.left, ends, near, walk.pawn, stop)


def _set_off(state: State, rolled: Rolled) -> Walk:
    """Return the walk that the dice would lead to if nothing is changed about them (RUL-HOG-019)."""
    here = place_of(state, rolled.seat, rolled.pawn)
    ends = ends_of(state, rolled.seat, rolled.pawn)
    length = greatest_length(state.world.ways, ends, here, total_of(rolled))
    return Walk(rolled.seat, length, (here,), rolled.pawn)


class _Search:
    """All ways of a walk, one step after another, as the rules would take them."""

    def __init__(self, state: State, walk: Walk) -> None:
        self.state, self.walk = state, walk
        self.found: dict[Id, _Way] = {}
        self.steps = 0
        self.most = 0 if walk.pawn is not None else max(0, pick_up_limit(state, walk.seat) - state.turn.picked)

    def ways(self) -> dict[Id, _Way]:
        """Return the best way to each end, in the order of their lengths."""
        walk = self.walk
        self._go(self.state, walk, ends_of(self.state, walk.seat, walk.pawn), ())
        return dict(sorted(self.found.items(), key=lambda found: (found[1].moves, found[0])))

    def _go(self, state: State, walk: Walk, ends: Ends, tokens: tuple[Id, ...]) -> None:
        here, ways = walk.path[-1], state.world.ways
        # Whoever walks on from a field passes those who stand there, which may use up the right to pass others.
        passes = len(walk.path) > 1 and is_met(state, walk.seat, here, walk.pawn)
        for to, cost in ways[here].items():
            if cost > walk.left or to in walk.path or self.steps > MOST_STEPS:
                continue
            self.steps += 1
            after = stepped(state, walk, to)[0] if passes else state
            its_ends = ends_of(after, walk.seat, walk.pawn) if passes else ends
            further = Walk(walk.seat, walk.left - cost, (*walk.path, to), walk.pawn, walk.steps + cost, walk.by)
            got = self._with_tokens(to, tokens)
            end = its_ends.get(to)
            if further.left == 0 or (end is not None and further.steps > 0):
                self._note(further, end, got)
            if not is_forced(end):
                self._go(after, further, its_ends, got)

    def _with_tokens(self, at: Id, tokens: tuple[Id, ...]) -> tuple[Id, ...]:
        lying = self.state.tokens.get(at)
        if not lying or len(tokens) >= self.most:
            return tokens
        mode, seat = mode_of(self.state), self.walk.seat
        mine = tuple(token for token in lying if mode.take_refusal(self.state, seat, token) is None)
        return (*tokens, *mine)[: self.most]

    def _note(self, walk: Walk, end: Halt | None, tokens: tuple[Id, ...]) -> None:
        at = walk.path[-1]
        begun = len(self.walk.path)
        way = _Way(walk.path[begun:], self.walk.left - walk.left, _why(walk, end), tokens)
        if at not in self.found or way.rank < self.found[at].rank:
            self.found[at] = way


def _why(walk: Walk, end: Halt | None) -> Why:
    """Say why a walk ends; a reason to stop matters only if moves are left, unless it stops everybody."""
    if end is None or (walk.left == 0 and not end.must and end.why != "met"):
        return "used_up"
    return end.why
