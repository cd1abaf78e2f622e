"""Fighters: a player's own pawn or a death eater, with board, HP, cards and ability, and who decides for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec.structs import replace

from commonroom.engine import Seat
from commonroom.engine.tuples import replaced, without

from .. import events as event
from ..changes import change_hp, discard, put_under, take_top
from ..draft import Draft
from ..effects.vocabulary import Effects, MagicDeck, Special, self_heal
from ..events.causes import BLOW, DiscardCause
from ..mode import mode_of
from ..pack.cards import Opponent
from ..pack.ids import Id
from ..pack.people import Character, Moment
from ..state import DeathEater, State
from .tasks import Brace, ByApp, Fight, Fighter, RerollDice, TakeTurn

Asked: TypeAlias = TakeTurn | RerollDice | Brace
"""The questions that a fighter is asked."""
MAGIC: tuple[MagicDeck, MagicDeck] = ("spell", "potion")


# Properties


def death_eater(state: State, foe: Id) -> DeathEater:
    return next(each for each in state.death_eaters if each.id == foe)


def change_death_eater(draft: Draft, foe: Id, **changes: object) -> None:
    draft.state.death_eaters = tuple(
        replace(each, **changes) if each.id == foe else each for each in draft.state.death_eaters
    )


def board_of(state: State, fighter: Fighter) -> Character:
    """Return the board of a fighter (HOG-080)."""
    if fighter.foe is not None:
        return state.world.characters[fighter.foe]
    return state.board(seat_of(fighter))


def seat_of(fighter: Fighter) -> Seat:
    """Return whose pawn it is, or who plays the death eater; only the app has no seat."""
    assert fighter.seat is not None
    return fighter.seat


def cards_of(state: State, fighter: Fighter, deck: MagicDeck) -> tuple[Id, ...]:
    """Return the spells or potions of a fighter."""
    if fighter.foe is not None:
        return death_eater(state, fighter.foe).spell if deck == "spell" else death_eater(state, fighter.foe).potion
    return state.people[seat_of(fighter)].cards(deck)


def opponent_of(state: State, fight: Fight) -> Opponent | None:
    """Return the opponent on the card, in a duel or a mission (HOG-009)."""
    if fight.card is None:
        return None
    if fight.kind == "duel":
        return state.world.duels[fight.card].opponent
    return state.world.fights[state.world.missions[fight.card].fight].opponent


def foe_of(state: State, fight: Fight) -> Id | None:
    """Name the other side if it is not a player: the opponent on a card, or the death eater."""
    if fight.card is None:
        return next((fighter.foe for fighter in fight.fighters if fighter.foe is not None), None)
    return fight.card if fight.kind == "duel" else state.world.fights[state.world.missions[fight.card].fight].id


def voice(fight: Fight, index: int) -> Seat:
    """Return the seat that events name: who plays the fighter, or the opposing player if the app does."""
    seat = fight.fighters[index].seat
    return seat if seat is not None else seat_of(fight.fighters[1 - index])


# Decisions


def asked_fighter(question: Asked) -> Fighter:
    """Return the fighter who has to decide: the attacker, or the one a blow is announced to."""
    index = question.blow.to if isinstance(question, Brace) else question.fight.at
    return question.fight.fighters[index]


def asked_seats(_: State, question: Asked) -> tuple[Seat, ...]:
    """Return the player who decides for the fighter."""
    return (seat_of(asked_fighter(question)),)


def posed(question: Asked) -> Asked | ByApp:
    """Put the question to the player of the fighter, or to the app (RUL-HOG-084)."""
    return question if asked_fighter(question).seat is not None else ByApp(question)


# Changes


def with_fighter(fight: Fight, index: int, **changes: object) -> Fight:
    """Return the fight with one of its fighters changed."""
    return replace(fight, fighters=replaced(fight.fighters, index, replace(fight.fighters[index], **changes)))


def least_hp(state: State, fight: Fight) -> int:
    """Return the HP at which a fighter is out: 1 among students, 0 elsewhere (HOG-291, HOG-304, HOG-314, HOG-735)."""
    return mode_of(state).least_hp(fight.kind)


def hp_of(state: State, fighter: Fighter) -> int:
    if fighter.foe is not None:
        return death_eater(state, fighter.foe).hp
    return state.people[seat_of(fighter)].hp


def is_out(state: State, fight: Fight, index: int) -> bool:
    """Tell whether this fighter has lost."""
    return hp_of(state, fight.fighters[index]) <= least_hp(state, fight)


def change_fighter_hp(
    draft: Draft, fighter: Fighter, by: int, why: str, least: int, striker: Seat | None = None
) -> int:
    """Change the HP of a fighter, never below `least` (RUL-HOG-017); return the actual change."""
    if fighter.foe is None:
        return change_hp(draft, seat_of(fighter), by, "fight", None if why == BLOW else why, least=least)
    before = death_eater(draft.state, fighter.foe).hp
    after = max(before + by, min(before, least))
    if draft.state.settings.hp_cap and by > 0:  # RUL-HOG-015
        after = max(before, min(after, draft.state.world.characters[fighter.foe].hp))
    if after != before:
        change_death_eater(draft, fighter.foe, hp=after)
        if after < before:
            draft.emit(event.FoeStruck(fighter.foe, before - after, after, striker))
        else:
            draft.emit(event.FoeHealed(fighter.foe, after - before, after))
    return after - before


def draw_for(draft: Draft, fighter: Fighter, deck: MagicDeck, count: int = 1) -> None:
    """Draw spells or potions for a death eater, as far as there are any (HOG-302, RUL-HOG-085)."""
    cards = take_top(draft, deck, count)
    if cards:
        take_cards(draft, fighter, deck, cards)


def take_cards(draft: Draft, fighter: Fighter, deck: MagicDeck, cards: tuple[Id, ...]) -> None:
    """Give a death eater cards; only its player sees them, and nobody sees those of the app."""
    assert fighter.foe is not None
    change_death_eater(draft, fighter.foe, **{deck: (*cards_of(draft.state, fighter, deck), *cards)})
    if fighter.seat is not None:
        draft.emit(event.CardsDrawn(fighter.seat, deck, len(cards), cards, pawn=fighter.foe))


def drop_cards(draft: Draft, fight: Fight, index: int, cards: Sequence[Id], why: DiscardCause = "fight") -> None:
    """Put cards of a fighter under their decks (HOG-255)."""
    fighter = fight.fighters[index]
    if fighter.foe is None:
        discard(draft, seat_of(fighter), cards, why)
        return
    for card in cards:
        deck = draft.state.deck_of(card)
        change_death_eater(draft, fighter.foe, **{deck: without(cards_of(draft.state, fighter, deck), card)})
        put_under(draft, deck, (card,))
    if cards:
        draft.emit(event.CardsDiscarded(voice(fight, index), tuple(cards), why, fighter.foe))


# Abilities: those that cost nothing are used automatically (HOG-276, HOG-749)


def working(state: State, fight: Fight, index: int, *moments: Moment, hits: int = 0) -> Effects:
    """Return what a fighter's ability does at one of these moments; nothing if it is used up."""
    fighter = fight.fighters[index]
    ability = board_of(state, fighter).combat
    if ability is None or ability.when not in moments or hits < ability.hits or fighter.spent:
        return ()
    return ability.effects


def at_attack(state: State, fight: Fight) -> Effects:
    """Return what the attacker's ability adds to this attack."""
    moments: list[Moment] = ["attack"]
    if fight.attacker.attacks == 0:
        moments += ["first_attack", "first_round"]
    if begins(state, fight):
        moments.append("attacking_first")
    return working(state, fight, fight.at, *moments)


def begins(state: State, fight: Fight) -> bool:
    """Tell whether the attacker's side had the first attack."""
    opponent = opponent_of(state, fight)
    return fight.at == 0 if opponent is None else opponent.first == "player"


def at_defence(state: State, fight: Fight) -> Effects:
    """Return what the defender's ability does against the dice; an opponent on a card has none."""
    if opponent_of(state, fight) is not None:
        return ()
    moments: list[Moment] = ["first_round"] if fight.attacker.attacks == 0 else []
    if not begins(state, fight):
        moments.append("attacking_first")
    return working(state, fight, 1 - fight.at, *moments)


def tell(draft: Draft, fight: Fight, index: int, kind: event.AbilityKind, amount: int = 0) -> None:
    """Report that the ability of a fighter makes a difference."""
    draft.emit(event.AbilityUsed(voice(fight, index), board_of(draft.state, fight.fighters[index]).id, kind, amount))


def tell_effects(draft: Draft, fight: Fight, index: int, effects: Effects) -> None:
    """Report what an ability does to its owner: it saves or gives HP, or something that other events report."""
    hp = self_heal(effects) + special(effects, "soften_first_loss") + special(effects, "heal_better")
    tell(draft, fight, index, "hp" if hp else "effects", hp)


def spend_ability(state: State, fight: Fight, index: int) -> Fight:
    """Use up an ability that works once in a fight."""
    ability = board_of(state, fight.fighters[index]).combat
    once = ability is not None and ability.once_per is not None
    return with_fighter(fight, index, spent=True) if once else fight


def special(effects: Effects, name: str) -> int:
    """Return the amount of a registered function among the effects, or 0."""
    return sum(effect.amount for effect in effects if isinstance(effect, Special) and effect.name == name)
