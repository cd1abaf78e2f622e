"""Checks of the decks as a whole, and of what the rulebook shows of them (VAL-HOG-01 and 03)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from commonroom.engine.plain import plain
from commonroom.engine.words import Words, thing, words

from ..facts import facts
from ..shape import Pack, copies

CARDS, MISSIONS = 210, 30
NUMBERED = {"missions": "Mission {name}", "fights": "Fight card {name}"}
KINDS = {
    "duels": ("duel", "The duel card {name}"),
    "spells": ("spell", "The spell {name}"),
    "potions": ("potion", "The potion {name}"),
    "behaviours": ("behaviour", "The behaviour card {name}"),
    "books": ("book", "The book {name}"),
    "events": ("event", "The event {name}"),
    "quidditch": ("quidditch", "The quidditch card {name}"),
    "characters": ("character", "The character {name}"),
}
"""The beginning of a sentence about one of them."""


def sizes(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-01: the eight decks add up to 210; missions are apart."""
    count = {deck: sum(map(copies, cards)) for deck, cards in pack.decks().items()}
    for deck, size in count.items():
        if size == 0:
            yield words("empty_deck", "The deck {deck} is empty.", deck=thing("deck", deck))
    if (total := sum(count.values())) != CARDS:
        sentence = "The eight decks must add up to {wanted} cards; here they add up to {count}."
        yield words("all_cards", sentence, wanted=CARDS, count=total)
    if len(pack.missions) != MISSIONS:
        sentence = "There must be {wanted} missions; here there are {count}."
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
    for key in (key for key in KINDS if key != "duels"):
        yield from _compare(key, {card.id: card for card in getattr(pack, key)}, getattr(known, key))


def _compare(key: str, found: Mapping[str, Any], known: Mapping[str, Mapping[str, Any]]) -> Iterator[Words]:
    for name, values in known.items():
        what = _one_of(key, name)
        if name not in found:
            yield words("not_there", "{what} is missing; the rulebook shows it.", what=what)
            continue
        for field, value in values.items():
            has = plain(getattr(found[name], field))
            if has != value:
                sentence = "{what}, {field}: here it is `{given}`, and the rulebook shows `{wanted}`."
                written = {"given": _written(has), "wanted": _written(value)}
                yield words("otherwise", sentence, what=what, field=words("key", "`{id}`", id=field), **written)


def _one_of(key: str, name: str) -> Words:
    if key in NUMBERED:
        return words(f"one_of_{key}", NUMBERED[key], name=name)
    kind, begins = KINDS[key]
    return words(f"one_of_{key}", begins, name=thing(kind, name))


def _written(value: object) -> str:
    """Return a value as a file has it."""
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{key} = {_written(part)}' for key, part in value.items())} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_written, value))}]"
    return msgspec.json.encode(value).decode()
