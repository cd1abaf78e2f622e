"""What the server says to people, in their language."""

from __future__ import annotations

from functools import cache

from commonroom.phrases import languages_of, phrases_of
from commonroom.rulebook import RulebookError, rulebook

# The page formats its own sentences. These are for programs, and for what fails before the page has loaded.
LANGUAGES = frozenset(languages_of("server"))


def problem(language: str, code: str, otherwise: str) -> str:
    """Return the sentence for a code of the server's own, or `otherwise` where the code has none."""
    return phrases_of("server", language)(f"problem-{code}", {}) or otherwise


def refusal(language: str, game: str, code: str, otherwise: str) -> str:
    """Return the sentence for a move that a game, or the server, refuses."""
    return _refusals(game, language).get(code) or problem(language, code, otherwise)


@cache
def _refusals(game: str, language: str) -> dict[str, str]:
    try:
        return {refused.code: refused.text for refused in rulebook(game, language).refusals}
    except RulebookError:  # a game of another package may have none
        return {}
