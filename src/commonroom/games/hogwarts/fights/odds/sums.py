"""Odds in fights, in closed form or cached, from plain numbers without a state.

Against an opponent on a card it all comes down to how many attacks one can afford: every attack costs what the opponent
strikes with, cards that heal or cancel pay for more of them, and attack cards replace dice. An opponent with
habits is worked out round by round (`rounds`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .means import Arms, Foe
from .rounds import outlast_together, outlasts, plans

MOST_ATTACKS = 12
"""Attacks to look ahead; nobody needs more."""
MOST_HP = 24
"""HP to count; more make no difference."""


@lru_cache(maxsize=50_000)
def at_least(hits: int, dice: int, faces: int) -> float:
    """Return the chance that this many dice score at least this many hits."""
    if hits <= 0:
        return 1.0
    if hits > dice:
        return 0.0
    hit = faces / 6
    return hit * at_least(hits - 1, dice - 1, faces) + (1 - hit) * at_least(hits, dice - 1, faces)


def affordable(foe: Foe, hp: int) -> int:
    """Return how many attacks somebody with this many HP survives, the deciding one included."""
    spare = hp - foe.floor - 1
    if spare < 0:
        return 0
    if foe.strike == 0:
        return MOST_ATTACKS
    strikes = spare // foe.strike
    return max(0, min(MOST_ATTACKS, strikes + (not foe.final) - foe.before))


@lru_cache(maxsize=200_000)
def beats(foe: Foe, arms: Arms) -> float:
    """Return the chance to beat an opponent who is turned up already, with the best use of the cards."""
    if foe.habits:
        return max(outlasts(foe, plan) for plan in plans(arms))
    if arms.ready:
        foe = foe._replace(before=False)
    return max(_with_cards(foe, arms, number) for number in range(min(arms.limit, len(arms.attacks)) + 1))


def _with_cards(foe: Foe, arms: Arms, cards: int) -> float:
    """Return the chance with this many attack cards, and defence cards as far as the limit allows."""
    attacks = affordable(foe, arms.hp + sum(arms.defences[: arms.limit - cards]))
    used = min(cards, attacks)
    rolls = attacks - used
    dice = arms.dice * rolls + (arms.first if rolls else 0)
    return at_least(foe.hp - sum(arms.attacks[:used]), dice, arms.faces)


@lru_cache(maxsize=50_000)
def beat_together(foe: Foe, team: tuple[Arms, ...]) -> float:
    """Return the chance of a team whose members attack in turn, each suffering for their own attacks (HOG-364)."""
    together = outlast_together if foe.habits else _together
    return max(together(foe, team, share) for share in range(max(arms.limit for arms in team) + 1))


def _together(foe: Foe, team: tuple[Arms, ...], cards: int) -> float:
    loss = dice = 0
    faces = min(arms.faces for arms in team)
    for arms in team:
        used = min(cards, len(arms.attacks), arms.limit)
        attacks = affordable(foe, arms.hp + sum(arms.defences[: arms.limit - used]))
        used = min(used, attacks)
        loss += sum(arms.attacks[:used])
        dice += arms.dice * (attacks - used) + (arms.first if attacks > used else 0)
    return at_least(foe.hp - loss, dice, faces)


# Two fighters who attack in turn


@lru_cache(maxsize=2_000)
def losses(dice: int, faces: int, defended: bool) -> tuple[float, ...]:
    """Return the chances that an attack with this many dice takes 0, 1, 2 … HP; with defence dice by HOG-731."""
    hit = faces / 6
    one = (1 - hit * 5 / 6, hit / 2, hit / 3) if defended else (1 - hit, hit)
    chances = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(chances) + len(one) - 1)
        for have, chance in enumerate(chances):
            for more, its in enumerate(one):
                longer[have + more] += chance * its
        chances = longer
    return tuple(chances)


class Side(NamedTuple):
    """One of two fighters: the HP to lose before defeat, and the attack dice."""

    hp: int
    dice: int
    faces: int


@lru_cache(maxsize=200_000)
def prevails(mine: Side, theirs: Side, defended: bool) -> float:
    """Return the chance of the fighter who attacks next."""
    if mine.hp <= 0:
        return 0.0
    mine, theirs = _capped(mine), _capped(theirs)
    ahead, miss = _hits(mine, theirs, defended)
    answer, their_miss = _hits(theirs, mine, defended)
    # Both may miss again and again, so this solves two equations, each containing the other's chance.
    return (ahead + miss * (1 - answer - their_miss)) / (1 - miss * their_miss)


def _hits(attacker: Side, target: Side, defended: bool) -> tuple[float, float]:
    """Return the chance to win by an attack that takes something, and the chance of one that takes nothing."""
    if target.hp <= 0:
        return 1.0, 0.0
    chances = losses(attacker.dice, attacker.faces, defended)
    won = 0.0
    for loss, chance in enumerate(chances[1:], start=1):
        left = target.hp - loss
        won += chance * (1.0 if left <= 0 else 1 - prevails(target._replace(hp=left), attacker, defended))
    return won, chances[0]


def _capped(side: Side) -> Side:
    return side if side.hp <= MOST_HP else side._replace(hp=MOST_HP)
