"""What is found about content of an owner's own, said in the language of whoever reads it."""

from __future__ import annotations

from commonroom.engine.content import Content, Finding
from commonroom.engine.words import THING, Words

from .locale import phrases_of

SHARED = "faults"
"""The file of what can be wrong with any content; every game has one of its own beside it."""


def game_of(content: Content) -> str:
    """Under which game's name the texts of a content are written: it says itself for which game it is."""
    return str(content.default.get("game", ""))


def told(finding: Finding, lang: str, game: str) -> str:
    """The finding as a sentence."""
    return told_at(finding.where, finding.words, lang, game)


def told_at(where: str, words: Words, lang: str, game: str) -> str:
    """What is wrong, with the place if there is one."""
    sentence = said(words, lang, game)
    return phrases_of(SHARED, lang)("fault-at", {"where": where, "fault": sentence}) or sentence if where else sentence


def said(words: Words, lang: str, game: str = "") -> str:
    """The words as a sentence: the game's own, or what is said of any content; in English if there is neither."""
    if words.code == THING:
        return _called(str(words.values["kind"]), str(words.values["id"]), lang, game)
    values = {
        name: said(value, lang, game) if isinstance(value, Words) else value for name, value in words.values.items()
    }
    own = phrases_of(f"{game}-{SHARED}", lang)(f"{game}-fault-{words.code}", values) if game else None
    return own or phrases_of(SHARED, lang)(f"fault-{words.code}", values) or words.english.format_map(values)


def _called(kind: str, name: str, lang: str, game: str) -> str:
    """A thing by its id, with what the language calls it where that is not the same."""
    called = phrases_of(game, lang)(f"{game}-{kind}-{name}", {}) if game else None
    return f"`{name}` ({called})" if called and called.lower() != name.replace("_", " ") else f"`{name}`"
