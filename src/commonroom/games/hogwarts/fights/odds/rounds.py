"""Odds against an opponent on a card who has habits, round by round (RUL-HOG-188 to RUL-HOG-190).

With one fighter they are exact for dice and attack cards; defence cards count as the HP that they save. In a team
everybody loses what a round costs on average, and the HP of the opponent are followed exactly.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import NamedTuple

from ...effects.vocabulary import self_loss
from ...pack import habits as its
from ...pack.cards import Habit
from .means import Arms, Foe

MOST_ROUNDS = 30
"""Rounds to reckon with; nobody needs more."""
NEGLIGIBLE = 1e-6
"""A chance too small for anybody to notice. Long fights of a team are made of thousands of these."""


class Roll(NamedTuple):
    """What the dice of an attack bring about, besides the strike that answers it."""

    taken: int
    """HP that the opponent loses."""
    cost: int = 0
    """HP that the dice cost."""
    gain: int = 0
    """HP that the opponent gains by them."""
    frightens: bool = False


@lru_cache(maxsize=5_000)
def rolls(habits: tuple[Habit, ...], dice: int, needed: int) -> tuple[tuple[Roll, float], ...]:
    """Return everything that so many dice can bring about, with the chance of each."""
    chances: dict[Roll, float] = {Roll(0): 1.0}
    for _ in range(dice):
        more: defaultdict[Roll, float] = defaultdict(float)
        for so_far, chance in chances.items():
            for die in range(1, 7):
                more[_with(so_far, habits, die, needed)] += chance / 6
        chances = more
    return tuple(chances.items())


@lru_cache(maxsize=5_000)
def losses(habits: tuple[Habit, ...], dice: int, needed: int) -> tuple[tuple[Roll, float], ...]:
    """Return the same, as far as the opponent's HP are concerned."""
    chances: defaultdict[Roll, float] = defaultdict(float)
    for roll, chance in rolls(habits, dice, needed):
        chances[Roll(roll.taken, gain=roll.gain)] += chance
    return tuple(chances.items())


def _with(so_far: Roll, habits: tuple[Habit, ...], die: int, needed: int) -> Roll:
    one = (die,)
    return Roll(
        so_far.taken + (die >= needed) + its.hurt(habits, one),
        so_far.cost + self_loss(its.answers(habits, one)),
        so_far.gain + its.heals(habits, 0, one) - its.heals(habits, 0),
        so_far.frightens or (its.rests(habits, 0, one) and not its.rests(habits, 0)),
    )


def needed_in(foe: Foe, arms: Arms) -> int:
    """Return what a die must show in this round, behind a shield a higher number."""
    return 7 - arms.faces + its.shield(foe.habits, arms.round)


def strike_in(foe: Foe, number: int) -> int:
    """Return the HP that a strike takes in a round."""
    if not foe.strike or its.rests(foe.habits, number):
        return 0
    return foe.strike + its.growth(foe.habits, number)


def flees_after(foe: Foe) -> int:
    """Return the last round; MOST_ROUNDS against somebody who stays."""
    habit = its.flight(foe.habits)
    return MOST_ROUNDS if habit is None or habit.after is None else habit.after


def plans(arms: Arms) -> list[Arms]:
    """Return what can be done with the cards: so many attacks, and defences for the rest of the limit, as HP."""
    return [
        arms._replace(
            hp=arms.hp + sum(arms.defences[: arms.limit - cards]), attacks=arms.attacks[:cards], defences=(), limit=0
        )
        for cards in range(min(arms.limit, len(arms.attacks)) + 1)
    ]


# One fighter


class Course:
    """Every fight of one kind of fighter against an opponent: what is worked out once holds for all HP and rounds."""

    def __init__(self, foe: Foe, arms: Arms) -> None:
        numbers = range(MOST_ROUNDS + 1)
        self.foe = foe
        self.attacks = arms.attacks
        self.last = flees_after(foe)
        self.strikes = [strike_in(foe, number) for number in numbers]
        self.heals = [its.heals(foe.habits, number) for number in numbers]
        needed = [needed_in(foe, arms._replace(round=number)) for number in numbers]
        self.rolls = [rolls(foe.habits, arms.dice, each) for each in needed]
        self.first_rolls = [rolls(foe.habits, arms.dice + arms.first, each) for each in needed]
        self._known: dict[tuple[int, int, int, int, bool], float] = {}

    def wins(self, number: int, foe_hp: int, hp: int, used: int, fresh: bool) -> float:
        """Return the chance at the beginning of a round, after so many attack cards; `fresh` before the first roll."""
        key = (number, foe_hp, hp, used, fresh)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._begun(number, foe_hp, hp, used, fresh)
        return known

    def _begun(self, number: int, foe_hp: int, hp: int, used: int, fresh: bool) -> float:
        if number > self.last:
            return 0.0
        return self.ready(number, foe_hp, hp - self.strikes[number] if self.foe.before else hp, used, fresh)

    def ready(self, number: int, foe_hp: int, hp: int, used: int, fresh: bool) -> float:
        """Return the chance right before an attack: with dice, or with the strongest card that is left."""
        if hp <= self.foe.floor:
            return 0.0
        by_dice = self.rolled(number, foe_hp, hp, used, fresh)
        if used == len(self.attacks):
            return by_dice
        return max(by_dice, self.answered(number, foe_hp, hp, used + 1, fresh, Roll(self.attacks[used])))

    def rolled(self, number: int, foe_hp: int, hp: int, used: int, fresh: bool) -> float:
        """Return the chance if the dice are rolled now."""
        possible = (self.first_rolls if fresh else self.rolls)[number]
        return sum(chance * self.answered(number, foe_hp, hp, used, False, roll) for roll, chance in possible)

    def answered(self, number: int, foe_hp: int, hp: int, used: int, fresh: bool, roll: Roll) -> float:
        """Return the chance after an attack, when the opponent has answered it."""
        taken, cost, gain, frightens = roll
        strike = 0 if frightens else self.strikes[number]
        if taken >= foe_hp:
            return float(not self.foe.final or hp - strike - cost > self.foe.floor)
        if not self.foe.before:
            hp -= strike + cost
        if hp <= self.foe.floor or number >= self.last:
            return 0.0
        left = foe_hp - taken
        healed = min(left + gain + self.heals[number], max(left, self.foe.full))
        return self.wins(number + 1, healed, hp, used, fresh)


@lru_cache(maxsize=5_000)
def _course(foe: Foe, arms: Arms) -> Course:
    return Course(foe, arms)


def course(foe: Foe, arms: Arms) -> Course:
    """Return the course of fights against this opponent, whatever HP both have."""
    same = arms._replace(hp=0, defences=(), limit=0, round=1, ready=False)
    return _course(foe._replace(hp=0, reveal=0), same)


def outlasts(foe: Foe, arms: Arms) -> float:
    """Return the chance of one fighter who uses all attack cards, each at the best time, the strongest first."""
    number, fresh = min(arms.round, MOST_ROUNDS), arms.first > 0
    found = course(foe, arms)
    if arms.ready and number <= found.last:
        return found.ready(number, foe.hp, arms.hp, 0, fresh)
    return found.wins(number, foe.hp, arms.hp, 0, fresh)


def rolled(foe: Foe, arms: Arms) -> float:
    """Return the chance if the dice are rolled now."""
    return course(foe, arms).rolled(min(arms.round, MOST_ROUNDS), foe.hp, arms.hp, 0, arms.first > 0)


def answered(foe: Foe, arms: Arms, loss: int) -> float:
    """Return the chance after an attack card has taken so many HP, and the opponent has answered it."""
    found = course(foe, arms)
    return found.answered(min(arms.round, MOST_ROUNDS), foe.hp, arms.hp, 0, arms.first > 0, Roll(loss))


# A team


@lru_cache(maxsize=20_000)
def outlast_together(foe: Foe, team: tuple[Arms, ...], cards: int) -> float:
    """Return the chance of a team in which everybody plays so many attack cards first, and then rolls."""
    members = [_planned(arms, cards) for arms in team]
    standing, won = {float(foe.hp): 1.0}, 0.0
    for number in range(min(arms.round for arms in members), flees_after(foe) + 1):
        for index, arms in enumerate(members):
            if arms.hp <= foe.floor or not standing:
                continue
            others = any(each.hp > foe.floor for each in members if each is not arms)
            won += _attack(foe, arms._replace(round=number), standing, others)
            standing = {hp: chance for hp, chance in standing.items() if chance > NEGLIGIBLE}
            members[index] = _later(foe, arms._replace(round=number))
    return won


def _planned(arms: Arms, cards: int) -> Arms:
    used = min(cards, len(arms.attacks), arms.limit)
    saved = sum(arms.defences[: arms.limit - used])
    return arms._replace(hp=arms.hp + saved, attacks=arms.attacks[:used])


def _attack(foe: Foe, arms: Arms, standing: dict[float, float], others: bool) -> float:
    """Let one member attack: change the chances of the opponent's HP, and return the chance that this decides it."""
    needed = needed_in(foe, arms)
    # What the dice cost the member matters only where its last strike may undo the victory.
    thrown = rolls if foe.final else losses
    possible = ((Roll(arms.attacks[0]), 1.0),) if arms.attacks else thrown(foe.habits, arms.dice + arms.first, needed)
    won, heals = 0.0, its.heals(foe.habits, arms.round)
    before = dict(standing)
    standing.clear()
    for hp, likely in before.items():
        for roll, chance in possible:
            if roll.taken < hp:
                left = min(hp - roll.taken + roll.gain + heals, max(hp - roll.taken, foe.full))
                standing[left] = standing.get(left, 0.0) + likely * chance
            elif others or not foe.final or arms.hp - strike_in(foe, arms.round) - roll.cost > foe.floor:
                won += likely * chance
    return won


def _later(foe: Foe, arms: Arms) -> Arms:
    """Return a member after an attack, having lost what the round costs on average."""
    cost = float(strike_in(foe, arms.round))
    if arms.attacks:
        return arms._replace(hp=arms.hp - cost, attacks=arms.attacks[1:])  # type: ignore[arg-type]
    possible = rolls(foe.habits, arms.dice + arms.first, needed_in(foe, arms))
    mean = sum(chance * (roll.cost + (0 if roll.frightens else cost)) for roll, chance in possible)
    return arms._replace(hp=arms.hp - mean, first=0)  # type: ignore[arg-type]
