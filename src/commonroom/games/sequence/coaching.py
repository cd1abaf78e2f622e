"""Claims of coaching and their penalty (SEQ-59, SEQ-60, RUL-SEQ-70 to RUL-SEQ-75)."""

from __future__ import annotations

from commonroom.engine import Seat, Step

from .actions import Admit, ClaimCoaching, Forfeit, Rule
from .asides import claim_against
from .cards import Card
from .events import CardForfeited, ClaimDismissed, ClaimUpheld, CoachingClaimed, Event
from .pile import discard
from .state import Claim, State


def claim(step: Step[State, Event], seat: Seat, action: ClaimCoaching) -> None:
    """Accuse another side; play goes on meanwhile."""
    step.state.claims = (*step.state.claims, Claim(action.side, seat))
    step.emit(CoachingClaimed(seat, action.side))


def admit(step: Step[State, Event], seat: Seat, _: Admit) -> None:
    """A member of the accused side owns up, which upholds the claim."""
    uphold(step, step.state.side(seat))


def rule(step: Step[State, Event], _: Seat, action: Rule) -> None:
    """The host upholds or dismisses a claim."""
    claim = claim_against(step.state, action.side)
    assert claim is not None  # `refusal` has looked
    if action.upheld:
        uphold(step, claim.side)
    else:
        _close_claim(step, claim.side)
        step.emit(ClaimDismissed(claim.side))


def uphold(step: Step[State, Event], side: int) -> None:
    """Every member of the side gives up a card; for those who have left, chance picks it (RUL-SEQ-72)."""
    state = step.state
    _close_claim(step, side)
    # Nobody has to give up more cards than are left to give (RUL-SEQ-73).
    members = tuple(s for s in state.settings.members(side) if len(state.hands[s]) > state.penalty.count(s))
    state.penalty = (*state.penalty, *(seat for seat in members if seat not in state.left))
    step.emit(ClaimUpheld(side, members))
    for seat in members:
        if seat in state.left:
            give_up_random_card(step, seat)


def forfeit(step: Step[State, Event], seat: Seat, action: Forfeit) -> None:
    """Give up a card of one's own choice; nothing is drawn for it (SEQ-60)."""
    give_up_card(step, seat, action.card)


def give_up_card(step: Step[State, Event], seat: Seat, card: Card) -> None:
    """Move a card to the seat's discards and strike one penalty off."""
    state = step.state
    discard(step, seat, card)
    step.emit(CardForfeited(seat, card))
    if seat in state.penalty:
        first = state.penalty.index(seat)
        state.penalty = state.penalty[:first] + state.penalty[first + 1 :]


def give_up_random_card(step: Step[State, Event], seat: Seat) -> None:
    """For a seat that cannot choose any more (RUL-SEQ-72)."""
    give_up_card(step, seat, step.dice.pick("forfeit", sorted(step.state.hands[seat])))


def _close_claim(step: Step[State, Event], side: int) -> None:
    step.state.claims = tuple(claim for claim in step.state.claims if claim.side != side)
