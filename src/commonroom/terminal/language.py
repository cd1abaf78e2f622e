"""The language in which the terminal tells what happens and what may be done: one for the whole process."""

from __future__ import annotations

from collections.abc import Iterable
from contextvars import ContextVar

from babel.lists import format_list

from commonroom.engine import BadInput
from commonroom.phrases import ENGLISH, is_spoken

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)


def language() -> str:
    """Return the language that is spoken now."""
    return _language.get()


def speak(lang: str) -> None:
    """Speak this language from now on; BadInput if nobody has written it."""
    if not is_spoken(lang):
        raise BadInput("lang", f"nothing has been written in {lang!r}")
    _language.set(lang)


def listed(parts: Iterable[str]) -> str:
    """Join a list as the language does: "a and b", "a und b"."""
    return format_list(list(parts), locale=language())
