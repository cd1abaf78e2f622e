"""Common rooms: a card, or one item token for another player's (HOG-169, RUL-HOG-055, RUL-HOG-056)."""

from __future__ import annotations

from collections.abc import Iterator

from commonroom.engine import Refusal, Seat

from .. import events as event
from ..actions import Accept, Action, Draw, Offer, Pass, Refuse
from ..changes import draw, gain_travel, push
from ..draft import Draft
from ..mode import mode_of
from ..question import Question
from ..state import State, with_person, without
from ..tasks import AnswerOffer, CommonRoom, DrawBehaviour, OfferSwap

DECKS = ("behaviour", "book", "potion", "spell")


def candidates(state: State, _: CommonRoom, seat: Seat) -> Iterator[Action]:
    yield from (Draw(deck) for deck in (*DECKS, "floo"))  # type: ignore[arg-type]
    yield from offers(state, seat)


def is_asked(state: State, task: CommonRoom) -> bool:
    """Tell whether the room has anything to offer; otherwise nobody is asked."""
    return bool(QUESTIONS[CommonRoom].moves(state, task, task.seat))


def refusal(state: State, task: CommonRoom, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Draw(deck):
            return draw_refusal(state, seat, deck)
        case Offer() if not task.may_offer:
            return Refusal("RUL-HOG-055", "no_trade", "there is no exchange now")
        case Offer():
            return mode_of(state).trade_refusal(state) or offer_refusal(state, seat, action)
    return Refusal("HOG-169", "must_choose", "a common room gives a card or an exchange")


def draw_refusal(state: State, seat: Seat, deck: str) -> Refusal | None:
    """Explain why a common room does not give a card of a deck, or floo powder (RUL-HOG-157, RUL-HOG-165)."""
    if (refused := mode_of(state).room_refusal(state, seat, deck)) is not None:
        return refused
    if deck == "floo":
        if state.supply("floo") > 0:
            return None
        return Refusal("RUL-HOG-165", "no_floo_here", "there is no floo powder to be had here")
    if not state.decks[deck]:  # type: ignore[index]
        return Refusal("RUL-HOG-012", "deck_empty", "that deck has no cards left")
    return None


def offers(state: State, seat: Seat) -> Iterator[Offer]:
    """Yield every exchange of one of our tokens for one of another player's."""
    for other in state.seats:
        if other != seat:
            for give in state.people[seat].items:
                yield from (Offer(other, give, want) for want in state.people[other].items)


def offer_refusal(state: State, seat: Seat, offer: Offer) -> Refusal | None:
    if offer.seat == seat or offer.seat not in state.seats:
        return Refusal("HOG-169", "no_such_player", "an exchange is offered to another player")
    if offer.give not in state.people[seat].items:
        return Refusal("HOG-169", "not_held", "you do not have the token that you offer")
    if offer.want not in state.people[offer.seat].items:
        return Refusal("HOG-169", "no_such_item", "the other does not have that token")
    return None


def answer(draft: Draft, _: CommonRoom, seat: Seat, action: Action) -> None:
    match action:
        case Draw("floo"):
            gain_travel(draft, seat, "floo", 1)
        case Draw("behaviour"):
            push(draft, DrawBehaviour(seat))
        case Draw("book" | "spell" | "potion" as deck):
            draw(draft, deck, seat)
        case Offer():
            make_offer(draft, seat, action, in_common_room=True)


def make_offer(draft: Draft, seat: Seat, offer: Offer, *, in_common_room: bool) -> None:
    draft.emit(event.OfferMade(seat, offer.seat, offer.give, offer.want))
    push(draft, AnswerOffer(offer.seat, seat, offer.give, offer.want, in_common_room))


# The reply


def replies(*_: object) -> list[Action]:
    return [Accept(), Refuse()]


def reply_refusal(_: State, __: AnswerOffer, ___: Seat, action: Action) -> Refusal | None:
    if isinstance(action, Accept | Refuse):
        return None
    return Refusal("HOG-169", "must_answer", "first answer the offer")


def reply(draft: Draft, task: AnswerOffer, seat: Seat, action: Action) -> None:
    """Exchange token for token, or not at all (RUL-HOG-055)."""
    state = draft.state
    if isinstance(action, Accept):
        mine, theirs = state.people[seat].items, state.people[task.by].items
        with_person(state, seat, items=(*without(mine, task.want), task.give))
        with_person(state, task.by, items=(*without(theirs, task.give), task.want))
        draft.emit(event.ItemsSwapped(task.by, seat, task.give, task.want))
        return
    draft.emit(event.OfferRefused(seat, task.by))
    if task.in_common_room and state.settings.trade_refused_draw:
        push(draft, CommonRoom(task.by, may_offer=False))


# An exchange that a card allows


def swaps(state: State, _: OfferSwap, seat: Seat) -> list[Action]:
    return [Pass(), *offers(state, seat)]


def may_swap(state: State, task: OfferSwap) -> bool:
    return any(offers(state, task.seat))


def swap_refusal(state: State, _: OfferSwap, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case Offer():
            return offer_refusal(state, seat, action)
    return Refusal("HOG-169", "not_now", "first decide about the exchange")


def swap(draft: Draft, _: OfferSwap, seat: Seat, action: Action) -> None:
    if isinstance(action, Offer):
        make_offer(draft, seat, action, in_common_room=False)


QUESTIONS = {
    CommonRoom: Question(candidates, refusal, answer, is_asked),
    AnswerOffer: Question(replies, reply_refusal, reply),
    OfferSwap: Question(swaps, swap_refusal, swap, may_swap),
}
