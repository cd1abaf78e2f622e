"""The end of a log, in as many rows as there are."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text


def newest(log: Sequence[Text], width: int, rows: int) -> list[Text]:
    """Return as much of the end of the log as fits; a long line continues in the next row, indented."""
    console = Console(width=width)
    shown: list[Text] = []
    for line in reversed(log):
        first, *others = [line] if _fits(line, width - 2) else line.wrap(console, width - 2)
        broken = [first, *(Text.assemble("  ", other) for other in others)]
        if shown and len(shown) + len(broken) > rows:
            break
        shown = broken + shown
    return shown[:rows]


def _fits(line: Text, width: int) -> bool:
    return "\n" not in line.plain and cell_len(line.plain) <= width


def log_rows(log: Sequence[Text], width: int, rows: int, *, steady: bool) -> list[Text]:
    """Return the log below the table; on a terminal it always has the same number of rows, so that nothing jumps."""
    shown = [Text.assemble(" ", line) for line in newest(log, width - 1, rows)]
    return shown + [Text()] * (rows - len(shown) if steady else 0)


def rows_of(text: Text) -> int:
    """Count the rows that a text takes."""
    return text.plain.count("\n") + 1
