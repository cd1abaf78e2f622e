"""The rules of a game as a player reads them: structure from its rules.toml, words from locale/<lang>/."""

import argparse
import re
import sys
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Literal, TypeVar

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from msgspec.structs import replace


class RulebookError(ValueError):
    """A rulebook was asked for something that it does not have."""


class UnknownGame(RulebookError):
    """No game of that name has rules."""


class UnknownLanguage(RulebookError):
    """The rules of the game are not written in that language."""


class UnknownRule(RulebookError):
    """The game has no rule or ruling with that id."""


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Read from rules.toml; fields that are empty there are filled from the texts."""


class Entry(_Data, frozen=True):
    """A rule (with its source) or a ruling (with its question and reason)."""

    id: str
    editions: tuple[str, ...]
    options: tuple[str, ...] = ()
    kind: Literal["rule", "ruling"] = "rule"
    text: str = ""
    question: str = ""
    reason: str = ""
    source: str = ""


class Section(_Data, frozen=True):
    """Rules and rulings on one topic."""

    key: str
    entries: tuple[Entry, ...]
    title: str = ""
    about: str = ""


class Edition(_Data, frozen=True):
    """A printed edition of the game."""

    id: str
    name: str = ""
    box: str = ""


class Difference(_Data, frozen=True):
    """What each edition says on a topic on which they differ."""

    key: str
    ids: tuple[str, ...] = ()
    topic: str = ""
    says: dict[str, str] = {}


class Reading(_Data, frozen=True):
    """A place where the printed languages of an edition differ, and the reading that we follow."""

    edition: str
    key: str
    ids: tuple[str, ...] = ()
    topic: str = ""
    difference: str = ""
    reading: str = ""
    reason: str = ""


class Option(_Data, frozen=True):
    """A choice of the table; the first value is the default, and with a unit any number is a value too."""

    name: str
    values: tuple[str | int, ...]
    unit: str = ""
    text: str = ""


class Procedure(_Data, frozen=True):
    """Rules in the exact order in which they are applied; the text is Markdown."""

    key: str
    title: str = ""
    text: str = ""


class Refusal(_Data, frozen=True):
    """Why an action is refused."""

    code: str
    ids: tuple[str, ...] = ()
    text: str = ""


class Rulebook(_Data, frozen=True):
    """All rules of a game in one language; the labels are the words of its document."""

    editions: tuple[Edition, ...]
    sections: tuple[Section, ...]
    differences: tuple[Difference, ...] = ()
    readings: tuple[Reading, ...] = ()
    options: tuple[Option, ...] = ()
    procedures: tuple[Procedure, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    game: str = ""
    lang: str = ""
    title: str = ""
    labels: dict[str, str] = {}

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All rules and rulings in reading order."""
        return tuple(entry for section in self.sections for entry in section.entries)


def games() -> list[str]:
    """The games that have rules to read."""
    folders = (files("commonroom") / "games").iterdir()
    return sorted(folder.name for folder in folders if (folder / "rules.toml").is_file())


def languages(game: str) -> list[str]:
    """The languages in which the rules of the game are written."""
    if game not in (known := games()):
        raise UnknownGame(f"there are no rules for a game {game!r}, only for {', '.join(known)}")
    folders = (files("commonroom") / "locale").iterdir()
    return sorted(folder.name for folder in folders if (folder / f"{game}-rules.ftl").is_file())


def rulebook(game: str, lang: str = "en") -> Rulebook:
    """The rules of the game in the language."""
    if lang not in (known := languages(game)):
        raise UnknownLanguage(f"the rules of {game} are not written in {lang!r}, only in {', '.join(known)}")
    return _load(game, lang)


def find(game: str, rule: str, lang: str = "en") -> Entry:
    """The rule or ruling with that id, in upper or lower case."""
    entries = {entry.id.casefold(): entry for entry in rulebook(game, lang).entries}
    wanted = rule.casefold()
    if wanted not in entries:
        near = ", ".join(entries[key].id for key in get_close_matches(wanted, entries, cutoff=0))
        raise UnknownRule(f"{game} has no rule {rule!r}; the nearest are {near}")
    return entries[wanted]


_Row = TypeVar("_Row", bound=_Data)


class _Texts:
    """The texts of one game in one language."""

    def __init__(self, game: str, lang: str) -> None:
        source = files("commonroom") / "locale" / lang / f"{game}-rules.ftl"
        self.origin = f"{lang} rules of {game}"
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))

    def block(self, key: str, attribute: str = "") -> str:
        """A text with its line breaks, as Markdown needs them."""
        pattern = None
        if self.bundle.has_message(key):
            message = self.bundle.get_message(key)
            pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise RulebookError(f"the {self.origin} lack the text {key} {attribute}".rstrip())
        return str(self.bundle.format_pattern(pattern)[0])

    def line(self, key: str, attribute: str = "") -> str:
        """A text as one line."""
        return " ".join(self.block(key, attribute).split())

    def fill(self, row: _Row, key: str, value: str, *attributes: str) -> _Row:
        """The row with the message in its field `value` and the attributes in the fields of their names."""
        return replace(row, **{value: self.line(key)}, **{name: self.line(key, name) for name in attributes})


@cache
def _load(game: str, lang: str) -> Rulebook:
    book = msgspec.toml.decode((files("commonroom") / "games" / game / "rules.toml").read_bytes(), type=Rulebook)
    texts, document = _Texts(game, lang), f"document-{game}"
    fill, labels = texts.fill, texts.bundle.get_message(document).attributes
    return replace(
        book,
        game=game,
        lang=lang,
        title=texts.line(document),
        labels={name: texts.block(document, name) for name in labels},
        editions=tuple(fill(row, f"edition-{game}-{row.id}", "name", "box") for row in book.editions),
        sections=tuple(_section(row, game, texts) for row in book.sections),
        differences=tuple(_difference(row, book, game, texts) for row in book.differences),
        readings=tuple(
            fill(row, f"reading-{game}-{row.edition}-{row.key}", "topic", "difference", "reading", "reason")
            for row in book.readings
        ),
        options=tuple(fill(row, f"option-{game}-{row.name}", "text") for row in book.options),
        procedures=tuple(_procedure(row, game, texts) for row in book.procedures),
        refusals=tuple(fill(row, f"refusal-{game}-{row.code}", "text") for row in book.refusals),
    )


def _section(row: Section, game: str, texts: _Texts) -> Section:
    entries = tuple(_entry(entry, texts) for entry in row.entries)
    return replace(texts.fill(row, f"section-{game}-{row.key}", "title", "about"), entries=entries)


def _entry(row: Entry, texts: _Texts) -> Entry:
    if row.id.startswith("RUL-"):
        return replace(texts.fill(row, row.id, "text", "question", "reason"), kind="ruling")
    return texts.fill(row, row.id, "text", "source")


def _difference(row: Difference, book: Rulebook, game: str, texts: _Texts) -> Difference:
    key = f"difference-{game}-{row.key}"
    return replace(texts.fill(row, key, "topic"), says={e.id: texts.line(key, e.id) for e in book.editions})


def _procedure(row: Procedure, game: str, texts: _Texts) -> Procedure:
    key = f"procedure-{game}-{row.key}"
    return replace(row, title=texts.line(key), text=texts.block(key, "text"))


def to_markdown(book: Rulebook) -> str:
    """The rules document: overview tables first, then every rule and ruling under a heading of its id."""
    label = book.labels
    chapters = [
        (label["editions"], "", _editions(book)),
        (label.get("differences", ""), "", _differences(book)),
        (label.get("readings", ""), "", _readings(book)),
        (label.get("options", ""), "", _options(book)),
        (label.get("procedures", ""), "", _procedures(book)),
        (label.get("refusals", ""), "", _refusals(book)),
        *((section.title, section.about, _rules(section, book)) for section in book.sections),
    ]
    chapters = [chapter for chapter in chapters if chapter[2]]
    contents = "\n".join(
        f"- [{title}](#{_anchor(title)})" + (f": {about}" if about else "") for title, about, _ in chapters
    )
    parts = [f"# {book.title}", label["intro"], f"## {label['contents']}", contents]
    for title, _, body in chapters:
        parts += [f"## {title}", body]
    return _linked("\n\n".join(parts) + "\n", book)


def _editions(book: Rulebook) -> str:
    label = book.labels
    rows = ([edition.name, f"`{edition.id}`", edition.box] for edition in book.editions)
    return _table([label["edition"], label["id"], label["box"]], rows)


def _differences(book: Rulebook) -> str:
    if not book.differences:
        return ""
    head = [book.labels["topic"], *(edition.name for edition in book.editions), book.labels["ids"]]
    return _table(head, ([row.topic, *row.says.values(), " ".join(row.ids)] for row in book.differences))


def _readings(book: Rulebook) -> str:
    if not book.readings:
        return ""
    head = [book.labels[name] for name in ("topic", "difference", "reading", "why", "ids")]
    parts = [book.labels["readings-intro"]]
    for edition in book.editions:
        rows = [row for row in book.readings if row.edition == edition.id]
        cells = ([row.topic, row.difference, row.reading, row.reason, " ".join(row.ids)] for row in rows)
        parts += [f"### {edition.name}", _table(head, cells)] if rows else []
    return "\n\n".join(parts)


def _options(book: Rulebook) -> str:
    if not book.options:
        return ""
    head = [book.labels[name] for name in ("option", "values", "decides", "rulings")]
    rulings = {o.name: " ".join(e.id for e in book.entries if o.name in e.options) for o in book.options}
    rows = ([f"`{o.name}`", _values(o, book), o.text, rulings[o.name]] for o in book.options)
    return f"{book.labels['options-intro']}\n\n{_table(head, rows)}"


def _procedures(book: Rulebook) -> str:
    if not book.procedures:
        return ""
    steps = (f"### {procedure.title}\n\n{procedure.text}" for procedure in book.procedures)
    return "\n\n".join([book.labels["procedures-intro"], *steps])


def _refusals(book: Rulebook) -> str:
    if not book.refusals:
        return ""
    head = [book.labels[name] for name in ("code", "meaning", "ids")]
    rows = ([f"`{row.code}`", row.text, " ".join(row.ids)] for row in book.refusals)
    return f"{book.labels['refusals-intro']}\n\n{_table(head, rows)}"


def _rules(section: Section, book: Rulebook) -> str:
    return "\n\n".join(_rule(entry, book) for entry in section.entries)


def _rule(entry: Entry, book: Rulebook) -> str:
    label, names = book.labels, {edition.id: edition.name for edition in book.editions}
    options = (f"`{o.name}` ({_values(o, book)})" for o in book.options if o.name in entry.options)
    notes = [
        (label["why"], entry.reason),
        (label["source"], entry.source),
        (label["option"], ", ".join(options)) if entry.options else ("", ""),
        (
            label["editions" if entry.editions[1:] else "edition"],
            ", ".join(names[edition] for edition in entry.editions),
        ),
    ]
    parts = [f"### {entry.id}", f"**{entry.question}**" if entry.question else "", entry.text]
    parts.append("\n".join(f"- {name}: {text}" for name, text in notes if text))
    return "\n\n".join(filter(None, parts))


def _values(option: Option, book: Rulebook) -> str:
    values = [f"`{value}`" for value in option.values]
    return ", ".join([*values, book.labels[option.unit]] if option.unit else values)


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _anchor(title: str) -> str:
    """The fragment that Markdown renderers give to a heading."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def _linked(page: str, book: Rulebook) -> str:
    """The page with every id outside headings as a link, and every snake_case name as code."""
    ids = "|".join(re.escape(entry.id) for entry in book.entries)
    token = re.compile(rf"(?<![`\w-])(?:({ids})|[a-z]+(?:_[a-z]+)+)(?![`\w-])")

    def mark(match: re.Match[str]) -> str:
        return f"[{match[0]}](#{match[0].lower()})" if match[1] else f"`{match[0]}`"

    lines = page.split("\n")
    return "\n".join(line if line.startswith("#") else token.sub(mark, line) for line in lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the rules document of a game."""
    parser = argparse.ArgumentParser(prog="python -m commonroom.rulebook", description=main.__doc__)
    parser.add_argument("game")
    parser.add_argument("--lang", default="en", help="language of the document (default: en)")
    options = parser.parse_args(arguments)
    try:
        page = to_markdown(rulebook(options.game, options.lang))
    except RulebookError as error:
        print(error, file=sys.stderr)
        return 2
    # Bytes, so that the document is UTF-8 whatever the terminal is set to.
    sys.stdout.buffer.write(page.encode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
