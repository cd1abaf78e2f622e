"""Start values for omitted parts of a position: characters, hands, decks, tokens, missions, death eaters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from commonroom.engine import Dice, Draft, Seat, Table

from ..effects.vocabulary import Deck
from ..mode import mode_of
from ..pack.ids import Id
from ..start.characters import deal_in, death_eaters_to_place
from ..start.layout import laid_out
from ..state import DeathEater, Person, State, Turn, with_person
from ..tasks import Arrive, BeginTurn, DealIn, EndTurn, LastWord, Task
from .form import DeathEaterPosition, Phase, Position, SeatPosition
from .pieces import HANDS, TOKEN, lying_with


def filled(given: Position, table: Table, dice: Dice) -> State:
    """Return the state with everything filled in that the position leaves open."""
    start = laid_out(table, dice)
    seats = given.seats if given.seats is not None else [SeatPosition() for _ in start.people]
    first = _first(given, start)
    turn = given.turn if isinstance(given.turn, Turn) else Turn(first if given.turn is None else given.turn)
    state = copy(start)
    mode_of(state).take_over(state, given)
    state.people = _beginners(start, _characters(seats, state), dice)
    state.first, state.turn, state.round = first, turn, given.round
    state.end_called, state.shown, state.result = given.end_called, given.shown, given.result
    state.own = start.own if given.own is None else given.own
    state.agenda = _agenda(given, turn.seat)
    state.death_eaters = _death_eaters(given, start)
    if given.agenda is None and given.result is None and given.death_eaters is None:
        state.agenda += death_eaters_to_place(state)
    _describe(state, seats)
    _deal_missions(state, given, seats, start)
    _deal_cards(state, given, seats)
    _lay_tokens(state, given, start)
    return state


def _first(given: Position, start: State) -> Seat:
    """Return who began: as the table has it, or else the seat whose turn it is."""
    if given.first is not None:
        return given.first
    if given.turn is None or start.settings.first_player is not None:
        return start.first
    return given.turn.seat if isinstance(given.turn, Turn) else given.turn


def _agenda(given: Position, seat: Seat) -> tuple[Task, ...]:
    """Return the tasks of the given phase, or the written agenda followed by the usual end of the turn."""
    if given.result is not None:
        return given.agenda or ()
    if given.agenda is None:
        return phases(seat)["start" if given.phase is UNSET else given.phase]
    goes_on = any(isinstance(task, BeginTurn | EndTurn | DealIn) for task in given.agenda)
    return given.agenda if goes_on else (*phases(seat)["end"], *given.agenda)


def phases(seat: Seat) -> dict[Phase, tuple[Task, ...]]:
    """Return what is still to be done in each phase of a turn."""
    end = (EndTurn(seat), LastWord(seat))
    return {"start": (BeginTurn(seat),), "arrived": (*end, Arrive(seat)), "end": end}


# Players


def _characters(seats: Sequence[SeatPosition], state: State) -> list[Id | None]:
    """Return the characters: as written, as wished for, or the first free one that may be played."""
    mode = mode_of(state)
    found = [
        person.character if written.character is UNSET else written.character
        for written, person in zip(seats, state.people, strict=True)
    ]
    for seat, written in enumerate(seats):
        if written.character is UNSET and (found[seat] is None or mode.recast(state, seat)):
            found[seat] = next((each for each in mode.castable(state, seat) if each not in found), None)
    return found


def _beginners(start: State, characters: Sequence[Id | None], dice: Dice) -> tuple[Person, ...]:
    """Return everybody as the game begins, with what the boards show."""
    people = tuple(replace(person, character=who) for person, who in zip(start.people, characters, strict=True))
    if None in characters:
        return people
    draft = copy(start)
    draft.people = people
    deal_in(Draft(draft, dice), DealIn())
    return draft.people


def _describe(state: State, seats: Sequence[SeatPosition]) -> None:
    """Apply all that is written about a player, except cards and missions."""
    mode_of(state).adjust(state)
    dealt = {*HANDS.values(), "missions", "character", "side"}
    for seat, written in enumerate(seats):
        values = {name: getattr(written, name) for name in written.__struct_fields__ if name not in dealt}
        with_person(state, seat, **{name: value for name, value in values.items() if value is not UNSET})


# Missions and cards


def _deal_missions(state: State, given: Position, seats: Sequence[SeatPosition], start: State) -> None:
    """Put written missions where they are written; deal others from the rest, as many as at the start (HOG-071)."""
    named = Counter(mission for written in seats for mission in (*written.done, *(written.missions or ())))
    named.update(given.mission_pile or ())
    box = [mission for person in start.people for mission in person.missions] + list(start.mission_pile)
    rest = _without(box, named)
    for seat, written in enumerate(seats):
        if written.missions is UNSET:
            number = max(0, len(start.people[seat].missions) - len(written.done))
            missions, rest = rest[:number], rest[number:]
        else:
            missions = list(written.missions)
        with_person(state, seat, missions=tuple(missions))
    state.mission_pile = tuple(rest) if given.mission_pile is None else given.mission_pile


def _deal_cards(state: State, given: Position, seats: Sequence[SeatPosition]) -> None:
    """Fill each deck separately: written hands, then omitted hands, then the deck."""
    decks = dict(state.decks)
    for deck, box in state.decks.items():
        named = Counter(card for kind, card in lying_with(state.agenda) if kind == deck)
        named.update(given.decks.get(deck, ()))
        name = HANDS.get(deck)
        if name is not None:
            named.update(card for written in seats for card in getattr(written, name) or ())
            named.update(card for foe in state.death_eaters for card in getattr(foe, deck, ()))
        rest = _without(box, named)
        if name is not None:
            rest = _deal_hands(state, deck, [getattr(written, name) for written in seats], rest)
        decks[deck] = given.decks.get(deck, tuple(rest))
    state.decks = decks


def _deal_hands(state: State, deck: Deck, hands: Sequence[Any], rest: list[Id]) -> list[Id]:
    """Deal as many cards as at the start to omitted hands; return the rest of the deck."""
    for seat, hand in enumerate(hands):
        if hand is UNSET:
            number = len(getattr(state.people[seat], deck))
            hand, rest = rest[:number], rest[number:]
        with_person(state, seat, **{deck: tuple(hand)})
    return rest


def _without(box: Iterable[Id], named: Counter[Id]) -> list[Id]:
    """Return what of the box is not named, in its order."""
    named, rest = Counter(named), []
    for piece in box:
        if named[piece] > 0:
            named[piece] -= 1
        else:
            rest.append(piece)
    return rest


# The board


def _death_eaters(given: Position, start: State) -> tuple[DeathEater, ...]:
    """Return the death eaters as written; by default with the HP of their boards."""
    written = given.death_eaters
    if written is None:
        return start.death_eaters
    if isinstance(written, dict):
        written = [DeathEaterPosition(foe, at) for foe, at in written.items()]
    return tuple(
        DeathEater(
            foe.id,
            foe.at,
            start.world.characters[foe.id].hp if foe.hp is UNSET else foe.hp,
            foe.spells,
            foe.potions,
        )
        for foe in written
    )


def _lay_tokens(state: State, given: Position, start: State) -> None:
    """Lay tokens as written and set the rest aside; or scatter those that nobody has as at the start."""
    taken = {token for person in state.people for token in person.items}
    taken |= {token for kind, token in lying_with(state.agenda) if kind == TOKEN}
    taken |= {*(given.aside or ()), *state.destroyed}
    if given.tokens is None:
        gone = taken | {*mode_of(state).used_up(state)}
        left = {place: tuple(token for token in here if token not in gone) for place, here in start.tokens.items()}
        state.tokens = {place: here for place, here in left.items() if here}
    else:
        state.tokens = {place: here for place, here in given.tokens.items() if here}
        state.tokens = mode_of(state).lay_rest(state, dict(state.tokens), frozenset(taken))
    taken |= {token for here in state.tokens.values() for token in here}
    rest = tuple(token for token in start.world.tokens if token not in taken)
    state.aside = rest if given.aside is None else given.aside
