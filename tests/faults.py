"""Faults of content in every language: helpers for the tests of the games and of the engine."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

import commonroom
from commonroom.engine.words import Words
from commonroom.phrases.findings import said

LANGUAGES = ["en", "fr", "nl", "de", "it", "es", "pt", "pl"]
LOCALES = Path(commonroom.__file__).parent / "locale"


def codes_with_a_message(file: str, prefix: str) -> set[str]:
    """Return the codes for which a file has a message; another test checks that every language has the same."""
    body = FluentParser().parse((LOCALES / "en" / f"{file}.ftl").read_text(encoding="utf-8")).body
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    return {name.removeprefix(prefix) for name in names if name.startswith(prefix)}


def parts(words: Words) -> Iterator[Words]:
    """Yield the words and all words that are values in them."""
    yield words
    for value in words.values.values():
        if isinstance(value, Words):
            yield from parts(value)


def codes(found: Iterable[Words]) -> set[str]:
    """Return all codes that are used."""
    return {part.code for words in found for part in parts(words)}


def check_spoken(found: Iterable[Words], game: str, language: str) -> None:
    """Expect each to be a sentence of the language: no value is left open, and only English is English."""
    for words in found:
        sentence = said(words, language, game)
        assert sentence, words
        assert not re.search(r"\{\s*\$?\w+\s*\}", sentence), sentence
        english = words.english.format_map({name: _value(value, game) for name, value in words.values.items()})
        assert (sentence == english) == (language == "en" or words.code == "in_english"), sentence


def _value(value: str | int | Words, game: str) -> str | int:
    """Return a value in an English sentence, where a thing has its English name."""
    return said(value, "en", game) if isinstance(value, Words) else value
