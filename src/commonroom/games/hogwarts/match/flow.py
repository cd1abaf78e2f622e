"""The flow of a match: from one turn to the next, from the first round to the second, and to the end."""

from __future__ import annotations

from typing import Literal

from commonroom.engine import Outcome, Seat
from commonroom.engine.tuples import other

from . import events as event
from .actions import Concede, End
from .draft import Draft
from .moves import can_go_on
from .play.roll import higher, roll_off

PRIZE = 40
"""Points for the winner of a match (HOG-455)."""


def begin_turn(draft: Draft, side: Seat) -> None:
    """Begin a turn: roll for actions (HOG-420), or in the second round for the seeker (HOG-452)."""
    state = draft.state
    state.turn = side
    state.left, state.thrown, state.aimed = 0, (), None
    state.flown = state.played = False
    first_round = state.won_first is None
    state.turns += first_round
    state.phase = "roll" if first_round else "fly"
    draft.emit(event.TurnBegan(side, 1 if first_round else 2))


def end_turn(draft: Draft, side: Seat, _: End | None = None) -> None:
    """End the turn; actions that are left are forfeited (RUL-HOG-138)."""
    state = draft.state
    draft.emit(event.TurnEnded(side, state.left))
    most = state.settings.turns_at_most
    if state.won_first is None and most is not None and state.turns >= most:
        decide_round(draft)
    else:
        begin_turn(draft, other(side))


def go_on(draft: Draft) -> None:
    """Go on with the actions that remain (HOG-438); end the turn when nothing more can be done."""
    state = draft.state
    if state.phase == "act" and not state.left and not can_go_on(state):
        end_turn(draft, state.turn)


def decide_round(draft: Draft) -> None:
    """Decide the first round after all turns: by goals, else by a roll as at the start (RUL-HOG-178)."""
    mine, yours = draft.state.goals
    winner: Seat | None = 0 if mine > yours else 1
    if mine == yours:
        rolls = roll_off(draft.dice, "decider")
        winner = higher(rolls[-1])
        for each in rolls:
            draft.emit(event.DeciderRolled(each, higher(each)))
    assert winner is not None
    win_round(draft, winner, "turns")


def win_round(draft: Draft, side: Seat, reason: event.RoundReason) -> None:
    """End the first round; its winner flies first in the second (HOG-439, HOG-451)."""
    state = draft.state
    state.won_first = side
    draft.emit(event.RoundWon(side, reason))
    begin_turn(draft, side)


def concede(draft: Draft, seat: Seat, _: Concede) -> None:
    """Give up, and lose the match."""
    draft.emit(event.Conceded(seat))
    end_match(draft, other(seat), "concession")


def end_match(draft: Draft, winner: Seat, reason: Literal["snitch", "concession"]) -> None:
    """End the match, and put every quidditch card back under the deck (RUL-HOG-141)."""
    state = draft.state
    state.result = Outcome((winner,), winner, reason)
    state.phase, state.aimed = "over", None
    state.deck = (*state.deck, *state.used, *state.hands[0], *state.hands[1])
    state.hands, state.used = ((), ()), ()
    draft.emit(event.GameEnded(state.result, PRIZE))
