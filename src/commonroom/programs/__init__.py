"""Bots in any language: programs that read what they see from standard input and answer on standard output.

docs/stdio.md has the messages. Only a command that was typed, or Python code, names a program: it can do whatever its
user can, so that neither the server nor a record may start one.
"""

from commonroom.bots.failure import BotFailed

from .bot import find
from .name import is_program, label

__all__ = ["BotFailed", "find", "is_program", "label"]
