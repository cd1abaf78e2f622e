"""The state of a match while an action is settled."""

from __future__ import annotations

from typing import TypeAlias

from commonroom import engine

from .events import Event
from .state import State

Draft: TypeAlias = engine.Draft[State, Event]
