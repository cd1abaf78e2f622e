"""What spells, potions, tokens and abilities do in a fight, for their own side and to the other (HOG-251, HOG-252)."""

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
    spent,
    tell,
    voice,
    with_fighter,
    working,
)
from .limits import ready_cards, role_of
from .tasks import Fight, Fighter, FoeSearch, UseUp

FIGHT_SPECIALS = ("escape", "soften_first_loss", "heal_better")


def help_oneself(draft: Draft, fight: Fight, index: int, effects: Effects, source: Id) -> tuple[Fight, list[Task]]:
    """Do what effects do for the fighter; return the tasks that have to be settled before the fight goes on."""
    tasks: list[Task] = []
    for effect in effects:
        fighter = fight.fighters[index]
        match effect:
            case OppHp() | ResistanceOpp() | CancelAttack():
                pass  # what concerns the other side
            case Special(name) if name in FIGHT_SPECIALS:
                pass  # what means something only where it is looked for
            case SelfHp(amount):  # what a card costs its user never decides the fight
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
    """Settle what happens to a player as it would outside; a death eater only draws and searches."""
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
    """Return how much lower these effects make the other side's resistance."""
    return sum(effect.amount for effect in effects if isinstance(effect, ResistanceOpp))


def weaken(fight: Fight, index: int, by: int) -> Fight:
    """Lower the resistance of the side that the fighter fights, for the whole fight."""
    if fight.card is not None:
        return replace(fight, resistance=fight.resistance + by)
    return with_fighter(fight, 1 - index, resistance=fight.fighters[1 - index].resistance + by)


def is_immune(state: State, fight: Fight, deck: MagicDeck) -> bool:
    """Tell whether cards of this deck do nothing to the opponent (HOG-341, RUL-HOG-065)."""
    opponent = opponent_of(state, fight)
    return opponent is not None and deck in opponent.immune


def harm(state: State, fight: Fight, card: Id) -> tuple[int, int]:
    """Return what a card does to the other side: the loss of HP, and the change of resistance."""
    role = role_of(state.world.magic[card])
    if role is None or is_immune(state, fight, state.deck_of(card)):
        return 0, 0
    return opponent_loss(role[1]), weakened(role[1])


def play_card(draft: Draft, fight: Fight, index: int, card: Id) -> tuple[Fight, list[Task]]:
    """Use a card: say its name (HOG-261) and help its user. What it does to others is up to the caller."""
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
    """Use an ability that works at healing."""
    effects = working(draft.state, fight, index, "heal")
    if not effects:
        return fight, []
    tell(draft, fight, index)
    more = special(effects, "heal_better")
    change_fighter_hp(draft, fight.fighters[index], more, card, least_hp(draft.state, fight))
    return help_oneself(draft, spent(draft.state, fight, index), index, effects, card)


def _ready_without(state: State, fighter: Fighter, card: Id) -> tuple[int, int]:
    """Count the cards that can be used once this one is gone; what was found lies behind them in the hand."""
    spells, potions = (len(ready_cards(state, fighter, deck)) for deck in MAGIC)
    return (spells - 1, potions) if state.deck_of(card) == "spell" else (spells, potions - 1)


def spend_token(draft: Draft, seat: Seat, token: Id) -> PutTokens:
    """Use a token, which works once; then it goes to Diagon Alley (HOG-205)."""
    draft.emit(event.TokenUsed(seat, token))
    spend_items(draft, seat, (token,))
    return PutTokens(seat, (token,))


def use_up(draft: Draft, task: UseUp) -> None:
    """Put a used card under its deck, unless its own effects have already got rid of it."""
    if task.card in cards_of(draft.state, task.fight.fighters[task.index], draft.state.deck_of(task.card)):
        drop_cards(draft, task.fight, task.index, (task.card,), "used")


DOERS = {UseUp: use_up}
