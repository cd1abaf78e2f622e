"""The file with the record of a match: where the person said, and never over a file that is not its own."""

from __future__ import annotations

import os
from dataclasses import dataclass

from commonroom.engine import BadInput, Match
from commonroom.engine.words import words

from .files import record_text, write_text
from .speech.language import say

SAY_WHERE = words("say_where", "say where: s and the name of a file")
FILE_EXISTS = words("file_exists", "is already there; name another file")
NO_SUCH_FOLDER = words("no_such_folder", "there is no such folder")


@dataclass
class RecordFile:
    """Writes the record; `path` is the file that belongs to this match, once there is one."""

    match: Match
    path: str | None = None

    def save(self, name: str = "") -> str:
        """Write the record and say where; without a name, to the file that is already its own."""
        target = name or self.path
        if not target:
            raise BadInput("", SAY_WHERE)
        if target != self.path:
            refuse_existing(target)
        write_text(target, record_text(self.match.record()))
        self.path = target
        return say("terminal-saved", count=self.match.version, file=target)


def refuse_existing(name: str) -> None:
    """Raise BadInput if there is such a file, or no folder for it."""
    if os.path.lexists(name):
        raise BadInput(name, FILE_EXISTS)
    if not os.path.isdir(os.path.dirname(name) or "."):
        raise BadInput(name, NO_SUCH_FOLDER)
