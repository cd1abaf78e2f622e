"""The rules of a game as a player reads them, in any language they are written in."""

from .book import Entry, Rulebook, RulebookError, Section, UnknownGame, UnknownLanguage, UnknownRule
from .load import find, games, languages, rulebook, rulebook_of
from .markdown import to_markdown
from .refusals import refused

__all__ = [
    "Entry",
    "Rulebook",
    "RulebookError",
    "Section",
    "UnknownGame",
    "UnknownLanguage",
    "UnknownRule",
    "find",
    "games",
    "languages",
    "refused",
    "rulebook",
    "rulebook_of",
    "to_markdown",
]
