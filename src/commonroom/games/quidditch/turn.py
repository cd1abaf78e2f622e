"""The actions of a round: pass, play a card, declare, lay, name the order, pick (QCG-26)."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy

from commonroom import engine
from commonroom.engine import Dice, Seat
from commonroom.engine.tuples import other, replaced

from . import events as event
from .actions import Action, Cancel, Commit, Concede, Declare, Order, Pass, Pick, Play, laid
from .box.cards import Ball
from .changes import lose_random_card
from .draft import Draft
from .ending import concede
from .flow import begin_laying_step, close_window, lay_when_both_decided, next_ball, open_window
from .specials import cancel, let_be, play
from .state import Spot, State, in_slot_order


def apply(state: State, seat: Seat, action: Action, dice: Dice) -> tuple[State, list[event.Event]]:
    """Settle a legal action; return the new state and the events."""
    draft: Draft = engine.Draft(copy(state), dice)
    DOERS[type(action)](draft, seat, action)
    return draft.state, draft.events


def pass_(draft: Draft, seat: Seat, action: Pass) -> None:
    """Leave a played card unanswered, or pass in a window."""
    (let_be if draft.state.chain else pass_window)(draft, seat, action)


def pass_window(draft: Draft, seat: Seat, _: Pass) -> None:
    """Pass; when both have passed since the last card, the window closes."""
    state = draft.state
    state.passed = (*state.passed, seat)
    state.speaker = other(seat)
    draft.emit(event.Passed(seat))
    if len(state.passed) == 2:
        close_window(draft)


def declare(draft: Draft, seat: Seat, action: Declare) -> None:
    """Declare balls; one declaration puts a ball in play for both (QCG-52, QCG-68)."""
    state = draft.state
    balls = in_slot_order(action.balls)
    if state.settings.simultaneous:
        draft.emit(event.DecisionMade(seat))
        state.declared = replaced(state.declared, seat, balls)
        if None not in state.declared:
            reveal_declarations(draft)
        return
    announce(draft, seat, balls)
    if state.phase == "DECLARE_LEADER" and state.optional():
        state.phase = "DECLARE_SECOND"
    else:
        begin_laying_step(draft)


def reveal_declarations(draft: Draft) -> None:
    """Reveal the declarations that both have made in secret (QCG-50, QCG-67)."""
    state = draft.state
    declared, state.declared = state.declared, (None, None)
    for seat in (0, 1):
        balls = declared[seat]
        assert balls is not None
        announce(draft, seat, balls)
    begin_laying_step(draft)


def announce(draft: Draft, seat: Seat, balls: tuple[Ball, ...]) -> None:
    """Tell everybody, and put these balls in play."""
    state = draft.state
    draft.emit(event.Declared(seat, balls))
    state.announced = replaced(state.announced, seat, balls)
    spots = {spot.ball: spot for spot in state.spots} | {ball: Spot(ball) for ball in balls if not state.spot(ball)}
    state.spots = tuple(spots[ball] for ball in in_slot_order(list(spots)))


def commit(draft: Draft, seat: Seat, action: Commit) -> None:
    """Decide what to lay; a decision can be changed until the opponent has decided too (RUL-QCG-35)."""
    state = draft.state
    draft.emit(event.DecisionMade(seat, again=state.commits[seat] is not None))
    state.commits = replaced(state.commits, seat, laid(action.cards))
    lay_when_both_decided(draft)


def name_order(draft: Draft, seat: Seat, action: Order) -> None:
    """Name the order of the balls, which is final."""
    state = draft.state
    draft.emit(event.OrderNamed(seat, action.balls))
    state.order = action.balls
    if state.laid:
        next_ball(draft)
    else:
        open_window(draft, "W2")


def pick(draft: Draft, seat: Seat, _: Pick) -> None:
    """Pick a random card: the backs are shuffled first, so the chosen slot does not matter (RUL-QCG-45)."""
    lose_random_card(draft, other(seat), "bludger")
    open_window(draft, "W5")


DOERS: dict[type, Callable[..., None]] = {
    Pass: pass_,
    Play: play,
    Cancel: cancel,
    Declare: declare,
    Commit: commit,
    Order: name_order,
    Pick: pick,
    Concede: concede,
}
