"""Cards as they are typed: by their number in the hand, or by the beginning of their name."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from commonroom.games.quidditch.box.cards import HouseCard

from .notation import full_name

_NAMED = re.compile(r"([^0-9]+)([0-9]{1,2})?\Z")


@dataclass(frozen=True)
class Found:
    """A card that was meant, and what was typed after it; without a card, why not."""

    card: str | None
    rest: list[str]
    why: str = ""
    number: int | None = None
    """Its place in the hand."""


def read_card(
    cards: Mapping[str, HouseCard], hand: Sequence[str], words: list[str], taken: Collection[int] = ()
) -> Found:
    """Find the card that the first word, or the first two, mean; copies that are taken up already do not count."""
    first, *rest = words
    if first.isascii() and first.isdecimal():
        return _by_number(hand, first, rest, taken)
    matched = _NAMED.match(first)
    if matched is None:
        return Found(None, rest, _no_card(hand))
    beginning, value = _letters(matched[1]), matched[2]
    free = [number for number in range(len(hand)) if number not in taken]
    meant = [number for number in free if _is_meant(cards[hand[number]], beginning)]
    alike = [cards[hand[number]] for number in meant] or [card for card in cards.values() if _is_meant(card, beginning)]
    if value is None and rest and rest[0] in _values(alike):
        value, rest = rest[0], rest[1:]
    meant = [number for number in meant if value is None or str(cards[hand[number]].value) == value]
    names = list(dict.fromkeys(hand[number] for number in meant))
    if len(names) > 1:
        return Found(None, rest, f"Which one: {' or '.join(full_name(cards[card]) for card in names)}?")
    if names:
        return Found(names[0], rest, number=meant[0])
    return _elsewhere(cards, hand, beginning, value, rest)


def is_named(card: HouseCard, word: str) -> bool:
    """Tell whether a word means this card."""
    matched = _NAMED.match(word)
    if matched is None or not _is_meant(card, _letters(matched[1])):
        return False
    return matched[2] is None or matched[2] == str(card.value)


def _by_number(hand: Sequence[str], word: str, rest: list[str], taken: Collection[int]) -> Found:
    number = int(word[:3]) - 1
    if not 0 <= number < len(hand):
        return Found(None, rest, _no_card(hand))
    if number in taken:
        return Found(None, rest, f"Card {number + 1} is taken already.")
    return Found(hand[number], rest, number=number)


def _elsewhere(
    cards: Mapping[str, HouseCard], hand: Sequence[str], beginning: str, value: str | None, rest: list[str]
) -> Found:
    """Find a card of the decks that is not in the hand: the rules will say so."""
    known = [card for card in cards.values() if _is_meant(card, beginning) and (value or "None") == str(card.value)]
    return Found(known[0].id, rest) if len(known) == 1 else Found(None, rest, _no_card(hand))


def _is_meant(card: HouseCard, beginning: str) -> bool:
    names = (card.name, card.role or card.id)
    return bool(beginning) and any(_letters(name).startswith(beginning) for name in names)


def _values(cards: list[HouseCard]) -> set[str]:
    return {str(card.value) for card in cards if card.value is not None}


def _letters(name: str) -> str:
    """Return a name without the characters that people do not type."""
    return "".join(char for char in name.lower() if char.isalpha())


def _no_card(hand: Sequence[str]) -> str:
    return f"That is no card: type a number from 1 to {len(hand)} or the beginning of a name; ? explains."
