"""Output of commands: tables and sentences for people, one JSON document for programs."""

from __future__ import annotations

import json
import sys
from typing import Annotated, Any, TypeAlias

import typer
from rich.console import Console, RenderableType

AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]


def console() -> Console:
    """Return standard output, coloured only on a terminal that wants colours."""
    return Console(highlight=False)


def show(*content: RenderableType) -> None:
    """Print for people."""
    out = console()
    for item in content:
        out.print(item)


def print_json(document: Any) -> None:
    """Print for programs."""
    sys.stdout.write(json.dumps(document, ensure_ascii=False, indent=2) + "\n")
