"""When a special card may be played, and at what (catalogue 16.3 and 15.8, 15.9)."""

from __future__ import annotations

from collections.abc import Iterator

from commonroom.engine import Refusal, Seat
from commonroom.engine.tuples import other

from .actions import Play
from .box.cards import RESPONSES, Ball, Effect
from .state import State

BEFORE_LAYING = ("W1", "W2")
NEEDS_BALL = ("lower", "push_off")


def play_refusal(state: State, seat: Seat, action: Play) -> Refusal | None:
    """Return the rule that forbids a special card of the hand, in a window in which the seat may speak.

    Rules: RUL-QCG-69, RUL-QCG-13.
    """
    card = state.card(action.card)
    if card.is_player:
        return Refusal("QCG-81", "not_a_special")
    if card.does(*RESPONSES):
        return Refusal("RUL-QCG-10", "response_only")
    effect = card.effect(action.mode)
    if effect is None:
        return Refusal("RUL-QCG-60", "bad_mode")
    if (action.ball is None) == (effect.code in NEEDS_BALL):
        return Refusal("RUL-QCG-11", "bad_ball")
    if (action.take is None) == (effect.code == "retrieve"):
        return Refusal("RUL-QCG-66", "bad_take")
    refused = _foul_refusal(state, seat) if card.kind == "foul" else None
    return refused or _effect_refusal(state, seat, effect, action) or owed_refusal(state, seat, effect)


def owed_refusal(state: State, seat: Seat, effect: Effect) -> Refusal | None:
    """Refuse, before laying, to spend a card that is needed for a ball (RUL-QCG-12)."""
    if not state.settings.reserve_owed_cards or state.phase not in BEFORE_LAYING:
        return None
    left = len(state.hands[seat]) - 1 + (effect.code == "retrieve")
    if left < len(state.to_cover(seat)):
        return Refusal("RUL-QCG-12", "owed_cards")
    return None


def _foul_refusal(state: State, seat: Seat) -> Refusal | None:
    """Refuse a foul without an opposing player card face up at the Quaffle in play (QCG-92, RUL-QCG-70, RUL-QCG-74)."""
    spot = state.spot("Q")
    if state.phase != "W4" or state.at != "Q" or spot is None:
        return Refusal("RUL-QCG-70", "foul_not_now")
    card = spot.cards[other(seat)]
    if card is None or not state.card(card).is_player:
        return Refusal("RUL-QCG-73", "no_target")
    return None


def _effect_refusal(state: State, seat: Seat, effect: Effect, action: Play) -> Refusal | None:
    match effect.code:
        case "lower":
            return _lower_refusal(state, seat, action.ball)
        case "push_off":
            return _push_refusal(state, seat, action.ball)
        case "keeper_out":
            return _keeper_refusal(state, seat)
        case "strip" if not state.hands[other(seat)]:
            return Refusal("RUL-QCG-62", "no_target")
        case "retrieve" if action.take not in state.discards[seat]:
            return Refusal("RUL-QCG-66", "bad_take")
        case "penalty" if state.settings.penalty_needs_player_card and not _lays_player(state, seat):
            return Refusal("RUL-QCG-72", "penalty_without_player_card")
    return None


def _lower_refusal(state: State, seat: Seat, ball: Ball | None) -> Refusal | None:
    """Refuse to lower anything but an opposing card that may count at an unsettled ball (RUL-QCG-59)."""
    if state.phase in BEFORE_LAYING:
        return Refusal("RUL-QCG-59", "wrong_window")
    spot, victim = state.spot(ball), other(seat)
    if spot is None or spot.settled:
        return Refusal("RUL-QCG-59", "bad_ball")
    card = spot.cards[victim]
    if card is None or spot.keeper_out[victim] or (spot.face_up and not state.card(card).is_player):
        return Refusal("RUL-QCG-59", "no_target")
    return None


def _push_refusal(state: State, seat: Seat, ball: Ball | None) -> Refusal | None:
    """Refuse to push off any ball but one in play where the opponent still is (RUL-QCG-63, RUL-QCG-64)."""
    spot, victim = state.spot(ball), other(seat)
    if spot is None or spot.settled:
        return Refusal("RUL-QCG-63", "bad_ball")
    if spot.pushed[victim] or (state.laid and spot.cards[victim] is None):
        return Refusal("RUL-QCG-63", "no_target")
    return None


def _keeper_refusal(state: State, seat: Seat) -> Refusal | None:
    """Refuse to stop anything but an active Keeper face up at the Quaffle in play (RUL-QCG-60, RUL-QCG-71)."""
    if state.phase != "W4" or state.at != "Q":
        return Refusal("RUL-QCG-60", "wrong_window")
    spot, victim = state.spot("Q"), other(seat)
    card = spot.cards[victim] if spot else None
    if spot is None or card is None or state.card(card).role != "keeper" or spot.keeper_out[victim]:
        return Refusal("RUL-QCG-71", "no_target")
    return None


def _lays_player(state: State, seat: Seat) -> bool:
    spot = state.spot("Q")
    card = spot.cards[seat] if spot else None
    return card is not None and state.card(card).is_player


def plays_of(state: State, seat: Seat) -> Iterator[Play]:
    """Yield every way to play a special card of the hand, legal or not."""
    specials = [card for card in dict.fromkeys(state.hands[seat]) if not state.card(card).is_player]
    takes = tuple(dict.fromkeys(state.discards[seat])) if specials else ()
    for card in specials:
        yield from ways_to_play(state, card, takes)


def ways_to_play(state: State, card: str, takes: tuple[str, ...]) -> Iterator[Play]:
    """Yield a card with each of its powers at each ball, or for each card to take."""
    effects = state.card(card).effects
    for effect in effects:
        mode = effect.mode if len(effects) > 1 else None
        if effect.code in NEEDS_BALL:
            yield from (Play(card, mode, spot.ball) for spot in state.spots)
        elif effect.code == "retrieve":
            yield from (Play(card, mode, None, take) for take in takes)
        elif effect.code not in RESPONSES:
            yield Play(card, mode)
