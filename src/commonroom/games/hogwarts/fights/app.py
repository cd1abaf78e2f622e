"""How the app plays a death eater in a game of one team: attack card first, defence card in need (RUL-HOG-084)."""

from __future__ import annotations

from ..actions import Action, Attack, Pass, Play, Reroll
from ..effects import opponent_loss
from ..state import State
from ..table import Play as Step
from . import attacking, bracing, rolling
from .asking import asked_fighter
from .fighters import hp_of
from .limits import playable
from .tasks import Brace, ByApp, RerollDice, TakeTurn

LOW_HP = 3
"""It defends itself as soon as it would fall below that."""


def by_app(step: Step, task: ByApp) -> None:
    match task.question:
        case TakeTurn() as turn:
            attacking.answer(step, turn, None, attack(step.state, turn))
        case RerollDice() as dice:
            rolling.answer(step, dice, None, reroll(step.state, dice))
        case Brace() as brace:
            bracing.answer(step, brace, None, defence(step.state, brace))


def attack(state: State, task: TakeTurn) -> Action:
    """The card that takes most, otherwise dice."""
    magic = state.world.magic
    cards = playable(state, task.fight, asked_fighter(task), None)
    strong = [card for card in cards if magic[card].type == "attack" and opponent_loss(magic[card].effects) > 0]
    return Play(max(strong, key=lambda card: opponent_loss(magic[card].effects))) if strong else Attack()


def defence(state: State, task: Brace) -> Action:
    """A defence card, if this would be too much."""
    fighter = asked_fighter(task)
    cards = playable(state, task.fight, fighter, task.blow)
    return Play(cards[0]) if cards and hp_of(state, fighter) - task.blow.loss < LOW_HP else Pass()


def reroll(state: State, task: RerollDice) -> Action:
    """All that missed, or one of them."""
    needed = rolling.resistance(state, task.fight)
    missed = tuple(die for die, shown in enumerate(task.dice) if shown < needed)
    return Reroll(missed[:1] if rolling.may_reroll(state, task) == "one" else missed)


DOERS = {ByApp: by_app}
