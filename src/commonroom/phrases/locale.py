"""Sentences and names by id and language, from `locale/<language>/*.ftl`.

Our own games have their phrases in this package. A game of another package has them beside its module, in as many
languages as somebody has written; if a language lacks a sentence, the English one is used.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from commonroom.engine import BadInput
from commonroom.engine.content import Say
from commonroom.games import GAMES

ENGLISH = "en"
HOUSE = files("commonroom") / "locale"
OF_A_GAME = ("-rules", "-faults", "-reasons", "-lessons")
"""Endings of the names of a game's files, besides the game's own name."""


class Phrases:
    """The texts of some files in a language, English where the language has none."""

    def __init__(self, folder: Traversable, names: tuple[str, ...], lang: str) -> None:
        languages = [lang] if lang == ENGLISH else [lang, ENGLISH]
        self._bundles = [_bundle(folder, names, language) for language in languages]

    def block(self, key: str, attribute: str = "", values: Mapping[str, str | int] | None = None) -> str | None:
        """Return a text with its line breaks, or None if there is none."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, dict(values or {}))[0])
        return None

    def attributes(self, key: str) -> list[str]:
        """Return the names of the attributes of a message, in any of the languages."""
        found = (bundle.get_message(key).attributes for bundle in self._bundles if bundle.has_message(key))
        return list(dict.fromkeys(name for attributes in found for name in attributes))


def _bundle(folder: Traversable, names: tuple[str, ...], lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for name in names:
        source = folder / lang / f"{name}.ftl"
        if source.is_file():
            bundle.add_resource(_parsed(source.read_text(encoding="utf-8")))
    return bundle


@cache
def _parsed(text: str) -> Resource:
    """Parse a file once, however many bundles it is in."""
    return FluentResource(text)


def folder_beside(module: str) -> Traversable:
    """Return the folder in which a module lies; that of a package is the package itself."""
    found = import_module(module)
    return files(module) if hasattr(found, "__path__") else Path(str(found.__file__)).parent


def locale_beside(module: str) -> Traversable:
    """Return the folder of the phrases of the game in a module: its own if it has one, else ours."""
    own = folder_beside(module) / "locale"
    return own if own.is_dir() else HOUSE


def languages_in(folder: Traversable, name: str) -> list[str]:
    """List the languages of a folder that have a file of this name."""
    return sorted(language.name for language in folder.iterdir() if (language / f"{name}.ftl").is_file())


def languages_of(file: str) -> list[str]:
    """List the languages that have a file of this name: a game's, or one that all games share."""
    return languages_in(_folder_of(file), file)


def is_spoken(lang: str) -> bool:
    """Tell whether we support a language, even if a game has no phrases in it."""
    return lang in languages_in(HOUSE, "page")


@cache
def phrases_of(file: str, lang: str = ENGLISH) -> Say:
    """Return a function that words an id in the language, or gives None where the file has no such id."""
    known = languages_of(file)
    if not known or (lang not in known and not is_spoken(lang)):
        raise BadInput("lang", f"{file} has no texts in {lang!r}, only in {', '.join(known) or 'no language'}")
    return _saying(Phrases(_folder_of(file), (file,), lang))


@cache
def phrases_from(files: tuple[str, ...], lang: str = ENGLISH) -> Say:
    """Return a function that words an id from several of our own files, whose phrases may refer to each other."""
    return _saying(Phrases(HOUSE, files, lang))


def _saying(phrases: Phrases) -> Say:
    def say(key: str, values: Mapping[str, str | int]) -> str | None:
        name, _, attribute = key.partition(".")
        return phrases.block(name, attribute, values)

    return say


def _folder_of(file: str) -> Traversable:
    """Return the folder of a file: beside the game that it is named after, or ours."""
    name = file
    for ending in OF_A_GAME:
        name = name.removesuffix(ending)
    if name in GAMES.own or name not in GAMES:
        return HOUSE
    return locale_beside(GAMES.place(name).module)
