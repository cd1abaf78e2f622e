"""Bots that know Sequence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from commonroom.engine import Dice
from commonroom.engine.eyes import Bot, Eyes, noticed
from commonroom.engine.reasons import Hint, Hinter

from ..actions import Action, Play
from .judgement import Judgement
from .rating import Rater
from .why import reason

NOTICED: Mapping[str, int] = {"easy": 12, "normal": 30}
"""Percentage of the possible plays that a bot notices."""


def greedy(eyes: Eyes, dice: Dice) -> Action:
    """Pick the move that does most for our own lines and against the rivals', right now."""
    return best_of(eyes.legal(), eyes, dice)


def easy(eyes: Eyes, dice: Dice) -> Action:
    """Play like a person who errs: pick the best move among the few that it notices."""
    return best_of(_noticed("easy", eyes, dice), eyes, dice)


def normal(eyes: Eyes, dice: Dice) -> Action:
    """Play like a person who knows the game: err less."""
    return best_of(_noticed("normal", eyes, dice), eyes, dice)


def _noticed(bot: str, eyes: Eyes, dice: Dice) -> Sequence[Action]:
    return noticed(eyes.legal(), dice, NOTICED[bot], lambda move: not isinstance(move, Play))


def best_of(moves: Sequence[Action], eyes: Eyes, dice: Dice) -> Action:
    """Return the best of the moves; chance decides between equals."""
    return moves[0] if len(moves) == 1 else _best(Rater(Judgement(eyes.view())), moves, dice)


def _best(rater: Rater, moves: Sequence[Action], dice: Dice) -> Action:
    rated = [(rater.rate(move), move) for move in moves]
    best = max(rating for rating, _ in rated)
    return dice.pick("bot", [move for rating, move in rated if rating == best])


def hint_of(moves: Sequence[Action], eyes: Eyes, dice: Dice) -> Hint:
    """Return the best of the moves, and why."""
    rater = Rater(Judgement(eyes.view()))
    best = moves[0] if len(moves) == 1 else _best(rater, moves, dice)
    return Hint(best, reason(rater, best, [move for move in moves if move != best]))


def greedy_hint(eyes: Eyes, dice: Dice) -> Hint:
    """Return what greedy would do, and why."""
    return hint_of(eyes.legal(), eyes, dice)


def easy_hint(eyes: Eyes, dice: Dice) -> Hint:
    """Return what easy would do, and why it prefers that to what else it notices."""
    return hint_of(_noticed("easy", eyes, dice), eyes, dice)


def normal_hint(eyes: Eyes, dice: Dice) -> Hint:
    """Return what normal would do, and why it prefers that to what else it notices."""
    return hint_of(_noticed("normal", eyes, dice), eyes, dice)


BOTS: Mapping[str, Bot] = {"easy": easy, "normal": normal, "greedy": greedy}
HINTS: Mapping[str, Hinter] = {"easy": easy_hint, "normal": normal_hint, "greedy": greedy_hint}
LEVELS: Mapping[str, str] = {"easy": "easy", "normal": "normal", "hard": "greedy"}
"""Ratings are in docs/bots.md. There is no master: nothing here is clearly stronger than greedy."""
