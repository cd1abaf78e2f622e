"""What a page cannot know about a game by itself: its phrases, its things and its board."""

from __future__ import annotations

from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from commonroom.engine import Rules
from commonroom.engine.content import Line, Say
from commonroom.games import GAMES
from commonroom.phrases import ENGLISH, languages_of, phrases_of
from commonroom.phrases.findings import game_of
from commonroom.phrases.locale import locale_beside

from ..protocol import Thing, Things


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


@cache
def listings(game: str, lang: str) -> tuple[Things, ...]:
    """List everything in the game's own box, each thing with its name and text."""
    content = GAMES[game].CONTENT
    assert content is not None
    assert content.listings is not None
    found = content.listings(content.default, _say(game_of(content), lang))
    return tuple(Things(each.heading, each.kind, [_thing(line) for line in each.lines]) for each in found)


def _thing(line: Line) -> Thing:
    return Thing(line.id, line.name, line.text, line.flavour)


@cache
def board(game: str, lang: str) -> str:
    """Draw the board of the game's own box as SVG."""
    content = GAMES[game].CONTENT
    assert content is not None
    assert content.draw is not None
    return content.draw(content.default, _say(game_of(content), lang))


def _say(game: str, lang: str) -> Say:
    return phrases_of(game, lang if lang in languages_of(game) else ENGLISH)
