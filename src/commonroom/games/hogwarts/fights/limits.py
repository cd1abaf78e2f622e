"""Which spells, potions and tokens a fighter may use, how many, and when (HOG-260, HOG-205, RUL-HOG-063)."""

from __future__ import annotations

from typing import Literal

from commonroom.engine import Refusal, Seat

from ..actions import Action, Play, Use
from ..effects.vocabulary import CancelAttack, Effect, Effects, MagicDeck, SelfHp
from ..mode import CardLimit, mode_of
from ..pack.cards import MagicCard
from ..pack.ids import Id
from ..state import State
from .fighters import MAGIC, cards_of, seat_of, special
from .tasks import Blow, Fight, Fighter

# Cards and tokens


def held(state: State, fighter: Fighter) -> list[Action]:
    """Return the use of every card and token of a fighter, allowed or not; death eaters have no tokens (HOG-087)."""
    cards = dict.fromkeys(card for deck in MAGIC for card in cards_of(state, fighter, deck))
    tokens = state.people[seat_of(fighter)].items if fighter.foe is None else ()
    return [*map(Play, cards), *map(Use, tokens)]


def use_refusal(
    state: State, fight: Fight, fighter: Fighter, use: Play | Use, blow: Blow | None = None
) -> Refusal | None:
    """Return why a card or token cannot be used before one's own attack, or against a blow, or None."""
    if isinstance(use, Play):
        return card_refusal(state, fight, fighter, use.card, blow)
    if fighter.foe is not None:
        return Refusal("HOG-087", "no_tokens")
    return token_refusal(state, seat_of(fighter), use.token, fight, urgent=blow is not None)


# Cards


def limit(state: State, fight: Fight) -> CardLimit:
    """Return how many cards each fighter may use in total."""
    return mode_of(state).card_limit(state, fight)


def is_allowed(state: State, fight: Fight, fighter: Fighter, deck: MagicDeck) -> bool:
    """Tell whether the fighter may use another card of this deck; in some fights one of each (HOG-292)."""
    cards = limit(state, fight)
    if cards.one_of_each and any(state.deck_of(card) == deck for card in fighter.used):
        return False
    return len(fighter.used) < cards.most


def ready_cards(state: State, fighter: Fighter, deck: MagicDeck) -> tuple[Id, ...]:
    """Return the cards that can be used this round: not those found in it (RUL-HOG-062)."""
    cards = cards_of(state, fighter, deck)
    return cards if fighter.ready is None else cards[: fighter.ready[MAGIC.index(deck)]]


def could_play(state: State, fight: Fight, fighter: Fighter) -> bool:
    """Tell whether the fighter has some card left to use, as far as everybody can tell."""
    return any(ready_cards(state, fighter, deck) and is_allowed(state, fight, fighter, deck) for deck in MAGIC)


def role_of(card: MagicCard) -> tuple[Literal["attack", "defence"], Effects] | None:
    """Return a card's role and effects in a fight; None if it belongs to the start of a turn (HOG-250, HOG-257)."""
    match card.type:
        case "attack":
            return "attack", card.effects
        case "defence":
            return "defence", card.effects
    return ("defence", card.defence) if card.defence else None


def cancels(effect: Effect, blow: Blow | None) -> bool:
    """Tell whether the effect voids the announcement (RUL-HOG-063)."""
    return isinstance(effect, CancelAttack) and blow is not None and (effect.what == "attack" or blow.when == "reveal")


def card_refusal(state: State, fight: Fight, fighter: Fighter, card: Id, blow: Blow | None) -> Refusal | None:
    """Return why a card cannot be used before one's own attack, or against an announcement, or None."""
    deck = state.world.magic_deck.get(card)
    if deck is None or card not in cards_of(state, fighter, deck):
        return Refusal("HOG-253", "not_held")
    if card not in ready_cards(state, fighter, deck):
        return Refusal("RUL-HOG-062", "found_this_round")
    role = role_of(state.world.magic[card])
    if role is None:
        return Refusal("HOG-257", "start_of_turn_only")
    if not is_allowed(state, fight, fighter, deck):
        return Refusal(limit(state, fight).rule, "too_many_cards")
    kind, effects = role
    if kind == "attack":
        return None if blow is None else Refusal("RUL-HOG-063", "not_a_defence")
    if fighter.defended if blow is None else blow.defended:
        return Refusal("RUL-HOG-064", "one_defence")
    if all(isinstance(effect, CancelAttack) and not cancels(effect, blow) for effect in effects):
        return Refusal("RUL-HOG-063", "nothing_to_cancel")
    return None


# Tokens: whether one can be used is public knowledge (HOG-206 to HOG-209, RUL-HOG-047 to RUL-HOG-049)


def token_refusal(
    state: State, seat: Seat, token: Id, fight: Fight | None = None, *, urgent: bool = False
) -> Refusal | None:
    """Return why a token cannot be used in this fight, or against what is about to happen, or None."""
    if token not in state.people[seat].items:
        return Refusal("HOG-205", "not_held")
    if not mode_of(state).TOKENS_HAVE_POWERS:
        return Refusal("RUL-HOG-154", "no_powers")
    if state.world.tokens[token].use != "fight":
        return Refusal("HOG-205", "not_usable")
    if fight is not None and is_being_spent(state, fight, token):
        return Refusal("RUL-HOG-182", "token_on_mission")
    if urgent and not is_urgent(state.world.tokens[token].effects):
        return Refusal("RUL-HOG-048", "dice_only")
    return None


def is_being_spent(state: State, fight: Fight, token: Id) -> bool:
    """Tell whether the mission that is fought for asks for the token: it serves once (HOG-205, RUL-HOG-182)."""
    if fight.kind != "mission" or fight.card is None:
        return False
    return state.settings.is_revised and token in state.world.missions[fight.card].tokens


def is_urgent(effects: Effects) -> bool:
    """Tell whether effects help against what is about to happen: they give HP, or a way out."""
    return any(isinstance(effect, SelfHp) for effect in effects) or escape_reach(effects) > 0


def has_urgent_token(state: State, seat: Seat, fight: Fight | None = None) -> bool:
    """Tell whether a player has a token that helps against what is about to happen."""
    return any(token_refusal(state, seat, token, fight, urgent=True) is None for token in state.people[seat].items)


def escape_reach(effects: Effects) -> int:
    """Return how far effects take their user out of the fight; 0 if they do not (HOG-209)."""
    return special(effects, "escape")


def flees(fighter: Fighter, effects: Effects) -> bool:
    """Tell whether these effects take the fighter out of the fight; death eaters stay."""
    return fighter.foe is None and escape_reach(effects) > 0
