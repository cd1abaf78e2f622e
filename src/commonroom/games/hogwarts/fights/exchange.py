"""The fight of two underage players: one die each, until somebody has lost twice (HOG-283 to HOG-286)."""

from __future__ import annotations

from msgspec.structs import replace

from commonroom.engine import Refusal, Seat
from commonroom.engine.tuples import replaced

from .. import events as event
from ..actions import Action, Attack, Pass, Play, Use
from ..changes import change_hp, push, roll_dice
from ..draft import Draft
from ..effects.vocabulary import SelfHp
from ..pack.ids import Id
from ..question import Question
from ..state import State
from ..tasks import TakePrize
from .escape import run_away
from .limits import escape_reach, has_urgent_token, token_refusal
from .magic import spend_token
from .prizes import EXCHANGE_CARDS, EXCHANGE_ITEMS
from .tasks import Exchange

EXCHANGE_DIE = "exchange"
"""The label of both dice; the attacker's comes first (RUL-HOG-073)."""
LOSSES = 2


def seats(_: State, task: Exchange) -> tuple[Seat, ...]:
    return (task.other if task.announced else task.seat,)


def is_asked(state: State, task: Exchange) -> bool:
    """Ask the attacker always, and the defender only with a token that helps."""
    return not task.announced or has_urgent_token(state, task.other)


def candidates(state: State, _: Exchange, seat: Seat) -> list[Action]:
    return [Attack(), Pass(), *map(Use, state.people[seat].items)]


def refusal(state: State, task: Exchange, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Attack() if not task.announced:
            return None
        case Pass() if task.announced:
            return None
        case Use(token):  # one die each, whatever they hold (RUL-HOG-048)
            return token_refusal(state, seat, token, urgent=True)
        case Play():
            return Refusal("HOG-286", "no_cards")
    return Refusal("HOG-283", "not_now")


def answer(draft: Draft, task: Exchange, seat: Seat, action: Action) -> None:
    """Roll, or first let the defender use a token."""
    match action:
        case Use(token):
            use_token(draft, task, seat, token)
        case Attack() if has_urgent_token(draft.state, task.other):
            push(draft, replace(task, announced=True))
        case _:
            roll(draft, task)


def use_token(draft: Draft, task: Exchange, seat: Seat, token: Id) -> None:
    """Add HP by the Stone, which undoes no lost exchange (RUL-HOG-049); leave the fight by the Cloak (RUL-HOG-047)."""
    put = spend_token(draft, seat, token)
    effects = draft.state.world.tokens[token].effects
    reach = escape_reach(effects)
    if reach > 0:
        draft.emit(event.FightOver("players", task.seat, None, task.other))
        run_away(draft, seat, reach, put)
        return
    for effect in effects:
        if isinstance(effect, SelfHp):
            change_hp(draft, seat, effect.amount, "fight", token)
    push(draft, put, replace(task, announced=False))


def roll(draft: Draft, task: Exchange) -> None:
    """Roll until the dice differ; the lower one costs 1 HP, but never the last (HOG-283, RUL-HOG-017, RUL-HOG-080)."""
    dice = (0, 0)
    while dice[0] == dice[1]:
        mine, theirs = roll_dice(draft, EXCHANGE_DIE, 2)
        dice = (mine, theirs)
        draft.emit(event.ExchangeRolled(task.seat, task.other, dice))
    side = int(dice[1] < dice[0])
    change_hp(draft, task.other if side else task.seat, -1, "fight", least=1)
    lost = replaced(task.lost, side, task.lost[side] + 1)
    if lost[side] < LOSSES:
        push(draft, Exchange(task.seat, task.other, (lost[0], lost[1])))
    else:
        finish(draft, task, winner=task.seat if side else task.other)


def finish(draft: Draft, task: Exchange, winner: Seat) -> None:
    """End the fight after two lost exchanges; the winner may take something (HOG-284, HOG-285)."""
    loser = task.other if winner == task.seat else task.seat
    draft.emit(event.FightOver("players", task.seat, winner == task.seat, task.other))
    push(draft, TakePrize(winner, loser, EXCHANGE_ITEMS, EXCHANGE_CARDS))


QUESTIONS = {Exchange: Question(candidates, refusal, answer, is_asked, seats)}
