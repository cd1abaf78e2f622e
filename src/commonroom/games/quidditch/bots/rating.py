"""Rate the moves of one decision against each other."""

from __future__ import annotations

from ..actions import Cancel, Commit, Declare, Move, Order, Play
from ..box.cards import Ball
from ..settlement import ROLE_AT
from ..state import Played
from .judgement import Judgement

CAUTION = 0.05
"""A special card has to gain at least this much more than it is worth in the hand."""
DARE = 0.5
"""Value of a bluff: it can draw a good card out of the rival (QCG-48)."""
FOR_THE_SNITCH = ("lower", "push_off", "retrieve", "counter")
"""Effects of special cards that can decide who catches the Snitch."""
SAVED = 1.5
"""Cost of spending elsewhere a card that is saved for the Snitch: more than any other ball can gain."""


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
                return sum(map(self.laid, cards.items()))
            case Play(card, mode, ball, take):
                played = Played(self.judgement.seat, card, mode, ball, take)
                return self.judgement.gain(played) - self.judgement.keep(card) - CAUTION
            case Cancel(card):
                return self._cancelled() - self.judgement.keep(card) - CAUTION
            case Declare(balls):
                return sum(map(self.declared, balls))
            case Order(balls):
                return sum(self.place(ball) / (place + 1) for place, ball in enumerate(balls))
        return 0.0

    def _cancelled(self) -> float:
        """Return the gain if the first card of the chain has no effect, or if ours takes effect after all."""
        first = self.judgement.state.chain[0]
        gain = self.judgement.gain(first)
        return gain if first.seat == self.judgement.seat else -gain

    def declared(self, ball: Ball) -> float:
        """Rate a declaration: without a Beater or Seeker a ball is not worth it, except for a bluff (RUL-QCG-28)."""
        judgement, role = self.judgement, ROLE_AT[ball]
        own = judgement.held(role)
        if not own:
            return DARE - judgement.may_hold(role) if self.bluffs and role == "beater" else -1.0
        best = max(own, key=lambda card: judgement.card(card).value or 0)
        if role == "seeker" and judgement.may_hold(role, judgement.card(best).value or 0):
            return -1.0  # The match is at stake, so declare only with a Seeker that no unseen one beats.
        return judgement.laid_at(ball, best) - judgement.keep(best) / 4

    def laid(self, laid: tuple[Ball, str]) -> float:
        """Return what a card gains at a ball; cached, because it is asked for in every combination with other cards."""
        worth = self._worth_laid.get(laid)
        if worth is None:
            ball, card = laid
            worth = self.judgement.laid_at(ball, card) + (DARE if self.dares(card) else -self.judgement.keep(card))
            self._worth_laid[laid] = worth
        return worth

    def dares(self, card: str) -> bool:
        """Tell whether a card is laid as a bluff."""
        return self.bluffs and not self.judgement.card(card).is_player

    def effect(self, move: Move) -> float:
        """Return what a move gains on the table, whatever its cards are worth in the hand."""
        match move:
            case Commit(cards):
                return sum(self.judgement.laid_at(ball, card) for ball, card in cards.items())
            case Play(card, mode, ball, take):
                return self.judgement.gain(Played(self.judgement.seat, card, mode, ball, take))
            case Cancel():
                return self._cancelled()
        return 0.0

    def place(self, ball: Ball) -> float:
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

    def declared(self, ball: Ball) -> float:
        """Declare the Snitch with any Seeker: the rival more often has none at all than a better one."""
        if ball != "SN":
            return super().declared(ball)
        return self.judgement.snitch(self.judgement.seat) if self.judgement.held("seeker") else -1.0

    def laid(self, laid: tuple[Ball, str]) -> float:
        ball, card = laid
        is_wasted = self._is_saved(card) or (ball != "SN" and self.judgement.card(card).role == "seeker")
        return super().laid(laid) - (SAVED if is_wasted else 0.0)

    def _is_saved(self, card: str) -> bool:
        """Tell whether every effect of a special card may help at the Snitch."""
        effects = self.judgement.card(card).effects
        return bool(effects) and all(effect.code in FOR_THE_SNITCH for effect in effects)
