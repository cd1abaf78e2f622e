"""The end of a round: used cards, new cards, and the lead (section 10 of the catalogue)."""

from __future__ import annotations

from commonroom.engine import Seat
from commonroom.engine.tuples import other, replaced

from . import events as event
from .box.cards import Card
from .draft import Draft
from .state import FULL_HAND


def finish_round(draft: Draft) -> None:
    """Discard used specials, refill both hands, forget hits, and pass the lead (RUL-QCG-83, QCG-22, QCG-75)."""
    state = draft.state
    for seat in (0, 1):
        state.discards = replaced(state.discards, seat, state.discards[seat] + state.used[seat])
        state.used = replaced(state.used, seat, ())
    for seat in (0, 1):
        refill(draft, seat)
    state.hits = (0, 0)
    state.leader = other(state.leader)


def refill(draft: Draft, seat: Seat) -> None:
    """Refill to five cards, one fewer for each hit; nobody discards down to that (RUL-QCG-47, RUL-QCG-48).

    Rules: QCG-24, QCG-74, QCG-62, RUL-QCG-49.
    """
    state = draft.state
    taken: list[Card] = []
    while len(state.hands[seat]) < FULL_HAND - state.hits[seat] and (card := draw(draft, seat)) is not None:
        state.hands = replaced(state.hands, seat, (*state.hands[seat], card))
        taken.append(card)
    if taken:
        draft.emit(event.HandRefilled(seat, len(taken), tuple(taken)))


def draw(draft: Draft, seat: Seat) -> Card | None:
    """Draw the top card; only when the pile is empty is the discard shuffled into a new one (RUL-QCG-79, QCG-77)."""
    state = draft.state
    if not state.draws[seat]:
        if not state.discards[seat]:
            return None
        # Sorted, so that the new order follows from the seed alone and not from the order of discarding.
        pile = draft.dice.shuffle(f"house-{seat}", sorted(state.discards[seat]))
        state.draws = replaced(state.draws, seat, tuple(pile))
        state.discards = replaced(state.discards, seat, ())
        draft.emit(event.HouseDeckReshuffled(seat, len(pile)))
    card, *rest = state.draws[seat]
    state.draws = replaced(state.draws, seat, tuple(rest))
    return card
