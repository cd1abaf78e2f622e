"""Aims of bots in the first mode: missions, and the points for them."""

from __future__ import annotations

from ...actions import Action, Attempt, Floo, Hand, Play, Use, Wait
from ...fights.clash import DEATH_EATER_POINTS
from ...fights.odds.previews import duel_chance
from ...pack.ids import Id
from ...tasks import ChooseField
from ..answers.turns import attempt_gain, token_gain
from ..goals.teams import waits_well
from ..mind import TURN, Mind
from ..reasons.walks import heading
from ..walk.ends import End
from ..walk.stops import end_value, trip_value
from ..worth.cards import card_gain
from ..worth.happenings import LOST_CARD
from .strength import strength
from .worth import book, need, token, travel

__all__ = [
    "book", "death_eater", "duel", "flight", "graveyard", "hand", "heading", "need", "spent", "start", "strength",
    "token", "tower", "travel", "trip", "walk_end",
]  # fmt: skip

DUEL_HP = 2.0
"""HP that a duel costs."""
CARDS_IN_A_DUEL = 2
"""Cards counted in a duel: they are worth more than most duels, so not all are spent."""


def walk_end(mind: Mind, _: Id | None, end: End) -> float:
    """Rate what the field offers and how near the goals are; nobody moves another pawn."""
    return end_value(mind, end)


def flight(mind: Mind, task: ChooseField, to: Id) -> float:
    """Go where the goals are nearest; on a flight the place itself counts."""
    if not task.flies:
        return mind.goal_worth.value(to)
    is_near = mind.world.fields[to].board == "board1"
    return end_value(mind, End(to, frozenset())) if is_near else trip_value(mind, mind.place, to)


def graveyard(mind: Mind) -> float:
    """Go if that gains more than staying."""
    return trip_value(mind, mind.place, mind.world.places.graveyard) - mind.prospects - mind.portkey_worth


def tower(*_: object) -> float:
    """Put death eaters anywhere: they are in the way of everybody alike."""
    return 0.0


def start(mind: Mind, action: Action) -> float:
    """Roll, unless something else is worth more than it costs."""
    match action:
        case Wait():
            return 1.0 if waits_well(mind) else -1.0
        case Attempt(mission):
            return attempt_gain(mind, mission)
        case Play(card):
            return card_gain(mind, mind.world.magic[card].effects) - mind.card(card)
        case Use(token):
            return token_gain(mind, token)
        case Floo(to):
            return trip_value(mind, mind.place, to) - mind.floo_worth - mind.prospects - TURN
    return 0.0


def trip(mind: Mind, action: Floo) -> float:
    """Travel only for what is worth more than the floo powder."""
    return trip_value(mind, mind.place, action.to) - mind.prospects - mind.floo_worth


def hand(_mind: Mind, _hand: Hand) -> float:
    """Keep everything: only the second mode lets friends hand things over."""
    return -1.0


def duel(mind: Mind) -> float:
    """Expect any opponent of the deck."""
    chance = duel_chance(mind.state, mind.seat, CARDS_IN_A_DUEL)
    lost = LOST_CARD * min(3, len(mind.me.hand))
    return chance * sum(mind.averages.values()) - (1 - chance) * lost - DUEL_HP * mind.hp_worth


def death_eater(mind: Mind) -> tuple[float, float]:
    """Win points, or be knocked out (HOG-305, HOG-306)."""
    return float(DEATH_EATER_POINTS), mind.loss


def spent(mind: Mind, card: Id) -> float:
    """Count what the card would be worth later."""
    return mind.card(card)
