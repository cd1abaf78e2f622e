"""The help page: keys on the left, what they do beside them, at any width."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .speech.language import phrase_in

KEYS = 11
"""The column in which explanations begin."""


def key_lines(keys: Mapping[str, str], files: tuple[str, ...] = (), **values: str) -> str:
    """Return a line for each key with the phrase of what it does; a phrase may have other keys, in its own language."""
    return "\n".join(_key_line(partial(phrase_in, files, **values), typed, key) for typed, key in keys.items())


def _key_line(say: Callable[[str], str | None], typed: str, key: str) -> str:
    shown = say(f"{key}.keys") or typed
    assert len(shown) <= KEYS - 2, shown
    return f"{shown:<{KEYS}}{say(key)}"


def help_page(text: str) -> RenderableType:
    """Lay out lines with keys as a list, and all other lines as paragraphs that wrap at the edge of the screen."""
    parts: list[RenderableType] = []
    for is_list, lines in groupby(_paragraphs(text), key=_is_keyed):
        if is_list:
            parts.append(_list(lines))
        else:
            parts += map(Text, lines)
    return Group(*parts)


def _is_keyed(line: str) -> bool:
    """Tell whether a line explains keys: they stand alone before the column of the explanations."""
    return line[:KEYS].endswith("  ") and not line[:1].isspace() and line[KEYS : KEYS + 1] not in ("", " ")


def _paragraphs(text: str) -> Iterator[str]:
    """Yield the lines of the text, with those of one paragraph joined."""
    paragraph: list[str] = []
    for line in text.split("\n"):
        if line and not _is_keyed(line):
            paragraph.append(line)
            continue
        if paragraph:
            yield " ".join(paragraph)
            paragraph = []
        yield line
    if paragraph:
        yield " ".join(paragraph)


def _list(lines: Iterator[str]) -> Table:
    table = Table.grid(expand=False)
    table.add_column(width=KEYS, no_wrap=True)
    table.add_column()
    for line in lines:
        table.add_row(Text(line[:KEYS].rstrip(), "bold"), Text(line[KEYS:]))
    return table
