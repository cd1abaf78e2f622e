"""Secrets: within a team all is open, and what somebody holds is otherwise theirs alone (RUL-HOG-013)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from commonroom.engine import Seat, Viewer

from .. import events as event
from ..effects.vocabulary import Deck
from ..match.events import CardPlayed as PlayedInMatch
from ..pack.ids import Id
from ..state import State
from ..tasks import ArrangeTop, Task

BACK = "?"
"""A card of which only the back is seen. No id looks like that."""


def backs(cards: Sequence[Id]) -> tuple[Id, ...]:
    """Return as many backs as there are cards."""
    return (BACK,) * len(cards)


def may_see(state: State, owner: Seat | None, viewer: Viewer) -> bool:
    """Tell whether this viewer knows what the owner knows: the owner and their team do."""
    return owner is not None and viewer is not None and state.are_mates(owner, viewer)


def insiders(state: State, *owners: Seat) -> tuple[Seat, ...]:
    """Return everybody who knows what one of these knows."""
    return tuple(seat for seat in state.seats if any(state.are_mates(owner, seat) for owner in owners))


def addressed(state: State, happened: event.Event) -> event.Event:
    """Return the event with the seats that may know all of it, since events are passed on without the state."""
    match happened:
        case event.CardsPassed(giver, taker):
            return replace(happened, known_to=insiders(state, giver, taker))
        case event.Secret():
            return replace(happened, known_to=insiders(state, happened.seat))
    return happened


WITHHELD: dict[type, dict[str, UnsetType]] = {
    event.CardsDrawn: {"cards": UNSET},
    event.CardsPassed: {"deck": UNSET, "cards": UNSET},
    event.MissionExchanged: {"gave": UNSET, "got": UNSET},
}
"""Fields that are withheld from those who may not know them."""


SHOWN: dict[type, Callable[[Any], tuple[Id | None, ...]]] = {
    event.CardShown: lambda happened: (happened.card,),
    event.CardsDiscarded: lambda happened: happened.cards,
    event.CardPlayed: lambda happened: (happened.card,),
    event.AttackCancelled: lambda happened: (happened.card,),
    event.MissionFailed: lambda happened: (happened.mission,),
    event.FightBegan: lambda happened: (happened.foe,),
    event.AbilityAnnounced: lambda happened: (happened.foe,),
    event.FoeStruck: lambda happened: (happened.foe,),
    event.FightOver: lambda happened: (happened.foe,),
    event.MatchEvent: lambda happened: (happened.event.card,) if isinstance(happened.event, PlayedInMatch) else (),
}
"""Cards that these events show to everybody.

Any other event that names a card has to be secret, or its card stays in sight.
"""


def laid_open(events: Iterable[event.Event]) -> tuple[Id, ...]:
    """Return the cards that everybody was shown, each once, in order."""
    cards = (card for each in events if (shows := SHOWN.get(type(each))) is not None for card in shows(each))
    return tuple(dict.fromkeys(card for card in cards if card is not None))


def side_of(sides: Sequence[Seat | None], viewer: Viewer) -> Viewer:
    """Return the viewer's side of a match; None for a watcher."""
    return sides.index(viewer) if viewer is not None and viewer in sides else None


class HiddenThing(NamedTuple):
    """The secret part of a task: its owner, how others see it, and how it looks in an imagined world."""

    owner: Callable[[Any], Seat]
    hidden: Callable[[Any], Task]
    imagined: Callable[[Any, Mapping[Deck, tuple[Id, ...]]], Task]
    """From the task and the decks of that world."""


HIDDEN_THINGS: dict[type, HiddenThing] = {
    ArrangeTop: HiddenThing(
        owner=lambda task: task.seat,
        hidden=lambda task: replace(task, cards=backs(task.cards)),
        imagined=lambda task, decks: replace(task, cards=decks[task.deck][: len(task.cards)]),
    ),
}
"""Every task with something hidden in it; all others are open to everybody."""
