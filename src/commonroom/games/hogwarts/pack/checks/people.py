"""Checks of tokens and player boards (VAL-HOG-20 to 24)."""

from __future__ import annotations

from collections.abc import Iterator

from commonroom.engine.words import Words, thing, words

from ...board.map import HOUSES
from ..facts import facts
from ..people import Character, Role, StartingCards
from ..shape import Pack
from .opponents import hp_outside, resistance_outside

TOKENS, SPECIAL_TOKENS = 30, 6
BOARDS: dict[Role, int] = {"student": 8, "death_eater": 6, "pettigrew": 1, "voldemort": 1}
STUDENT_HP, DEATH_EATER_HP, PETTIGREW_HP, VOLDEMORT_HP = (5, 9), (4, 9), (4, 7), 7
DICE, RESISTANCE, STARTING_CARDS, HP_TOKENS = (3, 4), (2, 5), (1, 3), 70


def tokens(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-20: thirty tokens, six of them special, and all that the rulebook names."""
    if len(pack.tokens) != TOKENS:
        sentence = "There must be {wanted} item tokens; here there are {count}."
        yield words("all_tokens", sentence, wanted=TOKENS, count=len(pack.tokens))
    special = {token.id for token in pack.tokens if token.is_special}
    if len(special) != SPECIAL_TOKENS:
        sentence = "There must be {wanted} special tokens; here there are {count}."
        yield words("special_tokens", sentence, wanted=SPECIAL_TOKENS, count=len(special))
    every, known = {token.id for token in pack.tokens}, facts().tokens
    for name in (*known.special, *known.plain):
        if name not in every:
            yield words("no_token", "The token {token} is missing; the rulebook names it.", token=thing("token", name))
        elif name in known.special and name not in special:
            yield words("plain_token", "The token {token} must be special.", token=thing("token", name))
        elif name in special and name not in known.special:
            yield words("special_token", "The token {token} must not be special.", token=thing("token", name))


def boards(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-21: fifteen boards; Pettigrew and Voldemort share one."""
    for role, count in BOARDS.items():
        if (there := len(_boards(pack, role))) != count:
            sentence = "There must be {wanted} boards of the kind {role}, and there are {count}."
            yield words("boards", sentence, wanted=count, role=words("role", "`{id}`", id=role), count=there)


def students(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-22: values within their limits, two abilities each, every House present."""
    everybody = _boards(pack, "student")
    for student in everybody:
        who = thing("character", student.id)
        yield from _values(student, STUDENT_HP)
        for deck in ("book", "spell", "potion"):
            if not _within(count := getattr(student.cards, deck), STARTING_CARDS):
                sentence = "{student} begins with {count} cards of the deck {deck}; it must be {low} to {high}."
                limits = {"low": STARTING_CARDS[0], "high": STARTING_CARDS[1]}
                yield words("starting_cards", sentence, student=who, count=count, deck=thing("deck", deck), **limits)
        if student.movement is None or student.combat is None:
            sentence = "{student} must have one ability for moving and one for fighting."
            yield words("abilities", sentence, student=who)
        if student.house is None:
            yield words("no_house", "{student} belongs to no House.", student=who)
    for house in HOUSES:
        if not any(student.house == house for student in everybody):
            yield words("no_student", "No student belongs to {house}.", house=thing("house", house))
    if (total := sum(student.hp for student in everybody)) > HP_TOKENS:
        sentence = "The students begin with {count} HP together, and the box holds {most} HP tokens."
        yield words("hp_tokens", sentence, count=total, most=HP_TOKENS)


def death_eaters(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-23: values within their limits, one spell and one potion each."""
    for eater in _boards(pack, "death_eater"):
        yield from _values(eater, DEATH_EATER_HP)
        if eater.cards != StartingCards(spell=1, potion=1):
            yield words(
                "death_eater_cards", "{who} must begin with 1 spell and 1 potion.", who=thing("character", eater.id)
            )


def voldemort(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-24: Voldemort has one HP more than there are horcruxes; Pettigrew moves with one die."""
    for dark_lord in _boards(pack, "voldemort"):
        if dark_lord.hp != VOLDEMORT_HP:
            sentence = "{who} must have {wanted} HP, not {hp}."
            yield words(
                "exact_hp", sentence, who=thing("character", dark_lord.id), wanted=VOLDEMORT_HP, hp=dark_lord.hp
            )
    for servant in _boards(pack, "pettigrew"):
        if not _within(servant.hp, PETTIGREW_HP):
            yield hp_outside(thing("character", servant.id), servant.hp, PETTIGREW_HP)
        if servant.move_dice != 1:
            sentence = "{who} must move with 1 die, not with {dice}."
            yield words("move_dice", sentence, who=thing("character", servant.id), dice=servant.move_dice)


def _boards(pack: Pack, role: Role) -> list[Character]:
    return [character for character in pack.characters if character.role == role]


def _values(character: Character, hp: tuple[int, int]) -> Iterator[Words]:
    who = thing("character", character.id)
    if not _within(character.hp, hp):
        yield hp_outside(who, character.hp, hp)
    if not _within(character.dice, DICE):
        sentence = "{who} has {dice} attack dice; it must be {low} to {high}."
        yield words("dice", sentence, who=who, dice=character.dice, low=DICE[0], high=DICE[1])
    if not _within(character.resistance, RESISTANCE):
        yield resistance_outside(who, character.resistance, RESISTANCE)


def _within(value: int, limits: tuple[int, int]) -> bool:
    return limits[0] <= value <= limits[1]
