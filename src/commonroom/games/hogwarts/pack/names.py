"""Names and texts that a pack gives its own things, in one language or in several.

Things of our own pack have them in the phrases of each language. A thing that an owner adds is known to no language, so
the pack itself says what it is called.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

ENGLISH = "en"

Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
Language: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z]{2}\Z")]
Texts: TypeAlias = Text | dict[Language, Text]
"""A text for every language, or one for each of some languages."""


class Named(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A thing that a pack may name itself."""

    name: Texts | None = None
    text: Texts | None = None
    """What is printed on it, instead of the sentences that are made from its effects."""
    flavour: Texts | None = None


def in_language(texts: Texts, language: str) -> str:
    """Return the text in this language, else in English, else the first."""
    if isinstance(texts, str):
        return texts
    return texts.get(language) or texts.get(ENGLISH) or next(iter(texts.values()))
