"""Before the first action: who begins, and where everything lies."""

from __future__ import annotations

from commonroom.engine import Dice, Table

from . import events as event
from .actions import Card
from .options import Settings, full_deck, settings
from .play.placement import NOWHERE, formation
from .play.roll import higher, roll_off
from .state import State, other


def setup(table: Table, dice: Dice) -> State:
    """A match of its own, with a deck that is shuffled for it."""
    chosen = settings(table)
    state, _ = begin(chosen, (), dice)
    state.deck = tuple(dice.shuffle("quidditch", full_deck(chosen)))
    return state


def begin(chosen: Settings, deck: tuple[Card, ...], dice: Dice) -> tuple[State, list[event.Event]]:
    """A match with these settings and this deck, the first card of which is drawn first; and what everybody saw.

    Whoever holds the match takes the deck out of the state when it is over.
    """
    rolls = roll_off(dice, "start")
    begins = higher(rolls[-1])
    assert begins is not None
    pitch = chosen.pitch
    free = chosen.free_placement
    state = State(
        settings=chosen,
        deck=deck,
        pieces=(NOWHERE, NOWHERE) if free else (formation(pitch, 0), formation(pitch, 1)),
        quaffle=pitch.quaffle,
        bludgers=pitch.bludgers,
        turn=other(begins) if free else begins,
        phase="place" if free else "roll",
        begins=begins,
        start=tuple(rolls),
        turns=0 if free else 1,
    )
    return state, opening(state)


def opening(state: State) -> list[event.Event]:
    """The rolls for who begins; unknown where a position was written by hand."""
    return [event.StartRolled(rolls, higher(rolls)) for rolls in state.start]
