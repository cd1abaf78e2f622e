"""The option to draw a report, which is refused before anything is played if it cannot be done."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from commonroom.engine import BadInput

Plot: TypeAlias = Annotated[Path | None, typer.Option(metavar="OUT", help="Draw it too: .png, .svg or .pdf.")]


def check_plot(path: Path) -> None:
    """Raise BadInput unless a report can be drawn there."""
    # Drawing needs a large library, which is an extra and takes time to load.
    try:
        from commonroom.arena.plots import check_path
    except ModuleNotFoundError as error:
        raise BadInput("plot", f"needs {error.name}; install it with: pip install 'commonroom[plot]'") from None

    check_path(path)
