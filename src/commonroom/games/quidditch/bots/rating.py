"""Rate the moves of one decision against each other."""

from __future__ import annotations

from collections.abc import Sequence

from ..actions import Cancel, Commit, Declare, Move, Order, Play
from ..box.cards import Ball, Card, Role
from ..settlement import ROLE_AT
from ..state import Played
from .judgement import Judgement

CAUTION = 0.05
"""A special card has to gain at least this much more than it is worth in the hand."""
DARE = 0.5
"""Value of a bluff: it can draw a good card out of the rival (QCG-48)."""
PROMISED = 0.001
"""Decides between two Bludgers worth the same: the better Beater goes to the one declared, or declared first."""
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
                return sum(self.declared(ball, self._taken(ball, balls)) for ball in balls)
            case Order(balls):
                return sum(self.place(ball) / (place + 1) for place, ball in enumerate(balls))
        return 0.0

    def _cancelled(self) -> float:
        """Return the gain if the first card of the chain has no effect, or if ours takes effect after all."""
        first = self.judgement.state.chain[0]
        gain = self.judgement.gain(first)
        return gain if first.seat == self.judgement.seat else -gain

    def _taken(self, ball: Ball, balls: Sequence[Ball]) -> int:
        """Return how many cards of the ball's role are needed elsewhere: no Beater plays for both Bludgers."""
        before = (*self.judgement.state.contested(), *balls[: balls.index(ball)])
        return sum(ROLE_AT.get(each) == ROLE_AT[ball] for each in before)

    def declared(self, ball: Ball, taken: int = 0) -> float:
        """Rate a declaration: without a Beater or Seeker a ball is not worth it, except for a bluff (RUL-QCG-28)."""
        judgement, role = self.judgement, ROLE_AT[ball]
        own = self.for_role(role)[taken:]
        if not own:
            return DARE - judgement.may_hold(role) if self.bluffs and role == "beater" else -1.0
        best = own[0]
        if role == "seeker" and judgement.may_hold(role, judgement.card(best).value or 0):
            return -1.0  # The match is at stake, so declare only with a Seeker that no unseen one beats.
        return judgement.laid_at(ball, best) - judgement.keep(best) / 4

    def for_role(self, role: Role) -> list[Card]:
        """Return our own cards of a role, the highest first."""
        return sorted(self.judgement.held(role), key=lambda card: -(self.judgement.card(card).value or 0))

    def laid(self, laid: tuple[Ball, Card]) -> float:
        """Return what a card gains at a ball; cached, because it is asked for in every combination with other cards."""
        worth = self._worth_laid.get(laid)
        if worth is None:
            worth = self._worth_laid[laid] = self._laid(*laid)
        return worth

    def _laid(self, ball: Ball, card: Card) -> float:
        judgement = self.judgement
        worth = judgement.laid_at(ball, card) + (DARE if self.dares(ball, card) else -judgement.keep(card))
        declared = judgement.state.announced[judgement.seat] or ()
        if ball in declared and judgement.counts(ball, card):
            worth += PROMISED * (1 + (judgement.card(card).value or 0)) / (1 + declared.index(ball))
        return worth

    def dares(self, ball: Ball, card: Card) -> bool:
        """Tell whether a card is laid as a bluff: never where a card of ours would count, which was declared to win."""
        if not self.bluffs or self.judgement.card(card).is_player:
            return False
        return ball not in ROLE_AT or not self.judgement.held(ROLE_AT[ball])

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

    def declared(self, ball: Ball, taken: int = 0) -> float:
        """Declare the Snitch with any Seeker: the rival more often has none at all than a better one."""
        if ball != "SN":
            return super().declared(ball, taken)
        return self.judgement.snitch(self.judgement.seat) if self.judgement.held("seeker") else -1.0

    def _laid(self, ball: Ball, card: Card) -> float:
        is_wasted = self._is_saved(card) or (ball != "SN" and self.judgement.card(card).role == "seeker")
        return super()._laid(ball, card) - (SAVED if is_wasted else 0.0)

    def _is_saved(self, card: Card) -> bool:
        """Tell whether every effect of a special card may help at the Snitch."""
        effects = self.judgement.card(card).effects
        return bool(effects) and all(effect.code in FOR_THE_SNITCH for effect in effects)
