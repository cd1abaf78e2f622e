"""The app as a death eater's player in a game of one team: attack card first, defence card in need (RUL-HOG-084)."""

from __future__ import annotations

from ..actions import Action, Attack, Pass, Play, Reroll
from ..draft import Draft
from ..effects.vocabulary import opponent_loss
from ..pack.ids import Id
from ..state import State
from . import attack as attacks
from . import defence as defences
from .fighters import asked_fighter, hp_of
from .limits import held, use_refusal
from .tasks import Blow, Brace, ByApp, RerollDice, TakeTurn

LOW_HP = 3
"""HP below which it defends itself."""


def by_app(draft: Draft, task: ByApp) -> None:
    match task.question:
        case TakeTurn() as turn:
            attacks.answer(draft, turn, None, attack(draft.state, turn))
        case RerollDice() as dice:
            attacks.reroll(draft, dice, None, reroll(draft.state, dice))
        case Brace() as brace:
            defences.answer(draft, brace, None, defence(draft.state, brace))


def attack(state: State, task: TakeTurn) -> Action:
    """Play the card that takes most, otherwise roll."""
    magic = state.world.magic
    cards = playable(state, task, None)
    strong = [card for card in cards if magic[card].type == "attack" and opponent_loss(magic[card].effects) > 0]
    return Play(max(strong, key=lambda card: opponent_loss(magic[card].effects))) if strong else Attack()


def defence(state: State, task: Brace) -> Action:
    """Play a defence card, if this loss would be too much."""
    fighter = asked_fighter(task)
    cards = playable(state, task, task.blow)
    return Play(cards[0]) if cards and hp_of(state, fighter) - task.blow.loss < LOW_HP else Pass()


def reroll(state: State, task: RerollDice) -> Action:
    """Roll all misses again, or one of them."""
    needed = attacks.resistance(state, task.fight)
    missed = tuple(die for die, shown in enumerate(task.dice) if shown < needed)
    return Reroll(missed[:1] if attacks.may_reroll(state, task) == "one" else missed)


def playable(state: State, task: TakeTurn | Brace, blow: Blow | None) -> list[Id]:
    """Return every card that can be used now."""
    fight, fighter = task.fight, asked_fighter(task)
    cards = (use for use in held(state, fighter) if isinstance(use, Play))
    return [use.card for use in cards if use_refusal(state, fight, fighter, use, blow) is None]


DOERS = {ByApp: by_app}
