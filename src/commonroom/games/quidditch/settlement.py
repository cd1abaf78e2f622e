"""Settlement: how a ball is decided, and what becomes of it (sections 6, 7 and 9 of the catalogue)."""

from __future__ import annotations

from typing import NamedTuple

from commonroom.engine import Seat
from commonroom.engine.tuples import other, replaced

from . import events as event
from .box.cards import PITCH_CARD, POINTS, Ball, HouseCard, Role
from .changes import change, clear_ball, lose_random_card, note_seen
from .draft import Draft
from .ending import end_by_points
from .state import Spot, State

ROLE_AT: dict[Ball, Role] = {"BL1": "beater", "BL2": "beater", "SN": "seeker"}
"""The role that plays for a ball: a Beater (QCG-54) or a Seeker (QCG-69)."""


class Effective(NamedTuple):
    """The role and value that a laid player card counts for."""

    role: Role
    value: int


class Verdict(NamedTuple):
    """The winner of a ball, if any, and the reason."""

    winner: Seat | None
    reason: str


def reveal(draft: Draft, spot: Spot) -> None:
    """Turn up both cards at a ball at the same time (QCG-36)."""
    change(draft, spot, face_up=True)
    draft.emit(event.CardsRevealed(spot.ball, spot.cards))
    for seat in (0, 1):
        card = spot.cards[seat]
        if card is not None:
            note_seen(draft, seat, card)


def effective(state: State, spot: Spot, seat: Seat) -> Effective | None:
    """Return what a seat's card at the ball counts for; None if nothing counts (RUL-QCG-33, RUL-QCG-43, RUL-QCG-44)."""
    card = spot.cards[seat]
    if card is None or spot.pushed[seat] or spot.keeper_out[seat]:
        return None
    printed = state.card(card)
    if printed.role is None or printed.value is None:
        return None
    return Effective(printed.role, max(0, printed.value - spot.lowered[seat]))


def counts_at(card: HouseCard, ball: Ball) -> bool:
    """Tell whether a card may be worth something where it is laid: elsewhere it is a bluff (QCG-35, QCG-54, QCG-69).

    Rules: RUL-QCG-28, QCG-48, QCG-91.
    """
    return card.role is not None and ROLE_AT.get(ball, card.role) == card.role


def verdict(state: State, spot: Spot) -> Verdict:
    """Return who wins the ball with the cards as they lie."""
    cards = effective(state, spot, 0), effective(state, spot, 1)
    if spot.ball == "Q":
        # A Keeper who faces one that was put out of action always wins; the option is about a Keeper who faces nothing
        # (RUL-QCG-61 before RUL-QCG-40).
        return quaffle_verdict(*cards, state.settings.keeper_wins_unopposed or any(spot.keeper_out))
    return _role_ball(ROLE_AT[spot.ball], *cards)


def quaffle_verdict(mine: Effective | None, yours: Effective | None, keeper_wins_unopposed: bool) -> Verdict:
    """Decide a Quaffle: the higher value wins, unless a Keeper saves (QCG-37 to QCG-47, RUL-QCG-39)."""
    if mine is None or yours is None:
        lone = mine or yours
        if lone is None:
            return Verdict(None, "nobody")
        if lone.role == "keeper" and not keeper_wins_unopposed:  # RUL-QCG-40
            return Verdict(None, "unopposed_keeper")
        return Verdict(0 if mine else 1, "unopposed")
    if mine.value == yours.value:
        saved = (mine.role == "keeper") != (yours.role == "keeper")
        return Verdict(None, "save" if saved else "equal")
    winner = 0 if mine.value > yours.value else 1
    higher, lower = (mine, yours) if winner == 0 else (yours, mine)
    if higher.role == "keeper" and lower.role != "keeper":  # QCG-40, RUL-QCG-41
        return Verdict(None, "save")
    return Verdict(winner, "higher")


def _role_ball(role: Role, mine: Effective | None, yours: Effective | None) -> Verdict:
    """Decide a ball of one role: only it counts, and the higher value wins (QCG-54 to QCG-57, QCG-69 to QCG-73)."""
    first = mine.value if mine and mine.role == role else None
    second = yours.value if yours and yours.role == role else None
    if first is None and second is None:
        return Verdict(None, "nobody")
    if first is None or second is None:
        return Verdict(0 if second is None else 1, "role")
    if first == second:
        return Verdict(None, "equal")
    return Verdict(0 if first > second else 1, "higher")


def settle(draft: Draft) -> None:
    """Decide the ball that is being played for."""
    state = draft.state
    spot = state.spot(state.at)
    assert spot is not None
    winner, reason = verdict(state, spot)
    if winner is None:
        clear_ball(draft, spot.ball)
        draft.emit(event.BallStayed(spot.ball, reason))  # type: ignore[arg-type]
    else:
        award(draft, spot.ball, winner, reason)


def award(draft: Draft, ball: Ball, winner: Seat, reason: str) -> None:
    """Give the ball to the winner, or hit the loser with it (QCG-18)."""
    state = draft.state
    clear_ball(draft, ball)
    card = PITCH_CARD[ball]
    state.pitch = tuple(each for each in state.pitch if each != ball)
    draft.emit(event.BallWon(winner, ball, POINTS[card], reason))  # type: ignore[arg-type]
    if card == "bludger":
        state.pitch_discard = (*state.pitch_discard, card)  # QCG-59
        hit(draft, ball, other(winner))
        return
    state.won = replaced(state.won, winner, (*state.won[winner], card))
    if card == "golden_snitch":  # QCG-97, RUL-QCG-52
        state.caught = winner
        if not state.settings.finish_round_after_snitch:
            end_by_points(draft, "snitch")


def hit(draft: Draft, ball: Ball, loser: Seat) -> None:
    """Hit a seat with a Bludger, which costs a card now and one at the next refill (QCG-58, QCG-61, RUL-QCG-51)."""
    state = draft.state
    state.hits = replaced(state.hits, loser, state.hits[loser] + 1)
    draft.emit(event.PlayerHit(loser, ball))
    if not state.hands[loser]:  # RUL-QCG-46
        return
    if state.settings.blind_slot:
        state.phase, state.speaker = "PICK", other(loser)
    else:
        lose_random_card(draft, loser, "bludger")
