"""Asides, which are allowed at any time and are no moves: coaching, leaving, conceding (RUL-SEQ-70 to RUL-SEQ-79)."""

from __future__ import annotations

from commonroom.engine import Refusal, Seat

from ..actions import ADMIT, CONCEDE, LEAVE, Action, Admit, Aside, ClaimCoaching, Concede, Leave, Rule
from ..state import Claim, State


def asides(state: State, seat: Seat) -> list[Aside]:
    """List the asides that are not refused; the table, not this list, names a leaver's substitute."""
    if state.result is not None or seat in state.left:
        return []
    candidates: list[Aside] = [LEAVE, CONCEDE]
    if state.settings.has_teams:  # without teams there is nobody to coach (RUL-SEQ-73)
        candidates += [ADMIT, *(ClaimCoaching(side) for side in range(state.settings.sides))]
        candidates += [Rule(upheld, claim.side) for claim in state.claims for upheld in (True, False)]
    return [aside for aside in candidates if aside_refusal(state, seat, aside) is None]


def aside_refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Return the rule that forbids an aside to a seat that is still in the game."""
    match action:
        case ClaimCoaching(side):
            return _claim_refusal(state, seat, side)
        case Admit() if not any(claim.side == state.side(seat) for claim in state.claims):
            return Refusal("RUL-SEQ-71", "no_claim")
        case Rule(_, side):
            return _ruling_refusal(state, seat, side)
        case Leave(substitute) if substitute is not None and state.settings.on_leave != "substitute":
            return Refusal("RUL-SEQ-77", "no_substitute")
        case Concede() if seat in state.conceding:
            return Refusal("RUL-SEQ-79", "already_conceded")
    return None


def _claim_refusal(state: State, seat: Seat, side: int) -> Refusal | None:
    settings = state.settings
    if not settings.has_teams:
        return Refusal("RUL-SEQ-73", "not_available")
    if settings.team_talk:
        rule = "RUL-SEQ-74" if settings.edition.data.talk_may_be_agreed else "RUL-SEQ-75"
        return Refusal(rule, "not_available")
    if not settings.coaching_penalty:
        rule = "RUL-SEQ-74" if settings.edition.data.coaching_penalty == "off" else "RUL-SEQ-71"
        return Refusal(rule, "not_available")
    if side not in state.sides_in_play():
        return Refusal("RUL-SEQ-71", "no_such_side")
    if side == state.side(seat):
        return Refusal("RUL-SEQ-71", "own_side")
    if any(claim.side == side for claim in state.claims):
        return Refusal("RUL-SEQ-71", "claim_open")
    return None


def _ruling_refusal(state: State, seat: Seat, side: int | None) -> Refusal | None:
    if not state.claims or (side is not None and claim_against(state, side) is None):
        return Refusal("RUL-SEQ-71", "no_claim")
    if seat != state.host():
        return Refusal("RUL-SEQ-71", "not_host")
    return None


def claim_against(state: State, side: int | None) -> Claim | None:
    """Return the open claim against a side, or the oldest one."""
    return next((claim for claim in state.claims if side is None or claim.side == side), None)
