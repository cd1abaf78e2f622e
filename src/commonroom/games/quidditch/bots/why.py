"""The reason for a chosen move: the term of its rating by which it stands out among the other moves."""

from __future__ import annotations

from collections.abc import Sequence

from commonroom.engine.reasons import Reason

from ..actions import Cancel, Commit, Declare, Move, Order, Pass, Pick, Play
from ..box.cards import Ball, Card
from ..settlement import ROLE_AT, verdict
from ..state import Played
from . import reasons as because
from .judgement import Judgement, changed
from .rating import Rater

CERTAIN = 0.995
"""The chance from which a ball counts as won."""
GOOD, SOME = 0.5, 0.25
"""The chance from which a ball is a good reason by itself, and from which it is one at all."""


def reason(rater: Rater, chosen: Move, others: Sequence[Move]) -> Reason | None:
    """Say why the chosen move was rated above the others; None where no rating decided."""
    judgement = rater.judgement
    match chosen:
        case Commit(cards):
            return _laid(rater, chosen, others) if cards else None
        case Play():
            return _played(judgement, chosen)
        case Cancel():
            first = judgement.state.chain[0]
            if first.seat == judgement.seat:
                return because.Defends(first.card)
            return because.Counters(first.card, first.seat)
        case Pass():
            return _kept(rater, chosen, others) or because.NotWorthIt()
        case Declare(()):
            return because.NoBall()
        case Declare(balls):
            return _declared(rater, balls)
        case Order(balls) if balls[0] != "Q" and rater.place(balls[0]) > 0:
            return because.First(balls[0])
        case Pick():
            return because.AnyBack()
    return None


def _laid(rater: Rater, chosen: Commit, others: Sequence[Move]) -> Reason | None:
    """Name the ball at which the cards are rated highest, or without a good chance there, what is kept for later."""
    judgement, cards = rater.judgement, chosen.cards
    best = max(cards, key=lambda ball: rater.laid((ball, cards[ball])))
    if not judgement.counts(best, cards[best]):
        return because.Bluffs(best) if rater.dares(best, cards[best]) else because.GivesUp(best)
    win, _ = judgement.chances(best, cards[best])
    kept = None if win >= GOOD else _kept(rater, chosen, others)
    idle = next((ball for ball, card in cards.items() if not judgement.counts(ball, card)), None)
    return kept or _at(rater, best, cards[best], idle)


def _at(rater: Rater, ball: Ball, card: Card, idle: Ball | None = None) -> Reason:
    """Tell what a card may do at a ball, and where another card that is laid with it counts for nothing."""
    win, _ = rater.judgement.chances(ball, card)
    if win >= CERTAIN:
        return because.Sure(ball, idle)
    return because.Likely(ball, round(100 * win), idle) if win >= SOME else because.Spends(ball)


def _declared(rater: Rater, balls: Sequence[Ball]) -> Reason:
    best = max(balls, key=rater.declared)
    own = rater.for_role(ROLE_AT[best])
    return _at(rater, best, own[0]) if own else because.Bluffs(best)


def _kept(rater: Rater, chosen: Move, others: Sequence[Move]) -> Reason | None:
    """Name the card that the best other move would spend, if that alone decided against it."""
    best = max(others, key=rater.effect, default=None)
    if best is None or rater.effect(best) <= max(0.0, rater.effect(chosen)):
        return None
    judgement, used = rater.judgement, set(_cards(chosen))
    spent = [card for card in _cards(best) if card not in used]
    if not spent:
        return None
    card = max(spent, key=judgement.keep)
    return because.KeepsSeeker(card) if judgement.card(card).role == "seeker" else because.Keeps(card)


def _cards(move: Move) -> list[Card]:
    """List the cards that a move spends."""
    match move:
        case Commit(cards):
            return list(cards.values())
        case Play(card) | Cancel(card):
            return [card]
    return []


def _played(judgement: Judgement, play: Play) -> Reason | None:
    """Name what a special card does."""
    played = Played(judgement.seat, play.card, play.mode, play.ball, play.take)
    effect = judgement.effect_of(played)
    match effect.code:
        case "lower" | "push_off" | "keeper_out" | "penalty":
            return _swung(judgement, played)
        case "strip":
            seeker = judgement.may_hold("seeker") if "SN" in judgement.state.pitch else 0.0
            if seeker > 0:
                return because.MayStripSeeker(judgement.rival, round(100 * seeker))
            return because.Strips(judgement.rival, min(effect.amount, len(judgement.state.hands[judgement.rival])))
        case "retrieve" if play.take is not None:
            return because.Retrieves(play.take)
    return None


def _swung(judgement: Judgement, played: Played) -> Reason | None:
    state, effect = judgement.state, judgement.effect_of(played)
    spot = state.spot(played.ball or "Q")
    if spot is None or not spot.face_up:
        return None
    before = verdict(state, spot).winner
    after = played.seat if effect.code == "penalty" else verdict(state, changed(spot, effect, judgement.rival)).winner
    if after == judgement.seat != before:
        return because.Turns(spot.ball)
    if before == judgement.rival != after:
        return because.Denies(spot.ball, judgement.rival)
    return None
