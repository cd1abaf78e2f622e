"""Sentences for people as data: a code and its values, so that every language can word it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

Value: TypeAlias = "str | int | Words"


class Words(msgspec.Struct, frozen=True):
    """Something to say. As text it is English; for other languages, `locale` has a message for the code."""

    code: str
    english: str
    """The sentence in English, with the names of the values in braces."""
    values: Mapping[str, Value]

    def __str__(self) -> str:
        return self.english.format_map(self.values)


def words(code: str, english: str, /, **values: Value) -> Words:
    """Return something to say, with its values by name."""
    return Words(code, english, values)


THING = "thing"


def thing(kind: str, name: str) -> Words:
    """Name a thing of the content by its id, as in the file; a language that has a name for it adds that."""
    return words(THING, "`{id}`", kind=kind, id=name)


def in_english(sentence: str) -> Words:
    """Wrap a sentence that exists in English only."""
    return words("in_english", "{sentence}", sentence=sentence)


class Contradiction(ValueError):
    """Raised for a struct whose fields contradict each other; `convert` phrases it in the reader's language."""

    def __init__(self, why: Words) -> None:
        super().__init__(str(why))
        self.words = why
