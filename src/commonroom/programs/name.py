"""Names of programs: `stdio:./mybot`, or `stdio@500ms:node bot.mjs` with a limit for each move."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path
from typing import NamedTuple

from commonroom.engine import BadInput
from commonroom.engine.table import NAME_LENGTH

KIND = "stdio"
USUAL_LIMIT = 10.0
"""Seconds for a move, unless the name says otherwise."""
LONGEST_LIMIT = 600.0
_WORDING = re.compile(r"stdio(?:@([1-9][0-9]{0,5})(ms|s))?:(.+)")


class Program(NamedTuple):
    """A program that plays."""

    name: str
    """As it was typed."""
    command: tuple[str, ...]
    limit: float
    """Seconds for a move."""


def is_program(name: object) -> bool:
    """Tell whether the name of a bot is that of a program."""
    return isinstance(name, str) and name.partition(":")[0].partition("@")[0] == KIND


def read_name(name: str) -> Program:
    """Read the name of a program; BadInput if it makes no sense, or there is no such program."""
    found = _WORDING.fullmatch(name)
    if found is None:
        raise BadInput("bot", f"{name!r} is no program: write stdio:COMMAND, or stdio@500ms:COMMAND")
    limit = int(found[1]) / (1000 if found[2] == "ms" else 1) if found[1] else USUAL_LIMIT
    if limit > LONGEST_LIMIT:
        raise BadInput("bot", f"{name!r} is too long to wait: {LONGEST_LIMIT:g}s is the most")
    try:
        command = shlex.split(found[3])
    except ValueError as error:
        raise BadInput("bot", f"{name!r} is no command: {error}") from None
    path = shutil.which(command[0]) if command else None
    if path is None:
        raise BadInput("bot", f"{name!r} names no program that can be run")
    return Program(name, (path, *command[1:]), limit)


def label(name: str) -> str:
    """Return what a record says of a bot: of a program not where it is, but what its files are called."""
    if not is_program(name):
        return name
    words = (Path(word).name for word in read_name(name).command)
    return f"{KIND}:{' '.join(words)}"[:NAME_LENGTH]
