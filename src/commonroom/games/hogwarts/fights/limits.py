"""How many spells and potions a fighter may use, and which of them in which window (HOG-260, RUL-HOG-063)."""

from __future__ import annotations

from typing import Literal

from commonroom.engine import Refusal

from ..effects.vocabulary import CancelAttack, Effect, Effects, MagicDeck
from ..mode import mode_of
from ..pack.cards import MagicCard
from ..pack.ids import Id
from ..state import State
from .fighters import MAGIC, cards_of
from .tasks import Blow, Fight, Fighter


def limit(state: State, fight: Fight) -> tuple[int, str]:
    """Return how many cards each fighter may use in all, and the rule that says so."""
    return mode_of(state).card_limit(state, fight)


def is_allowed(state: State, fight: Fight, fighter: Fighter, deck: MagicDeck) -> bool:
    """Whether the fighter may use another card of this deck; among players one of each (HOG-292)."""
    most, rule = limit(state, fight)
    if rule == "HOG-292" and any(state.deck_of(card) == deck for card in fighter.used):
        return False
    return len(fighter.used) < most


def ready_cards(state: State, fighter: Fighter, deck: MagicDeck) -> tuple[Id, ...]:
    """The cards that can be used this round: not those that were found in it (RUL-HOG-062)."""
    cards = cards_of(state, fighter, deck)
    return cards if fighter.ready is None else cards[: fighter.ready[MAGIC.index(deck)]]


def could_play(state: State, fight: Fight, fighter: Fighter) -> bool:
    """Whether the fighter has some card left to use, as far as everybody can tell."""
    return any(ready_cards(state, fighter, deck) and is_allowed(state, fight, fighter, deck) for deck in MAGIC)


def role_of(card: MagicCard) -> tuple[Literal["attack", "defence"], Effects] | None:
    """What a card is in a fight and does there; None for those of the start of a turn (HOG-250, HOG-257)."""
    match card.type:
        case "attack":
            return "attack", card.effects
        case "defence":
            return "defence", card.effects
    return ("defence", card.defence) if card.defence else None


def cancels(effect: Effect, blow: Blow | None) -> bool:
    """Whether the effect voids what is announced (RUL-HOG-063)."""
    return isinstance(effect, CancelAttack) and blow is not None and (effect.what == "attack" or blow.when == "reveal")


def card_refusal(state: State, fight: Fight, fighter: Fighter, card: Id, blow: Blow | None) -> Refusal | None:
    """Why a card cannot be used before the own attack, or against what is announced; None if it can."""
    deck = state.world.magic_deck.get(card)
    if deck is None or card not in cards_of(state, fighter, deck):
        return Refusal("HOG-253", "not_held", "you do not hold that spell or potion")
    if card not in ready_cards(state, fighter, deck):
        return Refusal("RUL-HOG-062", "found_this_round", "a card that was found can be used from the next round on")
    role = role_of(state.world.magic[card])
    if role is None:
        return Refusal("HOG-257", "start_of_turn_only", "that card is used at the start of a turn")
    if not is_allowed(state, fight, fighter, deck):
        return Refusal(
            limit(state, fight)[1],
            "too_many_cards",
            "you have used all the cards that this fight allows",
        )
    kind, effects = role
    if kind == "attack":
        return None if blow is None else Refusal("RUL-HOG-063", "not_a_defence", "only a defence card helps now")
    if fighter.defended if blow is None else blow.defended:
        return Refusal("RUL-HOG-064", "one_defence", "one defence card at a time")
    if all(isinstance(effect, CancelAttack) and not cancels(effect, blow) for effect in effects):
        return Refusal("RUL-HOG-063", "nothing_to_cancel", "there is nothing that the card could cancel")
    return None


def held_cards(state: State, fighter: Fighter) -> list[Id]:
    """Return the spells and potions of a fighter, equal ones once."""
    return list(dict.fromkeys(card for deck in MAGIC for card in cards_of(state, fighter, deck)))


def playable(state: State, fight: Fight, fighter: Fighter, blow: Blow | None) -> list[Id]:
    """Return every card that can be used now."""
    return [card for card in held_cards(state, fighter) if card_refusal(state, fight, fighter, card, blow) is None]
