"""Why the rules refuse something, in the language of the terminal."""

from __future__ import annotations

from commonroom.engine import Match, Refusal
from commonroom.rulebook.refusals import refused as sentence

from .language import language, say


def refused(match: Match, refusal: Refusal) -> str:
    """Say why an action of this match is refused, and by which rule."""
    return because(match.rules.ABOUT.name, refusal)


def because(game: str, refusal: Refusal) -> str:
    """Say why a game refuses something, and by which rule."""
    why = sentence(game, refusal, language())
    return say("terminal-refused", why=why.removesuffix("."), rule=refusal.rule) if refusal.rule else why
