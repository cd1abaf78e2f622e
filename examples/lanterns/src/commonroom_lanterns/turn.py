"""A turn: ask, play a lantern, and once all have played, take the trick (LAN-06 to LAN-11)."""

from __future__ import annotations

from copy import copy
from typing import TypeAlias, TypeVar

from commonroom import engine
from commonroom.engine import Dice, Outcome, Seat

from .actions import Ask, Move, Play
from .cards import Card, Colour, colour_of, number_of
from .events import Answered, CardPlayed, Event, GameEnded, TrickTaken
from .state import State

Draft: TypeAlias = engine.Draft[State, Event]
T = TypeVar("T")


def apply(state: State, seat: Seat, action: Move, dice: Dice) -> tuple[State, list[Event]]:
    """Settle a legal action: the state it leads to and what happened."""
    draft: Draft = engine.Draft(copy(state), dice)
    if isinstance(action, Play):
        play(draft, seat, action)
    else:
        ask(draft, seat, action)
    return draft.state, draft.events


def play(draft: Draft, seat: Seat, action: Play) -> None:
    """Lay a lantern on the table; a player who does not follow has shown to lack the colour (LAN-07)."""
    state, colour = draft.state, colour_of(action.card)
    if state.led not in (None, colour):
        _learn_lack(state, seat, state.led)
    hand = tuple(card for card in state.hands[seat] if card != action.card)
    state.hands = _put(state.hands, seat, hand)
    state.holding = _put(state.holding, seat, tuple(each for each in state.holding[seat] if each != colour))
    state.trick = (*state.trick, action.card)
    state.turn = (seat + 1) % state.seats
    draft.emit(CardPlayed(seat, action.card))
    if len(state.trick) == state.seats:
        take_trick(draft)


def ask(draft: Draft, seat: Seat, action: Ask) -> None:
    """Get a true answer, which everybody hears (LAN-11). The turn goes on."""
    state = draft.state
    state.asked = (*state.asked, seat)
    holds = any(colour_of(card) == action.colour for card in state.hands[action.other])
    if not holds:
        _learn_lack(state, action.other, action.colour)
    elif action.colour not in state.holding[action.other]:
        state.holding = _put(state.holding, action.other, (*state.holding[action.other], action.colour))
    draft.emit(Answered(seat, action.other, action.colour, holds))


def take_trick(draft: Draft) -> None:
    """Give the trick to its highest lantern (LAN-08, LAN-09); after the last one the game is over (LAN-10)."""
    state = draft.state
    best = max(state.trick, key=lambda card: _rank(state, card))
    winner = (state.leader + state.trick.index(best)) % state.seats
    is_last = not any(state.hands)
    points = 2 if is_last else 1
    state.points = _put(state.points, winner, state.points[winner] + points)
    state.gone, state.trick, state.turn = (*state.gone, *state.trick), (), winner
    draft.emit(TrickTaken(winner, points))
    if is_last:
        end(draft)


def end(draft: Draft) -> None:
    """Name the winner; with equal points nobody wins (LAN-10)."""
    state = draft.state
    most = max(state.points)
    best = [seat for seat, points in enumerate(state.points) if points == most]
    winners = tuple(best) if len(best) == 1 else ()
    state.result = Outcome(winners, winners[0] if winners else None, "all_played")
    draft.emit(GameEnded(winners))


def _rank(state: State, card: Card) -> tuple[int, int]:
    """Return how high a lantern is in the trick on the table."""
    colour = colour_of(card)
    return (2 if colour == state.guiding else int(colour == state.led)), number_of(card)


def _learn_lack(state: State, seat: Seat, colour: Colour | None) -> None:
    if colour is not None and colour not in state.lacking[seat]:
        state.lacking = _put(state.lacking, seat, (*state.lacking[seat], colour))


def _put(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """Return the values with another one for a seat."""
    return (*values[:seat], value, *values[seat + 1 :])
