"""The combat abilities of the boards: at which moment they work, and what for (HOG-276, HOG-749).

Those that cost nothing are used by themselves; dice are rolled again only if the player says so.
"""

from __future__ import annotations

from .. import events as event
from ..draft import Draft
from ..effects.vocabulary import Effects, Special
from ..pack.people import Moment
from ..state import State
from .fighters import board_of, opponent_of, voice, with_fighter
from .tasks import Fight, Fighter


def working(state: State, fight: Fight, index: int, *moments: Moment, hits: int = 0) -> Effects:
    """What the fighter's ability does at one of these moments; nothing if it has worked as often as it may."""
    fighter = fight.fighters[index]
    ability = board_of(state, fighter).combat
    if ability is None or ability.when not in moments or hits < ability.hits or fighter.spent:
        return ()
    return ability.effects


def at_attack(state: State, fight: Fight) -> Effects:
    """What the attacker's ability adds to this attack."""
    moments: list[Moment] = ["attack"]
    if fight.attacker.attacks == 0:
        moments += ["first_attack", "first_round"]
    if begins(state, fight):
        moments.append("attacking_first")
    return working(state, fight, fight.at, *moments)


def begins(state: State, fight: Fight) -> bool:
    """Whether the attacker's side had the first attack."""
    opponent = opponent_of(state, fight)
    return fight.at == 0 if opponent is None else opponent.first == "player"


def at_defence(state: State, fight: Fight) -> Effects:
    """What the ability of the attacked does against the dice of this attack; an opponent on a card has none."""
    if opponent_of(state, fight) is not None:
        return ()
    moments: list[Moment] = ["first_round"] if fight.attacker.attacks == 0 else []
    if not begins(state, fight):
        moments.append("attacking_first")
    return working(state, fight, 1 - fight.at, *moments)


def tell(draft: Draft, fight: Fight, index: int) -> None:
    """The ability of a fighter makes a difference."""
    draft.emit(event.AbilityUsed(voice(fight, index), board_of(draft.state, fight.fighters[index]).id))


def spent(state: State, fight: Fight, index: int) -> Fight:
    """The ability has worked; one that works once is gone for this fight."""
    ability = board_of(state, fight.fighters[index]).combat
    once = ability is not None and ability.once_per is not None
    return with_fighter(fight, index, spent=True) if once else fight


def escape_reach(effects: Effects) -> int:
    """How far effects take their user out of the fight; 0 if they do not (HOG-209)."""
    return special(effects, "escape")


def flees(fighter: Fighter, effects: Effects) -> bool:
    """Whether these effects take the fighter out of the fight; death eaters stay."""
    return fighter.foe is None and escape_reach(effects) > 0


def special(effects: Effects, name: str) -> int:
    """The number that a registered function stands there with, or 0."""
    return sum(effect.amount for effect in effects if isinstance(effect, Special) and effect.name == name)
