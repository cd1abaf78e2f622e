"""The state of a game: its facts, and small questions about them.

Some facts matter in the second mode alone: the destroyed horcruxes and Voldemort's return, whether a hero has to try
again or is spared, which pawns of the dark side have moved, which weapons were asked for, and what a death eater has
left. They stay among the others because positions and views have named them there since before a mode could keep a
part of its own (`State.own`), and old records still do; and because the page, the stored positions and the bots'
guesses then know one shape of the state. What a further mode adds belongs to `own`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from commonroom.engine import Outcome, Seat
from commonroom.engine.tuples import replaced

from .effects.vocabulary import Deck, MagicDeck
from .options import Settings
from .pack.ids import Id
from .pack.people import Character
from .pack.world import World
from .tasks import Task

Held: TypeAlias = Literal["book", "spell", "potion", "behaviour"]
"""The decks of which a player holds cards; behaviour cards are those kept as floo powder (HOG-230)."""
HELD: tuple[Held, ...] = ("book", "spell", "potion", "behaviour")

FLOO_SUPPLY, PORTKEY_SUPPLY = 20, 10
"""Numbers of these tokens in the box (HOG-001, RUL-HOG-007)."""


class Person(msgspec.Struct, frozen=True):
    """A player and the board in front of them."""

    character: Id | None = None
    """The player board; None before it is chosen (HOG-063)."""
    at: Id = ""
    hp: int = 0
    points: int = 0
    book: tuple[Id, ...] = ()
    spell: tuple[Id, ...] = ()
    potion: tuple[Id, ...] = ()
    behaviour: tuple[Id, ...] = ()
    """Cards that are kept as floo powder (RUL-HOG-058)."""
    floo: int = 0
    portkey: int = 0
    items: tuple[Id, ...] = ()
    missions: tuple[Id, ...] = ()
    done: tuple[Id, ...] = ()
    matches: int = 0
    """Matches played (HOG-026)."""
    matches_won: int = 0
    beaten: int = 0
    """Death eaters defeated."""
    move_bonus: int = 0
    """Bonus of an effect to the next movement roll."""
    extra_move_dice: int = 0
    skips_roll: bool = False
    waits: bool = False
    """True while the player stays on the place of a team mission until the others come (RUL-HOG-109)."""
    must_retry: bool = False
    """True if the player has to try again to destroy the horcrux on this field (HOG-631)."""
    spared: bool = False
    """True from a defeat that led back to Start until one's next turn: nobody attacks (RUL-HOG-185)."""
    way_back: Id | None = None
    """The field where a trip began, and where it ends with the turn (HOG-143, HOG-153, HOG-211)."""

    def cards(self, deck: Held) -> tuple[Id, ...]:
        return getattr(self, deck)  # type: ignore[no-any-return]

    @property
    def magic(self) -> tuple[Id, ...]:
        return (*self.spell, *self.potion)

    @property
    def hand(self) -> tuple[Id, ...]:
        """Return all cards that can be lost to others; missions never can (HOG-073, RUL-HOG-075)."""
        return (*self.book, *self.spell, *self.potion, *self.behaviour)

    @property
    def home(self) -> Id:
        """Return where the pawn is once a trip is over."""
        return self.way_back or self.at

    @property
    def floo_powder(self) -> int:
        """Return the floo trips that this player could pay for, with tokens or with kept cards."""
        return self.floo + len(self.behaviour)


class DeathEater(msgspec.Struct, frozen=True):
    """A death eater on the board; `hp`, `spell` and `potion` matter in the second mode, where they last."""

    id: Id
    at: Id
    hp: int
    spell: tuple[Id, ...] = ()
    potion: tuple[Id, ...] = ()


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The current turn, with counts of what may be done only so often in it."""

    seat: Seat
    picked: int = 0
    """Item tokens picked up (HOG-201)."""
    attempted: bool = False
    """True if a mission was attempted (RUL-HOG-039)."""
    travelled: bool = False
    """True if floo powder, a portkey or Buckbeak was used (RUL-HOG-041)."""
    fought: bool = False
    """True if a fight or a duel has ended the move: the rest of the field is lost, and no flight follows (HOG-287)."""
    no_roll: bool = False
    """True if an effect has cancelled the roll of this turn."""
    passes: int | Literal["all"] = 0
    """Others that a card lets the player pass without stopping; possibly `all`."""
    passed: int = 0
    """Others that were passed by a once-a-turn ability."""
    again: int = 0
    """Further turns of the same player that follow this one (HOG-210)."""
    extra: bool = False
    """True if this is such a further turn."""
    moved: tuple[Id, ...] = ()
    """Pawns of the dark side that have moved this turn (RUL-HOG-162)."""
    asked: tuple[Id, ...] = ()
    """Weapons that were asked for or handed over this turn, and cannot be asked for again (HOG-632)."""


class State(msgspec.Struct):
    """The whole state of a game. All fields are immutable values, so a shallow copy is a new state."""

    world: World
    settings: Settings
    people: tuple[Person, ...]
    decks: Mapping[Deck, tuple[Id, ...]]
    """The next card to draw comes first."""
    tokens: Mapping[Id, tuple[Id, ...]]
    """The item tokens on each field; fields without any are left out."""
    first: Seat
    """The seat that began."""
    turn: Turn
    round: int = 1
    mission_pile: tuple[Id, ...] = ()
    """Missions that were dealt to nobody; the next one to draw comes first."""
    death_eaters: tuple[DeathEater, ...] = ()
    agenda: tuple[Task, ...] = ()
    """The tasks still to be done, the next one last. A question waits there for its answer."""
    end_called: Seat | None = None
    """The seat that has met the condition that ends the game (RUL-HOG-002)."""
    aside: tuple[Id, ...] = ()
    """Tokens that are neither on the board nor in anybody's hands: kept for later, or removed from the game."""
    destroyed: tuple[Id, ...] = ()
    """The destroyed horcruxes (second mode)."""
    returned: bool = False
    """True if Voldemort has returned (second mode)."""
    own: Any = None
    """What only the mode of the table knows: a frozen struct of its own, or nothing."""
    shown: tuple[Id, ...] = ()
    """Cards that the last action showed to everybody; they may be back under their decks (HOG-062)."""
    result: Outcome | None = None

    # People

    @property
    def seats(self) -> range:
        return range(len(self.people))

    def board(self, seat: Seat) -> Character:
        """Return the player board of a seat."""
        character = self.people[seat].character
        assert character is not None
        return self.world.characters[character]

    def side(self, seat: Seat) -> int:
        return self.settings.sides[seat]

    def are_mates(self, one: Seat, other: Seat) -> bool:
        """Tell whether both play for the same side."""
        return self.settings.sides[one] == self.settings.sides[other]

    def mates(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats of a side, in turn order, beginning with this one."""
        return _mates(self.settings.sides, seat)

    def from_seat(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats in turn order, beginning with this one (RUL-HOG-009, RUL-HOG-014)."""
        return _round(len(self.people), seat)

    def right_of(self, seat: Seat) -> Seat:
        """Return the seat on the right, which is next (HOG-102, RUL-HOG-009)."""
        return (seat + 1) % len(self.people)

    # Places

    def at(self, place: Id) -> Iterator[Seat]:
        """Yield the seats on a field."""
        return (seat for seat, person in enumerate(self.people) if person.at == place)

    def death_eater_at(self, place: Id) -> DeathEater | None:
        return next((foe for foe in self.death_eaters if foe.at == place), None)

    # Possessions

    def supply(self, what: Literal["floo", "portkey"]) -> int:
        """Return how many of these tokens are left in the box (RUL-HOG-007)."""
        if what == "floo":
            return FLOO_SUPPLY - sum(person.floo for person in self.people)
        return PORTKEY_SUPPLY - sum(person.portkey for person in self.people)

    def points(self, seat: Seat) -> int:
        """Return the house points; a team shares one account (RUL-HOG-108)."""
        return sum(self.people[each].points for each in self.mates(seat))

    def missions_done(self, seat: Seat) -> int:
        """Return the number of completed missions; in a team any member's count (RUL-HOG-108)."""
        return sum(len(self.people[each].done) for each in self.mates(seat))

    def deck_of(self, card: Id) -> MagicDeck:
        """Return whether a card is a spell or a potion."""
        return self.world.magic_deck[card]


@cache
def _round(number: int, first: Seat) -> tuple[Seat, ...]:
    return tuple((first + step) % number for step in range(number))


@cache
def _mates(sides: tuple[int, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(each for each in _round(len(sides), seat) if sides[each] == sides[seat])


def with_person(state: State, seat: Seat, **changes: object) -> None:
    """Change fields of a player. Only for drafts."""
    state.people = replaced(state.people, seat, replace(state.people[seat], **changes))


def with_turn(state: State, **changes: object) -> None:
    """Change fields of the turn. Only for drafts."""
    state.turn = replace(state.turn, **changes)


def scores(state: State) -> tuple[int, ...]:
    """Count the house points of each side; heroes and the dark side do not play for points."""
    if not state.settings.is_scored:
        return ()
    sides = state.settings.sides
    return tuple(state.points(sides.index(side)) for side in sorted(set(sides)))


def outcome(state: State) -> Outcome | None:
    """Return the result, or None while the game goes on."""
    return state.result
