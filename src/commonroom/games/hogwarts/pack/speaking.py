"""A language with the names and texts in it that a pack gives its own things."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from commonroom.engine.content import Say

from .names import ENGLISH, Named, in_language
from .shape import Pack


def speaking(pack: Pack, say: Say) -> Say:
    """Return the language with the pack's own names and texts in it."""
    named = ((kind, thing) for kind, thing in things(pack) if thing.name or thing.text or thing.flavour)
    own: dict[str, Named] = {f"hogwarts-{kind}-{thing.id}": thing for kind, thing in named}
    if not own:
        return say
    language = say("hogwarts-language", {}) or ENGLISH

    def say_own(key: str, values: Mapping[str, str | int]) -> str | None:
        message, _, attribute = key.partition(".")
        thing = own.get(message)
        if thing is None:
            return say(key, values)
        # Other attributes, such as the way to a place, fit only the name that the language itself has for it.
        known = {"": thing.name, "text": thing.text, "flavour": thing.flavour}.get(attribute)
        if known is not None:
            return in_language(known, language)
        return None if thing.name is not None and attribute else say(key, values)

    return say_own


def things(pack: Pack) -> Iterator[tuple[str, Any]]:
    """Yield everything that has a name, with its kind in the ids of the phrases."""
    for kind, found in (
        *pack.decks().items(),
        ("mission", pack.missions),
        ("character", pack.characters),
        ("token", pack.tokens),
        ("field", pack.board.field),
    ):
        for thing in found:
            yield kind, thing
