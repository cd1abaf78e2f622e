"""What both environments of PettingZoo have in common: agents, spaces, observations, and luck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces

from commonroom.engine import Match, Seat

from ..features import Features, features
from ..table import MOST_MOVES, numbered, read, worth

SIZE = 1024
"""Numbers in an observation, unless told otherwise."""
MOVE_SIZE = 64
"""Numbers that describe a move."""
NO_MOVES: Sequence[Any] = ()


class Seated:
    """The seats of a match as agents `seat_0`, `seat_1` …

    An observation is what the seat's own view says (`features`), and the mask of its moves. An action is the place of a
    move in the list of legal moves, which is in `infos[agent]["moves"]`: the number alone means nothing, because the
    list is another one in each position. `move_features` describes the moves to a learner.
    """

    render_mode = None

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        edition: str | None = None,
        options: Mapping[str, Any] | None = None,
        max_cycles: int | None = None,
        most_moves: int = MOST_MOVES,
        size: int = SIZE,
    ) -> None:
        """Open a table. BadInput says what is wrong with it."""
        self.rules, self.table = read(game, seats, edition, options)
        self.max_cycles = max_cycles
        self.most_moves = most_moves
        self.size = size
        self.metadata: dict[str, Any] = {"name": f"commonroom_{game}", "render_modes": ["ansi"]}
        self.possible_agents = [f"seat_{seat}" for seat in range(len(self.table.seats))]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._observations() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(most_moves) for agent in self.possible_agents}
        self._luck = np.random.default_rng()
        self.match: Match[Any, Any]
        """The match that is being played; its record replays the episode."""

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def move_features(self, agent: str) -> Features:
        """Return a row of features for each move of an agent."""
        rows = [features(move, MOVE_SIZE) for move in self.moves_of(agent)]
        return np.array(rows, np.float32).reshape(len(rows), MOVE_SIZE)

    def moves_of(self, agent: str) -> Sequence[Any]:
        """Return the moves of an agent, as structs of the game, in the order of their numbers."""
        seat = self.seat_of(agent)
        return numbered(self.match, seat, self.most_moves) if seat in self.match.to_act else NO_MOVES

    def seat_of(self, agent: str) -> Seat:
        """Return the seat of an agent."""
        return self.possible_agents.index(agent)

    def render(self) -> str:
        """Return what a watcher sees, as text."""
        return str(self.match.look(None))

    def close(self) -> None:
        """Do nothing: an environment holds nothing that has to be closed."""

    def _begin(self, seed: int | None) -> None:
        """Begin a match: the same seed is followed by the same matches."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.match = Match(self.rules, self.table, self._luck.bytes(32))
        self.agents = list(self.possible_agents)

    def _observed(self, agent: str, waits: bool = False) -> dict[str, Any]:
        mask = np.zeros(self.most_moves, np.int8)
        mask[: len(self.moves_of(agent)) or int(waits)] = 1
        return {"observation": features(self.match.look(self.seat_of(agent)), self.size), "action_mask": mask}

    def _worth(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, worth(self.match), strict=True))

    def _observations(self) -> spaces.Dict:
        seen = spaces.Box(-1, 1, (self.size,), np.float32)
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (self.most_moves,), np.int8)})
