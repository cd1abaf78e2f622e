"""What was found in content that a player wrote, in the reader's language."""

from __future__ import annotations

from commonroom.engine.content import Content, Finding
from commonroom.engine.words import THING, Words

from .locale import phrases_of

SHARED = "faults"
"""The file of faults that any content can have. Every game has one of its own beside it."""


def game_of(content: Content) -> str:
    """Return the game under whose name the phrases of a content are kept; the content names it."""
    return str(content.default.get("game", ""))


def sentence_of(finding: Finding, lang: str, game: str) -> str:
    """Return the finding as a sentence."""
    return sentence_at(finding.where, finding.words, lang, game)


def sentence_at(where: str, words: Words, lang: str, game: str) -> str:
    """Return what is wrong as a sentence, with the place if there is one."""
    sentence = said(words, lang, game)
    return phrases_of(SHARED, lang)("fault-at", {"where": where, "fault": sentence}) or sentence if where else sentence


def said(words: Words, lang: str, game: str = "") -> str:
    """Return the words as a sentence: the game's own, else the one for any content, else the English one."""
    if words.code == THING:
        return _called(str(words.values["kind"]), str(words.values["id"]), lang, game)
    values = {
        name: said(value, lang, game) if isinstance(value, Words) else value for name, value in words.values.items()
    }
    own = phrases_of(f"{game}-{SHARED}", lang)(f"{game}-fault-{words.code}", values) if game else None
    return own or phrases_of(SHARED, lang)(f"fault-{words.code}", values) or words.english.format_map(values)


def _called(kind: str, name: str, lang: str, game: str) -> str:
    """Return a thing by its id, with its name in the language where that differs."""
    called = phrases_of(game, lang)(f"{game}-{kind}-{name}", {}) if game else None
    return f"`{name}` ({called})" if called and called.lower() != name.replace("_", " ") else f"`{name}`"
