"""The window in which something has been announced and has not happened yet (RUL-HOG-063, RUL-HOG-064)."""

from __future__ import annotations

from msgspec.structs import replace

from commonroom.engine import Refusal, Seat

from .. import events as event
from ..actions import Action, Pass, Play, Use
from ..changes import push
from ..draft import Draft
from ..pack.ids import Id
from ..question import Question
from ..state import State
from .abilities import escape_reach, flees
from .asked import announced, asked_seats
from .escape import leave_fight
from .fighters import seat_of, voice
from .limits import cancels, card_refusal, held_cards, role_of
from .magic import harm, help_oneself, play_card, weaken
from .tasks import Brace, Land, Landed
from .tokens import held_tokens, spend_token, token_refusal


def candidates(state: State, task: Brace, _: Seat) -> list[Action]:
    fighter = task.fight.fighters[task.blow.to]
    return [Pass(), *map(Play, held_cards(state, fighter)), *map(Use, held_tokens(state, fighter))]


def refusal(state: State, task: Brace, seat: Seat, action: Action) -> Refusal | None:
    fighter = task.fight.fighters[task.blow.to]
    match action:
        case Pass():
            return None
        case Play(card):
            return card_refusal(state, task.fight, fighter, card, task.blow)
        case Use(token) if fighter.foe is None:
            return token_refusal(state, seat, token, urgent=True)
        case Use():
            return Refusal("HOG-087", "no_tokens", "death eaters have no item tokens")
    return Refusal("RUL-HOG-063", "not_now", "first answer what is announced: a defence card, a token, or let it be")


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
    """A cancel card voids what is announced; HP are added before the loss is taken (RUL-HOG-063)."""
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
        push(draft, *first, announced(state, fight, blow))


def use_token(draft: Draft, task: Brace, seat: Seat, token: Id) -> None:
    """HP before the loss, or out of it all (RUL-HOG-047, RUL-HOG-049)."""
    put = spend_token(draft, seat, token)
    effects = draft.state.world.tokens[token].effects
    if flees(task.fight.fighters[task.blow.to], effects):
        leave_fight(draft, task.fight, seat, escape_reach(effects), put)
    else:
        fight, first = help_oneself(draft, task.fight, task.blow.to, effects, token)
        push(draft, put, *first, announced(draft.state, fight, task.blow))


QUESTIONS = {Brace: Question(candidates, refusal, answer, seats=asked_seats)}
