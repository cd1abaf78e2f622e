"""A content pack: the whole world of the game as one frozen value that goes to JSON and back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from commonroom.engine.words import Words, thing

from ..board.map import Map, Pitch
from ..effects.vocabulary import Deck, Effects
from .cards import Behaviour, Book, DuelCard, Event, FightCard, Habit, MagicCard, Mission, QuidditchCard
from .people import Ability, Character, Returns, Token


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every part of the box. The parts are named after the files that they are read from."""

    game: Literal["hogwarts"]
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    board: Map
    pitch: Pitch
    tokens: tuple[Token, ...]
    characters: tuple[Character, ...]
    returns: Returns
    missions: tuple[Mission, ...]
    fights: tuple[FightCard, ...]
    duels: tuple[DuelCard, ...]
    spells: tuple[MagicCard, ...]
    potions: tuple[MagicCard, ...]
    books: tuple[Book, ...]
    behaviours: tuple[Behaviour, ...]
    events: tuple[Event, ...]
    quidditch: tuple[QuidditchCard, ...]

    def decks(self) -> dict[Deck, tuple[Any, ...]]:
        """Return the eight decks of HOG-002, each card once."""
        return {
            "behaviour": self.behaviours,
            "fight": self.fights,
            "duel": self.duels,
            "event": self.events,
            "book": self.books,
            "potion": self.potions,
            "spell": self.spells,
            "quidditch": self.quidditch,
        }

    def magic(self) -> Iterator[tuple[Literal["spell", "potion"], MagicCard]]:
        """Yield spells and potions, with the deck of each."""
        for card in self.spells:
            yield "spell", card
        for card in self.potions:
            yield "potion", card


def copies(card: Any) -> int:
    """Return how often the card is in its deck; a fight card is there once."""
    return int(getattr(card, "count", 1))


def deck_ids(cards: tuple[Any, ...]) -> list[str]:
    """Return the deck copy by copy, unshuffled."""
    return [card.id for card in cards for _ in range(copies(card))]


def opponents(pack: Pack) -> Iterator[FightCard | DuelCard]:
    """Yield every card that brings an opponent to a fight."""
    yield from pack.fights
    yield from pack.duels


def called(opponent: FightCard | DuelCard) -> Words:
    """Name an opponent in a sentence."""
    return thing("duel" if isinstance(opponent, DuelCard) else "fight", opponent.id)


def _moment(habit: Habit) -> str:
    if habit.shows is not None:
        return "habit_shows"
    return "habit_rounds" if habit.after is None else "habit_after"


def effects_in(pack: Pack) -> Iterator[tuple[str, Words, Effects]]:
    """Yield every list of effects in the pack: where it is used, what owns it, the effects."""
    for field in pack.board.field:
        yield "field", thing("field", field.id), field.effects
    for token in pack.tokens:
        yield "token", thing("token", token.id), token.effects
    for character in pack.characters:
        for place, ability in (("movement", character.movement), ("combat", character.combat)):
            if isinstance(ability, Ability):
                yield place, thing("character", character.id), ability.effects
    for opponent in opponents(pack):
        yield "opponent", called(opponent), opponent.opponent.on_reveal + opponent.opponent.ability.effects
        for habit in opponent.opponent.habits:
            yield _moment(habit), called(opponent), habit.effects
    for deck, magic in pack.magic():
        yield magic.type, thing(deck, magic.id), magic.effects
        yield "defence", thing(deck, magic.id), magic.defence
    for behaviour in pack.behaviours:
        yield "behaviour", thing("behaviour", behaviour.id), behaviour.effects
    for event in pack.events:
        for part in event.parts:
            yield "event", thing("event", event.id), part.effects
    for card in pack.quidditch:
        yield "quidditch", thing("quidditch", card.id), card.effects
