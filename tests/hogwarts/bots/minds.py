"""Decisions of a bot at a table that a test has set up."""

from __future__ import annotations

from collections import Counter
from typing import Any

from commonroom.engine import Dice
from commonroom.engine.eyes import Bot, Eyes
from commonroom.engine.plain import plain
from commonroom.games import GAMES
from commonroom.games.hogwarts.bots import greedy
from commonroom.games.hogwarts.bots.mind import Mind

from ..tables import SEED, Game

LUCKS = 5


def decisions(game: Game, seat: int = 0, bot: Bot = greedy, lucks: int = LUCKS) -> list[Any]:
    """Return what a bot does in a seat, each time with other dice."""
    eyes = Eyes(GAMES["hogwarts"], game.state, seat)
    return [plain(bot(eyes, Dice(SEED, luck))) for luck in range(lucks)]


def always(game: Game, seat: int = 0) -> dict[str, Any]:
    """Return what greedy does whatever its dice say."""
    made = decisions(game, seat)
    assert all(move == made[0] for move in made), Counter(map(str, made))
    action: dict[str, Any] = made[0]
    return action


def mind_of(game: Game, seat: int = 0) -> Mind:
    """Return greedy's judgement of its situation."""
    return Mind(game.state, seat, Dice(SEED, 0))


def play_walk(game: Game, seat: int = 0) -> Game:
    """Let greedy walk as long as it is asked where to; several ways may lead to the same end."""
    while game.kinds(seat) & {"step", "stop"}:
        (move,) = decisions(game, seat, lucks=1)
        game.do(seat, move.pop("type"), **move)
    return game
