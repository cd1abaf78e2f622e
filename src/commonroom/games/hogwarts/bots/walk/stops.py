"""The worth of ending a move on a field: what the field gives, trips from there, and who stands there."""

from __future__ import annotations

from ...match import PRIZE
from ...missions.needs import has_cards, members
from ...pack.ids import Id
from ...walk.field import extra_draw
from ...walk.meeting import foe_at, opponents_at
from ..goals.goal import Goal
from ..goals.teams import waits_for
from ..mind import TURN, Mind
from ..worth.happenings import draw_worth, effects_worth
from ..worth.meetings import against_death_eater, against_player
from .distances import nearness
from .ends import NOTHING, End

MATCH_NEEDED = 25.0
"""Value of a match beyond its points to a player who still needs one, when nothing else is missing."""
MATCH_TIME = 8.0
"""Cost of a match: it takes long, and the rival may win it."""
LONG_AGO = 20
"""Rounds after which everybody is twice as hasty, so that nobody dallies forever."""
WEARY, RECOVERY, A_TURN = 4, 0.5, 12
"""HP below which a player is weary, cost per step and missing HP on the way to recover, and steps that count."""


def end_value(mind: Mind, end: End) -> float:
    """Return the worth of what happens there, and of the prospects afterwards."""
    state, seat, place = mind.state, mind.seat, end.place
    foe = foe_at(state, seat, place)
    if foe is not None:
        return against_death_eater(mind, foe) + _later(mind, place, end.tokens)
    others = opponents_at(state, seat, place)
    if others:
        return max(against_player(mind, other) for other in others) + _later(mind, place, end.tokens)
    here = end.tokens | {token for token in state.tokens.get(place, ()) if mind.token(token) > 0}
    return field_value(mind, place) + max(
        _later(mind, place, here), attempt(mind, place, place, here), trip(mind, place, here)
    )


def _later(mind: Mind, place: Id, tokens: frozenset[Id]) -> float:
    """Return the worth of the goals from there, less the way to where one recovers."""
    return mind.goal_worth.value(place, tokens) - _weariness(mind, place)


def _weariness(mind: Mind, place: Id) -> float:
    """Return the cost of being far from a field that gives HP; with few HP nothing can be risked."""
    lacking = max(0, WEARY - mind.me.hp)
    if not lacking:
        return 0.0
    places = tuple(field.id for field in mind.world.fields.values() if field.kind == "hp")
    return RECOVERY * lacking * min(nearness(mind.world, places)[place], A_TURN)


def field_value(mind: Mind, place: Id) -> float:
    """Return the gain of a stop on the field itself (section 7)."""
    world, state = mind.world, mind.state
    field = world.fields[place]
    value = effects_worth(mind, field.on_stop) + effects_worth(mind, extra_draw(state, mind.seat, place))
    if field.classroom is not None:
        value += sum(_exam(mind, book) for book in mind.me.book if world.books[book].classroom == field.classroom)
    if field.common_room is not None:
        value += max(draw_worth(mind, deck) for deck in ("spell", "potion", "book", "behaviour"))
    if place == world.places.pitch:
        value += match_value(mind)
    return value


def _exam(mind: Mind, book: Id) -> float:
    """Return the points for a book, less the book."""
    return mind.thirst * mind.world.books[book].value - mind.card(book)


def match_value(mind: Mind) -> float:
    """Return half the prize less its help to the rival; more for a player who still needs a match (HOG-026)."""
    state, settings = mind.state, mind.state.settings
    if settings.is_solo and not settings.solo_match:
        return 0.0
    rivals = len(state.people) - 1
    value = PRIZE / 2 - (PRIZE / 2 / rivals if rivals else 0.0)
    if settings.is_one_team:
        value = PRIZE / 2  # one of the team wins it either way, but it takes two of them
    value = value * mind.thirst - MATCH_TIME
    if settings.match_needed and not mind.me.matches:
        value += MATCH_NEEDED * (1 + 3 * (state.points(mind.seat) > settings.goal.points - PRIZE))
    return value


# Missions


def attempt(mind: Mind, at: Id, home: Id, tokens: frozenset[Id]) -> float:
    """Return the worth of the best mission that could be attempted there, and of the other goals from home."""
    possible = (goal for goal in mind.goal_worth.all_goals if is_possible(mind, goal, at, tokens))
    return max((_done_now(mind, goal) + mind.goal_worth.value(home, tokens, goal) for goal in possible), default=0.0)


def _done_now(mind: Mind, goal: Goal) -> float:
    return goal.worth_now() + haste(mind) * goal.chance()


def haste(mind: Mind) -> float:
    """Return the cost of leaving something undone here: coming back takes a turn, and is worse the later it is."""
    return TURN * (1 + mind.state.round / LONG_AGO)


def is_possible(mind: Mind, goal: Goal, place: Id, tokens: frozenset[Id] = NOTHING) -> bool:
    """Tell whether a mission could be attempted by somebody who stands there (HOG-330, HOG-360)."""
    state, world, mission = mind.state, mind.world, goal.mission
    if state.turn.attempted or not world.is_at(place, mission.place):
        return False
    team = members(state, mind.seat)
    if any(mate != mind.seat and not world.is_at(state.people[mate].at, mission.place) for mate in team):
        return False
    held = tokens.union(*(state.people[mate].items for mate in team))
    return held.issuperset(mission.tokens) and (state.settings.is_underage or has_cards(state, team, mission))


# Trips


def trip(mind: Mind, place: Id, tokens: frozenset[Id]) -> float:
    """Return the worth of the best trip that can be made from there in the same turn."""
    world, me = mind.world, mind.me
    if mind.state.turn.travelled:
        return 0.0
    if world.fields[place].kind == "tower" and me.floo_powder:
        return max(trip_value(mind, place, far, tokens) for far in world.floo_places) - mind.floo_worth
    if place == world.places.pitch and me.portkey:
        return trip_value(mind, place, world.places.graveyard, tokens) - mind.portkey_worth - match_value(mind)
    return 0.0


def trip_value(mind: Mind, home: Id, far: Id, tokens: frozenset[Id] = NOTHING) -> float:
    """Return the gain in a far place, its tokens or a mission, before returning to where one came from.

    A member who waits there for the team does not have to travel again, so the trip costs nothing.
    """
    here = {token for token in mind.state.tokens.get(far, ()) if mind.token(token) > 0}
    is_sought = any(token in goal.stops for goal in mind.goal_worth.goals for token in here)
    found = tokens | here
    later = _later(mind, home, found)
    if far != mind.me.at and any(waits_for(mind, goal, far, found) for goal in mind.goal_worth.goals):
        later += haste(mind) + (mind.portkey_worth if far == mind.world.places.graveyard else mind.floo_worth)
    return max(later + haste(mind) * is_sought, attempt(mind, far, home, found))
