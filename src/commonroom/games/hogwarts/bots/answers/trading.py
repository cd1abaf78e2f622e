"""Exchanges of item tokens: what to offer, and what to accept."""

from __future__ import annotations

from ...actions import Accept, Action, Offer, Propose
from ...items.trade import offers
from ...tasks import AnswerOffer, MakeOffer, OfferSwap
from ..mind import Mind

HOPE = 0.35
"""Chance that an offer is accepted."""
RELUCTANCE = 1.0
"""Least gain for oneself of an exchange that helps both."""


def trade_worth(mind: Mind, action: Action) -> float:
    """Return the expected gain of an offer, or of the best one that a token can be proposed for."""
    match action:
        case Offer(_, give, want):
            return HOPE * (mind.token(want) - mind.token(give))
        case Propose(give):
            return max(trade_worth(mind, offer) for offer in offers(mind.state, mind.seat, give))
    return 0.0


def rate_swap(mind: Mind, _: OfferSwap | MakeOffer, action: Action) -> float:
    return trade_worth(mind, action)


def rate_answer(mind: Mind, task: AnswerOffer, action: Action) -> float:
    """Accept only what is worth more than what goes; between mates anything that helps the team."""
    if not isinstance(action, Accept):
        return 0.0
    if mind.state.are_mates(mind.seat, task.by):
        return 1.0
    return mind.token(task.give) - mind.token(task.want) - RELUCTANCE


RATERS = {OfferSwap: rate_swap, MakeOffer: rate_swap, AnswerOffer: rate_answer}
