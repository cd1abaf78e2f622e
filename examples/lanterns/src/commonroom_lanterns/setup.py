"""Dealing, the guiding colour, and who leads first (LAN-03 to LAN-05)."""

from __future__ import annotations

from commonroom.engine import Dice, Table

from .cards import COLOURS, DECK
from .events import Began
from .options import has_guiding_colour, has_questions
from .state import State

HAND = 8


def setup(table: Table, dice: Dice) -> State:
    """Return the state before the first action."""
    seats = len(table.seats)
    cards = dice.shuffle("deal", DECK)
    first = dice.roll("first", seats) - 1
    return State(
        hands=tuple(tuple(cards[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)),
        dark=tuple(cards[seats * HAND :]),
        guiding=dice.pick("guiding", COLOURS) if has_guiding_colour(table) else None,
        turn=first,
        first=first,
        points=(0,) * seats,
        lacking=((),) * seats,
        holding=((),) * seats,
        asked=() if has_questions(table) else tuple(range(seats)),
    )


def opening(state: State) -> list[Began]:
    """Return what everybody saw: the guiding colour, and who leads."""
    return [Began(state.first, state.guiding)]
