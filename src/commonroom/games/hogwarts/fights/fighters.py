"""Who fights: a player's own pawn or a death eater, with the board, HP and cards of theirs."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from commonroom.engine import Seat

from .. import events as event
from ..changes import change_hp, discard, put_under, take_top
from ..draft import Draft
from ..effects.vocabulary import MagicDeck
from ..mode import mode_of
from ..pack.cards import Opponent
from ..pack.ids import Id
from ..pack.people import Character
from ..state import DeathEater, State, replaced, without
from .tasks import Fight, Fighter

MAGIC: tuple[MagicDeck, MagicDeck] = ("spell", "potion")


# Whom one sees


def death_eater(state: State, foe: Id) -> DeathEater:
    return next(each for each in state.death_eaters if each.id == foe)


def change_death_eater(draft: Draft, foe: Id, **changes: object) -> None:
    draft.state.death_eaters = tuple(
        replace(each, **changes) if each.id == foe else each for each in draft.state.death_eaters
    )


def board_of(state: State, fighter: Fighter) -> Character:
    """The board of a fighter (HOG-080)."""
    if fighter.foe is not None:
        return state.world.characters[fighter.foe]
    return state.board(seat_of(fighter))


def seat_of(fighter: Fighter) -> Seat:
    """Whose pawn it is; only a death eater can be without."""
    assert fighter.seat is not None
    return fighter.seat


def cards_of(state: State, fighter: Fighter, deck: MagicDeck) -> tuple[Id, ...]:
    """The spells or potions of a fighter."""
    if fighter.foe is not None:
        return death_eater(state, fighter.foe).spell if deck == "spell" else death_eater(state, fighter.foe).potion
    return state.people[seat_of(fighter)].cards(deck)


def opponent_of(state: State, fight: Fight) -> Opponent | None:
    """The opponent on the card, in a duel or a mission (HOG-009)."""
    if fight.card is None:
        return None
    if fight.kind == "duel":
        return state.world.duels[fight.card].opponent
    return state.world.fights[state.world.missions[fight.card].fight].opponent


def foe_of(state: State, fight: Fight) -> Id | None:
    """How the other side is called where it is not a player: a card's opponent, or the death eater."""
    if fight.card is None:
        return next((fighter.foe for fighter in fight.fighters if fighter.foe is not None), None)
    return fight.card if fight.kind == "duel" else state.world.fights[state.world.missions[fight.card].fight].id


def voice(fight: Fight, index: int) -> Seat:
    """Whom events name: whoever plays the fighter, or the player it fights where the app does."""
    seat = fight.fighters[index].seat
    return seat if seat is not None else seat_of(fight.fighters[1 - index])


# What changes about them


def with_fighter(fight: Fight, index: int, **changes: object) -> Fight:
    """The same fight, with something else known about one of the fighters."""
    return replace(fight, fighters=replaced(fight.fighters, index, replace(fight.fighters[index], **changes)))


def least_hp(state: State, fight: Fight) -> int:
    """Whoever has only so many HP left is out: 1 among students, 0 elsewhere (HOG-291, HOG-304, HOG-314, HOG-735)."""
    return mode_of(state).least_hp(fight.kind)


def hp_of(state: State, fighter: Fighter) -> int:
    if fighter.foe is not None:
        return death_eater(state, fighter.foe).hp
    return state.people[seat_of(fighter)].hp


def is_out(state: State, fight: Fight, index: int) -> bool:
    """Whether this fighter has lost."""
    return hp_of(state, fight.fighters[index]) <= least_hp(state, fight)


def change_fighter_hp(draft: Draft, fighter: Fighter, by: int, why: str, least: int) -> int:
    """HP of a fighter up or down, never below `least` (RUL-HOG-017); what really changed."""
    if fighter.foe is None:
        return change_hp(draft, seat_of(fighter), by, why, least=least)
    before = death_eater(draft.state, fighter.foe).hp
    after = max(before + by, min(before, least))
    if draft.state.settings.hp_cap and by > 0:  # RUL-HOG-015
        after = max(before, min(after, draft.state.world.characters[fighter.foe].hp))
    if after != before:
        change_death_eater(draft, fighter.foe, hp=after)
        told = event.FoeStruck if after < before else event.FoeHealed
        draft.emit(told(fighter.foe, abs(after - before), after))
    return after - before


def draw_for(draft: Draft, fighter: Fighter, deck: MagicDeck, count: int = 1) -> None:
    """A death eater draws spells or potions; only whoever plays it sees them (HOG-302, RUL-HOG-085)."""
    assert fighter.foe is not None
    cards = take_top(draft, deck, count)
    if cards:
        change_death_eater(draft, fighter.foe, **{deck: (*cards_of(draft.state, fighter, deck), *cards)})
        tell_drawn(draft, fighter, deck, cards)


def tell_drawn(draft: Draft, fighter: Fighter, deck: MagicDeck, cards: tuple[Id, ...]) -> None:
    """Nobody sees the cards of a death eater whom the app plays."""
    if fighter.seat is not None:
        draft.emit(event.CardsDrawn(fighter.seat, deck, len(cards), cards, pawn=fighter.foe))


def drop_cards(draft: Draft, fight: Fight, index: int, cards: Sequence[Id], why: str = "fight") -> None:
    """Cards of a fighter go under their decks (HOG-255)."""
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
