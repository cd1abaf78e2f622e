"""`commonroom rules`: the rules of a game, or one of them."""

from __future__ import annotations

from typing import Annotated

import typer
from msgspec.structs import replace
from rich.text import Text

from commonroom import rulebook
from commonroom.engine import BadInput
from commonroom.engine.plain import plain
from commonroom.rulebook import Entry, Rulebook

from .arguments import Game
from .output import AsJson, print_json, show
from .rule_card import rule_card


def rules(
    game: Game,
    rule: Annotated[str | None, typer.Argument(metavar="ID", help="Only this rule, such as SEQ-28.")] = None,
    lang: Annotated[str, typer.Option(metavar="L", help="The language.")] = "en",
    search: Annotated[str | None, typer.Option(metavar="TEXT", help="Only rules that contain this.")] = None,
    as_json: AsJson = False,
) -> None:
    """Show the rules of a game, or one rule with its source or reason."""
    if rule is not None:
        entry = rulebook.find(game, rule, lang)
        if as_json:
            print_json(plain(entry))
        else:
            show(rule_card(entry, game, lang))
        return
    book = rulebook.rulebook(game, lang)
    if search is not None:
        book = _searched(book, search)
    if as_json:
        print_json(plain(book))
        return
    show(Text(book.title, "bold"))
    for section in book.sections:
        show(Text(f"\n{section.title}: {section.about}\n", "bold underline"))
        for entry in section.entries:
            show(rule_card(entry, game, lang), Text())


def _searched(book: Rulebook, wanted: str) -> Rulebook:
    """Return the book with only those rules that contain the text."""
    sections = []
    for section in book.sections:
        entries = tuple(entry for entry in section.entries if wanted.casefold() in _words(entry))
        sections += [replace(section, entries=entries)] if entries else []
    if not sections:
        raise BadInput("search", f"no rule of {book.game} contains {wanted!r}")
    return replace(book, sections=tuple(sections))


def _words(entry: Entry) -> str:
    return " ".join([entry.id, entry.question, entry.text, entry.reason, entry.source]).casefold()
