"""The materials of a game, which no page has by itself: its phrases, the lists of its things, and its board."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources.abc import Traversable
from typing import Any

from commonroom.engine import Rules
from commonroom.engine.content import Content, Line, Say
from commonroom.games import GAMES
from commonroom.phrases import ENGLISH, languages_of, phrases_of
from commonroom.phrases.findings import game_of
from commonroom.phrases.locale import locale_beside

from .. import contents
from ..protocol import Thing, Things

PICTURES = 128
"""Lists and pictures that are kept, by game, language and content."""


@cache
def texts(game: str, lang: str) -> str:
    """The Fluent source of a game's names and rules in the language, or in English where it has none."""
    folder = locale_beside(GAMES.place(game).module)
    sources = [_source(folder, game, part, lang) for part in ("", "-table", "-rules", "-reasons")]
    return "\n".join(filter(None, sources))


def _source(folder: Traversable, game: str, part: str, lang: str) -> str:
    for language in (lang, ENGLISH):
        file = folder / language / f"{game}{part}.ftl"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return ""


def explains(rules: Rules[Any, Any, Any]) -> bool:
    """Return whether the game lists its things."""
    return rules.CONTENT is not None and rules.CONTENT.listings is not None


def draws(rules: Rules[Any, Any, Any]) -> bool:
    """Return whether the game draws its board."""
    return rules.CONTENT is not None and rules.CONTENT.draw is not None


def listings(game: str, lang: str, key: str | None = None) -> tuple[Things, ...]:
    """List everything in a content, each thing with its name and text."""
    return _listings(game, lang, key or contents.default_hash(game) or "")


@lru_cache(maxsize=PICTURES)
def _listings(game: str, lang: str, key: str) -> tuple[Things, ...]:
    content, data = _content(game, key)
    assert content.listings is not None
    found = content.listings(data, _say(game_of(content), lang))
    return tuple(Things(each.heading, each.kind, [_thing(line) for line in each.lines]) for each in found)


def _thing(line: Line) -> Thing:
    return Thing(line.id, line.name, line.text, line.flavour)


def board(game: str, lang: str, key: str | None = None) -> str:
    """Draw the board of a content as SVG."""
    return _board(game, lang, key or contents.default_hash(game) or "")


@lru_cache(maxsize=PICTURES)
def _board(game: str, lang: str, key: str) -> str:
    content, data = _content(game, key)
    assert content.draw is not None
    return content.draw(data, _say(game_of(content), lang))


def shows(rules: Rules[Any, Any, Any]) -> bool:
    """Return whether the game draws what never changes on its board."""
    return rules.CONTENT is not None and rules.CONTENT.scene is not None


@lru_cache(maxsize=PICTURES)
def scene(game: str, key: str) -> str:
    """Draw what never changes on the board of a content."""
    content, data = _content(game, key)
    assert content.scene is not None
    return content.scene(data)


def _content(game: str, key: str) -> tuple[Content, Mapping[str, Any]]:
    content, data = GAMES[game].CONTENT, contents.CONTENTS.find(game, key)
    assert content is not None
    assert data is not None
    return content, data


def _say(game: str, lang: str) -> Say:
    return phrases_of(game, lang if lang in languages_of(game) else ENGLISH)
