"""Content that players may write for a game, such as cards, decks and boards, checked before it is used."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

import msgspec

from .errors import BadInput
from .faults import Fault
from .strict_json import MAX_DEPTH, loads
from .table import About
from .words import Words, words

Say: TypeAlias = Callable[[str, Mapping[str, str | int]], str | None]
"""A language: turns a message and its values into a sentence, or None where it has no such message."""

NO_FILES = words("no_files", "there are no TOML files in the folder")
_BYTE_ORDER_MARK = "\ufeff"
_TOML_MARK = re.compile(r"""\"{3}|'{3}|["'#.=\n\[\]{},]""")
_TOML_PLACE = re.compile(r" \(at line (\d+), column (\d+)\)$")


class Finding(NamedTuple):
    """A failed check. An error keeps the content from being used; anything else is a warning."""

    check: str
    is_error: bool
    words: Words
    where: str = ""
    """The place in the content; empty if it is about all of it."""

    @property
    def sentence(self) -> str:
        """Return the finding in English."""
        return f"{self.where}: {self.words}" if self.where else str(self.words)


class Line(NamedTuple):
    """One card, person, token or place. The text is empty where there is nothing to say."""

    id: str
    name: str
    number: int
    """Number of copies."""
    text: str
    flavour: str = ""


class Listing(NamedTuple):
    """A deck, or another group of things, under its heading."""

    heading: str
    lines: tuple[Line, ...]
    kind: str = ""
    """The kind of its things in the ids of their names: `field` for `hogwarts-field-library`."""


class Content(NamedTuple):
    """Functions of a game for content written for it. `check` raises BadInput for content that cannot even be read."""

    default: Mapping[str, Any]
    """The game's own content, JSON-ready, which is also the example to start from."""
    option: str
    """The table option that takes such content."""
    check: Callable[[object], list[Finding]]
    read: Callable[[object], Mapping[str, Any]]
    """Return the content as the game keeps it, JSON-ready, from any form in which it may be written."""
    listings: Callable[[object, Say], Iterable[Listing]] | None = None
    """List everything in a content for people to read, in a language."""
    draw: Callable[[object, Say], str] | None = None
    """Draw its board as an SVG document, with names in a language."""
    scene: Callable[[object], str] | None = None
    """Draw what never changes on its board, without names, for a screen that draws the rest above it."""
    earlier: Mapping[int, Mapping[str, Any]] = MappingProxyType({})
    """The game's own content under earlier versions of its rules, where it was another one."""


class Gathered(NamedTuple):
    """One document made of several files."""

    document: Any
    sources: dict[str, str]
    """The file of each part."""
    broken: list[Fault]
    """Files that are not TOML, and parts that appear in two of them."""


def put_together(files: Iterable[tuple[str, bytes]]) -> Gathered:
    """Merge the top-level keys of TOML files, each with its name, into one document, and note what is wrong."""
    found = Gathered({}, {}, [])
    for name, text in files:
        try:
            data = parse_toml(text, name)
        except BadInput as error:
            found.broken.append(Fault(name, error.words))
            continue
        for key, part in data.items():
            if key in found.document:
                stands = words("part_twice", "is already in {file}", file=found.sources[key])
                found.broken.append(Fault(f"{name}: {key}", stands))
            else:
                found.document[key], found.sources[key] = part, name
    if not found.document and not found.broken:
        found.broken.append(Fault("", NO_FILES))
    return found


def first_key(where: str) -> str:
    """Return the top-level part in which a place lies."""
    return where.partition(".")[0].partition("[")[0]


def parse(text: str, where: str = "") -> Any:
    """Parse the text of a file: JSON if it begins like an object, else TOML. BadInput if it is neither."""
    text = text.removeprefix(_BYTE_ORDER_MARK)
    return loads(text, where) if text.lstrip().startswith("{") else parse_toml(text, where)


def parse_toml(text: str | bytes, where: str) -> Any:
    """Parse a TOML document; BadInput names the line that is wrong."""
    try:
        if has_long_keys(text if isinstance(text, str) else text.decode()):
            raise BadInput(where, words("too_deep", "is nested too deeply"))
        return msgspec.toml.decode(text)
    except BadInput:
        raise
    except UnicodeDecodeError as error:
        raise BadInput(
            where, words("toml_bytes", "is not TOML: byte {byte} is not text", byte=str(error.start))
        ) from None
    except UnicodeEncodeError as error:
        raise BadInput(where, _not_toml(str(text)[: error.start], "half a character")) from None
    except msgspec.DecodeError as error:
        raise BadInput(where, _not_toml(text if isinstance(text, str) else text.decode(), str(error))) from None
    except RecursionError:
        raise BadInput(where, words("too_deep", "is nested too deeply")) from None
    except ValueError as error:  # a number of thousands of digits
        raise BadInput(where, _not_toml(text if isinstance(text, str) else text.decode(), str(error))) from None


def has_long_keys(text: str) -> bool:
    """Tell whether a document has a dotted key of very many parts; looking at each part takes longer than the last."""
    run = at = 0
    while (found := _TOML_MARK.search(text, at)) is not None:
        char, at = found[0], found.end()
        if char == "#":
            at = _after(text, "\n", at)
        elif char[0] in "\"'":
            at = _after_text(text, char, at)
        elif char == ".":
            run += 1
            if run > MAX_DEPTH:
                return True
        else:  # here a key ends
            run = 0
    return False


def _after(text: str, what: str, at: int) -> int:
    """Return the place after the next `what`, or the end."""
    found = text.find(what, at)
    return len(text) if found < 0 else found + len(what)


def _after_text(text: str, quote: str, at: int) -> int:
    """Return the place after a text that ends with this quote, in which only double quotes know escapes."""
    while True:
        found = text.find(quote, at)
        if found < 0:
            return len(text)
        before = found - 1
        while quote[0] == '"' and before >= at and text[before] == "\\":
            before -= 1
        if (found - before) % 2:
            return found + len(quote)
        at = found + 1


def _not_toml(text: str, why: str) -> Words:
    """Say where the text is not TOML. If the parser names no place, the end of the text is wrong."""
    line, column = str(text.count("\n") + 1), str(len(text) - text.rfind("\n"))
    if place := _TOML_PLACE.search(why):
        why, line, column = why[: place.start()], place[1], place[2]
    why = why.removesuffix(" (at end of document)")
    return words("not_toml", "is not TOML: line {line}, column {column}: {why}", line=line, column=column, why=why)


def with_read_text(content: Content | None, about: About, options: object) -> object:
    """Parse content that a table was given as the text of a file, and return the options with it as data.

    The data is put into the form in which the game keeps it. Where that is impossible, it is left as it is, and the
    table says what is wrong.
    """
    text = options.get(content.option) if content is not None and isinstance(options, Mapping) else None
    if content is None or not isinstance(options, Mapping) or not isinstance(text, str):
        return options
    if any(text in option.choices for option in about.options if option.name == content.option):
        return options
    return {**options, content.option: kept(content, parse(text, f"options.{content.option}"))}


def kept(content: Content, data: object) -> object:
    """Return the data in the form in which the game keeps it, if it has no errors."""
    try:
        return content.read(data)
    except BadInput:
        return data
