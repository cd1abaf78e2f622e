"""Special cards: playing them, answering them, and their effects (sections 12 and 13 of the catalogue)."""

from __future__ import annotations

from collections.abc import Callable

from commonroom.engine import Seat
from commonroom.engine.tuples import other, replaced, without

from . import events as event
from .actions import Cancel, Pass, Play
from .box.cards import Effect, HouseCard
from .changes import change, lose_random_card, take_off, use
from .draft import Draft
from .flow import after_award
from .options import Settings
from .settlement import award
from .state import Played, State


def play(draft: Draft, seat: Seat, action: Play) -> None:
    """Announce a special card; the opponent may answer before it takes effect (RUL-QCG-06)."""
    state = draft.state
    use(draft, seat, action.card)
    draft.emit(event.SpecialPlayed(seat, action.card, action.mode, action.ball, action.take))
    state.passed = ()
    state.chain = (Played(seat, action.card, action.mode, action.ball, action.take),)


def cancel(draft: Draft, seat: Seat, action: Cancel) -> None:
    """Cancel the card that was just played, which may itself be an answer (RUL-QCG-07)."""
    state = draft.state
    use(draft, seat, action.card)
    draft.emit(event.SpecialAnswered(seat, action.card, state.chain[-1].card))
    state.chain = (*state.chain, Played(seat, action.card))
    if not can_be_answered(state):
        settle_chain(draft)


def let_be(draft: Draft, seat: Seat, _: Pass) -> None:
    """Leave a card unanswered, so that the chain is settled."""
    draft.emit(event.Passed(seat))
    settle_chain(draft)


def can_be_answered(state: State) -> bool:
    """Tell whether the rules allow an answer to the card on top, whether or not anybody holds one (RUL-QCG-08)."""
    top = state.card(state.chain[-1].card)
    if top.does("counter"):
        return state.settings.counter_chain
    return top.kind != "referee" or state.settings.counters_everything


def cancels(settings: Settings, card: HouseCard, top: HouseCard) -> bool:
    """Tell whether one card cancels another that waits for an answer: the table of RUL-QCG-08.

    Rules: QCG-90, QCG-95, RUL-QCG-75.
    """
    if card.does("cancel_foul"):
        return top.kind == "foul"
    return card.does("counter") and (top.kind in ("jinx", "spell") or settings.counters_everything)


def settle_chain(draft: Draft) -> None:
    """Give the first card its effect after an even number of answers; then the opponent speaks (RUL-QCG-05, QCG-83)."""
    state = draft.state
    first, answers = state.chain[0], len(state.chain) - 1
    state.chain = ()
    state.speaker = other(first.seat)
    if answers % 2:
        draft.emit(event.SpecialCancelled(first.seat, first.card))
        return
    effect = state.card(first.card).effect(first.mode)
    assert effect is not None
    _EFFECTS[effect.code](draft, first, effect)


def lower(draft: Draft, played: Played, effect: Effect) -> None:
    """Lower the opposing card, which matters if it turns out to be a player card (QCG-84, RUL-QCG-59)."""
    spot, victim = draft.state.spot(played.ball), other(played.seat)
    assert spot is not None
    change(draft, spot, lowered=replaced(spot.lowered, victim, spot.lowered[victim] + effect.amount))
    draft.emit(event.ValueLowered(victim, spot.ball, effect.amount))


def keeper_out(draft: Draft, played: Played, _: Effect) -> None:
    """Put the opposing Keeper at the Quaffle out of action (RUL-QCG-61, QCG-85, QCG-93)."""
    spot, victim = draft.state.spot("Q"), other(played.seat)
    assert spot is not None
    change(draft, spot, keeper_out=replaced(spot.keeper_out, victim, True))
    draft.emit(event.KeeperPutOut(victim, "Q"))


def strip(draft: Draft, played: Played, effect: Effect) -> None:
    """Discard random cards of the opponent's hand, or all if there are no more (QCG-86, RUL-QCG-62, QCG-87)."""
    victim = other(played.seat)
    for _ in range(min(effect.amount, len(draft.state.hands[victim]))):
        lose_random_card(draft, victim, "strip")


def push_off(draft: Draft, played: Played, _: Effect) -> None:
    """Discard the opponent's card at a ball and bar them from laying another there (QCG-88, RUL-QCG-63, RUL-QCG-65)."""
    spot, victim = draft.state.spot(played.ball), other(played.seat)
    assert spot is not None
    card = take_off(draft, spot, victim)
    change(draft, spot, pushed=replaced(spot.pushed, victim, True), cards=replaced(spot.cards, victim, None))
    draft.emit(event.PushedOff(victim, spot.ball, card))


def retrieve(draft: Draft, played: Played, _: Effect) -> None:
    """Take a card of one's own discard back into the hand, for everybody to see (QCG-89, RUL-QCG-66)."""
    state, seat, card = draft.state, played.seat, played.take
    assert card is not None
    state.discards = replaced(state.discards, seat, without(state.discards[seat], card))
    state.hands = replaced(state.hands, seat, (*state.hands[seat], card))
    state.shown = replaced(state.shown, seat, (*state.shown[seat], card))
    draft.emit(event.CardRetrieved(seat, card))


def penalty(draft: Draft, played: Played, _: Effect) -> None:
    """Win the Quaffle at once, whatever lies there (QCG-94, RUL-QCG-72)."""
    award(draft, "Q", played.seat, "penalty")
    after_award(draft)


_EFFECTS: dict[str, Callable[[Draft, Played, Effect], None]] = {
    "lower": lower,
    "keeper_out": keeper_out,
    "strip": strip,
    "push_off": push_off,
    "retrieve": retrieve,
    "penalty": penalty,
}
