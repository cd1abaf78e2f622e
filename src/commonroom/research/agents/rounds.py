"""A game as a parallel environment: all seats that have something to decide decide at the same time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from commonroom.arena.play import next_to_act
from commonroom.engine import BadInput, Seat

from .seated import Seated


class Rounds(Seated, ParallelEnv[str, dict[str, Any], Any]):
    """A game in cycles. In each, every seat that may act chooses, and nobody knows what another chooses.

    Whoever has nothing to decide has one number, 0, which does nothing. The choices are carried out one after another,
    first that of the seat which acted last. One that the rules then refuse, or that answers another question than the
    one which was asked, comes too late: it is dropped, and `infos[agent]["too_late"]` says so.
    """

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a match."""
        self._begin(seed)
        self._last: Seat = 0
        self._cycles = 0
        return self._seen(), self._told()

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        """Carry out the choices of all agents; BadInput if one of them has no such move."""
        asked = {seat: self.moves_of(self.possible_agents[seat]) for seat in self.match.to_act}
        chosen = {seat: self._move(seat, moves, actions) for seat, moves in asked.items()}
        questions = {seat: self._question(seat) for seat in chosen}
        too_late = set()
        while chosen:
            seat = next_to_act(tuple(chosen), self._last, len(self.possible_agents))
            move = chosen.pop(seat)
            if self._may(seat, move, questions[seat]):
                self.match.act(seat, move)
                self._last = seat
            else:
                too_late.add(seat)
        self._cycles += 1
        is_over, is_cut = not self.match.to_act, self._cycles == self.max_cycles
        played, observed, told = self.agents, self._seen(), self._told(too_late)
        if is_over or is_cut:
            self.agents = []
        return (
            observed,
            self._worth(),
            dict.fromkeys(played, is_over),
            dict.fromkeys(played, is_cut and not is_over),
            told,
        )

    def _move(self, seat: Seat, moves: Any, actions: Mapping[str, Any]) -> Any:
        agent = self.possible_agents[seat]
        if agent not in actions or not 0 <= actions[agent] < len(moves):
            number = actions.get(agent)
            raise BadInput("action", f"{number!r} is not the number of a move of {agent}, which has {len(moves)}")
        return moves[int(actions[agent])]

    def _may(self, seat: Seat, move: Any, question: object) -> bool:
        if seat not in self.match.to_act or self._question(seat) != question:
            return False
        return self.rules.refusal(self.match.current, seat, move) is None

    def _question(self, seat: Seat) -> object:
        return self.rules.question(self.match.current, seat)

    def _seen(self) -> dict[str, Any]:
        return {agent: self._observed(agent, waits=True) for agent in self.agents}

    def _told(self, too_late: set[Seat] | frozenset[Seat] = frozenset()) -> dict[str, Any]:
        return {
            agent: {"moves": self.moves_of(agent), "too_late": self.seat_of(agent) in too_late} for agent in self.agents
        }
