"""Habits of opponents on cards: what they do besides striking, from plain data (RUL-HOG-188 to RUL-HOG-190).

The rules and the odds both ask here, so that a chance that is told is the chance that is played.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from ..effects.vocabulary import (
    Effect,
    Effects,
    OppFlees,
    OppGrows,
    OppHeals,
    OppHp,
    OppRests,
    OppShield,
    Points,
    SelfHp,
)
from .cards import Habit, Rounds


def falls_in(rounds: Rounds, number: int) -> bool:
    """Tell whether the round with this number, counted from 1, is one of those."""
    match rounds:
        case "first":
            return number == 1
        case "odd":
            return number % 2 == 1
        case "even":
            return number % 2 == 0
    return True


def in_round(habits: Iterable[Habit], number: int) -> Iterator[Effect]:
    """Yield what happens in a round, whatever the dice show."""
    for habit in habits:
        if habit.rounds is not None and falls_in(habit.rounds, number):
            yield from habit.effects


def for_dice(habits: Iterable[Habit], dice: Iterable[int]) -> Iterator[Effect]:
    """Yield what the dice of an attack bring about, once for each die that shows the number (RUL-HOG-189)."""
    shown = tuple(dice)
    for habit in habits:
        for _ in range(shown.count(habit.shows) if habit.shows is not None else 0):
            yield from habit.effects


def shield(habits: Iterable[Habit], number: int) -> int:
    """Return by how much the resistance is higher in a round."""
    return sum(effect.amount for effect in in_round(habits, number) if isinstance(effect, OppShield))


def growth(habits: Iterable[Habit], number: int) -> int:
    """Return how many HP more a strike takes in a round than in the first."""
    grows = (effect for effect in in_round(habits, number) if isinstance(effect, OppGrows))
    return sum(min(effect.amount * max(0, number - 1), effect.most) for effect in grows)


def rests(habits: Iterable[Habit], number: int, dice: Iterable[int] = ()) -> bool:
    """Tell whether the opponent does not strike in a round: it never would, or the dice frighten it."""
    happens = (*in_round(habits, number), *for_dice(habits, dice))
    return any(isinstance(effect, OppRests) for effect in happens)


def strike(effects: Effects, habits: Iterable[Habit], number: int, dice: Iterable[int] = ()) -> Effects:
    """Return what a strike does in a round, grown as it is; nothing if the opponent rests."""
    habits = tuple(habits)
    if rests(habits, number, dice):
        return ()
    more = growth(habits, number)
    grown = list(effects)
    for index, effect in enumerate(effects):
        if more and isinstance(effect, SelfHp) and effect.amount < 0:
            grown[index] = replace(effect, amount=effect.amount - more)
            break
    return tuple(grown)


def answers(habits: Iterable[Habit], dice: Iterable[int]) -> Effects:
    """Return what the dice cost the one who rolled them."""
    return tuple(effect for effect in for_dice(habits, dice) if isinstance(effect, SelfHp | Points))


def hurt(habits: Iterable[Habit], dice: Iterable[int]) -> int:
    """Return the HP that the dice take besides their hits."""
    return sum(-effect.amount for effect in for_dice(habits, dice) if isinstance(effect, OppHp))


def heals(habits: Iterable[Habit], number: int, dice: Iterable[int] = ()) -> int:
    """Return the HP that the opponent gains in a round."""
    habits = tuple(habits)
    happens = (*in_round(habits, number), *for_dice(habits, dice))
    return sum(effect.amount for effect in happens if isinstance(effect, OppHeals))


def flight(habits: Iterable[Habit]) -> Habit | None:
    """Return the habit by which the opponent gets away in the end (RUL-HOG-190)."""
    return next((habit for habit in habits if any(isinstance(each, OppFlees) for each in habit.effects)), None)
