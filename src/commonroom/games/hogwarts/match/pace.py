"""Nobody is hurried in a match, and no answer has to be held back."""

from __future__ import annotations

from commonroom.engine import Pause, Seat

from .state import State


def clock(_: State) -> None:
    """Nobody is hurried."""


def question(*_: object) -> object:
    """A move says all that it means: one that is still possible is still meant."""
    return None


def patience(*_: object) -> Pause:
    """Bots need not wait for anybody."""
    return Pause()


def hold(*_: object) -> float:
    """No answer betrays anything."""
    return 0.0


def team_channel(*_: object) -> tuple[Seat, ...]:
    """Nobody has a partner here."""
    return ()


def courtesy(*_: object) -> None:
    """Nobody has to agree with anybody here."""
