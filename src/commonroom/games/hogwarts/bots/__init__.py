"""Bots that know A Year at Hogwarts: they rate every move of a decision in house points, and make the best one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf
from typing import Any, TypeAlias

from commonroom.engine import Dice
from commonroom.engine.eyes import Bot, Eyes, noticed
from commonroom.engine.load import load_game
from commonroom.engine.reasons import Hint, Hinter

from .. import match
from ..actions import Action, MatchMove
from ..options import RETURNS, YEAR
from ..tasks import PlayMatch, Walk
from .aims import AIMS
from .answers import choices, trading, turns, walks
from .fights import answers as in_fights
from .mind import Mind
from .neutral import worthless
from .reasons.answers import reason
from .returns import aims as returns
from .returns import dark, heroes
from .year import aims as year

AIMS |= {YEAR: year, RETURNS: returns}

NOTICED: Mapping[str, int] = {"easy": 60, "normal": 80, "greedy": 100}
"""Percentage of the possible moves that a bot notices."""

MATCH = load_game(match)
"""The rules of a match on its pitch, which is a game of its own."""
ON_THE_PITCH: Mapping[str, str] = {"easy": "easy", "normal": "automaton", "greedy": "greedy"}
"""The bot of that game which plays for each of ours."""

Rater: TypeAlias = Callable[[Mind, Any, Action], float]
"""Rates an answer to a question."""

RATERS: dict[type, Rater] = {}
for _part in (choices, dark, in_fights, heroes, trading, turns, walks):
    RATERS |= _part.RATERS


def greedy(eyes: Eyes, dice: Dice) -> Action:
    """Pick the move that is worth most, as far as the seat can know."""
    chosen: Action = _decide(eyes, dice, "greedy").action
    return chosen


def easy(eyes: Eyes, dice: Dice) -> Action:
    """Play like a person who errs: pick the best move among those that it notices."""
    chosen: Action = _decide(eyes, dice, "easy").action
    return chosen


def normal(eyes: Eyes, dice: Dice) -> Action:
    """Play like a person who knows the game: err less."""
    chosen: Action = _decide(eyes, dice, "normal").action
    return chosen


def greedy_hint(eyes: Eyes, dice: Dice) -> Hint:
    """Return what greedy would do, and why."""
    return _decide(eyes, dice, "greedy", explains=True)


def easy_hint(eyes: Eyes, dice: Dice) -> Hint:
    """Return what easy would do, and why."""
    return _decide(eyes, dice, "easy", explains=True)


def normal_hint(eyes: Eyes, dice: Dice) -> Hint:
    """Return what normal would do, and why."""
    return _decide(eyes, dice, "normal", explains=True)


def _decide(eyes: Eyes, dice: Dice, name: str, *, explains: bool = False) -> Hint:
    """Choose, and if asked, read the reason off the mind that chose; the bots of a match on the pitch give none."""
    moves: Sequence[Action] = eyes.legal()
    if len(moves) == 1 and not (explains and eyes.shortcuts()):
        return Hint(moves[0])
    state = eyes.imagine(dice)
    task = state.agenda[-1]
    if isinstance(task, PlayMatch):
        player = Eyes(MATCH, task.state, task.sides.index(eyes.seat))
        return Hint(MatchMove(MATCH.BOTS[ON_THE_PITCH[name]](player, dice)))
    if NOTICED[name] < 100:
        moves = noticed(moves, dice, NOTICED[name])
    mind = Mind(state, eyes.seat, dice)
    chosen = best_of(mind, task, moves)
    if not explains:
        return Hint(chosen)
    # A person wants to know where the walk leads, not its first step.
    whole = walks.whole_walk(mind, task, chosen, eyes.shortcuts()) if isinstance(task, Walk) else None
    return Hint(whole or chosen, reason(mind, task, chosen))


def best_of(mind: Mind, task: Any, moves: Sequence[Action]) -> Action:
    """Return the best of the moves; chance decides between equals, and where a mode has a question of its own."""
    rate = RATERS.get(type(task), worthless)
    rated = [(rate(mind, task, move), move) for move in moves]
    best = max(rating for rating, _ in rated)
    return mind.dice.pick("bot", [move for rating, move in rated if rating == best or best == -inf])


BOTS: Mapping[str, Bot] = {"easy": easy, "normal": normal, "greedy": greedy}
HINTS: Mapping[str, Hinter] = {"easy": easy_hint, "normal": normal_hint, "greedy": greedy_hint}
LEVELS: Mapping[str, str] = {"easy": "easy", "normal": "normal", "hard": "greedy"}
"""Ratings are in docs/bots.md."""
