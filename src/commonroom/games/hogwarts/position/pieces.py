"""Every piece of the box, wherever it lies, and what tasks on the agenda hold or reveal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, TypeAlias

from commonroom.engine import Seat

from .. import match
from ..effects.vocabulary import Deck, MagicDeck
from ..fights.tasks import ByApp, Fight, FoeSearch, UseUp
from ..pack.ids import Id
from ..state import HELD, State
from ..tasks import PlayMatch, PutTokens, SearchDeck, Task

Piece: TypeAlias = tuple[str, Id]
"""A card with its deck, a mission, or a token."""

MISSION, TOKEN = "mission", "token"

HANDS: dict[Deck, str] = {"book": "books", "spell": "spells", "potion": "potions", "behaviour": "floo_cards"}
"""Names in a position for the held cards of each deck."""


# Pieces that a task holds


def _spent(task: PutTokens) -> Iterator[Piece]:
    return ((TOKEN, token) for token in task.tokens)


def _on_the_pitch(task: PlayMatch) -> Iterator[Piece]:
    return (("quidditch", card) for card in match.components(task.state))


LYING: dict[type, Callable[[Any], Iterator[Piece]]] = {PutTokens: _spent, PlayMatch: _on_the_pitch}
"""The pieces that are nowhere else while a task waits."""


def lying_with(agenda: Iterable[Task]) -> Iterator[Piece]:
    """Yield all pieces that the tasks of an agenda hold."""
    for task in agenda:
        holds = LYING.get(type(task))
        if holds is not None:
            yield from holds(task)


# Facts that a task reveals


class Searching(NamedTuple):
    """A deck that somebody is searching."""

    seat: Seat
    deck: MagicDeck


def searches(agenda: Iterable[Task]) -> Iterator[Searching]:
    """Return who is searching which deck."""
    return (Searching(task.seat, task.deck) for task in agenda if isinstance(task, SearchDeck | FoeSearch))


def named_missions(agenda: Iterable[Task]) -> frozenset[Id]:
    """Return the missions that everybody knows, because they are being attempted."""
    named = {mission for task in agenda if (mission := getattr(task, "mission", None)) is not None}
    named |= {fight.card for fight in fights(agenda) if fight.kind == "mission" and fight.card is not None}
    return frozenset(named)


def fights(agenda: Iterable[Task]) -> Iterator[Fight]:
    """Yield the running fight, once for each task that holds it."""
    for task in agenda:
        asked = task.question if isinstance(task, ByApp) else task
        fight = getattr(asked, "fight", None)
        if fight is not None:
            yield fight


def used_by(agenda: Iterable[Task], seat: Seat) -> Iterator[Id]:
    """Yield the cards that everybody has seen this player use and that are put away when they are settled."""
    for task in agenda:
        if isinstance(task, UseUp):
            fighter = task.fight.fighters[task.index]
            if fighter.foe is None and fighter.seat == seat:
                yield task.card


# All pieces


class Heap(NamedTuple):
    """Pieces of one kind that lie together, and the position's name for the place."""

    place: str
    kind: str
    names: tuple[Id, ...]


def components(state: State) -> list[str]:
    """List cards with their decks, which never mix, missions and item tokens."""
    return [f"{heap.kind}/{name}" for heap in heaps(state) for name in heap.names]


def heaps(state: State) -> Iterator[Heap]:
    """Yield every piece, wherever it lies."""
    for seat, person in enumerate(state.people):
        place = f"seats[{seat}]"
        for held in HELD:
            yield Heap(f"{place}.{HANDS[held]}", held, person.cards(held))
        yield Heap(f"{place}.missions", MISSION, person.missions)
        yield Heap(f"{place}.done", MISSION, person.done)
        yield Heap(f"{place}.items", TOKEN, person.items)
    for number, foe in enumerate(state.death_eaters):
        yield Heap(f"death_eaters[{number}].spells", "spell", foe.spell)
        yield Heap(f"death_eaters[{number}].potions", "potion", foe.potion)
    for deck, cards in state.decks.items():
        yield Heap(f"decks.{deck}", deck, cards)
    yield Heap("mission_pile", MISSION, state.mission_pile)
    for field, tokens in state.tokens.items():
        yield Heap(f"tokens.{field}", TOKEN, tokens)
    yield Heap("aside", TOKEN, state.aside)
    yield Heap("destroyed", TOKEN, state.destroyed)
    for kind, name in lying_with(state.agenda):
        yield Heap("agenda", kind, (name,))
