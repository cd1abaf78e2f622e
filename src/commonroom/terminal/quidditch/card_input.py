"""Cards as they are typed: by their number in the hand, or by the beginning of their name."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from ..speech.language import either
from ..speech.typed_names import bare
from .speaker import QuidditchSpeaker

_NAMED = re.compile(r"([^0-9]+)([0-9]{1,2})?\Z")


@dataclass(frozen=True)
class Found:
    """A card that was meant, and what was typed after it; without a card, why not."""

    card: str | None
    rest: list[str]
    why: str = ""
    number: int | None = None
    """Its place in the hand."""


def read_card(speaker: QuidditchSpeaker, hand: Sequence[str], words: list[str], taken: Collection[int] = ()) -> Found:
    """Find the card that the first word, or the first two, mean; copies that are taken up already do not count."""
    first, *rest = words
    if first.isascii() and first.isdecimal():
        return _by_number(speaker, hand, first, rest, taken)
    matched = _NAMED.match(first)
    if matched is None:
        return Found(None, rest, _no_card(speaker, hand))
    cards, beginning, value = speaker.cards, _letters(matched[1]), matched[2]
    free = [number for number in range(len(hand)) if number not in taken]
    meant = [number for number in free if _is_meant(speaker, hand[number], beginning)]
    alike = [hand[number] for number in meant] or [card for card in cards if _is_meant(speaker, card, beginning)]
    if value is None and rest and rest[0] in {str(cards[card].value) for card in alike}:
        value, rest = rest[0], rest[1:]
    meant = [number for number in meant if value is None or str(cards[hand[number]].value) == value]
    names = list(dict.fromkeys(hand[number] for number in meant))
    if len(names) > 1:
        return Found(None, rest, speaker.phrase("terminal-which", choices=either(map(speaker.card, names))))
    if names:
        return Found(names[0], rest, number=meant[0])
    return _elsewhere(speaker, hand, beginning, value, rest)


def is_named(speaker: QuidditchSpeaker, card: str, word: str) -> bool:
    """Tell whether a word means this card."""
    matched = _NAMED.match(word)
    if matched is None or not _is_meant(speaker, card, _letters(matched[1])):
        return False
    return matched[2] is None or matched[2] == str(speaker.cards[card].value)


def _by_number(
    speaker: QuidditchSpeaker, hand: Sequence[str], word: str, rest: list[str], taken: Collection[int]
) -> Found:
    number = int(word[:3]) - 1
    if not 0 <= number < len(hand):
        return Found(None, rest, _no_card(speaker, hand))
    if number in taken:
        return Found(None, rest, speaker.phrase("quidditch-say-taken", number=number + 1))
    return Found(hand[number], rest, number=number)


def _elsewhere(
    speaker: QuidditchSpeaker, hand: Sequence[str], beginning: str, value: str | None, rest: list[str]
) -> Found:
    """Find a card of the decks that is not in the hand: the rules will say so."""
    meant = (card for card in speaker.cards if _is_meant(speaker, card, beginning))
    known = [card for card in meant if (value or "None") == str(speaker.cards[card].value)]
    return Found(known[0], rest) if len(known) == 1 else Found(None, rest, _no_card(speaker, hand))


def _is_meant(speaker: QuidditchSpeaker, card: str, beginning: str) -> bool:
    return bool(beginning) and any(_letters(name).startswith(beginning) for name in speaker.names_of(card))


def _letters(name: str) -> str:
    """Return a name without the characters that people do not type."""
    return "".join(char for char in bare(name) if char.isalpha())


def _no_card(speaker: QuidditchSpeaker, hand: Sequence[str]) -> str:
    return speaker.phrase("quidditch-say-no-card", most=len(hand))
