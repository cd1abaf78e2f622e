"""The worth of things that happen to a seat: effects, cards off the top of a deck, duels."""

from __future__ import annotations

from ...effects.vocabulary import (
    AllGain,
    AllPoints,
    Discard,
    Draw,
    Effect,
    Effects,
    GainTravel,
    LoseTravel,
    MoveBonus,
    OppHp,
    Points,
    SelfHp,
    SkipNextRoll,
)
from ...pack.cards import Behaviour
from ..mind import FLOO, TURN, Mind

SOME_CARD = 3.0
"""Value of any card gained through another."""
LOST_CARD = 2.0
"""Cost of a card that one has to give away, which is never the best one."""


def effects_worth(mind: Mind, effects: Effects) -> float:
    """Add up the worth of the effects."""
    return sum(_effect(mind, effect) for effect in effects)


def _effect(mind: Mind, effect: Effect) -> float:
    match effect:
        case Points(amount):
            return mind.thirst * max(amount, -mind.me.points)
        case AllPoints(amount):
            return amount / len(mind.state.people)
        case SelfHp(amount) if amount < 0 and mind.me.hp + amount <= 0:
            return -mind.loss
        case SelfHp(amount):
            return amount * mind.hp_worth
        case Draw(deck, count):
            return count * draw_worth(mind, deck)
        case GainTravel(what, count):
            return count * (mind.floo_worth if what == "floo" else mind.portkey_worth)
        case AllGain():
            return 0.5
        case LoseTravel(what, count):
            return -FLOO * min(count, mind.me.floo if what == "floo" else mind.me.portkey)
        case Discard(who="you"):
            return -LOST_CARD * min(2, len(mind.me.hand))
        case MoveBonus():
            return 1.0
        case SkipNextRoll():
            return -TURN
        case OppHp():
            return 0.0
    return 0.5


def draw_worth(mind: Mind, deck: str) -> float:
    """Return the worth of a deck's top card, as far as it can be known."""
    match deck:
        case "spell" | "potion" | "book":
            return mind.averages[deck]
        case "behaviour":
            return mind.remember("behaviour", lambda: _behaviour(mind))
        case "duel":
            return mind.remember("duel", lambda: mind.aims.duel(mind))
    return 0.0


def _behaviour(mind: Mind) -> float:
    cards = mind.world.pack.behaviours
    return sum(card.count * _behaved(mind, card) for card in cards) / sum(card.count for card in cards)


def _behaved(mind: Mind, card: Behaviour) -> float:
    if card.kept_as is not None:
        return mind.floo_worth
    # The card drawn may be another of the same kind, so its own effects are not followed.
    draws = sum(effect.count for effect in card.effects if isinstance(effect, Draw))
    return SOME_CARD * draws + sum(_effect(mind, effect) for effect in card.effects if not isinstance(effect, Draw))
