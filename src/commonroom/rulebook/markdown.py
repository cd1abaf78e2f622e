"""A rulebook as a Markdown document."""

import re
from collections.abc import Iterable, Sequence

from .book import Entry, OptionText, Rulebook, Section


def to_markdown(book: Rulebook) -> str:
    """Return the rules document: overview tables first, then every rule and ruling under a heading of its id."""
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
    rows = ([f"`{o.name}`", _values(o), o.text, rulings[o.name]] for o in book.options)
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
    options = (f"`{o.name}` ({_values(o)})" for o in book.options if o.name in entry.options)
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


def _values(option: OptionText) -> str:
    values = [f"`{value}`" for value in option.values]
    if option.numbers:
        low, high = option.numbers
        values.append(f"`{low}` … `{high}`")
    return ", ".join(values)


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _anchor(title: str) -> str:
    """Return the fragment that Markdown renderers give to a heading."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def _linked(page: str, book: Rulebook) -> str:
    """Make every id outside headings a link, and every snake_case name code."""
    ids = "|".join(re.escape(entry.id) for entry in book.entries)
    token = re.compile(rf"(?<![`\w-])(?:({ids})|[a-z]+(?:_[a-z]+)+)(?![`\w-])")

    def mark(match: re.Match[str]) -> str:
        return f"[{match[0]}](#{match[0].lower()})" if match[1] else f"`{match[0]}`"

    lines = page.split("\n")
    return "\n".join(line if line.startswith("#") else token.sub(mark, line) for line in lines)
