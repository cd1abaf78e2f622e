"""Why not: for everything that a seat has, the rule that forbids using it now."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from commonroom.engine import Refusal, Seat

from ..actions import Action, Destroy, Exam, Floo, Play, Portkey, Stop, Use, Wait
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


def refusals(state: State, seat: Seat) -> Refusals:
    """Ask the rules about each action, as if it were taken now."""
    person = state.people[seat]

    def judged(actions: Iterable[tuple[Id, Action]]) -> dict[Id, Refusal]:
        found = ((thing, refusal(state, seat, action)) for thing, action in actions)
        return {thing: refused for thing, refused in found if refused is not None}

    return Refusals(
        cards=judged((card, Play(card)) for card in dict.fromkeys(person.magic)),
        books=judged((book, Exam(book)) for book in dict.fromkeys(person.book)),
        tokens=judged((token, Use(token)) for token in person.items),
        floo=judged((place, Floo(place)) for place in state.world.floo_places),
        actions=judged(PLAIN.items()),
    )
