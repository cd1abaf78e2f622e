"""The decks as a whole, and what the rulebook shows of them (VAL-HOG-01 and 03)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from commonroom.engine.plain import plain

from ..facts import facts
from ..pack import Pack, copies

CARDS, MISSIONS = 210, 30


def sizes(pack: Pack) -> Iterator[str]:
    """VAL-HOG-01: the eight decks add up to 210; missions are apart."""
    count = {deck: sum(map(copies, cards)) for deck, cards in pack.decks().items()}
    for deck, size in count.items():
        if size == 0:
            yield f"The {deck} deck is empty."
    if (total := sum(count.values())) != CARDS:
        yield f"The eight decks add up to {CARDS} cards, and here they add up to {total}."
    if len(pack.missions) != MISSIONS:
        yield f"There are {MISSIONS} missions, and here there are {len(pack.missions)}."


def known_content(pack: Pack) -> Iterator[str]:
    """VAL-HOG-03: what the rulebook shows is there, with the values that it shows."""
    known = facts()
    missions = {str(mission.number): mission for mission in pack.missions}
    fights = {str(card.number): card.opponent for card in pack.fights}
    duels = {card.id: card.opponent for card in pack.duels}
    yield from _compare("Mission", missions, known.missions)
    yield from _compare("Fight card", fights, known.fights)
    yield from _compare("The duel card", duels, known.duels)
    for what, key in (
        ("The spell", "spells"),
        ("The potion", "potions"),
        ("The behaviour card", "behaviours"),
        ("The book", "books"),
        ("The event", "events"),
        ("The quidditch card", "quidditch"),
        ("The character", "characters"),
    ):
        yield from _compare(what, {card.id: card for card in getattr(pack, key)}, getattr(known, key))


def _compare(what: str, found: Mapping[str, Any], known: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    for name, values in known.items():
        if name not in found:
            yield f"{what} {name} is missing; the rulebook shows it."
            continue
        for field, value in values.items():
            has = plain(getattr(found[name], field))
            if has != value:
                yield f"{what} {name} has {field} {_written(has)}, and the rulebook shows {_written(value)}."


def _written(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
