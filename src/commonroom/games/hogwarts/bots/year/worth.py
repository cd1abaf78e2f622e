"""The worth of things in the first mode, where missions and house points count."""

from __future__ import annotations

from ...effects.vocabulary import Travel
from ...pack.cards import fits
from ...pack.ids import Id
from ..goals.planning import turns_for_cards
from ..mind import FLOO, PORTKEY, Mind

ANOTHER_WAY, ONLY_WAY = 4.0, 25.0
"""Additional value of a means of travel to a goal that needs more of them, and to one that needs the first."""
BOOK = 0.45
"""Share of a book's points that holding it is worth, far from its classroom."""
SPECIAL = 4.0
"""Value of a token that can be used for its effect."""
ASIDE = 2.0
"""Value of a token for a mission that the team is not after at the moment."""


def book(mind: Mind, card: Id) -> float:
    """Count on a share of the points for its exam."""
    return BOOK * mind.thirst * mind.world.books[card].value


def need(mind: Mind, card: Id) -> float:
    """Count how much sooner the missions that ask for the card could be tried."""
    if mind.state.settings.is_underage:
        return 0.0
    magic, deck = mind.world.magic[card], mind.world.magic_deck[card]
    gain, without = 0.0, list(mind.me.magic)
    if card in without:
        without.remove(card)
    for goal in mind.goal_worth.goals:
        if any(fits(need, deck, magic) for need in goal.mission.needs):
            before = turns_for_cards(mind.world, without, goal.mission)
            after = turns_for_cards(mind.world, [*without, card], goal.mission)
            gain = max(gain, goal.gain * 0.02 * min(8.0, before - after))
    return gain


def travel(mind: Mind, what: Travel) -> float:
    """Count more if a goal lies where it leads."""
    have = mind.me.floo_powder if what == "floo" else mind.me.portkey
    base = FLOO if what == "floo" else PORTKEY
    fields = mind.world.fields
    wanted = sum(
        fields[goal.mission.place].reached_by == what and goal.wait < 20 for goal in mind.goal_worth.goals
    ) + any(stop.extra and len(stop.fields) > 1 for goal in mind.goal_worth.goals for stop in goal.stops.values())
    if wanted <= have:
        return base / (1 + have)
    return base / (1 + have) + (ANOTHER_WAY if have else ONLY_WAY)


def token(mind: Mind, token: Id) -> float:
    """Count a share of the missions that need it."""
    world = mind.world
    special = SPECIAL if world.tokens[token].is_special else 0.0
    needed = [goal for goal in mind.goal_worth.goals if token in goal.mission.tokens]
    if not needed:
        return special + ASIDE * any(token in goal.mission.tokens for goal in mind.goal_worth.aside)
    # Each token is worth a share of its goal, even if the goal is still far away.
    parts = max(
        goal.worth(goal.turns(world, mind.place, frozenset({token}))) / len(goal.mission.tokens) for goal in needed
    )
    return special + 2.0 + 0.25 * parts
