"""Likely places of hidden cards: Seekers are kept, and a declaration for the Snitch hints at a good one.

None of this is certain, so now and then a guess is made without it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from commonroom.engine import Dice, Seat
from commonroom.engine.tuples import other

from ..box.cards import Ball, Card, HouseCard
from ..settlement import ROLE_AT
from ..state import State

KEPT = 3
"""Factor by which a Seeker is more likely than another card to be in the hand instead of still to be drawn."""
DOUBT = 10
"""Percentage of decisions that reveal nothing, because of a bluff or an oversight."""
DOUBT_AT_QUAFFLE = 40
"""The same for cards laid at the Quaffle, where players often just get rid of a card."""
LATELY = 2
"""Newest discards to look at: if one of them fits the declaration, the card meant is no longer in the hand."""


def keep_seekers(state: State, near: list[Card], far: list[Card], dice: Dice) -> None:
    """Move Seekers into the hand or face down, where a player who waits for the Snitch tends to keep them."""
    number = len(near) + len(far)
    favour = (KEPT - 1) * len(near)
    for card in [card for card in far if state.card(card).role == "seeker"]:
        if near and dice.roll("kept", number + favour) <= favour:
            _exchange(near, far, _least_missed(state, near), card)


def exchange_as_declared(
    state: State, owner: Seat, known: Sequence[Card], near: list[Card], far: list[Card], dice: Dice
) -> None:
    """Exchange cards until those near, in the hand or face down, agree with what their owner has declared.

    Cards known to be near stay there.
    """
    for ball in _claims(state, owner):
        meant = _meant(state, owner, ball, [*known, *near, *far])
        if near and _is_believed(dice) and not any(card in meant for card in (*known, *near)):
            found = [card for card in far if card in meant]
            if found:
                _exchange(near, far, _least_missed(state, near), dice.pick("claim", found))
    if _is_silent(state, owner) and _is_believed(dice):
        for card in [card for card in near if _is_unbeatable(state, owner, state.card(card))]:
            others = [each for each in far if not _is_unbeatable(state, owner, state.card(each))]
            if others:
                _exchange(near, far, card, others[0])


def arrange_as_laid(state: State, balls: Sequence[Ball], near: list[Card], dice: Dice) -> None:
    """Arrange the last cards, which lie face down at these balls, so that each fits its ball best."""
    free = list(range(len(near)))
    places = list(enumerate(balls, len(near) - len(balls)))
    for place, ball in sorted(places, key=lambda entry: entry[1] == "Q"):
        if _is_believed(dice, DOUBT_AT_QUAFFLE if ball == "Q" else DOUBT):
            best = max([place, *free], key=lambda at: _fitness(ball, state.card(near[at])))
            near[place], near[best] = near[best], near[place]
        free.remove(place)


def _claims(state: State, owner: Seat) -> Iterator[Ball]:
    """Yield the balls that a seat has declared and where its card has not been seen yet."""
    for ball in state.announced[owner] or ():
        spot = state.spot(ball)
        if spot is None or spot.settled or spot.face_up or (state.laid and spot.cards[owner] is None):
            continue
        if not any(state.card(card).role == ROLE_AT[ball] for card in _open_discards(state, owner)[-LATELY:]):
            yield ball


def _meant(state: State, owner: Seat, ball: Ball, cards: list[Card]) -> list[Card]:
    """Return the cards that a declaration may mean: for the Snitch, the best Seekers if there are any."""
    fit = [card for card in cards if state.card(card).role == ROLE_AT[ball]]
    return [card for card in fit if _is_unbeatable(state, owner, state.card(card))] or fit


def _least_missed(state: State, near: list[Card]) -> Card:
    """Return a card that no ball needs which has to be declared."""
    return next((card for card in near if state.card(card).role not in ROLE_AT.values()), near[-1])


def _is_silent(state: State, owner: Seat) -> bool:
    """Tell whether a seat could have declared the Snitch this round, and did not."""
    announced = state.announced[owner]
    if announced is None or "SN" not in state.pitch or "SN" in announced or state.chase:
        return False
    return state.settings.simultaneous or owner == state.leader or state.spot("SN") is None


def _is_unbeatable(state: State, owner: Seat, card: HouseCard) -> bool:
    """Tell whether a card is a Seeker that no Seeker left to the rival can beat, as far as its owner knows."""
    if card.role != "seeker":
        return False
    out = _open_discards(state, other(owner))
    higher = [seeker for seeker in state.settings.seekers if (state.card(seeker).value or 0) > (card.value or 0)]
    return all(seeker in out for seeker in higher)


def _open_discards(state: State, seat: Seat) -> tuple[Card, ...]:
    return state.discards[seat][-1:] if state.settings.top_only else state.discards[seat]


def _fitness(ball: Ball, card: HouseCard) -> int:
    """Return how well a card fits at a ball."""
    fits = card.role == ROLE_AT[ball] if ball in ROLE_AT else card.role in ("chaser", "keeper")
    return card.value or 0 if fits else -1


def _is_believed(dice: Dice, doubt: int = DOUBT) -> bool:
    return dice.roll("believed", 100) > doubt


def _exchange(near: list[Card], far: list[Card], one: Card, another: Card) -> None:
    near[near.index(one)] = another
    far[far.index(another)] = one
