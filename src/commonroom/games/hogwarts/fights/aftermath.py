"""The end of a fight: cards and death eaters go back, whoever has won."""

from __future__ import annotations

from commonroom.engine.tuples import without

from .. import events as event
from ..draft import Draft
from ..events.causes import BLOW
from ..mode import mode_of
from ..pack.ids import Id
from .fighters import MAGIC, cards_of, change_fighter_hp, death_eater, drop_cards, foe_of
from .tasks import Fight


def close(draft: Draft, fight: Fight, *, won: bool | None) -> None:
    """Report the result, and put card and death eater back; `won` is about the player who began, None is undecided.

    Rules: RUL-HOG-088.
    """
    foe = foe_of(draft.state, fight)
    if fight.card is not None:
        draft.emit(event.FightOver(fight.kind, fight.leader, won, foe=foe))
    elif foe is not None:
        player = next(fighter.seat for fighter in fight.fighters if fighter.foe is None)
        assert player is not None
        draft.emit(event.FightOver(fight.kind, player, won, foe=foe))
    else:
        one, other = (fighter.seat for fighter in fight.fighters)
        assert one is not None
        draft.emit(event.FightOver(fight.kind, one, won, other))
    if fight.kind == "duel" and fight.card is not None:
        duel_card_under(draft, fight.card)
    if fight.kind == "death_eater" and foe is not None and mode_of(draft.state).DEATH_EATERS_RECOVER:
        calm_down(draft, fight, foe)


def duel_card_under(draft: Draft, card: Id) -> None:
    """Put a duel card under its deck, on top of which it lay during the fight (HOG-317)."""
    decks = draft.state.decks
    draft.state.decks = {**decks, "duel": (*without(decks["duel"], card), card)}


def calm_down(draft: Draft, fight: Fight, foe: Id) -> None:
    """Put its cards under the decks and restore its exact HP, in the first mode (RUL-HOG-085, RUL-HOG-086).

    Rules: RUL-HOG-171.
    """
    index = next(index for index, fighter in enumerate(fight.fighters) if fighter.foe == foe)
    drop_cards(
        draft, fight, index, [card for deck in MAGIC for card in cards_of(draft.state, fight.fighters[index], deck)]
    )
    hp, full = death_eater(draft.state, foe).hp, draft.state.world.characters[foe].hp
    if hp > 0:  # a beaten one is gone
        change_fighter_hp(draft, fight.fighters[index], full - hp, BLOW, 0)
