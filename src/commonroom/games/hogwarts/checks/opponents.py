"""Opponents of missions and duels (VAL-HOG-09 to 12)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from ..cards import MagicCard, Opponent
from ..effects import CancelAttack, opponent_loss, self_heal, self_loss
from ..pack import Pack, opponents

MOST_HP, RESISTANCE = 15, (2, 5)
DUEL_HP, DUEL_RESISTANCE, OTHER_STUDENTS = (3, 6), (2, 4), 4
STRONG_HP, STRONG_DICE, CARD_LIMIT = 9, 4, 3
"""Who must be able to win: a strong student with the cards of the strictest variant (HOG-260)."""


def values(pack: Pack) -> Iterator[str]:
    """VAL-HOG-09: HP and resistance within their limits; who strikes before the attacks goes first."""
    for card in opponents(pack):
        opponent = card.opponent
        if opponent.hp > MOST_HP:
            yield f"{card.id} has {opponent.hp} HP; an opponent has 1 to {MOST_HP}."
        if not _within(opponent.resistance, RESISTANCE):
            yield f"{card.id} has resistance {opponent.resistance}; it must be {RESISTANCE[0]} to {RESISTANCE[1]}."
        if len(set(opponent.immune)) < len(opponent.immune):
            yield f"{card.id} is immune to the same cards twice."
        if (opponent.first == "opponent") != (opponent.ability.timing == "before_attack"):
            yield f"{card.id} goes first if its ability comes before the attacks, and only then (RUL-HOG-106)."


def not_immune_to_everything(pack: Pack) -> Iterator[str]:
    """VAL-HOG-10: some cards help against everybody."""
    for card in opponents(pack):
        if len(set(card.opponent.immune)) > 1:
            yield f"{card.id} is immune to spells and to potions, so that no card would help."


def every_mission_can_be_won(pack: Pack) -> Iterator[str]:
    """VAL-HOG-11: a strong student with good cards and average dice wins."""
    for card in pack.fights:
        if not _winnable(pack, card.opponent):
            yield f"{card.id} cannot be beaten by a student with {STRONG_HP} HP and the {CARD_LIMIT} best cards."


def duels(pack: Pack) -> Iterator[str]:
    """VAL-HOG-12: students only, and enough of them that are nobody's board."""
    boards = {character.id for character in pack.characters if character.role == "student"}
    for card in pack.duels:
        if not _within(card.opponent.hp, DUEL_HP):
            yield f"{card.id} has {card.opponent.hp} HP; a student in a duel has {DUEL_HP[0]} to {DUEL_HP[1]}."
        if not _within(card.opponent.resistance, DUEL_RESISTANCE):
            low, high = DUEL_RESISTANCE
            yield f"{card.id} has resistance {card.opponent.resistance}; a student in a duel has {low} to {high}."
        if card.character is not None and card.character not in boards:
            yield f"The duel card {card.id} shows {card.character}, which is no board of a student."
    others = sum(card.count for card in pack.duels if card.character is None)
    if others < OTHER_STUDENTS:
        yield f"At least {OTHER_STUDENTS} duel cards must show students whom nobody plays; here {others} do."


def _within(value: int, limits: tuple[int, int]) -> bool:
    return limits[0] <= value <= limits[1]


def _winnable(pack: Pack, opponent: Opponent) -> bool:
    """Try every mixture of attack, healing and cancelling cards, the best ones of each kind first."""
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
    """Attack with the cards, then with dice that hit as often as they do on average, and count what is lost."""
    hits = Fraction(STRONG_DICE * (7 - min(opponent.resistance, 6)), 6)
    rounds, left = 0, Fraction(opponent.hp)
    for loss in attacks:
        if left > 0:
            rounds, left = rounds + 1, left - loss
    while left > 0:
        rounds, left = rounds + 1, left - hits
    strikes = rounds + (opponent.final_use and opponent.ability.timing == "before_attack")
    lost = self_loss(opponent.on_reveal) + max(strikes - cancelled, 0) * self_loss(opponent.ability.effects)
    return STRONG_HP + healed - lost >= 1
