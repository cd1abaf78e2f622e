"""How a game shows itself in the terminal. A game without a face of its own gets the plain one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from rich.console import RenderableType
from rich.text import Text

from commonroom.engine import Illegal, Table, Viewer

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


class Face(Protocol):
    """A game's side of the terminal: it draws, tells and reads, and knows no rule."""

    @property
    def quick(self) -> QuickGame: ...

    @property
    def help(self) -> str: ...

    def picture(self, scene: Scene, moment: Moment, /) -> RenderableType:
        """Draw the table as the viewer sees it."""

    def tell(self, table: Table, viewer: Viewer, events: Sequence[Data], /) -> Text | None:
        """Tell in sentences what one action has caused; None if there is nothing to say."""

    def word(self, table: Table, action: Data, /) -> str:
        """Word an action so that it can follow "you may"."""

    def choice(self, scene: Scene, action: Data, /) -> str:
        """Word an action as one of the choices that the person has now."""

    def prompt(self, scene: Scene, pick: str, /) -> str:
        """Return the question to a person who has to act."""

    def read(self, scene: Scene, pick: str, line: str, /) -> Entry:
        """Read what a typed line means now."""

    def why(self, table: Table, action: Data, error: Illegal, /) -> str:
        """Say why the rules refuse an action, with the names that the table uses."""
