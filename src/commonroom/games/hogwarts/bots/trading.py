"""Exchanges of item tokens: what to offer, and what to accept."""

from __future__ import annotations

from ..actions import Accept, Action, Offer
from ..tasks import AnswerOffer, OfferSwap
from .mind import Mind

HOPE = 0.35
"""Chance that an offer is accepted."""
RELUCTANCE = 1.0
"""Least gain for oneself of an exchange that helps both."""


def offer_worth(mind: Mind, offer: Offer) -> float:
    """Return the expected gain of an offer."""
    return HOPE * (mind.token(offer.want) - mind.token(offer.give))


def rate_swap(mind: Mind, _: OfferSwap, action: Action) -> float:
    return offer_worth(mind, action) if isinstance(action, Offer) else 0.0


def rate_answer(mind: Mind, task: AnswerOffer, action: Action) -> float:
    """Accept only what is worth more than what goes; between mates anything that helps the team."""
    if not isinstance(action, Accept):
        return 0.0
    if mind.state.are_mates(mind.seat, task.by):
        return 1.0
    return mind.token(task.give) - mind.token(task.want) - RELUCTANCE


RATERS = {OfferSwap: rate_swap, AnswerOffer: rate_answer}
