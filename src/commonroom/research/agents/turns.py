"""A game as an AEC environment: the seats are asked one after another."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from commonroom.arena.play import next_to_act
from commonroom.engine import BadInput, Seat

from .seated import Seated


class Turns(Seated, AECEnv[str, dict[str, Any], Any]):
    """A game whose seats act one after another.

    Where several seats have to act at once, each is asked in its turn, and its view does not show what another has
    chosen in secret. The match ends with 1 for the winners, -1 for the others, and 0 for all in a draw. With
    `max_cycles` it is cut off after that many choices for each seat, on average.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a match."""
        self._begin(seed)
        self._last: Seat = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent may know now, and which of its moves are legal."""
        return self._observed(agent)

    def step(self, action: Any) -> None:
        """Let the selected agent make the move of this number; BadInput if it has no such move."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        moves = self.infos[agent]["moves"]
        if not 0 <= action < len(moves):
            raise BadInput("action", f"{action!r} is not the number of a move of {agent}, which has {len(moves)}")
        self._cumulative_rewards[agent] = 0.0
        self._last = self.seat_of(agent)
        self.match.act(self._last, moves[int(action)])
        self.rewards = self._worth()
        self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        """Select whom to ask next, or end the episode."""
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        seats = self.match.to_act
        if not seats:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.match.version >= self.max_cycles * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)
        asked = next_to_act(seats or (self._last,), self._last, len(self.possible_agents))
        self.agent_selection = self.possible_agents[asked]
        self.infos[self.agent_selection]["moves"] = self.moves_of(self.agent_selection)
