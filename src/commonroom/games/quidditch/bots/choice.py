"""Bots that know Quidditch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from commonroom.engine import Dice
from commonroom.engine.eyes import Bot, Eyes

from ..actions import Cancel, Commit, Declare, Move, Order, Play
from ..box.cards import Ball
from ..settlement import ROLE_AT
from ..state import Played
from .judgement import Judgement

CAUTION = 0.05
"""A special card has to gain at least this much more than it is worth in the hand."""
BLUFFS = 12
"""Percentage of decisions that are bluffs: to set a special card aside, or to go for a Bludger without a Beater."""
DARE = 0.5
"""Value of a bluff: it can draw a good card out of the rival (QCG-48)."""
NOTICED = 40
"""Percentage of the possible moves that the easy bot notices."""
FOR_THE_SNITCH = ("lower", "push_off", "retrieve", "counter")
"""Effects of special cards that can decide who catches the Snitch."""
SAVED = 1.5
"""Cost of spending elsewhere a card that is saved for the Snitch: more than any other ball can gain."""


def greedy(eyes: Eyes, dice: Dice) -> Move:
    """Pick the move that gains most in this round, as far as the seat can know."""
    return best_of(eyes.legal(), eyes, dice)


def easy(eyes: Eyes, dice: Dice) -> Move:
    """Play like a person who errs: pick the best move among those that it notices."""
    moves: Sequence[Move] = eyes.legal()
    noticed = [move for move in moves if dice.roll("notice", 100) <= NOTICED]
    return best_of(noticed or moves, eyes, dice)


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


class Rater:
    """Rates the moves of one decision against each other; to pass or decline is worth zero."""

    def __init__(self, judgement: Judgement, *, bluffs: bool) -> None:
        self.judgement = judgement
        self.bluffs = bluffs
        self._worth_laid: dict[tuple[Ball, str], float] = {}

    def rate(self, move: Move) -> float:
        """Return how good a move is."""
        match move:
            case Commit(cards):
                return sum(map(self._laid, cards.items()))
            case Play(card, mode, ball, take):
                played = Played(self.judgement.seat, card, mode, ball, take)
                return self.judgement.gain(played) - self.judgement.keep(card) - CAUTION
            case Cancel(card):
                return self._cancelled() - self.judgement.keep(card) - CAUTION
            case Declare(balls):
                return sum(map(self._declared, balls))
            case Order(balls):
                return sum(self._place(ball) / (place + 1) for place, ball in enumerate(balls))
        return 0.0

    def _cancelled(self) -> float:
        """Return the gain if the first card of the chain has no effect, or if ours takes effect after all."""
        first = self.judgement.state.chain[0]
        gain = self.judgement.gain(first)
        return gain if first.seat == self.judgement.seat else -gain

    def _declared(self, ball: Ball) -> float:
        """Rate a declaration: without a Beater or Seeker a ball is not worth it, except for a bluff (RUL-QCG-28)."""
        judgement, role = self.judgement, ROLE_AT[ball]
        own = judgement.held(role)
        if not own:
            return DARE - judgement.may_hold(role) if self.bluffs and role == "beater" else -1.0
        best = max(own, key=lambda card: judgement.card(card).value or 0)
        if role == "seeker" and judgement.may_hold(role, judgement.card(best).value or 0):
            return -1.0  # The match is at stake, so declare only with a Seeker that no unseen one beats.
        return judgement.laid_at(ball, best) - judgement.keep(best) / 4

    def _laid(self, laid: tuple[Ball, str]) -> float:
        """Return what a card gains at a ball; cached, because it is asked for in every combination with other cards."""
        worth = self._worth_laid.get(laid)
        if worth is None:
            ball, card = laid
            dares = self.bluffs and not self.judgement.card(card).is_player
            worth = self.judgement.laid_at(ball, card) + (DARE if dares else -self.judgement.keep(card))
            self._worth_laid[laid] = worth
        return worth

    def _place(self, ball: Ball) -> float:
        """Rate how early a ball should come: the Snitch if we can catch it, then Bludgers, which cost rivals a card."""
        judgement = self.judgement
        if ball == "SN":
            spot = judgement.state.spot(ball)
            card = spot.cards[judgement.seat] if spot else None
            return 3.0 if card is not None and judgement.card(card).role == "seeker" else -1.0
        return 0.0 if ball == "Q" else 1.0


class PatientRater(Rater):
    """Rates moves with the Snitch in mind: a card that can decide it is not spent on anything less."""

    def rate(self, move: Move) -> float:
        """Return how good a move is in the long run."""
        rating = super().rate(move)
        if isinstance(move, Play) and move.ball not in (None, "SN") and self._is_saved(move.card):
            return rating - SAVED
        return rating

    def _declared(self, ball: Ball) -> float:
        """Declare the Snitch with any Seeker: the rival more often has none at all than a better one."""
        if ball != "SN":
            return super()._declared(ball)
        return self.judgement.snitch(self.judgement.seat) if self.judgement.held("seeker") else -1.0

    def _laid(self, laid: tuple[Ball, str]) -> float:
        ball, card = laid
        is_wasted = self._is_saved(card) or (ball != "SN" and self.judgement.card(card).role == "seeker")
        return super()._laid(laid) - (SAVED if is_wasted else 0.0)

    def _is_saved(self, card: str) -> bool:
        """Tell whether every effect of a special card may help at the Snitch."""
        effects = self.judgement.card(card).effects
        return bool(effects) and all(effect.code in FOR_THE_SNITCH for effect in effects)


BOTS: Mapping[str, Bot] = {"easy": easy, "greedy": greedy, "patient": patient}
