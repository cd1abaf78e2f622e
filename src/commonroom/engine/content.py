"""Content that an owner of a box may write for a game: cards, decks, boards, checked before it is played with."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeAlias

import msgspec

from .errors import BadInput
from .faults import Fault
from .strict_json import loads
from .table import About
from .words import Words, words

Say: TypeAlias = Callable[[str, Mapping[str, str | int]], str | None]
"""A language: a message and its variables become a sentence, or None where the language has no such message."""

NO_FILES = words("no_files", "there are no TOML files in the folder")
_BYTE_ORDER_MARK = "\ufeff"
_TOML_PLACE = re.compile(r" \(at line (\d+), column (\d+)\)$")


class Finding(NamedTuple):
    """A check that fails, and why; an error keeps the content from being played."""

    check: str
    is_error: bool
    words: Words
    where: str = ""
    """The place in the content; empty where it is about the whole of it."""

    @property
    def sentence(self) -> str:
        """The finding in English."""
        return f"{self.where}: {self.words}" if self.where else str(self.words)


class Line(NamedTuple):
    """One card, person, token or place of a content. The text is empty where there is nothing to say."""

    id: str
    name: str
    number: int
    """How many of it there are."""
    text: str
    flavour: str = ""


class Listing(NamedTuple):
    """A deck or another heap of things, under its heading."""

    heading: str
    lines: tuple[Line, ...]


class Content(NamedTuple):
    """What a game can say of content for it. `check` raises BadInput for what cannot even be read."""

    default: Mapping[str, Any]
    """The game's own, JSON-ready: also the example for everybody else's."""
    option: str
    """The option of a table that takes such content."""
    check: Callable[[object], list[Finding]]
    read: Callable[[object], Mapping[str, Any]]
    """The content as it is played with, JSON-ready, out of any form or text in which it may be written."""
    listings: Callable[[object, Say], Iterable[Listing]] | None = None
    """Everything in a content as it is read by people, in some language."""
    draw: Callable[[object, Say], str] | None = None
    """A picture of its board as an SVG document, named in some language."""


class Gathered(NamedTuple):
    """One document out of several files."""

    document: Any
    sources: dict[str, str]
    """In which file every part stands."""
    broken: list[Fault]
    """Files that are no TOML, and parts that stand in two of them."""


def put_together(files: Iterable[tuple[str, bytes]]) -> Gathered:
    """The top-level keys of TOML files, each with its name, as one document; what is wrong with a file is noted."""
    found = Gathered({}, {}, [])
    for name, text in files:
        try:
            data = parse_toml(text, name)
        except BadInput as error:
            found.broken.append(Fault(name, error.words))
            continue
        for key, part in data.items():
            if key in found.document:
                stands = words("part_twice", "stands in {file} already", file=found.sources[key])
                found.broken.append(Fault(f"{name}: {key}", stands))
            else:
                found.document[key], found.sources[key] = part, name
    if not found.document and not found.broken:
        found.broken.append(Fault("", NO_FILES))
    return found


def first_key(where: str) -> str:
    """The top-level part in which a place lies."""
    return where.partition(".")[0].partition("[")[0]


def parse(text: str, where: str = "") -> Any:
    """The data in the text of a file: JSON if it begins like an object, else TOML. BadInput if it is neither."""
    text = text.removeprefix(_BYTE_ORDER_MARK)
    return loads(text, where) if text.lstrip().startswith("{") else parse_toml(text, where)


def parse_toml(text: str | bytes, where: str) -> Any:
    """The data in a TOML document, or BadInput with the line."""
    try:
        return msgspec.toml.decode(text)
    except UnicodeDecodeError as error:
        raise BadInput(
            where, words("toml_bytes", "is not TOML: byte {byte} is no text", byte=str(error.start))
        ) from None
    except UnicodeEncodeError as error:
        raise BadInput(where, _not_toml(str(text)[: error.start], "half a character")) from None
    except msgspec.DecodeError as error:
        raise BadInput(where, _not_toml(text if isinstance(text, str) else text.decode(), str(error))) from None
    except RecursionError:
        raise BadInput(where, words("too_deep", "is nested too deeply")) from None


def _not_toml(text: str, why: str) -> Words:
    """Where the text is no TOML; it is the end of it that is wrong if the reader names no other place."""
    line, column = str(text.count("\n") + 1), str(len(text) - text.rfind("\n"))
    if told := _TOML_PLACE.search(why):
        why, line, column = why[: told.start()], told[1], told[2]
    why = why.removesuffix(" (at end of document)")
    return words("not_toml", "is not TOML: line {line}, column {column}: {why}", line=line, column=column, why=why)


def with_read_text(content: Content | None, about: About, options: object) -> object:
    """The options of a table with content as data, if it is given as the text of a file.

    It is put into the form in which the game keeps it. With what cannot be played with that is not possible, and it
    is left to the table to say why.
    """
    text = options.get(content.option) if content is not None and isinstance(options, Mapping) else None
    if content is None or not isinstance(options, Mapping) or not isinstance(text, str):
        return options
    if any(text in option.choices for option in about.options if option.name == content.option):
        return options
    return {**options, content.option: kept(content, parse(text, f"options.{content.option}"))}


def kept(content: Content, data: object) -> object:
    """The data in the form in which the game keeps it, if it can be played with."""
    try:
        return content.read(data)
    except BadInput:
        return data
