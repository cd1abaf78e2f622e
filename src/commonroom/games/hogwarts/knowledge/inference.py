"""Inference from a walk: a player who walks into a dead end must have a reason to stop there.

A step is legal only if the walk can end by the rules, and a stop may be allowed by a mission or a book that others do
not see. So a guess in which the walker has no such thing cannot be true.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from commonroom.engine import Dice, Seat, Viewer
from commonroom.engine.tuples import replaced

from ..legality import legal
from ..missions.needs import members
from ..pack.cards import Need, fits
from ..pack.ids import Id
from ..position.pieces import MISSION
from ..state import Held, State, with_person
from ..tasks import Walk
from .secrets import may_see

TRIES = 20
"""Attempts per ground; the first one nearly always holds."""


class StopGround(NamedTuple):
    """What allows a player to stop on a field: a mission with the cards for it, or a book."""

    mission: Id | None
    needs: tuple[Need, ...]
    books: tuple[Id, ...] = ()
    """One of these is needed."""


def explain_the_walk(guess: State, viewer: Viewer, dice: Dice) -> None:
    """Give a walker who could not go on a reason to stop, out of the cards that the viewer does not see."""
    task = guess.agenda[-1] if guess.agenda else None
    if not isinstance(task, Walk) or may_see(guess, task.seat, viewer) or legal(guess, task.seat):
        return
    grounds = list(_grounds(guess, task))
    people, decks, pile = guess.people, guess.decks, guess.mission_pile
    # Each ground several times, in random order: which cards are swapped differs, and some swaps do not help.
    for number in dice.shuffle("reason", range(len(grounds) * TRIES)):
        guess.people, guess.decks, guess.mission_pile = people, decks, pile
        _hold(guess, task.seat, grounds[number % len(grounds)], viewer, dice)
        if legal(guess, task.seat):
            return


def _grounds(guess: State, walk: Walk) -> Iterator[StopGround]:
    """Yield every mission that could be attempted ahead with the visible tokens, and every book of a classroom."""
    world, team = guess.world, members(guess, walk.seat)
    items = {token for each in team for token in guess.people[each].items}
    done = {mission for person in guess.people for mission in person.done}
    for place in _ahead(guess, walk):
        there = items | {*guess.tokens.get(place, ())}
        for mission in world.missions.values():
            if mission.id not in done and world.is_at(place, mission.place) and set(mission.tokens) <= there:
                yield StopGround(mission.id, () if guess.settings.is_underage else mission.needs)
        subject = world.fields[place].classroom
        if subject is not None and guess.settings.extra_stops == "classroom_with_book":
            yield StopGround(None, (), tuple(book.id for book in world.books.values() if book.classroom == subject))


def _ahead(guess: State, walk: Walk) -> list[Id]:
    """Return the field that the walk has reached, and every field that it could still reach."""
    found, visited = [walk.path[-1]], {*walk.path}
    for place in found:
        ways = guess.world.ways[place]
        found += [there for there in ways if there not in visited]
        visited |= {*ways}
    return found


def _hold(guess: State, seat: Seat, ground: StopGround, viewer: Viewer, dice: Dice) -> None:
    """Swap what the ground asks for into the walker's hand, as far as it is hidden."""
    if ground.mission is not None:
        _swap(guess, seat, MISSION, (ground.mission,), frozenset(), viewer, dice)
    if ground.books:
        _swap(guess, seat, "book", ground.books, frozenset(), viewer, dice)
    kept: dict[str, set[int]] = {"spell": set(), "potion": set()}
    for need in (each for each in ground.needs for _ in range(each.count)):
        for deck in dice.shuffle("deck", ["spell", "potion"]):
            wanted = tuple(
                card for card, its in guess.world.magic_deck.items()
                if its == deck and fits(need, its, guess.world.magic[card])
            )  # fmt: skip
            place = _swap(guess, seat, deck, wanted, frozenset(kept[deck]), viewer, dice)
            if place is not None:
                kept[deck].add(place)
                break


def _swap(
    guess: State, seat: Seat, kind: str, wanted: tuple[Id, ...], kept: frozenset[int], viewer: Viewer, dice: Dice
) -> int | None:
    """Swap in one of the wanted cards for one that need not be kept; return its index in the hand, or None."""
    hand = _held(guess, seat, kind)
    free = [place for place in range(len(hand)) if place not in kept]
    for place in free:
        if hand[place] in wanted:
            return place
    sources = [
        (other, at) for other in _hidden_places(guess, seat, viewer) for at in _matching(guess, other, kind, wanted)
    ]
    if not free or not sources:
        return None
    place, (other, at) = dice.pick("place", free), dice.pick("source", sources)
    theirs = _held(guess, other, kind)
    _put(guess, other, kind, replaced(theirs, at, hand[place]))
    _put(guess, seat, kind, replaced(hand, place, theirs[at]))
    return place


def _hidden_places(guess: State, seat: Seat, viewer: Viewer) -> list[Seat | None]:
    """Return whose cards the viewer does not see, apart from the walker's; None is the pile."""
    return [None, *(other for other in guess.seats if other != seat and not may_see(guess, other, viewer))]


def _matching(guess: State, owner: Seat | None, kind: str, wanted: tuple[Id, ...]) -> list[int]:
    return [at for at, card in enumerate(_held(guess, owner, kind)) if card in wanted]


def _held(guess: State, owner: Seat | None, kind: str) -> tuple[Id, ...]:
    if kind == MISSION:
        return guess.mission_pile if owner is None else guess.people[owner].missions
    deck: Held = kind  # type: ignore[assignment]
    return guess.decks[deck] if owner is None else guess.people[owner].cards(deck)


def _put(guess: State, owner: Seat | None, kind: str, cards: tuple[Id, ...]) -> None:
    if owner is not None:
        with_person(guess, owner, **{"missions" if kind == MISSION else kind: cards})
    elif kind == MISSION:
        guess.mission_pile = cards
    else:
        guess.decks = {**guess.decks, kind: cards}  # type: ignore[dict-item]
