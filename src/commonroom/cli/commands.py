"""The commands by name, each loaded when it is used: asking for help imports none of them."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand

from .errors import PoliteGroup

COMMANDS: Mapping[str, str] = {
    "serve": "Serve the page, and play in a browser with friends or bots.",
    "play": "Play in the terminal, against bots.",
    "learn": "Learn a game in the terminal, a minute for each lesson.",
    "games": "List what can be played: editions, numbers of seats, options.",
    "new": "Begin a match and write its record.",
    "legal": "Show who may act at the end of a record, and what they may do.",
    "replay": "Show a match from its record: the table and what happened, or verify it.",
    "rules": "Show the rules of a game, or one rule with its source or reason.",
    "simulate": "Let bots play many games, and count the results.",
    "arena": "Let every bot meet every other on the same deals, and rate them.",
    "new-game": "Write a package with a small game that works, as a start for your own.",
    "submit": "Add an action to a record, if the rules allow it, and tell what happened.",
    "verify": "Check a server's database: is everything still what was written?",
    "backup": "Write a server's database to one file, while the server may go on.",
    "restore": "Put a backup where there is no database yet.",
    "tidy": "Archive and delete finished tables as the settings say.",
    "content": "Cards and boards as data: check your own, or see the house's.",
}
"""Every command and what it does, in the order in which help lists them."""


class Commands(PoliteGroup):
    """All commands, known by name and sentence until one is used."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002  # as the group calls it
        """Return their names, the most useful first."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ARG002
        """Return a command that is loaded when it is used."""
        return _Later(cmd_name, help=COMMANDS[cmd_name]) if cmd_name in COMMANDS else None


class _Later(TyperCommand):
    """Stands for a command, and hands over to it when it is called."""

    def make_context(self, info_name: Any, args: Any, parent: Any = None, **extra: Any) -> Any:
        """Load the command; from here on its own context leads to it."""
        return load(str(self.name)).make_context(info_name, args, parent, **extra)


def load(name: str) -> Any:
    """Import a command: a function that is named like its module, or an application with commands of its own."""
    word = name.replace("-", "_")
    module = import_module(f"{__package__}.{word}")
    command = getattr(module, word)
    if isinstance(command, typer.Typer):
        return typer.main.get_command(command)
    alone = typer.Typer(add_completion=False)
    alone.command(name, context_settings=getattr(module, "CONTEXT_SETTINGS", None))(command)
    return typer.main.get_command(alone)
