"""Reads rulebooks: structure from the game's rules.toml, words from locale/<lang>/<game>-rules.ftl.

A game that is part of another names its parts of that book in its rules.toml, so that no sentence is written twice.
"""

import re
from difflib import get_close_matches
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from commonroom.engine import About, Option, Rules
from commonroom.engine.load import load_module, module_of
from commonroom.games import GAMES, find_game
from commonroom.phrases.locale import HOUSE, Phrases, folder_beside, is_spoken, languages_in, locale_beside

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

LABELS = "rules"
"""The file with the words of any rules document, which a game need not write again."""


def games() -> list[str]:
    """List the games that have rules to read."""
    return sorted(name for name, rules in GAMES.playable() if _has_book(rules))


def languages(game: str) -> list[str]:
    """List the languages in which the rules of the game are written."""
    return _languages(_game(game))


def rulebook(game: str, lang: str = "en") -> Rulebook:
    """Return the rules of the game in a language; in English if we support the language and the game does not."""
    return rulebook_of(_game(game), lang)


def rulebook_of(rules: Rules[Any, Any, Any], lang: str = "en") -> Rulebook:
    """Return the rulebook of any game, even one that is not on the shelf."""
    name = rules.ABOUT.name
    if not _has_book(rules):
        raise UnknownGame(f"{name} has no rules.toml")
    if lang not in (known := _languages(rules)):
        if not is_spoken(lang) or "en" not in known:
            raise UnknownLanguage(f"the rules of {name} are not written in {lang!r}, only in {', '.join(known)}")
        lang = "en"
    return _load(module_of(rules), lang)


def home(rules: Rules[Any, Any, Any]) -> Traversable:
    """Return the folder of the game's own modules, where its rules.toml is."""
    return folder_beside(module_of(rules))


def _game(name: str) -> Rules[Any, Any, Any]:
    """Return a game that has rules to read."""
    if name in GAMES and _has_book(GAMES[name]):
        return GAMES[name]
    raise UnknownGame(f"there are no rules for a game {name!r}, only for {', '.join(games())}")


def _has_book(rules: Rules[Any, Any, Any]) -> bool:
    return (home(rules) / "rules.toml").is_file()


def _languages(rules: Rules[Any, Any, Any]) -> list[str]:
    return languages_in(locale_beside(module_of(rules)), f"{rules.ABOUT.name}-rules")


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

    def __init__(self, module: str, game: str, book: str, lang: str) -> None:
        self.origin = f"{lang} rules of {game}"
        names = tuple(f"{name}-rules" for name in dict.fromkeys((game, book)))
        self.phrases = Phrases(locale_beside(module), names, lang)
        self.shared = Phrases(HOUSE, (LABELS,), lang)

    def block(self, key: str, attribute: str = "") -> str:
        """Return a text with its line breaks, as Markdown needs them."""
        text = self.phrases.block(key, attribute)
        if text is None:
            raise RulebookError(f"the {self.origin} lack the text {key} {attribute}".rstrip())
        return text

    def labels(self, key: str) -> dict[str, str]:
        """Return the words of the document: those of any document, and the game's own in their place."""
        shared = {name: self.shared.block("document", name) or "" for name in self.shared.attributes("document")}
        return shared | {name: self.block(key, name) for name in self.phrases.attributes(key)}

    def line(self, key: str, attribute: str = "") -> str:
        """Return a text as one line; spaces that must not be broken stay."""
        return re.sub(r"[ \t\n]+", " ", self.block(key, attribute)).strip(" ")

    def fill(self, row: _Row, key: str, value: str, *attributes: str) -> _Row:
        """Return the row with the message in its field `value`, and its attributes in the fields of their names."""
        there = {name: self.line(key, name) for name in attributes if self.phrases.block(key, name) is not None}
        return replace(row, **{value: self.line(key)}, **there)


@cache
def _load(module: str, lang: str) -> Rulebook:
    rules = load_module(module)
    about, game = rules.ABOUT, rules.ABOUT.name
    written, book = _structure(rules)
    texts, document = _Texts(module, game, written, lang), f"document-{game}"
    fill = texts.fill
    return replace(
        book,
        game=game,
        lang=lang,
        title=texts.line(document),
        labels=texts.labels(document),
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


def _structure(rules: Rules[Any, Any, Any]) -> tuple[str, Rulebook]:
    """Return the book without its words, and the game under whose name the words are written."""
    data = msgspec.toml.decode((home(rules) / "rules.toml").read_bytes())
    if "part_of" not in data:
        return rules.ABOUT.name, msgspec.convert(data, Rulebook)
    part = msgspec.convert(data, Excerpt)
    whole = (home(find_game(part.part_of)) / "rules.toml").read_bytes()
    return part.part_of, _excerpt(part, msgspec.toml.decode(whole, type=Rulebook), rules.ABOUT)


def _excerpt(part: Excerpt, whole: Rulebook, about: About) -> Rulebook:
    """Return what of the whole book belongs to the part, as far as it is about the part's own editions and options."""
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
    """Return what the rules code offers, with its explanation: the values stand in one place only."""
    row = OptionText(name=option.name, values=option.choices, numbers=option.numbers)
    return texts.fill(row, f"option-{game}-{option.name}", "text")


def _difference(row: Difference, book: Rulebook, game: str, texts: _Texts) -> Difference:
    key = f"difference-{game}-{row.key}"
    return replace(texts.fill(row, key, "topic"), says={e.id: texts.line(key, e.id) for e in book.editions})


def _procedure(row: Procedure, game: str, texts: _Texts) -> Procedure:
    key = f"procedure-{game}-{row.key}"
    return replace(row, title=texts.line(key), text=texts.block(key, "text"))
