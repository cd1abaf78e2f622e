"""Our games for two by the names that OpenSpiel loads them by. Importing this module registers them.

`pyspiel.load_game("commonroom_quidditch")` then works, and so does `commonroom_sequence(edition=classic-2022)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pyspiel

from commonroom.engine import BadInput, Match

from ..table import MOST_MOVES, read
from .observer import Observer
from .state import BYTES, State

CHOICES: Mapping[str, Mapping[str, Any]] = {
    "sequence": {"draw_mode": "auto"},
    "quidditch": {},
    "quidditch-match": {},
}
"""Games that two can play against each other, each with the options of the table."""
LONGEST = 5_000
"""A game that goes on for longer is a draw. OpenSpiel wants every game to end."""


def short_name(game: str) -> str:
    """Return the name of a game in OpenSpiel."""
    return f"commonroom_{game.replace('-', '_')}"


def _kind_of(game: str) -> Any:
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Common Room: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"edition": ""},
    )


class Game(pyspiel.Game):
    """A game for two at one kind of table. A move is its place in the list of legal moves."""

    game: ClassVar[str]
    kind: ClassVar[Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Open a table of the edition that is asked for."""
        chosen = dict(params or {})
        self.rules, self.table = read(self.game, 2, chosen.get("edition") or None, CHOICES[self.game])
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_MOVES,
            max_chance_outcomes=256,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, chosen)

    def new_initial_state(self) -> State:
        """Return the state before the seed of the match is drawn."""
        return State(self, self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return what tells a player about a state."""
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        """Return how many bytes of the seed are drawn."""
        return BYTES

    def deal(self, seed: bytes) -> Match[Any, Any]:
        """Begin the match that follows from the seed."""
        return Match(self.rules, self.table, seed)


# A class for each game: OpenSpiel gives back what was registered only when Python has ended, and then a function that
# was made for a game crashes the process.
class Sequence(Game):
    """Sequence for two, with automatic drawing."""

    game, kind = "sequence", _kind_of("sequence")


class Quidditch(Game):
    """The Quidditch card game."""

    game, kind = "quidditch", _kind_of("quidditch")


class QuidditchMatch(Game):
    """A match on the pitch."""

    game, kind = "quidditch-match", _kind_of("quidditch-match")


for _game in (Sequence, Quidditch, QuidditchMatch):
    pyspiel.register_game(_game.kind, _game)


def load(game: str, edition: str | None = None) -> Any:
    """Return a game by our name for it."""
    if game not in CHOICES:
        raise BadInput("game", f"{game!r} is not one of {', '.join(CHOICES)}")
    read(game, 2, edition, CHOICES[game])  # refuses an edition that there is not
    return pyspiel.load_game(short_name(game), {"edition": edition} if edition else {})
