"""The command line: one file for each command."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated

import typer

from . import streams
from .content import content
from .errors import PoliteGroup
from .games import games
from .learn import learn
from .legal import legal
from .new import new
from .new_game import new_game
from .play import play
from .replay import replay
from .rules import rules
from .serve import serve
from .simulate import simulate
from .submit import submit

app = typer.Typer(
    name="commonroom",
    cls=PoliteGroup,
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
        print(f"commonroom {version('commonroom')}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        context.invoke(serve)


for command in (serve, play, learn, games, new, legal, replay, rules, simulate, new_game):
    app.command()(command)
app.add_typer(content)
# A seat like -1 is a wrong seat, not an unknown option.
app.command(context_settings={"ignore_unknown_options": True})(submit)


def main() -> None:
    """Run the program `commonroom`."""
    streams.prepare()
    try:
        app()
    finally:
        streams.finish()
