"""The names of one table's players, places, cards and tokens, and what they do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, ClassVar

import msgspec

from commonroom.engine import Table, Viewer
from commonroom.engine.content import Say
from commonroom.games.hogwarts.board.map import SYMBOLS
from commonroom.games.hogwarts.effects.phrases import (
    abilities_text,
    card_text,
    effects_text,
    field_text,
    flavour_of,
    name_of,
    token_text,
)
from commonroom.games.hogwarts.effects.vocabulary import Draw, Effects
from commonroom.games.hogwarts.options import world_of
from commonroom.games.hogwarts.pack.speaking import speaking
from commonroom.games.hogwarts.pack.world import World
from commonroom.games.hogwarts.returns.draws import USED_DECKS
from commonroom.phrases import phrases_of

from ..scene import Data, printable
from ..speech.field_speaker import FieldSpeaker
from ..speech.language import language, listed, noun

BACK = "?"
"""A card of which only the back is seen."""


class HogwartsSpeaker(FieldSpeaker):
    """Names the things of one table for one viewer."""

    FILES: ClassVar[tuple[str, ...]] = (
        "hogwarts",
        "hogwarts-table",
        "hogwarts-page",
        "hogwarts-fight",
        "hogwarts-terminal",
    )
    PREFIXES: ClassVar[tuple[str, ...]] = ("hogwarts",)
    SEATS: ClassVar[frozenset[str]] = frozenset(
        {"attacker", "defender", "giver", "holder", "loser", "other", "player", "taker", "target", "to", "winner"}
    )

    def __init__(self, table: Table, viewer: Viewer) -> None:
        super().__init__(table, viewer)
        self.world = world_of(table)
        self.texts = _texts(self.world, language())

    # Names

    def thing_at(self, key: str, thing: str) -> str:
        """Name a thing by the key of an event or action under which it is found."""
        match key:
            case "how" | "what" | "deck" | "house" | "houses":
                kind = key.removesuffix("s")
                return self.maybe(f"hogwarts-{kind}-{thing}") or thing
            case "foe":
                return self.foe(thing)
            case "pawn" | "death_eater":
                return self.person(thing)
            case "at" | "to" | "path":
                return self.where(thing)
        return self.thing(thing)

    def text_of(self, thing: str) -> str:
        return self.card_text(thing) or self.foe_text(thing)

    def place(self, field: str) -> str:
        return self._named("field", field)

    def token(self, token: str) -> str:
        return self._named("token", token)

    def mission(self, mission: str) -> str:
        return BACK if mission == BACK else self._named("mission", mission)

    def person(self, character: str | None) -> str:
        return self.phrase("plain-nobody") if character is None else self._named("character", character)

    def card(self, card: str) -> str:
        """Name a card of any deck."""
        deck = self.deck_of(card)
        return BACK if card == BACK else self._named("card", card) if deck is None else self._named(deck, card)

    def foe(self, foe: str) -> str:
        """Name an opponent: a death eater, the student of a duel, or the opponent of a mission."""
        world = self.world
        if foe in world.missions:
            return self._named("fight", world.fights[world.missions[foe].fight].id)
        if foe in world.death_eaters:
            return self.person(foe)
        return self._named("duel" if foe in world.duels else "fight", foe)

    def thing(self, name: str) -> str:
        """Name the source of something: a field, a token, a player's board, a card."""
        world = self.world
        if name in world.fields:
            return self.place(name)
        if name in world.tokens:
            return self.token(name)
        if name in world.characters:
            return self.person(name)
        return self.card(name) if self.deck_of(name) else name.replace("_", " ")

    def cards(self, cards: Iterable[str]) -> str:
        return listed(self.card(card) for card in cards)

    def tokens(self, tokens: Iterable[str]) -> str:
        return listed(self.token(token) for token in tokens)

    # Names and effects of things

    def kind(self, field: str) -> str:
        """Return the kind of a field; empty where the name says it already."""
        found = self.world.fields[field]
        if found.common_room is not None:
            return noun(self._named("kind", "common_room"))
        if found.kind in SYMBOLS or found.kind in ("rosette", "hp", "classroom", "tower"):
            return noun(self._named("kind", found.kind))
        return ""

    def where(self, field: str) -> str:
        """Name a place with its kind of field."""
        name, kind = self.place(field), self.kind(field)
        return f"{name} ({kind})" if self.is_telling(field) else name

    def is_telling(self, field: str) -> bool:
        """Tell whether the kind of a field says more than its name."""
        kind, name = self.kind(field).lower(), self.place(field).lower()
        return bool(kind) and (
            self.world.fields[field].common_room is not None or not set(kind.split()) & set(name.split())
        )

    def card_text(self, card: str) -> str:
        return _card_text(self.world, language(), card)

    def mission_text(self, mission: str) -> str:
        return card_text(self.world.missions[mission], self.world.pack, self.texts)

    def token_text(self, token: str) -> str:
        """Say what a token does when it is used; in the second mode it does nothing (RUL-HOG-154)."""
        if self.table.edition != "year":
            return ""
        return token_text(self.world.tokens[token], self.texts)

    def field_text(self, field: str) -> str:
        """Say what a stop on the field does in this mode: the second one has few decks, and no exams (HOG-601)."""
        found = self.world.fields[field]
        if self.table.edition != "year":
            left = [effect for effect in found.on_stop if not isinstance(effect, Draw) or effect.deck in USED_DECKS]
            found = msgspec.structs.replace(found, kind="plain", effects=tuple(left), classroom=None)
        return field_text(found, self.texts)

    def flavour(self, kind: str, name: str) -> str:
        """Return the flavour line of a thing; empty if it has none."""
        return printable(flavour_of(kind, name, self.texts))

    def foe_text(self, foe: str) -> str:
        """Return the text on an opponent's card."""
        return _foe_text(self.world, language(), foe)

    def abilities(self, character: str) -> tuple[str, ...]:
        return _ability_texts(self.world, language(), character)

    def effects(self, effects: Sequence[Data]) -> str:
        """Say what effects do, in sentences addressed to the player concerned."""
        known: Effects = msgspec.convert(effects, Effects)
        return effects_text(known, self.texts)

    def _named(self, kind: str, name: str) -> str:
        return _name(self.world, language(), kind, name)

    def deck_of(self, card: str) -> str | None:
        world = self.world
        if card in world.magic_deck:
            return world.magic_deck[card]
        heaps: dict[str, Any] = {
            "book": world.books,
            "behaviour": world.behaviours,
            "event": world.events,
            "quidditch": world.quidditch,
            "duel": world.duels,
            "fight": {fight.id for fight in world.fights.values()},
            "mission": world.missions,
        }
        return next((deck for deck, heap in heaps.items() if card in heap), None)


@lru_cache(maxsize=100)
def _texts(world: World, lang: str) -> Say:
    return speaking(world.pack, phrases_of("hogwarts", lang))


@lru_cache(maxsize=2000)
def _name(world: World, lang: str, kind: str, name: str) -> str:
    return printable(name_of(kind, name, _texts(world, lang)))


@lru_cache(maxsize=2000)
def _card_text(world: World, lang: str, card: str) -> str:
    for heap in (world.magic, world.books, world.behaviours, world.events, world.quidditch):
        if card in heap:
            return card_text(heap[card], world.pack, _texts(world, lang))
    return ""


@lru_cache(maxsize=200)
def _foe_text(world: World, lang: str, foe: str) -> str:
    fights = {fight.id: fight for fight in world.fights.values()}
    card = world.fights[world.missions[foe].fight] if foe in world.missions else world.duels.get(foe) or fights.get(foe)
    return card_text(card, world.pack, _texts(world, lang)) if card is not None else ""


@lru_cache(maxsize=100)
def _ability_texts(world: World, lang: str, character: str) -> tuple[str, ...]:
    return abilities_text(world.characters[character], _texts(world, lang))
