"""Bots that know Quidditch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from commonroom.engine import Dice
from commonroom.engine.eyes import Bot, Eyes, noticed
from commonroom.engine.reasons import Hint, Hinter

from ..actions import Move
from .judgement import Judgement
from .rating import PatientRater, Rater
from .why import reason

BLUFFS = 12
"""Percentage of decisions that are bluffs: to set a special card aside, or to go for a Bludger without a Beater."""
NOTICED = 40
"""Percentage of the possible moves that the easy bot notices."""


def greedy(eyes: Eyes, dice: Dice) -> Move:
    """Pick the move that gains most in this round, as far as the seat can know."""
    return best_of(eyes.legal(), eyes, dice)


def easy(eyes: Eyes, dice: Dice) -> Move:
    """Play like a person who errs: pick the best move among those that it notices."""
    return best_of(noticed(eyes.legal(), dice, NOTICED), eyes, dice)


def patient(eyes: Eyes, dice: Dice) -> Move:
    """Look further than greedy, to the Snitch that decides nearly every match; never bluff."""
    moves: Sequence[Move] = eyes.legal()
    return moves[0] if len(moves) == 1 else _best(moves, PatientRater(_judgement(eyes, dice), bluffs=False), dice)


def best_of(moves: Sequence[Move], eyes: Eyes, dice: Dice) -> Move:
    """Return the best of the moves for this round."""
    if len(moves) == 1:
        return moves[0]
    bluffs = dice.roll("bluff", 100) <= BLUFFS
    return _best(moves, Rater(_judgement(eyes, dice), bluffs=bluffs), dice)


def _judgement(eyes: Eyes, dice: Dice) -> Judgement:
    return Judgement(eyes.imagine(dice), eyes.seat)


def _best(moves: Sequence[Move], rater: Rater, dice: Dice) -> Move:
    """Return the move with the highest rating; chance decides between equals."""
    rated = [(rater.rate(move), move) for move in moves]
    best = max(rating for rating, _ in rated)
    return dice.pick("bot", [move for rating, move in rated if rating == best])


def greedy_hint(eyes: Eyes, dice: Dice) -> Hint:
    """Return what greedy would do, and why."""
    return hint_of(eyes.legal(), eyes, dice)


def easy_hint(eyes: Eyes, dice: Dice) -> Hint:
    """Return what easy would do, and why it prefers that to what else it notices."""
    return hint_of(noticed(eyes.legal(), dice, NOTICED), eyes, dice)


def patient_hint(eyes: Eyes, dice: Dice) -> Hint:
    """Return what patient would do, and why."""
    return _explained(eyes.legal(), PatientRater(_judgement(eyes, dice), bluffs=False), dice)


def hint_of(moves: Sequence[Move], eyes: Eyes, dice: Dice) -> Hint:
    """Return the best of the moves in this round, and why."""
    bluffs = len(moves) > 1 and dice.roll("bluff", 100) <= BLUFFS
    return _explained(moves, Rater(_judgement(eyes, dice), bluffs=bluffs), dice)


def _explained(moves: Sequence[Move], rater: Rater, dice: Dice) -> Hint:
    best = moves[0] if len(moves) == 1 else _best(moves, rater, dice)
    return Hint(best, reason(rater, best, [move for move in moves if move != best]))


BOTS: Mapping[str, Bot] = {"easy": easy, "greedy": greedy, "patient": patient}
HINTS: Mapping[str, Hinter] = {"easy": easy_hint, "greedy": greedy_hint, "patient": patient_hint}
LEVELS: Mapping[str, str] = {"easy": "easy", "normal": "greedy", "hard": "patient"}
"""Ratings are in docs/bots.md. There is no master: nothing here was shown to be stronger than patient."""
