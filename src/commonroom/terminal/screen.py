"""Where the game is drawn and the person is asked: a terminal, or a pipe in tests and scripts."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.text import Text

from .scene import printable
from .speech.language import say

with contextlib.suppress(ImportError):  # missing on some systems; with it, lines can be edited and recalled
    import readline  # noqa: F401

PAUSE = 0.8


@dataclass
class Screen:
    """Draws whole pictures, one over the other on a terminal, one after the other elsewhere."""

    console: Console
    read_line: Callable[[str], str] = input

    @property
    def is_terminal(self) -> bool:
        return self.console.is_terminal

    def show(self, picture: RenderableType, note: str = "") -> None:
        """Show a picture with a note below it, in one go so that nothing flickers."""
        with self.console:
            if self.is_terminal:
                self.console.clear()
            self.console.print(picture, highlight=False)
            if note:
                lines = "\n".join(map(printable, note.split("\n")))
                self.console.print(Text(lines, "bold"), highlight=False)

    def page(self, content: RenderableType) -> None:
        """Show something to read; on a terminal it replaces the picture until the person has read it."""
        self.show(content)
        if self.is_terminal:
            self.ask(f"\n{say('terminal-ask-back')} ")

    def say(self, text: str) -> None:
        """Print a line below whatever is there."""
        self.console.print(Text(printable(text)), highlight=False)

    def ask(self, question: str) -> str | None:
        """Ask the person; None when there is nobody left to answer."""
        try:
            line = self.read_line(question).strip()
        except (EOFError, KeyboardInterrupt) as stop:
            self.say("")
            if isinstance(stop, KeyboardInterrupt):
                raise
            return None
        if not self.is_terminal:
            self.say(line)  # It was not typed here, so a transcript would lack it.
        return line

    def pause(self) -> None:
        """Leave time to see what a bot has done; scripts do not need it."""
        if self.is_terminal:
            time.sleep(PAUSE)
