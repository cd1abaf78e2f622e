"""Setup: who begins, and where everything lies."""

from __future__ import annotations

from commonroom.engine import Dice, Table
from commonroom.engine.tuples import other

from . import events as event
from .actions import Card
from .options import Settings, full_deck, settings
from .play.placement import NOWHERE, formation
from .play.roll import higher, roll_off
from .state import State


def setup(table: Table, dice: Dice) -> State:
    """Set up a match of its own, with a shuffled deck."""
    chosen = settings(table)
    state, _ = begin(chosen, (), dice)
    state.deck = tuple(dice.shuffle("quidditch", full_deck(chosen)))
    return state


def begin(chosen: Settings, deck: tuple[Card, ...], dice: Dice) -> tuple[State, list[event.Event]]:
    """Begin a match with these settings and this deck, top card first; return it with what everybody saw.

    The caller takes the deck out of the state when the match is over.
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
    """Report the rolls for the start; a position written by hand does not know them."""
    return [event.StartRolled(rolls, higher(rolls)) for rolls in state.start]
