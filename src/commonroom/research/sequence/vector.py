"""Many tables of Sequence as a vector environment of Gymnasium."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from commonroom.engine import BadInput
from commonroom.fast import BOTS, why_not
from commonroom.fast.layout import SIDES_AT, table_of
from commonroom.fast.play import workbench
from commonroom.fast.state import SIZE
from commonroom.games.sequence.options import settings

from ..table import read
from .form import HIGHEST, Form, jacks_of
from .numbers import ACTIONS
from .tables import CUT_OFF, ENDED, LEARNER, NOT_ALLOWED, Flags, act, begin

Batch: TypeAlias = dict[str, Any]
Stepped: TypeAlias = tuple[Batch, npt.NDArray[np.float64], Flags, Flags, dict[str, Any]]

MOST_ACTIONS = 2_000
"""A game that goes on for longer is cut off. Random games have about eighty actions."""


class SequenceVectorEnv(VectorEnv[Batch, Any, Any]):
    """Tables of Sequence, with automatic drawing, side by side.

    Without an opponent the learner plays every seat: it observes, acts and is rewarded as the seat whose turn it
    is, which is in `infos["seat"]`. With one, a bot of the kernel (`random`, `easy`, `normal`, `greedy`), it plays
    seat 0, and all other seats belong to the bot. The reward is 1 for a win, -1 for a loss, and 0 otherwise.

    An observation has what the seat's own view has, as small numbers (`form.Form`), and the mask of its moves. A move
    that is not in the mask is not made: it loses the game, and `infos["illegal"]` says so.
    """

    def __init__(
        self,
        num_envs: int,
        *,
        opponent: str | None = None,
        seats: int = 2,
        edition: str | None = None,
        options: Mapping[str, Any] | None = None,
        most_actions: int = MOST_ACTIONS,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
    ) -> None:
        """Open the tables. BadInput says what is wrong with them, and if the kernel cannot play them."""
        _, table = read("sequence", seats, edition, {"draw_mode": "auto", **(options or {})})
        if opponent is not None and opponent not in BOTS:
            raise BadInput("opponent", f"{opponent!r} is not one of {', '.join(BOTS)}")
        if lacking := why_not("sequence", table, ()):
            raise BadInput("options", lacking)
        self.num_envs = num_envs
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        numbers = table_of(settings(table))
        self.form = Form(seats, int(numbers[SIDES_AT]))
        """Where everything stands in an observation."""
        other = LEARNER if opponent is None else BOTS.index(opponent)
        self._fixed = numbers, jacks_of(numbers), np.array([LEARNER] + [other] * (seats - 1), np.int64)
        self._most_actions = most_actions
        self._bench = workbench()[1:]
        self.rows = np.zeros((num_envs, SIZE), np.int64)
        """The states of the kernel, one in each row."""
        self._games = np.arange(num_envs)
        self._over = np.zeros(num_envs, np.bool_)
        self._seed = 0
        self._seats = np.zeros(num_envs, np.int64)
        self._seen = np.zeros((num_envs, self.form.size), np.int8)
        self._allowed = np.zeros((num_envs, ACTIONS), np.int8)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, HIGHEST, (self.form.size,), np.int8),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Batch, dict[str, Any]]:
        """Deal new games: at all tables, or at those of `options["reset_mask"]`.

        Instead, `options["rows"]` gives positions of the kernel, one for each table (`commonroom.fast.bridge.row_of`).
        """
        super().reset(seed=seed)
        options = options or {}
        which = np.asarray(options.get("reset_mask", np.ones(self.num_envs, np.bool_)))
        if which.dtype != np.bool_ or which.shape != (self.num_envs,) or not which.any():
            raise BadInput("reset_mask", f"must be {self.num_envs} truth values, at least one of them true")
        if which.all():
            self._seed, self._games = int(self.np_random.integers(1 << 62)), np.arange(self.num_envs)
        if (given := options.get("rows")) is not None:
            self.rows[which] = given[which]
        self._deal(which, is_given=given is not None)
        return self._observed(), self._told(np.zeros(self.num_envs, np.bool_))

    def step(self, actions: Any) -> Stepped:
        """Let the learner act at every table; where the game was over, a new one is dealt instead."""
        numbers = np.asarray(actions, np.int64)
        if numbers.shape != (self.num_envs,):
            raise BadInput("actions", f"must be {self.num_envs} numbers, not an array of shape {numbers.shape}")
        over = self._over
        if self.autoreset_mode is AutoresetMode.DISABLED and over.any():
            raise BadInput("actions", f"the game at table {int(over.argmax())} is over: reset it first")
        rewards, became = np.zeros(self.num_envs), np.zeros(self.num_envs, np.int8)
        result, shown = (rewards, became), (self._seats, self._seen, self._allowed)
        act(self.rows, ~over, self._fixed, self._most_actions, self._bench, numbers, result, shown)
        if over.any():
            self._deal(over)
        illegal, truncated = became == NOT_ALLOWED, became == CUT_OFF
        terminated = (became == ENDED) | illegal
        self._over = terminated | truncated
        infos = self._told(illegal)
        if self.autoreset_mode is AutoresetMode.SAME_STEP and self._over.any():
            infos = self._ended(infos)
            self._deal(self._over)
            infos["seat"] = self._seats.copy()
            self._over = np.zeros(self.num_envs, np.bool_)
        return self._observed(), rewards, terminated, truncated, infos

    def _deal(self, which: Flags, *, is_given: bool = False) -> None:
        """Begin at some tables: with a new deal, unless the position is given."""
        shown = self._seats, self._seen, self._allowed
        begin(self.rows, which, is_given, self._fixed, self._seed, self._games, self._bench, shown)
        self._over = self._over & ~which

    def _observed(self) -> Batch:
        # Copies: what the caller does with them must not change what is legal.
        return {"observation": self._seen.copy(), "action_mask": self._allowed.copy()}

    def _told(self, illegal: Flags) -> dict[str, Any]:
        """Return what Gymnasium calls infos: each with the tables that it is about, here all of them."""
        everywhere = np.ones(self.num_envs, np.bool_)
        return {"seat": self._seats.copy(), "_seat": everywhere, "illegal": illegal, "_illegal": everywhere}

    def _ended(self, infos: dict[str, Any]) -> dict[str, Any]:
        """Return infos with the last observations of the games that have ended."""
        last = np.full(self.num_envs, None, dtype=object)
        for number in np.flatnonzero(self._over):
            last[number] = {"observation": self._seen[number].copy(), "action_mask": self._allowed[number].copy()}
        return {**infos, "final_obs": last, "_final_obs": self._over, "final_info": infos, "_final_info": self._over}
