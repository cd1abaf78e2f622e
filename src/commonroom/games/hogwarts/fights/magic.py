"""Effects of spells, potions, tokens and abilities in a fight, on either side (HOG-251, HOG-252)."""

from __future__ import annotations

from msgspec.structs import replace

from commonroom.engine import Seat

from .. import events as event
from ..changes import spend_items
from ..draft import Draft
from ..effects.vocabulary import (
    CancelAttack,
    Draw,
    Effect,
    Effects,
    ExtraDie,
    MagicDeck,
    OppHp,
    Reroll,
    ResistanceOpp,
    ResistanceSelf,
    Search,
    SelfHp,
    Special,
    opponent_loss,
    self_heal,
)
from ..pack.ids import Id
from ..state import State
from ..tasks import Do, PutTokens, Task
from .fighters import (
    MAGIC,
    cards_of,
    change_fighter_hp,
    draw_for,
    drop_cards,
    least_hp,
    opponent_of,
    special,
    spend_ability,
    tell_effects,
    voice,
    with_fighter,
    working,
)
from .limits import ready_cards, role_of
from .tasks import Fight, Fighter, FoeSearch, UseUp

FIGHT_SPECIALS = ("escape", "soften_first_loss", "heal_better")


def help_oneself(draft: Draft, fight: Fight, index: int, effects: Effects, source: Id) -> tuple[Fight, list[Task]]:
    """Apply the effects to the fighter; return the tasks to be settled before the fight goes on."""
    tasks: list[Task] = []
    for effect in effects:
        fighter = fight.fighters[index]
        match effect:
            case OppHp() | ResistanceOpp() | CancelAttack():
                pass  # these concern the other side
            case Special(name) if name in FIGHT_SPECIALS:
                pass  # these only matter where they are looked for
            case SelfHp(amount):  # the price of a card never decides the fight for its user
                change_fighter_hp(draft, fighter, amount, source, least_hp(draft.state, fight) + 1)
            case ExtraDie("fight", count):
                fight = with_fighter(fight, index, dice=fighter.dice + count)
            case ResistanceSelf(amount):
                fight = with_fighter(fight, index, resistance=fighter.resistance + amount)
            case Reroll(dice, "fight"):
                fight = with_fighter(fight, index, rerolls=(*fighter.rerolls, dice))
            case _:
                tasks += _beside(draft, fighter, effect, source)
    return fight, tasks


def _beside(draft: Draft, fighter: Fighter, effect: Effect, source: Id) -> list[Task]:
    """Return the effects on a player as tasks, as outside a fight; a death eater only draws and searches."""
    if fighter.foe is None:
        assert fighter.seat is not None
        return [Do(fighter.seat, (effect,), source)]
    match effect:
        case Draw("spell" | "potion" as deck, count):
            draw_for(draft, fighter, deck, count)
        case Search(deck, count) if fighter.seat is not None:
            draft.emit(event.DeckSearched(fighter.seat, deck))
            return [FoeSearch(fighter.seat, fighter.foe, deck, count)]
    return []


def weakened(effects: Effects) -> int:
    """Return by how much these effects lower the other side's resistance."""
    return sum(effect.amount for effect in effects if isinstance(effect, ResistanceOpp))


def weaken(fight: Fight, index: int, by: int) -> Fight:
    """Lower the resistance of the opposing side, for the whole fight."""
    if fight.card is not None:
        return replace(fight, resistance=fight.resistance + by)
    return with_fighter(fight, 1 - index, resistance=fight.fighters[1 - index].resistance + by)


def is_immune(state: State, fight: Fight, deck: MagicDeck) -> bool:
    """Tell whether cards of this deck do nothing to the opponent (HOG-341, RUL-HOG-065)."""
    opponent = opponent_of(state, fight)
    return opponent is not None and deck in opponent.immune


def harm(state: State, fight: Fight, card: Id) -> tuple[int, int]:
    """Return a card's effect on the other side: the loss of HP, and the change of resistance."""
    role = role_of(state.world.magic[card])
    if role is None or is_immune(state, fight, state.deck_of(card)):
        return 0, 0
    return opponent_loss(role[1]), weakened(role[1])


def play_card(draft: Draft, fight: Fight, index: int, card: Id) -> tuple[Fight, list[Task]]:
    """Use a card: announce its name (HOG-261) and help its user. The caller applies its effect on others."""
    state, fighter = draft.state, fight.fighters[index]
    role = role_of(state.world.magic[card])
    assert role is not None
    kind, effects = role
    draft.emit(event.CardPlayed(voice(fight, index), card, pawn=fighter.foe))
    fight = with_fighter(fight, index, used=(*fighter.used, card))
    fight, tasks = help_oneself(draft, fight, index, effects, card)
    if kind == "defence" and self_heal(effects) > 0:
        fight, more = _heal_better(draft, fight, index, card)
        tasks += more
    if fighter.ready is not None or any(isinstance(effect, Search) for effect in effects):
        fight = with_fighter(fight, index, ready=_ready_without(state, fighter, card))
    if not tasks:
        drop_cards(draft, fight, index, (card,), "used")
        return fight, []
    return fight, [*tasks, UseUp(fight, index, card)]


def _heal_better(draft: Draft, fight: Fight, index: int, card: Id) -> tuple[Fight, list[Task]]:
    """Use an ability that improves healing."""
    effects = working(draft.state, fight, index, "heal")
    if not effects:
        return fight, []
    tell_effects(draft, fight, index, effects)
    more = special(effects, "heal_better")
    change_fighter_hp(draft, fight.fighters[index], more, card, least_hp(draft.state, fight))
    return help_oneself(draft, spend_ability(draft.state, fight, index), index, effects, card)


def _ready_without(state: State, fighter: Fighter, card: Id) -> tuple[int, int]:
    """Count the cards that can be used once this one is gone; those just found lie behind them in the hand."""
    spells, potions = (len(ready_cards(state, fighter, deck)) for deck in MAGIC)
    return (spells - 1, potions) if state.deck_of(card) == "spell" else (spells, potions - 1)


def spend_token(draft: Draft, seat: Seat, token: Id) -> PutTokens:
    """Use a token, which works once; then it goes to Diagon Alley (HOG-205)."""
    draft.emit(event.TokenUsed(seat, token))
    spend_items(draft, seat, (token,))
    return PutTokens(seat, (token,))


def use_up(draft: Draft, task: UseUp) -> None:
    """Put a used card under its deck, unless its own effects have already removed it (RUL-HOG-066)."""
    if task.card in cards_of(draft.state, task.fight.fighters[task.index], draft.state.deck_of(task.card)):
        drop_cards(draft, task.fight, task.index, (task.card,), "used")


DOERS = {UseUp: use_up}
