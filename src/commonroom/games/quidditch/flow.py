"""The flow of a round (catalogue 17.2): from its opening through windows, laying and balls to its end."""

from __future__ import annotations

from collections.abc import Callable

from commonroom.engine.tuples import replaced, without

from . import events as event
from .changes import change
from .draft import Draft
from .ending import end_by_points
from .pitch import set_pitch
from .refill import finish_round
from .settlement import reveal, settle
from .state import WINDOWS, Phase, Spot, State


def open_round(draft: Draft) -> None:
    """Open a round: the leader sets the pitch, and some balls may have to be played for at once (QCG-21, QCG-23)."""
    state = draft.state
    state.spots, state.order, state.at, state.laid = (), (), None, False
    state.declared = state.announced = state.commits = (None, None)
    draft.emit(event.RoundBegan(state.round, state.leader))
    set_pitch(draft)
    if not state.pitch and not state.pitch_deck:  # RUL-QCG-56
        end_by_points(draft, "no_balls")
        return
    state.spots = tuple(Spot(ball) for ball in state.pitch if state.is_compulsory(ball))
    if state.optional():
        open_window(draft, "W1")
    else:
        begin_laying_step(draft)


def end_round(draft: Draft) -> None:
    """End a round with everything settled (QCG-26): clear up, and begin the next one unless the match is over."""
    state = draft.state
    finish_round(draft)
    state.spots, state.order, state.at = (), (), None
    if state.caught is not None:  # RUL-QCG-52, where the round is finished first
        end_by_points(draft, "snitch")
    elif state.round >= state.settings.round_limit:  # RUL-QCG-58
        end_by_points(draft, "round_limit")
    else:
        state.round += 1
        open_round(draft)


# Windows


def open_window(draft: Draft, window: Phase) -> None:
    """Open a window for special cards; the leader speaks first (RUL-QCG-01, RUL-QCG-02)."""
    state = draft.state
    assert window in WINDOWS
    state.phase, state.speaker, state.passed = window, state.leader, ()
    draft.emit(event.WindowOpened(window, state.at if window in ("W4", "W5") else None))


def close_window(draft: Draft) -> None:
    """Close the window, since both have passed after the last card, and go on to what follows it."""
    draft.state.passed = ()
    _AFTER[draft.state.phase](draft)


# Declaring


def begin_declaring(draft: Draft) -> None:
    """Let the seats declare the optional balls, after the first window (RUL-QCG-26)."""
    draft.state.phase = "DECLARE" if draft.state.settings.simultaneous else "DECLARE_LEADER"


# Laying


def begin_laying_step(draft: Draft) -> None:
    """Go on to the second window if a ball is in play and somebody has cards; otherwise end the round (QCG-51)."""
    state = draft.state
    if not state.spots or not any(state.hands):  # RUL-QCG-20, RUL-QCG-32
        end_round(draft)
    elif state.settings.order_before_lay and len(state.spots) > 1:
        state.phase = "ORDER"
    else:
        open_window(draft, "W2")


def begin_laying(draft: Draft) -> None:
    """Let both lay cards at once, in secret (RUL-QCG-14)."""
    state = draft.state
    if not any(state.hands):
        end_round(draft)
        return
    state.phase = "LAY"
    decide_for_the_idle(state)
    lay_when_both_decided(draft)


def decide_for_the_idle(state: State) -> None:
    """Mark seats that have nothing to lay as decided."""
    for seat in (0, 1):
        if not state.hands[seat] or not state.to_cover(seat):
            state.commits = replaced(state.commits, seat, ())


def lay_when_both_decided(draft: Draft) -> None:
    """Lay the cards of both face down at the balls, all at once (QCG-79)."""
    state = draft.state
    if None in state.commits:
        return
    # The cards stay in the hands until now, so that a decision can be changed without a trace.
    commits, state.commits, state.laid = state.commits, (None, None), True
    for seat in (0, 1):
        cards = commits[seat] or ()
        for ball, card in cards:
            spot = state.spot(ball)
            assert spot is not None
            state.hands = replaced(state.hands, seat, without(state.hands[seat], card))
            change(draft, spot, cards=replaced(spot.cards, seat, card))
        draft.emit(event.CardsLaid(seat, tuple(ball for ball, _ in cards), tuple(card for _, card in cards)))
    open_window(draft, "W3")


# The order of the balls


def next_ball(draft: Draft) -> None:
    """Turn up the next ball in the order; end the round after the last one (QCG-26, QCG-80).

    Where there is a choice, the leader names the order first (RUL-QCG-36, RUL-QCG-37).
    """
    state = draft.state
    left = state.unsettled()
    if not left:
        end_round(draft)
        return
    if not state.order and len(left) > 1:
        state.phase = "ORDER"
        return
    state.at, state.order = (state.order[0], state.order[1:]) if state.order else (left[0].ball, ())
    for spot in left:
        if not spot.face_up and (spot.ball == state.at or state.settings.all_at_once):  # RUL-QCG-38
            reveal(draft, spot)
    open_window(draft, "W4")


def settle_ball(draft: Draft) -> None:
    """Decide the ball after the fourth window; the fifth follows, unless the match is over (RUL-QCG-53)."""
    settle(draft)
    after_award(draft)


def after_award(draft: Draft) -> None:
    """Open the fifth window, once no card is left to pick."""
    state = draft.state
    if state.result is None and state.phase != "PICK":
        open_window(draft, "W5")


_AFTER: dict[str, Callable[[Draft], None]] = {
    "W1": begin_declaring,
    "W2": begin_laying,
    "W3": next_ball,
    "W4": settle_ball,
    "W5": next_ball,
}
