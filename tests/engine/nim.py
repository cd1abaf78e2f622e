"""The smallest game that fulfils the contract, to see what the defaults make of the rest.

Nim: the player who takes the last stone of the heap wins. Nothing is hidden, nothing is left to chance, and there is
one kind of action.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

import msgspec

from commonroom.engine import About, Dice, Outcome, Refusal, Seat, Table, Viewer

ABOUT = About(
    name="nim",
    title="Nim",
    rules=1,
    editions={"house": {"title": "Nim"}},
    options=(),
    sides={2: (2,), 3: (3,)},
    seats_rule="NIM-01",
)


class Take(msgspec.Struct, frozen=True, tag_field="type", tag="take", forbid_unknown_fields=True):
    number: int


class Taken(msgspec.Struct, frozen=True, tag_field="type", tag="taken"):
    seat: Seat
    number: int


class State(msgspec.Struct):
    seats: int
    heap: int = 10
    turn: Seat = 0


ACTION = Take


def setup(table: Table, _: Dice) -> State:
    return State(len(table.seats))


def to_act(state: State) -> tuple[Seat, ...]:
    return (state.turn,) if state.heap else ()


def refusal(state: State, seat: Seat, action: Take) -> Refusal | None:
    if seat not in to_act(state):
        return Refusal("NIM-02", "not_your_turn", "it is not your turn")
    if not 1 <= action.number <= min(3, state.heap):
        return Refusal("NIM-03", "wrong_number", "take one, two or three of the stones that are there")
    return None


def space(_: State) -> Iterator[Take]:
    yield from map(Take, range(5))


def apply(state: State, seat: Seat, action: Take, _: Dice) -> tuple[State, list[Taken]]:
    after = copy(state)
    after.heap -= action.number
    if after.heap:
        after.turn = (seat + 1) % state.seats
    return after, [Taken(seat, action.number)]


def view(state: State, _: Viewer) -> State:
    return state


def seen(event: Taken, _: Viewer) -> Taken:
    return event


def imagine(state: State, _: Viewer, __: Dice) -> State:
    return copy(state)


def outcome(state: State) -> Outcome | None:
    return None if state.heap else Outcome((state.turn,), state.turn, "last_stone")
