"""Why not: for everything that a seat has, the rule that forbids using it now."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from commonroom.engine import Refusal, Seat

from ..actions import Action, Destroy, Exam, Floo, Play, Portkey, Stop, Use, Wait
from ..fights.limits import role_of
from ..legality import refusal
from ..pack.ids import Id
from ..state import State


class Refusals(msgspec.Struct, frozen=True):
    """Refusals by the id of the thing; what is missing here can be used now."""

    cards: dict[Id, Refusal]
    """Spells and potions."""
    books: dict[Id, Refusal]
    tokens: dict[Id, Refusal]
    floo: dict[Id, Refusal]
    """The far places, by floo powder."""
    actions: dict[str, Refusal]
    """What needs no thing, by the type of the action: `wait`, `stop`, `portkey`, `destroy`."""


NOTHING_REFUSED = Refusals({}, {}, {}, {}, {})
PLAIN: dict[str, Action] = {"wait": Wait(), "stop": Stop(), "portkey": Portkey(), "destroy": Destroy()}


VAGUE = ("not_now", "not_your_turn")
"""Refusals of any action at the wrong time, which say nothing about the thing."""


def refusals(state: State, seat: Seat) -> Refusals:
    """Ask the rules about each action, as if it were taken now."""
    person = state.people[seat]

    def judged(actions: Iterable[tuple[Id, Action]]) -> dict[Id, Refusal]:
        found = ((thing, refusal(state, seat, action)) for thing, action in actions)
        return {thing: refused for thing, refused in found if refused is not None}

    cards = judged((card, Play(card)) for card in dict.fromkeys(person.magic))
    books = judged((book, Exam(book)) for book in dict.fromkeys(person.book))
    return Refusals(
        cards={card: _card_for(state, card) if why.code in VAGUE else why for card, why in cards.items()},
        books={book: _exam_of(state, seat, book, why) if why.code in VAGUE else why for book, why in books.items()},
        tokens=judged((token, Use(token)) for token in person.items),
        floo=judged((place, Floo(place)) for place in state.world.floo_places),
        actions=judged(PLAIN.items()),
    )


def _card_for(state: State, card: Id) -> Refusal:
    """Say when the card can be used: at the start of a turn, or in a fight."""
    if role_of(state.world.magic[card]) is None:
        return Refusal("HOG-257", "start_of_turn_only")
    return Refusal("RUL-HOG-061", "wrong_moment_for_card")


def _exam_of(state: State, seat: Seat, book: Id, why: Refusal) -> Refusal:
    """Say that the exam is elsewhere, unless the seat stands in that very classroom."""
    place = state.world.fields.get(state.people[seat].at)
    here = place is not None and place.classroom == state.world.books[book].classroom
    return why if here else Refusal("HOG-221", "other_classroom")
