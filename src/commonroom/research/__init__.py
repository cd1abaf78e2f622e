"""Interfaces for research: the games as environments for learners (extras `research` and `jax`), see docs/research.md.

Each library is imported when somebody asks for an environment of it, and none of them by `import commonroom`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .agents.rounds import Rounds
    from .agents.turns import Turns
    from .functional.env import SequenceJax
    from .sequence.env import SequenceEnv
    from .sequence.vector import SequenceVectorEnv

__all__ = ["aec", "parallel", "sequence_env", "sequence_jax", "sequence_vector", "spiel"]


def aec(game: str, **choices: Any) -> Turns:
    """Return a game as an AEC environment of PettingZoo, in which the seats act one after another; see `Turns`."""
    from .agents.turns import Turns

    return Turns(game, **choices)


def parallel(game: str, **choices: Any) -> Rounds:
    """Return a game as a parallel environment of PettingZoo, in which the seats act at the same time; see `Rounds`."""
    from .agents.rounds import Rounds

    return Rounds(game, **choices)


def sequence_env(**choices: Any) -> SequenceEnv:
    """Return Sequence on the compiled kernel as an environment of Gymnasium; see `SequenceEnv`."""
    from .sequence.env import SequenceEnv

    return SequenceEnv(**choices)


def sequence_vector(num_envs: int, **choices: Any) -> SequenceVectorEnv:
    """Return many tables of Sequence on the compiled kernel as a vector environment; see `SequenceVectorEnv`."""
    from .sequence.vector import SequenceVectorEnv

    return SequenceVectorEnv(num_envs, **choices)


def sequence_jax(**choices: Any) -> SequenceJax:
    """Return Sequence for two as pure functions of JAX; see `SequenceJax`."""
    from .functional.env import SequenceJax

    return SequenceJax(**choices)


def spiel(game: str, edition: str | None = None) -> Any:
    """Return a game for two as a game of OpenSpiel; see `commonroom.research.spiel.games`."""
    from .spiel.games import load

    return load(game, edition)
