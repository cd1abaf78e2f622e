"""Common rooms: a card, or one item token for another player's (HOG-169, RUL-HOG-055, RUL-HOG-056).

An exchange is offered in two steps, the own token first: every token for every token would be hundreds of moves.
"""

from __future__ import annotations

from collections.abc import Iterator

from commonroom.engine import Refusal, Seat
from commonroom.engine.tuples import without

from .. import events as event
from ..actions import Accept, Action, Draw, Offer, Pass, Propose, Refuse
from ..changes import draw, gain_travel, push
from ..draft import Draft
from ..mode import mode_of
from ..pack.ids import Id
from ..question import Question
from ..state import State, with_person
from ..tasks import AnswerOffer, CommonRoom, DrawBehaviour, MakeOffer, OfferSwap

DECKS = ("behaviour", "book", "potion", "spell")


def candidates(state: State, _: CommonRoom, seat: Seat) -> Iterator[Action]:
    yield from (Draw(deck) for deck in (*DECKS, "floo"))  # type: ignore[arg-type]
    yield from map(Propose, state.people[seat].items)


def is_asked(state: State, task: CommonRoom) -> bool:
    """Tell whether the room has anything to offer; otherwise nobody is asked."""
    return bool(COMMON_ROOM.moves(state, task, task.seat))


def refusal(state: State, task: CommonRoom, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Draw(deck):
            return draw_refusal(state, seat, deck)
        case Propose() | Offer() if not task.may_offer:
            return Refusal("RUL-HOG-055", "no_trade")
        case Propose() | Offer():
            return mode_of(state).trade_refusal(state) or trade_refusal(state, seat, action)
    return Refusal("HOG-169", "must_choose")


def draw_refusal(state: State, seat: Seat, deck: str) -> Refusal | None:
    """Explain why a common room does not give a card of a deck, or floo powder (RUL-HOG-157, RUL-HOG-165)."""
    if (refused := mode_of(state).room_refusal(state, seat, deck)) is not None:
        return refused
    if deck == "floo":
        if state.supply("floo") > 0:
            return None
        return Refusal("RUL-HOG-165", "no_floo_here")
    if not state.decks[deck]:  # type: ignore[index]
        return Refusal("RUL-HOG-012", "deck_empty")
    return None


def trade_refusal(state: State, seat: Seat, action: Propose | Offer) -> Refusal | None:
    """Explain why an exchange cannot be made, or not even begun because nobody has a token to give for ours."""
    if isinstance(action, Offer):
        return offer_refusal(state, seat, action)
    if action.give not in state.people[seat].items:
        return Refusal("HOG-169", "not_held")
    return None if any(offers(state, seat, action.give)) else Refusal("HOG-169", "no_trade")


def offers(state: State, seat: Seat, give: Id) -> Iterator[Offer]:
    """Yield every exchange of this token for one of another player's."""
    for other in state.seats:
        if other != seat:
            yield from (Offer(other, give, want) for want in state.people[other].items)


def offer_refusal(state: State, seat: Seat, offer: Offer) -> Refusal | None:
    if offer.seat == seat or offer.seat not in state.seats:
        return Refusal("HOG-169", "no_such_player")
    if offer.give not in state.people[seat].items:
        return Refusal("HOG-169", "not_held")
    if offer.want not in state.people[offer.seat].items:
        return Refusal("HOG-169", "no_such_item")
    return None


def answer(draft: Draft, _: CommonRoom, seat: Seat, action: Action) -> None:
    match action:
        case Draw("floo"):
            gain_travel(draft, seat, "floo", 1)
        case Draw("behaviour"):
            push(draft, DrawBehaviour(seat))
        case Draw("book" | "spell" | "potion" as deck):
            draw(draft, deck, seat)
        case Propose() | Offer():
            trade(draft, seat, action, in_common_room=True)


def trade(draft: Draft, seat: Seat, action: Propose | Offer, *, in_common_room: bool) -> None:
    if isinstance(action, Propose):
        push(draft, MakeOffer(seat, action.give, in_common_room))
    else:
        make_offer(draft, seat, action, in_common_room=in_common_room)


def make_offer(draft: Draft, seat: Seat, offer: Offer, *, in_common_room: bool) -> None:
    draft.emit(event.OfferMade(seat, offer.seat, offer.give, offer.want))
    push(draft, AnswerOffer(offer.seat, seat, offer.give, offer.want, in_common_room))


# What to ask for the chosen token


def demands(state: State, task: MakeOffer, seat: Seat) -> list[Action]:
    return [Pass(), *offers(state, seat, task.give)]


def demand_refusal(state: State, task: MakeOffer, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case Offer(give=give) if give != task.give:
            return Refusal("HOG-169", "no_trade")
        case Offer():
            return offer_refusal(state, seat, action)
    return Refusal("HOG-169", "must_choose")


def demand(draft: Draft, task: MakeOffer, seat: Seat, action: Action) -> None:
    """Make the offer, or keep the token: in a common room there is still a card to draw."""
    if isinstance(action, Offer):
        make_offer(draft, seat, action, in_common_room=task.in_common_room)
    elif task.in_common_room:
        push(draft, CommonRoom(seat, may_offer=False))  # so that nobody can propose and keep a token for ever


# The reply


def replies(*_: object) -> list[Action]:
    return [Accept(), Refuse()]


def reply_refusal(_state: State, _task: AnswerOffer, _seat: Seat, action: Action) -> Refusal | None:
    if isinstance(action, Accept | Refuse):
        return None
    return Refusal("HOG-169", "must_answer")


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
    return [Pass(), *map(Propose, state.people[seat].items)]


def may_swap(state: State, task: OfferSwap) -> bool:
    return len(OFFER_SWAP.moves(state, task, task.seat)) > 1


def swap_refusal(state: State, _: OfferSwap, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case Propose() | Offer():
            return trade_refusal(state, seat, action)
    return Refusal("HOG-169", "not_now")


def swap(draft: Draft, _: OfferSwap, seat: Seat, action: Action) -> None:
    if isinstance(action, Propose | Offer):
        trade(draft, seat, action, in_common_room=False)


COMMON_ROOM = Question(candidates, refusal, answer, is_asked)
OFFER_SWAP = Question(swaps, swap_refusal, swap, may_swap)
QUESTIONS = {
    CommonRoom: COMMON_ROOM,
    MakeOffer: Question(demands, demand_refusal, demand),
    AnswerOffer: Question(replies, reply_refusal, reply),
    OfferSwap: OFFER_SWAP,
}
