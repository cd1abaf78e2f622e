"""The decks as a whole, and what the rulebook shows of them (VAL-HOG-01 and 03)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from commonroom.engine.plain import plain
from commonroom.engine.words import Words, words

from ..facts import facts
from ..pack import Pack, copies

CARDS, MISSIONS = 210, 30
NAMES = {
    "missions": "Mission {name}",
    "fights": "Fight card {name}",
    "duels": "The duel card {name}",
    "spells": "The spell {name}",
    "potions": "The potion {name}",
    "behaviours": "The behaviour card {name}",
    "books": "The book {name}",
    "events": "The event {name}",
    "quidditch": "The quidditch card {name}",
    "characters": "The character {name}",
}
"""How a sentence begins that is about one of them."""


def sizes(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-01: the eight decks add up to 210; missions are apart."""
    count = {deck: sum(map(copies, cards)) for deck, cards in pack.decks().items()}
    for deck, size in count.items():
        if size == 0:
            yield words("empty_deck", "The {deck} deck is empty.", deck=deck)
    if (total := sum(count.values())) != CARDS:
        sentence = "The eight decks add up to {wanted} cards, and here they add up to {count}."
        yield words("all_cards", sentence, wanted=CARDS, count=total)
    if len(pack.missions) != MISSIONS:
        sentence = "There are {wanted} missions, and here there are {count}."
        yield words("all_missions", sentence, wanted=MISSIONS, count=len(pack.missions))


def known_content(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-03: what the rulebook shows is there, with the values that it shows."""
    known = facts()
    missions = {str(mission.number): mission for mission in pack.missions}
    fights = {str(card.number): card.opponent for card in pack.fights}
    duels = {card.id: card.opponent for card in pack.duels}
    yield from _compare("missions", missions, known.missions)
    yield from _compare("fights", fights, known.fights)
    yield from _compare("duels", duels, known.duels)
    for key in ("spells", "potions", "behaviours", "books", "events", "quidditch", "characters"):
        yield from _compare(key, {card.id: card for card in getattr(pack, key)}, getattr(known, key))


def _compare(key: str, found: Mapping[str, Any], known: Mapping[str, Mapping[str, Any]]) -> Iterator[Words]:
    for name, values in known.items():
        what = words(f"one_of_{key}", NAMES[key], name=name)
        if name not in found:
            yield words("not_there", "{what} is missing; the rulebook shows it.", what=what)
            continue
        for field, value in values.items():
            has = plain(getattr(found[name], field))
            if has != value:
                sentence = "{what} has {field} {given}, and the rulebook shows {wanted}."
                yield words("otherwise", sentence, what=what, field=field, given=_written(has), wanted=_written(value))


def _written(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
