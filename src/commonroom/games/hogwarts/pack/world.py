"""A pack prepared for play: everything by its id, and the board as a graph."""

from __future__ import annotations

from functools import cache, cached_property

from ..board.graph import distances, ways
from ..board.map import Field, House
from ..effects.vocabulary import MagicDeck
from .cards import Behaviour, Book, DuelCard, Event, FightCard, MagicCard, Mission, QuidditchCard
from .ids import Id
from .load import built_in, earlier
from .people import Character, Token
from .shape import Pack


class World:
    """Everything that never changes during a match. One pack makes one world, which all states of a match share."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.places = pack.board.places
        self.fields: dict[Id, Field] = {field.id: field for field in pack.board.field}
        self.ways = ways(pack.board)
        self.characters: dict[Id, Character] = {character.id: character for character in pack.characters}
        self.tokens: dict[Id, Token] = {token.id: token for token in pack.tokens}
        self.missions: dict[Id, Mission] = {mission.id: mission for mission in pack.missions}
        self.fights: dict[int, FightCard] = {fight.number: fight for fight in pack.fights}
        self.duels: dict[Id, DuelCard] = {duel.id: duel for duel in pack.duels}
        self.magic: dict[Id, MagicCard] = {card.id: card for _, card in pack.magic()}
        self.magic_deck: dict[Id, MagicDeck] = {card.id: deck for deck, card in pack.magic()}
        self.books: dict[Id, Book] = {book.id: book for book in pack.books}
        self.behaviours: dict[Id, Behaviour] = {card.id: card for card in pack.behaviours}
        self.events: dict[Id, Event] = {card.id: card for card in pack.events}
        self.quidditch: dict[Id, QuidditchCard] = {card.id: card for card in pack.quidditch}
        self._distances: dict[Id, dict[Id, int]] = {}

    @cached_property
    def towers(self) -> tuple[Id, ...]:
        """Return the castle towers, in the order of the board (HOG-140)."""
        return tuple(field.id for field in self.pack.board.field if field.kind == "tower")

    @cached_property
    def first_tower(self) -> Id:
        """Return the tower nearest to the start: the Clock Tower on our own board."""
        return min(self.towers, key=lambda tower: self.distance(self.places.start, tower) or 0)

    @cached_property
    def rosettes(self) -> tuple[Id, ...]:
        """Return where item tokens lie at the start, once for each token (HOG-068)."""
        fields = self.pack.board.field
        return tuple(field.id for field in fields for _ in range(max(field.slots, field.kind == "rosette")))

    @cached_property
    def floo_places(self) -> tuple[Id, ...]:
        """Return the far places that floo powder reaches (HOG-141)."""
        return tuple(field.id for field in self.pack.board.field if field.reached_by == "floo")

    @cached_property
    def far_places(self) -> tuple[Id, ...]:
        """Return all fields of board 2, the graveyard included (RUL-HOG-101)."""
        return tuple(field.id for field in self.pack.board.field if field.board == "board2")

    @cached_property
    def alley_rosettes(self) -> tuple[Id, ...]:
        """Return the rosettes of Diagon Alley, where used special tokens go (HOG-205)."""
        return tuple(dict.fromkeys(place for place in self.rosettes if self.fields[place].board == "board1"))

    @cached_property
    def students(self) -> tuple[Id, ...]:
        return tuple(character.id for character in self.pack.characters if character.role == "student")

    @cached_property
    def death_eaters(self) -> tuple[Id, ...]:
        return tuple(character.id for character in self.pack.characters if character.role == "death_eater")

    @cached_property
    def _parts(self) -> dict[Id, tuple[Id, ...]]:
        fields = self.pack.board.field
        return {whole.id: tuple(each.id for each in fields if each.part_of == whole.id) for whole in fields}

    def standing_for(self, place: Id) -> tuple[Id, ...]:
        """Return the fields that count as a place: itself, or its parts if it cannot be entered (HOG-123)."""
        if self.fields[place].kind != "blocked":
            return (place,)
        return self._parts[place]

    def is_at(self, field: Id, place: Id) -> bool:
        """Tell whether a player on the field is at the place (RUL-HOG-023)."""
        return field == place or self.fields[field].part_of == place

    def common_room(self, house: House) -> Id:
        """Return the tower of a House."""
        return next(field.id for field in self.pack.board.field if field.common_room == house)

    def distance(self, here: Id, there: Id) -> int | None:
        """Return the cost of the cheapest way, or None if there is none."""
        if here not in self._distances:
            self._distances[here] = distances(self.ways, here)
        return self._distances[here].get(there)


@cache
def built_in_world() -> World:
    """Return the world of our own pack."""
    return World(built_in())


@cache
def earlier_world() -> World:
    """Return the world of our own pack as it was until the second version of the rules."""
    return World(earlier())
