"""One table of Sequence as an environment of Gymnasium."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium import Env
from gymnasium.vector import AutoresetMode

from .vector import SequenceVectorEnv

Observation: TypeAlias = dict[str, Any]


class SequenceEnv(Env[Observation, Any]):
    """What `SequenceVectorEnv` says about many tables, for one of them. It takes the same choices."""

    def __init__(self, **choices: Any) -> None:
        """Open the table."""
        self._one = SequenceVectorEnv(1, autoreset_mode=AutoresetMode.DISABLED, **choices)
        self.metadata = {"render_modes": []}
        self.form = self._one.form
        self.observation_space = self._one.single_observation_space
        self.action_space = self._one.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game."""
        super().reset(seed=seed, options=options)
        given = {"rows": options["rows"]} if options and "rows" in options else None
        observed, told = self._one.reset(seed=int(self.np_random.integers(1 << 62)), options=given)
        return _first(observed), _about(told)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a move."""
        observed, rewards, terminated, truncated, told = self._one.step(np.array([action]))
        return _first(observed), float(rewards[0]), bool(terminated[0]), bool(truncated[0]), _about(told)


def _first(observed: Observation) -> Observation:
    return {name: values[0] for name, values in observed.items()}


def _about(told: dict[str, Any]) -> dict[str, Any]:
    return {"seat": int(told["seat"][0]), "illegal": bool(told["illegal"][0])}
