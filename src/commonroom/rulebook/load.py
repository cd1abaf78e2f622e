"""Reads rulebooks: structure from the game's rules.toml, words from locale/<lang>/<game>-rules.ftl.

A game that is part of another names its parts of that book in its rules.toml, so that no sentence is written twice.
"""

import re
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from msgspec.structs import replace

from commonroom.engine import About, Option
from commonroom.games import GAMES, find_game

from .book import (
    Difference,
    Entry,
    Excerpt,
    OptionText,
    Part,
    Procedure,
    Rulebook,
    RulebookError,
    Section,
    UnknownGame,
    UnknownLanguage,
    UnknownRule,
)


def games() -> list[str]:
    """List the games that have rules to read."""
    return sorted(game for game in GAMES if (home(game) / "rules.toml").is_file())


def home(game: str) -> Traversable:
    """Return the folder of the game's own modules, where its rules.toml is."""
    return files(GAMES.place(game).module)


def languages(game: str) -> list[str]:
    """List the languages in which the rules of the game are written."""
    if game not in (known := games()):
        raise UnknownGame(f"there are no rules for a game {game!r}, only for {', '.join(known)}")
    folders = (files("commonroom") / "locale").iterdir()
    return sorted(folder.name for folder in folders if (folder / f"{game}-rules.ftl").is_file())


def rulebook(game: str, lang: str = "en") -> Rulebook:
    """Return the rules of the game in a language."""
    if lang not in (known := languages(game)):
        raise UnknownLanguage(f"the rules of {game} are not written in {lang!r}, only in {', '.join(known)}")
    return _load(game, lang)


def find(game: str, rule: str, lang: str = "en") -> Entry:
    """Find the rule or ruling with that id, in upper or lower case."""
    entries = {entry.id.casefold(): entry for entry in rulebook(game, lang).entries}
    wanted = rule.casefold()
    if wanted not in entries:
        near = ", ".join(entries[key].id for key in get_close_matches(wanted, entries, cutoff=0))
        raise UnknownRule(f"{game} has no rule {rule!r}; the nearest are {near}")
    return entries[wanted]


_Row = TypeVar("_Row", bound=Part)


class _Texts:
    """The texts of one game in one language, together with those of the book that it is part of."""

    def __init__(self, game: str, book: str, lang: str) -> None:
        self.origin = f"{lang} rules of {game}"
        self.bundle = FluentBundle([lang], use_isolating=False)
        for name in dict.fromkeys((game, book)):
            source = files("commonroom") / "locale" / lang / f"{name}-rules.ftl"
            self.bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))

    def block(self, key: str, attribute: str = "") -> str:
        """Return a text with its line breaks, as Markdown needs them."""
        pattern = None
        if self.bundle.has_message(key):
            message = self.bundle.get_message(key)
            pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise RulebookError(f"the {self.origin} lack the text {key} {attribute}".rstrip())
        return str(self.bundle.format_pattern(pattern)[0])

    def line(self, key: str, attribute: str = "") -> str:
        """Return a text as one line; spaces that must not be broken stay."""
        return re.sub(r"[ \t\n]+", " ", self.block(key, attribute)).strip(" ")

    def fill(self, row: _Row, key: str, value: str, *attributes: str) -> _Row:
        """Return the row with the message in its field `value`, and the attributes in the fields of their names."""
        return replace(row, **{value: self.line(key)}, **{name: self.line(key, name) for name in attributes})


@cache
def _load(game: str, lang: str) -> Rulebook:
    about = find_game(game).ABOUT
    written, book = _structure(game, about)
    texts, document = _Texts(game, written, lang), f"document-{game}"
    fill, labels = texts.fill, texts.bundle.get_message(document).attributes
    return replace(
        book,
        game=game,
        lang=lang,
        title=texts.line(document),
        labels={name: texts.block(document, name) for name in labels},
        editions=tuple(fill(row, f"edition-{written}-{row.id}", "name", "box") for row in book.editions),
        sections=tuple(_section(row, written, texts) for row in book.sections),
        differences=tuple(_difference(row, book, written, texts) for row in book.differences),
        readings=tuple(
            fill(row, f"reading-{written}-{row.edition}-{row.key}", "topic", "difference", "reading", "reason")
            for row in book.readings
        ),
        options=tuple(_option(option, written, texts) for option in about.options),
        procedures=tuple(_procedure(row, written, texts) for row in book.procedures),
        refusals=tuple(fill(row, f"refusal-{written}-{row.code}", "text") for row in book.refusals),
    )


def _structure(game: str, about: About) -> tuple[str, Rulebook]:
    """Return the book without its words, and the game under whose name the words are written."""
    data = msgspec.toml.decode((home(game) / "rules.toml").read_bytes())
    if "part_of" not in data:
        return game, msgspec.convert(data, Rulebook)
    part = msgspec.convert(data, Excerpt)
    whole = (files("commonroom") / "games" / part.part_of / "rules.toml").read_bytes()
    return part.part_of, _excerpt(part, msgspec.toml.decode(whole, type=Rulebook), about)


def _excerpt(part: Excerpt, whole: Rulebook, about: About) -> Rulebook:
    """Return the part of a book that is about the part's own editions and options."""
    by_key = {section.key: section for section in whole.sections}
    sections = []
    for key in part.sections:
        entries = [
            replace(
                entry,
                editions=tuple(edition for edition in entry.editions if edition in about.editions),
                options=tuple(option.name for option in about.options if option.rule == entry.id),
            )
            for entry in by_key[key].entries
            if entry.id not in part.without
        ]
        sections.append(replace(by_key[key], entries=tuple(entries)))
    shown = {entry.id for section in sections for entry in section.entries}
    return Rulebook(
        editions=tuple(edition for edition in whole.editions if edition.id in about.editions),
        sections=tuple(sections),
        procedures=tuple(row for row in whole.procedures if row.key in part.procedures),
        refusals=tuple(
            replace(row, ids=tuple(rule for rule in row.ids if rule in shown))
            for row in whole.refusals
            if row.code in part.refusals
        ),
    )


def _section(row: Section, game: str, texts: _Texts) -> Section:
    entries = tuple(_entry(entry, texts) for entry in row.entries)
    return replace(texts.fill(row, f"section-{game}-{row.key}", "title", "about"), entries=entries)


def _entry(row: Entry, texts: _Texts) -> Entry:
    if row.id.startswith("RUL-"):
        return replace(texts.fill(row, row.id, "text", "question", "reason"), kind="ruling")
    return texts.fill(row, row.id, "text", "source")


def _option(option: Option, game: str, texts: _Texts) -> OptionText:
    """Return an option of the rules code with its explanation; its values are in one place only."""
    row = OptionText(name=option.name, values=option.choices, numbers=option.numbers)
    return texts.fill(row, f"option-{game}-{option.name}", "text")


def _difference(row: Difference, book: Rulebook, game: str, texts: _Texts) -> Difference:
    key = f"difference-{game}-{row.key}"
    return replace(texts.fill(row, key, "topic"), says={e.id: texts.line(key, e.id) for e in book.editions})


def _procedure(row: Procedure, game: str, texts: _Texts) -> Procedure:
    key = f"procedure-{game}-{row.key}"
    return replace(row, title=texts.line(key), text=texts.block(key, "text"))
