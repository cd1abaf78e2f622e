"""Output of commands: tables and sentences for people, one JSON document for programs."""

from __future__ import annotations

import json
import sys
from typing import Annotated, Any, TypeAlias

import typer
from rich.console import Console, RenderableType
from rich.table import Table

AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]


def console() -> Console:
    """Return standard output, coloured only on a terminal that wants colours."""
    return Console(highlight=False)


def show(*content: RenderableType) -> None:
    """Print for people."""
    out = console()
    for item in content:
        out.print(item)


def table_of(title: str, *columns: str, width: int = 8) -> Table:
    """Return a plain table of figures, with a name before each row."""
    table = Table(title=title, title_justify="left", title_style="bold", box=None, header_style="dim", pad_edge=False)
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left", min_width=width, no_wrap=True)
    return table


def print_json(document: Any) -> None:
    """Print for programs."""
    sys.stdout.write(json.dumps(document, ensure_ascii=False, indent=2) + "\n")
