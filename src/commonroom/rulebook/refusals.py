"""Why the rules refuse an action, as a sentence in a language: the one text that each code has there."""

from __future__ import annotations

from functools import cache

from commonroom.engine import Refusal
from commonroom.phrases import ENGLISH

from .book import RulebookError
from .load import rulebook


def refused(game: str, refusal: Refusal, lang: str = ENGLISH) -> str:
    """Return the sentence for a refusal of this game."""
    return sentences(game, lang).get(refusal.code) or refusal.sentence


@cache
def sentences(game: str, lang: str) -> dict[str, str]:
    """Return the sentences of a game by their codes."""
    try:
        return {refusal.code: refusal.text for refusal in rulebook(game, lang).refusals}
    except RulebookError:  # a game of another package may have none
        return {}
