"""From a state to goals: where tokens are, who fetches them, which cards are missing, what a team is after."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import inf

from commonroom.engine import Seat

from ...effects.vocabulary import MagicDeck
from ...fights.odds.arms import arms_of, foe_of
from ...fights.odds.reveal import usual_hand
from ...missions.needs import members, team_missions
from ...pack.cards import Mission, fits
from ...pack.ids import Id
from ...pack.world import World
from ...state import State
from ..walk.distances import Waypoint, tour, turns_from, way_to
from .goal import Goal, GoalWorth

NO_FLOO, NO_PORTKEY = 4.0, 6.0
"""Turns to get floo powder or a portkey when none is left."""
HELD_BY_OTHERS = 3.0
"""Turns to win a token from another player, besides the way to them."""
EXACT = 2.0
"""Turns to hit a field exactly, where one may not stop in passing."""
DRAWS = 0.5
"""Spells or potions drawn in a turn, of each kind."""
NEEDED, MISSED = 45.0, 150.0
"""Worth of a mission beyond its points while the end of the game asks for more, and if nothing else is missing."""
SATED = 0.4
"""Worth of a point to a side that has enough of them for the end of the game."""


def goal_worth_of(state: State, seat: Seat, loss: float) -> GoalWorth:
    """Return the open missions of a seat and its team; `loss` is the cost of a lost fight."""
    where = whereabouts(state)
    goals = tuple(_goal(state, seat, state.world.missions[each], where, loss) for each in team_missions(state, seat))
    team = members(state, seat)
    if len(team) == 1 or not goals:
        return GoalWorth(goals, (), state.world)
    # All members compute alike which mission the team can do best, and go for that one.
    best = max(goals, key=lambda goal: (goal.worth(_all_there(state, team, goal, where)), goal.mission.number))
    return GoalWorth((best,), tuple(goal for goal in goals if goal is not best), state.world)


def thirst(state: State, seat: Seat) -> float:
    """Return the worth of a house point: full while more are needed, none where nobody else collects them."""
    if state.points(seat) <= state.settings.goal.points:
        return 1.0
    return SATED if len(set(state.settings.sides)) > 1 else 0.0


def whereabouts(state: State) -> dict[Id, Id | Seat]:
    """Return where each item token is: on a field, or with a player."""
    found: dict[Id, Id | Seat] = {token: place for place, tokens in state.tokens.items() for token in tokens}
    return found | {token: seat for seat, person in enumerate(state.people) for token in person.items}


def _goal(state: State, seat: Seat, mission: Mission, where: dict[Id, Id | Seat], loss: float) -> Goal:
    world, team = state.world, members(state, seat)
    opponent = world.fights[mission.fight].opponent
    limit = state.settings.mission_cards
    arms = tuple(arms_of(state, each, opponent, limit, usual_hand(state, each, opponent)) for each in team)
    gain = mission.points * thirst(state, seat)
    if state.missions_done(seat) < state.settings.goal.missions:
        gain += MISSED if state.points(seat) > state.settings.goal.points else NEEDED
    goal = Goal(mission, foe_of(opponent, floor=0, members=len(team)), arms, gain, loss)
    goal.last = way_to(world, mission.place)
    _find_tokens(state, seat, team, goal, where)
    if not state.settings.is_underage:
        held = [card for each in team for card in state.people[each].magic]
        goal.wait = max(goal.wait, turns_for_cards(world, held, mission))
    if len(team) > 1:
        _gather(state, seat, team, goal)
    return goal


def _find_tokens(state: State, seat: Seat, team: tuple[Seat, ...], goal: Goal, where: dict[Id, Id | Seat]) -> None:
    """Find the missing tokens and what the trips to them cost; in a team everybody fetches the nearest."""
    world = state.world
    trips = set() if world.is_at(state.people[seat].at, goal.mission.place) else {goal.mission.place}
    for token, (place, stop) in _missing(state, team, goal.mission, where).items():
        if _fetcher(state, team, place, stop) == seat:
            goal.stops[token] = stop
            trips.add(place)
    floo = sum(world.fields[place].reached_by == "floo" for place in trips)
    portkeys = sum(world.fields[place].reached_by == "portkey" for place in trips)
    waiting = NO_FLOO * max(0, floo - state.people[seat].floo_powder)
    waiting += NO_PORTKEY * max(0, portkeys - state.people[seat].portkey)
    goal.last = goal.last._replace(extra=goal.last.extra + waiting)


def _missing(
    state: State, team: tuple[Seat, ...], mission: Mission, where: dict[Id, Id | Seat]
) -> dict[Id, tuple[Id, Waypoint]]:
    """Return the tokens of a mission that the team lacks: where they are, and the way there."""
    found: dict[Id, tuple[Id, Waypoint]] = {}
    for token in mission.tokens:
        place = where.get(token)
        if place is None or place in team or place == mission.place:
            continue
        if isinstance(place, int):
            at = state.people[place].at
            found[token] = at, Waypoint((at,), HELD_BY_OTHERS)
        else:
            found[token] = place, way_to(state.world, place)
    return found


def _fetcher(state: State, team: tuple[Seat, ...], place: Id, stop: Waypoint) -> Seat:
    """Return who of a team fetches a token: the one who is fastest and can pay for the trip."""
    if len(team) == 1:
        return team[0]
    legs, how = tour(state.world, (), stop), state.world.fields[place].reached_by

    def turns(seat: Seat) -> float:
        return turns_from(state.people[seat].home, legs) + NO_FLOO * (not can_pay(state, seat, how))

    return min(team, key=lambda seat: (turns(seat), seat))


# Teams


def _gather(state: State, seat: Seat, team: tuple[Seat, ...], goal: Goal) -> None:
    """Make the team meet on the place: on foot only the last may stop in passing (HOG-360)."""
    world, place = state.world, goal.mission.place
    goal.apart = not all(mate == seat or world.is_at(state.people[mate].at, place) for mate in team)
    if goal.apart and world.fields[place].reached_by == "walking":
        goal.exact = EXACT


def _all_there(state: State, team: tuple[Seat, ...], goal: Goal, where: dict[Id, Id | Seat]) -> float:
    """Return the turns until the last one is there, with all tokens."""
    if goal.wait == inf:
        return inf
    world, mission, last = state.world, goal.mission, way_to(state.world, goal.mission.place)
    how = world.fields[mission.place].reached_by
    fetched: dict[Seat, set[Waypoint]] = {mate: set() for mate in team}
    for place, stop in _missing(state, team, mission, where).values():
        fetched[_fetcher(state, team, place, stop)].add(stop)
    slowest = 0.0
    for mate, stops in fetched.items():
        if stops or not world.is_at(state.people[mate].at, mission.place):
            there = turns_from(state.people[mate].home, tour(world, tuple(sorted(stops)), last))
            slowest = max(slowest, there + (EXACT if how == "walking" else NO_FLOO * (not can_pay(state, mate, how))))
    return max(slowest, goal.wait)


def can_pay(state: State, seat: Seat, how: str) -> bool:
    """Tell whether somebody can pay for a trip of this kind."""
    person = state.people[seat]
    return how == "walking" or bool(person.floo_powder if how == "floo" else person.portkey)


# Cards that a mission asks for


def turns_for_cards(world: World, held: Iterable[Id], mission: Mission) -> float:
    """Return the turns that it takes to draw the missing cards that the mission asks for."""
    left, turns = sorted(held), 0.0
    needs = [need for need in mission.needs for _ in range(need.count)]
    for need in needs:
        card = next((card for card in left if fits(need, world.magic_deck[card], world.magic[card])), None)
        if card is not None:
            left.remove(card)
        else:
            turns = max(turns, _turns_to_draw(world, mission, mission.needs.index(need)))
    return turns


@lru_cache(maxsize=512)
def _turns_to_draw(world: World, mission: Mission, need: int) -> float:
    """Estimate the turns by the share of fitting cards in the decks."""
    chance = 0.0
    decks: tuple[MagicDeck, ...] = ("spell", "potion")
    for deck in decks:
        cards = world.pack.spells if deck == "spell" else world.pack.potions
        fitting = sum(card.count for card in cards if fits(mission.needs[need], deck, card))
        chance += DRAWS * fitting / sum(card.count for card in cards)
    return 1 / chance if chance else inf
