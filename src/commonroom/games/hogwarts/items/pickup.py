"""Picking up item tokens: which, how many, and what is left in exchange (section 8)."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

from commonroom import engine
from commonroom.engine import Dice, Refusal, Seat

from ..actions import Take
from ..changes import MOST_ITEMS, pick_up
from ..draft import Draft
from ..missions.needs import pick_up_limit
from ..mode import mode_of
from ..pack.ids import Id
from ..state import State


def take_refusal(state: State, seat: Seat, take: Take, at: Id) -> Refusal | None:
    """Return why a token on this field cannot be picked up, or None."""
    if take.token not in state.tokens.get(at, ()):
        return Refusal("HOG-200", "no_such_item")
    if (refused := mode_of(state).take_refusal(state, seat, take.token)) is not None:
        return refused
    if state.turn.picked >= pick_up_limit(state, seat):
        return Refusal("HOG-201", "too_many_items")
    return room_refusal(state, seat, take)


def room_refusal(state: State, seat: Seat, take: Take) -> Refusal | None:
    """Refuse a seventh token unless another is left for it, and leaving one while there is room (HOG-202, HOG-203)."""
    items = state.people[seat].items
    if take.leave is None:
        if len(items) < MOST_ITEMS:
            return None
        return Refusal("HOG-203", "swap_needed")
    if len(items) < MOST_ITEMS:
        return Refusal("HOG-203", "swap_not_needed")
    if take.leave not in items:
        return Refusal("HOG-203", "not_held")
    return None


def picked_up(state: State, seat: Seat, take: Take, at: Id) -> State:
    """Return the state that taking the token would lead to."""
    # Dice that are never rolled: taking a token needs no luck.
    draft: Draft = engine.Draft(copy(state), Dice(bytes(32), 0))
    pick_up(draft, seat, take.token, take.leave, at)
    return draft.state


def takes(state: State, seat: Seat, at: Id) -> Iterator[Take]:
    """Yield every way to pick up a token that lies on this field, allowed or not."""
    for token in dict.fromkeys(state.tokens.get(at, ())):
        yield from ways_to_take(state, seat, token)


def ways_to_take(state: State, seat: Seat, token: Id) -> Iterator[Take]:
    """Yield the ways to find room for a token: an empty space, or one of six tokens left for it."""
    items = state.people[seat].items
    if len(items) < MOST_ITEMS:
        yield Take(token)
    else:
        yield from (Take(token, leave) for leave in items)
