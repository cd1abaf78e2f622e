"""What a player of OpenSpiel is told about a state."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pyspiel

from ..features import features

SIZE = 512
"""Numbers in the tensor of an observation."""


class Observer:
    """The seat's own view: as JSON, and as numbers (`features`).

    With perfect recall a hash of all that the seat has heard stands before it, so that courses which a seat can tell
    from each other have different information states. Without private information it is the view of a watcher.
    """

    def __init__(self, kind: Any, params: Any) -> None:
        """Take what OpenSpiel asks for; there are no parameters."""
        assert not params, "there are no parameters"
        self._remembers = kind.perfect_recall
        self._is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = None if self._remembers else np.zeros(SIZE, np.float32)
        self.dict = {} if self.tensor is None else {"view": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        """Describe a state in numbers."""
        if self.tensor is not None:
            self.tensor[:] = 0 if state.course is None else features(self._view(state, player), SIZE)

    def string_from(self, state: Any, player: int) -> str:
        """Describe a state in words."""
        if state.course is None:
            return "the seed is being drawn"
        view = msgspec.json.encode(self._view(state, player)).decode()
        if not self._remembers:
            return view
        heard = state.course.heard[player] if self._is_private else state.course.public
        return f"heard {heard.hex()[:16]}, sees {view}"

    def _view(self, state: Any, player: int) -> Any:
        return state.course.match.look(player if self._is_private else None)
