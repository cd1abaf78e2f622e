"""The language in which the terminal tells what happens and what may be done: one for the whole process."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextvars import ContextVar

from babel.lists import format_list

from commonroom.engine import BadInput
from commonroom.phrases import ENGLISH, is_spoken, phrases_from
from commonroom.phrases.findings import sentence_at

SHARED = ("terminal", "plain", "page", "shelf")
"""The files of the locale that every game may speak from."""

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)
_BREAKS = re.compile("\n *")


def language() -> str:
    """Return the language that is spoken now."""
    return _language.get()


def speak(lang: str) -> None:
    """Speak this language from now on; BadInput if nobody has written it."""
    if not is_spoken(lang):
        raise BadInput("lang", f"nothing has been written in {lang!r}")
    _language.set(lang)


def phrase_in(files: tuple[str, ...], key: str, **values: str | int) -> str | None:
    """Word an id from a game's files, or from those of every game; None where there is no such phrase.

    Lines of the file become one, but hard spaces stay: French has them before a colon.
    """
    said = phrases_from((*files, *SHARED), language())(key, values)
    return None if said is None else _BREAKS.sub(" ", said).strip(" \n")


def say(key: str, **values: str | int) -> str:
    """Word an id that the terminal has for every game."""
    said = phrase_in((), key, **values)
    assert said is not None, key
    return said


def complaint(error: BadInput) -> str:
    """Say what is wrong with something that was typed."""
    said = sentence_at(error.field, error.words, language(), "")
    return f"{said[:1].upper()}{said[1:]}"


def listed(parts: Iterable[str]) -> str:
    """Join a list as the language does: "a and b", "a und b"."""
    return format_list(list(parts), locale=language())


def either(parts: Iterable[str]) -> str:
    """Join alternatives as the language does: "a or b", "a oder b"."""
    return format_list(list(parts), style="or", locale=language())


def noun(name: str) -> str:
    """Write the name of a kind within a line: only German begins every noun with a capital."""
    return name if language() == "de" else name.lower()


def colon() -> str:
    """Return a colon as it follows a word: French has a hard space before it."""
    return say("terminal-colon")


def capital(text: str) -> str:
    """Begin a text with a capital."""
    return f"{text[:1].upper()}{text[1:]}"
