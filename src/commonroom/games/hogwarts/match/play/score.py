"""Goal attempts (HOG-432 to HOG-439)."""

from __future__ import annotations

from commonroom.engine import Seat
from commonroom.engine.tuples import other, replaced

from .. import events as event
from ..actions import Shoot
from ..draft import Draft
from ..flow import go_on, win_round
from ..state import GOALS_TO_WIN, Held


def shoot(draft: Draft, seat: Seat, _: Shoot) -> None:
    """Shoot, die against die; then the Quaffle is the defending side's, goal or not (HOG-434, HOG-436)."""
    state, defender = draft.state, other(seat)
    carrier, place = state.carrier(seat), state.place_of(state.quaffle)
    assert carrier is not None
    has_keeper = state.spot(defender, "keeper") is not None
    state.left -= 1
    shot = draft.dice.roll("shot", 6) if has_keeper else None
    save = draft.dice.roll("save", 6) if has_keeper else None
    goal = shot is None or save is None or shot > save  # RUL-HOG-135, RUL-HOG-136
    draft.emit(event.GoalTried(seat, carrier, shot, save, goal))
    if goal:
        score(draft, seat)
    if state.goals[seat] == GOALS_TO_WIN:
        win_round(draft, seat, "goals")
    elif has_keeper:
        state.quaffle = Held(defender, "keeper")
        draft.emit(event.KeeperGotQuaffle(defender))
        go_on(draft)
    else:
        state.quaffle, state.phase = place, "put"  # HOG-437


def score(draft: Draft, seat: Seat) -> None:
    """Count a goal, and draw a card for it (HOG-435)."""
    state = draft.state
    state.goals = replaced(state.goals, seat, state.goals[seat] + 1)
    if state.deck:
        card, *rest = state.deck
        state.deck = tuple(rest)
        state.hands = replaced(state.hands, seat, (*state.hands[seat], card))
        draft.emit(event.CardDrawn(seat, card))
