"""The command line: one file for each command."""

from __future__ import annotations

from typing import Annotated

import typer

from . import streams
from .commands import Commands

app = typer.Typer(
    name="commonroom",
    cls=Commands,
    help="Common Room: strict rules engines for boxed games, to play, replay, verify and simulate.",
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback()
def house(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    if show_version:
        from commonroom import __version__

        print(f"commonroom {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        from .serve import serve

        context.invoke(serve)


def main() -> None:
    """Run the program `commonroom`."""
    streams.prepare()
    try:
        app()
    finally:
        streams.finish()
