"""Tokens and player boards (VAL-HOG-20 to 24)."""

from __future__ import annotations

from collections.abc import Iterator

from ..board import HOUSES
from ..facts import facts
from ..pack import Pack
from ..people import Character, Role, StartingCards

TOKENS, SPECIAL_TOKENS = 30, 6
BOARDS: dict[Role, int] = {"student": 8, "death_eater": 6, "pettigrew": 1, "voldemort": 1}
STUDENT_HP, DEATH_EATER_HP, PETTIGREW_HP, VOLDEMORT_HP = (5, 9), (4, 9), (4, 7), 7
DICE, RESISTANCE, STARTING_CARDS, HP_TOKENS = (3, 4), (2, 5), (1, 3), 70


def tokens(pack: Pack) -> Iterator[str]:
    """VAL-HOG-20: thirty tokens, six of them special, and all that the rulebook names."""
    if len(pack.tokens) != TOKENS:
        yield f"There are {TOKENS} item tokens, and here there are {len(pack.tokens)}."
    special = {token.id for token in pack.tokens if token.is_special}
    if len(special) != SPECIAL_TOKENS:
        yield f"{SPECIAL_TOKENS} tokens are special, and here {len(special)} are."
    every, known = {token.id for token in pack.tokens}, facts().tokens
    for name in (*known.special, *known.plain):
        if name not in every:
            yield f"The token {name} is missing; the rulebook names it."
        elif (name in special) != (name in known.special):
            yield f"The token {name} must {'' if name in known.special else 'not '}be special."


def boards(pack: Pack) -> Iterator[str]:
    """VAL-HOG-21: fifteen boards; Pettigrew and Voldemort share one."""
    for role, count in BOARDS.items():
        if (there := len(_boards(pack, role))) != count:
            yield f"There must be {count} boards of the kind {role.replace('_', ' ')}, and there are {there}."


def students(pack: Pack) -> Iterator[str]:
    """VAL-HOG-22: values within their limits, two abilities each, every House present."""
    everybody = _boards(pack, "student")
    for student in everybody:
        yield from _values(student, STUDENT_HP)
        for deck in ("book", "spell", "potion"):
            if not _within(count := getattr(student.cards, deck), STARTING_CARDS):
                yield f"{student.id} begins with {count} {deck} cards; it must be 1 to 3."
        if student.movement is None or student.combat is None:
            yield f"{student.id} must have one ability for moving and one for fighting."
        if student.house is None:
            yield f"{student.id} belongs to no House."
    for house in HOUSES:
        if not any(student.house == house for student in everybody):
            yield f"No student belongs to {house.title()}."
    if (total := sum(student.hp for student in everybody)) > HP_TOKENS:
        yield f"The students begin with {total} HP together, and the box holds {HP_TOKENS} HP tokens."


def death_eaters(pack: Pack) -> Iterator[str]:
    """VAL-HOG-23: values within their limits, one spell and one potion each."""
    for eater in _boards(pack, "death_eater"):
        yield from _values(eater, DEATH_EATER_HP)
        if eater.cards != StartingCards(spell=1, potion=1):
            yield f"{eater.id} must begin with 1 spell and 1 potion."


def voldemort(pack: Pack) -> Iterator[str]:
    """VAL-HOG-24: Voldemort has one HP more than there are horcruxes; Pettigrew creeps."""
    for dark_lord in _boards(pack, "voldemort"):
        if dark_lord.hp != VOLDEMORT_HP:
            yield f"{dark_lord.id} must have {VOLDEMORT_HP} HP, not {dark_lord.hp}."
    for servant in _boards(pack, "pettigrew"):
        if not _within(servant.hp, PETTIGREW_HP):
            yield f"{servant.id} has {servant.hp} HP; it must be {PETTIGREW_HP[0]} to {PETTIGREW_HP[1]}."
        if servant.move_dice != 1:
            yield f"{servant.id} must move with 1 die, not with {servant.move_dice}."


def _boards(pack: Pack, role: Role) -> list[Character]:
    return [character for character in pack.characters if character.role == role]


def _values(character: Character, hp: tuple[int, int]) -> Iterator[str]:
    for what, value, limits in (
        ("HP", character.hp, hp),
        ("attack dice", character.dice, DICE),
        ("resistance", character.resistance, RESISTANCE),
    ):
        if not _within(value, limits):
            yield f"{character.id} has {what} {value}; it must be {limits[0]} to {limits[1]}."


def _within(value: int, limits: tuple[int, int]) -> bool:
    return limits[0] <= value <= limits[1]
