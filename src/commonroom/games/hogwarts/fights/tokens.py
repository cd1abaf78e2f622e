"""The special item tokens that are used in a fight (HOG-206 to HOG-209, RUL-HOG-047 to RUL-HOG-049)."""

from __future__ import annotations

from commonroom.engine import Refusal, Seat

from .. import events as event
from ..changes import spend_items
from ..draft import Draft
from ..effects.vocabulary import SelfHp
from ..mode import mode_of
from ..pack.ids import Id
from ..state import State
from ..tasks import PutTokens
from .abilities import escape_reach
from .tasks import Fighter


def fight_tokens(state: State, seat: Seat) -> list[Id]:
    """List the tokens of a player that can be used in a fight."""
    if not mode_of(state).TOKENS_HAVE_POWERS:
        return []
    return [token for token in state.people[seat].items if state.world.tokens[token].use == "fight"]


def held_tokens(state: State, fighter: Fighter) -> tuple[Id, ...]:
    """Return the tokens of a fighter; death eaters have none (HOG-087)."""
    return state.people[fighter.seat].items if fighter.foe is None and fighter.seat is not None else ()


def is_urgent(state: State, token: Id) -> bool:
    """Whether a token helps against what is about to happen: it gives HP, or a way out."""
    effects = state.world.tokens[token].effects
    return any(isinstance(effect, SelfHp) for effect in effects) or escape_reach(effects) > 0


def urgent_tokens(state: State, seat: Seat) -> list[Id]:
    return [token for token in fight_tokens(state, seat) if is_urgent(state, token)]


def helps_now(state: State, fighter: Fighter) -> bool:
    """Whether the fighter has a token against what is announced; everybody sees the tokens."""
    return fighter.foe is None and fighter.seat is not None and bool(urgent_tokens(state, fighter.seat))


def token_refusal(state: State, seat: Seat, token: Id, *, urgent: bool = False) -> Refusal | None:
    """Why a token cannot be used in this fight, or now; None if it can."""
    if token not in state.people[seat].items:
        return Refusal("HOG-205", "not_held", "you do not have that token")
    if not mode_of(state).TOKENS_HAVE_POWERS:
        return Refusal("RUL-HOG-154", "no_powers", "the tokens have no such powers in this mode")
    if token not in fight_tokens(state, seat):
        return Refusal("HOG-205", "not_usable", "that token is of no use in a fight")
    if urgent and not is_urgent(state, token):
        return Refusal("RUL-HOG-048", "dice_only", "that token adds attack dice, which does not help now")
    return None


def spend_token(draft: Draft, seat: Seat, token: Id) -> PutTokens:
    """It works once; then it goes to Diagon Alley (HOG-205)."""
    draft.emit(event.TokenUsed(seat, token))
    spend_items(draft, seat, (token,))
    return PutTokens(seat, (token,))
