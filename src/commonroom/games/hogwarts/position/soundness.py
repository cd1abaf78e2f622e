"""Soundness of a position: names that lead nowhere, duplicate pieces, numbers that no game could reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import UNSET

from commonroom.engine import Seat

from ..changes import MOST_ITEMS
from ..mode import MODES, Problem, mode_of
from ..options import Settings
from ..pack.ids import Id
from ..pack.shape import deck_ids
from ..pack.world import World
from ..state import FLOO_SUPPLY, PORTKEY_SUPPLY, State, Turn
from ..tasks import DealIn
from .form import Position
from .pieces import MISSION, TOKEN, fights, heaps

SEATS = frozenset({"seat", "other", "others", "by", "loser", "members", "leader", "sides"})
"""The fields of tasks that name seats."""
FURTHEST = 1000
"""Largest number in a task."""
NO_DEATH_EATERS = "there are none at this table, or not yet (HOG-074, HOG-623)"


# Names and numbers, before they are used


def misnamed(given: Position, world: World, chosen: Settings) -> Iterator[Problem]:
    """Yield everything in a position that names what is not there, or contradicts itself by saying it twice."""
    seats = len(chosen.sides)
    if given.seats is not None and len(given.seats) != seats:
        yield "seats", f"must have one entry for each of the {seats} seats"
        return
    yield from _no_seats(given, seats)
    yield from _said_twice(given)
    yield from MODES[chosen.edition].foreign(given, world, chosen)
    for number, written in enumerate(given.seats or ()):
        place = f"seats[{number}]"
        if written.character:
            yield from unknown(f"{place}.character", [written.character], world.characters, "a character")
        fields = [field for field in (written.at, written.way_back) if field]
        yield from unknown(f"{place}.at", fields, world.fields, "a field")
        yield from unknown(f"{place}.items", written.items, world.tokens, "an item token")
        yield from unknown(f"{place}.missions", written.missions or (), world.missions, "a mission")
        yield from unknown(f"{place}.done", written.done, world.missions, "a mission")
        yield from unknown(f"{place}.books", written.books or (), world.books, "a book")
        yield from unknown(f"{place}.floo_cards", written.floo_cards, world.behaviours, "a behaviour card")
        for deck in ("spell", "potion"):
            cards = [card for card, its in world.magic_deck.items() if its == deck]
            yield from unknown(f"{place}.{deck}s", getattr(written, f"{deck}s") or (), cards, f"a {deck}")
    yield from _off_the_board(given, world)


def unknown(place: str, names: Collection[Id], known: Collection[Id], what: str) -> Iterator[Problem]:
    """Report the names that are not known."""
    for name in names:
        if name not in known:
            yield place, f"{name!r} is not {what} of this pack"


def _no_seats(given: Position, seats: int) -> Iterator[Problem]:
    turn = given.turn.seat if isinstance(given.turn, Turn) else given.turn
    for name, seat in (("turn", turn), ("first", given.first), ("end_called", given.end_called)):
        if seat is not None and not 0 <= seat < seats:
            yield name, f"must be a seat, 0 to {seats - 1}"
    for number, task in enumerate(given.agenda or ()):
        for name, value in _values(task):
            if name in SEATS and type(value) is int and not 0 <= value < seats:
                yield f"agenda[{number}].{name}", f"must be a seat, 0 to {seats - 1}"
            elif type(value) is int and abs(value) > FURTHEST:
                yield f"agenda[{number}].{name}", f"must lie between -{FURTHEST} and {FURTHEST}"


def _said_twice(given: Position) -> Iterator[Problem]:
    """Refuse a phase beside an agenda."""
    if given.phase is not UNSET and (given.agenda is not None or given.result is not None):
        yield "phase", "says where the turn stands, and so does " + ("agenda" if given.result is None else "result")


def _values(part: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    """Yield every value anywhere in a task, with the name of its field; a match checks its own."""
    if isinstance(part, msgspec.Struct):
        for field in part.__struct_fields__:
            if field != "state":
                yield from _values(getattr(part, field), field)
    elif isinstance(part, tuple):
        for item in part:
            yield from _values(item, name)
    else:
        yield name, part


def _off_the_board(given: Position, world: World) -> Iterator[Problem]:
    for deck, cards in given.decks.items():
        yield from unknown(
            f"decks.{deck}", cards, set(deck_ids(world.pack.decks()[deck])), f"a card of the {deck} deck"
        )
    yield from unknown("tokens", given.tokens or (), world.fields, "a field")
    for field, tokens in (given.tokens or {}).items():
        yield from unknown(f"tokens.{field}", tokens, world.tokens, "an item token")
    yield from unknown("aside", given.aside or (), world.tokens, "an item token")
    yield from unknown("mission_pile", given.mission_pile or (), world.missions, "a mission")
    written = given.death_eaters or {}
    where = written if isinstance(written, dict) else {foe.id: foe.at for foe in written}
    yield from unknown("death_eaters", where, world.death_eaters, "a death eater")
    yield from unknown("death_eaters", where.values(), world.fields, "a field")


# The sum of the pieces


def problems(state: State) -> Iterator[Problem]:
    """Yield everything that is impossible about a state."""
    yield from _too_many(state)
    for seat in state.seats:
        yield from _player(state, seat)
    yield from _side_by_side(state)
    yield from _death_eaters(state)
    yield from _mode(state)
    yield from _end(state)


def _too_many(state: State) -> Iterator[Problem]:
    """Refuse a piece that is there more often than in the box."""
    box = whole_box(state.world)
    seen: Counter[tuple[str, Id]] = Counter()
    for heap in heaps(state):
        for name in heap.names:
            seen[heap.kind, name] += 1
            if seen[heap.kind, name] > box[heap.kind, name]:
                often = box[heap.kind, name]
                yield heap.place, f"{name!r} is there more often than in the box, which has {often} of it"


def whole_box(world: World) -> Counter[tuple[str, Id]]:
    """Count every card, mission and token in the box."""
    box: Counter[tuple[str, Id]] = Counter()
    box.update((deck, card) for deck, cards in world.pack.decks().items() for card in deck_ids(cards))
    box.update((MISSION, mission) for mission in world.missions)
    box.update((TOKEN, token) for token in world.tokens)
    return box


def _player(state: State, seat: Seat) -> Iterator[Problem]:
    person, place = state.people[seat], f"seats[{seat}]"
    may_be_without = state.result is not None or _is_choosing(state) or any(fights(state.agenda))
    if person.hp < 1 and not may_be_without:
        yield f"{place}.hp", "nobody plays on without HP (RUL-HOG-016)"
    if len(person.items) > MOST_ITEMS:
        yield f"{place}.items", f"at most {MOST_ITEMS} item tokens lie on a board (HOG-202)"
    for name, field in (("at", person.at), ("way_back", person.way_back)):
        if field is not None and state.world.fields[field].kind == "blocked":
            yield f"{place}.{name}", f"{field} cannot be entered (HOG-123)"
    for card in person.behaviour:
        if state.world.behaviours[card].kept_as is None:
            yield f"{place}.floo_cards", f"{card} is not kept (HOG-230)"
    if person.matches_won > person.matches:
        yield f"{place}.matches_won", "nobody has won more matches than they have played"
    if person.waits and not state.settings.is_team:
        yield f"{place}.waits", "one waits only for team mates (RUL-HOG-109)"
    if state.points(seat) < 0 and not state.settings.points_can_go_below_zero:
        yield f"{place}.points", "nobody has fewer than 0 points at this table (RUL-HOG-006)"


def _side_by_side(state: State) -> Iterator[Problem]:
    """Check what the players have together."""
    taken = Counter(person.character for person in state.people if person.character is not None)
    for seat, person in enumerate(state.people):
        if person.character is not None and taken[person.character] > 1:
            yield f"seats[{seat}].character", f"{person.character} is there twice (HOG-063)"
    supplies: Mapping[str, int] = {"floo": FLOO_SUPPLY, "portkey": PORTKEY_SUPPLY}
    for name, supply in supplies.items():
        if sum(getattr(person, name) for person in state.people) > supply:
            yield f"seats[0].{name}", f"there are only {supply} of these tokens (RUL-HOG-007)"


def _death_eaters(state: State) -> Iterator[Problem]:
    if len({foe.id for foe in state.death_eaters}) < len(state.death_eaters):
        yield "death_eaters", "each is there only once (RUL-HOG-083)"
    for number, foe in enumerate(state.death_eaters):
        if foe.hp < 1 and not any(fights(state.agenda)):
            yield f"death_eaters[{number}].hp", "a death eater without HP is gone (HOG-306)"
        if not state.world.fields[foe.at].is_walkable:
            yield f"death_eaters[{number}].at", f"no death eater comes to {foe.at}"


def _mode(state: State) -> Iterator[Problem]:
    """Check the characters, and what the mode of the table does not allow."""
    mode = mode_of(state)
    yield from mode.impossible(state)
    for seat, person in enumerate(state.people):
        if person.character is None:
            continue
        if state.board(seat).role != mode.role(state, seat):
            yield f"seats[{seat}].character", f"{person.character} is not a board that this seat can have (HOG-064)"


def _end(state: State) -> Iterator[Problem]:
    if state.round < 1:
        yield "round", "rounds are counted from 1"
    if state.result is None:
        if any(person.character is None for person in state.people) and not _is_choosing(state):
            yield "seats", "everybody has a character once the game has begun (HOG-063)"
        return
    if state.agenda:
        yield "agenda", "nothing is to be done after the end"
    winners = state.result.winners
    if not set(winners) <= set(state.seats) or len(set(winners)) < len(winners):
        yield "result.winners", "must name seats, each of them once"


def _is_choosing(state: State) -> bool:
    """Tell whether boards are still being chosen; until then nobody has anything (HOG-067)."""
    return any(isinstance(task, DealIn) for task in state.agenda)
