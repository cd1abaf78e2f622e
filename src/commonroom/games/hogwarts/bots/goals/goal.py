"""A mission as a goal: what it still lacks, how many turns that takes, and what it is worth by then."""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from ...fights.odds.means import Arms, Foe
from ...fights.odds.sums import beat_together, beats
from ...pack.cards import Mission
from ...pack.ids import Id
from ...pack.world import World
from ..walk.distances import Leg, Waypoint, tour, turns_from

PATIENCE = 0.9
"""Discount on points for each turn of waiting."""
GROWTH_ON_THE_WAY, GROWTH = 0.25, 0.6
"""HP, or as much in cards, gained per turn: on the way somewhere, and when spent on nothing else."""
DELAYS = (0, 2, 4, 7, 11)
"""Turns that one could spend growing stronger first."""
ANOTHER_TRIP = 1.0
"""Turns for one more trip from the same fields."""
HALVES = tuple(0.5**rank for rank in range(64))
STEP = 4
"""Precision at which turns are told apart: a quarter."""


class Goal:
    """An open mission, as somebody at a certain place would approach it."""

    def __init__(self, mission: Mission, foe: Foe, team: tuple[Arms, ...], gain: float, loss: float) -> None:
        self.mission = mission
        self.foe = foe
        self.team = team
        self.gain = gain
        self.loss = loss
        self.last = Waypoint(())
        self.stops: dict[Id, Waypoint] = {}
        """The way to each missing token."""
        self.wait = 0.0
        """Turns that the seat cannot shorten: cards to be drawn, mates to wait for."""
        self.exact = 0.0
        """Turns for hitting the field exactly, where one may not stop in passing."""
        self.apart = False
        """True if team mates are still to come to its place."""
        self._worth: dict[int, float] = {}
        self.tours: dict[frozenset[Id], tuple[Leg, ...]] = {}
        """The tours over the remaining stops, by the tokens already collected."""

    def chance(self, more_hp: int = 0) -> float:
        """Return the chance to win its fight, with this many more HP."""
        foe = self.foe
        if len(self.team) == 1:
            arms = self.team[0]
            return beats(foe, arms._replace(hp=arms.hp - foe.reveal + more_hp))
        return beat_together(foe, tuple(arms._replace(hp=arms.hp - foe.reveal + more_hp) for arms in self.team))

    def stronger(self, hp: int = 0, attack: int = 0, defence: int = 0) -> Goal:
        """Return the goal for somebody with more HP, another attack card, or another defence card."""
        mine, *mates = self.team
        better = mine._replace(
            hp=mine.hp + hp,
            attacks=tuple(sorted((*mine.attacks, attack), reverse=True)) if attack else mine.attacks,
            defences=tuple(sorted((*mine.defences, defence), reverse=True)) if defence else mine.defences,
        )
        other = Goal(self.mission, self.foe, (better, *mates), self.gain, self.loss)
        other.last, other.stops, other.tours = self.last, self.stops, self.tours
        other.wait, other.exact, other.apart = self.wait, self.exact, self.apart
        return other

    def worth_now(self) -> float:
        """Return the average gain of an attempt here and now."""
        chance = self.chance()
        return chance * self.gain - (1 - chance) * self.loss

    def worth(self, turns: float) -> float:
        """Return the worth of the mission to somebody who can be there after this many turns."""
        if turns == inf:
            return 0.0
        key = int(turns * STEP)
        found = self._worth.get(key)
        if found is None:
            found = self._worth[key] = max(0.0, *(self._worth_after(key / STEP, delay) for delay in DELAYS))
        return found

    def _worth_after(self, turns: float, delay: int) -> float:
        chance = self.chance(int(turns * GROWTH_ON_THE_WAY + delay * GROWTH))
        worth: float = (chance * self.gain - (1 - chance) * self.loss) * PATIENCE ** (turns + delay)
        return worth

    def turns(self, world: World, place: Id, got: frozenset[Id]) -> float:
        """Return how many turns it takes from a place, for somebody who collects these tokens on the way."""
        if self.wait == inf:
            return inf
        had = got.intersection(self.stops)
        legs = self.tours.get(had)
        if legs is None:
            legs = self.tours[had] = self._tour(world, [stop for token, stop in self.stops.items() if token not in had])
        mine = turns_from(place, legs)
        if self.exact and (place not in self.last.fields or len(had) < len(self.stops)):
            mine += self.exact
        return max(mine, self.wait) + 0.25 * min(mine, self.wait)

    def _tour(self, world: World, stops: list[Waypoint]) -> tuple[Leg, ...]:
        """Return the way over all stops; each further trip from the same fields takes one turn more."""
        legs = tour(world, tuple(sorted(set(stops))), self.last)
        trips = [stop for stop in stops if stop.extra]
        again = ANOTHER_TRIP * (len(trips) - len(set(trips)))
        return tuple(leg._replace(rest=leg.rest + again) for leg in legs)


class GoalWorth(NamedTuple):
    """The worth of a seat's goals."""

    goals: tuple[Goal, ...]
    """What the seat is after: all its missions, or the one that its team has picked."""
    aside: tuple[Goal, ...]
    """What the team may go for another time."""
    world: World

    @property
    def all_goals(self) -> tuple[Goal, ...]:
        return *self.goals, *self.aside

    def value(self, place: Id, got: frozenset[Id] = frozenset(), but: Goal | None = None) -> float:
        """Add up the goals from a place, with these tokens: the best counts in full, each further one half as much.

        `but` is a goal that is done with.
        """
        world = self.world
        worths = [goal.worth(goal.turns(world, place, got)) for goal in self.goals if goal is not but]
        return sum(worth * HALVES[rank] for rank, worth in enumerate(sorted(worths, reverse=True)))
