"""The window between an announcement and its effect (RUL-HOG-063, RUL-HOG-064)."""

from __future__ import annotations

from msgspec.structs import replace

from commonroom.engine import Refusal, Seat

from .. import events as event
from ..actions import Action, Pass, Play, Use
from ..changes import push, roll_dice
from ..draft import Draft
from ..pack.ids import Id
from ..question import Question
from ..state import State
from ..tasks import Task
from .escape import leave_fight
from .fighters import asked_seats, hp_of, posed, seat_of, voice
from .limits import cancels, could_play, escape_reach, flees, has_urgent_token, held, role_of, use_refusal
from .magic import harm, help_oneself, play_card, spend_token, weaken
from .tasks import Blow, Brace, Fight, Land, Landed

DEFENCE_DIE = "defence"
"""The label of defence dice."""


def brace_or_land(state: State, fight: Fight, blow: Blow) -> Task:
    """Ask a fighter who, as far as everybody sees, could act against a blow; otherwise it lands (RUL-HOG-063)."""
    return posed(Brace(fight, blow)) if can_brace(state, fight, blow) else Land(fight, blow)


def can_brace(state: State, fight: Fight, blow: Blow) -> bool:
    """Tell whether the fighter has a token, or a card that may still be used; nobody braces at 0 HP."""
    fighter = fight.fighters[blow.to]
    if hp_of(state, fighter) <= 0:
        return False
    if not blow.defended and could_play(state, fight, fighter):
        return True
    return fighter.foe is None and has_urgent_token(state, seat_of(fighter), fight)


def roll_defence(draft: Draft, fight: Fight, hits: int) -> Blow:
    """Roll for every hit: 1 and 2 cost the defender two HP, 3 to 5 one, and a 6 costs the attacker one (HOG-731).

    Rules: HOG-741.
    """
    to = 1 - fight.at
    dice = roll_dice(draft, DEFENCE_DIE, hits)
    if dice:
        draft.emit(event.DefenceRolled(voice(fight, to), dice, fight.fighters[to].foe))
    return Blow(to, "attack", sum(2 if die <= 2 else 1 for die in dice if die < 6), recoil=dice.count(6))


def candidates(state: State, task: Brace, _: Seat) -> list[Action]:
    return [Pass(), *held(state, task.fight.fighters[task.blow.to])]


def refusal(state: State, task: Brace, _: Seat, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case Play() | Use():
            return use_refusal(state, task.fight, task.fight.fighters[task.blow.to], action, task.blow)
    return Refusal("RUL-HOG-063", "not_now")


def answer(draft: Draft, task: Brace, seat: Seat | None, action: Action) -> None:
    match action:
        case Play(card):
            defend(draft, task, card)
        case Use(token):
            assert seat is not None
            use_token(draft, task, seat, token)
        case _:
            push(draft, Land(task.fight, task.blow))


def defend(draft: Draft, task: Brace, card: Id) -> None:
    """Void the announcement with a cancel card, or add HP before the loss is taken (RUL-HOG-063)."""
    state, index = draft.state, task.blow.to
    role = role_of(state.world.magic[card])
    assert role is not None
    lower = harm(state, task.fight, card)[1]
    fight, first = play_card(draft, task.fight, index, card)
    fight, blow = weaken(fight, index, lower), replace(task.blow, defended=True)
    if flees(fight.fighters[index], role[1]):
        leave_fight(draft, fight, seat_of(fight.fighters[index]), escape_reach(role[1]), *first)
    elif any(cancels(effect, blow) for effect in role[1]):
        draft.emit(event.AttackCancelled(voice(fight, index), card, fight.fighters[index].foe))
        push(draft, *first, Landed(fight, blow))
    else:
        push(draft, *first, brace_or_land(state, fight, blow))


def use_token(draft: Draft, task: Brace, seat: Seat, token: Id) -> None:
    """Add HP before the loss, or leave the fight (RUL-HOG-047, RUL-HOG-049)."""
    put = spend_token(draft, seat, token)
    effects = draft.state.world.tokens[token].effects
    if flees(task.fight.fighters[task.blow.to], effects):
        leave_fight(draft, task.fight, seat, escape_reach(effects), put)
    else:
        fight, first = help_oneself(draft, task.fight, task.blow.to, effects, token)
        push(draft, put, *first, brace_or_land(draft.state, fight, task.blow))


QUESTIONS = {Brace: Question(candidates, refusal, answer, seats=asked_seats)}
