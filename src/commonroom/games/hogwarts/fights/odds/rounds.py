"""Odds against an opponent on a card who has habits, round by round (RUL-HOG-188 to RUL-HOG-190).

With one fighter they are exact for dice and attack cards; defence cards count as the HP that they save. In a team
everybody loses what a round costs on average, and the HP of the opponent are followed exactly.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from math import inf
from typing import NamedTuple, TypeAlias

from ...effects.vocabulary import self_loss
from ...pack import habits as its
from ...pack.cards import Habit
from .means import Arms, Foe

MOST_ROUNDS = 30
"""Rounds to look ahead; nobody needs more."""
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


Outcomes: TypeAlias = tuple[tuple[Roll, float], ...]
"""Everything that an attack can bring about, with the chance of each."""


@lru_cache(maxsize=5_000)
def rolls(habits: tuple[Habit, ...], dice: int, needed: int) -> Outcomes:
    """Return everything that this many dice can bring about, with the chance of each."""
    chances: dict[Roll, float] = {Roll(0): 1.0}
    for _ in range(dice):
        more: defaultdict[Roll, float] = defaultdict(float)
        for so_far, chance in chances.items():
            for die in range(1, 7):
                more[_with(so_far, habits, die, needed)] += chance / 6
        chances = more
    return tuple(chances.items())


@lru_cache(maxsize=5_000)
def losses(habits: tuple[Habit, ...], dice: int, needed: int) -> Outcomes:
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
    """Return what can be done with the cards: some attacks, and defences for the rest of the limit, as HP."""
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
        self._known: list[dict[tuple[int, int, int, bool], float]] = [{} for _ in range(MOST_ROUNDS + 2)]
        """What is known already, for each round."""

    def wins(self, number: int, foe_hp: int, hp: int, used: int, fresh: bool) -> float:
        """Return the chance at the beginning of a round, after these attack cards; `fresh` before the first roll."""
        key = (foe_hp, hp, used, fresh)
        known = self._known[number].get(key)
        if known is None:
            known = self._known[number][key] = self._begun(number, foe_hp, hp, used, fresh)
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
        return max(by_dice, self.struck(number, foe_hp, hp, used + 1, fresh, self.attacks[used]))

    def rolled(self, number: int, foe_hp: int, hp: int, used: int, fresh: bool) -> float:
        """Return the chance if the dice are rolled now."""
        possible = (self.first_rolls if fresh else self.rolls)[number]
        return self._answered(number, foe_hp, hp, used, False, possible)

    def struck(self, number: int, foe_hp: int, hp: int, used: int, fresh: bool, loss: int) -> float:
        """Return the chance after an attack card that takes this many HP."""
        return self._answered(number, foe_hp, hp, used, fresh, ((Roll(loss), 1.0),))

    def _answered(self, number: int, foe_hp: int, hp: int, used: int, fresh: bool, possible: Outcomes) -> float:
        """Return the chance over all outcomes of an attack, when the opponent has answered each.

        Bots spend most of their time in this loop, so it calls nothing that it has worked out before.
        """
        foe, known, after = self.foe, self._known[number + 1], number + 1
        floor, full, before, is_last = foe.floor, foe.full, foe.before, number >= self.last
        strike, heals = self.strikes[number], self.heals[number]
        total = 0.0
        for (taken, cost, gain, frightens), chance in possible:
            rest = hp - cost if frightens else hp - cost - strike
            if taken >= foe_hp:
                if rest > floor or not foe.final:
                    total += chance
                continue
            if before:
                rest = hp
            if rest <= floor or is_last:
                continue
            left = foe_hp - taken
            healed = left + gain + heals
            if healed > full:
                healed = max(left, full)
            wins = known.get((healed, rest, used, fresh))
            total += chance * (self.wins(after, healed, rest, used, fresh) if wins is None else wins)
        return total


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
    """Return the chance after an attack card has taken this many HP, and the opponent has answered it."""
    found = course(foe, arms)
    return found.struck(min(arms.round, MOST_ROUNDS), foe.hp, arms.hp, 0, arms.first > 0, loss)


# A team

Standing: TypeAlias = tuple[tuple[int, float], ...]
"""The HP that the opponent may have, with the chance of each."""


class Attack(NamedTuple):
    """An attack of one member in a round, whatever HP anybody has."""

    possible: Outcomes
    cost: float
    """HP that it costs the member on average."""
    strike: int
    heals: int


def outlast_together(foe: Foe, team: tuple[Arms, ...], cards: int) -> float:
    """Return the chance of a team in which everybody plays this many attack cards first, and then rolls."""
    members = [_planned(arms, cards) for arms in team]
    standing: Standing = ((foe.hp, 1.0),)
    won = 0.0
    for number in range(min(arms.round for arms in members), flees_after(foe) + 1):
        for index, arms in enumerate(members):
            if arms.hp <= foe.floor:
                continue
            attack = _attack(foe, number, arms.dice + arms.first, arms.faces, arms.attacks[:1])
            others = any(each.hp > foe.floor for each in members if each is not arms)
            spare = inf if others or not foe.final else arms.hp - attack.strike - foe.floor
            fallen, standing = _attacked(standing, attack, foe.full, spare)
            won += fallen
            if not standing:
                return won
            members[index] = arms._replace(
                hp=arms.hp - attack.cost,  # type: ignore[arg-type]
                attacks=arms.attacks[1:],
                first=arms.first if arms.attacks else 0,
            )
    return won


def _planned(arms: Arms, cards: int) -> Arms:
    used = min(cards, len(arms.attacks), arms.limit)
    saved = sum(arms.defences[: arms.limit - used])
    return arms._replace(hp=arms.hp + saved, attacks=arms.attacks[:used])


@lru_cache(maxsize=5_000)
def _attack(foe: Foe, number: int, dice: int, faces: int, card: tuple[int, ...]) -> Attack:
    """Return an attack with a card, or with dice."""
    strike, heals = strike_in(foe, number), its.heals(foe.habits, number)
    if card:
        return Attack(((Roll(card[0]), 1.0),), strike, strike, heals)
    needed = 7 - faces + its.shield(foe.habits, number)
    all_rolls = rolls(foe.habits, dice, needed)
    mean = sum(chance * (roll.cost + (0 if roll.frightens else strike)) for roll, chance in all_rolls)
    # What the dice cost the member matters only where its last strike may undo the victory.
    return Attack(all_rolls if foe.final else losses(foe.habits, dice, needed), mean, strike, heals)


@lru_cache(maxsize=5_000)
def _attacked(standing: Standing, attack: Attack, full: int, spare: float) -> tuple[float, Standing]:
    """Return the chance that an attack decides the fight, and the HP that the opponent may have left.

    Only dice that cost the member less than `spare` decide it. A plan differs from the next in a member's HP or a card,
    so most of the attacks in it have been worked out before.
    """
    fallen = 0.0
    after: dict[int, float] = {}
    for hp, likely in standing:
        for (taken, cost, gain, _), chance in attack.possible:
            if taken < hp:
                left = hp - taken
                healed = left + gain + attack.heals
                if healed > full:
                    healed = max(left, full)
                after[healed] = after.get(healed, 0.0) + likely * chance
            elif cost < spare:
                fallen += likely * chance
    return fallen, tuple((hp, chance) for hp, chance in after.items() if chance > NEGLIGIBLE)
