"""How a game shows itself in the terminal. A game without a face of its own gets the plain one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from rich.console import RenderableType
from rich.text import Text

from commonroom.engine import Table, Viewer

from .scene import Data, Scene


@dataclass(frozen=True)
class Act:
    """Do this; the rules have the last word."""

    action: Data


@dataclass(frozen=True)
class Pick:
    """The person has begun to choose: `what` is taken up, or put back if empty."""

    what: str


@dataclass(frozen=True)
class Say:
    """The line leads nowhere, and this is why."""

    sentence: str
    rule: str = ""
    """The rule that forbids it, if one does."""


@dataclass(frozen=True)
class Repeat:
    """Do this now, and repeat it for as long as `goes_on` sees nothing else to think about."""

    action: Data
    goes_on: Callable[[Scene], bool]


@dataclass(frozen=True)
class Follow:
    """Do this now, and then whatever `then` returns, until it returns None."""

    action: Data
    then: Callable[[Scene], Data | None]


Entry: TypeAlias = Act | Follow | Pick | Repeat | Say


@dataclass(frozen=True)
class Moment:
    """The contents of a picture besides the table: what is taken up, what has just happened, and the available room."""

    pick: str = ""
    fresh: Sequence[Data] = ()
    log: Sequence[Text] = ()
    width: int = 80
    height: int = 30
    steady: bool = False
    """True if the next picture is drawn over this one, so that nothing should jump."""


@dataclass(frozen=True)
class QuickGame:
    """The edition and options that a game has in the terminal unless the person chooses others."""

    edition: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)


class EntryReader(Protocol):
    """A module that asks a person and reads the answer."""

    def explain(self) -> str:
        """Say what can be typed, as lines of the help page."""

    def prompt(self, scene: Scene, pick: str, /) -> str:
        """Return the question to a person who has to act and has taken something up, or nothing."""

    def read(self, scene: Scene, pick: str, line: str, /) -> Entry:
        """Read what a typed line means now, with what is taken up."""


@dataclass(frozen=True)
class Face:
    """A game's side of the terminal: it draws, tells and reads, and knows no rule."""

    picture: Callable[[Scene, Moment], RenderableType]
    """Draw the table as the viewer sees it."""
    tell: Callable[[Table, Viewer, Sequence[Data]], Text | None]
    """Tell in sentences what one action has caused; None if there is nothing to say."""
    word: Callable[[Table, Data], str]
    """Word an action so that it can follow "you may"."""
    entry: EntryReader
    list_choice: Callable[[Scene, Data], str] | None = None
    """Word an action in a list of choices, where that differs from `word`."""
    quick: QuickGame = QuickGame()

    @property
    def help(self) -> str:
        return self.entry.explain()

    def prompt(self, scene: Scene, pick: str) -> str:
        """Return the question to a person who has to act."""
        return self.entry.prompt(scene, pick)

    def read(self, scene: Scene, pick: str, line: str) -> Entry:
        """Read what a typed line means now."""
        return self.entry.read(scene, pick, line)

    def choice(self, scene: Scene, action: Data) -> str:
        """Word an action as one of the choices that the person has now."""
        return self.word(scene.table, action) if self.list_choice is None else self.list_choice(scene, action)
