"""Claims of coaching and their penalty (SEQ-59, SEQ-60, RUL-SEQ-70 to RUL-SEQ-75)."""

from __future__ import annotations

from commonroom.engine import Seat

from ..actions import Admit, ClaimCoaching, Forfeit, Rule
from ..cards import Card
from ..draft import Draft
from ..events import CardForfeited, ClaimDismissed, ClaimUpheld, CoachingClaimed
from ..pile import discard
from ..state import Claim
from .asides import claim_against


def claim(draft: Draft, seat: Seat, action: ClaimCoaching) -> None:
    """Accuse another side; play goes on meanwhile."""
    draft.state.claims = (*draft.state.claims, Claim(action.side, seat))
    draft.emit(CoachingClaimed(seat, action.side))


def admit(draft: Draft, seat: Seat, _: Admit) -> None:
    """Uphold the claim, because a member of the accused side owns up."""
    uphold(draft, draft.state.side(seat))


def rule(draft: Draft, _: Seat, action: Rule) -> None:
    """Uphold or dismiss a claim, as the host decides."""
    claim = claim_against(draft.state, action.side)
    assert claim is not None  # `refusal` has made sure
    if action.upheld:
        uphold(draft, claim.side)
    else:
        _close_claim(draft, claim.side)
        draft.emit(ClaimDismissed(claim.side))


def uphold(draft: Draft, side: int) -> None:
    """Make every member of the side give up a card; chance picks it for those who have left (RUL-SEQ-72)."""
    state = draft.state
    _close_claim(draft, side)
    # Nobody has to give up more cards than they hold (RUL-SEQ-73).
    members = tuple(s for s in state.settings.members(side) if len(state.hands[s]) > state.penalty.count(s))
    state.penalty = (*state.penalty, *(seat for seat in members if seat not in state.left))
    draft.emit(ClaimUpheld(side, members))
    for seat in members:
        if seat in state.left:
            give_up_random_card(draft, seat)


def forfeit(draft: Draft, seat: Seat, action: Forfeit) -> None:
    """Give up a card of one's own choice; none is drawn for it (SEQ-60)."""
    give_up_card(draft, seat, action.card)


def give_up_card(draft: Draft, seat: Seat, card: Card) -> None:
    """Move a card to the seat's discards and cancel one penalty."""
    state = draft.state
    discard(draft, seat, card)
    draft.emit(CardForfeited(seat, card))
    if seat in state.penalty:
        first = state.penalty.index(seat)
        state.penalty = state.penalty[:first] + state.penalty[first + 1 :]


def give_up_random_card(draft: Draft, seat: Seat) -> None:
    """Give up a random card for a seat that can no longer choose (RUL-SEQ-72)."""
    # Sorted, so that the pick does not depend on the order in which the hand was drawn or restored.
    give_up_card(draft, seat, draft.dice.pick("forfeit", sorted(draft.state.hands[seat])))


def _close_claim(draft: Draft, side: int) -> None:
    draft.state.claims = tuple(claim for claim in draft.state.claims if claim.side != side)
