"""How a round moves on (catalogue 17.2): from its opening through the windows, the laying and the balls to its end."""

from __future__ import annotations

from collections.abc import Callable

from . import events as event
from .changes import change
from .draft import Draft
from .ending import end_by_points
from .pitch import set_pitch
from .refill import finish_round
from .settlement import reveal, settle
from .state import WINDOWS, Phase, Spot, State, replaced, without


def open_round(draft: Draft) -> None:
    """A new round: the leader sees to the pitch, and something may have to be played for at once."""
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
    """Everything laid is settled (QCG-26): clear up, and begin the next round unless the match is over."""
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
    """A moment for special cards; the leader speaks first (RUL-QCG-01, RUL-QCG-02)."""
    state = draft.state
    assert window in WINDOWS
    state.phase, state.speaker, state.passed = window, state.leader, ()
    draft.emit(event.WindowOpened(window, state.at if window in ("W4", "W5") else None))


def close_window(draft: Draft) -> None:
    """Both have passed since the last card: go on to what follows the window."""
    draft.state.passed = ()
    _AFTER[draft.state.phase](draft)


# Declaring


def begin_declaring(draft: Draft) -> None:
    """After the first window: who plays for the optional balls (RUL-QCG-26)."""
    draft.state.phase = "DECLARE" if draft.state.settings.simultaneous else "DECLARE_LEADER"


# Laying


def begin_laying_step(draft: Draft) -> None:
    """Something is contested and somebody has cards: on to the second window. Otherwise the round is over."""
    state = draft.state
    if not state.spots or not any(state.hands):  # RUL-QCG-20, RUL-QCG-32
        end_round(draft)
    elif state.settings.order_before_lay and len(state.spots) > 1:
        state.phase = "ORDER"
    else:
        open_window(draft, "W2")


def begin_laying(draft: Draft) -> None:
    """Both lay at once, in secret (RUL-QCG-14)."""
    state = draft.state
    if not any(state.hands):
        end_round(draft)
        return
    state.phase = "LAY"
    decide_for_the_idle(state)
    lay_when_both_decided(draft)


def decide_for_the_idle(state: State) -> None:
    """Who has nothing to lay has decided already."""
    for seat in (0, 1):
        if not state.hands[seat] or not state.to_cover(seat):
            state.commits = replaced(state.commits, seat, ())


def lay_when_both_decided(draft: Draft) -> None:
    """The cards go face down to the balls, all at once (QCG-79)."""
    state = draft.state
    if None in state.commits:
        return
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
    """The next ball in the order is turned up; after the last one the round is over (QCG-26, QCG-80).

    Where there is something to choose, the leader names the order first (RUL-QCG-36, RUL-QCG-37).
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
    """After the fourth window the ball is decided; then comes the fifth, unless the match is over."""
    settle(draft)
    after_award(draft)


def after_award(draft: Draft) -> None:
    """On to the fifth window, once nothing is left to be picked."""
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
