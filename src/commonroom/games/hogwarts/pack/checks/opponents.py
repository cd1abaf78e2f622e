"""Checks of the opponents of missions and duels (VAL-HOG-09 to 12)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from commonroom.engine.words import Words, thing, words

from ...effects.vocabulary import (
    CancelAttack,
    OppFlees,
    OppHeals,
    OppRests,
    Points,
    SelfHp,
    opponent_loss,
    self_heal,
    self_loss,
)
from .. import habits
from ..cards import DuelCard, FightCard, Habit, MagicCard, Opponent
from ..shape import Pack, called, opponents

MOST_HP, RESISTANCE = 15, (2, 5)
DIE, MOST_ROUNDS = 6, 40
DUEL_HP, DUEL_RESISTANCE, OTHER_STUDENTS = (3, 6), (2, 4), 4
STRONG_HP, STRONG_DICE, CARD_LIMIT = 9, 4, 3
"""The student who must be able to win: a strong one, with the cards of the strictest variant (HOG-260)."""


def values(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-09: HP and resistance within their limits; an opponent that strikes before attacks goes first."""
    for card in opponents(pack):
        opponent = card.opponent
        if opponent.hp > MOST_HP:
            yield hp_outside(called(card), opponent.hp, (1, MOST_HP))
        if not _within(opponent.resistance, RESISTANCE):
            yield resistance_outside(called(card), opponent.resistance, RESISTANCE)
        if len(set(opponent.immune)) < len(opponent.immune):
            yield words("immune_twice", "{card} is immune to the same cards twice.", card=called(card))
        if (opponent.first == "opponent") != (opponent.ability.timing == "before_attack"):
            sentence = "{card} goes first if its ability comes before the attacks, and only then (RUL-HOG-106)."
            yield words("goes_first", sentence, card=called(card))
        yield from _habits(card)


def _habits(card: FightCard | DuelCard) -> Iterator[Words]:
    """What an opponent does besides striking leaves everybody a chance, and itself something to do (RUL-HOG-188)."""
    opponent, own = card.opponent, card.opponent.habits
    highest = opponent.resistance + max(habits.shield(own, number) for number in (1, 2, 3))
    if highest > DIE:
        sentence = "{card} has resistance {value} behind its shield; a die shows {most} at most."
        yield words("high_shield", sentence, card=called(card), value=highest, most=DIE)
    if all(habits.rests(own, number) for number in (1, 2, 3)):
        yield words("always_rests", "{card} would never strike.", card=called(card))
    for habit in own:
        if habit.after is not None and not any(isinstance(effect, OppFlees) for effect in habit.effects):
            sentence = "{card} has something to do after round {round}, and does not flee then."
            yield words("stays", sentence, card=called(card), round=habit.after)
        if habit.shows is not None and opponent.ability.timing == "before_attack" and not _harmless(habit):
            sentence = "{card} strikes before the attack, so that it cannot answer the dice with a blow."
            yield words("early_answer", sentence, card=called(card))
        if habit.shows is not None and self_heal(habit.effects):
            yield words("kind_answer", "{card} would heal those who attack it.", card=called(card))


def _harmless(habit: Habit) -> bool:
    """Tell whether dice change nothing about the blow that follows them."""
    return not any(isinstance(effect, SelfHp | Points | OppRests) for effect in habit.effects)


def not_immune_to_everything(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-10: some cards help against everybody."""
    for card in opponents(pack):
        if len(set(card.opponent.immune)) > 1:
            sentence = "{card} is immune to spells and to potions, so that no card would help."
            yield words("immune_to_all", sentence, card=called(card))


def every_mission_can_be_won(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-11: a strong student with good cards and average dice wins."""
    for card in pack.fights:
        if not _winnable(pack, card.opponent):
            sentence = "{card} cannot be beaten by a student with {hp} HP and the {cards} best cards."
            yield words("unbeatable", sentence, card=called(card), hp=STRONG_HP, cards=CARD_LIMIT)


def duels(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-12: students only, and enough of them without a player board."""
    boards = {character.id for character in pack.characters if character.role == "student"}
    for card in pack.duels:
        if not _within(card.opponent.hp, DUEL_HP):
            yield hp_outside(called(card), card.opponent.hp, DUEL_HP)
        if not _within(card.opponent.resistance, DUEL_RESISTANCE):
            yield resistance_outside(called(card), card.opponent.resistance, DUEL_RESISTANCE)
        if card.character is not None and card.character not in boards:
            sentence = "The duel card {card} shows {character}, which is no board of a student."
            yield words("duel_character", sentence, card=called(card), character=thing("character", card.character))
    others = sum(card.count for card in pack.duels if card.character is None)
    if others < OTHER_STUDENTS:
        sentence = "At least {wanted} duel cards must show students whom nobody plays; here {count} do."
        yield words("duel_others", sentence, wanted=OTHER_STUDENTS, count=others)


def hp_outside(who: Words, hp: int, limits: tuple[int, int]) -> Words:
    """Return the sentence about HP outside their limits."""
    sentence = "{who} has {hp} HP; it must be {low} to {high}."
    return words("hp", sentence, who=who, hp=hp, low=limits[0], high=limits[1])


def resistance_outside(who: Words, resistance: int, limits: tuple[int, int]) -> Words:
    """Return the sentence about a resistance outside its limits."""
    sentence = "{who} has resistance {value}; it must be {low} to {high}."
    return words("resistance", sentence, who=who, value=resistance, low=limits[0], high=limits[1])


def _within(value: int, limits: tuple[int, int]) -> bool:
    return limits[0] <= value <= limits[1]


def _winnable(pack: Pack, opponent: Opponent) -> bool:
    """Try every mix of attack, healing and cancelling cards, the best of each kind first."""
    usable = [card for deck, card in pack.magic() if deck not in opponent.immune]
    attacks = _strongest([(card, opponent_loss(card.effects)) for card in usable if card.type == "attack"])
    defences = [card for _, card in pack.magic() if card.type == "defence"]
    heals = _strongest([(card, self_heal(card.effects)) for card in defences if not _cancels(card)])
    cancels = [copy for card in defences if _cancels(card) for copy in [card] * card.count]
    for attacking in range(min(CARD_LIMIT, len(attacks)) + 1):
        for healing in range(min(CARD_LIMIT - attacking, len(heals)) + 1):
            cancelling = min(CARD_LIMIT - attacking - healing, len(cancels))
            if _wins(opponent, attacks[:attacking], sum(heals[:healing]), cancelling):
                return True
    return False


def _cancels(card: MagicCard) -> bool:
    return any(isinstance(effect, CancelAttack) for effect in card.effects)


def _strongest(cards: list[tuple[MagicCard, int]]) -> list[int]:
    return sorted((value for card, value in cards for _ in range(card.count) if value > 0), reverse=True)


def _wins(opponent: Opponent, attacks: list[int], healed: int, cancelled: int) -> bool:
    """Attack with the cards, then with dice that show what they do on average, and count the losses."""
    number, left, losses = 0, Fraction(opponent.hp), list[Fraction]()
    flight = habits.flight(opponent.habits)
    last = MOST_ROUNDS if flight is None or flight.after is None else flight.after
    while left > 0:
        number += 1
        if number > last:
            return False
        loss, cost, gain = _average(opponent, number) if number > len(attacks) else (attacks[number - 1], 0, 0)
        left -= loss
        if left > 0:
            left = min(left + gain + habits.heals(opponent.habits, number), Fraction(opponent.hp))
        strike = self_loss(habits.strike(opponent.ability.effects, opponent.habits, number))
        losses.append(Fraction(strike) + cost)
    if opponent.final_use and opponent.ability.timing == "before_attack":
        losses.append(losses[-1])
    spared = sum(sorted(losses, reverse=True)[:cancelled])
    return STRONG_HP + healed - self_loss(opponent.on_reveal) - sum(losses) + spared >= 1


def _average(opponent: Opponent, number: int) -> tuple[Fraction, Fraction, Fraction]:
    """Return what dice take in a round on average, what they cost, and what the opponent gains by them."""
    own, needed = opponent.habits, opponent.resistance + habits.shield(opponent.habits, number)
    faces = [(die,) for die in range(1, DIE + 1)]
    share = Fraction(STRONG_DICE, DIE)
    loss = sum((face[0] >= needed) + habits.hurt(own, face) for face in faces)
    cost = sum(self_loss(habits.answers(own, face)) for face in faces)
    gain = sum(effect.amount for face in faces for effect in habits.for_dice(own, face) if isinstance(effect, OppHeals))
    return share * loss, share * cost, share * gain
