"""A fighter's own turn: a defence card, a token, then the attack with dice or a card (HOG-271, HOG-273)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Literal

from msgspec.structs import replace

from commonroom.engine import Refusal, Seat

from .. import events as event
from ..actions import Action, Attack, Pass, Play, Reroll, Use
from ..changes import push, roll_dice
from ..draft import Draft
from ..effects.vocabulary import Effects, ExtraDie, ResistanceOpp, ResistanceSelf
from ..effects.vocabulary import Reroll as RerollEffect
from ..pack.habits import shield
from ..pack.ids import Id
from ..question import Question
from ..state import State
from .escape import leave_fight
from .fighters import (
    asked_seats,
    at_attack,
    at_defence,
    board_of,
    opponent_of,
    posed,
    seat_of,
    spend_ability,
    tell,
    tell_effects,
    voice,
    with_fighter,
    working,
)
from .limits import escape_reach, flees, held, role_of, use_refusal
from .magic import harm, help_oneself, play_card, spend_token, weaken
from .tasks import Attacked, Fight, RerollDice, TakeTurn

ATTACK_DIE = "attack"
"""The label of attack dice."""
FOR_THIS_ATTACK = (ExtraDie, ResistanceOpp, ResistanceSelf, RerollEffect)
"""Changes that an ability makes to the attack itself, and that do not outlast it."""
LEAST_RESISTANCE = 1
"""At 1 every die hits (RUL-HOG-072)."""


def candidates(state: State, task: TakeTurn, _: Seat) -> list[Action]:
    return [Attack(), *held(state, task.fight.attacker)]


def refusal(state: State, task: TakeTurn, _: Seat, action: Action) -> Refusal | None:
    match action:
        case Attack():
            return None
        case Play() | Use():
            return use_refusal(state, task.fight, task.fight.attacker, action)
    return Refusal("HOG-273", "not_now")


def answer(draft: Draft, task: TakeTurn, seat: Seat | None, action: Action) -> None:
    match action:
        case Play(card):
            use_card(draft, task.fight, card)
        case Use(token):
            assert seat is not None
            use_token(draft, task.fight, seat, token)
        case _:
            roll_attack(draft, task.fight)


def use_card(draft: Draft, fight: Fight, card: Id) -> None:
    """Attack with an attack card (HOG-272), or play a defence card before it or instead of it (HOG-275, HOG-734)."""
    state, index = draft.state, fight.at
    role = role_of(state.world.magic[card])
    loss, lower = harm(state, fight, card)
    assert role is not None
    fight, first = play_card(draft, fight, index, card)
    if flees(fight.attacker, role[1]):
        leave_fight(draft, fight, seat_of(fight.attacker), escape_reach(role[1]), *first)
    elif role[0] == "attack":
        fight = with_fighter(fight, index, attacks=fight.attacker.attacks + 1)
        push(draft, *first, Attacked(fight, loss, lower))
    else:
        fight = weaken(with_fighter(fight, index, defended=True), index, lower)
        push(draft, *first, Attacked(fight, 0) if fight.defence_dice else posed(TakeTurn(fight)))


def use_token(draft: Draft, fight: Fight, seat: Seat, token: Id) -> None:
    """Get dice or HP for this fight, or a way out of it."""
    put = spend_token(draft, seat, token)
    effects = draft.state.world.tokens[token].effects
    if flees(fight.attacker, effects):
        leave_fight(draft, fight, seat, escape_reach(effects), put)
    else:
        fight, first = help_oneself(draft, fight, fight.at, effects, token)
        push(draft, put, *first, TakeTurn(fight))


# Dice


def roll_attack(draft: Draft, fight: Fight) -> None:
    """Roll as many dice as the board shows, and more by cards, tokens and abilities (HOG-271)."""
    more = extra_dice(at_attack(draft.state, fight))
    if more:
        tell(draft, fight, fight.at, "dice", more)
    dice = roll_dice(draft, ATTACK_DIE, board_of(draft.state, fight.attacker).dice + fight.attacker.dice + more)
    consider(draft, RerollDice(fight, dice))


def extra_dice(effects: Effects) -> int:
    return sum(effect.count for effect in effects if isinstance(effect, ExtraDie) and effect.on == "fight")


def consider(draft: Draft, task: RerollDice) -> None:
    """Report the dice; ask only a fighter who could improve a miss."""
    fight, dice = task.fight, task.dice
    hits = count_hits(dice, resistance(draft.state, fight))
    draft.emit(event.FightRolled(voice(fight, fight.at), dice, hits, fight.attacker.foe))
    if hits < len(dice) and may_reroll(draft.state, task) is not None:
        push(draft, posed(task))
    else:
        settle(draft, task)


# Hits


def resistance(state: State, fight: Fight, *, lowered: bool = True, raised: bool = True, shielded: bool = True) -> int:
    """Return what a die has to show: the other side's resistance, with or without changes by abilities and habits."""
    opponent = opponent_of(state, fight)
    if opponent is not None:
        needed = opponent.resistance + fight.resistance
        needed += shield(opponent.habits, fight.attacker.attacks + 1) if shielded else 0
    else:
        other = fight.fighters[1 - fight.at]
        needed = board_of(state, other).resistance + other.resistance
    if lowered:
        needed += sum(effect.amount for effect in at_attack(state, fight) if isinstance(effect, ResistanceOpp))
    if raised:
        needed += sum(effect.amount for effect in at_defence(state, fight) if isinstance(effect, ResistanceSelf))
    return max(LEAST_RESISTANCE, needed)


def count_hits(dice: tuple[int, ...], needed: int) -> int:
    """Count the dice at or above the resistance (HOG-082)."""
    return sum(die >= needed for die in dice)


def settle(draft: Draft, task: RerollDice) -> None:
    """Let the dice stand: use up the abilities that made a difference, and make the attack."""
    state, fight, dice = draft.state, task.fight, task.dice
    needed, mine = resistance(state, fight), at_attack(state, fight)
    hits = count_hits(dice, needed)
    others = tuple(effect for effect in mine if not isinstance(effect, FOR_THIS_ATTACK))
    plain, bare = resistance(state, fight, lowered=False), resistance(state, fight, raised=False)
    lowered, raised = hits != count_hits(dice, plain), hits != count_hits(dice, bare)
    if lowered:
        tell(draft, fight, fight.at, "needed", plain - needed)
    if others:
        tell_effects(draft, fight, fight.at, others)
    if raised:
        tell(draft, fight, 1 - fight.at, "resistance", needed - bare)
        fight = spend_ability(state, fight, 1 - fight.at)
    if lowered or others or task.rerolled or extra_dice(mine):
        fight = spend_ability(state, fight, fight.at)
    board = board_of(state, fight.attacker)
    fight = with_fighter(fight, fight.at, attacks=fight.attacker.attacks + 1)
    fight, first = help_oneself(draft, fight, fight.at, others, board.id)
    if good := working(state, fight, fight.at, "hits", hits=hits):
        tell_effects(draft, fight, fight.at, good)
        fight, more = help_oneself(draft, spend_ability(state, fight, fight.at), fight.at, good, board.id)
        first += more
    push(draft, *first, Attacked(fight, hits, by_dice=True, dice=dice))


# Rolling again


def may_reroll(state: State, task: RerollDice) -> Literal["one", "all"] | None:
    """Return whether one missed die or any dice may be rolled again: by the ability, then by cards."""
    if not task.rerolled:
        for effect in at_attack(state, task.fight):
            if isinstance(effect, RerollEffect) and effect.on == "fight":
                return effect.dice
    return next(iter(task.fight.attacker.rerolls), None)


def rerolls(state: State, task: RerollDice, _: Seat) -> Iterator[Action]:
    """Yield every choice of dice, the small ones first; single dice where only one may be rolled again."""
    yield Pass()
    most = 1 if may_reroll(state, task) == "one" else len(task.dice)
    for number in range(1, most + 1):
        yield from map(Reroll, combinations(range(len(task.dice)), number))


def reroll_refusal(state: State, task: RerollDice, _: Seat, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case Reroll(dice) if can_reroll(state, task, dice):
            return None
        case Reroll():
            return Refusal("HOG-276", "bad_dice")
    return Refusal("HOG-276", "not_now")


def can_reroll(state: State, task: RerollDice, chosen: tuple[int, ...]) -> bool:
    """Tell whether these dice, each named once and in order, may be rolled again: any of them, or one that missed."""
    if not chosen or list(chosen) != sorted(set(chosen)) or chosen[0] < 0 or chosen[-1] >= len(task.dice):
        return False
    if may_reroll(state, task) != "one":
        return True
    return len(chosen) == 1 and task.dice[chosen[0]] < resistance(state, task.fight)


def reroll(draft: Draft, task: RerollDice, _: Seat | None, action: Action) -> None:
    if not isinstance(action, Reroll):
        settle(draft, task)
        return
    fight = task.fight
    dice = tuple(draft.dice.roll(ATTACK_DIE, 6) if at in action.dice else die for at, die in enumerate(task.dice))
    if not task.rerolled and _by_ability(draft.state, fight):
        tell(draft, fight, fight.at, "reroll", len(action.dice))
        consider(draft, replace(task, dice=dice, rerolled=True))
    else:
        fight = with_fighter(fight, fight.at, rerolls=fight.attacker.rerolls[1:])
        consider(draft, replace(task, dice=dice, fight=fight))


def _by_ability(state: State, fight: Fight) -> bool:
    return any(isinstance(effect, RerollEffect) for effect in at_attack(state, fight))


QUESTIONS = {
    TakeTurn: Question(candidates, refusal, answer, seats=asked_seats),
    RerollDice: Question(rerolls, reroll_refusal, reroll, seats=asked_seats),
}
